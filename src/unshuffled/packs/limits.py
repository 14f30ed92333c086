"""How large a pack may be: a stranger's pack must not exhaust the memory of the person who tries it.

The packs that ship with the game are far below all of these. Effects that do not end are the engine's business: it
counts their steps (`rules.kinds.STEP_BUDGET`).
"""

from __future__ import annotations

import re

FILES = 100
FILE_BYTES = 256 * 1024
PACK_BYTES = 1024 * 1024
NESTING = 40
"""Lists and mappings inside each other; the parser of YAML goes down with them."""
NUMBER = 999
"""The largest number on a card. An amount that is divided is offered number by number."""
TIMES = 99
RATING = 9
"""The largest expedition rating of a nemesis."""
BATTLES = 20
"""Of an expedition."""
COST = 99
NAME = 80
"""Characters of a name."""
HAND_AND_DECK = 40
"""Cards a mage begins with."""
ENTRIES = {
    "cards": 500,
    "mages": 50,
    "nemeses": 50,
    "markets": 100,
    "terms": 500,
    "kinds": 50,
    "expeditions": 20,
    "side_decks": 20,
    "protected": 20,
}
"""Of one pack, by section."""
ID = re.compile(r"[a-z][a-z0-9_]{0,59}")
"""Ids stand in keys, codes of setups and addresses: no spaces, no capitals."""
