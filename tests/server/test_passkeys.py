"""Passkeys open accounts: with an authenticator in software, over the real routes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from datetime import timedelta
from typing import Any

import pytest

from tests.server.authenticator import Authenticator, to_bytes
from tests.server.hosting import PASSWORD, hosting, make_older
from tests.server.serving import SETUP, Running, begin, refused, run, settings
from unshuffled.server.client import Guest
from unshuffled.server.people import passkeys
from unshuffled.server.people.accounts import ASKED, MOST_PASSKEYS
from unshuffled.server.people.passkeys import RelyingParty, relying_party
from unshuffled.stores.schema import challenges
from unshuffled.wire import account_bodies as b
from unshuffled.wire.codes import Denied


@asynccontextmanager
async def at_localhost(**changes: Any) -> AsyncIterator[tuple[Running, str]]:
    """A server, and the address under which browsers offer passkeys for it."""
    async with hosting(**changes) as server:
        yield server, server.url.replace("127.0.0.1", "localhost")


async def with_passkey(guest: Guest, label: str = "phone") -> Authenticator:
    """Add a passkey of a new authenticator."""
    key = Authenticator(guest.url)
    await guest.add_passkey(key.create(await guest.new_passkey_options()), label)
    return key


def test_a_guest_becomes_an_account_with_a_passkey_alone(database: str) -> None:
    """No name, no password; the seats stay, and another browser with the passkey is that person."""

    async def game() -> None:
        async with at_localhost(database_url=database) as (_, url), Guest(url) as ann, Guest(url) as laptop:
            opened = await ann.open("Ann", setup=SETUP)
            key = await with_passkey(ann)
            me = b.Me(person=opened.you, name="", account=True)
            assert await ann.me() == me
            info = await ann.account()
            assert (info.name, info.password, info.sessions) == ("", False, 1)
            assert [each.label for each in info.passkeys] == ["phone"]

            for _ in range(2):
                assert await laptop.log_in_with_passkey(key.get(await laptop.passkey_options())) == me
            assert (await laptop.state(opened.table)).id == opened.table
            await laptop.log_out()
            assert await laptop.me() == b.Me(person="")
            assert await ann.me() == me

    run(game())


def test_passkeys_that_do_not_count_their_uses_work_too() -> None:
    async def game() -> None:
        async with at_localhost() as (_, url), Guest(url) as ann, Guest(url) as laptop:
            await ann.open("Ann")
            key = Authenticator(url, counts=False)
            await ann.add_passkey(key.create(await ann.new_passkey_options()))
            for _ in range(3):
                assert (await laptop.log_in_with_passkey(key.get(await laptop.passkey_options()))).account

    run(game())


def test_an_account_may_have_a_password_and_several_passkeys() -> None:
    async def game() -> None:
        async with at_localhost() as (_, url), Guest(url) as ann, Guest(url) as laptop:
            me = await ann.make_account("Ann", PASSWORD)
            keys = [await with_passkey(ann, label) for label in ("phone", "key")]
            for key in keys:
                assert await laptop.log_in_with_passkey(key.get(await laptop.passkey_options())) == me
            assert await laptop.log_in("Ann", PASSWORD) == me
            assert [each.label for each in (await ann.account()).passkeys] == ["phone", "key"]
            options = await ann.new_passkey_options()
            assert len(options["excludeCredentials"]) == 2
            with pytest.raises(ValueError, match="already"):
                keys[0].create(options)

    run(game())


def test_an_account_of_passkeys_gets_a_name_with_its_first_password() -> None:
    async def game() -> None:
        async with at_localhost() as (_, url), Guest(url) as ann, Guest(url) as laptop:
            await ann.open("Ann")
            await with_passkey(ann)
            assert await refused(ann.set_password(PASSWORD)) == "account/bad_name"
            me = await ann.set_password(PASSWORD, "Ann")
            assert await laptop.log_in("ann", PASSWORD) == me

    run(game())


def test_the_last_way_in_is_not_removed() -> None:
    """Others are, and then they open nothing."""

    async def game() -> None:
        async with at_localhost() as (_, url), Guest(url) as ann, Guest(url) as laptop:
            await ann.open("Ann")
            phone, key = await with_passkey(ann, "phone"), await with_passkey(ann, "key")
            first, second = (each.id for each in (await ann.account()).passkeys)
            await ann.remove_passkey(first)
            assert await refused(ann.remove_passkey(first)) == "http/not_found"
            assert await refused(ann.remove_passkey("%00")) == "http/not_found"
            assert await refused(ann.remove_passkey(second)) == "account/last_way_in"
            signed = phone.get(await laptop.passkey_options())
            assert await refused(laptop.log_in_with_passkey(signed)) == "account/wrong"
            assert (await laptop.log_in_with_passkey(key.get(await laptop.passkey_options()))).account
            await ann.set_password(PASSWORD, "Ann")
            await ann.remove_passkey(second)
            assert (await ann.account()).passkeys == []

    run(game())


def test_another_accounts_passkey_cannot_be_removed_or_taken() -> None:
    async def game() -> None:
        async with at_localhost() as (_, url), Guest(url) as ann, Guest(url) as eve:
            await ann.make_account("Ann", PASSWORD)
            await eve.make_account("Eve", PASSWORD)
            await with_passkey(ann)
            (mine,) = (await ann.account()).passkeys
            assert await refused(eve.remove_passkey(mine.id)) == "http/not_found"
            assert (await ann.account()).passkeys == [mine]
            # The options were made for Ann: what is made of them is no passkey of Eve's.
            made = Authenticator(url).create(await ann.new_passkey_options())
            assert await refused(eve.add_passkey(made)) == "account/bad_passkey"
            assert (await ann.add_passkey(made)).account
            # And a passkey that is somebody's is not another's, whatever it says it answers.
            forged = Authenticator(url).create(await eve.new_passkey_options(), to_bytes(made["id"]))
            assert await refused(eve.add_passkey(forged)) == "account/bad_passkey"
            assert (await eve.account()).passkeys == []

    run(game())


def test_an_answer_is_believed_once_and_in_time() -> None:
    """Both when a passkey is made and when it signs."""

    async def game() -> None:
        async with at_localhost() as (server, url), Guest(url) as ann, Guest(url) as laptop:
            await ann.make_account("Ann", PASSWORD)
            key = Authenticator(url)
            made = key.create(await ann.new_passkey_options())
            await ann.add_passkey(made)
            assert await refused(ann.add_passkey(made)) == "account/bad_passkey"
            signed = key.get(await laptop.passkey_options())
            assert (await laptop.log_in_with_passkey(signed)).account
            assert await refused(laptop.log_in_with_passkey(signed)) == "account/wrong"

            late_made = Authenticator(url).create(await ann.new_passkey_options())
            late_signed = key.get(await laptop.passkey_options())
            await make_older(server, challenges, ASKED + timedelta(seconds=1))
            assert await refused(ann.add_passkey(late_made)) == "account/bad_passkey"
            assert await refused(laptop.log_in_with_passkey(late_signed)) == "account/wrong"
            assert (await laptop.log_in_with_passkey(key.get(await laptop.passkey_options()))).account

    run(game())


def test_of_one_answer_sent_many_times_at_once_one_is_believed(database: str) -> None:
    async def game() -> None:
        async with at_localhost(database_url=database) as (_, url), Guest(url) as ann, Guest(url) as laptop:
            await ann.open("Ann")
            key = await with_passkey(ann)
            signed = key.get(await laptop.passkey_options())
            body = {"credential": signed}
            answers = await asyncio.gather(
                *(laptop.http.post("/api/account/passkeys/login", json=body) for _ in range(6))
            )
            assert sorted(answer.status_code for answer in answers) == [200] + [401] * 5

    run(game())


def test_what_is_signed_wrongly_is_refused() -> None:
    """For another page or site, with another key, over other words, or with a counter that went back."""

    async def game() -> None:
        async with at_localhost() as (_, url), Guest(url) as ann, Guest(url) as eve:
            await ann.open("Ann")
            key = await with_passkey(ann)

            async def told(signed: dict[str, Any]) -> str:
                return await refused(eve.log_in_with_passkey(signed))

            foreign = Authenticator("https://elsewhere.example", known=key.known)
            assert await told(foreign.get(await eve.passkey_options())) == "account/wrong"
            elsewhere = Authenticator(url, known={"elsewhere.example": key.known["localhost"]})
            options = {**await eve.passkey_options(), "rpId": "elsewhere.example"}
            assert await told(elsewhere.get(options)) == "account/wrong"
            forged = Authenticator(url)
            forged.create(await ann.new_passkey_options())
            forged.known["localhost"].id = key.known["localhost"].id
            assert await told(forged.get(await eve.passkey_options())) == "account/wrong"
            mixed = key.get(await eve.passkey_options())
            mixed["response"]["signature"] = key.get(await eve.passkey_options())["response"]["signature"]
            assert await told(mixed) == "account/wrong"
            unknown = Authenticator(url)
            unknown.create(await ann.new_passkey_options())
            assert await told(unknown.get(await eve.passkey_options())) == "account/wrong"
            assert (await eve.log_in_with_passkey(key.get(await eve.passkey_options()))).account
            copied = Authenticator(url, uses=0, known=key.known)
            assert await told(copied.get(await eve.passkey_options())) == "account/wrong"

    run(game())


def test_answers_that_are_none_are_refused() -> None:
    async def game() -> None:
        async with at_localhost() as (_, url), Guest(url) as ann, Guest(url) as eve:
            await ann.open("Ann")
            key = await with_passkey(ann)
            made = Authenticator(url).create(await ann.new_passkey_options())
            signed = key.get(await eve.passkey_options())
            wrongs: list[Any] = ["", "x", "AAAA", "é", 5, None, [], "bm90IGpzb24"]
            for name in ("clientDataJSON", "attestationObject"):
                for wrong in wrongs:
                    bad = deepcopy(made)
                    bad["response"][name] = wrong
                    assert await refused(ann.add_passkey(bad)) == "account/bad_passkey", (name, wrong)
            for name in ("clientDataJSON", "authenticatorData", "signature"):
                for wrong in wrongs:
                    bad = deepcopy(signed)
                    bad["response"][name] = wrong
                    code = await refused(eve.log_in_with_passkey(bad))
                    assert code in {"account/wrong", "account/bad_passkey"}, (name, wrong)
            for id in ("", None, "é", "x" * 3000, "\n"):
                bad = {**key.get(await eve.passkey_options()), "id": id}
                assert await refused(eve.log_in_with_passkey(bad)) == "account/wrong", id
            assert await refused(eve.log_in_with_passkey({})) == "account/bad_passkey"
            assert await refused(eve.add_passkey(made)) == "http/no_guest"
            assert await refused(eve.new_passkey_options()) == "http/no_guest"

    run(game())


def test_an_account_has_not_more_passkeys_than_anyone_needs() -> None:
    async def game() -> None:
        async with at_localhost() as (_, url), Guest(url) as ann:
            await ann.open("Ann")
            for _ in range(MOST_PASSKEYS):
                await with_passkey(ann)
            made = Authenticator(url).create(await ann.new_passkey_options())
            assert await refused(ann.add_passkey(made)) == "account/bad_passkey"
            assert len((await ann.account()).passkeys) == MOST_PASSKEYS

    run(game())


def test_a_guests_seats_come_along_when_a_passkey_logs_in() -> None:
    async def game() -> None:
        async with at_localhost() as (_, url), Guest(url) as ann, Guest(url) as laptop, Guest(url) as bob:
            me = await ann.make_account("Ann", PASSWORD)
            key = await with_passkey(ann)
            opened = await bob.open("Bob", setup=SETUP)
            await laptop.join(opened.table, opened.links.play, "Laptop")
            async with bob.follow(opened.table) as x, laptop.follow(opened.table) as f:
                await begin(x, f)
            done = await laptop.log_in_with_passkey(key.get(await laptop.passkey_options()), adopt=True)
            assert done.adopted == [opened.table]
            assert (await ann.state(opened.table)).seats == [bob.person, me.person]

    run(game())


def test_tries_with_passkeys_are_limited_for_an_address() -> None:
    async def game() -> None:
        async with at_localhost(login_rate=0.001, login_burst=2) as (_, url), Guest(url) as eve:
            await eve.passkey_options()
            await eve.passkey_options()
            assert await refused(eve.passkey_options()) == "http/too_many"

    run(game())


def test_there_are_no_passkeys_where_browsers_offer_none() -> None:
    """By a plain address; every route of theirs says so, and passwords work."""

    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            await ann.make_account("Ann", PASSWORD)
            assert await refused(ann.new_passkey_options()) == "account/no_passkeys"
            assert await refused(ann.add_passkey({})) == "account/no_passkeys"
            assert await refused(ann.passkey_options()) == "account/no_passkeys"
            assert await refused(ann.log_in_with_passkey({})) == "account/no_passkeys"
            assert (await ann.log_in("Ann", PASSWORD)).account

    run(game())


def test_a_server_without_the_package_says_that_there_are_no_passkeys(monkeypatch: pytest.MonkeyPatch) -> None:
    """And does not load it before somebody uses a passkey."""
    monkeypatch.setattr(passkeys, "find_spec", lambda name: None)
    with pytest.raises(Denied):
        relying_party(settings(public_url="https://play.example"), "")

    loaded = "import sys, unshuffled.server.app; sys.exit('webauthn' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], check=False).returncode == 0


@pytest.mark.parametrize(
    ("public_url", "host", "place"),
    [
        ("https://play.example", "anything", RelyingParty("play.example", "https://play.example")),
        ("https://play.example:8443", "", RelyingParty("play.example", "https://play.example:8443")),
        ("http://localhost:8080", "", RelyingParty("localhost", "http://localhost:8080")),
        ("", "localhost:8080", RelyingParty("localhost", "http://localhost:8080")),
    ],
)
def test_passkeys_are_for_the_address_browsers_use(public_url: str, host: str, place: RelyingParty) -> None:
    assert relying_party(settings(public_url=public_url), host) == place


@pytest.mark.parametrize(
    ("public_url", "host"),
    [
        ("http://play.example", "localhost:8080"),
        ("https://192.0.2.7", "localhost"),
        ("https://[2001:db8::7]", ""),
        ("", "192.0.2.7:8080"),
        ("", "play.example"),
        ("", "evil.example/localhost"),
        ("", "[localhost"),
        ("", ""),
    ],
)
def test_passkeys_are_for_no_other_address(public_url: str, host: str) -> None:
    """Not plain http but for localhost, not numbers; and a Host header is believed for localhost only."""
    with pytest.raises(Denied):
        relying_party(settings(public_url=public_url), host)
