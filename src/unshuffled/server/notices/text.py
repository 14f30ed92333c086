"""What a notice says. Only what everyone at the table sees: its name or its nemesis, and never a card."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.tables.table import Table
from unshuffled.words.phrases import Name, say
from unshuffled.words.speech import LANGUAGES, Voice

GAME = "Unshuffled"


@dataclass(slots=True, frozen=True)
class Notice:
    """A notice as every channel gets it."""

    title: str
    text: str
    path: str
    """Where it leads on this server."""
    url: str
    """The same as a whole address; empty if the server does not know its own."""
    table: str = ""
    """The newest notice of a table replaces the one before."""
    language: str = "en"


def voice_of(table: Table, language: str) -> Voice:
    """A voice in this language; English if it is not one of ours."""
    return Voice(table.content, language if language in LANGUAGES else "en")


def turn(table: Table, language: str, public_url: str) -> Notice:
    """It is your turn at this table."""
    voice = voice_of(table, language)
    path = f"/t/{table.id}"
    return Notice(
        title=voice(say("notice-turn")),
        text=table.name or _against(table, voice) or GAME,
        path=path,
        url=public_url + path if public_url else "",
        table=table.id,
        language=voice.lang,
    )


def _against(table: Table, voice: Voice) -> str:
    if table.trek is not None:
        names = table.trek.state.form.names
        return names.get(voice.lang) or names.get("en", "")
    return voice.name(Name("nemesis", table.game.scenario.nemesis.id)) if table.game is not None else ""
