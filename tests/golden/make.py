"""Regenerate every golden file: `make golden`, or `python -m tests.golden.make`.

Then read the difference: each changed line is a change in how the game is played, or in what it is called.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.golden import games, texts, trees, victories
from unshuffled.packs import library

FOLDERS = (trees.FOLDER, games.FOLDER, texts.FOLDER, victories.FOLDER)


def files() -> dict[Path, Callable[[], str]]:
    """Every golden file, and what makes its text."""
    made: dict[Path, Callable[[], str]] = {}
    for tree in trees.trees():
        made[trees.FOLDER / f"{tree.name}.tree"] = partial(trees.text_of, tree)
    for play in games.PLAYS:
        made[games.FOLDER / f"{play.name}.play"] = partial(games.text_of, play)
    for what, lang in texts.names():
        made[texts.FOLDER / f"{what}.{lang}.txt"] = partial(texts.text_of, what, lang)
    for nemesis in sorted(library.load().nemeses):
        made[victories.path_of(nemesis)] = partial(victories.text_of, nemesis)
    return made


def there() -> set[Path]:
    """The golden files that lie in their folders."""
    return {path for folder in FOLDERS if folder.is_dir() for path in folder.iterdir()}


def main() -> None:
    """Write all of them, and take away those that nothing makes any more."""
    made = files()
    for folder in FOLDERS:
        folder.mkdir(exist_ok=True)
    for path in there() - made.keys():
        path.unlink()
    for path, text in made.items():
        new = text()
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if new != old:
            path.write_text(new, encoding="utf-8")
            print(f"{'changed' if old else 'new    '} {path.parent.name}/{path.name}")
    print(f"{len(made)} golden files are as the engine plays now")


if __name__ == "__main__":
    main()
