"""The fold: an expedition goes from state to state, one entry at a time. Nothing here changes what it is given."""

from __future__ import annotations

from collections.abc import Iterable

from unshuffled.expeditions import asks, entries, playable
from unshuffled.expeditions import state as states
from unshuffled.expeditions.codes import Code, Refused
from unshuffled.expeditions.draws import draw
from unshuffled.expeditions.entries import Begun, Entry
from unshuffled.expeditions.state import Fight, State, by_level, by_place
from unshuffled.rules.core import chance, constants
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.forms import AGAIN, CHOICES, ENDS, NEXT, WON, Reward
from unshuffled.rules.core.setup import DIFFICULTIES, MARKET
from unshuffled.rules.core.switches import switches_of

ASKED = {
    entries.MarketChosen: states.MARKET,
    entries.MagesChosen: states.MAGES,
    entries.TreasuresChosen: states.TREASURES,
    entries.Fought: states.BATTLE,
    entries.RewardChosen: states.REWARD,
    entries.PathChosen: states.PATH,
}
"""What each entry answers."""


def begin(
    content: Content,
    form: str,
    secret: str,
    *,
    difficulty: str = "normal",
    edition: str = "",
    switches: dict[str, str | int] | None = None,
    big_pocket: bool | None = None,
    packs: Iterable[str] = (),
) -> Begun:
    """The first entry of an expedition. Random things come from these packs, or from all; without an edition it is the form's."""
    if form not in content.expeditions:
        raise Refused(Code.FORM, f"no expedition {form!r}; known: {', '.join(sorted(content.expeditions))}")
    chosen = content.expeditions[form]
    pool, ratings = playable.pool(content, packs, chosen)
    missing = playable.lacks(content, chosen, pool, ratings)
    if missing:
        raise Refused(Code.FORM, f"{form} cannot be played with these packs: {', '.join(map(str, missing))}")
    return Begun(
        playable.data_of(content, chosen),
        pool,
        ratings,
        chance.commitment(secret),
        difficulty,
        edition or chosen.edition,
        dict(switches or {}),
        chosen.big_pocket if big_pocket is None else big_pocket,
        {pack.id: pack.digest for pack in content.packs.values()},
    )


def fold(content: Content, secret: str, found: Iterable[Entry]) -> State:
    """The expedition with these entries."""
    state: State | None = None
    for entry in found:
        state = apply(content, secret, state, entry)
    if state is None:
        raise Refused(Code.NOT_BEGUN)
    return state


def apply(content: Content, secret: str, state: State | None, entry: Entry) -> State:
    """The expedition after this entry; the given one stays as it was."""
    if isinstance(entry, Begun):
        if state is not None:
            raise Refused(Code.BEGUN)
        return _begun(content, secret, entry)
    if state is None:
        raise Refused(Code.NOT_BEGUN)
    if state.is_over:
        raise Refused(Code.OVER)
    if ASKED[type(entry)] != state.step:
        raise Refused(Code.NOT_ASKED, f"asked is {state.step}, not {ASKED[type(entry)]}")
    made = _Folding(content, secret, state.copy())
    match entry:
        case entries.MarketChosen(cards=cards):
            made.market(cards)
        case entries.MagesChosen(mages=mages):
            made.mages(mages)
        case entries.TreasuresChosen(shared=shared, own=own):
            made.treasures(shared, own)
        case entries.Fought(outcome=outcome, digest=digest):
            made.fought(outcome, digest)
        case entries.RewardChosen(of=of):
            made.reward(of)
        case entries.PathChosen(to=to):
            made.path(to)
    return made.state


def _begun(content: Content, secret: str, entry: Begun) -> State:
    if entry.commitment != chance.commitment(secret):
        raise Refused(Code.COMMITMENT, "the secret is not the one that was bound")
    if entry.difficulty not in DIFFICULTIES:
        raise Refused(Code.SETTINGS, f"unknown difficulty {entry.difficulty!r}; known: {', '.join(DIFFICULTIES)}")
    try:
        switches_of(entry.edition, entry.switches)
        form = playable.form_of(entry.form)
    except BadSetup as error:
        raise Refused(Code.SETTINGS, str(error)) from None
    gone = playable.gone(content, entry.pool, entry.ratings)
    if gone:
        raise Refused(Code.FORM, f"the expedition was begun with packs that are not loaded; missing: {', '.join(gone)}")
    missing = playable.lacks(content, form, entry.pool, entry.ratings)
    if missing:
        raise Refused(Code.FORM, f"{form.id} cannot be played with these packs: {', '.join(map(str, missing))}")
    state = State(
        form,
        {of: list(ids) for of, ids in entry.pool.items()},
        dict(entry.ratings),
        entry.difficulty,
        entry.edition,
        dict(entry.switches),
        entry.big_pocket,
    )
    made = _Folding(content, secret, state)
    made.gain(form.start)
    made.enter(0)
    return state


class _Folding:
    """A state that is being changed."""

    def __init__(self, content: Content, secret: str, state: State) -> None:
        self.content = content
        self.secret = secret
        self.state = state

    # What is chosen

    def market(self, cards: list[str]) -> None:
        """EXPD-04, MKT-11: nine piles from the barracks; the other cards are banished."""
        s = self.state
        if len(set(cards)) < len(cards) or not set(cards) <= set(s.barracks.cards):
            raise Refused(Code.MARKET, "a market is made of cards of the barracks, each once")
        for kind, found in by_place(self.content, cards).items():
            wanted = dict(MARKET)[kind]
            if len(found) != wanted:
                raise Refused(Code.MARKET, f"the market has {len(found)} {kind} piles; it needs {wanted} (MKT-01)")
        s.market = list(cards)
        s.banished_last = []
        if not s.big_pocket:
            s.banished_last = [card for card in s.barracks.cards if card not in cards]
            s.banished += s.banished_last
            s.barracks.cards = [card for card in s.barracks.cards if card in cards]
        s.step = states.MAGES
        if len(s.barracks.mages) == 1:
            self.mages(s.barracks.mages)

    def mages(self, mages: list[str]) -> None:
        """EXPD-03. Any number of mages, also another one than in the last battle (PR-77)."""
        s = self.state
        most = asks.asked(self.content, s).most["mage"]
        if not 1 <= len(mages) <= most or len(set(mages)) < len(mages) or not set(mages) <= set(s.barracks.mages):
            raise Refused(Code.MAGES, f"1 to {most} mages of the barracks fight, each once")
        s.mages = list(mages)
        s.treasures, s.own_treasures = [], []
        s.step = states.TREASURES if s.barracks.treasures else states.BATTLE

    def treasures(self, shared: list[str], own: list[list[str]]) -> None:
        """KEY-34, PR-73."""
        s = self.state
        named = [*shared, *[id for each in own for id in each]]
        if len(own) != len(s.mages) or len(set(named)) < len(named) or not set(named) <= set(s.barracks.treasures):
            raise Refused(Code.TREASURES, "each mage takes treasures of the barracks, and each treasure is there once")
        if len(shared) > 1 or len(by_level(self.content, shared)[2]) < len(shared):
            raise Refused(Code.TREASURES, "all players together have at most one treasure, of level 2")
        for mage, taken in zip(s.mages, own, strict=True):
            levels = by_level(self.content, taken)
            if levels[2] or len(levels[1]) > 1 or len(levels[3]) > 1:
                raise Refused(Code.TREASURES, f"{mage} takes at most one treasure of level 1 and one of level 3")
            for id in levels[1]:
                if not asks.fits(self.content, id, mage):
                    raise Refused(Code.TREASURES, f"{mage} begins with no card that {id} replaces")
        s.treasures = list(shared)
        s.own_treasures = [list(each) for each in own] if any(own) else []
        s.step = states.BATTLE

    def reward(self, of: str) -> None:
        """After a loss: one random new thing of the chosen sort."""
        if of not in asks.rewards(self.state):
            raise Refused(Code.REWARD, f"{of!r} is not offered; these are: {', '.join(asks.rewards(self.state))}")
        self.gain(Reward({of: 1}))
        self.lead(self.state.ways)

    def path(self, to: str) -> None:
        """Which way to go on."""
        if to not in self.state.ways:
            raise Refused(Code.PATH, f"{to!r} is no way from here; these are: {', '.join(self.state.ways)}")
        self.go(to)

    # What happens

    def fought(self, outcome: str, digest: str) -> None:
        """EXPD-05: everything goes back to the barracks, and what the form says follows."""
        s = self.state
        won = outcome in constants.WINS
        if not won and outcome not in constants.LOSSES:
            raise Refused(Code.OUTCOME, f"{outcome!r} is no outcome of a game")
        score = s.form.score[s.attempt - 1] if won and s.attempt <= len(s.form.score) else 0
        s.score += score
        s.history.append(Fight(s.battle.id, s.attempt, s.nemesis, list(s.mages), outcome, won, score, digest))
        s.market, s.mages, s.treasures, s.own_treasures = [], [], [], []
        if won:
            s.banished_last = []
            self.gain(s.battle.win)
            self.lead(s.battle.if_won)
            return
        s.barracks.cards += s.banished_last  # PR-74
        s.banished = [card for card in s.banished if card not in s.banished_last]
        s.banished_last = []
        if asks.rewards(s):
            s.ways = list(s.battle.if_lost)
            s.step = states.REWARD
        else:
            self.lead(s.battle.if_lost)

    def gain(self, reward: Reward) -> None:
        """Into the barracks, what is there already aside."""
        s = self.state
        self._take(s.barracks.mages, reward.mages)
        self._take(s.barracks.cards, reward.cards)
        self._take(s.barracks.treasures, reward.treasures)
        self._take(s.barracks.abilities, reward.abilities)
        for of in CHOICES:
            drawn = draw(self.secret, s.used, of, asks.unseen(s, of), reward.random.get(of, 0))
            where = {"mage": s.barracks.mages, "treasure": s.barracks.treasures}
            self._take(where.get(of.partition("_")[0], s.barracks.cards), drawn)

    def _take(self, where: list[str], found: list[str]) -> None:
        where += [id for id in found if id not in where]
        self.state.seen += [id for id in found if id not in self.state.seen]

    def lead(self, ways: list[str]) -> None:
        """Go on: where there is one way only, at once."""
        if len(ways) == 1:
            self.go(ways[0])
        else:
            self.state.ways = list(ways)
            self.state.step = states.PATH

    def go(self, way: str) -> None:
        """To a battle, or to the end."""
        s = self.state
        s.ways = []
        if way == NEXT:
            way = s.form.battles[s.place + 1].id if s.place + 1 < len(s.form.battles) else WON
        if way in ENDS:
            s.step = way
        elif way in (AGAIN, s.battle.id):
            s.attempt += 1
            self.prepare()
        else:
            self.enter(next(n for n, battle in enumerate(s.form.battles) if battle.id == way))

    def enter(self, place: int) -> None:
        """A battle is next: against whom, and what its deck gains. Both stay for further tries (EXPD-09)."""
        s = self.state
        s.place = place
        s.attempt = 1 + sum(fight.battle == s.battle.id for fight in s.history)
        able = s.battle.nemeses or [id for id, rating in s.ratings.items() if rating == s.battle.rating]
        met = {fight.nemesis for fight in s.history}
        (s.nemesis,) = draw(self.secret, s.used, "nemesis", [id for id in able if id not in met] or able, 1)
        if s.battle.id not in s.entered:
            s.entered.append(s.battle.id)
            s.upgraded += [id for id in s.battle.upgraded_cards if id not in s.upgraded]
            for tier, count in s.battle.upgraded.items():
                stream = f"upgraded_{tier}"
                left = [id for id in s.pool.get(stream, ()) if id not in s.upgraded]
                s.upgraded += draw(self.secret, s.used, stream, left, count)
        self.prepare()

    def prepare(self) -> None:
        """The market is asked for, unless there is only one."""
        s = self.state
        s.step = states.MARKET
        if len(s.barracks.cards) == sum(dict(MARKET).values()):
            self.market(s.barracks.cards)
