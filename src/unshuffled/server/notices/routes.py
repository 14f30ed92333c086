"""The HTTP routes of notices. They translate; `people` decides."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, Parameter
from litestar.types import ControllerRouterHandler

from unshuffled.server.account_routes import NOT_KEPT, SIGNED_OUT, who_of
from unshuffled.server.node import Node
from unshuffled.server.notices.people import NoticePeople
from unshuffled.wire import notice_bodies as b
from unshuffled.wire.codes import Denied, ServerCode

AnyRequest = Request[Any, Any, Any]


def _people(state: State) -> NoticePeople:
    node: Node = state.node
    return node.notice_people


def _person(request: AnyRequest) -> str:
    who = who_of(request)
    if who is None:
        raise Denied(ServerCode.NO_GUEST)
    return who.person


def _answer(body: b.Notices, status: int = 200) -> Response[b.Notices]:
    return Response(body, status_code=status, headers=NOT_KEPT)


@get("/api/me/notices", summary="How you get notices", responses=SIGNED_OUT)
async def get_notices(request: AnyRequest, state: State) -> Response[b.Notices]:
    """Your channels and quiet hours, and the key that browsers subscribe with."""
    return _answer(await _people(state).info(_person(request)))


@put("/api/me/notices", summary="Choose language and quiet hours")
async def choose_notices(data: JSONBody[b.NoticeChoices], request: AnyRequest, state: State) -> Response[b.Notices]:
    """Of all your notices."""
    return _answer(await _people(state).choose(_person(request), data))


@delete("/api/me/notices", summary="Turn all notices off")
async def forget_notices(request: AnyRequest, state: State) -> None:
    """Your channels and quiet hours are deleted."""
    await _people(state).forget(_person(request))


@post("/api/me/notices/push", summary="Get notices in this browser")
async def subscribe(data: JSONBody[b.PushSubscription], request: AnyRequest, state: State) -> Response[b.Notices]:
    """With what `PushManager.subscribe` gave. The subscription is yours from now on, whose it was before."""
    return _answer(await _people(state).subscribe(_person(request), data), 201)


@post("/api/me/notices/webhooks", summary="Get notices at an address of yours")
async def add_webhook(data: JSONBody[b.Webhook], request: AnyRequest, state: State) -> Response[b.Notices]:
    """Of Discord, ntfy or Gotify, or any that takes JSON."""
    return _answer(await _people(state).add_webhook(_person(request), data), 201)


@post("/api/me/notices/mail", summary="Ask for notices by e-mail", status_code=202)
async def ask_for_mail(data: JSONBody[b.MailAddress], request: AnyRequest, state: State) -> Response[b.Tried]:
    """The address gets a link that holds for a day. Once it is confirmed, notices go there."""
    return Response(await _people(state).ask_for_mail(_person(request), data), status_code=202, headers=NOT_KEPT)


@post("/api/notices/mail/confirm", summary="Confirm an e-mail address", status_code=204)
async def confirm_mail(data: JSONBody[b.MailLink], state: State) -> None:
    """With the token of the link. Needs no session: the link may be opened on another device."""
    await _people(state).confirm_mail(data.token)


@post("/api/notices/mail/off", summary="No more e-mail to an address", status_code=204)
async def stop_mail(state: State, token: Annotated[str, Parameter(max_length=2000)] = "") -> None:
    """With the token of any notice. Mail programs send it too (RFC 8058)."""
    await _people(state).stop_mail(token)


@delete("/api/me/notices/channels/{channel_id:str}", summary="Remove a channel")
async def remove_channel(channel_id: FromPath[str], request: AnyRequest, state: State) -> None:
    """Nothing is sent there any more."""
    await _people(state).remove(_person(request), channel_id)


@post("/api/me/notices/channels/{channel_id:str}/trial", status_code=200, summary="Send a notice as a trial")
async def try_channel(channel_id: FromPath[str], request: AnyRequest, state: State) -> Response[b.Tried]:
    """Now, whatever your quiet hours are."""
    return Response(await _people(state).trial(_person(request), channel_id), headers=NOT_KEPT)


NOTICE_ROUTES: list[ControllerRouterHandler] = [
    get_notices,
    choose_notices,
    forget_notices,
    subscribe,
    add_webhook,
    ask_for_mail,
    confirm_mail,
    stop_mail,
    remove_channel,
    try_channel,
]
