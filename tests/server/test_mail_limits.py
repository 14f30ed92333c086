"""Messages to addresses that nobody has confirmed: few for a player, a network address, a mailbox, a domain and the server."""

from __future__ import annotations

import pytest

from tests.server.mailserver import a_mail_server
from tests.server.serving import run, serving
from tests.server.test_mail import mailing
from tests.table import content
from unshuffled.server.client import Guest
from unshuffled.server.notices.mail import ASKED_OF_BOX, ASKED_OF_NETWORK, Mail, box_of
from unshuffled.server.people.guests import Keys

SECRET = "a key for tests, long enough"


def a_mail(an_hour: float = 100) -> Mail:
    return Mail("smtp://mail.example", "cards@example.net", "http://cards.example", Keys(SECRET), content(), an_hour)


def allowed(mail: Mail, times: int = 200, *, network: str = "{}", address: str = "{}@{}.example") -> int:
    """Return how many messages may be sent for so many new players."""
    return sum(mail.may_ask(f"p{n}", network.format(n), address.format(n, n)) for n in range(times))


def test_new_players_of_one_network_share_a_few_messages() -> None:
    """B7. A player is one request."""
    assert allowed(a_mail(), network="6.6.6.6") == ASKED_OF_NETWORK


def test_mailbox_with_tags_gets_no_more_than_without() -> None:
    """B7."""
    mail = a_mail()

    assert allowed(mail, address="victim+{}@example.org") == ASKED_OF_BOX
    assert not mail.may_ask("q", "9.9.9.9", "Vic.tim@example.org")
    assert mail.may_ask("q", "9.9.9.9", "else@example.org")


def test_one_domain_gets_a_part_of_what_the_server_sends() -> None:
    """B7."""
    mail = a_mail(an_hour=40)

    assert allowed(mail, address="{}@victim.example") == 10
    assert allowed(mail) == 30, "what was refused has taken nothing of it"


@pytest.mark.parametrize("an_hour", [0, 1, 7])
def test_server_sends_so_many_messages(an_hour: int) -> None:
    """B7."""
    assert allowed(a_mail(an_hour)) == an_hour


@pytest.mark.parametrize(
    ("address", "box"),
    [
        ("Ann@Example.org", "ann@example.org"),
        ("a.n.n+x+y@example.org", "ann@example.org"),
        ("+x@example.org", "@example.org"),
    ],
)
def test_box_of_an_address_is_without_tag_and_dots(address: str, box: str) -> None:
    assert box_of(address) == box


def test_players_of_another_network_still_get_their_message() -> None:
    """B7. Through the server, as one address did it."""

    async def asked(url: str, network: str, address: str) -> int:
        async with Guest(url, headers={"X-Forwarded-For": network}) as guest:
            await guest.open("Eve")
            body = {"address": address, "language": "en"}
            return (await guest.http.post("/api/me/notices/mail", json=body)).status_code

    async def test() -> None:
        async with a_mail_server() as box, serving(**mailing(box)) as server:
            answers = [await asked(server.url, "6.6.6.6", f"stranger{n}@a{n}.example") for n in range(7)]
            answers.append(await asked(server.url, "7.7.7.7", "bob@example.org"))

            assert answers == [202] * ASKED_OF_NETWORK + [429, 429, 202]
            assert len(box.raw) == ASKED_OF_NETWORK + 1

    run(test())
