"""Packs that are not complete yet."""
