"""Nobody else: forged sessions, guessed tables and tokens, pages of other sites, false addresses."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from time import thread_time
from typing import Any

import httpx
import pytest
import websockets

from tests import timing
from tests.server.hostile import healthy, logged, secrets_of
from tests.server.serving import SECRET, Running, run, serving
from tests.server.test_refusals import close_code, socket_of
from unshuffled.server.client import Guest
from unshuffled.server.people.guests import COOKIE, Guests, cookie_name
from unshuffled.server.people.links import LENGTH, LinkMaker
from unshuffled.server.transport.headers import HEADERS
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p

NOBODY = "AAAAAAAAAAAAAAAA"


def client(server: Running, **options: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(trust_env=False, base_url=server.url, timeout=60, **options)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


# Sessions


def test_no_cookie_but_ones_own_is_anybodys() -> None:
    """Another's id with one's own signature, a token as signature, another key, parts cut off or added: all nobody."""

    async def game() -> None:
        with logged() as lines:
            async with serving() as server, Guest(server.url) as ann, Guest(server.url) as eve, client(server) as http:
                opened = await ann.open("Ann")
                await eve.open("Eve")
                person, _, signature = ann.http.cookies[COOKIE].partition(".")
                other, _, hers = eve.http.cookies[COOKIE].partition(".")
                forged = [
                    "", ".", person, f"{person}.", f".{signature}", f"{person}.{hers}", f"{person}.{signature[:-1]}",
                    f"{person}.{signature}0", f"{person}.{signature.upper()}", f"{person}..{signature}",
                    f"{person}.{signature}.{signature}", f"{person}.{opened.links.play}", f"{person}.{'0' * 64}",
                    f"{person[:-1]}.{signature}", f"{person}x.{signature}", f"{person} .{signature}", f"{other}.{signature}",
                    Guests("another key, also long enough").cookie(person), Guests("").cookie(person),
                    f"{person}." + hashlib.sha256(person.encode()).hexdigest(),
                    f"{person}." + hmac.new(b"guest", person.encode(), hashlib.sha256).hexdigest(),
                    "a" * 4000,
                ]  # fmt: skip
                for cookie in forged:
                    headers = {"Cookie": f"{COOKIE}={cookie}"}
                    answer = await http.get(f"/api/tables/{opened.table}/record", headers=headers)
                    assert code_of(answer) == (401, "http/no_guest"), cookie
                    answer = await http.get(f"/api/tables/{opened.table}", headers=headers)
                    assert code_of(answer) == (404, "http/not_found"), cookie
                    async with socket_of(server, opened.table, headers["Cookie"]) as socket:
                        assert await close_code(socket) == 4401, cookie
                headers = {"Cookie": f"{COOKIE}={person}.{signature}"}
                assert (await http.get(f"/api/tables/{opened.table}", headers=headers)).status_code == 200
                lines.check(secrets_of(server, ann, eve))

    run(game())


# Tables and tokens


def test_a_token_is_for_one_table_and_one_thing_and_follows_from_nothing_public() -> None:
    links = LinkMaker(SECRET)
    tables = [f"table-{n:03}" for n in range(200)]
    tokens = [links.token(table, 0, what) for table in tables for what in ("play", "watch")]
    assert len(set(tokens)) == 400
    assert {len(token) for token in tokens} == {LENGTH}
    table, play, watch = tables[0], tokens[0], tokens[1]
    assert (links.check(table, 0, play), links.check(table, 0, watch)) == ("play", "watch")
    guesses = [
        "", play[:-1], play + "0", play.upper(), " " + play, watch[::-1], tokens[2], "0" * LENGTH,
        LinkMaker("another key, also long enough").token(table, 0, "play"),
        links.token(table, 1, "play"), links.token(table, 10, "watch"),
        Guests(SECRET).cookie(table).partition(".")[2][:LENGTH],
        *(hashlib.new(name, text.encode()).hexdigest()[:LENGTH]
          for name in ("md5", "sha1", "sha256")
          for text in (table, f"{table}play", f"link{table}play", f"link\x00{table}\x00play", f"{watch}play")),
    ]  # fmt: skip
    assert [guess for guess in guesses if links.check(table, 0, guess) is not None] == []


async def told_by_time(server: Running, eve: Guest, there: str) -> tuple[list[int], str]:
    """How often the server waits for each of the two, and which costs it more, if that can be measured.

    The application is asked without HTTP between: a client and a wire would hide most of what it does.
    """

    async def ask(id: str) -> None:
        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            assert message.get("status", 404) == 404

        path = f"/api/tables/{id}"
        scope: Any = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "state": {},
            "headers": [(b"host", b"127.0.0.1"), (b"cookie", eve.cookie_header().encode())],
            "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2),
        }  # fmt: skip
        await server.app(scope, receive, send)

    waits = [await timing.Waits(ask(id)) for id in (there, NOBODY)]
    return waits, await timing.harder(lambda: ask(there), lambda: ask(NOBODY))


def test_a_table_that_is_there_looks_and_takes_as_long_as_one_that_is_not() -> None:
    """A person who has not joined and has no token gets the same bytes for both. The time tells nothing either: the server
    waits as often, and does as much.
    """

    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as eve:
            there = (await ann.open("Ann")).table
            await eve.open("Eve")
            requests: list[tuple[str, str, dict[str, Any]]] = [
                ("GET", "", {}),
                ("GET", "/record", {}),
                ("GET", "/replay", {}),
                ("POST", "/join", {"json": {"token": "0" * LENGTH}}),
                ("POST", "/fork", {"json": {"at": 0}}),
            ]
            for method, path, body in requests:
                answers = [await eve.http.request(method, f"/api/tables/{id}{path}", **body) for id in (there, NOBODY)]
                assert [code_of(answer) for answer in answers] == [(404, "http/not_found")] * 2, path
                ids = [answer.json()["request_id"] for answer in answers]
                assert answers[0].text.replace(ids[0], "") == answers[1].text.replace(ids[1], "")
                assert len(ids[0]) == len(ids[1])
                assert answers[0].headers.keys() == answers[1].headers.keys()
            for id in (there, NOBODY, "x", "a" * 500):
                async with socket_of(server, id, eve.cookie_header()) as socket:
                    assert await close_code(socket) == 4404

            (waits, waits_for_nobody), more = await told_by_time(server, eve, there)
            assert waits == waits_for_nobody
            assert more == ""

    run(game())


@pytest.mark.timed
@pytest.mark.nightly("shows that the measurement above sees what it looks for")
@pytest.mark.parametrize("there_is_slower", [True, False])
def test_a_millisecond_of_work_or_of_waiting_would_tell_them_apart(
    there_is_slower: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same measurement, with a difference planted in it."""
    real, slow, planted = Host.table, "", ""

    async def table(self: Host, id: str, sure: bool = False) -> Table:
        if id == slow and planted == "work":
            until = thread_time() + 0.001
            while thread_time() < until:
                pass
        elif id == slow and planted == "wait":
            await asyncio.sleep(0.001)
        return await real(self, id, sure)

    monkeypatch.setattr(Host, "table", table)

    async def game() -> None:
        nonlocal slow, planted
        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as eve:
            there = (await ann.open("Ann")).table
            await eve.open("Eve")
            slow = there if there_is_slower else NOBODY
            planted = "work"
            _, more = await told_by_time(server, eve, there)
            assert more == ("first" if there_is_slower else "second")
            planted = "wait"
            (waits, waits_for_nobody), _ = await told_by_time(server, eve, there)
            assert (waits > waits_for_nobody) is there_is_slower
            assert waits != waits_for_nobody

    run(game())


def test_asking_for_many_tables_that_are_not_there_leaves_nothing_behind() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as eve:
            await eve.open("Eve")
            for n in range(100):
                assert (await eve.http.get(f"/api/tables/guess-{n:08}")).status_code == 404
            host = server.node.host
            assert len(host._idle) + len(host._watched) == 1

    run(game())


# Pages of other sites

OTHERS = [
    "https://evil.example", "http://evil.example", "null", "", "file://", "https://play.example.evil.example",
    "https://evil.example/https://play.example", "https://play.example@evil.example", "https://play.example:444",
    "http://play.example", "play.example", "https://PLAY.example.", "https://play.example https://evil.example",
]  # fmt: skip


def test_only_pages_of_the_public_address_may_write_or_open_sockets() -> None:
    """Whatever they call their host, and whatever a proxy is said to have seen."""

    async def game() -> None:
        async with (
            serving(public_url="https://play.example") as server,
            Guest(server.url) as ann,
            client(server) as http,
        ):
            opened = await ann.open("Ann")
            cookie = f"{cookie_name(secure=True)}={server.node.guests.cookie(opened.you)}"
            for origin in OTHERS:
                host = origin.partition("://")[2] or "evil.example"
                for tricks in (
                    {},
                    {"X-Forwarded-Host": host},
                    {"Forwarded": f"host={host}"},
                    {"X-Forwarded-Proto": "https"},
                ):
                    headers = {"Origin": origin, "Cookie": cookie, **tricks}
                    answer = await http.post("/api/tables", json={}, headers=headers)
                    assert code_of(answer) == (403, "http/wrong_origin"), headers
                    assert "set-cookie" not in answer.headers
                answer = await http.post(
                    "/api/tables", json={}, headers={"Origin": "https://evil.example", "Host": "evil.example"}
                )
                assert code_of(answer) == (403, "http/wrong_origin")
                with pytest.raises(websockets.InvalidStatus) as caught:
                    async with socket_of(server, opened.table, cookie, origin=origin):
                        pass
                assert caught.value.response.status_code == 403
            good = await http.post("/api/tables", json={}, headers={"Origin": "https://play.example", "Cookie": cookie})
            assert good.status_code == 201
            async with socket_of(server, opened.table, cookie, origin="https://play.example") as socket:
                await socket.send(p.write(p.Hello()))
                assert isinstance(p.read_server(await socket.recv()), p.Welcome)
            # Programs send no origin, and have no cookie of anybody else's.
            assert (await http.post("/api/tables", json={})).status_code == 201

    run(game())


def test_without_a_public_address_only_pages_of_the_same_host_may() -> None:
    async def game() -> None:
        async with serving() as server, client(server) as http:
            for origin in OTHERS:
                assert code_of(await http.post("/api/tables", json={}, headers={"Origin": origin})) == (
                    403,
                    "http/wrong_origin",
                )
            # An old client that names no host is not the host of a page without an origin.
            reader, writer = await asyncio.open_connection(*server.url.removeprefix("http://").split(":"))
            writer.write(
                b"POST /api/tables HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
            )
            assert (await reader.readline()).split()[1] == b"403"
            writer.close()
            assert (await http.post("/api/tables", json={}, headers={"Origin": server.url})).status_code == 201

    run(game())


def test_no_answer_invites_pages_of_other_sites_to_read_it() -> None:
    async def game() -> None:
        async with serving() as server, client(server) as http:
            for method, path in (("GET", "/api/content"), ("OPTIONS", "/api/tables"), ("GET", "/api/nowhere")):
                headers = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
                answer = await http.request(method, path, headers=headers)
                assert [name for name in answer.headers if name.startswith("access-control-")] == []

    run(game())


# Addresses


async def allowed(server: Running, *addresses: str) -> list[bool]:
    """Which of these requests, each said to come from there, were not too many."""
    async with client(server) as http:
        answers = [await http.get("/api/protocol", headers={"X-Forwarded-For": a} if a else {}) for a in addresses]
    return [answer.status_code == 200 for answer in answers]


def test_where_a_request_comes_from_is_believed_of_proxies_only() -> None:
    """And of those, the last address that is not a proxy's: what stands before it anybody can have written."""

    async def game() -> None:
        limits: Any = {"request_rate": 0.001, "request_burst": 2}
        async with serving(proxies="10.9.8.7", **limits) as server:
            assert await allowed(server, "1.1.1.1", "2.2.2.2", "3.3.3.3", "") == [True, True, False, False]
        async with serving(proxies="127.0.0.1", **limits) as server:
            forged = [f"{n}.{n}.{n}.{n}, 9.9.9.9" for n in range(1, 5)]
            assert await allowed(server, *forged) == [True, True, False, False]
            assert await allowed(server, "1.1.1.1", "1.1.1.1", "1.1.1.1") == [True, True, False]

    run(game())


def test_all_addresses_of_one_network_of_version_6_count_as_one() -> None:
    async def game() -> None:
        async with serving(request_rate=0.001, request_burst=2) as server:
            mine = [f"2001:db8:0:1::{n}" for n in range(1, 4)]
            assert await allowed(server, *mine) == [True, True, False]
            assert await allowed(server, "2001:db8:0:2::1", "::ffff:1.2.3.4", "1.2.3.4", "1.2.3.4", "x:y", "") == [
                True,
                True,
                True,
                False,
                True,
                True,
            ]

    run(game())


# Answers


def test_every_answer_tells_the_browser_what_it_may_do() -> None:
    """Errors too; and nothing tells which server this is."""

    async def game() -> None:
        async with serving() as server, client(server) as http:
            answers = [
                await http.get("/api/content"),
                await http.get("/healthz"),
                await http.get("/"),
                await http.post("/api/tables", json={}),
                await http.get("/api/nowhere"),
                await http.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"}),
                await http.delete("/api/tables"),
                await http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"}),
                await http.get(f"/api/tables/{NOBODY}"),
            ]
            assert [a.status_code for a in answers[-6:]] == [201, 404, 400, 405, 403, 404]
            for answer in answers:
                assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.url
                assert "server" not in answer.headers
        policy = HEADERS["Content-Security-Policy"]
        for part in ("default-src 'self'", "connect-src 'self'", "frame-ancestors 'none'", "object-src 'none'"):
            assert part in policy.split("; ")
        assert "unsafe-eval" not in policy
        assert HEADERS["Referrer-Policy"] == "no-referrer"
        assert HEADERS["X-Content-Type-Options"] == "nosniff"

    run(game())


BODIES = [
    b"[" * 30_000, b'{"name":' * 5_000, b"\xff\xfe", b'{"name":"\xff"}', b'{"name":"\\ud800"}', b'{"seats":1e400}',
    b'{"seats":' + b"9" * 5_000 + b"}", b"null", b'{"name":NaN}', b"\x00", b'{"name":"' + b"x" * 60_000 + b'"}',
]  # fmt: skip


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/import", f"/api/tables/{NOBODY}/join"])
def test_bodies_that_are_none_are_malformed_and_never_a_fault(path: str) -> None:
    async def game() -> None:
        with logged() as lines:
            async with serving() as server, client(server) as http:
                for body in BODIES:
                    for kind in (
                        "application/json",
                        "text/plain",
                        "application/x-msgpack",
                        "multipart/form-data; boundary=x",
                        "x",
                    ):
                        answer = await http.post(path, content=body, headers={"Content-Type": kind})
                        refusals = {(400, "protocol/malformed"), (404, "http/not_found")}
                        if kind != "application/json":
                            refusals = {(415, "http/bad_request")}
                        assert code_of(answer) in refusals, (body[:40], kind)
                await healthy(server.url)
                lines.check([SECRET])

    run(game())
