from __future__ import annotations

import json
import socket
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.serving import FAST, Running, deciders, refused, run, seated, serving
from unshuffled.server.client import Closed, Follower, Guest, connect
from unshuffled.server.people.guests import COOKIE
from unshuffled.tables.codes import Code
from unshuffled.wire import protocol as p


def socket_of(server: Running, table: str, cookie: str = "", **options: object) -> connect:
    headers = {"Cookie": cookie} if cookie else {}
    url = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    return connect(url, additional_headers=headers, compression=None, proxy=None, open_timeout=60, **options)


async def close_code(socket: ClientConnection) -> int:
    """Read on until the server closes."""
    try:
        while True:
            await socket.recv()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


async def well(server: Running, a: Follower) -> None:
    """The server is up, and the table still works."""
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        assert (await http.get(server.url + "/healthz")).text == "ok"
    await a.wish(p.Say(phrase="hello"))


def test_nobody_answers_for_another_nor_twice_nor_something_else() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            mine = deciders(a, b)[0]
            other = b if mine is a else a
            assert mine.decision is not None
            key = mine.decision["keys"][0]
            before = mine.view

            assert mine.decision["seat"] >= 0
            assert await refused(other.answer(key, at=0)) == Code.NOT_YOUR_DECISION
            assert await refused(mine.answer("gain everything", at=0)) == Code.NOT_AN_OPTION
            assert await refused(mine.answer(key, at=7)) == Code.STALE
            assert await refused(other.wish(p.TakeSeat(seat=0 if mine is a else 1))) == Code.SEAT_TAKEN
            assert await refused(other.wish(p.TakeSeat(seat=3))) == Code.NO_SUCH_SEAT
            assert await refused(b.wish(p.Choose(setup=p.SetupChoice()))) == Code.ALREADY_STARTED
            assert mine.view == before
            await mine.answer(key, at=0)

    run(game())


def test_a_watcher_looks_and_talks_and_does_nothing_else() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as cat:
            opened = await ann.open("Ann")
            joined = await cat.join(opened.table, opened.links.watch, "Cat")
            assert joined.links.play == ""
            async with cat.follow(opened.table) as c:
                for wish in (p.TakeSeat(seat=0), p.Begin(), p.Save(name="x"), p.Choose(setup=p.SetupChoice())):
                    assert await refused(c.wish(wish)) == "table/watching"
                await c.wish(p.Say(phrase="hello"))

    run(game())


def test_a_table_cannot_be_told_apart_from_none_without_a_token() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as eve:
            opened = await ann.open("Ann")
            await eve.open("Eve")
            for table in (opened.table, "AAAAAAAAAAAAAAAA", "x", "%2e%2e%2fsecret"):
                assert await refused(eve.state(table)) == "http/not_found"
                assert await refused(eve.join(table, opened.links.play[:-1] + "x")) in {
                    "http/not_found",
                    "protocol/malformed",
                }
            assert await refused(eve.join("AAAAAAAAAAAAAAAA", opened.links.play)) == "http/not_found"
            assert await refused(eve.record(opened.table)) == "http/not_found"
            assert await refused(eve.fork(opened.table, 0)) == "http/not_found"
            with pytest.raises(Closed) as caught:
                async with eve.follow(opened.table):
                    pass
            assert caught.value.code == 4404
            assert (await eve.state(opened.table, opened.links.watch)).id == opened.table

    run(game())


def test_a_forged_or_missing_session_is_nobody() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            good = ann.http.cookies[COOKIE]
            person, _, signature = good.partition(".")
            for forged in ("", f"{COOKIE}={person}", f"{COOKIE}={person}.{signature[:-1]}0x", f"{COOKIE}=é.x"):
                async with socket_of(server, opened.table, forged.encode().decode("latin-1")) as socket:
                    assert await close_code(socket) == 4401
            async with httpx.AsyncClient(trust_env=False, base_url=server.url, timeout=60) as http:
                answer = await http.get(f"/api/tables/{opened.table}/record")
            assert answer.status_code == 401
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.json()["code"] == "http/no_guest"

    run(game())


def test_the_session_is_httponly_and_lax_and_secure_where_the_address_is() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            answer = await ann.http.post("/api/tables", json={})
            flags = answer.headers["set-cookie"].lower()
            assert "httponly" in flags
            assert "samesite=lax" in flags
            assert "secure" not in flags
        async with serving(public_url="https://play.example") as server, Guest(server.url) as ann:
            answer = await ann.http.post("/api/tables", json={})
            assert "secure" in answer.headers["set-cookie"].lower()

    run(game())


def test_pages_of_other_sites_are_refused() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            with pytest.raises(websockets.InvalidStatus) as caught:
                async with socket_of(server, opened.table, ann.cookie_header(), origin="https://evil.example"):
                    pass
            assert caught.value.response.status_code == 403
            async with socket_of(server, opened.table, ann.cookie_header(), origin=server.url) as socket:
                await socket.send(p.write(p.Hello()))
                assert isinstance(p.read_server(await socket.recv()), p.Welcome)
            answer = await ann.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (403, "http/wrong_origin")

    run(game())


def test_messages_that_are_too_large_close_the_socket() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, _):
            async with socket_of(server, a.table, a.guest.cookie_header()) as socket:
                await socket.send(p.write(p.Hello()))
                await socket.send("x" * 70_000)
                assert await close_code(socket) == 1009
            answer = await a.guest.http.post("/api/tables", content=b"x" * 70_000)
            assert answer.status_code in {413, 415}
            answer = await a.guest.http.post(
                "/api/tables", content=b'"' + b"x" * 70_000 + b'"', headers={"Content-Type": "application/json"}
            )
            assert (answer.status_code, answer.json()["code"]) == (413, "http/too_large")
            await well(server, a)

    run(game())


MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    "not json",
    '{"kind":"answer"}',
    '{"kind":"no_such"}',
    '{"kind":"answer","key":5,"at":0}',
    '{"kind":"answer","key":"end","at":-1}',
    '{"kind":"answer","key":"end","at":1e400}',
    '{"kind":"answer","key":"' + "x" * 300 + '","at":0}',
    '{"kind":"take_seat","seat":99}',
    '{"kind":"choose","setup":{"mages":"random"}}',
    '{"kind":"choose","setup":{"mages":[]}}',
    "[" * 20_000,
    '{"kind":"say","words":' + '{"a":' * 5_000,
    "\ud7ff\ufffe",
]


def test_malformed_messages_are_refused_and_the_socket_stays() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            async with socket_of(server, opened.table, ann.cookie_header()) as socket:
                await socket.send(p.write(p.Hello()))
                for text in MALFORMED:
                    for data in (text, text.encode()):
                        await socket.send(data)
                    await socket.send(p.write(p.Ping(ref=9)))
                    answers: list[p.ServerMessage] = []
                    while not answers or not isinstance(answers[-1], p.Pong):
                        answers.append(p.read_server(await socket.recv()))
                    codes = [m.code for m in answers if isinstance(m, p.Refused)]
                    assert codes == ["protocol/malformed"] * 2, text[:80]

    run(game())


def test_the_first_message_is_hello_of_this_version() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            async with socket_of(server, opened.table, ann.cookie_header()) as socket:
                await socket.send(p.write(p.Begin(ref=1)))
                assert json.loads(await socket.recv())["code"] == "protocol/no_hello"
                await socket.send(p.write(p.Hello(ref=2, protocol=99)))
                assert json.loads(await socket.recv())["code"] == "protocol/version"
                await socket.send(p.write(p.Begin(ref=3)))
                assert json.loads(await socket.recv())["code"] == "protocol/no_hello"

    run(game())


def test_a_client_that_does_not_say_hello_is_closed() -> None:
    async def game() -> None:
        async with serving(hello_seconds=0.1) as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            async with socket_of(server, opened.table, ann.cookie_header()) as socket:
                assert await close_code(socket) == 4400

    run(game())


def test_a_flood_is_refused_and_then_closed() -> None:
    """Others go on as if nothing were."""

    async def game() -> None:
        limits: Any = {**FAST, "message_rate": 20, "message_burst": 60}
        async with serving(**limits) as server, seated(server.url) as (a, b):
            async with socket_of(server, a.table, a.guest.cookie_header()) as socket:
                await socket.send(p.write(p.Hello()))
                try:
                    for _ in range(1000):
                        await socket.send(p.write(p.Say(phrase="hello")))
                except websockets.ConnectionClosed:
                    pass
                assert await close_code(socket) == 4429
            await well(server, b)

    run(game())


def test_requests_and_sockets_beyond_the_limits_are_refused() -> None:
    async def game() -> None:
        limits: Any = {
            "request_rate": 0.001,
            "request_burst": 10,
            "make_rate": 0.001,
            "make_burst": 3,
            "sockets_of_person": 2,
        }
        async with serving(**limits) as server, Guest(server.url) as ann:
            tables = [(await ann.open("Ann")).table for _ in range(3)]
            assert await refused(ann.open("Ann")) == "http/too_many"
            socket = socket_of(server, tables[2], ann.cookie_header())
            async with ann.follow(tables[0]), ann.follow(tables[1]), socket as third:
                assert await close_code(third) == 4429
            codes = [(await ann.http.get("/api/protocol")).status_code for _ in range(10)]
            assert codes[-1] == 429
            assert (await ann.http.get("/healthz")).status_code == 200

    run(game())


def narrow(server: Running) -> socket.socket:
    """A connection whose kernel keeps little for a client that does not read."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, _, port = server.url.removeprefix("http://").partition(":")
    made.connect((host, int(port)))
    made.setblocking(False)
    return made


def test_a_reader_that_does_not_read_is_closed_and_holds_nobody_up() -> None:
    async def game() -> None:
        async with serving(queue=4) as server, seated(server.url) as (a, b):
            cookie = a.guest.cookie_header()
            async with socket_of(server, a.table, cookie, max_queue=1, sock=narrow(server)) as lazy:
                await lazy.send(p.write(p.Hello()))
                await lazy.recv()
                lazy.transport.pause_reading()
                closes = server.node.metrics.closes.labels("4408")._value
                while not closes.get():
                    for _ in range(50):
                        await b.wish(p.Say(words="x" * 500))
                await a.until(lambda f: f.number >= b.number)
                lazy.transport.abort()

    run(game())


def test_bad_records_and_bodies_have_codes() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            for text in (
                "",
                "hello",
                "unshuffled game 1\nseed x\n\nfly\n",
                "unshuffled game 1\nswitches a=b\nseed x\n\n",
            ):
                assert await refused(ann.take_in(text)) == "record/bad"
            for body in (b"", b"[]", b'{"seats":9}', b'{"seats":"two"}', b"{", b'{"setup":{"mages":[1]}}'):
                answer = await ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
                assert (answer.status_code, answer.json()["code"]) == (400, "protocol/malformed"), body
            answer = await ann.http.post("/api/tables", json={"setup": {"nemesis": "nobody"}})
            assert (answer.status_code, answer.json()["code"]) == (409, Code.BAD_SETUP)
            answer = await ann.http.get("/api/nowhere")
            assert (answer.status_code, answer.json()["code"]) == (404, "http/not_found")
            answer = await ann.http.delete("/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (405, "http/bad_request")

    run(game())
