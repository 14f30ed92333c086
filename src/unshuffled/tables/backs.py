"""Taking back what was chosen between battles, until the next one has begun (PR-150).

The same entries as at other tables: `TakenBack`, and a vote where others have a say. A battle that is opened and not begun is
called off first, in its own log: of a beginning and a calling off, whichever is there first counts.
"""

from __future__ import annotations

from collections.abc import Callable

from unshuffled.rules.core.version import RULES
from unshuffled.tables import entries as e
from unshuffled.tables.battles import made_sure, settle, trek_of
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.hosting.host import TRIES, Host
from unshuffled.tables.table import Table

Wish = Callable[[Table, str], list[e.Entry]]
"""Of an expedition; the text is the battle that was called off for it."""


def players(table: Table) -> set[str]:
    """Everyone at the expedition who does not only watch."""
    return {person.id for person in table.people.values() if not person.watching}


def take_back(table: Table, person: str, to: int, called_off: str = "") -> list[e.Entry]:
    """Go back to after so many choices: at once with one's own while chance brought nothing, else by asking every player."""
    trek = trek_of(table)
    table.check_player(person)
    if trek.begun:
        raise Refused(Code.BATTLE_BEGUN)
    taken = trek.since(to)
    if not taken:
        raise Refused(Code.NOTHING_TO_TAKE_BACK)
    drew = any(one.drew for one in taken)
    alone = players(table) == {person}
    if not alone and (drew or any(one.person != person for one in taken)):
        return [e.BackAsked(to, person)]
    return [_back(table, to, person, drew, called_off)]


def vote_back(table: Table, person: str, agrees: bool, called_off: str = "") -> list[e.Entry]:
    """Agree to going back, or not; with the last agreement it happens."""
    trek = trek_of(table)
    table.check_player(person)
    vote = table.vote
    if vote is None:
        raise Refused(Code.NO_VOTE)
    voted: list[e.Entry] = [e.BackVoted(person, agrees)]
    if agrees and players(table) <= vote.agreed | {person}:
        drew = any(one.drew for one in trek.since(vote.to))
        voted.append(_back(table, vote.to, vote.by, drew, called_off))
    return voted


def _back(table: Table, to: int, person: str, drew: bool, called_off: str) -> e.Entry:
    if trek_of(table).battle not in ("", called_off):
        raise Refused(Code.BATTLE_BEGUN)
    return e.TakenBack(to, person, agreed=drew, over=False)


def call_off(battle: Table, person: str) -> list[e.Entry]:
    """The battle is not fought, unless it has begun."""
    if battle.started:
        raise Refused(Code.BATTLE_BEGUN)
    return [] if battle.called_off else [e.BattleCalledOff(person)]


async def go_back(host: Host, id: str, person: str, wish: Wish, rules: int = RULES) -> Change:
    """Carry out one of the first two; a battle that is open and has not begun is called off for it."""
    called_off = ""
    await settle(host, id)
    for _ in range(TRIES):
        try:
            return await host.do(id, lambda table, off=called_off: wish(table, off))  # type: ignore[misc]
        except Refused as refusal:
            table = await host.table(id)
            battle = trek_of(table).battle
            if refusal.code != Code.BATTLE_BEGUN or battle in ("", called_off) or trek_of(table).begun:
                raise
        await made_sure(host, table, person, rules)
        await host.do(battle, lambda at: call_off(at, person))
        called_off = battle
    raise Refused(Code.STALE)
