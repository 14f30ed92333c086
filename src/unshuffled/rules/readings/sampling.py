"""Filling in the unknown: a game that looks the same to the players, with hidden cards and chances to come of its own.

A sample depends on the seed it is given and on what everyone can see, on nothing else. Minds play on from samples, running
games are forked by them, and tests use them to show that `view` tells nothing hidden.
"""

from __future__ import annotations

from unshuffled.rules.core import chance, fields
from unshuffled.rules.core.setup import basic_pool
from unshuffled.rules.core.state import Game
from unshuffled.rules.core.zones import covered, unseen


def sample(g: Game, seed: str) -> Game:
    """A copy in which every place nobody can know holds a card that could lie there, and what chance decides is from this seed."""
    made = g.copy()
    counts = [0] * len(chance.STREAMS)
    for field in fields.GAME:
        if field.known == fields.OWN:
            pile = list(getattr(made, field.name))
            _mix(pile, seed, counts)
            setattr(made, field.name, tuple(pile) if field.shape is fields.CARDS else pile)
    for n, places in unseen(made).items():
        if made.scenario.nemesis.piles[n].two_sided:
            _deal_two_sided(made, n, places, seed, counts)
            continue
        # Unseen cards of a side deck may lie in players' decks too; which is which nobody knows.
        dealt = sorted(cards_at[at] for cards_at, at in places)
        chance.shuffle(seed, counts, chance.SAMPLE, dealt)
        for (cards_at, at), card in zip(places, dealt, strict=True):
            cards_at[at] = card
    for p in made.players:
        for field in fields.PLAYER:
            if field.known == fields.OWN:
                _mix(getattr(p, field.name), seed, counts)
    _deal_nemesis_deck(made, seed, counts)
    # With the seed and counters of the game itself, its next shuffles would be known.
    made.seed = seed
    made.chance_used = [0] * len(chance.STREAMS)
    return made


def _mix(pile: list[int], seed: str, counts: list[int]) -> None:
    places = [at for at, c in enumerate(pile) if c < 0]
    dealt = sorted(pile[at] for at in places)
    chance.shuffle(seed, counts, chance.SAMPLE, dealt)
    for at, card in zip(places, dealt, strict=True):
        pile[at] = card


def _deal_two_sided(g: Game, n: int, places: list[tuple[list[int], int]], seed: str, counts: list[int]) -> None:
    """Cards with two sides: where the front can be seen, a card with that front; the rest of them lies in the deck."""
    cards = g.scenario.content.cards
    fronts = covered(g, n)
    in_play = [m for m in g.in_play if m.is_covered and cards[m.card].kind == g.scenario.nemesis.piles[n].kind]
    pool = sorted([~lying[at] for lying, at in places] + [~m.other for m in in_play])
    chance.shuffle(seed, counts, chance.SAMPLE, pool)
    for m in in_play:
        m.other = ~_take(g, pool, m.card)
    seen: set[tuple[int, int]] = set()
    for front, lying_there in fronts.items():
        for lying, at in lying_there:
            lying[at] = ~_take(g, pool, front)
            seen.add((id(lying), at))
    for lying, at in places:
        if (id(lying), at) not in seen:
            lying[at] = ~pool.pop()


def _take(g: Game, pool: list[int], front: int) -> int:
    """The first of these cards with this front."""
    cards = g.scenario.content.cards
    at = 0
    while cards[pool[at]].front != front:
        at += 1
    return pool.pop(at)


def _deal_nemesis_deck(g: Game, seed: str, counts: list[int]) -> None:
    """Own cards that nobody has seen are in the deck; the rest of each tier is any basic card not seen yet.

    So are upgraded ones, as far as there is room for them (EXPD-06): which are in is not known if they are more.
    """
    cards = g.scenario.content.cards
    deck = g.nemesis_deck
    nemesis = g.scenario.nemesis
    seen = {c for c in deck if c >= 0} | set(g.nemesis_discard) | {m.card for m in g.in_play} | set(g.pending)
    seen |= set(g.destroyed) | {card for p in g.players for card in p.in_front}
    basics = basic_pool(g.scenario.content, nemesis, g.scenario.switches)
    for tier in (1, 2, 3):
        places = [at for at, c in enumerate(deck) if c < 0 and cards[~c].tier == tier]
        own = [~deck[at] for at in places if cards[~deck[at]].nemesis]
        pool = sorted(c.index for c in basics if c.tier == tier and c.index not in seen)
        upgraded = sum(1 for at in places if cards[~deck[at]].upgraded)
        if upgraded:
            owned = [g.scenario.content.index[id] for id in g.scenario.setup.upgraded]
            left = sorted(c for c in owned if cards[c].tier == tier and c not in seen)
            chance.shuffle(seed, counts, chance.SAMPLE, left)
            own += left[:upgraded]
        chance.shuffle(seed, counts, chance.SAMPLE, pool)
        dealt = sorted(own + pool[: len(places) - len(own)])
        chance.shuffle(seed, counts, chance.SAMPLE, dealt)
        for at, card in zip(places, dealt, strict=True):
            deck[at] = ~card
