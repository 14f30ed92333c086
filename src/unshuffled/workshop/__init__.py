"""What the author of a pack works with: reading it over, trial games, and the reference of the effect language."""
