"""The files of the corpus: writing, reading, and playing them again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tests.golden.corpus.canonical import NAMES, PARTS, digest, parts, text_of
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import IllegalAnswer
from unshuffled.rules.core.scenario import RANDOM
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves import transcript

FOLDER = Path(__file__).parent
SUFFIX = ".games"
START = "== "
SHOWN = 600
"""Characters of a part that a divergence shows."""


class Diverged(Exception):
    """A game of the corpus is played differently now."""


@dataclass(slots=True)
class Recorded:
    """A game of the corpus."""

    name: str
    record: transcript.Record
    states: list[str] = field(default_factory=list)
    """For the opening and each answer: the parts that changed, each as its letter and two digits of its digest."""
    whole: str = ""
    """The digest of all states."""


@cache
def content() -> Content:
    """The packs of the recorded games, and no other: a pack that is added later changes what is dealt."""
    return library.load_folders([folder for folder in library.shipped() if library.id_of(folder) in PACKS])


PACKS = {"base", "war_eternal"}


def paths() -> list[Path]:
    """The files."""
    return sorted(FOLDER.glob(f"*{SUFFIX}"))


def read(path: Path) -> list[Recorded]:
    """The games of a file."""
    found = []
    for text in path.read_text(encoding="utf-8").split(f"\n{START}")[1:]:
        number, _, rest = text.partition("\n")
        whole, _, rest = rest.partition("\n")
        head, _, body = rest.partition("\n\n")
        lines = [line.partition(" ") for line in body.splitlines()]
        keys = "\n".join(key for _, _, key in lines[1:])
        found.append(
            Recorded(
                f"{path.stem} {number}",
                transcript.read(f"{head}\n\n{keys}\n"),
                [state for state, _, _ in lines],
                whole.removeprefix("states "),
            )
        )
    return found


def write(games: list[Recorded]) -> str:
    """The text of a file."""
    texts = ["# Finished games with digests of every state. README.md says what is hashed. Do not edit.\n"]
    for game in games:
        head, _, _ = transcript.write(game.record).partition("\n\n")
        lines = [f"{state} {key}".rstrip() for state, key in zip(game.states, ["", *game.record.keys], strict=True)]
        texts.append(f"{START}{game.name.split()[-1]}\nstates {game.whole}\n{head}\n\n" + "\n".join(lines) + "\n")
    return "\n".join(texts)


def played(recorded: transcript.Record) -> Iterator[Game]:
    """The game as it is played now: the opening, then after each answer."""
    game = start(content(), recorded.setup, recorded.seed, rules=recorded.rules)
    yield game
    for key in recorded.keys:
        machine.answer(game, key)
        yield game


class Digests:
    """Digests of one state after the other."""

    def __init__(self) -> None:
        self.now: dict[str, Any] = {}
        self.before: dict[str, Any] = {}
        self._known: dict[str, str] = {}
        self._all = blake2b(digest_size=16)

    def state(self, g: Game) -> str:
        """What changed since the last state."""
        self.before, self.now = self.now, parts(g)
        changed = ""
        for part in PARTS:
            if part not in self.now:
                continue
            # Comparing values costs less than hashing their texts, and most parts stay as they are.
            if part in self.before and self.before[part] == self.now[part]:
                continue
            made = digest(text_of(self.now[part]))
            changed += f"{part}{made.hex()[:2]}"
            self._all.update(part.encode() + made)
        self._all.update(b"\n")
        return changed

    @property
    def whole(self) -> str:
        """Of all states so far."""
        return self._all.hexdigest()


def record_game(name: str, recorded: transcript.Record) -> Recorded:
    """The game with its digests, as it is played now. It must be finished."""
    digests, states = Digests(), list[str]()
    for game in played(recorded):
        states.append(digests.state(game))
    setup = recorded.setup
    assert game.is_over, f"{name} is not finished"
    assert RANDOM not in [*setup.mages, setup.nemesis, *setup.market], f"{name} leaves a choice to the seed"
    return Recorded(name, transcript.record_of(game, recorded.keys), states, digests.whole)


def check(game: Recorded, look: Callable[[Game], None] = lambda _: None) -> None:
    """Play it again; raises `Diverged` where it is played differently. `look` sees every state."""
    digests = Digests()
    number = 0
    where = f"{game.name} (seed {game.record.seed})"
    try:
        for number, state in enumerate(played(game.record)):
            _compare(game, number, digests.state(state), digests)
            look(state)
    except IllegalAnswer as error:
        raise Diverged(f"{where}, answer {number + 1} of {len(game.record.keys)}: {error}") from None
    if state.outcome != game.record.outcome:
        raise Diverged(f"{where}: recorded as {game.record.outcome}, played to {state.outcome or 'an open game'}")
    if digests.whole != game.whole:
        raise Diverged(f"{where}: some state differs, and the short digests do not tell which")


def _compare(game: Recorded, number: int, now: str, digests: Digests) -> None:
    then = game.states[number]
    if now == then:
        return
    was, is_ = _split(then), _split(now)
    part = next(part for part in PARTS if was.get(part) != is_.get(part))
    how = "differs"
    if part not in is_:
        how = "did not change, and did when this was recorded"
    elif part not in was:
        how = "changed, and did not when this was recorded"
    key = game.record.keys[number - 1] if number else ""
    after = f"after answer {number} of {len(game.record.keys)}, {key!r}" if number else "dealt"
    lines = [f"{game.name} (seed {game.record.seed}), {after}: the {NAMES[part]} {how}. It is now"]
    lines += _difference(digests.before.get(part), digests.now.get(part))
    others = [NAMES[other] for other in PARTS if other != part and was.get(other) != is_.get(other)]
    if others:
        lines.append(f"also different: {', '.join(others)}")
    raise Diverged("\n".join(lines))


def _split(state: str) -> dict[str, str]:
    return {state[at]: state[at + 1 : at + 3] for at in range(0, len(state), 3)}


def _difference(before: Any, now: Any) -> list[str]:
    """A part field by field; what the last answer changed comes first, with what was there before."""
    if not isinstance(now, dict) or not isinstance(before, dict):
        return [f"  {text_of(now)[:SHOWN]}"]
    changed = [name for name in now if before.get(name) != now[name]]
    lines = [f"  {name}: {text_of(before.get(name))[:SHOWN]} -> {text_of(now[name])[:SHOWN]}" for name in changed]
    return lines + [f"  {name}: {text_of(now[name])[:SHOWN]}" for name in now if name not in changed]
