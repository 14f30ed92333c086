"""From an expedition to its next game, and back."""

from __future__ import annotations

from hashlib import sha256

from unshuffled.expeditions import state as states
from unshuffled.expeditions.codes import Code, Refused
from unshuffled.expeditions.draws import seed_of
from unshuffled.expeditions.entries import Fought
from unshuffled.expeditions.state import State
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import RulesError
from unshuffled.rules.core.forms import GRAVEHOLD
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.saves import transcript


def setup_of(state: State) -> Setup:
    """What the next battle is set up with, once everything for it is chosen."""
    if state.step != states.BATTLE:
        raise Refused(Code.NOT_ASKED, f"asked is {state.step}, not a battle")
    return Setup(
        mages=list(state.mages),
        nemesis=state.nemesis,
        difficulty=state.difficulty,
        market=list(state.market),
        edition=state.edition,
        switches=dict(state.switches),
        expedition=True,
        upgraded=list(state.upgraded),
        treasures=list(state.treasures),
        own_treasures=[list(own) for own in state.own_treasures],
        protect=state.battle.protect,
        abilities=[] if state.battle.protect == GRAVEHOLD else list(state.barracks.abilities),
    )


def seed(secret: str, state: State) -> str:
    """The seed of the next battle, if no server makes one."""
    return seed_of(secret, state.battle.id, state.attempt)


def fought(content: Content, state: State, record: transcript.Record, seed: str = "") -> Fought:
    """The entry of a finished game. Refused unless it is this battle, replays, and is over.

    `seed` is the one it had to be played with, if that was agreed before.
    """
    if seed and record.seed != seed:
        raise Refused(Code.GAME, "the game was played with another seed")
    try:
        expected = lay(content, setup_of(state), record.seed, rules=record.rules).scenario.setup
        if record.setup != expected:
            raise Refused(Code.GAME, "the game was set up differently from this battle")
        game = transcript.replay(content, record)
    except Refused:
        raise
    except RulesError as error:
        raise Refused(Code.GAME, str(error)) from None
    if not game.is_over:
        raise Refused(Code.GAME, "the game is not over")
    return Fought(game.outcome, sha256(transcript.write(record).encode()).hexdigest()[:32])
