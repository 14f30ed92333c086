"""Markets for card tests: the plain market with the named cards in it."""

from tests.table import PLAIN_MARKET, content


def market_with(*cards: str) -> list[str]:
    """The plain market in which each of these cards replaces one of its kind."""
    market = list(PLAIN_MARKET)
    for card in cards:
        kind = content().card(card).kind
        place = next(n for n, old in enumerate(market) if content().card(old).kind == kind and old not in cards)
        market[place] = card
    return market
