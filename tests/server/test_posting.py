"""Responses of webhooks that never come to a status: they end at a number of bytes, and other requests go on meanwhile."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.endpoints import an_endpoint
from tests.server.mailserver import certificate
from tests.server.serving import Running, run, serving
from tests.waiting import PATIENCE
from unshuffled.server.client import Guest
from unshuffled.server.notices import guard, posting
from unshuffled.server.notices.guard import Failed, Out

ENDLESS = {
    "continue": (b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 2600),
    "early hints": (b"", b"HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n" * 1000),
    "headers of an interim response": (b"HTTP/1.1 100 Continue\r\n", b"X-More: and more\r\n" * 3000),
    "a status line": (b"HTTP/1.1 200 ", b"O" * 65536),
    "lines": (b"", b"\n" * 65536),
    "garbage": (b"", bytes(range(128, 256)) * 512),
}
"""What begins a response, and what follows without end."""


@contextmanager
def an_endless_endpoint(first: bytes, more: bytes, tls: ssl.SSLContext | None = None) -> Iterator[str]:
    """A server in a thread of its own, as fast as it can be; yields its URL."""
    listening = socket.create_server(("127.0.0.1", 0))

    def answer(connection: socket.socket) -> None:
        with suppress(OSError), connection:
            connection.settimeout(PATIENCE)
            wrapped = connection if tls is None else tls.wrap_socket(connection, server_side=True)
            with wrapped:
                wrapped.recv(65536)
                wrapped.sendall(first)
                while True:
                    wrapped.sendall(more)

    def accept() -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=answer, args=(listening.accept()[0],), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield f"http{'' if tls is None else 's'}://127.0.0.1:{listening.getsockname()[1]}/"
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()


@asynccontextmanager
async def a_sender(monkeypatch: pytest.MonkeyPatch, cafile: Path | None = None) -> AsyncIterator[Out]:
    """One whose deadline ends nothing: only the limits do."""
    monkeypatch.setattr(guard, "SECONDS", 60 * PATIENCE)
    out = Out(private=True)
    if cafile is not None:
        out.tls = ssl.create_default_context(cafile=str(cafile))
    try:
        yield out
    finally:
        out.close()


@pytest.mark.parametrize("kind", ENDLESS)
def test_endless_response_ends_while_an_honest_request_is_answered(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """B1."""

    async def test() -> None:
        async with a_sender(monkeypatch) as out, an_endpoint() as honest:
            with an_endless_endpoint(*ENDLESS[kind]) as url:
                async with asyncio.timeout(PATIENCE):
                    bad, good = await asyncio.gather(
                        out.post("eve", url, b"{}", {}), out.post("ann", honest.url, b"{}", {}), return_exceptions=True
                    )

        assert (type(bad), good) == (Failed, 201)

    run(test())


def test_endless_response_ends_over_tls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """B1. With a good certificate."""
    file, tls = certificate(tmp_path, "127.0.0.1")

    async def test() -> None:
        async with a_sender(monkeypatch, file) as out:
            with an_endless_endpoint(*ENDLESS["continue"], tls) as url, pytest.raises(Failed):
                async with asyncio.timeout(PATIENCE):
                    await out.post("eve", url, b"{}", {})

    run(test())


@pytest.mark.parametrize(
    "interim",
    [b"", b"HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n", b"HTTP/1.1 100 Continue\r\n\r\n" * posting.INTERIM],
    ids=["none", "one with a header", "as many as allowed"],
)
def test_final_status_is_read_after_interim_responses_over_tls(
    interim: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, tls = certificate(tmp_path, "127.0.0.1")

    async def test() -> None:
        async with a_sender(monkeypatch, file) as out:
            with an_endless_endpoint(interim + b"HTTP/1.1 204 No Content\r\n", b"X: y\r\n", tls) as url:
                assert await out.post("ann", url, b"{}", {}) == 204

    run(test())


def test_one_interim_response_too_many_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_sender(monkeypatch) as out:
            first = b"HTTP/1.1 100 Continue\r\n\r\n" * (posting.INTERIM + 1) + b"HTTP/1.1 204 No Content\r\n\r\n"
            with an_endless_endpoint(first, b"X: y\r\n") as url, pytest.raises(Failed):
                await out.post("ann", url, b"{}", {})

    run(test())


def test_certificate_for_another_name_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file, tls = certificate(tmp_path, "127.0.0.2")

    async def test() -> None:
        async with a_sender(monkeypatch, file) as out:
            first = b"HTTP/1.1 204 No Content\r\n"
            with (
                an_endless_endpoint(first, b"X: y\r\n", tls) as url,
                pytest.raises(Failed, match="SSLCertVerificationError"),
            ):
                await out.post("ann", url, b"{}", {})

    run(test())


def test_line_break_in_a_header_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_sender(monkeypatch) as out, an_endpoint() as hook:
            with pytest.raises(Failed):
                await out.post("ann", hook.url, b"{}", {"Authorization": "Bearer x\r\nX-More: y"})

            assert hook.received == []

    run(test())


def test_trial_of_an_endless_webhook_ends_and_other_requests_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """B1. Through the server, as one guest did it."""
    monkeypatch.setattr(guard, "SECONDS", 60 * PATIENCE)

    async def trial(server: Running, url: str) -> bool:
        async with Guest(server.url) as eve:
            await eve.open("Eve")
            added = await eve.http.post("/api/me/notices/webhooks", json={"format": "json", "address": url})
            channel = added.json()["channels"][0]["id"]
            return bool((await eve.http.post(f"/api/me/notices/channels/{channel}/trial")).json()["sent"])

    async def test() -> None:
        async with serving(notice_private=True) as server, Guest(server.url) as ann:
            await ann.open("Ann")
            with an_endless_endpoint(*ENDLESS["continue"]) as url:
                async with asyncio.timeout(PATIENCE):
                    sent, answer = await asyncio.gather(trial(server, url), ann.http.get("/api/me/tables"))

        assert (sent, answer.status_code) == (False, 200)

    run(test())
