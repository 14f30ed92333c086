"""Every mind that is installed, by name: our own, and those that other packages bring as entry points."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from unshuffled.minds.contract import Mind, Picker
from unshuffled.minds.quick.mind import QuickMind
from unshuffled.minds.randoms import EagerMind, RandomMind
from unshuffled.minds.search import patient, steady

GROUP = "unshuffled.minds"
"""The entry points: a name, and a function that makes a mind from a seed."""

Maker = Callable[[str], Mind | Picker]

OWN: dict[str, Maker] = {
    "random": RandomMind,
    "eager": EagerMind,
    "quick": QuickMind,
    "steady": steady,
    "patient": patient,
}


@cache
def makers() -> dict[str, Maker]:
    """How each mind is made. A name that is taken stays whose it is."""
    found = dict(OWN)
    for point in entry_points(group=GROUP):
        if point.name not in found:
            found[point.name] = point.load()
    return found


@cache
def maker(name: str) -> Maker:
    """How the mind of this name is made, or of this `module:Class`; raises `LookupError` that says what there is.

    Not for names that come over a network: a module is imported by its name.
    """
    if name in makers():
        return makers()[name]
    module, colon, attribute = name.partition(":")
    if not colon:
        raise LookupError(f"unknown mind {name!r}; known: {', '.join(makers())}")
    try:
        found: Maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise LookupError(f"no mind {name!r}: {error}; is its folder in PYTHONPATH?") from None
    return found


def make(name: str, seed: str) -> Mind | Picker:
    """A mind of its own for one game."""
    return makers()[name](seed)
