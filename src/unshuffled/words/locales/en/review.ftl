## The review of a finished game: the chance of winning, luck and decisions, turning points, purchases

review-chance = Chance of winning
review-start = Chance at the start
review-luck = Luck
review-decisions = Decisions
review-result = { $won ->
    [yes] Result: victory
   *[no] Result: defeat
}
review-kind = { $kind ->
    [turn-order] Turn order
    [nemesis-card] Nemesis cards
    [other-chance] Other luck
    [purchase] Purchases
    [breach] Breaches
    [casting] Spells and targets
    [charge] Charges and abilities
    [discard] Discards
   *[other] Other decisions
}
review-turning-points = Turning points
review-no-turning-points = No single moment changed the chance by more than the estimate is uncertain.
review-turn = Turn { $n }
review-played = Played
review-better = Better
review-came = Drawn
review-turn-card = Turn order: { $card }
review-nemesis-card = { $nemesis } drew { $card }
review-other-chance = Chance decided something else
review-odds = { $n } in { $of }
review-lost-from = From turn { $n } on, the chance stayed below 3 %.
review-purchases = Which purchases paid
review-purchases-about = against the best other use of that aether
review-verdict = { $verdict ->
    [paid] paid
    [not-paid] did not pay
   *[unclear] too close to call
}
review-uses = { $n ->
    [0] never used
    [one] used once
   *[other] used { $n } times
}
review-damage = { $n } damage
review-aether = { $n } aether
review-charges = { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}
review-playouts = { $n ->
    [one] Estimated from { $n } game that a computer player played on.
   *[other] Estimated from { $n } games that a computer player played on.
} The numbers say how its chances changed; they are not marks for players.
review-working = Reviewing the game
