"""The page's files: compressed where the browser can read that, kept for ever where their name carries a hash, and the first one for every other address."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.serving import run, serving
from unshuffled.server.transport import page

INDEX = b"<!doctype html><title>Frogs</title>"
SCRIPT = b"console.log('ribbit');" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A built page of two files and a compressed copy."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets/frog-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets/frog-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite/manifest.json").write_bytes(b"{}")
    monkeypatch.setattr(page, "FILES", page.read(tmp_path))


def answer(path: str, **headers: str) -> httpx.Response:
    """What a browser gets."""

    async def ask() -> httpx.Response:
        async with serving() as server, httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
            return await http.get(path, headers=headers)

    return run(ask())


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/t/pond", "/t/pond/replay", "/cards", "/.vite/manifest.json"])
def test_every_address_that_is_not_ours_is_the_pages(path: str) -> None:
    got = answer(path)

    assert (got.status_code, got.content) == (200, INDEX)
    assert got.headers["content-type"] == "text/html; charset=utf-8"
    assert got.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/api/pond", "/assets/newt-3c4d.js"])
def test_an_address_of_ours_with_nothing_there_is_not(path: str) -> None:
    got = answer(path)

    assert (got.status_code, got.json()["code"]) == (404, "http/not_found")


@pytest.mark.usefixtures("built")
def test_a_file_with_a_hash_in_its_name_is_kept_for_ever() -> None:
    got = answer("/assets/frog-1a2b.js", **{"Accept-Encoding": "identity"})

    assert (got.status_code, got.content) == (200, SCRIPT)
    assert got.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in got.headers


@pytest.mark.usefixtures("built")
def test_a_browser_that_can_read_it_gets_the_compressed_copy() -> None:
    got = answer("/assets/frog-1a2b.js", **{"Accept-Encoding": "br, gzip"})

    assert got.headers["content-encoding"] == "gzip"
    assert got.content == SCRIPT


@pytest.mark.usefixtures("built")
def test_a_file_that_the_browser_has_is_not_sent_again() -> None:
    tag = answer("/").headers["etag"]

    got = answer("/", **{"If-None-Match": tag})

    assert (got.status_code, got.content) == (304, b"")


def test_files_of_an_earlier_release_are_still_there_but_not_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for release, digest in ("old", "1a2b"), ("new", "3c4d"):
        (tmp_path / release / "assets").mkdir(parents=True)
        (tmp_path / release / "index.html").write_text(release)
        (tmp_path / release / f"{release}.svg").write_text(release)
        (tmp_path / release / f"assets/frog-{digest}.js").write_text(release)
        (tmp_path / release / "assets/same-5e6f.js").write_text(release)
    files = page.with_older(page.read(tmp_path / "new"), [tmp_path / "old", tmp_path / "nowhere"])
    monkeypatch.setattr(page, "FILES", files)

    paths = ["/", "/assets/frog-1a2b.js", "/assets/frog-3c4d.js", "/assets/same-5e6f.js", "/new.svg", "/old.svg"]
    # An address that is nobody's is the page.
    assert [answer(path).text for path in paths] == ["new", "old", "new", "new", "new", "new"]


def test_the_environment_names_the_folders_of_earlier_releases(tmp_path: Path) -> None:
    for release in "one", "two":
        (tmp_path / release / "assets").mkdir(parents=True)
        (tmp_path / release / f"assets/{release}-1a2b.js").write_text(release)
    folders = os.pathsep.join(str(tmp_path / release) for release in ("one", "two"))
    code = "from unshuffled.server.transport.page import FILES; print(sorted(n for n in FILES if '-1a2b' in n))"

    told = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"UNSHUFFLED_OLD_PAGES": folders},
        capture_output=True,
        text=True,
        check=True,
    )

    assert told.stdout.strip() == "['assets/one-1a2b.js', 'assets/two-1a2b.js']"


def test_without_a_built_page_the_first_address_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FILES", page.read(tmp_path))

    got = answer("/")

    assert (got.status_code, got.text) == (404, page.NOT_BUILT.decode())


@pytest.mark.usefixtures("built")
def test_files_that_browsers_keep_do_not_count_as_requests_and_everything_else_does() -> None:
    """A household opens the page at once: each asks for dozens of files from one address."""

    async def ask(path: str) -> list[int]:
        async with (
            serving(request_rate=0.001, request_burst=3) as server,
            httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http,
        ):
            return [(await http.get(path)).status_code for _ in range(5)]

    assert run(ask("/assets/frog-1a2b.js")) == [200] * 5
    assert run(ask("/")) == [200] * 3 + [429] * 2
    assert run(ask("/assets/none-1a2b.js")) == [404] * 3 + [429] * 2
