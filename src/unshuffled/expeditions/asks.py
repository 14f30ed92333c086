"""What is asked now, and what may be answered."""

from __future__ import annotations

from dataclasses import dataclass, field

from unshuffled.expeditions import state as states
from unshuffled.expeditions.state import State, by_level, by_place
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.setup import BASICS, MARKET


@dataclass
class Ask:
    """A question between battles: one of `state.STEPS`, its options by group, and how many of each group to choose."""

    step: str
    options: dict[str, list[str]] = field(default_factory=dict)
    least: dict[str, int] = field(default_factory=dict)
    most: dict[str, int] = field(default_factory=dict)


def asked(content: Content, state: State) -> Ask:
    """What the expedition waits for. A battle is asked for without options; the end without anything.

    The groups: `gem`, `relic`, `spell` of a market; `mage`; `shared` for one treasure of all players, `first` and
    `third` for those of levels 1 and 3, which are chosen for each mage; `reward`; `path`.
    """
    ask = Ask(state.step)
    if state.step == states.MARKET:
        ask.options = by_place(content, state.barracks.cards)
        ask.least = ask.most = dict(MARKET)
    elif state.step == states.MAGES:
        ask.options = {"mage": list(state.barracks.mages)}
        ask.least = {"mage": 1}
        ask.most = {"mage": min(max(BASICS), len(state.barracks.mages))}
    elif state.step == states.TREASURES:
        levels = by_level(content, state.barracks.treasures)
        ask.options = {"shared": levels[2], "first": levels[1], "third": levels[3]}
        ask.least = dict.fromkeys(ask.options, 0)
        ask.most = {"shared": min(1, len(levels[2])), "first": min(1, len(levels[1])), "third": min(1, len(levels[3]))}
    elif state.step == states.REWARD:
        ask.options = {"reward": rewards(state)}
        ask.least = ask.most = {"reward": 1}
    elif state.step == states.PATH:
        ask.options = {"path": list(state.ways)}
        ask.least = ask.most = {"path": 1}
    return ask


def rewards(state: State) -> list[str]:
    """What may be chosen after this loss: whatever has something new left (PR-71)."""
    return [of for of in state.battle.loss if unseen(state, of)]


def unseen(state: State, of: str) -> list[str]:
    """What was not seen in this expedition yet."""
    return [id for id in state.pool.get(of, ()) if id not in state.seen]


def fits(content: Content, treasure: str, mage: str) -> bool:
    """Can this mage begin with this treasure of level 1?"""
    mat = content.mages[mage]
    return any(card in mat.hand or card in mat.deck for card in content.card(treasure).replaces)
