"""What is sent is of the types that clients are given, and of nothing more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # comes with check-jsonschema, without types
from jsonschema.exceptions import ValidationError  # type: ignore[import-untyped]  # as above

from tests.golden.games import PLAYS
from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.events import FIELDS
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import shown
from unshuffled.tables import entries
from unshuffled.wire import tell, types
from unshuffled.wire.catalog import catalog
from unshuffled.wire.schema import schema
from unshuffled.wire.speech import Speech

CONTENT = library.load()
SPEECH = Speech(CONTENT)
LOGS = sorted((Path(__file__).parents[1] / "golden" / "logs").glob("*/*.json"))
ANSWERS = 160
LOOKED_AT = 8
"""One view in so many."""


def strict(node: Any) -> Any:
    """The schema, by which a field that it does not name is one too many."""
    if isinstance(node, list):
        return [strict(one) for one in node]
    if not isinstance(node, dict):
        return node
    made = {name: strict(value) for name, value in node.items()}
    if "properties" in made and "additionalProperties" not in made:
        made["additionalProperties"] = False
    return made


STRICT = strict(schema())


@cache
def validator(name: str) -> Draft202012Validator:
    """For what is of this type."""
    return Draft202012Validator({"$defs": STRICT["$defs"], "$ref": f"#/$defs/{name}"})


def check(name: str, told: Any) -> None:
    """What is sent is of this type."""
    validator(name).validate(plain(told))


def plain(told: Any) -> Any:
    """As it comes out of the wire."""
    return msgspec.json.decode(msgspec.json.encode(told))


def games() -> Iterator[Game]:
    """Games of every nemesis, mage, difficulty and edition, from their first question on."""
    for play in PLAYS:
        setup = Setup(
            mages=play.mages,
            nemesis=play.nemesis,
            market=[play.market],
            difficulty=play.difficulty,
            edition=play.edition,
            switches=play.switches,
        )
        yield start(CONTENT, setup, f"types {play.name}")


def test_the_view_and_what_happened_are_of_their_types() -> None:
    for n, game in enumerate(games()):
        mind = MINDS["eager" if n % 2 else "random"](f"types {n}")
        check("View", tell.view_of(game, SPEECH))
        for at in range(ANSWERS):
            if game.decision is None:
                break
            step = tell.step_of(game, at, mind.pick(game.decision), SPEECH)
            if at % LOOKED_AT == 0:
                check("ReplayStep", step)
                check("View", tell.view_of(game, SPEECH))
        check("View", tell.view_of(game, SPEECH))


def test_the_forecast_is_of_its_type() -> None:
    for game in games():
        for _ in range(20):
            if game.decision is not None:
                machine.answer(game, game.decision.keys[0])
        check("ForecastView", tell.foreseen(game)[0])


def test_entries_are_of_their_types() -> None:
    met = set()
    for path in LOGS[::4]:
        for row in json.loads(path.read_text(encoding="utf-8"))["rows"]:
            check("Entry", entries.to_public(entries.from_data({"kind": row["kind"], **row["data"]})))
            met.add(row["kind"])
    assert {"Opened", "Joined", "Started", "Answered", "TakenBack", "Forked"} <= met


def test_the_catalogue_is_of_its_type() -> None:
    check("Catalog", msgspec.Raw(catalog(CONTENT)))


def test_a_view_with_a_part_more_or_a_word_of_no_list_is_not_of_its_type() -> None:
    view = plain(tell.view_of(next(games()), SPEECH))
    check("View", view)

    for wrong in (
        {**view, "weather": "rain"},
        {**view, "phase": "tea"},
        {name: part for name, part in view.items() if name != "turn"},
        {**view, "players": [{**view["players"][0], "breaches": [{"state": "open", "turned": 1}]}]},
    ):
        with pytest.raises(ValidationError):
            check("View", wrong)


def test_an_entry_with_its_mark_is_not_of_its_type() -> None:
    answered = entries.Answered("end", "ann", mark=7)
    check("Entry", entries.to_public(answered))

    with pytest.raises(ValidationError):
        check("Entry", entries.to_data(answered))


def test_closed_lists_are_those_of_the_rules() -> None:
    assert get_args(shown.TurnCard) == constants.TURN_CARDS
    assert get_args(shown.Phase) == constants.PHASES
    assert set(get_args(shown.Outcome)) == {""} | constants.WINS | constants.LOSSES


def test_an_event_has_the_fields_that_events_have() -> None:
    told = {"event", "text"}

    assert types.GameEvent.__annotations__.keys() - told == {name for names in FIELDS.values() for name in names}


def test_remarks_on_fields_are_shown_to_those_who_write_clients() -> None:
    assert schema()["$defs"]["Spell"]["properties"]["fresh"]["description"].startswith("Prepped this turn")
    assert "description" in schema()["$defs"]["ForecastCard"]["properties"]["gravehold"]
