"""The sentence for a person who has not installed the extra `rl`."""

from __future__ import annotations


def missing(what: str, error: ImportError) -> ImportError:
    """What needs it, and how to get it."""
    return ImportError(f"{what} needs more packages: pip install 'unshuffled[rl]'", name=error.name)
