"""How notices leave: web push that only the browser can read, webhooks in their forms, and addresses that are refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.endpoints import Browser, an_endpoint, claims_of, decoded, encoded
from tests.server.serving import Running, run, serving
from unshuffled.server.client import Guest
from unshuffled.server.notices import push, webhooks
from unshuffled.server.notices.guard import Blocked, Failed, Out, is_public
from unshuffled.server.notices.sending import Came
from unshuffled.server.notices.text import Notice
from unshuffled.server.settings import settings_from
from unshuffled.stores.notices import Channel

KEY = push.new_key()
PUBLIC = "https://cards.example"
NOTICE = Notice("Du bist dran", "Ännes Tisch *fett* @everyone", "/t/abc", f"{PUBLIC}/t/abc", "abc", "de")


@asynccontextmanager
async def a_guest(**changes: Any) -> AsyncIterator[tuple[Running, Guest]]:
    """A server that sends to loopback, and somebody with a session."""
    async with serving(**{"notice_private": True, "push_key": KEY, **changes}) as server, Guest(server.url) as guest:
        await guest.open("Ann")
        server.node.notice_sender.pauses = (0.0, 0.0)
        yield server, guest


async def subscribed(guest: Guest, endpoint: str, browser: Browser) -> Any:
    answer = await guest.http.post("/api/me/notices/push", json=browser.subscription(endpoint))
    assert answer.status_code == 201, answer.text
    return answer.json()


# Web push


def test_the_example_of_the_standard_is_encrypted_as_it_is_printed() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )

    made = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=0,
    )

    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_message_is_read_by_its_browser_and_signed_by_the_server() -> None:
    async def test() -> None:
        async with (
            a_guest(public_url="", push_contact="mailto:host@cards.example") as (server, guest),
            an_endpoint() as service,
        ):
            browser = Browser()
            told = await subscribed(guest, f"{service.url}/send/1", browser)
            channel = Channel(guest.person, "push", f"{service.url}/send/1", _keys(browser))

            assert await server.node.notice_sender.deliver(channel, NOTICE) is Came.SENT
            [message] = service.received
            assert browser.read(message.body) == {
                "title": NOTICE.title,
                "body": NOTICE.text,
                "path": "/t/abc",
                "tag": "abc",
                "lang": "de",
            }
            headers = {name: message.headers[name] for name in ("content-encoding", "ttl", "urgency")}
            assert headers == {"content-encoding": "aes128gcm", "ttl": "86400", "urgency": "high"}
            assert len(message.headers["topic"]) == 32
            claims = claims_of(message.headers["authorization"], told["push_key"])
            assert (claims["aud"], claims["sub"]) == (service.url, "mailto:host@cards.example")
            for words in (NOTICE.text, "dran", "/t/abc"):
                assert words.encode() not in message.body

    run(test())


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (403, 1), (201, 1)])
def test_a_subscription_that_has_ended_is_forgotten_and_no_other(status: int, left: int) -> None:
    async def test() -> None:
        async with a_guest() as (server, guest), an_endpoint(status=status) as service:
            browser = Browser()
            told = await subscribed(guest, f"{service.url}/send/1", browser)
            channel = Channel(guest.person, "push", f"{service.url}/send/1", _keys(browser))
            assert [one["id"] for one in told["channels"]] == [channel.id]

            await server.node.notice_sender.deliver(channel, NOTICE)

            assert len((await guest.http.get("/api/me/notices")).json()["channels"]) == left
            assert len(service.received) == 1

    run(test())


@pytest.mark.parametrize(
    ("statuses", "came", "tries"),
    [([500, 201], Came.SENT, 2), ([429, 503, 500, 201], Came.FAILED, 3), ([400, 201], Came.REFUSED, 1)],
)
def test_a_busy_service_is_tried_again_a_few_times(statuses: list[int], came: Came, tries: int) -> None:
    async def test() -> None:
        async with a_guest() as (server, guest), an_endpoint(statuses=statuses) as service:
            channel = Channel(guest.person, "push", service.url, _keys(Browser()))

            assert await server.node.notice_sender.deliver(channel, NOTICE) is came
            assert len(service.received) == tries

    run(test())


def test_a_server_without_a_key_offers_no_push_and_refuses_subscriptions() -> None:
    async def test() -> None:
        async with a_guest(push_key="") as (_, guest):
            answer = await guest.http.post(
                "/api/me/notices/push", json=Browser().subscription("https://push.example/1")
            )

            assert (answer.status_code, answer.json()["code"]) == (409, "notice/no_push")
            assert (await guest.http.get("/api/me/notices")).json()["push_key"] == ""

    run(test())


@pytest.mark.parametrize("spoil", ["p256dh", "auth"])
def test_keys_that_no_browser_makes_are_refused(spoil: str) -> None:
    async def test() -> None:
        async with a_guest() as (_, guest), an_endpoint() as service:
            for wrong in ("", "AAAA", "B" * 87, "!!"):
                given = Browser().subscription(service.url) | {spoil: wrong}
                answer = await guest.http.post("/api/me/notices/push", json=given)
                assert (answer.status_code, answer.json()["code"]) == (400, "notice/bad_channel")

    run(test())


def test_the_key_of_one_machine_is_made_once_and_several_nodes_need_one_of_the_operators(tmp_path: Path) -> None:
    first = settings_from({}, data=tmp_path).push_key

    assert first == settings_from({}, data=tmp_path).push_key
    assert push.Push(first, "").public
    assert (tmp_path / "push-key").stat().st_mode & 0o777 == 0o600
    assert settings_from({"UNSHUFFLED_PUSH_KEY": KEY}, data=tmp_path).push_key == KEY
    nats = {"UNSHUFFLED_NATS_URL": "nats://127.0.0.1:4222", "UNSHUFFLED_SECRET": "a key that is long enough"}
    assert settings_from(nats, data=tmp_path).push_key == ""


# Webhooks


@pytest.mark.parametrize(
    ("format", "path", "token", "sent"),
    [
        (
            "json",
            "/any",
            "",
            (
                "/any",
                "",
                {
                    "kind": "turn",
                    "title": NOTICE.title,
                    "text": NOTICE.text,
                    "url": NOTICE.url,
                    "table": "abc",
                    "language": "de",
                },
            ),
        ),
        (
            "ntfy",
            "/my-games",
            "tk_1",
            (
                "/",
                "Bearer tk_1",
                {"topic": "my-games", "title": NOTICE.title, "message": NOTICE.text, "click": NOTICE.url},
            ),
        ),
        (
            "gotify",
            "/inside",
            "A1",
            (
                "/inside/message",
                "A1",
                {
                    "title": NOTICE.title,
                    "message": NOTICE.text,
                    "priority": 5,
                    "extras": {"client::notification": {"click": {"url": NOTICE.url}}},
                },
            ),
        ),
        (
            "discord",
            "/api/webhooks/1/x",
            "",
            (
                "/api/webhooks/1/x",
                "",
                {
                    "username": "Unshuffled",
                    "embeds": [
                        {
                            "title": NOTICE.title,
                            "description": "Ännes Tisch \\*fett\\* \\@everyone",
                            "url": NOTICE.url,
                        }
                    ],
                    "allowed_mentions": {"parse": []},
                },
            ),
        ),
    ],
)
def test_each_service_gets_a_notice_in_its_form(format: str, path: str, token: str, sent: tuple[str, str, Any]) -> None:  # noqa: A002
    async def test() -> None:
        async with a_guest() as (server, guest), an_endpoint(status=200) as hook:
            wanted = {"format": format, "address": hook.url + path, "token": token}
            added = await guest.http.post("/api/me/notices/webhooks", json=wanted)
            assert added.status_code == 201, added.text
            assert hook.url.partition("://")[2] == added.json()["channels"][0]["host"]
            assert path[1:] not in added.text
            [channel] = await server.node.notice_people.store.channels(guest.person)

            assert await server.node.notice_sender.deliver(channel, NOTICE) is Came.SENT
            [got] = hook.received
            proof = got.headers.get("authorization", "") or got.headers.get("x-gotify-key", "")
            assert (got.path, proof, got.json) == sent

    run(test())


def test_a_trial_says_whether_it_came_and_is_for_ones_own_channels_only() -> None:
    async def test() -> None:
        async with a_guest() as (server, guest), an_endpoint(statuses=[200, 500]) as hook, Guest(server.url) as eve:
            await eve.open("Eve")
            wanted = {"format": "json", "address": hook.url}
            id = (await guest.http.post("/api/me/notices/webhooks", json=wanted)).json()["channels"][0]["id"]

            assert (await guest.http.post(f"/api/me/notices/channels/{id}/trial")).json() == {"sent": True}
            assert (await guest.http.post(f"/api/me/notices/channels/{id}/trial")).json() == {"sent": False}
            assert hook.received[0].json["title"] == "Notifications work: this is a test"
            assert (await eve.http.post(f"/api/me/notices/channels/{id}/trial")).status_code == 404
            assert (await eve.http.delete(f"/api/me/notices/channels/{id}")).status_code == 404
            assert (await guest.http.delete(f"/api/me/notices/channels/{id}")).status_code == 204
            assert (await guest.http.get("/api/me/notices")).json()["channels"] == []

    run(test())


def test_a_person_has_ten_channels_at_most_and_a_visitor_none() -> None:
    async def test() -> None:
        async with a_guest() as (server, guest), an_endpoint() as hook, Guest(server.url) as nobody:
            for number in range(11):
                wanted = {"format": "json", "address": f"{hook.url}/{number}"}
                answer = await guest.http.post("/api/me/notices/webhooks", json=wanted)
                assert answer.status_code == (201 if number < 10 else 409)
            assert (await nobody.http.get("/api/me/notices")).status_code == 401

    run(test())


@pytest.mark.parametrize(
    "change",
    [
        {"zone": "Europe/Atlantis"},
        {"zone": ""},
        {"zone": "../../etc/passwd"},
        {"language": "tlh"},
        {"quiet_from": 1440},
    ],
)
def test_a_language_or_a_zone_that_there_is_not_is_refused(change: dict[str, Any]) -> None:
    async def test() -> None:
        async with a_guest() as (_, guest):
            assert (await guest.http.put("/api/me/notices", json=change)).status_code == 400

    run(test())


# Where nothing is sent to


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.215.14", True),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::5db8:d70e", True),
        ("2002:7f00:1::", False),
        ("2001:0:53aa:64c:0:0:0:1", False),
        ("fec0::1", False),
        ("64:ff9b:1::a00:1", False),
        ("64:ff9b:1::5db8:d70e", False),
        ("::ffff:0:127.0.0.1", False),
        ("::127.0.0.1", False),
        ("::93.184.215.14", False),
        ("4000::1", False),
        ("168.63.129.16", False),
        ("168.63.129.17", True),
        ("192.0.0.192", False),
        ("192.88.99.1", False),
        ("3fff::1", False),
        ("5f00::1", False),
        ("::ffff:168.63.129.16", False),
        ("2a00:1450:4001:80b::200e", True),
    ],
)
def test_only_addresses_of_the_open_internet_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize(
    "url",
    [
        "http://93.184.215.14/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://user:password@93.184.215.14/",
        "https://93.184.215.14:0/",
        "https://93.184.215.14:99999/",
        "https://[93.184.215.14/",
        "https:///path",
        "https://01.01.01.01/",
        "ftp://93.184.215.14/",
        "file:///etc/passwd",
        "https://93.184.215.14/a b",
        "https://93.184.215.14/\n",
        "https://93.184.215.14/" + "a" * 2000,
    ],
)
def test_nothing_is_sent_inside_or_in_the_open(url: str) -> None:
    async def test() -> None:
        out = Out()
        with pytest.raises((Blocked, Failed)):
            await out.post("ann", url, b"", {})
        assert out.tls is None
        out.close()

    run(test())


def test_a_name_that_leads_inside_is_refused_when_it_is_added_and_when_it_is_sent_to() -> None:
    async def test() -> None:
        async with a_guest(notice_private=False) as (server, guest), an_endpoint() as hook:
            for address in ("https://localhost/x", hook.url):
                answer = await guest.http.post("/api/me/notices/webhooks", json={"format": "json", "address": address})
                assert (answer.status_code, answer.json()["code"]) == (400, "notice/bad_channel")
                channel = Channel(guest.person, "webhook", address, {"format": "json"})
                assert await server.node.notice_sender.deliver(channel, NOTICE) is Came.REFUSED

            assert hook.received == []

    run(test())


def test_the_request_goes_to_the_address_that_was_judged_under_the_name_that_was_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that led outside at the first look and inside at the second would get in. So there is one look."""

    async def test() -> None:
        async with an_endpoint() as hook:
            port = hook.url.rpartition(":")[2]
            out = Out()

            async def judged(person: str, url: str, network: str) -> str:
                return "127.0.0.1"

            monkeypatch.setattr(out, "check", judged)
            assert await out.post("ann", f"http://name.invalid:{port}/x", b"{}", {}) == 201
            out.close()

            assert [(one.path, one.headers["host"]) for one in hook.received] == [("/x", f"name.invalid:{port}")]

    run(test())


def test_redirects_are_not_followed() -> None:
    async def test() -> None:
        async with an_endpoint() as inside, an_endpoint(status=302) as hook:
            hook.more = f"Location: {inside.url}/\r\n"
            out = Out(private=True)

            assert await out.post("ann", hook.url, b"{}", {}) == 302
            out.close()
            assert inside.received == []

    run(test())


def test_gotify_needs_a_token_and_ntfy_a_topic() -> None:
    for service, address in (("gotify", "https://gotify.example"), ("ntfy", "https://ntfy.example/")):
        with pytest.raises(webhooks.BadAddress):
            webhooks.request(service, address, "", NOTICE)


def _keys(browser: Browser) -> dict[str, str]:
    given = browser.subscription("")
    return {"p256dh": given["p256dh"], "auth": given["auth"]}
