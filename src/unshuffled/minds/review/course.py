"""A finished game as a chain of positions. Between two of them lies one answer or one thing that chance brought.

The rules run from one question to the next and may draw several cards on the way, so the chain is made step by step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from unshuffled.minds import seeing
from unshuffled.minds.quick.mind import quick_for
from unshuffled.rules.core import constants, machine, options
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import BadSave
from unshuffled.rules.core.state import Event, Game
from unshuffled.rules.mechanics import actions
from unshuffled.rules.readings import odds
from unshuffled.rules.saves import transcript

TURN_ORDER: Final = "turn_order"
NEMESIS_CARD: Final = "nemesis_card"
OTHER_CHANCE: Final = "other_chance"
PURCHASE: Final = "purchase"
BREACH: Final = "breach"
CASTING: Final = "casting"
CHARGE: Final = "charge"
DISCARD: Final = "discard"
OTHER: Final = "other"
LUCK: Final = (TURN_ORDER, NEMESIS_CARD, OTHER_CHANCE)
DECISIONS: Final = (PURCHASE, BREACH, CASTING, CHARGE, DISCARD, OTHER)

CHANCE: Final = {
    "turn_order_drawn": TURN_ORDER,
    "turn_order_revealed": TURN_ORDER,
    "nemesis_card_drawn": NEMESIS_CARD,
    "nemesis_card_revealed": NEMESIS_CARD,
    "side_card_drawn": OTHER_CHANCE,
    "side_card_revealed": OTHER_CHANCE,
    "player_drawn_by_lot": OTHER_CHANCE,
    "row_filled": OTHER_CHANCE,
    "flipped": OTHER_CHANCE,
}
"""Events that chance decides, and under what they are counted."""
ACTS: Final = {
    actions.GAIN: PURCHASE,
    actions.GAIN_OPEN: PURCHASE,
    actions.OPEN: BREACH,
    actions.FOCUS: BREACH,
    actions.CHARGE: CHARGE,
    actions.ACTIVATE: CHARGE,
    actions.PREP: CASTING,
    actions.USE: CASTING,
}
"""What is done in a main phase, and under what it is counted."""
ASKS: Final = {
    "casting": CASTING,
    "choose_target": CASTING,
    "divide": CASTING,
    "activate": CHARGE,
    "order_discards": DISCARD,
    "tutorial_discard": DISCARD,
}
"""Other questions, and under what they are counted."""


@dataclass(slots=True)
class Change:
    """What lies between a position and the next one."""

    kind: str
    at: int
    """The answers given before it; of what chance brought, including the one that led to it."""
    turn: int
    seat: int
    """Who decided; -1 if it was chance, or the players together."""
    key: str = ""
    """The answer, if it was one."""
    instead: str = ""
    """What `quick` would have answered; empty where that is the same or makes no difference."""
    event: Event | None = None
    """What chance brought."""
    odds: tuple[int, int] = (0, 0)
    """How likely that was: so many of so many; 0 of 0 if it cannot be said."""

    @property
    def is_luck(self) -> bool:
        """Did chance decide it?"""
        return self.kind in LUCK

    @property
    def is_open(self) -> bool:
        """Can it have changed the chance of winning?"""
        return bool(self.instead) or (self.is_luck and self.odds != (1, 1))


class Course:
    """The chain: `positions[n]`, then `changes[n]`, then `positions[n + 1]`; the last position is the end."""

    def __init__(self, content: Content, record: transcript.Record) -> None:
        self.content = content
        self.keys = list(record.keys)
        self.positions: list[Game] = []
        self.changes: list[Change] = []
        self.events: list[list[Event]] = []
        """What each answer led to."""
        self.asked: list[int] = []
        """Where each answer was asked for: its position."""
        g = transcript.begin(content, record)
        self.nemesis = g.scenario.nemesis
        self._quick = quick_for(content, self.nemesis)
        self.positions.append(g.copy())
        for at, key in enumerate(self.keys):
            self._answer(g, at, key)
        if not g.outcome:
            raise BadSave("save/open", "this game is not over yet; only finished games are reviewed")
        self.is_won = g.is_won
        self.outcome = g.outcome
        self.turns = g.turn

    def _answer(self, g: Game, at: int, key: str) -> None:
        self.asked.append(len(self.changes))
        self.changes.append(self._decision(g, at, key))
        machine.give(g, key)
        going = True
        while going:
            before = g.copy()
            seen = len(g.events)
            going = machine.step(g)
            found = [event for event in g.events[seen:] if event[0] in CHANCE]
            if found:
                self.positions.append(before)
                self.changes.append(_chance(before, g, at + 1, found[0]))
        self.positions.append(g.copy())
        self.events.append(list(g.events))

    def _decision(self, g: Game, at: int, key: str) -> Change:
        decision = g.decision
        if decision is None or key not in decision.keys:
            raise BadSave("save/diverged", f"answer {at + 1} of {len(self.keys)}: {key!r} is not asked for")
        chosen = self._quick.choose(seeing.observe(g).table())
        acts = self.content.player_acts
        if decision.ask == "main":
            kind = ACTS.get(acts[key][0], OTHER)
            if key != chosen and self._is_gem(key):
                chosen = key  # gems are played in any order, all of them
        else:
            kind = ASKS.get(decision.ask, DISCARD if options.read(key).verb == "discard" else OTHER)
        return Change(kind, at, g.turn, decision.seat, key, "" if chosen == key else chosen)

    def _is_gem(self, key: str) -> bool:
        act, card, _ = self.content.player_acts[key]
        return act == actions.PLAY and self.content.cards[card].kind == "gem"


def _chance(before: Game, after: Game, at: int, event: Event) -> Change:
    kind = CHANCE[str(event[0])]
    turn = after.turn
    if event[0] == "turn_order_drawn":
        came = constants.TURN_CARDS[event[1]]  # type: ignore[index]
        might = odds.next_cards(before)
        mine = might.get(came, (0, 0))
        return Change(kind, at, turn, -1, event=event, odds=mine)
    known = event[0] == "nemesis_card_drawn" and before.nemesis_deck and before.nemesis_deck[-1] >= 0
    return Change(kind, at, turn, -1, event=event, odds=(1, 1) if known else (0, 0))
