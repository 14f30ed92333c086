"""What is hidden stays hidden. The oracle: redeal the hidden cards, and nothing that leaves the server is different."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from tests.server.hostile import logged, secrets_of
from tests.server.serving import SETUP, deciders, play_out, run, seated, serving
from tests.table import content
from tests.tables.sitting import begun
from unshuffled.rules.core import events
from unshuffled.rules.core.machine import answer
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.sampling import sample
from unshuffled.rules.readings.views import view
from unshuffled.server.client import Guest
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p
from unshuffled.wire import tell
from unshuffled.wire.speech import Speech

NEMESES = ["tally", "rageborne", "umbra_titan", "crooked_mask"]
ALSO = ["prince_of_gluttons", "carapace_queen"]


def plain(made: Any) -> Any:
    """As it goes over the wire."""
    return json.loads(msgspec.json.encode(made))


def seen(made: Any, shown: dict[str, Any] | None) -> Any:
    """As a client sees it. Of changes: what is new. Redealing both games moves cards that the answer did not."""
    if shown is None:
        return plain(made)
    return {at: value for at, value in plain(made).items() if value != plain(at_pointer(shown, at))}


def at_pointer(shown: Any, pointer: str) -> Any:
    """What stands there in a view."""
    for step in pointer.split("/")[1:]:
        shown = shown[int(step)] if isinstance(shown, list) else shown[step]
    return shown


@dataclass
class Oracle:
    """Stands before the functions that tell of a game, and asks each of them twice: of the game, and of one that only
    differs in what is hidden.
    """

    asked: int = 0
    told: list[str] = field(default_factory=list)
    """What was sent that should not have been."""

    def watch(self, name: str, real: Callable[..., Any], games: list[int]) -> Callable[..., Any]:
        """The function, watched. `games`: which of its arguments are games."""

        def asked(*given: Any) -> Any:
            made = real(*given)
            if all(given[n] is not None for n in games):
                self.asked += 1
                other = [sample(g, f"other {self.asked}") if n in games else g for n, g in enumerate(given)]
                shown = dict(view(given[0], -1)) if len(games) > 1 else None
                if seen(real(*other), shown) != seen(made, shown):
                    self.told.append(name)
            return made

        return asked


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """Watches everything that the server tells of games."""
    made = Oracle()
    monkeypatch.setattr(tell, "view_of", made.watch("view", tell.view_of, [0]))
    monkeypatch.setattr(tell, "changes_of", made.watch("changes", tell.changes_of, [0, 1]))
    reason = Speech.reason
    monkeypatch.setattr(Speech, "reason", made.watch("reason", reason, [1]))
    monkeypatch.setattr(tell, "foreseen", made.watch("forecast", tell.foreseen, [0]))
    return made


def listed(text: str) -> list[list[str | None]]:
    """Every player's deck in a message, whether in a view or in a patch."""
    found: list[list[str | None]] = []

    def look(at: Any) -> None:
        if isinstance(at, dict):
            for name, value in at.items():
                if (name == "deck" and "mage" in at) or re.fullmatch("/players/[0-3]/deck", name):
                    found.append(value)
                look(value)
        elif isinstance(at, list):
            for value in at:
                look(value)

    look(json.loads(text))
    return found


@pytest.mark.parametrize(
    ("nemesis", "decks"), [*((nemesis, "on") for nemesis in NEMESES), ("rageborne", "off"), ("crooked_mask", "off")]
)
def test_no_message_of_a_whole_game_tells_the_seed_or_a_hidden_card(nemesis: str, decks: str, oracle: Oracle) -> None:
    """Not on the socket, not in an answer to why or what comes, not in a replay, an error or the log. The seed is sent
    when the game is over, and not before. With closed decks their order is hidden too, to the end (DRAW-10, PR-60).
    """
    setup = {**SETUP, "nemesis": nemesis, "switches": {"open_decks": decks}}

    async def game() -> None:
        with logged() as lines:
            async with serving() as server, seated(server.url, setup) as (a, b):
                table = await server.node.host.table(a.table)
                running: list[str] = []
                at_the_end: list[str] = []
                looked: list[int] = []

                def note(text: str) -> None:
                    (at_the_end if table.is_over else running).append(text)

                def look(_: p.ServerMessage) -> None:
                    if b.number == table.number and table.game is not None:
                        assert b.view == plain(
                            tell.view_of(sample(table.game, "client"), server.node.speeches.of(table.content))
                        )
                        looked.append(b.number)

                a.on_text = b.on_text = note
                b.on_message = look
                for answers in range(10, 10_000, 10):
                    await play_out(a, b, f"{nemesis} {answers}", answers)
                    if table.is_over:
                        break
                    note(json.dumps(plain(await b.ask(p.Forecast()))))
                    for key in ("gain jade", "focus 1", "play crystal", "end", "nonsense"):
                        note(json.dumps(plain(await b.ask(p.Why(key=key)))))
                    async with Guest(server.url) as stranger:
                        http = b.guest.http if answers % 20 else stranger.http
                        for path in ("", "/record", "/replay?since=5&count=50", "/replay?since=99999"):
                            note((await http.get(f"/api/tables/{a.table}{path}")).text)
                        note((await http.post(f"/api/tables/{a.table}/join", json={"token": "0" * 24})).text)
                await b.until(lambda f: f.state is not None and f.state.over)

                assert oracle.told == []
                assert oracle.asked > len(looked) > 20
                assert len(running) > 100
                assert not [text for text in running if table.seed in text]
                assert [text for text in at_the_end if table.seed in text]
                shown = [deck for text in running + at_the_end for deck in listed(text)]
                assert len(shown) > 20
                assert any(any(deck) for deck in shown) == (decks == "on")
                lines.check(secrets_of(server, a.guest, b.guest))

    run(game())


def test_a_view_that_tells_what_lies_on_a_deck_is_found(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oracle bites: with the turn order deck in the view it speaks up."""

    def leaky(g: Game, seat: int) -> dict[str, Any]:
        return {**view(g, seat), "next": g.turn_deck[-1] if g.turn_deck else 0}

    monkeypatch.setattr(tell, "view", leaky)

    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            await play_out(a, b, "leaky", 6)
            await a.guest.replay(a.table, 3)

    run(game())
    assert "view" in oracle.told


@pytest.mark.parametrize("nemesis", NEMESES[1:] + ALSO)
def test_what_happens_tells_nothing_that_the_next_view_does_not(nemesis: str) -> None:
    """One answer, given in two games that look the same: if they still look the same, the same has happened. And the
    same can be asked, explained and foreseen before.
    """
    c = content()
    speech = Speech(c)
    chance = random.Random(nemesis)
    alike = 0
    for n in range(2):
        g = start(c, Setup(["brama", "kadir"], nemesis, market=["deck_destruction_base"]), f"{nemesis} {n}")
        for step in range(150):
            if g.decision is None:
                break
            other = sample(g, f"other {step}")
            assert other.decision is not None
            assert (other.decision.ask, other.decision.keys) == (g.decision.ask, g.decision.keys)
            if step % 10 == 0:
                assert tell.foreseen(other) == tell.foreseen(g)
                for key in ("gain jade", "focus 1", "prep spark 1", "charge", "activate", "x"):
                    assert speech.reason(other, key) == speech.reason(g, key)
            before = g.copy(), other.copy()
            key = chance.choice(g.decision.keys)
            answer(g, key)
            answer(other, key)
            if view(g, -1) == view(other, -1):
                alike += 1
                assert plain(tell.changes_of(before[1], other, speech)) == plain(tell.changes_of(before[0], g, speech))
                assert [events.describe(c, e) for e in other.events] == [events.describe(c, e) for e in g.events]
    assert alike > 50


def test_refusals_are_the_same_whatever_is_hidden() -> None:
    """A wrong answer cannot be used to feel for a card: the refusal knows the options only."""

    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            await play_out(a, b, "feel", 10)
            table = await server.node.host.table(a.table)
            assert table.game is not None
            mine = deciders(a, b)[0]
            refusals = set()
            for card in content().cards:
                for verb in ("play", "gain", "reveal", "draw"):
                    key = f"{verb} {card.id}"
                    if key not in (mine.decision or {"keys": []})["keys"]:
                        with pytest.raises(Exception) as caught:  # noqa: PT011 its code and detail are what is looked at
                            await mine.answer(key)
                        refusals.add(str(caught.value))
            assert refusals == {"answer/not_an_option"}

    run(game())


def test_the_public_form_of_a_table_has_no_seed_until_the_end() -> None:
    """The guard is what keeps it back: with the game over the same form has it."""

    table: Table = begun()
    table.secret = seed = "a very secret seed"
    assert tell.state_of(table).seed == ""
    assert seed not in msgspec.json.encode(tell.state_of(table)).decode()
    assert table.game is not None
    table.game.outcome = "won"
    assert table.is_over
    assert tell.state_of(table).seed == seed


def test_a_fork_that_was_dealt_again_does_not_tell_the_seed_of_the_game_it_came_from() -> None:
    """Its own game is over, the other may still run."""
    table = begun()
    table.secret = "the other table's seed\nits own seed"
    assert table.game is not None
    table.game.outcome = "won"
    told = msgspec.json.encode(tell.state_of(table)).decode()

    assert (tell.state_of(table).secret, tell.state_of(table).seed) == ("its own seed", "its own seed")
    assert "the other table's seed" not in told
