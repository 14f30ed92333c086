"""Finding cards, mages, nemeses and markets by what people type: an id or a name in any language."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Mapping

from unshuffled.rules.core.content import Content

Named = Mapping[str, Mapping[str, str]]
LISTED = 30
"""An error lists up to this many known names."""


class NotFound(LookupError):
    """No name is like this text, or several are; the message says which come close."""


def plain(text: str) -> str:
    """Lower case, without accents, apostrophes and other marks."""
    return "".join(c for c in ascii_of(text) if c.isalnum())


LETTERS = str.maketrans({"ł": "l", "ø": "o", "œ": "oe", "æ": "ae"})
"""Letters that have no accent to take away, and that many keyboards lack."""


def ascii_of(text: str) -> str:
    """Lower case, without accents; spaces and signs stay."""
    folded = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    return "".join(c for c in folded if not unicodedata.combining(c))


def find(named: Named, text: str) -> list[str]:
    """The ids that this text means: an id, else a whole name, else its beginning. Several if it is ambiguous."""
    if text in named:
        return [text]
    wanted = plain(text)
    words = {id: [plain(id), *(plain(name) for name in names.values())] for id, names in named.items()}
    exact = [id for id, known in words.items() if wanted in known]
    return exact or [id for id, known in words.items() if any(word.startswith(wanted) for word in known)]


def close(named: Named, text: str) -> list[str]:
    """Names that look like the text, for an error."""
    known = {plain(name): name for id, names in named.items() for name in (id, *names.values())}
    return [known[word] for word in difflib.get_close_matches(plain(text), known, 3, 0.6)]


def one(named: Named, text: str, what: str) -> str:
    """The one id that this text means; raises `NotFound` with what to write instead."""
    found = find(named, text)
    if len(found) == 1:
        return found[0]
    if found:
        raise NotFound(f"{text!r} could be {', '.join(found)}; write one of these")
    likely = close(named, text)
    if likely:
        hint = f"did you mean {' or '.join(likely)}?"
    else:
        hint = f"known: {', '.join(sorted(named))}" if len(named) <= LISTED else "`unshuffled cards` lists them"
    raise NotFound(f"no {what} is called {text!r}; {hint}")


def cards(content: Content) -> dict[str, dict[str, str]]:
    """All cards' names by id."""
    return {card.id: card.names for card in content.cards}


def mages(content: Content) -> dict[str, dict[str, str]]:
    """All mages' names by id."""
    return {id: mage.names for id, mage in content.mages.items()}


def nemeses(content: Content) -> dict[str, dict[str, str]]:
    """All nemeses' names by id."""
    return {id: forms["normal"].names for id, forms in content.nemeses.items()}


def protected(content: Content) -> dict[str, dict[str, str]]:
    """The names, by id, of those who can be protected instead of Gravehold."""
    return {id: each.names for id, each in content.protected.items()}


def markets(content: Content) -> dict[str, dict[str, str]]:
    """All suggested markets' names by id."""
    return {id: market.names for id, market in content.markets.items()}
