"""What a table is: the people, the seats, the game and its answers; and the same as JSON values.

`fold` makes it from the table's entries. A snapshot (`summary`) stands for all entries up to it.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import asdict, dataclass, field
from typing import Any

from unshuffled.rules.core import chance
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves.undo import History
from unshuffled.tables import entries as e
from unshuffled.tables.advance import LEAVE
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.deals import seeds_of
from unshuffled.tables.past import Givers, Past
from unshuffled.tables.trek import Trek

FORMAT = 1
"""Of a summary. One of another format is not read; the entries are."""


@dataclass(slots=True)
class Person:
    """Somebody at the table."""

    id: str
    name: str
    watching: bool = False
    mind: str = ""
    """Of an AI mage: by which mind it answers."""


@dataclass(slots=True)
class Agreed:
    """What a table has agreed on about AI mages."""

    stand_in: str = ""
    """The mind that plays for somebody who is away; empty if their seat waits for them."""
    after: int = 60
    """Seconds after which it does."""
    instant: bool = False
    """Do AI mages act at once, instead of at the pace of a person?"""


@dataclass(slots=True)
class Plan:
    """What an AI mage has said that it is going to do."""

    by: str
    steps: list[list[Any]]


@dataclass(slots=True)
class Vote:
    """A wish to go back that others must agree to, and who has agreed so far."""

    to: int
    by: str
    agreed: set[str] = field(default_factory=set)


class Standing:
    """A table as it stands. Its secret is kept beside the log and given to nobody while the game runs.

    The secret is the seed; that of a fork whose cards were dealt again also has the seeds before it (`deals`).
    """

    def __init__(self, id: str, content: Content, secret: str) -> None:
        self.id = id
        self.content = content
        """What the node offers now; once the game has begun, what it was begun with."""
        self.secret = secret
        self.number = 0
        """Entries applied so far."""
        self.host = ""
        self.name = ""
        self.people: dict[str, Person] = {}
        self.agreed = Agreed()
        self.plan: Plan | None = None
        """Of the AI mage whose turn it is."""
        self.seats: list[str] = []
        """Whose each seat is; empty if nobody's."""
        self.owed_to: list[str] = []
        """From whom each seat was taken over while they were absent; they may have it back at any time."""
        self.have_played: set[str] = set()
        """Everyone who has had a seat since the game began."""
        self.in_advance: dict[str, list[str]] = {}
        """What people decide in advance (`advance`); those who decide nothing are not in it."""
        self.nonces: dict[str, str] = {}
        """What people gave for the seed."""
        self.listed = False
        """May anyone join who finds it in the list of open tables?"""
        self.links = 0
        """How often the links were made new; those made before let nobody in."""
        self.sent_out: set[str] = set()
        """Whom the operator sent out; they may not come back."""
        self.closed = False
        """Has the operator closed the table? Then it can be read, and nothing is written."""
        self.closed_note = ""
        """What the operator says about it."""
        self.setup = Setup()
        self.begun: e.Started | None = None
        self.trek: Trek | None = None
        """The expedition that this table is."""
        self.battle_of = ""
        """The table of the expedition whose battle this is."""
        self.called_off = False
        """Was a choice for this battle taken back before it began?"""
        self.daily: e.DailyOf | None = None
        """The day whose setup and seed this table is played with."""
        self.day_ended = False
        """Has that day ended?"""
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
        self.givers = Givers()
        self.before: list[list[str]] = []
        """The answers with each earlier seed, before the cards were dealt again."""
        self.differs_at: int | None = None
        """After how many answers these rules lead elsewhere than those the game was played with."""
        self._past: Past | None = None
        """The answers while no game is played for them: in loading, and where the rules differ."""
        self._plays = True
        """May games be played to find something out?"""
        self._marks: list[int] = []
        """After each answer that stands."""
        self._revealed: list[int] = []
        """How many hidden cards had been seen after each number of answers."""
        self._ignored = False
        """Was there an entry that this release does not know? Then a summary would leave something out."""
        self._tried: tuple[int, str, Game] | None = None
        """After which number an answer was tried (empty: the beginning), and the game it makes."""
        self._broken: tuple[Game | None, dict[str, str]] = (None, {})
        """The answers of a game that the rules cannot carry out, with the reasons: to find that out takes up to a second."""

    # What is

    @property
    def game(self) -> Game | None:
        """The game as it stands."""
        return self.history.game if self.history is not None else None

    @property
    def answers(self) -> list[str]:
        """The answers that stand."""
        if self.history is not None:
            return self.history.keys
        return self._past.keys if self._past is not None else []

    @property
    def next_redo(self) -> str:
        """The answer that was taken back last; empty if there is none."""
        if self._past is not None:
            return self._past.next_redo
        return self.history.next_redo if self.history is not None else ""

    @property
    def started(self) -> bool:
        """Has the game begun?"""
        return self.begun is not None

    @property
    def seeds(self) -> list[str]:
        """The seed the game began with, and each it was dealt again with."""
        first, *later = seeds_of(self.secret)
        return [chance.seed_with(first, self.begun.nonces if self.begun is not None else []), *later]

    @property
    def seed(self) -> str:
        """What the game's chances come from now."""
        return self.seeds[-1]

    @property
    def bound(self) -> str:
        """The secret that the commitment binds. Earlier seeds are another table's, whose game may still run."""
        return seeds_of(self.secret)[-1]

    @property
    def commitment(self) -> str:
        """What binds the secret."""
        return chance.commitment(self.bound)

    @property
    def is_over(self) -> bool:
        """Has the game or the expedition ended?"""
        if self.trek is not None:
            return self.trek.is_over
        return self.game is not None and self.game.is_over

    @property
    def lets_anyone_in(self) -> bool:
        """May somebody without a link come to play? Only before the game, and if there is a free seat."""
        return self.listed and not self.started and "" in self.seats

    def seats_of(self, person: str) -> list[int]:
        """The seats this person plays."""
        return [seat for seat, owner in enumerate(self.seats) if owner == person]

    def seated(self) -> set[str]:
        """Everyone who has a seat."""
        return {owner for owner in self.seats if owner}

    def waiting_for(self) -> set[str]:
        """Whose answer the table is waiting for; everyone seated when the players decide together."""
        game = self.game
        if self.closed:
            return set()
        if self.trek is not None:
            idle = self.trek.is_over or self.trek.battle
            return set() if idle else {person.id for person in self.people.values() if not person.watching}
        if game is None or game.decision is None or self.differs_at is not None:
            return set()
        seat = game.decision.seat
        if seat < 0:
            # AI mages leave to people what players decide together, and so do some people.
            people = self.seated() - self.minds()
            left = {person for person, kinds in self.in_advance.items() if LEAVE in kinds}
            return people - left or people or self.seated()
        return {self.seats[seat]} - {""}

    def minds(self) -> set[str]:
        """The AI mages among the people."""
        return {person.id for person in self.people.values() if person.mind}

    def free_until(self) -> int:
        """The earliest moment that may be gone back to without asking: nothing hidden was seen since.

        The end of a game shows everything, so nothing is free after it.
        """
        at = len(self.answers)
        if self.is_over:
            return at
        # It only ever grows: the first with as many as now.
        return bisect_left(self._revealed, self._revealed[at])

    def asked_for(self, person: str, to: int) -> set[str]:
        """Who must agree before this person goes back so far: those seated whose answers would be undone.

        Beyond what is free, everyone else who has a seat.
        """
        concerned = self.givers.since(to) & self.seated() if to >= self.free_until() else self.seated()
        return concerned - {person} - self.minds()

    def moment(self, name: str) -> int:
        """After how many answers the moment with this name was."""
        if name not in self.saves:
            raise Refused(Code.NO_SUCH_SAVE)
        return self.saves[name]

    @property
    def is_sealed(self) -> bool:
        """Is the seed of this table also that of others, which are still played? Then it is given to nobody."""
        return self.daily is not None and not self.day_ended

    @property
    def shows_seed(self) -> bool:
        """May everyone at the table see the seed?"""
        return self.is_over and not self.is_sealed

    def may_know_seed(self, person: str) -> bool:
        """Is the game over, or has this person all the seats, and has always had? Of a daily table: when the day is over."""
        if self.is_sealed:
            return False
        return self.is_over or (self.have_played == {person} and set(self.seats) == {person})

    # As JSON values

    def summary(self) -> dict[str, Any] | None:
        """Return what the entries so far amount to, as JSON values; None where the rules differ, and of an expedition.

        None also of a battle or a daily table to come, whose packs are known from their entries alone, and if an entry was ignored.
        """
        bound = bool(self.battle_of) or self.daily is not None
        if self.differs_at is not None or self.trek is not None or self._ignored or (bound and not self.started):
            return None
        history, vote = self.history, self.vote
        return {
            "format": FORMAT,
            "number": self.number,
            "host": self.host,
            "name": self.name,
            "people": [asdict(person) for person in self.people.values()],
            "agreed": asdict(self.agreed),
            "plan": None if self.plan is None else asdict(self.plan),
            "seats": self.seats,
            "owed_to": self.owed_to,
            "have_played": sorted(self.have_played),
            "in_advance": self.in_advance,
            "nonces": self.nonces,
            "links": self.links,
            "listed": self.listed,
            "setup": self.setup.as_data(),
            "begun": asdict(self.begun) if self.begun is not None else None,
            "flags": [self.marked, self.seed_told, self.chat],
            "saves": self.saves,
            "saves_ahead": self._saves_ahead,
            "vote": None if vote is None else [vote.to, vote.by, sorted(vote.agreed)],
            "before": self.before,
            "keys": list(self.answers),
            "marks": self._marks,
            "redo": history.taken_back if history is not None else [],
            "givers": self.givers.runs,
            "battle_of": self.battle_of,
            "sent_out": sorted(self.sent_out),
            "closed": [self.closed, self.closed_note],
            "daily": None if self.daily is None else asdict(self.daily),
            "day_ended": self.day_ended,
        }

    def _restore(self, made: dict[str, Any]) -> None:
        self.number = made["number"]
        self.host, self.name = made["host"], made["name"]
        self.people = {person["id"]: Person(**person) for person in made["people"]}
        self.agreed = Agreed(**made["agreed"])
        self.plan = Plan(**made["plan"]) if made["plan"] else None
        self.seats, self.owed_to = made["seats"], made["owed_to"]
        self.have_played, self.nonces = set(made["have_played"]), made["nonces"]
        self.in_advance = made["in_advance"]
        self.links, self.listed = made["links"], made["listed"]
        self.setup = Setup(**made["setup"])
        self.begun = e.Started(**made["begun"]) if made["begun"] is not None else None
        self.marked, self.seed_told, self.chat = made["flags"]
        self.saves, self._saves_ahead = made["saves"], made["saves_ahead"]
        vote = made["vote"]
        self.vote = None if vote is None else Vote(vote[0], vote[1], set(vote[2]))
        self.before = made["before"]
        self.battle_of = made["battle_of"]
        self.sent_out = set(made["sent_out"])
        self.closed, self.closed_note = made["closed"]
        self.daily = e.DailyOf(**made["daily"]) if made["daily"] else None
        self.day_ended = made["day_ended"]
        self._past = Past(made["keys"], made["marks"], made["redo"])
        self.givers = Givers([(at, person) for at, person in made["givers"]])


def readable(summary: dict[str, Any]) -> bool:
    """Return whether the summary has the format that this release writes."""
    return summary.get("format") == FORMAT
