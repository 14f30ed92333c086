"""Quiet hours: from one time of day to another, in the person's own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from unshuffled.stores.notices import Choices

LONGEST_ZONE = 64
DAY = 24 * 60
"""Minutes."""


def is_zone(name: str) -> bool:
    """Is there a time zone of this name?"""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, no name of a zone, a folder of zones
        return False
    return 0 < len(name) <= LONGEST_ZONE


def seconds_left(choices: Choices, now: datetime) -> float:
    """How long the quiet hours still last; 0 outside of them."""
    begin, end = choices.quiet_from, choices.quiet_until
    if begin == end:
        return 0.0
    zone = ZoneInfo(choices.zone) if is_zone(choices.zone) else UTC
    here = now.astimezone(zone)
    minute = here.hour * 60 + here.minute
    # Over midnight the hours are two pieces of one day.
    quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not quiet:
        return 0.0
    ends = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if ends <= here:
        ends += timedelta(days=1)
    # As times of the world, not of the wall: a clock may be changed in between.
    return max(1.0, (ends.astimezone(UTC) - now).total_seconds())
