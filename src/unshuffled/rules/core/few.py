"""A few numbers in a tuple: copies of a game share it, so a change makes a new one."""

from __future__ import annotations


def put(numbers: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """With another number at this place."""
    return (*numbers[:at], value, *numbers[at + 1 :])


def without(numbers: tuple[int, ...], value: int) -> tuple[int, ...]:
    """With one of this number fewer; it must be there."""
    at = numbers.index(value)
    return (*numbers[:at], *numbers[at + 1 :])
