"""`unshuffled daily verify`: a day's seed, the commitment that was published before it, and what it gives."""

from __future__ import annotations

import json

import pytest

from unshuffled import cli
from unshuffled.packs import library
from unshuffled.rules.core import chance
from unshuffled.rules.core.version import RULES
from unshuffled.tables.contents import digests_of
from unshuffled.tables.daily import Day, setup_of

SEED = "5eed" * 8
WORDS = ["daily", "verify", "2026-11-17", "--seed", SEED, "--commitment"]


def test_a_seed_that_was_bound_is_proved_with_its_setup(capsys: pytest.CaptureFixture[str]) -> None:
    content = library.load()
    setup = setup_of(content, Day("2026-11-17", SEED, digests_of(content), RULES), 4)

    assert cli.main([*WORDS, chance.commitment(SEED), "--json"]) == 0

    assert json.loads(capsys.readouterr().out) == {
        "proved": True,
        "day": "2026-11-17",
        "mages": setup.mages,
        "nemesis": setup.nemesis,
        "market": setup.market,
    }
    assert cli.main([*WORDS, chance.commitment(SEED), "--lang", "en"]) == 0
    assert "2026-11-17: proved" in capsys.readouterr().out


def test_another_seed_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*WORDS, chance.commitment("another")]) == 2

    assert "this is not the seed of 2026-11-17" in capsys.readouterr().err
