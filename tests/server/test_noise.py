"""Messages made by hypothesis: whatever comes, the server answers with a code or closes with one, and stays up."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from tests.server.serving import run, seated, serving
from unshuffled.server import protocol as p
from unshuffled.server.codes import ServerCode
from unshuffled.tables.codes import Code

KINDS = [
    "hello", "answer", "take_back", "vote_back", "redo", "save", "suggest", "say", "switch_chat", "take_seat",
    "give_seat", "leave_seat", "choose", "begin", "ping", "nonsense",
]  # fmt: skip
FIELDS = [
    "ref",
    "protocol",
    "since",
    "key",
    "at",
    "to",
    "agrees",
    "name",
    "what",
    "phrase",
    "words",
    "on",
    "seat",
    "setup",
]
leaves = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=60)
values = st.recursive(leaves, lambda x: st.lists(x, max_size=4) | st.dictionaries(st.text(max_size=8), x, max_size=4))
likely: st.SearchStrategy[Any] = st.sampled_from(
    [0, 1, 2, -1, True, "end", "play crystal", "hello", "random", ["random"], {}, None]
)
shaped = st.builds(
    lambda kind, fields: {"kind": kind, **fields},
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), likely | values, max_size=6),
)
setups = st.fixed_dictionaries(
    {},
    optional={
        "mages": likely | st.lists(st.sampled_from(["random", "brama", "", "x"]), max_size=6),
        "nemesis": likely | values,
        "difficulty": likely | values,
        "market": likely | values,
        "edition": likely | values,
        "switches": values | st.dictionaries(st.sampled_from(["wild_card", "solo_life"]), likely | values, max_size=3),
        "packs": values | likely,
    },
)
chosen = st.builds(lambda setup: {"kind": "choose", "setup": setup}, setups)
noise = st.one_of(
    shaped.map(json.dumps),
    chosen.map(json.dumps),
    values.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
)
KNOWN = {str(code) for code in [*Code, *ServerCode]} - {"http/broken"}
BATCHES, BATCH, DAMAGED = 14, 50, 4


def batches() -> list[list[str | bytes]]:
    """Some thousands of messages, the same in every run."""
    made: list[list[str | bytes]] = []

    @settings(
        max_examples=BATCHES,
        database=None,
        derandomize=True,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(noise, min_size=BATCH, max_size=BATCH))
    def collect(batch: list[str | bytes]) -> None:
        made.append(batch)

    collect()
    chance = random.Random("noise")
    return [[text for message in batch for text in (message, *damaged(message, chance))] for batch in made]


def damaged(message: str | bytes, chance: random.Random) -> list[str | bytes]:
    """The message with a character cut out, replaced, doubled or with its end missing."""
    made: list[str | bytes] = []
    for _ in range(DAMAGED):
        at = chance.randrange(len(message) + 1)
        head, tail = message[:at], message[at:]
        other: Any = chance.choice(['"', "}", "0", "\x00", "é", "\\"]) if isinstance(message, str) else b"\xff"
        made.append(chance.choice([head + tail[1:], head + other + tail[1:], head + tail[:1] + tail, head]))  # type: ignore[operator]
    return made


def test_thousands_of_odd_messages_are_all_answered_with_a_known_code() -> None:
    """Each message is answered, in order, by what it asks for or a refusal; nothing is a fault of the server."""

    async def game() -> None:
        count = 0
        async with serving() as server, seated(server.url) as (a, b):
            # One table that is being played, and one that its host is setting up.
            played = (a.table, b.guest.cookie_header())
            fresh = ((await a.guest.open("Ann")).table, a.guest.cookie_header())
            for number, batch in enumerate(batches()):
                table, cookie = (played, fresh)[number % 2]
                url = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
                headers = {"Cookie": cookie}
                async with connect(url, additional_headers=headers, compression=None, proxy=None) as socket:
                    await socket.send(p.write(p.Hello()))
                    answered = asyncio.create_task(answers(socket, len(batch) + 2))
                    for message in batch:
                        await socket.send(message)
                    await socket.send(p.write(p.Ping(ref=77)))
                    codes = await answered
                    count += len(batch)
                    assert codes <= KNOWN
            await a.wish(p.Say(phrase="hello"))
        assert count >= 3000

    run(game(), 100)


async def answers(socket: Any, expected: int) -> set[str]:
    """The codes of all refusals until every message has its answer."""
    codes: set[str] = set()
    try:
        while expected:
            message = p.read_server(await socket.recv())
            if isinstance(message, p.Refused):
                codes.add(message.code)
            if not isinstance(message, (p.Changed, p.Presence)):
                expected -= 1
    except websockets.ConnectionClosed as closed:
        raise AssertionError(f"closed: {closed}") from None
    return codes
