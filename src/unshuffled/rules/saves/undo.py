"""Undo: a game with its past. Exact, and instant at any length.

A copy is kept every few answers; going back restores the nearest one and answers again from there, so
neither the memory nor the time of one step back grows into a burden in a long game.

`game` is replaced by each answer and never changed: code that holds it has that moment permanently.
"""

from __future__ import annotations

from unshuffled.rules.core import machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.state import Event, Game
from unshuffled.rules.saves import transcript

EVERY = 16


class History:
    """A game in progress, its answers, and what was taken back."""

    __slots__ = ("_kept", "_redo", "game", "keys", "opening")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.opening: list[Event] = list(game.events)
        """What happened before the first question."""
        self.keys: list[str] = []
        self._kept: list[Game] = [game.copy()]
        self._redo: list[str] = []

    def copy(self) -> History:
        """A history of its own. Games of the past never change, so both have the same ones."""
        made = History(self.game)
        made.opening = self.opening
        made.keys = self.keys[:]
        made._kept = self._kept[:]
        made._redo = self._redo[:]
        return made

    def answer(self, key: str) -> list[Event]:
        """Answer; what had been taken back is forgotten unless it is the same answer again."""
        self.adopt(key, self.tried(key))
        return self.game.events

    def tried(self, key: str) -> Game:
        """The game after this answer, as a game of its own; this one is as it was."""
        game = self.game.copy()
        machine.answer(game, key)
        return game

    def adopt(self, key: str, game: Game) -> None:
        """Go on with the game that `tried` gave for this answer; the one before it stays as it was."""
        self.game = game
        self._answered(key)

    def _answered(self, key: str) -> None:
        if self._redo and self._redo[-1] == key:
            self._redo.pop()
        else:
            self._redo.clear()
        self.keys.append(key)
        if len(self.keys) % EVERY == 0:
            self._kept.append(self.game)

    def undo(self, steps: int = 1) -> int:
        """Take back answers; returns how many there were to take back."""
        steps = min(steps, len(self.keys))
        if steps:
            for _ in range(steps):
                self._redo.append(self.keys.pop())
            self._restore()
        return steps

    def redo(self) -> bool:
        """Answer again what was taken back last."""
        if not self._redo:
            return False
        self.answer(self._redo[-1])
        return True

    @property
    def taken_back(self) -> list[str]:
        """The answers that can be given again, the next one last."""
        return list(self._redo)

    def give_back(self, keys: list[str]) -> None:
        """Answers that had been taken back before this history was made from the others, the next one last."""
        self._redo = list(keys)

    @property
    def can_redo(self) -> bool:
        """Was anything taken back?"""
        return bool(self._redo)

    @property
    def next_redo(self) -> str:
        """The answer that was taken back last; empty if there is none."""
        return self._redo[-1] if self._redo else ""

    def at(self, number: int) -> Game:
        """The game after its first `number` answers, as a game of its own."""
        game = self._kept[number // EVERY].copy()
        for key in self.keys[number - number % EVERY : number]:
            machine.answer(game, key)
        game.events = []
        return game

    def _restore(self) -> None:
        del self._kept[len(self.keys) // EVERY + 1 :]
        self.game = self.at(len(self.keys))


def restore(content: Content, record: transcript.Record, *, any_packs: bool = False) -> History:
    """A history that stands where the record ends, so that undo reaches back to the beginning."""
    history = History(transcript.begin(content, record, any_packs=any_packs))

    def answer(key: str) -> Game:
        history.answer(key)
        return history.game

    transcript.follow(record, history.game, answer)
    return history
