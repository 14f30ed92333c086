"""Small packs written for a test, and how reading them fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from unshuffled.packs import library
from unshuffled.packs.nodes import PackError
from unshuffled.rules.core.content import Content

HEADER = "pack: {id: small, names: {en: Small}}\n"
GEM = "cards:\n  dust: {names: {en: Dust}, kind: gem, cost: 1, play: [{aether: 1}]}\n"
MAGE = """\
mages:
  ann:
    names: {en: Ann}
    breaches: [open, {closed: 0}, {closed: 1}, none]
    hand: [dust]
    deck: [dust]
    ability: {names: {en: Sweep}, charges: 4, during: your_main_phase, do: [{aether: 1}]}
"""
NEMESIS = """\
nemeses:
  grim:
    names: {en: Grim}
    life: 40
    counters: {gloom: {start: 1}}
    unleash: [{counter: {name: gloom, gain: 1}}]
"""
DECK = "cards:\n" + "".join(
    f"  grim_{tier}{n}: {{names: {{en: G}}, kind: attack, tier: {tier}, do: [{{unleash: 1}}]}}\n"
    for tier in (1, 2, 3)
    for n in "abc"
)


class Writer:
    """Writes packs into a folder of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def pack(self, folder: str = "small", header: str = HEADER, **files: str) -> Path:
        """A folder with a pack.yaml and these files."""
        path = self.root / folder
        path.mkdir(parents=True, exist_ok=True)
        (path / "pack.yaml").write_text(header, encoding="utf-8")
        for name, text in files.items():
            (path / f"{name}.yaml").write_text(text, encoding="utf-8")
        return path

    def load(self, **files: str) -> Content:
        """The content of a pack of these files."""
        return library.load_folders([self.pack(**files)])

    def problems(self, **files: str) -> list[str]:
        """What is said about a pack of these files."""
        return problems_of([self.pack(**files)])


def problems_of(folders: list[Path]) -> list[str]:
    """What is said about these packs, a line each."""
    with pytest.raises(PackError) as error:
        library.load_folders(folders)
    assert str(error.value) == "\n".join(str(problem) for problem in error.value.problems)
    return str(error.value).split("\n")
