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
