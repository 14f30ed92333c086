"""A pack on trial: many random games that contain its cards, mages and nemeses, with the laws checked in every state.

Most games are set up as people would, with the pack's things among those of other packs. Some are stacked: its cards
lie in hands and on top of the nemesis deck and its mages are charged, so that even an expensive card is seen to work. A game
is known by the seed and its number, and can be played again alone.
"""

from __future__ import annotations

import random
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from unshuffled.lab import laws, pools
from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core import constants, machine, zones
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import DIFFICULTIES, MARKET, lay, start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import forecast
from unshuffled.rules.saves import transcript
from unshuffled.words import asks, log
from unshuffled.words import forecast as forecast_words
from unshuffled.words.speech import LANGUAGES, Voice

LONGEST = 5_000
"""Answers after which a game is called endless; random games have a few hundred."""
STACKED = 5
"""One game in this many is stacked. Prime to the numbers of players and difficulties: all of them come up."""
CLOSELY = 11
"""One in this many is looked at closely: stored and read back, put into every language, forecast."""


@dataclass(slots=True)
class Tried:
    """One game: how it ended, and what the pack's things did in it."""

    number: int
    seed: str
    setup: str
    outcome: str = ""
    answers: int = 0
    turns: int = 0
    failure: str = ""
    trace: str = ""
    record: str = ""
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """What happened (gained, played, cast, drawn, chosen, activated) to which card, mage or nemesis."""


class Trial:
    """The games of one pack."""

    def __init__(self, content: Content, pack: str) -> None:
        self.content = content
        self.pack = pack
        self.cards = {card.index for card in content.cards if card.pack == pack}
        self.mages = sorted(id for id, mage in content.mages.items() if mage.pack == pack)
        self.nemeses = sorted(id for id, forms in content.nemeses.items() if forms["normal"].pack == pack)

    def setup(self, number: int, chance: random.Random) -> Setup:
        """Players and difficulties in turn; the pack's own mage, nemesis and cards as far as there are any."""
        players, difficulties = 1 + number % 4, list(DIFFICULTIES)
        round_ = number // 4
        mages = [RANDOM] * players
        if self.mages:
            mages[0] = self.mages[round_ % len(self.mages)]
        # Now and then another nemesis: the pack's cards and mages meet them too.
        own = self.nemeses and (round_ + round_ // 4) % 4 != 3
        return Setup(
            mages=mages,
            nemesis=self.nemeses[round_ % len(self.nemeses)] if own else RANDOM,
            difficulty=difficulties[round_ % len(difficulties)],
            market=self.market(chance),
        )

    def market(self, chance: random.Random) -> list[str]:
        """Nine piles with as many of the pack as there is room for."""
        chosen: list[str] = []
        for kind, wanted in MARKET:
            pile = list(self.content.supply[kind])
            chance.shuffle(pile)
            pile.sort(key=lambda card: card not in self.cards)
            chosen += [self.content.cards[card].id for card in pile[:wanted]]
        return chosen

    def play(self, number: int, seed: str) -> Tried:
        """Play one game to its end."""
        seed = f"{seed}-{number}"
        chance = random.Random(f"trial/{seed}")
        setup = self.setup(number, chance)
        tried = Tried(number, seed, f"{setup.nemesis}, {len(setup.mages)} mages, {setup.difficulty}")
        keys: list[str] = []
        stacked = number % STACKED == STACKED - 1
        closely = number % CLOSELY == CLOSELY - 1
        try:
            game = self.stack(lay(self.content, setup, seed), chance) if stacked else start(self.content, setup, seed)
            tried.setup = f"{game.scenario.nemesis.id}, {len(setup.mages)} mages, {setup.difficulty}"
            if stacked:
                tried.setup += ", stacked"
            self.note_start(game, tried)
            cards, turns = zones.census(game), zones.turn_cards(game)
            mind = MINDS["eager" if number % 3 else "random"](seed)
            while game.decision is not None:
                if len(keys) >= LONGEST:
                    raise laws.LawBroken(f"the game goes on after {LONGEST} answers")
                key = mind.pick(game.decision)
                keys.append(key)
                machine.answer(game, key)
                self.note(game, tried)
                laws.check(game, cards, turns)
                if closely:
                    self.look(game, f"{seed}/{len(keys)}", len(keys))
            if not stacked and transcript.replay(self.content, transcript.record_of(game, keys)) != game:
                raise laws.LawBroken("replaying the answers gives the same game")
            tried.outcome, tried.turns = game.outcome, game.turn
        except Exception as error:  # a failure is a result here: it is reported with the game that caused it
            tried.failure = f"{type(error).__name__}: {error}".split("\n")[0]
            tried.trace = traceback.format_exc()
            tried.record = transcript.write(transcript.Record(setup, seed, keys))
        tried.answers = len(keys)
        return tried

    def stack(self, game: Game, chance: random.Random) -> Game:
        """Put the pack's things where they come up at once."""
        own = [card for pile in self.content.supply.values() for card in pile if card in self.cards]
        own += [card.index for card in self.content.cards if card.index in self.cards and card.is_starter]
        for player in game.players:
            chance.shuffle(own)
            player.hand += own[:3]
            player.charges = player.mage.charges
        top = [card for card in game.nemesis_deck if ~card in self.cards]
        chance.shuffle(top)
        game.nemesis_deck = [card for card in game.nemesis_deck if ~card not in self.cards] + top
        machine.run(game)
        return game

    def note_start(self, game: Game, tried: Tried) -> None:
        """Who plays."""
        tried.counts["chosen", game.scenario.nemesis.id] += 1
        for player in game.players:
            tried.counts["chosen", player.mage.id] += 1
        self.note(game, tried)

    def note(self, game: Game, tried: Tried) -> None:
        """Count what the pack's things did in the last step."""
        for event in game.events:
            name = str(event[0])
            if name in ("gained", "played", "cast"):
                card = event[2]
            elif name in ("nemesis_card_drawn", "side_card_drawn"):
                name, card = "drawn", event[1]
            elif name == "activated":
                tried.counts["activated", game.players[event[1]].mage.id] += 1  # type: ignore[index]
                continue
            else:
                continue
            if card in self.cards:
                tried.counts[name, self.content.cards[card].id] += 1

    def look(self, game: Game, seed: str, answers: int) -> None:
        """The expensive checks, and everything said in every language."""
        laws.check_deep(game, seed)
        for lang in LANGUAGES:
            voice = Voice(self.content, lang)
            for event in game.events:
                voice(log.entry(game, event))
            if game.decision is not None:
                voice(asks.question(game))
                for key in game.decision.keys[:20]:
                    voice(asks.option(game, key))
        if answers % 7 == 0 and game.decision is not None:
            voice = Voice(self.content, "en")
            for line in forecast_words.lines(game, forecast.forecast(game)):
                voice(line)


def _player(folders: list[Path], pack: str, seed: str) -> Callable[[int], Tried]:
    trial = Trial(library.load_with(folders), pack)
    return lambda number: trial.play(number, seed)


def play(folders: list[Path], pack: str, numbers: range, seed: str, workers: int) -> Iterator[Tried]:
    """Play these games of the pack, in worker processes if there are several; results come as they finish."""
    return pools.results(partial(_player, folders, pack, seed), numbers, workers, chunk=4)


@dataclass(slots=True)
class Verdict:
    """What the games came to."""

    games: int = 0
    won: int = 0
    lost: int = 0
    longest: int = 0
    turns: int = 0
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    failures: dict[str, list[Tried]] = field(default_factory=dict)

    def add(self, tried: Tried) -> None:
        """Count one game."""
        self.games += 1
        self.counts.update(tried.counts)
        self.longest, self.turns = max(self.longest, tried.answers), max(self.turns, tried.turns)
        if tried.failure:
            self.failures.setdefault(tried.failure, []).append(tried)
        else:
            won = tried.outcome in constants.WINS
            self.won += won
            self.lost += not won
