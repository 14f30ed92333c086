"""A table, and what a person may do at it now.

`apply` takes entries in (`fold`); the methods here check a wish and return the entries it makes, changing nothing. So a
node that loses the race for a number has nothing to undo: it applies what the winner wrote.

An answer is tried on a copy of the game before its entry is returned: what the rules cannot carry out is refused and
never written. `apply` goes on with that copy if its entry comes next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from unshuffled.rules.core import chance, machine, options
from unshuffled.rules.core.errors import BadSetup, RulesError
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.core.version import RULES
from unshuffled.rules.saves import transcript
from unshuffled.rules.saves.mark import mark
from unshuffled.tables import advance
from unshuffled.tables import entries as e
from unshuffled.tables.choices import givers
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.contents import digests_of
from unshuffled.tables.deals import NONCE, nonces_of_day, seeds_of
from unshuffled.tables.fold import Fold
from unshuffled.tables.pointing import can_be_pointed_at

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
    "go_on",
)
"""Quick phrases, by code."""
LONGEST_WORDS = 500
LONGEST_NAME = 40
MOST_SAVES = 100
MOST_AHEAD = 20
"""Answers in a row that were decided in advance."""


class Table(Fold):
    """One table, with what people may do."""

    # What people may do

    def open(self, host: str, seats: int = 2, name: str = "") -> list[e.Entry]:
        """Open the table."""
        return [e.Opened(host, self.commitment, seats, name[:LONGEST_NAME])]

    def join(self, person: str, name: str, watching: bool = False) -> list[e.Entry]:
        """Come to play or to watch; who plays goes on playing. A new name replaces the old one."""
        if person in self.sent_out:
            raise Refused(Code.SENT_OUT)
        name = name.strip()[:LONGEST_NAME] or e.NAMELESS
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
        self._no_expedition()
        if self.battle_of:
            raise Refused(Code.BATTLE_SETUP)
        if self.daily is not None:
            raise Refused(Code.DAILY_SETUP)
        self._playable(setup)
        return [e.SetupChanged(person, setup)]

    def _playable(self, setup: dict[str, Any], nonces: Sequence[str] = (), drawn: int = 0, rules: int = RULES) -> Game:
        """The game that this setup begins with this table's own secret."""
        seed = chance.seed_with(seeds_of(self.secret)[0], nonces)
        try:
            return start(self.content, Setup(**setup), seed, drawn, rules)
        except TypeError as error:
            raise Refused(Code.BAD_SETUP, str(error)) from None
        except RulesError as error:
            # A reason must not tell which nemesis the seed chooses, nor what happens in the first turn.
            told = isinstance(error, BadSetup) and (
                error.code != "setup/basics" or setup.get("nemesis", RANDOM) != RANDOM
            )
            raise Refused(Code.BAD_SETUP, str(error) if told else error.code) from None

    def take_seat(self, person: str, seat: int, absent: frozenset[str] = frozenset()) -> list[e.Entry]:
        """Take a free seat, that of an AI mage or of somebody who is absent, or one's own back from who took it over."""
        self._player(person)
        self._seat(seat)
        owner = self.seats[seat]
        if owner == person:
            return []
        if not owner or self.owed_to[seat] == person or owner in self.minds():
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
        if to in self.minds():
            raise Refused(Code.NOT_AT_TABLE)  # an AI mage is bound to its seat (`minds.seat`)
        return [e.SeatTaken(seat, to, person)]

    def leave_seat(self, person: str, seat: int) -> list[e.Entry]:
        """Give a seat up; before the game, also that of an AI mage."""
        self._player(person)
        self._seat(seat)
        if self.seats[seat] != person and (self.started or self.seats[seat] not in self.minds()):
            raise Refused(Code.SEAT_NOT_YOURS)
        return [e.SeatLeft(seat, person)]

    def give_nonce(self, person: str, nonce: str) -> list[e.Entry]:
        """Give a number for the seed, once, before the game begins."""
        self._player(person)
        self._no_expedition()
        if self.started:
            raise Refused(Code.ALREADY_STARTED)
        if not NONCE.fullmatch(nonce):
            raise Refused(Code.BAD_NONCE)
        if self.daily is not None:
            return []  # its seed is everyone's
        return [] if person in self.nonces else [e.NonceGiven(person, nonce)]

    def begin(self, person: str, drawn: int = 0, rules: int = RULES) -> list[e.Entry]:
        """Begin the game by this version of the rules; so many numbers of chance were drawn for its setup before."""
        self._player(person)
        if self.started:
            raise Refused(Code.ALREADY_STARTED)
        if person != self.host and not self.battle_of:
            raise Refused(Code.NOT_THE_HOST)
        self._no_expedition()
        if self.called_off:
            raise Refused(Code.CALLED_OFF)
        if not all(self.seats):
            raise Refused(Code.SEATS_EMPTY)
        setup = self.setup.as_data()
        nonces = [self.nonces[owner] for owner in dict.fromkeys(self.seats) if owner in self.nonces]
        if self.daily is not None:
            nonces, rules = nonces_of_day(self.daily.day, len(self.seats)), self.daily.rules
        game = self._playable(setup, nonces, drawn, rules)
        self._tried = (self.number, "", game)
        resolved = {**game.scenario.setup.as_data(), "drawn": game.scenario.drawn}
        return [e.Started(person, setup, digests_of(self.content), resolved, rules, nonces, mark(game))]

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
        marked = self._try(key)
        assert self._tried is not None
        return [e.Answered(key, person, marked), *self._go_on_ahead(self._tried[2])]

    def _go_on_ahead(self, game: Game) -> list[e.Entry]:
        """What was decided in advance about the questions that come now."""
        made: list[e.Entry] = []
        while self.in_advance and len(made) < MOST_AHEAD and game.decision is not None and game.decision.seat >= 0:
            person = self.seats[game.decision.seat]
            key = advance.answer_of(game, self.in_advance.get(person, ()))
            if not key:
                break
            game = game.copy()
            try:
                machine.answer(game, key)
            except RulesError:
                break  # it is left to the person, who is refused with the reason
            made.append(e.AnsweredInAdvance(key, person, mark(game)))
        return made

    def decide_in_advance(self, person: str, kinds: Sequence[str]) -> list[e.Entry]:
        """Decide something in advance, from the next question on; nothing at all takes it back."""
        self._player(person)
        self._no_expedition()
        kinds = [kind for kind in advance.KINDS if kind in kinds]
        return [] if kinds == self.in_advance.get(person, []) else [e.AdvanceSet(person, kinds)]

    def _try(self, key: str) -> int:
        """Try an answer; gives the mark of where it leads."""
        assert self.history is not None
        if self._broken[0] is not self.game:
            self._broken = (self.game, {})
        broken = self._broken[1]
        if key in broken:
            raise Refused(Code.BROKEN, broken[key])
        try:
            game = self.history.tried(key)
        except RulesError as error:
            # Its text may name a card that nobody has seen.
            broken[key] = error.code
            raise Refused(Code.BROKEN, error.code) from None
        self._tried = (self.number, key, game)
        return mark(game)

    def _may_decide(self, person: str, game: Game, key: str) -> bool:
        mine = self.seats_of(person)
        return any(seat in mine for seat in givers(game, options.read(key)))

    def take_back(self, person: str, to: int | str) -> list[e.Entry]:
        """Go back to a moment or a save: at once if only own answers go and nothing hidden was seen since, else by asking."""
        self._playing(person)
        if not self.seats_of(person):
            raise Refused(Code.SEAT_NOT_YOURS)
        if isinstance(to, str):
            to = self.moment(to)
        if not 0 <= to < len(self.answers):
            raise Refused(Code.NOTHING_TO_TAKE_BACK)
        if self.battle_of and self.is_over:
            raise Refused(Code.BATTLE_OVER)  # PR-130
        if self.is_sealed and self.is_over:
            raise Refused(Code.DAILY_OVER)
        if self.asked_for(person, to):
            return [e.BackAsked(to, person)]
        return [self._taken_back(to, person)]

    def vote_back(self, person: str, agrees: bool) -> list[e.Entry]:
        """Agree to going back, or not; with the last agreement it happens."""
        self._playing(person)
        vote = self.vote
        if vote is None:
            raise Refused(Code.NO_VOTE)
        if not self.seats_of(person):
            raise Refused(Code.SEAT_NOT_YOURS)
        voted: list[e.Entry] = [e.BackVoted(person, agrees)]
        if agrees and self.asked_for(vote.by, vote.to) <= vote.agreed | {person}:
            voted.append(self._taken_back(vote.to, vote.by))
        return voted

    def _taken_back(self, to: int, person: str) -> e.TakenBack:
        return e.TakenBack(to, person, agreed=to < self.free_until(), over=self.is_over)

    def redo(self, person: str) -> list[e.Entry]:
        """Give the answer again that was taken back last."""
        self._playing(person)
        if not self.seats_of(person):
            raise Refused(Code.SEAT_NOT_YOURS)
        assert self.history is not None
        if not self.history.can_redo:
            raise Refused(Code.NOTHING_TO_REDO)
        return [e.Redone(person, self._try(self.history.next_redo))]

    def save(self, person: str, name: str) -> list[e.Entry]:
        """Give this moment a name."""
        self._playing(person)
        name = name.strip()[:LONGEST_NAME] or "?"
        if len(self.saves) >= MOST_SAVES and name not in self.saves:
            raise Refused(Code.TOO_MANY_SAVES)
        return [e.Saved(name, len(self.answers), person)]

    def suggest(self, person: str, what: str) -> list[e.Entry]:
        """Point at an answer or a place of the table, and at nothing else: it is not talk."""
        if not can_be_pointed_at(self._playing(person), what):
            raise Refused(Code.NOT_AN_OPTION)
        return [e.Suggested(person, what, len(self.answers))]

    def say(self, person: str, phrase: str = "", words: str = "") -> list[e.Entry]:
        """A quick phrase, or free text where chat is on."""
        self._at_table(person)
        if phrase and phrase not in PHRASES:
            raise Refused(Code.NO_SUCH_PHRASE)
        if words and not self.chat:
            raise Refused(Code.CHAT_OFF)
        if len(words) > LONGEST_WORDS:
            raise Refused(Code.TOO_LONG)
        return [e.Said(person, phrase, words)] if phrase or words else []

    def switch_chat(self, person: str, on: bool) -> list[e.Entry]:
        """Turn chat on or off; the host decides."""
        self._player(person)
        if person != self.host:
            raise Refused(Code.NOT_THE_HOST)
        return [e.ChatSwitched(person, on)]

    def renew_links(self, person: str) -> list[e.Entry]:
        """Make the links new, so that those given out before let nobody in; the host decides. Who is here stays."""
        self._player(person)
        if person != self.host:
            raise Refused(Code.NOT_THE_HOST)
        return [e.LinksRenewed(person, self.links + 1)]

    def list_openly(self, person: str, on: bool) -> list[e.Entry]:
        """Let anyone join who finds the table in a list, or no longer; the host decides, before the game."""
        self._player(person)
        if person != self.host:
            raise Refused(Code.NOT_THE_HOST)
        self._no_expedition()
        if self.started and on:
            raise Refused(Code.ALREADY_STARTED)
        return [] if on == self.listed else [e.Listed(person, on)]

    # What leaves the table

    def tell_seed(self, person: str) -> list[e.Entry]:
        """This person is given the seed, or something that leads to it. While the game runs that is written down."""
        self._at_table(person)
        if self.game is None:
            raise Refused(Code.NOT_STARTED)
        if self.is_sealed:
            raise Refused(Code.DAILY_SEALED)
        if not self.may_know_seed(person):
            raise Refused(Code.SEED_SECRET)
        return [] if self.seed_told or self.is_over else [e.SeedTold(person)]

    def record(self, at: int | None = None) -> transcript.Record:
        """The game so far, or up to a moment, as the text that a game is. Only for those who may know the seed."""
        game = self.game
        if game is None:
            raise Refused(Code.NOT_STARTED)
        if self.before:
            raise Refused(Code.DEALT_ANEW)
        keys = self.answers if at is None else self.answers[:at]
        made = transcript.record_of(game, keys)
        made.commitment = self.commitment
        assert self.begun is not None
        if self.begun.nonces:
            made.secret, made.nonces = seeds_of(self.secret)[0], self.begun.nonces
        if at is not None and at < len(self.answers):
            made.outcome = ""
        return made

    # Checks

    def check_open(self) -> None:
        """Refuses everything once the operator has closed the table."""
        if self.closed:
            raise Refused(Code.CLOSED, self.closed_note)

    def check_person(self, person: str) -> None:
        """Refuses somebody who is not at the table."""
        self._at_table(person)

    def check_player(self, person: str) -> None:
        """Refuses somebody who only watches."""
        self._player(person)

    def check_seat(self, seat: int) -> None:
        """Refuses a seat that the table does not have."""
        self._seat(seat)

    def _no_expedition(self) -> None:
        if self.trek is not None:
            raise Refused(Code.IS_EXPEDITION)

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
        if self.differs_at is not None:
            raise Refused(Code.OTHER_RULES)
        return game
