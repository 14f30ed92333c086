"""The course of the game as blocks of steps: turns and their phases, and what the mechanics push.

These steps are the engine's own; packs cannot use them. Each stands in a block under `flow/NAME`.
"""

from unshuffled.rules import kinds
from unshuffled.rules.blocks import FLOW
from unshuffled.rules.effects.foes import Unleash
from unshuffled.rules.effects.language import Amount, Step
from unshuffled.rules.flows.aftermath import (
    AfterCast,
    CastBonus,
    DestroyOneBreach,
    ExhaustBreach,
    ExhaustEnd,
    LandGain,
    LoseBreach,
    PickExhausted,
    PlaceDestroyed,
    PutBack,
    SpreadDamage,
    UnleashEnd,
)
from unshuffled.rules.flows.nemesis import (
    AttackEnd,
    Enter,
    NemesisDraw,
    NemesisMain,
    PowerEnd,
)
from unshuffled.rules.flows.turns import (
    Casting,
    DrawPhase,
    EndTurn,
    Main,
    Moment,
    NextTurn,
    SpellMoment,
    StartTurn,
)
from unshuffled.rules.records import Block


def _flow(name: str, *steps: Step) -> None:
    FLOW[name] = Block(f"flow/{name}", list(steps))


_flow("game", NextTurn())
_flow(
    "player_turn",
    StartTurn(),
    Moment("start_of_player_turn"),
    SpellMoment("start_of_casting", kinds.CASTING),
    Casting(),
    SpellMoment("end_of_casting", kinds.CASTING),
    Main(),
    Moment("end_of_main_phase"),
    DrawPhase(),
    Moment("end_of_turn"),
    EndTurn(),
)
_flow("nemesis_turn", NemesisMain(), NemesisDraw(), Moment("end_of_nemesis_turn"), Moment("end_of_turn"), EndTurn())
_flow("power_end", PowerEnd())
_flow("attack_end", AttackEnd())
_flow("enter", Enter())
_flow("unleash_end", UnleashEnd())
_flow("unleash_two", Unleash(Amount(2)))
_flow("unleash_three", Unleash(Amount(3)))
_flow("exhaustion", PickExhausted(), ExhaustBreach(), ExhaustEnd())
_flow("cast_end", CastBonus(), AfterCast())
_flow("spread", SpreadDamage())
_flow("gain", LandGain())
_flow("place_destroyed", PlaceDestroyed())
_flow("lose_breach", LoseBreach())
_flow("put_back", PutBack())
_flow("destroy_one_breach", DestroyOneBreach())

__all__ = [
    "AfterCast",
    "AttackEnd",
    "CastBonus",
    "Casting",
    "DestroyOneBreach",
    "DrawPhase",
    "EndTurn",
    "Enter",
    "ExhaustBreach",
    "ExhaustEnd",
    "LandGain",
    "LoseBreach",
    "Main",
    "Moment",
    "NemesisDraw",
    "NemesisMain",
    "NextTurn",
    "PickExhausted",
    "PlaceDestroyed",
    "PowerEnd",
    "PutBack",
    "SpellMoment",
    "SpreadDamage",
    "StartTurn",
    "UnleashEnd",
]
