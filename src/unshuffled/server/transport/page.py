"""The page in a browser: the files that `make page` builds, and its first file for every address that is not ours.

Built files carry a hash of their content in their names, so browsers may keep them for ever; the first file, which names
them, is asked for again each time. All of them are read once, together with the compressed copies beside them.

A page that was loaded before an upgrade asks for files of its own release. Folders with the pages of earlier releases
(`UNSHUFFLED_OLD_PAGES`) keep those there; without them the page loads itself again.
"""

from __future__ import annotations

import hashlib
import mimetypes
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from unshuffled.packs import library
from unshuffled.wire.codes import Denied, ServerCode

FOLDER = Path(__file__).parents[2] / "page"
FIRST = "index.html"
HASHED = "assets/"
COPIES = {"br": ".br", "gzip": ".gz"}
"""Compressed copies, the smaller first."""
OURS = ("api/", "assets/")
"""Addresses under which there is either the thing that was asked for, or nothing."""
NOT_BUILT = b"The page has not been built: run `make page`.\n"


@dataclass(slots=True)
class File:
    """A built file."""

    content: bytes
    kind: str
    tag: str
    forever: bool
    copies: dict[str, bytes] = field(default_factory=dict)

    def answer(self, accepted: str, known: str) -> Response[bytes]:
        """The file, as the browser can read it; or that the one it has is still right."""
        kept = "public, max-age=31536000, immutable" if self.forever else "no-cache"
        headers = {"Cache-Control": kept, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if known == self.tag:
            return Response(b"", status_code=304, headers=headers)
        content = self.content
        spoken = {word.partition(";")[0].strip() for word in accepted.split(",")}
        for coding, copy in self.copies.items():
            if coding in spoken:
                content = copy
                headers["Content-Encoding"] = coding
                break
        return Response(content, media_type=self.kind, headers=headers)


def read(folder: Path = FOLDER) -> dict[str, File]:
    """The built files by their addresses; none if the page has not been built."""
    found: dict[str, File] = {}
    suffixes = tuple(COPIES.values())
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if not path.is_file() or name.startswith(".") or name.endswith(suffixes):
            continue
        content = path.read_bytes()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        copies = {
            coding: copy.read_bytes()
            for coding, suffix in COPIES.items()
            if (copy := path.with_name(path.name + suffix)).is_file()
        }
        tag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
        found[name] = File(content, kind, tag, name.startswith(HASHED), copies)
    return found


def with_older(files: dict[str, File], folders: Iterable[Path]) -> dict[str, File]:
    """The files, and those of earlier releases that carry a hash: their names cannot mean anything else."""
    older = {name: file for folder in folders for name, file in read(folder).items() if file.forever}
    return older | files


FILES = with_older(read(), library.folders_in(os.environ.get("UNSHUFFLED_OLD_PAGES", "")))


def is_built() -> bool:
    """Is there a page to serve?"""
    return FIRST in FILES


def is_kept(path: str) -> bool:
    """Is this a file that browsers ask for once and keep?"""
    file = FILES.get(path.strip("/"))
    return file is not None and file.forever


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def get_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A built file, or the first one: the page finds out itself what an address means."""
    name = path.strip("/")
    file = FILES.get(name)
    if file is None:
        if name.startswith(OURS):
            raise Denied(ServerCode.NOT_FOUND)
        file = FILES.get(FIRST)
    if file is None:
        return Response(NOT_BUILT, status_code=404, media_type="text/plain; charset=utf-8")
    return file.answer(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))
