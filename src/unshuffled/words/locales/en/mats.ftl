# Mats of nemeses: what players may do there, and cards with two sides.

rule-action-cost = { $how ->
    [never] players cannot do this: “{ $action }”.
   *[price] “{ $action }” costs { $n } { AETHER("aether") } instead.
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

rule-two-sided = { $term } cards have two sides and enter play front side up. Do not look at the other side before a card is flipped.
rule-refills = if the { $term } deck is empty when one of its cards is needed, shuffle its discard pile to form a new deck.
rule-copies = there are { $n } copies of this card.
rule-looks-like = until it is flipped, this card looks like { $card }.
rule-counts-as = this card also counts as { $what }.
rule-not-flipped = this card cannot be flipped.
rule-protects = damage dealt to { $term } cards is reduced to 0.
rule-more-damage = when a player or Gravehold suffers damage at the start of the nemesis turn, they suffer { $n } additional { DAMAGE("damage") }.
rule-more-life = each { $term } enters play with { $n } additional { LIFE("life") }.
moment-flipped = when this card is flipped{ follows }
event-flips = { $whose ->
    [you] you flip a card in play
    [ally] an ally flips a card in play
   *[any] any player flips a card in play
}
step-flip = flip a { $term } in play that has not been flipped.
    .do = flip a { $term } in play that has not been flipped
step-summon-life = put the top card of the { $term } deck into play with { $n } additional { LIFE("life") }.
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
condition-count-deck-cards = { $how ->
    [least] { $n ->
        [1] there is a card in the { $term } deck or its discard pile
       *[other] the { $term } deck and its discard pile together hold { $n } or more cards
    }
    [exactly] { $n ->
        [0] the { $term } deck and its discard pile are empty
        [one] the { $term } deck and its discard pile together hold exactly 1 card
       *[other] the { $term } deck and its discard pile together hold exactly { $n } cards
    }
   *[most] the { $term } deck and its discard pile together hold at most { $n } { $n ->
        [one] card
       *[other] cards
    }
}
log-flipped = { $how ->
    [real] { $card } is flipped: it is real.
   *[other] A card is flipped: { $card }.
}
table-side = { $side ->
    [covered] not flipped
   *[turned] flipped
}

## Tracks with many tokens, and supply piles of a nemesis

rule-supply-pile = there is an additional supply pile of { $n } { $card }.
rule-track-many = { $term } tokens start on { $enter }. A space holds any number of them.
step-for-players = space { $n } ({ $many ->
    [1] { $players ->
        [one] 1 player
       *[other] { $players } players
    }
   *[other] { $least }–{ $players } players
})
rule-track-loop = from the last space, { $term } tokens move on to space { $n }.
rule-track-pushes = when a { $term } token is placed on its start space, move it { $n ->
    [one] 1 space
   *[other] { $n } spaces
} forward.
step-add-tokens = place { $n } { $term } { $n ->
    [one] token on its start space
   *[other] tokens on their start space
}.
step-add-tokens-counted = place { $amount } on their start space.
step-advance-tokens = move { $which ->
    [any] { $count ->
        [one] any { $term } token
       *[other] { $count } different { $term } tokens
    }
    [most] each { $term } token on the space with the most { $term } tokens
    [entry] each { $term } token on its start space
   *[each] each { $term } token
} { $n ->
    [one] 1 space
   *[other] { $n } spaces
} along the track.
step-remove-tokens = discard { $how ->
    [adjacent] up to { $n } { $term } tokens from two adjacent spaces
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
    .you = return { $n } { $card } from your hand to the supply.
    .they = { $who } returns { $n } { $card } from their hand to the supply.
    .do = return { $n } { $card } from { doers } hand to the supply
step-gain-pile =
    .you = gain 1 { $card }{ $to ->
        [hand] { " " }and place it into your hand
        [top-of-deck] { " " }and place it on top of your deck
       *[discard] { "" }
    }.
    .they = { $who } gains 1 { $card }{ $to ->
        [hand] { " " }and places it into their hand
        [top-of-deck] { " " }and places it on top of their deck
       *[discard] { "" }
    }.
    .do = gain 1 { $card }{ $to ->
        [hand] { " " }and place it into { doers } hand
        [top-of-deck] { " " }and place it on top of { doers } deck
       *[discard] { "" }
    }
option-token-step = { $term } on step { $step } ({ $n } there)
log-tokens-advanced = { $n } { $term } { $n ->
    [one] token moves
   *[other] tokens move
} forward.
table-crowd = { $term }: { $steps }
