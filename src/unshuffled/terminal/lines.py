"""Typing a line: with editing, history and completion where the terminal and Python have them.

Python on Windows has no `readline`; there, and in a pipe, a line is just read.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

Candidates = Callable[[str], list[str]]
_CODES = re.compile(r"\x1b\[[0-9;]*m")


def _readline() -> Any:
    try:
        return import_module("readline")
    except ImportError:
        return None


class Lines:
    """A person at a keyboard. `candidates` gives the lines that what was typed so far can become."""

    def __init__(self) -> None:
        self.candidates: Candidates = lambda typed: []
        self._found: list[str] = []
        self._readline: Any = None
        if sys.stdin.isatty() and sys.stdout.isatty():
            self._readline = _readline()
        if self._readline is not None:
            self._readline.set_completer(self._complete)
            # A whole line is completed: answers and names have spaces in them.
            self._readline.set_completer_delims("")
            on_libedit = "libedit" in (self._readline.__doc__ or "")
            self._readline.parse_and_bind("bind ^I rl_complete" if on_libedit else "tab: complete")

    def read(self, prompt: str) -> str:
        """One line."""
        if self._readline is not None:
            # Codes that print nothing are marked, or readline miscounts where the line ends.
            prompt = _CODES.sub(lambda code: f"\x01{code[0]}\x02", prompt)
        return input(prompt)

    def _complete(self, typed: str, nth: int) -> str | None:
        if nth == 0:
            self._found = self.candidates(typed)
        return self._found[nth] if nth < len(self._found) else None
