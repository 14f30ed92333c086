"""Static records of cards: what a card is, and what it does where it lies."""

from __future__ import annotations

from unshuffled.rules.core import constants
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
        """Of a minion: only damage by `players`, by `cards` (players' cards and abilities) or by `spells`. Empty for any."""
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
    """A kind of card. The rules bring eight; packs may declare more."""

    __slots__ = ("family", "gain_use", "market", "name", "picture", "pile", "use")

    def __init__(
        self, name: str, family: str, use: str = "", market: str = "", pile: int = 0, picture: str = ""
    ) -> None:
        self.name = name
        self.family = family
        """`player` for cards that players own, `treasure` for what lies beside the mats, `ability` for those of who is protected, `nemesis` for the others."""
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


ABILITY = "ability"
"""The kind, and the family, of an ability card of who is protected instead of Gravehold (EXPD-10)."""


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
            Kind(ABILITY, ABILITY, picture="spell"),
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
        "echo",
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
        "motif",
        "more_damage",
        "names",
        "names_protected",
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
        self.echo = False
        """Its Cast effect is resolved twice, each time with all that adds to it (KEY-14)."""
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
        self.motif = ""
        """What its picture shows, for those who draw it."""
        self.replaces: list[str] = []
        """Which starting card a treasure of level 1 is taken instead of: the first that the mage has."""
        self.brings: list[str] = []
        """Cards of the box that a treasure puts into its player's discard pile at setup."""
        self.when_game_starts: Block | None = None
        """What a treasure does before the first turn."""
        self.names_protected = ""
        """Who is protected instead of Gravehold in the games that this card is for: it speaks of them (PR-141)."""
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
