"""What somebody meets who has only the wheel: an empty environment, one command, a browser."""
