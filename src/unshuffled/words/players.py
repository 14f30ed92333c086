"""Who: players as the subject of a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from unshuffled.packs.grammar import word_of
from unshuffled.rules.effects.who import MageOf, MostInHandOf, SharedCards, Who
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
    card: str = ""
    """The id of the card that speaks, for sentences that name it."""
    also: bool = False
    """Whether aether was gained just before, so that what a condition adds comes on top of it."""
    there: bool = False
    """Whether the sentence before names the turn order discard pile."""
    own: bool = False
    """Whether the player who acts is the subject of the clause that counts something of theirs."""
    mine: bool = False
    """Whether the sentence tells you to do something, so that what it counts of yours is your own."""
    opening: bool = False
    """Whether the game has not begun, so that your next turn is your first."""
    group: str = "no"
    """Whether the players are addressed together, as on cards and mats of the nemesis: `yes` or `no`."""
    chosen: dict[str, tuple[str, str]] = field(default_factory=dict)
    """What was chosen under a name: the verb and the kind of card. Shared by all contexts of one text."""

    def third(self, who: Any) -> Context:
        """The same, with somebody else acting."""
        return replace(self, who=who)

    @property
    def form(self) -> str:
        """The form of a verb: yours, or theirs."""
        return "you" if self.who is None else "they"


def who_phrase(who: Who, group: str = "no", there: bool = False) -> Phrase | Name:
    """A selector as the subject of a sentence; `group` is whether the players choose together.

    `there` is whether the sentence before names the turn order discard pile.
    """
    if isinstance(who, MageOf):
        return Name("mage", who.mage)
    if isinstance(who, MostInHandOf):
        return say("who-most-in-hand", card=Name("card", who.card))
    if isinstance(who, SharedCards):
        return say("who-shared-cards", group=group, there="yes" if there else "no")
    return say(f"who-{word_of(who).replace('_', '-')}", group=group)


def whom(who: Any) -> str:
    """Who that is, as a plain word that a message selects another case by: ally, any-player, ..., mage."""
    return who.id.removeprefix("who-") if isinstance(who, Phrase) else "mage"


def who_args(who: Any) -> dict[str, Any]:
    """Who that is, as messages take it: the subject, the word they select on, and the card that names it."""
    card = {"card": who.args["card"]} if isinstance(who, Phrase) and "card" in who.args else {}
    return {"who": who, "whom": whom(who), **card}


THAT_PLAYER = say("who-that-player")
EACH_OF_THEM = say("who-each-of-them")
"""How the following sentences speak of several players, each of whom does it."""


def turn_word(card: str) -> str:
    """A turn order card's word as messages select on it; a selector's word begins with a letter."""
    return {"1/2": "pair-one", "3/4": "pair-two"}.get(card, card)
