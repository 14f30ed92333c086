"""The grammar of the effect language: how packs spell what `rules.effects` does, and what each field means.

One table for each sort of word: verbs, counts, conditions, selectors. The decoder, the JSON Schema, the reference page, the
checks of names and proofreading all read these tables; nothing else knows how a pack is spelled. A test compares
each entry with the constructor of its record.
"""

from unshuffled.packs.grammar.entries import Entry, Field, Kind, Sort
from unshuffled.packs.grammar.values import AMOUNT_FIELDS, CONDITIONS, COUNTS, PICK, SELECTORS
from unshuffled.packs.grammar.verbs import VERBS
from unshuffled.rules.effects.cards import DestroyThis

ENTRIES: dict[type, Entry] = {
    entry.record: entry for table in (VERBS, COUNTS, CONDITIONS, SELECTORS) for entry in table.values()
} | {PICK.record: PICK, AMOUNT_FIELDS.record: AMOUNT_FIELDS, DestroyThis: VERBS["destroy"]}
"""By the record's class."""


def entry_of(record: object) -> Entry:
    """The entry of a record."""
    return ENTRIES[type(record)]


def word_of(record: object) -> str:
    """How a record is spelled: its verb, or the name of the count, condition or selector."""
    return ENTRIES[type(record)].word


__all__ = [
    "AMOUNT_FIELDS",
    "CONDITIONS",
    "COUNTS",
    "ENTRIES",
    "PICK",
    "SELECTORS",
    "VERBS",
    "Entry",
    "Field",
    "Kind",
    "Sort",
    "entry_of",
    "word_of",
]
