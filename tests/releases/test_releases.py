from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
from pathlib import Path

import pytest

from tests.releases import INDEX, Release, releases, tar_of

GIT = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"]


@pytest.mark.parametrize("release", releases(), ids=lambda release: release.version)
def test_a_kept_release_is_the_one_that_was_kept(release: Release, tmp_path: Path) -> None:
    assert hashlib.sha256(gzip.decompress(release.file.read_bytes())).hexdigest() == release.digest

    main = release.unpack(tmp_path) / "unshuffled" / "__init__.py"
    assert f'__version__ = "{release.version}"' in main.read_text(encoding="utf-8")
    assert not (main.parent / "page").exists()
    assert (main.parent / "content").is_dir()


def test_every_file_here_is_listed() -> None:
    assert {path.name for path in INDEX.parent.glob("*.tar.gz")} == {release.file.name for release in releases()}


def test_the_same_sources_make_the_same_tar_wherever_and_whenever_they_are_committed(tmp_path: Path) -> None:
    made = [
        commit(tmp_path / "one", "2020-01-01T00:00:00Z", "a"),
        commit(tmp_path / "two", "2026-01-01T00:00:00Z", "a"),
    ]
    other = commit(tmp_path / "three", "2020-01-01T00:00:00Z", "b")

    assert made[0] == made[1]
    assert made[0] != other


def commit(folder: Path, date: str, text: str) -> bytes:
    package = folder / "src" / "unshuffled"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(text, encoding="utf-8")
    environment = {**os.environ, "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date}
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "A release"]):
        subprocess.run([*GIT, *command], cwd=folder, check=True, env=environment)
    return tar_of("HEAD", folder)
