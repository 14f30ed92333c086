"""Tests wait for what is to happen and not for a time, which says nothing on a busy machine."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatch

import pytest

from tests.repository.test_repository import ROOT, name_of, text_of

ALLOWED = {
    "tests/faults/*": "faults last for a time, and clients pause between two attempts",
    "tests/simulation/*": "time is simulated",
    "tests/server/test_floods.py test_a_client_that_hangs_up*": "nothing shows that half a body has arrived",
    "tests/server/test_frames.py app": "an application that does nothing more",
    "tests/server/test_metrics.py test_a_loop_that_was_kept_busy*": "the loop is kept busy",
    "tests/server/test_nodes.py test_who_comes_to_a_node*": "the database's clock decides who is absent",
    "tests/server/test_presence.py *": "the database's clock decides who is absent",
    "tests/server/test_presence_writes.py *": "players arrive one after the other",
    "tests/server/test_raw_floods.py some_answers": "the pace of an honest player",
    "tests/server/test_raw_floods.py test_a_slow_request*": "a slow sender",
    "tests/server/test_relay.py test_a_node_that_nats_throws_out*": "nothing shows that a client has given up",
    "tests/server/test_sessions.py test_a_millisecond*": "the difference that is planted",
    "tests/test_timing.py test_waiting_is_counted*": "the wait that is counted",
}
"""Files and functions that may sleep, with the reason."""


def sleeps(node: ast.AST, function: str = "", in_loop: bool = False) -> Iterator[str]:
    """Yield the function of each sleep that is not a pause between two looks in a `while`."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from sleeps(child, function or child.name)
            continue
        if isinstance(child, ast.Call) and ast.unparse(child.func).rpartition(".")[2] == "sleep":
            is_yield = isinstance(child.args[0], ast.Constant) and child.args[0].value == 0
            if not in_loop and not is_yield:
                yield function
        yield from sleeps(child, function, in_loop or isinstance(child, ast.While))


def test_no_test_sleeps_instead_of_waiting() -> None:
    """Count, set a clock forward, or use `tests/waiting.py`."""
    texts = {name_of(path): text_of(path) for path in (ROOT / "tests").rglob("*.py")}
    places = [
        f"{name} {function}" for name, text in texts.items() if "sleep(" in text for function in sleeps(ast.parse(text))
    ]

    assert [place for place in places if not any(fnmatch(place, pattern) for pattern in ALLOWED)] == []
    assert [pattern for pattern in ALLOWED if not any(fnmatch(place, pattern) for place in places)] == []


@pytest.mark.parametrize(
    ("text", "functions"),
    [
        ("def test():\n    async def game():\n        await asyncio.sleep(0.1)", ["test"]),
        ("sleep(PAUSE)", [""]),
        ("while True:\n    async def later():\n        await asyncio.sleep(1)", ["later"]),
        ("await asyncio.sleep(0)", []),
        ("while not done():\n    await asyncio.sleep(0.01)", []),
    ],
)
def test_sleep_is_found_unless_it_is_a_pause(text: str, functions: list[str]) -> None:
    assert list(sleeps(ast.parse(text))) == functions
