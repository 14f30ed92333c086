"""From games to rows, in the order of `columns`."""

from __future__ import annotations

from dataclasses import dataclass, field

from unshuffled.lab.data.columns import SEATS
from unshuffled.rules.core import constants
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves import transcript

Value = int | bool | str | None
Row = tuple[Value, ...]


@dataclass(slots=True)
class Rows:
    """The rows of some games."""

    games: list[Row] = field(default_factory=list)
    turns: list[Row] = field(default_factory=list)
    decisions: list[Row] = field(default_factory=list)
    _turn: int = -1

    def begin(self) -> None:
        """Another game begins."""
        self._turn = -1

    def answered(self, number: int, given: int, g: Game, key: str) -> None:
        """This answer is about to be given."""
        decision = g.decision
        assert decision is not None
        if g.turn != self._turn:
            self._turn = g.turn
            active = -1 if g.active == constants.NEMESIS_TURN else g.active
            charges = sum(p.charges for p in g.players)
            minions = sum(1 for m in g.in_play if m.max_life > 0)
            lives = (g.nemesis_life, g.gravehold, *_lives(g))
            self.turns.append((number, g.turn, active, given, *lives, charges, minions))
        self.decisions.append((number, given, g.turn, decision.seat, decision.ask, len(decision.keys), key))

    def ended(self, number: int, mind: str, g: Game, answers: int, failure: str) -> None:
        """A game is over, or has failed."""
        setup = g.scenario.setup
        self.games.append(
            (
                number,
                g.seed,
                setup.nemesis,
                setup.difficulty,
                " ".join(setup.mages),
                " ".join(setup.market),
                mind,
                g.outcome in constants.WINS,
                "" if failure else g.outcome,
                g.turn,
                answers,
                g.nemesis_life,
                g.gravehold,
                *_lives(g),
                transcript.write(transcript.record_of(g, [])),
                failure,
            )
        )


def _lives(g: Game) -> tuple[Value, ...]:
    lives: list[Value] = [p.life for p in g.players]
    return (*lives, *[None] * (SEATS - len(lives)))
