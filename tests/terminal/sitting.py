"""Somebody at the text game: typed lines in, text out."""

from __future__ import annotations

from pathlib import Path

from tests.table import content
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.terminal.keeping import Keeper
from unshuffled.terminal.plain import PlainGame


def new_game(seed: str = "plain") -> Game:
    """Kadir goes first, with three Crystals, an Emerald Shard and a Spark."""
    setup = Setup(mages=["kadir", "mist"], nemesis="rageborne", market=["deck_destruction_base"])
    return start(content(), setup, seed)


class Typed:
    """Types these lines, then closes the terminal. An exception among them happens instead of a line."""

    def __init__(
        self,
        *lines: str | type[BaseException],
        game: Game | None = None,
        lang: str = "en",
        folder: Path | None = None,
        colour: bool = False,
        width: int = 100,
    ) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []
        self.written: list[str] = []
        keeper = None if folder is None else Keeper(folder)
        self.sitting = PlainGame(
            content(),
            game or new_game(),
            self.read,
            self.written.append,
            lang,
            keeper=keeper,
            colour=colour,
            width=lambda: width,
        )
        self.sitting.play()

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.written.append(prompt)
        line = self.lines.pop(0) if self.lines else EOFError
        if isinstance(line, str):
            return line
        raise line

    @property
    def keys(self) -> list[str]:
        """The answers that were given."""
        return self.sitting.history.keys

    @property
    def text(self) -> str:
        return "\n".join(self.written)

    def after(self, nth: int = 1) -> str:
        """What was written after the line typed as the nth, up to the next prompt."""
        places = [n for n, line in enumerate(self.written) if line in self.prompts and line.endswith("> ")]
        return "\n".join(self.written[places[nth - 1] + 1 : places[nth]])
