"""A complete hot-seat game in plain text, in any language: the table, the question, numbered answers.

Takes a number or a key, and the words of the `help` message. Reads and writes through two functions, so
that tests and pipes can play it as well as a person.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from unshuffled.packs import find
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import RulesError
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.state import Event, Game
from unshuffled.rules.readings import views
from unshuffled.rules.readings.refusals import why
from unshuffled.rules.saves import transcript
from unshuffled.rules.saves.undo import History
from unshuffled.terminal import draw
from unshuffled.words import asks, log
from unshuffled.words.phrases import Name, Phrase, say
from unshuffled.words.speech import Voice

TYPED = ("undo", "redo", "save", "load", "why", "table", "log", "help", "quit")
"""Words that can be typed, in English and in the language spoken."""


class PlainGame:
    """One sitting at a table in a terminal."""

    def __init__(
        self, content: Content, game: Game, read: Callable[[str], str], write: Callable[[str], None], lang: str = "en"
    ) -> None:
        self.content = content
        self.history = History(game)
        self.read = read
        self.write = write
        self.voice = Voice(content, lang)
        self.log: list[str] = []
        self.left: Phrase | None = say("said-left")
        """What is said to somebody who leaves without a word."""

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.history.game

    def play(self) -> None:
        """Ask and answer until the game is over or somebody leaves."""
        self.note(self.game.events)
        self.show()
        while self.game.decision is not None:
            self.ask()
            try:
                typed = self.read("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.write("")
                if self.left is not None:
                    self.write(self.voice(self.left))
                return
            if typed in ("quit", self.voice.form(say("typed-quit"))):
                return
            if typed:
                self.take(typed)
        if self.game.is_over:
            self.write(self.ending())

    def question(self) -> str:
        """Who is asked what, and because of which card."""
        d = self.game.decision
        assert d is not None
        who, asked = asks.who_decides(self.game), asks.question(self.game)
        if d.card >= 0:
            card = Name("card", self.content.cards[d.card].id)
            text = self.voice(say("asked-because", who=who, card=card, question=asked))
        else:
            text = self.voice(say("asked", who=who, question=asked))
        total = asks.arithmetic_of(self.game)
        return text.strip() if total is None else f"{text.strip()} ({self.voice.form(total)})"

    def ask(self) -> None:
        """The question and its numbered answers."""
        d = self.game.decision
        assert d is not None
        self.write("\n" + self.question())
        options = [self.voice(asks.option(self.game, key)).replace("\n", " ") for key in d.keys]
        width = min(draw.WIDTH, max(len(option) for option in options) + 6)
        columns = max(1, min(3, draw.WIDTH // width))
        rows = -(-len(options) // columns)
        for row in range(rows):
            cells = [f"{n + 1:>3} {options[n]:<{width - 4}}" for n in range(row, len(options), rows)]
            self.write("".join(cells).rstrip())

    def take(self, typed: str) -> None:
        """One line of input: an answer or a word that can be typed."""
        word, _, rest = typed.partition(" ")
        words = {name: name for name in TYPED} | {self.voice.form(say(f"typed-{name}")): name for name in TYPED}
        d = self.game.decision
        assert d is not None
        if typed in d.keys:
            self.answer(typed)
        elif typed.isdigit() and 1 <= int(typed) <= len(d.keys):
            self.answer(d.keys[int(typed) - 1])
        elif word in words:
            getattr(self, f"typed_{words[word]}")(rest.strip())
        else:
            refused = asks.reason(self.game, why(self.game, typed))
            self.write(self.voice(say("said-no", why=refused)))

    def answer(self, key: str) -> None:
        """Answer, and say what happened."""
        before = (self.game.turn, self.game.phase, self.game.active)
        self.note(self.history.answer(key))
        if (self.game.turn, self.game.phase, self.game.active) != before or self.game.is_over:
            self.show()

    def note(self, events: list[Event]) -> None:
        """Write events and keep them for the log."""
        for event in events:
            text = self.voice(log.entry(self.game, event))
            self.log.append(text)
            self.write(f"  · {text}")

    def show(self) -> None:
        """The table."""
        self.write("\n" + draw.table(self.voice, views.view(self.game, max(0, self.game.active))))

    def typed_table(self, _: str) -> None:
        """Show the table."""
        self.show()

    def typed_help(self, _: str) -> None:
        """What can be typed."""
        self.write(self.voice(say("help")))

    def typed_log(self, count: str) -> None:
        """The last lines of the log."""
        for text in self.log[-int(count) if count.isdigit() else -20 :]:
            self.write(f"  · {text}")

    def typed_undo(self, count: str) -> None:
        """Take back."""
        taken = self.history.undo(int(count) if count.isdigit() else 1)
        self.write(self.voice(say("said-undone", n=taken) if taken else say("said-nothing-to-undo")))
        self.show()

    def typed_redo(self, _: str) -> None:
        """Answer again."""
        if not self.history.redo():
            self.write(self.voice(say("said-nothing-to-redo")))
        self.show()

    def typed_why(self, typed: str) -> None:
        """Why an option can or cannot be chosen. A number means that one of the list; a card's name will do."""
        d = self.game.decision
        assert d is not None
        key = typed
        verb, _, name = typed.partition(" ")
        if typed.isdigit() and 1 <= int(typed) <= len(d.keys):
            key = d.keys[int(typed) - 1]
        elif name and typed not in self.content.player_acts:
            found = find.find(find.cards(self.content), name)
            if len(found) == 1:
                key = Option(verb, found[0]).key
        self.write(self.voice(asks.reason(self.game, why(self.game, key))))

    def typed_save(self, file: str) -> None:
        """Keep the game as text."""
        if not file:
            self.write(self.voice(say("said-where-to")))
            return
        try:
            Path(file).write_text(
                transcript.write(transcript.record_of(self.game, self.history.keys)), encoding="utf-8"
            )
        except OSError as error:
            self.write(f"{self.voice(say('said-not-saved', file=file))} ({error})")
            return
        self.write(self.voice(say("said-saved", n=len(self.history.keys), file=file)))

    def typed_load(self, file: str) -> None:
        """Go on with a kept game."""
        try:
            history = restore(self.content, transcript.read(Path(file).read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError, RulesError) as error:
            self.write(f"{self.voice(say('said-not-loaded', file=file))} ({error})")
            return
        self.history = history
        self.log.clear()
        self.write(self.voice(say("said-loaded", n=len(history.keys), file=file)))
        self.show()

    def ending(self) -> str:
        """How it ended."""
        outcome = say("outcome", outcome=self.game.outcome.replace("_", "-"))
        return self.voice(say("said-won" if self.game.is_won else "said-lost", outcome=outcome, n=self.game.turn))


def restore(content: Content, kept: transcript.Record) -> History:
    """A history that stands where the record ends, so that undo reaches back to the beginning."""
    transcript.replay(content, kept)
    history = History(transcript.replay(content, replace(kept, keys=[], outcome="")))
    for key in kept.keys:
        history.answer(key)
    return history
