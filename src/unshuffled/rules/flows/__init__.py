"""The course of the game as blocks of steps: turns and their phases, and what the mechanics push.

These steps are the engine's own; packs cannot use them. Each stands in a block under `flow/NAME`.
"""

from unshuffled.rules.core import constants
from unshuffled.rules.core.flow import FLOW, fill
from unshuffled.rules.core.language import Amount
from unshuffled.rules.effects.nemesis import Unleash
from unshuffled.rules.flows.aftermath import (
    AfterCast,
    CastBonus,
    DestroyOneBreach,
    ExhaustBreach,
    ExhaustEnd,
    HandOver,
    LandGain,
    LoseBreach,
    OrderReactions,
    PickExhausted,
    PlaceDestroyed,
    PutBack,
    RowEmpty,
    SpreadDamage,
    UnleashEnd,
)
from unshuffled.rules.flows.nemesis import AttackEnd, Enter, NemesisDraw, NemesisMain, PowerEnd
from unshuffled.rules.flows.protected import OfferCharges, ResolveAbility
from unshuffled.rules.flows.turns import Casting, DrawPhase, EndTurn, Main, Moment, NextTurn, SpellMoment, StartTurn


def fill_flow() -> None:
    """Say what the engine's blocks consist of. `rules` does it when it is imported."""
    fill(FLOW.game, NextTurn())
    fill(
        FLOW.player_turn,
        StartTurn(),
        Moment("start_of_player_turn"),
        SpellMoment("start_of_casting", constants.CASTING),
        Casting(),
        SpellMoment("end_of_casting", constants.CASTING),
        Main(),
        Moment("end_of_main_phase"),
        DrawPhase(),
        Moment("end_of_turn"),
        EndTurn(),
    )
    fill(
        FLOW.nemesis_turn, NemesisMain(), NemesisDraw(), Moment("end_of_nemesis_turn"), Moment("end_of_turn"), EndTurn()
    )
    fill(FLOW.power_end, PowerEnd())
    fill(FLOW.attack_end, AttackEnd())
    fill(FLOW.enter, Enter())
    fill(FLOW.unleash_end, UnleashEnd())
    fill(FLOW.unleash_two, Unleash(Amount(2)))
    fill(FLOW.unleash_three, Unleash(Amount(3)))
    fill(FLOW.exhaustion, PickExhausted(), ExhaustBreach(), ExhaustEnd())
    fill(FLOW.cast_end, CastBonus(), AfterCast())
    fill(FLOW.spread, SpreadDamage())
    fill(FLOW.gain, LandGain())
    fill(FLOW.place_destroyed, PlaceDestroyed())
    fill(FLOW.lose_breach, LoseBreach())
    fill(FLOW.put_back, PutBack())
    fill(FLOW.destroy_one_breach, DestroyOneBreach())
    fill(FLOW.hand_over, HandOver())
    fill(FLOW.row_empty, RowEmpty())
    fill(FLOW.order_reactions, OrderReactions())
    fill(FLOW.offer_charges, OfferCharges())
    fill(FLOW.ability, ResolveAbility())


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
    "HandOver",
    "LandGain",
    "LoseBreach",
    "Main",
    "Moment",
    "NemesisDraw",
    "NemesisMain",
    "NextTurn",
    "OfferCharges",
    "OrderReactions",
    "PickExhausted",
    "PlaceDestroyed",
    "PowerEnd",
    "PutBack",
    "ResolveAbility",
    "RowEmpty",
    "SpellMoment",
    "SpreadDamage",
    "StartTurn",
    "UnleashEnd",
    "fill_flow",
]
