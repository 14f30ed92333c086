"""What no node may write into its log: the key, and every seed, cookie and token that was made on the evening."""

from __future__ import annotations

from collections.abc import Iterable

from tests.faults.checks import Finding
from tests.faults.database import Kept
from tests.faults.services import SECRET, Node
from unshuffled.server.people.guests import Guests
from unshuffled.server.people.links import LinkMaker
from unshuffled.tables.deals import seeds_of


def check_secrets(nodes: Iterable[Node], kept: dict[str, Kept]) -> list[Finding]:
    """Return what is found of them in the log of each node."""
    guests, links = Guests(SECRET), LinkMaker(SECRET)
    secrets = {SECRET: "the key"}
    for table, log in kept.items():
        secrets |= dict.fromkeys(seeds_of(log.seed), "a seed")
        secrets |= dict.fromkeys((links.token(table, 0, "play"), links.token(table, 0, "watch")), "a token")
        people = {row["person"] for row in log.rows.values() if "person" in row}
        # The person's id is public; what follows it is not, not even most of it.
        secrets |= {guests.cookie(person).partition(".")[2][:40]: "a cookie" for person in people}
    found: list[Finding] = []
    for node in nodes:
        text = node.log.read_text(encoding="utf-8", errors="replace") if node.log.exists() else ""
        found += [Finding("secret in a log", node.name, what) for secret, what in secrets.items() if secret in text]
    return found
