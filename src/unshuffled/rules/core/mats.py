"""Static records of mats: mages and nemeses, with the piles, counters, tracks and rows that lie on them."""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.cards import Card, DamageTaken, Hook, Names, Reaction, is_of
from unshuffled.rules.core.language import Block, Condition
from unshuffled.rules.core.options import Option


class MatAction:
    """Something a nemesis mat lets any player do in their own main phase: pay aether for it, or do it for nothing."""

    __slots__ = ("condition", "do", "key", "name", "pay")

    def __init__(self, name: str, do: Block, pay: int = 0, condition: Condition | None = None) -> None:
        self.name = name
        self.do = do
        self.pay = pay
        self.condition = condition
        """It can be done only while this holds."""
        self.key = Option("use", name).key


NEVER = -1
"""The price of an action that a card in play forbids."""


class Tile:
    """A breach of a mage's own, with what is printed on it (BREACH-22)."""

    __slots__ = ("lasting", "name", "roomy", "when_cast", "when_opened")

    def __init__(self, name: str) -> None:
        self.name = name
        """A term."""
        self.when_opened: Block | None = None
        self.when_cast: Block | None = None
        """What it adds to each spell that is cast from it while it is open (CAST-09)."""
        self.roomy = False
        """While it is open, any number of spells may be prepped to it."""
        self.lasting = False
        """It is not lost when its mage is exhausted."""


class Track:
    """A track on a mage mat. Where its token is, is a number among the player's tokens, from 1."""

    __slots__ = ("name", "spaces", "start")

    def __init__(self, name: str, start: int, spaces: list[Block]) -> None:
        self.name = name
        self.start = start
        self.spaces = spaces


class PileToken:
    """Tokens that a mage puts on supply piles. Those on a pile are counted among the player's tokens as `NAME@CARD`."""

    __slots__ = ("count", "name", "when_gained", "when_you_gain")

    def __init__(self, name: str, count: int, when_gained: Block, when_you_gain: Block) -> None:
        self.name = name
        self.count = count
        self.when_gained = when_gained
        """For each token on a card that another player gains, who is `they`; alone it is you (SOLO-05)."""
        self.when_you_gain = when_you_gain
        """For each token on a card that the mage gains."""


class Mage:
    """A mage mat."""

    __slots__ = (
        "activate_key",
        "bonus",
        "breaches",
        "charges",
        "deck",
        "do",
        "during",
        "focus_cost",
        "gravehold_share",
        "hand",
        "has_cast_tiles",
        "has_roomy",
        "id",
        "if_drawn",
        "motif",
        "names",
        "open_cost",
        "pack",
        "pile_tokens",
        "ability_names",
        "priced",
        "reactions",
        "reconstructed",
        "tiles",
        "title",
        "tracks",
        "values",
    )

    def __init__(self, id: str, pack: str, names: Names) -> None:
        self.id = id
        self.pack = pack
        self.names = names
        self.title: Names = {}
        self.motif = ""
        """What its picture shows, for those who draw it."""
        self.breaches: list[int] = []
        self.focus_cost: tuple[int, ...] = constants.FOCUS_COST
        self.open_cost: tuple[tuple[int, ...], ...] = constants.OPEN_COST
        self.bonus: tuple[int, ...] = constants.OPEN_BONUS
        self.tiles: list[Tile | None] = [None, None, None, None]
        """Breaches of the mage's own, by place."""
        self.has_roomy = False
        """Is one of its breaches roomy?"""
        self.has_cast_tiles = False
        """Does one of them do something when a spell is cast from it?"""
        self.tracks: list[Track] = []
        self.pile_tokens: list[PileToken] = []
        self.gravehold_share = 2
        """What Gravehold suffers for each damage that the mage would suffer while exhausted (EXH-10)."""
        self.hand: list[str] = []
        self.deck: list[str] = []
        self.values: dict[str, list[str]] = {}
        """The deck in another order, as one edition prints it (`Switches.card_values`)."""
        self.ability_names: Names = {}
        self.charges = 0
        self.during = ""
        self.if_drawn: list[str] = []
        self.do: Block | None = None
        self.priced = False
        """The ability costs more than charges, so it must be worth it (PR-46)."""
        self.reactions: list[Reaction] = []
        self.reconstructed = False
        self.activate_key = Option("activate", id).key

    def __repr__(self) -> str:
        return f"<mage {self.id}>"


class Protected:
    """Who is protected instead of Gravehold: every rule and effect that names Gravehold is about them (EXPD-10)."""

    __slots__ = ("abilities", "charges", "id", "life", "names", "pack", "reconstructed")

    def __init__(self, id: str, pack: str, names: Names) -> None:
        self.id = id
        self.pack = pack
        self.names = names
        self.life = 0
        """At the normal level; the others change it as they change Gravehold's (PR-134)."""
        self.charges = 0
        """With so many they resolve an ability."""
        self.abilities: list[str] = []
        """Their ability cards."""
        self.reconstructed = False

    def __repr__(self) -> str:
        return f"<protected {self.id}>"


class Counter:
    """Tokens of a nemesis that count something, or a track: then `steps` are what happens on each of its spaces."""

    __slots__ = (
        "enter",
        "group",
        "landing",
        "largest",
        "last_again",
        "life_at",
        "life_of",
        "loop",
        "many",
        "name",
        "no_way_back",
        "pushes",
        "smallest",
        "start",
        "steps",
    )

    def __init__(
        self,
        name: str,
        start: int = 0,
        smallest: int = -1,
        largest: int = 10_000,
        steps: list[Block | None] | None = None,
    ) -> None:
        self.name = name
        self.start = start
        self.smallest = smallest
        self.largest = largest
        self.steps = steps if steps is not None else []
        # Of a track:
        self.group = ""
        """Its token is one of several that are called so."""
        self.landing = False
        """Only the step on which a move ends happens, not those that the token passes."""
        self.last_again = False
        """A token on the last step that should move on resolves that step once more."""
        self.no_way_back: tuple[int, ...] = ()
        """Steps from which the token cannot be moved back."""
        self.life_at = -1
        """The number of the counter that is the life of its token, or -1 for a token that cannot be dealt damage."""
        self.life_of = ""
        """If this is such a counter: the track whose token's life it is."""
        self.many = False
        """It carries any number of equal tokens; the counter is how many, and `Game.crowd` where they are."""
        self.enter: tuple[int, ...] = ()
        """Of many tokens: the step where new ones are put, by the number of players."""
        self.loop = 0
        """Of many tokens: the step that follows the last one, or 0 if they stay there."""
        self.pushes = 0
        """Of many tokens: how far a new one moves at once."""


class Pile:
    """A deck or pile of the nemesis beside its own deck (SETUP-21)."""

    __slots__ = ("discards", "face_down", "gain_top", "kind", "name", "refills", "two_sided", "when_empty")

    def __init__(self, name: str, kind: str = "", face_down: bool = False) -> None:
        self.name = name
        self.kind = kind
        """Its own cards of this kind begin here, shuffled; empty for none."""
        self.face_down = face_down
        self.discards = -1
        """The number of the pile its discarded cards go to, or -1."""
        self.gain_top = False
        """Players may gain its top card as from the supply."""
        self.when_empty: Block | None = None
        self.two_sided = False
        """Do its cards lie with their fronts up? The top one's can be seen, what is on the other side cannot."""
        self.refills = False
        """Is its discard pile shuffled to form it again when a card is needed and none is left?"""


class Row:
    """Spaces in a line, each of them an open pile with one card; cards enter on the first and leave from the last."""

    __slots__ = ("deck", "gain", "name", "piles", "reached", "skip_while", "skipped", "when_empty")

    def __init__(self, name: str, piles: list[int], deck: int) -> None:
        self.name = name
        self.piles = piles
        """The numbers of its spaces among the piles of the nemesis."""
        self.deck = deck
        """The number of the deck it is filled from; what leaves it goes under that deck."""
        self.gain = False
        """Are its cards part of the supply?"""
        self.reached: Block | None = None
        """When a supply card comes to the last space."""
        self.when_empty: Block | None = None
        """When no supply card lies on it."""
        self.skipped = -1
        """A space that is passed over, from 0, while a condition holds."""
        self.skip_while: Condition | None = None


class Swarm:
    """Many equal small minions that lie as tokens beside the mat and share damage."""

    __slots__ = ("id", "largest", "life", "names", "overflow", "spread")

    def __init__(
        self, id: str, names: Names, life: int, largest: int, overflow: Block | None, spread: Block | None
    ) -> None:
        self.id = id
        self.names = names
        self.life = life
        self.largest = largest
        self.overflow = overflow
        self.spread = spread


EXPEDITION = "expedition_"
"""Before the name of a form that is played in expeditions."""


class Nemesis:
    """A nemesis mat in one of its forms: as printed, with increased difficulty, or for beginners.

    A nemesis that is different in expeditions has each of them a second time.
    """

    __slots__ = (
        "actions",
        "bodies",
        "cards",
        "counters",
        "damage_taken",
        "devour_missing",
        "devour_onto",
        "difficulty",
        "exhaustion",
        "fixed_life",
        "form",
        "hooks",
        "id",
        "life",
        "lose_when",
        "mats",
        "more_life",
        "motif",
        "names",
        "pack",
        "piles",
        "rating",
        "reactions",
        "reconstructed",
        "routines",
        "row",
        "setup",
        "special_do",
        "special_turn",
        "special_turns",
        "supply",
        "swarm",
        "token_damaged",
        "token_gone",
        "unleash",
        "untargetable",
        "when_destroyed",
        "when_discarded",
    )

    def __init__(self, id: str, pack: str, names: Names, form: str) -> None:
        self.id = id
        self.pack = pack
        self.names = names
        self.form = form
        self.motif = ""
        """What its picture shows, for those who draw it."""
        self.life = 0
        self.difficulty = 0
        self.rating = 0
        """In which battle of an expedition it may be met, or 0 for none."""
        self.fixed_life = False
        self.reconstructed = False
        self.counters: list[Counter] = []
        self.piles: list[Pile] = []
        self.supply: dict[str, int] = {}
        """Supply piles that it brings, beside the nine of the market: cards, and how many of each."""
        self.mats: dict[str, list[str]] = {}
        """Counters and piles that lie on a mat of their own, by its name."""
        self.cards: list[Card] = []
        self.setup: Block | None = None
        self.unleash: Block | None = None
        self.routines: dict[str, Block] = {}
        self.actions: list[MatAction] = []
        self.hooks: dict[str, list[Hook]] = {}
        self.reactions: list[Reaction] = []
        self.exhaustion: Block | None = None
        self.lose_when: Condition | None = None
        self.more_life: dict[str, int] = {}
        """How much more life cards of a kind come into play with."""
        self.untargetable = False
        self.damage_taken: DamageTaken | None = None
        self.when_discarded: dict[str, Block] = {}
        self.when_destroyed: dict[str, str] = {}
        self.devour_onto = ""
        self.devour_missing: Block | None = None
        self.swarm: Swarm | None = None
        self.row: Row | None = None
        self.special_turn = ""
        """What its own turn order cards are called that take the place of ordinary nemesis cards; they count as those."""
        self.special_turns = 0
        """How many of them there are."""
        self.special_do: Block | None = None
        """What happens when one is drawn, before the nemesis turn."""
        self.bodies: list[int] = []
        """Tracks whose tokens have life. If there are any, they are dealt the damage, and the nemesis has no other life."""
        self.token_damaged: Block | None = None
        """When a player has dealt damage to such a token that is still there."""
        self.token_gone: Block | None = None
        """When such a token has lost its last life."""

    def counter(self, name: str) -> int:
        """The position of the counter with this name."""
        for i, counter in enumerate(self.counters):
            if counter.name == name:
                return i
        raise KeyError(name)

    @property
    def crowded(self) -> int:
        """The position of the track with many tokens, or -1."""
        for i, counter in enumerate(self.counters):
            if counter.many:
                return i
        return -1

    def pile(self, name: str) -> int:
        """The position of the deck or pile with this name."""
        for i, pile in enumerate(self.piles):
            if pile.name == name:
                return i
        raise KeyError(name)

    def more_life_of(self, card: Card) -> int:
        """How much more life a card of this form comes into play with."""
        return sum([more for kind, more in self.more_life.items() if is_of(card, kind)])

    @property
    def decks(self) -> list[Pile]:
        """The piles that lie face down."""
        return [pile for pile in self.piles if pile.face_down]

    @property
    def plain_piles(self) -> list[Pile]:
        """Piles that are neither a deck, nor its discard pile, nor for sale."""
        discards = [pile.discards for pile in self.piles]
        return [p for n, p in enumerate(self.piles) if not (p.face_down or p.gain_top or n in discards)]

    @property
    def open_pile(self) -> int:
        """The position of the pile whose top card can be gained, or -1."""
        for i, pile in enumerate(self.piles):
            if pile.gain_top:
                return i
        return -1

    def __repr__(self) -> str:
        return f"<nemesis {self.id} {self.form}>"
