"""Tests of the rules, clause by clause."""
