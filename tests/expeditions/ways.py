"""Expeditions in tests: begin one, and answer whatever is asked."""

from __future__ import annotations

import random
from typing import Any

from tests.expeditions.pack import content
from unshuffled.expeditions import battles, entries, fold
from unshuffled.expeditions.asks import asked
from unshuffled.expeditions.entries import Entry
from unshuffled.expeditions.saves import Save
from unshuffled.expeditions.state import State
from unshuffled.lab import treks
from unshuffled.minds.randoms import EagerMind
from unshuffled.rules.core import machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.setup import MARKET, start
from unshuffled.rules.saves import transcript

PACKS = ("base", "war_eternal", "venture")
"""Without the trial pack, whose cards isolate rules; one of them never ends."""
WIN, LOSS = "nemesis_slain", "gravehold_fallen"


class Way:
    """An expedition on its way."""

    def __init__(self, form: str = "two_battles", secret: str = "secret", **given: Any) -> None:
        self.save = Save(secret)
        self.content: Content = content()
        self.do(fold.begin(self.content, form, secret, **{"packs": PACKS, **given}))

    def do(self, entry: Entry) -> Way:
        """Take in an entry."""
        self.state: State = self.save.add(self.content, entry)
        return self

    def market(self, *without: str) -> Way:
        """The first cards of the barracks, these aside."""
        options = asked(self.content, self.state).options
        chosen = [[id for id in options[kind] if id not in without][:count] for kind, count in MARKET]
        return self.do(entries.MarketChosen([id for each in chosen for id in each]))

    def mages(self, *mages: str) -> Way:
        """These mages, or the first two of the barracks."""
        return self.do(entries.MagesChosen(list(mages or self.state.barracks.mages[:2])))

    def to_battle(self) -> Way:
        """Whatever is asked before the battle, in the plainest way: no treasures."""
        if self.state.step == "market":
            self.market()
        if self.state.step == "mages":
            self.mages()
        if self.state.step == "treasures":
            self.do(entries.TreasuresChosen([], [[] for _ in self.state.mages]))
        return self

    def win(self) -> Way:
        """Fight the next battle, and win it."""
        return self.to_battle().do(entries.Fought(WIN))

    def lose(self) -> Way:
        """Fight the next battle, and lose it; what is asked then is open."""
        return self.to_battle().do(entries.Fought(LOSS))


def any_answer(at: Content, state: State, dice: random.Random, chance_of_winning: float = 0.5) -> Entry:
    """Some entry that answers what is asked; a battle is decided by the dice."""
    if state.step == "battle":
        return entries.Fought(WIN if dice.random() < chance_of_winning else LOSS)
    return treks.any_choice(at, state, dice)


def play_battle(at: Content, save: Save) -> Entry:
    """Play the next battle to its end with an eager mind."""
    state = save.state(at)
    seed = battles.seed(save.secret, state)
    game = start(at, battles.setup_of(state), seed)
    mind, keys = EagerMind(seed), list[str]()
    while game.decision is not None:
        keys.append(mind.pick(game.decision))
        machine.answer(game, keys[-1])
    return battles.fought(at, state, transcript.record_of(game, keys), seed)
