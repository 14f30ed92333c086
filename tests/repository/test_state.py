"""The classes of the state are made from one declaration, and everything that walks over a state reads it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table import content, position
from tools import state
from unshuffled.rules.core import fields, zones
from unshuffled.rules.core.fields import Field
from unshuffled.rules.readings import parts, views
from unshuffled.rules.readings.shown import ShownPlayer, View


@pytest.mark.parametrize("path", state.FILES, ids=lambda path: path.name)
def test_the_classes_are_as_the_declaration_says(path: Path) -> None:
    """`make state` writes them."""
    text = path.read_text(encoding="utf-8")

    assert state.written(text) == text


def test_a_field_that_is_added_to_the_declaration_is_missed_in_the_classes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fields, "PLAYER", (*fields.PLAYER, Field("relics", fields.PILE, "A pile of its own.")))
    text = state.FILES[0].read_text(encoding="utf-8")

    assert state.written(text) != text
    assert "made.relics = self.relics[:]" in state.written(text)


def test_a_view_has_the_parts_its_types_say() -> None:
    view = views.view(position(nemesis="rageborne", hand=["crystal", "spark"]).game, 0)

    # Who is protected instead of Gravehold is shown where somebody is.
    assert view.keys() == View.__annotations__.keys() - {"protected"}
    assert view["players"][0].keys() == ShownPlayer.__annotations__.keys()


COMPOSED = {
    # shown together with others, or by another name
    "number", "mage", "deck", "breach_turns", "breach_bonus", "focused", "prepped", "restricted_aether", "players", "gravehold", "gravehold_max",
    "nemesis_life", "nemesis_max", "nemesis_deck", "in_play", "counters", "crowd", "piles", "swarm", "swarm_hurt", "supply",
    "turn_deck", "turn_discard", "wild_token", "pair_tokens", "pending", "active", "phase", "tier", "decision", "delayed", "shields",
    "noted", "tokens", "protected_charges", "ability_deck", "ability_discard", "ability",
}  # fmt: skip
NOT_SHOWN = {
    "scenario", "seed", "chance_used", "stack", "due", "answer_value", "events", "blind", "veil",  # the engine's own, or secret
    "played_this_turn", "gained_this_turn", "discounts", "redirects", "two_per_breach", "spent", "reacted", "cast_this_turn",  # heard in what may be done
    "next_uid", "drawn", "extra_draws", "turned_up", "holding", "exhausting", "exhaust_queue",
}  # fmt: skip


def test_every_field_is_shown_or_has_its_reason() -> None:
    declared = {field.name for field in (*fields.GAME, *fields.PLAYER) if not field.shown}

    assert declared == COMPOSED | NOT_SHOWN


def test_a_card_in_any_pile_is_counted() -> None:
    game = position(nemesis="rageborne", hand=["crystal", "spark"]).game
    before = zones.census(game)
    card = content().index["crystal"]
    for owner, declared in ((game, fields.GAME), (game.players[0], fields.PLAYER)):
        for field in declared:
            if field.shape is fields.PILE:
                getattr(owner, field.name).append(card)
                assert zones.census(game)[card] == before[card] + 1, field.name
                getattr(owner, field.name).pop()
    assert zones.census(game) == before


def test_parts_of_a_view_stand_once() -> None:
    places = [
        part.pointer
        for part in [*parts.GAME, parts.DECKS, parts.PILES, parts.SWARM, parts.TOKENS, parts.TRACKS, parts.PROTECTED]
    ]

    assert len(set(places)) == len(places)
