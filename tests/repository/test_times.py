"""A check passes on a busy machine: no test fails because something took long, unless it would never have happened."""

from __future__ import annotations

from fnmatch import fnmatch
from textwrap import dedent

import pytest

from tests.repository.test_repository import name_of, text_of, tracked
from tests.repository.times import DEADLINE, MEASURED, SLEEPS, Found, findings

ALLOWED = {
    ("tests/faults/*", SLEEPS): "it breaks things for so long, and pauses between two tries as people do",
    ("tests/faults/*", DEADLINE): "whoever gives up here tries again, until a deadline that is long enough",
    ("tests/server/test_floods.py deaf", DEADLINE): "somebody hostile, who goes on when nobody reads",
    (
        "tests/server/test_floods.py test_an_honest_player*",
        MEASURED,
    ): "the time of this process, and a hundred times what it needs",
    ("tests/server/test_floods.py test_a_client_that_hangs_up*", SLEEPS): "nothing tells that half a body has arrived",
    ("tests/server/test_frames.py *", DEADLINE): "nothing but one pass of the loop is waited for",
    ("tests/server/test_frames.py app", SLEEPS): "an application that does nothing more",
    ("tests/server/test_metrics.py test_a_loop_that_was_kept_busy*", SLEEPS): "a loop that is kept busy",
    ("tests/server/test_nodes.py test_who_comes_to_a_node*", SLEEPS): "the database's clock says who is absent",
    ("tests/server/test_presence.py *", SLEEPS): "the database's clock says who is absent",
    ("tests/server/test_presence_writes.py *", SLEEPS): "people who come one after the other",
    ("tests/server/test_raw_floods.py some_answers", SLEEPS): "an honest player's pace",
    ("tests/server/test_raw_floods.py test_a_slow_request*", SLEEPS): "a slow sender",
    ("tests/server/test_readiness.py *", DEADLINE): "it took 30 seconds before, and that is what is tested",
    (
        "tests/server/test_relay.py test_a_node_that_nats_throws_out*",
        SLEEPS,
    ): "nothing tells that a client has given up",
    ("tests/server/test_sessions.py test_a_millisecond*", SLEEPS): "the difference that is planted",
    ("tests/simulation/*", SLEEPS): "time is simulated, and passes when everybody waits",
    ("tests/simulation/*", DEADLINE): "the same",
    ("tests/test_timing.py test_waiting_is_counted*", SLEEPS): "what is counted",
}
"""Files and functions, what they may do, and why."""


BEFORE = """
times: dict[str, list[float]] = {there: [], NOBODY: []}
for _ in range(60):
    for id, taken in times.items():
        started = perf_counter()
        await eve.http.get(f"/api/tables/{id}")
        taken.append(perf_counter() - started)
assert abs(median(times[there]) - median(times[NOBODY])) < 0.002
"""
"""What failed once, beside other work: 3.1 ms."""


def allowances(found: Found) -> list[tuple[str, str]]:
    place = f"{found.file} {found.function}"
    return [(where, what) for where, what in ALLOWED if fnmatch(place, where) and what == found.what]


@pytest.mark.slow("parses every test")
def test_no_test_depends_on_how_busy_the_machine_is() -> None:
    """Count, compare in the same run (`tests/timing.py`), set a clock forward, or wait for what is to happen."""
    tests = [path for path in tracked() if path.suffix == ".py" and name_of(path).startswith("tests/")]

    found = findings({name_of(path): text_of(path) for path in tests})

    assert [each for each in found if not allowances(each)] == []
    assert set(ALLOWED) - {each for one in found for each in allowances(one)} == set(), "not needed any more"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("started = perf_counter()\nact()\nassert perf_counter() - started < 1", MEASURED),
        ("started = time.monotonic()\nact()\ntook = time.monotonic() - started\nif took > LONGEST:\n    pytest.fail()", MEASURED),
        ("took = 1e3 * (process_time() - started)\nassert 0 < took <= 5 * 2", MEASURED),
        ("times[0] = perf_counter()\nslowest = max(times)\nassert abs(slowest - began) < 0.1", MEASURED),
        ("times = [perf_counter() - each for each in starts]\nassert median(times) < 2", MEASURED),
        (BEFORE, MEASURED),
        ("def answer() -> float:\n    return perf_counter() - 1\n\nasync def other():\n    assert await x.answer() < 1", MEASURED),
        ("self.slowest = max(self.slowest, loop.time() - began)\nassert player.slowest < 1.0", MEASURED),
        ("first = perf_counter() - a\nsecond = perf_counter() - b\nassert first < 3 * second", ""),
        ("first = perf_counter() - a\nsecond = perf_counter() - b\nassert first / second < 3", ""),
        ("assert perf_counter() - started > 0", ""),
        ("until = monotonic() + 60\nwhile monotonic() < until:\n    look()", ""),
        ("await asyncio.sleep(0.1)\nassert done()", SLEEPS),
        ("sleep(PAUSE)\nassert done()", SLEEPS),
        ("await asyncio.sleep(0)", ""),
        ("while not done():\n    await asyncio.sleep(0.01)", ""),
        ("while True:\n    async def later():\n        await asyncio.sleep(1)", SLEEPS),
        ("await asyncio.wait_for(answer(), 5)", DEADLINE),
        ("async with asyncio.timeout(1):\n    pass", DEADLINE),
        ("async with asyncio.timeout(60 / 3):\n    pass", DEADLINE),
        ("async with asyncio.timeout(20 * 3):\n    pass", ""),
        ("subprocess.run(command, timeout=LONGEST)", DEADLINE),
        ("assert go_on.wait(10)", DEADLINE),
        ("async with httpx.AsyncClient(trust_env=False) as http:\n    pass", DEADLINE),
        ("async with httpx.AsyncClient() as http:\n    pass", DEADLINE),
        ("async with connect(url, additional_headers=headers) as socket:\n    pass", DEADLINE),
        ("@pytest.mark.timeout(20)\ndef test() -> None:\n    pass", DEADLINE),
        ("@settings(deadline=200)\ndef test() -> None:\n    pass", DEADLINE),
        ("@settings(deadline=None)\ndef test() -> None:\n    pass", ""),
        ("connect(url, additional_headers=headers, open_timeout=60)", ""),
        ("await asyncio.wait_for(answer(), 60)\nthread.join(60)\n','.join(words)", ""),
    ],
)  # fmt: skip
def test_what_fails_on_a_busy_machine_is_found(text: str, what: str) -> None:
    """And what does not is not: ratios, deadlines that are long, pauses between two looks."""
    found = findings({"tests/a.py": f"LONGEST = 2.5\nPAUSE = 1\n{dedent(text)}\n"})

    assert [each.what for each in found] == ([what] if what else [])


def test_a_whole_number_is_no_time_though_a_time_elsewhere_has_its_name() -> None:
    number = "class Seen:\n    sent: int = 0\n\ndef test(seen: Seen) -> None:\n    assert seen.sent < 100\n"
    time = "def send(self) -> None:\n    self.sent = monotonic()\n\ndef test(x) -> None:\n    assert x.sent < 100\n"

    assert [each.file for each in findings({"tests/a.py": number, "tests/b.py": time})] == ["tests/b.py"]


def test_a_finding_names_the_place() -> None:
    text = "def test_it() -> None:\n    async def game() -> None:\n        await sleep(1)\n"

    assert findings({"tests/a.py": text}) == [Found("tests/a.py", "test_it.game", 3, SLEEPS)]
