"""The lab: laws that hold in every game, and the proof that they bite."""
