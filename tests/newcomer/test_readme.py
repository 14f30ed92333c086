"""The README, the authors' guide, the pages for players and how to install, followed word for word on a clean clone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.newcomer.following import PLAYS, SERVES, Newcomer
from tools.pages import ROOT
from unshuffled.minds.randoms import RandomMind
from unshuffled.packs import library
from unshuffled.rules.core import chance, machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.saves import transcript
from unshuffled.server.transport import page

pytestmark = [pytest.mark.slow("installs and plays what the README says"), pytest.mark.timeout(1200)]
IN_NIGHTLY = pytest.mark.nightly("runs what a page says; the README is followed in the required check")


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Newcomer:
    if not page.is_built():
        pytest.fail("the page is not built: run `make page`")
    return Newcomer(tmp_path_factory.mktemp("newcomer"))


def test_the_readme_can_be_followed(newcomer: Newcomer) -> None:
    ran = newcomer.follow(ROOT / "README.md", newcomer.clone)

    assert any(SERVES.search(line) for line in ran)


@IN_NIGHTLY
def test_the_guide_for_authors_can_be_followed(newcomer: Newcomer, tmp_path: Path) -> None:
    """From nothing to a game against a nemesis of one's own."""
    ran = newcomer.follow(ROOT / "docs/authors/writing-a-pack.md", tmp_path)

    assert ran[0] == 'unshuffled pack new "Ember Watch"'
    assert any(PLAYS.search(line) for line in ran)
    assert sorted(path.name for path in (tmp_path / "ember_watch").glob("*.yaml")) == [
        "cards.yaml",
        "cinder_moth.yaml",
        "mage.yaml",
        "pack.yaml",
    ]


@IN_NIGHTLY
def test_the_pages_for_players_can_be_followed(newcomer: Newcomer, tmp_path: Path) -> None:
    """The reader has the record of a game that was hosted."""
    (tmp_path / "game.txt").write_text(hosted_game(), encoding="utf-8")

    ran = [
        line
        for name in ("index", "friends", "text")
        for line in newcomer.follow(ROOT / f"docs/players/{name}.md", tmp_path)
    ]

    assert "unshuffled verify game.txt" in ran
    assert any(SERVES.search(line) for line in ran)


@IN_NIGHTLY
def test_the_install_page_can_be_followed(newcomer: Newcomer) -> None:
    """To play, and to host friends; the rest of it needs machines of its own."""
    ran = newcomer.follow(ROOT / "docs/operations/install.md", newcomer.clone)

    assert ran == [
        "unshuffled doctor",
        "unshuffled play",
        "UNSHUFFLED_PUBLIC_URL=https://play.example.org unshuffled serve",
    ]


def hosted_game() -> str:
    content = library.load()
    game = start(content, Setup(mages=["kadir", "mist"], nemesis="rageborne", market=["random"]), "hosted")
    mind, keys = RandomMind("hosted"), []
    while game.decision is not None:
        keys.append(mind.pick(game.decision))
        machine.answer(game, keys[-1])
    kept = transcript.record_of(game, keys)
    kept.commitment = chance.commitment(game.seed)
    return transcript.write(kept)


def test_a_command_that_fails_would_be_found(newcomer: Newcomer, tmp_path: Path) -> None:
    """A check that has never failed proves nothing."""
    guide = tmp_path / "guide.md"
    guide.write_text("Look at it:\n\n```sh\nunshuffled card 'Jagged Lantern'\n```\n", encoding="utf-8")

    with pytest.raises(AssertionError, match="Jagged Lantern"):
        newcomer.follow(guide, tmp_path)


def test_what_runs_is_the_clone(newcomer: Newcomer, tmp_path: Path) -> None:
    """Not the program that runs these tests."""
    newcomer.run("python -c 'import unshuffled; print(unshuffled.__file__)' > where.txt", tmp_path)

    where = Path((tmp_path / "where.txt").read_text(encoding="utf-8").strip())
    assert where.is_relative_to(newcomer.clone)
