"""Positions with the draft of the third box beside the shipped packs."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests import table
from unshuffled.packs import library
from unshuffled.rules.core.content import Content

DRAFTS = Path(__file__).parents[2] / "drafts"


@cache
def content() -> Content:
    """The shipped packs, the trial pack and the draft."""
    return library.load_folders([*library.shipped(), table.TRIAL, DRAFTS / "outcasts"])


def market_with(*cards: str) -> list[str]:
    """The plain market in which each of these cards replaces one of its kind."""
    market = list(table.PLAIN_MARKET)
    for card in cards:
        kind = content().card(card).kind
        place = next(n for n, old in enumerate(market) if content().card(old).kind == kind and old not in cards)
        market[place] = card
    return market
