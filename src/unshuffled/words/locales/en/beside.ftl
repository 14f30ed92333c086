## Side decks: cards that lie open beside the table

side-it = { $n ->
    [one] it
   *[other] them
}
side-cards = { $n ->
    [one] 1 { $card }
   *[other] { $n } { $card } cards
}
step-gain-card =
    .you = gain { side-cards } from the { $term } deck{ $to ->
        [hand] { " " }and place { side-it } into your hand
        [top-of-deck] { " " }and place { side-it } on top of your deck
       *[discard] { "" }
    }.
    .they = { $who } gains { side-cards } from the { $term } deck{ $to ->
        [hand] { " " }and places { side-it } into their hand
        [top-of-deck] { " " }and places { side-it } on top of their deck
       *[discard] { "" }
    }.
    .do = gain { side-cards } from the { $term } deck{ $to ->
        [hand] { " " }and place { side-it } into { doers } hand
        [top-of-deck] { " " }and place { side-it } on top of { doers } deck
       *[discard] { "" }
    }
step-put-this =
    .you = place this card { put-to }.
    .they = place this card { put-to }.
    .do = place this card { put-to }
rule-side-deck = { $n ->
    [1] there is 1 copy of this card in the { $term } deck.
   *[other] there are { $n } copies of this card in the { $term } deck.
}
label-when-in-hand = When this is in your hand
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
    .they = { $who } places their number token on this card.
    .do = place { doers } number token on this card
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
label-wandering = Wandering
damage-by = { $by ->
    [players] { " " }by a player
    [cards] { " " }by abilities and player cards
    [spells] { " " }by spells that cost { $cost ->
        [least] { $low } or more
        [most] { $high } or less
       *[between] { $low } to { $high }
    }
   *[any] { "" }
}
condition-they-are = { $whose ->
    [they] that is { $who }
   *[you] you are { $who }
}
    .not = { $whose ->
        [they] that is not { $who }
       *[you] you are not { $who }
    }
who-numbered = the player whose number token is on this card
who-most-expensive-in-hand = the player with the most expensive card in hand
who-most-expensive-prepped = the player with the most expensive prepped spell
log-acted-on = { $who } uses { $card }.
log-placed-in-front = { $card } now lies in front of { $who }.
log-number-token-placed = The number token of { $who } is placed on { $card }.

## Treasures: what they do before the game, and while they are owned

label-when-game-starts = At the start of the game
rule-brings = at the start of the game, place 1 { $card } into your discard pile.
rule-pile-bonus = spells from the supply pile next to this card deal { $n } additional { DAMAGE("damage") } when cast.
rule-gravehold-gains-more = each time Gravehold gains life, it gains { $n } additional { LIFE("life") }.
step-assign-this = place this card next to a supply pile{ $kind ->
    [card] { "" }
    [gem] { " " }of gems
    [relic] { " " }of relics
    [spell] { " " }of spells
    [gem-or-relic] { " " }of gems or relics
    [gem-or-spell] { " " }of gems or spells
   *[relic-or-spell] { " " }of relics or spells
}{ $cost ->
    [any] { "" }
   *[at-most] { " " }costing { $n } or less
}.
focus-times = { $n ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $n } times
}
step-focus-times =
    .you = { $which ->
        [cheapest-closed] focus your closed breach with the lowest focus cost{ focus-times }.
        [any-player] focus any player’s breach{ focus-times }.
       *[any] focus one of your breaches{ focus-times }.
    }
    .they = { $which ->
        [cheapest-closed] { $who } focuses their closed breach with the lowest focus cost{ focus-times }.
        [any-player] { $who } focuses any player’s breach{ focus-times }.
       *[any] { $who } focuses one of their breaches{ focus-times }.
    }
    .do = { $which ->
        [cheapest-closed] focus { doers } closed breach with the lowest focus cost{ focus-times }
        [any-player] focus any player’s breach{ focus-times }
       *[any] focus one of { doers } breaches{ focus-times }
    }
step-focus-breach =
    .you = { $which ->
        [any-player] focus any player’s { $numeral } breach{ focus-times }.
       *[any] focus your { $numeral } breach{ focus-times }.
    }
    .they = { $which ->
        [any-player] { $who } focuses any player’s { $numeral } breach{ focus-times }.
       *[any] { $who } focuses their { $numeral } breach{ focus-times }.
    }
    .do = { $which ->
        [any-player] focus any player’s { $numeral } breach{ focus-times }
       *[any] focus { doers } { $numeral } breach{ focus-times }
    }
log-assigned = { $card } is placed at the pile of { $pile }.
