"""Amounts, counts, conditions, selectors, and the choice of cards."""

from __future__ import annotations

from unshuffled.packs.grammar.entries import (
    AMOUNT,
    ANY_WORD,
    CARD,
    CONDITION,
    COUNT,
    COUNTER,
    DECK,
    FLAG,
    KIND,
    MAGE,
    NAMES_CHOICE,
    NUMBER,
    PILE,
    ROW,
    TRACK,
    USES_CHOICE,
    Kind,
    Sort,
    Spelled,
    entry,
    one_of,
    some_of,
    table,
)
from unshuffled.packs.grammar.entries import (
    CONDITIONS as SEVERAL_CONDITIONS,
)
from unshuffled.rules.core.language import Amount
from unshuffled.rules.effects import conditions, counts, who
from unshuffled.rules.effects.cards import Pick

PLAYER = one_of("you", "they")
KINDS = Kind(Sort.WORD, refers="kind", several=True)

AMOUNT_FIELDS = entry(
    "amount",
    Amount,
    base=NUMBER,
    times=NUMBER,
    per=COUNT,
    half_up=FLAG,
    plus=NUMBER,
    condition=Spelled("if", CONDITION),
)
PICK = entry(
    "cards",
    Pick,
    zones=Spelled("from", some_of("hand", "discard", "played", "prepped")),
    whose=one_of("they", "you", "together"),
    count=AMOUNT,
    up_to=NUMBER,
    all=FLAG,
    kind=KINDS,
    not_kind=KIND,
    card=CARD,
    cost_at_least=NUMBER,
    cost_at_most=NUMBER,
    most_expensive=Spelled("most_expensive", FLAG, was="dearest"),
    name=Spelled("as", NAMES_CHOICE),
    with_breach=FLAG,
)

COUNTS = table(
    entry(
        "prepped",
        counts.PreppedSpells,
        "whose",
        whose=one_of("you", "they", "all", "most"),
        other=FLAG,
        same_name=FLAG,
        adjacent=FLAG,
    ),
    entry("open_breaches", counts.OpenBreaches, "whose", whose=PLAYER),
    entry("hand", counts.HandCards, "whose", whose=PLAYER, kind=KINDS, name=CARD),
    entry("discard_pile", counts.DiscardCards, "whose", whose=PLAYER, kind=KINDS, name=CARD),
    entry("turn_order_discard", counts.TurnOrderDiscard, "kind", kind=one_of("nemesis", "player", "any", "own")),
    entry("counter", counts.CounterTokens, "name", name=COUNTER),
    entry("track", counts.TrackSteps, "name", name=TRACK),
    entry("deck", counts.DeckCards, "name", name=DECK),
    entry("pile", counts.PileCards, "name", name=PILE),
    entry("row", counts.RowCards, "name", name=ROW),
    entry("tokens", counts.PlayerTokens, "name", name=ANY_WORD),
    entry("life", counts.Life, "whose", whose=one_of("this", "you", "they", "nemesis", "gravehold")),
    entry("charges", counts.Charges, "whose", whose=PLAYER),
    entry("empty_supply_piles", counts.EmptySupplyPiles, was="true"),
    entry("swarm", counts.Swarm, was="true"),
    entry("in_play", counts.CardsInPlay, "kind", kind=KIND),
    entry("chosen", counts.Chosen, "name", name=USES_CHOICE, tier=NUMBER),
    entry("chosen_free", counts.FreeChosen, "name", name=USES_CHOICE),
    entry("cost_of", counts.CostOf, "name", name=USES_CHOICE),
    entry("that_much", counts.ThatMuch),
    entry("spells_cast", counts.SpellsCast),
    entry("cast", counts.CastThisTurn),
    entry("cards_gained", counts.CardsGained),
    entry("played", counts.PlayedThisTurn, was="this"),
    entry("gained", counts.GainedThisTurn, was="this"),
    entry("nemesis_tier", counts.NemesisTier, was="true"),
    entry("players", counts.Players, was="true"),
)

CONDITIONS = table(
    entry(
        "count",
        conditions.Comparison,
        beside=True,
        count=COUNT,
        at_least=NUMBER,
        at_most=NUMBER,
        exactly=Spelled("is", NUMBER),
    ),
    entry(
        "revealed",
        conditions.Revealed,
        "kind",
        kind=one_of("player", "nemesis", "gem", "relic", "spell", "attack", "minion", "power"),
    ),
    entry("exhausted", conditions.IsExhausted, "whose", whose=one_of("you", "they", "any")),
    entry("pile_empty", conditions.PileEmpty, was="this"),
    entry("killed", conditions.Killed, was="nemesis_deck"),
    entry("your_turn", conditions.YourTurn, was="true"),
    entry("all_breaches_open", conditions.AllBreachesOpen, "whose", whose=PLAYER),
    entry("all_piles_empty", conditions.AllPilesEmpty, was="true"),
    entry("it", conditions.It, kind=KIND, cost_at_least=NUMBER, cost_at_most=NUMBER),
    entry("not", conditions.Not, "part", part=CONDITION),
    entry("all", conditions.All, "parts", parts=SEVERAL_CONDITIONS),
    entry("any", conditions.Any, "parts", parts=SEVERAL_CONDITIONS),
)

SELECTORS = table(
    entry("you", who.You),
    entry("they", who.They),
    entry("ally", who.Ally),
    entry("any_player", who.AnyPlayer),
    entry("each_player", who.EachPlayer),
    entry("active", who.ActivePlayer),
    entry("most_prepped", who.MostPrepped),
    entry("most_open_breaches", who.MostOpenBreaches),
    entry("most_charges", who.MostCharges),
    entry("most_life", who.MostLife),
    entry("most_cards", who.MostCards),
    entry("lowest_life", who.LowestLife),
    entry("fewest_charges", who.FewestCharges),
    entry("fewest_prepped", who.FewestPrepped),
    entry("fewest_cards", who.FewestCards),
    entry("random_player", who.RandomPlayer),
    entry("another_player", who.AnotherPlayer),
    entry("two_players", who.TwoPlayers),
    entry("revealed", who.RevealedPlayer),
    entry("shared_cards", who.SharedCards),
    entry("most_expensive_gem", who.MostExpensiveGem),
    entry("most_in_hand_of", who.MostInHandOf, "card", card=CARD),
    entry("owner_of", who.OwnerOf, "name", name=USES_CHOICE),
    entry("mage", who.MageOf, "mage", mage=MAGE),
)
