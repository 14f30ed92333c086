"""Earlier releases, as nodes run them: the Python part with content and languages, without the page.

`tests.faults` starts nodes of the last release beside those of today, as a rolling upgrade does. After a release:

    python -m tests.releases v0.2.0

writes its file from that git revision. `index.json` has the revision of each file and the SHA-256 of the tar within:
the same revision gives the same tar on every machine, while compressed bytes depend on the zlib that made them.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
INDEX = FOLDER / "index.json"
PACKAGE = "src/unshuffled"
MAIN = "unshuffled/__init__.py"
VERSION = re.compile(r'^__version__ = "([0-9.]+)"$', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Release:
    """A release that is kept here."""

    version: str
    revision: str
    digest: str

    @property
    def file(self) -> Path:
        """Its sources."""
        return FOLDER / f"unshuffled-{self.version}.tar.gz"

    def unpack(self, folder: Path) -> Path:
        """Its sources in this folder, unless they are there; gives the folder that belongs on the path of a Python."""
        target = folder / f"unshuffled-{self.version}-{self.digest[:12]}"
        if not target.exists():
            folder.mkdir(parents=True, exist_ok=True)
            # Whole or not at all: another test may be looking for it.
            made = Path(tempfile.mkdtemp(dir=folder))
            with tarfile.open(fileobj=io.BytesIO(gzip.decompress(self.file.read_bytes()))) as packed:
                packed.extractall(made, filter="data")
            try:
                made.rename(target)
            except OSError:
                shutil.rmtree(made)
        return target


def releases() -> list[Release]:
    """Everything that is kept, the oldest first."""
    kept = json.loads(INDEX.read_text(encoding="utf-8")) if INDEX.exists() else []
    return [Release(**one) for one in kept]


def last() -> Release:
    """The release from which people upgrade."""
    return releases()[-1]


def tar_of(revision: str, repository: Path) -> bytes:
    """The package as it was in this revision; nothing in it depends on where or when it is made."""
    command = ["git", "archive", "--format=tar", revision, PACKAGE]
    archive = subprocess.run(command, cwd=repository, check=True, capture_output=True).stdout
    made = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(archive)) as found,
        tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as packed,
    ):
        files = {file.name.removeprefix("src/"): file for file in found.getmembers() if file.isfile()}
        for name, file in sorted(files.items()):
            read = found.extractfile(file)
            assert read is not None
            info = tarfile.TarInfo(name)
            info.size = file.size
            packed.addfile(info, read)
    return made.getvalue()


def make(revision: str, repository: Path) -> Release:
    """Keep the release in this revision."""
    full = subprocess.run(
        ["git", "rev-parse", f"{revision}^{{commit}}"], cwd=repository, check=True, capture_output=True, text=True
    ).stdout.strip()
    tar = tar_of(full, repository)
    with tarfile.open(fileobj=io.BytesIO(tar)) as packed:
        main = packed.extractfile(MAIN)
        assert main is not None
        version = VERSION.search(main.read().decode())
    assert version is not None, f"{MAIN} of {revision} has no version"
    release = Release(version[1], full, hashlib.sha256(tar).hexdigest())
    release.file.write_bytes(gzip.compress(tar, mtime=0))
    others = [one for one in releases() if one.version != release.version]
    listed = sorted([*others, release], key=lambda one: [int(part) for part in one.version.split(".")])
    fields = [{"version": one.version, "revision": one.revision, "digest": one.digest} for one in listed]
    INDEX.write_text(json.dumps(fields, indent=2) + "\n", encoding="utf-8")
    return release
