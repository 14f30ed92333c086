"""A small client for bots and tests: open, join or watch a table, follow it, answer.

It connects again by itself and says hello with the last number it has seen, so everything that happened meanwhile is sent
to it. An answer whose acknowledgement was lost with the connection is looked for among what happened; it is sent
again only if it is not there and the question is still asked.
"""

from __future__ import annotations

import asyncio
import random
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from types import TracebackType
from typing import Any, TypeVar, cast

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from unshuffled.rules.readings.views import View, apply
from unshuffled.wire import account_bodies as b
from unshuffled.wire import bodies
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import Close, ServerCode
from unshuffled.wire.daily import DailyOverview, OpenDaily

FINAL = frozenset({Close.NO_GUEST, Close.BARRED, Close.NOT_FOUND, Close.OTHER_VERSION})
"""Close codes after which connecting again would only end the same way."""
K = TypeVar("K")
JSON = {"Content-Type": "application/json"}


class _Gone(asyncio.Transport):
    """In place of a transport that is no more."""

    def abort(self) -> None:
        """There is nothing left to end."""

    def close(self) -> None:
        """It is closed."""

    def is_closing(self) -> bool:
        """It is closed."""
        return True


class Connection(ClientConnection):
    """Can be sent to at any time.

    After a send on a lost connection websockets aborts the transport. One of asyncio's that was closed before all was
    written has let its loop go by then, and fails with an `AttributeError` (agronholm/anyio#1250).
    """

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone, and so is its transport."""
        super().connection_lost(exc)
        self.transport = _Gone()


class connect(websockets.connect):  # noqa: N801  # as its parent
    """Opens such a connection."""

    def __init__(self, uri: str, **options: Any) -> None:
        super().__init__(uri, **{"create_connection": Connection, **options})


class ProtocolError(Exception):
    """The server refused; `code` says why."""

    def __init__(self, code: str, detail: str = "", status: int = 0) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.status = status


class Closed(Exception):
    """The socket was closed permanently; `code` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


TIMEOUT = 20.0
"""Seconds after which a request is given up."""
KEPT = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=3)
"""Connections are kept for less than the server keeps them: it would close one while a request is on its way."""


@cache
def tls() -> ssl.SSLContext:
    """Return the settings of encrypted connections: shared, as reading all authorities takes a twentieth of a second."""
    return httpx.create_ssl_context(trust_env=False)


class Guest:
    """A person: holds the session cookie, and speaks HTTP."""

    def __init__(self, url: str, **options: Any) -> None:
        self.url = url.rstrip("/")
        shared: dict[str, Any] = {"trust_env": False, "timeout": TIMEOUT, "limits": KEPT, "verify": tls()}
        self.http = httpx.AsyncClient(base_url=self.url, **{**shared, **options})
        self.headers: dict[str, str] = dict(options.get("headers") or {})
        """Further headers of every request; sockets are opened with them too."""
        self.person = ""

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def _post(self, path: str, body: msgspec.Struct | dict[str, Any]) -> bodies.AtTable:
        answer = await self.http.post(path, content=msgspec.json.encode(body), headers=JSON)
        at_table = _body(answer, bodies.AtTable)
        self.person = at_table.you
        return at_table

    async def open(
        self, name: str = "", *, seats: int = 2, title: str = "", setup: dict[str, Any] | None = None
    ) -> bodies.AtTable:
        """Open a table."""
        chosen = None if setup is None else msgspec.convert(setup, p.SetupChoice)
        return await self._post("/api/tables", bodies.OpenTable(name=name, seats=seats, title=title, setup=chosen))

    async def join(self, table: str, token: str = "", name: str = "") -> bodies.AtTable:
        """Come to a table, to play or to watch."""
        return await self._post(f"/api/tables/{table}/join", bodies.JoinTable(token=token, name=name))

    async def fork(self, table: str, at: int, name: str = "") -> bodies.AtTable:
        """A new table from a moment of this one."""
        return await self._post(f"/api/tables/{table}/fork", bodies.ForkTable(at=at, name=name))

    async def take_in(self, record: str, name: str = "") -> bodies.AtTable:
        """A new table from the text of a game."""
        return await self._post("/api/tables/import", bodies.ImportRecord(record=record, name=name))

    async def expedition(self, name: str = "", **wanted: Any) -> bodies.AtTable:
        """Begin an expedition."""
        return await self._post("/api/expeditions", bodies.OpenExpedition(name=name, **wanted))

    async def battle(self, table: str) -> bodies.AtTable:
        """Go to the battle of an expedition."""
        return await self._post(f"/api/tables/{table}/battle", {})

    async def lobby(self) -> list[bodies.OpenSeats]:
        """The tables that anyone may join."""
        return (await self._ask("GET", "/api/lobby", bodies.Lobby)).tables

    async def daily(self) -> DailyOverview:
        """The daily table."""
        return await self._ask("GET", "/api/daily", DailyOverview)

    async def open_daily(self, name: str = "", mages: int = 1) -> bodies.AtTable:
        """Open a table of today."""
        return await self._post("/api/daily", OpenDaily(name=name, mages=mages))

    async def state(self, table: str, token: str = "") -> p.TableState:
        """The state of a table."""
        headers = {"X-Table-Token": token} if token else {}
        return _body(await self.http.get(f"/api/tables/{table}", headers=headers), p.TableState)

    async def replay(self, table: str, since: int = 0, count: int = 100, token: str = "") -> bodies.Replay:
        """The steps after `since` answers, as they were seen."""
        headers = {"X-Table-Token": token} if token else {}
        query = {"since": since, "count": count}
        return _body(await self.http.get(f"/api/tables/{table}/replay", params=query, headers=headers), bodies.Replay)

    async def record(self, table: str) -> str:
        """The game as text."""
        answer = await self.http.post(f"/api/tables/{table}/record")
        if answer.is_error:
            _body(answer, bodies.Problem)
        return answer.text

    # Accounts

    async def _ask(self, method: str, path: str, kind: type[K], body: msgspec.Struct | None = None) -> K:
        content = None if body is None else msgspec.json.encode(body)
        return _body(await self.http.request(method, path, content=content, headers=JSON), kind)

    async def _become(self, method: str, path: str, body: msgspec.Struct) -> b.Me:
        me = await self._ask(method, path, b.Me, body)
        self.person = me.person
        return me

    async def me(self) -> b.Me:
        """Who this is."""
        return await self._ask("GET", "/api/me", b.Me)

    async def tables(self, skip: int = 0, count: int = 20) -> b.History:
        """The tables this person has been at."""
        return await self._ask("GET", f"/api/me/tables?skip={skip}&count={count}", b.History)

    async def make_account(self, name: str, password: str) -> b.Me:
        """Become an account."""
        return await self._become("POST", "/api/account", b.Credentials(name=name, password=password))

    async def account(self) -> b.AccountInfo:
        """How the account is opened."""
        return await self._ask("GET", "/api/account", b.AccountInfo)

    async def log_in(self, name: str, password: str, adopt: bool = False) -> b.Me:
        """Be the person of an account; `adopt` brings this guest's tables along."""
        return await self._become("POST", "/api/account/login", b.LogIn(name=name, password=password, adopt=adopt))

    async def log_out(self, everywhere: bool = False) -> None:
        """Be nobody again."""
        await self._ask("POST", "/api/account/logout", type(None), b.LogOut(everywhere=everywhere))

    async def set_password(self, password: str, name: str = "") -> b.Me:
        """Another password; every other session ends."""
        return await self._become("PUT", "/api/account/password", b.Credentials(name=name, password=password))

    async def delete_account(self) -> None:
        """Forget the account."""
        await self._ask("DELETE", "/api/account", type(None))

    async def new_passkey_options(self) -> dict[str, Any]:
        """What an authenticator needs to make a passkey."""
        return await self._ask("POST", "/api/account/passkeys/options", dict[str, Any])

    async def add_passkey(self, credential: dict[str, Any], label: str = "") -> b.Me:
        """Add what the authenticator made."""
        return await self._become("POST", "/api/account/passkeys", b.NewPasskey(credential=credential, label=label))

    async def remove_passkey(self, id: str) -> None:
        """Forget a passkey."""
        await self._ask("DELETE", f"/api/account/passkeys/{id}", type(None))

    async def passkey_options(self) -> dict[str, Any]:
        """What an authenticator needs to sign."""
        return await self._ask("POST", "/api/account/passkeys/login/options", dict[str, Any])

    async def log_in_with_passkey(self, credential: dict[str, Any], adopt: bool = False) -> b.Me:
        """Log in with what the authenticator signed."""
        return await self._become(
            "POST", "/api/account/passkeys/login", b.PasskeyLogIn(credential=credential, adopt=adopt)
        )

    def cookie_header(self) -> str:
        """The session as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def follow(self, table: str, url: str = "", **options: Any) -> Follower:
        """A socket at this table, of this node or another one. Use it with `async with`."""
        return Follower(self, table, url or self.url, **options)


def _body(answer: httpx.Response, kind: type[K]) -> K:
    if answer.is_error:
        try:
            problem = msgspec.json.decode(answer.content, type=bodies.Problem)
        except msgspec.MsgspecError:
            raise ProtocolError("http/unknown", answer.text[:200], answer.status_code) from None
        raise ProtocolError(problem.code, problem.detail, answer.status_code)
    return msgspec.json.decode(answer.content or b"null", type=kind)


def _lost(then: str) -> ProtocolError:
    return ProtocolError("client/unknown", f"the connection was lost; {then}")


def _fail(waiting: asyncio.Future[Any], error: BaseException) -> None:
    if not waiting.done():
        waiting.set_exception(error)


@dataclass(slots=True)
class _Wish:
    message: p.FromClient
    done: asyncio.Future[int]
    connection: int
    """The number of the connection it was last sent on."""


@dataclass
class Follower:
    """A table as this client sees it, kept up to date."""

    guest: Guest
    table: str
    url: str
    on_message: Callable[[p.ServerMessage], None] | None = None
    on_text: Callable[[str], None] | None = None
    """Sees every message as it came, for tests that look for what should not be there."""
    connect: Callable[..., Any] = connect
    """How a socket is opened."""
    most_wait: float = 5.0
    """The longest pause between two tries to connect."""
    number: int = 0
    state: p.TableState | None = None
    view: dict[str, Any] | None = None
    present: list[str] = field(default_factory=list)
    links: p.Links = field(default_factory=p.Links)
    reconnects: int = 0
    closed: int = 0
    """The code of the close after which there was no other try."""
    _other_version: bool = False
    """Has the server refused our version of the protocol?"""
    _told: dict[str, Any] = field(default_factory=dict)
    _asked: dict[int, asyncio.Future[p.Reason | p.Foretold | p.Hinted]] = field(default_factory=dict)
    _ref: int = 0
    _connection: int = 0
    _sending: set[asyncio.Task[None]] = field(default_factory=set)
    _wishes: dict[int, _Wish] = field(default_factory=dict)
    _socket: ClientConnection | None = None
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Follower:
        self._task = asyncio.get_running_loop().create_task(self._run())
        self._task.add_done_callback(self._stopped)
        try:
            await self.until(lambda follower: follower.state is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # Wishes

    async def wish(self, message: p.FromClient) -> int:
        """Send a wish and wait until it is in the log; returns the table's number. Raises `ProtocolError`."""
        self._check()
        self._ref += 1
        message.ref = self._ref
        wish = _Wish(message, asyncio.get_running_loop().create_future(), self._connection if self._socket else -1)
        self._wishes[message.ref] = wish
        await self._send(message)
        try:
            return await wish.done
        finally:
            self._wishes.pop(message.ref, None)

    async def answer(self, key: str, at: int | None = None) -> int:
        """Answer the question that is asked now."""
        assert self.state is not None
        return await self.wish(p.Answer(key=key, at=self.state.answers if at is None else at))

    async def ask(self, message: p.Why | p.Forecast | p.Hint) -> p.Reason | p.Foretold | p.Hinted:
        """Ask why a key cannot be answered, what the nemesis will do, or what to do.

        Raises `ProtocolError` when the connection is lost: the table may have gone on meanwhile.
        """
        self._check()
        if self._socket is None:
            raise _lost("ask again")
        self._ref += 1
        message.ref = self._ref
        asked: asyncio.Future[p.Reason | p.Foretold | p.Hinted] = asyncio.get_running_loop().create_future()
        self._asked[message.ref] = asked
        await self._send(message)
        return await asked

    @property
    def decision(self) -> dict[str, Any] | None:
        """What is asked now."""
        asked: dict[str, Any] | None = self.view["decision"] if self.view is not None else None
        return asked

    @property
    def is_mine(self) -> bool:
        """Is the table waiting for this person?"""
        return self.state is not None and self.guest.person in self.state.waiting_for

    async def until(self, wanted: Callable[[Follower], bool]) -> None:
        """Wait until this is true of what this client sees; raises `Closed` when it is turned away, or what it failed with."""
        while not wanted(self):
            self._check()
            self._news.clear()
            await self._news.wait()

    async def cut(self) -> None:
        """Lose the connection, as a train in a tunnel does."""
        if self._socket is not None:
            self._socket.transport.abort()

    # The connection

    async def _send(self, message: p.FromClient) -> None:
        if self._socket is not None:
            # If it is lost, it is looked for or sent again after the next welcome.
            with suppress(websockets.ConnectionClosed):
                await self._socket.send(p.write(message))

    async def _run(self) -> None:
        wait = 0.05
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        while True:
            headers = {**self.guest.headers, "Cookie": self.guest.cookie_header()}
            try:
                async with self.connect(
                    address, additional_headers=headers, compression=None, max_size=None, proxy=None, open_timeout=10
                ) as socket:
                    self._connection += 1
                    self._socket = socket
                    await socket.send(p.write(p.Hello(since=self.number if self.state is not None else None)))
                    async for text in socket:
                        self._take(str(text))
                        wait = 0.05
                    code = socket.close_code or 1006
            except websockets.ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 1006
            except websockets.InvalidStatus as refused:
                code = refused.response.status_code
            except (OSError, TimeoutError, websockets.InvalidHandshake):
                code = 1006
            finally:
                self._socket = None
            for asked in self._asked.values():
                _fail(asked, _lost("ask again"))
            self._asked.clear()
            # A hello may be lost on its way like anything else; only one of another version is turned away again.
            if code in FINAL or code == 403 or (code == Close.NO_HELLO and self._other_version):
                return self._end(code)
            self.reconnects += 1
            await asyncio.sleep(wait * (0.5 + random.random()))
            wait = min(wait * 2, self.most_wait)

    def _end(self, code: int) -> None:
        self.closed = code
        for wish in self._wishes.values():
            _fail(wish.done, Closed(code))

    def _check(self) -> None:
        """Raises what ended this client, if anything did: nothing would ever arrive again."""
        if self.closed:
            raise Closed(self.closed)
        if self._task is not None and self._task.done() and not self._task.cancelled():
            self._task.result()

    def _stopped(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            for wish in self._wishes.values():
                _fail(wish.done, error)
            for asked in self._asked.values():
                _fail(asked, error)
        self._news.set()

    def _take(self, text: str) -> None:
        if self.on_text is not None:
            self.on_text(text)
        message = p.read_server(text)
        match message:
            case p.Welcome():
                self.number, self.state = message.number, message.state
                self._told = msgspec.to_builtins(message.state)
                self.view = msgspec.json.decode(message.view)
                self.present, self.links = message.present, message.links
                self.guest.person = message.you
                self._resume(message)
            case p.Changed():
                if message.number > self.number:
                    self._change(message)
                    self._landed(message.entries, message.number)
            case p.Presence():
                self.present = message.people
            case p.Done():
                wish = self._wishes.get(message.to)
                if wish is not None and not wish.done.done():
                    wish.done.set_result(message.number)
            case p.Refused():
                self._other_version = self._other_version or message.code == ServerCode.VERSION
                wish = self._wishes.get(message.to)
                if wish is not None:
                    _fail(wish.done, ProtocolError(message.code, message.detail))
                question = self._asked.pop(message.to, None)
                if question is not None:
                    _fail(question, ProtocolError(message.code, message.detail))
            case p.Reason() | p.Foretold() | p.Hinted() as told:
                asked = self._asked.pop(told.to, None)
                if asked is not None and not asked.done():
                    asked.set_result(told)
            case p.Pong():
                pass
        if self.on_message is not None:
            self.on_message(message)
        self._news.set()

    def _change(self, message: p.Changed) -> None:
        if not message.fresh and message.number - len(message.entries) != self.number:
            # The patch is for a view that this client does not have.
            self._soon(p.Hello(since=self.number))
            return
        self.number = message.number
        self._told.update(message.state)
        self.state = msgspec.convert(self._told, p.TableState)
        if not isinstance(message.links, msgspec.UnsetType):
            self.links = message.links
        if not isinstance(message.view, msgspec.UnsetType):
            self.view = msgspec.json.decode(message.view)
        elif message.patch and self.view is not None:
            self.view = dict(apply(cast(View, self.view), message.patch))

    def _soon(self, message: p.FromClient) -> None:
        task = asyncio.get_running_loop().create_task(self._send(message))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _landed(self, entries: list[dict[str, Any]], number: int) -> None:
        """An answer of ours among what happened is as good as its acknowledgement."""
        for entry in entries:
            if entry["kind"] == "Answered" and entry["person"] == self.guest.person:
                for wish in self._wishes.values():
                    if isinstance(wish.message, p.Answer) and wish.message.key == entry["key"] and not wish.done.done():
                        wish.done.set_result(number)
                        break

    def _resume(self, welcome: p.Welcome) -> None:
        """After a new connection: which wishes came through, and which are to be sent again?"""
        self._landed(welcome.entries, welcome.number)
        for wish in list(self._wishes.values()):
            message = wish.message
            if wish.done.done() or wish.connection == self._connection:
                continue
            if isinstance(message, p.Answer) or wish.connection < 0:
                # If the question is gone, an answer is refused as stale: sending twice cannot answer twice.
                wish.connection = self._connection
                self._soon(message)
            else:
                _fail(wish.done, _lost("look at the table"))
