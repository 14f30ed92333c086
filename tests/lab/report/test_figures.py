"""Games are counted as they stand in the tables, in any format."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from unshuffled.lab.data.jobs import Job, prepare, run
from unshuffled.lab.report import page, plots, reading
from unshuffled.lab.report.difficulty import compare, correlation, ranks
from unshuffled.lab.report.figures import Share, count
from unshuffled.lab.simulate import Plan
from unshuffled.packs import library

GAMES = 24


def played(folder: Path, ending: str = "csv") -> Path:
    job = Job(Plan(["rageborne", "umbra_titan"], [1, 2], ["beginner"], mind="eager"), GAMES, "report", ending)
    prepare(job, folder)
    list(run(job, folder))
    return folder


def test_every_game_counts_once_in_every_view_of_the_whole(tmp_path: Path) -> None:
    found = count([played(tmp_path / "games")])

    assert found.all.games == GAMES
    for view in (found.cells, found.by_nemesis, found.by_players, found.by_difficulty):
        assert sum(share.games for share in view.values()) == GAMES
        assert sum(share.won for share in view.values()) == found.all.won
    assert sum(counted.total() for counted in found.outcomes.values()) == GAMES
    assert sum(counted.total() for counted in found.turns.values()) == GAMES
    assert set(found.cells) == {(n, p, "beginner") for n in ("rageborne", "umbra_titan") for p in (1, 2)}


def test_the_format_makes_no_difference(tmp_path: Path) -> None:
    first, *others = [count([played(tmp_path / ending, ending)]) for ending in reading.ENDINGS]

    assert others == [first, first]


def test_two_folders_are_counted_together(tmp_path: Path) -> None:
    folder = played(tmp_path / "games")

    assert count([folder, folder]).all.games == 2 * GAMES


def test_a_folder_without_tables_is_not_counted(tmp_path: Path) -> None:
    with pytest.raises(reading.NoGames, match="has no tables of games"):
        count([tmp_path])


def test_every_turn_counts_once_for_each_life(tmp_path: Path) -> None:
    folder = played(tmp_path / "games")
    found = count([folder])
    turns = len(list(reading.rows(folder, "turns", ("game",))))

    for whose in ("nemesis", "gravehold"):
        assert sum(mean.count for won in (True, False) for mean in found.lives[whose, won].values()) == turns


def test_the_page_has_a_picture_of_each_view_and_asks_for_nothing_from_elsewhere(tmp_path: Path) -> None:
    text = page.report(library.load(), count([played(tmp_path / "games")]))

    for title in ("Wins by nemesis", "Wins by number of mages", "Wins by combination", "How games end"):
        assert f"<h2>{title}</h2>" in text
    assert "<h2>Wins by difficulty</h2>" not in text
    assert "Umbra Titan" in text
    assert "http" not in text
    assert "<script" not in text


def test_names_do_not_become_markup() -> None:
    assert "<b>" not in plots.dots("<b>", [plots.Dot("<b>", 0.5, 0.4, 0.6, "<b>")])


def test_a_picture_alone_is_xml_with_its_colours_and_styles_nothing_else() -> None:
    picture = plots.alone(plots.dots("Wins > 0", [plots.Dot("a & b", 0.5, 0.4, 0.6, "half")]))
    root = ElementTree.fromstring(picture)
    style = root.find("{*}style")

    assert root.get("aria-label") == "Wins > 0"
    assert root.get("class") == "unshuffled"
    assert style is not None
    assert style.text is not None
    for rule in re.findall(r"([^{}]+)\{ [^{}]+\}", style.text.replace("@media (prefers-color-scheme: dark) {", "")):
        assert rule.strip().startswith("svg.unshuffled")
    assert set(re.findall(r"var\((--\w+)\)", style.text)) <= set(re.findall(r"(--\w+):", style.text))


def test_ranks_share_ties() -> None:
    assert ranks([10, 20, 20, 5]) == [2, 3.5, 3.5, 1]


def test_correlation_is_one_for_the_same_order_and_none_for_no_order() -> None:
    assert correlation([1, 2, 3], [1, 2, 3]) == pytest.approx(1)
    assert correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert correlation([1, 2, 3], [2, 2, 2]) == 0


def test_the_largest_disagreement_comes_first() -> None:
    measured = {"mild": Share(100, 10), "fair": Share(100, 50), "grim": Share(100, 40)}
    found = compare(measured, {"mild": 1, "fair": 3, "grim": 5})

    assert [(row.nemesis, row.apart) for row in found.rows] == [("mild", 2), ("fair", -1), ("grim", -1)]
    assert found.correlation == pytest.approx(-0.5)
