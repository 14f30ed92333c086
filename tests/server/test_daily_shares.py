"""A day with more results than are kept or listed, and what one network address may have of it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from tests.server.serving import run, serving
from tests.server.test_daily import NOON, board, played, set_clock, settled
from unshuffled.server.client import Guest
from unshuffled.server.daily import results, service
from unshuffled.server.daily.results import Listed, OfDay, Standings, _standings, boards_of
from unshuffled.stores.daily import Claim
from unshuffled.tables.daily import Score
from unshuffled.tables.ports import Head


def a_score(turns: int, marked: bool = False) -> Score:
    return Score(mages=1, won=True, turns=turns, gravehold=10, nemesis_life=0, marked=marked)


def claims_of(turns: Iterable[int]) -> list[Claim]:
    return [Claim(f"t{n:05}", Head(9, "d"), msgspec.json.encode(a_score(turn))) for n, turn in enumerate(turns)]


def check(known: OfDay, claims: Iterable[Claim], first: bool = True) -> None:
    """As if these were played again, and true: the game of each by a player of its own."""
    for claim in claims:
        score = known.scores[claim]
        assert score is not None
        known.checked[claim] = Listed(claim.table, score, frozenset({f"p{claim.table}"}), first, claim.head)


def look(claims: list[Claim], known: OfDay) -> tuple[Standings, list[Claim]]:
    """Where all of them are first games as far as is known before they are checked."""
    return _standings(claims, known, {claim.table for claim in claims})


def settle(claims: list[Claim], known: OfDay) -> tuple[Standings, int]:
    """Check what is to be checked until nothing is; return how many were."""
    count = 0
    while True:
        made, new = look(claims, known)
        if not new:
            return made, count
        check(known, new)
        count += len(new)


def test_only_the_best_claims_are_checked_and_the_list_stays() -> None:
    """B8. It changed with every request, and the checking had no end."""
    known, claims = OfDay(), claims_of(range(1000, 0, -1))

    first, count = settle(claims, known)
    again, more = settle(claims, known)

    assert (count, more) == (results.MOST, 0)
    assert boards_of(first, "x") == boards_of(again, "x")
    found = boards_of(first, "x")[0]
    assert ([one.turns for one in found.first], found.count) == (list(range(1, results.MOST + 1)), 1000)


def test_no_more_results_are_checked_than_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """B8. What is checked stays, and nothing is checked a second time."""
    monkeypatch.setattr(results, "KEPT", 6)
    known = OfDay()

    made, count = settle(claims_of(range(11)), known)

    assert (count, made.checking, [one.turns for one in boards_of(made, "x")[0].first]) == (6, 0, [0, 1, 2, 3, 4, 5])


def test_result_of_a_player_who_asks_is_checked_and_shown_with_its_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    """B8. Also far from the best."""
    monkeypatch.setattr(results, "MOST", 2)
    known, claims = OfDay(), claims_of([*range(8), 7])
    known.asked.add(claims[-1].table)

    made, _ = settle(claims, known)

    mine = boards_of(made, f"p{claims[-1].table}")[0].first
    others = boards_of(made, "x")[0].first
    assert [(one.rank, one.turns, one.yours) for one in mine] == [(1, 0, False), (2, 1, False), (8, 7, True)]
    assert [one.turns for one in others] == [0, 1]


def test_refused_claim_is_not_counted_and_the_next_one_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "MOST", 1)
    known, claims = OfDay(), claims_of([1, 2, 3])
    look(claims, known)
    known.checked[claims[0]] = None

    made, new = look(claims, known)

    assert (made.counts[1], new) == (2, [claims[1]])


def test_practice_takes_no_place_of_first_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "MOST", 2)
    known, claims = OfDay(), claims_of(range(6))
    look(claims, known)
    check(known, claims[:3], first=False)

    made, _ = settle(claims, known)

    found = boards_of(made, "x")[0]
    assert ([one.turns for one in found.practice], [one.turns for one in found.first]) == ([0, 1], [3, 4])


def test_claims_of_tables_that_are_nobodys_first_are_practice(monkeypatch: pytest.MonkeyPatch) -> None:
    """B8. So a full list of first games does not have all of them checked."""
    monkeypatch.setattr(results, "MOST", 2)
    claims = claims_of(range(6))

    _, new = _standings(claims, OfDay(), {claims[3].table})

    assert new == [claims[0], claims[1], claims[3]]


def test_network_has_so_many_results_a_day_and_others_still_have_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    """B8."""
    monkeypatch.setattr(service, "OF_NETWORK", 1)

    async def test() -> None:
        async with serving() as server:
            set_clock(server, NOON)
            for name, network in (("Eve", "6.6.6.6"), ("Eva", "6.6.6.6"), ("Bob", "8.8.8.8")):
                async with Guest(server.url, headers={"X-Forwarded-For": network}) as guest:
                    await played(guest, name)
            async with Guest(server.url) as reader:
                await reader.open("Reader")
                found = board((await settled(server, reader)).today, 1)

            assert (sorted(one.names[0] for one in found.first), found.count) == (["Bob", "Eve"], 2)

    run(test())
