"""Colour in the terminal."""

from __future__ import annotations

import io

import pytest

from tests.table import content
from tests.terminal.sitting import Typed
from unshuffled.terminal.paint import Paint, wanted


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "is_wanted"),
    [
        ({"TERM": "xterm"}, True),
        ({"WT_SESSION": "1"}, True),
        ({"TERM": "xterm", "NO_COLOR": ""}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({}, False),
    ],
)
def test_colour_is_for_terminals_that_have_it(environment: dict[str, str], is_wanted: bool) -> None:
    assert wanted(Screen(), environment) == is_wanted
    assert not wanted(io.StringIO(), environment)


def test_names_have_the_colour_of_their_kind_even_over_the_end_of_a_line() -> None:
    paint = Paint(content(), "en", on=True)

    assert (
        paint.names("Gain Jade, Planar\n   Insight.") == "Gain \x1b[36mJade\x1b[0m, \x1b[94mPlanar\n   Insight\x1b[0m."
    )
    assert paint.names("Jaded words") == "Jaded words"
    assert Paint(content(), "de", on=True).names("„Funken“, Spark") == "„\x1b[94mFunken\x1b[0m“, Spark"


def test_a_style_goes_on_after_a_name() -> None:
    paint = Paint(content(), "en", on=True)

    assert paint.style(paint.names("a Jade b"), "harm") == "\x1b[31ma \x1b[36mJade\x1b[0m\x1b[31m b\x1b[0m"


def test_without_colour_nothing_is_changed() -> None:
    paint = Paint(content(), "en")

    assert (paint.names("Jade"), paint.style("Jade", "harm"), paint.board("── Jade")) == ("Jade", "Jade", "── Jade")


def test_colour_changes_no_word_of_a_game() -> None:
    """The same lines, codes left out."""
    lines = ("g", "card jade", "board", "forecast", "hands", "log")
    plain, coloured = Typed(*lines), Typed(*lines, colour=True)

    assert "\x1b[" in coloured.text
    for code in ("\x1b[0m", "\x1b[1m", "\x1b[1;35m", "\x1b[2m", *(f"\x1b[{n}m" for n in (31, 32, 33, 35, 36, 94))):
        coloured.written[:] = [line.replace(code, "") for line in coloured.written]
    assert coloured.text == plain.text
