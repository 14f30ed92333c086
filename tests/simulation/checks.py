"""After a schedule: was every promise kept? Everything is compared with what follows from the log.

The checks run when nothing is broken any more: neither the machine room nor, of a planted bug, the code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from tests.simulation.database import Row
from tests.simulation.people import Sent, Shown
from tests.simulation.positions import content
from tests.simulation.sentences import phrases_in, said
from tests.simulation.undone import check_undone
from tests.simulation.world import ABSENT_AFTER, World
from unshuffled.rules.core.errors import RulesError
from unshuffled.tables import entries as e
from unshuffled.tables.deals import seeds_of
from unshuffled.tables.ports import chain
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p
from unshuffled.wire import tell
from unshuffled.wire.speech import Speeches

ENTRIES: dict[type[p.FromClient], frozenset[str]] = {
    p.Answer: frozenset({"Answered"}),
    p.TakeBack: frozenset({"TakenBack", "BackAsked"}),
    p.VoteBack: frozenset({"BackVoted", "TakenBack"}),
    p.Redo: frozenset({"Redone"}),
    p.Say: frozenset({"Said"}),
    p.Suggest: frozenset({"Suggested"}),
    p.Save: frozenset({"Saved"}),
}
"""What the last entry of a wish can be. Wishes that are not here may be granted without any."""
LOADED_EVERY = 4
"""Of so many schedules one has its tables loaded once more."""


@dataclass(frozen=True)
class Finding:
    """A promise that was not kept."""

    kind: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}"


@dataclass(slots=True)
class Moment:
    """A table after one of its entries, as everybody must see it."""

    digest: str
    row: Row
    public: dict[str, Any]
    answers: int
    """That stood before this entry."""
    state: p.TableState | None
    """This and what follows only where it is compared with something."""
    view: Any
    summary: Any
    is_lost: bool


@dataclass
class Story:
    """Everything that ever was in the log of a table, by number: more than one where a restore took the end."""

    table: str
    secret: str
    moments: dict[int, list[Moment]] = field(default_factory=dict)
    was_over: bool = False
    tables: list[Table] = field(default_factory=list)
    """As each history folds; the last is what the log has in the end."""

    def at(self, number: int) -> list[Moment]:
        """What the table was after so many entries."""
        return self.moments.get(number, [])


def findings(world: World) -> list[Finding]:
    """All of them, the most telling first."""
    stories: dict[str, Story] = {}
    found: list[Finding] = []
    try:
        for id in world.tables:
            stories[id] = _story(world, id)
    except Exception as error:
        return [Finding("replay", f"{type(error).__name__}: {error}")]
    for check in (_acknowledged, _once, _shown, _secrets, _snapshots, _seats, _forks, _undone, _loaded):
        found += check(world, stories)
    found += [Finding("not converged", who) for who in world.unsettled]
    found += [Finding("unexpected", what) for what in world.notes.odd]
    found += [Finding("noted by a node", what) for what in world.faults_of_nodes]
    found += [
        Finding("not caught", f"{process}: {context.get('exception')!r} {context.get('message')}")
        for process, context in world.loop.errors
    ]
    return found


# The log


@cache
def _speeches() -> Speeches:
    return Speeches(content())


def _story(world: World, id: str) -> Story:
    kept = world.database.tables[id]
    story = Story(id, kept.seed)
    wanted = {shown.number for shown in world.notes.shown if shown.table == id}
    summed = {snapshot.head.number for table, snapshot in world.database.snapshots if table == id}
    histories = [rows for table, rows in world.database.histories if table == id] + [kept.rows]
    speech = _speeches().of(content())
    for rows in histories:
        table = Table(id, content(), kept.seed)
        digest = ""
        for number, row in enumerate(rows, 1):
            digest = chain(digest, row.kind, row.data)
            if digest != row.digest:
                raise ValueError(f"{id} {number} does not follow on what is before it")
            entry = row.entry
            answers = len(table.answers)
            table.apply(entry)
            story.was_over = story.was_over or table.is_over
            if any(moment.digest == digest for moment in story.at(number)):
                continue
            story.moments.setdefault(number, []).append(
                Moment(
                    digest,
                    row,
                    msgspec.to_builtins(e.to_public(entry)),
                    answers,
                    tell.state_of(table) if number in wanted else None,
                    msgspec.json.decode(bytes(tell.view_of(table.game, speech))) if number in wanted else None,
                    _plain(table.summary()) if number in summed else None,
                    (id, number, digest) in world.database.lost,
                )
            )
        story.tables.append(table)
    return story


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _loaded(world: World, stories: dict[str, Story]) -> Iterator[Finding]:
    """A table that is loaded, with only the answers that stand, is the one that went through everything."""
    if world.plan.seed % LOADED_EVERY:
        return
    for id, story in stories.items():
        table = Table(id, content(), story.secret)
        table.load([row.entry for row in world.database.tables[id].rows])
        if _plain(table.summary()) != _plain(story.tables[-1].summary()) or table.game != story.tables[-1].game:
            yield Finding("loaded differently", id)


# What people were sent


def _acknowledged(world: World, stories: dict[str, Story]) -> Iterator[Finding]:
    """Every acknowledged wish is in the log at its number, was on the disk before, and no number was given to two."""
    given: dict[tuple[str, int, str], Sent] = {}
    for sent in world.notes.sent:
        kinds = ENTRIES.get(type(sent.message))
        if kinds is None or sent.acknowledged < 0:
            continue
        what = f"{sent.table} {sent.number}: {sent.message} of {sent.person}"
        moments = [moment for moment in stories[sent.table].at(sent.number) if _is_of(moment, sent, kinds)]
        if not moments:
            yield Finding("acknowledged and lost", what)
            continue
        synced = [world.database.synced.get((sent.table, moment.digest), 0.0) for moment in moments]
        if min(synced) > sent.acknowledged:
            yield Finding("acknowledged before it was synced", what)
        # After a restore another history may have the same at this number: it is the one that was written meanwhile.
        timely = [m for m, at in zip(moments, synced, strict=True) if sent.at <= at <= sent.acknowledged]
        moment = (timely or moments)[-1]
        first = given.setdefault((sent.table, sent.number, moment.digest), sent)
        if first is not sent and not moment.is_lost:  # what a restore took can be wished and written again
            yield Finding("acknowledged twice", what)


def _is_of(moment: Moment, sent: Sent, kinds: frozenset[str]) -> bool:
    row, wish = moment.public, sent.message
    if row["kind"] not in kinds:
        return False
    match wish:
        case p.Answer():
            return (row["key"], row["person"], moment.answers) == (wish.key, sent.person, wish.at)
        case p.TakeBack():
            return (row["to"], row["person"]) == (wish.to, sent.person)
        case p.Say():
            return (row["words"], row["person"]) == (wish.words, sent.person)
        case p.Suggest():
            return (row["what"], row["person"]) == (wish.what, sent.person)
        case p.Save():
            return (row["name"], row["person"]) == (wish.name, sent.person)
    # The vote that decides ends in the entry of the person who asked to undo.
    return row["kind"] == "TakenBack" or bool(row["person"] == sent.person)


def _once(world: World, stories: dict[str, Story]) -> Iterator[Finding]:
    """Nothing is in one history more often than it was wished."""
    wished: Counter[tuple[Any, ...]] = Counter()
    for sent in world.notes.sent:
        key = _key(sent.table, sent.person, sent.message)
        if key is not None:
            wished[key] += 1
    for id, story in stories.items():
        histories = [rows for table, rows in world.database.histories if table == id]
        for rows in [*histories, world.database.tables[id].rows]:
            there: Counter[tuple[Any, ...]] = Counter()
            for number, row in enumerate(rows, 1):
                moment = next(each for each in story.at(number) if each.digest == row.digest)
                if (id, row.digest) in world.database.synced:  # the others were there before
                    key = _of_entry(id, moment)
                    if key is not None:
                        there[key] += 1
            for key in there - wished:
                yield Finding("more often than it was wished", f"{key}: {there[key]} of {wished[key]}")


def _key(table: str, person: str, message: p.FromClient) -> tuple[Any, ...] | None:
    match message:
        case p.Answer(key=key, at=at):
            return table, "Answered", person, key, at
        case p.Say(words=words):
            return table, "Said", person, words
        case p.Suggest(what=what):
            return table, "Suggested", person, what
        case p.Save(name=name):
            return table, "Saved", person, name
        case p.Redo():
            return table, "Redone", person
    return None


def _of_entry(table: str, moment: Moment) -> tuple[Any, ...] | None:
    entry = moment.public
    match entry["kind"]:
        case "Answered":
            return table, "Answered", entry["person"], entry["key"], moment.answers
        case "Said":
            return table, "Said", entry["person"], entry["words"]
        case "Suggested":
            return table, "Suggested", entry["person"], entry["what"]
        case "Saved":
            return table, "Saved", entry["person"], entry["name"]
        case "Redone":
            return table, "Redone", entry["person"]
    return None


def _shown(world: World, stories: dict[str, Story]) -> Iterator[Finding]:
    """What anybody has on their screen is what the log says, patch by patch, in every language; and it is not taken back."""
    spoken: set[int] = set()
    for shown in world.notes.shown:
        story = stories[shown.table]
        yield from _entries(world, story, shown)
        what = f"{shown.table} {shown.number}, {shown.who} at {shown.at:.3f}"
        moments = story.at(shown.number)
        if not moments:
            yield Finding("shown and lost", f"{what}: no such number")
            continue
        same = [moment for moment in moments if moment.state == shown.state and moment.view == shown.view]
        if not same:
            yield Finding("another view", f"{what}: {_differs(moments[-1], shown)}")
            continue
        if all(world.database.synced.get((shown.table, m.digest), 0.0) > shown.at for m in same):
            yield Finding("shown before it was synced", what)
        if id(shown.view) in spoken:
            continue
        spoken.add(id(shown.view))
        if [said(each) for each in phrases_in(shown.view)] != [said(each) for each in phrases_in(same[0].view)]:
            yield Finding("other sentences", what)


def _differs(moment: Moment, shown: Shown) -> str:
    fields = [
        name for name in p.TableState.__struct_fields__ if getattr(moment.state, name) != getattr(shown.state, name)
    ]
    one, other = moment.view or {}, shown.view or {}
    return f"{fields + [f'view/{name}' for name in one if one[name] != other.get(name)]}"


def _entries(world: World, story: Story, shown: Shown) -> Iterator[Finding]:
    """The entries of a message, under their numbers."""
    message = shown.message
    first = message.number - len(message.entries) + 1
    for number, entry in enumerate(message.entries, first):
        found = [moment for moment in story.at(number) if moment.public == entry]
        if not found:
            yield Finding("shown and lost", f"{shown.table} {number}, {shown.who} at {shown.at:.3f}: {entry}")
    if isinstance(message, p.Changed):
        for event in message.events:
            said(event["text"])


def _secrets(world: World, stories: dict[str, Story]) -> Iterator[Finding]:
    """Until a game is over nobody gets its seed, nor anything that depends on hidden cards; and no snapshot has a seed."""
    for id, story in stories.items():
        secrets = {*seeds_of(story.secret), story.tables[-1].seed}
        for table, text in world.notes.texts:
            if table != id:
                continue
            if not story.was_over and any(secret in text for secret in secrets):
                yield Finding("the seed was shown", id)
                break
            if '"mark":' in text:
                yield Finding("a mark was shown", id)
                break
        for table, snapshot in world.database.snapshots:
            if table == id and any(secret.encode() in snapshot.data for secret in secrets):
                yield Finding("the seed is in a snapshot", id)


def _snapshots(world: World, stories: dict[str, Story]) -> Iterator[Finding]:
    """Every snapshot that was ever kept is what the entries up to it amount to, and no more."""
    for table, snapshot in world.database.snapshots:
        if table not in stories:
            continue
        moments = stories[table].at(snapshot.head.number)
        made = [moment for moment in moments if moment.digest == snapshot.head.digest]
        if not made:
            yield Finding("snapshot of another history", f"{table} {snapshot.head.number}")
        elif msgspec.json.decode(snapshot.data) != made[0].summary:
            yield Finding("another snapshot", f"{table} {snapshot.head.number}")


def _seats(world: World, stories: dict[str, Story]) -> Iterator[Finding]:
    """No seat was taken over from somebody who had a wish acknowledged less than `absent_after` seconds before."""
    for id, story in stories.items():
        for number, moments in story.moments.items():
            for moment in moments:
                entry = moment.public
                if (
                    entry["kind"] != "SeatTaken"
                    or not entry["before"]
                    or (id, moment.digest) not in world.database.synced
                ):
                    continue
                granted = world.database.synced[id, moment.digest]
                asked = [
                    sent.at
                    for sent in world.notes.sent
                    if isinstance(sent.message, p.TakeSeat)
                    and (sent.table, sent.person, sent.message.seat) == (id, entry["person"], entry["seat"])
                    and sent.at <= granted
                ]
                before = [
                    sent.at
                    for sent in world.notes.sent
                    if (sent.table, sent.person) == (id, entry["before"])
                    and type(sent.message) in ENTRIES
                    and 0 <= sent.acknowledged <= max(asked, default=0.0)
                ]
                ago = granted - max(before, default=-ABSENT_AFTER)
                if ago < ABSENT_AFTER:
                    yield Finding(
                        "seat of somebody present", f"{id} {number}: {ago:.2f} s after a wish of {entry['before']}"
                    )


def _forks(world: World, stories: dict[str, Story]) -> Iterator[Finding]:
    """Every fork that was acknowledged is there."""
    for made, person, at in world.notes.forks:
        kept = world.database.tables.get(made)
        entries = [row.entry for row in kept.rows] if kept is not None else []
        if not any(isinstance(entry, e.Forked) and entry.at == at for entry in entries):
            yield Finding("acknowledged and lost", f"the fork {made} of {person} at {at}")


def _undone(world: World, stories: dict[str, Story]) -> Iterator[Finding]:
    """Nothing is known of an undone future that was not agreed to be."""
    for id, story in stories.items():
        histories = [rows for table, rows in world.database.histories if table == id]
        for rows in [*histories, world.database.tables[id].rows]:
            try:
                for what in check_undone(story.secret, [row.entry for row in rows]):
                    yield Finding("undone", f"{id} {what}")
            except RulesError as error:
                yield Finding("undone", f"{id} has an answer that the rules do not take: {error}")
