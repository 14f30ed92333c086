"""The documentation site: collects its sources for zensical, and checks the links of the built pages.

Pages link to files beside `docs` (an example, a configuration, the changelog) as a reader of the repository needs it. On the
site those files lie under `repository/`, and the links lead there.

    python -m tools.site lay      before the build: build/docs
    python -m tools.site check    after it: every link and picture of build/site leads somewhere
"""

from __future__ import annotations

import re
import shutil
import sys
from html.parser import HTMLParser
from os.path import relpath
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.pages import FENCE, ROOT, name_of

LAID = ROOT / "build/docs"
BUILT = ROOT / "build/site"
BESIDE = "repository"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
GENERATED = frozenset({"__skip", "__toc", "__drawer", "__search", "__palette_0", "__palette_1"})
"""Anchors that the theme's own buttons use."""


def place_of(path: Path) -> str:
    """Return the path of a file of the repository on the site."""
    name = name_of(path)
    return name.removeprefix("docs/") if name.startswith("docs/") else f"{BESIDE}/{name}"


def lay() -> None:
    """Copy the docs and the files that they link to."""
    shutil.rmtree(LAID, ignore_errors=True)
    waiting = [path for path in sorted((ROOT / "docs").rglob("*")) if path.is_file()]
    done: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path in done:
            continue
        done.add(path)
        to = LAID / place_of(path)
        to.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            text, linked = moved(path)
            to.write_text(text, encoding="utf-8")
            waiting += linked
        else:
            shutil.copyfile(path, to)


def moved(page: Path) -> tuple[str, list[Path]]:
    """Return a page with the links of its new place, and the files outside `docs` that it links to."""
    linked: list[Path] = []

    def lead(found: re.Match[str]) -> str:
        picture, label, target = found.groups()
        name, hash_sign, anchor = target.partition("#")
        path = (page.parent / name).resolve()
        if not name or re.match(r"[a-z]+:", target) or not path.is_relative_to(ROOT):
            return found[0]
        if path.is_dir():
            return str(label)
        if not path.is_relative_to(ROOT / "docs"):
            linked.append(path)
        to = relpath(LAID / place_of(path), (LAID / place_of(page)).parent)
        return f"{picture}[{label}]({to}{hash_sign}{anchor})"

    text = page.read_text(encoding="utf-8")
    parts, at = [], 0
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(lead, text[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*parts, LINK.sub(lead, text[at:])]), linked


class Page(HTMLParser):
    """The anchors and the links of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors = set(GENERATED)
        self.leads: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.anchors |= {value for name in ("id", "name") if (value := named.get(name))}
        self.leads += [value for name in ("href", "src") if (value := named.get(name))]


def check(built: Path) -> list[str]:
    """Return the broken links of a built site."""
    pages = {path: Page(path) for path in sorted(built.rglob("*.html"))}
    found: list[str] = []
    for path, page in pages.items():
        if path.name == "404.html":
            continue
        for lead in page.leads:
            parts = urlsplit(lead)
            if parts.scheme or parts.netloc:
                continue
            to = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            to = to / "index.html" if to.is_dir() else to
            if not to.is_file() or (
                parts.fragment and to in pages and unquote(parts.fragment) not in pages[to].anchors
            ):
                found.append(f"{path.relative_to(built)}: {lead}")
    return found


def main(what: str) -> int:
    """Run the command and return its exit code."""
    if what == "lay":
        lay()
        return 0
    found = check(BUILT)
    print("\n".join(found) if found else "every link of the site leads somewhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
