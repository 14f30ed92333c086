"""The README's numbers, from the ledger and the content. `make readme` writes them, a test holds them."""

from __future__ import annotations

import sys
from pathlib import Path

from tools import ledger
from unshuffled.packs import library
from unshuffled.words.speech import LANGUAGES

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
BEGIN = "<!-- numbers: made by `make readme` -->\n"
END = "<!-- /numbers -->"


def numbers() -> str:
    """Return the block of numbers as it must be."""
    content = library.load()
    made = ledger.of_repository()
    missing = ledger.missing(made)
    shown = [clause for clause in made.clauses.values() if clause.status == "test" and clause.tests]
    return (
        f"{len(made.clauses)} clauses of the rules and rulings, {len(shown)} with tests of their own, {len(missing) or 'none'} missing"
        f" (`make ledger`). {len(content.cards)} cards, {len(content.mages)} mages and {len(content.nemeses)} nemeses of "
        f"{len(content.packs)} boxes, each exercised by a test. {len(LANGUAGES)} languages.\n"
    )


def current(text: str) -> str:
    """Return the README with its numbers as they must be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{numbers()}{END}{after}"


if __name__ == "__main__":
    README.write_text(current(README.read_text(encoding="utf-8")), encoding="utf-8")
    sys.exit(0)
