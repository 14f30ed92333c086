"""Events: what has happened, in the past tense. Log, animation, statistics and tests read them.

An event is a plain tuple, its name first: creating one is cheap, and nothing in the engine formats text.
`FIELDS` says what follows the name. No event names a card that is hidden from the players.
"""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.state import Event

FIELDS: dict[str, tuple[str, ...]] = {
    "ability_deck_shuffled": (),
    "ability_resolved": ("card",),
    "acted_on": ("seat", "card"),
    "activated": ("seat",),
    "aether_gained": ("seat", "amount"),
    "assigned": ("card", "to_card"),
    "breach_destroyed": ("seat", "breach"),
    "breach_replaced": ("seat", "breach"),
    "buried": ("card",),
    "cards_moved": ("deck", "pile", "amount"),
    "cast": ("seat", "card", "owner", "breach"),
    "cast_unprepped": ("seat", "card", "zone"),
    "charged": ("seat", "amount"),
    "charges_lost": ("seat", "amount"),
    "closed": ("seat", "breach"),
    "counter_changed": ("counter", "amount"),
    "damage_prevented": ("seat", "amount"),
    "shielded": ("seat", "amount"),
    "damage_warded": ("seat",),
    "deck_shuffled": ("seat",),
    "deck_turned_over": ("seat",),
    "destroyed": ("seat", "card"),
    "devoured": ("card", "amount"),
    "discarded": ("seat", "card"),
    "discounted": ("seat", "amount"),
    "drawn": ("seat", "card"),
    "entered_play": ("uid", "card", "amount"),
    "exhausted": ("seat",),
    "flipped": ("uid", "card", "how"),
    "focused": ("seat", "breach"),
    "gained": ("seat", "card", "to"),
    "game_ended": ("outcome",),
    "given": ("seat", "card", "owner", "to"),
    "gravehold_gained": ("amount",),
    "gravehold_suffered": ("amount",),
    "healed": ("seat", "amount"),
    "invoked": ("uid", "card"),
    "laid_beside": ("card", "pile"),
    "left_play": ("uid", "card"),
    "mat_action": ("seat", "name"),
    "minion_damaged": ("uid", "card", "amount"),
    "minion_healed": ("uid", "card", "amount"),
    "nemesis_card_discarded": ("card",),
    "nemesis_card_drawn": ("card",),
    "nemesis_card_revealed": ("card",),
    "nemesis_damaged": ("amount",),
    "nemesis_deck_empty": (),
    "nemesis_gained": ("amount",),
    "nemesis_turn_started": (),
    "next_gain_set": ("seat", "to"),
    "opened": ("seat", "breach"),
    "number_token_placed": ("seat", "card"),
    "paid": ("seat", "amount"),
    "persistent": ("uid", "card"),
    "placed_in_front": ("seat", "card"),
    "played": ("seat", "card"),
    "player_drawn_by_lot": ("seat",),
    "power_opposed": ("seat", "card"),
    "power_token_added": ("uid", "card", "amount"),
    "power_token_removed": ("uid", "card", "amount"),
    "prepped": ("seat", "card", "breach"),
    "prepped_spell_used": ("seat", "card", "breach"),
    "protected_charged": ("amount",),
    "protected_charges_lost": ("amount",),
    "put_into": ("seat", "card", "deck"),
    "put_on_deck": ("seat", "card"),
    "put_under_deck": ("seat", "card"),
    "resolved_again": ("card",),
    "returned": ("seat", "card"),
    "returned_to_supply": ("seat", "card"),
    "revealed": ("seat", "card"),
    "revived": ("card",),
    "routine": ("name",),
    "row_filled": ("card", "pile"),
    "row_moved": ("card", "pile"),
    "shuffled_into_nemesis_deck": ("card",),
    "side_card_discarded": ("card",),
    "side_card_drawn": ("card",),
    "side_card_gained": ("seat", "deck"),
    "side_card_revealed": ("card", "deck"),
    "side_deck_shuffled": ("deck",),
    "silenced": ("uid", "card"),
    "spawned": ("amount",),
    "stayed_silent": ("uid", "card"),
    "suffered": ("seat", "amount"),
    "swarm_damaged": ("amount",),
    "swarm_discarded": ("amount",),
    "swarm_killed": ("amount",),
    "token_damaged": ("counter", "amount"),
    "tokens_advanced": ("counter", "amount"),
    "token_gained": ("seat", "name", "amount"),
    "token_gone": ("counter",),
    "token_healed": ("counter", "amount"),
    "token_lost": ("seat", "name", "amount"),
    "tokens_placed": ("seat", "name", "card", "amount"),
    "token_shifted": ("seat", "name", "amount"),
    "track_moved": ("counter", "amount"),
    "turn_ended": ("seat",),
    "turn_order_drawn": ("turn_card",),
    "turn_order_moved": ("turn_card", "to"),
    "turn_order_reordered": ("seat",),
    "turn_order_revealed": ("turn_card",),
    "turn_order_shuffled": ("amount",),
    "turn_started": ("seat",),
    "two_per_breach": ("seat",),
    "unleashed": (),
}


def describe(content: Content, event: Event) -> dict[str, str | int]:
    """An event with its field names, cards by id and breaches as printed: for tools, logs and the wire."""
    name = str(event[0])
    named: dict[str, str | int] = {"event": name}
    for field, value in zip(FIELDS[name], event[1:], strict=True):
        if field in ("card", "to_card"):
            named[field] = content.cards[value].id  # type: ignore[index]
        elif field == "turn_card":
            named[field] = constants.TURN_CARDS[value]  # type: ignore[index]
        elif field == "breach":
            named[field] = value + 1  # type: ignore[operator]
        else:
            named[field] = value
    return named
