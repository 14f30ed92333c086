"""For operators: people, tables, bans, reports, and what is stored about somebody. It works on the database, while servers run."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime, timedelta
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import App, Parameter

from unshuffled.cli import extras
from unshuffled.cli.common import Packs, Stop, pack_folders
from unshuffled.cli.host import with_log

if TYPE_CHECKING:
    from unshuffled.stores.retention import Days, Removed, Retention

admin_app = App(name="admin", help="Moderate hosted tables, and look after people's data.")
DatabaseUrl = Annotated[str, Parameter(env_var="UNSHUFFLED_DATABASE_URL")]
T = TypeVar("T")
SPANS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


# Tables


@admin_app.command
def show(table: str, *, database_url: DatabaseUrl = "") -> int:
    """Print who is at a table, with their ids, and what was said last.

    For example: `unshuffled admin show Yb3kQ0aPz1LmXw7c`.

    Parameters
    ----------
    table
        The table's id, the part of its address after /t/.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """

    async def work(store: Retention) -> tuple[list[tuple[int, str, dict[str, Any]]], int]:
        return await store.told_of(table)

    rows, number = _run(database_url, work)
    print(f"table {table}, {number} entries")
    people: dict[str, str] = {}
    for _, kind, data in rows:
        if kind == "Joined":
            people[data["person"]] = f"{data['name']}{' (watching)' if data.get('watching') else ''}"
        elif kind == "Moderated":
            print(f"  {data['what']} {data['person']} {data['note']}".rstrip())
    for person, name in people.items():
        print(f"  {person}  {name}")
    for at, kind, data in rows:
        if kind == "Said" and not data.get("plan"):
            print(f"  [{at}] {people.get(data['person'], '?')}: {_line(data)}")
    return 0


@admin_app.command
def kick(table: str, person: str, *, note: str = "", keep_links: bool = False, database_url: DatabaseUrl = "") -> int:
    """Send a person out of a table. Their seats are free, and the table gets new links.

    For example: `unshuffled admin kick TABLE PERSON --note "Please be kind."`.

    Parameters
    ----------
    table
        The table's id.
    person
        The person's id, as `unshuffled admin show` prints it.
    note
        What the people at the table read about it.
    keep_links
        Leave the links as they are. Somebody who was sent out can come back as another guest then.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    return _step_in(database_url, table, "sent_out", person, note, renew=not keep_links)


@admin_app.command
def let_in(table: str, person: str, *, database_url: DatabaseUrl = "") -> int:
    """Let a person who was sent out come back, with a link.

    For example: `unshuffled admin let-in TABLE PERSON`.

    Parameters
    ----------
    table
        The table's id.
    person
        The person's id.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    return _step_in(database_url, table, "let_in", person)


@admin_app.command
def renew_links(table: str, *, database_url: DatabaseUrl = "") -> int:
    """Make the links of a table new: those given out before let nobody in.

    For example: `unshuffled admin renew-links TABLE`.

    Parameters
    ----------
    table
        The table's id.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    return _step_in(database_url, table, "links_renewed", renew=True)


@admin_app.command
def close(table: str, *, note: str = "", database_url: DatabaseUrl = "") -> int:
    """Close a table: people can read it, and nobody can play or talk there.

    For example: `unshuffled admin close TABLE --note "Closed after several reports."`.

    Parameters
    ----------
    table
        The table's id.
    note
        What the people at the table read about it.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    return _step_in(database_url, table, "closed", note=note)


@admin_app.command
def reopen(table: str, *, database_url: DatabaseUrl = "") -> int:
    """Open a table that was closed.

    For example: `unshuffled admin reopen TABLE`.

    Parameters
    ----------
    table
        The table's id.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    return _step_in(database_url, table, "reopened")


@admin_app.command
def delete_table(table: str, *, yes: bool = False, database_url: DatabaseUrl = "") -> int:
    """Delete a table with its game, talk and results, permanently.

    For example: `unshuffled admin delete-table TABLE --yes`.

    Parameters
    ----------
    table
        The table's id.
    yes
        Do it. Without this nothing is deleted.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    _sure(yes)

    async def work(store: Retention) -> dict[str, int]:
        from unshuffled.stores.moderation import GONE  # noqa: PLC0415

        await store.delete_table(table)
        return {table: GONE}

    _hint(_run(database_url, work))
    print(f"table {table} is deleted")
    return 0


@admin_app.command
def remove_talk(*, table: str = "", person: str = "", database_url: DatabaseUrl = "") -> int:
    """Remove what was said: at a table, by a person, or by a person at a table.

    For example: `unshuffled admin remove-talk --table TABLE --person PERSON`.

    Parameters
    ----------
    table
        The table's id. Default: all tables the person has been at.
    person
        The person's id. Default: everyone at the table.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    if not table and not person:
        raise Stop("whose talk? Pass --table or --person, or both")

    async def work(store: Retention) -> dict[str, int]:
        where = [table] if table else await store.tables_of(person)
        return {each: await store.remove_talk(each, person) for each in where}

    removed = _run(database_url, work)
    _hint({each: _SOON for each, lines in removed.items() if lines})
    print(f"{sum(removed.values())} lines removed")
    return 0


# Bans


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

    print(f"ban {_run(database_url, work)}: {person or network}{f' for {span}' if span else ''}")
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

    ended = _run(database_url, work)
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

    for each in _run(database_url, work):
        until = f"until {_time(each.until)}" if each.until else "for ever"
        print(f"{each.id}  {each.person or each.network}  {until}  {each.note}".rstrip())
    return 0


# Reports


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

    found = _run(database_url, work)
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
                print(f"  [{line['number']}] {line['person']}: {_line(line)}")
    return 0


# People's data


@admin_app.command
def export(person: str, *, out: Path | None = None, database_url: DatabaseUrl = "") -> int:
    """Write everything that is stored about a person, as JSON.

    For example: `unshuffled admin export PERSON --out person.json`.

    Parameters
    ----------
    person
        The person's id.
    out
        The file. Default: print it.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """

    async def work(store: Retention) -> dict[str, Any]:
        return await store.export(person)

    text = json.dumps(_run(database_url, work), indent=2, ensure_ascii=False)
    if out is None:
        print(text)
    else:
        out.write_text(text + "\n", encoding="utf-8")
    return 0


@admin_app.command
def forget(person: str, *, yes: bool = False, database_url: DatabaseUrl = "") -> int:
    """Forget a person: account, sessions, names and what they said. Their answers stay, without a name.

    For example: `unshuffled admin forget PERSON --yes`.

    Parameters
    ----------
    person
        The person's id, of an account or a guest.
    yes
        Do it. Without this nothing is removed.
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    _sure(yes)

    async def work(store: Retention) -> dict[str, int]:
        return await store.forget(person)

    told = _run(database_url, work)
    _hint(told)
    print(f"{person} is forgotten, at {len(told)} tables")
    return 0


@admin_app.command
def retention(*, dry_run: bool = False, pack: Packs = None, database_url: DatabaseUrl = "") -> int:
    """Remove what is older than the settings UNSHUFFLED_KEEP_… say: unfinished tables, talk, guests, settled reports.

    For example: `unshuffled admin retention --dry-run`. Run it every night.

    Parameters
    ----------
    dry_run
        Only print what would be removed.
    pack
        Folder of a pack that stored games use; repeatable (UNSHUFFLED_PACKS).
    database_url
        postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine.
    """
    days = _days()

    async def work(store: Retention) -> Removed:
        return await store.run(days, _finished(store, pack_folders(pack)), dry_run)

    done = _run(database_url, work)
    for name, value in asdict(done).items():
        print(
            f"{name}: {len(value) if isinstance(value, list) else value}{' would be removed' if dry_run else ' removed'}"
        )
        for each in value if isinstance(value, list) else ():
            print(f"  {each}")
    return 0


def _days() -> Days:
    from unshuffled.server.settings import BadSettings, numbers_from  # noqa: PLC0415
    from unshuffled.stores.retention import Days  # noqa: PLC0415

    try:
        numbers = numbers_from(os.environ)
    except BadSettings as error:
        raise Stop(str(error)) from None
    return Days(**{name: numbers.get(f"keep_{name}_days", 0) for name in ("unfinished", "talk", "guests", "reports")})


def _finished(store: Retention, packs: tuple[Path, ...]) -> Callable[[str], Awaitable[bool]]:
    """Whether a table's game is over: from its log, by playing it."""
    from unshuffled.packs import library  # noqa: PLC0415
    from unshuffled.rules.core.errors import RulesError  # noqa: PLC0415
    from unshuffled.tables.codes import Refused  # noqa: PLC0415
    from unshuffled.tables.host import Host  # noqa: PLC0415
    from unshuffled.tables.memory import MemoryRelay  # noqa: PLC0415

    host = Host(library.load_with(packs), store.log, MemoryRelay(), keep=10)

    async def is_finished(table: str) -> bool:
        try:
            return (await host.table(table)).is_over
        except (Refused, RulesError) as error:
            print(f"table {table} is kept, it cannot be read: {error}", file=sys.stderr)
            return True

    return is_finished


# The key


@admin_app.command
def rotate_key(*, drop_old: bool = False, data: Path | None = None) -> int:
    """Make a new key of cookies and links: it signs, and the last one still opens what it has signed.

    For example: `unshuffled admin rotate-key`; a year later `unshuffled admin rotate-key --drop-old`.

    Parameters
    ----------
    drop_old
        Make no new key, and keep the newest alone: what older ones have signed opens nothing any more.
    data
        Folder with the key of a single machine (UNSHUFFLED_DATA).
    """
    extras.need("play", "hosting")
    from unshuffled.server import settings  # noqa: PLC0415

    now = os.environ.get("UNSHUFFLED_SECRET", "")
    folder = data or _data()
    try:
        keys = settings.keys_in(now or settings.kept_secret(folder))
    except settings.BadSettings as error:
        raise Stop(str(error)) from None
    if drop_old and len(keys) == 1:
        raise Stop("there is one key only")
    new = keys[:1] if drop_old else [settings.new_key(), keys[0]]
    if now:
        print(
            "The key is in UNSHUFFLED_SECRET: set it on all servers, one value after the other, and restart them each time."
        )
        for value in [new] if drop_old else [new[::-1], new]:
            print(f"UNSHUFFLED_SECRET={','.join(value)}")
    else:
        settings.keep_secret(folder, ",".join(new))
        print("the key is changed; restart the server")
    return 0


# Common


_SOON = 10**15
"""Higher than any number: servers look at once."""


def _step_in(url: str, table: str, what: str, person: str = "", note: str = "", renew: bool = False) -> int:
    async def work(store: Retention) -> dict[str, int]:
        return {table: await store.step_in(table, what, person, note, renew)}

    _hint(_run(url, work))
    print(f"table {table}: {what.replace('_', ' ')} {person}".rstrip())
    return 0


def _run(url: str, work: Callable[[Retention], Awaitable[T]]) -> T:
    """Do this with the database; what an operator can change about a failure is one line."""
    extras.need("play", "a database")
    # SQL takes long to import, and most commands need none.
    from unshuffled.stores.retention import Retention  # noqa: PLC0415
    from unshuffled.tables.ports import NoSuchTable  # noqa: PLC0415

    try:
        return with_log(url or _here(), lambda log: work(Retention(log.engine, log)))
    except NoSuchTable:
        raise Stop("there is no such table") from None


def _here() -> str:
    """The database that `unshuffled serve` of this machine has."""
    file = _data() / "unshuffled.db"
    if not file.exists():
        raise Stop("which database? Pass --database-url or set UNSHUFFLED_DATABASE_URL")
    return f"sqlite:///{file}"


def _data() -> Path:
    from unshuffled.stores.folder import data_folder  # noqa: PLC0415

    return data_folder(os.environ)


def _hint(told: dict[str, int]) -> None:
    """Let servers know at once, if they have NATS. Without it they look within 15 seconds."""
    url = os.environ.get("UNSHUFFLED_NATS_URL", "")
    if not url or not told:
        return
    extras.need("host", "NATS")
    from unshuffled.server.relays import relay  # noqa: PLC0415

    files = (os.environ.get(f"UNSHUFFLED_NATS_{name}", "") for name in ("CA", "CERT", "KEY"))
    creds = os.environ.get("UNSHUFFLED_NATS_CREDS", "")
    if not asyncio.run(relay.hint(url, told, relay.tls_context(*files), creds)):
        print("NATS is not there: servers notice within 15 seconds", file=sys.stderr)


def _sure(yes: bool) -> None:
    if not yes:
        raise Stop("this cannot be undone; add --yes to do it")


def _span(text: str) -> timedelta:
    found = re.fullmatch(r"(\d+)([mhdw])", text)
    if found is None:
        raise Stop(f"not understood: {text}; write 30m, 12h, 7d or 4w")
    return timedelta(**{SPANS[found[2]]: int(found[1])})


def _line(said: dict[str, Any]) -> str:
    return said.get("words") or f"<{said.get('phrase', '')}>"


def _time(at: datetime | None) -> str:
    return "" if at is None else at.isoformat(sep=" ", timespec="minutes")
