"""The same messages formatted by Python and by JavaScript, since the page in a browser reads the same files."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from unshuffled.packs import library
from unshuffled.words import check
from unshuffled.words.phrases import Phrase
from unshuffled.words.speech import LANGUAGES, LOCALES, Voice

NODE = Path(__file__).parent / "node"


class Recorder(Voice):
    """A voice that keeps every message it formats, with its formatted arguments."""

    def __init__(self, lang: str) -> None:
        self.calls: list[dict[str, Any]] = []
        self.said: list[str] = []
        super().__init__(library.load(), lang)

    def _phrase(self, phrase: Phrase) -> str:
        text = super()._phrase(phrase)
        self.calls.append({"lang": self.lang, "id": phrase.id, "attr": phrase.attr, "args": self.arguments(phrase)})
        self.said.append(text)
        return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_python_and_javascript_say_the_same(lang: str) -> None:
    """Every card, mat and rule, message by message."""
    if not (NODE / "node_modules").is_dir():
        pytest.fail("Node's packages are missing: run `make install`")
    voice = Recorder(lang)
    for text in check.all_texts(library.load()):
        voice(text)

    lines = "\n".join(json.dumps(call) for call in voice.calls)
    ran = subprocess.run(
        ["node", "format.mjs", LOCALES], input=lines, capture_output=True, text=True, cwd=NODE, check=True
    )

    said = json.loads(ran.stdout)
    different = [
        (call, here, there) for call, here, there in zip(voice.calls, voice.said, said, strict=True) if here != there
    ]
    assert different[:3] == []
    assert len(said) > 1000
