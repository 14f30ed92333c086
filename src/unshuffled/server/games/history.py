"""What somebody has played: the tables they have been at, in short, and a guest's tables that become an account's.

A table in short is made from the table as it is loaded, which plays its game. That of a finished game is kept in the
database with the last entry it was made of: a list of finished games plays none of them. Whatever happens at the table
later, at any node of any release, makes it out of date, and it is made again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
import structlog

from unshuffled.rules.core.forms import WON
from unshuffled.rules.core.state import Game
from unshuffled.stores.accounts import AccountStore, Attended
from unshuffled.stores.log import Unavailable
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Refused
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.ports import Head
from unshuffled.tables.table import Table
from unshuffled.tables.trek import Trek
from unshuffled.wire import account_bodies as b

if TYPE_CHECKING:
    from unshuffled.server.node import Node

KEPT = 10_000
"""Tables whose summary is remembered; loading a table costs as much as playing it."""
FORMAT = 1
"""Of what is kept of a finished game. What another release has kept in another one is made again."""
MOST_ADOPTED = 200
RANDOM = "random"
log = structlog.get_logger()


@dataclass(slots=True, frozen=True)
class Facts:
    """A table in short, after so many entries."""

    number: int
    name: str
    nemesis: str
    mages: list[str]
    difficulty: str
    started: bool
    outcome: str
    won: bool
    answers: int
    seats: list[str]
    waiting_for: frozenset[str]
    names: dict[str, str]
    watching: frozenset[str]
    expedition: dict[str, str] = field(default_factory=dict)
    battle: int = 0
    battles: int = 0
    score: int = 0
    battle_of: str = ""
    daily: str = ""
    result: b.Result | None = None
    packs: dict[str, str] = field(default_factory=dict)
    rules: int = 0
    """What the game needs: a node that has kept facts may not have the packs any more."""
    format: int = FORMAT

    @staticmethod
    def of(table: Table) -> Facts:
        """The facts of this table now."""
        if table.trek is not None:
            return Facts._of_expedition(table, table.trek)
        game, setup = table.game, table.setup
        nemesis, mages = setup.nemesis, list(setup.mages)
        if table.begun is not None and table.begun.resolved:
            nemesis, mages = table.begun.resolved["nemesis"], table.begun.resolved["mages"]
        if game is not None:
            nemesis, mages = game.scenario.nemesis.id, [mage.id for mage in game.scenario.mages]
        return Facts(
            number=table.number,
            name=table.name,
            nemesis="" if nemesis == RANDOM else nemesis,
            mages=["" if mage == RANDOM else mage for mage in mages],
            difficulty=setup.difficulty,
            started=table.started,
            outcome=game.outcome if game is not None else "",
            won=game is not None and game.is_won,
            answers=len(table.answers),
            seats=list(table.seats),
            waiting_for=frozenset(table.waiting_for()),
            names={person.id: person.name for person in table.people.values()},
            watching=frozenset(person.id for person in table.people.values() if person.watching),
            battle_of=table.battle_of,
            daily="" if table.daily is None else table.daily.day,
            result=_result(table, game) if game is not None and game.is_over else None,
            packs=table.begun.packs if table.begun is not None else {},
            rules=table.begun.rules if table.begun is not None else 0,
        )

    @staticmethod
    def _of_expedition(table: Table, trek: Trek) -> Facts:
        """An expedition has no seats: its players are those who do not watch."""
        state = trek.state
        players = [person.id for person in table.people.values() if not person.watching]
        return Facts(
            number=table.number,
            name=table.name,
            nemesis=state.nemesis,
            mages=list(state.mages or state.barracks.mages),
            difficulty=state.difficulty,
            started=True,
            outcome=state.step if state.is_over else "",
            won=state.step == WON,
            answers=trek.choices,
            seats=players,
            waiting_for=frozenset(table.waiting_for()),
            names={person.id: person.name for person in table.people.values()},
            watching=frozenset(person.id for person in table.people.values() if person.watching),
            expedition=dict(state.form.names),
            battle=state.place + 1,
            battles=len(state.form.battles),
            score=state.score,
        )

    @staticmethod
    def kept(data: bytes | None) -> Facts | None:
        """What was kept, if this release can read it."""
        if data is None:
            return None
        try:
            facts = msgspec.json.decode(data, type=Facts)
        except msgspec.DecodeError:
            return None
        return facts if facts.format == FORMAT else None

    def told_to(self, person: str, at: Attended, called: str = "", refused: str = "") -> b.TableSummary:
        """The facts for one of those who have been there, by the name they have today, and why they cannot come back."""
        names = self.names | {person: called} if called else self.names
        seats = [seat for seat, owner in enumerate(self.seats) if owner == person]
        return b.TableSummary(
            table=at.table,
            name=self.name,
            nemesis=self.nemesis,
            mages=self.mages,
            difficulty=self.difficulty,
            people=[names.get(owner, "?") for owner in self.seats if owner],
            seats=seats,
            watching=not seats and person in self.watching,
            started=self.started,
            over=self.outcome != "",
            won=self.won,
            outcome=self.outcome,
            answers=self.answers,
            waiting=person in self.waiting_for,
            waiting_for=[names[one] for one in sorted(self.waiting_for - {person}) if names.get(one)],
            updated=at.at.isoformat(),
            refused=refused,
            expedition=self.expedition,
            battle=self.battle,
            battles=self.battles,
            score=self.score,
            battle_of=self.battle_of,
            result=self.result,
            daily=self.daily,
        )


def _result(table: Table, game: Game) -> b.Result:
    setup = game.scenario.setup
    # The first seed stays secret: it may be another table's, whose game still runs.
    beginning = "|".join([table.seeds[0], setup.nemesis, setup.difficulty, *setup.mages])
    return b.Result(
        turns=game.turn,
        gravehold=max(0, game.gravehold),
        exhausted=sum(player.exhausted for player in game.players),
        game=sha256(beginning.encode()).hexdigest()[:16],
    )


class Histories:
    """Everyone's history, as one node tells it."""

    def __init__(self, node: Node, store: AccountStore) -> None:
        self._node = node
        self._store = store
        self._facts: OrderedDict[str, Facts] = OrderedDict()
        self._to_keep: dict[str, tuple[Head, Facts]] = {}
        """Of finished games, by table: the newest only."""
        self._keeping: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        """Let what is being kept be kept."""
        if self._keeping is not None:
            await self._keeping

    async def hear(self, table: Table, _: Change) -> None:
        """A listener of `tables.hosting.host`: keep what a game came to as soon as it is over."""
        self.keep_soon(table)

    def keep_soon(self, table: Table) -> None:
        """If the game of this table is over, keep what it came to, beside whatever is being done."""
        if table.game is not None and table.is_over:
            self._keep_soon(table.id, Facts.of(table))

    def _keep_soon(self, id: str, facts: Facts) -> None:
        head = self._node.host.head(id)
        if facts.result is None or head.number != facts.number:
            return
        self._to_keep[id] = (head, facts)
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.get_running_loop().create_task(self._keep())

    async def _keep(self) -> None:
        """The one writer: two facts of one table never overtake each other."""
        while self._to_keep:
            id, (head, facts) = self._to_keep.popitem()
            try:
                await self._store.keep_result(id, head, msgspec.json.encode(facts))
            except Exception as error:
                # It is made again when somebody lists the table.
                log.warning("result_not_kept", table=id, reason=str(error))
                if isinstance(error, Unavailable):
                    # The others would wait as long for the same answer.
                    self._to_keep.clear()

    async def arrived(self, person: str, table: str) -> None:
        """Somebody has come to a table. That they have is in the log already; a history with a hole is no reason to refuse."""
        try:
            await self._store.attend(person, table)
        except Unavailable:
            log.warning("attendance_lost", person=person, table=table)

    async def tables_of(self, person: str, skip: int, count: int, called: str = "") -> b.History:
        """The tables this person has been at. A person who has an account is `called` by its name, also where they came as a guest."""
        found = await self._store.attended(person, skip, count + 1)
        told: list[b.TableSummary] = []
        for at in found[:count]:
            try:
                facts = await self._facts_of(at)
                told.append(facts.told_to(person, at, called, await self._why_not(facts)))
            except Unavailable:
                raise
            except Refused as refusal:
                # It can be listed, with the reason why it cannot be opened here.
                outline = Facts.of(await self._node.host.outline(at.table))
                told.append(outline.told_to(person, at, called, str(refusal.code)))
            except Exception as error:
                # One damaged table must not hide the others.
                log.error("table_not_listed", table=at.table, exc_info=error)
        await self._measure([one for one in told if one.waiting or one.waiting_for])
        return b.History(tables=told, more=len(found) > count)

    async def _measure(self, waiting: list[b.TableSummary]) -> None:
        """For how long these tables have waited."""
        if waiting:
            waits = await self._node.log.waits([one.table for one in waiting])
            for one in waiting:
                one.waited = int(waits[one.table]) if one.table in waits else None

    async def _facts_of(self, at: Attended) -> Facts:
        known = self._facts.get(at.table)
        if known is None or at.number == 0 or known.number < at.number:
            known = self._facts[at.table] = Facts.kept(at.result) or await self._made(at)
            while len(self._facts) > KEPT:
                self._facts.popitem(last=False)
        self._facts.move_to_end(at.table)
        return known

    async def _made(self, at: Attended) -> Facts:
        """The facts from the table, which is loaded if need be."""
        table = await self._node.host.table(at.table)
        if table.number < at.number:
            table = await self._node.host.table(at.table, sure=True)
        facts = Facts.of(table)
        self._keep_soon(at.table, facts)
        return facts

    async def _why_not(self, facts: Facts) -> str:
        """Why a table whose facts are known cannot be opened here, as a code; empty if it can."""
        try:
            await self._node.host.contents.check(facts.packs, facts.rules)
        except Refused as refusal:
            return str(refusal.code)
        return ""

    async def adopt(self, guest: str, account: str) -> list[str]:
        """Hand a guest's seats to an account, which comes to all tables of the guest; gives those tables.

        The host of a table that has not begun cannot be another one; such a table stays the guest's. All of it can be
        done again if it was interrupted.
        """
        adopted: list[str] = []
        for at in await self._store.attended(guest, count=MOST_ADOPTED):
            if await self._hand_over(at.table, guest, account):
                await self._store.attend(account, at.table)
                adopted.append(at.table)
        await self._node.notice_people.store.hand_over(guest, account)
        return adopted

    async def _hand_over(self, id: str, guest: str, account: str) -> bool:
        most = self._node.settings.people_most
        done = False

        def wish(table: Table) -> list[e.Entry]:
            nonlocal done
            known, already = table.people.get(guest), table.people.get(account)
            begun = table.started or table.trek is not None
            done = known is not None and (begun or table.host != guest)
            done = done and (already is not None or len(table.people) < most)
            if known is None or not done:
                return []
            made: list[e.Entry] = []
            if already is None:
                made += table.join(account, known.name, known.watching)
            elif already.watching and not known.watching:
                made += table.join(account, already.name)
            return made + [e.SeatTaken(seat, account, guest) for seat in table.seats_of(guest)]

        try:
            await self._node.host.do(id, wish)
        except Refused:  # the operator has closed the table, or does not want this account there
            return False
        return done
