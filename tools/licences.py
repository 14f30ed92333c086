"""The licences of the Python packages of a host and of the packages in the page.

`python -m tools.licences` regenerates docs/decisions/licences.md; a test compares it.
"""

from __future__ import annotations

import json
import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/decisions/licences.md"

ALLOWED = {
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "OFL-1.1",
    "PSF-2.0",
    "Unlicense",
}
"""They let anyone use and pass on, and ask us for no more than keeping their notices."""

ELSEWHERE = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}
"""Locked for other systems, and not installed on every one; read by hand."""

WORDS = {
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "3-Clause BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""How packages without an expression say it."""


def of_python(name: str) -> str:
    """Return the licence that an installed package names: its expression, else its classifiers, else its one-line field."""
    try:
        told = metadata(name)
    except PackageNotFoundError:
        return ELSEWHERE.get(name, "unknown: not installed")
    if expressions := told.get_all("License-Expression"):
        return " AND ".join(expressions)
    classifiers = [
        line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or [] if line.startswith("License ::")
    ]
    named = [WORDS[word] for word in classifiers if word in WORDS]
    if named:
        return " AND ".join(sorted(set(named)))
    first = "".join(told.get_all("License") or []).strip().partition("\n")[0]
    return WORDS.get(first, first or "unknown")


def python_packages() -> dict[str, str]:
    """Return the licences of the packages of a host with all extras, by name."""
    lock = (ROOT / "requirements/host.txt").read_text(encoding="utf-8")
    return {name: of_python(name) for name in re.findall(r"^([a-z0-9][a-z0-9._-]*)==", lock, re.MULTILINE)}


def page_packages() -> dict[str, str]:
    """Return the licences of the packages in the page, by name: those of its lock that are not for development."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    return {
        path.rpartition("node_modules/")[2]: str(package.get("license", "unknown"))
        for path, package in sorted(lock["packages"].items())
        if path and not package.get("dev") and not package.get("devOptional")
    }


def is_allowed(licence: str) -> bool:
    """Return whether every required part of a licence expression is allowed, and one of each choice."""
    words = licence.replace("(", " ").replace(")", " ")
    return all(any(choice.strip() in ALLOWED for choice in part.split(" OR ")) for part in words.split(" AND "))


def written() -> str:
    """Return the page as it must be."""
    parts = [
        "# Licences",
        "",
        "Written by `make licences` from the locks and from what the packages say of themselves; a test compares it and fails on",
        "a licence that is not in the list of `tools/licences.py`. Our own code is under the [MIT license](../../LICENSE).",
        "Tools for development are not here: they are neither shipped nor needed to run.",
        "",
        f"Allowed: {', '.join(sorted(ALLOWED))}. Copyleft beyond single files (GPL, AGPL, LGPL) is not: anyone who takes our code and",
        "its dependencies should owe nobody more than a notice.",
    ]
    for title, found in (
        ("Python, with the extra `host`", python_packages()),
        ("Inside the page", page_packages()),
    ):
        parts += ["", f"## {title}", "", "| Package | Licence |", "|---|---|"]
        parts += [f"| {name} | {licence} |" for name, licence in sorted(found.items())]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
