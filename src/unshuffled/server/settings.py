"""Settings: from arguments, then the environment, then what suits one machine and a family."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from email.utils import parseaddr
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from unshuffled.packs import library
from unshuffled.rules.core.version import RULES
from unshuffled.server.notices import mail, push
from unshuffled.stores.engine import MEMORY
from unshuffled.stores.folder import data_folder, make_file, make_folder

SECRET_FILE = "secret"
SHORTEST_SECRET = 16
NUMBERS: dict[str, type[int] | type[float]] = {"int": int, "float": float}
MOST = 1_000_000_000
PUSH_KEY_FILE = "push-key"
YES = frozenset({"1", "true", "yes"})


class BadSettings(Exception):
    """A setting cannot be used; the message says what to do."""


@dataclass(slots=True, kw_only=True)
class Settings:
    """How a node runs. `docs/protocol.md` tells clients of the limits."""

    secret: str = field(repr=False)
    """The key of cookies and links, or several with commas (`guests.Keys`). The same on all nodes; anyone who has it can act as anybody."""
    database_url: str = field(default=MEMORY, repr=False)
    """Where the log is. `memory:` keeps nothing: `settings_from` never chooses it, only who asks for it gets it."""
    nats_url: str = field(default="", repr=False)
    public_url: str = ""
    """How browsers reach us. Cookies are for https only if this is; pages of other sites are refused."""
    host: str = "127.0.0.1"
    port: int = 8080
    proxies: str = "127.0.0.1"
    """Whose X-Forwarded-For is believed."""
    tables_kept: int = 1000
    entries_most: int = 20_000
    """Of one table: answers, what was taken back, talk."""
    person_bytes_a_day: int = 4_000_000
    address_bytes_a_day: int = 64_000_000
    """Messages that are written to the log, of one person and of one address."""
    people_most: int = 100
    """At one table, players and watchers."""
    message_rate: float = 20
    message_burst: float = 60
    """Socket messages of a person a second, and at once."""
    address_message_rate: float = 200
    address_message_burst: float = 600
    request_rate: float = 10
    request_burst: float = 100
    """HTTP requests of an address."""
    make_rate: float = 0.5
    make_burst: float = 30
    """New tables and joins of an address; each writes to the log."""
    login_rate: float = 0.1
    login_burst: float = 20
    """Tries to log in, and new accounts, of an address."""
    name_login_rate: float = 0.03
    name_login_burst: float = 10
    """Tries to log in with one name, from wherever."""
    report_rate: float = 0.01
    report_burst: float = 10
    """Reports of a person, and of an address."""
    export_rate: float = 0.005
    export_burst: float = 5
    """Copies of what is stored about a person, for one person and for one address."""
    hash_memory: int = 19 * 1024
    """Kilobytes that hashing a password takes, twice over."""
    frame_rate: float = 50
    frame_burst: float = 200
    """Frames of any kind on one socket, pings and parts of messages too."""
    connections_of_address: int = 100
    """Open at once, beside its sockets. Proxies are not counted."""
    head_seconds: float = 10
    """How long a connection may stay silent, and how long the headers of a request may take."""
    body_seconds: float = 30
    """How long the body of a request may take."""
    sockets_of_person: int = 16
    sockets_of_address: int = 256
    queue: int = 64
    """Messages that wait for a slow reader before its socket is closed."""
    hello_seconds: float = 10
    absent_after: float = 60
    """Seconds without a socket after which a person's seat may be taken over."""
    sweep_seconds: float = 15
    """How often readers' tables are compared with the log, in case the relay lost something."""
    review_seconds: float = 45
    """How long the review of a finished game may take, in a process of its own that gives way to the server."""
    rules: int = RULES
    """The version of the rules by which new games are begun: an earlier one while servers of an earlier release still run."""
    packs: tuple[Path, ...] = ()
    """Folders of packs beside those that ship with the game, the same on all nodes."""
    forecast_workers: int = 0
    """Processes that make forecasts, for a host of many tables; without them a thread of the server does."""
    mind_workers: int = 1
    """Processes in which minds answer and look for hints; they give way to the server."""
    mind_pace: float = 0.8
    """Seconds between two actions of an AI mage, so that people can follow it."""
    mind_seconds: float = 10
    """How long a mind may take for an answer before a simpler one gives it."""
    drain_wait: float = 0
    """Seconds between the signal to stop and the end: not ready any more, so that a balancer sends new people elsewhere."""
    drain_seconds: float = 10
    """How long requests that are being answered may take, once nobody new is let in."""

    pack_days: float = 7
    """After how many days a finished game becomes one compact row; 0 for never."""
    keep_unfinished_days: int = 0
    keep_talk_days: int = 0
    keep_guests_days: int = 0
    keep_reports_days: int = 0
    """After how many days `unshuffled admin retention` removes them; 0 for never."""
    metrics_port: int = 0
    """A port for `/metrics` alone, which is then nowhere else; 0 for none."""
    traces: str = ""
    """`otlp` sends traces with OpenTelemetry, which has settings of its own (OTEL_…); empty for none."""
    metrics_host: str = ""
    """Where that port listens; empty for the host of the server."""
    nats_creds: str = ""
    """The file of credentials (a JWT and its key) that NATS wants, instead of a password in its address."""
    nats_ca: str = ""
    """The file of the authority that NATS's certificate is from, if it is none that the machine trusts."""
    nats_cert: str = ""
    nats_key: str = ""
    """The files of the certificate that NATS wants to see of us, and of its key."""

    notice_seconds: float = 20
    """How long a question waits for a visible page of its person before a notice is sent."""
    notice_private: bool = False
    """May notices go to addresses inside the operator's network, and by http? Only where everyone may reach those."""
    push_key: str = field(default="", repr=False)
    """The private key that signs push messages (VAPID), the same on all nodes. Browsers subscribe to its public half."""
    push_contact: str = ""
    """Where push services reach the operator: `mailto:…` or `https://…`. Without it, the public address."""

    smtp_url: str = field(default="", repr=False)
    """The mail server, as smtp://user:password@host:port or smtps://…; empty for no e-mail."""
    mail_from: str = ""
    """From whom e-mail comes."""
    mail_confirmations_an_hour: float = 100
    """Messages to addresses that are not confirmed yet, for all players together; strangers may get them."""

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
    environment: Mapping[str, str] | None = None,
    *,
    data: Path | None = None,
    host: str = "",
    port: int = 0,
    database_url: str = "",
    nats_url: str = "",
    public_url: str = "",
    packs: tuple[Path, ...] = (),
) -> Settings:
    """Settings from arguments and the environment. Without a database: SQLite in the data folder."""
    env = os.environ if environment is None else environment
    folder = data or data_folder(env)
    database = database_url or env.get("UNSHUFFLED_DATABASE_URL", "")
    secret = env.get("UNSHUFFLED_SECRET", "")
    nats = nats_url or env.get("UNSHUFFLED_NATS_URL", "")
    if secret and len(secret) < SHORTEST_SECRET:
        raise BadSettings(f"UNSHUFFLED_SECRET is shorter than {SHORTEST_SECRET} characters")
    if nats and not secret:
        raise BadSettings(
            "several nodes need one UNSHUFFLED_SECRET: with keys of their own they refuse each other's guests"
        )
    if nats and find_spec("nats") is None:
        raise BadSettings("several nodes need more packages: pip install 'unshuffled[host]'")
    if env.get("UNSHUFFLED_NATS_CREDS", "") and not Path(env["UNSHUFFLED_NATS_CREDS"]).is_file():
        raise BadSettings(f"there is no file {env['UNSHUFFLED_NATS_CREDS']} (UNSHUFFLED_NATS_CREDS)")
    if env.get("UNSHUFFLED_TRACES", "") not in {"", "otlp"}:
        raise BadSettings("UNSHUFFLED_TRACES is otlp, or nothing")
    if env.get("UNSHUFFLED_TRACES", "") and find_spec("opentelemetry") is None:
        raise BadSettings("traces need more packages: pip install 'unshuffled[otel]'")
    check_mail(env, public_url or env.get("UNSHUFFLED_PUBLIC_URL", ""))
    if not database:
        make_folder(folder)
        database = f"sqlite:///{folder / 'unshuffled.db'}"
    numbers = numbers_from(env)
    numbers["port"] = port or numbers.get("port", 8080)
    return Settings(
        secret=secret or kept_secret(folder),
        database_url=database,
        nats_url=nats,
        public_url=(public_url or env.get("UNSHUFFLED_PUBLIC_URL", "")).rstrip("/"),
        host=host or env.get("UNSHUFFLED_HOST", "") or "127.0.0.1",
        proxies=env.get("UNSHUFFLED_PROXIES", "") or "127.0.0.1",
        packs=packs or library.folders_in(env.get("UNSHUFFLED_PACKS", "")),
        traces=env.get("UNSHUFFLED_TRACES", ""),
        metrics_host=env.get("UNSHUFFLED_METRICS_HOST", ""),
        nats_creds=env.get("UNSHUFFLED_NATS_CREDS", ""),
        nats_ca=env.get("UNSHUFFLED_NATS_CA", ""),
        nats_cert=env.get("UNSHUFFLED_NATS_CERT", ""),
        nats_key=env.get("UNSHUFFLED_NATS_KEY", ""),
        notice_private=env.get("UNSHUFFLED_NOTICE_PRIVATE", "") in YES,
        # Several nodes must have one key; a single one can keep its own.
        push_key=env.get("UNSHUFFLED_PUSH_KEY", "") or ("" if nats else kept_push_key(folder)),
        push_contact=env.get("UNSHUFFLED_PUSH_CONTACT", ""),
        smtp_url=env.get("UNSHUFFLED_SMTP_URL", ""),
        mail_from=env.get("UNSHUFFLED_MAIL_FROM", ""),
        **numbers,
    )


def check_mail(environment: Mapping[str, str], public_url: str) -> None:
    """E-mail needs a server, a sender, and an address for its links."""
    url = environment.get("UNSHUFFLED_SMTP_URL", "")
    if not url:
        return
    try:
        mail.server_of(url)
    except ValueError:
        raise BadSettings("UNSHUFFLED_SMTP_URL is not of the form smtps://user:password@host:port") from None
    if not mail.is_address(parseaddr(environment.get("UNSHUFFLED_MAIL_FROM", ""))[1]):
        raise BadSettings("e-mail needs a sender: set UNSHUFFLED_MAIL_FROM to an address of yours")
    if not public_url:
        raise BadSettings("e-mail has links to this server: set UNSHUFFLED_PUBLIC_URL")


def numbers_from(environment: Mapping[str, str]) -> dict[str, Any]:
    """Every number among the settings can be set: UNSHUFFLED_ and its name in capitals. docs/operations/limits.md lists them."""
    found: dict[str, Any] = {}
    for setting in fields(Settings):
        kind = NUMBERS.get(str(setting.type))
        name = f"UNSHUFFLED_{setting.name.upper()}"
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
        return _kept(folder / PUSH_KEY_FILE, push.new_key)
    except OSError:
        return ""


def _kept(file: Path, make: Callable[[], str]) -> str:
    make_folder(file.parent)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as made:
            made.write(make())
    except FileExistsError:
        make_file(file)
    return file.read_text(encoding="ascii").strip()
