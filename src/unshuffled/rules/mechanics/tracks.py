"""Tokens on tracks: how far they go, what they meet there, and where they cannot go back."""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.few import put
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics import endings


def tokens_of(g: Game, group: str) -> list[int]:
    """The tracks of a group whose token is there, in the order of the mat."""
    return [
        n
        for n, track in enumerate(g.scenario.nemesis.counters)
        if track.group == group and (track.life_at < 0 or g.counters[track.life_at] > 0)
    ]


def life_of(g: Game, n: int) -> int:
    """The life of the token of this track; 0 if it is gone."""
    return g.counters[g.scenario.nemesis.counters[n].life_at]


def can_move(g: Game, n: int, back: bool) -> bool:
    """Is there anything that a move of this token would do?"""
    track, at = g.scenario.nemesis.counters[n], g.counters[n]
    if back:
        return at > 0 and at not in track.no_way_back
    return at < track.largest or track.last_again


def go(g: Game, n: int, left: int, back: bool, card: int, times: int = 1) -> int:
    """Move the token that `can_move`, as far as what happens first. How many steps are left then?

    On some tracks only the step on which a move ends counts (OPEN-24); what it says is resolved so many `times`.
    """
    track, at = g.scenario.nemesis.counters[n], g.counters[n]
    if back:
        _moved(g, n, at - 1)
        return left - 1
    if at == track.largest:
        # SHEET-E153-05: what it stands on, whatever the number of steps.
        left = 0
    elif track.landing:
        _moved(g, n, min(track.largest, at + left))
        left = 0
    else:
        _moved(g, n, at + 1)
        left -= 1
    block = track.steps[g.counters[n] - 1]
    if block is not None:
        for _ in range(times):
            g.push(block, Scope(constants.TEAM, card))
    return left


def heal(g: Game, n: int, amount: int) -> None:
    """The token gains life, never more than it began with (DMG-10)."""
    track = g.scenario.nemesis.counters[n]
    at = track.life_at
    gained = min(amount, g.scenario.nemesis.counters[at].largest - g.counters[at])
    if gained > 0:
        g.counters = put(g.counters, at, g.counters[at] + gained)
        g.nemesis_life += gained
        g.events.append(("token_healed", track.name, gained))


def _moved(g: Game, n: int, to: int) -> None:
    g.events.append(("track_moved", g.scenario.nemesis.counters[n].name, to - g.counters[n]))
    g.counters = put(g.counters, n, to)
    endings.check_rules_of_nemesis(g)
