"""The reference of the front door says what the code says."""

from __future__ import annotations

import unshuffled
from tools import reference


def test_the_reference_is_current() -> None:
    """`make reference` regenerates it."""
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page()


def test_every_name_of_the_front_door_has_an_entry() -> None:
    assert reference.names() == set(unshuffled.__all__) - {"__version__"}


def test_an_entry_has_the_signature_and_the_docstring() -> None:
    """A check that has never failed proves nothing: what is not written is not found."""
    assert "`undo(answers: int = 1) -> int`\n\nUndo this many answers" in reference.page()
    assert "_asked" not in reference.page()
