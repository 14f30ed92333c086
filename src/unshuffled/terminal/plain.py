"""A complete hot-seat game in plain text: the table, the question, numbered answers.

Takes a number or a key, and the words of `HELP`. Reads and writes through two functions, so that tests
and pipes can play it as well as a person.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from unshuffled.packs import find
from unshuffled.rules import machine, record, views
from unshuffled.rules.errors import RulesError
from unshuffled.rules.events import describe
from unshuffled.rules.history import History
from unshuffled.rules.records import Content
from unshuffled.rules.state import Event, Game
from unshuffled.rules.why import Reason, why
from unshuffled.terminal import draw

HELP = """\
  a number or a key   answer          undo [N]     take back
  table               show the table  redo         answer again what was taken back
  why KEY             why (not)?      save FILE    keep the game as text
  log [N]             what happened   load FILE    go on with a kept game
  help                this            quit         leave
"""

QUESTIONS = {
    "main": "Main phase: what will you do?",
    "casting": "Casting phase: which spell will you cast?",
    "choose_option": "Choose one.",
    "choose_player": "Which player?",
    "choose_turn": "Whose turn is it?",
    "choose_target": "Deal {0} damage to what?",
    "choose_exhausted": "Which exhausted player comes first?",
    "choose_minion": "Which minion?",
    "choose_pile": "Which pile?",
    "choose_breach": "Which breach?",
    "choose_turn_order_card": "Which turn order card?",
    "order_turn_order": "Which turn order card comes next, from the top?",
    "order_discards": "Which card goes on the discard pile next?",
    "put_revealed": "Which card?",
    "put_back": "Which card goes back first? The first lies deepest.",
    "tutorial_discard": "Discard unplayed gems and relics?",
    "destroy_breach": "Which breach is destroyed?",
    "destroy_card": "Destroy which card?",
    "discard_card": "Discard which card?",
    "take_card": "Take which card into your hand?",
    "gain_card": "Gain which card?",
    "gain_to_top": "Put the gained card on top of your deck?",
    "play_card": "Play which card?",
    "cast_spell": "Cast which spell?",
    "prep_spell": "Prep which spell, and where?",
    "focus_breach": "Focus which breach?",
    "resolve_card": "Resolve which card next?",
    "share_charges": "How many charges for player {0}?",
    "divide": "How much of the damage?",
    "spread": "Suffer 1 damage to spread the remaining {0} damage?",
    "activate": "Activate your ability now?",
    "may": "Do it?",
}
"""A question for each code the engine asks."""

WHY = {
    "legal": "you can do that now",
    "over": "the game is over ({0})",
    "unknown": "{0!r} means nothing here",
    "other_question": "first another question must be answered ({0})",
    "not_in_hand": "{0} is not in your hand",
    "no_such_pile": "{0} is not in this market",
    "pile_empty": "the pile of {0} is empty",
    "not_on_top": "{0} is not on top of that pile",
    "aether": "it costs {0} aether, you have {1} for it",
    "charges_full": "all {0} charge spaces are full",
    "charges_missing": "the ability has {0} of {1} charges",
    "not_at_table": "{0} is not at this table",
    "wrong_time": "that ability is used at another time: {0}",
    "no_breach": "there is no breach {0}",
    "breach_open": "breach {0} is open already",
    "breach_turned": "breach {0} has no turn left; open it instead",
    "breach_closed": "breach {0} is closed and was not focused this turn",
    "breach_taken": "breach {0} holds a spell already",
    "two_breaches": "it needs breach {0} and the next one, both free and usable",
    "not_prepped": "{0} is not prepped there",
    "used_this_turn": "{0} has been used this turn",
    "prepped_this_turn": "{0} was prepped this turn; it can be cast from your next turn on",
    "nothing_to_do": "{0} could not do anything now",
    "not_in_play": "{0} is not in play",
    "cannot_pay_fully": "you cannot pay for discarding {0} in full",
    "must_cast": "{0} lies on a closed breach and must be cast",
}
"""A sentence for each code of `rules.why`."""


def question(content: Content, game: Game) -> str:
    """Who is asked what, and because of which card."""
    d = game.decision
    assert d is not None
    who = "All players" if d.seat < 0 else f"Player {d.seat + 1}, {draw.name(content, game.players[d.seat].mage.id)}"
    args = [arg + 1 if d.ask == "share_charges" and n == 0 else arg for n, arg in enumerate(d.args)]
    text = QUESTIONS.get(d.ask, d.ask).format(*args)
    card = f" ({content.cards[d.card].names['en']})" if d.card >= 0 else ""
    more = f" [{d.most} to go]" if d.most > 1 and d.ask not in ("main", "casting") else ""
    return f"{who}: {text}{card}{more}"


def reason(content: Content, given: Reason) -> str:
    """A reason as a sentence."""
    shown = [draw.name(content, arg) if isinstance(arg, str) else arg for arg in given.args]
    return WHY[given.code].format(*shown)


def happened(content: Content, event: Event) -> str:
    """An event as a short line."""
    fields = describe(content, event)
    parts = []
    for key, value in fields.items():
        if key in ("event", "uid"):
            continue
        if key in ("seat", "owner"):
            assert isinstance(value, int)
            parts.append("the nemesis" if value < -1 else "all" if value < 0 else f"player {value + 1}")
        elif key == "breach":
            assert isinstance(value, int)
            parts.append(f"breach {draw.ROMAN[value - 1]}")
        else:
            parts.append(draw.name(content, value) if isinstance(value, str) else str(value))
    return (
        f"{str(fields['event']).replace('_', ' ')}: {', '.join(parts)}"
        if parts
        else str(fields["event"]).replace("_", " ")
    )


class PlainGame:
    """One sitting at a table in a terminal."""

    def __init__(self, content: Content, game: Game, read: Callable[[str], str], write: Callable[[str], None]) -> None:
        self.content = content
        self.history = History(game)
        self.read = read
        self.write = write
        self.log: list[str] = []

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
                self.write("\nLeft. Nothing was saved; `save FILE` keeps a game.")
                return
            if typed in ("quit", "exit"):
                return
            if typed:
                self.take(typed)
        if self.game.is_over:
            self.write(self.ending())

    def ask(self) -> None:
        """The question and its numbered answers."""
        d = self.game.decision
        assert d is not None
        self.write("\n" + question(self.content, self.game))
        width = max(len(key) for key in d.keys) + 5
        columns = max(1, min(4, draw.WIDTH // width))
        rows = -(-len(d.keys) // columns)
        for row in range(rows):
            cells = [f"{n + 1:>3} {d.keys[n]:<{width - 4}}" for n in range(row, len(d.keys), rows)]
            self.write("".join(cells).rstrip())

    def take(self, typed: str) -> None:
        """One line of input: an answer or a word of `HELP`."""
        word, _, rest = typed.partition(" ")
        words: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "load": self.load,
            "why": self.why,
            "table": lambda _: self.show(),
            "log": self.show_log,
            "help": lambda _: self.write(HELP),
        }
        d = self.game.decision
        assert d is not None
        if typed in d.keys:
            self.answer(typed)
        elif typed.isdigit() and 1 <= int(typed) <= len(d.keys):
            self.answer(d.keys[int(typed) - 1])
        elif word in words:
            words[word](rest.strip())
        else:
            self.write(f"No: {reason(self.content, why(self.game, typed))}. Type a number, a key, or help.")

    def answer(self, key: str) -> None:
        """Answer, and say what happened."""
        phase = (self.game.turn, self.game.phase, self.game.active)
        self.note(self.history.answer(key))
        if (self.game.turn, self.game.phase, self.game.active) != phase or self.game.is_over:
            self.show()

    def note(self, events: list[Event]) -> None:
        """Write events and keep them for the log."""
        for event in events:
            text = happened(self.content, event)
            self.log.append(text)
            self.write(f"  · {text}")

    def show(self) -> None:
        """The table."""
        self.write("\n" + draw.table(self.content, views.view(self.game, max(0, self.game.active))))

    def show_log(self, count: str) -> None:
        """The last lines of the log."""
        for text in self.log[-int(count) if count.isdigit() else -20 :]:
            self.write(f"  · {text}")

    def undo(self, count: str) -> None:
        """Take back."""
        taken = self.history.undo(int(count) if count.isdigit() else 1)
        self.write(f"Took back {taken}." if taken else "Nothing to take back.")
        self.show()

    def redo(self, _: str) -> None:
        """Answer again."""
        if not self.history.redo():
            self.write("Nothing was taken back.")
        self.show()

    def why(self, key: str) -> None:
        """Why a key can or cannot be answered. A number means that option."""
        d = self.game.decision
        assert d is not None
        if key.isdigit() and 1 <= int(key) <= len(d.keys):
            key = d.keys[int(key) - 1]
        words = key.split(" ", 1)
        if len(words) == 2 and key not in self.content.player_acts:
            found = find.find(find.cards(self.content), words[1])
            if len(found) == 1:
                key = f"{words[0]} {found[0]}"
        self.write(f"{key}: {reason(self.content, why(self.game, key))}.")

    def save(self, file: str) -> None:
        """Keep the game as text."""
        if not file:
            self.write("Where to? save FILE")
            return
        try:
            Path(file).write_text(record.write(record.record_of(self.game, self.history.keys)), encoding="utf-8")
        except OSError as error:
            self.write(f"Could not save: {error}")
            return
        self.write(f"Saved {len(self.history.keys)} answers to {file}.")

    def load(self, file: str) -> None:
        """Go on with a kept game."""
        try:
            kept = record.read(Path(file).read_text(encoding="utf-8"))
            history = restore(self.content, kept)
        except (OSError, UnicodeDecodeError) as error:
            self.write(f"Could not read {file!r}: {error}")
            return
        except RulesError as error:
            self.write(f"Could not load {file!r}: {error}")
            return
        self.history = history
        self.log.clear()
        self.write(f"Loaded {len(history.keys)} answers from {file}.")
        self.show()

    def ending(self) -> str:
        """How it ended."""
        outcome = self.game.outcome.replace("_", " ")
        return f"\n{'You have won' if self.game.is_won else 'You have lost'}: {outcome}, after {self.game.turn} turns."


def restore(content: Content, kept: record.Record) -> History:
    """A history that stands where the record ends, so that undo reaches back to the beginning."""
    record.replay(content, kept)
    game = record.replay(content, record.Record(kept.setup, kept.seed, [], kept.packs))
    history = History(game)
    for key in kept.keys:
        history.answer(key)
    return history


__all__ = ["HELP", "PlainGame", "machine", "restore"]
