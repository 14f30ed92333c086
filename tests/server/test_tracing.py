"""Ids of requests, and traces from a wish to its write."""

from __future__ import annotations

import asyncio
import io
import json
import re

import httpx
import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from tests.server.serving import run, seated, serving
from unshuffled.server.settings import BadSettings, settings_from
from unshuffled.server.watching import tracing
from unshuffled.server.watching.logs import set_up_logs
from unshuffled.wire import protocol as p

OWN = re.compile(r"[0-9a-f]{16}")


def test_an_id_that_comes_with_a_request_is_in_its_answer_and_its_refusal() -> None:
    async def game() -> None:
        async with serving() as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            answer = await http.get("/api/tables/no-such-table", headers={"X-Request-ID": "from.a-proxy:1"})

            assert answer.headers["x-request-id"] == "from.a-proxy:1"
            assert answer.json()["request_id"] == "from.a-proxy:1"

    run(game())


@pytest.mark.parametrize("given", ["", "x" * 65, "two words", "line\tbreak"])
def test_a_request_without_an_id_or_with_a_bad_one_gets_one(given: str) -> None:
    async def game() -> None:
        async with serving() as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            headers = {"X-Request-ID": given} if given else {}
            one, two = [await http.get("/no/such/path", headers=headers) for _ in range(2)]

            assert OWN.fullmatch(one.headers["x-request-id"])
            assert one.headers["x-request-id"] != two.headers["x-request-id"]

    run(game())


def test_lines_of_a_request_and_of_a_socket_have_its_id() -> None:
    async def game() -> None:
        stream = io.StringIO()
        set_up_logs(stream)
        async with serving() as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            await http.get("/api/tables/no-such-table", headers={"X-Request-ID": "of-a-request"})
            async with seated(server.url) as (a, _):
                with pytest.raises(Exception, match="not_yours"):
                    await a.wish(p.LeaveSeat(seat=1))
        lines = [json.loads(line) for line in stream.getvalue().splitlines()]

        assert [line["request_id"] for line in lines if line["event"] == "request_refused"] == ["of-a-request"]
        (refused,) = [line for line in lines if line["event"] == "refused"]
        assert OWN.fullmatch(refused["request_id"])
        assert "request_id" not in next(line for line in lines if line["event"] == "stopped")

    run(game())


def test_a_wish_is_a_trace_down_to_its_commit_and_telling(database: str) -> None:
    async def game() -> None:
        spans, provider = InMemorySpanExporter(), TracerProvider()
        provider.add_span_processor(SimpleSpanProcessor(spans))
        async with serving(database_url=database) as server:
            tracing.trace(server.node, provider.get_tracer("test"))
            server.node.host.listeners[0] = server.node.rooms.hear  # it has started already
            async with seated(server.url) as (a, _):
                spans.clear()
                await a.wish(p.Say(words="a word"))
            made: dict[str, ReadableSpan] = {span.name: span for span in spans.get_finished_spans()}
            wish = made["wish"]

            assert wish.attributes is not None
            assert dict(wish.attributes)["wish.kind"] == "Say"
            assert dict(wish.attributes)["table.id"] == a.table
            assert wish.parent is None
            assert wish.context is not None
            for name in ("append", "tell", "publish"):
                parent = made[name].parent
                assert parent is not None
                assert parent.span_id == wish.context.span_id
            assert "a word" not in str([span.to_json() for span in made.values()])

    run(game())


def test_without_traces_no_method_is_another() -> None:
    async def game() -> None:
        async with serving() as server:
            for part in (server.node, server.node.log, server.node.relay, server.node.rooms, server.node.host):
                assert {"wish", "append", "publish", "hear", "_load"} & set(vars(part)) == set()

    run(game())


def test_traces_are_sent_by_otlp(monkeypatch: pytest.MonkeyPatch) -> None:
    """To the collector at the address that OpenTelemetry's own variable names."""

    async def game() -> None:
        came = asyncio.Event()

        async def collect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if (await reader.readline()).startswith(b"POST /v1/traces"):
                came.set()
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await writer.drain()
            writer.close()

        collector = await asyncio.start_server(collect, "127.0.0.1", 0)
        port = collector.sockets[0].getsockname()[1]
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{port}")
        async with serving(traces="otlp") as server, seated(server.url) as (a, _):
            await a.wish(p.Say(phrase="hello"))
        await came.wait()
        collector.close()

    run(game(), 120)


def test_another_word_for_traces_is_one_line() -> None:
    with pytest.raises(BadSettings, match="UNSHUFFLED_TRACES"):
        settings_from({"UNSHUFFLED_TRACES": "yes", "UNSHUFFLED_SECRET": "x" * 20, "UNSHUFFLED_DATABASE_URL": "memory:"})
