## Side decks: cards that lie open beside the table

side-it = { $n ->
    [one] it
   *[other] them
}
step-gain-card =
    .you = gain { $n } { $card } from the { $term } deck{ $to ->
        [hand] { " " }and place { side-it } into your hand
        [top-of-deck] { " " }and place { side-it } on top of your deck
       *[discard] { "" }
    }.
    .they = { $who } gains { $n } { $card } from the { $term } deck{ $to ->
        [hand] { " " }and places { side-it } into their hand
        [top-of-deck] { " " }and places { side-it } on top of their deck
       *[discard] { "" }
    }.
    .do = gain { $n } { $card } from the { $term } deck{ $to ->
        [hand] { " " }and place { side-it } into hand
        [top-of-deck] { " " }and place { side-it } on top of the deck
       *[discard] { "" }
    }
step-put-this =
    .you = place this card { put-to }.
    .they = place this card { put-to }.
    .do = place this card { put-to }
rule-side-deck = { $n ->
    [1] the only card of this name in the { $term } deck, which is not part of the supply.
   *[other] one of { $n } cards of this name in the { $term } deck, which is not part of the supply.
}
label-when-in-hand = As soon as this is in your hand
table-side-deck = { $term } deck
table-in-front = in front

## Cards in front of a player, cards in play with actions, number tokens, damage of one sort

label-in-front = In front of you
rule-any-player = where a nemesis card says “any player”, that player must be you if possible.
step-place-in-front =
    .you = place this card in front of you.
    .they = place this card in front of { $who }.
    .do = place this card in front of you
step-place-number-token =
    .you = place your number token on this card.
    .they = place the number token of { $who } on this card.
    .do = place your number token on this card
step-deal-this = deal { $amount } to { $minion }.
moment-token-removed = when a power token is removed from this{ follows }
rule-minions-take-less = damage dealt to minions from the nemesis deck is reduced by { $n }, but never below 1.
rule-damage-by-at-most = { $n ->
    [1] damage dealt to { $target }{ $by } is reduced to 1.
   *[other] damage of more than { $n } dealt to { $target }{ $by } is reduced to { $n }.
}
rule-damage-by-less = damage dealt to { $target }{ $by } is reduced by { $n }{ $least ->
    [0] { "" }
   *[other] , but never below { $least }
}.
damage-by = { $by ->
    [cards] { " " }by abilities and player cards
    [spells] { " " }by spells that cost { $cost ->
        [least] { $low } or more
        [most] { $high } or less
       *[between] { $low } to { $high }
    }
   *[any] { "" }
}
condition-they-are = { $whose ->
    [they] that player is { $who }
   *[you] you are { $who }
}
    .not = { $whose ->
        [they] that player is not { $who }
       *[you] you are not { $who }
    }
who-numbered = the player whose number token is on this card
who-most-expensive-in-hand = the player with the most expensive card in hand
who-most-expensive-prepped = the player with the most expensive prepped spell
log-acted-on = { $who } uses { $card }.
log-placed-in-front = { $card } now lies in front of { $who }.
log-number-token-placed = The number token of { $who } is placed on { $card }.

## Treasures: what they do before the game, and while they are owned

label-when-game-starts = When the game starts
rule-brings = when the game starts, 1 { $card } from the box is placed into your discard pile.
rule-pile-bonus = spells of the supply pile that this lies at deal { $n } additional damage when cast.
rule-gravehold-gains-more = each time Gravehold gains life, it gains { $n } more.
step-assign-this = place this at a supply pile{ $kind ->
    [card] { "" }
    [gem] { " " }of gems
    [relic] { " " }of relics
    [spell] { " " }of spells
    [gem-or-relic] { " " }of gems or relics
    [gem-or-spell] { " " }of gems or spells
   *[relic-or-spell] { " " }of relics or spells
}{ $cost ->
    [any] { "" }
   *[at-most] { " " }that cost { $n } or less
}.
focus-times = { $n ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $n } times
}
step-focus-times =
    .you = { $which ->
        [cheapest-closed] focus your closed breach with the lowest focus cost{ focus-times }.
        [any-player] focus one breach of any player{ focus-times }.
       *[any] focus one of your breaches{ focus-times }.
    }
    .they = { $which ->
        [cheapest-closed] { $who } focuses their closed breach with the lowest focus cost{ focus-times }.
        [any-player] { $who } focuses one breach of any player{ focus-times }.
       *[any] { $who } focuses one of their breaches{ focus-times }.
    }
    .do = { $which ->
        [cheapest-closed] focus the closed breach with the lowest focus cost{ focus-times }
        [any-player] focus one breach of any player{ focus-times }
       *[any] focus one breach{ focus-times }
    }
step-focus-breach =
    .you = { $which ->
        [any-player] focus the { $numeral } breach of any player{ focus-times }.
       *[any] focus your { $numeral } breach{ focus-times }.
    }
    .they = { $which ->
        [any-player] { $who } focuses the { $numeral } breach of any player{ focus-times }.
       *[any] { $who } focuses their { $numeral } breach{ focus-times }.
    }
    .do = { $which ->
        [any-player] focus the { $numeral } breach of any player{ focus-times }
       *[any] focus the { $numeral } breach{ focus-times }
    }
log-assigned = { $card } is placed at the pile of { $pile }.
