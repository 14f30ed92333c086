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
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import msgspec
import structlog

from unshuffled.packs import library
from unshuffled.server.minds import messages as m

START_LIMIT = 60.0
"""Seconds for a worker to begin and to load packs: they are not the job's."""
COMMAND = ("-m", "unshuffled.server.minds.worker")
Tell = Callable[[Any], None]
log = structlog.get_logger()


class Failed(Exception):
    """No result came: the worker ended, took too long, said nonsense, or could not do it."""


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
        self._running: set[asyncio.Task[Any]] = set()
        self._sources: dict[str, bytes] = {}
        self._closed = False

    @property
    def waiting(self) -> int:
        """Jobs that no worker has yet."""
        return self.asking - len(self._running)

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
            task = asyncio.get_running_loop().create_task(self._run(job, limit, progress or _nobody))
            self._running.add(task)
            task.add_done_callback(self._ran)
            return await asyncio.shield(task)
        finally:
            self.asking -= 1

    async def warm(self, packs: dict[str, str]) -> None:
        """Have a worker ready for these packs, so that the first job need not wait for it. Never fails."""
        with suppress(Failed):
            await self.ask(Job("nothing", packs, None), START_LIMIT)

    async def close(self) -> None:
        """End all workers; what they are doing fails."""
        self._closed = True
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        while self._idle:
            await self._end(self._idle.pop())

    @property
    def processes(self) -> list[int]:
        """The ids of the workers, whether they have a job or wait for one."""
        return sorted(worker.pid for worker in self._there)

    def _ran(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # its caller may be gone

    async def _run(self, job: Job, limit: float, progress: Tell) -> Any:
        worker: _Worker | None = None
        try:
            if callable(job.data):
                job = replace(job, data=await asyncio.to_thread(job.data))
            worker = await self._worker()
            result = await worker.do(job, limit, progress, self._kept)
        except BaseException as error:
            if worker is not None:
                if isinstance(error, Failed):
                    log.warning("mind_worker_failed", kind=job.kind, why=str(error), pid=worker.pid)
                await self._end(worker)
            if isinstance(error, asyncio.CancelledError):
                raise Failed("closed") from None
            raise
        else:
            if isinstance(result, m.Broken):
                # The worker itself is well.
                self._idle.append(worker)
                log.warning("mind_job_failed", kind=job.kind, why=result.why)
                raise Failed(result.why)
            self._idle.append(worker)
            return msgspec.json.decode(result.result, type=job.result)
        finally:
            self._free.release()

    async def _worker(self) -> _Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.is_there:
                return worker
            await self._end(worker)
        self.started += 1
        worker = await _Worker.start()
        self._there.add(worker)
        return worker

    async def _end(self, worker: _Worker) -> None:
        self._there.discard(worker)
        await worker.end()

    async def _kept(self, packs: dict[str, str]) -> list[bytes]:
        """The packs as they are sent."""
        for id, digest in packs.items():
            if digest not in self._sources:
                source = library.source_of(digest)
                if source is None:
                    raise Failed(f"pack {id} {digest} is not here")
                self._sources[digest] = await asyncio.to_thread(source.to_bytes)
        return [self._sources[digest] for digest in packs.values()]


class _Worker:
    """One process, seen from here."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._numbers = count(1)
        self.pid = process.pid

    @staticmethod
    async def start() -> _Worker:
        # A mind may come from anywhere: it need not know the keys of the server.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("UNSHUFFLED_")}
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *COMMAND,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=m.LONGEST,
                env=environment,
                start_new_session=True,  # Ctrl+C is for the server, which ends its workers
            )
        except OSError as error:
            raise Failed(f"no worker can be started: {error.strerror}") from None
        return _Worker(process)

    @property
    def is_there(self) -> bool:
        return self._process.returncode is None

    async def do(self, job: Job, limit: float, progress: Tell, kept: Callable[[dict[str, str]], Any]) -> Any:
        number = next(self._numbers)
        wanted = m.Do(number=number, work=job.kind, packs=job.packs, data=job.data)
        if number == 1:
            await self._load(number, job, kept)
        said = await self._ask(wanted, limit, progress)
        if isinstance(said, m.Missing):
            await self._load(number, job, kept)
            said = await self._ask(wanted, limit, progress)
        if not isinstance(said, m.Done | m.Broken):
            raise Failed("nonsense")
        return said

    async def _load(self, number: int, job: Job, kept: Callable[[dict[str, str]], Any]) -> None:
        packs = m.Load(number=number, packs=job.packs, sources=await kept(job.packs))
        said = await self._ask(packs, START_LIMIT, _nobody)
        if not isinstance(said, m.Loaded):
            raise Failed(said.why if isinstance(said, m.Broken) else "nonsense")

    async def _ask(self, message: m.Message, limit: float, progress: Tell) -> m.FromWorker:
        assert self._process.stdin is not None
        try:
            async with asyncio.timeout(limit):
                self._process.stdin.write(m.line(message))
                await self._process.stdin.drain()
                while True:
                    said = await self._hear(message.number)
                    if not isinstance(said, m.Progress):
                        return said
                    progress(said.value)
        except TimeoutError:
            raise Failed(f"took longer than {limit:g} s") from None
        except OSError:
            raise Failed("ended") from None

    async def _hear(self, number: int) -> m.FromWorker:
        assert self._process.stdout is not None
        try:
            text = await self._process.stdout.readline()
            if not text:
                raise Failed("ended")
            said = m.read_result(text)
        except (msgspec.MsgspecError, ValueError) as error:
            raise Failed(f"nonsense: {error}") from None
        if said.number != number:
            raise Failed("nonsense: an answer to another job")
        return said

    async def end(self) -> None:
        """Kill it, if it is still there."""
        if self.is_there:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()


def _nobody(_: Any) -> None:
    pass
