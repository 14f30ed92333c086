"""Cookies for one host alone, and keys that can be replaced: nobody loses who they are, and no link stops working."""

from __future__ import annotations

from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.hosting import PASSWORD, hosting
from tests.server.serving import run, serving
from unshuffled.cli.app import run as command
from unshuffled.server.client import Guest
from unshuffled.server.people.guests import COOKIE, HOST_COOKIE, Guests, Keys
from unshuffled.server.people.links import LinkMaker
from unshuffled.server.settings import settings_from

OLD, NEW = "the key of the last year", "the key of this year"
HTTPS = "https://play.example.org"


def set_by(answer: httpx.Response) -> dict[str, Any]:
    """The cookies of an answer, with what they say of themselves."""
    found: dict[str, Any] = {}
    for line in answer.headers.get_list("set-cookie"):
        for name, morsel in SimpleCookie(line).items():
            flags = {flag for flag in ("secure", "httponly") if morsel[flag]}
            found[name] = (morsel.value, morsel["path"], morsel["domain"], flags, morsel["max-age"] != "0")
    return found


async def asked(url: str, cookies: dict[str, str], path: str = "/api/me") -> httpx.Response:
    """What this browser gets."""
    sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
    async with httpx.AsyncClient(trust_env=False, base_url=url, timeout=60) as http:
        return await http.get(path, headers={"Cookie": sent} if sent else {})


# The name


def test_a_cookie_for_https_has_the_name_that_binds_it_to_its_host() -> None:
    async def game() -> None:
        async with (
            serving(public_url=HTTPS) as server,
            httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http,
        ):
            opened = await http.post("/api/tables", json={})

            made = set_by(opened)
            value, *rest = made[HOST_COOKIE]
            assert rest == ["/", "", {"secure", "httponly"}, True]
            assert list(made) == [HOST_COOKIE]
            assert (await asked(server.url, {COOKIE: value})).json()["person"] == ""
            assert (await asked(server.url, {HOST_COOKIE: value})).json()["person"] == opened.json()["you"]

    run(game())


def test_without_https_the_name_stays() -> None:
    async def game() -> None:
        async with serving() as server, httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
            made = set_by(await http.post("/api/tables", json={}))

            assert list(made) == [COOKIE]
            # Browsers would refuse it, so it is nobody's.
            assert (await asked(server.url, {HOST_COOKIE: made[COOKIE][0]})).json()["person"] == ""

    run(game())


# The keys


def test_the_first_key_signs_and_all_verify() -> None:
    old, ring, other = Keys(OLD), Keys(f"{NEW}, {OLD}"), Keys("a key that nobody has")

    assert Guests(ring).cookie("ann-ann-ann-ann") == Guests(NEW).cookie("ann-ann-ann-ann")
    assert LinkMaker(ring).token("t1", 0, "play") == LinkMaker(NEW).token("t1", 0, "play")
    read = [Guests(ring).read(Guests(keys).cookie("ann-ann-ann-ann")) for keys in (old, ring, other)]
    assert read == ["ann-ann-ann-ann", "ann-ann-ann-ann", None]
    let_in = [LinkMaker(ring).check("t1", 0, LinkMaker(keys).token("t1", 0, "play")) for keys in (old, ring, other)]
    assert let_in == ["play", "play", None]
    assert Guests(old).read(Guests(ring).cookie("ann-ann-ann-ann")) is None
    for nothing in ("", "ann-ann-ann-ann.", "ann-ann-ann-ann"):
        assert Guests(ring).read(nothing) is None
    assert LinkMaker(ring).check("t1", 0, "") is None


def test_a_text_with_a_part_too_short_for_a_key_is_one_key() -> None:
    signed = Keys("x")
    signed._keys = ("a key for tests, long enough",)

    assert Guests("a key for tests, long enough").read(Guests(signed).cookie("ann-ann-ann-ann")) == "ann-ann-ann-ann"


def test_a_key_is_replaced_without_anybody_noticing(tmp_path: Path) -> None:
    """With both keys, cookies of the old one are replaced at the next visit; then the old key can go."""

    async def game() -> None:
        database = f"sqlite:///{tmp_path / 'games.db'}"
        async with (
            hosting(database_url=database, secret=OLD) as before,
            Guest(before.url) as ann,
            Guest(before.url) as bob,
        ):
            opened = await ann.open("Ann")
            await bob.make_account("Bob", PASSWORD)
            guest, session = ann.http.cookies[COOKIE], bob.http.cookies[COOKIE]
        async with hosting(database_url=database, secret=f"{NEW},{OLD}") as between:
            renewed = {}
            for name, cookie in (("ann", guest), ("bob", session)):
                answer = await asked(between.url, {COOKIE: cookie})
                assert answer.json()["person"]
                renewed[name] = set_by(answer)[COOKIE][0]
                assert renewed[name] != cookie
                # A cookie of the first key is left as it is.
                assert set_by(await asked(between.url, {COOKIE: renewed[name]})) == {}
            async with Guest(between.url) as eve:
                assert (await eve.join(opened.table, opened.links.play, "Eve")).links.play != opened.links.play
            async with Guest(between.url, cookies={COOKIE: guest}) as ann, ann.follow(opened.table):
                pass
        async with hosting(database_url=database, secret=NEW) as after:
            people = [(await asked(after.url, {COOKIE: renewed[name]})).json()["person"] for name in ("ann", "bob")]
            assert people[0] == opened.you
            assert people[1]
            assert (await asked(after.url, {COOKIE: guest})).json()["person"] == ""

    run(game())


# The command


def test_the_command_makes_a_new_key_that_signs_and_the_last_one_still_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("UNSHUFFLED_SECRET", raising=False)
    first = settings_from({}, data=tmp_path).secret
    assert command(["admin", "rotate-key", "--data", str(tmp_path)]) == 0
    second = settings_from({}, data=tmp_path).secret
    cookie = Guests(first).cookie("a-person-of-a-test")

    assert second.endswith(f",{first}")
    assert Guests(second).read(cookie) == "a-person-of-a-test"
    assert Guests(first).read(Guests(second).cookie("a-person-of-a-test")) is None
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert command(["admin", "rotate-key", "--drop-old", "--data", str(tmp_path)]) == 0
    third = settings_from({}, data=tmp_path).secret
    assert second == f"{third},{first}"
    assert Guests(third).read(cookie) is None
    assert command(["admin", "rotate-key", "--drop-old", "--data", str(tmp_path)]) == 2


def test_for_a_key_in_the_environment_the_command_says_what_to_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every server must know the new key before any signs with it."""
    monkeypatch.setenv("UNSHUFFLED_SECRET", OLD)
    assert command(["admin", "rotate-key"]) == 0
    _, one, two = capsys.readouterr().out.splitlines()
    new = two.removeprefix("UNSHUFFLED_SECRET=").removesuffix(f",{OLD}")

    assert one == f"UNSHUFFLED_SECRET={OLD},{new}"
    assert len(new) >= 32
