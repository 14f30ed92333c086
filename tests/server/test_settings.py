"""Settings of the environment: unknown ones are refused, what others set is left out, and all can be listed."""

from __future__ import annotations

from pathlib import Path

import pytest

from unshuffled import cli
from unshuffled.cli.settings import rows, shown
from unshuffled.server.settings import BadSettings, environment_of, settings_from

SECRET = "a key that is long enough"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("DATABSE_URL", "there is no setting UNSHUFFLED_DATABSE_URL; did you mean UNSHUFFLED_DATABASE_URL?"),
        ("SECRETS", "there is no setting UNSHUFFLED_SECRETS; did you mean UNSHUFFLED_SECRET?"),
        ("PACK", "there is no setting UNSHUFFLED_PACK; did you mean UNSHUFFLED_PACKS?"),
        (
            "FROG",
            "there is no setting UNSHUFFLED_FROG; `unshuffled serve --print-settings` lists all settings",
        ),
        ("PORTS", "there is no setting UNSHUFFLED_PORTS; did you mean UNSHUFFLED_PORT?"),
    ],
)
def test_unknown_setting_is_refused(name: str, message: str) -> None:
    with pytest.raises(BadSettings) as refused:
        environment_of({f"UNSHUFFLED_{name}": "hidden"})

    assert str(refused.value) == message


def test_all_unknown_settings_are_named_together() -> None:
    with pytest.raises(BadSettings) as refused:
        environment_of({"UNSHUFFLED_HOSTS": "x", "UNSHUFFLED_SECRETS": "x"})

    assert str(refused.value).count("there is no setting") == 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("UNSHUFFLED_FROG", ""),
        ("XUNSHUFFLED_FROG", "x"),
        ("unshuffled_frog", "x"),
        ("UNSHUFFLED_TEST_POSTGRESQL", "postgresql://x"),
        ("UNSHUFFLED_COMPILED", "1"),
        ("UNSHUFFLED_FULL", "1"),
        ("UNSHUFFLED_LATE", "1"),
        ("UNSHUFFLED_PAGE", "/page"),
        ("UNSHUFFLED_URL", "http://x"),
    ],
)
def test_variable_of_another_program_is_left_alone(name: str, value: str, tmp_path: Path) -> None:
    assert settings_from({name: value}, data=tmp_path) == settings_from({}, data=tmp_path)


def service_links(service: str, port: int) -> dict[str, str]:
    """Return the variables that Kubernetes sets for a service with a named port."""
    name = service.upper().replace("-", "_")
    address = f"tcp://10.0.0.7:{port}"
    return {
        f"{name}_SERVICE_HOST": "10.0.0.7",
        f"{name}_SERVICE_PORT": str(port),
        f"{name}_SERVICE_PORT_HTTP": str(port),
        f"{name}_PORT": address,
        f"{name}_PORT_{port}_TCP": address,
        f"{name}_PORT_{port}_TCP_PROTO": "tcp",
        f"{name}_PORT_{port}_TCP_PORT": str(port),
        f"{name}_PORT_{port}_TCP_ADDR": "10.0.0.7",
    }


@pytest.mark.parametrize("service", ["unshuffled", "unshuffled-metrics", "unshuffled-postgres"])
def test_service_links_of_a_cluster_do_not_stop_a_server(service: str, tmp_path: Path) -> None:
    """Kubernetes sets UNSHUFFLED_PORT to an address where a service is called `unshuffled`."""
    assert settings_from(service_links(service, 9000), data=tmp_path) == settings_from({}, data=tmp_path)


def test_port_that_is_no_number_and_no_link_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="UNSHUFFLED_PORT is 'http', not a whole number"):
        settings_from({"UNSHUFFLED_PORT": "http"}, data=tmp_path)


@pytest.mark.parametrize(
    "command",
    [
        ["serve"],
        ["serve", "--print-settings"],
        ["play"],
        ["play", "--text"],
        ["card", "jade"],
        ["db", "current", "--database-url", "sqlite:///nowhere.db"],
        ["admin", "reports"],
        ["admin", "rotate-key"],
    ],
)
def test_unknown_setting_stops_the_command(
    command: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNSHUFFLED_DATA", str(tmp_path))
    monkeypatch.setenv("UNSHUFFLED_DATABSE_URL", "postgresql://leaked")

    assert cli.main(command) == 2
    printed = capsys.readouterr()
    assert "did you mean UNSHUFFLED_DATABASE_URL?" in printed.err
    assert "leaked" not in printed.err + printed.out
    assert list(tmp_path.iterdir()) == []


def test_printed_settings_have_their_origin(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNSHUFFLED_DATA", str(tmp_path))
    monkeypatch.setenv("UNSHUFFLED_QUEUE", "7")

    assert cli.main(["serve", "--print-settings", "--port", "9001"]) == 0
    printed = [line.split(maxsplit=2) for line in capsys.readouterr().out.splitlines()]
    found = {name: (value, origin) for name, value, origin in printed}

    assert found["UNSHUFFLED_PORT"] == ("9001", "option")
    assert found["UNSHUFFLED_QUEUE"] == ("7", "environment")
    assert found["UNSHUFFLED_MESSAGE_RATE"] == ("20", "default")
    assert found["UNSHUFFLED_DATA"] == (str(tmp_path), "environment")
    assert found["UNSHUFFLED_DATABASE_URL"] == (f"sqlite:///{tmp_path}/unshuffled.db", "default")
    assert found["UNSHUFFLED_SECRET"] == ("(hidden)", f"file {tmp_path}/secret")
    assert list(tmp_path.iterdir()) == []


def test_printed_settings_are_those_of_the_server(tmp_path: Path) -> None:
    """Each value that a server would have, apart from those in the data folder."""
    env = {
        "UNSHUFFLED_SECRET": SECRET,
        "UNSHUFFLED_NOTICE_PRIVATE": "yes",
        "UNSHUFFLED_PUBLIC_URL": "https://x.example/",
    }
    made = settings_from(env, data=tmp_path, host="0.0.0.0")

    listed = {name: value for name, value, _ in rows(env, tmp_path, {"host": "0.0.0.0"})}

    expected = {
        f"UNSHUFFLED_{name.upper()}": shown(getattr(made, name), name in {"secret", "push_key"})
        for name in made.__slots__
    }
    assert {name: value for name, value in listed.items() if name in expected} == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("a key that is long enough", "(hidden)"),
        ("postgresql://ann:pass@db.example/games", "postgresql://***@db.example/games"),
        ("postgresql://ann:p@ss/w?rd@db.example/games?password=pass", "postgresql://***@db.example/games"),
        ("postgresql://db.example/games?password=pass", "postgresql://db.example/games"),
        ("nats://token@one.example,nats://token@two.example", "nats://***@two.example"),
        ("sqlite:///games.db", "sqlite:///games.db"),
        ("", "(empty)"),
    ],
)
def test_printed_secret_has_no_password(value: str, expected: str) -> None:
    assert shown(value, is_secret=True) == expected
