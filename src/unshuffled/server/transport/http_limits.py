"""HTTP with the limits that uvicorn leaves to a proxy: `unshuffled serve --host 0.0.0.0` has none before it.

A request has so many bytes beside its body and so much time, a connection so many requests that wait, an address so many
connections. A client that goes beyond is closed, with a status if nothing else is being answered.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from unshuffled.server.settings import Settings
from unshuffled.server.transport.connections import LARGE_READ, LINGER, Connections, hang_up

LARGEST_HEAD = 32 * 1024
"""Bytes of a request before its body: the address and the headers."""
LARGEST_FRAMING = 4 * 1024
"""Bytes beside the body after that: what separates chunks, and trailers."""
PIPELINED = 8
"""Requests that wait on one connection while another is answered."""
PIECE = 4 * 1024
"""Bytes that the parser gets at once. It tells of a header when it is whole, so what it was given must be counted."""
WRITE_SECONDS = 60.0
"""How long a full buffer may stay full before a client that does not read is given up."""
CLIENT_FAULTS = ("Invalid HTTP request", "Invalid UTF-8 sequence", "Unsupported upgrade request")
"""The beginnings of uvicorn's log messages about clients. Clients could fill the log with them."""


def concerns_server(record: logging.LogRecord) -> bool:
    """Return whether a log record of uvicorn's is about something other than what a client has sent."""
    return not str(record.msg).startswith(CLIENT_FAULTS)


class PacedFlow(FlowControl):
    """Reading that can rest for a turn of the loop, beside uvicorn's reasons to pause it."""

    resting = False
    stopped = False

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__(transport)
        self.limited = transport

    def resume_reading(self) -> None:
        """Nobody who waits any longer has a reason to wait, unless it rests."""
        self.read_paused = False
        if not self.resting and not self.stopped:
            self.limited.resume_reading()

    def rest(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the other connections have their turn."""
        self.resting = True
        self.limited.pause_reading()
        loop.call_soon(self._rested)

    def stop(self) -> None:
        """Read nothing more, for any reason."""
        self.stopped = True
        self.limited.pause_reading()

    def _rested(self) -> None:
        self.resting = False
        if not self.read_paused and not self.stopped:
            self.limited.resume_reading()


class Http(HttpToolsProtocol):
    """uvicorn's end of a connection, with limits."""

    flow: PacedFlow

    def __init__(self, settings: Settings, all_connections: Connections, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._settings = settings
        self._all = all_connections
        self._entered = False
        self._over = False
        """Is it refused permanently? What still comes is not looked at."""
        self._beside_body = 0
        self._status = 400
        """Why the parser was stopped."""
        self._deadline: asyncio.TimerHandle | None = None
        self._write_deadline: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let it in, if there is a place."""
        super().connection_made(transport)
        self.flow = PacedFlow(transport)
        self._entered = self._all.enter(self.client)
        if self._entered:
            self._expect(self._settings.head_seconds)
        else:
            self._over = True
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone: its place is free."""
        self._expect_nothing()
        self.resume_writing()
        if self._entered:
            self._entered = False
            self._all.leave(self.client)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It is a socket's from now on, with its place (`frames.Wire`)."""
        if self._is_answering:
            self._refuse(400)
            return
        self._expect_nothing()
        self._over = True
        super().handle_websocket_upgrade()

    @property
    def _is_answering(self) -> bool:
        cycle: Any = self.cycle  # none before the first request, whatever its type says
        return cycle is not None and not cycle.response_complete

    # Time

    def _expect(self, seconds: float) -> None:
        """What is being read must be whole by then."""
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self._too_late, seconds)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self, seconds: float) -> None:
        if self.flow.read_paused:
            # It is us who do not read.
            self._expect(seconds)
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        """The buffer is full; it must not stay so."""
        super().pause_writing()
        self._write_deadline = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """There is room again."""
        if self._write_deadline is not None:
            self._write_deadline.cancel()
            self._write_deadline = None
        super().resume_writing()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Feed the parser piece by piece, up to the first that is too much."""
        if len(data) > LARGE_READ:
            self.flow.rest(self.loop)
        for at in range(0, len(data), PIECE):
            if self._over or self.transport.is_closing():
                return
            self._feed(data[at : at + PIECE])

    def _feed(self, piece: bytes) -> None:
        if self._deadline is None:
            self._expect(self._settings.head_seconds)
        self._beside_body += len(piece)
        super().data_received(piece)
        if self._beside_body > LARGEST_HEAD and not self._over:
            self._refuse(431)

    def send_400_response(self, msg: str) -> None:
        """Refuse what the parser could not read, or was not to."""
        self._refuse(self._status)

    def on_message_begin(self) -> None:
        """The parser has found a request; an error stops it."""
        if len(self.pipeline) >= PIPELINED or not self._all.ask(self.client):
            self._status = 429
            raise RuntimeError("too many requests")
        super().on_message_begin()
        if self._deadline is None:
            self._expect(self._settings.head_seconds)

    def on_headers_complete(self) -> None:
        """Then comes the body."""
        self._expect(self._settings.body_seconds)
        self._beside_body = LARGEST_HEAD - LARGEST_FRAMING
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """The framework limits the body."""
        self._beside_body -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._expect_nothing()
        self._beside_body = 0
        super().on_message_complete()

    def _refuse(self, status: int) -> None:
        """Answer with this, if that cannot be mistaken for another answer, and end it."""
        self._over = True
        self._expect_nothing()
        if self._is_answering:
            # Not at once: a place that is free at once is taken again at once.
            self.flow.stop()
            self.loop.call_later(LINGER, self.transport.abort)
            return
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.flow.stop()
        hang_up(self.transport, self.loop)
