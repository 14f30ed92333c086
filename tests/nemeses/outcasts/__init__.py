"""Rules of the nemeses of the third box, each with its cards."""
