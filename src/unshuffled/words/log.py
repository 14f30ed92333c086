"""Events as sentences of the log."""

from __future__ import annotations

from typing import Any

from unshuffled.rules.core.events import FIELDS
from unshuffled.rules.core.state import Event, Game
from unshuffled.words.asks import NUMERALS, outcome, player, turn_card
from unshuffled.words.phrases import Name, Phrase, named
from unshuffled.words.speech import arguments

OF_PROTECTED = {"gravehold_gained": "protected_gained", "gravehold_suffered": "protected_suffered"}
"""What is said where somebody is protected instead of Gravehold."""


def entry(g: Game, event: Event) -> Phrase:
    """One event, in the past tense of its language."""
    name = str(event[0])
    content = g.scenario.content
    args: dict[str, Any] = {"nemesis": Name("nemesis", g.scenario.nemesis.id)}
    for field, value in zip(FIELDS[name], event[1:], strict=True):
        if field in ("seat", "owner"):
            assert isinstance(value, int)
            args["who" if field == "seat" else "owner"] = player(g, value)
            if field == "owner":
                args["same"] = "yes" if value == event[1] else "no"
        elif field == "card":
            assert isinstance(value, int)
            args["card"] = Name("card", content.cards[value].id)
        elif field == "to_card":
            assert isinstance(value, int)
            args["pile"] = Name("card", content.cards[value].id)
        elif field == "turn_card":
            args["card"] = turn_card(g, value)
        elif field == "breach":
            assert isinstance(value, int)
            args["numeral"] = NUMERALS[value]
        elif field in ("counter", "deck") or (
            field == "name"
            and name in ("mat_action", "routine", "token_gained", "token_lost", "token_shifted", "tokens_placed")
        ):
            args |= named(str(value))
        elif field == "pile":
            args["pile"] = Name("term", str(value))
        elif field == "amount":
            assert isinstance(value, int)
            args["n"] = abs(value)
            args["how"] = "gain" if value > 0 else "lose"
        elif field == "outcome":
            args["outcome"] = outcome(g, str(value))
        elif field == "to":
            args["to"] = str(value).replace("_", "-")
        elif field != "uid":
            args[field] = value
    if g.scenario.nemesis.swarm is not None:
        args["swarm"] = Name("swarm", g.scenario.nemesis.id)
        args.setdefault("gen", Name("swarm", g.scenario.nemesis.id, "gen"))
    if name == "token_gained" and any(token.name == event[2] for p in g.players for token in p.mage.pile_tokens):
        # They come home from a pile; there is no other way to gain them.
        name = "token_returned"
    if name == "activated":
        seat = event[1]
        assert isinstance(seat, int)
        args["ability"] = Name("ability", g.players[seat].mage.id)
    if name == "entered_play":
        card = content.cards[event[2]]  # type: ignore[index]
        args["kind"] = "power" if card.life is None else "minion"
    if g.scenario.protected is not None:
        args["protected"] = Name("protected", g.scenario.protected.id)
        name = OF_PROTECTED.get(name, name)
    id = message(name)
    used = arguments(id)
    return Phrase(id, {key: value for key, value in args.items() if key in used})


def message(name: str) -> str:
    """The message that says this event."""
    return f"log-{name.replace('_', '-')}"
