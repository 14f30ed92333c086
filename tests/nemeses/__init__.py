"""Each nemesis: its mat, its own cards, and the corners where they meet the rules."""
