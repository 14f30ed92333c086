"""The review of a finished game as it is sent: what was found, with the words of each moment."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from unshuffled.minds.review import report
from unshuffled.minds.review.course import Course
from unshuffled.rules.core import options
from unshuffled.wire.protocol import Phrase
from unshuffled.words import asks
from unshuffled.words import review as words
from unshuffled.words.phrases import as_data

State = Literal["none", "running", "done", "failed"]


class ReviewPoint(Struct, kw_only=True):
    """The chance of winning when a turn began, in hundredths of a point; the last one is the end of the game."""

    turn: int
    at: int
    """Answers given before."""
    chance: int
    low: int
    high: int
    nemesis: bool
    """It is a turn of the nemesis."""


class ReviewPart(Struct, kw_only=True):
    """What one kind of luck or decision changed altogether, in whole points."""

    kind: str
    text: Phrase
    points: int
    error: int


class ReviewCame(Struct, kw_only=True):
    """One thing that chance brought."""

    text: Phrase
    turn_card: str
    """The turn order card that came; or empty."""
    card: str
    """The nemesis card that came; or empty."""
    odds: tuple[int, int]
    """How likely it was: so many of so many; 0 of 0 if it cannot be said."""


class ReviewMoment(Struct, kw_only=True):
    """An answer, or all that chance brought after one, and by how many points it changed the chance."""

    kind: str
    luck: bool
    at: int
    """Answers given before an answer; of what chance brought, including the one that led to it."""
    turn: int
    last_turn: int
    """The turn in which it ended: chance may give the nemesis two turns in a row."""
    seat: int
    """Who decided; -1 if it was chance, or the players together."""
    points: int
    error: int
    text: Phrase
    """What was answered; or nothing."""
    card: str
    """What it is about, to be shown; or empty."""
    came: list[ReviewCame]
    """What chance brought, if it was not an answer."""
    better: Phrase
    """What would have been better beyond doubt; or nothing."""
    better_card: str
    gain: int
    gain_error: int


class ReviewPurchase(Struct, kw_only=True):
    """A card that a player bought, and whether that paid, in points."""

    card: str
    seat: int
    turns: list[int]
    at: int
    used: list[Phrase]
    """What the record shows of its use."""
    points: int
    error: int
    verdict: Literal["paid", "not_paid", "unclear"]


class GameReview(Struct, kw_only=True):
    """A review."""

    won: bool
    turns: int
    playouts: int
    start: int
    start_error: int
    luck: int
    luck_error: int
    decisions: int
    decisions_error: int
    """`start`, `luck` and `decisions` are whole points that add up to 100 or 0."""
    luck_parts: list[ReviewPart]
    decision_parts: list[ReviewPart]
    curve: list[ReviewPoint]
    turning_points: list[ReviewMoment]
    again: list[ReviewMoment]
    """Decisions that cost most, the worst first."""
    lost_from: int
    """The turn from which the chance stayed below 3 %; 0 if there is none."""
    purchases: list[ReviewPurchase]


class ReviewState(Struct, kw_only=True):
    """How far the review of a table's game is."""

    state: State
    progress: float = 0.0
    """From 0 to 1."""
    review: GameReview | None = None


def review_of(course: Course, made: report.Review) -> GameReview:
    """A review with its words."""
    return GameReview(
        won=made.won,
        turns=made.turns,
        playouts=made.playouts,
        start=made.start_points,
        start_error=_points(made.start_error),
        luck=made.luck_points,
        luck_error=_points(made.luck_error),
        decisions=made.decisions_points,
        decisions_error=_points(made.decisions_error),
        luck_parts=_parts(made.luck),
        decision_parts=_parts(made.decisions),
        curve=[
            ReviewPoint(turn=p.turn, at=p.at, chance=p.chance, low=p.low, high=p.high, nemesis=p.nemesis)
            for p in made.curve
        ],
        turning_points=[_moment(course, moment) for moment in made.turning_points],
        again=[_moment(course, moment) for moment in made.again],
        lost_from=made.lost_from.turn if made.lost_from is not None else 0,
        purchases=[_purchase(bought) for bought in made.purchases],
    )


def _parts(parts: list[report.Part]) -> list[ReviewPart]:
    return [
        ReviewPart(kind=part.kind, text=as_data(words.kind(part.kind)), points=part.points, error=_points(part.error))
        for part in parts
    ]


def _moment(course: Course, moment: report.Moment) -> ReviewMoment:
    g = course.positions[course.asked[moment.at]] if moment.key else course.positions[0]
    return ReviewMoment(
        kind=moment.kind,
        luck=not moment.key,
        at=moment.at,
        turn=moment.turn,
        last_turn=moment.last_turn,
        seat=moment.seat,
        points=_points(moment.change),
        error=_points(moment.error),
        text=as_data(asks.option(g, moment.key)) if moment.key else None,
        card=_card(course, moment.key),
        came=[
            ReviewCame(
                text=as_data(words.came(g, came.turn_card, came.card)),
                turn_card=came.turn_card,
                card=came.card,
                odds=came.odds,
            )
            for came in moment.came
        ],
        better=as_data(asks.option(g, moment.better)) if moment.better else None,
        better_card=_card(course, moment.better),
        gain=_points(moment.gain),
        gain_error=_points(moment.gain_error),
    )


def _card(course: Course, key: str) -> str:
    """The card that an answer is about; empty if it is about something else."""
    card = options.read(key).card if key else ""
    return card if card in course.content.index else ""


def _purchase(bought: report.Purchase) -> ReviewPurchase:
    return ReviewPurchase(
        card=bought.card,
        seat=bought.seat,
        turns=bought.turns,
        at=bought.at,
        used=[as_data(part) for part in words.used(bought.uses, bought.damage, bought.aether, bought.charges)],
        points=_points(bought.change),
        error=_points(bought.error),
        verdict=bought.verdict,  # type: ignore[arg-type]
    )


def _points(change: int) -> int:
    return round(change / report.HUNDREDTHS)
