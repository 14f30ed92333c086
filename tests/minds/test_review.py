"""A review adds up, is the same again, and says only what is beyond twice its error."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.sizes import FULL, subset
from unshuffled.minds import known, seeing
from unshuffled.minds.review.calibration import Seen, bins, play, wilson
from unshuffled.minds.review.course import Course
from unshuffled.minds.review.curve import Curve, Pairs, Walk
from unshuffled.minds.review.playouts import Job, plays
from unshuffled.minds.review.processes import two
from unshuffled.minds.review.purchases import Bought, count_uses, purchases_of
from unshuffled.minds.review.report import CERTAIN, Review
from unshuffled.minds.review.reviewing import Limit, Reviewer, _purchase, review
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.constants import WINS
from unshuffled.rules.core.errors import BadSave
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.readings.sampling import sample
from unshuffled.rules.saves import codec, transcript

PLAYOUTS = 96 if FULL else 24


@cache
def record(nemesis: str, seed: str, eager: float = 0.25, difficulty: str = "beginner") -> transcript.Record:
    """A whole game: `quick`, but so many of the answers are drawn by lot."""
    g = start(library.load(), Setup(mages=[RANDOM] * 2, nemesis=nemesis, difficulty=difficulty), seed)
    quick, drawn, lots = known.make("quick", seed), known.make("eager", seed), random.Random(seed)
    keys: list[str] = []
    while g.decision is not None:
        keys.append(seeing.answer_of(drawn if lots.random() < eager else quick, g))
        machine.answer(g, keys[-1])
    return transcript.record_of(g, keys)


@cache
def course(nemesis: str = "rageborne", seed: str = "b", eager: float = 0.25) -> Course:
    return Course(library.load(), record(nemesis, seed, eager))


@cache
def reviewed(nemesis: str = "rageborne", seed: str = "b", eager: float = 0.25) -> Review:
    found = course(nemesis, seed, eager)
    return review(found, plays(found), Limit(playouts=PLAYOUTS))


@pytest.mark.parametrize("nemesis", subset(sorted(library.load().nemeses), ["hollow_crown"]))
def test_a_course_goes_through_every_position_of_the_game(nemesis: str) -> None:
    """Step by step the rules come to the same as at one go."""
    played = record(nemesis, "steps")
    found = Course(library.load(), played)
    g = transcript.begin(library.load(), played)
    asked = [position for position in found.positions if position.decision is not None]

    for key, position in zip(played.keys, asked, strict=True):
        assert codec.dumps(position) == codec.dumps(g)
        machine.answer(g, key)

    assert codec.dumps(found.positions[-1]) == codec.dumps(g)


@pytest.mark.slow("reviews a whole game")
@pytest.mark.parametrize("won", [True, False])
def test_start_luck_and_decisions_add_up_to_the_result(won: bool) -> None:
    seed = next(seed for seed in "bcdefghijklm" if (record("rageborne", seed).outcome in WINS) is won)
    made = reviewed("rageborne", seed)

    assert made.start + sum(part.change for part in made.luck + made.decisions) == (CERTAIN if won else 0)


def test_a_review_is_the_same_again() -> None:
    found = course()

    assert review(found, plays(found), Limit(playouts=PLAYOUTS)) == reviewed()


def test_another_number_of_playouts_is_another_review() -> None:
    found = course()

    assert review(found, plays(found), Limit(playouts=PLAYOUTS // 2)) != reviewed()


def test_who_plays_as_quick_does_owes_everything_to_luck() -> None:
    made = reviewed("rageborne", "b", 0.0)

    assert (made.decisions, made.again) == ([], [])


def test_who_plays_otherwise_does_not() -> None:
    assert {part.kind for part in reviewed().decisions} >= {"purchase", "casting"}


def test_what_chance_brings_after_one_answer_is_one_moment() -> None:
    """As when the nemesis has two turns in a row; an answer is always one of its own."""
    found = course()
    reviewer = Reviewer(found, plays(found), Limit(playouts=1), lambda share: None)
    changes = [[found.changes[reviewer.open[step]] for step in steps] for steps in reviewer.moments]

    assert any(len(together) > 1 for together in changes)
    assert all(len(together) == 1 or all(change.is_luck for change in together) for together in changes)
    assert all(len({change.at for change in together}) == 1 for together in changes)
    assert [step for steps in reviewer.moments for step in steps] == list(range(len(reviewer.open)))


def test_playouts_do_not_see_what_was_hidden() -> None:
    real = course()
    redealt = Course(library.load(), record("rageborne", "b"))
    redealt.positions = [sample(position, "redealt") for position in redealt.positions]
    jobs = [Job(at, f"seed {at}") for at in range(0, len(real.positions) - 1, 29)]

    assert plays(redealt)(jobs) == plays(real)(jobs)


def test_two_processes_play_the_same_games_as_one() -> None:
    found = course()
    jobs = [Job(at, f"seed {at}") for at in range(0, len(found.positions) - 1, 17)]

    with two(found) as play:
        assert (play(jobs), play(jobs[:1]), play([])) == (plays(found)(jobs), plays(found)(jobs[:1]), [])


@pytest.mark.slow("reviews a whole game")
def test_progress_comes_and_never_goes_back() -> None:
    found, heard = course(), list[float]()
    review(found, plays(found), Limit(playouts=96), heard.append)

    assert (len(heard) > 5, heard == sorted(heard), heard[-1]) == (True, True, 1.0)


def test_a_limit_in_seconds_ends_too() -> None:
    found = course()
    reviewer = Reviewer(found, plays(found), Limit(seconds=0.5), lambda share: None)

    assert reviewer.review().playouts == reviewer.spent > 0


def test_a_game_that_is_not_over_is_refused() -> None:
    whole = record("rageborne", "b")
    half = transcript.Record(whole.setup, whole.seed, whole.keys[:40], whole.packs, drawn=whole.drawn)

    with pytest.raises(BadSave, match="not over"):
        Course(library.load(), half)


def test_an_answer_that_nobody_asked_for_is_refused() -> None:
    whole = record("rageborne", "b")
    other = transcript.Record(whole.setup, whole.seed, ["dance", *whole.keys[1:]], whole.packs, drawn=whole.drawn)

    with pytest.raises(BadSave, match="answer 1 of"):
        Course(library.load(), other)


def test_the_curve_has_a_point_for_every_turn_and_ends_with_the_result() -> None:
    made = reviewed()
    turns = [point.turn for point in made.curve[:-1]]

    assert turns == list(range(turns[0], made.turns + 1))
    assert all(0 <= point.low <= point.chance <= point.high <= CERTAIN for point in made.curve)
    assert (made.curve[0].chance, made.curve[-1].chance, made.curve[-1].at) == (made.start, made.result, made.answers)


# How sure


def walk(wins: list[tuple[int, int]]) -> Walk:
    """A lost game with luck between each two levels: so many playouts of so many won."""
    made = Walk([True] * len(wins), 0.0)
    for seen, (won, of) in zip(made.seen, wins, strict=False):
        seen.total, seen.squares, seen.playouts = won, won, of
    return made


def test_many_playouts_are_believed() -> None:
    curve = Curve(walk([(6000, 10_000), (3000, 10_000)]))

    assert [round(chance, 2) for chance in curve.chances] == [0.6, 0.3, 0.0]
    assert curve.error(0) < 0.01


def test_few_playouts_are_not() -> None:
    curve = Curve(walk([(2, 2), (0, 2), (2, 2)]))

    assert all(0.2 < chance < 0.8 for chance in curve.chances[:-1])
    assert curve.error(0) > 0.1


def test_a_drop_beyond_twice_its_error_is_a_turning_point() -> None:
    assert sure([(600, 1000), (600, 1000), (100, 1000), (100, 1000)]) == [[1], [3]]


def test_a_drop_within_it_is_not() -> None:
    assert sure([(1, 10), (0, 10), (1, 10), (0, 10)]) == []


def sure(wins: list[tuple[int, int]]) -> list[list[int]]:
    """Which changes are said."""
    found = course()
    reviewer = Reviewer(found, plays(found), Limit(playouts=1), lambda share: None)
    reviewer.walk = walk(wins)
    reviewer.open = list(range(len(wins)))
    reviewer.moments = [[n] for n in range(len(wins))]
    return reviewer._sure(Curve(reviewer.walk))


def bought(first: int, second: int, alike: int) -> Bought:
    """A purchase: so many pairs that only its side won, that only the other won, and that ended alike."""
    pairs = Pairs()
    for with_it, without in [(True, False)] * first + [(False, True)] * second + [(True, True)] * alike:
        pairs.add(with_it, without)
    return Bought("jade", 0, "gain jade", 0, 0, 2, [0], [1], [pairs])


@pytest.mark.parametrize(
    ("first", "second", "verdict"), [(30, 5, "paid"), (5, 30, "not_paid"), (18, 12, "unclear"), (1, 0, "unclear")]
)
def test_a_purchase_paid_or_not_only_beyond_twice_its_error(first: int, second: int, verdict: str) -> None:
    assert _purchase(bought(first, second, 60)).verdict == verdict


def test_a_card_is_credited_with_what_follows_its_use_up_to_something_else() -> None:
    mine = bought(0, 0, 1)
    count_uses(
        mine,
        [
            ("played", 0, 0), ("aether_gained", 0, 2), ("charged", 0, 1),
            ("played", 0, 1), ("aether_gained", 0, 1),
            ("played", 1, 0), ("aether_gained", 1, 2),
            ("cast", 0, 0, 0, 0), ("nemesis_damaged", 3), ("turn_ended", 0), ("nemesis_damaged", 9),
        ],
    )  # fmt: skip

    assert (mine.uses, mine.aether, mine.charges, mine.damage) == (2, 2, 1, 3)


def test_purchases_of_one_card_by_one_player_are_taken_together() -> None:
    found = [(b.card, b.seat, len(b.turns)) for b in purchases_of(course())]

    assert sorted(found) == sorted({(card, seat, n) for card, seat, n in found})
    assert sum(n for _, _, n in found) == len([c for c in course().changes if c.kind == "purchase"])


# Whether chances come true


def test_chances_are_compared_with_results_in_five_bins() -> None:
    seen = [Seen(0.05, False)] * 9 + [Seen(0.15, True)] + [Seen(0.5, True)] * 2 + [Seen(1.0, True)]

    assert [(round(b.low, 1), b.positions, round(b.chance, 2), b.won) for b in bins(seen)] == [
        (0.0, 10, 0.06, 0.1),
        (0.4, 2, 0.5, 1.0),
        (0.8, 1, 1.0, 1.0),
    ]


def test_an_interval_has_the_share_in_it_and_is_wide_for_few() -> None:
    few, many = wilson(1, 2), wilson(500, 1000)

    assert few[0] < 0.5 < few[1]
    assert many[1] - many[0] < 0.06 < few[1] - few[0]
    assert wilson(0, 5)[0] == 0.0


def test_calibration_is_the_same_again() -> None:
    content = library.load()

    assert play(content, 3, "again", 2, 2) == play(content, 3, "again", 2, 2) != play(content, 4, "again", 2, 2)
