"""What can be typed besides an answer: a word of `TYPED`, in English or in the player's own language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING

from unshuffled.packs import find
from unshuffled.rules.core import options
from unshuffled.rules.core.errors import RulesError
from unshuffled.rules.core.options import Option
from unshuffled.rules.readings.forecast import forecast
from unshuffled.rules.readings.refusals import why
from unshuffled.rules.saves import transcript
from unshuffled.terminal import hands, report, sheet
from unshuffled.words import asks, log
from unshuffled.words import forecast as foretold
from unshuffled.words.phrases import Phrase, say
from unshuffled.words.speech import Voice

if TYPE_CHECKING:
    from unshuffled.terminal.plain import PlainGame

LOGGED = 20
"""Lines of the log, if no number is given."""
SHEETS = 3
"""So many cards of the same beginning are shown; of more, only the names."""
NAMES = 12
ARGUMENTS = frozenset({"card", "why", "log", "undo", "save", "load"})
"""Commands that something is typed after."""
ALIASES = {"?": "help", "g": "gems", "board": "table"}


def words(voice: Voice) -> dict[str, str]:
    """Everything that is understood, with the command it means."""
    own = {voice.form(say(f"typed-{name}")): name for name in TYPED}
    # Accents are hard to type on some keyboards.
    plain = {find.ascii_of(word): name for word, name in own.items()}
    return {**plain, **own, **{name: name for name in TYPED}, **ALIASES}


def named(sitting: PlainGame) -> find.Named:
    """Cards, mages and nemeses by their names."""
    content = sitting.content
    return {**find.cards(content), **find.mages(content), **find.nemeses(content), **find.protected(content)}


def own_names(sitting: PlainGame) -> dict[str, str]:
    """The same by the name that this player reads."""
    lang = sitting.voice.lang
    return {id: names.get(lang, names["en"]) for id, names in named(sitting).items()}


def looked_up(sitting: PlainGame, text: str) -> list[str]:
    """What is called so in any language; else what the player's own name for it begins with, or has in it."""
    wanted = find.plain(text)
    known = named(sitting)
    whole = [id for id, names in known.items() if text == id or wanted in map(find.plain, names.values())]
    own = {id: find.plain(name) for id, name in own_names(sitting).items()}
    begun = [id for id, name in own.items() if wanted and name.startswith(wanted)]
    inside = [id for id, name in own.items() if wanted and wanted in name]
    return whole or begun or inside or find.find(known, text)


def show_card(sitting: PlainGame, name: str) -> None:
    """A card, mage or nemesis as it reads on the table; a number means the card of that answer."""
    if not name:
        sitting.say(say("said-card-name"))
        return
    known = named(sitting)
    key = sitting.numbered(name)
    found = [options.read(key).card] if key else looked_up(sitting, name)
    found = [id for id in found if id in known]
    if not found:
        own = own_names(sitting)
        close = find.close({id: {"own": text} for id, text in own.items()}, name) or find.close(known, name)
        shown = ", ".join(dict.fromkeys(own.get(text, text) for text in close))
        refused = say("said-no-card-close", name=name, names=shown) if close else say("said-no-card", name=name)
        sitting.say(refused)
    elif len(found) > SHEETS:
        own = own_names(sitting)
        names = [own[id] for id in found[:NAMES]] + (["…"] if len(found) > NAMES else [])
        sitting.say(say("said-which-one", name=name, names=", ".join(names)))
    else:
        sitting.tell("\n\n".join(sheet.sheet(sitting.voice, id) for id in found))


def show_table(sitting: PlainGame, _: str) -> None:
    """The whole table."""
    sitting.show(whole=True)


def show_forecast(sitting: PlainGame, _: str) -> None:
    """What the nemesis will do, as far as anybody can know."""
    for line in foretold.lines(sitting.game, forecast(sitting.game)):
        sitting.say(line)


def show_hands(sitting: PlainGame, _: str) -> None:
    """The next hands of all players."""
    sitting.tell(hands.text(sitting.voice, sitting.view(), sitting.width()))


def show_keys(sitting: PlainGame, _: str) -> None:
    """The answers with their keys, which transcripts have and every language understands."""
    keys = sitting.keys
    width = max(len(key) for key in keys)
    for n, key in enumerate(keys, start=1):
        sitting.tell(f"{n:>3} {key:<{width}}  {sitting.meaning(key)}")


def show_help(sitting: PlainGame, _: str) -> None:
    """Everything that can be typed."""
    voice = sitting.voice
    rows: list[tuple[str, str]] = []
    for name in TYPED:
        word = voice.form(say(f"typed-{name}"))
        typed = f"{word} {voice.form(Phrase(f'command-{name}', {}, 'args'))}" if name in ARGUMENTS else word
        english = f" ({name})" if voice.lang != "en" and word != name else ""
        rows.append((typed + english, voice.form(say(f"command-{name}"))))
    column = max(len(typed) for typed, _ in rows) + 2
    sitting.write("\n".join(wrap(voice(say("command-intro")), sitting.width())))
    for typed, does in rows:
        text = wrap(does, max(20, sitting.width() - column - 2)) or [""]
        sitting.write("\n".join(f"  {typed if not n else '':<{column}}{part}" for n, part in enumerate(text)))
    foot = ([] if voice.lang == "en" else [say("command-english")]) + [say("command-foot")]
    for told in foot:
        sitting.write("\n".join(wrap(voice(told), sitting.width())))


def show_log(sitting: PlainGame, count: str) -> None:
    """The last lines of the log."""
    n = int(count) if count.isdecimal() else LOGGED
    for event in report.events_of(sitting.history)[-n:] if n else []:
        sitting.tell(f"  · {sitting.voice(log.entry(sitting.game, event))}")


def undo(sitting: PlainGame, count: str) -> None:
    """Take back."""
    taken = sitting.history.undo(int(count) if count.isdecimal() else 1)
    sitting.say(say("said-undone", n=taken) if taken else say("said-nothing-to-undo"))
    if taken:
        sitting.unasked = True
        sitting.keep()
        sitting.show()


def redo(sitting: PlainGame, _: str) -> None:
    """Answer again."""
    if not sitting.history.can_redo:
        sitting.say(say("said-nothing-to-redo"))
        return
    sitting.answer(sitting.history.next_redo)


def play_gems(sitting: PlainGame, _: str) -> None:
    """Every gem in hand that gives aether and asks nothing."""
    found = sitting.gems()
    if found is None:
        sitting.say(say("said-no-gems"))
        return
    sitting.answer(*found.plays)


def explain(sitting: PlainGame, typed: str) -> None:
    """Why an answer can or cannot be given: its number, its key or words, or a verb and part of a card's name."""
    key = sitting.numbered(typed) or sitting.meant(typed) or typed
    verb, _, name = typed.partition(" ")
    if key not in sitting.keys and name and key not in sitting.content.player_acts:
        found = find.find(find.cards(sitting.content), name)
        if len(found) == 1:
            key = Option(verb, found[0]).key
    sitting.say(asks.reason(sitting.game, why(sitting.game, key)))


def save(sitting: PlainGame, file: str) -> None:
    """Write a copy of the game."""
    if not file:
        sitting.say(say("said-where-to"))
        return
    try:
        Path(file).expanduser().write_text(transcript.write(sitting.record()), encoding="utf-8")
    except OSError as error:
        sitting.write(f"{sitting.voice(say('said-not-saved', file=file))} ({error})")
        return
    sitting.say(say("said-saved", n=len(sitting.history.keys), file=file))


def load(sitting: PlainGame, file: str) -> None:
    """Go on with a saved game."""
    try:
        text = Path(file).expanduser().read_text(encoding="utf-8")
        sitting.go_on_with(transcript.read(text))
    except (OSError, UnicodeDecodeError, RulesError) as error:
        sitting.write(f"{sitting.voice(say('said-not-loaded', file=file))} ({error})")
        return
    sitting.say(say("said-loaded", n=len(sitting.history.keys), file=file))
    sitting.show()


def leave(sitting: PlainGame, _: str) -> None:
    """Leave the game."""
    sitting.leaving = True


TYPED: dict[str, Callable[[PlainGame, str], None]] = {
    "gems": play_gems,
    "card": show_card,
    "table": show_table,
    "forecast": show_forecast,
    "hands": show_hands,
    "why": explain,
    "keys": show_keys,
    "log": show_log,
    "undo": undo,
    "redo": redo,
    "save": save,
    "load": load,
    "help": show_help,
    "quit": leave,
}
"""In the order of `help`."""
