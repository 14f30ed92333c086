"""What records of several sorts have: keys that are known, and damage that is taken in another way."""

from __future__ import annotations

from unshuffled.packs import keys, limits, steps
from unshuffled.packs.mats import Compile
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.core.cards import DamageTaken


def known(entry: Node, allowed: tuple[str, ...]) -> dict[str, Node]:
    """The entries of a record, checked against the keys it may have."""
    entries = entry.items()
    for key, node in entries.items():
        if key in keys.MADE and key not in allowed:
            raise node.oops(f"unknown key {key!r}: {keys.MADE[key]}")
        if key not in allowed:
            raise node.oops(f"unknown key {key!r}{did_you_mean(key, allowed)}")
    for key in ("names",):
        if key not in entries:
            raise entry.oops(f"has no {key}")
    return entries


def damage_taken(block: Compile, node: Node, id: str) -> DamageTaken:
    """How a nemesis or a minion takes damage."""
    made = DamageTaken()
    for key, n in node.items().items():
        if key == "at_most":
            made.at_most = n.number(1)
        elif key == "less":
            made.less = steps.amount(n)
        elif key == "by":
            made.by = n.word(keys.DAMAGE_BY)
        elif key in ("at_least", "cost_at_least", "cost_at_most"):
            setattr(made, key, n.number(0, limits.COST))
        elif key == "none_while":
            made.none_while = steps.condition(n)
        elif key == "then":
            made.then = block(n, f"{id}/damage_taken.then")
        else:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, keys.DAMAGE_TAKEN)}")
    costs = made.cost_at_least >= 0 or made.cost_at_most >= 0
    if costs != (made.by == "spells"):
        raise node.oops("'by: spells' goes with 'cost_at_least' or 'cost_at_most', and they with it")
    if made.at_least and made.less is None:
        raise node.oops("'at_least' is what 'less' leaves")
    if (made.by or made.at_least) and made.less is not None and not made.less.is_plain:
        raise node.oops("with 'by' or 'at_least', 'less' is a number")
    return made
