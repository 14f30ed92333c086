"""A game as text: what was set up, the seed, and every answer. A few kilobytes that a person can read.

    unshuffled game 1
    rules 1
    packs base@0123456789abcdef war_eternal@fedcba9876543210
    mages kadir mist
    nemesis rageborne
    difficulty normal
    market jade diamond_cluster …
    edition default
    drawn 12
    seed 7f3c
    outcome gravehold_fallen

    play crystal
    gain jade
    ...

Replaying it with the same packs gives the same game; with others it is refused, or tried when asked for. Nothing in it
is left to chance: mages, nemesis and market are named, and `drawn` says how many numbers of chance choosing them took.
A game of an expedition also has lines `expedition`,
`upgraded` and `treasures`, and `treasures_1` to `treasures_4` for what each player has. Lines `protect` and `abilities`
say who is protected instead of Gravehold.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from unshuffled.rules.core import chance, machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import BadSave, IllegalAnswer
from unshuffled.rules.core.forms import GRAVEHOLD
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.core.version import RULES

HEADER = "unshuffled game 1"


@dataclass
class Record:
    """A game: setup, seed and answers. `outcome` is what the writer saw, checked on replay."""

    setup: Setup
    seed: str
    keys: list[str] = field(default_factory=list)
    packs: dict[str, str] = field(default_factory=dict)
    outcome: str = ""
    commitment: str = ""
    """What was published of the secret before the first turn, if the game was hosted."""
    secret: str = ""
    """What the server bound; the seed is made of it and the nonces. Empty if it is the seed itself."""
    nonces: list[str] = field(default_factory=list)
    """What the players gave for the seed."""
    drawn: int = 0
    """How many numbers of chance choosing the setup took."""
    rules: int = RULES
    """The version of the rules it was played with."""


def record_of(g: Game, keys: list[str]) -> Record:
    """The record of a game that was played with these answers."""
    packs = {pack.id: pack.digest for pack in g.scenario.content.packs.values()}
    table = g.scenario
    return Record(table.setup, g.seed, list(keys), packs, g.outcome, drawn=table.drawn, rules=table.switches.rules)


def write(record: Record) -> str:
    """The record as text."""
    setup = record.setup
    lines = [HEADER, f"rules {record.rules}"]
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
    if setup.expedition:
        lines.append("expedition yes")
    if setup.upgraded:
        lines.append("upgraded " + " ".join(setup.upgraded))
    if setup.treasures:
        lines.append("treasures " + " ".join(setup.treasures))
    if setup.protect != GRAVEHOLD:
        lines.append(f"protect {setup.protect}")
    if setup.abilities:
        lines.append("abilities " + " ".join(setup.abilities))
    if any(setup.own_treasures):
        lines += [f"treasures_{n} {' '.join(own)}".rstrip() for n, own in enumerate(setup.own_treasures, start=1)]
    if record.drawn:
        lines.append(f"drawn {record.drawn}")
    lines.append(f"seed {record.seed}")
    if record.secret:
        lines += [f"secret {record.secret}", "nonces " + " ".join(record.nonces)]
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
        elif name == "nonces":
            record.nonces = value.split()
        elif name == "market":
            setup.market = value.split()
        elif name == "from":
            setup.packs = value.split()
        elif name == "expedition":
            setup.expedition = value == "yes"
        elif name == "upgraded":
            setup.upgraded = value.split()
        elif name == "abilities":
            setup.abilities = value.split()
        elif name == "treasures":
            setup.treasures = value.split()
        elif name == f"treasures_{len(setup.own_treasures) + 1}":
            setup.own_treasures.append(value.split())
        elif name == "switches":
            for entry in value.split():
                switch, equals, choice = entry.partition("=")
                if not equals:
                    raise BadSave("save/line", f"line {number}: {entry!r} is no switch; expected name=value")
                setup.switches[switch] = int(choice) if choice.isdigit() else choice
        elif name in ("nemesis", "difficulty", "edition", "protect"):
            setattr(setup, name, value)
        elif name in ("drawn", "rules"):
            if not value.isdecimal() or len(value) > 9:
                raise BadSave("save/line", f"line {number}: {name} is {value[:60]!r}, expected a whole number")
            setattr(record, name, int(value))
        elif name == "seed":
            record.seed = value
        elif name in ("outcome", "commitment", "secret"):
            setattr(record, name, value)
        elif name:
            raise BadSave("save/line", f"line {number}: unknown entry {name!r}")
    if not record.seed:
        raise BadSave("save/seed", "the game has no seed")
    record.keys = [line.strip() for line in body.split("\n") if line.strip()]
    return record


def verify(content: Content, record: Record, commitment: str = "") -> Game:
    """Check that the shuffles are those of the secret that was bound before the game, and that the answers replay.

    `commitment` is what the table showed from the start. Without it only the record itself is checked: that it is
    consistent, which its writer can see to. It proves nothing.
    """
    secret = record.secret or record.seed
    if chance.seed_with(secret, record.nonces) != record.seed:
        raise BadSave("save/seed", "the seed is not made of the secret and the nonces: these are not its shuffles")
    found = chance.commitment(secret)
    for promised in (commitment, record.commitment):
        if promised and found != promised:
            raise BadSave(
                "save/commitment", f"the secret gives {found}, but {promised} was published: these are not its shuffles"
            )
    return replay(content, record)


def replay(content: Content, record: Record, *, any_packs: bool = False) -> Game:
    """Play the record again. Refuses other packs unless `any_packs`, and says at which answer it diverged."""
    g = begin(content, record, any_packs=any_packs)

    def answer(key: str) -> Game:
        machine.answer(g, key)
        return g

    return follow(record, g, answer)


def begin(content: Content, record: Record, *, any_packs: bool = False) -> Game:
    """The game before the first answer of the record. Refuses other packs unless `any_packs`."""
    if not any_packs:
        for pack, digest in record.packs.items():
            here = content.packs[pack].digest if pack in content.packs else "not loaded"
            if here != digest:
                raise BadSave("save/pack", f"recorded with pack {pack} {digest}, here it is {here}")
    return start(content, record.setup, record.seed, record.drawn, record.rules)


def follow(record: Record, g: Game, answer: Callable[[str], Game]) -> Game:
    """Give the answers of the record to a game that stands at its beginning; `answer` returns the game after one."""
    for number, key in enumerate(record.keys, start=1):
        try:
            g = answer(key)
        except IllegalAnswer as error:
            other = (
                f"; it was played with rules {record.rules}, here are rules {RULES}" if record.rules != RULES else ""
            )
            raise BadSave("save/diverged", f"answer {number} of {len(record.keys)}: {error}{other}") from None
    if record.outcome and g.outcome != record.outcome:
        raise BadSave("save/outcome", f"recorded as {record.outcome}, replayed to {g.outcome or 'an open game'}")
    return g
