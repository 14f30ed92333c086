"""Unshuffled: a cooperative deck-building game in which decks are never shuffled."""

__version__ = "0.1.0"
