"""The fold of a table's entries: what the table is, from what has happened at it.

`apply` takes entries in one by one while people play. Loading goes another way to the same place: the entries are
folded without playing, then the answers that stand are played once (`load`). A snapshot (`summary`) stands for all
entries up to it.

Each answer carries a mark of where it led (`rules.saves.mark`). If these rules lead elsewhere, the table stands at the last
answer before that (`differs_at`), and waits there: it can be watched and forked, not played on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from unshuffled.rules.core import machine
from unshuffled.rules.core.errors import RulesError
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.sampling import sample
from unshuffled.rules.saves.mark import mark
from unshuffled.rules.saves.undo import History
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.past import Givers, Past
from unshuffled.tables.standing import Agreed, Person, Plan, Standing, Vote
from unshuffled.tables.trek import Step, Trek


class Fold(Standing):
    """A table as its entries make it."""

    # What happens

    def apply(self, entry: e.Entry) -> None:
        """Take in the next entry."""
        self.number += 1
        match entry:
            case e.Opened(host=host, seats=seats, name=name, commitment=commitment):
                if commitment != self.commitment:
                    raise Refused(Code.DAMAGED)
                self.host, self.name, self.seats, self.owed_to = host, name, [""] * seats, [""] * seats
                if seats:  # an expedition has none
                    self.setup = Setup(mages=[RANDOM] * seats)
            case e.SetupChanged(setup=setup):
                self.setup = Setup(**setup)
                self.seats = [*self.seats, "", "", "", ""][: len(self.setup.mages)]
                self.owed_to = [*self.owed_to, "", "", "", ""][: len(self.setup.mages)]
            case e.Joined(person=person, name=name, watching=watching):
                self.people[person] = Person(person, name, watching)
            case e.AiJoined(person=person, mind=mind):
                self.people[person] = Person(person, mind, mind=mind)
            case e.NonceGiven(person=person, nonce=nonce):
                self.nonces[person] = nonce
            case e.LinksRenewed(links=links):
                self.links = max(self.links, links)
            case e.Listed(on=on):
                self.listed = on
            case e.AdvanceSet(person=person, kinds=kinds):
                self.in_advance.pop(person, None)
                if kinds:
                    self.in_advance[person] = kinds
            case e.AiAgreed(stand_in=stand_in, after=after, instant=instant):
                self.agreed = Agreed(stand_in, after, instant)
            case e.SeatTaken(seat=seat, person=person, before=before):
                self._sit(seat, person, before)
            case e.SeatLeft(seat=seat):
                self.seats[seat] = ""
                self.vote = None
            case e.Started():
                self._start(entry)
            case e.Forked(answers=answers, before=parts, dealt_anew=dealt_anew):
                self._fork(answers, parts)
                self.seed_told = not dealt_anew
            case e.SeedTold():
                self.seed_told = True
            case e.Answered(key=key, person=person, mark=marked):
                self.givers.answered(len(self.answers), person)
                self._answer(key, marked)
                self._keep_plan(person)
            case e.AnsweredInAdvance(key=key, person=person, mark=marked):
                # It can be undone without asking who decided it.
                self.givers.answered(len(self.answers), "")
                self._answer(key, marked)
                self._keep_plan(person)
            case e.BackAsked(to=to, person=person):
                self.vote = Vote(to, person, {person})
            case e.BackVoted(person=person, agrees=agrees):
                if self.vote is not None and agrees:
                    self.vote.agreed.add(person)
                else:
                    self.vote = None
            case e.TakenBack(agreed=agreed) if not self.started:  # of an expedition
                self.marked = self.marked or agreed
                self._go_on(entry)
            case e.TakenBack(to=to, agreed=agreed, over=over):
                self.seed_told = self.seed_told or over
                self.marked = self.marked or agreed
                self._back(to)
            case e.Redone(person=person, mark=marked):
                self.givers.answered(len(self.answers), person)
                self._answer(self.next_redo, marked)
                self._keep_plan(person)
            case e.Saved(name=name, at=at):
                self.saves[name] = at
                self._saves_ahead.pop(name, None)
            case e.ChatSwitched(on=on):
                self.chat = on
            case e.ExpeditionBegun(begun=begun):
                # Without playing, as where its packs are not here, nothing is known of it but who is there.
                self.trek = Trek(self.content, self.bound, begun) if self._plays else None
            case e.ExpeditionAnswered() | e.BattleOpened() | e.BattleBegun() | e.BattleFought():
                self._go_on(entry)
            case e.BattleOf(expedition=expedition):
                self.battle_of = expedition
            case e.BattleCalledOff():
                self.called_off = True
            case e.DailyOf():
                self.daily = entry
            case e.DayEnded(over=over):
                self.day_ended = True
                self.seed_told = self.seed_told or not over
            case e.AiPlanned(person=person, steps=steps):
                self.plan = Plan(person, steps)
            case e.Moderated():
                self._moderate(entry)
            case e.Unknown():
                self._ignored = True
            case e.Suggested() | e.Said():
                pass

    def _moderate(self, entry: e.Moderated) -> None:
        """The operator stepped in."""
        self.links = max(self.links, entry.links)
        person = entry.person
        match entry.what:
            case e.SENT_OUT:
                self.sent_out.add(person)
                self.people.pop(person, None)
                self.in_advance.pop(person, None)
                self.vote = None
                self.seats = ["" if owner == person else owner for owner in self.seats]
                self.owed_to = ["" if owner == person else owner for owner in self.owed_to]
                if self.host == person:
                    players = (other.id for other in self.people.values() if not other.watching and not other.mind)
                    self.host = next(players, "")
            case e.LET_IN:
                self.sent_out.discard(person)
            case e.CLOSED:
                self.closed, self.closed_note = True, entry.note
            case e.REOPENED:
                self.closed, self.closed_note = False, ""
            case e.FORGOTTEN if person in self.people:
                self.people[person].name = e.NAMELESS

    def _go_on(self, entry: Step) -> None:
        """The next entry of the expedition."""
        self.vote = None
        if self.trek is not None:
            self.trek.apply(entry)

    def _keep_plan(self, person: str) -> None:
        """A plan is over when somebody else has answered."""
        if self.plan is not None and self.plan.by != person:
            self.plan = None

    def _sit(self, seat: int, person: str, before: str) -> None:
        if self.plan is not None and self.plan.by == self.seats[seat]:
            self.plan = None
        self.seats[seat] = person
        self.vote = None
        if self.owed_to[seat] == person:
            self.owed_to[seat] = ""
        elif before and not self.owed_to[seat]:
            self.owed_to[seat] = before
        if self.started:
            self.have_played.add(person)

    def _start(self, entry: e.Started) -> None:
        self.begun = entry
        self.setup = Setup(**entry.setup)
        self.have_played = self.seated()
        if self._past is None:
            self._begin(self._was_tried("") or self._first())

    def _first(self) -> Game:
        """The game as it began."""
        begun = self.begun
        assert begun is not None
        chosen = dict(begun.resolved)
        drawn = chosen.pop("drawn")
        game = start(self.content, Setup(**chosen), self.seeds[0], drawn, begun.rules)
        if mark(game) != begun.mark:
            raise Refused(Code.OTHER_VERSION, "these rules begin the game differently")
        return game

    def _begin(self, game: Game) -> None:
        self.history = History(game)
        self._marks = []
        self._revealed = [game.turned_up]

    def _was_tried(self, key: str) -> Game | None:
        """The game that trying this answer has made, if nothing has happened since; it is given once."""
        tried, self._tried = self._tried, None
        return tried[2] if tried is not None and tried[:2] == (self.number - 1, key) else None

    def _fork(self, answers: list[str], before: list[list[str]]) -> None:
        self.before = before
        self.givers = Givers([(0, "")] if answers else [])
        loading = self._past is not None
        self._past = Past(list(answers), [0] * len(answers))
        if not loading:
            self._play()

    def _answer(self, key: str, marked: int) -> None:
        again = key == self.next_redo
        if self._past is not None:
            self._past.answer(key, marked)
        else:
            self._play_one(key, marked)
        self.vote = None
        if self._saves_ahead:
            here = len(self._past.keys if self._past is not None else self.answers)
            if again:
                self.saves.update({name: at for name, at in self._saves_ahead.items() if at <= here})
            self._saves_ahead = {name: at for name, at in self._saves_ahead.items() if at > here and again}

    def _play_one(self, key: str, marked: int) -> None:
        history = self.history
        assert history is not None
        game = self._was_tried(key)
        if game is None:
            game = self._led_to(history, key, marked)
        if game is None:
            # Another node answered by other rules. From here on the answers are kept without a game.
            self.differs_at = len(history.keys)
            self._past = Past([*history.keys, key], [*self._marks, marked])
            return
        history.adopt(key, game)
        self._marks.append(marked)
        self._revealed.append(game.turned_up)

    @staticmethod
    def _led_to(history: History, key: str, marked: int) -> Game | None:
        """The game after this answer, unless these rules lead elsewhere than those it was given by."""
        try:
            game = history.tried(key)
        except RulesError:
            return None
        return game if not marked or mark(game) == marked else None

    def _back(self, to: int) -> None:
        self.givers.back(to)
        if self._past is not None:
            self._past.back(to)
            if self.differs_at is not None and to <= self.differs_at:
                self._play()
        else:
            assert self.history is not None
            self.history.undo(len(self.history.keys) - to)
            del self._revealed[to + 1 :]
            del self._marks[to:]
        self._saves_ahead.update({name: at for name, at in self.saves.items() if at > to})
        self.saves = {name: at for name, at in self.saves.items() if at <= to}
        self.vote = None
        self.plan = None

    # Loading

    def load(self, entries: Iterable[e.Entry], summary: dict[str, Any] | None = None, play: bool = True) -> None:
        """Take in all entries, or those after the summary of the others; only answers that stand are played.

        Without playing, everything is known but the game, whatever packs and rules it needs.
        """
        self._past, self._plays = Past(), play
        if summary is not None:
            self._restore(summary)
        for entry in entries:
            self.apply(entry)
        if not self.started:
            self._past = None
        elif play:
            self._play()

    def _play(self) -> None:
        """Play the answers that stand, from the beginning; up to where these rules lead elsewhere."""
        past = self._past
        assert past is not None
        try:
            game = self._first()
            for part, seed in zip(self.before, self.seeds[1:], strict=True):
                for key in part:
                    machine.answer(game, key)
                game = sample(game, seed)
        except RulesError as error:
            raise Refused(Code.OTHER_VERSION, f"these rules do not begin this game: {error.code}") from None
        self._begin(game)
        history = self.history
        assert history is not None
        self.differs_at = None
        for key, marked in zip(past.keys, past.marks, strict=True):
            led_to = self._led_to(history, key, marked)
            if led_to is None:
                self.differs_at = len(history.keys)
                return
            history.adopt(key, led_to)
            self._revealed.append(led_to.turned_up)
        self._marks = past.marks
        history.give_back(past.redo)
        self._past = None
