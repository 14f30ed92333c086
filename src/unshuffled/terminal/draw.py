"""Drawing a table as plain text in any language, from a seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby, takewhile
from textwrap import wrap
from typing import Any, TypeVar

from unshuffled.rules.readings.shown import ShownPlayer, View
from unshuffled.words.phrases import Name, named, say
from unshuffled.words.players import turn_word
from unshuffled.words.speech import Voice

WIDTH = 100
ROMAN = ("I", "II", "III", "IV")

T = TypeVar("T")


def card(voice: Voice, id: str) -> str:
    """A card's name, or the kind of an unseen card of a side deck."""
    return voice.form(Name("card" if id in voice.content.index else "term", id))


def tally(voice: Voice, ids: Iterable[str]) -> str:
    """Cards with equal ones counted: `Crystal ×3, Spark`."""
    return _counted(Counter(card(voice, id) for id in ids).items())


def listing(voice: Voice, ids: Iterable[str | None]) -> str:
    """Cards in their order, runs counted; unknown places as `?`."""
    return _counted(runs("?" if id is None else card(voice, id) for id in ids))


def runs(of: Iterable[T]) -> list[tuple[T, int]]:
    """Equal things one after the other, counted."""
    return [(one, sum(1 for _ in same)) for one, same in groupby(of)]


def _counted(names: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in names) or "–"


def turn_cards(voice: Voice, view: View, words: Iterable[str | None]) -> str:
    """Turn order cards, a player's by their mage's name."""
    names = []
    for word in words:
        if word is None:
            names.append("?")
        elif word == "special":
            mat = voice.content.nemeses[view["nemesis"]["id"]][view["nemesis"]["form"]]
            names.append(voice.form(Name("term", mat.special_turn)))
        elif word.startswith("player"):
            seat = next((p for p in view["players"] if f"player{p['number']}" == word), view["players"][0])
            names.append(voice.form(Name("mage", seat["mage"])))
        else:
            names.append(voice.form(say("turn-card", card=turn_word(word), n=0, who="")))
    return _counted(Counter(names).items())


class Board:
    """A table as a seat sees it, drawn for a terminal of some width."""

    def __init__(self, voice: Voice, view: View, width: int = WIDTH) -> None:
        self.voice = voice
        self.view = view
        self.width = width

    def whole(self) -> str:
        """The whole table."""
        rows = [self._head(), *self._abilities(), *self._nemesis(), *self._supply()]
        for player in self.view["players"]:
            rows += ["", *self._player(player)]
        return "\n".join(rows)

    def brief(self, supply: bool = False) -> str:
        """What matters for a turn: decks and discard piles are left out, and allies have a line each."""
        rows = [self._head(), *self._abilities(), *self.wrapped(self.foe())]
        in_play = self.in_play()
        if in_play:
            rows += self.line(self.label("in-play"), ", ".join(in_play))
        rows += self.line(self.label("order"), self.order())
        if supply:
            rows += self._supply()
        for player in self.view["players"]:
            spells = [card(self.voice, spell["card"]) for spell in player["prepped"]]
            if player["seat"] == self.view["active"]:
                rows += self.wrapped(self.mage(player))
                rows += self.line(self.label("hand"), tally(self.voice, player["hand"]))
                breaches = " | ".join(self.breach(player, at, brief=True) for at in range(4))
                rows += self.line(self.label("breaches"), breaches)
            else:
                held = f" · [{', '.join(spells)}]" if spells else ""
                rows += self.wrapped(self.mage(player) + held)
            if player["in_front"]:
                rows += self.line(self.label("in-front"), listing(self.voice, player["in_front"]))
        return "\n".join(rows)

    def line(self, label: str, text: str, column: int = 14) -> list[str]:
        """A labelled line, wrapped under itself."""
        below = " " * (column + 3)
        return wrap(text, self.width, initial_indent=f"  {label:<{column}} ", subsequent_indent=below) or [f"  {label}"]

    def wrapped(self, text: str) -> list[str]:
        """A paragraph, its further lines set in."""
        return wrap(text, self.width, subsequent_indent="  ")

    def lives(self) -> list[str]:
        """The nemesis and Gravehold."""
        return self.wrapped(f"{self.foe()} · {self.protected()}")

    def moment(self) -> str:
        """Which turn it is, whose, and its phase."""
        phase = say("phase", phase=self.view["phase"].replace("_", "-"))
        if self.view["outcome"]:
            return self.voice(say("table-over"))
        if self.view["active"] == "nemesis":
            return self.voice(
                say("table-turn", n=self.view["turn"], who=Name("nemesis", self.view["nemesis"]["id"]), phase=phase)
            )
        if self.view["active"] >= 0:
            mage = Name("mage", self.view["players"][self.view["active"]]["mage"])
            return self.voice(say("table-turn", n=self.view["turn"], who=mage, phase=phase))
        return self.voice(say("table-between", n=self.view["turn"]))

    def _head(self) -> str:
        left, right = self.moment(), self.protected()
        return f"── {left} " + "─" * max(2, self.width - len(left) - len(right) - 8) + f" {right} ──"

    def protected(self) -> str:
        """Gravehold's life, or that of who is protected instead."""
        life = self.view["gravehold"]
        if "protected" in self.view:
            who = Name("protected", self.view["protected"]["id"])
            return self.voice(say("table-protected", protected=who, **life))
        return self.voice(say("table-gravehold", **life))

    def _abilities(self) -> list[str]:
        """Charges and ability cards of who is protected."""
        if "protected" not in self.view:
            return []
        shown = self.view["protected"]
        told = say(
            "table-protected-charges",
            protected=Name("protected", shown["id"]),
            charges=shown["charges"],
            needed=shown["charges_needed"],
            deck=len(shown["deck"]),
            discard=listing(self.voice, shown["discard"]) if shown["discard"] else "0",
        )
        rows = [self.voice(told)]
        if shown["ability"]:
            rows += self.line(self.voice(say("label-ability-card")), card(self.voice, shown["ability"]))
        return rows

    def label(self, word: str) -> str:
        """What a line is called."""
        return self.voice.form(say(f"table-{word}"))

    def foe(self) -> str:
        """The nemesis itself: life, tier, and what it counts."""
        foe = self.view["nemesis"]
        head = [
            self.voice(
                say(
                    "table-nemesis",
                    nemesis=Name("nemesis", foe["id"]),
                    life=foe["life"],
                    max=foe["max"],
                    tier=foe["tier"],
                )
            )
        ]
        tracks = {track.name: len(track.steps) for track in self.voice.content.nemeses[foe["id"]][foe["form"]].counters}
        crowds = foe.get("tracks", {})
        for counter, n in foe["counters"].items():
            token = foe.get("tokens", {}).get(counter)
            if token:
                life = say("table-life", n=token["life"])
                where = say("table-track", term=Name("term", counter), n=n, of=tracks[counter])
                head.append(
                    f"{self.voice.form(where)} ({self.voice.form(life)})"
                    if token["life"]
                    else f"{self.voice.form(where)} (–)"
                )
            elif counter in crowds:
                there = " ".join(str(each) for each in crowds[counter])
                head.append(self.voice.form(say("table-crowd", term=Name("term", counter), steps=there)))
            elif tracks[counter]:
                head.append(self.voice.form(say("table-track", term=Name("term", counter), n=n, of=tracks[counter])))
            else:
                head.append(self.voice.form(say("table-counter", **named(counter), n=n)))
        swarm = foe.get("swarm")
        if swarm:
            head.append(self.voice.form(say("table-swarm", swarm=Name("swarm", foe["id"]), n=swarm["count"])))
        return " · ".join(head)

    def _nemesis(self) -> list[str]:
        foe = self.view["nemesis"]
        rows = [self.foe()]
        tiers = Counter(place["tier"] for place in foe["deck"])
        places = ", ".join(self.voice.form(say("table-tiers", n=tiers[tier], tier=tier)) for tier in sorted(tiers))
        known = [place["card"] for place in foe["deck"] if place["card"]]
        rows += self.line(
            self.label("deck"), f"{len(foe['deck'])} ({places})" + (f", {listing(self.voice, known)}" if known else "")
        )
        rows += self.line(self.label("in-play"), ", ".join(self.in_play()) or "–")
        if foe["discard"]:
            rows += self.line(self.label("discard"), listing(self.voice, foe["discard"]))
        if foe["open_pile"]:
            rows += self.line(self.label("open-pile"), listing(self.voice, reversed(foe["open_pile"])))
        for name, side in foe["decks"].items():
            gone = f" · {listing(self.voice, side['discard'])}" if side["discard"] else ""
            top = f" ({card(self.voice, side['deck'][0])} …)" if side["deck"] and side["deck"][0] else ""
            rows += self.line(self.voice.form(Name("term", name)), f"{len(side['deck'])}{top}{gone}")
        for name, pile in foe.get("piles", {}).items():
            rows += self.line(self.voice.form(Name("term", name)), listing(self.voice, reversed(pile)))
        rows += self.line(self.label("order"), self.order())
        return rows

    def in_play(self) -> list[str]:
        """Minions and powers, oldest first."""
        foe = self.view["nemesis"]
        in_play = [
            f"{card(self.voice, c['card'])} ({self.voice.form(say('table-life', n=c['life']) if c['max'] else say('table-power', n=c['tokens']))})"
            + (f" [{self.voice.form(say('table-side', side=c['side']))}]" if "side" in c else "")
            for c in foe["in_play"]
        ]
        for n, c in enumerate(foe["in_play"]):
            if "place" in c:
                in_play[n] += f" [{self.voice.form(Name('term', c['place']))}]"
            if "number" in c:
                in_play[n] += f" [{self.voice.form(say('table-number-token', who=self._holder(c['number'])))}]"
        return in_play

    def _holder(self, seat: int) -> Any:
        """Return the mage of the player who has a token; without one it lies on the table."""
        return Name("mage", self.view["players"][seat]["mage"]) if seat >= 0 else say("table-on-table")

    def order(self) -> str:
        """Turn order cards that were drawn, those that are known to be next, and those that are left; who has tokens."""
        order = self.view["turn_order"]
        coming = list(takewhile(lambda card: card is not None, order["deck"]))
        rest = order["deck"][len(coming) :]
        said = [say("table-order-drawn", cards=turn_cards(self.voice, self.view, order["discard"]))]
        if coming:
            said.append(
                say("table-order-next", cards=", ".join(turn_cards(self.voice, self.view, [c]) for c in coming))
            )
        if rest or not coming:
            known = [turn_cards(self.voice, self.view, rest)] if any(rest) else []
            hidden = [turn_cards(self.voice, self.view, order["hidden"])] if order["hidden"] else []
            said.append(say("table-order-left", cards=" / ".join(known + hidden) or "–"))
        for token, seat in order["tokens"].items():
            card = say("turn-card", card=turn_word(token), n=0, who="")
            said.append(say("table-order-token", card=card, who=self._holder(seat)))
        return " · ".join(self.voice.form(each) for each in said)

    def _supply(self) -> list[str]:
        piles = [
            f"{card(self.voice, pile['card'])} ({self.voice.content.card(pile['card']).cost}) ×{pile['count']}"
            + "".join(f" [{card(self.voice, at)}]" for at, of in self.view["assigned"].items() if of == pile["card"])
            for pile in self.view["supply"]
        ]
        rows = self.line(self.label("supply"), " · ".join(piles))
        if self.view["treasures"]:
            rows += self.line(self.label("treasures"), listing(self.voice, self.view["treasures"]))
        return rows + self._side_decks()

    def _side_decks(self) -> list[str]:
        """What lies open beside the table, deck by deck."""
        rows: list[str] = []
        decks: dict[str, list[str]] = {}
        for id in self.view["beside"]:
            decks.setdefault(self.voice.content.card(id).side_deck, []).append(id)
        for deck, ids in decks.items():
            label = say("table-side-deck", **named(deck))
            rows += self.line(self.voice.form(label), tally(self.voice, ids))
        return rows

    def breach(self, player: ShownPlayer, at: int, brief: bool = False) -> str:
        """A breach and what is prepped there."""
        breach = player["breaches"][at]
        spells = [card(self.voice, spell["card"]) for spell in player["prepped"] if at + 1 in spell["breaches"]]
        held = f" [{' + '.join(spells)}]" if spells else ""
        state: str = breach["state"]
        numbers: dict[str, Any] = {}
        if breach["state"] == "closed":
            if brief:
                return f"{ROMAN[at]} {breach['focus']}/{breach['open']}{held}"
            state = "focused" if breach["focused"] else state
            numbers = {"focus": breach["focus"], "open": breach["open"]}
        elif breach["state"] == "open":
            numbers = {"bonus": breach["bonus"]}
        return self.voice.form(say(f"table-breach-{state}", numeral=ROMAN[at], **numbers)) + held

    def _deck(self, player: ShownPlayer) -> str:
        """How many cards, and unless decks are closed (PR-60) which."""
        count = str(len(player["deck"]))
        if player["hidden"] is None:
            return count
        unknown = (
            f" · {self.voice.form(say('table-unknown', cards=tally(self.voice, player['hidden'])))}"
            if player["hidden"]
            else ""
        )
        return f"{count}: {listing(self.voice, player['deck'])}{unknown}"

    def mage(self, player: ShownPlayer) -> str:
        """A mage's life, charges, tokens and aether in one line."""
        mark = "▶" if player["seat"] == self.view["active"] else " "
        head = [
            self.voice(
                say(
                    "table-player-exhausted" if player["exhausted"] else "table-player",
                    n=player["seat"] + 1,
                    mage=Name("mage", player["mage"]),
                    life=player["life"],
                    max=player["max"],
                    charges=player["charges"],
                    needed=player["charges_needed"],
                )
            )
        ]
        head += [
            self.voice.form(say("table-token", **named(token), n=n))
            for token, n in [
                *player["tokens"].items(),
                *[(f"{name}@{card}", n) for name, lying in player["on_piles"].items() for card, n in lying.items()],
            ]
        ]
        limited = sum(part["amount"] for part in player["limited"])
        if player["aether"] or limited:
            head.append(self.voice.form(say("table-aether", n=player["aether"])))
        if limited:
            head.append(self.voice.form(say("table-aether-limited", n=limited)))
        return f"{mark} " + " · ".join(head)

    def _player(self, player: ShownPlayer) -> list[str]:
        rows = [self.mage(player)]
        rows += self.line(self.label("hand"), tally(self.voice, player["hand"]))
        if player["played"]:
            rows += self.line(self.label("played"), tally(self.voice, player["played"]))
        rows += self.line(self.label("breaches"), " | ".join(self.breach(player, at) for at in range(4)))
        rows += self.line(self.label("deck"), self._deck(player))
        rows += self.line(self.label("discard"), listing(self.voice, player["discard"]))
        if player["treasures"]:
            rows += self.line(self.label("treasures"), listing(self.voice, player["treasures"]))
        if player["in_front"]:
            rows += self.line(self.label("in-front"), listing(self.voice, player["in_front"]))
        return rows


def table(voice: Voice, view: View, width: int = WIDTH) -> str:
    """The whole table."""
    return Board(voice, view, width).whole()
