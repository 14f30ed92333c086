"""Worker processes for what takes too long for the event loop, which only waits for them as it waits for a database.

    result = await pool.ask(Job("answer", digests_of(content), data), limit=2.0)

gives what the work of that kind (`work`) returned, or raises `Failed`. A worker that ends, takes longer than the limit or
says something that is no message is killed, and the next job gets a new one. The caller decides what to do then: nothing
at a table may depend on a worker.

A long job keeps its worker busy. Work of another length belongs to another pool: each is only an object until it is used.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, cast

import msgspec
import structlog

from unshuffled.packs import library
from unshuffled.server.minds import messages as m
from unshuffled.tables.ending import end

START_LIMIT = 60.0
"""Seconds for a worker to begin and to load packs: they are not the job's."""
IN_A_ROW = 3
"""Workers that fail one after the other until it is an error of the machine, and no longer of a job."""
COMMAND = ("-m", "unshuffled.server.minds.worker")
Tell = Callable[[Any], None]
log = structlog.get_logger()


class Failed(Exception):
    """No result came: the worker ended, took too long, said nonsense, or could not do it."""


Then = Callable[[m.FromWorker | Failed], None]


@dataclass(frozen=True, slots=True)
class Job:
    """Something for a worker to do."""

    kind: str
    """Of `work.WORK`."""
    packs: dict[str, str]
    """The digests of the content it is about (`tables.contents.digests_of`); this process must have loaded it."""
    data: Any
    """JSON values for the function that does it; or a function that makes them in a thread once a worker is free."""
    result: Any = Any
    """The type of what comes of it."""


@dataclass(eq=False, slots=True)
class _Running:
    """A job that has a worker, or one that is being made ready for it."""

    job: Job
    data: Any
    limit: float
    progress: Tell
    result: asyncio.Future[msgspec.Raw]
    """For the caller, who may not wait for it any more."""


class Pool:
    """So many workers at most, started when they are first needed."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.started = 0
        """Processes so far."""
        self.asking = 0
        """Jobs that are done now or wait to be."""
        self._free = asyncio.Semaphore(workers)
        self._there: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._running: set[_Running] = set()
        self._preparing: set[asyncio.Task[None]] = set()
        self._sources: dict[str, bytes] = {}
        self._closed = False
        self._failures = 0
        """Workers that failed since one did its job."""

    @property
    def waiting(self) -> int:
        """Jobs that no worker has yet."""
        return self.asking - len(self._running)

    @property
    def processes(self) -> list[int]:
        """The ids of the workers, whether they have a job or wait for one."""
        return sorted(worker.pid for worker in self._there if worker.is_there)

    async def ask(self, job: Job, limit: float, progress: Tell | None = None) -> Any:
        """What comes of a job that may take so many seconds once a worker has it; raises `Failed`.

        `progress` is called on the event loop with whatever the work tells. If the caller is cancelled, the worker comes to
        its end or its limit all the same, and is used again.
        """
        if not self.workers:
            raise Failed("no workers")
        self.asking += 1
        try:
            await self._free.acquire()
            if self._closed:
                self._free.release()
                raise Failed("closed")
            result = asyncio.get_running_loop().create_future()
            running = _Running(job, job.data, limit, progress or _nobody, result)
            self._running.add(running)
            worker = self._ready()
            # A forecast is small: a task for it would cost as much as the message.
            if worker is None or callable(job.data):
                self._prepare(self._begin(worker, running, load=worker is None))
            else:
                self._give(worker, running, loaded=False)
            return msgspec.json.decode(await result, type=job.result)
        finally:
            self.asking -= 1

    async def warm(self, packs: dict[str, str]) -> None:
        """Have a worker ready for these packs, so that the first job need not wait for it. Never fails."""
        with suppress(Failed):
            await self.ask(Job("nothing", packs, None), START_LIMIT)

    async def close(self) -> None:
        """End all workers; what they are doing fails."""
        self._closed = True
        await end(*self._preparing)
        for worker in self._there:
            worker.fail("closed")
            worker.kill()
        for running in list(self._running):
            self._done(running, Failed("closed"))  # its task had not begun
        await asyncio.gather(*(worker.ended for worker in self._there))

    def _ready(self) -> _Worker | None:
        """A worker that has packs and no job."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_there:
                return worker
        return None

    def _prepare(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._preparing.add(task)
        task.add_done_callback(self._preparing.discard)

    async def _begin(self, worker: _Worker | None, running: _Running, load: bool) -> None:
        """Make ready what the job needs, and give it to a worker."""
        try:
            if callable(running.data):
                running.data = await asyncio.to_thread(running.data)
            if worker is None:
                self.started += 1
                worker = await _Worker.start()
                self._there.add(worker)
                worker.ended.add_done_callback(partial(self._gone, worker))
            if load:
                await self._load(worker, running.job.packs)
            self._give(worker, running, load)
        except BaseException as error:
            self._stop(worker, running, error)

    async def _load(self, worker: _Worker, packs: dict[str, str]) -> None:
        heard: asyncio.Future[m.FromWorker | Failed] = asyncio.get_running_loop().create_future()

        def hear(said: m.FromWorker | Failed) -> None:
            if not heard.done():
                heard.set_result(said)

        message = m.Load(number=worker.next_number(), packs=packs, sources=await self._kept(packs))
        worker.ask(message, START_LIMIT, hear, _nobody)
        said = await heard
        if isinstance(said, Failed):
            raise said
        if not isinstance(said, m.Loaded):
            raise Failed(said.why if isinstance(said, m.Broken) else "nonsense")

    def _give(self, worker: _Worker, running: _Running, loaded: bool) -> None:
        job = running.job
        message = m.Do(number=worker.next_number(), work=job.kind, packs=job.packs, data=running.data)
        worker.ask(message, running.limit, partial(self._said, worker, running, loaded), running.progress)

    def _said(self, worker: _Worker, running: _Running, loaded: bool, said: m.FromWorker | Failed) -> None:
        """What a worker made of its job."""
        if isinstance(said, m.Done | m.Broken):
            self._failures = 0
        if isinstance(said, m.Done):
            self._idle.append(worker)
            self._done(running, said.result)
        elif isinstance(said, m.Broken):
            # The worker itself is well.
            self._idle.append(worker)
            log.warning("mind_job_failed", kind=running.job.kind, why=said.why)
            self._done(running, Failed(said.why))
        elif isinstance(said, m.Missing) and not loaded:
            self._prepare(self._begin(worker, running, load=True))
        else:
            self._stop(worker, running, said if isinstance(said, Failed) else Failed("nonsense"))

    def _stop(self, worker: _Worker | None, running: _Running, error: BaseException) -> None:
        """Nothing comes of a job, and its worker is of no more use."""
        if worker is not None:
            if isinstance(error, Failed) and not self._closed:
                self._report(running.job.kind, str(error), worker.pid)
            worker.kill()
        self._done(running, Failed("closed") if isinstance(error, asyncio.CancelledError) else error)

    def _report(self, kind: str, why: str, pid: int) -> None:
        """Log that a worker failed: as an error once it is no longer chance, and then nothing more until one works."""
        self._failures += 1
        if self._failures < IN_A_ROW:
            log.warning("mind_worker_failed", kind=kind, why=why, pid=pid)
        elif self._failures == IN_A_ROW:
            text = "worker processes end or hang: no AI mages, hints and reviews; `unshuffled doctor` starts one"
            log.error("mind_workers_fail", kind=kind, why=why, pid=pid, text=text)

    def _done(self, running: _Running, result: msgspec.Raw | BaseException) -> None:
        self._running.discard(running)
        self._free.release()
        if running.result.done():
            return  # its caller is gone
        if isinstance(result, BaseException):
            running.result.set_exception(result)
        else:
            running.result.set_result(result)

    def _gone(self, worker: _Worker, _: Any) -> None:
        self._there.discard(worker)

    async def _kept(self, packs: dict[str, str]) -> list[bytes]:
        """The packs as they are sent."""
        for id, digest in packs.items():
            if digest not in self._sources:
                source = library.source_of(digest)
                if source is None:
                    raise Failed(f"pack {id} {digest} is not here")
                self._sources[digest] = await asyncio.to_thread(source.to_bytes)
        return [self._sources[digest] for digest in packs.values()]


@dataclass(slots=True)
class _Asked:
    """What a worker is asked, until it has answered."""

    number: int
    then: Then
    progress: Tell
    limit: float
    until: float
    """By the clock of the loop."""


class _Worker(asyncio.SubprocessProtocol):
    """One process, seen from here. It is asked one thing at a time."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._numbers = count(1)
        self._asked: _Asked | None = None
        self._unread: list[bytes] = []
        """Parts of a line."""
        self._timer: asyncio.TimerHandle | None = None
        """It goes on from job to job: one for each would cost as much as the message, and is hardly ever needed."""
        self._killed = False
        self.pid = 0
        self.ended: asyncio.Future[None] = self._loop.create_future()

    @staticmethod
    async def start() -> _Worker:
        # A mind may come from anywhere: it need not know the keys of the server.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("UNSHUFFLED_")}
        try:
            _, worker = await asyncio.get_running_loop().subprocess_exec(
                _Worker,
                sys.executable,
                *COMMAND,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=environment,
                start_new_session=True,  # Ctrl+C is for the server, which ends its workers
            )
        except OSError as error:
            raise Failed(f"no worker can be started: {error.strerror}") from None
        return worker

    @property
    def is_there(self) -> bool:
        return not self._killed and not self.ended.done()

    def next_number(self) -> int:
        """For the next message."""
        return next(self._numbers)

    def ask(self, message: m.Message, limit: float, then: Then, progress: Tell) -> None:
        """Send this; `then` is called once, with what it says, or why nothing comes."""
        until = self._loop.time() + limit
        self._asked = _Asked(message.number, then, progress, limit, until)
        if not self.is_there:
            self.fail("ended")
            return
        self._input.write(m.line(message))
        if self._timer is None or self._timer.when() > until:
            self._set_timer(until)

    def _set_timer(self, when: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_at(when, self._look)

    def _look(self) -> None:
        """Is it late?"""
        self._timer = None
        if self._asked is None:
            return
        if self._loop.time() < self._asked.until:
            self._set_timer(self._asked.until)
        else:
            self.fail(f"took longer than {self._asked.limit:g} s")

    def fail(self, why: str) -> None:
        """Nothing comes of what it is asked, if it is."""
        self._answer(Failed(why))

    def kill(self) -> None:
        """End it."""
        self._killed = True
        if not self.ended.done():
            with suppress(ProcessLookupError):
                self._transport.kill()

    def _answer(self, said: m.FromWorker | Failed) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            asked.then(said)

    def _hear(self, text: bytes) -> None:
        asked = self._asked
        if asked is None:
            # What it says now would be taken for the answer to its next job.
            self.kill()
            return
        try:
            said = m.read_result(text)
        except (msgspec.MsgspecError, ValueError) as error:
            self.fail(f"nonsense: {error}")
            return
        if said.number != asked.number:
            self.fail("nonsense: an answer to another job")
        elif isinstance(said, m.Progress):
            asked.progress(said.value)
        else:
            self._answer(said)

    # What the event loop says of the process

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # Not an assertion: uvloop's has the methods, and is no subclass.
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self.pid = self._transport.get_pid()
        self._input = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._unread.append(data)
        if b"\n" in data:
            *lines, rest = b"".join(self._unread).split(b"\n")
            self._unread = [rest] if rest else []
            for text in lines:
                self._hear(text)
        elif sum(map(len, self._unread)) > m.LONGEST:
            self.fail("nonsense: a line without end")

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == 1:
            # Its end may be reported long after its output's: a job that it got in between would be lost with it.
            self.kill()
            self.fail("ended")

    def process_exited(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._transport.close()
        self.ended.set_result(None)
        self.fail("ended")


def _nobody(_: Any) -> None:
    pass
