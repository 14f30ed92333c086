"""E-mail: a message to an address whose owner has confirmed it, by the operator's own mail server.

Nothing is kept of an address before it is confirmed: the link in the first message carries the person and the address, signed,
and holds for a day. Every notice has a signed link that switches mail to its address off, for people and for mail programs
(RFC 8058). Both links lead to a page with a button: programs that look at links for viruses open them too.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.headerregistry import BaseHeader, HeaderRegistry, UniqueUnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from time import time
from urllib.parse import unquote, urlsplit

import msgspec

from unshuffled.rules.core.content import Content
from unshuffled.server.notices.guard import SECONDS, Blocked, Failed
from unshuffled.server.notices.text import GAME, Notice
from unshuffled.server.people.guests import Keys
from unshuffled.server.transport.limits import Buckets
from unshuffled.words.phrases import Phrase, say
from unshuffled.words.speech import LANGUAGES, Voice

HOLDS = 24 * 3600
"""Seconds for which a link to confirm an address holds."""
AT_ONCE = 2
"""Threads that talk to the mail server."""
HOUR = 3600.0
ASKED_OF_PERSON, ASKED_OF_BOX = 3, 2
"""Messages with a link to confirm, together: for one player, and to one mailbox. Then one an hour, and one a day."""
ASKED_OF_NETWORK = 5
"""The same for the players of one network address, an hour: a new player is one request."""
DOMAINS = 4
"""One mail domain gets at most this part of what the server sends an hour: a fourth."""
NOTICES = 12
"""Notices to one person at once; then one every five minutes."""
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
NO_SUCH_BOX = re.compile(rb"5\.1\.(1|2|3|6|10)\b")
"""How a mail server's reason begins if there is no such address (RFC 3463). Others of 5.1 are about the sender's: 5.1.0, 5.1.7, 5.1.8."""
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST = 254


class Whole(UniqueUnstructuredHeader, BaseHeader):  # type: ignore[misc]  # as the registry puts them together
    """A header on one line, however long it is: folded it would be encoded words, and in those no program looks for a link."""

    def fold(self, *, policy: Policy) -> str:
        """The header as it goes out."""
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", Whole)
POLICY = EmailPolicy(header_factory=_HEADERS)


class NoSuchBox(Exception):
    """The mail server says that there is no such address."""


class BadLink(Exception):
    """We did not make this link, or it holds no longer."""


@dataclass(slots=True, frozen=True)
class Server:
    """The operator's mail server."""

    host: str
    port: int
    tls: bool
    """From the first byte on (`smtps`); else as soon as the server offers it."""
    user: str = ""
    password: str = field(default="", repr=False)


def server_of(url: str) -> Server:
    """The server in `smtp://user:password@host:port` or `smtps://…`; raises `ValueError`."""
    parts = urlsplit(url)
    if parts.scheme not in {"smtp", "smtps"} or not parts.hostname:
        raise ValueError(parts.scheme)
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Server(parts.hostname, parts.port or (465 if tls else 587), tls, user, password)


def is_address(text: str) -> bool:
    """Is this one address as mail servers take them, and nothing else?"""
    return len(text) <= LONGEST and _ADDRESS.fullmatch(text) is not None and ".." not in text


def box_of(address: str) -> str:
    """Return the mailbox of an address: most mail servers ignore tags (`+x`) and dots, and tags make new addresses without end."""
    local, _, domain = address.lower().partition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


def masked(address: str) -> str:
    """An address as its owner knows it and others do not learn it."""
    box, _, host = address.partition("@")
    return f"{box[:1]}…@{host}"


class Asked(msgspec.Struct, frozen=True):
    """What a link to confirm carries."""

    person: str
    address: str
    until: int


class Mail:
    """Writes and sends messages."""

    def __init__(
        self, url: str, sender: str, public_url: str, keys: Keys, content: Content, asked_an_hour: float = 100
    ) -> None:
        self._server = server_of(url)
        self._from = sender
        self._public_url = public_url
        self._keys = keys
        self._content = content
        self._threads = ThreadPoolExecutor(AT_ONCE, "mail")
        self._asked_of_person = Buckets(1 / HOUR, ASKED_OF_PERSON)
        self._asked_of_network = Buckets(ASKED_OF_NETWORK / HOUR, ASKED_OF_NETWORK)
        self._asked_of_box = Buckets(1 / HOUR / 24, ASKED_OF_BOX)
        of_domain = max(1, asked_an_hour / DOMAINS) if asked_an_hour else 0
        self._asked_of_domain = Buckets(of_domain / HOUR, of_domain)
        self._asked = Buckets(asked_an_hour / HOUR, asked_an_hour)
        self._notices = Buckets(12 / HOUR, NOTICES)

    def close(self) -> None:
        """Send nothing more; what a thread has begun it ends."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    # Links

    def _link(self, what: str, data: bytes) -> str:
        text = urlsafe_b64encode(data).rstrip(b"=").decode("ascii")
        return f"{text}.{self._keys.sign(f'mail-{what}', text)}"

    def _read(self, what: str, token: str) -> bytes:
        text, _, signature = token.partition(".")
        if not token.isascii() or not self._keys.check(signature, f"mail-{what}", text):
            raise BadLink
        try:
            return urlsafe_b64decode(text + "=" * (-len(text) % 4))
        except (NotBase64, ValueError):
            raise BadLink from None

    def confirmed(self, token: str) -> Asked:
        """Who wants mail at which address; raises `BadLink`."""
        try:
            asked = msgspec.json.decode(self._read("confirm", token), type=Asked)
        except msgspec.DecodeError:
            raise BadLink from None
        if asked.until < time():
            raise BadLink
        return asked

    def stopped(self, token: str) -> str:
        """The address that is to get no mail; raises `BadLink`."""
        return self._read("off", token).decode()

    # Messages

    def may_ask(self, person: str, network: str, address: str) -> bool:
        """Return whether one more message may go to an address that is not confirmed, for this player at this network address.

        What all share is taken last, so that a request refused for another reason takes nothing of it.
        """
        box = box_of(address)
        return (
            self._asked_of_person.take(person)
            and self._asked_of_network.take(network)
            and self._asked_of_box.take(box)
            and self._asked_of_domain.take(box.partition("@")[2])
            and self._asked.take("")
        )

    async def ask(self, person: str, address: str, language: str) -> None:
        """Send the link that confirms this address; raises as `_send`."""
        asked = Asked(person, address, int(time()) + HOLDS)
        link = f"{self._public_url}/mail#confirm.{self._link('confirm', msgspec.json.encode(asked))}"
        voice = self._voice(language)
        text = [voice(say("mail-confirm-text")), link, voice(say("mail-not-you"))]
        await self._send(self._message(address, voice, say("mail-confirm"), text))

    async def send(self, person: str, address: str, notice: Notice) -> None:
        """Send a notice; raises as `_send`."""
        if not self._notices.take(person):
            raise Blocked
        voice = self._voice(notice.language)
        token = self._link("off", address.encode())
        text = [
            f"{notice.title}: {notice.text}",
            notice.url,
            f"{voice(say('mail-off'))}\n{self._public_url}/mail#off.{token}",
        ]
        message = self._message(address, voice, f"{notice.title} · {notice.text}", text)
        message["List-Unsubscribe"] = f"<{self._public_url}/api/notices/mail/off?token={token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(message)

    def _voice(self, language: str) -> Voice:
        return Voice(self._content, language if language in LANGUAGES else "en")

    def _message(self, to: str, voice: Voice, subject: str | Phrase, text: list[str]) -> EmailMessage:
        message = EmailMessage(POLICY)
        message["From"] = self._from
        message["To"] = to
        # A table's name is what people wrote: it stays on one line.
        message["Subject"] = " ".join((subject if isinstance(subject, str) else voice(subject)).split())
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=urlsplit(self._public_url).hostname or GAME.lower())
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = voice.lang
        message.set_content("\n\n".join(part for part in text if part) + "\n")
        return message

    async def _send(self, message: EmailMessage) -> None:
        """Hand it to the mail server, in a thread. Raises `NoSuchBox`, `Blocked` (never) or `Failed` (not now)."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, self._hand_over, message)
        except smtplib.SMTPRecipientsRefused as error:
            code, reason = next(iter(error.recipients.values()))
            if code >= 500 and NO_SUCH_BOX.match(reason):
                raise NoSuchBox from None
            raise (Blocked if code >= 500 else Failed) from None
        except smtplib.SMTPResponseException as error:
            raise (Blocked if error.smtp_code >= 500 else Failed) from None
        except (smtplib.SMTPException, OSError, RuntimeError) as error:
            raise Failed(type(error).__name__) from None

    def _hand_over(self, message: EmailMessage) -> None:
        server, name = self._server, urlsplit(self._public_url).hostname
        context = ssl.create_default_context()
        if server.tls:
            made: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, name, timeout=SECONDS, context=context)
        else:
            made = smtplib.SMTP(server.host, server.port, name, timeout=SECONDS)
        with made as smtp:
            smtp.ehlo_or_helo_if_needed()
            if not server.tls and smtp.has_extn("starttls"):
                smtp.starttls(context=context)
            elif not server.tls and server.user and server.host not in LOOPBACK:
                # A password in the clear is worse than no mail.
                raise smtplib.SMTPNotSupportedError("STARTTLS")
            if server.user:
                smtp.login(server.user, server.password)
            smtp.send_message(message, parseaddr(self._from)[1], [message["To"]])
