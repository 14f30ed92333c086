"""Which cell a table belongs to: rendezvous hashing.

Every cell gets a score for the table, and the highest wins. A new cell takes its share from all others alike, and no table
changes between two old ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

MAIN = "main"
"""The name of the main database as a cell."""


def score(cell: str, table: str) -> bytes:
    """How much the cell wants the table."""
    return blake2b(f"{cell}\n{table}".encode(errors="surrogatepass"), digest_size=8).digest()


def ranking(cells: Iterable[str], table: str) -> list[str]:
    """The cells in the order in which the table belongs to them."""
    return sorted(cells, key=lambda cell: (score(cell, table), cell), reverse=True)
