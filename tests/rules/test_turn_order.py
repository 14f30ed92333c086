"""The turn order deck: what it is made of, whose turn a card gives, and when it is rebuilt (TURN, VAR-01 to VAR-08)."""

from collections import Counter

import pytest

from tests.table import At, content, position
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.views import view

SEEDS = [str(n) for n in range(12)]
MAGES = ["plain_one", "plain_two", "plain_three", "plain_four"]
PAIRS = {"four_player_deck": "pairs"}
SIX = ["player1", "player1", "player2", "player2", "nemesis", "nemesis"]
WAITS = {"hand": ["crystal"]}
"""A player with something to do is asked in the main phase."""


def laid(seats: int, seed: str = "seed", edition: str = "default", **switches: str | int) -> Game:
    """A game as it lies on the table before the first card is drawn."""
    chosen = Setup(
        mages=MAGES[:seats],
        nemesis="rageborne",
        market=["deck_destruction_base"],
        edition=edition,
        switches=switches,
    )
    return lay(content(), chosen, seed)


def turn_cards(g: Game) -> list[str]:
    """The turn order deck, sorted."""
    return sorted(At(g).turn_deck)


def three(turn_deck: list[str], edition: str = "default", phase: str = "turn") -> At:
    """Three players, each with a card to play."""
    return position(
        phase,
        mages=MAGES[:3],
        edition=edition,
        turn_deck=turn_deck,
        turn_discard=[],
        p2=WAITS,
        p3=WAITS,
        hand=["crystal"],
    )


def four(turn_deck: list[str], phase: str = "turn", **given: object) -> At:
    """Four players with the pair deck, each with a card to play."""
    placed: dict[str, object] = {"turn_discard": [], "hand": ["crystal"], **given}
    return position(
        phase,
        mages=MAGES,
        switches=PAIRS,
        turn_deck=turn_deck,
        p2=WAITS,
        p3=WAITS,
        p4=WAITS,
        **placed,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        pytest.param(2, ["player1", "player1", "player2", "player2"], id="TURN-02"),
        pytest.param(3, ["player1", "player2", "player3", "wild"], id="TURN-03"),
        pytest.param(4, ["player1", "player2", "player3", "player4"], id="TURN-04"),
    ],
)
def test_the_deck_has_four_player_cards_and_two_nemesis_cards(seats: int, cards: list[str]) -> None:
    """TURN-01, TURN-02, TURN-03, TURN-04, TURN-05. Six cards, whatever the number of players."""
    assert turn_cards(laid(seats)) == sorted([*cards, "nemesis", "nemesis"])


def test_the_deck_is_shuffled_and_lies_face_down() -> None:
    """TURN-05, GEN-07. No place is known, and another seed gives another order."""
    games = [laid(2, seed) for seed in SEEDS]

    assert all(card < 0 for g in games for card in g.turn_deck)
    assert len({tuple(g.turn_deck) for g in games}) > 1


def test_the_box_has_thirteen_turn_order_cards() -> None:
    """COMP-07. Together the decks for two to four players need exactly these."""
    decks = [laid(2), laid(3), laid(4), laid(4, four_player_deck="pairs")]
    needed: Counter[str] = Counter()
    for g in decks:
        needed |= Counter(turn_cards(g))

    assert needed == Counter(
        {
            "player1": 2,
            "player2": 2,
            "player3": 1,
            "player4": 1,
            "wild": 1,
            "1/2": 2,
            "3/4": 2,
            "nemesis": 2,
        }
    )


def test_the_top_card_says_who_has_the_first_turn_and_the_next() -> None:
    """TURN-06, TURN-10. One card at the start, one after the end of each turn."""
    t = position("turn", turn_deck=["player2", "player1", "player2"], turn_discard=[], hand=["crystal"], p2=WAITS)

    assert (t.decider, t.asked, t.turn_deck) == (2, "main", ["player1", "player2"])

    t.do("end")

    assert (t.decider, t.asked, t.turn_deck) == (1, "main", ["player2"])


def test_the_drawn_card_lies_on_the_discard_pile_while_its_turn_is_played() -> None:
    """TURN-07, ED-36. On top of the older ones."""
    t = position("turn", turn_deck=["player1", "player2"], turn_discard=["nemesis"], hand=["crystal"], p2=WAITS)

    assert t.asked == "main"
    assert t.turn_discard == ["nemesis", "player1"]


def test_the_nemesis_card_of_this_turn_counts_as_discarded() -> None:
    """TURN-07. Unrelenting Ire counts it: with it there are two."""
    t = position(
        "turn",
        nemesis="rageborne",
        turn_deck=["nemesis", "player1"],
        turn_discard=["nemesis"],
        nemesis_deck=["rageborne_unrelenting_ire", "slaughter"],
        counters={"fury": 0},
        hand=["crystal"],
    )

    assert t.counter("fury") == 3


def test_an_empty_deck_is_rebuilt_when_a_card_must_be_drawn() -> None:
    """TURN-08, GEN-07. All six cards are shuffled face down, then one is drawn."""
    t = position("turn", turn_deck=[], turn_discard=SIX, hand=["crystal"], p2=WAITS)

    shuffled = t.events("turn_order_shuffled")

    assert shuffled == [{"event": "turn_order_shuffled", "amount": 6}]
    assert sorted(t.turn_deck + t.turn_discard) == sorted(SIX)
    assert len(t.turn_discard) == len(t.events("turn_order_drawn"))
    assert all(card < 0 for card in t.game.turn_deck)


def test_the_deck_is_not_rebuilt_before_a_card_is_needed() -> None:
    """TURN-09. It is empty during the turn of its last card."""
    t = position("turn", turn_deck=["player1"], turn_discard=["player2"], hand=["crystal"], p2=WAITS)

    assert (t.turn_deck, t.turn_discard) == ([], ["player2", "player1"])
    assert t.events("turn_order_shuffled") == []

    t.do("end")

    assert t.events("turn_order_shuffled") == [{"event": "turn_order_shuffled", "amount": 2}]


def test_an_empty_deck_is_rebuilt_when_a_card_must_be_revealed() -> None:
    """TURN-08, OPEN-26. The card of the current turn is shuffled in too."""
    t = position(turn_deck=[], turn_discard=SIX, hand=["quartz_shard", "crystal"])

    t.do("play quartz_shard")

    assert (sorted(t.turn_deck), t.turn_discard) == (sorted(SIX), [])


def test_a_deck_with_a_card_is_not_rebuilt_to_reveal_it() -> None:
    """TURN-08. The twin: one card is enough."""
    t = position(turn_deck=["player2"], turn_discard=["nemesis", "player1"], hand=["quartz_shard", "crystal"])

    t.do("play quartz_shard")

    assert (t.turn_deck, t.turn_discard) == (["player2"], ["nemesis", "player1"])


def test_a_player_card_gives_a_turn_to_the_holder_of_its_number() -> None:
    """TURN-10. Not to the seat: with random tokens the second seat may hold number 1."""
    seed = next(seed for seed in SEEDS if laid(2, seed, number_tokens="random").players[0].number == 1)

    t = position(
        "turn",
        switches={"number_tokens": "random"},
        seed=seed,
        turn_deck=["player1", "player2"],
        hand=["crystal"],
        p2=WAITS,
    )

    assert t.decider == 2
    assert t.do("end").decider == 1


def test_number_tokens_are_taken_in_seat_order_or_dealt_at_random() -> None:
    """ED-03, SETUP-01. Dealt at random: each number once."""
    chosen = {tuple(p.number for p in laid(4, seed).players) for seed in SEEDS}
    dealt = {tuple(p.number for p in laid(4, seed, "war_eternal_de").players) for seed in SEEDS}

    assert chosen == {(0, 1, 2, 3)}
    assert len(dealt) > 1
    assert all(sorted(numbers) == [0, 1, 2, 3] for numbers in dealt)


def test_no_number_tokens_are_dealt_with_the_pair_deck() -> None:
    """ED-03, VAR-02. The pairs are neighbours at the table."""
    games = [laid(4, seed, "war_eternal_de", four_player_deck="pairs") for seed in SEEDS]

    assert {tuple(p.number for p in g.players) for g in games} == {(0, 1, 2, 3)}


def test_the_players_agree_who_takes_the_turn_of_the_wild_card() -> None:
    """TURN-11, ED-01. Any of them; the others' own cards are not used up by it."""
    t = three(["wild", "player2"])

    assert (t.decider, t.asked, t.options) == (0, "choose_turn", ["player 1", "player 2", "player 3"])

    t.do("player 2")

    assert (t.decider, t.asked, t.turn_discard) == (2, "main", ["wild"])
    assert t.do("end").decider == 2


@pytest.mark.parametrize(("top", "suffered"), [("wild", True), ("player3", True), ("nemesis", False)])
def test_the_wild_card_counts_as_a_player_card(top: str, suffered: bool) -> None:
    """TURN-12. Encroach hits the player of a player card, and Gravehold for a nemesis card."""
    t = three([top], phase="none").resolve("encroach")
    if top == "wild":
        t.do("player 3")

    assert [t.p(n).life for n in (1, 2, 3)] == [10, 10, 8 if suffered else 10]
    assert t.game.gravehold == (30 if suffered else 27)
    assert t.turn_deck == [top]


def test_the_players_choose_the_player_of_the_wild_card() -> None:
    """TURN-13, ED-25. Anybody may be named."""
    t = three(["wild"], phase="none").resolve("encroach")

    assert (t.decider, t.options) == (0, ["player 1", "player 2", "player 3"])

    t.do("player 1")

    assert [t.p(n).life for n in (1, 2, 3)] == [8, 10, 10]


def test_a_nemesis_card_gives_the_nemesis_a_turn() -> None:
    """TURN-14. It draws a card; then the next turn order card is drawn."""
    t = position(
        "turn",
        turn_deck=["nemesis", "player1"],
        turn_discard=[],
        nemesis_deck=["tally_c1", "tally_c1"],
        hand=["crystal"],
    )

    assert (t.nemesis_discard, t.game.gravehold) == (["tally_c1"], 29)
    assert (t.decider, t.asked) == (1, "main")


def test_the_same_player_may_take_two_turns_in_a_row() -> None:
    """TURN-15. Also across a rebuilt deck."""
    t = position("turn", turn_deck=["player1", "player1"], turn_discard=[], hand=["crystal"])

    t.do("end", "end")

    assert [event["seat"] for event in t.events("turn_started")] == [0, 0, 0]
    assert [event["event"] for event in t.seen].index("turn_order_shuffled") > 0


def test_the_turn_order_discard_pile_may_be_looked_at() -> None:
    """TURN-16. Every seat sees it, in order; of the deck only what is left in it."""
    t = position(
        hand=["crystal"],
        turn_discard=["nemesis", "player2", "player1"],
        turn_deck=["player1", "player2", "nemesis"],
    )
    t.game.turn_deck = [~card for card in t.game.turn_deck]
    open_to_all = {
        "deck": [None, None, None],
        "hidden": ["nemesis", "player1", "player2"],
        "discard": ["nemesis", "player2", "player1"],
        "tokens": {},
    }

    assert [view(t.game, seat)["turn_order"] for seat in (0, 1)] == [open_to_all, open_to_all]


def test_card_effects_depend_on_the_turn_order_discard_pile() -> None:
    """TURN-16. Erratic Ingot gives 2 more aether while a nemesis card lies there."""
    with_nemesis = position(hand=["erratic_ingot"], turn_discard=["nemesis"]).do("play erratic_ingot")
    without = position(hand=["erratic_ingot"], turn_discard=["player1"]).do("play erratic_ingot")

    assert (with_nemesis.you.aether, without.you.aether) == (4, 2)


def test_the_pair_deck_has_two_cards_of_each_pair() -> None:
    """VAR-01, TURN-04, ED-02. The default keeps single cards; Outcasts always plays with pairs."""
    pairs = ["1/2", "1/2", "3/4", "3/4", "nemesis", "nemesis"]

    assert turn_cards(laid(4, four_player_deck="pairs")) == pairs
    assert turn_cards(laid(4, edition="outcasts_pl")) == pairs
    for edition in ("default", "war_eternal_pl_fr", "base_cs", "war_eternal_de"):
        assert "1/2" not in turn_cards(laid(4, edition=edition))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_pair_deck_is_for_four_players(seats: int) -> None:
    """VAR-01. With fewer the deck is the usual one."""
    assert turn_cards(laid(seats, four_player_deck="pairs")) == turn_cards(laid(seats))


def test_the_pair_tokens_start_on_the_table() -> None:
    """VAR-02. Nobody holds one."""
    assert laid(4, four_player_deck="pairs").pair_tokens == (-1, -1)


@pytest.mark.parametrize(
    ("card", "options", "chosen", "tokens"),
    [("1/2", ["player 1", "player 2"], 2, [1, -1]), ("3/4", ["player 3", "player 4"], 3, [-1, 2])],
)
def test_the_two_of_a_pair_choose_while_the_token_is_on_the_table(
    card: str, options: list[str], chosen: int, tokens: list[int]
) -> None:
    """VAR-03, ED-35. Who takes the turn takes the token."""
    t = four([card])

    assert (t.asked, t.options) == ("choose_turn", options)

    t.do(f"player {chosen}")

    assert (t.decider, t.asked, t.game.pair_tokens) == (chosen, "main", tuple(tokens))


@pytest.mark.parametrize(("card", "holder", "other"), [("1/2", 1, 2), ("1/2", 2, 1), ("3/4", 4, 3)])
def test_the_second_card_of_a_pair_is_for_the_player_without_the_token(card: str, holder: int, other: int) -> None:
    """VAR-04. Nobody chooses, and the token goes back to the table."""
    t = four([card, card])

    t.do(f"player {holder}", "end")

    assert (t.decider, t.asked, t.game.pair_tokens) == (other, "main", (-1, -1))


@pytest.mark.parametrize(
    "deck", [["1/2", "3/4", "1/2", "3/4"], ["3/4", "1/2", "1/2", "3/4"], ["1/2", "1/2", "3/4", "3/4"]]
)
@pytest.mark.parametrize("choice", [0, -1])
def test_in_one_pass_through_the_pair_deck_each_player_gets_one_turn(deck: list[str], choice: int) -> None:
    """VAR-08. And both tokens are on the table again."""
    t = four(deck)
    for _ in deck:
        if t.asked == "choose_turn":
            t.do(t.options[choice])
        if t.turn_deck:
            t.do("end")

    assert sorted(event["seat"] for event in t.events("turn_started")) == [0, 1, 2, 3]
    assert t.game.pair_tokens == (-1, -1)


def test_the_holder_of_the_wild_token_takes_the_turn_and_passes_it_to_the_left() -> None:
    """VAR-05, ED-01. Nobody chooses; Outcasts plays so."""
    t = three(["wild"] * 4, "outcasts_pl")
    deciders = [t.decider]
    for _ in range(3):
        deciders.append(t.do("end").decider)

    assert deciders == [1, 2, 3, 1]
    assert t.turn_discard == ["wild"] * 4


def test_the_wild_token_starts_with_a_random_player_where_tokens_are_dealt() -> None:
    """VAR-05. In the German variant; otherwise with the first player."""
    random = {laid(3, seed, "war_eternal_de", wild_card="token").wild_token for seed in SEEDS}
    first = {laid(3, seed, "outcasts_pl").wild_token for seed in SEEDS}

    assert (random, first) == ({0, 1, 2}, {0})


@pytest.mark.parametrize("edition", ["default", "war_eternal_pl_fr", "base_cs", "war_eternal_de"])
def test_other_editions_leave_the_wild_card_to_the_players(edition: str) -> None:
    """ED-01. The token is an option there."""
    assert three(["wild"], edition).asked == "choose_turn"


def test_an_effect_on_the_wild_card_does_not_look_at_the_token() -> None:
    """VAR-06, OPEN-11, TURN-13. The players choose whom it hits, and the token stays where it is."""
    t = three(["wild"], "outcasts_pl", phase="none")
    t.game.wild_token = 1

    t.resolve("encroach")

    assert (t.decider, t.options) == (0, ["player 1", "player 2", "player 3"])

    t.do("player 3")

    assert [t.p(n).life for n in (1, 2, 3)] == [10, 10, 8]
    assert t.game.wild_token == 1


def test_a_pair_card_that_is_revealed_is_a_card_of_both_players() -> None:
    """OPEN-12. The players choose between the two; the token stays where it is."""
    t = four(["3/4"], phase="none")
    t.game.pair_tokens = (-1, 2)

    t.resolve("encroach")

    assert (t.decider, t.options) == (0, ["player 3", "player 4"])

    t.do("player 3")

    assert [t.p(n).life for n in (1, 2, 3, 4)] == [10, 10, 8, 10]
    assert (t.game.pair_tokens, t.turn_deck) == ((-1, 2), ["3/4"])


def test_a_pair_card_can_be_put_back_as_the_card_of_either_player() -> None:
    """OPEN-12. Lash returns it for player 1 or 2, not for the other two; the token stays where it is."""
    t = position(
        mages=["lash", "plain_two", "plain_three", "plain_four"],
        switches=PAIRS,
        charges=5,
        hand=["crystal"],
        turn_discard=["1/2", "nemesis"],
        turn_deck=["3/4"],
    )
    t.game.pair_tokens = (0, -1)

    t.do("activate lash")

    assert t.options == ["player 1", "player 2"]

    t.do("player 2")

    assert (sorted(t.turn_deck), t.turn_discard) == (["1/2", "3/4"], ["nemesis"])
    assert [t.p(n).life for n in (1, 2, 3, 4)] == [10, 9, 10, 10]
    assert t.game.pair_tokens == (0, -1)
