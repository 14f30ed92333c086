"""The canonical state: what lies on the table, in words that no class of the engine decides.

README.md is the agreement; this is how today's classes say it. When they change, this file changes with them, and the
digests of the corpus must come out the same.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from unshuffled.rules.core import chance, constants
from unshuffled.rules.core.state import Game, Player

PARTS = "dgtsnc1234"
"""Decision, game, turn order, supply, nemesis, chance, players."""
NAMES = dict(zip(PARTS, ("decision", "game", "turn_order", "supply", "nemesis", "chance"), strict=False))
NAMES |= {number: f"player {number}" for number in "1234"}
BREACHES = ("I", "II", "III", "IV")
USES = {name: mask for name, mask in constants.USES.items() if mask.bit_count() == 1}


def parts(g: Game) -> dict[str, Any]:
    """The state, part by part."""
    made = {
        "d": _decision(g),
        "g": _game(g),
        "t": _turn_order(g),
        "s": _supply(g),
        "n": _nemesis(g),
        "c": dict(zip(chance.STREAMS, g.chance_used, strict=True)),
    }
    for p in g.players:
        made[str(p.seat + 1)] = _player(g, p)
    return made


def text_of(part: Any) -> str:
    """A part as the text that is hashed."""
    return json.dumps(part, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(text: str) -> bytes:
    """Sixteen bytes of BLAKE2b; the files show the first ones."""
    return blake2b(text.encode(), digest_size=16).digest()


def _cards(g: Game, pile: Sequence[int]) -> list[str]:
    """A pile in its order. A question mark stands before a card whose place nobody can know."""
    ids = g.scenario.content.ids
    return [ids[card] if card >= 0 else f"?{ids[~card]}" for card in pile]


def _who(seat: int) -> str:
    """A player by the number of their seat, or a side."""
    return {constants.NOBODY: "nobody", constants.NEMESIS_TURN: "nemesis"}.get(seat, str(seat + 1))


def _uses(mask: int) -> list[str]:
    return sorted(name for name, use in USES.items() if mask & use)


def _decision(g: Game) -> Any:
    d = g.decision
    if d is None:
        return None
    return {
        "of": "players" if d.seat == constants.TEAM else _who(d.seat),
        "ask": d.ask,
        "about": g.scenario.content.ids[d.card] if d.card >= 0 else "",
        "keys": d.keys,
        "least": d.least,
        "most": d.most,
        "args": list(d.args),
    }


def _game(g: Game) -> Any:
    return {
        "turn": g.turn,
        "phase": constants.PHASES[g.phase],
        "active": _who(g.active),
        "outcome": g.outcome,
        "gravehold": [g.gravehold, g.gravehold_max],
        "exhausting": [[_who(seat), excess] for seat, excess in g.exhaust_queue],
        "revealed": g.turned_up,
        # Rules of games that had neither leave them out.
        **({"waiting": [list(delayed.key()) for delayed in g.delayed]} if g.delayed else {}),
        **({"reacted": list(g.reacted)} if g.reacted else {}),
        **_treasures(g, g.treasures),
        **_later(
            beside=_cards(g, g.beside),
            noted=[list(pair) for pair in g.noted],
            protected_charges=g.protected_charges,
            ability_deck=_cards(g, g.ability_deck),
            ability_discard=_cards(g, g.ability_discard),
            ability=_cards(g, g.ability),
        ),
    }


def _treasures(g: Game, treasures: Sequence[int]) -> dict[str, Any]:
    """They came after the corpus: a game without them says nothing of them."""
    return {"treasures": _cards(g, treasures)} if treasures else {}


def _later(**fields: Any) -> dict[str, Any]:
    """What came after the corpus: a game without it says nothing of it."""
    return {name: value for name, value in fields.items() if value}


def _turn_order(g: Game) -> Any:
    names = constants.TURN_CARDS
    return {
        "deck": [names[card] if card >= 0 else f"?{names[~card]}" for card in g.turn_deck],
        "discard": [names[card] for card in g.turn_discard],
        "wild": _who(g.wild_token),
        "pairs": [_who(holder) for holder in g.pair_tokens],
    }


def _supply(g: Game) -> Any:
    ids = g.scenario.content.ids
    return {
        "piles": [[ids[card], left] for card, left in zip(g.scenario.supply, g.supply, strict=True)],
        "destroyed": _cards(g, g.destroyed),
    }


def _nemesis(g: Game) -> Any:
    nemesis = g.scenario.nemesis
    return {
        "id": nemesis.id,
        "form": nemesis.form,
        "life": [g.nemesis_life, g.nemesis_max],
        "tier": g.tier,
        "deck": _cards(g, g.nemesis_deck),
        "discard": _cards(g, g.nemesis_discard),
        # A card with one side says nothing of another; those with two came after the corpus.
        "in_play": [
            [
                m.uid,
                g.scenario.content.ids[m.card],
                m.life,
                m.max_life,
                m.tokens,
                *([] if m.other == m.card else _cards(g, [m.other])),
            ]
            for m in g.in_play
        ],
        "next": g.next_uid,
        "resolving": _cards(g, g.pending),
        "drawn": _cards(g, [g.drawn] if g.drawn >= 0 else []),
        "more_draws": g.extra_draws,
        "prevented": g.prevented,
        "counters": {counter.name: count for counter, count in zip(nemesis.counters, g.counters, strict=True)},
        **({"crowd": list(g.crowd)} if g.crowd else {}),
        "decks": {
            pile.name: [_cards(g, g.piles[n]), _cards(g, g.piles[pile.discards])]
            for n, pile in enumerate(nemesis.piles)
            if pile.face_down
        },
        "open_pile": _cards(g, g.piles[nemesis.open_pile]) if nemesis.open_pile >= 0 else [],
        "swarm": [g.swarm, g.swarm_hurt],
    }


def _player(g: Game, p: Player) -> Any:
    return {
        "mage": p.mage.id,
        "number": p.number + 1,
        "life": [p.life, p.max_life],
        "exhausted": p.exhausted,
        "charges": p.charges,
        "tokens": dict(p.tokens),
        **_treasures(g, p.treasures),
        **_later(in_front=_cards(g, p.in_front)),
        "hand": _cards(g, p.hand),
        "deck": _cards(g, p.deck),
        "discard": _cards(g, p.discard),
        "played": _cards(g, p.played),
        "breaches": [
            {
                "turns": "open"
                if turns == constants.OPEN_BREACH
                else "none"
                if turns == constants.NO_BREACH
                else turns,
                "bonus": bonus,
                "focused": bool(p.focused >> at & 1),
            }
            for at, (turns, bonus) in enumerate(zip(p.breach_turns, p.breach_bonus, strict=True))
        ],
        "prepped": [
            [
                g.scenario.content.ids[spell.card],
                [BREACHES[at] for at in (spell.breach, spell.second_breach) if at >= 0],
                spell.fresh,
                spell.used,
            ]
            for spell in p.prepped
        ],
        "aether": p.aether,
        "limited_aether": [[_uses(mask), amount] for mask, amount in p.restricted_aether],
        "cards_played": _cards(g, p.played_this_turn),
        "cards_gained": _cards(g, p.gained_this_turn),
        "discounts": [[_uses(mask), by] for mask, by in p.discounts],
        "redirects": [[to, optional] for to, optional in p.redirects],
        "two_per_breach": p.two_per_breach,
        **({"shields": [list(shield) for shield in p.shields]} if p.shields else {}),
    }
