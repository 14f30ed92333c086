"""Rows as files: Parquet, CSV or JSON lines. The same rows give the same bytes."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from unshuffled.lab.data.columns import COLUMNS
from unshuffled.lab.data.rows import Row


def _csv(table: str, rows: list[Row]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([column.name for column in COLUMNS[table]])
    writer.writerows([[int(value) if isinstance(value, bool) else value for value in row] for row in rows])
    return text.getvalue().encode()


def _json_lines(table: str, rows: list[Row]) -> bytes:
    names = [column.name for column in COLUMNS[table]]
    return "".join(json.dumps(dict(zip(names, row, strict=True)), ensure_ascii=False) + "\n" for row in rows).encode()


def _parquet(table: str, rows: list[Row]) -> bytes:
    # Of the extra `lab`; the other formats do without.
    import pyarrow as pa  # noqa: PLC0415
    from pyarrow import parquet  # noqa: PLC0415

    kinds: dict[str, Any] = {"int": pa.int32(), "bool": pa.bool_(), "text": pa.string()}
    columns = COLUMNS[table]
    arrays = [pa.array([row[n] for row in rows], kinds[column.kind]) for n, column in enumerate(columns)]
    made = io.BytesIO()
    parquet.write_table(pa.table(arrays, names=[column.name for column in columns]), made, compression="zstd")
    return made.getvalue()


FORMATS: Final[dict[str, Callable[[str, list[Row]], bytes]]] = {
    "parquet": _parquet,
    "csv": _csv,
    "jsonl": _json_lines,
}
"""How a table is written, by the ending of the file."""


def write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, also if the machine stops."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # A name of its own: after a crash two processes may do the same chunk.
    part = path.with_name(f".{path.name}.{os.getpid()}")
    part.write_bytes(content)
    part.replace(path)
