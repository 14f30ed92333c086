"""The words of a review: what a moment was, and what its parts are called. What they are is found in `minds.review`."""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.state import Game
from unshuffled.words import asks
from unshuffled.words.phrases import Name, Phrase, say


def kind(name: str) -> Phrase:
    """A kind of luck or decision."""
    return say("review-kind", kind=name.replace("_", "-"))


def verdict(name: str) -> Phrase:
    """Did a purchase pay?"""
    return say("review-verdict", verdict=name.replace("_", "-"))


def came(g: Game, turn_card: str, card: str) -> Phrase:
    """What chance brought: a turn order card, a nemesis card, or something else."""
    if turn_card:
        return say("review-turn-card", card=asks.turn_card(g, constants.TURN_CARDS.index(turn_card)))
    if card:
        return say("review-nemesis-card", nemesis=Name("nemesis", g.scenario.nemesis.id), card=Name("card", card))
    return say("review-other-chance")


def used(uses: int, damage: int, aether: int, charges: int) -> list[Phrase]:
    """What a card that was bought did."""
    found = [say("review-uses", n=uses)]
    amounts = {"review-damage": damage, "review-aether": aether, "review-charges": charges}
    return found + [say(id, n=amount) for id, amount in amounts.items() if amount]
