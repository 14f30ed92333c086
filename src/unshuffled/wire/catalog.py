"""What can be played, and what it says: packs, mages, nemeses, markets, cards and rules.

Names come in every language; sentences are phrases (`words.phrases`), which a page says in its reader's language.
"""

from __future__ import annotations

import gzip
from typing import NamedTuple

import msgspec
from msgspec import Struct

from unshuffled.minds import measured
from unshuffled.packs import library
from unshuffled.rules.core import constants
from unshuffled.rules.core.cards import NEMESIS_CARD, Card, Kind
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.mats import Mage, Nemesis, Protected
from unshuffled.rules.core.setup import BASICS, DIFFICULTIES, MARKET
from unshuffled.rules.core.switches import DIFFERENCES, EDITIONS
from unshuffled.tables.contents import key_of
from unshuffled.tables.table import PHRASES
from unshuffled.wire.expedition import ExpeditionForm, form_info
from unshuffled.wire.protocol import PROTOCOL, Phrase, snake_case
from unshuffled.words import mats, reference, texts
from unshuffled.words.phrases import as_data
from unshuffled.words.reminders import lines_with_reminders
from unshuffled.words.speech import LANGUAGES

Names = dict[str, str]
Wins = dict[str, dict[str, list[int | None]]]
"""By nemesis and difficulty: whole per cents, with one mage, with two and so on; None if too few games were played."""


class PackInfo(Struct):
    """A pack; games pin its digest."""

    id: str
    names: Names
    digest: str


class LineInfo(Struct):
    """A paragraph: what it says, and the label before it."""

    text: Phrase
    label: Phrase


class CardInfo(Struct, kw_only=True):
    """A card. `cost` is None for cards of the nemesis, `nemesis` is whose card it is if it is one's own."""

    id: str
    pack: str
    kind: str
    names: Names
    cost: int | None
    family: str
    """`player` or `nemesis`: whose card its kind is; `treasure` for what lies beside the mats, `ability` for cards of who is protected."""
    use: str
    """What a player does with it: `play`, `prep`, or nothing."""
    place: str
    """Which places of the market it can take: `gem`, `relic`, `spell`, or none."""
    picture: str
    """The kind it is drawn like."""
    motif: str
    """What its picture shows, if the pack says so."""
    market: bool
    """Can it lie in the supply?"""
    starter: bool
    nemesis: str
    tier: int
    life: int | None
    """None if it has none, or counts it."""
    power: int
    verbs: list[str]
    """What it does, in the words of the effect language."""
    side_deck: str
    """The deck beside the table that it comes from, or none."""
    treasure: int
    """Its level if it is a treasure, or 0."""
    reconstructed: bool
    """No source gives all of it: what is missing is the project's."""
    type: Phrase
    lines: list[LineInfo]


class OwnBreach(Struct):
    """A breach of a mage's own: a term, and what is printed on it."""

    name: str
    text: Phrase


class MageInfo(Struct, kw_only=True):
    """A mage."""

    id: str
    pack: str
    names: Names
    title: Names
    motif: str
    """What the picture shows, if the pack says so."""
    ability: Names
    charges: int
    during: str
    hand: list[str]
    deck: list[str]
    breaches: list[int]
    """Quarter turns of each: 0 to 3, 4 is open, -1 is none."""
    own_breaches: list[OwnBreach | None]
    """What is printed on each, if it is one of the mage's own (BREACH-22)."""
    tracks: dict[str, list[Phrase]]
    """Tracks on the mat: what the spaces do. Where the token is, is one of the player's tokens."""
    reconstructed: bool
    """No source gives all of it: what is missing is the project's."""
    lines: list[LineInfo]
    does: Phrase
    """What the ability does."""


class ProtectedInfo(Struct, kw_only=True):
    """Who can be protected instead of Gravehold."""

    id: str
    pack: str
    names: Names
    life: int
    charges: int
    """With so many they resolve an ability."""
    abilities: list[str]
    """Their ability cards."""
    reconstructed: bool
    lines: list[LineInfo]


class FormInfo(Struct, kw_only=True):
    """Another form of a nemesis: all that its mat says then, and its tracks."""

    lines: list[LineInfo]
    tracks: dict[str, int]


class NemesisInfo(Struct, kw_only=True):
    """A nemesis as printed; `changed` has what is said differently in its other forms."""

    id: str
    pack: str
    names: Names
    motif: str
    """What the picture shows, if the pack says so."""
    difficulty: int
    life: int
    counters: list[str]
    decks: dict[str, str]
    """The kind of card in each deck beside the nemesis deck."""
    tracks: dict[str, int]
    """How many steps each track has; its counter says where the token is."""
    piles: list[str]
    """Piles that lie open, beside decks and the pile that can be gained from."""
    mats: dict[str, list[str]]
    """Mats of its own, and which decks, piles, counters and tracks lie there."""
    rows: dict[str, list[str]]
    """Rows of spaces, each of them a pile with one card; a card in play may lie there too."""
    swarm: Names | None
    swarm_largest: int
    open_pile: str
    reconstructed: bool
    """No source gives all of it: what is missing is the project's."""
    lines: list[LineInfo]
    changed: dict[str, list[LineInfo]]
    forms: dict[str, FormInfo]
    """The forms in which something is said differently."""


class SideDeckInfo(Struct):
    """Player cards that lie open beside the table where something can give them; its name is a term."""

    id: str
    cards: dict[str, int]
    """How many there are of each."""


class RuleInfo(Struct):
    """An entry of the rules reference, with the clauses it stands on."""

    topic: str
    title: Phrase
    text: Phrase
    clauses: list[str]


class MarketInfo(Struct):
    """A suggested market."""

    id: str
    pack: str
    names: Names
    cards: list[str]


class LevelInfo(Struct):
    """A difficulty: with how much life everyone begins (DIFF-01 to DIFF-04)."""

    mages: int
    gravehold: int
    nemesis: int
    """What the nemesis has more or less than printed."""
    form: str
    """Which form of its mat is played: `normal`, or one of `NemesisInfo.changed`."""


class SwitchValue(Struct):
    """What can be chosen for a switch. `books` print it, as box/language; none if it is the project's own."""

    value: str | int
    books: list[str]


class SwitchInfo(Struct, kw_only=True):
    """A point on which the books differ (docs/rules/editions.md). The first value is the usual one."""

    id: str
    group: str
    """Which of them are offered together."""
    values: list[SwitchValue]
    any_number: bool
    """Is any other whole number allowed too?"""
    mages: list[int]
    """With how many mages it makes a difference."""


class Catalog(Struct, kw_only=True):
    """Everything a setup page needs."""

    protocol: int = PROTOCOL
    content: str
    """Which packs these are; tables played with the same ones say the same."""
    languages: list[str]
    difficulties: list[str]
    levels: dict[str, LevelInfo]
    """Of each difficulty."""
    most_mages: int
    places: dict[str, int]
    """The market: how many piles of each kind (MKT-01)."""
    hand_size: int
    """Cards in hand after the draw phase."""
    charge_cost: int
    """What a charge costs, in aether."""
    wins: list[str]
    """Outcomes that are won; the others are lost."""
    editions: list[str]
    edition_switches: dict[str, dict[str, str | int]]
    """What each edition changes."""
    switches: list[SwitchInfo]
    phrases: list[str]
    packs: list[PackInfo]
    mages: list[MageInfo]
    protected: list[ProtectedInfo]
    nemeses: list[NemesisInfo]
    markets: list[MarketInfo]
    expeditions: list[ExpeditionForm]
    cards: list[CardInfo]
    side_decks: list[SideDeckInfo]
    terms: dict[str, Names]
    rules: list[RuleInfo]
    ai_wins: Wins = {}
    """How often the quick AI wins, by nemesis and difficulty: whole per cents with one mage, with two and so on, null where it was not measured."""


def _lines(lines: list[texts.Line]) -> list[LineInfo]:
    return [LineInfo(as_data(line.text), None if line.label is None else as_data(line.label)) for line in lines]


def _card(content: Content, card: Card, verbs: dict[str, set[str]]) -> CardInfo:
    supply = content.supply.get(card.market, [])
    kind = content.kinds.get(card.kind) or Kind(card.kind, NEMESIS_CARD)
    return CardInfo(
        id=card.id,
        pack=card.pack,
        kind=card.kind,
        names=card.names,
        cost=card.cost if card.is_player_card else None,
        family=kind.family,
        use=kind.use,
        place=kind.market,
        picture=kind.picture,
        motif=card.motif,
        market=card.index in supply,
        starter=card.is_starter,
        nemesis=card.nemesis,
        tier=card.tier,
        life=card.life.base if card.life is not None and card.life.is_plain else None,
        power=card.power,
        verbs=sorted(verbs.get(card.id, ())),
        side_deck=card.side_deck,
        treasure=card.treasure,
        reconstructed=card.reconstructed,
        type=as_data(texts.type_line(card)),
        lines=_lines(lines_with_reminders(content, card)),
    )


def _mage(content: Content, mage: Mage) -> MageInfo:
    return MageInfo(
        id=mage.id,
        pack=mage.pack,
        names=mage.names,
        title=mage.title,
        motif=mage.motif,
        ability=mage.ability_names,
        charges=mage.charges,
        during=mage.during,
        hand=mage.hand,
        deck=mage.deck,
        breaches=mage.breaches,
        own_breaches=[_own_breach(mage, b) for b in range(len(mage.breaches))],
        tracks={track.name: [as_data(text) for text in mats.space_texts(track.spaces)] for track in mage.tracks},
        reconstructed=mage.reconstructed,
        lines=_lines(mats.mage_lines(content, mage)),
        does=as_data(mats.ability_text(mage)),
    )


def _own_breach(mage: Mage, b: int) -> OwnBreach | None:
    tile = mage.tiles[b]
    return None if tile is None else OwnBreach(tile.name, as_data(mats.breach_text(mage, b, tile)))


def _protected(protected: Protected) -> ProtectedInfo:
    return ProtectedInfo(
        id=protected.id,
        pack=protected.pack,
        names=protected.names,
        life=protected.life,
        charges=protected.charges,
        abilities=protected.abilities,
        reconstructed=protected.reconstructed,
        lines=_lines(mats.protected_lines(protected)),
    )


def _nemesis(content: Content, forms: dict[str, Nemesis]) -> NemesisInfo:
    nemesis = forms["normal"]
    swarm = nemesis.swarm
    changed = {form: mats.changed_lines(nemesis, other) for form, other in forms.items() if form != "normal"}
    return NemesisInfo(
        id=nemesis.id,
        pack=nemesis.pack,
        names=nemesis.names,
        motif=nemesis.motif,
        difficulty=nemesis.difficulty,
        life=nemesis.life,
        counters=[counter.name for counter in nemesis.counters if not counter.life_of],
        decks={deck.name: deck.kind for deck in nemesis.decks},
        tracks=_tracks(nemesis),
        piles=[pile.name for pile in nemesis.plain_piles],
        mats=nemesis.mats,
        rows=_rows(nemesis),
        swarm=None if swarm is None else content.terms.get(swarm.id, {}) | swarm.names,
        swarm_largest=0 if swarm is None else swarm.largest,
        open_pile=nemesis.piles[nemesis.open_pile].name if nemesis.open_pile >= 0 else "",
        reconstructed=nemesis.reconstructed,
        lines=_lines(mats.nemesis_lines(nemesis)),
        changed={form: _lines(lines) for form, lines in changed.items()},
        forms={
            form: FormInfo(lines=_lines(mats.nemesis_lines(forms[form])), tracks=_tracks(forms[form]))
            for form, lines in changed.items()
            if lines
        },
    )


def _switch(name: str) -> SwitchInfo:
    known = DIFFERENCES[name]
    return SwitchInfo(
        id=name,
        group=known.group,
        values=[SwitchValue(value, list(books)) for value, books in known.printed.items()],
        any_number=known.any_number,
        mages=list(known.mages),
    )


def _rows(nemesis: Nemesis) -> dict[str, list[str]]:
    row = nemesis.row
    return {} if row is None else {row.name: [nemesis.piles[n].name for n in row.piles]}


def _tracks(nemesis: Nemesis) -> dict[str, int]:
    return {counter.name: len(counter.steps) for counter in nemesis.counters if counter.steps}


def _ai_wins(content: Content) -> Wins:
    """What was measured, of the nemeses that ship with the game; another pack may call its own the same."""
    shipped = {folder.name for folder in library.shipped()}
    found: Wins = {}
    for id, forms in content.nemeses.items():
        if forms["normal"].pack not in shipped:
            continue
        for difficulty in DIFFICULTIES:
            shares = [measured.share(id, n, difficulty) for n in range(1, max(BASICS) + 1)]
            if any(share is not None for share in shares):
                of_nemesis = found.setdefault(id, {})
                of_nemesis[difficulty] = [None if share is None else round(100 * share) for share in shares]
    return found


def catalog(content: Content) -> bytes:
    """The catalog as JSON, encoded once."""
    verbs: dict[str, set[str]] = {}
    for address, block in content.blocks.items():
        verbs.setdefault(address.partition("/")[0], set()).update(
            snake_case(type(step).__name__) for step in block.steps
        )
    made = Catalog(
        content=key_of(content),
        languages=list(LANGUAGES),
        difficulties=list(DIFFICULTIES),
        levels={name: LevelInfo(*level) for name, level in DIFFICULTIES.items()},
        most_mages=max(BASICS),
        places=dict(MARKET),
        hand_size=constants.HAND_SIZE,
        charge_cost=constants.CHARGE_COST,
        wins=sorted(constants.WINS),
        editions=list(EDITIONS),
        edition_switches=EDITIONS,
        switches=[_switch(name) for name in DIFFERENCES],
        phrases=list(PHRASES),
        packs=[PackInfo(x.id, x.names, x.digest) for x in content.packs.values()],
        mages=[_mage(content, mage) for mage in content.mages.values()],
        protected=[_protected(protected) for protected in content.protected.values()],
        nemeses=[_nemesis(content, forms) for forms in content.nemeses.values()],
        markets=[MarketInfo(x.id, x.pack, x.names, x.cards) for x in content.markets.values()],
        expeditions=[form_info(content, form) for form in content.expeditions.values()],
        cards=[_card(content, card, verbs) for card in content.cards],
        side_decks=[SideDeckInfo(x.id, x.cards) for x in content.side_decks.values()],
        terms=content.terms,
        rules=[
            RuleInfo(topic, as_data(reference.title(topic)), as_data(reference.text(topic)), list(clauses))
            for topic, clauses in reference.TOPICS.items()
        ],
        ai_wins=_ai_wins(content),
    )
    return msgspec.json.encode(made)


class Encoded(NamedTuple):
    """A catalog as it is sent."""

    plain: bytes
    zipped: bytes


def encoded(content: Content) -> Encoded:
    """The catalog of this content, both ways."""
    plain = catalog(content)
    return Encoded(plain, gzip.compress(plain, mtime=0))
