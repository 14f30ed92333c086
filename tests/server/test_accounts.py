"""Accounts: a guest keeps who they are, on several devices, and can end it."""

from __future__ import annotations

import asyncio
import io
import json
import threading
from datetime import timedelta

import pytest
import structlog
import websockets

from tests.server.hosting import PASSWORD, copy, end_of, hosting, make_older
from tests.server.serving import SECRET, SETUP, begin, refused, run
from unshuffled.server.client import Closed, Guest
from unshuffled.server.people.accounts import FRESH, SESSION, normal
from unshuffled.server.people.guests import COOKIE, Guests, sign
from unshuffled.server.watching.logs import set_up_logs
from unshuffled.stores.schema import sessions
from unshuffled.wire import account_bodies as b
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import Denied

# Becoming


def test_a_guest_becomes_an_account_and_stays_the_same_person() -> None:
    """With every seat. Another device logs in as that person."""

    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as phone:
            opened = await ann.open("Ann", setup=SETUP)
            assert await ann.me() == b.Me(person=opened.you)
            me = await ann.make_account("Ann", PASSWORD)
            assert me == b.Me(person=opened.you, name="Ann", account=True) == await ann.me()

            assert await phone.log_in("ANN", PASSWORD) == me
            async with ann.follow(opened.table) as a, phone.follow(opened.table) as f:
                await a.wish(p.TakeSeat(seat=0))
                await f.wish(p.TakeSeat(seat=1))
                await f.wish(p.Begin())
                await a.until(lambda x: x.decision is not None)
                assert a.state is not None
                assert a.state.seats == [me.person, me.person]

    run(game())


def test_somebody_without_a_cookie_becomes_somebody_with_an_account() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            assert await ann.me() == b.Me(person="")
            me = await ann.make_account("Ann", PASSWORD)
            assert me.person
            assert (await ann.open("Ann")).you == me.person

    run(game())


def test_opening_and_joining_tables_leaves_an_account_logged_in() -> None:
    """The cookie of a guest is set by those; an account's must not be replaced by one."""

    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            me = await ann.make_account("Ann", PASSWORD)
            other = await bob.open("Bob")
            for _ in range(2):
                await ann.open("Ann")
                await ann.join(other.table, other.links.play, "Ann")
                assert await ann.me() == me

    run(game())


def test_an_account_is_not_made_twice_nor_with_a_name_or_password_that_is_none() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            for name in ("", "a", " a ", "--", "x" * 41, "\u200b\u200b\u200b", "\n\n"):
                assert await refused(ann.make_account(name, PASSWORD)) == "account/bad_name", name
            for password in ("", "1234567", "x" * 201):
                assert await refused(ann.make_account("Ann", password)) == "account/bad_password"
            await ann.make_account("Ann", PASSWORD)
            assert await refused(ann.make_account("Ann two", PASSWORD)) == "account/already"
            for name in ("Ann", "aNN", " ann ", "\uff21nn"):
                assert await refused(bob.make_account(name, PASSWORD)) == "account/name_taken", name
            for name, password in (("Bo", "12345678"), ("Zoë " + "x" * 36, "ü" * 200)):
                async with Guest(server.url) as other:
                    assert (await other.make_account(name, password)).name == name

    run(game())


def test_names_and_passwords_are_the_same_however_they_are_typed() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            composed, decomposed = "Zo\u00eb\u2002 Stra\u00dfe", "ZOE\u0308 STRASSE"
            me = await ann.make_account(composed, "p\u00e9nultime")
            assert await ann.log_in(decomposed, "pe\u0301nultime") == me
            assert await refused(ann.log_in("Zoe Strasse", "p\u00e9nultime")) == "account/wrong"

    run(game())


def test_a_name_is_compared_without_case_or_width() -> None:
    same = ["Ann Lee", "ann  lee", "ANN LEE", "\uff21\uff4e\uff4e lee", " ann lee "]
    assert {normal(name) for name in same} == {"ann lee"}
    assert normal("anna lee") != normal("ann alee")
    with pytest.raises(Denied):
        normal("\u202e\u202d")


# Logging in


def test_an_unknown_name_and_a_wrong_password_are_refused_alike() -> None:
    """With the same words. And so is an account that has no password."""

    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as eve:
            await ann.make_account("Ann", PASSWORD)
            told = []
            for name, password in (("Ann", PASSWORD + "x"), ("Nobody", PASSWORD), ("", PASSWORD), ("Ann", "")):
                answer = await eve.http.post("/api/account/login", json={"name": name, "password": password})
                body = {name: value for name, value in answer.json().items() if name != "request_id"}
                told.append((answer.status_code, body, sorted(answer.headers.keys())))
            assert [each == told[0] for each in told] == [True] * 4
            assert (told[0][0], told[0][1]["code"]) == (401, "account/wrong")
            assert COOKIE not in eve.http.cookies

    run(game())


def test_an_unknown_name_costs_as_much_as_a_wrong_password() -> None:
    """Each is hashed once, with the same costs; a quick no would tell which names exist."""

    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as eve:
            await ann.make_account("Ann", PASSWORD)
            hashing = server.node.accounts.hashing
            verify, costs = hashing._verify, list[str]()

            def noted(known: str, password: str) -> bool:
                costs.append(known.rpartition("$")[0].rpartition("$")[0])
                return verify(known, password)

            hashing._verify = noted  # type: ignore[method-assign]
            for name in ("Ann", "Nobody", "", "\u200b"):
                assert await refused(eve.log_in(name, "a wrong password")) == "account/wrong"
            assert costs == ["$argon2id$v=19$m=64,t=2,p=1"] * 4

    run(game())


def test_tries_are_limited_for_an_address_and_for_a_name() -> None:
    """The right password does not help then; another name does, from an address that has tries left."""

    async def game() -> None:
        async with hosting(name_login_rate=0.001, name_login_burst=3) as server, Guest(server.url) as ann:
            await ann.make_account("Ann", PASSWORD)
            await ann.log_out()
            for name in ("Ann", "ANN", "ann"):
                assert await refused(ann.log_in(name, "a wrong password")) == "account/wrong"
            assert await refused(ann.log_in("Ann", PASSWORD)) == "http/too_many"
            assert await refused(ann.log_in("Bob", PASSWORD)) == "account/wrong"
        async with hosting(login_rate=0.001, login_burst=2) as server, Guest(server.url) as ann:
            await ann.make_account("Ann", PASSWORD)
            assert await refused(ann.log_in("Bob", PASSWORD)) == "account/wrong"
            assert await refused(ann.log_in("Ann", PASSWORD)) == "http/too_many"
            assert (await ann.me()).account

    run(game())


def test_hashing_does_not_hold_up_the_others() -> None:
    """Beside the event loop, a few at a time; a person who would wait too long is told to come again."""

    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            hashing = server.node.accounts.hashing
            verify, go_on = hashing._verify, threading.Event()

            def held(known: str, password: str) -> bool:
                free = go_on.wait(60)
                go_on.set()
                assert free, "the others waited for it"
                return verify(known, password)

            hashing._verify = held  # type: ignore[method-assign]
            tries = [asyncio.create_task(hashing.check("", PASSWORD)) for _ in range(100)]
            while sum(each.done() for each in tries) < 68:
                await asyncio.sleep(0.01)
            assert await ann.me() == b.Me(person="")
            go_on.set()
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            refusals = [each for each in outcomes if isinstance(each, Denied)]
            assert [each for each in outcomes if not isinstance(each, Denied)] == [False] * (100 - len(refusals))
            assert len(refusals) == 68

    run(game())


def test_a_hash_of_other_costs_is_made_again_when_its_owner_logs_in() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            await ann.make_account("Ann", PASSWORD)
            accounts = server.node.accounts
            before = await accounts.store.by_name("ann")
            await ann.log_in("Ann", PASSWORD)
            assert await accounts.store.by_name("ann") == before
            accounts.hashing._hasher.__init__(time_cost=2, memory_cost=128, parallelism=1)  # type: ignore[misc]
            await ann.log_in("Ann", PASSWORD)
            after = await accounts.store.by_name("ann")
            assert before is not None
            assert after is not None
            assert ("m=64" in before.password, "m=128" in after.password) == (True, True)
            assert (await ann.log_in("Ann", PASSWORD)).account

    run(game())


# Sessions


def test_a_guests_cookie_is_worth_nothing_once_its_person_is_an_account() -> None:
    """Or a cookie that was copied before could never be revoked. Other guests stay who they are."""

    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Ann")
            await bob.join(opened.table, opened.links.play, "Bob")
            async with copy(ann) as eve:
                assert (await eve.me()).person == opened.you
                await ann.make_account("Ann", PASSWORD)
                assert await eve.me() == b.Me(person="")
                assert await refused(eve.state(opened.table)) == "http/not_found"
                with pytest.raises(Closed) as closed:
                    await eve.follow(opened.table).__aenter__()
                assert closed.value.code == 4401
            assert (await bob.me()).person == bob.person
            assert (await bob.state(opened.table)).id == opened.table

    run(game())


def test_a_session_cannot_be_used_once_it_is_logged_out() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as phone:
            me = await ann.make_account("Ann", PASSWORD)
            await phone.log_in("Ann", PASSWORD)
            async with copy(ann) as eve:
                assert await eve.me() == me
                await ann.log_out()
                assert COOKIE not in ann.http.cookies
                assert await eve.me() == b.Me(person="")
                assert await refused(eve.account()) == "http/no_guest"
            assert await phone.me() == me

    run(game())


def test_logging_out_everywhere_ends_every_session_of_the_account_and_no_other() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as phone, Guest(server.url) as bob:
            await ann.make_account("Ann", PASSWORD)
            await phone.log_in("Ann", PASSWORD)
            await bob.make_account("Bob", PASSWORD)
            assert (await ann.account()).sessions == 2
            await ann.log_out(everywhere=True)
            assert await phone.me() == b.Me(person="")
            assert (await bob.me()).account
            assert (await phone.log_in("Ann", PASSWORD)).account

    run(game())


def test_logging_in_again_ends_the_session_this_browser_had() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            await ann.make_account("Ann", PASSWORD)
            async with copy(ann) as before:
                await ann.log_in("Ann", PASSWORD)
                assert await before.me() == b.Me(person="")
            assert (await ann.account()).sessions == 1

    run(game())


def test_sessions_end_by_themselves_after_a_year() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            await ann.make_account("Ann", PASSWORD)
            await make_older(server, sessions, SESSION - timedelta(minutes=5))
            assert (await ann.me()).account
            await make_older(server, sessions, SESSION + timedelta(minutes=1))
            assert await ann.me() == b.Me(person="")

    run(game())


def test_cookies_that_are_not_ours_are_nobodys() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            await ann.make_account("Ann", PASSWORD)
            cookie = ann.http.cookies[COOKIE]
            token = cookie.partition("..")[0]
            who = server.node.accounts.who
            mine = await who(cookie)
            assert mine is not None
            assert mine.person == ann.person
            for wrong in (
                None,
                "",
                token,
                cookie + "x",
                f"{token}..{sign('another key, as long as it', 'session', token)}",
                f"{token}..{sign(SECRET, 'guest', token)}",
                f"{'x' * 32}..{sign(SECRET, 'session', 'x' * 32)}",
                f"{mine.session}..{sign(SECRET, 'session', mine.session)}",
                Guests(SECRET).cookie(ann.person),
                "\u00e9" * 40,
            ):
                assert await who(wrong) is None, wrong

    run(game())


def test_open_sockets_end_with_their_session() -> None:
    """At once on the same node; they are told to connect again, and then that they may not."""

    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as phone:
            opened = await ann.open("Ann")
            await ann.make_account("Ann", PASSWORD)
            await phone.log_in("Ann", PASSWORD)
            async with copy(ann) as eve, phone.follow(opened.table) as f:
                async with eve.follow(opened.table, most_wait=0.01) as e:
                    await e.until(lambda x: x.number > 0)
                    await ann.log_out()
                    assert await end_of(e) == 4401
                assert await f.wish(p.Say(phrase="hello")) > 0
                assert f.reconnects == 0

    run(game())


def test_sockets_of_sessions_that_ended_on_another_node_are_found_by_the_sweep() -> None:
    """As are those of a guest who has become an account since; those who still may, connect again."""

    async def game() -> None:
        async with hosting(sweep_seconds=0.05) as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Ann")
            await bob.join(opened.table, opened.links.play, "Bob")
            async with copy(ann) as eve, ann.follow(opened.table, most_wait=0.01) as a, bob.follow(opened.table) as f:
                async with eve.follow(opened.table, most_wait=0.01) as e:
                    await e.until(lambda x: x.number > 0)
                    await ann.make_account("Ann", PASSWORD)
                    assert await end_of(e) == 4401
                await a.until(lambda x: x.reconnects > 0)
                await a.wish(p.Say(phrase="hello"))
                who = await server.node.accounts.who(ann.http.cookies[COOKIE])
                assert who is not None
                await server.node.accounts.store.end_session(who.session)
                assert (await end_of(a), f.reconnects) == (4401, 0)

    run(game())


def test_sessions_hold_on_every_node_and_end_on_every_node(database: str) -> None:
    async def game() -> None:
        async with (
            hosting(database_url=database) as one,
            hosting(database_url=database) as two,
            Guest(one.url) as ann,
        ):
            opened = await ann.open("Ann")
            me = await ann.make_account("Ann", PASSWORD)
            async with copy(ann, two.url) as there, Guest(two.url) as phone:
                assert await there.me() == me == await phone.log_in("ann", PASSWORD)
                assert [each.table for each in (await there.tables()).tables] == [opened.table]
                await ann.log_out()
                assert await there.me() == b.Me(person="")
                await phone.log_out(everywhere=True)
                assert await refused(phone.tables()) == "http/no_guest"

    run(game())


# Changing


def test_a_new_password_ends_the_other_sessions_and_the_old_password() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as phone:
            me = await ann.make_account("Ann", PASSWORD)
            await phone.log_in("Ann", PASSWORD)
            async with copy(ann) as eve:
                assert await ann.set_password("another password") == me
                assert await ann.me() == me
                assert await eve.me() == await phone.me() == b.Me(person="")
            assert await refused(phone.log_in("Ann", PASSWORD)) == "account/wrong"
            assert await phone.log_in("Ann", "another password") == me
            assert (await phone.set_password("another password", "Anna")).name == "Anna"
            assert await refused(ann.log_in("Ann", "another password")) == "account/wrong"

    run(game())


def test_a_new_password_is_refused_like_a_first_one() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob, Guest(server.url) as eve:
            await ann.make_account("Ann", PASSWORD)
            await bob.make_account("Bob", PASSWORD)
            await eve.open("Eve")
            assert await refused(ann.set_password("short")) == "account/bad_password"
            assert await refused(ann.set_password(PASSWORD, "-")) == "account/bad_name"
            assert await refused(ann.set_password(PASSWORD, "BOB")) == "account/name_taken"
            assert await refused(eve.set_password(PASSWORD, "Eve")) == "account/none"
            assert (await ann.log_in("Ann", PASSWORD)).account

    run(game())


def test_how_an_account_is_opened_changes_only_soon_after_logging_in() -> None:
    """A session that was left open somewhere must not be enough to take the account over."""

    async def game() -> None:
        async with hosting() as server:
            url = server.url.replace("127.0.0.1", "localhost")
            async with Guest(url) as ann:
                await ann.make_account("Ann", PASSWORD)
                await make_older(server, sessions, FRESH + timedelta(minutes=1))
                assert await refused(ann.set_password("another password")) == "account/log_in_again"
                assert await refused(ann.delete_account()) == "account/log_in_again"
                assert await refused(ann.new_passkey_options()) == "account/log_in_again"
                assert await refused(ann.add_passkey({})) == "account/log_in_again"
                assert await refused(ann.remove_passkey("x")) == "account/log_in_again"
                assert (await ann.account()).name == "Ann"
                await ann.log_in("Ann", PASSWORD)
                await ann.new_passkey_options()
                await ann.set_password("another password")
                await ann.delete_account()

    run(game())


def test_a_deleted_account_is_gone_and_its_seats_stay() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Ann", setup=SETUP)
            before = dict(ann.http.cookies)
            await bob.join(opened.table, opened.links.play, "Bob")
            await ann.make_account("Ann", PASSWORD)
            async with ann.follow(opened.table) as a, bob.follow(opened.table) as f:
                await begin(a, f)
            async with copy(ann) as eve, Guest(server.url, cookies=before) as old:
                await ann.delete_account()
                for each in (eve, old, ann):
                    assert await each.me() == b.Me(person="")
            assert await refused(bob.log_in("Ann", PASSWORD)) == "account/wrong"
            assert (await bob.state(opened.table)).seats == [opened.you, bob.person]
            assert (await ann.make_account("Ann", PASSWORD)).person != opened.you

    run(game())


def test_guests_and_strangers_have_no_account_to_ask_about() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as guest, Guest(server.url) as nobody:
            await guest.open("Guest")
            for who, code in ((guest, "account/none"), (nobody, "http/no_guest")):
                assert await refused(who.account()) == code
                assert await refused(who.log_out()) == code
                assert await refused(who.delete_account()) == code
                assert await refused(who.set_password(PASSWORD, "Name")) == code
            assert (await guest.tables()).tables
            assert await refused(nobody.tables()) == "http/no_guest"

    run(game())


def test_pages_of_other_sites_cannot_log_anybody_in_or_out() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            await ann.make_account("Ann", PASSWORD)
            foreign = {"Origin": "https://elsewhere.example"}
            body = {"name": "Ann", "password": PASSWORD}
            for method, path in (("POST", "/login"), ("POST", "/logout"), ("PUT", "/password"), ("DELETE", "")):
                answer = await ann.http.request(method, f"/api/account{path}", json=body, headers=foreign)
                assert (answer.status_code, answer.json()["code"]) == (403, "http/wrong_origin")
            assert (await ann.me()).account

    run(game())


# Secrets


def test_no_password_session_or_challenge_is_logged() -> None:
    async def game() -> None:
        stream = io.StringIO()
        set_up_logs(stream)
        try:
            async with hosting() as server, Guest(server.url) as ann:
                await ann.make_account("Ann", PASSWORD)
                first = ann.http.cookies[COOKIE]
                assert await refused(ann.log_in("Ann", PASSWORD + "x")) == "account/wrong"
                body = json.dumps({"name": ["Ann"], "password": PASSWORD})
                answer = await ann.http.post(
                    "/api/account/login", content=body, headers={"Content-Type": "application/json"}
                )
                assert answer.status_code == 400
                assert PASSWORD not in answer.text
                await ann.log_in("Ann", PASSWORD)
                second = ann.http.cookies[COOKIE]
                found = await server.node.accounts.who(second)
                assert found is not None
                kept = await server.node.accounts.store.by_name("ann")
                assert kept is not None
                await ann.delete_account()
        finally:
            structlog.reset_defaults()
        logged = stream.getvalue()
        assert all(word in logged for word in ("account_made", "logged_in", "person_forgotten", "account/wrong"))
        for secret in (PASSWORD, first, second, found.session, kept.password):
            assert secret not in logged

    run(game())


def test_a_socket_needs_a_living_session() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            await ann.make_account("Ann", PASSWORD)
            opened = await ann.open("Ann")
            url = f"{server.url.replace('http', 'ws')}/api/tables/{opened.table}/socket"
            headers = {"Cookie": ann.cookie_header()}
            async with websockets.connect(url, additional_headers=headers, open_timeout=60) as socket:
                await socket.send(p.write(p.Hello()))
                assert json.loads(await socket.recv())["you"] == ann.person
            await ann.log_out()
            async with websockets.connect(url, additional_headers=headers, open_timeout=60) as socket:
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4401

    run(game())
