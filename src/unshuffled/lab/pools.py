"""Numbered work, such as the games of a plan, in worker processes if there are several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

_WORK: Callable[[int], Any]


def results(
    prepare: Callable[[], Callable[[int], T]], numbers: Sequence[int], workers: int, chunk: int = 1
) -> Generator[T, None, None]:
    """What the work gives for each number, as it finishes. Each process prepares once: to load packs takes long."""
    if workers <= 1 or len(numbers) <= 1:
        yield from map(prepare(), numbers)
        return
    with multiprocessing.get_context("spawn").Pool(workers, _prepare, (prepare,)) as pool:
        yield from pool.imap_unordered(_work, numbers, chunksize=chunk)


def _prepare(prepare: Callable[[], Callable[[int], Any]]) -> None:
    global _WORK  # noqa: PLW0603 a pool has no other place for what its workers keep
    try:
        _WORK = prepare()
    except Exception as error:
        _WORK = partial(_fail, error)


def _fail(error: Exception, _: int) -> Any:
    raise error


def _work(number: int) -> Any:
    return _WORK(number)
