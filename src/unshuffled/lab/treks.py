"""Whole expeditions played by programs: kept as JSON and folded again at every step, with what must hold in each.

The first try of a battle is a game that a program plays to its end, kept and resumed on the way. Programs that answer at random
hardly ever win, so further tries are decided by dice, and counted apart.
"""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

from unshuffled.expeditions import asks, battles, entries, fold, playable, saves
from unshuffled.expeditions.entries import Entry
from unshuffled.expeditions.state import State, by_place
from unshuffled.lab import pools
from unshuffled.lab.laws import LawBroken, require
from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.setup import BASICS, DIFFICULTIES, MARKET, lay, start
from unshuffled.rules.saves import transcript

WIN, LOSS = "nemesis_slain", "gravehold_fallen"
CHANCE = 0.7
"""Of winning a try that dice decide."""
BACK = 0.2
"""How likely a choice is taken back and made again."""
POCKET = 0.3
"""How likely nothing is banished."""
LONGEST = 400
"""Entries after which an expedition is called endless."""


@dataclass(slots=True)
class Whole:
    """One expedition from its beginning to its end, or the failure that stopped it."""

    number: int
    form: str
    mages: int
    difficulty: str
    step: str = ""
    steps: int = 0
    games: int = 0
    """Battles that a program played."""
    diced: int = 0
    """Battles that dice decided."""
    back: int = 0
    answers: int = 0
    seconds: float = 0.0
    failure: str = ""
    record: str = ""


@dataclass(slots=True)
class Summary:
    """What many expeditions came to."""

    count: int = 0
    by_form: dict[str, list[Whole]] = field(default_factory=dict)
    failures: list[Whole] = field(default_factory=list)

    def add(self, whole: Whole) -> None:
        """Count one expedition."""
        self.count += 1
        self.by_form.setdefault(whole.form, []).append(whole)
        if whole.failure:
            self.failures.append(whole)


def forms(content: Content) -> list[str]:
    """The forms that these packs have everything for."""
    pool, ratings = playable.pool(content)
    return [id for id, form in content.expeditions.items() if not playable.lacks(content, form, pool, ratings)]


def check(content: Content, state: State) -> None:
    """What holds at every step, whatever is chosen."""
    barracks = [*state.barracks.cards, *state.barracks.mages, *state.barracks.treasures, *state.barracks.abilities]
    require(len(set(barracks)) == len(barracks), "nothing is in the barracks twice")
    require(len(set(state.banished)) == len(state.banished), "nothing is banished twice")
    require(not set(state.banished) & set(barracks), "a banished card is not in the barracks (KEY-04)")
    require({*barracks, *state.banished} == set(state.seen), "what was seen is in the barracks or banished")
    require(set(state.market) <= set(state.barracks.cards), "the market is made of the barracks (EXPD-04)")
    require(set(state.mages) <= set(state.barracks.mages), "mages of the barracks fight (EXPD-03)")
    require(len(set(state.upgraded)) == len(state.upgraded), "an upgraded basic card is there once (EXPD-06)")
    require(state.score == sum(fight.score for fight in state.history), "the score is what the battles counted")
    kinds = by_place(content, state.barracks.cards)
    require(all(len(kinds[kind]) >= count for kind, count in MARKET), "there is a market in the barracks (MKT-11)")


def any_choice(content: Content, state: State, dice: random.Random, mages: int = 0) -> Entry:
    """Some answer to what is asked between battles; so many mages if there are as many, or any number."""
    ask = asks.asked(content, state)
    match ask.step:
        case "market":
            return entries.MarketChosen([id for kind, count in MARKET for id in dice.sample(ask.options[kind], count)])
        case "mages":
            many = min(mages, ask.most["mage"]) or dice.randint(1, ask.most["mage"])
            return entries.MagesChosen(dice.sample(ask.options["mage"], many))
        case "treasures":
            return _any_treasures(content, state, ask, dice)
        case "reward":
            return entries.RewardChosen(dice.choice(ask.options["reward"]))
    return entries.PathChosen(dice.choice(ask.options["path"]))


def _any_treasures(content: Content, state: State, ask: asks.Ask, dice: random.Random) -> Entry:
    left = {group: dice.sample(options, len(options)) for group, options in ask.options.items()}
    own: list[list[str]] = []
    for mage in state.mages:
        taken = []
        if left["first"] and dice.random() < 0.7 and asks.fits(content, left["first"][-1], mage):
            taken.append(left["first"].pop())
        if left["third"] and dice.random() < 0.7:
            taken.append(left["third"].pop())
        own.append(taken)
    shared = left["shared"][:1] if dice.random() < 0.7 else []
    return entries.TreasuresChosen(shared, own)


class Player:
    """A program on an expedition."""

    def __init__(self, content: Content, whole: Whole, secret: str, played: tuple[str, ...]) -> None:
        self.content = content
        self.whole = whole
        self.dice = random.Random(secret)
        self.save = saves.Save(secret)
        self.mind = self.dice.choice(sorted(MINDS))
        begun = fold.begin(
            content,
            whole.form,
            secret,
            difficulty=whole.difficulty,
            big_pocket=True if self.dice.random() < POCKET else None,
            packs=played,
        )
        self.state = self.save.add(content, begun)

    def play(self) -> None:
        """To the end, kept and resumed before every step."""
        while not self.state.is_over:
            check(self.content, self.state)
            self.resume()
            self.step()
            self.whole.steps += 1
            if len(self.save.entries) > LONGEST:
                raise LawBroken(f"the expedition goes on after {LONGEST} entries")
        check(self.content, self.state)
        self.resume()

    def resume(self) -> None:
        """Go on from the text alone."""
        again = saves.loads(saves.dumps(self.save))
        require(again == self.save, "an expedition is read as it was written")
        require(again.state(self.content) == self.state, "folding the entries again gives the same expedition")
        self.save = again

    def step(self) -> None:
        """Answer what is asked, or fight."""
        if self.state.step == "battle":
            self.fight()
            return
        before = self.state
        self.take(any_choice(self.content, before, self.dice, self.whole.mages))
        if not self.state.is_over and self.dice.random() < BACK:
            self.whole.back += 1
            self.state = self.save.back(self.content)
            require(self.state == before, "taking a choice back leaves nothing of it (PR-150)")

    def fight(self) -> None:
        """The first try is a game; further ones are laid, and dice decide."""
        if self.state.attempt == 1:
            self.whole.games += 1
            self.take(self.game())
        else:
            self.whole.diced += 1
            lay(self.content, battles.setup_of(self.state), battles.seed(self.save.secret, self.state))
            self.take(entries.Fought(WIN if self.dice.random() < CHANCE else LOSS))

    def take(self, entry: Entry) -> None:
        """As `Save.add`, without folding what `resume` has just folded."""
        self.state = fold.apply(self.content, self.save.secret, self.state, entry)
        self.save.entries.append(entry)
        self.save.game = ""

    def game(self) -> entries.Fought:
        """Play the battle to its end, and once on the way from what was kept of it."""
        seed = battles.seed(self.save.secret, self.state)
        game = start(self.content, battles.setup_of(self.state), seed)
        mind, keys = MINDS[self.mind](seed), list[str]()
        leave_at = self.dice.randint(1, 60)
        while game.decision is not None:
            keys.append(mind.pick(game.decision))
            machine.answer(game, keys[-1])
            if len(keys) == leave_at and not game.is_over:
                self.save.game = transcript.write(transcript.record_of(game, keys))
                self.resume()
                again = transcript.replay(self.content, transcript.read(self.save.game))
                require(again == game, "a battle that was left goes on where it was")
                game = again
        self.whole.answers += len(keys)
        return battles.fought(self.content, self.state, transcript.record_of(game, keys), seed)


def play_one(content: Content, number: int, seed: str, chosen: list[str], packs: tuple[str, ...] = ()) -> Whole:
    """An expedition of the plan: forms, numbers of mages and difficulties in turn. Random things come from these packs."""
    turn, form = divmod(number, len(chosen))
    turn, mages = divmod(turn, max(BASICS))
    difficulty = list(DIFFICULTIES)[(turn + mages) % len(DIFFICULTIES)]
    whole = Whole(number, chosen[form], mages + 1, difficulty)
    began = time.perf_counter()
    player: Player | None = None
    try:
        player = Player(content, whole, f"{seed}-{number}", packs)
        player.play()
        whole.step = player.state.step
    except Exception:  # a failure is a result here: it is reported with the expedition that caused it
        whole.failure = traceback.format_exc()
        whole.record = saves.dumps(player.save) if player is not None else ""
    whole.seconds = time.perf_counter() - began
    return whole


def _player(seed: str, chosen: list[str]) -> Callable[[int], Whole]:
    content = library.load()
    return lambda number: play_one(content, number, seed, chosen)


def play(count: int, seed: str, chosen: list[str], workers: int) -> Iterator[Whole]:
    """Play expeditions, in worker processes if there are several; results come as they finish."""
    return pools.results(partial(_player, seed, chosen), range(count), workers)
