"""Simulated games as tables."""
