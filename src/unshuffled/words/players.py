"""Who: players as the subject of a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from unshuffled.rules.effects.who import Who
from unshuffled.words.phrases import Name, Phrase, say


@dataclass(slots=True)
class Context:
    """What a step needs to know to speak: who acts, and what `this` is.

    `who` is None when you act yourself; a phrase or name when somebody else does. `this` is the kind of
    thing that speaks: card, minion, power. `nemesis` is the id its counters and terms belong to.
    """

    who: Any = None
    this: str = "card"
    minion: Any = None
    nemesis: str = ""
    nested: bool = False
    chosen: dict[str, tuple[str, str]] = field(default_factory=dict)
    """What was chosen under a name: the verb and the kind of card. Shared by all contexts of one text."""

    def third(self, who: Any) -> Context:
        """The same, with somebody else acting."""
        return replace(self, who=who)

    @property
    def form(self) -> str:
        """The form of a verb: yours, or theirs."""
        return "you" if self.who is None else "they"


def who_phrase(who: Who) -> Phrase | Name:
    """A selector as the subject of a sentence."""
    if who.what == "mage":
        return Name("mage", who.arg)
    if who.what == "most_in_hand_of":
        return say("who-most-in-hand", card=Name("card", who.arg))
    return say(f"who-{who.what.replace('_', '-')}")


THAT_PLAYER = say("who-that-player")
