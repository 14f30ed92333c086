"""From a client's message to a wish that `tables.hosting.host` can carry out. Who may, is the table's business."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from unshuffled.expeditions import entries as choices
from unshuffled.expeditions import state as states
from unshuffled.rules.core.version import RULES
from unshuffled.rules.saves import transcript
from unshuffled.tables import backs, battles, minds
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.entries import Entry
from unshuffled.tables.standing import Agreed
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import Denied, ServerCode

Wish = Callable[[Table], list[Entry]]


def clean(text: str) -> str:
    """A name or sentence without control characters, nor ones that turn the direction of what follows."""
    return "".join(c for c in text if c.isprintable()).strip()


def moment_of(answers: int | None, save: str) -> int | str:
    """A moment, by its name or after so many answers."""
    if save:
        return clean(save)
    if answers is None:
        raise Denied(ServerCode.MALFORMED, "which moment: after how many answers, or the name of a save")
    return answers


def check_record(read: transcript.Record) -> None:
    """A record may choose no more than people may."""
    try:
        msgspec.convert(read.setup.as_data(), p.SetupChoice)
    except msgspec.ValidationError as error:
        raise Refused(Code.BAD_RECORD, str(error)) from None


def choice_of(message: p.Decide) -> choices.Entry:
    """The entry of an expedition that answers with what was picked."""
    picked = message.picked
    match message.step:
        case states.MARKET:
            return choices.MarketChosen(picked)
        case states.MAGES:
            return choices.MagesChosen(picked)
        case states.TREASURES:
            return choices.TreasuresChosen(picked, message.own)
        case states.REWARD | states.PATH if len(picked) == 1:
            return choices.RewardChosen(picked[0]) if message.step == states.REWARD else choices.PathChosen(picked[0])
    raise Refused(Code.BAD_CHOICE, "one of market, mages, treasures, reward and path; of the last two, one thing")


def back_of(message: p.TakeBack | p.VoteBack, person: str) -> backs.Wish:
    """What the message wishes of an expedition: its moments have no names."""

    def wish(table: Table, called_off: str) -> list[Entry]:
        if isinstance(message, p.VoteBack):
            return backs.vote_back(table, person, message.agrees, called_off)
        if message.to is None:
            raise Refused(Code.NO_SUCH_SAVE)
        return backs.take_back(table, person, message.to, called_off)

    return wish


def _nobody(_: Table) -> frozenset[str]:
    return frozenset()


def wish_of(
    message: p.ClientMessage,
    person: str,
    absent: Callable[[Table], frozenset[str]] = _nobody,
    rules: int = RULES,
) -> Wish:
    """What the message wishes of a table; `absent` says whose seats may be taken, `rules` by which a game begins."""

    def wish(table: Table) -> list[Entry]:
        match message:
            case p.Answer(key=key, at=at):
                return table.answer(person, key, at)
            case p.TakeBack(to=to, save=save):
                return table.take_back(person, moment_of(to, save))
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
            case p.ListTable(on=on):
                return table.list_openly(person, on)
            case p.RenewLinks():
                return table.renew_links(person)
            case p.GiveNonce(nonce=nonce):
                return table.give_nonce(person, nonce)
            case p.TakeSeat(seat=seat):
                return table.take_seat(person, seat, absent(table))
            case p.GiveSeat(seat=seat, to=to):
                return table.give_seat(person, seat, to)
            case p.LeaveSeat(seat=seat):
                return table.leave_seat(person, seat)
            case p.SeatMind(seat=seat, mind=mind):
                return minds.seat(table, person, seat, mind, absent(table))
            case p.AgreeMinds(stand_in=stand_in, after=after, instant=instant):
                return minds.agree(table, person, Agreed(stand_in, after, instant))
            case p.DecideInAdvance(kinds=kinds):
                return table.decide_in_advance(person, kinds)
            case p.Choose(setup=setup):
                return table.choose(person, msgspec.to_builtins(setup))
            case p.Begin():
                return table.begin(person, rules=rules)
            case p.Decide(at=at):
                return battles.decide(table, person, at, choice_of(message))
            case p.Hello() | p.Ping() | p.Seen() | p.Why() | p.Forecast() | p.Hint():
                return []

    return wish
