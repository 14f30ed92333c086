"""HEAD is answered as GET is, without a body: uptime checks and link previews send it."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from litestar.routes import HTTPRoute

from tests.ports import free_port
from tests.server.serving import Running, run, serving

CHANGING = {"date", "x-request-id", "set-cookie"}
"""Headers that differ between two GETs."""
NUMBERS = {"/metrics"}
"""Counters: their text is longer with each request."""


def paths_of_get(server: Running) -> list[str]:
    """Return a path for each GET route of the application, with an id that no table has."""
    found = {
        "".join(part if isinstance(part, str) else "/pond" for part in _parts(route))
        for route in server.app.routes
        if isinstance(route, HTTPRoute) and "GET" in route.methods
    }
    return sorted(found)


def _parts(route: HTTPRoute) -> list[object]:
    return [f"/{part}" if isinstance(part, str) else part for part in route.path_components] or ["/"]


async def asked(http: httpx.AsyncClient, method: str, path: str) -> tuple[int, dict[str, str]]:
    """Return status and lasting headers of an answer."""
    answer = await http.request(method, path)
    left_out = CHANGING | ({"content-length"} if path in NUMBERS else set())
    return answer.status_code, {name: value for name, value in answer.headers.items() if name not in left_out}


@pytest.mark.slow("two requests for each of some forty routes, among them the schemas of the whole protocol")
def test_every_get_route_answers_head() -> None:
    async def ask() -> None:
        async with serving() as server, httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
            paths = paths_of_get(server)
            assert {"/", "/healthz", "/api/content", "/api/tables/pond", "/api/setups/pond"} <= set(paths)
            for path in paths:
                assert await asked(http, "HEAD", path) == await asked(http, "GET", path), path
                assert (await http.head(path)).content == b""

    run(ask())


def test_connection_stays_usable_after_a_head() -> None:
    """No byte of a body is left on it."""

    async def ask() -> bytes:
        async with serving() as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
            writer.write(
                b"HEAD /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            )
            answers = await reader.read()
            writer.close()
            return answers

    first, second = run(ask()).split(b"\r\n\r\n", 1)

    assert first.startswith(b"HTTP/1.1 200")
    assert b"content-length: 2" in first.lower()
    assert second.startswith(b"HTTP/1.1 200")
    assert second.endswith(b"\r\n\r\nok")


def test_route_without_get_refuses_head_as_it_refuses_get() -> None:
    async def ask() -> list[tuple[int, dict[str, str]]]:
        async with serving() as server, httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
            return [await asked(http, method, "/api/tables/pond/join") for method in ("HEAD", "GET")]

    head, get = run(ask())

    assert (head, head[0]) == (get, 405)


def test_metrics_port_answers_head() -> None:
    async def ask() -> list[tuple[int, bytes]]:
        port = free_port()
        async with serving(metrics_port=port), httpx.AsyncClient(trust_env=False, timeout=60) as http:
            address = f"http://127.0.0.1:{port}"
            answers = [await http.request("HEAD", f"{address}{path}") for path in ("/metrics", "/", "/metricsx")]
            return [(answer.status_code, answer.content) for answer in answers]

    assert run(ask()) == [(200, b""), (404, b""), (404, b"")]
