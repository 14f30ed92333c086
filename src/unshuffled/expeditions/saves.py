"""An expedition as a JSON text: its secret, its entries, and a battle that is being played."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from unshuffled.expeditions import fold
from unshuffled.expeditions.codes import Code, Refused
from unshuffled.expeditions.entries import Begun, Entry, Fought, from_data, to_data
from unshuffled.expeditions.state import State
from unshuffled.rules.core.content import Content

FORMAT = 1


@dataclass
class Save:
    """All that is kept of an expedition. `game` is the transcript of the battle that is being played, or empty."""

    secret: str
    entries: list[Entry] = field(default_factory=list)
    game: str = ""

    def state(self, content: Content) -> State:
        """The expedition as it stands."""
        return fold.fold(content, self.secret, self.entries)

    def add(self, content: Content, entry: Entry) -> State:
        """Take in another entry, if it fits."""
        state = self.state(content) if self.entries else None
        made = fold.apply(content, self.secret, state, entry)
        self.entries.append(entry)
        self.game = ""
        return made

    def back(self, content: Content) -> State:
        """Take the last choice back, until the battle it was made for has begun (PR-150)."""
        choice = bool(self.entries) and not isinstance(self.entries[-1], Begun | Fought)
        if not choice or self.game or self.state(content).is_over:
            raise Refused(Code.NO_CHOICE, "no choice since the last battle can be taken back")
        del self.entries[-1]
        return self.state(content)


def dumps(save: Save) -> str:
    """As JSON text that a person can read."""
    data = {
        "format": FORMAT,
        "secret": save.secret,
        "entries": [to_data(entry) for entry in save.entries],
        "game": save.game,
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def loads(text: str) -> Save:
    """The expedition in this text. Whether its entries fit is said by `Save.state`."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Refused(Code.SAVE, f"not an expedition: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Refused(Code.SAVE, f"not an expedition of format {FORMAT}")
    secret, entries, game = data.get("secret"), data.get("entries"), data.get("game", "")
    if not isinstance(secret, str) or not isinstance(entries, list) or not isinstance(game, str):
        raise Refused(Code.SAVE, "not an expedition: secret, entries or game is missing")
    if not all(isinstance(entry, dict) for entry in entries):
        raise Refused(Code.SAVE, "not an expedition: an entry is no JSON object")
    return Save(secret, [from_data(entry) for entry in entries], game)
