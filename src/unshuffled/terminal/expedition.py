"""An expedition in plain text, in any language: what there is, what is asked, and battles played on the spot.

Takes numbers or names, separated by commas. Reads and writes through functions, as `plain` does, and keeps the expedition after
every choice and every answer of a game: it can be left at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from unshuffled.expeditions import battles, entries, playable
from unshuffled.expeditions.asks import Ask, asked, fits
from unshuffled.expeditions.codes import Refused
from unshuffled.expeditions.entries import Entry
from unshuffled.expeditions.playable import Lack
from unshuffled.expeditions.saves import Save
from unshuffled.expeditions.state import State, by_level, by_place
from unshuffled.packs import find
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.forms import CARDS, Form
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves import transcript
from unshuffled.rules.saves.undo import restore
from unshuffled.terminal import draw, plain
from unshuffled.words.asks import ended
from unshuffled.words.phrases import Name, Phrase, say
from unshuffled.words.speech import Voice

FEW = 6
"""So many missing things are named; of more it is said how many."""


class Left(Exception):
    """Somebody wants to go on another time."""


class Back(Exception):
    """Somebody wants to take something back."""


class PlainExpedition:
    """One sitting over an expedition in a terminal."""

    def __init__(
        self,
        content: Content,
        save: Save,
        read: Callable[[str], str],
        write: Callable[[str], None],
        keep: Callable[[Save], None],
        lang: str = "en",
        *,
        colour: bool = False,
        width: Callable[[], int] = lambda: draw.WIDTH,
    ) -> None:
        self.content = content
        self.save = save
        self.read = read
        self.write = write
        self.keep = keep
        self.colour = colour
        self.width = width
        self.voice = Voice(content, lang)
        self.state = save.state(content)
        self.playing: Battle | None = None
        """The battle that is on the table."""
        self.halfway = False
        """Is a part of what is asked answered?"""

    def play(self) -> None:
        """Ask, and play battles, until the expedition is over or somebody leaves."""
        self.say(say("expedition-help"))
        self.show()
        try:
            while not self.state.is_over:
                try:
                    self.take(self.answer(asked(self.content, self.state)))
                except Back:
                    self.back()
        except Left:
            self.say(say("expedition-left"))
            return
        self.say(self.ending())

    def take(self, entry: Entry) -> None:
        """Take in an entry, keep it, and say what is new."""
        before = [*self.state.barracks.mages, *self.state.barracks.cards, *self.state.barracks.treasures]
        self.state = self.save.add(self.content, entry)
        self.keep(self.save)
        barracks = self.state.barracks
        new = [Name("mage", id) for id in barracks.mages if id not in before]
        new += [Name("card", id) for id in [*barracks.cards, *barracks.treasures] if id not in before]
        if new:
            self.say(say("expedition-new", what=self.names(new)))
        if isinstance(entry, entries.Fought) and not self.state.is_over:
            self.show()

    def back(self) -> None:
        """Begin the question again, or take the last choice back if nothing of it is answered."""
        if self.halfway:
            return
        try:
            self.state = self.save.back(self.content)
        except Refused:
            self.say(say("said-nothing-to-undo"))
            return
        self.keep(self.save)
        self.say(say("said-undone", n=1))

    def answer(self, ask: Ask) -> Entry:
        """The entry that answers what is asked."""
        self.halfway = False
        match ask.step:
            case "market":
                return self.market(ask)
            case "mages":
                return entries.MagesChosen(self.choose(say("expedition-ask-mages", n=ask.most["mage"]), "mage", ask))
            case "treasures":
                return self.treasures(ask)
            case "battle":
                return self.battle()
            case "reward":
                (of,) = self.choose(say("expedition-ask-reward"), "reward", ask)
                return entries.RewardChosen(of)
        (to,) = self.choose(say("expedition-ask-path"), "path", ask)
        return entries.PathChosen(to)

    def market(self, ask: Ask) -> Entry:
        """Nine piles; a kind with nothing to choose is not asked about."""
        chosen: list[str] = []
        for kind in CARDS:
            if len(ask.options[kind]) == ask.most[kind]:
                chosen += ask.options[kind]
            else:
                question = say("expedition-ask-market", n=ask.most[kind], sort=sort_of(kind))
                chosen += self.choose(question, kind, ask)
        return entries.MarketChosen(chosen)

    def treasures(self, ask: Ask) -> Entry:
        """One for all, and one of each level for each mage."""
        shared = self.choose(say("expedition-ask-shared"), "shared", ask)
        own: list[list[str]] = []
        for mage in self.state.mages:
            taken: list[str] = []
            for group, level in (("first", 1), ("third", 3)):
                gone = [id for each in own for id in each]
                left = [id for id in ask.options[group] if id not in gone]
                left = [id for id in left if level != 1 or fits(self.content, id, mage)]
                question = say("expedition-ask-own", level=level, mage=Name("mage", mage))
                offered = Ask(ask.step, {group: left}, {group: 0}, {group: min(1, len(left))})
                taken += self.choose(question, group, offered)
            own.append(taken)
        return entries.TreasuresChosen(shared, own)

    def battle(self) -> Entry:
        """Play the battle here, from where it was left."""
        seed = battles.seed(self.save.secret, self.state)
        if self.save.game:
            record = transcript.read(self.save.game)
            history = restore(self.content, record)
            sitting = Battle(self, history.at(0))
            sitting.history = history
        else:
            self.ask_line(say("expedition-ready"))
            sitting = Battle(self, start(self.content, battles.setup_of(self.state), seed))
            sitting.keep()
        self.playing = sitting
        sitting.play()
        if not sitting.game.is_over:
            raise Left
        record = transcript.record_of(sitting.game, sitting.history.keys)
        return battles.fought(self.content, self.state, record, seed)

    # Asking

    def choose(self, question: Phrase, group: str, ask: Ask) -> list[str]:
        """So many of these options, by number or name; nothing is asked where nothing can be chosen."""
        options, least, most = ask.options[group], ask.least[group], ask.most[group]
        if not most:
            return []
        shown = {id: self.shown(ask.step, id) for id in options}
        self.write("")
        self.say(question)
        for number, id in enumerate(options, start=1):
            self.write(f"{number:>3} {shown[id]}")
        named = {id: {self.voice.lang: shown[id], **self.named(ask.step, id)} for id in options}
        while True:
            found = self.found(self.ask_line(), options, named)
            if found is not None and least <= len(found) <= most and len(set(found)) == len(found):
                self.halfway = True
                return found
            self.say(say("expedition-choose", least=least, most=most))

    def ask_line(self, question: Phrase | None = None) -> str:
        """A line that somebody types."""
        if question is not None:
            self.write("")
            self.say(question)
        while True:
            try:
                typed = self.read("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.write("")
                raise Left from None
            if typed in ("quit", self.voice.form(say("typed-quit"))):
                raise Left
            if typed in ("undo", self.voice.form(say("typed-undo"))):
                raise Back
            if typed in ("help", self.voice.form(say("typed-help"))):
                self.say(say("expedition-help"))
            elif typed in ("table", self.voice.form(say("typed-table"))):
                self.show()
            else:
                return typed

    def found(self, typed: str, options: list[str], named: find.Named) -> list[str] | None:
        """The options that were meant; None if one is not to be found."""
        words = typed.replace(",", " ").split()
        if all(word.isdecimal() for word in words):
            numbers = [int(word) for word in words]
            return [options[n - 1] for n in numbers] if all(1 <= n <= len(options) for n in numbers) else None
        meant = [find.find(named, part.strip()) for part in typed.split(",")]
        return [found[0] for found in meant] if all(len(found) == 1 for found in meant) else None

    # Saying

    def say(self, part: Any) -> None:
        """A sentence."""
        self.write(self.voice(part))

    def names(self, names: Sequence[Any]) -> str:
        """Several names in a row."""
        return ", ".join(self.voice.form(name) for name in names)

    def named(self, step: str, id: str) -> dict[str, str]:
        """The names that an option can be found by."""
        if step == "mages":
            return self.content.mages[id].names
        return self.content.card(id).names if id in self.content.index else {}

    def shown(self, step: str, id: str) -> str:
        """An option, as it is listed."""
        if step == "mages":
            return self.voice(Name("mage", id))
        if step == "reward":
            return self.voice(say("expedition-reward", of=id.replace("_", "-")))
        if step == "path":
            return self.way(id)
        card = self.content.card(id)
        if card.is_player_card and not card.treasure:
            return f"{self.voice(Name('card', id))} ({card.cost})"
        return self.voice(Name("card", id))

    def way(self, to: str) -> str:
        """Where a way leads."""
        for number, battle in enumerate(self.state.form.battles, start=1):
            if battle.id == to:
                whom = self.names([Name("nemesis", id) for id in battle.nemeses])
                return self.voice(
                    say("expedition-way-named", n=number, nemesis=whom)
                    if whom
                    else say("expedition-way-rating", n=number, rating=battle.rating)
                )
        return self.voice(say("expedition-way", to=to))

    def show(self) -> None:
        """Where the expedition stands."""
        for line in overview(self.voice, self.state):
            self.write(line)

    def ending(self) -> Phrase:
        """How it ended."""
        return say("expedition-won" if self.state.step == "won" else "expedition-lost", n=self.state.score)


class Battle(plain.PlainGame):
    """A battle of an expedition: kept after every answer."""

    def __init__(self, expedition: PlainExpedition, game: Game) -> None:
        super().__init__(
            expedition.content,
            game,
            expedition.read,
            expedition.write,
            expedition.voice.lang,
            colour=expedition.colour,
            width=expedition.width,
        )
        self.expedition = expedition

    def goodbye(self) -> None:
        """The expedition says it."""

    def keep(self) -> None:
        """Keep the game as it stands."""
        self.expedition.save.game = transcript.write(transcript.record_of(self.game, self.history.keys))
        self.expedition.keep(self.expedition.save)


def sort_of(what: str, rating: str = "") -> Phrase:
    """What a sort of things is called, several of them."""
    return say("expedition-sort", of=what.replace("_", "-"), rating=rating)


def overview(voice: Voice, state: State) -> list[str]:
    """Where an expedition stands: the next battle, the barracks, what was fought."""
    content = voice.content

    def names(kind: str, ids: list[str]) -> str:
        return ", ".join(voice.form(Name(kind, id)) for id in ids) or "—"

    lines = ["", voice(Name("expedition", state.form.id)) if state.form.id in content.expeditions else state.form.id]
    for fight in state.history:
        outcome = ended(content.protected.get(state.protected_in(fight.battle)), fight.outcome)
        won = "yes" if fight.won else "no"
        nemesis = Name("nemesis", fight.nemesis)
        lines.append("  " + voice(say("expedition-fought", nemesis=nemesis, won=won, n=fight.attempt, outcome=outcome)))
    lines.append(voice(say("expedition-score", n=state.score)))
    if state.is_over:
        return lines
    battle = say(
        "expedition-battle",
        n=state.place + 1,
        of=len(state.form.battles),
        attempt=state.attempt,
        nemesis=Name("nemesis", state.nemesis),
    )
    lines += [voice(battle), voice(say("expedition-barracks"))]
    groups = [("mage", "mage", state.barracks.mages)]
    groups += [(kind, "card", ids) for kind, ids in by_place(content, state.barracks.cards).items()]
    levels = by_level(content, state.barracks.treasures).items()
    groups += [(f"treasure_{level}", "card", ids) for level, ids in levels if ids]
    lines += [f"  {voice(say('expedition-line', sort=sort_of(of), what=names(kind, ids)))}" for of, kind, ids in groups]
    if state.upgraded:
        lines.append(voice(say("expedition-line", sort=sort_of("upgraded"), what=names("card", state.upgraded))))
    if state.banished:
        lines.append(voice(say("expedition-banished", what=names("card", state.banished))))
    return lines


def listed(voice: Voice, form: Form) -> list[str]:
    """A form as it is offered: its name, what it rests on, and whether these packs have what it needs."""
    pool, ratings = playable.pool(voice.content)
    missing = playable.lacks(voice.content, form, pool, ratings)
    lines = [f"{form.id}: {voice(Name('expedition', form.id))}"]
    lines.append("  " + voice(say("expedition-source", source=form.source.replace("_", "-"))))
    lines += ["  " + voice(say("expedition-left-out", what=what.replace("_", "-"))) for what in form.left_out]
    if missing:
        lines.append("  " + voice(say("expedition-not-playable", why=_lacking(voice, missing))))
    fewer = [] if missing else playable.short(form, pool)
    if fewer:
        lines.append("  " + voice(say("expedition-short", what=_lacking(voice, fewer))))
    return lines


def _lacking(voice: Voice, lacks: list[Lack]) -> str:
    """What is missing, a sort after the other."""
    parts = []
    for lack in lacks:
        if lack.wanted:
            sort = voice.form(sort_of(lack.what, lack.id))
            parts.append(voice.form(say("expedition-lack", sort=sort, have=lack.have, wanted=lack.wanted)))
    for what in dict.fromkeys(lack.what for lack in lacks if not lack.wanted):
        ids = [lack.id for lack in lacks if lack.what == what]
        more = [] if len(ids) <= FEW else ["…"]
        parts.append(f"{voice.form(sort_of(what))} ({', '.join([*ids[:FEW], *more])})")
    return "; ".join(parts)
