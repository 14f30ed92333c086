"""A worker process: reads jobs from its standard input, one at a time, and writes what comes of them.

It is polite to the server beside it (`nice`), and ends with it: when its input ends, whatever it is doing.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, BinaryIO

import msgspec

from unshuffled.packs import library
from unshuffled.packs.sources import Source
from unshuffled.rules.core.content import Content
from unshuffled.server.minds import messages as m
from unshuffled.server.minds.work import work_of
from unshuffled.tables.contents import KEPT

NICE = 10
COLLECT = (50_000, 20, 50)
"""Thresholds of the garbage collector, as in the server (`run`)."""
Packs = tuple[tuple[str, str], ...]


class Worker:
    """What a worker knows: the contents of the last jobs."""

    def __init__(self, write: Callable[[m.Message], None]) -> None:
        self._write = write
        self._contents: OrderedDict[Packs, Content] = OrderedDict()

    def handle(self, told: m.ToWorker) -> None:
        """Do what is asked; an error is reported and not raised."""
        try:
            if isinstance(told, m.Load):
                self._load(told)
            else:
                self._do(told)
        except Exception as error:
            self._write(m.Broken(number=told.number, why=f"{type(error).__name__}: {error}"[:500]))

    def _load(self, told: m.Load) -> None:
        self._contents[tuple(told.packs.items())] = library.load_sources([Source.from_bytes(x) for x in told.sources])
        if len(self._contents) > KEPT:
            self._contents.popitem(last=False)
        if len(self._contents) == 1:
            # These packs stay, and games have no cycles: looking for some takes a twentieth of the time of a forecast.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*COLLECT)
        self._write(m.Loaded(number=told.number))

    def _do(self, told: m.Do) -> None:
        packs = tuple(told.packs.items())
        content = self._contents.get(packs)
        if content is None:
            self._write(m.Missing(number=told.number))
            return
        self._contents.move_to_end(packs)

        def tell(value: Any) -> None:
            self._write(m.Progress(number=told.number, value=value))

        result = work_of(told.work)(content, told.data, tell)
        self._write(m.Done(number=told.number, result=msgspec.Raw(msgspec.json.encode(result))))


def _read(lines: SimpleQueue[bytes], into: BinaryIO) -> None:
    for text in into:
        lines.put(text)
    # Nobody waits for an answer any more, and the job may take a minute.
    os._exit(0)


def main() -> None:
    """Work until the input ends."""
    with suppress(OSError):  # some hosts do not allow it, and a worker that is not nice is better than none
        os.nice(NICE)
    out = os.fdopen(os.dup(1), "wb")
    # What a mind prints is no answer.
    os.dup2(2, 1)

    def write(message: m.Message) -> None:
        out.write(m.line(message))
        out.flush()

    worker = Worker(write)
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(lines, sys.stdin.buffer), daemon=True).start()
    while True:
        worker.handle(m.read_job(lines.get()))


if __name__ == "__main__":
    main()
