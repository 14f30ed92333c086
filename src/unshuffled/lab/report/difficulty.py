"""Nemeses by how often they are beaten, beside the difficulty that is printed on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from unshuffled.lab.report.figures import Share


@dataclass(frozen=True)
class Row:
    """One nemesis."""

    nemesis: str
    printed: int
    rate: float
    apart: float
    """By how many ranks the games find it harder than printed."""


@dataclass(frozen=True)
class Compared:
    """All of them, the largest disagreement first."""

    correlation: float
    rows: list[Row]


def compare(measured: Mapping[str, Share], printed: Mapping[str, int]) -> Compared:
    """Rank nemeses by both, and see where the ranks differ."""
    ids = sorted(id for id in measured if id in printed)
    hard = ranks([-measured[id].rate for id in ids])
    said = ranks([printed[id] for id in ids])
    rows = [Row(id, printed[id], measured[id].rate, hard[n] - said[n]) for n, id in enumerate(ids)]
    return Compared(correlation(hard, said), sorted(rows, key=lambda row: -abs(row.apart)))


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value from 1, ties in the middle."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) + 1) / 2 for value in values]


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Pearson's; of ranks it is Spearman's. 0 if one of them is always the same."""
    n = len(one)
    a, b = [x - sum(one) / n for x in one], [y - sum(other) / n for y in other]
    size = sum(x * x for x in a) * sum(y * y for y in b)
    return float(sum(x * y for x, y in zip(a, b, strict=True)) / size**0.5) if size else 0.0
