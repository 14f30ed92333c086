"""Notices by e-mail: confirmed first, switched off by a link, through a mail server of our own on loopback."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.server.endpoints import Endpoint
from tests.server.hosting import PASSWORD, QUICK
from tests.server.mailserver import MailServer, a_mail_server, certificate
from tests.server.serving import Running, run, seated, serving
from tests.server.test_notices import HOUR, Game
from tests.waiting import until
from unshuffled.server.client import Guest
from unshuffled.server.notices import mail as mails
from unshuffled.server.notices import waiting
from unshuffled.server.notices.mail import Mail, is_address, masked, server_of
from unshuffled.server.people.guests import Keys
from unshuffled.server.settings import BadSettings, settings_from

PUBLIC = "http://cards.example"
BOB = "bob@example.org"


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "LONGEST", 0.05)


def mailing(box: MailServer, **changes: Any) -> dict[str, Any]:
    """The settings of a server that sends through this one."""
    sender = {"smtp_url": box.url, "mail_from": "Cards <cards@example.net>", "public_url": PUBLIC}
    return {**QUICK, "notice_seconds": HOUR, **sender, **changes}


@dataclass
class Asked:
    """A server, somebody at it, and the mail server behind it."""

    server: Running
    guest: Guest
    box: MailServer

    async def ask(self, address: str = BOB, language: str = "en") -> tuple[int, Any]:
        body = {"address": address, "language": language}
        answer = await self.guest.http.post("/api/me/notices/mail", json=body)
        return answer.status_code, answer.json()

    async def confirm(self, token: str) -> int:
        return (await self.guest.http.post("/api/notices/mail/confirm", json={"token": token})).status_code

    async def channels(self) -> list[tuple[str, str]]:
        found = (await self.guest.http.get("/api/me/notices")).json()
        return [(one["kind"], one["host"]) for one in found["channels"]]


async def is_so(seen: bool) -> bool:
    return seen


def token_in(text: str, what: str) -> str:
    """The token of a link in a message."""
    found = re.search(rf"{PUBLIC}/mail#{what}\.(\S+)", text)
    assert found is not None
    return found[1]


@asynccontextmanager
async def a_guest(**changes: Any) -> AsyncIterator[Asked]:
    async with a_mail_server() as box, serving(**mailing(box, **changes)) as server, Guest(server.url) as guest:
        await guest.open("Bob")
        yield Asked(server, guest, box)


@asynccontextmanager
async def a_game() -> AsyncIterator[tuple[Game, Asked]]:
    """Ann and Bob at a table that asks Ann; Bob has confirmed his address."""
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(a_mail_server())
        server = await stack.enter_async_context(serving(**mailing(box)))
        ann, bob = await stack.enter_async_context(seated(server.url))
        asked = Asked(server, bob.guest, box)
        await asked.ask(language="de")
        assert await asked.confirm(token_in(box.received.pop().get_content(), "confirm")) == 204
        assert (await bob.guest.http.put("/api/me/notices", json={"language": "de"})).status_code == 200
        game = Game([server], ann, bob, Endpoint())
        await game.ask_ann()
        yield game, asked


def test_an_address_gets_a_link_and_nothing_is_kept_of_it_until_somebody_confirms() -> None:
    async def test() -> None:
        async with a_guest() as bob:
            assert await bob.ask(language="pl") == (202, {"sent": True})

            [message] = bob.box.received
            assert message["To"] == BOB
            assert message["From"] == "Cards <cards@example.net>"
            assert message["Subject"] == "Potwierdź swój adres e-mail"
            assert await bob.channels() == []

            assert await bob.confirm(token_in(message.get_content(), "confirm")) == 204
            assert await bob.channels() == [("mail", "b…@example.org")]

    run(test())


def test_whose_turn_it_is_gets_an_e_mail_with_links_to_the_table_and_out_of_it() -> None:
    async def test() -> None:
        async with a_game() as (game, asked):
            await game.ask_bob()
            await game.passes()

            [message] = asked.box.received
            off = token_in(message.get_content(), "off")
            assert message["Subject"] == "Du bist dran · Tally"
            assert message["List-Unsubscribe"] == f"<{PUBLIC}/api/notices/mail/off?token={off}>"
            assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert f"{PUBLIC}/t/{game.bob.table}" in message.get_content().split()

    run(test())


def test_the_header_that_turns_mail_off_goes_out_as_one_link_and_not_as_encoded_words() -> None:
    """Mail programs that offer a button read the header as it comes (RFC 8058). A subject stays short lines."""

    async def test() -> None:
        async with a_game() as (game, asked):
            await game.ask_bob()
            await game.passes()

            lines = asked.box.raw[-1].partition(b"\r\n\r\n")[0].split(b"\r\n")
            [link] = [line for line in lines if line.startswith(b"List-Unsubscribe:")]
            assert re.fullmatch(rb"List-Unsubscribe: <http://cards\.example/api/notices/mail/off\?token=[\w.-]+>", link)
            assert max(len(line) for line in lines if line != link) <= 78

    run(test())


def test_the_link_of_a_notice_switches_e_mail_off_without_a_session() -> None:
    """As a mail program sends it; once more does no harm."""

    async def test() -> None:
        async with a_game() as (game, asked), Guest(asked.server.url) as program:
            await game.ask_bob()
            await game.passes()
            [message] = asked.box.received
            path = message["List-Unsubscribe"].strip("<>").removeprefix(PUBLIC)
            for _ in range(2):
                answer = await program.http.post(path, data={"List-Unsubscribe": "One-Click"})
                assert answer.status_code == 204

            assert await asked.channels() == []
            await game.ask_ann()
            await game.ask_bob()
            await game.passes()
            assert len(asked.box.received) == 1

    run(test())


def test_a_link_that_is_forged_of_another_kind_or_too_old_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_guest() as bob:
            await bob.ask()
            token = token_in(bob.box.received[0].get_content(), "confirm")
            people = bob.server.node.notice_people
            assert people._mail is not None
            stop = people._mail._link("off", BOB.encode())
            strange = Mail(bob.box.url, "x@example.org", PUBLIC, Keys("another key, long enough"), people._content)
            forged = strange._link("confirm", b'{"person":"eve","address":"a@b.cd","until":9999999999}')
            for wrong in (token[:-1], token.replace(".", ""), stop, forged, ".", "ä.ö"):
                assert await bob.confirm(wrong) == 404
            assert (await bob.guest.http.post(f"/api/notices/mail/off?token={token}")).status_code == 404

            monkeypatch.setattr(mails, "time", lambda: 0.0)
            await bob.ask("old@example.org")
            monkeypatch.undo()
            old = token_in(bob.box.received[1].get_content(), "confirm")
            assert await bob.confirm(old) == 404
            assert await bob.channels() == []

    run(test())


def test_nobody_can_have_many_messages_sent_to_strangers() -> None:
    """Three at once by one person, two to one address."""

    async def test() -> None:
        async with a_guest() as bob, Guest(bob.guest.url) as eve:
            await eve.open("Eve")
            codes = [(await bob.ask(f"stranger{n}@example.org"))[0] for n in range(4)]
            assert codes == [202, 202, 202, 429]

            other = Asked(bob.server, eve, bob.box)
            codes = [(await other.ask("stranger0@example.org"))[0] for _ in range(2)]
            assert codes == [202, 429]

    run(test())


@pytest.mark.parametrize(
    "address",
    [
        "bob",
        "bob@",
        "@example.org",
        "bob@localhost",
        "bob@a..b",
        "a@b.c\r\nBcc: eve@b.c",
        "Bob <b@c.de>",
        "a@b.c,d@e.f",
    ],
)
def test_what_is_not_one_address_is_refused(address: str) -> None:
    async def test() -> None:
        async with a_guest() as bob:
            status, body = await bob.ask(address)
            assert (status, body["code"]) == (400, "notice/bad_channel")
            assert bob.box.connections == 0

    run(test())


def test_without_a_mail_server_nothing_of_it_is_offered() -> None:
    async def test() -> None:
        async with serving(notice_seconds=HOUR) as server, Guest(server.url) as bob:
            await bob.open("Bob")
            asked = Asked(server, bob, MailServer())
            assert (await bob.http.get("/api/me/notices")).json()["mail"] is False
            status, body = await asked.ask()
            assert (status, body["code"]) == (409, "notice/no_mail")
            assert await asked.confirm("x.y") == 409

    run(test())


@pytest.mark.parametrize("answer", ["5.1.1 no such user", "5.1.10 the domain takes no mail"])
def test_an_address_that_does_not_exist_is_removed(answer: str) -> None:
    async def test() -> None:
        async with a_game() as (game, asked):
            asked.box.refuses = f"550 {answer}".encode()
            await game.ask_bob()
            await game.passes()
            assert await asked.channels() == []
            assert asked.box.received == []

    run(test())


@pytest.mark.parametrize(
    "answer",
    [
        "5.7.1 looks like spam",
        "5.1.0 <cards@example.net>: Sender address rejected: User unknown",
        "5.1.7 bad sender",
        "5.1.8 <cards@example.net>: Sender address rejected: Domain not found",
    ],
)
def test_an_address_that_is_refused_for_another_reason_is_not_removed(answer: str) -> None:
    async def test() -> None:
        async with a_game() as (game, asked):
            asked.box.refuses = f"550 {answer}".encode()
            await game.ask_bob()
            await game.passes()
            assert await asked.channels() == [("mail", "b…@example.org")]
            assert asked.box.received == []

    run(test())


def test_no_answer_waits_for_a_mail_server_that_says_nothing() -> None:
    async def test() -> None:
        async with a_game() as (game, asked):
            asked.box.speaks.clear()
            before = asked.box.connections
            await game.ask_bob()
            sending = asyncio.create_task(game.passes())
            await until(lambda: is_so(asked.box.connections > before))

            await game.ask_ann()

            assert (sending.done(), asked.box.received) == (False, [])
            asked.box.speaks.set()
            await sending
            assert len(asked.box.received) == 1

    run(test())


@pytest.mark.parametrize("way", ["smtps", "starttls"])
def test_a_password_goes_through_an_encrypted_connection(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also to another machine. `SSL_CERT_FILE` is how a machine trusts a certificate."""
    file, context = certificate(tmp_path, "127.0.0.2")
    monkeypatch.setenv("SSL_CERT_FILE", str(file))

    async def test() -> None:
        async with a_mail_server("127.0.0.2", context if way == "smtps" else None) as box:
            box.starts_tls = context if way == "starttls" else None
            scheme = "smtps" if way == "smtps" else "smtp"
            url = f"{scheme}://cards:secret@127.0.0.2:{box.port}"
            async with serving(**mailing(box, smtp_url=url)) as server, Guest(server.url) as guest:
                await guest.open("Bob")
                assert await Asked(server, guest, box).ask() == (202, {"sent": True})

            assert (box.logins, len(box.received)) == (["cards:secret"], 1)
            assert box.secured == (1 if way == "starttls" else 0)

    run(test())


@pytest.mark.parametrize("way", ["smtps", "starttls"])
def test_a_certificate_that_the_machine_does_not_trust_gets_no_password(way: str, tmp_path: Path) -> None:
    _, context = certificate(tmp_path, "127.0.0.2")

    async def test() -> None:
        async with a_mail_server("127.0.0.2", context if way == "smtps" else None) as box:
            box.starts_tls = context if way == "starttls" else None
            scheme = "smtps" if way == "smtps" else "smtp"
            url = f"{scheme}://cards:secret@127.0.0.2:{box.port}"
            async with serving(**mailing(box, smtp_url=url)) as server, Guest(server.url) as guest:
                await guest.open("Bob")
                assert await Asked(server, guest, box).ask() == (202, {"sent": False})

            assert (box.logins, box.received) == ([], [])

    run(test())


def test_a_mail_server_that_is_away_is_said() -> None:
    async def test() -> None:
        async with a_guest(smtp_url="smtp://127.0.0.1:1") as bob:
            assert await bob.ask() == (202, {"sent": False})

    run(test())


def test_a_password_goes_to_this_machine_or_through_an_encrypted_connection_and_not_in_the_clear() -> None:
    async def test() -> None:
        async with a_mail_server() as near, a_mail_server("127.0.0.2") as far:
            for box, host in ((near, "127.0.0.1"), (far, "127.0.0.2")):
                url = f"smtp://cards:p%40ss@{host}:{box.port}"
                async with serving(**mailing(box, smtp_url=url)) as server, Guest(server.url) as guest:
                    await guest.open("Bob")
                    await Asked(server, guest, box).ask()

            assert (near.logins, len(near.received)) == (["cards:p@ss"], 1)
            assert (far.logins, far.received, far.connections) == ([], [], 1)

    run(test())


def test_a_link_of_somebody_who_has_deleted_their_account_keeps_nothing() -> None:
    async def test() -> None:
        async with a_guest() as bob:
            await bob.guest.make_account("bob", PASSWORD)
            await bob.ask()
            token = token_in(bob.box.received[0].get_content(), "confirm")
            await bob.guest.delete_account()

            assert await bob.confirm(token) == 404

    run(test())


def test_settings_that_cannot_send_are_named() -> None:
    good = {
        "UNSHUFFLED_SMTP_URL": "smtps://u:p@mail.example",
        "UNSHUFFLED_MAIL_FROM": "Cards <cards@example.net>",
        "UNSHUFFLED_PUBLIC_URL": PUBLIC,
        "UNSHUFFLED_SECRET": "a key for tests that is long enough",
        "UNSHUFFLED_DATABASE_URL": "memory:",
        "UNSHUFFLED_NATS_URL": "nats://nowhere",
    }
    assert settings_from(good).mail_from == "Cards <cards@example.net>"
    for wrong in (
        {"UNSHUFFLED_SMTP_URL": "https://mail.example"},
        {"UNSHUFFLED_MAIL_FROM": ""},
        {"UNSHUFFLED_PUBLIC_URL": ""},
    ):
        with pytest.raises(BadSettings, match=next(iter(wrong))):
            settings_from(good | wrong)


def test_the_address_of_a_mail_server_has_the_usual_ports() -> None:
    assert server_of("smtp://mail.example") == mails.Server("mail.example", 587, False)
    assert server_of("smtps://a:b%2Fc@mail.example") == mails.Server("mail.example", 465, True, "a", "b/c")
    assert "b/c" not in repr(server_of("smtps://a:b%2Fc@mail.example"))


def test_an_address_is_shown_by_its_first_letter_and_its_host() -> None:
    assert masked("mira.k@example.org") == "m…@example.org"
    assert is_address("mira.k+games@mail.example.org")
