"""The engine's own blocks of steps. `flows` fills them; the mechanics push them; stored games point at them by address."""

from __future__ import annotations

from unshuffled.rules.core.language import Block, Step


class Flow:
    """The course of the game, and what happens after something else. Each block's address is `flow/NAME`."""

    def __init__(self) -> None:
        self.game = Block("flow/game", [])
        self.player_turn = Block("flow/player_turn", [])
        self.nemesis_turn = Block("flow/nemesis_turn", [])
        self.power_end = Block("flow/power_end", [])
        self.attack_end = Block("flow/attack_end", [])
        self.enter = Block("flow/enter", [])
        self.unleash_end = Block("flow/unleash_end", [])
        self.unleash_two = Block("flow/unleash_two", [])
        self.unleash_three = Block("flow/unleash_three", [])
        self.exhaustion = Block("flow/exhaustion", [])
        self.cast_end = Block("flow/cast_end", [])
        self.spread = Block("flow/spread", [])
        self.gain = Block("flow/gain", [])
        self.place_destroyed = Block("flow/place_destroyed", [])
        self.lose_breach = Block("flow/lose_breach", [])
        self.put_back = Block("flow/put_back", [])
        self.destroy_one_breach = Block("flow/destroy_one_breach", [])
        self.hand_over = Block("flow/hand_over", [])
        self.row_empty = Block("flow/row_empty", [])
        self.order_reactions = Block("flow/order_reactions", [])
        self.offer_charges = Block("flow/offer_charges", [])
        self.ability = Block("flow/ability", [])

    def blocks(self) -> list[Block]:
        """All of them."""
        return [
            self.game,
            self.player_turn,
            self.nemesis_turn,
            self.power_end,
            self.attack_end,
            self.enter,
            self.unleash_end,
            self.unleash_two,
            self.unleash_three,
            self.exhaustion,
            self.cast_end,
            self.spread,
            self.gain,
            self.place_destroyed,
            self.lose_breach,
            self.put_back,
            self.destroy_one_breach,
            self.hand_over,
            self.row_empty,
            self.order_reactions,
            self.offer_charges,
            self.ability,
        ]


def fill(block: Block, *steps: Step) -> None:
    """Say what a block consists of; saying it again changes nothing."""
    block.steps[:] = steps


FLOW = Flow()
