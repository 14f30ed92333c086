"""What the players of one network address, and one destination, may take of the sending of notices."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.server.endpoints import an_endpoint
from tests.server.serving import run
from tests.server.test_notice_channels import NOTICE, a_guest
from tests.server.test_notice_limits import a_silent_endpoint
from tests.server.test_notices import a_game, want_webhook
from tests.waiting import PATIENCE, until
from unshuffled.server.notices import guard, resting, sending, waiting
from unshuffled.server.notices.guard import Failed, Out, _destination
from unshuffled.server.notices.resting import Rests
from unshuffled.server.notices.sending import Came
from unshuffled.stores.notices import Channel


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often for what is due."""
    monkeypatch.setattr(waiting, "LONGEST", 0.05)


def test_silent_endpoints_of_one_network_hold_up_no_other_networks_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """B3. Each of many new players has an endpoint that accepts and says nothing."""
    monkeypatch.setattr(guard, "SECONDS", 60 * PATIENCE)

    async def test() -> None:
        async with AsyncExitStack() as stack:
            hook = await stack.enter_async_context(an_endpoint())
            silent = [await stack.enter_async_context(a_silent_endpoint()) for _ in range(guard.AT_ONCE + 1)]
            out = Out(private=True)
            stuck = [
                asyncio.create_task(out.post(f"eve{n}", one.url, b"", {}, "6.6.6.6")) for n, one in enumerate(silent)
            ]

            async def called() -> bool:
                return sum(one.called for one in silent) >= guard.AT_ONCE_OF_NETWORK

            await until(called)
            async with asyncio.timeout(PATIENCE):
                assert await out.post("bob", hook.url, b"", {}, "7.7.7.7") == 201

            assert sum(one.called for one in silent) == guard.AT_ONCE_OF_NETWORK
            for task in stuck:
                task.cancel()
            await asyncio.gather(*stuck, return_exceptions=True)
            out.close()

    run(test())


def test_one_destination_has_a_limit_for_all_players_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """B17. It may be a stranger's."""
    monkeypatch.setattr(guard, "TO_ONE", 3)
    monkeypatch.setattr(guard, "TO_ONE_A_SECOND", 0.0)

    async def test() -> None:
        async with an_endpoint() as victim, an_endpoint() as other:
            out = Out(private=True)
            for n in range(3):
                assert await out.post(f"eve{n}", f"{victim.url}/{n}", b"", {}, f"6.6.6.{n}") == 201
            with pytest.raises(Failed):
                await out.post("eve", f"{victim.url}/x", b"", {}, "6.6.6.9")
            assert await out.post("bob", other.url, b"", {}, "7.7.7.7") == 201
            out.close()

            assert len(victim.received) == 3

    run(test())


@pytest.mark.parametrize(
    ("url", "address", "destination"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", "142.250.1.1", ""),
        ("https://wns2-db5p.notify.windows.com/w", "20.1.1.1", ""),
        ("https://notdiscord.com/x", "6.6.6.6", "to 6.6.6.6"),
        ("https://discord.com.evil.example/x", "6.6.6.6", "to 6.6.6.6"),
        ("http://discord.com/x", "", "to discord.com:None"),
        ("https://a.example/x", "2001:db9::1", "to 2001:db9::/64"),
        ("http://gotify.home:8080/x", "", "to gotify.home:8080"),
    ],
)
def test_requests_are_counted_by_destination_except_to_large_services(url: str, address: str, destination: str) -> None:
    """B17."""
    assert _destination(url, address) == destination


def test_channel_that_does_not_answer_is_asked_once_and_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """B3."""
    monkeypatch.setattr(guard, "SECONDS", 0.1)

    async def test() -> None:
        async with a_silent_endpoint() as silent, a_guest() as (server, guest):
            sender = server.node.notice_sender
            channel = Channel(guest.person, "webhook", silent.url, {"format": "json"})

            assert await sender.deliver(channel, NOTICE) is Came.FAILED
            assert (silent.called, sender._rests.is_resting(channel.id)) == (1, True)

    run(test())


def test_notice_goes_to_no_channel_that_rests() -> None:
    """B3. The other channels still get it."""

    async def test() -> None:
        async with a_game() as game, an_endpoint() as other:
            bob = game.bob.guest
            id = await want_webhook(bob, other.url)
            game.servers[0].node.notice_sender._rests.begin(id)
            await game.ask_bob()
            await game.passes()

            assert (game.titles, other.received) == (["Your turn"], [])

    run(test())


def test_rest_grows_ends_with_an_answer_and_after_a_week_the_channel_goes() -> None:
    """B3."""
    now = [0.0]
    rests = Rests(lambda: now[0])
    lengths = []
    for _ in range(4):
        assert not rests.begin("a")
        begun = now[0]
        while rests.is_resting("a"):
            now[0] += 30
        lengths.append(now[0] - begun)
    assert (lengths, rests.is_resting("b")) == ([60, 300, 3600, 3600], False)

    now[0] += resting.GONE_AFTER
    assert rests.begin("a"), "it has not answered for a week"
    rests.begin("b")
    rests.end("b")
    assert not rests.is_resting("b")


def test_network_with_many_notices_on_their_way_gets_the_next_one_later() -> None:
    """B3."""

    async def test() -> None:
        async with a_game() as game:
            node = game.servers[0].node
            networks, network = node.notice_sender._networks, node.origins.of(game.bob.guest.person)
            assert network == "127.0.0.1"
            while networks.take(network):
                pass
            await game.ask_bob()
            await game.passes()
            assert game.titles == []

            networks.leave(network)
            await game.passes()

            assert game.titles == ["Your turn"]

    run(test())


def test_notice_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """B3. Also where it waits for its turn."""
    monkeypatch.setattr(guard, "SECONDS", 60 * PATIENCE)
    monkeypatch.setattr(sending, "WHOLE", 0.1)

    async def test() -> None:
        async with a_silent_endpoint() as silent, a_guest() as (server, guest):
            channel = Channel(guest.person, "webhook", silent.url, {"format": "json"})
            assert await server.node.notice_sender.deliver(channel, NOTICE) is Came.FAILED

    run(test())
