"""Curses, basic nemesis cards, upgraded basics and treasures of the third box."""
