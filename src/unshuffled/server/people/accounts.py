"""Accounts: a guest who has a password or a passkey, and so can be the same person on several devices.

A guest's cookie proves itself; an account's names a session, which is looked up each time and can be ended. A person
who has or had an account is not let in with a guest's cookie any more, or ending sessions would end nothing. Knows no
framework; `account_routes` translates.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from types import ModuleType
from typing import Any, TypeVar

import structlog
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from unshuffled.server.people import passkeys
from unshuffled.server.people.guests import KEPT, Guests, Keys
from unshuffled.server.rooms import Reader
from unshuffled.server.settings import Settings
from unshuffled.server.transport.limits import Buckets
from unshuffled.stores.accounts import (
    Account,
    AccountStore,
    AlreadyAccount,
    Changed,
    NameTaken,
    Passkey,
)
from unshuffled.wire import account_bodies as b
from unshuffled.wire.codes import Close, Denied, ServerCode
from unshuffled.wire.wishes import clean

SESSION = timedelta(seconds=KEPT)
"""How long a session lasts."""
FRESH = timedelta(minutes=10)
"""How long after logging in the ways to log in may be changed."""
ASKED = timedelta(minutes=5)
"""How long a passkey's challenge may be answered."""
SHORTEST_NAME, LONGEST_NAME = 2, 40
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
HASHING, WAITING = 2, 32
"""Passwords that are hashed at the same time, and that may wait for it."""
LONGEST_LABEL = 40
MOST_PASSKEYS = 20
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
T = TypeVar("T")
log = structlog.get_logger()


@dataclass(slots=True, frozen=True)
class Who:
    """Who asks: a person, and for an account the digest of its session."""

    person: str
    session: str = ""
    age: timedelta = timedelta()
    """Of the session, when they asked."""

    @property
    def is_account(self) -> bool:
        """Is this more than a guest?"""
        return self.session != ""


@dataclass(slots=True, frozen=True)
class LoggedIn:
    """A new session: what goes into the cookie, once, and whose it is."""

    account: Account
    cookie: str


def normal(name: str) -> str:
    """A login name as it is compared: however it was typed, and in whatever case, it is the same name."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean(name)).casefold())
    name = " ".join(folded.split())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME or not any(c.isalnum() for c in name) or not name.isprintable():
        raise Denied(ServerCode.BAD_NAME)
    return name


class Hashing:
    """Hashes passwords with argon2id, beside the event loop and not too many at once."""

    def __init__(self, memory: int) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=memory, parallelism=1)
        self._turn = asyncio.Semaphore(HASHING)
        self._waiting = 0
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """The hash of a new password."""
        return await self._run(self._hasher.hash, _typed(password))

    async def check(self, known: str, password: str) -> bool:
        """Is it the password? Without a hash it takes as long, and it is not."""
        if not self._nobody:
            self._nobody = await self._run(self._hasher.hash, secrets.token_hex(16))
        return await self._run(self._verify, known or self._nobody, _typed(password)) and known != ""

    def is_old(self, known: str) -> bool:
        """Was it hashed with other costs than today's?"""
        return self._hasher.check_needs_rehash(known)

    def _verify(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _run(self, work: Callable[..., T], *arguments: str) -> T:
        if self._waiting >= WAITING:
            raise Denied(ServerCode.TOO_MANY)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *arguments)
        finally:
            self._waiting -= 1


def _typed(password: str) -> str:
    """Keyboards type the same character in different ways."""
    return unicodedata.normalize("NFKC", password)


class Accounts:
    """The accounts, as one node sees them."""

    def __init__(self, settings: Settings, keys: Keys, guests: Guests, store: AccountStore) -> None:
        self.settings = settings
        self.store = store
        self.hashing = Hashing(settings.hash_memory)
        self.addresses = Buckets(settings.login_rate, settings.login_burst)
        self.names = Buckets(settings.name_login_rate, settings.name_login_burst)
        self._guests = guests
        self._keys = keys
        self._readers: dict[Reader, Who] = {}

    # Who asks

    async def who(self, cookie: str | None) -> Who | None:
        """Whose cookie this is; None if we did not make it, or its session has ended."""
        if not cookie or not cookie.isascii():
            return None
        person = self._guests.read(cookie)
        if person is not None:
            return None if await self.store.is_claimed(person) else Who(person)
        token, _, signature = cookie.partition("..")
        if not _TOKEN.fullmatch(token) or not self._keys.check(signature, "session", token):
            return None
        session = _digest(token)
        found = await self.store.session(session)
        if found is None or found[1] > SESSION:
            return None
        return Who(found[0], session, found[1])

    def signed_again(self, cookie: str) -> str:
        """The same cookie, which `who` has found good, with the key that signs now."""
        token, between, _ = cookie.partition("..")
        return self._session_cookie(token) if between else self._guests.cookie(cookie.partition(".")[0])

    def _session_cookie(self, token: str) -> str:
        return f"{token}..{self._keys.sign('session', token)}"

    def _new_session(self) -> tuple[str, str]:
        """What goes into the cookie, and what is kept of it."""
        token = secrets.token_urlsafe(24)
        return self._session_cookie(token), _digest(token)

    async def me(self, who: Who | None) -> b.Me:
        """Who asks, for themselves."""
        if who is None:
            return b.Me(person="")
        if not who.is_account:
            return b.Me(person=who.person)
        return b.Me(person=who.person, name=(await self._account(who)).shown, account=True)

    async def _account(self, who: Who | None) -> Account:
        if who is None:
            raise Denied(ServerCode.NO_GUEST)
        account = await self.store.by_person(who.person) if who.is_account else None
        if account is None:
            raise Denied(ServerCode.NO_ACCOUNT)
        return account

    async def _fresh_account(self, who: Who | None) -> Account:
        """The account, for changing how it is opened: a session that was left open somewhere must not be enough."""
        account = await self._account(who)
        if who is None or who.age > FRESH:
            raise Denied(ServerCode.LOG_IN_AGAIN)
        return account

    async def check_fresh(self, who: Who) -> None:
        """Refuse an account that did not log in lately; a guest has nothing to log in with."""
        if who.is_account:
            await self._fresh_account(who)

    # Passwords

    async def make(self, who: Who | None, wanted: b.Credentials, address: str) -> LoggedIn:
        """Make the guest an account; a visitor without a session becomes a person."""
        if who is not None and who.is_account:
            raise Denied(ServerCode.HAS_ACCOUNT)
        name, shown = self._name(wanted.name)
        self._check_password(wanted.password)
        self._take(self.addresses, address)
        hashed = await self.hashing.hash(wanted.password)
        account = Account(who.person if who is not None else self._guests.new(), name, shown, hashed)
        return await self._make(account)

    async def _make(self, account: Account, passkey: Passkey | None = None) -> LoggedIn:
        cookie, session = self._new_session()
        try:
            await self.store.make(account, session, passkey)
        except AlreadyAccount:
            raise Denied(ServerCode.HAS_ACCOUNT) from None
        except NameTaken:
            # With a passkey and no name it can only be the passkey that is known.
            raise Denied(ServerCode.NAME_TAKEN if account.name else ServerCode.BAD_PASSKEY) from None
        log.info("account_made", person=account.person, passkey=passkey is not None)
        return LoggedIn(account, cookie)

    async def check(self, wanted: b.Credentials, address: str) -> Account:
        """The account with this name and password. Unknown names are refused like wrong passwords, and as slowly."""
        self._take(self.addresses, address)
        try:
            name = normal(wanted.name)
        except Denied:
            name = ""
        self._take(self.names, name)
        account = await self.store.by_name(name) if name else None
        known = account.password if account is not None else ""
        right = await self.hashing.check(known, wanted.password)
        if account is None or not right:
            raise Denied(ServerCode.WRONG)
        if self.hashing.is_old(known):
            hashed = await self.hashing.hash(wanted.password)
            await self.store.rehash(account.person, known, hashed)
            account = Account(account.person, account.name, account.shown, hashed)
        return account

    async def log_in(self, before: Who | None, account: Account, passkey: str = "") -> LoggedIn:
        """A session for an account that has been proved; the one this browser had ends."""
        cookie, session = self._new_session()
        try:
            await self.store.begin_session(
                session, account.person, SESSION, "" if passkey else account.password, passkey
            )
        except Changed:
            raise Denied(ServerCode.WRONG) from None
        if before is not None and before.is_account:
            await self.log_out(before)
        log.info("logged_in", person=account.person, passkey=bool(passkey))
        return LoggedIn(account, cookie)

    async def set_password(self, who: Who | None, wanted: b.Credentials) -> LoggedIn:
        """Another password, and another name if one is given. All other sessions end."""
        before = await self._fresh_account(who)
        name, shown = (before.name, before.shown) if not wanted.name and before.name else self._name(wanted.name)
        self._check_password(wanted.password)
        hashed = await self.hashing.hash(wanted.password)
        account = Account(before.person, name, shown, hashed)
        cookie, session = self._new_session()
        try:
            await self.store.set_password(account, before, session)
        except NameTaken:
            raise Denied(ServerCode.NAME_TAKEN) from None
        except Changed:
            raise Denied(ServerCode.LOG_IN_AGAIN) from None
        self.let_go(account.person, but=who)
        log.info("password_set", person=account.person)
        return LoggedIn(account, cookie)

    @staticmethod
    def _name(name: str) -> tuple[str, str]:
        return normal(name), unicodedata.normalize("NFC", clean(name))

    @staticmethod
    def _check_password(password: str) -> None:
        if not SHORTEST_PASSWORD <= len(_typed(password)) <= LONGEST_PASSWORD:
            raise Denied(ServerCode.BAD_PASSWORD)

    @staticmethod
    def _take(buckets: Buckets, whose: str) -> None:
        if not buckets.take(whose):
            raise Denied(ServerCode.TOO_MANY)

    # Ending

    async def log_out(self, who: Who | None, everywhere: bool = False) -> None:
        """End this session, or all of the account's."""
        if who is None:
            raise Denied(ServerCode.NO_GUEST)
        if not who.is_account:
            raise Denied(ServerCode.NO_ACCOUNT)
        if everywhere:
            await self.store.end_sessions(who.person)
            self.let_go(who.person)
        else:
            await self.store.end_session(who.session)
            self.let_go(who.person, only=who)
        log.info("logged_out", person=who.person, everywhere=everywhere)

    async def to_delete(self, who: Who | None) -> str:
        """The person whose account may be deleted now. Its seats stay with a person that nobody can be any more."""
        return (await self._fresh_account(who)).person

    # Passkeys

    async def ask_new_passkey(self, who: Who | None, host: str) -> dict[str, Any]:
        """What a browser needs to make a passkey for this account, or for a guest who will be one."""
        party = passkeys.relying_party(self.settings, host)
        if who is None:
            raise Denied(ServerCode.NO_GUEST)
        account = await self._fresh_account(who) if who.is_account else None
        known = [passkey.id for passkey in await self.store.passkeys_of(who.person)]
        challenge = await self._ask(who.person)
        name = account.shown if account is not None else ""
        options: dict[str, Any] = (await _ceremonies()).making(party, challenge, who.person, name, known)
        return options

    async def add_passkey(self, who: Who | None, wanted: b.NewPasskey, host: str) -> LoggedIn | None:
        """Keep a new passkey. A guest becomes an account by it, and gets a session."""
        party = passkeys.relying_party(self.settings, host)
        if who is None:
            raise Denied(ServerCode.NO_GUEST)
        account = await self._fresh_account(who) if who.is_account else None
        challenge = passkeys.challenge_in(wanted.credential)
        if not await self.store.take_challenge(_digest(challenge), who.person, ASKED):
            raise Denied(ServerCode.BAD_PASSKEY)
        made = (await _ceremonies()).made(party, challenge, wanted.credential)
        label = clean(wanted.label)[:LONGEST_LABEL]
        passkey = Passkey(made.id, who.person, made.key, made.uses, label)
        if account is None:
            return await self._make(Account(who.person, "", "", ""), passkey)
        if len(await self.store.passkeys_of(who.person)) >= MOST_PASSKEYS:
            raise Denied(ServerCode.BAD_PASSKEY)
        try:
            await self.store.add_passkey(passkey)
        except Changed:
            raise Denied(ServerCode.BAD_PASSKEY) from None
        log.info("passkey_added", person=who.person)
        return None

    async def ask_passkey(self, host: str, address: str) -> dict[str, Any]:
        """What a browser needs to log in with a passkey. It asks for no name, so it tells of none."""
        party = passkeys.relying_party(self.settings, host)
        self._take(self.addresses, address)
        options: dict[str, Any] = (await _ceremonies()).asking(party, await self._ask(""))
        return options

    async def check_passkey(self, credential: dict[str, Any], host: str) -> tuple[Account, str]:
        """The account that a passkey opens, and the passkey's id."""
        party = passkeys.relying_party(self.settings, host)
        challenge, id = passkeys.challenge_in(credential), passkeys.id_in(credential)
        if not await self.store.take_challenge(_digest(challenge), "", ASKED):
            raise Denied(ServerCode.WRONG)
        passkey = await self.store.passkey(id)
        if passkey is None:
            raise Denied(ServerCode.WRONG)
        uses = (await _ceremonies()).signed(party, challenge, credential, passkey.key, passkey.uses)
        counted = await self.store.count_use(id, passkey.uses, uses)
        account = await self.store.by_person(passkey.person)
        if account is None or not counted:
            raise Denied(ServerCode.WRONG)
        return account, id

    async def remove_passkey(self, who: Who | None, id: str) -> None:
        """Forget a passkey, unless it is the last way in. Sessions it began go on."""
        account = await self._fresh_account(who)
        try:
            # People can write anything into an address; no database takes all of it as text.
            known = id.isprintable() and await self.store.remove_passkey(account.person, id)
        except Changed:
            raise Denied(ServerCode.LAST_WAY_IN) from None
        if not known:
            raise Denied(ServerCode.NOT_FOUND)
        log.info("passkey_removed", person=account.person)

    async def info(self, who: Who | None) -> b.AccountInfo:
        """How the account is opened."""
        account = await self._account(who)
        return b.AccountInfo(
            person=account.person,
            name=account.shown,
            password=account.password != "",
            passkeys=[
                b.PasskeyInfo(
                    id=passkey.id, label=passkey.label, made_at=passkey.made_at.isoformat() if passkey.made_at else ""
                )
                for passkey in await self.store.passkeys_of(account.person)
            ],
            sessions=await self.store.sessions_of(account.person),
        )

    async def _ask(self, person: str) -> str:
        challenge = secrets.token_urlsafe(32)
        await self.store.put_challenge(_digest(challenge), person, ASKED)
        return challenge

    # Open sockets

    def enter(self, reader: Reader, who: Who) -> None:
        """A socket was opened; it ends when what opened it does."""
        self._readers[reader] = who

    def leave(self, reader: Reader) -> None:
        """A socket was closed."""
        self._readers.pop(reader, None)

    def let_go(self, person: str, only: Who | None = None, but: Who | None = None) -> None:
        """Close this person's sockets here at once; on other nodes the next sweep does."""
        for reader, who in list(self._readers.items()):
            if who.person != person or (only is not None and who.session != only.session):
                continue
            if but is None or who.session != but.session:
                reader.close(Close.MOVED)

    async def sweep(self) -> None:
        """Close sockets whose session has ended, or whose guest is an account now. Those who still may, connect again."""
        readers = dict(self._readers)
        claimed = await self.store.claimed({who.person for who in readers.values() if not who.is_account})
        living = await self.store.living({who.session for who in readers.values() if who.is_account})
        for reader, who in readers.items():
            if (who.session not in living) if who.is_account else (who.person in claimed):
                reader.close(Close.MOVED)


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


async def _ceremonies() -> ModuleType:
    """The checks of passkeys; loading them takes long enough to be felt by others."""

    def load() -> ModuleType:
        from unshuffled.server.people import ceremonies  # noqa: PLC0415 not everyone has the package

        return ceremonies

    return await asyncio.to_thread(load)
