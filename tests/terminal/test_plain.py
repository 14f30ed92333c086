"""The plain text game, played as a person would: typed lines in, text out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.table import content
from unshuffled.minds.randoms import EagerMind
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import views
from unshuffled.rules.readings.forecast import Effect
from unshuffled.rules.readings.refusals import CODES
from unshuffled.terminal import draw, plain
from unshuffled.words import check, forecast, log
from unshuffled.words.speech import Voice


def sit(lines: list[str], game: Game | None = None) -> tuple[plain.PlainGame, str]:
    """Type these lines, then close the terminal; the sitting and everything it wrote."""
    typed = iter(lines)
    out: list[str] = []

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    table = game or start(
        content(), Setup(mages=["kadir", "mist"], nemesis="rageborne", market=["deck_destruction_base"]), "plain"
    )
    sitting = plain.PlainGame(content(), table, read, out.append)
    sitting.play()
    return sitting, "\n".join(out)


def test_a_number_and_a_key_are_the_same_answer() -> None:
    """Both lead to the same game."""
    by_number, _ = sit(["1"])
    by_key, _ = sit(["play emerald_shard"])

    assert by_number.game == by_key.game
    assert by_number.history.keys == ["play emerald_shard"]


def test_undo_and_redo_in_the_terminal() -> None:
    """Undo takes back, redo answers again, and both say so."""
    undone, text = sit(["play crystal", "play crystal", "undo 2", "redo"])

    assert undone.history.keys == ["play crystal"]
    assert "Undid 2 answers." in text


def test_nothing_to_take_back_is_said() -> None:
    """At the beginning there is no past."""
    _, text = sit(["undo", "redo"])

    assert "There is nothing to undo." in text
    assert "There is nothing to redo." in text


def test_why_gives_the_reason_with_its_numbers() -> None:
    """A card that is too expensive, by its key or by part of its name."""
    _, text = sit(["why gain consuming_void", "why gain Consuming V", "why 1"])

    assert text.count("It costs 7 aether; you have 0 for it.") == 2
    assert "You can do that now." in text


def test_forecast_tells_what_the_nemesis_will_do() -> None:
    """With what nobody can know, and without answering."""
    sitting, text = sit(["forecast"])

    assert sitting.history.keys == []
    assert "The nemesis does not go next. On its next turn:" in text
    assert "Unknown: the tier 1 card it draws." in text
    assert "One unleash now: Fury tokens +1" in text


def test_an_answer_that_is_not_offered_is_refused_with_its_reason() -> None:
    """And the game is unchanged."""
    sitting, text = sit(["open 4", "hello"])

    assert sitting.history.keys == []
    assert "It costs 7 aether; you have 0 for it." in text
    assert "I don’t know “hello”." in text


def test_a_saved_game_is_loaded_with_its_whole_past(tmp_path: Path) -> None:
    """Undo reaches back beyond the load."""
    file = tmp_path / "game.txt"
    sit(["play crystal", "play crystal", f"save {file}"])
    loaded, text = sit([f"load {file}", "undo"])

    assert loaded.history.keys == ["play crystal"]
    assert "Loaded 2 answers" in text


def test_what_cannot_be_loaded_leaves_the_game_as_it_is(tmp_path: Path) -> None:
    """A missing file, and a file that is no game."""
    other = tmp_path / "other.txt"
    other.write_text("dear diary\n")
    sitting, text = sit(
        ["play crystal", f"load {tmp_path / 'none.txt'}", f"load {other}", "save", "save /no/such/folder/x"]
    )

    assert sitting.history.keys == ["play crystal"]
    assert text.count("Could not load") == 2
    assert "not a game: the first line is 'dear diary'" in text
    assert "Where to? save FILE" in text
    assert "Could not save" in text


def test_a_whole_game_is_played_by_typing() -> None:
    """To its end, every question shown with a text of its own."""
    game = start(
        content(), Setup(mages=["jian", "gex", "xaxos"], nemesis="prince_of_gluttons", packs=["base"]), "typed"
    )
    mind = EagerMind("typed")
    out: list[str] = []

    def keys() -> Iterator[str]:
        while sitting.game.decision is not None:
            yield mind.pick(sitting.game.decision)

    typed = keys()
    sitting = plain.PlainGame(content(), game, lambda _: next(typed), out.append)
    sitting.play()

    assert sitting.game.is_over
    assert re.search(r"You (won|lost) after \d+ turns: [A-Za-z ]+\.", out[-1])


def test_every_question_the_engine_asks_has_a_text() -> None:
    """Codes of questions are collected from the engine's sources."""
    rules = Path(plain.__file__).parent.parent / "rules"
    asked = {
        code
        for file in rules.rglob("*.py")
        for code in re.findall(r'\.ask\(\s*[^,"]+,\s*"(\w+)"', file.read_text(encoding="utf-8"))
    }
    asked |= {f"{verb}_card" for verb in ("discard", "destroy", "take")}

    english, _ = check.parse("en")
    assert {f"ask-{code.replace('_', '-')}" for code in asked} - english.keys() == set()


def test_every_reason_has_a_sentence() -> None:
    """One for each code, no more."""
    english, _ = check.parse("en")

    assert {id for id in english if id.startswith("why-")} == {f"why-{code.replace('_', '-')}" for code in CODES}


def test_the_table_shows_unknown_cards_as_unknown() -> None:
    """After an order to shuffle, a deck's places are question marks and its cards are listed."""
    game = start(content(), Setup(mages=["kadir"], nemesis="crooked_mask"), "shown")
    player = game.players[0]
    player.deck = [~card for card in player.deck]

    text = draw.table(Voice(content(), "en"), views.view(game, 0))

    assert "5: ? ×5 · ? = Crystal ×3, Spark ×2" in text


def test_the_table_shows_how_many_cards_a_closed_deck_has() -> None:
    """DRAW-10, PR-60. And nothing else of it; with open decks it is listed."""
    rows = {}
    for decks in ("on", "off"):
        game = start(content(), Setup(mages=["kadir"], nemesis="rageborne", switches={"open_decks": decks}), "shown")
        text = draw.table(Voice(content(), "en"), views.view(game, 0))
        rows[decks] = [line.split(maxsplit=1)[1] for line in text.splitlines() if line.split()[:1] == ["deck"]]

    assert rows["on"][1] == "5: Crystal ×3, Spark ×2"
    assert rows["off"] == [rows["on"][0], "5"]


def warded() -> Game:
    market = ["deck_destruction_base"]
    setup = Setup(mages=["kadir"], nemesis="rageborne", market=market, protect="xaxos_outcast")
    return start(content(), setup, "plain")


def test_the_table_names_who_is_protected_instead_of_gravehold() -> None:
    """EXPD-10: with life, charges and ability cards."""
    game = warded()
    game.protected_charges = 3
    game.ability_discard = (game.ability_deck[-1] ^ -1,)
    game.ability_deck = game.ability_deck[:-1]
    discarded = content().cards[game.ability_discard[0]].names["en"]
    shown = draw.table(Voice(content(), "en"), views.view(game, 0))

    assert "Xaxos: Outcast 30/30" in shown
    assert f"Charges of Xaxos: Outcast 3/8 · ability deck 9, discarded {discarded}" in shown
    assert "Gravehold" not in shown


def test_the_table_names_gravehold_otherwise() -> None:
    setup = Setup(mages=["kadir"], nemesis="rageborne", market=["deck_destruction_base"])
    shown = draw.table(Voice(content(), "en"), views.view(start(content(), setup, "plain"), 0))

    assert "Gravehold 30/30" in shown
    assert "Charges of" not in shown


def test_question_log_and_end_name_who_is_protected() -> None:
    """EXPD-10"""
    game = warded()
    _, out = sit(["play crystal", "play crystal", "charge", "yes"], game)
    assert "Let Xaxos: Outcast gain your charge instead?" in out
    assert "Xaxos: Outcast gains 1 charge." in out

    voice = Voice(content(), "en")
    assert voice(log.entry(game, ("gravehold_suffered", 3))) == "Xaxos: Outcast suffers 3 damage."
    assert voice(log.entry(game, ("gravehold_gained", 3))) == "Xaxos: Outcast gains 3 life."
    assert voice(log.entry(game, ("game_ended", "gravehold_fallen"))) == "The game is over: Xaxos: Outcast has fallen."
    assert voice(log.entry(game, ("game_ended", "all_exhausted"))) == "The game is over: all players are exhausted."


def test_the_forecast_names_who_is_protected() -> None:
    """EXPD-10"""
    game = warded()
    said = forecast.effect(game, Effect(gravehold=(2, 3), players=[(0, 0)]))

    assert Voice(content(), "en")(said) == "Xaxos: Outcast −2 to −3"
