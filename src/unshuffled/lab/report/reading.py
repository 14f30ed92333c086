"""Rows of a simulation, back from its files."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from unshuffled.lab.data.columns import COLUMNS, Kind

ENDINGS: Final = ("parquet", "csv", "jsonl")


class NoGames(Exception):
    """There are no tables in this folder."""


def job(folder: Path) -> dict[str, Any]:
    """Which games the folder holds."""
    file = folder / "job.json"
    if not file.is_file():
        raise NoGames(f"{folder} has no tables of games; `unshuffled simulate --out {folder}` writes them")
    described: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return described


def rows(folder: Path, table: str, names: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    """These columns of a table, part by part."""
    ending = job(folder)["format"]
    for file in sorted((folder / table).glob(f"part-*.{ending}")):
        yield from _READERS[ending](file, table, names)


def _parquet(file: Path, _: str, names: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    # Of the extra `lab`; the other formats do without.
    from pyarrow import parquet  # noqa: PLC0415

    read = parquet.read_table(file, columns=list(names))
    yield from zip(*(read.column(name).to_pylist() for name in names), strict=True)


def _csv(file: Path, table: str, names: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    kinds = {column.name: column.kind for column in COLUMNS[table]}
    with file.open(encoding="utf-8", newline="") as text:
        for row in csv.DictReader(text):
            yield tuple(_value(row[name], kinds[name]) for name in names)


def _value(text: str, kind: Kind) -> Any:
    if kind == "text":
        return text
    number = int(text) if text else None
    return bool(number) if kind == "bool" else number


def _json_lines(file: Path, _: str, names: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    with file.open(encoding="utf-8") as text:
        for line in text:
            row = json.loads(line)
            yield tuple(row[name] for name in names)


_READERS: Final = dict(zip(ENDINGS, (_parquet, _csv, _json_lines), strict=True))
