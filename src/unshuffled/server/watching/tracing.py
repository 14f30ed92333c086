"""Traces from a wish to its write, with OpenTelemetry: the extra `otel`.

A node whose traces are on has some of its methods replaced by ones that make a span around them; where they are off, nothing is
there that could cost anything. Where traces go, and how many of them, OpenTelemetry reads from its own variables (OTEL_…).
A span names the table and the kind of the wish, never a person or what was said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

from structlog.contextvars import get_contextvars

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span, Tracer

    from unshuffled.server.node import Node

NAME = "unshuffled"


def exporting() -> TracerProvider:
    """A provider that sends traces by OTLP."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415 of the extra
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    # What OTEL_SERVICE_NAME says counts more.
    provider = TracerProvider(resource=Resource.create({"service.name": NAME}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return provider


async def end(provider: TracerProvider) -> None:
    """Send what is left, beside the loop."""
    await asyncio.to_thread(provider.shutdown)


def trace(node: Node, tracer: Tracer) -> None:
    """Make spans from now on; before the node starts."""

    def span(name: str, **attributes: str | int) -> AbstractContextManager[Span]:
        return tracer.start_as_current_span(name, attributes=attributes)

    def around(name: str, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """Of a method whose first argument is a table or its id."""

        async def traced(table: Any, *rest: Any, **named: Any) -> Any:
            with span(name, **{"table.id": table if isinstance(table, str) else table.id}):
                return await call(table, *rest, **named)

        return traced

    wish = node.wish

    async def traced_wish(id: str, person: str, message: Any) -> Any:
        request = str(get_contextvars().get("request_id", ""))
        with span("wish", **{"table.id": id, "wish.kind": type(message).__name__, "request.id": request}) as current:
            change = await wish(id, person, message)
            current.set_attribute("table.number", change.number)
            return change

    changed: Any = node  # methods of instances are replaced, which no type allows
    changed.wish = traced_wish
    changed.log.append = around("append", node.log.append)
    changed.relay.publish = around("publish", node.relay.publish)
    changed.rooms.hear = around("tell", node.rooms.hear)
    changed.host._load = around("load", node.host._load)
