"""A mail server of our own on loopback: it speaks enough SMTP, keeps what it gets, and refuses what it should."""

from __future__ import annotations

import asyncio
import ssl
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID


@dataclass
class MailServer:
    """What came, and how it answers."""

    port: int = 0
    received: list[EmailMessage] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    """The same as it came, before a parser has decoded anything."""
    logins: list[str] = field(default_factory=list)
    """As name:password."""
    connections: int = 0
    refuses: bytes = b""
    """The answer to a recipient, if it is not to be taken."""
    starts_tls: ssl.SSLContext | None = None
    """Offered with STARTTLS."""
    secured: int = 0
    """Connections that took the offer."""
    speaks: asyncio.Event = field(default_factory=asyncio.Event)
    """Cleared: it takes connections and says nothing."""

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            await self.speaks.wait()
            writer.write(b"220 mail.example\r\n")
            while line := (await reader.readline()).strip():
                writer.write(self._answer(line) + b"\r\n")
                if line.upper() == b"STARTTLS" and self.starts_tls is not None:
                    await writer.start_tls(self.starts_tls)
                    self.secured += 1
                if line.upper() == b"DATA":
                    text = await reader.readuntil(b"\r\n.\r\n")
                    self.raw.append(text[:-3])
                    message = message_from_bytes(text[:-3], policy=policy.default)
                    assert isinstance(message, EmailMessage)
                    self.received.append(message)
                    writer.write(b"250 2.0.0 taken\r\n")
                if line.upper() == b"QUIT":
                    break
        finally:
            writer.close()

    def _answer(self, line: bytes) -> bytes:
        word = line.upper()
        if word.startswith(b"EHLO"):
            offer = b"250-STARTTLS\r\n" if self.starts_tls is not None and not self.secured else b""
            return b"250-mail.example\r\n" + offer + b"250 AUTH PLAIN"
        if word.startswith(b"AUTH PLAIN"):
            _, user, password = b64decode(line.split()[2]).decode().split("\x00")
            self.logins.append(f"{user}:{password}")
            return b"235 2.7.0 ok"
        if word.startswith(b"RCPT") and self.refuses:
            return self.refuses
        if word == b"DATA":
            return b"354 go on"
        if word == b"QUIT":
            return b"221 bye"
        if word == b"STARTTLS" and self.starts_tls is not None:
            return b"220 2.0.0 go on"
        if word.startswith((b"MAIL", b"RCPT", b"RSET")):
            return b"250 2.1.0 ok"
        return b"502 5.5.1 unknown"


def certificate(folder: Path, host: str) -> tuple[Path, ssl.SSLContext]:
    """A certificate for this address, signed by itself; its file, and what a server shows it with."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail.example")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(host))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file, secret = folder / "mail.pem", folder / "mail.key"
    file.write_bytes(made.public_bytes(Encoding.PEM))
    secret.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, secret)
    return file, context


@asynccontextmanager
async def a_mail_server(host: str = "127.0.0.1", tls: ssl.SSLContext | None = None) -> AsyncIterator[MailServer]:
    """One that listens."""
    made = MailServer()
    made.speaks.set()
    server = await asyncio.start_server(made.serve, host, 0, ssl=tls)
    async with server:
        made.port = server.sockets[0].getsockname()[1]
        yield made
