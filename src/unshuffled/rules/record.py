"""A game as text: what was set up, the seed, and every answer. A few kilobytes that a person can read.

    unshuffled game 1
    packs base@0123456789abcdef war_eternal@fedcba9876543210
    mages kadir mist
    nemesis rageborne
    difficulty normal
    market deck_destruction_base
    edition default
    seed 7f3c
    outcome gravehold_fallen

    play crystal
    gain jade
    ...

Replaying it with the same packs gives the same game; with others it is refused, or tried when asked for.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from unshuffled.rules import chance, machine
from unshuffled.rules.errors import BadSave, IllegalAnswer
from unshuffled.rules.records import Content
from unshuffled.rules.setup import Setup, start
from unshuffled.rules.state import Game

HEADER = "unshuffled game 1"


@dataclass(slots=True)
class Record:
    """A game: setup, seed and answers. `outcome` is what the writer saw, checked on replay."""

    setup: Setup
    seed: str
    keys: list[str] = field(default_factory=list)
    packs: dict[str, str] = field(default_factory=dict)
    outcome: str = ""
    commitment: str = ""
    """What was published of the seed before the first turn, if the game was hosted."""


def record_of(g: Game, keys: list[str]) -> Record:
    """The record of a game that was played with these answers."""
    packs = {pack.id: pack.digest for pack in g.table.content.packs.values()}
    return Record(g.table.setup, g.seed, list(keys), packs, g.outcome)


def write(record: Record) -> str:
    """The record as text."""
    setup = record.setup
    lines = [HEADER]
    if record.packs:
        lines.append("packs " + " ".join(f"{id}@{digest}" for id, digest in record.packs.items()))
    lines += [
        "mages " + " ".join(setup.mages),
        f"nemesis {setup.nemesis}",
        f"difficulty {setup.difficulty}",
        "market " + " ".join(setup.market),
        f"edition {setup.edition}",
    ]
    if setup.switches:
        lines.append("switches " + " ".join(f"{name}={value}" for name, value in sorted(setup.switches.items())))
    if setup.packs:
        lines.append("from " + " ".join(setup.packs))
    lines.append(f"seed {record.seed}")
    if record.commitment:
        lines.append(f"commitment {record.commitment}")
    if record.outcome:
        lines.append(f"outcome {record.outcome}")
    return "\n".join([*lines, "", *record.keys]) + "\n"


def read(text: str) -> Record:
    """The record in this text."""
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    lines = head.split("\n")
    if lines[0].strip() != HEADER:
        raise BadSave("save/header", f"not a game: the first line is {lines[0][:60]!r}, expected {HEADER!r}")
    setup = Setup()
    record = Record(setup, "")
    for number, line in enumerate(lines[1:], start=2):
        name, _, value = line.strip().partition(" ")
        if name == "packs":
            record.packs = dict(entry.split("@", 1) for entry in value.split() if "@" in entry)
        elif name == "mages":
            setup.mages = value.split()
        elif name == "market":
            setup.market = value.split()
        elif name == "from":
            setup.packs = value.split()
        elif name == "switches":
            for entry in value.split():
                switch, equals, choice = entry.partition("=")
                if not equals:
                    raise BadSave("save/line", f"line {number}: {entry!r} is no switch; expected name=value")
                setup.switches[switch] = int(choice) if choice.isdigit() else choice
        elif name in ("nemesis", "difficulty", "edition"):
            setattr(setup, name, value)
        elif name == "seed":
            record.seed = value
        elif name in ("outcome", "commitment"):
            setattr(record, name, value)
        elif name:
            raise BadSave("save/line", f"line {number}: unknown entry {name!r}")
    if not record.seed:
        raise BadSave("save/seed", "the game has no seed")
    record.keys = [line.strip() for line in body.split("\n") if line.strip()]
    return record


def verify(content: Content, record: Record, commitment: str = "") -> Game:
    """Check that the seed is the one that was bound before the game, and that the answers give the recorded end."""
    promised = commitment or record.commitment
    if not promised:
        raise BadSave("save/no_commitment", "nothing was published of this game's seed; say what was: --commitment")
    found = chance.commitment(record.seed)
    if found != promised:
        raise BadSave(
            "save/commitment", f"the seed gives {found}, but {promised} was published: these are not its shuffles"
        )
    return replay(content, record)


def replay(content: Content, record: Record, *, any_packs: bool = False) -> Game:
    """Play the record again. Refuses other packs unless `any_packs`, and says at which answer it diverged."""
    if not any_packs:
        for pack, digest in record.packs.items():
            here = content.packs[pack].digest if pack in content.packs else "not loaded"
            if here != digest:
                raise BadSave("save/pack", f"recorded with pack {pack} {digest}, here it is {here}")
    g = start(content, record.setup, record.seed)
    for number, key in enumerate(record.keys, start=1):
        try:
            machine.answer(g, key)
        except IllegalAnswer as error:
            raise BadSave("save/diverged", f"answer {number} of {len(record.keys)}: {error}") from None
    if record.outcome and g.outcome != record.outcome:
        raise BadSave("save/outcome", f"recorded as {record.outcome}, replayed to {g.outcome or 'an open game'}")
    return g
