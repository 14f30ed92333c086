"""Moments: what cards can react to. Each is a bit, so that a game knows at once whether anything in it listens.

A moment about a player has a seat; some also have a card or an amount, which the reaction's effect knows as `it` and as
`that_much`. Times are moments at which nothing happens by itself.
"""

from __future__ import annotations

from typing import Final


class Moment:
    """A name that packs use after `when`."""

    __slots__ = ("amount", "bit", "card", "is_time", "name", "of_player")

    def __init__(
        self,
        name: str,
        bit: int,
        *,
        of_player: bool = True,
        card: bool = False,
        amount: bool = False,
        is_time: bool = False,
    ) -> None:
        self.name = name
        self.bit = bit
        self.of_player = of_player
        """Is it about one player?"""
        self.card = card
        """Is it about a card?"""
        self.amount = amount
        """Is there a number to it?"""
        self.is_time = is_time
        """Is it a point of a turn, not something that happens?"""


GAINS: Final = 1 << 0
PLAYS: Final = 1 << 1
PREPS: Final = 1 << 2
CASTS: Final = 1 << 3
FOCUSES: Final = 1 << 4
OPENS: Final = 1 << 5
CHARGES: Final = 1 << 6
DRAWS: Final = 1 << 7
DISCARDS: Final = 1 << 8
DESTROYS: Final = 1 << 9
SUFFERS: Final = 1 << 10
EXHAUSTED: Final = 1 << 11
ACTIVATES: Final = 1 << 12
GRAVEHOLD_SUFFERS: Final = 1 << 13
UNLEASHED: Final = 1 << 14
CARD_DRAWN: Final = 1 << 15
MINION_ENTERS: Final = 1 << 16
POWER_ENTERS: Final = 1 << 17
MINION_DAMAGED: Final = 1 << 18
MINION_DISCARDED: Final = 1 << 19
POWER_DISCARDED: Final = 1 << 20
TOKEN_REMOVED: Final = 1 << 21
NEMESIS_DAMAGED: Final = 1 << 22
START_OF_PLAYER_TURN: Final = 1 << 23
START_OF_CASTING: Final = 1 << 24
END_OF_CASTING: Final = 1 << 25
END_OF_MAIN_PHASE: Final = 1 << 26
END_OF_DRAW_PHASE: Final = 1 << 27
END_OF_TURN: Final = 1 << 28
START_OF_NEMESIS_TURN: Final = 1 << 29
END_OF_NEMESIS_TURN: Final = 1 << 30
SUFFERS_EXHAUSTED: Final = 1 << 39
FLIPS: Final = 1 << 31

MOMENTS: Final = {
    moment.name: moment
    for moment in (
        Moment("gains", GAINS, card=True),
        Moment("plays", PLAYS, card=True),
        Moment("preps", PREPS, card=True),
        Moment("casts", CASTS, card=True),
        Moment("focuses", FOCUSES),
        Moment("opens", OPENS),
        Moment("focuses_or_opens", FOCUSES | OPENS),
        Moment("gains_charges", CHARGES, amount=True),
        Moment("draws", DRAWS, card=True),
        Moment("discards", DISCARDS, card=True),
        Moment("destroys", DESTROYS, card=True),
        Moment("suffers", SUFFERS, amount=True),
        Moment("suffers_or_would", SUFFERS | SUFFERS_EXHAUSTED, amount=True),
        Moment("exhausted", EXHAUSTED),
        Moment("activates", ACTIVATES),
        Moment("flips", FLIPS, card=True),
        Moment("gravehold_suffers", GRAVEHOLD_SUFFERS, of_player=False, amount=True),
        Moment("unleashed", UNLEASHED, of_player=False),
        Moment("nemesis_card_drawn", CARD_DRAWN, of_player=False, card=True),
        Moment("minion_enters", MINION_ENTERS, of_player=False, card=True),
        Moment("power_enters", POWER_ENTERS, of_player=False, card=True),
        Moment("minion_damaged", MINION_DAMAGED, card=True, amount=True),
        Moment("minion_discarded", MINION_DISCARDED, of_player=False, card=True),
        Moment("power_discarded", POWER_DISCARDED, of_player=False, card=True),
        Moment("power_token_removed", TOKEN_REMOVED, of_player=False, card=True),
        Moment("nemesis_damaged", NEMESIS_DAMAGED, amount=True),
        Moment("start_of_player_turn", START_OF_PLAYER_TURN, is_time=True),
        Moment("start_of_casting", START_OF_CASTING, is_time=True),
        Moment("end_of_casting", END_OF_CASTING, is_time=True),
        Moment("end_of_main_phase", END_OF_MAIN_PHASE, is_time=True),
        Moment("end_of_draw_phase", END_OF_DRAW_PHASE, is_time=True),
        Moment("end_of_turn", END_OF_TURN, is_time=True),
        Moment("start_of_nemesis_turn", START_OF_NEMESIS_TURN, of_player=False, is_time=True),
        Moment("end_of_nemesis_turn", END_OF_NEMESIS_TURN, of_player=False, is_time=True),
    )
}

YOU, ALLY, ANYONE = range(3)
WHOSE: Final = {"you": YOU, "ally": ALLY, "any_player": ANYONE}
"""Whose moments a reaction waits for, seen from its owner."""

END_OF_THIS_TURN, YOUR_NEXT_TURN, END_OF_GAME = range(3)
UNTIL: Final = {"end_of_turn": END_OF_THIS_TURN, "your_next_turn": YOUR_NEXT_TURN, "end_of_game": END_OF_GAME}
"""How long a delayed reaction waits."""

THE_CARD: Final = "it"
"""What the card of the moment is called in the reaction."""
