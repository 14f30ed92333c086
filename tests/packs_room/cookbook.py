"""The cards of docs/authors/cookbook.md. `python -m tests.packs_room.cookbook` regenerates the texts on that page; read the difference."""

from __future__ import annotations

import re
import tempfile
from functools import cache
from pathlib import Path

from tests import table
from unshuffled.packs import library
from unshuffled.rules.core.content import Content
from unshuffled.terminal import sheet
from unshuffled.words.speech import Voice

PAGE = Path(__file__).parents[2] / "docs/authors/cookbook.md"
RECIPE = re.compile(
    r"(^```yaml\ncards:\n(  (\w+):\n.*?)^```\n\ngives\n\n```text\n)(.*?)(^```$)", re.MULTILINE | re.DOTALL
)
HEADER = "pack: {id: cookbook, names: {en: Cookbook}, requires: [base]}\n"


def recipes() -> dict[str, str]:
    """The cards of the page with the YAML of each."""
    return {found[3]: found[2] for found in RECIPE.finditer(PAGE.read_text(encoding="utf-8"))}


@cache
def content() -> Content:
    """The packs of `tests.table`, and the page as one more."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "pack.yaml").write_text(HEADER, encoding="utf-8")
        (Path(folder) / "cards.yaml").write_text("cards:\n" + "".join(recipes().values()), encoding="utf-8")
        return library.load_folders([*library.shipped(), table.TRIAL, Path(folder)])


def current(text: str) -> str:
    """The page with the texts as they should be."""
    voice = Voice(content(), "en")
    return RECIPE.sub(lambda found: f"{found[1]}{sheet.sheet(voice, found[3])}\n{found[5]}", text)


if __name__ == "__main__":
    PAGE.write_text(current(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
