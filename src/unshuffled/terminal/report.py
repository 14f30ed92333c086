"""The report of a game that has ended: how, with which lives, and what dealt the damage. The page's report counts the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from unshuffled.rules.core import machine
from unshuffled.rules.core.events import describe
from unshuffled.rules.core.state import Event, Game
from unshuffled.rules.readings import views
from unshuffled.rules.saves.undo import History
from unshuffled.terminal.draw import Board
from unshuffled.words.phrases import Name, say
from unshuffled.words.speech import Voice

HITS = frozenset({"nemesis_damaged", "minion_damaged", "swarm_damaged"})
ENDS = frozenset({"turn_started", "nemesis_turn_started", "turn_ended", "persistent", "nemesis_card_drawn"})
"""What ends a card's time to be the cause of damage."""
SOURCES = 8
"""So many sources of damage are named."""


@dataclass(frozen=True)
class Source:
    """What deals damage: a card, or a mage's ability under the mage's id."""

    seat: int
    id: str
    ability: bool = False


@dataclass
class Dealt:
    """Damage that one source has dealt, and how often."""

    amount: int = 0
    times: int = 0


@dataclass
class Story:
    """What the report is made from. Lists have an entry for each player."""

    dealt: list[int]
    suffered: list[int]
    cast: list[int]
    sources: dict[Source, Dealt] = field(default_factory=dict)
    hardest: tuple[int, Source] | None = None
    turns: int = 0
    unleashed: int = 0
    slain: int = 0


def events_of(history: History) -> list[Event]:
    """Everything that has happened, undone answers left out."""
    events = list(history.opening)
    game = history.at(0)
    for key in history.keys:
        machine.answer(game, key)
        events += game.events
    return events


def story_of(game: Game, events: Iterable[Event]) -> Story:
    """Count what happened."""
    several = len(game.players)
    story = Story([0] * several, [0] * several, [0] * several)
    cause: Source | None = None
    for event in events:
        told = describe(game.scenario.content, event)
        name, seat, amount = str(told["event"]), told.get("seat", -1), abs(int(told.get("amount", 0)))
        assert isinstance(seat, int)
        if name in ("cast", "played", "prepped_spell_used"):
            cause = Source(seat, str(told["card"]))
        elif name == "activated":
            cause = Source(seat, game.players[seat].mage.id, ability=True)
        elif name in ENDS:
            cause = None
        if name in HITS and cause is not None and amount:
            source = story.sources.setdefault(cause, Dealt())
            source.amount += amount
            source.times += 1
            story.dealt[cause.seat] += amount
            if story.hardest is None or amount > story.hardest[0]:
                story.hardest = (amount, cause)
        if name == "suffered":
            story.suffered[seat] += amount
        elif name == "cast":
            story.cast[seat] += 1
        story.turns += name == "nemesis_turn_started"
        story.unleashed += name == "unleashed"
        story.slain += amount if name == "swarm_killed" else name == "left_play"
    return story


def text(voice: Voice, history: History, width: int) -> str:
    """The report, from the lives down."""
    game = history.game
    view = views.view(game, 0)
    story = story_of(game, events_of(history))
    board = Board(voice, view, width)
    rows = board.lives()
    for player in view["players"]:
        seat = player["seat"]
        did = say("report-mage", dealt=story.dealt[seat], suffered=story.suffered[seat], cast=story.cast[seat])
        rows += [board.mage(player), f"     {voice(did)}"]
    together: dict[str, Dealt] = {}
    for source, dealt in story.sources.items():
        both = together.setdefault(_named(voice, source), Dealt())
        both.amount += dealt.amount
        both.times += dealt.times
    ranked = sorted(together.items(), key=lambda found: -found[1].amount)
    parts = [f"{name} {dealt.amount} (×{dealt.times})" for name, dealt in ranked[:SOURCES]]
    more = ["…"] if len(ranked) > SOURCES else []
    sources = say("report-sources", what=", ".join(parts + more)) if parts else say("report-no-damage")
    rows += board.wrapped(voice(sources))
    if story.hardest is not None:
        amount, source = story.hardest
        who = Name("mage", game.players[source.seat].mage.id)
        rows += board.wrapped(voice(say("report-hardest", n=amount, card=_named(voice, source), who=who)))
    counted = say("report-nemesis", turns=story.turns, unleashed=story.unleashed, slain=story.slain)
    return "\n".join(rows + board.wrapped(voice(counted)))


def _named(voice: Voice, source: Source) -> str:
    return voice.form(Name("ability" if source.ability else "card", source.id))
