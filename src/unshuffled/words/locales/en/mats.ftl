# Mats of nemeses: what players may do there, and cards with two sides.

rule-mat-action = { $action }: during your main phase you may { $n ->
    [0] do this: { $then }
   *[other] spend { $n } aether. If you do{ follows }
}
rule-mat-action-if = { $action }: during your main phase, if { $condition }, you may { $n ->
    [0] do this: { $then }
   *[other] spend { $n } aether. If you do{ follows }
}
rule-action-cost = { $how ->
    [never] Players cannot do this: { $action }.
   *[price] { $action }: this costs { $n } aether instead.
}
option-mat-action = { $n ->
    [0] { $action }
   *[other] { $action } ({ $n } aether)
}
log-mat-action = { $who }: { $term }.
why-not-on-mat = There is no “{ $action }” in this game.
why-action-barred = A card in play forbids this: { $action }.
why-action-in-vain = Not possible now: { $action }.

## Cards with two sides

rule-two-sided = { $term } cards have two sides. They lie with their fronts up; the other side is not looked at until a card is flipped.
rule-refills = If a card of the { $term } deck is needed and none is left, shuffle its discard pile to form it again.
rule-copies = There are { $n } of these cards.
rule-looks-like = Until it is flipped it looks like { $card }.
rule-counts-as = It also counts as: { $what }.
rule-protects = Damage dealt to { $term } cards is reduced to 0.
rule-more-damage = When a player or Gravehold suffers damage at the start of the nemesis turn, they suffer { $n } more.
rule-more-life = Each { $term } comes into play with { $n } more life.
moment-flipped = when this card is flipped{ follows }
event-flips = { $whose ->
    [you] you flip a card in play
    [ally] an ally flips a card in play
   *[any] any player flips a card in play
}
step-flip = flip a { $term } in play that has not been flipped yet.
step-summon-life = put the top card of the { $term } deck into play with { $n } additional life.
step-reshuffle-all = shuffle the { $term } discard pile into the { $term } deck.
count-in-play-card =
    .each = { $card } in play
    .number = the number of { $card } cards in play
condition-count-in-play-card = { $how ->
    [exactly] { $n ->
        [0] no { $card } is
        [one] exactly { $n } { $card } is
       *[other] exactly { $n } { $card } cards are
    }
   *[other] { how-many } { $card } cards are
} in play
count-deck-cards =
    .each = card in the { $term } deck and its discard pile
    .number = the number of cards in the { $term } deck and its discard pile
condition-count-deck-cards = the { $term } deck and its discard pile have { how-many } { $how ->
    [least] cards
   *[other] { $n ->
        [one] card
       *[other] cards
    }
} together
log-flipped = { $how ->
    [real] { $card } is flipped: it is real.
   *[other] A card is flipped: { $card }.
}
table-side = { $side ->
    [covered] not flipped
   *[turned] flipped
}

## Tracks with many tokens, and supply piles of a nemesis

rule-supply-pile = There is a supply pile of { $n } { $card }, beside those of the market.
rule-track-many = It carries any number of { $term } tokens. They enter on { $enter }.
step-for-players = step { $n } ({ $players ->
    [one] 1 player
   *[other] { $players } players
})
rule-track-loop = After the last step { $term } tokens go on with step { $n }.
rule-track-pushes = A { $term } token that enters moves { $n ->
    [one] 1 step
   *[other] { $n } steps
} forward at once.
step-add-tokens = place { $n } { $term } { $n ->
    [one] token
   *[other] tokens
} where they enter their track.
step-add-tokens-counted = place { $amount } where they enter their track.
step-advance-tokens = move { $which ->
    [any] { $count ->
        [one] any { $term } token
       *[other] { $count } different { $term } tokens
    }
    [most] each { $term } token on the step with the most of them
    [entry] each { $term } token on the step where they enter
   *[each] each { $term } token
} { $n ->
    [one] 1 step
   *[other] { $n } steps
} along their track.
step-remove-tokens = discard { $how ->
    [adjacent] up to { $n } { $term } tokens from two adjacent steps
    [most] up to { $n } { $term } { $n ->
        [one] token
       *[other] tokens
    }
   *[exactly] { $n ->
        [one] any { $term } token
       *[other] { $n } { $term } tokens
    }
}.
step-to-supply =
    .you = return { $n ->
        [one] one { $card }
       *[other] { $n } { $card }
    } from your hand to the supply.
    .they = { $who } returns { $n ->
        [one] one { $card }
       *[other] { $n } { $card }
    } from their hand to the supply.
    .do = return { $n ->
        [one] one { $card }
       *[other] { $n } { $card }
    } from your hand to the supply
step-gain-pile =
    .you = gain one { $card }{ $to ->
        [hand] { " " }and place it into your hand
        [top-of-deck] { " " }and place it on top of your deck
       *[discard] { "" }
    }.
    .they = { $who } gains one { $card }{ $to ->
        [hand] { " " }and places it into their hand
        [top-of-deck] { " " }and places it on top of their deck
       *[discard] { "" }
    }.
    .do = gain one { $card }{ $to ->
        [hand] { " " }and place it into your hand
        [top-of-deck] { " " }and place it on top of your deck
       *[discard] { "" }
    }
option-token-step = { $term } on step { $step } ({ $n } there)
log-tokens-advanced = { $n } { $term } { $n ->
    [one] token moves
   *[other] tokens move
} forward.
table-crowd = { $term }: { $steps }
