"""Properties of every game: whatever the setup, the seed and the answers, these hold at each question."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.random_games import main_phases, played, seeds, setups, some
from tests.table import content as trial_content
from tests.table import position
from unshuffled.minds.randoms import RandomMind
from unshuffled.packs import library
from unshuffled.rules.core import constants, fields, machine
from unshuffled.rules.core.errors import IllegalAnswer
from unshuffled.rules.core.events import FIELDS, describe
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay, start
from unshuffled.rules.core.state import Frame, Game, InPlay, Player, Prepped, Scope
from unshuffled.rules.mechanics import actions, breaches
from unshuffled.rules.readings import sampling, views
from unshuffled.rules.readings.refusals import CODES, why
from unshuffled.rules.saves import codec
from unshuffled.rules.saves.undo import History


@some(60)
@given(setups(), seeds())
def test_a_stored_game_is_the_same_game_at_every_question(setup: Setup, seed: str) -> None:
    for game in played(setup, seed, 40):
        text = codec.dumps(game)
        stored = codec.loads(library.load(), text)

        assert stored == game
        assert codec.dumps(stored) == text


@some(60)
@given(setups(), seeds())
def test_a_stored_game_goes_on_as_the_game_does(setup: Setup, seed: str) -> None:
    """Both draw the same cards: the counters of chance are stored too."""
    *_, game = played(setup, seed, 20)
    stored = codec.loads(library.load(), codec.dumps(game))
    one, other = RandomMind("on"), RandomMind("on")
    while game.decision is not None and stored.decision is not None:
        machine.answer(game, one.pick(game.decision))
        machine.answer(stored, other.pick(stored.decision))
        assert stored.events == game.events

    assert stored == game


PARTS = {Game: fields.GAME, Player: fields.PLAYER, Frame: fields.FRAME, Scope: fields.SCOPE}


def changeable(value: Any) -> Iterator[Any]:
    """Everything inside a game that can be changed in place; static records and decisions never are."""
    if isinstance(value, list | dict):
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from changeable(part)
    elif isinstance(value, Prepped | InPlay):
        yield value
    elif type(value) in PARTS:
        yield value
        for field in PARTS[type(value)]:
            if field.name not in ("mage", "block", "steps", "scenario", "decision"):
                yield from changeable(getattr(value, field.name))


@some(40)
@given(setups(), seeds())
def test_a_copy_is_equal_and_shares_nothing_that_changes(setup: Setup, seed: str) -> None:
    for game in played(setup, seed, 60):
        copy = game.copy()

        assert copy == game
        assert not {id(x) for x in changeable(game)} & {id(x) for x in changeable(copy)}


@some(60)
@given(setups(), seeds(), st.integers(0, 60))
def test_playing_a_copy_leaves_the_game_as_it_was(setup: Setup, seed: str, steps: int) -> None:
    *_, game = played(setup, seed, steps)
    before, text = game.copy(), codec.dumps(game)
    copy = game.copy()
    mind = RandomMind("copy")
    while copy.decision is not None:
        machine.answer(copy, mind.pick(copy.decision))

    assert game == before
    assert codec.dumps(game) == text


@some(30)
@given(setups(), seeds())
def test_taking_back_every_answer_passes_every_state_and_redoing_them_passes_them_again(
    setup: Setup, seed: str
) -> None:
    history = History(start(library.load(), setup, seed))
    mind = RandomMind(seed)
    states = [history.game.copy()]
    while history.game.decision is not None:
        history.answer(mind.pick(history.game.decision))
        states.append(history.game.copy())
    keys = list(history.keys)

    for before in reversed(states[:-1]):
        assert history.undo() == 1
        assert history.game == before
    assert history.undo() == 0
    for after in states[1:]:
        assert history.redo()
        assert history.game == after
    assert not history.redo()
    assert history.keys == keys


@some(30)
@given(setups(), seeds())
def test_an_answer_can_be_taken_back_at_once_everywhere(setup: Setup, seed: str) -> None:
    history = History(start(library.load(), setup, seed))
    mind = RandomMind(seed)
    while history.game.decision is not None:
        before = history.game.copy()
        history.answer(mind.pick(history.game.decision))
        after = history.game.copy()
        history.undo()
        assert history.game == before
        history.redo()
        assert history.game == after


@some(30)
@given(setups(), seeds(), st.text(max_size=12))
def test_what_is_no_option_is_refused_and_changes_nothing(setup: Setup, seed: str, noise: str) -> None:
    acts = list(library.load().player_acts)
    for number, game in enumerate(played(setup, seed)):
        if game.decision is None:
            return
        decision, events, before = game.decision, list(game.events), game.copy()
        for key in (noise, "", f"{decision.keys[0]} ", decision.keys[0].upper(), acts[number % len(acts)]):
            if key not in decision.keys:
                with pytest.raises(IllegalAnswer, match="is not an answer to"):
                    machine.answer(game, key)
        assert game == before
        assert game.decision is decision
        assert game.events == events


@some(60)
@given(setups(), seeds())
def test_why_says_legal_exactly_for_the_options_of_a_main_phase(setup: Setup, seed: str) -> None:
    """And for everything else a reason of the list, with the arguments the list names."""
    for number, game in enumerate(main_phases(setup, seed)):
        assert game.decision is not None
        if number % 4:
            continue
        keys = game.decision.keys
        for key in [*game.scenario.content.player_acts, "dance", ""]:
            reason = why(game, key)
            assert (reason.code == "legal") == (key in keys), (key, reason)
            assert len(reason.args) == len(CODES[reason.code]), (key, reason)
            if reason.code == "aether":
                cost, have = reason.args
                assert int(cost) > int(have), (key, reason)
            elif reason.code == "charges_missing":
                have, need = reason.args
                assert int(have) < int(need), (key, reason)


@some(60)
@given(setups(), seeds())
def test_why_answers_at_every_question_and_after_the_end(setup: Setup, seed: str) -> None:
    some_keys = [
        *list(library.load().player_acts)[::23],
        "end",
        "cast spark 1",
        "cast spark",
        "player 2",
        "yes",
        "dance",
    ]
    for game in played(setup, seed):
        keys = game.decision.keys if game.decision is not None else []
        for key in [*keys, *some_keys]:
            reason = why(game, key)
            assert (reason.code == "legal") == (key in keys), (key, reason)
            assert len(reason.args) == len(CODES[reason.code]), (key, reason)
            assert (reason.code == "over") == (game.decision is None), (key, reason)


SHOWING = {
    "drawn",
    "revealed",
    "nemesis_card_drawn",
    "nemesis_card_discarded",
    "side_card_drawn",
    "side_card_discarded",
}
"""Events that turn a card face up; later in the same answer it may be named."""


def in_sight(game: Game) -> set[int]:
    """Cards of which one copy at least lies where everybody can see or work out what it is."""
    found = {card for pile in (game.nemesis_discard, game.destroyed, game.pending) for card in pile}
    found.update(card for pile in (game.nemesis_deck, *game.piles) for card in pile if card >= 0)
    found.update(card for card, count in zip(game.scenario.supply, game.supply, strict=True) if count)
    found.update(m.card for m in game.in_play)
    for p in game.players:
        found.update(card for pile in (p.hand, p.discard, p.played, p.deck) for card in pile if card >= 0)
        found.update(spell.card for spell in p.prepped)
    return found


def check_events(game: Game, known: set[int]) -> None:
    """Each event of the last answer has its fields, and names no card but those known or turned up before it."""
    content = game.scenario.content
    for event in game.events:
        name = str(event[0])
        assert len(event) == 1 + len(FIELDS[name]), event
        named = dict(zip(FIELDS[name], event[1:], strict=True))
        assert describe(content, event).keys() == {"event", *named}
        assert named.get("seat", 0) in range(constants.NEMESIS_TURN, len(game.players)), event
        card = named.get("card")
        if card is not None:
            assert isinstance(card, int), event
            assert card >= 0, event
            if name in SHOWING:
                known.add(card)
            assert card in known, describe(content, event)


@some(300)
@given(setups(), seeds())
def test_events_have_their_fields_and_never_name_a_hidden_card(setup: Setup, seed: str) -> None:
    """A card that is named lay in sight before the answer, lies there after it, or was turned up in between."""
    before = in_sight(lay(library.load(), setup, seed))
    for game in played(setup, seed):
        now = in_sight(game)
        check_events(game, before | now)
        before = now


def test_an_event_that_tells_a_hidden_card_would_be_found() -> None:
    game = start(library.load(), Setup(nemesis="crooked_mask"), "told")
    unseen = ~game.piles[0][-1]
    for event in [("gained", 0, unseen, "top_of_deck"), ("drawn", 0, ~unseen), ("drawn", 0), ("drawn", 7, unseen)]:
        game.events = [event]
        with pytest.raises(AssertionError):
            check_events(game, in_sight(game))


def test_a_card_gained_from_a_side_deck_is_not_named() -> None:
    assert FIELDS["side_card_gained"] == ("seat", "deck")


@some(25)
@given(setups(), seeds(), seeds())
def test_redealing_the_hidden_cards_changes_no_view(setup: Setup, seed: str, other: str) -> None:
    for game in played(setup, seed):
        sample = sampling.sample(game, other)
        for seat in (-1, len(setup.mages) - 1):
            assert views.view(sample, seat) == views.view(game, seat)


@some(60)
@given(setups(), seeds())
def test_changes_make_the_next_view_out_of_the_last_one(setup: Setup, seed: str) -> None:
    """Step by step, and from the first moment to any later one."""
    first = lay(library.load(), setup, seed)
    before, shown = first, views.view(first, -1)
    for game in played(setup, seed):
        now = views.view(game, -1)
        kept = json.dumps(shown)
        after = views.apply(shown, views.changes(before, game))
        assert after == now
        assert json.dumps(shown) == kept
        assert views.apply(views.view(first, -1), views.changes(first, game)) == now
        shown = after
        before = game.copy()


@some(25)
@given(setups(), seeds(), seeds(), seeds())
def test_redealing_the_hidden_cards_changes_no_changes(setup: Setup, seed: str, one: str, other: str) -> None:
    """Not even whether hidden cards were put in another order."""
    before = lay(library.load(), setup, seed)
    for game in played(setup, seed, 60):
        dealt = views.changes(sampling.sample(before, one), sampling.sample(game, other))
        assert dealt == views.changes(before, game)
        before = game.copy()


def test_changes_do_not_name_what_stayed() -> None:
    game = start(library.load(), Setup(mages=["brama"], nemesis="rageborne"), "stay")
    assert list(views.changes(game, game.copy())) == ["/decision"]


@some(15)
@given(setups(), seeds())
def test_a_view_is_plain_values_without_the_seed(setup: Setup, seed: str) -> None:
    secret = f"secret{seed}"
    for game in played(setup, secret, 30):
        text = json.dumps(views.view(game, 0))
        assert json.loads(text) == views.view(game, 0)
        assert secret not in text


def by_places(game: Game, p: Player) -> list[str]:
    """The keys for prepping, derived from the general rule."""
    cards = game.scenario.content.cards
    spells = [cards[card] for card in dict.fromkeys(p.hand) if cards[card].cast is not None]
    return [spell.prep_keys[b] for spell in spells for b, _ in breaches.places(game, p, spell)]


@some(200)
@given(setups(), seeds())
def test_the_shortcut_for_prepping_agrees_with_the_general_rule(setup: Setup, seed: str) -> None:
    for game in main_phases(setup, seed):
        assert game.decision is not None
        listed = [key for key in game.decision.keys if key.startswith("prep ")]
        assert listed == by_places(game, game.players[game.decision.seat])


SPELLS = [card.id for card in trial_content().cards if card.kind == "spell"]
SHARING = [
    card.id
    for card in trial_content().cards
    if card.kind == "spell" and (card.link or card.also_prep or card.prep != "usual")
]


@some(150)
@given(st.data())
def test_the_shortcut_for_prepping_agrees_in_positions_made_to_differ(data: st.DataObject) -> None:
    """Spells that share breaches, need two of them or go on closed ones are rare in random games."""
    spells = st.one_of(st.sampled_from(SHARING), st.sampled_from(SPELLS))
    turned = {name: data.draw(st.sampled_from(["open", "open", "down", "none"])) for name in ("I", "II", "III", "IV")}
    at = position("main", hand=["crystal", *data.draw(st.lists(spells, max_size=4))], breaches=turned)
    p = at.game.players[0]
    p.two_per_breach = data.draw(st.booleans())
    p.focused = data.draw(st.integers(0, 15))
    for spell in data.draw(st.lists(spells, max_size=4)):
        card = at.game.scenario.content.card(spell)
        free = breaches.places(at.game, p, card)
        if free:
            b, other = data.draw(st.sampled_from(free))
            breaches.prep(at.game, p, card.index, b, other)

    assert [key for key in actions.options(at.game, p) if key.startswith("prep ")] == by_places(at.game, p)
