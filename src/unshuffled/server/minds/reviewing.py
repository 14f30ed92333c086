"""In a worker: the review of a finished game. The game is over, so its whole record may be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from unshuffled.minds.review.course import Course
from unshuffled.minds.review.processes import two
from unshuffled.minds.review.reviewing import Limit
from unshuffled.minds.review.reviewing import review as reviewed
from unshuffled.rules.core.content import Content
from unshuffled.rules.saves import transcript
from unshuffled.wire.review import review_of

STEP = 0.01
"""How much more must be done before it is reported again."""


def review(content: Content, data: Any, tell: Callable[[Any], None]) -> Any:
    """A `GameReview` as JSON values; `data` has the game's text and the seconds it may take."""
    course = Course(content, transcript.read(data["record"]))
    told = 0.0

    def progress(share: float) -> None:
        nonlocal told
        if share >= told + STEP:
            told = share
            tell(share)

    with two(course) as play:
        made = reviewed(course, play, Limit(seconds=data["seconds"]), progress)
    return msgspec.to_builtins(review_of(course, made))
