"""Forgetting a person: in the database, in the tables in memory, at this node and at others."""

from __future__ import annotations

import structlog

from unshuffled.server.node import Node
from unshuffled.stores.people import People

log = structlog.get_logger()


async def forget(node: Node, person: str) -> None:
    """Nobody can be this person any more, and what they said and how they were called is gone."""
    told = await People(node.accounts.store.engine).forget(person)
    node.accounts.let_go(person)
    for table, number in told.items():
        await node.host.hear(table, number)
        await node.relay.publish(table, number)
    node.daily.results.look_again()
    log.info("person_forgotten", person=person, tables=len(told))
