"""The example of docs/developers/a-mind.md plays."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from unshuffled.minds import seeing
from unshuffled.packs import library
from unshuffled.rules import answer
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start

PAGE = Path(__file__).parents[2] / "docs" / "developers" / "a-mind.md"


def test_the_example_of_the_page_plays_a_whole_game() -> None:
    match = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert match is not None
    names: dict[str, Any] = {"answer": answer}
    exec(match[1], names)
    mind = names["Cautious"]("seed")
    g = start(library.load(), Setup(mages=[RANDOM], nemesis="rageborne"), "page")

    while g.decision is not None:
        answer(g, seeing.answer_of(mind, g))

    assert g.is_over
