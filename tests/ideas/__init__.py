"""Rules of verbs that only packs of other authors use, on the cards of `tests/packs/ideas`."""
