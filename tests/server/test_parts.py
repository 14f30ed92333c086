from __future__ import annotations

import io
import stat
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import structlog

from unshuffled.server.people.guests import Guests
from unshuffled.server.people.links import LinkMaker
from unshuffled.server.settings import BadSettings, kept_secret, settings_from
from unshuffled.server.transport.limits import Buckets, Quota
from unshuffled.server.watching.logs import set_up_logs
from unshuffled.tables.codes import Code
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import Close, ServerCode
from unshuffled.wire.schema import schema


def test_a_bucket_empties_and_refills() -> None:
    now = [0.0]
    buckets = Buckets(rate=2, burst=3, keep=2, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 0.5
    assert [buckets.take("a"), buckets.take("a")] == [True, False]
    now[0] = 100
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_a_bucket_that_is_charged_more_than_it_has_gives_nothing_until_it_is_full_enough() -> None:
    now = [0.0]
    buckets = Buckets(rate=2, burst=3, clock=lambda: now[0])
    buckets.charge("a", 5)
    assert not buckets.take("a", 0)
    now[0] = 1
    assert buckets.take("a", 0)
    assert not buckets.take("a")


def test_the_longest_unused_bucket_is_forgotten() -> None:
    buckets = Buckets(rate=0, burst=1, keep=2, clock=lambda: 0.0)
    assert [buckets.take(who) for who in "abc"] == [True, True, True]
    assert not buckets.take("c")
    assert buckets.take("a")


def test_places_are_taken_and_given_back() -> None:
    quota = Quota(2)
    assert [quota.take("a"), quota.take("a"), quota.take("a"), quota.take("b")] == [True, True, False, True]
    quota.leave("a")
    assert quota.take("a")


def test_a_cookie_is_read_by_its_key_only() -> None:
    guests = Guests("key one is long enough")
    person = guests.new()
    cookie = guests.cookie(person)
    assert guests.read(cookie) == person
    assert Guests("another key altogether").read(cookie) is None
    for bad in (None, "", ".", person, cookie[:-1], cookie + "0", f"{guests.new()}.{cookie.partition('.')[2]}", "é.é"):
        assert guests.read(bad) is None


def test_a_token_opens_its_own_table_and_what_it_is_for() -> None:
    links = LinkMaker("key one is long enough")
    play, watch = links.token("t1", 0, "play"), links.token("t1", 0, "watch")
    assert [links.check("t1", 0, play), links.check("t1", 0, watch)] == ["play", "watch"]
    for bad in ("", play[:-1], watch + "0", "é"):
        assert links.check("t1", 0, bad) is None
    assert links.check("t2", 0, play) is None
    assert LinkMaker("another key altogether").check("t1", 0, play) is None
    assert links.links("t1", 0, watching=True) == p.Links(play="", watch=watch)


def test_one_machine_needs_no_setup_and_keeps_its_key(tmp_path: Path) -> None:
    made = settings_from({}, data=tmp_path / "data")
    again = settings_from({}, data=tmp_path / "data")
    assert made == again
    assert made.database_url == f"sqlite:///{tmp_path}/data/unshuffled.db"
    assert stat.S_IMODE((tmp_path / "data" / "secret").stat().st_mode) == 0o600
    assert made.secret not in repr(made)


def test_arguments_go_before_the_environment(tmp_path: Path) -> None:
    env = {
        "UNSHUFFLED_DATA": str(tmp_path),
        "UNSHUFFLED_DATABASE_URL": "postgresql://one/a",
        "UNSHUFFLED_NATS_URL": "nats://one",
        "UNSHUFFLED_SECRET": "a secret of some length",
        "UNSHUFFLED_PUBLIC_URL": "https://one.example/",
        "UNSHUFFLED_PORT": "9000",
    }
    made = settings_from(env, database_url="postgresql://two/b", port=9001)
    assert (made.database_url, made.port, made.nats_url) == ("postgresql://two/b", 9001, "nats://one")
    assert made.origins == {"https://one.example"}
    assert made.secure
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "env",
    [
        {"UNSHUFFLED_SECRET": "short"},
        {"UNSHUFFLED_NATS_URL": "nats://one"},
        {"UNSHUFFLED_PORT": "many"},
    ],
)
def test_settings_that_cannot_work_say_so(env: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(BadSettings):
        settings_from(env, data=tmp_path)


def test_a_damaged_key_file_is_no_key(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("")
    with pytest.raises(BadSettings):
        kept_secret(tmp_path)


def test_every_message_goes_to_json_and_back() -> None:
    messages: list[p.ClientMessage] = [
        p.Hello(since=3), p.Answer(key="end", at=4), p.TakeBack(to=1), p.VoteBack(agrees=True), p.Redo(),
        p.Save(name="x"), p.Suggest(what="end"), p.Say(phrase="hello"), p.SwitchChat(on=False), p.RenewLinks(), p.ListTable(on=True), p.TakeSeat(seat=0), p.GiveNonce(nonce="0123456789abcdef"),
        p.GiveSeat(seat=0, to="bob"), p.LeaveSeat(seat=0), p.SeatMind(seat=0, mind="quick"), p.AgreeMinds(stand_in="quick", after=60, instant=True), p.DecideInAdvance(kinds=["decline"]), p.Hint(), p.Choose(setup=p.SetupChoice()), p.Begin(), p.Ping(ref=2), p.Seen(number=3),
        p.Why(key="focus 3"), p.Forecast(), p.Decide(at=1, step="mages", picked=["brama"], own=[[]]),
    ]  # fmt: skip
    for message in messages:
        assert p.read_client(p.write(message)) == message
    names = {type(message).__name__ for message in messages}
    assert {ref["$ref"].rpartition("/")[2] for ref in schema()["from_client"]["anyOf"]} == names
    with pytest.raises(msgspec.ValidationError):
        p.read_client('{"kind":"welcome"}')


PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_has_every_code_and_every_message() -> None:
    """And its examples of what clients send are messages."""
    page = PAGE.read_text(encoding="utf-8")
    codes = [str(code) for code in [*Code, *ServerCode]] + [str(int(code)) for code in Close]
    assert [code for code in codes if f"`{code}`" not in page and f"| {code} |" not in page] == []
    examples = page.split("### From the client")[1].split("```json\n")[1].split("```")[0].splitlines()
    sent = {type(p.read_client(line)) for line in examples}
    assert sent == set(get_args(p.ClientMessage))
    assert [kind for kind in get_args(p.ServerMessage) if f'"kind": "{kind.__struct_config__.tag}"' not in page] == []


def test_secrets_do_not_get_into_the_log() -> None:
    before = structlog.get_config()
    lines = io.StringIO()
    try:
        set_up_logs(lines)
        structlog.get_logger().info("something", cookie="c1", token="t1", seed="s1", table="t")
    finally:
        structlog.configure(**before)
    assert '"table": "t"' in lines.getvalue()
    assert not [word for word in ("c1", "t1", "s1") if f'"{word}"' in lines.getvalue()]
