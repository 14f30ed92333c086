"""Sizes of laws and random tests: a sample in the required check, all of it in `make nightly`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

FULL = bool(os.environ.get("UNSHUFFLED_FULL"))
"""Whether this run has every test at its full size, as `make nightly` does."""
SHARE = 6
"""The required check tries one example of so many."""

T = TypeVar("T")


def scaled(full: int, least: int = 4) -> int:
    """Return how many of `full` random examples this run tries: all of them, or a share of at least `least`."""
    return full if FULL else min(full, max(least, full // SHARE))


def subset(full: Sequence[T], required: Sequence[T]) -> Sequence[T]:
    """Return `full` in a full run, else `required`, which is a part of it."""
    assert set(required) <= set(full), "the required check has nothing that the full run has not"
    return full if FULL else required
