"""The HTTP routes of the daily table. They translate; `service` decides."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from unshuffled.server.account_routes import NOT_KEPT, arrived, who_of
from unshuffled.server.node import Node
from unshuffled.wire import bodies
from unshuffled.wire.daily import DailyOverview, OpenDaily

AnyRequest = Request[Any, Any, Any]


def _node(state: State) -> Node:
    node: Node = state.node
    return node


@get("/api/daily", summary="The daily table")
async def get_daily(request: AnyRequest, state: State) -> Response[DailyOverview]:
    """What everyone plays today, what came of it, yesterday with its seed, and what is published of tomorrow."""
    who = who_of(request)
    return Response(await _node(state).daily.overview(who.person if who is not None else None), headers=NOT_KEPT)


@post("/api/daily", summary="Open a table of today")
async def open_daily(data: JSONBody[OpenDaily], request: AnyRequest, state: State) -> Response[bodies.AtTable]:
    """With the setup and the seed of the day. It is a table: joined, read and followed as others are."""
    node, who = _node(state), who_of(request)
    person = who.person if who is not None else node.guests.new()
    return await arrived(request, node.at_table(await node.daily.open(person, data), person))


DAILY_ROUTES: list[ControllerRouterHandler] = [get_daily, open_daily]
