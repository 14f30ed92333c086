"""A table: the fold of its entries, and what a person may do now.

`apply` takes entries in; the other methods check a wish and return the entries it makes, changing nothing. So a
node that loses the race for a number has nothing to undo: it applies what the winner wrote.

An answer is tried on a copy of the game before its entry is returned: what the rules cannot carry out is refused and
never written. `apply` goes on with that copy if its entry comes next.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import asdict, dataclass, field
from typing import Any

from unshuffled.rules import chance, machine, record
from unshuffled.rules.errors import BadSetup, RulesError
from unshuffled.rules.history import History
from unshuffled.rules.records import Content
from unshuffled.rules.setup import RANDOM, Setup, start
from unshuffled.rules.state import Game
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.deals import deal_anew, seeds_of

PHRASES = (
    "hello",
    "thanks",
    "well_done",
    "your_turn",
    "wait",
    "save_charge",
    "hit_minion",
    "hit_nemesis",
    "ready",
    "sorry",
)
"""Quick phrases, by code."""
LONGEST_WORDS = 500
LONGEST_NAME = 40
MOST_SAVES = 100


@dataclass(slots=True)
class Person:
    """Somebody at the table."""

    id: str
    name: str
    watching: bool = False


@dataclass(slots=True)
class Vote:
    """A wish to go back beyond what is free, and who has agreed so far."""

    to: int
    by: str
    agreed: set[str] = field(default_factory=set)


class Table:
    """One table. Its secret is kept beside the log and told to nobody while the game runs.

    The secret is the seed; that of a fork whose cards were dealt anew also has the seeds before it (`deals`).
    """

    def __init__(self, id: str, content: Content, secret: str) -> None:
        self.id = id
        self.content = content
        self.secret = secret
        self.seeds = seeds_of(secret)
        self.seed = self.seeds[-1]
        self.number = 0
        """Entries applied so far."""
        self.host = ""
        self.name = ""
        self.people: dict[str, Person] = {}
        self.seats: list[str] = []
        """Whose each seat is; empty if nobody's."""
        self.owed_to: list[str] = []
        """From whom each seat was taken over while they were absent; they may have it back at any time."""
        self.have_played: set[str] = set()
        """Everyone who has had a seat since the game began."""
        self.setup = Setup()
        self.started = False
        self.marked = False
        """Was hidden information, or the end of the game, ever taken back?"""
        self.seed_told = False
        """May somebody have known the seed while the game ran?"""
        self.chat = True
        self.saves: dict[str, int] = {}
        self._saves_ahead: dict[str, int] = {}
        """Of moments that were taken back and can be given again."""
        self.vote: Vote | None = None
        self.history: History | None = None
        self.before: list[list[str]] = []
        """The answers with each earlier seed, before the cards were dealt anew."""
        self._revealed: list[int] = []
        """How many hidden cards had been seen after each number of answers."""
        self._tried: tuple[int, str, Game] | None = None
        """After which number an answer was tried (empty: the beginning), and the game it makes."""

    # What is

    @property
    def game(self) -> Game | None:
        """The game as it stands."""
        return self.history.game if self.history is not None else None

    @property
    def answers(self) -> list[str]:
        """The answers that stand."""
        return self.history.keys if self.history is not None else []

    @property
    def commitment(self) -> str:
        """What binds the seed."""
        return chance.commitment(self.seed)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.game is not None and self.game.is_over

    def seats_of(self, person: str) -> list[int]:
        """The seats this person plays."""
        return [seat for seat, owner in enumerate(self.seats) if owner == person]

    def seated(self) -> set[str]:
        """Everyone who has a seat."""
        return {owner for owner in self.seats if owner}

    def waiting_for(self) -> set[str]:
        """Whose answer the table is waiting for; everyone seated when the players decide together."""
        game = self.game
        if game is None or game.decision is None:
            return set()
        seat = game.decision.seat
        return self.seated() if seat < 0 else {self.seats[seat]} - {""}

    def free_until(self) -> int:
        """The earliest moment that may be gone back to without asking: nothing hidden was seen since.

        The end of a game shows everything, so nothing is free after it.
        """
        at = len(self.answers)
        if self.is_over:
            return at
        # It only ever grows: the first with as many as now.
        return bisect_left(self._revealed, self._revealed[at])

    def moment(self, name: str) -> int:
        """After how many answers the moment with this name was."""
        if name not in self.saves:
            raise Refused(Code.NO_SUCH_SAVE)
        return self.saves[name]

    def may_know_seed(self, person: str) -> bool:
        """Is the game over, or has this person all the seats, and has always had?"""
        return self.is_over or (self.have_played == {person} and set(self.seats) == {person})

    # What happens

    def apply(self, entry: e.Entry) -> None:
        """Take in the next entry."""
        self.number += 1
        match entry:
            case e.Opened(host=host, seats=seats, name=name):
                self.host, self.name, self.seats, self.owed_to = host, name, [""] * seats, [""] * seats
            case e.SetupChanged(setup=setup):
                self.setup = Setup(**setup)
                self.seats = [*self.seats, "", "", "", ""][: len(self.setup.mages)]
                self.owed_to = [*self.owed_to, "", "", "", ""][: len(self.setup.mages)]
            case e.Joined(person=person, name=name, watching=watching):
                self.people[person] = Person(person, name, watching)
            case e.SeatTaken(seat=seat, person=person, before=before):
                self._sit(seat, person, before)
            case e.SeatLeft(seat=seat):
                self.seats[seat] = ""
                self.vote = None
            case e.Started(setup=setup):
                self.setup = Setup(**setup)
                self.started = True
                self.have_played = self.seated()
                self._begin(self._was_tried("") or start(self.content, self.setup, self.seeds[0]))
            case e.Forked(answers=answers, before=parts, dealt_anew=dealt_anew):
                self._fork(answers, parts)
                self.seed_told = not dealt_anew
            case e.SeedTold():
                self.seed_told = True
            case e.Answered(key=key):
                self._answer(key)
            case e.BackAsked(to=to, person=person):
                self.vote = Vote(to, person, {person})
            case e.BackVoted(person=person, agrees=agrees):
                if self.vote is not None and agrees:
                    self.vote.agreed.add(person)
                else:
                    self.vote = None
            case e.TakenBack(to=to, agreed=agreed):
                self.seed_told = self.seed_told or self.is_over
                self.marked = self.marked or agreed
                self._back(to)
            case e.Redone():
                assert self.history is not None
                self._answer(self.history.next_redo)
            case e.Saved(name=name, at=at):
                self.saves[name] = at
                self._saves_ahead.pop(name, None)
            case e.ChatSwitched(on=on):
                self.chat = on
            case e.Suggested() | e.Said():
                pass

    def _sit(self, seat: int, person: str, before: str) -> None:
        self.seats[seat] = person
        self.vote = None
        if self.owed_to[seat] == person:
            self.owed_to[seat] = ""
        elif before and not self.owed_to[seat]:
            self.owed_to[seat] = before
        if self.started:
            self.have_played.add(person)

    def _begin(self, game: Game) -> None:
        self.history = History(game)
        self._revealed = [game.revealed]

    def _was_tried(self, key: str) -> Game | None:
        """The game that trying this answer has made, if nothing has happened since; it is given once."""
        tried, self._tried = self._tried, None
        return tried[2] if tried is not None and tried[:2] == (self.number - 1, key) else None

    def _fork(self, answers: list[str], before: list[list[str]]) -> None:
        assert self.history is not None
        if before:
            game = self.history.game.copy()
            for part, seed in zip(before, self.seeds[1:], strict=True):
                for key in part:
                    machine.answer(game, key)
                game = deal_anew(game, seed)
            self.before = before
            self._begin(game)
        for key in answers:
            self.history.answer(key)
            self._revealed.append(self.history.game.revealed)

    def _answer(self, key: str) -> None:
        history = self.history
        assert history is not None
        again = key == history.next_redo
        history.adopt(key, self._was_tried(key) or history.tried(key))
        self._revealed.append(history.game.revealed)
        self.vote = None
        if self._saves_ahead:
            here = len(history.keys)
            if again:
                self.saves.update({name: at for name, at in self._saves_ahead.items() if at <= here})
            self._saves_ahead = {name: at for name, at in self._saves_ahead.items() if at > here and again}

    def _back(self, to: int) -> None:
        assert self.history is not None
        self.history.undo(len(self.history.keys) - to)
        del self._revealed[to + 1 :]
        self._saves_ahead.update({name: at for name, at in self.saves.items() if at > to})
        self.saves = {name: at for name, at in self.saves.items() if at <= to}
        self.vote = None

    # What people may do

    def open(self, host: str, seats: int = 2, name: str = "") -> list[e.Entry]:
        """Open the table."""
        return [e.Opened(host, self.commitment, seats, name[:LONGEST_NAME])]

    def join(self, person: str, name: str, watching: bool = False) -> list[e.Entry]:
        """Come to play or to watch; who plays goes on playing. A new name replaces the old one."""
        name = name.strip()[:LONGEST_NAME] or "?"
        known = self.people.get(person)
        watching = watching and (known is None or known.watching)
        if known is not None and (known.name, known.watching) == (name, watching):
            return []
        return [e.Joined(person, name, watching)]

    def choose(self, person: str, setup: dict[str, Any]) -> list[e.Entry]:
        """Choose what is played; the host does, before the game."""
        self._player(person)
        if self.started:
            raise Refused(Code.ALREADY_STARTED)
        if person != self.host:
            raise Refused(Code.NOT_THE_HOST)
        self._playable(setup)
        return [e.SetupChanged(person, setup)]

    def _playable(self, setup: dict[str, Any]) -> Game:
        """The game that this setup begins with this table's own seed."""
        try:
            return start(self.content, Setup(**setup), self.seeds[0])
        except TypeError as error:
            raise Refused(Code.BAD_SETUP, str(error)) from None
        except RulesError as error:
            # A reason must not tell which nemesis the seed chooses, nor what happens in the first turn.
            told = isinstance(error, BadSetup) and (
                error.code != "setup/basics" or setup.get("nemesis", RANDOM) != RANDOM
            )
            raise Refused(Code.BAD_SETUP, str(error) if told else error.code) from None

    def take_seat(self, person: str, seat: int, absent: frozenset[str] = frozenset()) -> list[e.Entry]:
        """Take a free seat, or that of somebody who is absent, or one's own back from whoever took it over."""
        self._player(person)
        self._seat(seat)
        owner = self.seats[seat]
        if owner == person:
            return []
        if not owner or self.owed_to[seat] == person:
            return [e.SeatTaken(seat, person, person)]
        if owner not in absent:
            raise Refused(Code.SEAT_TAKEN)
        return [e.SeatTaken(seat, person, person, owner)]

    def give_seat(self, person: str, seat: int, to: str) -> list[e.Entry]:
        """Hand one's seat to somebody at the table."""
        self._player(person)
        self._player(to)
        self._seat(seat)
        if self.seats[seat] != person:
            raise Refused(Code.SEAT_NOT_YOURS)
        return [e.SeatTaken(seat, to, person)]

    def leave_seat(self, person: str, seat: int) -> list[e.Entry]:
        """Give a seat up."""
        self._player(person)
        self._seat(seat)
        if self.seats[seat] != person:
            raise Refused(Code.SEAT_NOT_YOURS)
        return [e.SeatLeft(seat, person)]

    def begin(self, person: str) -> list[e.Entry]:
        """Begin the game."""
        self._player(person)
        if self.started:
            raise Refused(Code.ALREADY_STARTED)
        if person != self.host:
            raise Refused(Code.NOT_THE_HOST)
        if not all(self.seats):
            raise Refused(Code.SEATS_EMPTY)
        setup = asdict(self.setup)
        self._tried = (self.number, "", self._playable(setup))
        return [e.Started(person, setup, {pack.id: pack.digest for pack in self.content.packs.values()})]

    def answer(self, person: str, key: str, at: int) -> list[e.Entry]:
        """Answer the question that was asked after `at` answers."""
        game = self._playing(person)
        if at != len(self.answers):
            raise Refused(Code.STALE)
        if game.decision is None:
            raise Refused(Code.OVER)
        if key not in game.decision.keys:
            raise Refused(Code.NOT_AN_OPTION)
        if not self._may_decide(person, game, key):
            raise Refused(Code.NOT_YOUR_DECISION)
        assert self.history is not None
        try:
            self._tried = (self.number, key, self.history.tried(key))
        except RulesError as error:
            # Its text may name a card that nobody has seen.
            raise Refused(Code.BROKEN, error.code) from None
        return [e.Answered(key, person)]

    def _may_decide(self, person: str, game: Game, key: str) -> bool:
        """The decider's own; anyone seated where the players decide together; and an ability its own player's."""
        assert game.decision is not None
        mine = self.seats_of(person)
        for p in game.players:
            if key == p.mage.activate_key:
                return p.seat in mine
        seat = game.decision.seat
        return bool(mine) if seat < 0 else seat in mine

    def take_back(self, person: str, to: int | str) -> list[e.Entry]:
        """Go back to a moment or a save: at once while nothing hidden was seen since, else by asking everyone seated."""
        self._playing(person)
        if not self.seats_of(person):
            raise Refused(Code.SEAT_NOT_YOURS)
        if isinstance(to, str):
            to = self.moment(to)
        if not 0 <= to < len(self.answers):
            raise Refused(Code.NOTHING_TO_TAKE_BACK)
        if to >= self.free_until():
            return [e.TakenBack(to, person)]
        if self.seated() == {person}:
            return [e.TakenBack(to, person, agreed=True)]
        return [e.BackAsked(to, person)]

    def vote_back(self, person: str, agrees: bool) -> list[e.Entry]:
        """Agree to going back, or not; with the last agreement it happens."""
        self._playing(person)
        vote = self.vote
        if vote is None:
            raise Refused(Code.NO_VOTE)
        if not self.seats_of(person):
            raise Refused(Code.SEAT_NOT_YOURS)
        voted: list[e.Entry] = [e.BackVoted(person, agrees)]
        if agrees and self.seated() <= vote.agreed | {person}:
            voted.append(e.TakenBack(vote.to, vote.by, agreed=True))
        return voted

    def redo(self, person: str) -> list[e.Entry]:
        """Give the answer again that was taken back last."""
        self._playing(person)
        if not self.seats_of(person):
            raise Refused(Code.SEAT_NOT_YOURS)
        assert self.history is not None
        if not self.history.can_redo:
            raise Refused(Code.NOTHING_TO_REDO)
        return [e.Redone(person)]

    def save(self, person: str, name: str) -> list[e.Entry]:
        """Give this moment a name."""
        self._playing(person)
        name = name.strip()[:LONGEST_NAME] or "?"
        if len(self.saves) >= MOST_SAVES and name not in self.saves:
            raise Refused(Code.TOO_MANY_SAVES)
        return [e.Saved(name, len(self.answers), person)]

    def suggest(self, person: str, what: str) -> list[e.Entry]:
        """Point at an option or a thing."""
        self._playing(person)
        if len(what) > LONGEST_NAME * 2:
            raise Refused(Code.TOO_LONG)
        return [e.Suggested(person, what, len(self.answers))]

    def say(self, person: str, phrase: str = "", words: str = "") -> list[e.Entry]:
        """A quick phrase, or free words where they are allowed."""
        self._at_table(person)
        if phrase and phrase not in PHRASES:
            raise Refused(Code.NO_SUCH_PHRASE)
        if words and not self.chat:
            raise Refused(Code.CHAT_OFF)
        if len(words) > LONGEST_WORDS:
            raise Refused(Code.TOO_LONG)
        return [e.Said(person, phrase, words)] if phrase or words else []

    def switch_chat(self, person: str, on: bool) -> list[e.Entry]:
        """Allow free words, or not; the host decides."""
        self._player(person)
        if person != self.host:
            raise Refused(Code.NOT_THE_HOST)
        return [e.ChatSwitched(person, on)]

    # What leaves the table

    def tell_seed(self, person: str) -> list[e.Entry]:
        """This person is given the seed, or something that leads to it. While the game runs that is written down."""
        self._at_table(person)
        if self.game is None:
            raise Refused(Code.NOT_STARTED)
        if not self.may_know_seed(person):
            raise Refused(Code.SEED_SECRET)
        return [] if self.seed_told or self.is_over else [e.SeedTold(person)]

    def record(self, at: int | None = None) -> record.Record:
        """The game so far, or up to a moment, as the text that a game is. Only for those who may know the seed."""
        game = self.game
        if game is None:
            raise Refused(Code.NOT_STARTED)
        if self.before:
            raise Refused(Code.DEALT_ANEW)
        keys = self.answers if at is None else self.answers[:at]
        made = record.record_of(game, keys)
        made.commitment = self.commitment
        if at is not None and at < len(self.answers):
            made.outcome = ""
        return made

    # Checks

    def _at_table(self, person: str) -> None:
        if person not in self.people:
            raise Refused(Code.NOT_AT_TABLE)

    def _player(self, person: str) -> None:
        self._at_table(person)
        if self.people[person].watching and not self.seats_of(person):
            raise Refused(Code.WATCHING)

    def _seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused(Code.NO_SUCH_SEAT)

    def _playing(self, person: str) -> Game:
        self._player(person)
        game = self.game
        if game is None:
            raise Refused(Code.NOT_STARTED)
        return game
