"""The data folder and its files: other users of the machine cannot read them."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from unshuffled.server.settings import settings_from
from unshuffled.stores.engine import claim, open_engine
from unshuffled.stores.folder import default_folder, make_file, make_folder


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the default data folder of a person with nothing in it yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return default_folder({"XDG_DATA_HOME": str(tmp_path / "share")})


def test_new_data_folder_is_private_and_its_parents_are_usual(default: Path) -> None:
    make_folder(default)

    assert (mode(default), mode(default.parent) & 0o005) == (0o700, 0o005)


def test_default_folder_that_others_could_enter_is_closed(default: Path) -> None:
    default.mkdir(parents=True, mode=0o755)

    make_folder(default)

    assert mode(default) == 0o700


@pytest.mark.usefixtures("default")
def test_existing_folder_that_somebody_named_keeps_its_mode(tmp_path: Path) -> None:
    """It may be one that others need, such as `/tmp`."""
    named = tmp_path / "named"
    named.mkdir(mode=0o755)

    make_folder(named)

    assert mode(named) == 0o755


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o600), (0o666, 0o600), (0o640, 0o640), (0o600, 0o600)])
def test_file_is_closed_to_other_users(before: int, after: int, tmp_path: Path) -> None:
    """A group that was chosen, for backups, keeps its right."""
    file = tmp_path / "unshuffled.db"
    file.write_text("kept")
    file.chmod(before)

    make_file(file)

    assert (mode(file), file.read_text()) == (after, "kept")


def test_file_that_cannot_be_created_is_left_to_its_opener(tmp_path: Path) -> None:
    make_file(tmp_path / "nowhere" / "unshuffled.db")

    assert list(tmp_path.iterdir()) == []


def test_settings_create_private_keys_in_a_private_folder(default: Path) -> None:
    settings_from({"XDG_DATA_HOME": str(default.parent)})

    assert {path.name: mode(path) for path in [default, *default.iterdir()]} == {
        "unshuffled": 0o700,
        "secret": 0o600,
        "push-key": 0o600,
    }


def test_database_and_the_files_next_to_it_are_private(tmp_path: Path) -> None:
    """Also those that were there before."""
    old = tmp_path / "games.db-wal"
    old.touch(mode=0o644)
    url = f"sqlite:///{tmp_path / 'games.db'}"

    async def write() -> dict[str, int]:
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE pond (frog)"))
        found = {path.name: mode(path) for path in tmp_path.iterdir()}
        await engine.dispose()
        return found

    with claim(url):
        assert asyncio.run(write()) == dict.fromkeys(
            ("games.db", "games.db-wal", "games.db-shm", "games.db.lock", "games.db.lock-journal"), 0o600
        )
