"""The corpus by hand.

    python -m tests.golden.corpus check                  play all games again
    python -m tests.golden.corpus show "rageborne 07" 12 the canonical state after answer 12
    python -m tests.golden.corpus coverage               what the games have met, and what not
    python -m tests.golden.corpus make FOLDER            write the corpus from the records in a folder

Two checkouts that disagree: `show` in both, and compare.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tests.golden.corpus import coverage, games
from tests.golden.corpus.canonical import NAMES, parts
from unshuffled.rules.saves import transcript


def make(folder: Path, force: bool) -> int:
    """Records `NEMESIS-NN.game` become `NEMESIS.games`."""
    if games.paths() and not force:
        print("There is a corpus. It is kept as it is: that is its worth. --force writes another.", file=sys.stderr)
        return 2
    files: dict[str, list[games.Recorded]] = {}
    for path in sorted(folder.glob("*.game")):
        nemesis, _, number = path.stem.rpartition("-")
        made = games.record_game(f"{nemesis} {number}", transcript.read(path.read_text(encoding="utf-8")))
        files.setdefault(nemesis, []).append(made)
    for path in games.paths():
        path.unlink()
    for nemesis, recorded in files.items():
        (games.FOLDER / f"{nemesis}{games.SUFFIX}").write_text(games.write(recorded), encoding="utf-8")
    print(f"{sum(map(len, files.values()))} games in {len(files)} files")
    return 0


def check() -> int:
    """Play every game again; fail if one diverged."""
    diverged = equal = 0
    for path in games.paths():
        for game in games.read(path):
            try:
                games.check(game)
                equal += 1
            except games.Diverged as error:
                diverged += 1
                print(error)
    print(f"{equal} games are played as they were, {diverged} differently.")
    return min(diverged, 1)


def show(name: str, answer: int) -> int:
    """The state, as text to be compared."""
    game = next(game for path in games.paths() for game in games.read(path) if game.name == name)
    for number, state in enumerate(games.played(game.record)):
        if number == answer:
            print(json.dumps({NAMES[part]: value for part, value in parts(state).items()}, indent=1, sort_keys=True))
            return 0
    print(f"{name} has {len(game.record.keys)} answers", file=sys.stderr)
    return 2


def cover() -> int:
    """All that was met, and what was not."""
    found = coverage.met(game for path in games.paths() for game in games.read(path))
    print(f"{found.games} games, {found.answers} answers")
    for what in ("outcomes", "setups", "asks"):
        print(
            f"{what}: {', '.join(f'{name} {count}' for name, count in sorted(getattr(found, what).items(), key=str))}"
        )
    print(f"events: {len(found.events)} kinds; abilities: {len(found.activated)}")
    print(f"cards gained: {len(found.gained)}; played or cast: {len(found.used)}; of nemeses drawn: {len(found.drawn)}")
    for what, names in found.missing().items():
        print(f"never met, {what}: {', '.join(names) or 'nothing'}")
    return 0


def main() -> int:
    """One of the commands."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.corpus")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check")
    commands.add_parser("coverage")
    showing = commands.add_parser("show")
    showing.add_argument("name")
    showing.add_argument("answer", type=int)
    making = commands.add_parser("make")
    making.add_argument("folder", type=Path)
    making.add_argument("--force", action="store_true")
    wanted = parser.parse_args()
    match wanted.command:
        case "make":
            return make(wanted.folder, wanted.force)
        case "show":
            return show(wanted.name, wanted.answer)
        case "coverage":
            return cover()
    return check()


if __name__ == "__main__":
    sys.exit(main())
