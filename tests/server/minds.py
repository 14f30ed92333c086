"""Minds that a test installs beside ours, as somebody's package would: well-behaved ones and others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from unshuffled.minds import known

MODULE = """
import os
import threading
import time
from pathlib import Path


class Mind:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, seen):
        return seen.decision.keys[0]


class Last(Mind):
    def choose(self, seen):
        return seen.decision.keys[-1]


class Chatty(Mind):
    def choose(self, seen):
        print("hm, let me see")
        return super().choose(seen)


class Hangs(Mind):
    def choose(self, seen):
        (Path(__file__).parent / "hangs").write_text(str(os.getpid()))
        while True:
            time.sleep(1)


class Nonsense(Mind):
    def choose(self, seen):
        return "win the game"


class Shouts(Mind):
    def choose(self, seen):
        self.shout()
        return super().choose(seen)

    def shout(self):
        for pipe in range(3, 16):
            try:
                os.write(pipe, b"AAAH\\n")
            except OSError:
                pass


class Mutters(Shouts):
    def choose(self, seen):
        threading.Timer(0.2, self.shout).start()
        return Mind.choose(self, seen)


class Ends(Mind):
    def choose(self, seen):
        os._exit(7)


class Nosy(Mind):
    def choose(self, seen):
        raise ValueError([name for name in os.environ if name.startswith("UNSHUFFLED")])
"""
NAMES = ("last", "chatty", "hangs", "nonsense", "shouts", "mutters", "ends", "nosy")


@contextmanager
def installed(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[Path]:
    """These minds, known by name here and in every worker that is started meanwhile."""
    info = folder / "odd_minds-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-minds\nVersion: 1.0\n", "utf-8")
    points = "".join(f"{name} = odd_minds:{name.title()}\n" for name in NAMES)
    (info / "entry_points.txt").write_text(f"[unshuffled.minds]\n{points}", "utf-8")
    (folder / "odd_minds.py").write_text(MODULE, "utf-8")
    patch.syspath_prepend(str(folder))
    patch.setenv("PYTHONPATH", str(folder))
    known.makers.cache_clear()
    yield folder
    known.makers.cache_clear()
