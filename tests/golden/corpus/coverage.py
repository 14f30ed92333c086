"""What the games of the corpus have met of all there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.golden.corpus.games import Recorded, content, played
from unshuffled.rules.core.events import FIELDS, describe
from unshuffled.rules.core.state import Game

DREW = {"nemesis_card_drawn", "side_card_drawn", "entered_play"}


@dataclass(slots=True)
class Met:
    """Counts by name."""

    games: int = 0
    answers: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    setups: Counter[tuple[str, str | int]] = field(default_factory=Counter)
    asks: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    gained: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    """Gems and relics played, spells cast."""
    drawn: Counter[str] = field(default_factory=Counter)
    """Cards of the nemesis."""
    activated: Counter[str] = field(default_factory=Counter)

    def add(self, game: Recorded) -> None:
        """Play a game, and note what it meets."""
        setup = game.record.setup
        self.games += 1
        self.answers += len(game.record.keys)
        self.outcomes[game.record.outcome] += 1
        chosen = [("nemesis", setup.nemesis), ("difficulty", setup.difficulty), ("edition", setup.edition)]
        chosen += [("mages", len(setup.mages)), *(("mage", mage) for mage in setup.mages)]  # type: ignore[list-item]
        self.setups.update([*chosen, *setup.switches.items()])
        for state in played(game.record):
            self._look(state)

    def _look(self, g: Game) -> None:
        if g.decision is not None:
            self.asks[g.decision.ask] += 1
        for event in g.events:
            named = describe(g.scenario.content, event)
            name, card = str(named["event"]), str(named.get("card", ""))
            self.events[name] += 1
            if name == "gained":
                self.gained[card] += 1
            elif name in {"played", "cast"}:
                self.used[card] += 1
            elif name in DREW:
                self.drawn[card] += 1
            elif name == "activated":
                self.activated[g.players[event[1]].mage.id] += 1  # type: ignore[index]

    def missing(self) -> dict[str, list[str]]:
        """What no game has met."""
        known = content()
        market = {card for market in known.supply.values() for card in (known.cards[index].id for index in market)}
        foes = {card.id for card in known.cards if card.tier}
        return {
            "events": sorted(set(FIELDS) - set(self.events)),
            "cards gained": sorted(market - set(self.gained)),
            "cards played or cast": sorted(market - set(self.used)),
            "nemesis cards": sorted(foes - set(self.drawn)),
            "abilities": sorted(set(known.mages) - set(self.activated)),
        }


def met(games: Iterable[Recorded]) -> Met:
    """What all of these games meet."""
    found = Met()
    for game in games:
        found.add(game)
    return found
