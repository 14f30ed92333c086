"""The codec: a state as JSON, refused when it cannot be the same game here."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table import content, position
from unshuffled.rules.core import fields
from unshuffled.rules.core.errors import BadSave
from unshuffled.rules.core.few import put
from unshuffled.rules.core.pieces import Delayed
from unshuffled.rules.core.state import InPlay, Prepped
from unshuffled.rules.saves import codec


def refused(data: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(BadSave) as error:
        codec.decode(content(), data)
    return error.value.code, str(error.value)


def test_a_state_is_plain_json() -> None:
    game = position(hand=["crystal", "spark"]).game
    data = codec.encode(game)

    assert json.loads(json.dumps(data)) == json.loads(codec.dumps(game))
    assert data["format"] == codec.FORMAT == 1
    assert data["packs"] == {pack.id: pack.digest for pack in content().packs.values()}


def test_a_game_in_the_middle_of_an_effect_goes_on_elsewhere() -> None:
    """A target is asked for while the spell's steps lie on the stack."""
    at = position("casting", prepped={"I": "twin_bolt"}, hand=["crystal"], in_play=[("tally_a1", 4)])
    at.do("cast twin_bolt 1")
    assert at.options == ["target nemesis", "target tally_a1"]
    stored = codec.loads(content(), codec.dumps(at.game))
    at.game.events = []
    twin = type(at)(stored)
    for each in (at, twin):
        each.do("target tally_a1", "target nemesis")

    assert twin.in_play == at.in_play == [("tally_a1", 2)]
    assert twin.game.nemesis_life == at.game.nemesis_life == 67
    assert stored == at.game


def test_what_is_decoded_shares_nothing_with_the_data() -> None:
    game = position(hand=["crystal", "spark"], prepped={"I": "spark"}).game
    data = codec.encode(game)
    before = json.dumps(data)
    decoded = codec.decode(content(), json.loads(before))
    one = codec.decode(content(), data)
    one.players[0].hand.clear()
    one.supply = put(one.supply, 0, 0)
    one.turn_deck.clear()

    assert json.dumps(data) == before
    assert decoded == game


def test_frames_of_one_card_share_their_scope_again() -> None:
    at = position("casting", prepped={"III": "twin_bolt"}, breaches={"III": "open"}, in_play=[("tally_a1", 4)])
    at.do("cast twin_bolt 3")
    shared = [[a.scope is b.scope for b in at.game.stack] for a in at.game.stack]
    stored = codec.loads(content(), codec.dumps(at.game))

    assert any(any(row[:n]) for n, row in enumerate(shared)), "the position shows nothing"
    assert [[a.scope is b.scope for b in stored.stack] for a in stored.stack] == shared


def test_a_finished_game_can_be_stored() -> None:
    game = position(hand=["crystal", "spark"]).game
    game.end("gravehold_fallen")
    game.decision = None
    stored = codec.loads(content(), codec.dumps(game))

    assert stored == game
    assert (stored.outcome, stored.decision) == ("gravehold_fallen", None)


@pytest.mark.parametrize("other", [0, 2, None, "1"])
def test_another_format_is_refused(other: object) -> None:
    data = codec.encode(position(hand=["crystal", "spark"]).game)
    data["format"] = other

    assert refused(data) == (
        "save/format",
        f"stored in format {other!r}; this version reads format 1; replay its record instead",
    )


def test_other_packs_are_refused_by_name_and_digest() -> None:
    data = codec.encode(position(hand=["crystal", "spark"]).game)
    here = data["packs"]["base"]
    data["packs"]["base"] = "0123456789abcdef"

    assert refused(data) == (
        "save/pack",
        f"stored with pack base 0123456789abcdef, here it is {here}; replay its record instead",
    )


def test_a_pack_that_is_not_loaded_is_refused() -> None:
    data = codec.encode(position(hand=["crystal", "spark"]).game)
    data["packs"]["lost_pack"] = "ff"

    assert refused(data) == (
        "save/pack",
        "stored with pack lost_pack ff, here it is not loaded; replay its record instead",
    )


@pytest.mark.parametrize("text", ["", "{", "unshuffled game 1\n"])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(BadSave, match="not a stored game: ") as error:
        codec.loads(content(), text)

    assert error.value.code == "save/not_json"


@pytest.mark.parametrize("text", ["[]", "1", '"text"', "null"])
def test_json_that_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(BadSave) as error:
        codec.loads(content(), text)

    assert error.value.code == "save/format"
    assert str(error.value) == "not a stored game: expected a JSON object"


def stored_names(state: object) -> set[str]:
    """Every name in a stored state, at any depth."""
    if isinstance(state, dict):
        return set(state) | {name for value in state.values() for name in stored_names(value)}
    if isinstance(state, list):
        return {name for value in state for name in stored_names(value)}
    return set()


NOT_STORED = {
    "scenario",  # by its parts: setup, nemesis, supply, packs
    "decision",  # asked again by the step on the stack
    "answer_value",
    "events",  # the past
    "blind",
    "veil",
    "stack",  # as frames and scopes
    *fields.names(fields.FRAME),  # as a list
    "steps",
}


def test_every_field_of_a_state_is_stored() -> None:
    """A new field must be stored, or named here with its reason."""
    declared = {field.name for group in (fields.GAME, fields.PLAYER, fields.SCOPE, fields.FRAME) for field in group}
    stored = stored_names(codec.encode(position(hand=["crystal", "spark"]).game))

    assert declared - stored == NOT_STORED
    assert [field.name for field in codec._FRAME] == ["pc", "stage", "left", "kept", "queue", "optional"]


def test_every_field_of_small_records_is_in_their_key() -> None:
    spell, minion = Prepped(3, 1, 2, fresh=False, used=True), InPlay(4, 5, 6, 7, 8, silenced=True, place=9, other=~9)

    delayed = Delayed("flow/game", 1, 2, 0, once=True, you=3, card=4, uid=5)

    assert (len(spell.key()), len(minion.key()), len(delayed.key())) == (5, 8, 8)
    assert Delayed(*delayed.key()) == delayed
    assert Prepped(*spell.key()) == spell
    assert InPlay(*minion.key()) == minion


SPECIAL = {"revealed", "shares", "chosen", "dealt", "spares_this", "declined", "stays", "gone", "was_used", "you"}
"""Fields of a scope that are not numbers."""


def test_every_field_of_a_scope_survives() -> None:
    game = position(hand=["crystal", "spark"]).game
    scope = game.stack[-1].scope
    for n, name in enumerate(sorted(set(fields.names(fields.SCOPE)) - SPECIAL)):
        setattr(scope, name, n)
    scope.dealt = scope.spares_this = scope.declined = scope.stays = scope.gone = scope.was_used = True
    scope.revealed = (7, 8)
    scope.shares = (2, 3)
    scope.chosen = {"one": [1], "one@": [0]}

    assert codec.loads(content(), codec.dumps(game)).stack[-1].scope == scope
