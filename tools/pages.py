"""The pages of the documentation: their fenced blocks of code, and the results of those pages that are run.

`python -m tools.pages` regenerates the printed results on such pages; read the difference before committing it.
"""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
RUN = (
    "docs/developers/machine.md",
    "docs/researchers/index.md",
    "docs/researchers/first-bot.md",
    "docs/researchers/environments.md",
)
"""Pages whose Python is run. A block after the word *gives* is what the one before it prints."""
FENCE = re.compile(r"^( *)```([\w-]*)([^\n]*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
GIVES = re.compile(r"(^```python\n(.*?)^```\n\ngives\n\n```text\n)(.*?)(^```$)", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n.*?^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Fenced:
    """A block of code on a page."""

    page: str
    line: int
    language: str
    code: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def pages() -> list[Path]:
    """Return the pages of the repository and of the site."""
    top = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md", "SECURITY.md")
    return [ROOT / name for name in top if (ROOT / name).is_file()] + sorted((ROOT / "docs").rglob("*.md"))


def name_of(page: Path) -> str:
    """Return the path within the repository."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Fenced]:
    """Return the fenced blocks of a page, without the indent of a list around them."""
    text = page.read_text(encoding="utf-8")
    return [
        Fenced(
            name_of(page),
            text.count("\n", 0, found.start()) + 1,
            found[2],
            re.sub(rf"^{found[1]}", "", found[4], flags=re.MULTILINE),
        )
        for found in FENCE.finditer(text)
    ]


def commands(code: str) -> list[str]:
    """Return the command lines of a shell block: with or without a prompt, continued lines joined, remarks and output left out."""
    joined = re.sub(r"\\\n\s*", "", code)
    lines = [line.rstrip() for line in joined.splitlines()]
    if any(line.startswith("$ ") for line in lines):
        lines = [line[2:] for line in lines if line.startswith("$ ")]
    bare = [re.sub(r"\s+#\s.*$", "", line).strip() for line in lines]
    return [line for line in bare if line and not line.startswith("#")]


def run(page: Path) -> str:
    """Return the page with what its Python prints now."""
    text = page.read_text(encoding="utf-8")
    space: dict[str, object] = {"__name__": "__page__"}
    given = {found.start(): found for found in GIVES.finditer(text)}
    made, at = "", 0
    for block in PYTHON.finditer(text):
        out = io.StringIO()
        code = block[0].removeprefix("```python\n").removesuffix("```")
        line = text.count("\n", 0, block.start()) + 1
        with redirect_stdout(out):
            # Blank lines first, so that a traceback names the line of the page.
            exec(compile("\n" * line + code, str(page), "exec"), space)
        found = given.get(block.start())
        if found is None:
            assert not out.getvalue(), f"{name_of(page)}:{line} prints something that the page does not show"
            continue
        made += text[at : found.start(3)] + out.getvalue()
        at = found.end(3)
    return made + text[at:]


def main() -> None:
    """Regenerate the pages."""
    for name in RUN:
        page = ROOT / name
        page.write_text(run(page), encoding="utf-8")


if __name__ == "__main__":
    main()
