"""The pieces of a state: a prepped spell, a card in play, a question."""

from __future__ import annotations

Value = int | str | tuple[int, ...]
"""What an option stands for inside the engine."""
Event = tuple[str | int, ...]
"""A change that has happened: its name, then what `events.FIELDS` says."""


class Prepped:
    """A spell lying on a breach (PREP-05), or on two adjacent ones (PREP-06)."""

    __slots__ = ("breach", "card", "fresh", "second_breach", "used")

    def __init__(self, card: int, breach: int, second_breach: int = -1, fresh: bool = True, used: bool = False) -> None:
        self.card = card
        self.breach = breach
        self.second_breach = second_breach
        self.fresh = fresh
        self.used = used

    def copy(self) -> Prepped:
        """A spell of its own."""
        return Prepped(self.card, self.breach, self.second_breach, self.fresh, self.used)

    def key(self) -> tuple[int, int, int, bool, bool]:
        """Equal keys are interchangeable spells."""
        return (self.card, self.breach, self.second_breach, self.fresh, self.used)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prepped) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Prepped{self.key()}"


class InPlay:
    """A minion or power in play. `uid` numbers them in the order of entering (NEM-03).

    A `silenced` one does nothing the next time the nemesis has a main phase (PR-82). `place` is the pile of the nemesis
    whose space it lies on, or -1. Of a card with two sides `card` is the one that is seen; the `other` side is what it
    is, as its complement while nobody has turned it over.
    """

    __slots__ = ("card", "life", "max_life", "other", "place", "silenced", "tokens", "uid")

    def __init__(
        self,
        uid: int,
        card: int,
        life: int,
        max_life: int,
        tokens: int,
        silenced: bool = False,
        place: int = -1,
        other: int | None = None,
    ) -> None:
        self.uid = uid
        self.card = card
        self.life = life
        self.max_life = max_life
        self.tokens = tokens
        self.silenced = silenced
        self.place = place
        self.other = card if other is None else other

    @property
    def is_covered(self) -> bool:
        """Has it another side that nobody has seen?"""
        return self.other < 0

    def copy(self) -> InPlay:
        """A card of its own."""
        return InPlay(self.uid, self.card, self.life, self.max_life, self.tokens, self.silenced, self.place, self.other)

    def key(self) -> tuple[int, int, int, int, int, bool, int, int]:
        """Everything it is."""
        return (self.uid, self.card, self.life, self.max_life, self.tokens, self.silenced, self.place, self.other)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, InPlay) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"InPlay{self.key()}"


class Delayed:
    """An effect that waits for a moment (`moments`). It never changes, so copies of a game share it."""

    __slots__ = ("address", "card", "once", "uid", "until", "when", "whose", "you")

    def __init__(
        self, address: str, when: int, whose: int, until: int, once: bool, you: int, card: int = -1, uid: int = -1
    ) -> None:
        self.address = address
        """The block that is resolved."""
        self.when = when
        self.whose = whose
        self.until = until
        self.once = once
        """The next time only, or each time."""
        self.you = you
        self.card = card
        """The card that said so, or -1."""
        self.uid = uid

    def key(self) -> tuple[str, int, int, int, bool, int, int, int]:
        """Everything it is."""
        return (self.address, self.when, self.whose, self.until, self.once, self.you, self.card, self.uid)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Delayed) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Delayed{self.key()}"


class Decision:
    """A question: who decides, what is asked, and the keys that answer it.

    `ask` is a code with `args`, never a sentence. `keys` is the law: nothing else is accepted, it is
    never empty, and its order is pinned. `least` and `most` say how many more answers of this kind
    are coming (0 if the rest may be declined). Decisions are never changed once asked.
    """

    __slots__ = ("args", "ask", "card", "keys", "least", "most", "seat", "values")

    def __init__(
        self,
        seat: int,
        ask: str,
        keys: list[str],
        values: list[Value] | None,
        card: int,
        least: int,
        most: int,
        args: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.keys = keys
        self.values = values
        self.card = card
        self.least = least
        self.most = most
        self.args = args

    def key(self) -> tuple[int, str, list[str], list[Value] | None, int, int, int, tuple[int, ...]]:
        """Everything it is."""
        return (self.seat, self.ask, self.keys, self.values, self.card, self.least, self.most, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.ask}, {self.keys})"
