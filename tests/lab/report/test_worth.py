"""A card is measured by the same games with and without it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from unshuffled.lab.report import worth as swaps
from unshuffled.lab.report.worth import LOOK, Pair, Swap, measure, play, worth
from unshuffled.packs import library

SWAP = Swap("jade", ("rageborne", "umbra_titan"), pairs=6, mind="eager")
STRONG = """
cards:
  sunstone:
    names: {en: "Sunstone", de: "Sonnenstein", fr: "Pierre de soleil", pl: "Kamień słońca", cs: "Sluneční kámen"}
    kind: gem
    cost: 2
    play: [{aether: 9}, {deal: 12}]
"""


@pytest.mark.nightly("plays the pairs twice")
def test_the_same_swap_gives_the_same_pairs() -> None:
    assert list(play(SWAP, 1)) == sorted(play(SWAP, 2), key=lambda pair: pair.number)


def test_markets_of_a_pair_differ_in_one_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    markets: list[list[str]] = []

    def game(_: object, __: object, setup: object, ___: object) -> tuple[bool, int]:
        markets.append(setup.market)  # type: ignore[attr-defined]
        return True, 0

    monkeypatch.setattr(swaps, "_game", game)
    pairs = list(play(SWAP, 1))

    for pair, with_it, without in zip(pairs, markets[::2], markets[1::2], strict=True):
        assert set(with_it) - set(without) == {"jade"}
        assert set(without) - set(with_it) == {pair.instead}
        assert library.load().card(pair.instead).market == "gem"


def test_instead_names_the_other_pile() -> None:
    named = Swap("jade", ("rageborne",), instead="searing_ruby", pairs=3, mind="random")

    assert {pair.instead for pair in play(named, 1)} == {"searing_ruby"}


@pytest.mark.slow("plays pairs of whole games")
def test_a_card_that_is_far_too_strong_is_found(tmp_path: Path) -> None:
    pack = tmp_path / "sun"
    pack.mkdir()
    (pack / "pack.yaml").write_text("pack: {id: sun, names: {en: Sun}}\n", encoding="utf-8")
    (pack / "cards.yaml").write_text(STRONG, encoding="utf-8")
    swap = Swap("sunstone", ("rageborne", "carapace_queen"), pairs=24, packs=(str(pack),))
    found = worth("sunstone", play(swap, 2))

    assert found.verdict == "stronger"
    assert found.bought > 12


def test_a_difference_by_chance_is_not_a_verdict() -> None:
    pairs = [Pair(n, "jade", n % 2 == 0, n % 3 == 0, n % 2) for n in range(12)]
    found = worth("ruby", pairs)

    assert (found.won_with, found.won_without, found.bought) == (6, 4, 6)
    assert found.difference == pytest.approx(2 / 12)
    assert found.naive == pytest.approx(-1)
    assert found.verdict == "no difference shown"
    assert found.enough > 12


def test_without_a_purchase_there_is_no_naive_figure() -> None:
    assert worth("ruby", [Pair(0, "jade", True, False, 0), Pair(1, "jade", True, True, 0)]).naive is None


def test_card_that_is_never_bought_cannot_be_judged() -> None:
    """Whatever the difference is, it is not the card's."""
    same = [Pair(n, "jade", True, True, 0) for n in range(6)]
    other = [Pair(n, "jade", True, False, 0) for n in range(6)]

    assert [worth("ruby", pairs).verdict for pairs in (same, other)] == ["cannot be judged"] * 2


def test_card_that_is_bought_once_is_judged() -> None:
    pairs = [Pair(n, "jade", True, False, int(n == 3)) for n in range(6)]

    assert worth("ruby", pairs).verdict == "stronger"


Outcome = Callable[[int], tuple[bool, bool, int]]
"""Won with the card, won without it, and how many were gained, by the number of the pair."""


@pytest.mark.parametrize(
    ("outcome", "played"),
    [
        (lambda n: (n % 2 == 0, n % 3 == 0, 0), LOOK),  # never bought
        (lambda n: (n % 4 != 0, n % 4 == 1, 1), LOOK),  # wins half of the games more
        (lambda n: (n % 4 == 1, n % 4 != 0, 1), LOOK),  # loses half of the games more
        (lambda n: (n % 2 == 0, n % 2 == 1, 1), 400),  # each game differs, one way or the other
        (lambda n: (False, False, 1), 400),  # no game differs: the interval says nothing
        (lambda n: (n % 100 != 0, n % 100 != 50, 1), 100),  # as good as the others, within 5 points
    ],
)
def test_measuring_ends_when_the_answer_is_clear(
    outcome: Outcome, played: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = [Pair(n, "jade", *outcome(n)) for n in range(400)]
    late = [*pairs[1:], pairs[0]]  # in whatever order they finish
    swap = Swap("ruby", ("rageborne",), pairs=400)

    for order in pairs, pairs[::-1], late:
        monkeypatch.setattr(swaps, "play", lambda _, __, order=order: (pair for pair in order))
        assert list(measure(swap, 1)) == pairs[:played]
