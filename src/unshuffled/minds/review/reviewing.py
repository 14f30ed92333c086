"""The review: spends playouts first on the whole game, then where the chance changed most, on answers and on purchases.

With a limit in playouts a review is always the same for the same game. With a limit in seconds it takes as many as it can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from time import monotonic

from unshuffled.minds.review import course as courses
from unshuffled.minds.review.course import Change, Course
from unshuffled.minds.review.curve import Curve, Pairs, Walk
from unshuffled.minds.review.playouts import LATER, Job, Players
from unshuffled.minds.review.purchases import Bought, purchases_of
from unshuffled.minds.review.report import CERTAIN, Came, Moment, Part, Point, Purchase, Review
from unshuffled.rules.core import constants

COARSE, PAIRED, REFINED, COMPARED = 0.3, 0.4, 0.65, 0.8
"""The share of the limit that is spent when each part of the work ends; what is left goes to purchases."""
BATCH = 16
"""Playouts between two looks at the limit."""
REFINE = 4
"""Moments that are looked at closer at once."""
TURNING_POINTS = 3
WORST = 3
ALTERNATIVES = 6
"""Answers that one is compared with."""
HOPELESS = 0.03
LAST_TURNS = 2
NINE_OF_TEN = 1.645
"""Standard errors to each side that nine of ten estimates are within."""
SURE = 2.0
"""Standard errors beyond which something is said."""

Progress = Callable[[float], None]
"""Hears how much of the work is done, from 0 to 1."""


@dataclass(slots=True)
class Limit:
    """How much work a review may be. One of the two is given."""

    playouts: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Better:
    """What an answer was compared with."""

    key: str
    pairs: Pairs


class Reviewer:
    """One review."""

    def __init__(self, course: Course, play: Players, limit: Limit, progress: Progress) -> None:
        self.course = course
        self.play = play
        self.limit = limit
        self.progress = progress
        self.begun = monotonic()
        self.spent = 0
        self.open = [n for n, change in enumerate(course.changes) if change.is_open]
        """Changes that may have changed the chance. Level `n` is before the `n`-th of them."""
        self.walk = Walk([course.changes[n].is_luck for n in self.open], float(course.is_won))
        self.moments = self._together()
        """Each answer, and all that chance brought after one, as steps from one level to the next."""
        self.compared: dict[int, Better] = {}
        self.bought: list[Bought] = purchases_of(course)

    def review(self) -> Review:
        """Spend the limit, then say what was found."""
        self._look_at_all()
        self._pair_decisions()
        self._refine()
        self._compare()
        self._weigh_purchases()
        self.progress(1.0)
        return self._report()

    def _together(self) -> list[list[int]]:
        moments: list[list[int]] = []
        before: Change | None = None
        for step, at in enumerate(self.open):
            change = self.course.changes[at]
            if before is not None and change.is_luck and before.is_luck and change.at == before.at:
                moments[-1].append(step)
            else:
                moments.append([step])
            before = change
        return moments

    # Playouts

    def _share(self) -> float:
        if self.limit.playouts:
            return self.spent / self.limit.playouts
        return (monotonic() - self.begun) / self.limit.seconds

    def _played(self, jobs: list[Job]) -> list[float]:
        self.spent += len(jobs)
        chances = self.play(jobs)
        self.progress(min(1.0, self._share()))
        return chances

    def _levels(self, levels: list[int]) -> None:
        """One playout from each; the same level may be named more often."""
        jobs: list[Job] = []
        numbers: dict[int, Iterator[int]] = {}
        for level in levels:
            number = numbers.setdefault(level, count(self.walk.seen[level].playouts))
            jobs.append(Job(self.open[level], f"review/{level}/{next(number)}"))
        for level, chance in zip(levels, self._played(jobs), strict=True):
            self.walk.seen[level].add(chance)

    def _paired(self, sides: list[tuple[Pairs, Job, Job]]) -> None:
        chances = self._played([job for _, first, second in sides for job in (first, second)])
        for n, (pairs, _, _) in enumerate(sides):
            pairs.add(chances[2 * n], chances[2 * n + 1])

    def _decision_pairs(self, steps: list[int]) -> None:
        """One pair each: what was answered, and what `quick` would have answered."""
        sides: list[tuple[Pairs, Job, Job]] = []
        numbers: dict[int, Iterator[int]] = {}
        for step in steps:
            pairs, at = self.walk.pairs[step], self.open[step]
            change = self.course.changes[at]
            seed = f"review/pair/{step}/{next(numbers.setdefault(step, count(pairs.pairs)))}"
            sides.append((pairs, Job(at, seed, change.key), Job(at, seed, change.instead)))
        self._paired(sides)

    # Parts of the work

    def _look_at_all(self) -> None:
        """Levels beside what chance brought, in an order that covers the game evenly however soon it ends."""
        luck = self.walk.is_luck
        levels = [n for n in range(len(luck)) if n == 0 or luck[n] or luck[n - 1]]
        spread = sorted(levels, key=lambda n: (_reversed_bits(n), n))
        if not spread:
            return
        turn = 0
        while self._share() < COARSE:
            self._levels([spread[(turn + n) % len(spread)] for n in range(BATCH)])
            turn += BATCH

    def _pair_decisions(self) -> None:
        steps = [n for n, luck in enumerate(self.walk.is_luck) if not luck]
        if not steps:
            return
        turn = 0
        while self._share() < PAIRED:
            self._decision_pairs([steps[(turn + n) % len(steps)] for n in range(BATCH // 2)])
            turn += BATCH // 2

    def _refine(self) -> None:
        """Where the chance changed most, or may have."""
        while self._share() < REFINED and self.moments:
            curve = Curve(self.walk)
            score = [abs(_changed(curve, steps)) + curve.change_error(steps) / 2 for steps in self.moments]
            most = sorted(range(len(score)), key=lambda n: (-score[n], n))[:REFINE]
            luck = [self.moments[n] for n in most if self.walk.is_luck[self.moments[n][0]]]
            levels = [level for steps in luck for level in (steps[0], steps[-1] + 1) if level < len(self.open)]
            if levels:
                self._levels(levels * 2)
            decided = [self.moments[n][0] for n in most if not self.walk.is_luck[self.moments[n][0]]]
            if decided:
                self._decision_pairs(decided * 2)

    def _compare(self) -> None:
        """Decisions that matter, with what else could have been answered."""
        curve = Curve(self.walk)
        matter = [steps[0] for steps in self._largest(curve) if not self.walk.is_luck[steps[0]]]
        matter += [steps[0] for steps in self._worst(curve) if steps[0] not in matter]
        for place, step in enumerate(matter):
            begun = self._share()
            until = begun + (COMPARED - begun) / (len(matter) - place)
            self._compare_one(step, begun + (until - begun) / 2, until)

    def _compare_one(self, step: int, half: float, until: float) -> None:
        at = self.open[step]
        change = self.course.changes[at]
        decision = self.course.positions[at].decision
        assert decision is not None
        others = [change.instead, *(key for key in decision.keys if key not in (change.key, change.instead))]
        found = {key: Pairs() for key in others[:ALTERNATIVES]}
        number = count()
        while len(found) > 1 and self._share() < half:
            for _ in range(3):
                seed = f"review/among/{step}/{next(number)}"
                self._paired([(pairs, Job(at, seed, key), Job(at, seed, change.key)) for key, pairs in found.items()])
            kept = sorted(found, key=lambda key: -found[key].mean)[: (len(found) + 1) // 2]
            found = {key: found[key] for key in kept}
        # The best of several looks better than it is, so it is compared again, with deals of its own.
        best = Better(next(iter(found)), Pairs())
        while self._share() < until:
            seeds = [f"review/best/{step}/{best.pairs.pairs + n}" for n in range(BATCH // 2)]
            self._paired([(best.pairs, Job(at, seed, best.key), Job(at, seed, change.key)) for seed in seeds])
        self.compared[step] = best

    def _weigh_purchases(self) -> None:
        single = [(bought, n) for bought in self.bought for n in range(len(bought.positions))]
        if not single:
            return
        turn = 0
        while self._share() < 1.0:
            sides: list[tuple[Pairs, Job, Job]] = []
            for k in range(BATCH // 2):
                bought, n = single[(turn + k) % len(single)]
                at, key = bought.positions[n], bought.key
                seed = f"review/purchase/{at}/{(turn + k) // len(single)}"
                with_it, without = Job(at + 1, seed, turns=LATER), Job(at, seed, without=key, turns=LATER)
                sides.append((bought.pairs[n], with_it, without))
            self._paired(sides)
            turn += BATCH // 2

    # What was found

    def _sure(self, curve: Curve) -> list[list[int]]:
        return [steps for steps in self.moments if abs(_changed(curve, steps)) > SURE * curve.change_error(steps)]

    def _largest(self, curve: Curve) -> list[list[int]]:
        return sorted(self._sure(curve), key=lambda steps: (-abs(_changed(curve, steps)), steps))[:TURNING_POINTS]

    def _worst(self, curve: Curve) -> list[list[int]]:
        bad = [steps for steps in self._sure(curve) if not self.walk.is_luck[steps[0]] and _changed(curve, steps) < 0]
        return sorted(bad, key=lambda steps: (_changed(curve, steps), steps))[:WORST]

    def _report(self) -> Review:
        curve, course = Curve(self.walk), self.course
        chances = [_hundredths(chance) for chance in curve.chances]
        review = Review(
            won=course.is_won,
            outcome=course.outcome,
            nemesis=course.nemesis.id,
            turns=course.turns,
            answers=len(course.keys),
            playouts=self.spent,
            start=chances[0],
            start_error=_hundredths(curve.error(0)),
        )
        review.luck, review.luck_error = self._parts(curve, chances, courses.LUCK)
        review.decisions, review.decisions_error = self._parts(curve, chances, courses.DECISIONS)
        review.round()
        review.curve = self._points(curve, chances)
        review.turning_points = [self._moment(curve, chances, steps) for steps in sorted(self._largest(curve))]
        review.again = [self._moment(curve, chances, steps) for steps in self._worst(curve)]
        review.lost_from = _lost_from(review)
        review.purchases = [_purchase(bought) for bought in self.bought]
        return review

    def _parts(self, curve: Curve, chances: list[int], kinds: tuple[str, ...]) -> tuple[list[Part], int]:
        parts: list[Part] = []
        every: list[int] = []
        for kind in kinds:
            steps = [n for n, at in enumerate(self.open) if self.course.changes[at].kind == kind]
            every += steps
            if steps:
                change = sum(chances[n + 1] - chances[n] for n in steps)
                parts.append(Part(kind, change, _hundredths(curve.change_error(steps))))
        return parts, _hundredths(curve.change_error(every))

    def _points(self, curve: Curve, chances: list[int]) -> list[Point]:
        course, points, level, turn = self.course, list[Point](), 0, 0
        for at, position in enumerate(course.positions[:-1]):
            if position.turn != turn:
                turn = position.turn
                given = course.changes[at].at if at < len(course.changes) else len(course.keys)
                nemesis = position.active == constants.NEMESIS_TURN
                points.append(_point(curve, chances, level, turn, given, nemesis))
            if level < len(self.open) and self.open[level] == at:
                level += 1
        points.append(_point(curve, chances, len(self.open), turn, len(course.keys), False))
        return points

    def _moment(self, curve: Curve, chances: list[int], steps: list[int]) -> Moment:
        changes = [self.course.changes[self.open[step]] for step in steps]
        first = changes[0]
        made = Moment(
            kind=first.kind,
            at=first.at,
            turn=first.turn,
            last_turn=changes[-1].turn,
            seat=first.seat,
            change=chances[steps[-1] + 1] - chances[steps[0]],
            error=_hundredths(curve.change_error(steps)),
            key=first.key,
            came=[self._came(change) for change in changes if change.is_luck],
        )
        found = self.compared.get(steps[0])
        if found is not None and found.pairs.mean > SURE * found.pairs.error:
            made.better = found.key
            made.gain, made.gain_error = _hundredths(found.pairs.mean), _hundredths(found.pairs.error)
        return made

    def _came(self, change: Change) -> Came:
        assert change.event is not None
        name, value = change.event[0], change.event[-1]
        if name in ("turn_order_drawn", "turn_order_revealed"):
            return Came(turn_card=constants.TURN_CARDS[int(value)], odds=change.odds)
        if name in ("nemesis_card_drawn", "nemesis_card_revealed"):
            return Came(card=self.course.content.cards[int(value)].id, odds=change.odds)
        return Came()


def review(course: Course, play: Players, limit: Limit, progress: Progress = lambda share: None) -> Review:
    """Review a finished game."""
    return Reviewer(course, play, limit, progress).review()


def _changed(curve: Curve, steps: list[int]) -> float:
    return curve.chances[steps[-1] + 1] - curve.chances[steps[0]]


def _point(curve: Curve, chances: list[int], level: int, turn: int, at: int, nemesis: bool) -> Point:
    error = _hundredths(NINE_OF_TEN * curve.error(level)) if level < curve.steps else 0
    chance = chances[level]
    return Point(turn, at, chance, max(0, chance - error), min(CERTAIN, chance + error), nemesis)


def _lost_from(review: Review) -> Point | None:
    """The first turn of those at the end of a lost game in which the chance was hopeless; the last ones alone say nothing."""
    found: Point | None = None
    for point in reversed(review.curve[:-1]):
        if review.won or point.chance >= HOPELESS * CERTAIN:
            break
        found = point
    return found if found is not None and found.turn <= review.turns - LAST_TURNS else None


def _purchase(bought: Bought) -> Purchase:
    change = sum(pairs.mean for pairs in bought.pairs)
    error = sum(pairs.variance for pairs in bought.pairs) ** 0.5
    verdict = "unclear" if abs(change) <= SURE * error else "paid" if change > 0 else "not_paid"
    return Purchase(
        card=bought.card,
        seat=bought.seat,
        turns=bought.turns,
        at=bought.at,
        uses=bought.uses,
        damage=bought.damage,
        aether=bought.aether,
        charges=bought.charges,
        change=_hundredths(change),
        error=_hundredths(error),
        verdict=verdict,
    )


def _hundredths(chance: float) -> int:
    return round(chance * CERTAIN)


def _reversed_bits(n: int) -> int:
    return int(f"{n:016b}"[::-1], 2)
