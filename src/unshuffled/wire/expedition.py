"""An expedition on the wire: what everybody at it sees between battles, and the forms that can be begun."""

from __future__ import annotations

from msgspec import Struct

from unshuffled.expeditions import playable
from unshuffled.expeditions.asks import asked, fits
from unshuffled.expeditions.state import PATH, TREASURES, State, by_level
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.forms import Form
from unshuffled.tables.trek import Trek

Names = dict[str, str]


class LackInfo(Struct, kw_only=True):
    """Something that a form wants and the packs do not have: a thing by its id, or so many of a sort."""

    what: str
    id: str
    wanted: int
    have: int


class ExpeditionForm(Struct, kw_only=True):
    """An expedition that can be begun, unless something it needs is missing."""

    id: str
    pack: str
    names: Names
    source: str
    """What it rests on: `book`, `fan_tools` or `project`."""
    edition: str
    """The edition it begins with if no other is chosen."""
    ratings: list[int]
    """Of each battle; 0 where the form says against whom."""
    score: list[int]
    """What a battle counts that is won on the first, second, … try."""
    big_pocket: bool
    """Nothing is banished."""
    left_out: list[str]
    missing: list[LackInfo]
    """Without these it cannot be played."""
    fewer: list[LackInfo]
    """It is played with fewer of these."""


class BattleInfo(Struct, kw_only=True):
    """A battle of an expedition."""

    id: str
    rating: int
    """0 where the form says against whom."""
    nemesis: str
    """Against whom, as far as that is known."""
    able: list[str]
    """Whom one may meet there, if a way leads there now and the form names them."""
    tries: int
    won: bool
    score: int
    """What it has counted."""


class FightInfo(Struct, kw_only=True):
    """A battle that was fought, and at which table."""

    battle: str
    attempt: int
    nemesis: str
    mages: list[str]
    outcome: str
    protect: str
    """Who was protected: `gravehold`, or who stood in for it."""
    won: bool
    score: int
    table: str


class ChoiceMade(Struct, kw_only=True):
    """A choice since the last battle: of which step, by whom, and whether chance brought something with it."""

    step: str
    person: str
    drew: bool


class ExpeditionAsk(Struct, kw_only=True):
    """What is asked: options by group, and how many of each group to choose.

    The groups: `gem`, `relic`, `spell` of a market; `mage`; `shared`, `first` and `third` for treasures of all players and of
    levels 1 and 3; `reward`; `path`.
    """

    options: dict[str, list[str]]
    least: dict[str, int]
    most: dict[str, int]


class ExpeditionInfo(Struct, kw_only=True):
    """An expedition as everybody at it sees it."""

    form: str
    names: Names
    step: str
    """What it waits for: `market`, `mages`, `treasures`, `battle`, `reward`, `path`; or how it ended: `won`, `lost`."""
    choices: int
    """How many choices were made. `decide` says after how many it is given."""
    place: int
    """Which of the battles is next."""
    attempt: int
    nemesis: str
    difficulty: str
    big_pocket: bool
    battles: list[BattleInfo]
    scores: list[int]
    """What a battle counts that is won on the first, second, … try."""
    score: int
    mages: list[str]
    """Of the barracks, as cards and treasures."""
    cards: list[str]
    treasures: list[str]
    gained: list[str]
    """What the last battle or its reward has brought."""
    banished: list[str]
    upgraded: list[str]
    """Upgraded basic cards in the nemesis deck by now."""
    market: list[str]
    """What was chosen for the next battle, as the next three."""
    fighting: list[str]
    shared: list[str]
    own: list[list[str]]
    ask: ExpeditionAsk
    fits: dict[str, list[str]]
    """Which of the fighting mages can begin with each treasure of level 1, while that is asked."""
    battle: str
    """The table of the battle that is next, once it is opened; empty between battles."""
    begun: bool
    """Has that battle begun? Then nothing is taken back."""
    made: list[ChoiceMade]
    """The choices since the last battle. `take_back` goes back to before one of them: to `choices` less their number, or later."""
    fights: list[FightInfo]


def info_of(trek: Trek) -> ExpeditionInfo:
    """The expedition for those at it."""
    s, content = trek.state, trek.content
    ask = asked(content, s)
    return ExpeditionInfo(
        form=s.form.id,
        names=s.form.names,
        step=s.step,
        choices=trek.choices,
        place=s.place,
        attempt=s.attempt,
        nemesis=s.nemesis,
        difficulty=s.difficulty,
        big_pocket=s.big_pocket,
        battles=_battles(s),
        scores=list(s.form.score),
        score=s.score,
        mages=list(s.barracks.mages),
        cards=list(s.barracks.cards),
        treasures=list(s.barracks.treasures),
        gained=list(trek.gained),
        banished=list(s.banished),
        upgraded=list(s.upgraded),
        market=list(s.market),
        fighting=list(s.mages),
        shared=list(s.treasures),
        own=[list(each) for each in s.own_treasures],
        ask=ExpeditionAsk(options=ask.options, least=dict(ask.least), most=dict(ask.most)),
        fits=_fits(content, s),
        battle=trek.battle,
        begun=trek.begun,
        made=[ChoiceMade(step=one.step, person=one.person, drew=one.drew) for one in trek.made],
        fights=[
            FightInfo(
                battle=fight.battle,
                attempt=fight.attempt,
                nemesis=fight.nemesis,
                mages=list(fight.mages),
                outcome=fight.outcome,
                protect=s.protected_in(fight.battle),
                won=fight.won,
                score=fight.score,
                table=table,
            )
            for fight, table in zip(s.history, trek.fought, strict=True)
        ],
    )


def _battles(s: State) -> list[BattleInfo]:
    made = []
    for place, battle in enumerate(s.form.battles):
        fights = [fight for fight in s.history if fight.battle == battle.id]
        nemesis = s.nemesis if place == s.place else fights[-1].nemesis if fights else ""
        made.append(
            BattleInfo(
                id=battle.id,
                rating=battle.rating or s.ratings.get(nemesis, 0),
                nemesis=nemesis,
                able=list(battle.nemeses) if s.step == PATH and battle.id in s.ways else [],
                tries=len(fights),
                won=any(fight.won for fight in fights),
                score=sum(fight.score for fight in fights),
            )
        )
    return made


def _fits(content: Content, s: State) -> dict[str, list[str]]:
    if s.step != TREASURES:
        return {}
    return {
        id: [mage for mage in s.mages if fits(content, id, mage)] for id in by_level(content, s.barracks.treasures)[1]
    }


def form_info(content: Content, form: Form) -> ExpeditionForm:
    """A form as it is offered."""
    pool, ratings = playable.pool(content)
    missing = playable.lacks(content, form, pool, ratings)
    return ExpeditionForm(
        id=form.id,
        pack=form.pack,
        names=form.names,
        source=form.source,
        edition=form.edition,
        ratings=[battle.rating for battle in form.battles],
        score=list(form.score),
        big_pocket=form.big_pocket,
        left_out=list(form.left_out),
        missing=[_lack(lack) for lack in missing],
        fewer=[] if missing else [_lack(lack) for lack in playable.short(form, pool)],
    )


def _lack(lack: playable.Lack) -> LackInfo:
    return LackInfo(what=lack.what, id=lack.id, wanted=lack.wanted, have=lack.have)
