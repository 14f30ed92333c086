"""What all effects share: steps, amounts, counts and conditions.

A record is what a pack says, decoded. Its resolver is its `run` method, which changes the game and
returns `NEXT`, `STAY` or `WAIT` (`kinds`). A step that asks is called again with the answer; it must
not have changed anything before asking except its own frame. `extent` says how much of the step could
be done now, which the rules for OR and TO DISCARD need (EFF-06, EFF-08, ED-11).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from unshuffled.rules import kinds
from unshuffled.rules.frames import Frame, Scope
from unshuffled.rules.records import Block
from unshuffled.rules.state import Game, InPlay, Player

Extent = tuple[int, int]
"""How much can be done, of how much is wanted. Equal: fully."""
FULL: Extent = (1, 1)
NONE: Extent = (0, 1)


class Step:
    """One instruction of a card."""

    __slots__ = ()
    VERB: ClassVar[str] = ""
    SHORT: ClassVar[str] = ""
    """The field that the short spelling `verb: value` sets."""
    KEYS: ClassVar[dict[str, str]] = {}
    """For shapes, whose keys stand side by side: the spelling of each field."""
    SPELL: ClassVar[dict[str, str]] = {}
    """Fields that packs spell differently."""
    VALUES: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Fields that take one of a few words."""
    ASKS: ClassVar[bool] = False
    """The step's own question can carry "no" when it is offered by `may`."""
    PRICE: ClassVar[bool] = False
    """It is only a price: nobody wants it for its own sake (PR-46)."""
    LIFE: ClassVar[bool] = False
    """It gives life, which may find no room (OPEN-07, PR-48)."""
    GIVES: ClassVar[bool] = False
    """It does them good, so it exempts nobody from what a nemesis orders (EFF-06, PR-08)."""

    def run(self, g: Game, f: Frame) -> int:
        """Resolve."""
        raise NotImplementedError

    def extent(self, g: Game, s: Scope) -> Extent:
        """How much of this could be done now?"""
        return FULL


def block_extent(g: Game, s: Scope, block: Block) -> Extent:
    """The extents of a block's steps, added up."""
    done = wanted = 0
    for step in block.steps:
        d, w = step.extent(g, s)
        done += d
        wanted += w
    return (done, wanted)


def is_full(extent: Extent) -> bool:
    """Can all of it be done?"""
    return extent[0] >= extent[1]


@dataclass(slots=True)
class Amount:
    """A number on a card: plain, counted, or raised by a condition. Never below 0."""

    base: int = 0
    times: int = 1
    per: Count | None = None
    half_up: bool = False
    plus: int = 0
    condition: Condition | None = None

    SPELL: ClassVar[dict[str, str]] = {"condition": "if"}

    def value(self, g: Game, s: Scope) -> int:
        """The number now."""
        total = self.base
        if self.per is not None:
            n = self.per.value(g, s)
            if self.half_up:
                n = (n + 1) // 2
            total += self.times * n
        if self.plus and (self.condition is None or self.condition.holds(g, s)):
            total += self.plus
        return total if total > 0 else 0

    def is_nothing(self, g: Game, s: Scope) -> bool:
        """Does it come to 0? What an earlier step of the effect will choose is not yet known, so it does not."""
        return self.value(g, s) == 0 and (self.per is None or self.per.what not in CHOSEN)

    @property
    def is_plain(self) -> bool:
        """Is it just a number?"""
        return self.per is None and self.plus == 0


def player_of(s: Scope, whose: str) -> int:
    """The seat behind `you` or `they`."""
    return s.you if whose == "you" else s.they


def minion_of(g: Game, uid: int) -> InPlay | None:
    """The card in play with this number, if it is still there (NEM-07)."""
    for c in g.in_play:
        if c.uid == uid:
            return c
    return None


@dataclass(slots=True)
class Count:
    """Something countable. `what` names it; the other fields narrow it down."""

    what: str
    whose: str = "they"
    name: str = ""
    kind: str = ""
    tier: int = 0
    other: bool = False
    same_name: bool = False
    adjacent: bool = False

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return COUNTS[self.what](self, g, s)


def _prepped(c: Count, g: Game, s: Scope) -> int:
    if c.adjacent:
        # CAST-13: "this breach" is the owner's breach, whoever casts.
        near = {s.breach - 1, s.breach + 1}
        if s.other >= 0:
            near |= {s.other - 1, s.other + 1}
        near -= {s.breach, s.other}
        return sum(1 for p in g.players[s.owner].prepped if p.breach in near or p.other in near)
    if c.whose == "most":
        return max(len(p.prepped) for p in g.players)
    players = g.players if c.whose == "all" else [g.players[player_of(s, c.whose)]]
    n = sum(1 for p in players for spell in p.prepped if not c.same_name or spell.card == s.card)
    if c.other and s.breach >= 0 and "kept" in s.vars:
        # A spell cast without being discarded is still prepped; it is not "another" one.
        owner = g.players[s.owner]
        if c.whose == "all" or owner.seat == player_of(s, c.whose):
            n -= 1
    return n


def _open_breaches(c: Count, g: Game, s: Scope) -> int:
    return open_breaches(g.players[player_of(s, c.whose)])


def open_breaches(p: Player) -> int:
    """How many of the player's breaches are open?"""
    return p.turns.count(kinds.OPEN_BREACH)


def _hand(c: Count, g: Game, s: Scope) -> int:
    cards = g.table.content.cards
    return sum(
        1
        for card in g.players[player_of(s, c.whose)].hand
        if (not c.kind or cards[card].kind == c.kind) and (not c.name or cards[card].id == c.name)
    )


def is_player_turn_card(card: int) -> bool:
    """The wild card and the shared cards are player turn order cards too (TURN-12)."""
    return card != kinds.NEMESIS


def _turn_order_discard(c: Count, g: Game, s: Scope) -> int:
    if c.kind == "any":
        return len(g.turn_discard)
    if c.kind == "nemesis":
        return g.turn_discard.count(kinds.NEMESIS)
    if c.kind == "player":
        return sum(1 for card in g.turn_discard if is_player_turn_card(card))
    if g.table.solo:
        return sum(1 for card in g.turn_discard if is_player_turn_card(card))
    return g.turn_discard.count(g.players[s.they].number)


def _counter(c: Count, g: Game, s: Scope) -> int:
    return g.counters[g.table.nemesis.counter(c.name)]


def _tokens(c: Count, g: Game, s: Scope) -> int:
    return g.players[s.they].tokens.get(c.name, 0)


def _life(c: Count, g: Game, s: Scope) -> int:
    if c.whose == "this":
        minion = minion_of(g, s.uid)
        return minion.life if minion is not None else 0
    return g.players[player_of(s, c.whose)].life


def _charges(c: Count, g: Game, s: Scope) -> int:
    return g.players[player_of(s, c.whose)].charges


def _empty_supply_piles(c: Count, g: Game, s: Scope) -> int:
    return g.supply.count(0)


def _swarm(c: Count, g: Game, s: Scope) -> int:
    return g.swarm


def _in_play(c: Count, g: Game, s: Scope) -> int:
    cards = g.table.content.cards
    return sum(1 for m in g.in_play if cards[m.card].kind == c.kind)


def _chosen(c: Count, g: Game, s: Scope) -> int:
    chosen = s.vars.get(c.name, [])
    if c.tier:
        cards = g.table.content.cards
        return sum(1 for card in chosen if cards[card].tier == c.tier)
    return len(chosen)


def _cost_of(c: Count, g: Game, s: Scope) -> int:
    cards = g.table.content.cards
    return sum(cards[card].cost for card in s.vars.get(c.name, []))


def _played(c: Count, g: Game, s: Scope) -> int:
    return g.players[s.you].plays.count(s.card)


def _gained(c: Count, g: Game, s: Scope) -> int:
    return g.players[s.you].gains.count(s.card)


def nemesis_tier(g: Game) -> int:
    """NEM-26, ED-14. Before any card was drawn it is 1 (OPEN-04)."""
    if g.table.switches.nemesis_tier == "drawn":
        return g.tier
    cards = g.table.content.cards
    tier = 1
    for m in g.in_play:
        tier = max(tier, cards[m.card].tier)
    for card in g.nemesis_discard:
        tier = max(tier, cards[card].tier)
    return tier


def _nemesis_tier(c: Count, g: Game, s: Scope) -> int:
    return nemesis_tier(g)


def _players(c: Count, g: Game, s: Scope) -> int:
    return len(g.players)


COUNTS = {
    "prepped": _prepped,
    "open_breaches": _open_breaches,
    "hand": _hand,
    "turn_order_discard": _turn_order_discard,
    "counter": _counter,
    "tokens": _tokens,
    "life": _life,
    "charges": _charges,
    "empty_supply_piles": _empty_supply_piles,
    "swarm": _swarm,
    "in_play": _in_play,
    "chosen": _chosen,
    "cost_of": _cost_of,
    "played": _played,
    "gained": _gained,
    "nemesis_tier": _nemesis_tier,
    "players": _players,
}

CHOSEN = ("chosen", "cost_of")
"""Counts of what the effect itself has chosen."""

COUNT_FIELDS: dict[str, tuple[str, tuple[str, ...]]] = {
    # spelling of a count: which field its short value sets, and which fields a mapping may hold
    "prepped": ("whose", ("whose", "other", "same_name", "adjacent")),
    "open_breaches": ("whose", ("whose",)),
    "hand": ("whose", ("whose", "kind", "name")),
    "turn_order_discard": ("kind", ("kind",)),
    "counter": ("name", ("name",)),
    "tokens": ("name", ("name",)),
    "life": ("whose", ("whose",)),
    "charges": ("whose", ("whose",)),
    "empty_supply_piles": ("", ()),
    "swarm": ("", ()),
    "in_play": ("kind", ("kind",)),
    "chosen": ("name", ("name", "tier")),
    "cost_of": ("name", ("name",)),
    "played": ("", ()),
    "gained": ("", ()),
    "nemesis_tier": ("", ()),
    "players": ("", ()),
}


@dataclass(slots=True)
class Condition:
    """Something that holds or does not. `what` names it."""

    what: str
    arg: str = ""
    count: Count | None = None
    at_least: int = -1
    at_most: int = -1
    exactly: int = -1
    parts: list[Condition] | None = None

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        return CONDITIONS[self.what](self, g, s)


def _compare(c: Condition, g: Game, s: Scope) -> bool:
    assert c.count is not None
    n = c.count.value(g, s)
    if c.at_least >= 0 and n < c.at_least:
        return False
    if c.at_most >= 0 and n > c.at_most:
        return False
    return c.exactly < 0 or n == c.exactly


def _revealed(c: Condition, g: Game, s: Scope) -> bool:
    if not s.shown:
        return False
    return is_player_turn_card(s.shown[0]) == (c.arg == "player")


def _exhausted(c: Condition, g: Game, s: Scope) -> bool:
    return g.players[player_of(s, c.arg)].exhausted


def _pile_empty(c: Condition, g: Game, s: Scope) -> bool:
    pile = g.table.supply_index.get(s.card)
    # A card that is in no supply pile of this game has no pile that could be empty.
    return pile is not None and g.supply[pile] == 0


def _killed(c: Condition, g: Game, s: Scope) -> bool:
    return s.killed >= 0 and g.table.content.cards[s.killed].tier > 0


def _your_turn(c: Condition, g: Game, s: Scope) -> bool:
    return g.active == s.you


def _all_breaches_open(c: Condition, g: Game, s: Scope) -> bool:
    # Destroyed and absent breaches do not count against it (docs/rules/rulings.md).
    return all(t in (kinds.OPEN_BREACH, kinds.NO_BREACH) for t in g.players[player_of(s, c.arg)].turns)


def _all_piles_empty(c: Condition, g: Game, s: Scope) -> bool:
    return not any(g.supply)


def _not(c: Condition, g: Game, s: Scope) -> bool:
    assert c.parts is not None
    return not c.parts[0].holds(g, s)


def _all(c: Condition, g: Game, s: Scope) -> bool:
    assert c.parts is not None
    return all(part.holds(g, s) for part in c.parts)


CONDITIONS = {
    "count": _compare,
    "revealed": _revealed,
    "exhausted": _exhausted,
    "pile_empty": _pile_empty,
    "killed": _killed,
    "your_turn": _your_turn,
    "all_breaches_open": _all_breaches_open,
    "all_piles_empty": _all_piles_empty,
    "not": _not,
    "all": _all,
}
CONDITION_ARGS: dict[str, tuple[str, ...]] = {
    "revealed": ("player", "nemesis"),
    "exhausted": ("you", "they"),
    "pile_empty": ("this",),
    "killed": ("nemesis_deck",),
    "your_turn": (),
    "all_breaches_open": ("you", "they"),
    "all_piles_empty": (),
}


def decider(s: Scope) -> int:
    """Who answers for a step: the player it acts on, or the players together (EFF-04)."""
    return s.they if s.they >= 0 else kinds.TEAM


def seat_suffix(g: Game, decider: int, seat: int) -> str:
    """The end of a key that names whose thing it is, when it is not the decider's own."""
    return "" if seat == decider or g.table.solo else f" p{seat + 1}"
