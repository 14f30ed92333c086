"""A hosted expedition as the entries of its table make it (ADR 0020). `battles` has what people may do with it."""

from __future__ import annotations

from typing import Any

from unshuffled.expeditions import fold
from unshuffled.expeditions.codes import Refused as NotAsExpected
from unshuffled.expeditions.entries import Entry, Fought, from_data
from unshuffled.expeditions.state import State
from unshuffled.rules.core.content import Content
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code, Refused


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
        """The table of the battle that is being fought; empty between battles."""
        self.fought: list[str] = []
        """The table of each battle that was fought."""
        self.gained: list[str] = []
        """What the last battle or its reward has brought."""

    @property
    def is_over(self) -> bool:
        """Is it won or lost?"""
        return self.state.is_over

    def apply(self, entry: e.ExpeditionAnswered | e.BattleOpened | e.BattleFought) -> None:
        """Take in the next entry."""
        match entry:
            case e.ExpeditionAnswered(answer=answer):
                self._take(from_data(answer))
                self.choices += 1
            case e.BattleOpened(table=table):
                self.battle = table
            case e.BattleFought(table=table, outcome=outcome, digest=digest):
                self.gained = []
                self._take(Fought(outcome, digest))
                self.fought.append(table)
                self.battle = ""
                self.choices += 1

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
