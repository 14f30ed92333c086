"""Card by card: each clause of each card, and where it does not apply."""
