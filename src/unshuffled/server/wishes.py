"""From a client's message to a wish that `tables.host` can carry out: who may, is the table's business, but for watching."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from unshuffled.rules.errors import RulesError
from unshuffled.rules.setup import start
from unshuffled.server import protocol as p
from unshuffled.server.codes import Denied, ServerCode
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.entries import Entry
from unshuffled.tables.table import Table

Wish = Callable[[Table], list[Entry]]


def clean(text: str) -> str:
    """A name or sentence without control characters, nor ones that turn the direction of what follows."""
    return "".join(c for c in text if c.isprintable()).strip()


def wish_of(message: p.ClientMessage, person: str, absent: Callable[[Table], frozenset[str]]) -> Wish:
    """What the message wishes of a table."""

    def wish(table: Table) -> list[Entry]:
        known = table.people.get(person)
        if known is not None and known.watching and not isinstance(message, p.Say) and not table.seats_of(person):
            raise Denied(ServerCode.WATCHING)
        match message:
            case p.Answer(key=key, at=at):
                return table.answer(person, key, at)
            case p.TakeBack(to=to):
                return table.take_back(person, to)
            case p.VoteBack(agrees=agrees):
                return table.vote_back(person, agrees)
            case p.Redo():
                return table.redo(person)
            case p.Save(name=name):
                return table.save(person, clean(name))
            case p.Suggest(what=what):
                return table.suggest(person, clean(what))
            case p.Say(phrase=phrase, words=words):
                return table.say(person, phrase, clean(words))
            case p.SwitchChat(on=on):
                return table.switch_chat(person, on)
            case p.TakeSeat(seat=seat):
                return table.take_seat(person, seat, absent(table))
            case p.GiveSeat(seat=seat, to=to):
                return table.give_seat(person, seat, to)
            case p.LeaveSeat(seat=seat):
                return table.leave_seat(person, seat)
            case p.Choose(setup=setup):
                return table.choose(person, msgspec.to_builtins(setup))
            case p.Begin():
                begun = table.begin(person)
                # `begin` tries the setup with a seed of its own; what goes to the log must work with this one.
                try:
                    start(table.content, table.setup, table.seed)
                except RulesError as error:
                    raise Refused(Code.BAD_SETUP, error.code) from None
                return begun
            case p.Hello() | p.Ping():
                return []

    return wish
