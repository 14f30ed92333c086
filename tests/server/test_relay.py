"""The relay on a real NATS: a node hears of the tables it follows."""

from __future__ import annotations

import asyncio
import base64
import gc
import json
import secrets
import shutil
import ssl
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import nkeys  # type: ignore[import-untyped]
import pytest
from uvicorn.lifespan.on import LifespanOn

from tests.faults.services import Nats
from tests.server.serving import NATS, run, seated, serving
from tests.server.ways import way_to
from unshuffled.server.client import Guest
from unshuffled.server.relays.relay import NatsRelay, hint, tls_context
from unshuffled.tables.memory import MemoryLog
from unshuffled.wire import protocol as p

pytestmark = pytest.mark.services("nats", "nats-server", "openssl")

in_nightly = pytest.mark.nightly("starts a NATS that asks who comes; with a password it does in the required check")


@pytest.fixture
def one() -> str:
    """A table of this test: others use the same NATS at the same time."""
    return f"relay-test-one-{secrets.token_hex(6)}"


@pytest.fixture
def two() -> str:
    """Another."""
    return f"relay-test-two-{secrets.token_hex(6)}"


class Noted(NatsRelay):
    """Notes what it hears."""

    def __init__(self) -> None:
        super().__init__(NATS)
        self.heard: asyncio.Queue[tuple[str, object]] = asyncio.Queue()

    async def connect(self) -> None:
        """Connect, and note."""

        async def hear(table: str, number: int) -> None:
            self.heard.put_nowait((table, number))

        async def overhear(table: str, what: bytes) -> None:
            self.heard.put_nowait((table, what))

        await self.subscribe(hear)
        await self.overhear(overhear)
        await super().connect()


@asynccontextmanager
async def two_relays() -> AsyncIterator[tuple[NatsRelay, Noted]]:
    """One that speaks and one that listens."""
    speaking, listening = NatsRelay(NATS), Noted()
    await speaking.connect()
    await listening.connect()
    try:
        yield speaking, listening
    finally:
        await speaking.close()
        await listening.close()


def test_a_relay_hears_of_the_tables_it_follows_and_of_no_others(one: str, two: str) -> None:
    """What is published after `follow` has returned is heard, of changes and of who is present."""

    async def talk() -> None:
        async with two_relays() as (speaking, listening):
            await listening.follow(one)
            for table in (two, one):
                await speaking.publish(table, 7)
                await speaking.announce(table, b"who")
            assert {await listening.heard.get(), await listening.heard.get()} == {
                (one, 7),
                (one, b"who"),
            }
            await listening.follow(two)
            listening.unfollow(one)
            await asyncio.gather(*listening._tasks)
            await speaking.publish(one, 8)
            await speaking.publish(two, 9)
            assert await listening.heard.get() == (two, 9)
            assert listening.heard.empty()

    run(talk())


def test_a_table_can_be_followed_again_and_a_closed_relay_lets_go(one: str, two: str) -> None:
    """Coming and going in any order leaves the last wish standing."""

    async def talk() -> None:
        async with two_relays() as (speaking, listening):
            for _ in range(3):
                await listening.follow(one)
                listening.unfollow(one)
            listening.unfollow(one)
            await listening.follow(one)
            await listening.follow(one)
            await speaking.publish(one, 7)
            assert await listening.heard.get() == (one, 7)
            await listening.close()
            await listening.follow(two)
            listening.unfollow(one)

    run(talk())


def test_a_node_hears_nothing_of_tables_that_nobody_reads_there() -> None:
    """Nor after its last reader has gone."""

    async def game() -> None:
        log, noted = MemoryLog(), Noted()
        async with (
            serving(log, NatsRelay(NATS)) as one,
            serving(log, noted) as two,
            seated(one.url) as (a, b),
            Guest(two.url, cookies=b.guest.http.cookies) as there,
        ):
            await a.wish(p.Say(phrase="hello"))
            assert two.node.host.watched == []
            async with there.follow(a.table) as f:
                assert two.node.host.watched == [a.table]
                await a.wish(p.Say(phrase="ready"))
                await f.until(lambda x: x.number == a.number)
            while two.node.host.watched:
                await asyncio.sleep(0.01)
            numbers = set()
            while not noted.heard.empty():
                numbers.add(noted.heard.get_nowait()[1])
            assert {number for number in numbers if isinstance(number, int)} == {a.number}
            assert (await there.state(a.table)).number == a.number
            await a.wish(p.Say(phrase="thanks"))
            assert (await there.state(a.table)).number == a.number
            assert noted.heard.empty()

    run(game())


def test_a_transport_that_is_closed_loses_a_message_and_nothing_else(monkeypatch: pytest.MonkeyPatch, one: str) -> None:
    """What was written stays written: an answer must not fail because the news of it could not be sent."""

    async def closed(*_: object) -> None:
        raise RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed")

    async def talk() -> None:
        async with two_relays() as (speaking, _):
            monkeypatch.setattr(speaking._client, "publish", closed)
            await speaking.publish(one, 7)
            await speaking.announce(one, b"who")

    run(talk())


def test_relay_is_connected_once_its_node_knows_what_it_may_have_missed() -> None:
    """The client is connected a moment earlier. A node that believed it then would take silence for absence, and give seats away."""
    held, go = asyncio.Event(), asyncio.Event()

    class Slow(NatsRelay):
        async def _reconnected(self) -> None:
            held.set()
            await go.wait()
            await super()._reconnected()

    async def talk() -> None:
        async with way_to(NATS) as way:
            relay = Slow(way.url)
            seen: list[str] = []
            relay.on_reconnect = lambda: seen.append("reconnect")
            await relay.connect()
            assert (relay.connected, seen) == (True, ["reconnect"])

            await way.cut()
            await way.open()
            await held.wait()
            assert relay._client is not None
            assert (relay._client.is_connected, relay.connected) == (True, False)

            go.set()
            while not relay.connected:
                await asyncio.sleep(0.01)
            assert seen == ["reconnect"] * 2
            await relay.close()

    run(talk())


def test_a_node_that_stops_while_nats_is_away_comes_to_its_end() -> None:
    """With something still to be sent. The log is closed after the relay, and must be."""

    async def game() -> None:
        async with way_to(NATS) as way:
            async with serving(relay=NatsRelay(way.url)) as server, Guest(server.url) as ann:
                opened = await ann.open("Ann")
                async with ann.follow(opened.table) as a:
                    await way.cut()
                    while server.node.relay.connected:
                        await asyncio.sleep(0.01)
                    await a.wish(p.Say(phrase="hello"))
            assert isinstance(server.server.lifespan, LifespanOn)
            assert not server.server.lifespan.shutdown_failed

    run(game())


# Who may speak


@dataclass
class Guarded(Nats):
    """A nats-server that does not let everybody in."""

    guard: tuple[str, ...] = ()

    def command(self) -> list[str]:
        return [*super().command(), *self.guard]


@asynccontextmanager
async def guarded(*guard: str) -> AsyncIterator[Guarded]:
    """Such a server, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="unshuffled-nats-"))
    nats = Guarded(folder, "nats", guard=guard)
    try:
        await nats.start()
        yield nats
    finally:
        await nats.end()
        shutil.rmtree(folder, ignore_errors=True)


async def said(speaking: NatsRelay, heard: asyncio.Queue[tuple[str, int]], number: int) -> None:
    """Say it until it is heard: a relay may lose a message, as NATS with a password does now and then right after the start."""
    async with asyncio.timeout(60):
        while heard.empty():
            await speaking.publish("relay-test-one", number)
            await asyncio.sleep(0.1)
    assert heard.get_nowait() == ("relay-test-one", number)


async def lets_in(url: str, tls: ssl.SSLContext | None = None, creds: str = "") -> bool:
    """Can two relays talk over this?"""
    speaking, listening = NatsRelay(url, tls=tls, creds=creds), NatsRelay(url, tls=tls, creds=creds)
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    async def hear(table: str, number: int) -> None:
        heard.put_nowait((table, number))

    await listening.subscribe(hear)
    try:
        await asyncio.gather(speaking.connect(), listening.connect())
        if not (speaking.connected and listening.connected):
            return False
        await listening.follow("relay-test-one")
        await said(speaking, heard, 7)
        return True
    finally:
        await speaking.close()
        await listening.close()


unclosed = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")
"""The client of NATS leaves the connections of its failed tries to the garbage collector."""


@unclosed
def test_a_password_in_the_address_opens_a_nats_that_has_one() -> None:
    """Also one with signs that have a meaning in addresses; and nothing else does."""

    async def talk() -> None:
        async with guarded("--user", "nodes", "--pass", "p@ss/w:rd") as nats:
            place = f"127.0.0.1:{nats.port}"
            # The first server of the list is away: credentials are for all of them.
            tried = [
                f"nats://nodes:p%40ss%2Fw%3Ard@127.0.0.1:1,nats://{place}",
                f"nats://nodes:wrong@{place}",
                nats.url,
            ]

            assert [await lets_in(url) for url in tried] == [True, False, False]

    run(talk())


@unclosed
@in_nightly
def test_a_token_in_the_address_opens_a_nats_that_has_one() -> None:
    async def talk() -> None:
        async with guarded("--auth", "a-word-to-enter") as nats:
            place = f"127.0.0.1:{nats.port}"

            assert [await lets_in(f"nats://{token}@{place}") for token in ("a-word-to-enter", "another")] == [
                True,
                False,
            ]

    run(talk())


@unclosed
@in_nightly
def test_tls_with_an_authority_of_ones_own_and_a_certificate_on_both_sides(tmp_path: Path) -> None:
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"]
    made += ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]
    cert, key = str(tmp_path / "cert.pem"), str(tmp_path / "key.pem")
    subprocess.run([*made, "-keyout", key, "-out", cert], check=True, capture_output=True)

    async def talk() -> None:
        files = ("--tlscert", cert, "--tlskey", key, "--tlscacert", cert)
        async with guarded("--tlsverify", *files) as nats:
            url = f"tls://127.0.0.1:{nats.port}"

            assert await lets_in(url, tls_context(cert, cert, key))
            assert not await lets_in(url, tls_context(cert)), "without a certificate of its own"
            assert not await lets_in(url), "without knowing the authority"

    run(talk())


@unclosed
def test_a_node_that_nats_throws_out_comes_back_when_it_is_let_in_again() -> None:
    """The client gives up permanently when its password is refused; the relay begins again, and follows what it followed."""

    async def talk() -> None:
        async with guarded("--user", "nodes", "--pass", "one") as nats:
            url = f"nats://nodes:one@127.0.0.1:{nats.port}"
            speaking, listening = NatsRelay(url), NatsRelay(url)
            heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

            async def hear(table: str, number: int) -> None:
                heard.put_nowait((table, number))

            await listening.subscribe(hear)
            await asyncio.gather(speaking.connect(), listening.connect())
            await listening.follow("relay-test-one")
            nats.guard = ("--user", "nodes", "--pass", "two")
            await nats.restart()
            await asyncio.sleep(2)
            assert [relay.connected for relay in (speaking, listening)] == [False, False]
            nats.guard = ("--user", "nodes", "--pass", "one")
            await nats.restart()
            async with asyncio.timeout(60):
                while not all([speaking.connected, listening.connected, *listening._followed.values()]):
                    await asyncio.sleep(0.05)
            await said(speaking, heard, 8)
            await speaking.close()
            await listening.close()

    run(talk())


def jwt(issuer: nkeys.KeyPair, subject: nkeys.KeyPair, name: str, **claims: object) -> str:
    """What one key says of another, as NATS reads it."""

    def part(data: object) -> str:
        return base64.urlsafe_b64encode(json.dumps(data).encode()).rstrip(b"=").decode()

    said = {"jti": name, "iat": 1, "name": name, "iss": issuer.public_key.decode(), "sub": subject.public_key.decode()}
    text = f"{part({'typ': 'JWT', 'alg': 'ed25519-nkey'})}.{part({**said, 'nats': {**claims, 'version': 2}})}"
    return f"{text}.{base64.urlsafe_b64encode(issuer.sign(text.encode())).rstrip(b'=').decode()}"


def key(prefix: int) -> nkeys.KeyPair:
    """A new key of this kind."""
    return nkeys.from_seed(nkeys.encode_seed(secrets.token_bytes(32), prefix))


@unclosed
@in_nightly
def test_a_file_of_credentials_opens_a_nats_with_accounts(tmp_path: Path) -> None:
    """And one that another account has signed does not."""
    operator, account, stranger = (key(p) for p in (nkeys.PREFIX_BYTE_OPERATOR, *[nkeys.PREFIX_BYTE_ACCOUNT] * 2))
    counts = dict.fromkeys(("subs", "data", "payload"), -1)
    limits = {**counts, **dict.fromkeys(("imports", "exports", "conn", "leaf"), -1), "wildcards": True}
    config = tmp_path / "nats.conf"
    known = jwt(operator, account, "account", type="account", limits=limits)
    config.write_text(
        f"operator: {jwt(operator, operator, 'operator', type='operator')}\n"
        f"resolver: MEMORY\nresolver_preload: {{ {account.public_key.decode()}: {known} }}\n"
    )

    def credentials(issuer: nkeys.KeyPair, name: str) -> str:
        user = key(nkeys.PREFIX_BYTE_USER)
        claims = jwt(issuer, user, name, type="user", pub={}, sub={}, **counts)
        file = tmp_path / f"{name}.creds"
        file.write_text(
            f"-----BEGIN NATS USER JWT-----\n{claims}\n------END NATS USER JWT------\n\n"
            f"-----BEGIN USER NKEY SEED-----\n{user.seed.decode()}\n------END USER NKEY SEED------\n"
        )
        return str(file)

    async def talk() -> None:
        async with guarded("--config", str(config)) as nats:
            good = credentials(account, "nodes")
            assert await lets_in(nats.url, creds=good)
            assert await hint(nats.url, {"relay-test-one": 1}, creds=good)
            assert not await lets_in(nats.url, creds=credentials(stranger, "stranger"))
            assert not await lets_in(nats.url)
            assert not await hint(nats.url, {"relay-test-one": 1})

    run(talk())
    gc.collect()  # now, and not at the end of all tests
