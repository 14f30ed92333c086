"""The log of a server: one line of JSON per event, and no secret in it.

Secrets reach a log in three ways: under a name of their own, as the value of a variable in a traceback, and inside the
message of an exception, such as an address with a password. All three are closed here, for our own lines and for those of
the libraries under us.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections.abc import Iterable
from typing import Any, TextIO
from urllib.parse import quote, quote_plus, unquote, urlsplit

import structlog
from structlog.processors import ExceptionRenderer
from structlog.stdlib import ProcessorFormatter
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import EventDict, Processor

from unshuffled.server.settings import Settings

HIDDEN = "…"
NAMES = frozenset({"cookie", "token", "seed", "secret", "authorization", "password", "credential"})
SHORTEST = 4
"""Characters of a password that is looked for: a shorter one would black out half of the log."""
_IN_URL = re.compile(r"(?<=://)[^\s/@]+(?=@)")
_DIGITS = re.compile(r"(?<![0-9A-Za-z])[0-9a-f]{24,}(?![0-9A-Za-z])")
"""Signatures of cookies, tokens of tables and the seeds that we make look like this (`guests`, `links`, `tables.hosting.host`)."""


def secrets_of(settings: Settings) -> frozenset[str]:
    """What must not be in the log, in every spelling that a library may use."""
    found = {settings.secret, *settings.secret.split(","), settings.push_key}
    for url in (settings.database_url, *settings.nats_url.split(",")):
        user_info = urlsplit(url).netloc.rpartition("@")[0]
        user, _, password = user_info.partition(":")
        # NATS knows a token that stands alone, where others have the user.
        found.add(password or (user if url != settings.database_url else ""))
    spelled = {way(each.strip()) for each in found for way in (str, unquote, quote, quote_plus)}
    return frozenset(each for each in spelled if len(each) >= SHORTEST)


class Hiding:
    """Takes secrets out of an event, whatever is nested in it."""

    def __init__(self, known: Iterable[str]) -> None:
        # The longest first: one may be a part of another.
        words = sorted(known, key=len, reverse=True)
        self._known = re.compile("|".join(map(re.escape, words))) if words else None

    def __call__(self, _: object, __: str, event: EventDict) -> EventDict:
        """A processor of structlog; it comes after exceptions have been made into values."""
        foreign = "_record" in event
        for name, value in event.items():
            if name in NAMES:
                event[name] = HIDDEN
            elif name not in {"_record", "_from_structlog"}:
                event[name] = self._cleaned(value, strict=foreign or name == "exception")
        return event

    def _cleaned(self, value: Any, strict: bool) -> Any:
        if isinstance(value, str):
            return self._text(value, strict)
        if isinstance(value, dict):
            return {key: self._cleaned(each, strict) for key, each in value.items()}
        if isinstance(value, (list, tuple)):
            return [self._cleaned(each, strict) for each in value]
        return value

    def _text(self, text: str, strict: bool) -> str:
        if self._known is not None:
            text = self._known.sub(HIDDEN, text)
        text = _IN_URL.sub(HIDDEN, text)
        # Only in what others wrote: our own lines may name a digest.
        return _DIGITS.sub(HIDDEN, text) if strict else text


class Handler(logging.StreamHandler[TextIO]):
    """What the libraries under us log, as lines of ours.

    Work that was cancelled is not a fault, though SQLAlchemy's pool logs it as one when a time limit ends while it closes a
    lost connection: the connection is closed all the same.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this worth a line?"""
        kind = record.exc_info[0] if record.exc_info else None
        cancelled = kind is not None and issubclass(kind, asyncio.CancelledError)
        return not cancelled and bool(super().filter(record))


def set_up_logs(stream: TextIO | None = None, level: int = logging.INFO, hide: Iterable[str] = ()) -> None:
    """One line of JSON per event, on standard error or this stream. `hide`: secrets that are known (`secrets_of`)."""
    output = stream or sys.stderr
    first: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    # Without the values of variables: cookies, seeds and passwords are among them.
    last: list[Processor] = [ExceptionRenderer(ExceptionDictTransformer(show_locals=False)), Hiding(hide)]
    written = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*first, *last, written],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(output),
    )
    handler = Handler(output)
    handler.setLevel(max(level, logging.WARNING))
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=first, processors=[*last, ProcessorFormatter.remove_processors_meta, written]
        )
    )
    root = logging.getLogger()
    for other in [each for each in root.handlers if isinstance(each, Handler)]:
        root.removeHandler(other)
    root.addHandler(handler)
