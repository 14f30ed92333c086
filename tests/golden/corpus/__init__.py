"""Finished games, and what the table looked like after every answer: a refactoring that changes a rule is found here."""
