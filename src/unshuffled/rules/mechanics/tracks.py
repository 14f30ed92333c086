"""Tokens on tracks: how far they go, what they meet there, and where they cannot go back."""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.few import put
from unshuffled.rules.core.language import Block
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


def is_whole(g: Game, n: int) -> bool:
    """Return whether the token has all the life it began with."""
    at = g.scenario.nemesis.counters[n].life_at
    return g.counters[at] >= g.scenario.nemesis.counters[at].largest


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


# Many equal tokens on one track


def entry(g: Game, n: int) -> int:
    """The step where new tokens are put."""
    return g.scenario.nemesis.counters[n].enter[len(g.players) - 1]


def place(g: Game, n: int, count: int, card: int) -> None:
    """Put new tokens on the step where they enter; on some tracks they move on at once."""
    track, at = g.scenario.nemesis.counters[n], entry(g, n)
    if count <= 0:
        return
    g.counters = put(g.counters, n, g.counters[n] + count)
    g.crowd = put(g.crowd, at - 1, g.crowd[at - 1] + count)
    g.events.append(("counter_changed", track.name, count))
    if track.pushes:
        advance_many(g, n, [(at, count)], track.pushes, card)


def take_away(g: Game, n: int, at: int) -> None:
    """Remove a token from a step."""
    g.counters = put(g.counters, n, g.counters[n] - 1)
    g.crowd = put(g.crowd, at - 1, g.crowd[at - 1] - 1)
    g.events.append(("counter_changed", g.scenario.nemesis.counters[n].name, -1))


def advance_many(g: Game, n: int, moved: list[tuple[int, int]], by: int, card: int) -> None:
    """Move tokens from these steps, so many of each, all at the same time; then what they meet is resolved for each."""
    track = g.scenario.nemesis.counters[n]
    crowd = list(g.crowd)
    met: list[Block] = []
    total = 0
    for at, count in moved:
        crowd[at - 1] -= count
        to = at
        for left in range(by, 0, -1):
            if to == len(track.steps) and not track.loop:
                break
            to = to + 1 if to < len(track.steps) else track.loop
            block = track.steps[to - 1]
            if block is not None and (left == 1 or not track.landing):
                met += [block] * count
        crowd[to - 1] += count
        if to != at:
            total += count
    g.crowd = tuple(crowd)
    if total:
        g.events.append(("tokens_advanced", track.name, total))
    for block in reversed(met):
        g.push(block, Scope(constants.TEAM, card))


def beside(g: Game, n: int, at: int) -> list[int]:
    """The steps that are joined to this one by a move (PR-126)."""
    track = g.scenario.nemesis.counters[n]
    last = len(track.steps)
    found = [at - 1] if at > 1 else []
    if at < last:
        found.append(at + 1)
    if track.loop and at == last:
        found.append(track.loop)
    if track.loop == at:
        found.append(last)
    return found
