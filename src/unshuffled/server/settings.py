"""Settings: from arguments, then the environment, then what suits one machine and a family."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from email.utils import parseaddr
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from unshuffled.packs import library
from unshuffled.packs.nodes import nearest
from unshuffled.rules.core.version import RULES
from unshuffled.stores.folder import MEMORY, data_folder, make_file, make_folder

SECRET_FILE = "secret"
SHORTEST_SECRET = 16
NUMBERS: dict[str, type[int] | type[float]] = {"int": int, "float": float}
MOST = 1_000_000_000
PUSH_KEY_FILE = "push-key"
DATABASE_FILE = "unshuffled.db"
YES = frozenset({"1", "true", "yes"})
READERS: dict[str, Callable[[str], object]] = {
    "str": str,
    "bool": YES.__contains__,
    "tuple[Path, ...]": library.folders_in,
}
"""How settings that are not numbers are read, by their type."""
PREFIX = "UNSHUFFLED_"
BESIDES = {
    "data": "The data folder: the database, the key, the log and the port of one machine.",
    "old_pages": "Folders with the pages of earlier releases, whose files open pages still ask for.",
}
"""Settings of more than a node, with what they are."""
TOOLS = re.compile(rf"{PREFIX}(?:TEST_\w+|COMPILED|FULL|LATE|PAGE|PUBLISH|QUICK|URL)")
"""Variables of the project's own tests and tools, which the programs that they start inherit."""
SERVICE_LINK = re.compile(
    rf"{PREFIX}(?:\w+_)?(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)"
)
LINK_VALUE = re.compile("(?:tcp|udp|sctp)://")
"""The beginning of an address that a container engine puts into a variable whose name ends in `_PORT`."""


class BadSettings(Exception):
    """A setting cannot be used; the message says what to do."""


@dataclass(slots=True, kw_only=True)
class Settings:
    """The settings of a node. Each is a variable of the environment, described on docs/operations/settings.md by its docstring here."""

    secret: str = field(repr=False)
    """The key of cookies and links, or several separated by commas; at least 16 characters, the same on all servers. Its reader can act as any player."""
    database_url: str = field(default=MEMORY, repr=False)
    """The database: `postgresql://user@host/name` or `sqlite:///path`; without it, SQLite in the data folder."""
    nats_url: str = field(default="", repr=False)
    """The NATS server over which several servers announce new entries."""
    public_url: str = ""
    """The address that browsers use, such as `https://play.example.org`. Pages of other sites are refused, and cookies are for https only if this is."""
    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets other machines in."""
    port: int = 8080
    """The port to listen on."""
    proxies: str = "127.0.0.1"
    """The proxies whose `X-Forwarded-For` is believed: addresses or networks separated by commas."""
    tables_kept: int = 1000
    """The number of tables in memory; others are read from the database when they are needed."""
    entries_most: int = 20_000
    """The maximum number of entries of one table: answers, undone answers, chat."""
    person_bytes_a_day: int = 4_000_000
    """Bytes of messages a day that are stored for one player."""
    address_bytes_a_day: int = 64_000_000
    """Bytes of messages a day that are stored for one address."""
    people_most: int = 100
    """The maximum number of players and spectators of one table."""
    message_rate: float = 20
    """Socket messages of a player a second in the long run."""
    message_burst: float = 60
    """Socket messages of a player in one burst."""
    address_message_rate: float = 200
    """Socket messages of an address a second in the long run."""
    address_message_burst: float = 600
    """Socket messages of an address in one burst."""
    request_rate: float = 10
    """HTTP requests of an address a second in the long run."""
    request_burst: float = 100
    """HTTP requests of an address in one burst."""
    make_rate: float = 0.5
    """New tables and joins of an address a second in the long run; each writes to the database."""
    make_burst: float = 30
    """New tables and joins of an address in one burst."""
    login_rate: float = 0.1
    """Logins and new accounts of an address a second in the long run."""
    login_burst: float = 20
    """Logins and new accounts of an address in one burst."""
    name_login_rate: float = 0.03
    """Logins with one name a second in the long run, from all addresses together."""
    name_login_burst: float = 10
    """Logins with one name in one burst, from all addresses together."""
    report_rate: float = 0.01
    """Reports a second in the long run, of one player and of one address."""
    report_burst: float = 10
    """Reports in one burst, of one player and of one address."""
    export_rate: float = 0.005
    """Downloads of stored personal data a second in the long run, of one player and of one address."""
    export_burst: float = 5
    """Downloads of stored personal data in one burst, of one player and of one address."""
    hash_memory: int = 19 * 1024
    """Kilobytes that hashing a password takes, twice over."""
    frame_rate: float = 50
    """Frames of any kind a second on one socket in the long run."""
    frame_burst: float = 200
    """Frames of any kind on one socket in one burst."""
    connections_of_address: int = 100
    """Connections of one address that are open together, in addition to its sockets. Proxies are not counted."""
    head_seconds: float = 10
    """Seconds that a connection may stay silent, and that the headers of a request may take."""
    body_seconds: float = 30
    """Seconds that the body of a request may take."""
    sockets_of_person: int = 16
    """Sockets of one player that are open together."""
    sockets_of_address: int = 256
    """Sockets of one address that are open together."""
    queue: int = 64
    """Messages that wait for a slow client before its socket is closed."""
    hello_seconds: float = 10
    """Seconds that a new socket may stay silent."""
    absent_after: float = 60
    """Seconds without a socket after which a player's seat may be taken over."""
    sweep_seconds: float = 15
    """Seconds between two comparisons of the tables in use with the database, in case the relay lost something."""
    review_seconds: float = 45
    """Seconds that the review of a finished game may take, in a process of its own."""
    rules: int = RULES
    """The version of the rules of new games: an earlier one while servers of an earlier release still run."""
    packs: tuple[Path, ...] = ()
    """Folders of packs in addition to those that ship with the game, separated as in PATH; the same on all servers."""
    forecast_workers: int = 0
    """Processes that make forecasts, for a host of many tables; without them a thread of the server does."""
    mind_workers: int = 1
    """Processes in which AI players answer and look for hints."""
    mind_pace: float = 0.8
    """Seconds between two actions of an AI mage."""
    mind_seconds: float = 10
    """Seconds that an AI player may take for an answer before a simpler one gives it."""
    drain_wait: float = 0
    """Seconds between the signal to stop and the end, in which the server is not ready, so that a balancer sends new players elsewhere."""
    drain_seconds: float = 10
    """Seconds that requests in progress may take after that."""
    pack_days: float = 7
    """Days after which a finished game becomes one compact row; 0 for never."""
    keep_unfinished_days: int = 0
    """Days after which `unshuffled admin retention` deletes an unfinished table; 0 for never."""
    keep_talk_days: int = 0
    """Days after which `unshuffled admin retention` removes chat; 0 for never."""
    keep_guests_days: int = 0
    """Days after which `unshuffled admin retention` removes guests who did not come back; 0 for never."""
    keep_reports_days: int = 0
    """Days after which `unshuffled admin retention` removes reports that are done; 0 for never."""
    metrics_port: int = 0
    """A port for `/metrics` alone, which is then at no other one; 0 for none."""
    traces: str = ""
    """`otlp` sends traces with OpenTelemetry, which has settings of its own (OTEL_…); empty for none."""
    metrics_host: str = ""
    """The address of the port for metrics; empty for the one of the server."""
    nats_creds: str = ""
    """The file of credentials (a JWT and its key) for NATS, instead of a password in its address."""
    nats_ca: str = ""
    """The file of the authority that signed the certificate of NATS, if the machine does not trust it already."""
    nats_cert: str = ""
    """The file of the certificate that the server shows to NATS."""
    nats_key: str = ""
    """The file of the key of that certificate."""
    notice_seconds: float = 20
    """Seconds that a question waits for a visible page of its player before a notification is sent."""
    notice_private: bool = False
    """Whether notifications may go to addresses inside the operator's network, and by http. Only where all users may reach those."""
    push_key: str = field(default="", repr=False)
    """The private key that signs push messages (VAPID), the same on all servers. Browsers subscribe to its public half."""
    push_contact: str = ""
    """The operator's contact for push services: `mailto:…` or `https://…`. Without it, the public address."""
    smtp_url: str = field(default="", repr=False)
    """The mail server, as `smtp://user:password@host:port` or `smtps://…`; empty for no e-mail."""
    mail_from: str = ""
    """The sender of e-mail."""
    mail_confirmations_an_hour: float = 100
    """Confirmation messages an hour for all players together; they go to addresses that are not confirmed yet."""
    secret_is_one: bool = False
    """Whether the secret is one key although it has a comma and a short part."""

    @property
    def origins(self) -> frozenset[str]:
        """Origins of pages that may talk to us, if the public address is known."""
        parts = urlsplit(self.public_url)
        return frozenset({f"{parts.scheme}://{parts.netloc}"}) if parts.netloc else frozenset()

    @property
    def secure(self) -> bool:
        """Do browsers reach us by https?"""
        return self.public_url.startswith("https://")


def settings_from(
    environment: Mapping[str, str] | None = None, *, data: Path | None = None, **options: Any
) -> Settings:
    """Return the settings of a node from options, then the environment. Without a database: SQLite in the data folder.

    `options` are fields of `Settings`; an empty one was not given.
    """
    env = environment_of(os.environ if environment is None else environment)
    values = values_from(env, options)
    folder = data or data_folder(env)
    if not values["database_url"]:
        make_folder(folder)
        values["database_url"] = database_in(folder)
    values["secret"] = values["secret"] or kept_secret(folder)
    # Several nodes must have one key; a single one can keep its own.
    values["push_key"] = values["push_key"] or ("" if values["nats_url"] else kept_push_key(folder))
    return Settings(**values)


def values_from(environment: Mapping[str, str], options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the value of every setting without reading or creating a file; those that a data folder stores are empty.

    Raises `BadSettings`.
    """
    values: dict[str, Any] = {setting.name: setting.default for setting in fields(Settings)} | {
        "secret": "",
        "database_url": "",
    }
    values |= numbers_from(environment)
    for setting in fields(Settings):
        if (text := environment.get(variable(setting.name), "")) and (read := READERS.get(str(setting.type))):
            values[setting.name] = read(text)
    values |= {name: value for name, value in options.items() if value}
    values["public_url"] = values["public_url"].rstrip("/")
    _check(values)
    return values


def _check(values: Mapping[str, Any]) -> None:
    """Check settings that need one another, a file or a package."""
    if values["secret"] and len(values["secret"]) < SHORTEST_SECRET:
        raise BadSettings(f"UNSHUFFLED_SECRET is shorter than {SHORTEST_SECRET} characters")
    if "," in values["secret"] and keys_in(values["secret"]) == [values["secret"]] and not values["secret_is_one"]:
        raise BadSettings(
            f"UNSHUFFLED_SECRET has a comma and a key shorter than {SHORTEST_SECRET} characters: each key needs as many;"
            " if it is one key with a comma in it, set UNSHUFFLED_SECRET_IS_ONE=1"
        )
    if values["nats_url"] and not values["secret"]:
        raise BadSettings(
            "several nodes need one UNSHUFFLED_SECRET: with keys of their own they refuse each other's guests"
        )
    if values["nats_url"] and find_spec("nats") is None:
        raise BadSettings("several nodes need more packages: pip install 'unshuffled[host]'")
    if values["nats_creds"] and not Path(values["nats_creds"]).is_file():
        raise BadSettings(f"there is no file {values['nats_creds']} (UNSHUFFLED_NATS_CREDS)")
    if values["traces"] not in {"", "otlp"}:
        raise BadSettings("UNSHUFFLED_TRACES is otlp, or nothing")
    if values["traces"] and find_spec("opentelemetry") is None:
        raise BadSettings("traces need more packages: pip install 'unshuffled[otel]'")
    if values["smtp_url"]:
        _check_mail(values)


def _check_mail(values: Mapping[str, Any]) -> None:
    """Check that e-mail has a server, a sender, and an address for its links."""
    from unshuffled.server.notices import mail  # noqa: PLC0415 of the extra `play`; the names of settings need none

    try:
        mail.server_of(values["smtp_url"])
    except ValueError:
        raise BadSettings("UNSHUFFLED_SMTP_URL is not of the form smtps://user:password@host:port") from None
    if not mail.is_address(parseaddr(values["mail_from"])[1]):
        raise BadSettings("e-mail needs a sender: set UNSHUFFLED_MAIL_FROM to an address of yours")
    if not values["public_url"]:
        raise BadSettings("e-mail has links to this server: set UNSHUFFLED_PUBLIC_URL")


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return f"{PREFIX}{name.upper()}"


KNOWN = frozenset(variable(setting.name) for setting in fields(Settings)) | {variable(name) for name in BESIDES}
"""The variables of all settings."""


def settings_in(environment: Mapping[str, str]) -> dict[str, str]:
    """Return an environment without variables that begin as settings do and are none.

    They belong to the project's own tools, or a container engine has set them for a service called `unshuffled`.
    """
    return {
        name: value
        for name, value in environment.items()
        if not name.startswith(PREFIX) or (name in KNOWN and not _is_service_link(name, value))
    }


def environment_of(environment: Mapping[str, str]) -> dict[str, str]:
    """Return `settings_in` an environment. Raises `BadSettings` if it sets something that does not exist."""
    wrong = [
        name
        for name, value in environment.items()
        if name.startswith(PREFIX)
        and value
        and name not in KNOWN
        and not TOOLS.fullmatch(name)
        and not _is_service_link(name, value)
    ]
    if wrong:
        raise BadSettings("; ".join(_unknown(name) for name in sorted(wrong)))
    return settings_in(environment)


def _is_service_link(name: str, value: str) -> bool:
    """Return whether Kubernetes or Docker has set this variable to tell where a service is, as UNSHUFFLED_PORT=tcp://10.0.0.7:80."""
    return SERVICE_LINK.fullmatch(name) is not None or (name.endswith("_PORT") and LINK_VALUE.match(value) is not None)


def _unknown(name: str) -> str:
    like = nearest(name.removeprefix(PREFIX), [each.removeprefix(PREFIX) for each in KNOWN])
    hint = f"did you mean {PREFIX}{like}?" if like else "`unshuffled serve --print-settings` lists all settings"
    return f"there is no setting {name}; {hint}"


def database_in(folder: Path) -> str:
    """Return the URL of the database of one machine."""
    return f"sqlite:///{folder / DATABASE_FILE}"


def numbers_from(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return the numbers that an environment sets. Raises `BadSettings`."""
    found: dict[str, Any] = {}
    for setting in fields(Settings):
        kind = NUMBERS.get(str(setting.type))
        name = variable(setting.name)
        text = environment.get(name, "")
        if kind is None or not text:
            continue
        try:
            value = kind(text)
        except ValueError:
            raise BadSettings(f"{name} is {text!r}, not a {'whole ' if kind is int else ''}number") from None
        if not 0 <= value < MOST:
            raise BadSettings(f"{name} is {text!r}; it must be between 0 and {MOST:,}")
        found[setting.name] = value
    if not 1 <= found.get("rules", RULES) <= RULES:
        raise BadSettings(f"UNSHUFFLED_RULES is {found['rules']}; this release has rules 1 to {RULES}")
    return found


def kept_secret(folder: Path) -> str:
    """The key of one machine, made once and kept where only its owner can read it."""
    file = folder / SECRET_FILE
    kept = _kept(file, new_key)
    if len(kept) < SHORTEST_SECRET:
        raise BadSettings(f"{file} is damaged; delete it, and everyone gets a new session and new links")
    return kept


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(32)


def keys_in(secret: str) -> list[str]:
    """The keys in a secret, as `guests.Keys` reads it: the one that signs first."""
    parts = [part.strip() for part in secret.split(",")]
    return parts if len(parts) > 1 and all(len(part) >= SHORTEST_SECRET for part in parts) else [secret]


def keep_secret(folder: Path, secret: str) -> None:
    """Replace the key of one machine, whole or not at all."""
    file = folder / f"{SECRET_FILE}.new"
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as made:
        made.write(secret)
    file.replace(folder / SECRET_FILE)


def kept_push_key(folder: Path) -> str:
    """The key of push messages, made once as the other one; none where nothing can be kept, since browsers subscribe to it."""
    try:
        return _kept(folder / PUSH_KEY_FILE, _new_push_key)
    except OSError:
        return ""


def _new_push_key() -> str:
    from unshuffled.server.notices import push  # noqa: PLC0415 of the extra `play`; the names of settings need none

    return push.new_key()


def _kept(file: Path, make: Callable[[], str]) -> str:
    make_folder(file.parent)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as made:
            made.write(make())
    except FileExistsError:
        make_file(file)
    return file.read_text(encoding="ascii").strip()
