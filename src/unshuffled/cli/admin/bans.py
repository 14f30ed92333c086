"""Bans and reports."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime, timedelta
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any

from unshuffled.cli.admin.common import DatabaseUrl, admin_app, run, words_of
from unshuffled.cli.common import Stop

if TYPE_CHECKING:
    from unshuffled.stores.retention import Retention

SPANS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


@admin_app.command
def ban(*, person: str = "", address: str = "", span: str = "", note: str = "", database_url: DatabaseUrl = "") -> int:
    """Ban a person, an address or a network from all tables. Servers notice within seconds.

    For example: `unshuffled admin ban --address 203.0.113.0/24 --span 7d`.

    Parameters
    ----------
    person
        The person's id.
    address
        An address or a network, IPv4 or IPv6.
    span
        For how long: 30m, 12h, 7d or 4w. Default: until `unshuffled admin unban`.
    note
        Why, for operators.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    if bool(person) == bool(address):
        raise Stop("who is banned? Pass either --person or --address")
    try:
        network = str(ip_network(address, strict=False)) if address else ""
    except ValueError as error:
        raise Stop(str(error)) from None
    length = _span(span) if span else None

    async def work(store: Retention) -> str:
        return await store.ban(person, network, note, length)

    print(f"ban {run(database_url, work)}: {person or network}{f' for {span}' if span else ''}")
    return 0


@admin_app.command
def unban(which: str, *, database_url: DatabaseUrl = "") -> int:
    """End a ban.

    For example: `unshuffled admin unban 203.0.113.0/24`.

    Parameters
    ----------
    which
        The ban's id, the person's id, or the address or network.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    with suppress(ValueError):
        which = str(ip_network(which, strict=False)) if re.search(r"[.:]", which) else which

    async def work(store: Retention) -> int:
        return await store.unban(which)

    ended = run(database_url, work)
    print(f"{ended} bans ended")
    return 0 if ended else 1


@admin_app.command
def bans(*, database_url: DatabaseUrl = "") -> int:
    """List the bans in force.

    For example: `unshuffled admin bans`.

    Parameters
    ----------
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """

    async def work(store: Retention) -> list[Any]:
        return list(await store.bans())

    for each in run(database_url, work):
        until = f"until {_time(each.until)}" if each.until else "for ever"
        print(f"{each.id}  {each.person or each.network}  {until}  {each.note}".rstrip())
    return 0


def _span(text: str) -> timedelta:
    found = re.fullmatch(r"(\d+)([mhdw])", text)
    if found is None:
        raise Stop(f"not understood: {text}; write 30m, 12h, 7d or 4w")
    return timedelta(**{SPANS[found[2]]: int(found[1])})


@admin_app.command
def reports(id: str = "", *, every: bool = False, done: bool = False, database_url: DatabaseUrl = "") -> int:
    """List what people reported, read one, or mark it as done.

    For example: `unshuffled admin reports`, `unshuffled admin reports 1f2e3d4c --done`.

    Parameters
    ----------
    id
        The report to read, with what was said before it. Default: list those that are open.
    every
        List those that are done too.
    done
        Mark this report as done.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    if done and not id:
        raise Stop("which report is done? Name its id")

    async def work(store: Retention) -> list[Any]:
        found = await store.reports(every, id)
        if done and found:
            await store.settle(id)
        return list(found)

    found = run(database_url, work)
    if id and not found:
        raise Stop(f"there is no report {id}")
    for each in found:
        state = "done" if each.done_at or done else "open"
        print(
            f"{each.id}  {_time(each.made_at)}  {state}  {each.reason}  table {each.table}  person {each.person or '-'}"
        )
        if each.words:
            print(f"  {each.by} writes: {each.words}")
        if id:
            for line in each.talk:
                print(f"  [{line['number']}] {line['person']}: {words_of(line)}")
    return 0


def _time(at: datetime | None) -> str:
    return "" if at is None else at.isoformat(sep=" ", timespec="minutes")
