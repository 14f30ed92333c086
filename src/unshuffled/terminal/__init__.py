"""The game in a terminal. `plain` is the hot-seat game in plain text."""
