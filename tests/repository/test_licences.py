"""Nothing runs with us or goes into the page under a licence that nobody has looked at."""

from __future__ import annotations

import pytest

from tools.licences import PAGE, is_allowed, page_packages, python_packages, written


def test_only_allowed_licences_occur() -> None:
    found = python_packages() | page_packages()

    assert len(found) > 60
    assert {name: licence for name, licence in found.items() if not is_allowed(licence)} == {}


def test_the_page_of_licences_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "run `make licences`"


@pytest.mark.parametrize("licence", ["GPL-3.0-only", "MIT AND LGPL-3.0-only", "unknown", ""])
def test_a_licence_that_asks_for_more_is_not_allowed(licence: str) -> None:
    assert not is_allowed(licence)


@pytest.mark.parametrize(
    "licence", ["MIT", "MIT OR GPL-2.0-only", "(MIT AND Apache-2.0)", "Apache-2.0 OR BSD-3-Clause"]
)
def test_a_licence_with_a_choice_is_allowed_if_one_of_the_choices_is(licence: str) -> None:
    assert is_allowed(licence)
