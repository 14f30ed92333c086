"""Checks that a tag agrees with the versions and the changelog, and prints the notes of a release.

    python -m tools.release agree v0.2.0    the tag, the version wherever it is written, and the changelog
    python -m tools.release notes v0.2.0    that version's part of the changelog

Only the standard library is used: the first job of a release installs nothing.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
TAG = re.compile(r"v(\d+\.\d+\.\d+)")
WRITTEN = {
    "src/unshuffled/__init__.py": re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE),
    "deploy/kubernetes/kustomization.yaml": re.compile(r"^ +newTag: (\S+)$", re.MULTILINE),
}
"""Where the version is written besides `pyproject.toml`."""


def agree(tag: str, root: Path = ROOT) -> list[str]:
    """Return everything that does not agree with the tag; nothing if it may be released."""
    found = TAG.fullmatch(tag)
    if not found:
        return [f"{tag} is not v and three numbers"]
    version = found[1]
    written = {"pyproject.toml": str(tomllib.loads(read(root, "pyproject.toml"))["project"]["version"])}
    for name, pattern in WRITTEN.items():
        at = pattern.search(read(root, name))
        written[name] = at[1] if at else "no version"
    wrong = [f"{name} has {there}, the tag {tag}" for name, there in written.items() if there != version]
    dated = re.search(rf"^## {re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)$", read(root, "CHANGELOG.md"), re.MULTILINE)
    if not dated:
        wrong.append(f"CHANGELOG.md has no part '## {version} (YEAR-MONTH-DAY)'")
    elif not notes(tag, root).strip():
        wrong.append(f"CHANGELOG.md says nothing about {version}")
    if unreleased(root):
        wrong.append("CHANGELOG.md still has entries under 'Unreleased'")
    return wrong


def notes(tag: str, root: Path = ROOT) -> str:
    """Return the part of the changelog about this version, without its heading."""
    return part(rf"{re.escape(tag.removeprefix('v'))} \([-\d]+\)", root)


def unreleased(root: Path = ROOT) -> str:
    """Return the entries that are not released yet."""
    return part("Unreleased", root).strip()


def part(heading: str, root: Path) -> str:
    """Return the text under a heading of the changelog, up to the next of its kind."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", read(root, "CHANGELOG.md"), re.MULTILINE | re.DOTALL)
    return found[1].strip() + "\n" if found else ""


def read(root: Path, name: str) -> str:
    """Return the text of a file of the repository."""
    return (root / name).read_text(encoding="utf-8")


def main(words: list[str]) -> int:
    """Run the command and return its exit code: 1 if something does not agree."""
    match words:
        case ["agree", tag]:
            wrong = agree(tag)
            print("\n".join(wrong) if wrong else f"{tag} can be released")
            return 1 if wrong else 0
        case ["notes", tag]:
            print(notes(tag), end="")
            return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
