"""The parts of a view: where each stands, what it is made of, and how it is shown.

A field that is shown as it is says so in `fields`; what is put together from several stands here. `Parts` finds those
that may look different between two moments by the fields that differ: that costs less than showing them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from unshuffled.rules.core import constants, fields
from unshuffled.rules.core.facts import nemesis_tier
from unshuffled.rules.core.moments import UNTIL
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.core.zones import unseen
from unshuffled.rules.mechanics.damage import swarm_life
from unshuffled.rules.mechanics.two_sided import front_of
from unshuffled.rules.readings.shown import (
    Breach,
    CardInPlay,
    DeckPlace,
    Pile,
    Protected,
    RestrictedAether,
    SideDeck,
    Spell,
    Swarm,
    TokenLife,
    Waiting,
)


class Part:
    """A value of the view: of the table that all share (`show(g)`), or of a player (`show(g, p)`)."""

    __slots__ = ("annotation", "at", "hides", "made_of", "name", "path", "pointer", "show")

    def __init__(
        self, at: str, annotation: str, made_of: tuple[str, ...], show: Callable[..., Any], hides: bool = False
    ) -> None:
        *path, name = at.split("/")
        self.at = at
        self.path = path
        self.name = name
        self.pointer = f"/{at}"
        self.annotation = annotation
        """The type of what is shown, as `shown` calls it."""
        self.made_of = made_of
        """The fields it depends on; none if it never changes."""
        self.show = show
        self.hides = hides
        """May other fields look the same? Then saying that something has changed would tell what is hidden."""


class Parts:
    """Parts of the same thing, and which of them a change of fields may show."""

    def __init__(self, declared: tuple[fields.Field, ...], parts: list[Part]) -> None:
        self.parts = parts
        bits = {field.name: 1 << n for n, field in enumerate(declared)}
        self._masks = [(sum([bits[name] for name in part.made_of]), part) for part in parts]
        self._touched: dict[int, list[Part]] = {0: []}

    def touched(self, differing: int) -> list[Part]:
        """Those made of fields that differ, as `differs` of a player or game tells them."""
        found = self._touched.get(differing)
        if found is None:
            found = [part for mask, part in self._masks if mask & differing]
            if len(self._touched) < MOST_KNOWN:
                self._touched[differing] = found
        return found


MOST_KNOWN = 10_000
"""What changes together in a game is not much, but that is no law."""


# Players


def _deck(g: Game, p: Player) -> list[str | None]:
    if g.scenario.switches.open_decks == "off":
        return [None] * len(p.deck)
    ids = g.scenario.content.ids
    return [ids[card] if card >= 0 else None for card in reversed(p.deck)]


def _hidden(g: Game, p: Player) -> list[str] | None:
    """What lies in unknown places. A card gained unseen from a side deck is known by its kind only."""
    if g.scenario.switches.open_decks == "off":
        return None
    ids = g.scenario.content.ids
    if not g.scenario.nemesis.piles:
        return sorted([ids[~c] for c in p.deck if c < 0])
    side = {deck.kind for deck in g.scenario.nemesis.decks}
    cards = g.scenario.content.cards
    return sorted([cards[~c].kind if cards[~c].kind in side else cards[~c].id for c in p.deck if c < 0])


def _breaches(g: Game, p: Player) -> list[Breach]:
    return [_breach(p, b, turned) for b, turned in enumerate(p.breach_turns)]


def _breach(p: Player, b: int, turned: int) -> Breach:
    if turned < 0:
        return {"state": "none"}
    if turned == constants.OPEN_BREACH:
        return {"state": "open", "bonus": p.breach_bonus[b]}
    return {
        "state": "closed",
        "turned": turned,
        "focus": p.mage.focus_cost[b],
        "open": p.mage.open_cost[b][turned],
        "focused": bool(p.focused >> b & 1),
    }


def _prepped(g: Game, p: Player) -> list[Spell]:
    ids = g.scenario.content.ids
    return [
        {
            "card": ids[x.card],
            "breaches": [x.breach + 1, *([x.second_breach + 1] if x.second_breach >= 0 else [])],
            "fresh": x.fresh,
        }
        for x in p.prepped
    ]


def _limited(g: Game, p: Player) -> list[RestrictedAether]:
    return [{"amount": amount, "uses": _uses(mask)} for mask, amount in p.restricted_aether]


def _uses(mask: int) -> list[str]:
    return [name for name, bits in constants.USES.items() if bits & mask == bits and name != "gain"]


def _player_field(field: fields.Field) -> Part:
    value: Callable[[Any], Any] = attrgetter(field.name)
    if field.shape is fields.PILE or field.shape is fields.CARDS:
        return Part(field.shown, "list[str]", (field.name,), lambda g, p: _cards(g, value(p), field.order))
    return Part(field.shown, field.shape.annotation, (field.name,), lambda g, p: value(p))


def _mat_tokens(g: Game, p: Player) -> dict[str, int]:
    return {name: n for name, n in p.tokens.items() if "@" not in name}


def _on_piles(g: Game, p: Player) -> dict[str, dict[str, int]]:
    """Tokens of theirs on supply piles (`PileToken`): of each, how many lie on which card."""
    shown: dict[str, dict[str, int]] = {}
    for token in p.mage.pile_tokens:
        start = f"{token.name}@"
        lying = {name.removeprefix(start): n for name, n in p.tokens.items() if name.startswith(start)}
        if lying:
            shown[token.name] = lying
    return shown


def _cards(g: Game, pile: Sequence[int], order: str) -> list[str]:
    """A pile that everybody can look through."""
    ids = g.scenario.content.ids
    shown = [ids[card] for card in pile]
    return sorted(shown) if order == fields.UNORDERED else shown


PLAYER = Parts(
    fields.PLAYER,
    [
        *[_player_field(field) for field in fields.PLAYER if field.shown],
        Part("number", "int", ("number",), lambda g, p: p.number + 1),
        Part("mage", "str", (), lambda g, p: p.mage.id),
        Part("charges_needed", "int", (), lambda g, p: p.mage.charges),
        Part("deck", "list[str | None]", ("deck",), _deck, hides=True),
        Part("hidden", "list[str] | None", ("deck",), _hidden, hides=True),
        Part("breaches", "list[Breach]", ("breach_turns", "breach_bonus", "focused"), _breaches),
        Part("prepped", "list[Spell]", ("prepped",), _prepped),
        Part("tokens", "dict[str, int]", ("tokens",), _mat_tokens),
        Part("on_piles", "dict[str, dict[str, int]]", ("tokens",), _on_piles),
        Part("shield", "int", ("shields",), lambda g, p: sum([amount for _, amount in p.shields])),
        Part("limited", "list[RestrictedAether]", ("restricted_aether",), _limited),
    ],
)


# Turn order


def _active(g: Game) -> str | int:
    return "nemesis" if g.active == constants.NEMESIS_TURN else g.active


def _turn_deck(g: Game) -> list[str | None]:
    return [constants.TURN_CARDS[c] if c >= 0 else None for c in reversed(g.turn_deck)]


def _turn_hidden(g: Game) -> list[str]:
    return sorted([constants.TURN_CARDS[~c] for c in g.turn_deck if c < 0])


def _turn_discard(g: Game) -> list[str]:
    return [constants.TURN_CARDS[c] for c in g.turn_discard]


def _turn_order_tokens(g: Game) -> dict[str, int]:
    """Who holds the wild token or a pair's token (VAR-02 to VAR-05), by seat; -1 on the table."""
    switches = g.scenario.switches
    if g.scenario.seats == 3 and switches.wild_card == "token":
        return {"wild": g.wild_token}
    if g.scenario.seats == 4 and switches.four_player_deck == "pairs":
        return {"1/2": g.pair_tokens[0], "3/4": g.pair_tokens[1]}
    return {}


# The nemesis


def _counters(g: Game) -> dict[str, int]:
    return {c.name: n for c, n in zip(g.scenario.nemesis.counters, g.counters, strict=True) if not c.life_of}


def _tokens(g: Game) -> dict[str, TokenLife]:
    """Tokens on tracks that have life, by their tracks."""
    return {
        c.life_of: {"life": n, "max": c.largest}
        for c, n in zip(g.scenario.nemesis.counters, g.counters, strict=True)
        if c.life_of
    }


def _nemesis_deck(g: Game) -> list[DeckPlace]:
    cards = g.scenario.content.cards
    return [
        {"card": cards[card].id, "tier": cards[card].tier} if card >= 0 else {"card": None, "tier": cards[~card].tier}
        for card in reversed(g.nemesis_deck)
    ]


def _in_play(g: Game) -> list[CardInPlay]:
    ids = g.scenario.content.ids
    shown: list[CardInPlay] = []
    for m in g.in_play:
        card: CardInPlay = {"uid": m.uid, "card": ids[m.card], "life": m.life, "max": m.max_life, "tokens": m.tokens}
        if m.silenced:
            card["silenced"] = True
        if m.place >= 0:
            card["place"] = g.scenario.nemesis.piles[m.place].name
        if g.scenario.content.cards[m.card].two_sided:
            card["side"] = "covered" if m.is_covered else "turned"
        for marked, seat in g.noted:
            if marked == m.card:
                card["number"] = seat
        shown.append(card)
    return shown


def _waiting(g: Game) -> list[Waiting]:
    ids = g.scenario.content.ids
    return [{"seat": d.you, "card": ids[d.card] if d.card >= 0 else "", "until": _UNTIL[d.until]} for d in g.delayed]


def _assigned(g: Game) -> dict[str, str]:
    """Which supply pile a treasure lies at."""
    cards = g.scenario.content.cards
    return {cards[card].id: cards[pile].id for card, pile in g.noted if cards[card].treasure}


_UNTIL = list(UNTIL)


def _side_decks(g: Game) -> dict[str, SideDeck]:
    """A side deck's places, and all cards of it that nobody has seen, wherever they lie.

    With closed decks also those that lie in players' decks again: the view does not keep count of them.
    """
    shown: dict[str, SideDeck] = {}
    ids = g.scenario.content.ids
    for n, places in unseen(g).items():
        pile = g.scenario.nemesis.piles[n]
        if pile.two_sided:
            shown[pile.name] = _two_sided(g, n, [~lying[at] for lying, at in places])
            continue
        shown[pile.name] = {
            "deck": [ids[c] if c >= 0 else None for c in reversed(g.piles[n])],
            "discard": [ids[c] for c in g.piles[pile.discards]] if pile.discards >= 0 else [],
            "unseen": sorted([ids[~lying[at]] for lying, at in places]),
        }
    return shown


def _two_sided(g: Game, n: int, unseen: list[int]) -> SideDeck:
    """The front of the top card can be seen, and those of the discard pile; cards in play may be covered too."""
    ids = g.scenario.content.ids
    pile = g.scenario.nemesis.piles[n]
    deck: list[str | None] = [None] * len(g.piles[n])
    if deck:
        deck[0] = ids[front_of(g, g.piles[n][-1])]
    unseen = unseen + [~m.other for m in g.in_play if m.is_covered]
    return {
        "deck": deck,
        "discard": [ids[front_of(g, c)] if c < 0 else ids[c] for c in g.piles[pile.discards]],
        "unseen": sorted([ids[card] for card in unseen]),
    }


def _open_pile(g: Game) -> list[str]:
    at = g.scenario.open_pile
    return _cards(g, g.piles[at], fields.AS_IT_LIES) if at >= 0 else []


def _piles(g: Game) -> dict[str, Pile]:
    """Piles that lie open and are not the discard pile of a deck."""
    nemesis = g.scenario.nemesis
    return {pile.name: _cards(g, g.piles[nemesis.pile(pile.name)], fields.AS_IT_LIES) for pile in nemesis.plain_piles}


def _swarm(g: Game) -> Swarm:
    swarm = g.scenario.nemesis.swarm
    assert swarm is not None
    return {"id": swarm.id, "count": g.swarm, "life": swarm_life(g), "hurt": g.swarm_hurt}


def _protected(g: Game) -> Protected:
    """Who is protected instead of Gravehold. Which cards are in the deck is known, their order is not."""
    protected = g.scenario.protected
    assert protected is not None
    ids = g.scenario.content.ids
    return {
        "id": protected.id,
        "charges": g.protected_charges,
        "charges_needed": protected.charges,
        "deck": sorted([ids[~card] for card in g.ability_deck]),
        "discard": _cards(g, g.ability_discard, fields.AS_IT_LIES),
        "ability": ids[g.ability[-1]] if g.ability else None,
    }


def _tracks(g: Game) -> dict[str, list[int]]:
    """How many tokens are on each step of the track that carries many."""
    nemesis = g.scenario.nemesis
    return {nemesis.counters[nemesis.crowded].name: list(g.crowd)}


CLOSED_LISTS = {"outcome": "Outcome"}
"""Fields of the game that hold one of a few words, and the type of those."""


def _game_field(field: fields.Field) -> Part:
    value: Callable[[Any], Any] = attrgetter(field.name)
    if field.shape is fields.PILE or field.shape is fields.CARDS:
        unordered = field.order == fields.UNORDERED
        return Part(field.shown, "list[str]", (field.name,), lambda g: _cards(g, value(g), field.order), unordered)
    return Part(field.shown, CLOSED_LISTS.get(field.name, field.shape.annotation), (field.name,), value)


def _supply(g: Game) -> list[dict[str, Any]]:
    ids = g.scenario.content.ids
    return [{"card": ids[card], "count": n} for card, n in zip(g.scenario.supply, g.supply, strict=True)]


GAME = [
    *[_game_field(field) for field in fields.GAME if field.shown],
    Part("phase", "Phase", ("phase",), lambda g: constants.PHASES[g.phase]),
    Part("active", 'int | Literal["nemesis"]', ("active",), _active),
    Part("gravehold/life", "int", ("gravehold",), attrgetter("gravehold")),
    Part("gravehold/max", "int", ("gravehold_max",), attrgetter("gravehold_max")),
    # Its changes are sent pile by pile.
    Part("supply", "list[SupplyPile]", (), _supply),
    Part("nemesis/id", "str", (), lambda g: g.scenario.nemesis.id),
    Part("nemesis/form", "str", (), lambda g: g.scenario.nemesis.form),
    Part("nemesis/life", "int", ("nemesis_life",), attrgetter("nemesis_life")),
    Part("nemesis/max", "int", ("nemesis_max",), attrgetter("nemesis_max")),
    Part("nemesis/tier", "int", ("tier", "nemesis_discard", "in_play"), nemesis_tier, hides=True),
    Part("nemesis/counters", "dict[str, int]", ("counters",), _counters),
    Part("nemesis/deck", "list[DeckPlace]", ("nemesis_deck",), _nemesis_deck, hides=True),
    Part("nemesis/in_play", "list[CardInPlay]", ("in_play", "noted"), _in_play, hides=True),
    Part("nemesis/pending", "list[str]", ("pending",), lambda g: _cards(g, g.pending, fields.AS_IT_LIES)),
    Part("nemesis/open_pile", "list[str]", ("piles",), _open_pile, hides=True),
    Part("turn_order/deck", "list[TurnCard | None]", ("turn_deck",), _turn_deck, hides=True),
    Part("turn_order/hidden", "list[TurnCard]", ("turn_deck",), _turn_hidden, hides=True),
    Part("turn_order/discard", "list[TurnCard]", ("turn_discard",), _turn_discard),
    Part("waiting", "list[Waiting]", ("delayed",), _waiting),
    Part("assigned", "dict[str, str]", ("noted",), _assigned),
    Part("turn_order/tokens", "dict[str, int]", ("wild_token", "pair_tokens"), _turn_order_tokens),
]
DECKS = Part("nemesis/decks", "dict[str, SideDeck]", ("piles", "in_play"), _side_decks, hides=True)
"""Cards of a side deck may lie in players' decks too: `views` looks at it when one of those has changed."""
PILES = Part("nemesis/piles", "NotRequired[dict[str, Pile]]", ("piles",), _piles, hides=True)
TRACKS = Part("nemesis/tracks", "NotRequired[dict[str, list[int]]]", ("crowd",), _tracks)
SWARM = Part("nemesis/swarm", "NotRequired[Swarm]", ("swarm", "swarm_hurt", "in_play"), _swarm, hides=True)

TOKENS = Part("nemesis/tokens", "NotRequired[dict[str, TokenLife]]", ("counters",), _tokens, hides=True)

PROTECTED = Part(
    "protected",
    "NotRequired[Protected]",
    ("protected_charges", "ability_deck", "ability_discard", "ability"),
    _protected,
    hides=True,
)

_OF: dict[tuple[bool, bool, bool, bool, bool], Parts] = {}


def of(g: Game) -> Parts:
    """The parts of this game: a table without a swarm has none to show."""
    nemesis = g.scenario.nemesis
    key = (
        g.scenario.has_plain_piles,
        nemesis.swarm is not None,
        bool(nemesis.bodies),
        bool(g.crowd),
        g.scenario.protected is not None,
    )
    found = _OF.get(key)
    if found is None:
        own = [part for part, there in zip((PILES, SWARM, TOKENS, TRACKS, PROTECTED), key, strict=True) if there]
        found = _OF[key] = Parts(fields.GAME, [*GAME, DECKS, *own])
    return found
