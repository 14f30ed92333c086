"""What lies on a mage mat besides its text: breaches, also those of the mage's own, and tracks."""

from __future__ import annotations

from unshuffled.packs import limits
from unshuffled.packs.mats import Compile
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.core import constants
from unshuffled.rules.core.mats import Mage, PileToken, Tile, Track

BREACH_KEYS = ("closed", "name", "focus", "open", "bonus", "any_number", "lasting", "when_opened", "when_cast")
TOKEN_KEYS = ("count", "when_gained", "when_you_gain")
TRACK_KEYS = ("start", "spaces")


def breach(block: Compile, mage: Mage, b: int, node: Node) -> None:
    """`open`, `none`, `{closed: quarter turns}`, or a breach of the mage's own, which has a name and costs."""
    if node.is_scalar:
        mage.breaches.append(constants.OPEN_BREACH if node.word(("open", "none")) == "open" else constants.NO_BREACH)
        return
    entries = node.items()
    if "closed" not in entries:
        raise node.oops("expected open, none or {closed: number of quarter turns}")
    for key, n in entries.items():
        if key not in BREACH_KEYS:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, BREACH_KEYS)}")
    turned = entries["closed"].number()
    if not 0 <= turned <= 3:
        raise entries["closed"].oops("a closed breach has been turned 0 to 3 times")
    mage.breaches.append(turned)
    if "name" in entries:
        _own(block, mage, b, entries)
    elif len(entries) > 1:
        raise node.oops("a breach of the mage's own needs a 'name', a word among the terms of the pack")
    if not mage.focus_cost[b]:
        raise node.oops("breach I has no costs; one that begins closed needs a 'name', 'focus' and 'open'")


def _own(block: Compile, mage: Mage, b: int, entries: dict[str, Node]) -> None:
    tile = Tile(entries["name"].text())
    if "focus" in entries:
        cost = entries["focus"].number(1, limits.COST)
        mage.focus_cost = (*mage.focus_cost[:b], cost, *mage.focus_cost[b + 1 :])
    if "open" in entries:
        costs = tuple([n.number(0, limits.COST) for n in entries["open"].list()])
        if len(costs) != 4:
            raise entries["open"].oops("expected four costs: after no, one, two and three quarter turns")
        mage.open_cost = (*mage.open_cost[:b], costs, *mage.open_cost[b + 1 :])
    if "bonus" in entries:
        bonus = entries["bonus"].number(0, limits.TIMES)
        mage.bonus = (*mage.bonus[:b], bonus, *mage.bonus[b + 1 :])
    if "any_number" in entries:
        tile.roomy = entries["any_number"].flag()
        mage.has_roomy = mage.has_roomy or tile.roomy
    if "lasting" in entries:
        tile.lasting = entries["lasting"].flag()
    if "when_opened" in entries:
        tile.when_opened = block(entries["when_opened"], f"{mage.id}/breaches.{b + 1}")
    if "when_cast" in entries:
        tile.when_cast = block(entries["when_cast"], f"{mage.id}/breaches.{b + 1}.when_cast")
        mage.has_cast_tiles = True
    mage.tiles[b] = tile


def track(block: Compile, id: str, name: str, node: Node) -> Track:
    """A track: what each of its spaces says, and where its token begins."""
    entries = node.items()
    for key, n in entries.items():
        if key not in TRACK_KEYS:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, TRACK_KEYS)}")
    if "spaces" not in entries:
        raise node.oops("a track of a mage needs 'spaces', a list of what happens on each")
    nodes = entries["spaces"].list()
    if not 2 <= len(nodes) <= 9:
        raise entries["spaces"].oops("expected 2 to 9 spaces")
    spaces = [block(n, f"{id}/tracks/{name}.{i}") for i, n in enumerate(nodes, 1)]
    return Track(name, entries["start"].number(1, len(spaces)) if "start" in entries else 1, spaces)


def pile_token(block: Compile, id: str, name: str, node: Node) -> PileToken:
    """Tokens for supply piles: how many there are, and what happens when a card with one is gained."""
    entries = node.items()
    for key, n in entries.items():
        if key not in TOKEN_KEYS:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, TOKEN_KEYS)}")
    for key in TOKEN_KEYS:
        if key not in entries:
            raise node.oops(f"tokens for supply piles need {key!r}")
    return PileToken(
        name,
        entries["count"].number(1, limits.TIMES),
        block(entries["when_gained"], f"{id}/tokens/{name}.when_gained"),
        block(entries["when_you_gain"], f"{id}/tokens/{name}.when_you_gain"),
    )
