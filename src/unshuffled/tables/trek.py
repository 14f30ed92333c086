"""A hosted expedition as the entries of its table make it (ADR 0020). `battles` has what people may do with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from unshuffled.expeditions import fold
from unshuffled.expeditions.codes import Refused as NotAsExpected
from unshuffled.expeditions.entries import Entry, Fought, from_data
from unshuffled.expeditions.state import State
from unshuffled.rules.core.content import Content
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code, Refused

Step = e.ExpeditionAnswered | e.BattleOpened | e.BattleBegun | e.BattleFought | e.TakenBack


@dataclass(slots=True)
class Made:
    """A choice since the last battle, and how the expedition stood before it."""

    person: str
    step: str
    before: State
    gained: list[str]
    drew: bool
    """Did chance bring something that nobody knew before?"""


class Trek:
    """The expedition of a table."""

    def __init__(self, content: Content, secret: str, begun: dict[str, Any]) -> None:
        self.content = content
        self._secret = secret
        self.state: State = self._next(None, from_data(begun))
        self.packs: dict[str, str] = begun["packs"]
        self.choices = 0
        """How many choices were made: an answer says after how many it is given."""
        self.battle = ""
        """The table of the battle that is next, once it is opened; empty between battles."""
        self.begun = False
        """Has that battle begun?"""
        self.fought: list[str] = []
        """The table of each battle that was fought."""
        self.gained: list[str] = []
        """What the last battle or its reward has brought."""
        self.made: list[Made] = []
        """The choices since the last battle."""

    @property
    def is_over(self) -> bool:
        """Is it won or lost?"""
        return self.state.is_over

    def apply(self, entry: Step) -> None:
        """Take in the next entry."""
        match entry:
            case e.ExpeditionAnswered(person=person, answer=answer):
                before, gained = self.state, list(self.gained)
                self._take(from_data(answer))
                self.made.append(Made(person, before.step, before, gained, _drew(before, self.state)))
                self.choices += 1
            case e.TakenBack(to=to):
                self._back(to)
            case e.BattleOpened(table=table):
                self.battle, self.begun = table, False
            case e.BattleBegun(table=table):
                self.begun = table == self.battle
            case e.BattleFought(table=table, outcome=outcome, digest=digest):
                self.gained = []
                self._take(Fought(outcome, digest))
                self.fought.append(table)
                self.battle, self.begun = "", False
                self.made.clear()
                self.choices += 1

    def since(self, to: int) -> list[Made]:
        """The choices after the first `to`, if they can be taken back (PR-150); none if not."""
        first = self.choices - len(self.made)
        if self.begun or self.is_over or to < first:
            return []
        return self.made[to - first :]

    def _back(self, to: int) -> None:
        """Only so many choices stand."""
        taken = self.since(to)
        if not taken:
            raise Refused(Code.OTHER_VERSION, "a choice was taken back that was not made here")
        del self.made[-len(taken) :]
        self.state, self.gained = taken[0].before, taken[0].gained
        self.battle = ""
        self.choices = to

    def tried(self, entry: Entry) -> None:
        """Raises `Refused` if this cannot be answered now."""
        try:
            fold.apply(self.content, self._secret, self.state, entry)
        except NotAsExpected as error:
            asked = error.code in ("expedition/not_asked", "expedition/over")
            raise Refused(Code.NOT_ASKED if asked else Code.BAD_CHOICE, str(error)) from None

    def _take(self, entry: Entry) -> None:
        known = len(self.state.seen)
        self.state = self._next(self.state, entry)
        self.gained += self.state.seen[known:]

    def _next(self, state: State | None, entry: Entry) -> State:
        try:
            return fold.apply(self.content, self._secret, state, entry)
        except NotAsExpected as error:
            raise Refused(Code.OTHER_VERSION, f"the expedition does not go on like this here: {error}") from None


def _drew(before: State, after: State) -> bool:
    """Did chance bring something new? Where a battle has one nemesis only, that one was known."""
    moved = {stream for stream, used in after.used.items() if used != before.used.get(stream, 0)}
    return bool(moved - {"nemesis"}) or ("nemesis" in moved and len(after.battle.nemeses) != 1)
