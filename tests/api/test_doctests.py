"""The examples in the docstrings of the front door give what they show."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from unshuffled.api import game, picture, records, setups


@pytest.mark.parametrize("module", [game, picture, records, setups], ids=lambda module: module.__name__)
def test_examples_give_what_they_show(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_there_are_examples() -> None:
    assert doctest.testmod(game).attempted > 5
