"""What the players see, as tensors. Every entry has a name, and each set of packs has its own fixed shape.

All of it is read from a view, the only way out for hidden cards; so two games that look alike give equal tensors.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from unshuffled.envs import extra
from unshuffled.envs.actions import MAGES, STEPS
from unshuffled.rules.core import constants
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.mats import Nemesis
from unshuffled.rules.core.options import AMOUNT, Option, read
from unshuffled.rules.readings.shown import ShownNemesis, ShownPlayer, View

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise extra.missing("An observation as tensors", error) from None

ASKS = (
    "activate", "cast_spell", "casting", "choose_breach", "choose_exhausted", "choose_minion", "choose_nemesis_card",
    "choose_option", "choose_pile", "choose_player", "choose_power", "choose_target", "choose_token", "choose_turn",
    "choose_turn_order_card", "close_breach", "destroy_breach", "destroy_card", "discard_card", "divide", "focus_breach",
    "gain_card", "gain_to_top", "give_charges", "main", "may", "open_breach", "order_discards", "order_turn_order",
    "place_card", "play_card", "prep_spell", "put_back", "put_revealed", "resolve_card", "share_charges", "spend", "spread",
    "take_card", "tutorial_discard",
)  # fmt: skip
"""Codes of questions."""
BREACHES = range(1, 5)
TIERS = (1, 2, 3)
FORMS = ("beginner", "normal", "increased")
LIMIT = 1e6
"""Every number lies between this and its negative: far more than any card can say."""
NOTHING, UNKNOWN = 0, 1
"""Numbers of a place without a card, and of one whose card nobody knows."""
PLACES = {"hand": 10, "deck": 24, "discard": 24, "played": 10}
"""How many places of a player's piles are shown one by one. Counts go on beyond them."""
NEMESIS_PLACES = {"deck": 30, "discard": 12, "in play": 10}


class Observer:
    """Tensors of a set of packs.

    `numbers` gives the entries that `legend` names: lives, breaches, counters, and how many of each card lie where.
    `places` gives the card in each place that `place_legend` names, for piles whose order matters, as a number that `cards`
    names. Places are counted from 1: in a deck from the top, elsewhere in the order in which they lie.
    """

    def __init__(self, content: Content) -> None:
        forms = [form for forms in content.nemeses.values() for form in forms.values()]
        self.cards: tuple[str, ...] = ("nothing", "unknown", *sorted(content.ids))
        self._card = {id: n for n, id in enumerate(self.cards)}
        legend: list[str] = []
        self._at: dict[str, int] = {}
        """Where an entry or the first of a row of entries stands."""
        foes = sorted([card.id for card in content.cards if not card.is_player_card])
        held = sorted([card.id for card in content.cards if card.kind not in {"attack", "power", "minion", "ability"}])
        sold = sorted([card.id for card in content.cards if card.market])
        self._foe = {id: n for n, id in enumerate(foes)}
        self._held = {id: n for n, id in enumerate(held)}
        self._sold = {id: n for n, id in enumerate(sold)}
        self._add(legend, _of_table(sorted(content.ids)))
        self._add(legend, _of_nemesis(forms, foes))
        for name in ("supply", "open pile"):
            self._add(legend, [f"{name}: {id}" for id in sold])
        for seat in range(1, MAGES + 1):
            self._add(legend, _of_player(f"mage {seat}", sorted(content.mages), held))
        self.legend: tuple[str, ...] = tuple(legend)
        """The names of all numbers."""
        self._place: dict[str, int] = {}
        self.place_legend: tuple[str, ...] = tuple(self._rows())
        """The names of all places."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Observer:
        # It never changes.
        return self

    def _add(self, legend: list[str], names: Iterable[str]) -> None:
        for name in names:
            self._at[name] = len(legend)
            self._at.setdefault(name.rpartition(": ")[0], len(legend))
            legend.append(name)

    def _rows(self) -> list[str]:
        rows = {f"nemesis: {zone}": most for zone, most in NEMESIS_PLACES.items()}
        for seat in range(1, MAGES + 1):
            rows |= {f"mage {seat}: {zone}": most for zone, most in PLACES.items()}
            rows |= {f"mage {seat}: breach {b}": 2 for b in BREACHES}
        names: list[str] = []
        for row, most in rows.items():
            self._place[row] = len(names)
            names += [f"{row}: {n}" for n in range(1, most + 1)]
        return names

    # Numbers

    def numbers(self, view: View) -> NDArray[np.float32]:
        """The table in numbers."""
        # An array of Python's own takes single numbers much faster than one of NumPy's.
        made = array("f", bytes(4 * len(self.legend)))
        self._table(made, view)
        self._nemesis(made, view["nemesis"])
        for player in view["players"]:
            self._player(made, player)
        return np.frombuffer(made, np.float32)

    def _table(self, made: array[float], view: View) -> None:
        at = self._at
        made[at["turn"]] = view["turn"]
        made[at[f"phase: {view['phase']}"]] = 1
        active = view["active"]
        if active == "nemesis":
            made[at["active: nemesis"]] = 1
        elif active >= 0:
            made[at[f"active: mage {active + 1}"]] = 1
        made[at["gravehold life"]] = view["gravehold"]["life"]
        made[at["gravehold largest life"]] = view["gravehold"]["max"]
        asked = view["decision"]
        if asked is not None:
            made[at["asked: together" if asked["seat"] < 0 else f"asked: mage {asked['seat'] + 1}"]] = 1
            made[at.get(f"question: {asked['ask']}", at["question: another"])] = 1
            made[at["question at least"]] = asked["least"]
            made[at["question at most"]] = asked["most"]
            for n, value in enumerate(asked["args"][:2]):
                made[at[f"question value {n + 1}"]] = value
            if asked["card"]:
                made[at[f"question about: {asked['card']}"]] = 1
            self._target(made, read(asked["keys"][0]))
        order = view["turn_order"]
        if order["deck"] and order["deck"][0] is not None:
            made[at[f"next turn: {order['deck'][0]}"]] = 1
        for card in (*order["hidden"], *[card for card in order["deck"] if card is not None]):
            made[at[f"turn deck: {card}"]] += 1
        for card in order["discard"]:
            made[at[f"turn discard: {card}"]] += 1
        for pile in view["supply"]:
            made[at["supply"] + self._sold[pile["card"]]] = pile["count"]

    def _target(self, made: array[float], option: Option) -> None:
        """Whom an amount is for: the action's name leaves it out."""
        if option.verb == AMOUNT:
            target = f"question target: {option.card or f'mage {option.seat + 1}'}"
            if target in self._at:
                made[self._at[target]] = option.nth or 1

    def _nemesis(self, made: array[float], nemesis: ShownNemesis) -> None:
        at = self._at
        made[at[f"nemesis: {nemesis['id']}"]] = 1
        form = f"form: {nemesis['form']}"
        if form in at:
            made[at[form]] = 1
        made[at["nemesis life"]] = nemesis["life"]
        made[at["nemesis largest life"]] = nemesis["max"]
        made[at["nemesis tier"]] = nemesis["tier"]
        for place in nemesis["deck"]:
            made[at[f"nemesis deck: tier {place['tier']}"]] += 1
        for name, count in nemesis["counters"].items():
            made[at[f"counter: {name}"]] = count
        for name, token in nemesis.get("tokens", {}).items():
            made[at[f"token life: {name}"]] = token["life"]
        for name, steps in nemesis.get("tracks", {}).items():
            for n, count in enumerate(steps[: len(STEPS)]):
                made[at[f"track {name}: {n + 1}"]] = count
        if "swarm" in nemesis:
            made[at["swarm"]] = nemesis["swarm"]["count"]
            made[at["swarm life"]] = nemesis["swarm"]["life"]
            made[at["swarm damage"]] = nemesis["swarm"]["hurt"]
        for card in nemesis["in_play"]:
            n = self._foe.get(card["card"], -1)
            if n >= 0:
                made[at["in play"] + n] += 1
                made[at["in play, life"] + n] += card["life"]
                made[at["in play, tokens"] + n] += card["tokens"]
        self._count(made, at["nemesis discard"], self._foe, nemesis["discard"])
        self._count(made, at["open pile"], self._sold, nemesis["open_pile"])
        for lying in nemesis.get("piles", {}).values():
            self._count(made, at["open pile"], self._sold, lying)

    def _player(self, made: array[float], player: ShownPlayer) -> None:
        at = self._at
        who = f"mage {player['seat'] + 1}"
        made[at[f"{who}: is {player['mage']}"]] = 1
        made[at[f"{who}: life"]] = player["life"]
        made[at[f"{who}: largest life"]] = player["max"]
        made[at[f"{who}: exhausted"]] = player["exhausted"]
        made[at[f"{who}: charges"]] = player["charges"]
        made[at[f"{who}: charges needed"]] = player["charges_needed"]
        made[at[f"{who}: aether"]] = player["aether"]
        made[at[f"{who}: restricted aether"]] = sum([each["amount"] for each in player["limited"]])
        made[at[f"{who}: shield"]] = player["shield"]
        made[at[f"{who}: tokens"]] = sum(player["tokens"].values())
        made[at[f"{who}: deck size"]] = len(player["deck"])
        for b, breach in enumerate(player["breaches"]):
            first = at[f"{who}: breach {b + 1} there"]
            if breach["state"] == "open":
                made[first : first + 4] = array("f", (1, 1, 4, breach["bonus"]))
            elif breach["state"] == "closed":
                closed = (
                    1,
                    0,
                    breach["turned"],
                    0,
                    breach["focus"],
                    breach["open"],
                    breach["focused"],
                )
                made[first : first + 7] = array("f", closed)
        for spell in player["prepped"]:
            made[at[f"{who}: prepped"] + self._held[spell["card"]]] += 1
            if spell["fresh"]:
                made[at[f"{who}: fresh: {spell['breaches'][0]}"]] = 1
        for zone, cards in (("hand", player["hand"]), ("discard", player["discard"]), ("played", player["played"])):
            self._count(made, at[f"{who}: {zone}"], self._held, cards)
        self._count(made, at[f"{who}: deck"], self._held, player["deck"])
        self._count(made, at[f"{who}: deck"], self._held, player["hidden"] or ())

    @staticmethod
    def _count(made: array[float], first: int, places: dict[str, int], cards: Iterable[str | None]) -> None:
        """How many of each there are. Of an unseen card of a side deck the view names the kind, which has no place."""
        for card in cards:
            n = -1 if card is None else places.get(card, -1)
            if n >= 0:
                made[first + n] += 1

    # Places

    def places(self, view: View) -> NDArray[np.int16]:
        """Which card lies where."""
        made = np.zeros(len(self.place_legend), np.int16)
        nemesis = view["nemesis"]
        self._lay(made, "nemesis: deck", NEMESIS_PLACES["deck"], [place["card"] for place in nemesis["deck"]])
        self._lay(made, "nemesis: discard", NEMESIS_PLACES["discard"], nemesis["discard"])
        self._lay(made, "nemesis: in play", NEMESIS_PLACES["in play"], [card["card"] for card in nemesis["in_play"]])
        for player in view["players"]:
            who = f"mage {player['seat'] + 1}"
            self._lay(made, f"{who}: hand", PLACES["hand"], player["hand"])
            self._lay(made, f"{who}: deck", PLACES["deck"], player["deck"])
            self._lay(made, f"{who}: discard", PLACES["discard"], player["discard"])
            self._lay(made, f"{who}: played", PLACES["played"], player["played"])
            for b in BREACHES:
                spells = [spell["card"] for spell in player["prepped"] if b in spell["breaches"]]
                if spells:
                    self._lay(made, f"{who}: breach {b}", 2, spells)
        return made

    def _lay(self, made: NDArray[np.int16], row: str, most: int, cards: Sequence[str | None]) -> None:
        if cards:
            number = self._card
            found = [UNKNOWN if card is None else number[card] for card in cards[:most]]
            first = self._place[row]
            made[first : first + len(found)] = found


def _of_table(cards: list[str]) -> list[str]:
    seats = [f"mage {seat}" for seat in range(1, MAGES + 1)]
    return [
        "turn",
        *[f"phase: {phase}" for phase in constants.PHASES],
        *[f"active: {who}" for who in ("nemesis", *seats)],
        "gravehold life",
        "gravehold largest life",
        *[f"asked: {who}" for who in ("together", *seats)],
        *[f"question: {ask}" for ask in (*ASKS, "another")],
        "question at least",
        "question at most",
        "question value 1",
        "question value 2",
        *[f"question about: {id}" for id in cards],
        *[f"question target: {who}" for who in seats],
        *[f"{where}: {card}" for where in ("next turn", "turn deck", "turn discard") for card in constants.TURN_CARDS],
    ]


def _of_nemesis(forms: list[Nemesis], foes: list[str]) -> list[str]:
    tracks = sorted({counter.name for form in forms for counter in form.counters})
    swarms = sorted({form.swarm.id for form in forms if form.swarm is not None})
    return [
        *[f"nemesis: {id}" for id in sorted({form.id for form in forms})],
        *[f"form: {form}" for form in FORMS],
        "nemesis life",
        "nemesis largest life",
        "nemesis tier",
        *[f"nemesis deck: tier {tier}" for tier in TIERS],
        *[f"counter: {name}" for name in tracks],
        *[f"token life: {name}" for name in tracks],
        *[f"track {name}: {step}" for name in tracks for step in STEPS],
        *[f"question target: {id}" for id in dict.fromkeys(("nemesis", *swarms, *tracks, *foes))],
        "swarm",
        "swarm life",
        "swarm damage",
        *[
            f"{what}: {id}"
            for what in ("in play", "in play, life", "in play, tokens", "nemesis discard")
            for id in foes
        ],
    ]


def _of_player(who: str, mages: list[str], held: list[str]) -> list[str]:
    of_breach = ("there", "open", "turned", "bonus", "focus cost", "open cost", "focused")
    return [
        *[f"{who}: is {mage}" for mage in mages],
        *[f"{who}: {what}" for what in ("life", "largest life", "exhausted", "charges", "charges needed", "aether")],
        *[f"{who}: {what}" for what in ("restricted aether", "shield", "tokens", "deck size")],
        *[f"{who}: breach {b} {what}" for b in BREACHES for what in of_breach],
        *[f"{who}: fresh: {b}" for b in BREACHES],
        *[f"{who}: {zone}: {id}" for zone in ("hand", "deck", "discard", "played", "prepped") for id in held],
    ]


@lru_cache(maxsize=8)
def observer(content: Content) -> Observer:
    """The tensors of these packs."""
    return Observer(content)
