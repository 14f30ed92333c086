"""The HTTP routes of accounts and of one's own history. They translate; `accounts` and `history` decide."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody, Parameter
from litestar.types import ControllerRouterHandler

from unshuffled.server import sockets
from unshuffled.server.forgetting import forget
from unshuffled.server.node import Node
from unshuffled.server.people.accounts import LoggedIn, Who
from unshuffled.server.people.guests import KEPT, cookie_name
from unshuffled.server.transport.problems import problem
from unshuffled.wire import account_bodies as b
from unshuffled.wire.bodies import AtTable
from unshuffled.wire.codes import Denied, ServerCode

NOT_KEPT = {"Cache-Control": "no-store"}
SIGNED_OUT = {401: problem("No valid session."), 403: problem("Only accounts have this.")}
AnyRequest = Request[Any, Any, Any]


async def find_who(node: Node, request: AnyRequest) -> None:
    """Look up who asks, once for a request, and only for one that came with a cookie."""
    cookie = request.cookies.get(cookie_name(node.settings.secure))
    request.state.who = await node.accounts.who(cookie)
    if request.state.who is not None:
        node.origins.note(request.state.who.person, sockets.address_of(request))
    if cookie and request.state.who is not None:
        signed = node.accounts.signed_again(cookie)
        if signed != cookie:
            request.state.renewed = made_cookie(node, signed).to_header(header="")


def who_of(request: AnyRequest) -> Who | None:
    """Who asks, if `find_who` has found anybody."""
    who: Who | None = getattr(request.state, "who", None)
    return who


def made_cookie(node: Node, value: str) -> Cookie:
    """Return the session's cookie; without a value the browser removes it."""
    secure = node.settings.secure
    return Cookie(
        key=cookie_name(secure),
        value=value,
        max_age=KEPT if value else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


async def arrived(request: AnyRequest, body: AtTable, status: int = 201) -> Response[AtTable]:
    """The answer, with the session of the person who asked; an account has one already."""
    node, who = _node(request.app.state), who_of(request)
    node.origins.note(body.you, sockets.address_of(request))
    await node.histories.arrived(body.you, body.table)
    cookies = [] if who is not None and who.is_account else [made_cookie(node, node.guests.cookie(body.you))]
    return Response(body, status_code=status, cookies=cookies, headers=NOT_KEPT)


def _host(request: AnyRequest) -> str:
    return request.headers.get("host", "")


def _node(state: State) -> Node:
    node: Node = state.node
    return node


def _logged_in(node: Node, done: LoggedIn, status: int = 200, adopted: list[str] | None = None) -> Response[b.Me]:
    account = done.account
    me = b.Me(person=account.person, name=account.shown, account=True, adopted=adopted or [])
    return Response(me, status_code=status, cookies=[made_cookie(node, done.cookie)], headers=NOT_KEPT)


def _gone(node: Node) -> Response[None]:
    return Response(None, status_code=204, cookies=[made_cookie(node, "")], headers=NOT_KEPT)


async def _adopted(node: Node, before: Who | None, person: str, wanted: bool) -> list[str]:
    """Before the session begins: if it fails, logging in again does the rest."""
    if not wanted or before is None or before.is_account:
        return []
    return await node.histories.adopt(before.person, person)


@get("/api/me", summary="Who you are")
async def get_me(request: AnyRequest, state: State) -> Response[b.Me]:
    """A guest, an account, or nobody yet."""
    return Response(await _node(state).accounts.me(who_of(request)), headers=NOT_KEPT)


@get("/api/me/tables", summary="The tables you have been at", responses=SIGNED_OUT)
async def get_my_tables(
    request: AnyRequest,
    state: State,
    skip: Annotated[int, Parameter(ge=0, le=10_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=50)] = 20,
) -> Response[b.History]:
    """As a player or a watcher; where something happened last comes first."""
    who = who_of(request)
    if who is None:
        raise Denied(ServerCode.NO_GUEST)
    called = (await _node(state).accounts.me(who)).name
    return Response(await _node(state).histories.tables_of(who.person, skip, count, called), headers=NOT_KEPT)


@get("/api/account", summary="How your account is opened", responses=SIGNED_OUT)
async def get_account(request: AnyRequest, state: State) -> Response[b.AccountInfo]:
    """Its name, its passkeys, and how many sessions it has."""
    return Response(await _node(state).accounts.info(who_of(request)), headers=NOT_KEPT)


@post("/api/account", summary="Become an account")
async def make_account(data: JSONBody[b.Credentials], request: AnyRequest, state: State) -> Response[b.Me]:
    """With a name and a password. You stay the same person, with all seats."""
    node = _node(state)
    made = await node.accounts.make(who_of(request), data, sockets.address_of(request))
    return _logged_in(node, made, 201)


@delete("/api/account", summary="Delete your account")
async def delete_account(request: AnyRequest, state: State) -> Response[None]:
    """Soon after logging in. What you said and how you were called is removed. Seats stay with a person that nobody can be any more."""
    node = _node(state)
    await forget(node, await node.accounts.to_delete(who_of(request)))
    return _gone(node)


@post("/api/account/login", status_code=200, summary="Log in")
async def log_in(data: JSONBody[b.LogIn], request: AnyRequest, state: State) -> Response[b.Me]:
    """With a name and a password."""
    node, before = _node(state), who_of(request)
    account = await node.accounts.check(data, sockets.address_of(request))
    adopted = await _adopted(node, before, account.person, data.adopt)
    return _logged_in(node, await node.accounts.log_in(before, account), adopted=adopted)


@post("/api/account/logout", status_code=204, summary="Log out")
async def log_out(data: JSONBody[b.LogOut], request: AnyRequest, state: State) -> Response[None]:
    """Here or everywhere."""
    node = _node(state)
    await node.accounts.log_out(who_of(request), data.everywhere)
    return _gone(node)


@put("/api/account/password", summary="Set your password")
async def set_password(data: JSONBody[b.Credentials], request: AnyRequest, state: State) -> Response[b.Me]:
    """Soon after logging in; and your name, if you give one. Every other session ends."""
    node = _node(state)
    return _logged_in(node, await node.accounts.set_password(who_of(request), data))


@post("/api/account/passkeys/options", status_code=200, summary="Options for a new passkey")
async def ask_new_passkey(request: AnyRequest, state: State) -> Response[dict[str, Any]]:
    """For `navigator.credentials.create`."""
    options = await _node(state).accounts.ask_new_passkey(who_of(request), _host(request))
    return Response(options, headers=NOT_KEPT)


@post("/api/account/passkeys", summary="Add a passkey")
async def add_passkey(data: JSONBody[b.NewPasskey], request: AnyRequest, state: State) -> Response[b.Me]:
    """A guest becomes an account by it."""
    node, who = _node(state), who_of(request)
    made = await node.accounts.add_passkey(who, data, _host(request))
    if made is not None:
        return _logged_in(node, made, 201)
    return Response(await node.accounts.me(who), status_code=201, headers=NOT_KEPT)


@delete("/api/account/passkeys/{passkey_id:str}", summary="Remove a passkey")
async def remove_passkey(passkey_id: FromPath[str], request: AnyRequest, state: State) -> Response[None]:
    """Soon after logging in, and not the last way in."""
    await _node(state).accounts.remove_passkey(who_of(request), passkey_id)
    return Response(None, status_code=204, headers=NOT_KEPT)


@post("/api/account/passkeys/login/options", status_code=200, summary="Options for logging in with a passkey")
async def ask_passkey(request: AnyRequest, state: State) -> Response[dict[str, Any]]:
    """For `navigator.credentials.get`."""
    options = await _node(state).accounts.ask_passkey(_host(request), sockets.address_of(request))
    return Response(options, headers=NOT_KEPT)


@post("/api/account/passkeys/login", status_code=200, summary="Log in with a passkey")
async def log_in_with_passkey(data: JSONBody[b.PasskeyLogIn], request: AnyRequest, state: State) -> Response[b.Me]:
    """The passkey says whose it is."""
    node, before = _node(state), who_of(request)
    account, passkey = await node.accounts.check_passkey(data.credential, _host(request))
    adopted = await _adopted(node, before, account.person, data.adopt)
    return _logged_in(node, await node.accounts.log_in(before, account, passkey), adopted=adopted)


ACCOUNT_ROUTES: list[ControllerRouterHandler] = [
    get_me,
    get_my_tables,
    get_account,
    make_account,
    delete_account,
    log_in,
    log_out,
    set_password,
    ask_new_passkey,
    add_passkey,
    remove_passkey,
    ask_passkey,
    log_in_with_passkey,
]
