"""The keys and words that entries of a pack know."""

from __future__ import annotations

from unshuffled.rules.core.cards import known_kinds

PROTECTED_KEYS = ("names", "life", "charges", "abilities", "reconstructed")
DECK_KINDS = ("attack", "minion", "power")
PICTURES = tuple(name for name, kind in known_kinds().items() if kind.picture == name)
"""The kinds that others can be drawn like."""
USES = {"play": "play", "prep": "cast"}
"""What a player may do with a kind of card, and where its cards say what that does."""
CASES = ("nom", "gen", "one", "acc", "gender")
"""Forms a term may have: nominative; genitive as after "deck of"; genitive and accusative of a single one; and its gender."""
PREP_RULES = ("usual", "closed", "two_adjacent")
ABILITY_TIMES = (
    "your_main_phase",
    "any_player_main_phase",
    "nemesis_draw_phase",
    "after_turn_order_card_drawn",
    "end_of_your_draw_phase",
)
NEMESIS_FORMS = {"normal": "", "increased": "increased_difficulty", "beginner": "beginner"}

WHILE_PREPPED = ("actions", "hooks", "also_prep", "less_damage", "spell_bonus")
WHILE_IN_PLAY = (
    "action_costs",
    "actions",
    "forbids",
    "guards",
    "minions_take_less",
    "shields",
    "protects",
    "more_damage",
)
WHILE_OWNED = ("pile_bonus", "gravehold_gains_more")
WHILE_IN_FRONT = ("hooks", "any_player")
DAMAGE_TAKEN = ("at_most", "less", "at_least", "by", "cost_at_least", "cost_at_most", "none_while", "then")
DAMAGE_BY = ("players", "cards", "spells")
CARD_BLOCKS = (
    "play",
    "cast",
    "when_gained",
    "when_discarded",
    "when_in_hand",
    "when_game_starts",
    "do",
    "immediately",
    "persistent",
    "to_discard",
    "when_out",
    "at_end_of_row",
)
_TEXT = "the text is made from what the card does, in every language"
_PICTURE = "pictures are drawn by the program; 'motif' says of what"
MADE = {
    **dict.fromkeys(("text", "texts", "description", "effect", "rules"), _TEXT),
    **dict.fromkeys(("art", "image", "img", "picture", "illustration"), _PICTURE),
}
"""What authors look for and no pack has."""
CARD_KEYS = (
    "names",
    "kind",
    "motif",
    "cost",
    "starter",
    "tier",
    "life",
    "power",
    "gain_to",
    "prep",
    "link",
    "echo",
    "while_prepped",
    "while_in_play",
    "while_in_front",
    "parts",
    "damage_taken",
    "hooks",
    "returns",
    "enters_on",
    "swarm_life",
    "copies",
    "looks_like",
    "counts_as",
    "values",
    "upgraded",
    "treasure",
    "replaces",
    "reconstructed",
    "brings",
    "while_owned",
    *CARD_BLOCKS,
)
MAGE_KEYS = (
    "names",
    "title",
    "motif",
    "breaches",
    "hand",
    "deck",
    "ability",
    "hooks",
    "tracks",
    "gravehold_share",
    "pile_tokens",
    "values",
    "reconstructed",
)
NEMESIS_BLOCKS = ("setup", "unleash", "exhaustion", "token_damaged", "token_gone")
NEMESIS_KEYS = (
    "names",
    "motif",
    "life",
    "difficulty",
    "rating",
    "fixed_life",
    "reconstructed",
    "counters",
    "decks",
    "piles",
    "rows",
    "turn_card",
    "tracks",
    "mats",
    "routines",
    "actions",
    "hooks",
    "lose_when",
    "more_life",
    "supply",
    "untargetable",
    "damage_taken",
    "when_discarded",
    "when_destroyed",
    "devour",
    "swarm",
    "increased_difficulty",
    "beginner",
    "expedition",
    *NEMESIS_BLOCKS,
)
