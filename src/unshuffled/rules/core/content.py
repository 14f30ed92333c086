"""Static records: what packs compile to. They are shared by all games and never change during one.

Records are plain slotted classes: mypyc compiles them, pickle and copy carry them
(docs/decisions/0004). A `Block` is a list of steps with an address, so that a frame of a stored
game can point at it by name.
"""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.forms import Form
from unshuffled.rules.core.language import Amount, Block, Condition
from unshuffled.rules.core.options import Option

Names = dict[str, str]


class Action:
    """Something a prepped spell lets its player do in the main phase (PREP-12)."""

    __slots__ = ("do", "once_per_turn", "pay")

    def __init__(self, do: Block, pay: int = 0, once_per_turn: bool = False) -> None:
        self.do = do
        self.pay = pay
        self.once_per_turn = once_per_turn


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


class Redirect:
    """Where a gained card goes instead of the discard pile (MAIN-18)."""

    __slots__ = ("optional", "to")

    def __init__(self, to: str, optional: bool = False) -> None:
        self.to = to
        self.optional = optional


class DamageTaken:
    """How damage to a minion or to the nemesis is changed before it counts (DMG-13)."""

    __slots__ = ("at_least", "at_most", "by", "cost_at_least", "cost_at_most", "less", "none_while", "then")

    def __init__(
        self,
        at_most: int = 0,
        less: Amount | None = None,
        none_while: Condition | None = None,
        then: Block | None = None,
        at_least: int = 0,
        by: str = "",
        cost_at_least: int = -1,
        cost_at_most: int = -1,
    ) -> None:
        self.at_most = at_most
        self.less = less
        self.none_while = none_while
        self.then = then
        self.at_least = at_least
        """What `less` leaves of it in any case."""
        self.by = by
        """Of a minion: only damage by `cards` (players' cards and abilities) or by `spells`. Empty for any."""
        self.cost_at_least = cost_at_least
        """What those spells cost, or -1."""
        self.cost_at_most = cost_at_most


class Hook:
    """An effect attached to a moment."""

    __slots__ = ("condition", "do", "when")

    def __init__(self, when: str, do: Block, condition: Condition | None = None) -> None:
        self.when = when
        self.do = do
        self.condition = condition


class Reaction:
    """An effect that answers to what happens (`moments`)."""

    __slots__ = ("condition", "do", "once_per_turn", "when", "whose")

    def __init__(
        self, when: int, do: Block, whose: int = 0, condition: Condition | None = None, once_per_turn: bool = False
    ) -> None:
        self.when = when
        self.do = do
        self.whose = whose
        self.condition = condition
        self.once_per_turn = once_per_turn


class Kind:
    """A kind of card. The rules bring seven; packs may declare more."""

    __slots__ = ("family", "gain_use", "market", "name", "picture", "pile", "use")

    def __init__(
        self, name: str, family: str, use: str = "", market: str = "", pile: int = 0, picture: str = ""
    ) -> None:
        self.name = name
        self.family = family
        """`player` for cards that players own, `treasure` for what lies beside the mats, `nemesis` for the others."""
        self.use = use
        """What a player does with it in the main phase: `play` it, `prep` it, or nothing."""
        self.market = market
        """Which places of the market it can take: those of gems, relics or spells (MKT-01), or none."""
        self.pile = pile
        """Cards of a supply pile (COMP-02)."""
        self.gain_use = constants.GAIN_USE.get(market, 0)
        """Which restricted aether may pay for it (MAIN-12)."""
        self.picture = picture or name
        """The kind it is drawn like."""


PLAYER_CARD = "player"
NEMESIS_CARD = "nemesis"
TREASURE = "treasure"
"""The kind, and the family, of a treasure that lies beside the mats and is no player card (KEY-34)."""


def known_kinds() -> dict[str, Kind]:
    """The kinds that the rules bring."""
    return {
        kind.name: kind
        for kind in (
            Kind("gem", PLAYER_CARD, "play", "gem", 7),
            Kind("relic", PLAYER_CARD, "play", "relic", 5),
            Kind("spell", PLAYER_CARD, "prep", "spell", 5),
            Kind("attack", NEMESIS_CARD),
            Kind("minion", NEMESIS_CARD),
            Kind("power", NEMESIS_CARD),
            Kind(TREASURE, TREASURE, picture="relic"),
        )
    }


class Card:
    """One card, of a player or of the nemesis. All its copies share this record."""

    __slots__ = (
        "action_costs",
        "actions",
        "act_key",
        "also_prep",
        "at_end_of_row",
        "any_player",
        "brings",
        "cast",
        "cast_keys",
        "copies",
        "cost",
        "counts_as",
        "counts_as_kinds",
        "damage_taken",
        "discard_key",
        "do",
        "enters_on",
        "forbids",
        "front",
        "gain_key",
        "gain_to",
        "gain_use",
        "gravehold_gains_more",
        "guards",
        "hooks",
        "id",
        "immediately",
        "in_deck",
        "index",
        "is_playable",
        "is_player_card",
        "is_spell",
        "is_starter",
        "kind",
        "less_damage",
        "life",
        "link",
        "looks_like",
        "market",
        "minions_take_less",
        "more_damage",
        "names",
        "nemesis",
        "pack",
        "parts",
        "persistent",
        "pile_bonus",
        "play",
        "play_key",
        "power",
        "prep",
        "prep_keys",
        "protects",
        "reactions",
        "reconstructed",
        "replaces",
        "returns",
        "shields",
        "side_deck",
        "spell_bonus",
        "swarm_life",
        "target_key",
        "tier",
        "to_discard",
        "to_discard_aether",
        "treasure",
        "two_sided",
        "upgraded",
        "use_keys",
        "values",
        "when_discarded",
        "when_game_starts",
        "when_gained",
        "when_in_hand",
        "when_out",
        "while_prepped",
    )

    def __init__(self, id: str, kind: str, pack: str = "", names: Names | None = None) -> None:
        self.index = -1
        self.id = id
        self.kind = kind
        self.pack = pack
        self.names: Names = names or {}
        self.is_player_card = False
        """Does a player own it (MAT-04)? This and the next four follow from its kind."""
        self.is_playable = False
        self.is_spell = False
        self.market = ""
        self.gain_use = 0
        self.cost = 0
        self.is_starter = False
        self.play: Block | None = None
        self.cast: Block | None = None
        self.when_gained: Block | None = None
        self.when_discarded: Block | None = None
        self.when_in_hand: Block | None = None
        """What it does as soon as it is in a hand, however it came there."""
        self.side_deck = ""
        """The side deck it begins in, or none."""
        self.copies = 0
        """How many of it lie in that deck."""
        self.gain_to: Redirect | None = None
        self.prep = "usual"
        self.link = False
        self.actions: list[Action] = []
        self.while_prepped: dict[str, Block] = {}
        self.also_prep = ""
        self.less_damage = 0
        self.spell_bonus = 0
        """What it adds to the damage of its player's other spells while it is prepped (DMG-06)."""
        self.nemesis = ""
        self.tier = 0
        self.life: Amount | None = None
        self.power = 0
        self.values: dict[str, dict[str, int]] = {}
        self.do: Block | None = None
        self.immediately: Block | None = None
        self.persistent: Block | None = None
        self.to_discard: Block | None = None
        self.to_discard_aether = -1
        """What TO DISCARD costs when it is aether alone; -1 when it is something else."""
        self.when_out: Block | None = None
        self.parts: dict[str, Block] = {}
        self.damage_taken: DamageTaken | None = None
        self.hooks: dict[str, Block] = {}
        self.reactions: list[Reaction] = []
        """Of a spell while it is prepped, of a minion or power while it is in play, of an attack while it is in front of a player."""
        self.returns = ""
        self.swarm_life = 0
        self.in_deck = 1
        """How many of it are in its side deck."""
        self.looks_like = ""
        """The card whose front it has: until it is turned over nobody can tell them apart."""
        self.front = -1
        """The index of the card that is seen until it is turned over: its own, unless it looks like another."""
        self.two_sided = False
        """Is there a card that it cannot be told apart from?"""
        self.counts_as: list[str] = []
        """Cards as which it is counted and chosen, besides its own; and kinds of cards."""
        self.counts_as_kinds: list[str] = []
        self.protects = ""
        """While it is in play, damage to cards of this kind is reduced to 0."""
        self.more_damage = 0
        """While it is in play, what players and Gravehold suffer at the start of the nemesis turn is so much more."""
        self.forbids = 0
        """What players cannot do while it is in play, as bits of `constants.FORBIDDEN`."""
        self.action_costs: dict[str, int] = {}
        """What actions of the nemesis mat cost while it is in play, or `NEVER`."""
        self.guards = False
        """While it is in play, damage can be dealt to nothing else but others that guard."""
        self.enters_on = ""
        """The row of the nemesis on whose first space this minion comes into play."""
        self.at_end_of_row: Block | None = None
        """What happens when it comes to the last space and is discarded."""
        self.shields = False
        """While it is in play, damage that is dealt to the nemesis is reduced to 0."""
        self.reconstructed = False
        """No source gives all of it: what is missing is the project's (docs/rules/rulings.md)."""
        self.minions_take_less = 0
        """How much less damage minions from the nemesis deck are dealt while it is in play, never less than 1."""
        self.any_player = False
        """In front of a player: where a nemesis card says "any player", it is that one who must be chosen."""
        self.upgraded = False
        """An upgraded basic card: in a nemesis deck only if the setup says so (KEY-37)."""
        self.treasure = 0
        """The level of a treasure (KEY-34), or 0. Level 1 is a player card; 2 is everybody's, 3 one player's."""
        self.reconstructed = False
        """No source gives all of it: what is missing is the project's (docs/rules/rulings.md)."""
        self.replaces: list[str] = []
        """Which starting card a treasure of level 1 is taken instead of: the first that the mage has."""
        self.brings: list[str] = []
        """Cards of the box that a treasure puts into its player's discard pile at setup."""
        self.when_game_starts: Block | None = None
        """What a treasure does before the first turn."""
        self.pile_bonus = 0
        """What a treasure adds to the damage of spells of the supply pile it lies at (DMG-06)."""
        self.gravehold_gains_more = 0
        """How much more life Gravehold gains each time, with this treasure."""
        self.play_key = Option("play", id).key
        self.target_key = Option("target", id).key
        self.act_key = Option("act", id).key
        self.gain_key = Option("gain", id).key
        self.discard_key = Option("discard", id).key
        self.prep_keys = [Option("prep", id, n).key for n in (1, 2, 3, 4)]
        self.cast_keys = [Option("cast", id, n).key for n in (1, 2, 3, 4)]
        self.use_keys = [Option("use", id, n).key for n in (1, 2, 3, 4)]

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"


def is_of(card: Card, what: str) -> bool:
    """Is it of this kind, or this card, or does it count as one?"""
    return what in (card.kind, card.id) or what in card.counts_as or what in card.counts_as_kinds


class Tile:
    """A breach of a mage's own, with what is printed on it (BREACH-22)."""

    __slots__ = ("lasting", "name", "roomy", "when_opened")

    def __init__(self, name: str) -> None:
        self.name = name
        """A term."""
        self.when_opened: Block | None = None
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
        "has_roomy",
        "id",
        "if_drawn",
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
    )

    def __init__(self, id: str, pack: str, names: Names) -> None:
        self.id = id
        self.pack = pack
        self.names = names
        self.title: Names = {}
        self.breaches: list[int] = []
        self.focus_cost: tuple[int, ...] = constants.FOCUS_COST
        self.open_cost: tuple[tuple[int, ...], ...] = constants.OPEN_COST
        self.bonus: tuple[int, ...] = constants.OPEN_BONUS
        self.tiles: list[Tile | None] = [None, None, None, None]
        """Breaches of the mage's own, by place."""
        self.has_roomy = False
        """Is one of them roomy?"""
        self.tracks: list[Track] = []
        self.pile_tokens: list[PileToken] = []
        self.gravehold_share = 2
        """What Gravehold suffers for each damage that the mage would suffer while exhausted (EXH-10)."""
        self.hand: list[str] = []
        self.deck: list[str] = []
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


class Market:
    """A suggested market: nine cards under a name (MKT-06 to MKT-09)."""

    __slots__ = ("cards", "id", "names", "pack")

    def __init__(self, id: str, pack: str, names: Names, cards: list[str]) -> None:
        self.id = id
        self.pack = pack
        self.names = names
        self.cards = cards


class SideDeck:
    """Player cards that lie open beside the table and are gained by name; no part of the supply (KEY-10)."""

    __slots__ = ("cards", "id", "pack", "users")

    def __init__(self, id: str, pack: str, cards: dict[str, int]) -> None:
        self.id = id
        self.pack = pack
        self.cards = cards
        """How many there are of each card."""
        self.users: set[str] = set()
        """Cards, mages and nemeses that name one of its cards. A game that can meet none of them leaves it in the box."""


class Pack:
    """What one pack calls itself, and the hash of its content that saved games pin."""

    __slots__ = ("also", "digest", "id", "names", "requires")

    def __init__(self, id: str, names: Names, requires: list[str], digest: str, also: list[str] | None = None) -> None:
        self.id = id
        self.names = names
        self.requires = requires
        self.digest = digest
        self.also: list[str] = also or []
        """Cards of packs it requires that are printed in this box again. There is still one of each."""


class Content:
    """Everything the loaded packs hold. A card's index is its number in every game of this content."""

    __slots__ = (
        "basics",
        "blocks",
        "cards",
        "expeditions",
        "ids",
        "index",
        "kinds",
        "mages",
        "markets",
        "nemeses",
        "packs",
        "player_acts",
        "side_decks",
        "supply",
        "terms",
        "upgraded",
    )

    def __init__(self) -> None:
        self.packs: dict[str, Pack] = {}
        self.kinds: dict[str, Kind] = known_kinds()
        self.cards: list[Card] = []
        self.ids: list[str] = []
        """The cards' ids, by index."""
        self.index: dict[str, int] = {}
        self.mages: dict[str, Mage] = {}
        self.nemeses: dict[str, dict[str, Nemesis]] = {}
        self.markets: dict[str, Market] = {}
        self.expeditions: dict[str, Form] = {}
        """Forms of expeditions. No game reads them."""
        self.terms: dict[str, Names] = {}
        self.side_decks: dict[str, SideDeck] = {}
        self.blocks: dict[str, Block] = {}
        self.player_acts: dict[str, tuple[int, int, int]] = {}
        self.basics: list[Card] = []
        """Cards of the nemesis deck that belong to no nemesis (SETUP-15), the upgraded ones aside."""
        self.upgraded: list[Card] = []
        """Upgraded basic cards (KEY-37)."""
        self.supply: dict[str, list[int]] = {"gem": [], "relic": [], "spell": []}
        """Cards that can lie in the supply, by the places of the market they take."""

    def card(self, id: str) -> Card:
        """The card with this id."""
        return self.cards[self.index[id]]

    def is_in(self, card: Card, pack: str) -> bool:
        """Is the card in this box, as its own or printed again?"""
        return card.pack == pack or (pack in self.packs and card.id in self.packs[pack].also)

    def add(self, card: Card) -> None:
        """Take the card in and give it its index."""
        card.index = len(self.cards)
        self.cards.append(card)
        self.ids.append(card.id)
        self.index[card.id] = card.index
        kind = self.kinds.get(card.kind)
        if kind is not None:
            card.is_player_card = kind.family == PLAYER_CARD
            card.is_playable = kind.use == "play"
            card.is_spell = kind.use == "prep"
            card.market = kind.market
            card.gain_use = kind.gain_use
        if card.market and not card.is_starter and not card.treasure:
            self.supply[card.market].append(card.index)
