"""`unshuffled` on a machine whose clock is wrong: `python -m tests.server.skewed SECONDS serve …`."""

from __future__ import annotations

import datetime as dates
import sys
import time


def skew(seconds: float) -> None:
    """From now on Python's clock is ahead. Before anything else is imported, since imports keep what they find."""
    true = time.time

    class Skewed(dates.datetime):
        """A time; "now" is wrong."""

        @classmethod
        def now(cls, tz: dates.tzinfo | None = None) -> Skewed:
            return cls.fromtimestamp(time.time(), tz)

        @classmethod
        def utcnow(cls) -> Skewed:
            return cls.now(dates.UTC).replace(tzinfo=None)

    time.time = lambda: true() + seconds
    dates.datetime = Skewed  # type: ignore[misc]


if __name__ == "__main__":
    skew(float(sys.argv[1]))

    from unshuffled import cli

    sys.exit(cli.main(sys.argv[2:]))
