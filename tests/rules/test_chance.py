"""Chance: named streams of numbers from a seed (docs/decisions/0003)."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.random_games import some
from unshuffled.rules.core import chance
from unshuffled.rules.core.chance import STREAMS, below, commitment, shuffle


def counts() -> list[int]:
    return [0] * len(STREAMS)


def numbers(seed: str, stream: int, many: int, n: int = 1000) -> list[int]:
    at = counts()
    return [below(seed, at, stream, n) for _ in range(many)]


def test_a_number_is_a_word_of_the_hash_of_seed_stream_and_counter() -> None:
    """Written out once more by hand: games of old must replay in any year."""
    for count in (0, 7, 8, 21):
        word = blake2b(f"dawn/nemesis/{count // 8}".encode()).digest()[count % 8 * 8 :][:8]
        at = counts()
        at[chance.NEMESIS] = count

        assert below("dawn", at, chance.NEMESIS, 1_000_003) == int.from_bytes(word, "big") % 1_000_003
        assert at[chance.NEMESIS] == count + 1


def test_streams_have_the_names_and_places_that_stored_games_rely_on() -> None:
    assert STREAMS == ("setup", "turn_order", "nemesis", "player1", "player2", "player3", "player4", "extra", "sample")
    places = (chance.SETUP, chance.TURN_ORDER, chance.NEMESIS, chance.PLAYER, chance.EXTRA, chance.SAMPLE)
    assert [STREAMS[place] for place in places] == ["setup", "turn_order", "nemesis", "player1", "extra", "sample"]


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    assert numbers("a", 0, 50) == numbers("a", 0, 50)
    assert numbers("a", 0, 50) != numbers("b", 0, 50)


def test_streams_differ_from_each_other() -> None:
    drawn = [tuple(numbers("a", stream, 20)) for stream in range(len(STREAMS))]

    assert len(set(drawn)) == len(STREAMS)


def test_drawing_from_one_stream_moves_no_other() -> None:
    at = counts()
    mixed = []
    for n in range(20):
        for stream in range(len(STREAMS)):
            if stream != chance.TURN_ORDER:
                below("a", at, stream, 7 + n)
        mixed.append(below("a", at, chance.TURN_ORDER, 1000))

    assert mixed == numbers("a", chance.TURN_ORDER, 20)


def test_a_stream_goes_on_where_its_counter_stands() -> None:
    at = counts()
    at[chance.EXTRA] = 13

    assert [below("a", at, chance.EXTRA, 1000) for _ in range(7)] == numbers("a", chance.EXTRA, 20)[13:]


@some(200)
@given(st.text(max_size=8), st.integers(0, 40), st.integers(0, 30), st.sampled_from(range(len(STREAMS))))
def test_a_shuffle_is_fisher_yates_with_the_numbers_of_its_stream(
    seed: str, before: int, size: int, stream: int
) -> None:
    one, other = counts(), counts()
    one[stream] = other[stream] = before
    pile = list(range(size))
    shuffle(seed, one, stream, pile)

    by_hand = list(range(size))
    for i in range(size - 1, 0, -1):
        j = below(seed, other, stream, i + 1)
        by_hand[i], by_hand[j] = by_hand[j], by_hand[i]

    assert pile == by_hand
    assert one == other
    assert sorted(pile) == list(range(size))


@pytest.mark.parametrize("pile", [[], [5]])
def test_nothing_is_drawn_where_nothing_can_change(pile: list[int]) -> None:
    at = counts()
    before = list(pile)
    shuffle("a", at, 0, pile)

    assert (pile, at) == (before, counts())


def test_every_order_of_three_cards_comes_about_as_often() -> None:
    """6000 seeds: each of the 6 orders 1000 times, give or take 120 (four standard deviations)."""
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        pile = [1, 2, 3]
        shuffle(str(seed), counts(), chance.NEMESIS, pile)
        seen[tuple(pile)] += 1

    assert len(seen) == 6
    assert all(880 < often < 1120 for often in seen.values()), seen


def test_every_number_comes_about_as_often() -> None:
    """10000 numbers below 10: each 1000 times, give or take 120; and the same over seeds as over one stream."""
    along = Counter(numbers("one seed", chance.SETUP, 10_000, 10))
    across = Counter(numbers(str(seed), chance.SETUP, 1, 10)[0] for seed in range(10_000))
    for seen in (along, across):
        assert sorted(seen) == list(range(10))
        assert all(880 < often < 1120 for often in seen.values()), seen


def test_neighbours_in_a_stream_do_not_know_each_other() -> None:
    """Pairs of bits that follow each other: each of the 4 kinds 2500 times, give or take 180."""
    bits = numbers("pairs", chance.SETUP, 20_000, 2)
    seen = Counter(zip(bits[::2], bits[1::2], strict=True))

    assert len(seen) == 4
    assert all(2320 < often < 2680 for often in seen.values()), seen


def test_a_commitment_can_be_checked_and_does_not_tell_the_seed() -> None:
    assert commitment("dawn") == sha256(b"unshuffled/dawn").hexdigest()
    assert commitment("dawn") != commitment("dawn ")
    assert "dawn" not in commitment("dawn")


def test_a_commitment_tells_nothing_of_the_numbers() -> None:
    """It is neither the hash that the numbers come from nor a part of it."""
    words = "".join(blake2b(f"dawn/{stream}/0".encode()).hexdigest() for stream in STREAMS)

    assert commitment("dawn") not in words
    assert len({commitment(str(seed)) for seed in range(1000)}) == 1000
