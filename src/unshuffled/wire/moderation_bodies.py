"""Bodies of the routes for reports."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

REASONS = ("abuse", "name", "cheating", "other")


class NewReport(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is wrong, and with whom; nobody named is the table as a whole."""

    person: Annotated[str, Meta(max_length=64)] = ""
    reason: Literal["abuse", "name", "cheating", "other"]
    words: Annotated[str, Meta(max_length=1000)] = ""
