"""The Litestar application: HTTP routes over a `Node`, and the socket's route. Errors are problem+json with stable codes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, Parameter
from litestar.types import ExceptionHandlersMap

from unshuffled import __version__
from unshuffled.packs import library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import Setup
from unshuffled.server import sockets
from unshuffled.server.account_routes import ACCOUNT_ROUTES, arrived, find_who, who_of
from unshuffled.server.daily.routes import DAILY_ROUTES
from unshuffled.server.games.catalogs import Catalogs
from unshuffled.server.moderation_routes import MODERATION_ROUTES
from unshuffled.server.node import Node, NodeRelay
from unshuffled.server.notices.routes import NOTICE_ROUTES
from unshuffled.server.relays.memory_relay import MemoryRelay
from unshuffled.server.settings import Settings
from unshuffled.server.transport import request_ids
from unshuffled.server.transport.headers import guard
from unshuffled.server.transport.page import get_page, is_kept
from unshuffled.server.transport.problems import CATALOG, MEDIA_TYPE, described
from unshuffled.server.watching import tracing
from unshuffled.server.watching.measuring import PortTaken
from unshuffled.server.watching.metrics import MEDIA_TYPE as MEDIA_TYPE_OF_METRICS
from unshuffled.stores.accounts import AccountStore, MemoryAccounts
from unshuffled.stores.connect import open_log
from unshuffled.stores.engine import is_server, open_engine
from unshuffled.stores.folder import MEMORY
from unshuffled.stores.log import SqlLog, Unavailable
from unshuffled.stores.presence import MemoryPresence, PresenceStore, SqlPresence
from unshuffled.stores.pulse import Pulse
from unshuffled.tables import setup_codes
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.memory import MemoryLog
from unshuffled.tables.ports import Log
from unshuffled.wire import bodies, tell
from unshuffled.wire import protocol as p
from unshuffled.wire.catalog import Encoded
from unshuffled.wire.codes import STATUS, Denied, ServerCode
from unshuffled.wire.review import ReviewState
from unshuffled.wire.schema import schema

TOKEN_HEADER = "X-Table-Token"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FOR_OPERATORS = frozenset({"healthz", "readyz", "metrics"})
EXACTLY = frozenset(f"/{name}".encode() for name in FOR_OPERATORS)
FOR_ANYONE = frozenset({"/api/content", "/api/protocol"})
FORMS = frozenset({"/api/notices/mail/off"})
"""Paths to which mail programs send a form (RFC 8058)."""
REPLAYED = 20
"""Steps of a replay that count as one more request: they take as long."""
AnyRequest = Request[Any, Any, Any]
log = structlog.get_logger()


def node_of(state: State) -> Node:
    """The node behind the application."""
    node: Node = state.node
    return node


# Who asks


def person_of(request: AnyRequest) -> str | None:
    """Whose session this is."""
    who = who_of(request)
    return who.person if who is not None else None


def guest(request: AnyRequest) -> str:
    """Whose session this is; it is an error to have none."""
    person = person_of(request)
    if person is None:
        raise Denied(ServerCode.NO_GUEST)
    return person


def _has_body(request: AnyRequest) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


async def check_request(request: AnyRequest) -> None:
    """Limits, and no writing from pages of other sites."""
    node = node_of(request.app.state)
    if request.url.path.strip("/") in FOR_OPERATORS:
        # The framework takes /metrics/, //metrics and /metrics%2f for the same; a proxy that keeps /metrics inside may not.
        if request.scope["raw_path"] not in EXACTLY:
            raise Denied(ServerCode.NOT_FOUND)
        return
    if node.draining:
        raise Denied(ServerCode.CLOSING)
    if request.method in SAFE and is_kept(request.url.path):
        # A household that opens the page at once asks for some hundred files. They are in memory, and `connections` has a limit for them.
        return
    address = sockets.address_of(request)
    if not node.requests.take(address):
        raise Denied(ServerCode.TOO_MANY)
    if request.method not in SAFE:
        if not sockets.right_origin(node, request.headers.get("origin"), request.headers.get("host")):
            raise Denied(ServerCode.WRONG_ORIGIN)
        if not node.makes.take(address):
            raise Denied(ServerCode.TOO_MANY)
        if _has_body(request) and request.content_type[0] != MediaType.JSON and request.url.path not in FORMS:
            # Forms of other sites cannot send JSON, so the origin is not the only thing that keeps them out.
            raise HTTPException(status_code=415, detail="the body must be application/json")
    if request.url.path.startswith("/api/") and request.url.path not in FOR_ANYONE:
        await find_who(node, request)
        node.bans.check(person_of(request) or "", sockets.host_of(request))


# Tables


@post("/api/tables", summary="Open a table")
async def open_table(data: JSONBody[bodies.OpenTable], request: AnyRequest, state: State) -> Response[bodies.AtTable]:
    """Open a table; a person without a session gets one."""
    node = node_of(state)
    person = person_of(request) or node.guests.new()
    return await arrived(request, node.at_table(await node.open(person, data), person))


@get("/api/tables/{table_id:str}", summary="A table's state")
async def get_table(table_id: FromPath[str], request: AnyRequest, state: State) -> Response[p.TableState]:
    """The state, for those who have joined or send a token in the header X-Table-Token."""
    node = node_of(state)
    table = await node.table_for(table_id, person_of(request), request.headers.get(TOKEN_HEADER, ""))
    return Response(tell.state_of(table), headers={"Cache-Control": "no-store"})


@get("/api/lobby", summary="Open tables")
async def get_lobby(state: State) -> Response[bodies.Lobby]:
    """Tables that anyone may join, without a token. Their hosts want it so, and are there."""
    return Response(await node_of(state).lobby.tables(), headers={"Cache-Control": "no-store"})


@post("/api/tables/{table_id:str}/join", summary="Join a table")
async def join_table(
    table_id: FromPath[str], data: JSONBody[bodies.JoinTable], request: AnyRequest, state: State
) -> Response[bodies.AtTable]:
    """Come with a token, to play or to watch."""
    node = node_of(state)
    person = person_of(request) or node.guests.new()
    return await arrived(request, node.at_table(await node.join(table_id, person, data.token, data.name), person))


@post("/api/tables/{table_id:str}/fork", summary="Fork a table")
async def fork_table(
    table_id: FromPath[str], data: JSONBody[bodies.ForkTable], request: AnyRequest, state: State
) -> Response[bodies.AtTable]:
    """A new table from a moment of this one."""
    node, person = node_of(state), guest(request)
    return await arrived(request, node.at_table(await node.fork(table_id, person, data), person))


@get(
    "/api/tables/{table_id:str}/content",
    summary="What a table is played with",
    media_type=MediaType.JSON,
    responses={200: CATALOG},
)
async def get_table_content(table_id: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """As `/api/content`, for the packs of this table. They do not change once the game has begun."""
    node = node_of(state)
    table = await node.table_for(table_id, person_of(request), request.headers.get(TOKEN_HEADER, ""))
    return content_response(request, await node.catalogs.of(table.content))


def as_text(record: str) -> Response[str]:
    """A game's text."""
    return Response(record, status_code=200, media_type=MediaType.TEXT, headers={"Cache-Control": "no-store"})


@post("/api/tables/{table_id:str}/record", summary="The game as text", media_type=MediaType.TEXT, status_code=200)
async def take_record(table_id: FromPath[str], request: AnyRequest, state: State) -> Response[str]:
    """With its seed: when the game is over, or for somebody who plays alone; then the table is marked."""
    return as_text(await node_of(state).record(table_id, guest(request)))


@get("/api/tables/{table_id:str}/record", summary="The game as text, once its seed is known", media_type=MediaType.TEXT)
async def get_record(table_id: FromPath[str], request: AnyRequest, state: State) -> Response[str]:
    """When the game is over, or the seed was revealed before. Marks nothing: a link must not."""
    return as_text(await node_of(state).read_record(table_id, guest(request)))


@get("/api/tables/{table_id:str}/replay", summary="Steps of a game")
async def get_replay(
    table_id: FromPath[str],
    request: AnyRequest,
    state: State,
    since: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    count: Annotated[int, Parameter(ge=0, le=tell.MOST_STEPS)] = 100,
) -> Response[bodies.Replay]:
    """The view after `since` answers, then what each answer changed: as it was seen when it happened."""
    node = node_of(state)
    node.requests.charge(sockets.address_of(request), count / REPLAYED)
    token = request.headers.get(TOKEN_HEADER, "")
    replay = await node.replay(table_id, person_of(request), token, since, count)
    return Response(replay, headers={"Cache-Control": "no-store"})


@get("/api/tables/{table_id:str}/review", summary="The review of a finished game")
async def get_review(table_id: FromPath[str], request: AnyRequest, state: State) -> Response[ReviewState]:
    """How far it is, and what it says once it is done. Asking for it is a POST."""
    return await reviewed(request, table_id, begin=False)


@post("/api/tables/{table_id:str}/review", summary="Ask for the review of a finished game", status_code=200)
async def ask_for_review(table_id: FromPath[str], request: AnyRequest, state: State) -> Response[ReviewState]:
    """Begin it unless it is there; it goes on when nobody waits for it."""
    return await reviewed(request, table_id, begin=True)


async def reviewed(request: AnyRequest, table_id: str, *, begin: bool) -> Response[ReviewState]:
    """For everyone who may see the table."""
    node = node_of(request.app.state)
    table = await node.table_for(table_id, person_of(request), request.headers.get(TOKEN_HEADER, ""))
    address = sockets.address_of(request)
    found = node.reviews.ask(table, person_of(request) or address, address) if begin else node.reviews.of(table)
    return Response(found, status_code=200, headers={"Cache-Control": "no-store"})


@post("/api/tables/import", summary="Import a game")
async def import_table(
    data: JSONBody[bodies.ImportRecord], request: AnyRequest, state: State
) -> Response[bodies.AtTable]:
    """A new table from the text of a game."""
    node = node_of(state)
    person = person_of(request) or node.guests.new()
    return await arrived(request, node.at_table(await node.take_in(person, data), person))


@post("/api/expeditions", summary="Begin an expedition")
async def open_expedition(
    data: JSONBody[bodies.OpenExpedition], request: AnyRequest, state: State
) -> Response[bodies.AtTable]:
    """Several games as one story. It is a table: joined, read and followed as others are."""
    node = node_of(state)
    person = person_of(request) or node.guests.new()
    return await arrived(request, node.at_table(await node.expeditions.open(person, data), person))


@post("/api/tables/{table_id:str}/battle", summary="Go to the battle of an expedition", status_code=200)
async def go_to_battle(table_id: FromPath[str], request: AnyRequest, state: State) -> Response[bodies.AtTable]:
    """The table of the battle that is next; it is opened if nobody has yet."""
    node, person = node_of(state), guest(request)
    return await arrived(request, node.at_table(await node.expeditions.battle(table_id, person), person), 200)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: State) -> None:
    """Play or watch."""
    await sockets.open_socket(node_of(state), socket, table_id)


# The rest


@get("/api/content", summary="What can be played", media_type=MediaType.JSON, responses={200: CATALOG})
async def get_content(request: AnyRequest, state: State) -> Response[bytes]:
    """Packs, mages, nemeses, markets, cards and rules."""
    return content_response(request, node_of(state).catalogs.current, "public")


def content_response(request: AnyRequest, made: Encoded, whose: str = "private") -> Response[bytes]:
    """A catalog, compressed if the client can read that."""
    headers = {"Cache-Control": f"{whose}, max-age=300", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(made.zipped, media_type=MediaType.JSON, headers={**headers, "Content-Encoding": "gzip"})
    return Response(made.plain, media_type=MediaType.JSON, headers=headers)


@post("/api/setups", summary="A setup as a code", status_code=200)
async def code_of_setup(data: JSONBody[bodies.SetupOf]) -> bodies.SetupCode:
    """A short text that can be shared."""
    return bodies.SetupCode(code=setup_codes.write(Setup(**msgspec.to_builtins(data.setup))))


@get("/api/setups/{code:str}", summary="The setup of a code")
async def setup_of_code(code: FromPath[str]) -> bodies.SetupOf:
    """What a code stands for."""
    try:
        return bodies.SetupOf(setup=msgspec.convert(setup_codes.read(code).as_data(), p.SetupChoice))
    except msgspec.ValidationError as error:
        raise Refused(Code.BAD_SETUP_CODE, str(error)[:200]) from None


@get("/api/protocol", summary="The JSON Schema of the socket's messages")
async def get_protocol() -> dict[str, Any]:
    """For people who write clients."""
    return schema()


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(state: State) -> Response[str]:
    """New people may be sent here."""
    ready, why = node_of(state).readiness()
    return Response(why, status_code=200 if ready else 503, media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def get_metrics(state: State) -> Response[bytes]:
    """For Prometheus."""
    node = node_of(state)
    if node.settings.metrics_port:
        raise Denied(ServerCode.NOT_FOUND)
    return Response(node.metrics.text(), media_type=MEDIA_TYPE_OF_METRICS)


# What goes wrong


def problem(request: AnyRequest, code: str, status: int, detail: str = "") -> Response[bodies.Problem]:
    """An error as problem+json."""
    node_of(request.app.state).metrics.refusals.labels(code).inc()
    log.info("request_refused", code=code, status=status, method=request.method)
    title = code.partition("/")[2].replace("_", " ")
    return Response(
        bodies.Problem(title=title, status=status, code=code, detail=detail, request_id=request_ids.current()),
        status_code=status,
        media_type=MEDIA_TYPE,
        headers={"Cache-Control": "no-store"},
    )


def on_denied(request: AnyRequest, error: Denied) -> Response[bodies.Problem]:
    """The server refuses."""
    return problem(request, str(error.code), STATUS.get(error.code, 400), error.detail)


def on_refused(request: AnyRequest, error: Refused) -> Response[bodies.Problem]:
    """A table refuses."""
    return problem(request, str(error.code), STATUS.get(error.code, 409), error.detail)


def on_unavailable(request: AnyRequest, error: Unavailable) -> Response[bodies.Problem]:
    """The log cannot be reached."""
    return problem(request, ServerCode.UNAVAILABLE, 503)


GONE = "client disconnected prematurely"
"""What the framework says, as a fault with status 500, when somebody hangs up in the middle of a body."""
HTTP_CODES = {400: ServerCode.MALFORMED, 404: ServerCode.NOT_FOUND, 413: ServerCode.TOO_LARGE, 429: ServerCode.TOO_MANY}


def on_http(request: AnyRequest, error: HTTPException) -> Response[bodies.Problem]:
    """The framework refuses: a body that is none of ours, an unknown path."""
    status = error.status_code
    if error.detail == GONE:
        # Nobody hears the answer, and it is no fault of ours.
        return problem(request, ServerCode.MALFORMED, 400)
    if status >= 500:
        return on_fault(request, error)
    code = HTTP_CODES.get(status, ServerCode.BAD_REQUEST)
    return problem(request, code, status, str(error.detail)[:200])


def on_unreadable(request: AnyRequest, error: Exception) -> Response[bodies.Problem]:
    """The body is nested too deeply to be read, or is no UTF-8; the framework does not see to either."""
    return problem(request, ServerCode.MALFORMED, 400)


def on_fault(request: AnyRequest, error: Exception) -> Response[bodies.Problem]:
    """A fault of ours: logged in full, reported without details."""
    log.error("request_failed", method=request.method, exc_info=error)
    return problem(request, ServerCode.BROKEN, 500)


async def log_of(url: str) -> Log:
    """The log in this database; `memory:` keeps nothing."""
    return MemoryLog() if url == MEMORY else await open_log(url)


def relay_of(settings: Settings) -> NodeRelay:
    """On NATS if there is one."""
    if not settings.nats_url:
        return MemoryRelay()
    from unshuffled.server.relays.relay import NatsRelay, tls_context  # noqa: PLC0415 of the extra `host`

    tls = tls_context(settings.nats_ca, settings.nats_cert, settings.nats_key)
    return NatsRelay(settings.nats_url, tls=tls, creds=settings.nats_creds)


WARNINGS = {
    "servers_without_relay": "another server uses this database, and one of the two has no NATS: people see answers late,"
    " and seats of people who are there can be taken; set UNSHUFFLED_NATS_URL on all servers",
    "synchronous_commit_off": "PostgreSQL acknowledges what it has not written: a crash loses answers that people have"
    " seen; set synchronous_commit to on",
    "fsync_off": "PostgreSQL does not wait for the disk: a power cut can damage the database; set fsync to on",
}
"""What a pulse may find (`stores.pulse`), and what an operator does about it."""


def pulse_of(settings: Settings) -> Pulse | None:
    """The pulse of the database, if it is a server."""
    if not is_server(settings.database_url):
        return None

    def warn(what: str) -> None:
        log.warning(what, text=WARNINGS[what])

    return Pulse(open_engine(settings.database_url), bool(settings.nats_url), warn)


def no_database(error: Unavailable) -> str:
    """What a person who starts a node reads."""
    return f"the database cannot be reached: {error}. Is it running, and is UNSHUFFLED_DATABASE_URL right?"


def stores_of(kept: Log) -> tuple[AccountStore, PresenceStore]:
    """Return stores of accounts and presence next to the log: in its database, or in memory."""
    if isinstance(kept, SqlLog):
        return AccountStore(kept.engine), SqlPresence(kept.engine)
    return MemoryAccounts(), MemoryPresence()


def make_app(
    settings: Settings,
    content: Content | None = None,
    kept: Log | None = None,
    relay: NodeRelay | None = None,
    catalogs: Catalogs | None = None,
) -> Litestar:
    """Return the application. Content, log and relay come from the settings unless they are given.

    Several applications of one process may share the catalogs of their content, which take time to build.
    """
    packs = content or library.load_with(settings.packs)

    async def open_node(app: Litestar) -> Node:
        entries = await log_of(settings.database_url) if kept is None else kept
        between = relay or relay_of(settings)
        pulse = pulse_of(settings) if kept is None else None
        accounts, presence = stores_of(entries)
        node = Node(settings, packs, entries, between, pulse, accounts=accounts, presence=presence, catalogs=catalogs)
        app.state.node = node
        if settings.traces:
            app.state.traces = tracing.exporting()
            tracing.trace(node, app.state.traces.get_tracer(tracing.NAME))
        await node.start()
        log.info("started", version=__version__, nats=bool(settings.nats_url))
        return node

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            node = await open_node(app)
        except Unavailable as error:
            app.state.not_started = no_database(error)
            raise
        except PortTaken as error:
            app.state.not_started = str(error)
            raise
        try:
            yield
        finally:
            await node.stop()
            if kept is None:
                await node.log.close()
            if settings.traces:
                await tracing.end(app.state.traces)
            log.info("stopped")

    handlers: ExceptionHandlersMap = {
        Denied: on_denied,
        Refused: on_refused,
        Unavailable: on_unavailable,
        HTTPException: on_http,
        RecursionError: on_unreadable,
        UnicodeError: on_unreadable,
        Exception: on_fault,
    }
    return Litestar(
        route_handlers=described(
            [
                open_table,
                get_table,
                get_lobby,
                join_table,
                fork_table,
                get_table_content,
                take_record,
                get_record,
                get_replay,
                get_review,
                ask_for_review,
                import_table,
                open_expedition,
                go_to_battle,
                *DAILY_ROUTES,
                table_socket,
                *ACCOUNT_ROUTES,
                *MODERATION_ROUTES,
                *NOTICE_ROUTES,
                code_of_setup,
                setup_of_code,
                get_content,
                get_protocol,
                healthz,
                readyz,
                get_metrics,
                get_page,
            ]
        ),
        lifespan=[lifespan],
        before_request=check_request,
        before_send=[guard],
        exception_handlers=handlers,
        request_max_body_size=p.LARGEST,
        openapi_config=OpenAPIConfig(
            title="Unshuffled", version=str(p.PROTOCOL), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


__all__ = ["make_app"]
