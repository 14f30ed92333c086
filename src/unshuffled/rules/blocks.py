"""The engine's own blocks of steps, by address. `flows` fills them; stored games point at them."""

from unshuffled.rules.records import Block

FLOW: dict[str, Block] = {}
