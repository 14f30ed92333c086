"""Minds: what they may know, how they are found, and how well they play."""
