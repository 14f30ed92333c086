"""For all tests: a slow machine is no failure, and it is known whether the rules are compiled."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from unshuffled.rules.core import state

settings.register_profile("unshuffled", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unshuffled")

COMPILED = not (state.__file__ or "").endswith(".py")


def pytest_configure() -> None:
    """`make compiled` must not test what is interpreted, nor the other way round."""
    if bool(os.environ.get("UNSHUFFLED_COMPILED")) != COMPILED:
        raise pytest.UsageError(
            f"the rules come from {state.__file__}; `make compiled` tests compiled ones, everything else tests src/: "
            "delete any .so file there"
        )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of faults come first, and a test that replaces a function of the rules has nothing to replace in compiled ones."""
    # `make test` gives each worker a run of neighbours: one waits for what breaks, and the others compute.
    items.sort(key=lambda item: "faults" not in item.path.parts)
    if COMPILED:
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="replaces a function of the rules"))
