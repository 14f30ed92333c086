"""Setup codes: what is to be played, as a short text that can be read aloud, put into a link and typed again.

    u1.brama-mist.rageborne.expert.deck_destruction_base.wild_card~token.1hcp

A version, the mages, the nemesis, the difficulty, the market; then whatever differs from the usual, as name~value: the
edition, the packs to choose from, upgraded basic cards, treasures, who is protected, switches. A check comes last. Everything is named by its id, so a code means the same
in every release that has these ids. Capitals and spaces around do not matter. Whether the setup can be played is not
looked at here.
"""

from __future__ import annotations

import re
from hashlib import blake2b

from unshuffled.rules.core.scenario import Setup
from unshuffled.tables.codes import Code, Refused

VERSION = 1
LONGEST = 2000
LONGEST_ID = 200
MOST_CHANGES = 50
MOST_CARDS = 50
"""Upgraded basic cards, or treasures of one player."""
_ID = re.compile(rf"[a-z0-9_]{{1,{LONGEST_ID}}}")
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Of the check; none of them looks like another."""
_MISREAD = str.maketrans("oil", "011")
_DEFAULT = Setup()
_EDITION, _PACKS = "edition", "packs"
_EXPEDITION, _UPGRADED, _TREASURES = "expedition", "upgraded", "treasures"
_PROTECT, _ABILITIES = "protect", "abilities"
_OWN = tuple(f"{_TREASURES}_{seat}" for seat in (1, 2, 3, 4))
_NO_SWITCHES = (_EDITION, _PACKS, _EXPEDITION, _UPGRADED, _TREASURES, _PROTECT, _ABILITIES, *_OWN)


def write(setup: Setup) -> str:
    """The code of a setup."""
    fields = [
        f"u{VERSION}",
        _list("mages", setup.mages),
        _id("nemesis", setup.nemesis),
        _id("difficulty", setup.difficulty),
        _list("market", setup.market),
    ]
    if setup.edition != _DEFAULT.edition:
        fields.append(f"{_EDITION}~{_id('edition', setup.edition)}")
    if setup.packs:
        fields.append(f"{_PACKS}~{_list('packs', setup.packs)}")
    if setup.expedition:
        fields.append(f"{_EXPEDITION}~yes")
    if setup.upgraded:
        fields.append(f"{_UPGRADED}~{_list('upgraded', setup.upgraded)}")
    if setup.treasures:
        fields.append(f"{_TREASURES}~{_list('treasures', setup.treasures)}")
    if setup.protect != _DEFAULT.protect:
        fields.append(f"{_PROTECT}~{_id('protect', setup.protect)}")
    if setup.abilities:
        fields.append(f"{_ABILITIES}~{_list('abilities', setup.abilities)}")
    if any(setup.own_treasures):
        fields += [f"{name}~{_list(name, own)}" for name, own in zip(_OWN, setup.own_treasures, strict=False)]
    for name, value in sorted(setup.switches.items()):
        if name in _NO_SWITCHES:
            raise Refused(Code.BAD_SETUP_CODE, f"no switch is called {name}")
        fields.append(f"{_id('switch', name)}~{_id(name, str(value))}")
    text = ".".join(fields)
    return f"{text}.{_check(text)}"


def read(text: str) -> Setup:
    """The setup in a code; `Refused` says what is wrong with it."""
    text = text.strip().lower()
    if len(text) > LONGEST:
        raise Refused(Code.BAD_SETUP_CODE, f"longer than {LONGEST} characters")
    version = re.match(r"u(\d+)\.", text)
    if version is None or not text.isascii():
        raise Refused(Code.BAD_SETUP_CODE, f"no setup code; one begins with u{VERSION}.")
    if version[1] != str(VERSION):
        raise Refused(Code.BAD_SETUP_CODE, f"a code of version {version[1]}; this release reads version {VERSION}")
    body, _, check = text.rpartition(".")
    if check.translate(_MISREAD) != _check(body):
        raise Refused(Code.BAD_SETUP_CODE, "the check at the end does not fit: something is missing or mistyped")
    _, *fields = body.split(".")
    if len(fields) > 4 + MOST_CHANGES:
        raise Refused(Code.BAD_SETUP_CODE, f"{len(fields)} parts; there are at most {4 + MOST_CHANGES}")
    if len(fields) < 4:
        raise Refused(Code.BAD_SETUP_CODE, f"{len(fields)} parts; mages, nemesis, difficulty and market are needed")
    mages, nemesis, difficulty, market, *rest = fields
    setup = Setup(_parts("mages", mages, 4), _id("nemesis", nemesis), _id("difficulty", difficulty))
    setup.market = _parts("market", market, 20)
    if not setup.mages:
        raise Refused(Code.BAD_SETUP_CODE, "no mages; a game has 1 to 4")
    for field in rest:
        name, tilde, value = field.partition("~")
        if not tilde:
            raise Refused(Code.BAD_SETUP_CODE, f"{field!r} is not name~value")
        if name == _EDITION:
            setup.edition = _id(name, value)
        elif name == _PACKS:
            setup.packs = _parts(name, value, 50)
        elif name == _EXPEDITION:
            setup.expedition = value == "yes"
        elif name == _UPGRADED:
            setup.upgraded = _parts(name, value, MOST_CARDS)
        elif name == _TREASURES:
            setup.treasures = _parts(name, value, MOST_CARDS)
        elif name == _PROTECT:
            setup.protect = _id(name, value)
        elif name == _ABILITIES:
            setup.abilities = _parts(name, value, MOST_CARDS)
        elif name in _OWN:
            if name != _OWN[len(setup.own_treasures)]:
                raise Refused(Code.BAD_SETUP_CODE, f"{name} is not the next player's")
            setup.own_treasures.append(_parts(name, value, MOST_CARDS))
        else:
            chosen = _id(name, value)
            setup.switches[_id("switch", name)] = int(chosen) if chosen.isdecimal() else chosen
    return setup


def _check(text: str) -> str:
    number = int.from_bytes(blake2b(text.encode(), digest_size=4).digest())
    return "".join(_LETTERS[number >> 5 * place & 31] for place in range(4))


def _id(what: str, text: str) -> str:
    if not _ID.fullmatch(text):
        raise Refused(Code.BAD_SETUP_CODE, f"{what}: {text[:60]!r} is no id")
    return text


def _list(what: str, ids: list[str]) -> str:
    return "-".join(_id(what, each) for each in ids)


def _parts(what: str, text: str, most: int) -> list[str]:
    ids = [_id(what, each) for each in text.split("-")] if text else []
    if len(ids) > most:
        raise Refused(Code.BAD_SETUP_CODE, f"{what}: {len(ids)}; there are at most {most}")
    return ids
