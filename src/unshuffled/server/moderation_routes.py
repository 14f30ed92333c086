"""The HTTP routes of reports and of one's own data. What operators do is a command (`cli.admin`), never a route."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from unshuffled.server import sockets
from unshuffled.server.account_routes import NOT_KEPT, SIGNED_OUT, made_cookie, who_of
from unshuffled.server.forgetting import forget
from unshuffled.server.node import Node
from unshuffled.server.people.accounts import Who
from unshuffled.stores.moderation import Moderation
from unshuffled.stores.people import People
from unshuffled.tables.codes import Code, Refused
from unshuffled.wire import moderation_bodies as b
from unshuffled.wire.codes import Denied, ServerCode
from unshuffled.wire.wishes import clean

AnyRequest = Request[Any, Any, Any]
FILE = "unshuffled-my-data.json"
FORGOTTEN = {204: ResponseSpec(None, description="Everything about you is forgotten.")}


def _node(state: State) -> Node:
    node: Node = state.node
    return node


def _who(request: AnyRequest) -> Who:
    who = who_of(request)
    if who is None:
        raise Denied(ServerCode.NO_GUEST)
    return who


@post("/api/tables/{table_id:str}/reports", summary="Report somebody to the operator", status_code=204)
async def report(
    table_id: FromPath[str], data: JSONBody[b.NewReport], request: AnyRequest, state: State
) -> Response[None]:
    """Somebody at the table, or what was said there. The last lines of the talk go with it."""
    node, who = _node(state), _who(request)
    table = await node.table_for(table_id, who.person)
    if who.person not in table.people or (data.person and data.person not in table.people):
        raise Refused(Code.NOT_AT_TABLE)
    if not node.reports.take(who.person) or not node.reports.take(sockets.address_of(request)):
        raise Denied(ServerCode.TOO_MANY)
    store = Moderation(node.accounts.store.engine)
    await store.report(table_id, who.person, data.person, data.reason, clean(data.words))
    return Response(None, status_code=204, headers=NOT_KEPT)


@get("/api/me/data", summary="Everything that is stored about you", responses=SIGNED_OUT)
async def get_my_data(request: AnyRequest, state: State) -> Response[bytes]:
    """As a file of JSON, for accounts and guests."""
    node, who = _node(state), _who(request)
    if not node.exports.take(who.person) or not node.exports.take(sockets.address_of(request)):
        raise Denied(ServerCode.TOO_MANY)
    found = await People(node.accounts.store.engine).export(who.person)
    headers = {**NOT_KEPT, "Content-Disposition": f'attachment; filename="{FILE}"'}
    text = msgspec.json.format(msgspec.json.encode(found), indent=2)
    return Response(text, media_type="application/json", headers=headers)


@delete("/api/me", summary="Have everything about you forgotten", responses=SIGNED_OUT | FORGOTTEN)
async def forget_me(request: AnyRequest, state: State) -> Response[None]:
    """What you said and how you were called is removed at all tables. An account asks for it soon after logging in."""
    node, who = _node(state), _who(request)
    await node.accounts.check_fresh(who)
    await forget(node, who.person)
    return Response(None, status_code=204, cookies=[made_cookie(node, "")], headers=NOT_KEPT)


MODERATION_ROUTES: list[ControllerRouterHandler] = [report, get_my_data, forget_me]
