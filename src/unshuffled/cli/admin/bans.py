"""Bans of people, addresses and networks."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import timedelta
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any

from unshuffled.cli.admin.common import DatabaseUrl, admin_app, run, time_of
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
    """

    async def work(store: Retention) -> list[Any]:
        return list(await store.bans())

    for each in run(database_url, work):
        until = f"until {time_of(each.until)}" if each.until else "for ever"
        print(f"{each.id}  {each.person or each.network}  {until}  {each.note}".rstrip())
    return 0


def _span(text: str) -> timedelta:
    found = re.fullmatch(r"(\d+)([mhdw])", text)
    if found is None:
        raise Stop(f"not understood: {text}; write 30m, 12h, 7d or 4w")
    return timedelta(**{SPANS[found[2]]: int(found[1])})
