"""The notebooks of examples/notebooks run in a real kernel, with few games."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from nbclient.exceptions import CellExecutionError
from nbformat import NotebookNode

from tests.examples.notebooks import FOLDER, printed, read, run, shown
from tests.repository.plain_words import Prose, find

BOT, GAMES, AGENT = NAMES = ("1-first-bot.ipynb", "2-many-games.ipynb", "3-train-an-agent.ipynb")
SVG = "image/svg+xml"


@pytest.fixture(autouse=True)
def a_jupyter_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings, kernels or history of the person who runs the tests."""
    for name in ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR"):
        monkeypatch.setenv(f"JUPYTER_{name}", str(tmp_path / "jupyter" / name))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))


def of(name: str, folder: Path) -> dict[str, NotebookNode]:
    """The cells of a notebook that was run, by their ids."""
    return {cell.id: cell for cell in run(read(FOLDER / name), folder).cells}


@pytest.mark.slow("starts a kernel of Jupyter")
def test_a_first_bot_deals_more_damage_than_chance(tmp_path: Path) -> None:
    cells = of(BOT, tmp_path)
    found = re.findall(r"^(\w+): (\d+) of 20 won, damage ([\d.]+)$", printed(cells["compare"]), re.MULTILINE)
    damage = {name: float(number) for name, _, number in found}

    assert damage["mine"] > 5 * damage["random"]
    assert "Rageborne" in shown(cells["new-game"], "text/html")[0]
    assert "Mist plays Crystal." in printed(cells["answer"])
    assert "is not an answer" in printed(cells["undo"])


@pytest.mark.slow("starts a kernel of Jupyter")
def test_many_games_are_played_counted_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTEBOOK_GAMES", "36")
    cells = of(GAMES, tmp_path)
    whole = re.fullmatch(r"(\d+) of 36 games won: (\d+)% \((\d+)% to (\d+)%\)\n", printed(cells["summary"]))

    assert whole is not None
    assert 0 < int(whole[1]) < 36
    assert int(whole[3]) < int(whole[2]) < int(whole[4])
    assert len(re.findall(r"\d+% to +\d+% +of 3 games$", printed(cells["shares"]), re.MULTILINE)) == 12
    assert picture(cells["dots"]).count('class="dot"') == 12
    assert picture(cells["lives"]).count("<polyline") == 2


@pytest.mark.slow("starts a kernel of Jupyter")
def test_an_agent_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTEBOOK_ROUNDS", "6")
    monkeypatch.setenv("NOTEBOOK_GAMES_A_ROUND", "8")
    cells = of(AGENT, tmp_path)
    found = dict(re.findall(r"^(at random|learned): (\S+)$", printed(cells["likes"]), re.MULTILINE))

    assert float(found["learned"]) > 2 * float(found["at random"])
    assert printed(cells["train"]).count("round ") == 6
    assert picture(cells["curve"]).count("<polyline") == 2


def picture(cell: NotebookNode) -> str:
    """The one picture that a cell shows. It is XML and has its colours, so a browser draws it as it stands."""
    (found,) = shown(cell, SVG)
    assert ElementTree.fromstring(found).tag == "{http://www.w3.org/2000/svg}svg"
    assert "svg.unshuffled .grid" in found
    return found


@pytest.mark.slow("starts a kernel of Jupyter")
def test_a_notebook_with_a_fault_fails(tmp_path: Path) -> None:
    """At the first cell that raises; what comes after it is not run."""
    broken = read(FOLDER / BOT)
    broken.cells[1].source = "from unshuffled import Gam"
    broken.cells[3].source = "open('after', 'w')"

    with pytest.raises(CellExecutionError, match="cannot import name 'Gam'"):
        run(broken, tmp_path)
    assert not (tmp_path / "after").exists()


def test_every_notebook_is_run_here() -> None:
    assert sorted(path.name for path in FOLDER.iterdir() if path.is_file()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_stored_without_what_it_gives(name: str) -> None:
    """So that a change is a change of its text."""
    for cell in read(FOLDER / name).cells:
        assert not cell.get("outputs"), cell.id
        assert cell.get("execution_count") is None, cell.id


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_written_in_plain_words(name: str) -> None:
    for cell in read(FOLDER / name).cells:
        assert not list(find(Prose(f"{name} {cell.id}", 1, cell.source)))
