"""Building positions: the smallest game state that shows a rule, and a plain way to read it.

`position(...)` lays a real game and then puts the named things where they are wanted. No switch in the
engine knows that it is being tested. Decks are listed from the top, discard piles from the bottom.

>>> t = position(hand=["crystal", "spark"])
>>> t.do("play crystal").you.aether
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from unshuffled.packs import library
from unshuffled.rules import flows
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.events import describe
from unshuffled.rules.core.few import put
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.forms import GRAVEHOLD
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, InPlay, Player, Prepped
from unshuffled.rules.effects import nemesis
from unshuffled.rules.mechanics import actions

TRIAL = Path(__file__).parent / "packs" / "trial"
PLAIN_MARKET = [
    "jade",
    "searing_ruby",
    "burning_opal",
    "flexing_dagger",
    "bottled_vortex",
    "amplify_vision",
    "essence_theft",
    "planar_insight",
    "consuming_void",
]
DIRECTIONS = {"right": 0, "down": 1, "left": 2, "up": 3, "open": 4, "none": -1}
NUMERALS = {"I": 0, "II": 1, "III": 2, "IV": 3}


@cache
def content() -> Content:
    """The shipped packs and the trial pack."""
    shipped = sorted(folder for folder in library.SHIPPED.iterdir() if (folder / "pack.yaml").is_file())
    return library.load_folders([*shipped, TRIAL])


@dataclass
class Seat:
    """A player as a test reads it."""

    game: Game
    player: Player

    def _names(self, pile: Sequence[int]) -> list[str]:
        return [content().cards[c if c >= 0 else ~c].id for c in pile]

    @property
    def hand(self) -> list[str]:
        """In the order drawn."""
        return self._names(self.player.hand)

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return self._names(self.player.deck[::-1])

    @property
    def discard(self) -> list[str]:
        """From the bottom; the last is the visible card."""
        return self._names(self.player.discard)

    @property
    def played(self) -> list[str]:
        """Gems and relics in front of the player."""
        return self._names(self.player.played)

    @property
    def prepped(self) -> list[tuple[str, int]]:
        """Spells with the number of their breach, 1 to 4."""
        return [(content().cards[x.card].id, x.breach + 1) for x in self.player.prepped]

    @property
    def breaches(self) -> list[str]:
        """`open`, `none`, or where the yellow section points."""
        return [{v: k for k, v in DIRECTIONS.items()}[t] for t in self.player.breach_turns]

    @property
    def life(self) -> int:
        """Life left."""
        return self.player.life

    @property
    def charges(self) -> int:
        """Charges on the mat."""
        return self.player.charges

    @property
    def aether(self) -> int:
        """Aether of all kinds left."""
        return self.player.aether + sum(amount for _, amount in self.player.restricted_aether)

    @property
    def exhausted(self) -> bool:
        """At 0 life?"""
        return self.player.exhausted


@dataclass
class At:
    """A position, and what can be done with it."""

    game: Game
    seen: list[dict[str, str | int]] = field(default_factory=list)
    """Every event since the position was laid, named."""

    @property
    def you(self) -> Seat:
        """Seat 0."""
        return self.p(1)

    def p(self, number: int) -> Seat:
        """The player with this number, from 1."""
        return Seat(self.game, self.game.players[number - 1])

    @property
    def options(self) -> list[str]:
        """The keys that may be answered now; empty when the game is over."""
        return list(self.game.decision.keys) if self.game.decision is not None else []

    def offers(self, verb: str) -> list[str]:
        """The keys that begin with this word."""
        return [key for key in self.options if key.split()[0] == verb]

    @property
    def asked(self) -> str:
        """What is asked."""
        return self.game.decision.ask if self.game.decision is not None else ""

    @property
    def decider(self) -> int:
        """Who decides: a player number from 1, or 0 for the players together."""
        return self.game.decision.seat + 1 if self.game.decision is not None else 0

    def do(self, *keys: str) -> At:
        """Answer, one key after the other; each must be legal."""
        for key in keys:
            machine.answer(self.game, key)
            self._note()
        return self

    def run(self) -> At:
        """Run to the next question."""
        machine.run(self.game)
        self._note()
        return self

    def _note(self) -> None:
        self.seen += [describe(content(), event) for event in self.game.events]
        self.game.events = []

    def resolve(self, card: str) -> At:
        """The nemesis draws this card now and resolves it, as in its draw phase."""
        index = content().index[card]
        record = content().cards[index]
        g = self.game
        g.decision = None
        g.pending.append(index)
        g.tier = max(g.tier, record.tier)
        scope = Scope(constants.TEAM, index)
        if record.kind == "attack":
            assert record.do is not None
            g.push(FLOW.attack_end, scope)
            g.push(record.do, scope)
        else:
            g.push(FLOW.enter, scope)
        return self.run()

    def main_phase_of_nemesis(self) -> At:
        """Resolve every minion and power in play."""
        self.game.decision = None
        self.game.push(Block("test/nemesis_main", [flows.NemesisMain()]), Scope(constants.TEAM, -1))
        return self.run()

    def unleash(self) -> At:
        """One Unleash."""
        self.game.decision = None
        nemesis.unleash(self.game)
        return self.run()

    def routine(self, name: str) -> At:
        """A routine of the nemesis mat."""
        self.game.decision = None
        self.game.push(self.game.scenario.nemesis.routines[name], Scope(constants.TEAM, -1))
        return self.run()

    def steps(self, block: Block, you: int = constants.TEAM) -> At:
        """Any block of steps, with this player (seat from 0) as you."""
        self.game.decision = None
        self.game.push(block, Scope(you, -1))
        return self.run()

    @property
    def in_play(self) -> list[tuple[str, int]]:
        """Minions with their life and powers with their tokens, oldest first."""
        return [(content().cards[m.card].id, m.tokens or m.life) for m in self.game.in_play]

    @property
    def nemesis_discard(self) -> list[str]:
        """From the bottom."""
        return [content().cards[c].id for c in self.game.nemesis_discard]

    @property
    def nemesis_deck(self) -> list[str]:
        """From the top."""
        return [content().cards[c if c >= 0 else ~c].id for c in reversed(self.game.nemesis_deck)]

    @property
    def turn_discard(self) -> list[str]:
        """From the bottom."""
        return [constants.TURN_CARDS[c] for c in self.game.turn_discard]

    @property
    def turn_deck(self) -> list[str]:
        """From the top."""
        return [constants.TURN_CARDS[c if c >= 0 else ~c] for c in reversed(self.game.turn_deck)]

    def counter(self, name: str) -> int:
        """Tokens of the nemesis."""
        return self.game.counters[self.game.scenario.nemesis.counter(name)]

    def supply(self, card: str) -> int:
        """Cards left in a pile."""
        return self.game.supply[self.game.scenario.supply_index[content().index[card]]]

    def events(self, name: str) -> list[dict[str, str | int]]:
        """The events of one name so far."""
        return [event for event in self.seen if event["event"] == name]

    def course(self, *names: str) -> list[str]:
        """The names of these events so far, in the order they happened."""
        return [str(event["event"]) for event in self.seen if event["event"] in names]


def _cards(names: Sequence[str]) -> list[int]:
    return [content().index[name] for name in names]


def _place(p: Player, given: Mapping[str, Any]) -> None:
    """Put things where the test wants them."""
    for key, value in given.items():
        if key == "hand":
            p.hand = _cards(value)
        elif key == "deck":
            p.deck = _cards(value)[::-1]
        elif key == "discard":
            p.discard = _cards(value)
        elif key == "played":
            p.played = _cards(value)
            p.played_this_turn = tuple(_cards(value))
        elif key == "breaches":
            for name, direction in value.items():
                at = NUMERALS[name] if name in NUMERALS else int(name) - 1
                p.breach_turns = put(p.breach_turns, at, DIRECTIONS[direction])
        elif key == "prepped":
            for breach, spells in value.items():
                at = NUMERALS[breach] if breach in NUMERALS else int(breach) - 1
                for spell in [spells] if isinstance(spells, str) else spells:
                    record = content().card(spell)
                    p.prepped.append(
                        Prepped(record.index, at, at + 1 if record.prep == "two_adjacent" else -1, fresh=False)
                    )
        elif key == "life":
            p.life = value
            p.exhausted = value == 0
        elif key in ("charges", "aether", "max_life", "tokens", "focused", "restricted_aether"):
            setattr(p, key, value)
        else:
            raise KeyError(key)


def position(
    phase: str = "main",
    *,
    nemesis: str = "tally",
    mages: Sequence[str] = ("plain_one", "plain_two"),
    market: Sequence[str] = tuple(PLAIN_MARKET),
    difficulty: str = "normal",
    edition: str = "default",
    switches: Mapping[str, str | int] | None = None,
    seed: str = "test",
    p2: Mapping[str, Any] | None = None,
    p3: Mapping[str, Any] | None = None,
    p4: Mapping[str, Any] | None = None,
    gravehold: int | None = None,
    nemesis_life: int | None = None,
    in_play: Sequence[tuple[str, int] | str] = (),
    nemesis_deck: Sequence[str] | None = None,
    nemesis_discard: Sequence[str] = (),
    turn_deck: Sequence[str] | None = None,
    turn_discard: Sequence[str] | None = None,
    counters: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    swarm: int | None = None,
    protect: str = GRAVEHOLD,
    abilities: Sequence[str] = (),
    protected_charges: int = 0,
    tier: int = 1,
    setup: bool = False,
    **you: Any,
) -> At:
    """A position. `phase` is `main`, `casting`, `draw` (of seat 0), `nemesis` (a whole turn), `turn` (draw a turn order
    card) or `none` (nothing runs; use `resolve`, `unleash`, `steps`).

    Keywords without a name of their own belong to seat 0: hand, deck, discard, played, prepped, breaches, life,
    charges, aether, tokens; for others give them in `p2`, `p3`, `p4`. `protect` is who is protected instead of
    Gravehold, and `abilities` their ability deck, from the top. `setup` also runs the nemesis's setup steps.
    """
    chosen = Setup(
        mages=list(mages),
        nemesis=nemesis,
        difficulty=difficulty,
        market=list(market),
        edition=edition,
        switches=dict(switches or {}),
        protect=protect,
        abilities=list(abilities),
    )
    g = lay(content(), chosen, seed)
    setup_frames = g.stack[1:]
    del g.stack[1:]
    for p in g.players:
        p.hand, p.deck, p.discard = [], [], []
    for p, given in zip(g.players, (you, p2, p3, p4), strict=False):
        _place(p, given or {})
        if g.scenario.switches.open_decks == "off":
            p.deck = [~card for card in p.deck]
    if gravehold is not None:
        g.gravehold = gravehold
    if nemesis_life is not None:
        g.nemesis_life = nemesis_life
    if nemesis_deck is not None:
        g.nemesis_deck = _cards(nemesis_deck)[::-1]
    g.nemesis_discard = _cards(nemesis_discard)
    if turn_deck is not None:
        g.turn_deck = [constants.TURN_CARDS.index(c) for c in reversed(turn_deck)]
    if turn_discard is not None:
        g.turn_discard = [constants.TURN_CARDS.index(c) for c in turn_discard]
    for name, value in (counters or {}).items():
        g.counters = put(g.counters, g.scenario.nemesis.counter(name), value)
    for name, value in (supply or {}).items():
        g.supply = put(g.supply, g.scenario.supply_index[content().index[name]], value)
    g.protected_charges = protected_charges
    if abilities:
        g.ability_deck = tuple([~content().index[name] for name in reversed(abilities)])
    if swarm is not None:
        g.swarm = swarm
    g.tier = tier
    for entry in in_play:
        name, amount = entry if isinstance(entry, tuple) else (entry, None)
        record = content().card(name)
        scope = Scope(constants.TEAM, record.index)
        full = record.life.value(g, scope) if record.life is not None else 0
        life = (full if amount is None else amount) if record.life is not None else 0
        tokens = 0 if record.life is not None else record.power if amount is None else amount
        g.in_play.append(InPlay(g.next_uid, record.index, life, max(full, life), tokens))
        g.next_uid += 1
    if setup:
        g.stack += setup_frames
    at = At(g)
    if setup:
        if phase == "none":
            del g.stack[0]
        return at.run()
    turn = FLOW.player_turn.steps
    first = {"casting": 2, "main": 5, "draw": 7}
    if phase in first:
        g.active = 0
        g.turn = 1
        scope = Scope(0, -1)
        g.push(Block("flow/player_turn", turn), scope)
        g.stack[-1].pc = first[phase]
    elif phase == "nemesis":
        g.active = constants.NEMESIS_TURN
        g.turn = 1
        g.push(FLOW.nemesis_turn, Scope(constants.TEAM, -1))
    elif phase == "none":
        g.stack.clear()
        g.active = constants.NOBODY
        return at
    return at.run()


__all__ = ["At", "Seat", "actions", "content", "position"]
