"""Records: a game as text, read again and played again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.random_games import seeds, setups, some
from unshuffled.minds.randoms import RandomMind
from unshuffled.packs import library
from unshuffled.rules.core import chance, machine
from unshuffled.rules.core.errors import BadSave
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves.transcript import Record, read, record_of, replay, verify, write

SETUP = Setup(["kadir", "mist"], "rageborne", "normal", ["deck_destruction_base"])


def played(setup: Setup = SETUP, seed: str = "record", steps: int = 10_000) -> tuple[Game, list[str]]:
    game = start(library.load(), setup, seed)
    mind = RandomMind(seed)
    keys: list[str] = []
    while game.decision is not None and len(keys) < steps:
        keys.append(mind.pick(game.decision))
        machine.answer(game, keys[-1])
    return game, keys


def refused(record: Record, **how: bool) -> tuple[str, str]:
    with pytest.raises(BadSave) as error:
        replay(library.load(), record, **how)
    return error.value.code, str(error.value)


def unread(text: str) -> tuple[str, str]:
    with pytest.raises(BadSave) as error:
        read(text)
    return error.value.code, str(error.value)


def test_a_record_reads_as_its_documentation_shows_it() -> None:
    record = Record(SETUP, "7f3c", ["play crystal", "gain jade"], {"base": "0123", "other": "4567"}, "gravehold_fallen")
    record.drawn = 12

    assert write(record).splitlines() == [
        "unshuffled game 1",
        "rules 1",
        "packs base@0123 other@4567",
        "mages kadir mist",
        "nemesis rageborne",
        "difficulty normal",
        "market deck_destruction_base",
        "edition default",
        "drawn 12",
        "seed 7f3c",
        "outcome gravehold_fallen",
        "",
        "play crystal",
        "gain jade",
    ]


def test_switches_and_packs_to_choose_from_are_written_only_if_there_are_any() -> None:
    setup = Setup(["random"], switches={"solo_life": 12, "wild_card": "token"}, packs=["base", "war_eternal"])
    lines = write(Record(setup, "s")).splitlines()

    assert "switches solo_life=12 wild_card=token" in lines
    assert "from base war_eternal" in lines
    assert [
        line for line in write(Record(SETUP, "s")).splitlines() if line.startswith(("switches", "from", "packs"))
    ] == []


@some(60)
@given(setups(), seeds(), st.lists(st.sampled_from(["play crystal", "gain jade from hoard", "end"])), st.booleans())
def test_what_is_written_is_what_is_read(setup: Setup, seed: str, keys: list[str], from_base: bool) -> None:
    setup.packs = ["base"] if from_base else []
    record = Record(setup, seed, keys, {"base": "0123456789abcdef"}, "all_exhausted")

    assert read(write(record)) == record


@some(25)
@given(setups(), seeds())
def test_a_game_replays_from_its_text(setup: Setup, seed: str) -> None:
    game, keys = played(setup, seed)

    assert replay(library.load(), read(write(record_of(game, keys)))) == game


def test_an_open_game_replays_to_the_same_question() -> None:
    game, keys = played(steps=10)
    again = replay(library.load(), read(write(record_of(game, keys))))

    assert again == game
    assert again.decision is not None


def test_line_ends_blank_lines_and_spaces_do_not_matter() -> None:
    game, keys = played(steps=10)
    text = write(record_of(game, keys))

    assert read(text.replace("\n", "\r\n")) == read(text)
    assert read(text + "\n\n") == read(text)
    assert read(text.replace("mages kadir mist", "  mages  kadir  mist ")) == read(text)


def test_a_record_of_a_finished_game_is_small() -> None:
    game, keys = played()

    assert game.is_over
    assert len(write(record_of(game, keys))) < 20_000


def test_other_packs_are_refused_by_name_and_digest() -> None:
    game, keys = played(steps=3)
    record = record_of(game, keys)
    here = record.packs["base"]
    record.packs["base"] = "0123456789abcdef"

    assert refused(record) == ("save/pack", f"recorded with pack base 0123456789abcdef, here it is {here}")
    assert replay(library.load(), record, any_packs=True) == game


def test_a_pack_that_is_not_loaded_is_refused() -> None:
    record = Record(SETUP, "s", [], {"lost_pack": "ff"})

    assert refused(record) == ("save/pack", "recorded with pack lost_pack ff, here it is not loaded")


def test_a_divergence_names_the_answer_and_what_would_be_legal() -> None:
    game, keys = played(steps=8)
    keys[4] = "play nothing"
    code, message = refused(record_of(game, keys))
    *_, at_four = replay_steps(keys[:4])

    assert code == "save/diverged"
    assert at_four.decision is not None
    assert message == (
        f"answer 5 of 8: 'play nothing' is not an answer to {at_four.decision.ask!r}; "
        f"legal here: {'; '.join(at_four.decision.keys)}"
    )


def replay_steps(keys: list[str]) -> list[Game]:
    game = start(library.load(), SETUP, "record")
    states = [game.copy()]
    for key in keys:
        machine.answer(game, key)
        states.append(game.copy())
    return states


def test_answers_after_the_end_diverge() -> None:
    game, keys = played()
    code, message = refused(record_of(game, [*keys, "end"]))

    assert code == "save/diverged"
    assert message.startswith(f"answer {len(keys) + 1} of {len(keys) + 1}: cannot answer 'end': the game is over")


def test_another_outcome_than_the_recorded_one_is_refused() -> None:
    game, keys = played()
    record = record_of(game, keys)
    record.outcome = "nemesis_slain"

    assert refused(record) == ("save/outcome", f"recorded as nemesis_slain, replayed to {game.outcome}")
    record.keys = keys[:5]
    assert refused(record) == ("save/outcome", "recorded as nemesis_slain, replayed to an open game")


@pytest.mark.parametrize("text", ["", "unshuffled game 3\nseed s\n", "PK\x03\x04", "\n\nunshuffled game 1"])
def test_what_does_not_begin_as_a_record_is_refused(text: str) -> None:
    code, message = unread(text)

    assert code == "save/header"
    assert (
        message
        == f"not a game: the first line is {text.splitlines()[0] if text else ''!r}, expected 'unshuffled game 1'"
    )


def test_an_unknown_line_of_the_head_is_refused_with_its_number() -> None:
    assert unread("unshuffled game 1\nseed s\nmage kadir\n\n") == ("save/line", "line 3: unknown entry 'mage'")


def test_a_record_without_a_seed_is_refused() -> None:
    assert unread("unshuffled game 1\nmages kadir\n\nplay crystal\n") == ("save/seed", "the game has no seed")


def test_a_broken_switch_is_refused() -> None:
    """Not with an error of the language: a record may have been typed by hand."""
    code, message = unread("unshuffled game 1\nswitches solo_life\nseed s\n\n")

    assert code == "save/line"
    assert message == "line 2: 'solo_life' is no switch; expected name=value"


def test_a_seed_that_was_bound_is_verified_and_another_is_not() -> None:
    """Anybody can check that nobody chose the shuffles after the game had begun."""
    game, keys = played(seed="honest", steps=5)
    kept = record_of(game, keys)
    bound = chance.commitment("honest")
    kept.commitment = bound
    kept = read(write(kept))

    assert verify(library.load(), kept, bound) == game
    kept.seed = "chosen"
    with pytest.raises(BadSave, match="these are not its shuffles"):
        verify(library.load(), kept)


def test_a_forged_record_is_consistent_and_not_what_was_bound() -> None:
    """Any seed with its own commitment looks right from inside; what the table showed from the start says otherwise."""
    game, keys = played(seed="chosen afterwards", steps=5)
    forged = record_of(game, keys)
    forged.commitment = chance.commitment("chosen afterwards")

    assert verify(library.load(), forged) == game
    with pytest.raises(BadSave, match="was published"):
        verify(library.load(), forged, chance.commitment("honest"))


def test_the_seed_is_made_of_the_secret_and_every_nonce() -> None:
    nonces = ["00112233aabbccdd", "ffeeddccbbaa9988"]
    seed = chance.seed_with("secret", nonces)
    game, keys = played(seed=seed, steps=5)
    kept = record_of(game, keys)
    kept.secret, kept.nonces, kept.commitment = "secret", nonces, chance.commitment("secret")
    kept = read(write(kept))

    assert (kept.secret, kept.nonces) == ("secret", nonces)
    assert verify(library.load(), kept, chance.commitment("secret")) == game
    assert seed not in {"secret", chance.seed_with("secret", nonces[::-1]), chance.seed_with("secret", nonces[:1])}
    kept.nonces = nonces[:1]
    with pytest.raises(BadSave, match="not made of the secret and the nonces"):
        verify(library.load(), kept, chance.commitment("secret"))
