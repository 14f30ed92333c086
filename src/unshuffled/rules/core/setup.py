"""Setting up a game: from a setup and a seed to the first question (SETUP, MKT, TURN, DIFF, SOLO)."""

from __future__ import annotations

from dataclasses import replace

from unshuffled.rules.core import chance, constants, machine
from unshuffled.rules.core.cards import Card
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.forms import GRAVEHOLD
from unshuffled.rules.core.mats import EXPEDITION, Mage, Nemesis, Protected
from unshuffled.rules.core.scenario import RANDOM, Scenario, Setup
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.core.switches import Switches, switches_of
from unshuffled.rules.core.version import RULES

DIFFICULTIES = {
    # name: players' life, Gravehold's life, change of the nemesis's life, form of the nemesis mat
    "beginner": (12, 35, -10, "beginner"),
    "normal": (10, 30, 0, "normal"),
    "expert": (10, 30, 0, "increased"),
    "extinction": (8, 25, 10, "increased"),
}
"""DIFF-01 to DIFF-04."""
BASICS = {1: (1, 3, 7), 2: (3, 5, 7), 3: (5, 6, 7), 4: (8, 7, 7)}
"""SETUP-15: basic cards per tier, by number of players."""
MARKET = (("gem", 3), ("relic", 2), ("spell", 4))
"""MKT-01."""


def start(content: Content, setup: Setup, seed: str, drawn: int = 0, rules: int = RULES) -> Game:
    """Set the game up and run to the first question."""
    game = lay(content, setup, seed, drawn, rules)
    machine.run(game)
    return game


def lay(content: Content, setup: Setup, seed: str, drawn: int = 0, rules: int = RULES) -> Game:
    """Set the game up, to be played by the rulings of this version; nothing has been drawn or asked yet.

    The game's table has the setup with every `random` resolved, and how many numbers of the setup stream that took.
    Laying that setup with that many numbers `drawn` gives the same game, whatever other packs are loaded.
    """
    counts = [0] * len(chance.STREAMS)
    counts[chance.SETUP] = drawn
    if not seed or seed != seed.strip() or not seed.isprintable():
        raise BadSetup(
            "setup/seed", f"the seed is {seed!r}; it needs at least one character, printable, without spaces around"
        )
    switches = switches_of(setup.edition, setup.switches, rules)
    if not 1 <= len(setup.mages) <= 4:
        raise BadSetup("setup/players", f"{len(setup.mages)} mages; a game has 1 to 4 (GEN-02)")
    if setup.difficulty not in DIFFICULTIES:
        raise BadSetup("setup/difficulty", f"unknown difficulty {setup.difficulty!r}; known: {', '.join(DIFFICULTIES)}")
    player_life, gravehold, change, form = DIFFICULTIES[setup.difficulty]
    nemesis = _nemesis(content, setup, seed, counts, form)
    mages = _mages(content, setup, seed, counts)
    protected, abilities = _protected(content, setup)
    supply = _market(content, setup, seed, counts)
    upgraded = _upgraded(content, setup)
    shared, own = _treasures(content, setup)
    resolved = replace(
        setup,
        mages=[mage.id for mage in mages],
        nemesis=nemesis.id,
        market=[content.ids[card] for card in supply],
    )
    own_piles = [content.index[card] for card in nemesis.supply]
    table = Scenario(content, resolved, switches, nemesis, mages, supply + own_piles, counts[chance.SETUP], protected)
    g = new_game(table, seed)
    g.chance_used = counts
    numbers = list(range(len(mages)))
    if switches.number_tokens == "random" and not (len(mages) == 4 and switches.four_player_deck == "pairs"):
        # With the pair deck no number tokens are dealt; neighbours share a pair (VAR-02).
        chance.shuffle(seed, counts, chance.SETUP, numbers)
    life = switches.solo_life if len(mages) == 1 and switches.solo_life else player_life
    values = switches.card_values
    g.players = [_player(content, seat, numbers[seat], mage, life, values) for seat, mage in enumerate(mages)]
    g.treasures = tuple(shared)
    for p, treasures in zip(g.players, own, strict=True):
        _take_treasures(content, p, treasures)
    if switches.open_decks == "off":
        for p in g.players:
            p.deck = [~card for card in p.deck]
    g.beside = _beside(g, upgraded, own)
    if protected is not None:
        gravehold += protected.life - DIFFICULTIES["normal"][1]
    g.gravehold = g.gravehold_max = gravehold
    g.nemesis_life = g.nemesis_max = nemesis.life if nemesis.fixed_life else nemesis.life + change
    g.supply = tuple([content.kinds[content.cards[card].kind].pile for card in supply] + list(nemesis.supply.values()))
    g.turn_deck = _turn_order(len(mages), switches)
    for _ in range(nemesis.special_turns):
        g.turn_deck[g.turn_deck.index(constants.NEMESIS)] = constants.SPECIAL
    g.turn_deck = _hidden(seed, counts, chance.TURN_ORDER, g.turn_deck)
    if switches.wild_card == "token" and switches.number_tokens == "random":
        g.wild_token = chance.below(seed, counts, chance.SETUP, len(mages))
    g.nemesis_deck = _nemesis_deck(content, nemesis, switches, upgraded, len(mages), seed, counts)
    g.counters = tuple([counter.start for counter in nemesis.counters])
    if nemesis.crowded >= 0:
        g.crowd = (0,) * len(nemesis.counters[nemesis.crowded].steps)
    for pile in nemesis.piles:
        cards = [card.index for card in nemesis.cards if card.kind == pile.kind for _ in range(card.in_deck)]
        g.piles.append(_hidden(seed, counts, chance.EXTRA, cards))
    if protected is not None:
        g.ability_deck = tuple(_hidden(seed, counts, chance.EXTRA, abilities))
    g.push(FLOW.game, Scope(constants.TEAM, -1))
    _start_treasures(g, own)
    if nemesis.setup is not None:
        g.push(nemesis.setup, Scope(constants.TEAM, -1))
    return g


def _player(content: Content, seat: int, number: int, mage: Mage, life: int, values: str) -> Player:
    p = new_player(seat, number, mage, life)
    p.hand = [content.index[card] for card in mage.hand]
    # SETUP-03: listed from the top; the top of a pile is the end of its list.
    p.deck = [content.index[card] for card in reversed(mage.values.get(values, mage.deck))]
    return p


def _treasures(content: Content, setup: Setup) -> tuple[list[int], list[list[Card]]]:
    """The treasures of all players, and those of each (KEY-34). There is one of each."""
    own = setup.own_treasures or [[] for _ in setup.mages]
    if len(own) != len(setup.mages):
        raise BadSetup("setup/treasure", f"treasures for {len(own)} players; there are {len(setup.mages)}")
    named = [*setup.treasures, *[id for each in own for id in each]]
    for id in named:
        if id not in content.index or not content.card(id).treasure:
            raise BadSetup("setup/treasure", f"{id!r} is no treasure of these packs")
        if named.count(id) > 1:
            raise BadSetup("setup/treasure", f"{id} is there twice; there is one of each treasure")
        if (content.card(id).treasure == 2) != (id in setup.treasures):
            raise BadSetup(
                "setup/treasure",
                f"{id} is of level {content.card(id).treasure}: level 2 belongs to all players, 1 and 3 to one",
            )
    return [content.index[id] for id in setup.treasures], [[content.card(id) for id in each] for each in own]


def _take_treasures(content: Content, p: Player, treasures: list[Card]) -> None:
    """A treasure of level 1 is a starting card instead of another one: in hand if it is there, else in the deck (PR-70).

    The others lie beside the mat.
    """
    for card in treasures:
        p.discard += [content.index[id] for id in card.brings]
        if card.treasure != 1:
            p.treasures = (*p.treasures, card.index)
            continue
        for id in card.replaces:
            old = content.index[id]
            if old in p.hand:
                p.hand[p.hand.index(old)] = card.index
                break
            if old in p.deck:
                at = len(p.deck) - 1 - p.deck[::-1].index(old)
                p.deck[at] = card.index
                break
        else:
            raise BadSetup(
                "setup/treasure",
                f"{card.id} is taken instead of {' or '.join(card.replaces)}; {p.mage.id} begins with neither",
            )


def _start_treasures(g: Game, own: list[list[Card]]) -> None:
    """What treasures do before the first turn, after the setup of the nemesis: those of all players, then by seat (PR-106)."""
    cards = g.scenario.content.cards
    starting = [(constants.TEAM, cards[card]) for card in g.treasures]
    starting += [(seat, card) for seat, treasures in enumerate(own) for card in treasures]
    for seat, card in reversed(starting):
        if card.when_game_starts is not None:
            g.push(card.when_game_starts, Scope(seat, card.index))


def _protected(content: Content, setup: Setup) -> tuple[Protected | None, list[int]]:
    """Who is protected instead of Gravehold, and the cards of their ability deck: those of the setup, or all (EXPD-10)."""
    if setup.protect == GRAVEHOLD:
        if setup.abilities:
            raise BadSetup("setup/protect", "Gravehold has no ability cards")
        return None, []
    if setup.protect not in content.protected:
        known = ", ".join([GRAVEHOLD, *sorted(content.protected)])
        raise BadSetup("setup/protect", f"unknown protected {setup.protect!r}; known: {known}")
    protected = content.protected[setup.protect]
    for id in setup.abilities:
        if id not in protected.abilities:
            raise BadSetup("setup/protect", f"{id!r} is no ability card of {protected.id}")
    if len(set(setup.abilities)) < len(setup.abilities):
        raise BadSetup("setup/protect", "each ability card is there once")
    return protected, [content.index[id] for id in setup.abilities or protected.abilities]


def _upgraded(content: Content, setup: Setup) -> list[Card]:
    """The upgraded basic cards of this game (KEY-37)."""
    for id in setup.upgraded:
        if id not in content.index or not content.card(id).upgraded:
            raise BadSetup("setup/upgraded", f"{id!r} is no upgraded basic card of these packs")
    if len(set(setup.upgraded)) < len(setup.upgraded):
        raise BadSetup("setup/upgraded", "each upgraded basic card is there once")
    return [content.card(id) for id in setup.upgraded]


def _hidden(seed: str, counts: list[int], stream: int, cards: list[int]) -> list[int]:
    """A shuffled pile of which nobody knows the order."""
    pile = sorted(cards)
    chance.shuffle(seed, counts, stream, pile)
    return [~card for card in pile]


def _turn_order(seats: int, switches: Switches) -> list[int]:
    """TURN-01 to TURN-05, SOLO-04, VAR-01."""
    if seats == 1:
        players = [0] * switches.solo_player_cards
    elif seats == 2:
        players = [0, 0, 1, 1]
    elif seats == 3:
        players = [0, 1, 2, constants.WILD]
    elif switches.four_player_deck == "pairs":
        players = [constants.PAIR_12, constants.PAIR_12, constants.PAIR_34, constants.PAIR_34]
    else:
        players = [0, 1, 2, 3]
    return [*players, constants.NEMESIS, constants.NEMESIS]


def _nemesis_deck(
    content: Content,
    nemesis: Nemesis,
    switches: Switches,
    upgraded: list[Card],
    seats: int,
    seed: str,
    counts: list[int],
) -> list[int]:
    """SETUP-14 to SETUP-19: tier 3 at the bottom, tier 1 on top, each shuffled on its own.

    Upgraded basic cards come first and count as basic cards of their tier (EXPD-06). There are never more of them than
    basic cards: so one player meets at most one of tier 1 and three of tier 2 (SOLO-12).
    """
    deck: list[int] = []
    basics = basic_pool(content, nemesis, switches)
    for tier in (3, 2, 1):
        own = [card.index for card in nemesis.cards if card.tier == tier]
        pool = [card.index for card in basics if card.tier == tier]
        wanted = BASICS[seats][tier - 1]
        first = sorted([card.index for card in upgraded if card.tier == tier])
        if len(first) > wanted:
            chance.shuffle(seed, counts, chance.NEMESIS, first)
            first = first[:wanted]
        wanted -= len(first)
        if len(pool) < wanted:
            raise BadSetup(
                "setup/basics",
                f"{nemesis.id}: {len(pool)} basic cards of tier {tier} in pack {nemesis.pack}, {wanted} needed",
            )
        pool.sort()
        chance.shuffle(seed, counts, chance.NEMESIS, pool)
        deck += _hidden(seed, counts, chance.NEMESIS, own + first + pool[:wanted])
    return deck


def basic_pool(content: Content, nemesis: Nemesis, switches: Switches) -> list[Card]:
    """The basic cards that can be in the nemesis deck, the upgraded ones aside."""
    if switches.basic_pool == "same_box":
        # A pack without basic cards of its own borrows those of the packs it is played with (ED-28).
        return [card for card in content.basics if content.is_in(card, nemesis.pack)] or content.basics
    return content.basics


def _beside(g: Game, upgraded: list[Card], treasures: list[list[Card]]) -> tuple[int, ...]:
    """The side decks from which something in this game can give a card. It says nothing about the nemesis deck."""
    content, nemesis = g.scenario.content, g.scenario.nemesis
    if not content.side_decks:
        return ()
    met = {nemesis.id, *[mage.id for mage in g.scenario.mages], *[content.ids[card] for card in g.scenario.supply]}
    met |= {id for mage in g.scenario.mages for id in (*mage.hand, *mage.deck)}
    for cards in (nemesis.cards, basic_pool(content, nemesis, g.scenario.switches), upgraded, *treasures):
        met |= {card.id for card in cards}
    met |= {content.ids[card] for card in g.treasures}
    laid: list[int] = []
    for deck in content.side_decks.values():
        if deck.users & met:
            for id, copies in deck.cards.items():
                laid += [content.index[id]] * copies
    return tuple(laid)


def _allowed(setup: Setup, pack: str) -> bool:
    return not setup.packs or pack in setup.packs


def _nemesis(content: Content, setup: Setup, seed: str, counts: list[int], form: str) -> Nemesis:
    if setup.nemesis == RANDOM:
        ids = sorted(n for n, forms in content.nemeses.items() if _allowed(setup, forms["normal"].pack))
        if not ids:
            raise BadSetup("setup/nemesis", f"no nemesis in packs {', '.join(setup.packs)}")
        chosen = ids[chance.below(seed, counts, chance.SETUP, len(ids))]
    elif setup.nemesis in content.nemeses:
        chosen = setup.nemesis
    else:
        raise BadSetup(
            "setup/nemesis", f"unknown nemesis {setup.nemesis!r}; known: {', '.join(sorted(content.nemeses))}"
        )
    forms = content.nemeses[chosen]
    return forms.get(f"{EXPEDITION}{form}", forms[form]) if setup.expedition else forms[form]


def _mages(content: Content, setup: Setup, seed: str, counts: list[int]) -> list[Mage]:
    named = [mage for mage in setup.mages if mage != RANDOM]
    for mage in named:
        if mage not in content.mages:
            raise BadSetup("setup/mage", f"unknown mage {mage!r}; known: {', '.join(sorted(content.mages))}")
    if len(set(named)) < len(named):
        raise BadSetup("setup/mage", "each mage can be played once")
    pool = sorted(n for n, mage in content.mages.items() if n not in named and _allowed(setup, mage.pack))
    chosen = []
    for mage in setup.mages:
        if mage != RANDOM:
            chosen.append(mage)
        elif pool:
            chosen.append(pool.pop(chance.below(seed, counts, chance.SETUP, len(pool))))
        else:
            raise BadSetup("setup/mage", "not enough mages in the chosen packs")
    return [content.mages[mage] for mage in chosen]


def _market(content: Content, setup: Setup, seed: str, counts: list[int]) -> list[int]:
    """MKT-01 to MKT-03. Piles lie as gems, relics, spells, each from the cheapest."""
    market = setup.market
    if len(market) == 1 and market[0] in content.markets:
        market = content.markets[market[0]].cards
    if market == [RANDOM]:
        chosen: list[int] = []
        for kind, wanted in MARKET:
            pool = [c for c in content.supply[kind] if content.cards[c].names_protected in ("", setup.protect)]
            if setup.packs:
                pool = [c for c in pool if any(content.is_in(content.cards[c], pack) for pack in setup.packs)]
            if len(pool) < wanted:
                raise BadSetup("setup/market", f"{len(pool)} {kind} cards in the chosen packs, {wanted} needed")
            chance.shuffle(seed, counts, chance.SETUP, pool)
            chosen += pool[:wanted]
    else:
        for name in market:
            if name not in content.index:
                raise BadSetup(
                    "setup/market", f"unknown card or market {name!r}; markets: {', '.join(sorted(content.markets))}"
                )
        chosen = [content.index[name] for name in dict.fromkeys(market)]
        for kind, wanted in MARKET:
            have = sum(
                1
                for card in chosen
                if content.cards[card].market == kind
                and not content.cards[card].is_starter
                and not content.cards[card].treasure
                and not content.cards[card].side_deck
            )
            if have != wanted:
                raise BadSetup("setup/market", f"the market has {have} {kind} piles; it needs {wanted} (MKT-01)")
        if len(chosen) != 9:
            raise BadSetup("setup/market", f"the market has {len(chosen)} piles; it needs 9 (MKT-01)")
    kind_order = [kind for kind, _ in MARKET]
    cards = content.cards
    return sorted(chosen, key=lambda c: (kind_order.index(cards[c].market), cards[c].cost, cards[c].id))


__all__ = ["BASICS", "DIFFICULTIES", "basic_pool", "lay", "start"]


def new_player(seat: int, number: int, mage: Mage, life: int) -> Player:
    """A player with an empty hand and deck."""
    p = Player()
    p.begin()
    p.seat = seat
    p.number = number
    p.mage = mage
    p.life = life
    p.max_life = life
    p.breach_turns = tuple(mage.breaches)
    p.breach_bonus = mage.bonus
    for track in mage.tracks:
        p.tokens[track.name] = track.start
    for token in mage.pile_tokens:
        p.tokens[token.name] = token.count
    return p


def new_game(scenario: Scenario, seed: str) -> Game:
    """A game in which nothing lies on the table yet."""
    g = Game()
    g.begin()
    g.scenario = scenario
    g.seed = seed
    return g
