"""The small closed lists of the rules: uses of aether, phases, turn order cards, moments, outcomes."""

from typing import Final

# What aether may be spent on. Restricted aether carries a mask of these (MAIN-12).
GAIN_GEM: Final = 1
GAIN_RELIC: Final = 2
GAIN_SPELL: Final = 4
CHARGE: Final = 8
FOCUS: Final = 16
OPEN: Final = 32
OTHER: Final = 64
ANY_USE: Final = 127

USES: Final = {
    "gain_gem": GAIN_GEM,
    "gain_relic": GAIN_RELIC,
    "gain_spell": GAIN_SPELL,
    "gain": GAIN_GEM | GAIN_RELIC | GAIN_SPELL,
    "charge": CHARGE,
    "focus": FOCUS,
    "open": OPEN,
    "other": OTHER,
}

GAIN_USE: Final = {"gem": GAIN_GEM, "relic": GAIN_RELIC, "spell": GAIN_SPELL}

# Turn order cards (COMP-07). 0 to 3 are the cards of players 1 to 4.
WILD: Final = 4
NEMESIS: Final = 5
PAIR_12: Final = 6
PAIR_34: Final = 7
SPECIAL: Final = 8
"""A nemesis card of the nemesis's own; it counts as a nemesis card."""
TURN_CARDS: Final = ("player1", "player2", "player3", "player4", "wild", "nemesis", "1/2", "3/4", "special")

FORBIDDEN: Final = {"charges": 1, "breaches": 2, "life": 4}
"""What a card in play can forbid the players: to gain charges, to focus or open breaches, to gain life."""
NO_CHARGES: Final = FORBIDDEN["charges"]
NO_BREACHES: Final = FORBIDDEN["breaches"]
NO_LIFE: Final = FORBIDDEN["life"]

# Who is acting: a seat (0 to 3), or one of these.
NOBODY: Final = -1
TEAM: Final = -1
"""As the decider of a question: the players together (EFF-04, EFF-05)."""
NEMESIS_TURN: Final = -2
PROTECTED: Final = -3
"""Who is protected instead of Gravehold: they resolve abilities, and are no player."""

# A breach: quarter turns 0 to 3 while closed (yellow right, down, left, up), then open.
OPEN_BREACH: Final = 4
NO_BREACH: Final = -1
FOCUS_COST: Final = (0, 2, 3, 4)
"""BREACH-16, by breach position."""
OPEN_COST: Final = ((0, 0, 0, 0), (5, 4, 3, 2), (9, 7, 5, 3), (13, 10, 7, 4))
"""BREACH-17, by breach position and quarter turns."""
OPEN_BONUS: Final = (0, 0, 1, 1)
"""BREACH-19."""
HAND_SIZE: Final = 5
ANY_COST: Final = 10_000
"""More than a card can cost."""
CHARGE_COST: Final = 2

PHASES: Final = ("setup", "turn_order", "casting", "main", "draw", "nemesis_main", "nemesis_draw", "end")
SETUP, TURN_ORDER, CASTING, MAIN, DRAW, NEMESIS_MAIN, NEMESIS_DRAW, END = range(8)

# How a game ends (END).
NEMESIS_SLAIN: Final = "nemesis_slain"
NEMESIS_SPENT: Final = "nemesis_spent"
NEMESIS_RULE_WON: Final = "nemesis_rule_won"
GRAVEHOLD_FALLEN: Final = "gravehold_fallen"
ALL_EXHAUSTED: Final = "all_exhausted"
NEMESIS_RULE_LOST: Final = "nemesis_rule_lost"
WINS: Final = frozenset({NEMESIS_SLAIN, NEMESIS_SPENT, NEMESIS_RULE_WON})
LOSSES: Final = frozenset({GRAVEHOLD_FALLEN, ALL_EXHAUSTED, NEMESIS_RULE_LOST})

# What a step tells the machine.
NEXT: Final = 0
"""Done; go on with the next step of the frame."""
STAY: Final = 1
"""Call me again: after the frames I pushed, or at once."""
WAIT: Final = 2
"""Somebody must decide; call me again with the answer."""

WAITING: Final = -100
"""What `Game.choose` gives while its question is open; no card, seat or pile has this number."""

STEP_BUDGET: Final = 20_000
"""Steps one answer may take before the effects of a pack are called endless."""
