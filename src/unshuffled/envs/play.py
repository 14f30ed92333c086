"""A game that is answered by numbers: what all environments share. It needs the package alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Literal, TypedDict, Unpack

from unshuffled.api import Game
from unshuffled.api.records import voice_of
from unshuffled.api.setups import Folder, content_of, folders_of, setup_of
from unshuffled.envs.actions import Numbering, Scope, numbering
from unshuffled.rules.core import machine
from unshuffled.rules.core.errors import IllegalAnswer
from unshuffled.rules.core.scenario import RANDOM
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game as State
from unshuffled.rules.readings import views
from unshuffled.rules.readings.shown import View
from unshuffled.rules.saves import transcript
from unshuffled.terminal import draw

Reward = Literal["win", "damage"]
"""`win`: 1 at the end of a game that is won. `damage`: besides, the share of its life that the nemesis loses."""
REWARDS = ("win", "damage")


class Setting(TypedDict, total=False):
    """What is played, as `Game.new` takes it; the seed comes with `reset`."""

    mages: int | str | Sequence[str]
    nemesis: str
    difficulty: str
    market: str | Sequence[str]
    packs: Folder | Sequence[Folder]
    edition: str
    switches: Mapping[str, str | int]
    protect: str


class Play:
    """Games of one setup, one after the other."""

    __slots__ = (
        "_dealt",
        "_packs",
        "_reward",
        "content",
        "keys",
        "legal",
        "mask",
        "numbering",
        "seats",
        "setup",
        "state",
    )

    def __init__(self, reward: Reward = "win", compact: bool = False, **setting: Unpack[Setting]) -> None:
        if reward not in REWARDS:
            raise ValueError(f"no reward {reward!r}; known: {', '.join(REWARDS)}")
        unknown = sorted(set(setting) - set(Setting.__annotations__))
        if unknown:
            raise TypeError(f"no {unknown[0]!r} in a setup; known: {', '.join(Setting.__annotations__)}")
        self._reward = reward
        self._packs = folders_of(setting.get("packs", ()))
        self.content = content_of(self._packs)
        self.setup = setup_of(
            self.content,
            setting.get("mages", 2),
            setting.get("nemesis", ""),
            setting.get("difficulty", "normal"),
            setting.get("market", ""),
            setting.get("edition", "default"),
            setting.get("switches", {}),
            setting.get("protect", ""),
        )
        self.seats = len(self.setup.mages)
        self.numbering: Numbering
        """The numbers of all answers of these packs; `compact`: of this setup."""
        self.state: State = start(self.content, self.setup, "0")
        if compact:
            if RANDOM in (*self.setup.mages, self.setup.nemesis, *self.setup.market):
                raise ValueError("compact numbers need mages, a nemesis and a market that are not random")
            self.numbering = Numbering(self.content, Scope.of_game(self.state))
        else:
            self.numbering = numbering(self.content)
        self.keys: list[str] = []
        """All answers of this game."""
        self.legal: dict[int, str] = {}
        """The answers of the question by their numbers; empty if the game is over."""
        self.mask = bytearray(len(self.numbering))
        """1 at the numbers of legal answers."""
        self._dealt = 0.0
        self.begin("0")

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """The same game, to go its own way, hidden cards included. Packs and numbers are the same for all games."""
        made = copy(self)
        made.state = self.state.copy()
        made.keys = self.keys[:]
        made.legal = dict(self.legal)
        made.mask = self.mask[:]
        return made

    def begin(self, seed: str) -> None:
        """A new game."""
        self.state = start(self.content, self.setup, seed)
        self.keys = []
        self._dealt = self._share()
        self._look()

    def answer(self, number: int) -> float:
        """Answer by number; gives the reward."""
        key = self.legal.get(number)
        if key is None:
            raise self.refusal(number)
        return self.give(key)

    def give(self, key: str) -> float:
        """Answer by key; gives the reward."""
        state = self.state
        machine.answer(state, key)
        self.keys.append(key)
        self._look()
        reward = 1.0 if state.outcome and state.is_won else 0.0
        if self._reward == "damage":
            before, self._dealt = self._dealt, self._share()
            reward += self._dealt - before
        return reward

    def refusal(self, number: int) -> IllegalAnswer:
        """Why this number is no answer now."""
        names = self.numbering.names
        called = f" ({names[number]!r})" if 0 <= number < len(names) else ""
        legal = "; ".join([f"{n} ({names[n]!r})" for n in self.legal]) or "nothing, the game is over"
        return IllegalAnswer("answer/not_an_option", f"{number}{called} is not legal; legal here: {legal}")

    def _share(self) -> float:
        """The share of its life that the nemesis has lost."""
        state = self.state
        return 1.0 - state.nemesis_life / state.nemesis_max if state.nemesis_max > 0 else 0.0

    def _look(self) -> None:
        mask = self.mask
        for number in self.legal:
            mask[number] = 0
        decision = self.state.decision
        self.legal = {} if decision is None else self.numbering.legal(decision.keys)
        for number in self.legal:
            mask[number] = 1

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.state.decision is None

    @property
    def seat(self) -> int:
        """Who is asked, from 0. What the players decide together the active mage answers, or the first in the nemesis's turn."""
        state = self.state
        if state.decision is not None and state.decision.seat >= 0:
            return state.decision.seat
        return state.active if state.active >= 0 else 0

    def view(self, seat: int) -> View:
        """The table as a seat sees it."""
        return views.view(self.state, seat)

    def text(self, lang: str = "en", width: int = 100) -> str:
        """The table as text."""
        return draw.table(voice_of(self.state, lang), self.view(self.seat), width)

    @property
    def transcript(self) -> str:
        """The game as text."""
        return transcript.write(transcript.record_of(self.state, self.keys))

    def game(self) -> Game:
        """The game so far as an object of its own, with its past."""
        return Game.from_transcript(self.transcript, self._packs)
