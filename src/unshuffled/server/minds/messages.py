"""What a pool and its workers say to each other: a line of JSON each.

Anything else on that line is nonsense, and the worker is replaced.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

LONGEST = 64 * 1024 * 1024
"""Bytes of a line."""


class Message(Struct, tag_field="kind", kw_only=True):
    """A line. `number` is that of the job it belongs to."""

    number: int


class Load(Message, tag="load"):
    """To a worker: these packs, in this order, by digest and as `Source.to_bytes` writes them."""

    packs: dict[str, str]
    sources: list[bytes]


class Do(Message, tag="do"):
    """To a worker: do this."""

    work: str
    packs: dict[str, str]
    data: Any


class Missing(Message, tag="missing"):
    """From a worker: it does not have the packs of the job."""


class Loaded(Message, tag="loaded"):
    """From a worker: now it has."""


class Progress(Message, tag="progress"):
    """From a worker: how far it is."""

    value: Any


class Done(Message, tag="done"):
    """From a worker: what came of the job, for the caller to read."""

    result: msgspec.Raw


class Broken(Message, tag="broken"):
    """From a worker: the job cannot be done, and why."""

    why: str


ToWorker = Load | Do
FromWorker = Missing | Loaded | Progress | Done | Broken

_to_worker: msgspec.json.Decoder[ToWorker] = msgspec.json.Decoder(ToWorker)
_from_worker: msgspec.json.Decoder[FromWorker] = msgspec.json.Decoder(FromWorker)
_encode = msgspec.json.Encoder().encode


def line(message: Message) -> bytes:
    """A message as it is sent."""
    return _encode(message) + b"\n"


def read_job(text: bytes) -> ToWorker:
    """A message for a worker."""
    return _to_worker.decode(text)


def read_result(text: bytes) -> FromWorker:
    """What a worker says; raises `msgspec.MsgspecError` if it is nonsense."""
    return _from_worker.decode(text)
