"""What is sent of a table: its state, its entries and its view in their public form. Nothing hidden leaves here."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec import UNSET, Raw, UnsetType

from unshuffled.rules.core.machine import answer
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.forecast import Forecast
from unshuffled.rules.readings.lookout import Lookout
from unshuffled.rules.readings.views import Changes, changes, view
from unshuffled.tables.contents import key_of
from unshuffled.tables.entries import to_public
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.standing import Vote
from unshuffled.tables.table import Table
from unshuffled.wire import bodies
from unshuffled.wire import protocol as p
from unshuffled.wire.expedition import info_of
from unshuffled.wire.speech import Speech
from unshuffled.words import forecast as words
from unshuffled.words import plans
from unshuffled.words.phrases import as_data

SPECTATOR = -1
NOTHING = Raw(b"null")
MOST_STEPS = 200
"""Steps of a replay that are sent at once."""


def state_of(table: Table) -> p.TableState:
    """The table, with its seed only when the game is over; of a daily table, when the day is."""
    vote = table.vote
    return p.TableState(
        id=table.id,
        number=table.number,
        name=table.name,
        host=table.host,
        people=[p.PersonInfo(x.id, x.name, x.watching, x.mind) for x in table.people.values()],
        seats=list(table.seats),
        setup=table.setup.as_data(),
        started=table.started,
        over=table.is_over,
        marked=table.marked,
        chat=table.chat,
        saves=dict(table.saves),
        vote=None if vote is None else p.VoteInfo(vote.to, vote.by, sorted(vote.agreed), asked_of(table, vote)),
        answers=len(table.answers),
        free_until=table.free_until() if table.started else 0,
        can_redo=table.history is not None and table.history.can_redo,
        waiting_for=sorted(table.waiting_for()),
        commitment=table.commitment,
        seed=table.seed if table.shows_seed else "",
        seed_told=table.seed_told,
        owed_to=list(table.owed_to),
        secret=table.bound if table.shows_seed else "",
        nonces=list(table.begun.nonces) if table.begun is not None else [],
        content=key_of(table.content),
        differs_at=table.differs_at,
        expedition=None if table.trek is None else info_of(table.trek),
        battle_of=table.battle_of,
        listed=table.listed,
        daily="" if table.daily is None else table.daily.day,
        sealed=table.is_sealed,
        called_off=table.called_off,
        closed=table.closed,
        closed_note=table.closed_note,
        last_from=table.givers.last[0],
        last_by=table.givers.last[1],
        agreed=p.AgreedInfo(table.agreed.stand_in, table.agreed.after, table.agreed.instant),
        in_advance={person: list(kinds) for person, kinds in table.in_advance.items()},
        plan=plan_of(table),
    )


def plan_of(table: Table) -> p.PlanInfo | None:
    """What an AI mage is going to do, in words."""
    plan, game = table.plan, table.game
    return None if plan is None or game is None else p.PlanInfo(plan.by, as_data(plans.plan(game, plan.steps)))


def asked_of(table: Table, vote: Vote) -> list[str]:
    """Who must agree to going back."""
    if table.trek is not None:
        return sorted(person.id for person in table.people.values() if not person.watching and person.id != vote.by)
    return sorted(table.asked_for(vote.by, vote.to))


def differences(old: p.TableState | None, new: p.TableState) -> dict[str, Any]:
    """The fields that are not as they were; all of them if nothing was sent before."""
    return {
        name: value
        for name in p.TableState.__struct_fields__
        if (value := getattr(new, name)) != (getattr(old, name) if old is not None else msgspec.UNSET)
    }


def answered(table: Table, state: p.TableState) -> dict[str, Any]:
    """What `differences` of two `state_of` would say when nothing but answers were given in between; `state` is made current."""
    made: dict[str, Any] = {"number": table.number, "answers": len(table.answers)}
    state.number, state.answers = table.number, len(table.answers)
    free_until = table.free_until()
    if free_until != state.free_until:
        made["free_until"] = state.free_until = free_until
    last_from, last_by = table.givers.last
    if (last_from, last_by) != (state.last_from, state.last_by):
        made["last_from"], made["last_by"] = state.last_from, state.last_by = last_from, last_by
    can_redo = table.history is not None and table.history.can_redo
    if can_redo != state.can_redo:
        made["can_redo"] = state.can_redo = can_redo
    waiting_for = sorted(table.waiting_for())
    if waiting_for != state.waiting_for:
        made["waiting_for"] = state.waiting_for = waiting_for
    if state.vote is not None:
        made["vote"] = state.vote = None
    if table.saves != state.saves:
        # The same answer again leads back to moments that were named before it was undone.
        made["saves"] = state.saves = dict(table.saves)
    if state.plan is not None and table.plan is None:
        made["plan"] = state.plan = None
    if table.is_over and not state.over:
        made["over"] = state.over = True
    if table.shows_seed and not state.seed:
        made["seed"] = state.seed = table.seed
        made["secret"] = state.secret = table.bound
    return made


def view_of(game: Game | None, speech: Speech) -> Raw:
    """The game as JSON bytes. Hands are open, so it is the same for everyone and encoded once."""
    if game is None:
        return NOTHING
    shown = view(game, SPECTATOR)
    speech.decision(game, cast(Any, shown["decision"]))
    return Raw(msgspec.json.encode(shown))


ForecastParts = dict[str, Raw]
"""A forecast, each of its fields encoded."""


def foreseen(game: Game) -> tuple[ForecastParts, int]:
    """What the nemesis will do, with its words, and the fields of the game that this does not depend on (`fields.VEILS`).

    Takes as long as several answers, some as long as a hundred.
    """
    foresight = Foresight()
    return foresight.look(game), foresight.veil


class Foresight:
    """What was foreseen last in a game. Most answers leave most of it as it was, and its words are not made again."""

    __slots__ = ("_lookout", "_seen", "parts")

    def __init__(self) -> None:
        self.parts: ForecastParts = {}
        self._seen: Forecast | None = None
        self._lookout = Lookout()

    @property
    def veil(self) -> int:
        """The fields that the last forecast does not depend on (`fields.VEILS`)."""
        return self._lookout.veil

    def look(self, game: Game) -> ForecastParts:
        """The forecast now."""
        old, seen = self._seen, self._lookout.look(game)
        changed = [name for name, part in words.FIELDS.items() if old is None or not _is_same(old, seen, part)]
        made = {name: Raw(msgspec.json.encode(part)) for name, part in words.fields(game, seen, changed).items()}
        self._seen, self.parts = seen, self.parts | made
        return self.parts


def _is_same(old: Forecast, new: Forecast, part: str) -> bool:
    # The words of the whole turn say whether all of it is known.
    return getattr(old, part) == getattr(new, part) and (part != "total" or old.known == new.known)


def changed_parts(old: ForecastParts, new: ForecastParts) -> ForecastParts:
    """The fields of the new forecast that are not as in the old one. Every forecast has the same fields."""
    return {name: part for name, part in new.items() if old.get(name) != part}


def step_of(game: Game, at: int, key: str, speech: Speech) -> bodies.ReplayStep:
    """Give this answer; what happened, and what replaces what in the view."""
    before = game.copy()
    answer(game, key)
    return bodies.ReplayStep(
        at=at, key=key, events=speech.events(game, game.events), patch=changes_of(before, game, speech)
    )


def changes_of(old: Game, new: Game, speech: Speech) -> Changes:
    """What replaces what in the old view, with the words of the new question."""
    made = changes(old, new)
    speech.decision(new, made["/decision"])
    return made


def changed(
    speech: Speech,
    game: Game | None,
    change: Change,
    state: dict[str, Any],
    shown: Raw | UnsetType,
    patch: Changes,
    fresh: bool,
    links: p.Links | UnsetType = UNSET,
) -> str:
    """The message that tells a change."""
    return p.write(
        p.Changed(
            number=change.number,
            entries=[to_public(entry) for entry in change.entries],
            events=speech.events(game, change.events) if game is not None else [],
            fresh=fresh,
            state=state,
            view=shown,
            patch=patch,
            links=links,
        )
    )
