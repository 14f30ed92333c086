"""A complete hot-seat game in plain text, in any language: the table, the question, numbered answers.

Takes a number, a key or the words of an answer, and the words of `commands`. Reads and writes through two functions, so
that tests and pipes can play it as well as a person.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from textwrap import wrap

from unshuffled.packs import find
from unshuffled.rules.core import options
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.state import Event, Game
from unshuffled.rules.readings import views
from unshuffled.rules.readings.reach import Reach, reach
from unshuffled.rules.readings.refusals import why
from unshuffled.rules.readings.shown import View
from unshuffled.rules.saves import transcript
from unshuffled.rules.saves.undo import History, restore
from unshuffled.terminal import commands, draw, paint, report
from unshuffled.terminal.keeping import Keeper
from unshuffled.words import asks, log
from unshuffled.words.phrases import Name, say
from unshuffled.words.speech import Voice
from unshuffled.words.variants import variants

RESUME = "unshuffled play --resume"
LONG = 60
"""Longer answers are not offered for completion."""


class PlainGame:
    """One sitting at a table in a terminal."""

    def __init__(
        self,
        content: Content,
        game: Game,
        read: Callable[[str], str],
        write: Callable[[str], None],
        lang: str = "en",
        *,
        keeper: Keeper | None = None,
        colour: bool = False,
        width: Callable[[], int] = lambda: draw.WIDTH,
    ) -> None:
        self.content = content
        self.history = History(game)
        self.read = read
        self.write = write
        self.voice = Voice(content, lang)
        self.keeper = keeper
        self.paint = paint.Paint(content, lang, colour)
        self.width = width
        self.leaving = False
        self.unasked = True
        """Is there a question that was not shown yet? What changes nothing leaves the answers where they stand."""
        self._words = commands.words(self.voice)
        self._gems: tuple[Game, Reach | None] | None = None

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.history.game

    @property
    def keys(self) -> list[str]:
        """The answers to what is asked."""
        d = self.game.decision
        assert d is not None
        return d.keys

    def view(self) -> View:
        """The table as the player sees it whose turn it is."""
        return views.view(self.game, max(0, self.game.active))

    def gems(self) -> Reach | None:
        """What the gems in hand would bring. Worked out once for each answer: the history has a new game after it."""
        if self._gems is None or self._gems[0] is not self.game:
            self._gems = (self.game, reach(self.game))
        return self._gems[1]

    def play(self) -> None:
        """Ask and answer until the game is over or somebody leaves."""
        if not self.history.keys:
            self.note(self.game.events)
        played_with = variants(self.game.scenario.setup)
        if played_with:
            self.say(say("said-variants", what="; ".join(map(self.voice.form, played_with))))
        self.show(supply=True)
        interrupted = False
        while self.game.decision is not None and not self.leaving:
            if self.unasked:
                self.ask()
            try:
                typed = self.read(self.prompt()).strip()
            except EOFError:
                self.write("")
                self.leaving = True
            except KeyboardInterrupt:
                self.write("")
                if not interrupted:
                    self.say(say("said-interrupted"))
                self.leaving, interrupted = interrupted, True
            else:
                interrupted = False
                if typed:
                    self.take(typed)
                else:
                    self.unasked = True
        if self.game.is_over:
            self.write(self.ending())
        else:
            self.goodbye()

    def goodbye(self) -> None:
        """The last line for a person who leaves."""
        if not self.history.keys:
            self.say(say("said-left-new"))
        elif self.keeper is not None:
            self.say(say("said-left-saved", command=RESUME))
        else:
            self.say(say("said-left"))

    # Asking

    def prompt(self) -> str:
        """Who decides, and what they can spend."""
        d = self.game.decision
        assert d is not None
        text = self.paint.style(self.voice(asks.who_decides(self.game)), "mage")
        if d.ask == "main":
            player = self.game.players[d.seat]
            text += " · " + self.voice.form(say("prompt-aether", n=player.aether))
            limited = sum(amount for _, amount in player.restricted_aether)
            gems = self.gems()
            more = [say("table-aether-limited", n=limited)] if limited else []
            more += [] if gems is None else [say("prompt-in-hand", n=gems.aether)]
            text += f" ({', '.join(map(self.voice.form, more))})" if more else ""
        return f"{text} > "

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
        """The question and its numbered answers, as many in a row as fit. Of the main phase the prompt says enough."""
        d = self.game.decision
        assert d is not None
        self.unasked = False
        self.write("")
        because = asks.because(self.game)
        if because is not None:
            self.tell(self.wrapped(self.voice(because)))
        if d.ask != "main":
            self.tell(self.paint.style(self.wrapped(self.question()), "strong"))
        cells = [(f"{n}", self.meaning(key)) for n, key in enumerate(self.keys, start=1)]
        gems = self.gems()
        if gems is not None and len(gems.plays) > 1:
            cells.append(("g", self.voice(say("option-gems", n=len(gems.plays), aether=gems.aether))))
        width = max(len(text) for _, text in cells) + 6
        columns = max(1, min(3, self.width() // width))
        rows = -(-len(cells) // columns)
        for row in range(rows):
            shown = [
                self.paint.style(f"{key:>3}", "strong") + f" {text:<{width - 4}}" for key, text in cells[row::rows]
            ]
            self.tell("".join(shown).rstrip())

    def meaning(self, key: str) -> str:
        """What an answer means, with how many equal cards it could be given."""
        text = self.voice(asks.option(self.game, key)).replace("\n", " ")
        d = self.game.decision
        assert d is not None
        chosen = options.read(key)
        if d.seat < 0 or chosen.verb not in ("play", "discard", "destroy") or chosen.zone or chosen.breach:
            return text
        lying = self.game.players[chosen.seat if chosen.seat >= 0 else d.seat].hand
        copies = sum(self.content.cards[card].id == chosen.card for card in lying)
        return f"{text} ×{copies}" if copies > 1 else text

    # Answering

    def take(self, typed: str) -> None:
        """One line of input: an answer, a command, or the name of a card."""
        word, _, rest = typed.partition(" ")
        key = self.numbered(typed) or (typed if typed in self.keys else "")
        name = self._words.get(word) or self._words.get(word.lower())
        if key:
            self.answer(key)
        elif name is not None and (not rest or name in commands.ARGUMENTS):
            commands.TYPED[name](self, rest.strip())
        elif key := self.meant(typed):
            self.answer(key)
        elif any(find.plain(typed) == find.plain(known) for known in commands.own_names(self).values()):
            commands.show_card(self, typed)
        else:
            if begun := self.begun(typed):
                self.say(say("said-which-one", name=typed, names=", ".join(begun.values())))
                return
            if typed.isdecimal():
                self.say(say("said-no-number", n=len(self.keys)))
                return
            refused = why(self.game, typed)
            self.say(say("said-no", why=asks.reason(self.game, refused)))
            if refused.code == "unknown":
                self.say(say("said-type-help"))

    def numbered(self, typed: str) -> str:
        """The answer with this number; empty if there is none."""
        return self.keys[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(self.keys) else ""

    def meant(self, typed: str) -> str:
        """The one answer whose text is or begins like this, accents or not; empty if there is none."""
        found = self.begun(typed)
        whole = [key for key in found if find.plain(found[key]) == find.plain(typed)]
        return next((keys[0] for keys in (whole, list(found)) if len(keys) == 1), "")

    def begun(self, typed: str) -> dict[str, str]:
        """Answers whose text begins like this, with the text."""
        wanted = find.plain(typed)
        texts = {key: self.voice(asks.option(self.game, key)) for key in self.keys} if wanted else {}
        return {key: text for key, text in texts.items() if find.plain(text).startswith(wanted)}

    def answer(self, *keys: str) -> None:
        """Answer, one after the other, and say what happened."""
        before = (self.game.turn, self.game.active)
        self.unasked = True
        events = [event for key in keys for event in self.history.answer(key)]
        self.keep()
        self.note(events, gather=len(keys) > 1)
        if self.game.decision is not None and (self.game.turn, self.game.active) != before:
            self.show()

    def candidates(self, typed: str) -> list[str]:
        """Lines that what was typed can become: answers, commands, and names after `card`."""
        word, space, rest = typed.partition(" ")
        if space and self._words.get(word) == "card":
            names = commands.own_names(self).values()
            begun = [name for name in dict.fromkeys(names) if find.plain(name).startswith(find.plain(rest))]
            return sorted(f"{word} {name}" for name in begun)
        if self.game.decision is None:
            return []
        lines = [*self.keys, *self._words]
        if self.voice.lang != "en":
            texts = [self.voice(asks.option(self.game, key)) for key in self.keys]
            lines += [text for text in texts if len(text) <= LONG and "\n" not in text]
        wanted = find.ascii_of(typed)
        return sorted({line for line in lines if find.ascii_of(line).startswith(wanted) and len(line) > 1})

    # Keeping

    def record(self) -> transcript.Record:
        """The game as a transcript."""
        return transcript.record_of(self.game, self.history.keys)

    def keep(self) -> None:
        """Keep the game as it stands: called after every change."""
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.record())
        except OSError as error:
            self.keeper = None
            self.say(say("said-not-kept", error=str(error)))

    def go_on_with(self, record: transcript.Record) -> None:
        """Play this game instead. The file of the one before stays as it is."""
        self.history = restore(self.content, record)
        self.unasked = True
        if self.keeper is not None:
            self.keeper = Keeper(self.keeper.folder)

    # Telling

    def say(self, part: object) -> None:
        """A sentence."""
        self.tell(self.wrapped(self.voice(part)))

    def wrapped(self, text: str) -> str:
        """A text that fits the terminal."""
        return "\n".join(
            wrap(text, self.width(), subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
        )

    def tell(self, text: str) -> None:
        """A text with its names in colour."""
        self.write(self.paint.names(text))

    def note(self, events: list[Event], gather: bool = False) -> None:
        """Write what happened; equal lines one after the other are counted, or all equal ones."""
        told: list[tuple[str, str]] = []
        for event in events:
            style = "harm" if event[0] in paint.HARM else "hit" if event[0] in paint.HITS else ""
            told.append((self.voice(log.entry(self.game, event)), style))
        for (text, style), n in Counter(told).items() if gather else draw.runs(told):
            counted = f" ×{n}" if n > 1 else ""
            self.write(self.paint.style(self.paint.names(f"  · {text}{counted}"), style))

    def show(self, whole: bool = False, supply: bool = False) -> None:
        """The table: all of it, or in brief, with what can be gained or without."""
        board = draw.Board(self.voice, self.view(), self.width())
        self.write("\n" + self.paint.board(board.whole() if whole else board.brief(supply)))

    def ending(self) -> str:
        """How it ended, and the report."""
        outcome = asks.outcome(self.game, self.game.outcome)
        told = self.voice(say("said-won" if self.game.is_won else "said-lost", outcome=outcome, n=self.game.turn))
        rows = ["", self.paint.style(told, "hit" if self.game.is_won else "harm")]
        rows.append(self.paint.names(report.text(self.voice, self.history, self.width())))
        if self.keeper is not None and self.keeper.file is not None:
            rows.append(self.voice(say("report-file", file=str(self.keeper.file))))
        return "\n".join(rows)
