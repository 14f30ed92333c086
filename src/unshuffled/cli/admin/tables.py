"""People at a table, and the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from unshuffled.cli.admin.common import DatabaseUrl, admin_app, hint, run, sure, words_of
from unshuffled.cli.common import Stop

if TYPE_CHECKING:
    from unshuffled.stores.retention import Retention

SOON = 10**15
"""Higher than any number: servers look at once."""


@admin_app.command
def show(table: str, *, database_url: DatabaseUrl = "") -> int:
    """Print who is at a table, with their ids, and what was said last.

    For example: `unshuffled admin show Yb3kQ0aPz1LmXw7c`.

    Parameters
    ----------
    table
        The table's id, the part of its address after /t/.
    """

    async def work(store: Retention) -> tuple[list[tuple[int, str, dict[str, Any]]], int]:
        return await store.told_of(table)

    rows, number = run(database_url, work)
    print(f"table {table}, {number} entries")
    people: dict[str, str] = {}
    for _, kind, data in rows:
        if kind == "Joined":
            people[data["person"]] = f"{data['name']}{' (watching)' if data['watching'] else ''}"
        elif kind == "AiJoined":
            people[data["person"]] = data["mind"]
        elif kind == "Moderated":
            print(f"  {data['what']} {data['person']} {data['note']}".rstrip())
    for person, name in people.items():
        print(f"  {person}  {name}")
    for at, kind, data in rows:
        if kind == "Said":
            print(f"  [{at}] {people.get(data['person'], '?')}: {words_of(data)}")
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
    """
    return _step_in(database_url, table, "let_in", person)


@admin_app.command
def renew_links(table: str, *, database_url: DatabaseUrl = "") -> int:
    """Replace the links of a table: the old ones stop working.

    For example: `unshuffled admin renew-links TABLE`.

    Parameters
    ----------
    table
        The table's id.
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
    """
    sure(yes)

    async def work(store: Retention) -> dict[str, int]:
        from unshuffled.stores.moderation import GONE  # noqa: PLC0415

        await store.delete_table(table)
        return {table: GONE}

    hint(run(database_url, work))
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
    """
    if not table and not person:
        raise Stop("whose talk? Pass --table or --person, or both")

    async def work(store: Retention) -> dict[str, int]:
        where = [table] if table else await store.tables_of(person)
        return {each: await store.remove_talk(each, person) for each in where}

    removed = run(database_url, work)
    hint({each: SOON for each, lines in removed.items() if lines})
    print(f"{sum(removed.values())} lines removed")
    return 0


def _step_in(url: str, table: str, what: str, person: str = "", note: str = "", renew: bool = False) -> int:
    async def work(store: Retention) -> dict[str, int]:
        return {table: await store.step_in(table, what, person, note, renew)}

    hint(run(url, work))
    print(f"table {table}: {what.replace('_', ' ')} {person}".rstrip())
    return 0
