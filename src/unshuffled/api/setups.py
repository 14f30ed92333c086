"""A setup from names and numbers as people write them."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from unshuffled.packs import defaults, find, library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.scenario import RANDOM, Setup

Folder = str | os.PathLike[str]
_contents: dict[tuple[str, ...], Content] = {}
"""Packs that were loaded beside the shipped ones, by digest: a pack that has changed is loaded again."""


def folders_of(packs: Folder | Sequence[Folder]) -> tuple[Folder, ...]:
    """One folder, or several."""
    return (packs,) if isinstance(packs, str | os.PathLike) else tuple(packs)


def content_of(folders: tuple[Folder, ...]) -> Content:
    """The packs that ship with the game, and those in these folders."""
    if not folders:
        return library.load()
    paths = [Path(folder) for folder in folders]
    digests = tuple(source.digest for source in library.sources_of(paths))
    if digests not in _contents:
        _contents[digests] = library.load_with(paths)
    return _contents[digests]


def seed_of(seed: int | str | None) -> str:
    """A seed as the engine takes it; a new one if none is given."""
    return secrets.token_hex(8) if seed is None else str(seed)


def setup_of(
    content: Content,
    mages: int | str | Sequence[str],
    nemesis: str,
    difficulty: str,
    market: str | Sequence[str],
    edition: str,
    switches: Mapping[str, str | int],
    protect: str,
) -> Setup:
    """The setup that these words mean. Names are ids or names in any language."""
    foe = _one(find.nemeses(content), nemesis, "nemesis") if nemesis else defaults.nemesis(content)
    team = [RANDOM] * mages if isinstance(mages, int) else [_one(find.mages(content), n, "mage") for n in _split(mages)]
    setup = Setup(mages=team, nemesis=foe, difficulty=difficulty, edition=edition, switches=dict(switches))
    setup.market = _market(content, _split(market), foe)
    if protect and protect != setup.protect:
        setup.protect = _one(find.protected(content), protect, "protected")
    return setup


def _market(content: Content, named: Sequence[str], against: str) -> list[str]:
    if not named:
        return defaults.market(content, against)
    if len(named) == 1:
        return [_one(find.markets(content), named[0], "market")]
    return [_one(find.cards(content), name, "card") for name in named]


def _split(names: str | Sequence[str]) -> list[str]:
    """Names in a list, or in one text with commas between them."""
    return [name.strip() for name in names.split(",") if name.strip()] if isinstance(names, str) else list(names)


def _one(named: find.Named, text: str, what: str) -> str:
    if text == RANDOM:
        return text
    try:
        return find.one(named, text, what)
    except find.NotFound as error:
        raise BadSetup(f"setup/{what}", str(error)) from None
