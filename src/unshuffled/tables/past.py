"""The past of a game as its answers alone: which stand, and which were taken back. No game is played for it.

A table is loaded by folding its entries into a `Past` and then playing only the answers that stand. So an evening of
taking back costs nothing later.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Past:
    """The answers that stand with their marks, and what can be given again, the next one last."""

    keys: list[str] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    redo: list[str] = field(default_factory=list)

    @property
    def next_redo(self) -> str:
        """The answer that was taken back last; empty if there is none."""
        return self.redo[-1] if self.redo else ""

    def answer(self, key: str, mark: int) -> None:
        """An answer; what had been taken back is forgotten unless it is the same answer again."""
        if self.redo and self.redo[-1] == key:
            self.redo.pop()
        else:
            self.redo.clear()
        self.keys.append(key)
        self.marks.append(mark)

    def back(self, to: int) -> None:
        """Only so many answers stand."""
        while len(self.keys) > to:
            self.redo.append(self.keys.pop())
            self.marks.pop()


class Givers:
    """Who gave the answers that stand, as runs of one person each: after which answer a run begins, and whose it is."""

    __slots__ = ("runs",)

    def __init__(self, runs: list[tuple[int, str]] | None = None) -> None:
        self.runs = [] if runs is None else runs

    @property
    def last(self) -> tuple[int, str]:
        """The last run; it has no person while there is no answer, and if its answers were decided in advance or come from before a fork."""
        return self.runs[-1] if self.runs else (0, "")

    def answered(self, at: int, person: str) -> None:
        """After so many answers this person gave the next one."""
        if not self.runs or self.runs[-1][1] != person:
            self.runs.append((at, person))

    def back(self, to: int) -> None:
        """Only so many answers stand."""
        while self.runs and self.runs[-1][0] >= to:
            self.runs.pop()

    def since(self, to: int) -> set[str]:
        """Everyone who gave an answer after so many."""
        found: set[str] = set()
        for at, person in reversed(self.runs):
            found.add(person)
            if at <= to:
                break
        return found
