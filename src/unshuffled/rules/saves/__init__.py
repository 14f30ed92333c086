"""Keeping a game: the transcript, the encoded state, undo, and marks that tell two states apart."""
