"""Numbered work in processes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from unshuffled.lab import pools


def squares() -> Callable[[int], int]:
    return lambda number: number * number


def nothing() -> Callable[[int], int]:
    raise FileNotFoundError("no packs")


@pytest.mark.parametrize("workers", [1, 2])
def test_every_number_is_done_once(workers: int) -> None:
    assert sorted(pools.results(squares, range(5), workers)) == [0, 1, 4, 9, 16]


@pytest.mark.timeout(120)
@pytest.mark.slow("starts processes")
@pytest.mark.parametrize("workers", [1, 2])
def test_work_that_cannot_be_prepared_fails_and_does_not_hang(workers: int) -> None:
    with pytest.raises(FileNotFoundError, match="no packs"):
        list(pools.results(nothing, range(5), workers))
