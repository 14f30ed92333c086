"""Options: what an answer does, and its key, which is how it is written (docs/authors/keys.md).

Keys are the answers of stored games, so their text never changes. Only this module knows how it is made of an option's parts and
how it is read. Engine code that is asked for keys often makes them once, from options, when packs are loaded.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

PLAIN = ("charge", "end", "rest", "yes", "no", "done")
"""Options that are one word."""
AMOUNT = "amount"
"""The verb of `3 to nemesis`."""
SPEND = "spend"
"""The verb of `spend 3`."""
TOKEN = "token"
"""The verb of a token on a track."""
DESTROY_BREACH = "destroy breach"
PUT_BACK = "put back"
NEMESIS = "nemesis"
"""The nemesis, where a key names cards."""
COUNTED = frozenset({"choose", SPEND})
"""Verbs with nothing but a number."""
ON_BREACH = frozenset({"prep", "cast", "use", "discard", "destroy", "take", "place"})
"""A number after the card is its breach; elsewhere it is which of several with this name."""


class Option(NamedTuple):
    """What an answer does. Parts that it does not have are empty, 0, or -1 for a seat."""

    verb: str
    card: str = ""
    """The id of a card; of a minion, `nemesis` or the swarm if it is a target; of a mage if an ability is activated or a mat resolved; a turn order card."""
    breach: int = 0
    """From 1."""
    seat: int = -1
    """The player it names, or whose the thing is if it is not the decider's own."""
    zone: str = ""
    """Where the card is, if that must be said: a zone, or the open pile of a nemesis."""
    amount: int = 0
    """How much; or the number of a printed option."""
    nth: int = 0
    """Which one of several with this name, from 2."""

    @property
    def key(self) -> str:
        """The answer as it is written."""
        verb = self.verb
        if verb in PLAIN:
            return verb
        if verb == "player":
            return f"player {self.seat + 1}"
        if verb in COUNTED:
            return f"{verb} {self.amount}"
        if verb == AMOUNT:
            target = f"p{self.seat + 1}" if self.seat >= 0 else self.card
            return f"{self.amount} to {target}" + (f" {self.nth}" if self.nth else "")
        text = f"{verb} {self.card}" if self.card else verb
        if self.breach:
            text += f" {self.breach}"
        if self.nth:
            text += f" {self.nth}"
        if self.zone:
            text += f" from {self.zone}"
        return text if self.seat < 0 else f"{text} p{self.seat + 1}"


@lru_cache(maxsize=4096)
def read(key: str) -> Option:
    """The option that is written so. Any text is read as something; whether it can be answered is another question."""
    words = key.split(" ")
    verb = words[0]
    if len(words) == 1:
        return Option(verb)
    if (verb == "player" or verb in COUNTED) and words[1].isdecimal():
        n = int(words[1])
        return Option(verb, seat=n - 1) if verb == "player" else Option(verb, amount=n)
    if verb.isdecimal() and words[1] == "to":
        return _amount(int(verb), words[2:])
    for both in (DESTROY_BREACH, PUT_BACK):
        if key.startswith(f"{both} "):
            verb, words = both, [both, *words[2:]]
    seat = _seat(words[-1])
    if seat >= 0:
        words = words[:-1]
    zone = ""
    if len(words) > 3 and words[-2] == "from":
        zone = words[-1]
        words = words[:-2]
    number = 0
    if len(words) > 1 and words[-1].isdecimal():
        number = int(words[-1])
        words = words[:-1]
    card = " ".join(words[1:])
    on_breach = verb in ON_BREACH or not card
    return Option(verb, card, number if on_breach else 0, seat, zone, 0, 0 if on_breach else number)


def _amount(amount: int, words: list[str]) -> Option:
    seat = _seat(words[0]) if words else -1
    if seat >= 0:
        return Option(AMOUNT, seat=seat, amount=amount)
    nth = int(words[1]) if len(words) > 1 and words[1].isdecimal() else 0
    return Option(AMOUNT, words[0] if words else "", amount=amount, nth=nth)


def _seat(word: str) -> int:
    """The seat of a `p2`, or -1."""
    return int(word[1]) - 1 if len(word) == 2 and word[0] == "p" and word[1].isdecimal() else -1
