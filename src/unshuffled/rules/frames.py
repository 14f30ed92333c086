"""The machine's stack: where each card that is being resolved stands, and what its steps know.

Like all state, plain mutable slotted classes, copied by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from unshuffled.rules.records import Block


class Scope:
    """What the steps of one card know while they resolve.

    `you` is who plays, casts or activates; `they` is who a step acts on. In effects of the nemesis
    `you` is `TEAM`. `chosen` holds what was chosen under the names that packs give, and beside it (`NAME@`) whose it
    was; what the engine notes for itself has fields of its own, so that no pack's name can mean anything else.
    """

    __slots__ = (
        "after",
        "bonus",
        "breach",
        "card",
        "chosen",
        "dealt",
        "declined",
        "excess",
        "gone",
        "kept",
        "killed",
        "landing",
        "last",
        "other",
        "owner",
        "rest",
        "shares",
        "shown",
        "shown_from",
        "spare",
        "they",
        "uid",
        "was_used",
        "you",
    )

    def __init__(self, you: int, card: int, uid: int = -1) -> None:
        self.you = you
        self.they = you
        self.card = card
        self.uid = uid
        self.owner = you
        self.breach = -1
        self.other = -1
        self.bonus = 0
        self.dealt = False
        self.killed = -1
        self.last = -1
        self.spare = False
        self.shown: list[int] = []
        self.shown_from = -1
        self.chosen: dict[str, list[int]] = {}
        self.declined = False
        """The offer of a `may` was declined."""
        self.kept = False
        """The spell is cast without leaving its breach."""
        self.gone = False
        """The card has destroyed itself."""
        self.after = 0
        """Where the spell goes once it is cast (`breaches.AFTER`)."""
        self.was_used = False
        """Its action had been used this turn before it was cast."""
        self.excess = 0
        """Damage beyond a player's last life (EXH-03)."""
        self.rest = 0
        """Damage that would be lost on one husk."""
        self.landing = 0
        """Where a gained card goes (`piles.DESTINATIONS`)."""
        self.shares: list[int] = []
        """Targets of divided damage, one after the other, and the amounts."""

    def seat_of(self, whose: str) -> int:
        """The seat behind `you` or `they`."""
        return self.you if whose == "you" else self.they

    def owners_of(self, name: str) -> list[int]:
        """Whose the cards were that were chosen under this name."""
        return self.chosen.get(name + "@", [])

    def copy(self) -> Scope:
        """A scope of its own."""
        s: Scope = Scope.__new__(Scope)
        s.you = self.you
        s.they = self.they
        s.card = self.card
        s.uid = self.uid
        s.owner = self.owner
        s.breach = self.breach
        s.other = self.other
        s.bonus = self.bonus
        s.dealt = self.dealt
        s.killed = self.killed
        s.last = self.last
        s.spare = self.spare
        s.shown = self.shown[:]
        s.shown_from = self.shown_from
        s.chosen = {k: v[:] for k, v in self.chosen.items()} if self.chosen else {}
        s.declined = self.declined
        s.kept = self.kept
        s.gone = self.gone
        s.after = self.after
        s.was_used = self.was_used
        s.excess = self.excess
        s.rest = self.rest
        s.landing = self.landing
        s.shares = self.shares[:]
        return s

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scope) and all(getattr(self, n) == getattr(other, n) for n in Scope.__slots__)

    __hash__ = None  # type: ignore[assignment]


class Frame:
    """A place in a block of steps. `step`, `i`, `saved` and `todo` belong to the current step."""

    __slots__ = ("block", "i", "optional", "pc", "saved", "scope", "step", "steps", "todo")

    def __init__(self, block: Block, scope: Scope, optional: bool = False) -> None:
        self.block = block
        self.steps = block.steps
        self.scope = scope
        self.pc = 0
        self.step = 0
        self.i = 0
        self.saved = 0
        self.todo: list[int] = []
        self.optional = optional

    @property
    def offered(self) -> bool:
        """Is the current step the one that was offered by `may`? Only the first one of the offer can be declined."""
        return self.optional and self.pc == 0

    def copy(self, scope: Scope) -> Frame:
        """A frame of its own over an already copied scope."""
        f: Frame = Frame.__new__(Frame)
        f.block = self.block
        f.steps = self.steps
        f.scope = scope
        f.pc = self.pc
        f.step = self.step
        f.i = self.i
        f.saved = self.saved
        f.todo = self.todo[:]
        f.optional = self.optional
        return f

    def key(self) -> tuple[str, int, int, int, int, list[int], bool]:
        """Everything but the scope."""
        return (self.block.address, self.pc, self.step, self.i, self.saved, self.todo, self.optional)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.key() == other.key() and self.scope == other.scope

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Frame({self.block.address}:{self.pc}.{self.step})"


def copy_stack(stack: list[Frame]) -> list[Frame]:
    """Frames of one card share their scope, and so do their copies."""
    made: dict[int, Scope] = {}
    frames: list[Frame] = []
    for frame in stack:
        scope = frame.scope
        twin = made.get(id(scope))
        if twin is None:
            twin = scope.copy()
            made[id(scope)] = twin
        frames.append(frame.copy(twin))
    return frames
