"""What people may do with an expedition, and the way between it and the tables of its battles (ADR 0020).

The functions that take a `Table` check a wish and return the entries it makes, as the methods of tables do.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

from unshuffled.expeditions import entries as x
from unshuffled.expeditions import fold
from unshuffled.expeditions import state as states
from unshuffled.expeditions.battles import setup_of
from unshuffled.expeditions.codes import Refused as NotAsExpected
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.version import RULES
from unshuffled.rules.saves import transcript
from unshuffled.tables import entries as e
from unshuffled.tables import forks
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.ports import Conflict, NoSuchTable
from unshuffled.tables.table import Table
from unshuffled.tables.trek import Trek


def trek_of(table: Table) -> Trek:
    """The expedition of this table."""
    if table.trek is None:
        raise Refused(Code.NO_EXPEDITION)
    return table.trek


# At the expedition


def begin(
    table: Table,
    person: str,
    form: str,
    *,
    difficulty: str = "normal",
    edition: str = "",
    switches: dict[str, str | int] | None = None,
    big_pocket: bool | None = None,
    rules: int = RULES,
) -> list[e.Entry]:
    """The table becomes an expedition of this form."""
    try:
        made = fold.begin(
            table.content,
            form,
            table.bound,
            difficulty=difficulty,
            edition=edition,
            switches=switches,
            big_pocket=big_pocket,
        )
        fold.apply(table.content, table.bound, None, made)
    except NotAsExpected as error:
        raise Refused(Code.BAD_EXPEDITION, str(error)) from None
    return [e.ExpeditionBegun(person, x.to_data(made), rules)]


def decide(table: Table, person: str, at: int, answer: x.Entry) -> list[e.Entry]:
    """Answer what is asked between battles, after so many choices. Any player does, and the first answer stands (PR-131)."""
    trek = trek_of(table)
    table.check_player(person)
    if at != trek.choices:
        raise Refused(Code.STALE)
    if isinstance(answer, x.Fought | x.Begun):
        raise Refused(Code.NOT_ASKED)
    trek.tried(answer)
    return [e.ExpeditionAnswered(person, x.to_data(answer))]


def open_battle(table: Table, person: str, id: str, stuck: str = "") -> list[e.Entry]:
    """The next battle gets a table, unless it has one that is not stuck. Who watches waits for somebody who plays."""
    trek = trek_of(table)
    if trek.battle and trek.battle != stuck:
        table.check_person(person)
        return []
    table.check_player(person)
    if trek.state.step != states.BATTLE:
        raise Refused(Code.NOT_ASKED, f"asked is {trek.state.step}")
    return [e.BattleOpened(person, id)]


def take_beginning(table: Table, battle: Table) -> list[e.Entry]:
    """That the battle has begun, once."""
    trek = trek_of(table)
    return [] if trek.battle != battle.id or trek.begun else [e.BattleBegun(battle.id)]


def take_result(table: Table, battle: Table) -> list[e.Entry]:
    """What came of the battle, once: it must be the one that is open, and over."""
    trek = trek_of(table)
    game = battle.game
    if trek.battle != battle.id or game is None or not game.is_over:
        return []
    assert battle.begun is not None
    if Setup(**battle.begun.setup) != setup_of(trek.state):
        raise Refused(Code.BATTLE_SETUP)
    digest = sha256(transcript.write(battle.record()).encode()).hexdigest()[:32]
    return [e.BattleFought(battle.id, game.outcome, digest)]


# Between the tables


async def start(
    host: Host,
    person: str,
    name: str,
    form: str,
    title: str = "",
    difficulty: str = "normal",
    edition: str = "",
    switches: dict[str, str | int] | None = None,
    big_pocket: bool | None = None,
    rules: int = RULES,
) -> Table:
    """A new expedition of this person."""
    table = Table(forks.new_id(), host.contents.current, host.new_seed())
    begun = begin(
        table,
        person,
        form,
        difficulty=difficulty,
        edition=edition,
        switches=switches,
        big_pocket=big_pocket,
        rules=rules,
    )
    entries = [*table.open(person, 0, title), *table.join(person, name), *begun]
    for entry in entries:
        table.apply(entry)
    return await host.create(table, entries)


async def battle_of(host: Host, id: str, person: str, rules: int = RULES) -> Table:
    """The table of the battle that is next, made if need be; this person comes to it as what they are at the expedition."""
    open_now = trek_of(await settle(host, id)).battle
    stuck = open_now if open_now and await _is_stuck(host, open_now) else ""
    await host.do(id, lambda table: open_battle(table, person, forks.new_id(), stuck))
    table = await host.table(id)
    at = trek_of(table).battle
    if not at:
        raise Refused(Code.NOT_ASKED)
    await made_sure(host, table, person, rules)
    known = table.people[person]
    await host.do(at, lambda battle: battle.join(person, known.name, known.watching))
    return await host.table(at)


async def made_sure(host: Host, table: Table, person: str, rules: int = RULES) -> None:
    """The battle that the expedition names is there; who named it may not have come to making it."""
    at = trek_of(table).battle
    try:
        await host.table(at)
    except NoSuchTable:
        with suppress(Conflict):  # somebody else has just made it
            await host.create(*_made(table, at, person, host.new_seed(), rules))


async def _is_stuck(host: Host, battle: str) -> bool:
    """Can the battle not be played on?

    Today's rules lead elsewhere, and it is fought again (PR-133); or it was called off, and that is all that was written.
    """
    try:
        found = await host.table(battle)
    except NoSuchTable:
        return False
    return found.differs_at is not None or found.called_off


def _made(table: Table, id: str, person: str, seed: str, rules: int) -> tuple[Table, list[e.Entry]]:
    """The battle as it is before anybody sits there."""
    trek = trek_of(table)
    setup = setup_of(trek.state)
    battle = Table(id, table.content, seed)
    known = table.people[person]
    entries = [
        *battle.open(person, len(setup.mages), table.name),
        e.BattleOf(table.id, trek.packs, rules),
        *battle.join(person, known.name),
        e.SetupChanged(person, setup.as_data()),
    ]
    for entry in entries:
        battle.apply(entry)
    return battle, entries


async def settle(host: Host, id: str) -> Table:
    """The expedition, with what became of its battle. It may have been taken in before, here or elsewhere."""
    table = await host.table(id)
    if table.trek is None or not table.trek.battle:
        return table
    try:
        battle = await host.table(table.trek.battle)
    except (NoSuchTable, Refused):
        # It is just being made, or this node cannot load it; the expedition can be looked at.
        return table
    if battle.is_over:
        await host.do(id, lambda found: take_result(found, battle))
    elif battle.started:
        await host.do(id, lambda found: take_beginning(found, battle))
    return await host.table(id)
