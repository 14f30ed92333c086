from __future__ import annotations

import pytest

from tools.readme import README, current


@pytest.mark.slow("counts the tests of every clause and card")
def test_the_readme_has_the_numbers_of_the_ledger() -> None:
    """Made by `make readme`."""
    text = README.read_text(encoding="utf-8")
    assert current(text) == text


@pytest.mark.nightly("the same count once more")
def test_a_wrong_number_would_be_found() -> None:
    text = README.read_text(encoding="utf-8")
    assert current(text.replace("clauses of the rules", "7 clauses")) == text
