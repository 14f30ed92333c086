"""Stored logs, which every release must load to the same games.

    python -m tests.golden.logs        plays tables as people do and keeps their logs, and the packs, of today's format

`logs/<format>/<name>.json` has a table's secret and its entries as they lie in the database, and what they amount to:
the answers that stand, the mark after each, the outcome and the seats. `logs/<format>/<pack>-<digest>.pack` are the packs
they were played with. A folder is made once for each format of entries (`entries.FORMAT`), and never again.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves.mark import mark
from unshuffled.tables import minds
from unshuffled.tables.advance import DECLINE, KINDS
from unshuffled.tables.codes import Refused
from unshuffled.tables.entries import FORMAT, Entry
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryLog, MemoryRelay
from unshuffled.tables.standing import Agreed
from unshuffled.tables.table import Table

HERE = Path(__file__).parent / "logs"
PEOPLE = ("ann", "bob", "cat", "dan")
ANSWERS = 320
SETUPS: dict[str, dict[str, Any]] = {
    "all_random": {"mages": ["random", "random"]},
    "alone": {"mages": ["random"], "difficulty": "beginner"},
    "three_mages": {"mages": ["random", "kadir", "random"]},
    "four_mages": {"mages": ["random"] * 4, "difficulty": "expert"},
    "german_edition": {"mages": ["random"] * 3, "edition": "war_eternal_de"},
    "token_edition": {"mages": ["random"] * 3, "edition": "outcasts_pl", "switches": {"number_tokens": "random"}},
    "pairs_edition": {"mages": ["random"] * 4, "edition": "outcasts_pl"},
    "base_only": {"mages": ["random", "random"], "packs": ["base"], "difficulty": "extinction"},
    "mixed_basics": {"mages": ["random", "random"], "switches": {"basic_pool": "mixed"}},
    "named": {"mages": ["mist", "brama"], "nemesis": "rageborne", "market": ["deck_destruction_base"]},
    **{
        nemesis: {"mages": ["random", "random"], "nemesis": nemesis}
        for nemesis in ("carapace_queen", "crooked_mask", "gate_witch", "hollow_crown", "umbra_titan")
    },
}


class Evening:
    """One host, its people, and chance."""

    def __init__(self, name: str) -> None:
        self.log = MemoryLog()
        self.host = Host(library.load(), self.log, MemoryRelay())
        self.chance = random.Random(name)
        self.host.new_seed = lambda: f"{self.chance.getrandbits(128):032x}"
        self.id = ""
        self.played: list[str] = []

    async def do(self, wish: Callable[[Table], list[Entry]]) -> None:
        """A wish that the table may refuse."""
        try:
            await self.host.do(self.id, wish)
        except Refused:
            return

    async def sit_down(self, setup: dict[str, Any]) -> None:
        """A table with its people, begun."""
        seats = len(setup["mages"])
        self.id = (await self.host.open("ann", "Ann", seats, "Evening")).id
        self.played.append(self.id)
        for person in PEOPLE[1:seats]:
            await self.do(lambda t, person=person: t.join(person, person.title()))  # type: ignore[misc]
            await self.do(lambda t, person=person: t.give_nonce(person, f"{self.chance.getrandbits(64):016x}"))  # type: ignore[misc]
        await self.do(lambda t: t.list_openly("ann", on=True))
        await self.do(lambda t: t.choose("ann", setup))
        for seat, person in enumerate(PEOPLE[:seats]):
            await self.do(lambda t, seat=seat, person=person: t.take_seat(person, seat))  # type: ignore[misc]
        await self.do(lambda t: t.begin("ann"))

    async def play(self, answers: int) -> None:
        """Answers, and now and then what else people do."""
        for _ in range(answers):
            table = await self.host.table(self.id)
            game = table.game
            if game is None or game.decision is None:
                return
            await self.act(table, game.decision.keys, self.chance.choice(sorted(table.seated())))

    async def act(self, table: Table, keys: list[str], anybody: str) -> None:
        """One thing that somebody does."""
        match self.chance.randrange(24):
            case 0:
                to = max(0, len(table.answers) - self.chance.randrange(1, 5))
                await self.do(lambda t: t.take_back(anybody, to))
                for voter in sorted(table.seated()):
                    await self.do(lambda t, voter=voter: t.vote_back(voter, True))  # type: ignore[misc]
            case 1:
                await self.do(lambda t: t.redo(anybody))
            case 2:
                await self.do(lambda t: t.save(anybody, f"moment {len(t.answers)}"))
            case 3:
                await self.do(lambda t: t.say(anybody, words="Łódź, “żółw” 🐢"))
            case 4:
                await self.do(lambda t: t.suggest(anybody, self.chance.choice(keys)))
            case 5:
                await self.do(lambda t: t.decide_in_advance(anybody, self.chance.choice(([*KINDS], [DECLINE], []))))
            case 6:
                await self.do(lambda t: t.renew_links(anybody))
            case 7:
                await self.do(lambda t: minds.agree(t, anybody, Agreed("quick", self.chance.randrange(10, 99))))
            case _:
                person, key = min(table.waiting_for()), self.chance.choice(keys)
                await self.do(lambda t: t.answer(person, key, len(t.answers)))

    async def fork(self) -> None:
        """Go on with a fork, of somebody who may not know the seed if there are several."""
        table = await self.host.table(self.id)
        made = await self.host.fork(max(table.seated()), "Forker", self.id, len(table.answers) // 2)
        self.id = made.id
        self.played.append(made.id)

    async def stored(self, id: str) -> dict[str, Any]:
        """A table's log, and what it amounts to."""
        table = await self.host.table(id)
        rows = [{"kind": row.kind, "data": json.loads(row.data)} for row in self.log._rows[id]]
        return {"secret": table.secret, "rows": rows, "amounts_to": amounts_to(table)}


def amounts_to(table: Table) -> dict[str, Any]:
    """What a table is, in words that outlive its classes."""
    history = table.history
    assert history is not None
    game: Game = history.at(0)
    marks = [mark(game)]
    for key in table.answers:
        machine.answer(game, key)
        marks.append(mark(game))
    return {
        "answers": list(table.answers),
        "marks": marks,
        "outcome": game.outcome,
        "seed": table.seed,
        "seats": table.seats,
        "people": sorted(table.people),
        "saves": table.saves,
        "in_advance": table.in_advance,
        "nonces": table.nonces,
        "links": table.links,
        "listed": table.listed,
        "stand_in": [table.agreed.stand_in, table.agreed.after],
        "flags": [table.marked, table.seed_told, table.chat],
        "can_redo": history.can_redo,
        "free_until": table.free_until(),
    }


async def evening(name: str) -> dict[str, dict[str, Any]]:
    """The logs of one evening, by name."""
    made = Evening(name)
    await made.sit_down(SETUPS[name])
    await made.play(ANSWERS // 8)
    first = made.id
    await made.fork()
    await made.play(ANSWERS // 4)
    made.id = first
    await made.play(ANSWERS)
    await made.fork()
    await made.play(ANSWERS // 8)
    return {f"{name}{('', '_dealt', '_fork')[n]}": await made.stored(id) for n, id in enumerate(made.played)}


def main() -> int:
    """Keep logs of today's format."""
    folder = HERE / str(FORMAT)
    if folder.exists():
        print(f"{folder.name} is there: the logs of a format are made once.")
        return 1
    folder.mkdir(parents=True)
    for name in SETUPS:
        for file, stored in asyncio.run(evening(name)).items():
            text = json.dumps(stored, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{file}.json").write_text(text + "\n", encoding="utf-8")
    for source in library.sources_of(library.shipped()):
        (folder / f"{source.name}-{source.digest}.pack").write_bytes(source.to_bytes())
    print(f"{len(list(folder.glob('*.json')))} logs of format {FORMAT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
