"""The parts of a view: where each stands, what it is made of, and how it is shown.

A field that is shown as it is says so in `fields`; what is put together from several stands here. A part is compared by
what it is made of, which costs less than showing it.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from unshuffled.rules.core import constants, fields
from unshuffled.rules.core.facts import nemesis_tier
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.core.zones import unseen
from unshuffled.rules.mechanics.damage import swarm_life
from unshuffled.rules.readings.shown import (
    Breach,
    CardInPlay,
    DeckPlace,
    Pile,
    RestrictedAether,
    SideDeck,
    Spell,
    Swarm,
)


class GamePart:
    """A part of the table that all share."""

    __slots__ = ("annotation", "made_of", "name", "path", "pointer", "show")

    def __init__(self, at: str, annotation: str, made_of: Callable[[Game], Any], show: Callable[[Game], Any]) -> None:
        *path, name = at.split("/")
        self.path = path
        self.name = name
        self.pointer = f"/{at}"
        self.annotation = annotation
        """The type of what is shown, as `shown` calls it."""
        self.made_of = made_of
        """What it depends on; equal when two moments look the same."""
        self.show = show


class PlayerPart:
    """A part of a player."""

    __slots__ = ("annotation", "at", "made_of", "show")

    def __init__(
        self, at: str, annotation: str, made_of: Callable[[Player], Any], show: Callable[[Game, Player], Any]
    ) -> None:
        self.at = at
        self.annotation = annotation
        self.made_of = made_of
        self.show = show


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
        "focus": constants.FOCUS_COST[b],
        "open": constants.OPEN_COST[b][turned],
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


def _spells(p: Player) -> list[Any]:
    return [spell.key() for spell in p.prepped] if p.prepped else []


def _player_field(field: fields.Field) -> PlayerPart:
    name = field.name
    value: Callable[[Any], Any] = attrgetter(name)
    if field.shape is fields.PILE:
        return PlayerPart(field.shown, "list[str]", value, lambda g, p: _cards(g, value(p), field.order))
    if field.shape is fields.TOKENS:
        return PlayerPart(field.shown, "dict[str, int]", value, lambda g, p: dict(value(p)))
    return PlayerPart(field.shown, field.shape.annotation, value, lambda g, p: value(p))


def _cards(g: Game, pile: list[int], order: str) -> list[str]:
    """A pile that everybody can look through."""
    ids = g.scenario.content.ids
    shown = [ids[card] for card in pile]
    return sorted(shown) if order == fields.UNORDERED else shown


PLAYER: list[PlayerPart] = [
    *[_player_field(field) for field in fields.PLAYER if field.shown],
    PlayerPart("number", "int", attrgetter("number"), lambda g, p: p.number + 1),
    PlayerPart("mage", "str", lambda p: None, lambda g, p: p.mage.id),
    PlayerPart("charges_needed", "int", lambda p: None, lambda g, p: p.mage.charges),
    PlayerPart("deck", "list[str | None]", attrgetter("deck"), _deck),
    PlayerPart("hidden", "list[str] | None", attrgetter("deck"), _hidden),
    PlayerPart("breaches", "list[Breach]", attrgetter("breach_turns", "breach_bonus", "focused"), _breaches),
    PlayerPart("prepped", "list[Spell]", _spells, _prepped),
    PlayerPart("limited", "list[RestrictedAether]", attrgetter("restricted_aether"), _limited),
]


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
    return {c.name: n for c, n in zip(g.scenario.nemesis.counters, g.counters, strict=True)}


def _nemesis_deck(g: Game) -> list[DeckPlace]:
    cards = g.scenario.content.cards
    return [
        {"card": cards[card].id, "tier": cards[card].tier} if card >= 0 else {"card": None, "tier": cards[~card].tier}
        for card in reversed(g.nemesis_deck)
    ]


def _in_play(g: Game) -> list[CardInPlay]:
    ids = g.scenario.content.ids
    return [
        {"uid": m.uid, "card": ids[m.card], "life": m.life, "max": m.max_life, "tokens": m.tokens} for m in g.in_play
    ]


def _lying(g: Game) -> list[Any]:
    return [card.key() for card in g.in_play]


def _side_decks(g: Game) -> dict[str, SideDeck]:
    """A side deck's places, and all cards of it that nobody has seen, wherever they lie.

    With closed decks also those that lie in players' decks again: the view does not keep count of them.
    """
    shown: dict[str, SideDeck] = {}
    ids = g.scenario.content.ids
    for n, places in unseen(g).items():
        pile = g.scenario.nemesis.piles[n]
        shown[pile.name] = {
            "deck": [ids[c] if c >= 0 else None for c in reversed(g.piles[n])],
            "discard": [ids[c] for c in g.piles[pile.discards]] if pile.discards >= 0 else [],
            "unseen": sorted([ids[~lying[at]] for lying, at in places]),
        }
    return shown


def _in_decks(g: Game) -> Any:
    return (g.piles, [p.deck for p in g.players])


def _open_pile(g: Game) -> list[str]:
    at = g.scenario.open_pile
    return _cards(g, g.piles[at], fields.AS_IT_LIES) if at >= 0 else []


def _piles(g: Game) -> dict[str, Pile]:
    """Piles that lie open and are not the discard pile of a deck."""
    nemesis = g.scenario.nemesis
    return {pile.name: _cards(g, g.piles[nemesis.pile(pile.name)], fields.AS_IT_LIES) for pile in nemesis.open_piles}


def _swarm(g: Game) -> Swarm:
    swarm = g.scenario.nemesis.swarm
    assert swarm is not None
    return {"id": swarm.id, "count": g.swarm, "life": swarm_life(g), "hurt": g.swarm_hurt}


def _nothing(g: Game) -> None:
    """For what never changes, or is looked at elsewhere."""
    return


CLOSED_LISTS = {"outcome": "Outcome"}
"""Fields of the game that hold one of a few words, and the type of those."""


def _game_field(field: fields.Field) -> GamePart:
    value: Callable[[Any], Any] = attrgetter(field.name)
    if field.shape is fields.PILE:
        return GamePart(field.shown, "list[str]", value, lambda g: _cards(g, value(g), field.order))
    return GamePart(field.shown, CLOSED_LISTS.get(field.name, field.shape.annotation), value, value)


def _supply(g: Game) -> list[dict[str, Any]]:
    ids = g.scenario.content.ids
    return [{"card": ids[card], "count": n} for card, n in zip(g.scenario.supply, g.supply, strict=True)]


GAME: list[GamePart] = [
    *[_game_field(field) for field in fields.GAME if field.shown],
    GamePart("phase", "Phase", attrgetter("phase"), lambda g: constants.PHASES[g.phase]),
    GamePart("active", 'int | Literal["nemesis"]', attrgetter("active"), _active),
    GamePart("gravehold/life", "int", attrgetter("gravehold"), attrgetter("gravehold")),
    GamePart("gravehold/max", "int", attrgetter("gravehold_max"), attrgetter("gravehold_max")),
    # Its changes are sent pile by pile.
    GamePart("supply", "list[SupplyPile]", _nothing, _supply),
    GamePart("nemesis/id", "str", _nothing, lambda g: g.scenario.nemesis.id),
    GamePart("nemesis/form", "str", _nothing, lambda g: g.scenario.nemesis.form),
    GamePart("nemesis/life", "int", attrgetter("nemesis_life"), attrgetter("nemesis_life")),
    GamePart("nemesis/max", "int", attrgetter("nemesis_max"), attrgetter("nemesis_max")),
    GamePart("nemesis/tier", "int", lambda g: (g.tier, g.nemesis_discard, len(g.in_play)), nemesis_tier),
    GamePart("nemesis/counters", "dict[str, int]", attrgetter("counters"), _counters),
    GamePart("nemesis/deck", "list[DeckPlace]", attrgetter("nemesis_deck"), _nemesis_deck),
    GamePart("nemesis/in_play", "list[CardInPlay]", _lying, _in_play),
    GamePart("nemesis/pending", "list[str]", attrgetter("pending"), lambda g: _cards(g, g.pending, fields.AS_IT_LIES)),
    GamePart("nemesis/open_pile", "list[str]", _open_pile, _open_pile),
    GamePart("turn_order/deck", "list[TurnCard | None]", attrgetter("turn_deck"), _turn_deck),
    GamePart("turn_order/hidden", "list[TurnCard]", attrgetter("turn_deck"), _turn_hidden),
    GamePart("turn_order/discard", "list[TurnCard]", attrgetter("turn_discard"), _turn_discard),
    GamePart("turn_order/tokens", "dict[str, int]", attrgetter("wild_token", "pair_tokens"), _turn_order_tokens),
]
DECKS = GamePart("nemesis/decks", "dict[str, SideDeck]", _in_decks, _side_decks)
NO_DECKS = GamePart("nemesis/decks", "dict[str, SideDeck]", _nothing, _side_decks)
PILES = GamePart("nemesis/piles", "NotRequired[dict[str, Pile]]", _piles, _piles)
SWARM = GamePart("nemesis/swarm", "NotRequired[Swarm]", attrgetter("swarm", "swarm_hurt", "in_play"), _swarm)

_OF: dict[tuple[bool, bool, bool], list[GamePart]] = {}


def of(g: Game) -> list[GamePart]:
    """The parts of this game: a table without a swarm has none to show."""
    nemesis = g.scenario.nemesis
    key = (bool(nemesis.piles), g.scenario.has_open_piles, nemesis.swarm is not None)
    found = _OF.get(key)
    if found is None:
        decks, piles, swarm = key
        found = [*GAME, DECKS if decks else NO_DECKS]
        if piles:
            found.append(PILES)
        if swarm:
            found.append(SWARM)
        _OF[key] = found
    return found
