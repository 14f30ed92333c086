"""A job gives the same files, no matter how it is done, and goes on where it stopped."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pyarrow.parquet
import pytest

from tests.sizes import subset
from unshuffled import Game
from unshuffled.lab.data import jobs
from unshuffled.lab.data.columns import COLUMNS
from unshuffled.lab.data.jobs import CHUNK, Job, OtherJob, missing, prepare, run
from unshuffled.lab.simulate import Plan

GAMES = CHUNK + 6
PAGE = Path(__file__).parents[3] / "docs/researchers/data.md"


def a_job(ending: str = "csv", mind: str = "random", seed: str = "data") -> Job:
    return Job(Plan(["rageborne", "umbra_titan"], [1, 2], ["normal"], mind=mind), GAMES, seed, ending)


def files_in(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.*")) if file.is_file()}


def done(job: Job, folder: Path, workers: int = 1, shard: tuple[int, int] = (1, 1)) -> Path:
    prepare(job, folder)
    list(run(job, folder, workers, shard))
    return folder


def rows_of(folder: Path, table: str) -> list[dict[str, str]]:
    texts = [io.StringIO(file.read_text("utf-8"), newline="") for file in sorted((folder / table).iterdir())]
    return [row for text in texts for row in csv.DictReader(text)]


@pytest.mark.slow("starts processes")
@pytest.mark.parametrize("ending", subset(["csv", "jsonl", "parquet"], ["parquet"]))
def test_two_processes_write_the_same_files_as_one(tmp_path: Path, ending: str) -> None:
    assert files_in(done(a_job(ending), tmp_path / "one")) == files_in(done(a_job(ending), tmp_path / "two", workers=2))


def test_another_seed_gives_other_files(tmp_path: Path) -> None:
    assert files_in(done(a_job(), tmp_path / "one")) != files_in(done(a_job(seed="other"), tmp_path / "two"))


def test_shards_together_write_the_same_files_as_one(tmp_path: Path) -> None:
    done(a_job(), tmp_path / "shards", shard=(2, 2))
    assert missing(a_job(), tmp_path / "shards") == [0]
    done(a_job(), tmp_path / "shards", shard=(1, 2))

    assert files_in(tmp_path / "shards") == files_in(done(a_job(), tmp_path / "one"))


def test_a_job_that_was_stopped_goes_on_with_what_is_missing(tmp_path: Path) -> None:
    whole = files_in(done(a_job(), tmp_path / "one"))
    prepare(a_job(), tmp_path / "stopped")
    next(iter(run(a_job(), tmp_path / "stopped")))
    # Written, but not yet the file that says so.
    (tmp_path / "stopped" / "decisions" / "part-00001.csv").write_text("half", encoding="utf-8")

    prepare(a_job(), tmp_path / "stopped")
    assert [each.chunk for each in run(a_job(), tmp_path / "stopped")] == [1]
    assert files_in(tmp_path / "stopped") == whole


def test_a_folder_with_other_games_is_refused(tmp_path: Path) -> None:
    prepare(a_job(), tmp_path)

    with pytest.raises(OtherJob, match="has games of another job"):
        prepare(a_job(seed="other"), tmp_path)


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("", encoding="utf-8")

    with pytest.raises(OtherJob, match="is not empty"):
        prepare(a_job(), tmp_path)


def test_a_record_and_its_answers_are_the_whole_game(tmp_path: Path) -> None:
    folder = done(a_job(mind="eager"), tmp_path / "games")
    row = rows_of(folder, "games")[3]
    keys = [each["key"] for each in rows_of(folder, "decisions") if each["game"] == row["game"]]
    game = Game.from_transcript(row["record"] + "\n".join(keys) + "\n")

    assert game.result is not None
    assert (game.result.how, game.turn, str(game.nemesis_life)) == (
        row["outcome"],
        int(row["turns"]),
        row["nemesis_life"],
    )


def test_parquet_has_the_columns_and_rows_of_csv(tmp_path: Path) -> None:
    text, binary = done(a_job("csv"), tmp_path / "csv"), done(a_job("parquet"), tmp_path / "parquet")
    for table, columns in COLUMNS.items():
        read = pyarrow.parquet.read_table(binary / table)
        lines = rows_of(text, table)

        assert read.column_names == list(lines[0]) == [column.name for column in columns]
        assert [_as_text(row) for row in read.to_pylist()] == lines


def _as_text(row: dict[str, object]) -> dict[str, str]:
    return {
        name: "" if value is None else str(int(value) if isinstance(value, bool) else value)
        for name, value in row.items()
    }


def test_a_game_that_fails_has_a_row_that_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr("unshuffled.lab.simulate.answer_of", broken)
    prepare(a_job(), tmp_path / "games")
    found = list(run(a_job(), tmp_path / "games"))

    assert sum(each.failed for each in found) == GAMES
    assert {"planted" in row["failure"] for row in rows_of(tmp_path / "games", "games")} == {True}


def test_a_job_says_which_games_it_has(tmp_path: Path) -> None:
    prepare(a_job(), tmp_path)
    said = json.loads((tmp_path / "job.json").read_text("utf-8"))

    assert (said["games"], said["seed"], said["plan"]["nemeses"]) == (GAMES, "data", ["rageborne", "umbra_titan"])
    assert set(said["packs"]) >= {"base", "war_eternal", "outcasts"}


def test_every_column_is_explained_in_the_docs() -> None:
    lines = [f"| `{each.name}` | {each.kind} | {each.about} |" for columns in COLUMNS.values() for each in columns]

    assert [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")] == lines


def test_chunks_cover_all_games_once() -> None:
    job = a_job()

    assert (list(job.chunks), job.size(list(job.chunks)), job.size([1])) == ([0, 1], GAMES, 6)
    assert jobs.missing(job, Path("nowhere"), (2, 2)) == [1]
