"""Where books differ, in words: a switch, what it is about, and what is chosen for it."""

from __future__ import annotations

from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.switches import in_force
from unshuffled.words.phrases import Phrase, say


def name_of(switch: str) -> Phrase:
    """What the switch is called."""
    return say("switch", switch=_word(switch))


def text_of(switch: str) -> Phrase:
    """What the switch is about."""
    return say("switch-text", switch=_word(switch))


def value_of(switch: str, value: str | int) -> Phrase:
    """What is chosen: a word, or a number, of which 0 stands for none."""
    plain = isinstance(value, int) and value > 0
    return say("switch-value", value=_word(switch if plain else f"{switch}_{value}"), n=value if plain else 0)


def variants(setup: Setup) -> list[Phrase]:
    """What a game is played with where the books differ, as far as it is not the usual and makes a difference."""
    chosen = in_force(setup.edition, setup.switches, len(setup.mages))
    return [say("switch-set", switch=name_of(name), value=value_of(name, value)) for name, value in chosen.items()]


def _word(id: str) -> str:
    return id.replace("_", "-")
