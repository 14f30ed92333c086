"""Reading packs: what is refused, and how the message reads."""
