"""The laws over random games, and the proof that each of them bites: a game is broken on purpose, and the law says so."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.sizes import scaled
from unshuffled.lab import laws, simulate
from unshuffled.packs import library
from unshuffled.rules.core import chance, constants, machine, zones
from unshuffled.rules.core.few import put
from unshuffled.rules.core.mats import Counter
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import DIFFICULTIES, start
from unshuffled.rules.core.state import Decision, Game, InPlay, Prepped
from unshuffled.rules.readings import parts, sampling
from unshuffled.rules.saves import codec, transcript

GAMES = 384
"""Three times each of 8 nemeses, 1 to 4 mages and 4 difficulties."""
PARTS = 6


def plan_of(**changes: Any) -> simulate.Plan:
    return simulate.Plan(nemeses=sorted(library.load().nemeses), **changes)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.slow("plays whole games")
def test_the_laws_hold_in_random_games(part: int) -> None:
    """Every state of every game; one game in 16 is also stored, read back and redealt at every step."""
    plan = plan_of(check=True, deep_every=16)
    played = [simulate.play_one(library.load(), plan, n, f"laws-{n}") for n in range(part, scaled(GAMES), PARTS)]
    failed = [game for game in played if game.failure]

    assert [f"game {game.number}\n{game.failure}\n{game.record}" for game in failed] == []
    assert {game.outcome for game in played} <= constants.WINS | constants.LOSSES


def test_the_plan_meets_every_nemesis_number_of_players_and_difficulty() -> None:
    plan = plan_of()
    setups = [plan.setup(number) for number in range(GAMES)]
    met = {(setup.nemesis, len(setup.mages), setup.difficulty) for setup in setups}

    assert met == set(itertools.product(plan.nemeses, (1, 2, 3, 4), DIFFICULTIES))
    assert len(met) == 192


@pytest.mark.nightly("plays 256 games for the order in which a plan takes them")
def test_games_looked_at_closely_differ_in_nemesis_players_and_difficulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in 16 must not mean always the first nemesis with one mage."""
    looked_at: set[tuple[str, int, str]] = set()

    def note(game: Game, _: str) -> None:
        looked_at.add((game.scenario.nemesis.id, len(game.players), game.scenario.setup.difficulty))

    monkeypatch.setattr(laws, "check_deep", note)
    monkeypatch.setattr(laws, "check", lambda *_: None)
    plan = plan_of(check=True, deep_every=16)
    for number in range(256):
        simulate.play_one(library.load(), plan, number, f"deep-{number}")

    assert len(looked_at) == 16
    assert {nemesis for nemesis, _, _ in looked_at} == set(plan.nemeses)
    assert {players for _, players, _ in looked_at} == {1, 2, 3, 4}
    assert {difficulty for _, _, difficulty in looked_at} == set(DIFFICULTIES)


def test_the_laws_hold_before_the_first_answer() -> None:
    plan = plan_of()
    for number in range(scaled(128)):
        game = start(library.load(), plan.setup(number), f"first-{number}")
        laws.check(game, zones.census(game), zones.turn_cards(game))
        laws.check_deep(game, "again")


def played_with(seed: str, count: int = 4) -> list[tuple[str, str, int, int]]:
    plan = plan_of()
    games = (simulate.play_one(library.load(), plan, number, f"{seed}-{number}") for number in range(count))
    return [(game.nemesis, game.outcome, game.answers, game.turns) for game in games]


def test_two_runs_with_one_seed_are_the_same_and_with_another_are_not() -> None:
    assert played_with("one") == played_with("one")
    assert played_with("one") != played_with("other")


@pytest.mark.slow("starts processes")
def test_games_played_in_worker_processes_are_the_same_games() -> None:
    plan = plan_of(check=True)
    alone = {game.number: (game.outcome, game.answers, game.turns) for game in simulate.simulate(plan, 6, "w", 1)}
    shared = {game.number: (game.outcome, game.answers, game.turns) for game in simulate.simulate(plan, 6, "w", 2)}

    assert alone == shared
    assert sorted(alone) == list(range(6))


def test_a_summary_counts_games_and_keeps_failures_apart() -> None:
    summary = simulate.Summary()
    summary.add(simulate.Played(0, "s", "rageborne", 2, "normal", outcome="gravehold_fallen", answers=80, turns=20))
    summary.add(simulate.Played(1, "s", "rageborne", 2, "normal", answers=3, failure="Traceback"))

    assert (summary.games, summary.answers, summary.lengths, summary.turns) == (2, 83, [80], [20])
    assert summary.outcomes == {"gravehold_fallen": 1}
    assert [game.number for game in summary.failures] == [1]


# From here on: every law is broken once, and must say so.


def a_game() -> Game:
    """A game some turns in, against a nemesis with a side deck."""
    game = start(library.load(), Setup(mages=[RANDOM, RANDOM], nemesis="hollow_crown"), "bite")
    for _ in range(12):
        assert game.decision is not None
        machine.answer(game, game.decision.keys[0])
    assert game.decision is not None
    return game


def asking(game: Game, keys: list[str]) -> None:
    game.decision = Decision(0, "main", keys, None, -1, 1, 1, ())


def at(value: Any, **changes: Any) -> None:
    for name, new in changes.items():
        setattr(value, name, new)


def minion(game: Game) -> int:
    """A card from the nemesis deck: moved into play, so that the census still holds."""
    return ~game.nemesis_deck.pop()


Break = Callable[[Game], object]
BROKEN: list[tuple[str, str, Break]] = [
    ("a card is lost", "cards are moved", lambda g: g.players[0].deck.pop()),
    ("a card is made", "cards are moved", lambda g: g.players[0].hand.append(g.scenario.supply[0])),
    ("a card of the supply is lost", "cards are moved", lambda g: at(g, supply=(g.supply[0] - 1, *g.supply[1:]))),
    ("a card of a side deck is lost", "cards are moved", lambda g: g.piles[0].pop()),
    ("a prepped spell is made", "cards are moved", lambda g: g.players[0].prepped.append(Prepped(0, 0))),
    ("a turn order card is lost", "turn order cards are moved", lambda g: (g.turn_deck or g.turn_discard).pop()),
    ("nothing is asked", "there is a question until", lambda g: at(g, decision=None)),
    ("a question after the end", "there is a question until", lambda g: at(g, outcome=constants.GRAVEHOLD_FALLEN)),
    ("no option", "a decision is never empty", lambda g: asking(g, [])),
    ("one option", "one outcome is not asked", lambda g: asking(g, ["charge"])),
    ("a key stands twice", "each key stands once", lambda g: asking(g, ["charge", "charge", "end"])),
    ("too much life", "life stays between", lambda g: at(g.players[1], life=g.players[1].max_life + 1)),
    ("life below 0", "life stays between", lambda g: at(g.players[1], life=-1)),
    ("exhausted with life", "exhausted is being at 0 life", lambda g: at(g.players[1], exhausted=True)),
    ("no life, not exhausted", "exhausted is being at 0 life", lambda g: at(g.players[1], life=0)),
    ("too many charges", "charges fit", lambda g: at(g.players[0], charges=g.players[0].mage.charges + 1)),
    ("aether owed", "aether is never owed", lambda g: at(g.players[0], aether=-1)),
    (
        "an empty amount of restricted aether",
        "aether is never owed",
        lambda g: at(g.players[0], restricted_aether=((constants.CHARGE, 0),)),
    ),
    ("a breach turned too far", "a breach is absent", lambda g: at(g.players[0], breach_turns=(4, 4, 4, 5))),
    ("Gravehold above its life", "Gravehold's life stays", lambda g: at(g, gravehold=g.gravehold_max + 1)),
    ("the nemesis above its life", "the nemesis's life stays", lambda g: at(g, nemesis_life=g.nemesis_max + 1)),
    ("a minion above its life", "minions never exceed", lambda g: g.in_play.append(InPlay(99, minion(g), 6, 5, 0))),
    ("an unknown end", "a game ends in a way", lambda g: at(g, outcome="boredom", decision=None)),
]


def test_the_game_to_be_broken_is_sound() -> None:
    game = a_game()
    laws.check(game, zones.census(game), zones.turn_cards(game))
    laws.check_deep(game, "again")


@pytest.mark.parametrize(("law", "break_it"), [pytest.param(law, do, id=what) for what, law, do in BROKEN])
def test_a_broken_game_breaks_its_law(law: str, break_it: Break) -> None:
    game = a_game()
    cards, turns = zones.census(game), zones.turn_cards(game)
    break_it(game)

    with pytest.raises(laws.LawBroken, match=re.escape(law)):
        laws.check(game, cards, turns)


def test_a_spell_on_a_breach_that_is_not_there_breaks_its_law() -> None:
    game = a_game()
    p = game.players[0]
    p.prepped.append(Prepped(p.deck.pop(), 2))
    p.breach_turns = put(p.breach_turns, 2, constants.NO_BREACH)

    with pytest.raises(laws.LawBroken, match="spells lie on breaches that are there"):
        laws.check(game, zones.census(game), zones.turn_cards(game))


@pytest.mark.parametrize("value", [-1, 4])
def test_a_counter_out_of_bounds_breaks_its_law(value: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()
    monkeypatch.setattr(game.scenario.nemesis, "counters", [Counter("dread", 0, 0, 3)])
    game.counters = (value,)

    with pytest.raises(laws.LawBroken, match="dread stays within its bounds"):
        laws.check(game, zones.census(game), zones.turn_cards(game))


def test_a_view_that_shows_a_hidden_card_breaks_its_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()
    deck = next(part for part in parts.GAME if part.pointer == "/nemesis/deck")
    monkeypatch.setattr(deck, "show", lambda g: [card if card >= 0 else ~card for card in g.nemesis_deck])

    with pytest.raises(laws.LawBroken, match="a view does not change when hidden cards are dealt again"):
        laws.check_deep(game, "again")


def test_a_sample_that_keeps_the_chances_of_its_game_breaks_its_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()
    honest = sampling.sample

    def leaking(g: Game, seed: str) -> Game:
        made = honest(g, seed)
        made.seed, made.chance_used = g.seed, list(g.chance_used)
        return made

    monkeypatch.setattr(sampling, "sample", leaking)

    with pytest.raises(laws.LawBroken, match="a sample depends on nothing that is hidden"):
        laws.check_deep(game, "again")


def test_a_stored_state_that_was_tampered_with_breaks_its_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()
    real = codec.dumps

    def tampered(g: Game) -> str:
        data = json.loads(real(g))
        data["game"]["gravehold"] -= 1
        return json.dumps(data)

    monkeypatch.setattr(codec, "dumps", tampered)

    with pytest.raises(laws.LawBroken, match="a stored game is the same game"):
        laws.check_deep(game, "again")


def test_a_field_that_is_not_stored_breaks_its_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()
    game.extra_draws = 1
    monkeypatch.setattr(codec, "_GAME", tuple(f for f in codec._GAME if f.name != "extra_draws"))

    with pytest.raises(laws.LawBroken, match="a stored game is the same game"):
        laws.check_deep(game, "again")


def test_a_copy_that_forgets_breaks_its_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()
    real = Game.copy

    def forgetful(g: Game) -> Game:
        twin = real(g)
        twin.next_uid = 1000
        return twin

    monkeypatch.setattr(Game, "copy", forgetful)

    with pytest.raises(laws.LawBroken, match="a copy is equal"):
        laws.check_deep(game, "again")


def finished(plan: simulate.Plan, seed: str) -> simulate.Played:
    return simulate.play_one(library.load(), plan, 1, seed)


@pytest.mark.interpreted
def test_a_stray_random_number_breaks_the_law_of_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    strays = itertools.count()

    def stray(_seed: str, _counts: list[int], _stream: int, pile: list[int]) -> None:
        random.Random(next(strays)).shuffle(pile)

    plan = plan_of(check=True)
    assert finished(plan, "stray").failure == ""
    monkeypatch.setattr(chance, "shuffle", stray)
    failure = finished(plan, "stray").failure

    assert "BadSave: answer " in failure or "replaying the answers gives the same game" in failure, failure


def tampering(change: Callable[[Game], None], when: int) -> Callable[[Game, str], None]:
    """An `answer` that also changes the game, once: the first time it is played, not when it is replayed."""
    answers = itertools.count()
    real = machine.answer

    def answer(game: Game, key: str) -> None:
        real(game, key)
        if next(answers) == when:
            change(game)

    return answer


def turn_up(game: Game) -> None:
    game.nemesis_deck[0] = ~game.nemesis_deck[0]


def count_on(game: Game) -> None:
    game.chance_used[chance.EXTRA] += 1


@pytest.mark.parametrize("change", [turn_up, count_on], ids=["a hidden card turned up", "a number drawn"])
def test_a_game_changed_from_outside_breaks_the_law_of_replay(
    change: Callable[[Game], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No single state is wrong here, so only playing it again can tell."""
    monkeypatch.setattr(machine, "answer", tampering(change, 5))

    assert "replaying the answers gives the same game" in finished(plan_of(check=True), "from outside").failure


def test_a_failure_comes_with_the_record_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(game: Game) -> None:
        game.players[0].deck.pop()

    with monkeypatch.context() as patched:
        patched.setattr(machine, "answer", tampering(lose, 3))
        failed = finished(plan_of(check=True), "shown")

    assert "LawBroken: cards are moved, never made or lost" in failed.failure
    assert (failed.outcome, failed.answers) == ("", 4)
    shown = transcript.read(failed.record)
    assert (shown.seed, len(shown.keys)) == ("shown", 4)
    assert transcript.replay(library.load(), shown).decision is not None


def test_an_endless_game_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "LONGEST", 5)

    assert "LawBroken: the game goes on after 5 answers" in finished(plan_of(), "endless").failure


def recorded(seed: str) -> Iterator[tuple[Game, list[str]]]:
    """A game and its answers, at each of its first questions."""
    game = start(library.load(), Setup(mages=[RANDOM, RANDOM]), seed)
    keys: list[str] = []
    for _ in range(30):
        yield game, keys
        if game.decision is None:
            return
        keys.append(game.decision.keys[-1])
        machine.answer(game, keys[-1])


def test_replaying_gives_the_same_game_at_every_question() -> None:
    for game, keys in recorded("again"):
        text = transcript.write(transcript.record_of(game, keys))
        assert transcript.replay(library.load(), transcript.read(text)) == game
