"""The kinds of jobs: for each a function that gets the content, the data of the job and a way to tell how far it is.

It runs in a worker, and is imported only there and only when it is wanted. Data and result are JSON values.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from unshuffled.rules.core.content import Content

Work = Callable[[Content, Any, Callable[[Any], None]], Any]

WORK = {
    "hint": "unshuffled.server.minds.hinting:hint",
    "review": "unshuffled.server.minds.reviewing:review",
    "forecast": "unshuffled.server.minds.foreseeing:foresee",
    "answer": "unshuffled.server.minds.answering:answer",
    "nothing": "unshuffled.server.minds.work:nothing",
}
"""Module and function of each kind."""


@cache
def work_of(kind: str) -> Work:
    """The function of this kind."""
    module, _, name = WORK[kind].partition(":")
    found: Work = getattr(import_module(module), name)
    return found


def nothing(content: Content, data: Any, tell: Callable[[Any], None]) -> None:
    """A worker that has come so far is ready for the content."""
    tell("ready")
