"""Numbers for answers: every answer that the cards of a set of packs can lead to has a number and a readable name.

The names are made from the packs alone, in a fixed order, so the same packs give the same numbers to every setup, seed and
number of mages. Where a question is about one target, as in `3 to nemesis`, the name leaves the target out: `3 to it`. Answers
that no name foresees, such as an owner and a zone at once, take spare numbers in the order of their question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from unshuffled.rules.core import constants
from unshuffled.rules.core.cards import NEMESIS_CARD, Card
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.mats import Nemesis
from unshuffled.rules.core.options import AMOUNT, DESTROY_BREACH, PLAIN, PUT_BACK, SPEND, TOKEN, Option, read
from unshuffled.rules.core.setup import basic_pool
from unshuffled.rules.core.state import Game
from unshuffled.rules.core.zones import census

MAGES = 4
"""The most there can be."""
BREACHES = range(1, 5)
LARGEST = 20
"""Amounts above it take spare numbers."""
STEPS = range(1, 13)
"""Of a track."""
COPIES = 8
"""How many of a card of a nemesis's side deck have different numbers; of its other cards two."""
SPARE = 32
MOVED = ("discard", "destroy", "take", "place")
"""What is done to a chosen card, which may be prepped, on another pile, or somebody else's."""
LYING = ("discard", "played")
"""Zones that a key names."""


@dataclass(frozen=True)
class Scope:
    """Whose answers get numbers."""

    seats: range
    cards: tuple[Card, ...]
    """By id."""
    mages: tuple[str, ...]
    nemeses: tuple[Nemesis, ...]

    @classmethod
    def of_packs(cls, content: Content) -> Scope:
        """Everything that can happen with these packs."""
        forms = [form for _, forms in sorted(content.nemeses.items()) for _, form in sorted(forms.items())]
        cards = sorted(content.cards, key=lambda card: card.id)
        return cls(range(MAGES), tuple(cards), tuple(sorted(content.mages)), tuple(forms))

    @classmethod
    def of_game(cls, state: Game) -> Scope:
        """Everything that can happen in games with these mages, this nemesis and this market, whatever the seed."""
        scenario = state.scenario
        content, nemesis = scenario.content, scenario.nemesis
        met = {content.cards[n].id for n in census(state)}
        met |= {card.id for card in basic_pool(content, nemesis, scenario.switches)}
        # A card that belongs to this nemesis may be one that this seed has left in the box.
        met |= {card.id for card in content.cards if card.nemesis == nemesis.id}
        if nemesis.row is not None:
            met |= {content.ids[n] for lying in content.supply.values() for n in lying}
        cards = sorted([content.card(id) for id in met], key=lambda card: card.id)
        mages = tuple(sorted([mage.id for mage in scenario.mages]))
        return cls(range(len(scenario.mages)), tuple(cards), mages, (nemesis,))


class Numbering:
    """The numbers of a set of packs, or of one setup.

    `names` is the legend: the name of each number. Numbers of a question are made by `legal`.
    """

    __slots__ = ("_number", "_spare", "digest", "names")

    def __init__(self, content: Content, scope: Scope | None = None) -> None:
        self.names: tuple[str, ...] = (
            *dict.fromkeys(_names(content, scope or Scope.of_packs(content))),
            *[f"other {n}" for n in range(1, SPARE + 1)],
        )
        self._number = {name: n for n, name in enumerate(self.names)}
        self._spare = len(self.names) - SPARE
        self.digest = sha256("\n".join(self.names).encode()).hexdigest()[:16]
        """Two numberings with the same digest are the same."""

    def __len__(self) -> int:
        return len(self.names)

    def __getitem__(self, number: int) -> str:
        return self.names[number]

    def __repr__(self) -> str:
        return f"<Numbering of {len(self)} answers, {self.digest}>"

    def number(self, key: str) -> int:
        """The number of an answer; -1 if it has none of its own."""
        number = self._number.get(key, -1)
        if number < 0:
            option = read(key)
            if option.verb == AMOUNT:
                number = self._number.get(_it(option.amount), -1)
        return number

    def legal(self, keys: Sequence[str]) -> dict[int, str]:
        """The answers of a question by their numbers, in the order of the question. No two have the same number."""
        known = self._number
        legal: dict[int, str] = {}
        for key in keys:
            number = known.get(key, -1)
            if number < 0:
                number = self.number(key)
            if number < 0 or number in legal:
                number = next((n for n in range(self._spare, len(self.names)) if n not in legal), -1)
                if number < 0:
                    raise OverflowError(
                        f"more than {SPARE} answers of one question have no number of their own: {key!r}"
                    )
            legal[number] = key
        return legal

    def is_spare(self, number: int) -> bool:
        """Does the number mean another thing in each question?"""
        return number >= self._spare


@lru_cache(maxsize=8)
def numbering(content: Content) -> Numbering:
    """The numbers of these packs."""
    return Numbering(content)


def _it(amount: int) -> str:
    return f"{amount} to it"


def _names(content: Content, scope: Scope) -> Iterator[str]:
    """Names in their order; one may come twice."""
    seats, cards = scope.seats, scope.cards
    yield from PLAIN
    yield from [Option("choose", amount=n).key for n in range(1, 10)]
    yield from [Option("player", seat=n).key for n in seats]
    yield from [Option(SPEND, amount=n).key for n in range(LARGEST + 1)]
    yield from [_it(n) for n in range(LARGEST + 1)]
    for verb in ("focus", "open", "close", "breach", DESTROY_BREACH):
        yield from [Option(verb, breach=b).key for b in BREACHES]
        yield from [Option(verb, breach=b, seat=n).key for b in BREACHES for n in seats]
    yield from [Option("card", card).key for card in constants.TURN_CARDS]
    yield from [Option("activate", mage).key for mage in scope.mages]
    yield from _of_nemeses(scope.nemeses)
    yield from _of_held([card.id for card in cards if _is_held(content, card)], seats)
    yield from _of_spells([card.id for card in cards if card.is_spell], seats)
    yield from _of_piles(scope.nemeses, [card.id for card in cards if card.market])
    yield from _of_foes(content, [card for card in cards if not card.is_player_card])


def _of_nemeses(nemeses: tuple[Nemesis, ...]) -> Iterator[str]:
    swarms = sorted({nemesis.swarm.id for nemesis in nemeses if nemesis.swarm is not None})
    tracks = sorted({counter.name for nemesis in nemeses for counter in nemesis.counters})
    acts = sorted({act.name for nemesis in nemeses for act in nemesis.actions})
    yield from [Option("target", id).key for id in ("nemesis", *swarms, *tracks)]
    yield from [Option(TOKEN, name).key for name in tracks]
    yield from [Option(TOKEN, name, nth=at).key for name in tracks for at in STEPS]
    yield from [Option("use", name).key for name in acts]


def _is_held(content: Content, card: Card) -> bool:
    """Can it lie in a player's hand or deck? Cards of a nemesis's side decks can."""
    kind = content.kinds.get(card.kind)
    return card.is_player_card or kind is None or kind.family != NEMESIS_CARD


def _of_held(ids: list[str], seats: range) -> Iterator[str]:
    for verb in ("play", "gain", "pile", *MOVED, "pick", "resolve", PUT_BACK):
        yield from [Option(verb, id).key for id in ids]
    for verb in MOVED:
        yield from [Option(verb, id, zone=zone).key for id in ids for zone in LYING]
        yield from [Option(verb, id, seat=n).key for id in ids for n in seats]


def _of_spells(ids: list[str], seats: range) -> Iterator[str]:
    for verb in ("prep", "cast", "use", *MOVED):
        yield from [Option(verb, id, b).key for id in ids for b in BREACHES]
    for verb in ("cast", *MOVED):
        yield from [Option(verb, id, b, n).key for id in ids for b in BREACHES for n in seats]
    yield from [Option("cast", id, zone=zone).key for id in ids for zone in ("hand", "discard")]


def _of_piles(nemeses: tuple[Nemesis, ...], ids: list[str]) -> Iterator[str]:
    """Cards on the open piles and rows of a nemesis."""
    open_piles = [pile.name for nemesis in nemeses for pile in nemesis.piles if not pile.face_down]
    names = sorted({name for name in open_piles if " " not in name})
    yield from [Option(verb, id, zone=name).key for name in names for verb in ("gain", "destroy") for id in ids]


def _of_foes(content: Content, cards: list[Card]) -> Iterator[str]:
    """Cards of the nemesis. Some can be there several times."""
    living = [card for card in cards if card.kind not in {"attack", "power"}]
    standing = [card for card in cards if card.kind != "attack"]
    powers = [card for card in standing if card.kind != "minion"]
    for verb, those in (("target", living), ("minion", living), ("act", standing), ("power", powers)):
        yield from [Option(verb, card.id).key for card in those]
        yield from [Option(verb, card.id, nth=n).key for card in those for n in _copies(content, card)]
    for verb in ("discard", "destroy", "resolve", "shuffle", "pick"):
        yield from [Option(verb, card.id).key for card in cards]


def _copies(content: Content, card: Card) -> range:
    return range(2, 3 if card.kind in content.kinds else COPIES + 1)
