"""One command, `unshuffled`, with sub-commands. A file is a topic; `listing` has them all, `common` what they share."""

from __future__ import annotations

import sys

from unshuffled import __version__
from unshuffled.cli.listing import for_developers, overview


def main(argv: list[str] | None = None) -> int:
    """The entry point. What needs no command is answered before anything else is imported."""
    words = sys.argv[1:] if argv is None else list(argv)
    if words in (["--version"], ["-V"]):
        print(__version__)
        return 0
    if words in ([], ["--help"], ["-h"], ["help"]):
        print(overview())
        return 0
    if words == ["help", "develop"]:
        print(for_developers())
        return 0
    if words[0] == "help":
        words = [*words[1:], "--help"]
    from unshuffled.cli.app import run  # noqa: PLC0415

    return run(words)


__all__ = ["main"]
