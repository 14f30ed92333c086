"""A game that is asked and answered: the one object that programs need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from unshuffled.api import picture, setups
from unshuffled.api.records import Event, Forecast, Option, Result, voice_of
from unshuffled.api.setups import Folder
from unshuffled.minds import known, seeing
from unshuffled.minds.contract import Mind, Picker
from unshuffled.rules.core import machine
from unshuffled.rules.core.errors import BadSave
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Event as RawEvent
from unshuffled.rules.core.state import Game as State
from unshuffled.rules.readings import views
from unshuffled.rules.readings.sampling import sample
from unshuffled.rules.readings.shown import View
from unshuffled.rules.saves import transcript
from unshuffled.rules.saves.undo import History, restore
from unshuffled.terminal import draw
from unshuffled.words import asks

SPECTATOR = -1


class Game:
    """A game: what is asked, what can be answered, what can be seen, and every step of its past.

    >>> from unshuffled import Game
    >>> game = Game.new(mages=["mist", "kadir"], nemesis="Rageborne", seed=1)
    >>> game.question()
    'What will you do?'
    >>> [option.key for option in game.options]
    ['play garnet_shard', 'play crystal', 'prep spark 1', 'end']

    A game is never shared by accident: `copy` gives one that goes its own way, and records such as options and events keep
    the moment at which you took them.
    """

    __slots__ = ("_history", "_packs", "_whole")

    def __init__(self, history: History, packs: tuple[Folder, ...] = (), whole: bool = True) -> None:
        """For the class itself: call `Game.new` or `Game.from_transcript`."""
        self._history = history
        self._packs = packs
        self._whole = whole
        """Does the history begin where the game did? Otherwise its hidden cards were redealt on the way."""

    # Getting one

    @classmethod
    def new(
        cls,
        mages: int | str | Sequence[str] = 2,
        nemesis: str = "",
        difficulty: str = "normal",
        market: str | Sequence[str] = "",
        packs: Folder | Sequence[Folder] = (),
        seed: int | str | None = None,
        *,
        edition: str = "default",
        switches: Mapping[str, str | int] | None = None,
        protect: str = "",
    ) -> Game:
        """Set up a game and go to its first question.

        Names are ids or names in any of the five languages; `random` leaves a choice to the seed.

        - `mages`: names, or how many random ones, 1 to 4.
        - `nemesis`: a name. Default: the one with the lowest printed rating.
        - `difficulty`: `beginner`, `normal`, `expert` or `extinction`.
        - `market`: nine cards, or the name of a suggested market. Default: the first that the nemesis's box suggests.
        - `packs`: folders of packs to load besides those that ship with the game.
        - `seed`: a number or a text; the same seed gives the same game. Default: a new one.
        - `edition`, `switches`: where the rulebooks differ (docs/rules/editions.md).
        - `protect`: who is protected instead of Gravehold.

        >>> Game.new(mages="mist, kadri", seed=1)
        Traceback (most recent call last):
        unshuffled.rules.core.errors.BadSetup: no mage is called 'kadri'; did you mean Kadir?
        """
        folders = setups.folders_of(packs)
        content = setups.content_of(folders)
        setup = setups.setup_of(content, mages, nemesis, difficulty, market, edition, switches or {}, protect)
        return cls(History(start(content, setup, setups.seed_of(seed))), folders)

    @classmethod
    def from_transcript(cls, text: str, packs: Folder | Sequence[Folder] = (), *, any_packs: bool = False) -> Game:
        """Replay a transcript. The game stands where it ends, and undo reaches back to the beginning.

        A transcript names the packs that it was played with; others are refused unless `any_packs`.
        """
        folders = setups.folders_of(packs)
        return cls(restore(setups.content_of(folders), transcript.read(text), any_packs=any_packs), folders)

    # The question

    @property
    def seat(self) -> int | None:
        """The seat that is asked, from 0; -1 for the players together; None if the game is over."""
        decision = self.state.decision
        return None if decision is None else decision.seat

    @property
    def ask(self) -> str:
        """The code of the question, for example `main` or `casting`; empty if the game is over."""
        decision = self.state.decision
        return "" if decision is None else decision.ask

    def question(self, lang: str = "en") -> str:
        """The question for a reader; empty if the game is over."""
        return "" if self.is_over else voice_of(self.state, lang)(asks.question(self.state))

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all options, in their order; empty if the game is over. The fast way for bots."""
        decision = self.state.decision
        return () if decision is None else tuple(decision.keys)

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be answered now, at least two; empty if the game is over."""
        state = self.state
        decision = state.decision
        return () if decision is None else tuple([Option(state, key) for key in decision.keys])

    # Answering

    def answer(self, option: Option | str) -> None:
        """Give this answer and go to the next question. A wrong key is refused, and the game stays as it is.

        >>> game = Game.new(mages=["mist", "kadir"], nemesis="Rageborne", seed=1)
        >>> game.answer("gain jade")
        Traceback (most recent call last):
        unshuffled.rules.core.errors.IllegalAnswer: 'gain jade' is not an answer to 'main'; legal here: play garnet_shard; play crystal; prep spark 1; end
        >>> game.answer("play crystal")
        >>> game.events[0].text()
        'Mist plays Crystal.'
        """
        self._history.answer(option.key if isinstance(option, Option) else option)

    def play(self, bot: Bot = "quick", answers: int | None = None, *, seed: int | str = 0) -> Result | None:
        """Let a bot answer, `answers` times or to the end, and give the result if the game is over.

        A bot is the name of a mind (`random`, `eager`, `quick`, `steady`, `patient`, or one that another package brings),
        an object of the minds' protocol, or a function from a `Game` to an option or a key. None of them meets the real
        game: they get what `observe` gives. `seed` is for minds that are named.

        >>> Game.new(mages=1, seed=1).play("random")
        <Result lost: gravehold_fallen after 26 turns and 67 answers>
        """
        player = mind(bot, seed) if isinstance(bot, str) else bot
        left = -1 if answers is None else answers
        while left and not self.is_over:
            self.answer(self._asked(player))
            left -= 1
        return self.result

    def _asked(self, bot: Mind | Picker | Callable[[Game], Option | str]) -> str:
        """What the bot answers."""
        if isinstance(bot, type):
            raise TypeError(f"{bot.__name__} is a class; pass an object of it, for example {bot.__name__}('seed')")
        if isinstance(bot, Mind | Picker):
            return seeing.answer_of(bot, self.state)
        if not callable(bot):
            raise TypeError(
                f"{bot!r} does not play; pass a name ({', '.join(known.makers())}), an object with `choose`, or a function"
            )
        given = bot(self.observe())
        return given.key if isinstance(given, Option) else given

    def undo(self, answers: int = 1) -> int:
        """Undo this many answers, exactly; gives how many there were to undo."""
        return self._history.undo(answers)

    def redo(self, answers: int = 1) -> int:
        """Give undone answers again; gives how many there were."""
        done = 0
        while done < answers and self._history.redo():
            done += 1
        return done

    # Other games from this one

    def copy(self) -> Game:
        """The same game with its past, to go its own way."""
        return Game(self._history.copy(), self._packs, self._whole)

    fork = copy

    def resample(self, seed: int | str) -> Game:
        """A game that looks the same to every seat, with other hidden cards and another future.

        What nobody can know is dealt by this seed: the order of hidden decks, the rest of the nemesis deck, and all chance to
        come. A search over several seeds plays fair; a search over `copy` would know the next shuffle. The new game has no
        past, so undo ends here and there is no transcript.
        """
        return Game(History(sample(self.state, setups.seed_of(seed))), self._packs, whole=False)

    def observe(self) -> Game:
        """What the players may know, as a game: `resample` by a fixed seed.

        Two games that look alike give equal observations, so a bot that is given one cannot cheat.
        """
        return self.resample(seeing.OBSERVED)

    # Looking

    def view(self, seat: int | None = None) -> View:
        """The table as a seat sees it, as JSON values with types. Default: the seat that is asked; -1 is a spectator."""
        if seat is None:
            seat = SPECTATOR if self.seat is None else self.seat
        if not SPECTATOR <= seat < len(self.state.players):
            raise ValueError(f"no seat {seat}; there are 0 to {len(self.state.players) - 1}, and -1 for a spectator")
        return views.view(self.state, seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last answer caused; before the first one, what happened during setup."""
        return self._told(self._last_events())

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that has happened. The game is replayed to collect it."""
        played = self._history.at(0)
        happened = list(self._history.opening)
        for key in self._history.keys:
            machine.answer(played, key)
            happened += played.events
        return self._told(happened)

    def _last_events(self) -> list[RawEvent]:
        history = self._history
        if not history.keys:
            return history.opening
        if not history.game.events:
            # After an undo the engine has forgotten them.
            before = history.at(len(history.keys) - 1)
            machine.answer(before, history.keys[-1])
            return before.events
        return history.game.events

    def _told(self, happened: list[RawEvent]) -> tuple[Event, ...]:
        return tuple([Event(self.state, raw) for raw in happened])

    def forecast(self) -> Forecast:
        """What the next turn of the nemesis will do, as far as anybody can know. It takes a few milliseconds."""
        return Forecast(self.state)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.state.is_over

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return Result(self.state, len(self._history.keys)) if self.is_over else None

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self.state.turn

    @property
    def nemesis_life(self) -> int:
        """The life of the nemesis. Cheaper than a view."""
        return self.state.nemesis_life

    @property
    def gravehold_life(self) -> int:
        """The life of Gravehold, or of who is protected instead."""
        return self.state.gravehold

    @property
    def nemesis(self) -> str:
        """The id of the nemesis."""
        return self.state.scenario.nemesis.id

    @property
    def mages(self) -> tuple[str, ...]:
        """The ids of the mages, by seat."""
        return tuple([mage.id for mage in self.state.scenario.mages])

    @property
    def seed(self) -> str:
        """The seed of all shuffles."""
        return self.state.seed

    @property
    def answers(self) -> tuple[str, ...]:
        """The keys of all answers so far."""
        return tuple(self._history.keys)

    @property
    def transcript(self) -> str:
        """The game as text: setup, seed and answers. `Game.from_transcript` replays it."""
        if not self._whole:
            raise BadSave(
                "save/resampled",
                "a game whose hidden cards were redealt has no transcript: it is not made of one seed. "
                "Take the transcript of the game that you resampled",
            )
        return transcript.write(transcript.record_of(self.state, self._history.keys))

    @property
    def state(self) -> State:
        """The engine's own game at this moment, hidden cards included. Do not change it. It is not part of what is promised to stay."""
        return self._history.game

    # Showing

    def text(self, lang: str = "en", width: int = 100) -> str:
        """The whole table as text."""
        return draw.table(voice_of(self.state, lang), self.view(), width)

    def html(self, lang: str = "en") -> str:
        """The table as HTML that needs nothing else; notebooks show it by themselves."""
        return picture.html(voice_of(self.state, lang), self.view(), self.question(lang))

    def _repr_html_(self) -> str:
        return self.html()

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        state = self.state
        ends = f"over: {state.outcome}" if self.is_over else f"asked {self.ask}"
        return (
            f"<Game {', '.join(self.mages)} against {self.nemesis} {state.nemesis_life}, Gravehold {state.gravehold}, "
            f"turn {self.turn}, {len(self._history.keys)} answers, {ends}>"
        )

    # As a value

    def __eq__(self, other: object) -> bool:
        """Two games are equal if they stand at the same place and go on alike, hidden cards included."""
        return isinstance(other, Game) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        # Records of the packs are the same for all games.
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, tuple[Folder, ...]]]:
        # A transcript is a thousandth of the state with its packs, and other processes have those.
        return Game.from_transcript, (self.transcript, self._packs)


Bot = str | Mind | Picker | Callable[[Game], Option | str]
"""Anything that plays: a mind's name, a mind, or a function from a game to an answer."""


def mind(name: str, seed: int | str = 0) -> Mind | Picker:
    """A mind of its own by name, for `Game.play`. Use one mind for one game, from its first answer to its last."""
    if name not in known.makers():
        raise ValueError(f"no mind is called {name!r}; known: {', '.join(known.makers())}")
    return known.make(name, setups.seed_of(seed))
