"""An event loop on simulated time, for several processes at once: no threads, no sockets, no waiting.

Each callback belongs to a process. Within one process callbacks run in the order they were scheduled, as asyncio
promises; which process is next is a seeded choice, as between real machines nobody knows. A process that is killed runs
nothing more, not even a `finally`.
"""

from __future__ import annotations

import asyncio
from asyncio import events
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context
from heapq import heappop, heappush
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")
THREAD = 0.02
"""The longest that what runs beside a loop takes, in simulated seconds."""
MOST_CALLBACKS = 400_000
"""Of one schedule: far more than any needs. One that has more goes round in a circle."""


class Endless(Exception):
    """Callbacks follow on each other without end."""


class Process:
    """What is killed as a whole: a node, the database, a browser."""

    __slots__ = ("is_alive", "name", "ready", "tasks")

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_alive = True
        self.ready: deque[asyncio.Handle] = deque()
        self.tasks: dict[asyncio.Task[Any], None] = {}
        """Those that have not ended. They are held here, so that nothing of a dead process is ever collected and cleans up."""

    def __repr__(self) -> str:
        return self.name


_AnyLoop: Any = asyncio.AbstractEventLoop


class Loop(_AnyLoop):  # type: ignore[misc]  # of forty methods this one has what is used without sockets and threads
    """The loop of all processes."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._now = 0.0
        self._timers: list[tuple[float, int, asyncio.TimerHandle, Process]] = []
        self._scheduled = 0
        self._runnable: list[Process] = []
        """Those that have something ready."""
        self.world = Process("world")
        self.current = self.world
        """Whose callback runs now."""
        self.callbacks = 0
        self.errors: list[tuple[str, dict[str, Any]]] = []
        """What nobody caught, and in which process."""
        self._all: list[Process] = [self.world]

    # What asyncio asks of a loop

    def time(self) -> float:
        """The simulated time in seconds."""
        return self._now

    def get_debug(self) -> bool:
        """Never: it would look at the real clock."""
        return False

    def is_running(self) -> bool:
        """Is a callback running?"""
        return events._get_running_loop() is self

    def is_closed(self) -> bool:
        """It is never closed, only left."""
        return False

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.Handle:
        """Next, in the process that runs now."""
        handle = asyncio.Handle(callback, args, self, context)
        self._ready(self.current, handle)
        return handle

    def call_later(
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """After so many seconds, in the process that runs now."""
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """At this time, in the process that runs now."""
        return self._at(self.current, when, callback, args, context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Nothing: it is left out when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        """A future of this loop."""
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:
        """A task of the process that runs now."""
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name, context=context)
        process = self.current
        process.tasks[task] = None
        task.add_done_callback(lambda ended: process.tasks.pop(ended, None))
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """What would run in a thread runs at once, a little later."""
        done: asyncio.Future[T] = self.create_future()

        def run() -> None:
            if done.done():
                return
            try:
                done.set_result(func(*args))
            except Exception as error:
                done.set_exception(error)

        self.call_later(self._chance.random() * THREAD, run)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Note it."""
        if self.current.is_alive:
            self.errors.append((self.current.name, context))

    # Processes

    def process(self, name: str) -> Process:
        """A new process."""
        made = Process(name)
        self._all.append(made)
        return made

    def call_in(self, process: Process, delay: float, callback: Callable[..., Any], *args: Any) -> None:
        """After so many seconds in this process, if it is alive then: how something arrives from elsewhere."""
        self._at(process, self._now + delay, callback, args, None)

    def start(self, process: Process, work: Coroutine[Any, Any, T], name: str = "") -> asyncio.Task[T]:
        """A task in this process."""
        before, self.current = self.current, process
        try:
            return self.create_task(work, name=name or None)
        finally:
            self.current = before

    def kill(self, process: Process) -> None:
        """Nothing of it runs any more."""
        process.is_alive = False
        process.ready.clear()
        if process in self._runnable:
            self._runnable.remove(process)

    # Running

    def _at(
        self,
        process: Process,
        when: float,
        callback: Callable[..., Any],
        args: tuple[Any, ...],
        context: Context | None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._scheduled += 1
        heappush(self._timers, (when, self._scheduled, handle, process))
        return handle

    def _ready(self, process: Process, handle: asyncio.Handle) -> None:
        if process.is_alive:
            if not process.ready:
                self._runnable.append(process)
            process.ready.append(handle)

    def run(self, work: Awaitable[T]) -> T:
        """Run until this is done, in the process `world`."""
        self.current = self.world
        before = events._get_running_loop()
        events._set_running_loop(self)
        try:
            task = asyncio.ensure_future(work, loop=self)
            while not task.done():
                if not self._step():
                    raise Endless("everybody waits for something that never comes")
            return task.result()
        finally:
            events._set_running_loop(before)

    def _step(self) -> bool:
        """One callback, or the time of the next one; false if there is nothing to wait for."""
        runnable = self._runnable
        if not runnable:
            timers = self._timers
            while timers and (timers[0][2].cancelled() or not timers[0][3].is_alive):
                heappop(timers)
            if not timers:
                return False
            self._now = timers[0][0]
            while timers and timers[0][0] <= self._now:
                _, _, timer, owner = heappop(timers)
                if not timer.cancelled():
                    self._ready(owner, timer)
            return True
        at = int(self._chance.random() * len(runnable)) if len(runnable) > 1 else 0
        process = runnable[at]
        handle = process.ready.popleft()
        if not process.ready:
            del runnable[at]
        self.callbacks += 1
        if self.callbacks > MOST_CALLBACKS:
            raise Endless(f"{self.callbacks} callbacks until {self._now:.3f} s")
        if not handle.cancelled():
            self.current = process
            handle._run()
        return True

    def end(self) -> None:
        """Cancel every task, those of dead processes too: afterwards nothing is left that the interpreter would complain of."""
        before = events._get_running_loop()
        events._set_running_loop(self)
        try:
            self._timers.clear()
            for _ in range(20):
                left = [(process, task) for process in self._all for task in process.tasks]
                if not left:
                    break
                for process, task in left:
                    process.is_alive = True
                    self.current = process
                    task.cancel()
                while self._runnable:
                    self._step()
            for process in self._all:
                for task in process.tasks:
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
        finally:
            self.current = self.world
            events._set_running_loop(before)
