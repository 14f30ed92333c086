"""What the wire says of each answer: who may give it, and what on the table it is about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.ideas.laid import does
from tests.nemeses.outcasts.laid import fountain
from tests.table import At, position
from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core import machine, options
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.gains import Shift
from unshuffled.rules.saves import transcript
from unshuffled.tables import choices, forks
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.table import Table
from unshuffled.wire import tell
from unshuffled.wire.protocol import Choice
from unshuffled.wire.speech import Speeches

ROOT = Path(__file__).parents[2]
SHIPPED = library.load()
CONTENT = library.load_folders(
    [*library.shipped(), *[ROOT / "tests" / "packs" / name for name in ("trial", "ideas", "lamps")]]
)
SPEECHES = Speeches(SHIPPED)
DECISIONS = sorted((ROOT / "web" / "e2e" / "decisions").glob("*.txt"))
"""Games that stand before every kind of answer to every kind of question."""
NOWHERE = {"end", "rest", "yes", "no", "done", "choose", "spend"}
"""Verbs of answers that are about nothing on the table."""
LONGEST = 160


def shown(g: Game) -> tuple[dict[str, Any], list[Choice]]:
    """The view as it is sent, and what it says of the answers."""
    view = msgspec.json.decode(tell.view_of(g, SPEECHES.of(g.scenario.content)))
    return view, msgspec.convert(view["decision"]["choices"], list[Choice])


def setups() -> Iterator[Setup]:
    """Every nemesis, one to four players, open and closed decks."""
    for n, nemesis in enumerate(sorted(SHIPPED.nemeses)):
        decks = "off" if n % 3 == 0 else "on"
        mages = ["random"] * (1 + n % 4)
        yield Setup(mages=mages, nemesis=nemesis, difficulty="beginner", switches={"open_decks": decks})


def games() -> Iterator[Game]:
    """Moments of many games."""
    for path in DECISIONS:
        yield transcript.replay(CONTENT, transcript.read(path.read_text(encoding="utf-8")))
    for n, setup in enumerate(setups()):
        g = start(SHIPPED, setup, f"choices {n}")
        mind = MINDS["eager" if n % 2 else "random"](f"choices {n}")
        for _ in range(LONGEST):
            if g.decision is None:
                break
            yield g
            machine.answer(g, mind.pick(g.decision))


def is_there(view: dict[str, Any], place: str) -> bool:
    """Does the view show something at this place?"""
    zone, *rest = place.split("/", 2)
    nemesis = view["nemesis"]
    if zone in ("nemesis", "swarm", "open_pile"):
        return not rest and (zone == "nemesis" or bool(nemesis[zone]))
    if zone == "turn":
        order = view["turn_order"]
        return place.removeprefix("turn/") in [*order["deck"], *order["discard"]]
    if zone == "supply":
        return rest[0] in [pile["card"] for pile in view["supply"] if pile["count"]]
    if zone == "in_play":
        return int(rest[0]) in [one["uid"] for one in nemesis["in_play"]]
    if zone == "nemesis_discard":
        return rest[0] in nemesis["discard"]
    if zone == "track":
        return rest[0] in nemesis["counters"] and (len(rest) == 1 or nemesis["tracks"][rest[0]][int(rest[1]) - 1] > 0)
    if zone == "pile":
        return bool(nemesis["piles"][rest[0]])
    if zone == "side_deck":
        return bool(nemesis["decks"][rest[0]]["deck"])
    player = view["players"][int(rest[0])]
    if zone in ("player", "charge", "ability"):
        return len(rest) == 1
    if zone == "space":
        track, n = rest[1].split("/")
        return track in player["tokens"] and player["tokens"][track] != int(n)
    if zone == "breach":
        return bool(player["breaches"][int(rest[1]) - 1]["state"] != "none")
    if zone == "prepped":
        return rest[1] in [f"{spell['card']}/{spell['breaches'][0]}" for spell in player["prepped"]]
    return bool(rest[1] in player[zone])


def test_every_answer_says_what_it_does_and_is_about_what_is_there() -> None:
    """The whole law in one pass: playing the games is what takes long."""
    wrong: set[tuple[str, str, str]] = set()
    lost: set[tuple[str, str]] = set()
    kinds: set[tuple[str, str]] = set()
    for g in games():
        view, said = shown(g)
        assert g.decision is not None
        assert len(said) == len(g.decision.keys)
        closed = g.scenario.switches.open_decks == "off" and g.decision.ask in ("put_revealed", "put_back")
        for key, choice in zip(g.decision.keys, said, strict=True):
            option = options.read(key)
            if choice.aims:
                assert (choice.verb, option.amount) == ("cast", 0)  # the amount is what it deals
                wrong.update((g.decision.ask, key, place) for place in choice.aims if not is_there(view, place))
            else:
                assert (choice.verb, choice.amount) == (option.verb, option.amount)
            kinds.add((g.decision.ask, choice.verb))
            wrong.update((g.decision.ask, key, place) for place in choice.about if not is_there(view, place))
            nowhere = choice.verb in NOWHERE and not isinstance(choices._step(g), Shift)
            if bool(choice.about) == (nowhere or closed):
                lost.add((g.decision.ask, key))

    assert (wrong, lost) == (set(), set())
    assert len(kinds) > 50


# Who may give it


def seated(path: Path) -> Table:
    """A table that stands at the end of this record, with one person on each seat: p0, p1, …"""
    read = transcript.read(path.read_text(encoding="utf-8"))
    table, _ = forks.take_in(CONTENT, "p0", "p0", read)
    for seat in range(1, len(table.seats)):
        for entry in [*table.join(f"p{seat}", "x"), e.SeatTaken(seat, f"p{seat}", "p0")]:
            table.apply(entry)
    return table


def lets(table: Table, seat: int, key: str) -> bool:
    """Really try it."""
    try:
        table.answer(f"p{seat}", key, len(table.answers))
    except Refused as refused:
        if refused.code != Code.NOT_YOUR_DECISION:
            raise
        return False
    return True


def test_who_may_give_an_answer_is_whom_the_table_lets() -> None:
    met = dict.fromkeys(("decider", "together"), 0)
    for path in DECISIONS:
        table = seated(path)
        assert table.game is not None
        view, said = shown(table.game)
        asked = view["decision"]["seat"]
        seats = range(len(table.seats))
        for key, choice in zip(view["decision"]["keys"], said, strict=True):
            by = choice.by or (list(seats) if asked < 0 else [asked])
            assert [seat for seat in seats if lets(table, seat, key)] == by, (path.stem, key)
            if len(seats) > 1:
                met["together" if asked < 0 else "decider"] += 1

    assert min(met.values()) > 0, met


def test_an_ability_in_anothers_turn_says_whose_it_is() -> None:
    """MAIN-24. Only that is said of it: everything else in the list is the decider's."""
    t = position(hand=["crystal"], p2={"charges": 5})

    decision = shown(t.game)[0]["decision"]

    assert dict(zip(decision["keys"], decision["choices"], strict=True)) == {
        "play crystal": {"verb": "play", "about": ["hand/0/crystal"]},
        "activate plain_two": {"verb": "activate", "by": [1], "about": ["ability/1"]},
        "end": {"verb": "end"},
    }


def test_an_ability_in_its_own_players_turn_is_the_deciders_as_everything() -> None:
    t = position(mages=["plain_two", "plain_one"], charges=5)

    decision = shown(t.game)[0]["decision"]

    assert dict(zip(decision["keys"], decision["choices"], strict=True)) == {
        "activate plain_two": {"verb": "activate", "about": ["ability/0"]},
        "end": {"verb": "end"},
    }


def places(t: At) -> list[list[str]]:
    """What each answer is about."""
    return [choice.about for choice in shown(t.game)[1]]


def test_a_token_among_many_is_on_its_step() -> None:
    t = fountain([0, 2, 0, 1])
    does(t, "[{remove_tokens: {track: soul, count: 1}}]")

    assert (t.options, places(t)) == (["token soul 2", "token soul 4"], [["track/soul/2"], ["track/soul/4"]])


def test_a_space_of_a_mages_track_is_a_place() -> None:
    t = position("none", mages=["taqren_outcasts", "plain_two"])
    does(t, "[{suffer: 2}]")

    assert t.options == ["choose 2", "choose 3", "choose 4"]
    assert places(t) == [["space/0/barrier/2"], ["space/0/barrier/3"], ["space/0/barrier/4"]]


def test_an_option_of_a_card_is_no_place() -> None:
    t = position(mages=["zhana_outcasts", "plain_two"], hand=["glyph_carver"]).do("play glyph_carver")

    assert (t.options, places(t)) == (["choose 1", "choose 2"], [[], []])


def test_tokens_on_supply_piles_are_apart_from_those_on_the_mat() -> None:
    t = position(mages=["zhana_outcasts", "plain_two"], tokens={"glyph": 3, "glyph@jade": 2}, hand=["crystal"])
    zhana, other = shown(t.game)[0]["players"]

    assert (zhana["tokens"], zhana["on_piles"]) == ({"glyph": 3}, {"glyph": {"jade": 2}})
    assert (other["tokens"], other["on_piles"]) == ({}, {})
