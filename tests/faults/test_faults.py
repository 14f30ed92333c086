"""Nothing that was acknowledged is lost, whatever breaks; and a test that breaks the guard on purpose is seen to fail."""

from __future__ import annotations

import asyncio
import random
import signal
from contextlib import suppress
from functools import partial
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.faults import errands
from tests.faults.breaking import ClusterEvening
from tests.faults.checks import Seen, ask_nodes, check_acks, check_log, check_seen, check_shown, converge
from tests.faults.cluster import cluster
from tests.faults.database import Kept, read_log
from tests.faults.notes import Notes
from tests.faults.people import Pair, Place
from tests.faults.proxy import Proxy
from tests.faults.run import Plan, evening
from tests.faults.scenes import at_each, found_by_checks
from tests.server.serving import run, seated, serving, together
from tests.tables.sitting import answer, begun, play_on
from unshuffled.packs import library
from unshuffled.rules.core import chance
from unshuffled.server.client import Closed, Guest, ProtocolError, connect
from unshuffled.tables.codes import Code
from unshuffled.tables.entries import FORMAT
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p
from unshuffled.wire import tell
from unshuffled.wire.codes import Close
from unshuffled.wire.speech import Speeches

CLUSTER = pytest.mark.services("initdb", "nats-server")
IN_NIGHTLY = pytest.mark.nightly("breaks real processes for long; tests/simulation breaks the same in simulated time")
KINDS = list(ClusterEvening(proxy=None, chance=None, pause=0, cluster=None).kinds)  # type: ignore[arg-type]


@CLUSTER
@IN_NIGHTLY
def test_nothing_is_lost_while_everything_breaks_in_turn() -> None:
    """A hundred tables, and every kind of fault."""
    plan = Plan(100, 60, "in turn", nodes=2, pause=2, think=2, absent_after=20)
    figures = run(evening(plan, lambda *_: None), 890)

    print("\n".join(figures.lines()))
    assert figures.findings == []
    assert [kind for kind in KINDS if not figures.faults[kind]] == []
    assert figures.tables >= 100
    assert figures.answers >= 100
    assert figures.reconnects >= 200
    assert [kind for kind in errands.KINDS if not figures.errands[kind]] == []


# A person at two nodes


@CLUSTER
@IN_NIGHTLY
def test_of_two_answers_at_the_same_moment_to_two_nodes_exactly_one_wins() -> None:
    """Two hundred times: the other is refused as stale, and both see the new state."""

    async def race() -> None:
        notes = Notes()
        chance = random.Random("race")
        left = 200
        wins = [0, 0]
        async with cluster(2) as made:
            while left:
                # A new person each time: one person cannot say more than sixty things at once.
                async with at_each(made.nodes, notes) as (here, there):
                    for _ in range(min(left, 40)):
                        if here.follower.decision is None:
                            break
                        left -= 1
                        wins[await one_race(here, there, chance)] += 1
            assert wins[0] + wins[1] == 200
            assert min(wins) > 0
            kept = await read_log(made.postgres.url)
            assert check_acks(kept, notes.acks) + check_shown(kept, notes) + check_log(library.load(), kept)[1] == []

    run(race())


async def one_race(here: Place, there: Place, chance: random.Random) -> int:
    """Both answer at once; gives who won."""
    state, asked = here.follower.state, here.follower.decision
    assert state is not None
    assert asked is not None
    keys = chance.sample(asked["keys"], 2) if len(asked["keys"]) > 1 else asked["keys"] * 2
    told: list[p.Done | p.Refused | None] = [None, None]
    both = asyncio.Event()
    for which, place in enumerate((here, there)):

        def hear(message: p.ServerMessage, which: int = which, place: Place = place) -> None:
            place.hear(message)
            if isinstance(message, (p.Done, p.Refused)):
                told[which] = message
                if None not in told:
                    both.set()

        place.follower.on_message = hear
    # A client takes an answer that it sees for its own, if the two are equal; so the server's words are compared.
    wishes = [place.wish(p.Answer(key=k, at=state.answers)) for place, k in zip((here, there), keys, strict=True)]
    if chance.random() < 0.5:
        wishes.reverse()
    await asyncio.gather(*wishes)
    await both.wait()
    won = [which for which, message in enumerate(told) if isinstance(message, p.Done)]
    refused = [message for message in told if isinstance(message, p.Refused)]
    assert len(won) == 1, told
    assert [message.code for message in refused] == [Code.STALE]
    winner, loser = told[won[0]], refused[0]
    assert isinstance(winner, p.Done)
    assert loser.number == winner.number
    for place in (here, there):
        await place.follower.until(lambda f: f.number >= winner.number)
    assert here.follower.state == there.follower.state
    assert here.follower.view == there.follower.view
    return won[0]


# The guard, broken on purpose


@pytest.mark.parametrize(("broken", "lost"), [pytest.param("hasty", 5, marks=IN_NIGHTLY), ("", 0)])
@CLUSTER
@pytest.mark.slow("starts PostgreSQL, NATS and a node, and kills the node; the nightly run breaks much more")
def test_a_node_that_acknowledges_before_it_commits_is_found_out_when_it_is_killed(broken: str, lost: int) -> None:
    """Five answers, kill -9: of the hasty node's none is left; the honest node has them all."""

    async def kill() -> None:
        notes = Notes()
        async with cluster(1, [broken]) as made, at_each(made.nodes, notes) as (ann,):
            first = ann.follower.number
            for _ in range(5):
                asked, state = ann.follower.decision, ann.follower.state
                assert asked is not None
                assert state is not None
                assert await ann.wish(p.Answer(key=asked["keys"][0], at=state.answers))
            seen = ann.follower.reconnects
            made.nodes[0].broken = ""
            await made.nodes[0].restart(signal.SIGKILL)
            await ann.follower.until(lambda f: f.reconnects > seen and f.number == first + 5 - lost)

            kinds = [finding.kind for finding in await found_by_checks(made, notes, [ann], [])]
            assert kinds == ["acknowledged and lost"] * lost + ["shown and lost"] * lost

    run(kill())


RACES = 5
"""How often a race is tried, if something else informed the second node."""


@CLUSTER
@IN_NIGHTLY
@pytest.mark.parametrize("broken", ["blind", ""])
def test_two_winners_of_one_number_are_found_out(broken: str) -> None:
    """Without news of each other two nodes write one number. The blind one believes that it won; the honest one refuses."""

    async def race() -> None:
        notes = Notes()
        async with cluster(2, [broken] * 2) as made, at_each(made.nodes, notes) as (here, there):
            await made.nats.end()
            won = False
            for at in range(RACES):
                asked = here.follower.decision
                assert asked is not None
                first, second = asked["keys"][0], asked["keys"][-1]
                assert first != second
                assert await here.wish(p.Answer(key=first, at=at))
                won = await there.wish(p.Answer(key=second, at=at))
                if won or not broken:
                    break
                # On a busy machine a node that loses NATS may look at the log just then: it knew, so it was no race.
                await together(there.follower, here.follower)
            assert won == bool(broken)
            await made.nats.start()
            await together(there.follower, here.follower)

            kinds = {finding.kind for finding in await found_by_checks(made, notes, [here, there], [])}
            # What Ann looks at may be right again: the sweep of a blind node still compares with the log.
            kinds -= {"another view"} if broken else set()
            assert kinds == ({"acknowledged twice", "acknowledged and lost", "shown differently"} if broken else set())

    run(race())


def test_a_number_that_is_missing_and_one_that_is_there_twice_are_found_out() -> None:
    content = library.load()
    opened = {"kind": "Opened", "format": FORMAT, "host": "ann", "commitment": chance.commitment("seed")}
    said = {"kind": "Said", "format": FORMAT, "person": "ann"}
    rows = {1: opened, 2: said, 3: said}

    assert [f.kind for f in check_log(content, {"t": Kept("seed", [1, 3], rows)})[1]] == ["numbers"]
    assert [f.kind for f in check_log(content, {"t": Kept("seed", [1, 2, 2], rows)})[1]] == ["numbers"]
    assert check_log(content, {"t": Kept("seed", [1, 2, 3], rows)})[1] == []


def test_somebody_who_sees_another_game_than_the_log_has_is_found_out() -> None:
    logged, other = play_on(begun(), 1), play_on(begun(), 1)
    for table, which in ((logged, 0), (other, -1)):
        assert table.game is not None
        assert table.game.decision is not None
        answer(table, table.game.decision.keys[which])
    content = library.load()

    def found(table: Table) -> list[str]:
        state = msgspec.to_builtins(tell.state_of(table))
        view = msgspec.json.decode(bytes(tell.view_of(table.game, Speeches(content).of(content))))
        seen = Seen("ann", logged.id, table.number, state, view)
        return [finding.kind for finding in check_seen(content, {logged.id: logged}, [seen])]

    assert found(other) == ["another view"]
    assert found(logged) == []


# An end that is announced


@CLUSTER
@IN_NIGHTLY
def test_a_node_that_is_told_to_stop_sends_people_elsewhere_and_loses_nothing() -> None:
    """SIGTERM in the middle of ten games: sockets end with 1012, and the games go on at the other node."""

    async def drain() -> None:
        notes = Notes()
        over = asyncio.Event()
        async with cluster(2) as made, Proxy([lambda n=n: n.port for n in made.nodes], random.Random(1)) as proxy:  # type: ignore[misc]
            pairs = [Pair(proxy.url, number, notes, "drain", 0.08) for number in range(10)]
            tasks = [asyncio.create_task(pair.run(over.is_set)) for pair in pairs]
            try:
                await enough(notes, 100)
                place = pairs[0].places[0]
                headers = {"Cookie": place.follower.guest.cookie_header()}
                address = made.nodes[0].url.replace("http", "ws") + f"/api/tables/{place.follower.table}/socket"
                async with connect(address, additional_headers=headers, proxy=None, open_timeout=60) as socket:
                    await socket.send(p.write(p.Hello()))
                    await socket.recv()
                    ended = asyncio.create_task(made.nodes[0].end(signal.SIGTERM))
                    assert await close_code(socket) == Close.MOVED
                assert await ended in {0, -signal.SIGTERM}
                assert await made.nodes[0].readiness() == 0
                await enough(notes, len(notes.acks) + 200)
                over.set()
                await asyncio.gather(*tasks)
                places = [place for pair in pairs for place in pair.places]
                await converge(made.postgres.url, places, 60)
                seen = await ask_nodes(made.nodes[1:], places)
                assert await found_by_checks(made, notes, places, seen) == []
                assert [line for line in made.nodes[0].lines() if line["level"] == "error"] == []
                assert notes.refusals["http/unavailable"] == 0
            finally:
                over.set()
                await asyncio.gather(*(pair.leave() for pair in pairs))

    run(drain())


async def close_code(socket: ClientConnection) -> int | None:
    """Read to the end; gives the code it ended with."""
    with suppress(websockets.ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code


async def enough(notes: Notes, acknowledged: int) -> None:
    """Wait until so many wishes were acknowledged."""
    while len(notes.acks) < acknowledged:
        assert notes.errors == []
        await asyncio.sleep(0.02)


def test_a_node_that_drains_is_alive_but_not_ready() -> None:
    """So a balancer sends nobody there; those who come anyway are sent elsewhere."""

    async def drain() -> None:
        async with serving() as one, seated(one.url) as (a, _), httpx.AsyncClient(base_url=one.url, timeout=60) as http:
            assert (await http.get("/readyz")).status_code == 200
            one.node.drain()
            assert (await http.get("/readyz")).status_code == 503
            assert (await http.get("/healthz")).status_code == 200
            with pytest.raises(ProtocolError, match="http/closing"):
                await a.guest.state(a.table)

    run(drain())


@CLUSTER
@IN_NIGHTLY
def test_a_hello_that_cannot_be_answered_ends_the_socket_and_the_next_one_is_welcomed() -> None:
    """What was missed is in a database that is away. A socket that stayed open would be turned away for saying no hello."""

    async def away() -> None:
        notes = Notes()
        async with cluster(1) as made, at_each(made.nodes, notes) as (ann,):
            follower = ann.follower
            headers = {"Cookie": follower.guest.cookie_header()}
            address = made.nodes[0].url.replace("http", "ws") + f"/api/tables/{follower.table}/socket"
            await made.postgres.end(signal.SIGINT)
            async with connect(address, additional_headers=headers, proxy=None, open_timeout=60) as socket:
                with suppress(websockets.ConnectionClosed):
                    await socket.send(p.write(p.Hello(since=1)))
                assert await close_code(socket) == Close.BROKEN
            await made.postgres.start()
            async with connect(address, additional_headers=headers, proxy=None, open_timeout=60) as socket:
                await socket.send(p.write(p.Hello(since=1)))
                welcome = p.read_server(await socket.recv())
            assert isinstance(welcome, p.Welcome)
            assert len(welcome.entries) == follower.number - 1

    run(away())


def test_who_was_closed_because_the_hello_got_lost_connects_again() -> None:
    sent: list[Any] = []

    class LosesTheFirst(ClientConnection):
        async def send(self, message: Any, **named: Any) -> None:
            sent.append(message)
            if len(sent) > 1:
                await super().send(message, **named)

    async def lose() -> None:
        async with serving(hello_seconds=0.2) as one, Guest(one.url) as ann:
            follower = ann.follow((await ann.open("Ann")).table)
            follower.connect = partial(connect, create_connection=LosesTheFirst)
            arriving = asyncio.create_task(follower.__aenter__())
            while not follower.reconnects:
                await asyncio.sleep(0.01)
            one.node.settings.hello_seconds = 60
            await arriving
            assert len(sent) > 1
            await follower.close()

    run(lose())


def test_who_speaks_another_version_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def differ() -> None:
        async with serving(hello_seconds=0.2) as one, Guest(one.url) as ann:
            opened = await ann.open("Ann")
            monkeypatch.setattr(p, "PROTOCOL", p.PROTOCOL + 1)
            with pytest.raises(Closed, match=str(int(Close.NO_HELLO))):
                await ann.follow(opened.table).__aenter__()

    run(differ())


@CLUSTER
@IN_NIGHTLY
def test_a_node_without_nats_stays_ready() -> None:
    """Its database answers, so it can serve; `tests/server/test_readiness.py` has what it says meanwhile."""

    async def away() -> None:
        async with cluster(1) as made:
            node = made.nodes[0]
            await made.nats.end(signal.SIGKILL)
            assert {await node.readiness() for _ in range(20)} == {200}
            await made.nats.start()
            await node.ready()

    run(away())
