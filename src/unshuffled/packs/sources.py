"""A pack's files as one value: read from a folder, kept by digest, and the same wherever it comes from.

A stored game names the digests of its packs. A host of games keeps the files of every pack they were played with
(`to_bytes`), so that a game is always loaded with its own content.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from unshuffled.packs import limits
from unshuffled.packs.nodes import PackError, Problem

HEADER = "pack.yaml"


@dataclass(frozen=True)
class Source:
    """The files of one pack, pack.yaml first: their paths inside the pack, and their text."""

    name: str
    """Of the folder it was read from, for messages."""
    files: dict[str, str]
    trusted: bool = False
    """Does it ship with the game?"""

    @cached_property
    def digest(self) -> str:
        """What the pack is, wherever its folder lies."""
        hashed = sha256()
        for name, text in self.files.items():
            hashed.update(f"{name}\0{text}\0".encode())
        return hashed.hexdigest()[:16]

    def to_bytes(self) -> bytes:
        """Return the pack to be kept: compressed JSON."""
        return self._bytes

    @cached_property
    def _bytes(self) -> bytes:
        return zlib.compress(json.dumps({"name": self.name, "files": self.files}).encode(), 9)

    @staticmethod
    def from_bytes(kept: bytes) -> Source:
        """The pack that `to_bytes` kept."""
        data = json.loads(zlib.decompress(kept))
        return Source(data["name"], data["files"])


def read_folder(folder: Path, trusted: bool = False) -> Source:
    """The pack in this folder; raises `PackError` if there is none, or one that is too large."""
    folder = folder.resolve()
    if not (folder / HEADER).is_file():
        raise PackError(
            [Problem(f"{folder.name}/{HEADER}", 1, 1, "", "not found; a pack is a folder with a pack.yaml")]
        )
    files: dict[str, str] = {}
    left = limits.PACK_BYTES
    for path in _files(folder):
        read_bytes = _text(folder, path, left)
        left -= len(read_bytes)
        try:
            text = read_bytes.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError as error:
            raise _refused(folder, path, f"not UTF-8 text: {error.reason}") from None
        files[path.relative_to(folder).as_posix()] = text
    return Source(folder.name, files, trusted)


def _files(folder: Path) -> list[Path]:
    """The pack's YAML files, pack.yaml first. Anything else in the folder is left alone, hidden files too."""
    found: list[Path] = []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if any(part.startswith(".") for part in name.parts) or path.suffix not in (".yaml", ".yml"):
            continue
        if path.suffix == ".yml":
            raise _refused(folder, path, "is not read; call it .yaml")
        if path.is_symlink() or not path.is_file():
            raise _refused(folder, path, "is no plain file")
        if path != folder / "pack.yaml":
            found.append(path)
        if len(found) >= limits.FILES:
            raise _refused(folder, path, f"is one too many; a pack has at most {limits.FILES} files")
    return [folder / "pack.yaml", *found]


def _refused(folder: Path, path: Path, message: str) -> PackError:
    return PackError([Problem(f"{folder.name}/{path.relative_to(folder).as_posix()}", 1, 1, "", message)])


def _text(folder: Path, path: Path, left: int) -> bytes:
    """A file's text; never more than it may have, whatever the folder says about its size."""
    most = min(limits.FILE_BYTES, left)
    try:
        with path.open("rb") as file:
            text = file.read(most + 1)
    except OSError as error:
        raise _refused(folder, path, f"cannot be read: {error.strerror}") from None
    if len(text) > most:
        raise _refused(
            folder,
            path,
            f"is too large; a file has at most {limits.FILE_BYTES // 1024} kB, a pack {limits.PACK_BYTES // 1024} kB",
        )
    return text
