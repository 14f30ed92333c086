"""The machine's stack: where each card that is being resolved stands, and what its steps know.

The fields are declared in `fields`; `make state` writes what stands between the marks.
"""

from __future__ import annotations

from unshuffled.rules.core import fields
from unshuffled.rules.core.language import Block, Step


class Scope:
    """What the steps of one card know while they resolve.

    `you` is who plays, casts or activates; `they` is who a step acts on. In effects of the nemesis
    `you` is `TEAM`. `chosen` holds what was chosen under the names that packs give, and beside it (`NAME@`) whose it
    was; what the engine notes for itself has fields of its own, so that no pack's name can mean anything else.
    """

    # made from fields.SCOPE
    __slots__ = (
        "after",
        "amount",
        "bonus",
        "breach",
        "card",
        "chosen",
        "dealt",
        "declined",
        "excess",
        "gone",
        "killed",
        "landing",
        "last_player",
        "owner",
        "rest",
        "revealed",
        "revealed_from",
        "second_breach",
        "shares",
        "spares_this",
        "stays",
        "they",
        "token",
        "uid",
        "was_used",
        "you",
    )

    you: int
    """Who plays, casts or activates; `TEAM` in effects of the nemesis."""
    they: int
    """Who a step acts on."""
    card: int
    """The card whose effect this is, or -1."""
    uid: int
    """The card in play whose effect this is, or -1."""
    owner: int
    """Whose the spell is that is cast."""
    breach: int
    """The breach of the spell that is cast, or -1."""
    second_breach: int
    """Its second breach, or -1."""
    bonus: int
    """What the breach adds to damage; in effects of the nemesis, what cards in play add to it."""
    dealt: bool
    """The bonus has been used."""
    killed: int
    """The card in play that the last damage killed, or -1."""
    last_player: int
    """The player chosen last, or -1."""
    spares_this: bool
    """The minion does not suffer from its own effect."""
    revealed: tuple[int, ...]
    """Cards that are revealed."""
    revealed_from: int
    """Whose deck they come from, or -1."""
    chosen: dict[str, list[int]]
    """What was chosen under a name of the pack, and whose it was (`NAME@`)."""
    declined: bool
    """The offer of a `may` was declined."""
    stays: bool
    """The spell is cast without leaving its breach."""
    gone: bool
    """The card has destroyed itself."""
    after: int
    """Where the spell goes once it is cast (`breaches.AFTER`)."""
    was_used: bool
    """Its action had been used this turn before it was cast."""
    excess: int
    """Damage beyond a player's last life (EXH-03)."""
    rest: int
    """Damage that would be lost on one member of a swarm."""
    landing: int
    """Where a gained card goes (`piles.DESTINATIONS`)."""
    amount: int
    """How much it was that this reacts to."""
    token: int
    """The token on a track that this is about, or -1."""
    shares: tuple[int, ...]
    """Targets of divided damage, one after the other, and the amounts."""

    def __init__(self, you: int, card: int, uid: int = -1) -> None:
        self.you = you
        self.they = you
        self.card = card
        self.uid = uid
        self.owner = you
        self.breach = -1
        self.second_breach = -1
        self.bonus = 0
        self.dealt = False
        self.killed = -1
        self.last_player = -1
        self.spares_this = False
        self.revealed = ()
        self.revealed_from = -1
        self.chosen = {}
        self.declined = False
        self.stays = False
        self.gone = False
        self.after = 0
        self.was_used = False
        self.excess = 0
        self.rest = 0
        self.landing = 0
        self.amount = 0
        self.token = -1
        self.shares = ()

    def copy(self) -> Scope:
        """A scope of its own."""
        made = Scope(self.you, self.card)
        made.you = self.you
        made.they = self.they
        made.card = self.card
        made.uid = self.uid
        made.owner = self.owner
        made.breach = self.breach
        made.second_breach = self.second_breach
        made.bonus = self.bonus
        made.dealt = self.dealt
        made.killed = self.killed
        made.last_player = self.last_player
        made.spares_this = self.spares_this
        made.revealed = self.revealed
        made.revealed_from = self.revealed_from
        made.chosen = {name: cards[:] for name, cards in self.chosen.items()} if self.chosen else {}
        made.declined = self.declined
        made.stays = self.stays
        made.gone = self.gone
        made.after = self.after
        made.was_used = self.was_used
        made.excess = self.excess
        made.rest = self.rest
        made.landing = self.landing
        made.amount = self.amount
        made.token = self.token
        made.shares = self.shares
        return made

    def position(self) -> tuple[object, ...]:
        """What can make a difference to a nemesis turn (`forecast`), to be compared."""
        return (
            self.you,
            self.they,
            self.card,
            self.uid,
            self.owner,
            self.breach,
            self.bonus,
            self.dealt,
            self.killed,
            self.last_player,
            self.spares_this,
            self.revealed,
            self.revealed_from,
            self.declined,
            self.stays,
            self.gone,
            self.after,
            self.was_used,
            self.excess,
            self.rest,
            self.landing,
            self.amount,
            self.token,
            self.shares,
        )

    # end

    def seat_of(self, whose: str) -> int:
        """The seat behind `you` or `they`."""
        return self.you if whose == "you" else self.they

    def owners_of(self, name: str) -> list[int]:
        """Whose the cards were that were chosen under this name."""
        return self.chosen.get(name + "@", [])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scope) and all(getattr(self, n) == getattr(other, n) for n in _SCOPE)

    __hash__ = None  # type: ignore[assignment]


class Frame:
    """A place in a block of steps. `stage`, `left`, `kept` and `queue` belong to the current step."""

    # made from fields.FRAME
    __slots__ = (
        "block",
        "kept",
        "left",
        "optional",
        "pc",
        "queue",
        "scope",
        "stage",
        "steps",
    )

    block: Block
    """The steps, with their address."""
    steps: list[Step]
    """The steps of the block."""
    scope: Scope
    """What the steps know; frames of one card share it."""
    pc: int
    """The step that is next."""
    stage: int
    """How far it has come."""
    left: int
    """A number of its own."""
    kept: int
    """Another."""
    queue: tuple[int, ...]
    """A list of its own."""
    optional: bool
    """These steps are an offer (`may`)."""

    def __init__(self, block: Block, scope: Scope, optional: bool = False) -> None:
        self.block = block
        self.steps = block.steps
        self.scope = scope
        self.pc = 0
        self.stage = 0
        self.left = 0
        self.kept = 0
        self.queue = ()
        self.optional = optional

    def copy(self, scope: Scope) -> Frame:
        """A frame of its own over an already copied scope."""
        made = Frame(self.block, scope)
        made.block = self.block
        made.steps = self.steps
        made.scope = scope
        made.pc = self.pc
        made.stage = self.stage
        made.left = self.left
        made.kept = self.kept
        made.queue = self.queue
        made.optional = self.optional
        return made

    def position(self) -> tuple[object, ...]:
        """What can make a difference to a nemesis turn (`forecast`), to be compared."""
        return (
            self.pc,
            self.stage,
            self.left,
            self.kept,
            self.queue,
            self.optional,
        )

    # end

    @property
    def offered(self) -> bool:
        """Is the current step the one that was offered by `may`? Only the first one of the offer can be declined."""
        return self.optional and self.pc == 0

    def key(self) -> tuple[str, int, int, int, int, tuple[int, ...], bool]:
        """Everything but the scope."""
        return (self.block.address, self.pc, self.stage, self.left, self.kept, self.queue, self.optional)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.key() == other.key() and self.scope == other.scope

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Frame({self.block.address}:{self.pc}.{self.stage})"


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


_SCOPE = fields.names(fields.SCOPE)
