"""A review as text: where the chance went, the curve in bars, turning points and purchases."""

from __future__ import annotations

from collections.abc import Iterator

from unshuffled.minds.review.course import Course
from unshuffled.minds.review.report import CERTAIN, HUNDREDTHS, Moment, Part, Review
from unshuffled.words import asks
from unshuffled.words import review as words
from unshuffled.words.phrases import Name, say
from unshuffled.words.speech import Voice

BARS = " ▁▂▃▄▅▆▇█"
LABEL = 30


def text(voice: Voice, course: Course, review: Review) -> str:
    """All of it."""
    return "\n".join(_lines(voice, course, review))


def _lines(voice: Voice, course: Course, review: Review) -> Iterator[str]:
    yield voice(say("review-chance"))
    yield f"  {bars(review)}"
    yield ""
    yield _row(voice(say("review-start")), f"{review.start_points} %", review.start_error)
    yield from _parts(voice, "review-luck", review.luck_points, review.luck_error, review.luck)
    yield from _parts(voice, "review-decisions", review.decisions_points, review.decisions_error, review.decisions)
    yield _row(voice(say("review-result", won="yes" if review.won else "no")), f"{review.result // HUNDREDTHS} %")
    if review.lost_from is not None:
        yield voice(say("review-lost-from", n=review.lost_from.turn))
    yield ""
    yield voice(say("review-turning-points"))
    for moment in review.turning_points:
        yield from _moment(voice, course, moment)
    if not review.turning_points:
        yield f"  {voice(say('review-no-turning-points'))}"
    if review.purchases:
        yield ""
        yield f"{voice(say('review-purchases'))} ({voice.form(say('review-purchases-about'))})"
    for bought in review.purchases:
        turns = ", ".join(map(str, bought.turns))
        did = " · ".join(
            voice.form(part) for part in words.used(bought.uses, bought.damage, bought.aether, bought.charges)
        )
        who = voice.form(asks.player(course.positions[0], bought.seat))
        worth = f"{signed(bought.change)} ± {_points(bought.error)}"
        yield f"  {worth:>10}  {voice.form(words.verdict(bought.verdict))}: {voice.form(Name('card', bought.card))}"
        yield f"              {who}, {voice.form(say('review-turn', n=turns))} · {did}"
    yield ""
    yield voice(say("review-playouts", n=review.playouts))


def _parts(voice: Voice, id: str, points: int, error: int, parts: list[Part]) -> Iterator[str]:
    yield _row(voice(say(id)), signed(points * HUNDREDTHS), error)
    for part in parts:
        yield _row("  " + voice(words.kind(part.kind)), signed(part.points * HUNDREDTHS), part.error)


def _moment(voice: Voice, course: Course, moment: Moment) -> Iterator[str]:
    change = f"{signed(moment.change)} ± {_points(moment.error)}"
    head = f"  {change:>10}  {voice(say('review-turn', n=moment.turn))} · "
    if not moment.key:
        yield head + voice(say("review-luck"))
        for came in moment.came:
            text = voice(words.came(course.positions[0], came.turn_card, came.card))
            likely = f" ({voice.form(say('review-odds', n=came.odds[0], of=came.odds[1]))})" if came.odds[1] else ""
            yield f"              {text}{likely}"
        return
    g = course.positions[course.asked[moment.at]]
    yield f"{head}{voice(asks.player(g, moment.seat))}"
    yield f"              {voice(say('review-played'))}: {voice(asks.option(g, moment.key))}"
    if moment.better:
        gain = f"{signed(moment.gain)} ± {_points(moment.gain_error)}"
        yield f"              {voice(say('review-better'))}: {voice(asks.option(g, moment.better))} ({gain})"


def bars(review: Review) -> str:
    """The curve, a sign for each turn."""
    return "".join(BARS[round(point.chance * (len(BARS) - 1) / CERTAIN)] for point in review.curve)


def signed(change: int) -> str:
    """A change in whole points."""
    points = _points(change)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def _points(change: int) -> int:
    return round(change / HUNDREDTHS)


def _row(label: str, value: str, error: int = 0) -> str:
    return f"{label:<{LABEL}}{value:>6}" + (f"  ± {_points(error)}" if error else "")
