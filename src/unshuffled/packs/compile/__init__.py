"""Decoding cards, mages, nemeses, markets and expeditions into the records of `rules`. `compiler` has the sections of a pack."""
