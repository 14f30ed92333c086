"""A card is measured by the same games with and without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from unshuffled.lab.report import worth as swaps
from unshuffled.lab.report.worth import Pair, Swap, play, worth
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
