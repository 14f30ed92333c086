"""Decoding hooks: what a card or mat does when something happens.

Some moments have been there from the start and are kept apart: their owner orders several of them, or they are about the
card itself. Everything else is a `Reaction` to one of `moments`.
"""

from __future__ import annotations

from collections.abc import Callable

from unshuffled.packs import steps
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.core.cards import Hook, Reaction
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.moments import ANYONE, MOMENTS, WHOSE

SPELL_MOMENTS = ("start_of_casting", "end_of_casting", "you_focus_or_open")
CARD_MOMENTS = ("damaged", "damaged_by_player", "nemesis_damaged", "discarded", "flipped", "token_removed")
NEMESIS_MOMENTS = ("end_of_nemesis_turn", "start_of_player_turn", "end_of_main_phase", "end_of_turn")
KEYS = ("when", "whose", "if", "once_per_turn", "do")

MakeBlock = Callable[[Node, str], Block]


def moments(own: tuple[str, ...]) -> tuple[str, ...]:
    """What may follow `when`, with the moments of its own that such a card has."""
    return (*own, *[name for name in MOMENTS if name not in own])


def hooks(
    node: Node, id: str, own: tuple[str, ...], block: MakeBlock, shared: bool = False
) -> tuple[list[Hook], list[Reaction]]:
    """A list of hooks: those to moments of its own, and reactions. What is `shared` by all players is nobody's own."""
    found: list[Hook] = []
    reactions: list[Reaction] = []
    for i, n in enumerate(node.list()):
        entries = n.items()
        for key, value in entries.items():
            if key not in KEYS:
                raise value.oops(f"unknown key {key!r}{did_you_mean(key, KEYS)}")
        if "when" not in entries or "do" not in entries:
            raise n.oops("a hook needs 'when' and 'do'")
        when = entries["when"].word(moments(own))
        made = block(entries["do"], f"{id}/hooks.{i}")
        condition = steps.condition(entries["if"]) if "if" in entries else None
        once = entries["once_per_turn"].flag() if "once_per_turn" in entries else False
        plain = "whose" not in entries and not once and (condition is None or own == NEMESIS_MOMENTS)
        if when in own and plain:
            if own != NEMESIS_MOMENTS and any(hook.when == when for hook in found):
                raise entries["when"].oops(f"two hooks for {when!r}; put all of it into one")
            found.append(Hook(when, made, condition))
            continue
        if when not in MOMENTS:
            raise n.oops(f"{when!r} takes no 'whose', 'if' or 'once_per_turn'; begin 'do' with an 'if' instead")
        moment = MOMENTS[when]
        of_player = (own == SPELL_MOMENTS or not own) and not shared
        if "whose" in entries and not (of_player and moment.of_player):
            raise entries["whose"].oops(f"{when!r} is about nobody's own turn or cards; leave 'whose' out")
        whose = WHOSE[entries["whose"].word(tuple(WHOSE))] if "whose" in entries else WHOSE["you"]
        reactions.append(Reaction(moment.bit, made, whose if of_player else ANYONE, condition, once))
    return found, reactions
