# What cards and mats say. Phrases begin in lower case; a sentence is given its capital letter when it is spoken.
# Attributes of a verb: .you (said to whoever acts), .they (about $who), .do (after "may").

## Shapes

or = OR
if = If { $condition }: { $then }
else = Otherwise: { $then }
step-impossible = This option cannot be chosen.
else-if = Otherwise, if { $condition }: { $then }
may = { $who ->
    [you] You may { $what }.
   *[they] { $name } may { $what }.
}
if-you-do = { $who ->
    [you] If you do: { $then }
   *[they] If they do: { $then }
}
and-then = { $a }, then { $b }
of-player = { $who }
repeat = { $n ->
    [2] Do this twice: { $what }
    [3] Do this three times: { $what }
   *[other] Do this { $n } times: { $what }
}
until = Repeat until { $condition }: { $what }
choose-player = Choose { $who }.
list-and = { $a }, { $b }
counted-card = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}

## Who

who-you = you
who-they = that player
who-that-player = that player
who-each-of-them = each of them
who-ally = any ally
who-any-player = any player
who-each-player = each player
who-active = the active player
who-most-prepped = the player with the most prepped spells
who-most-open-breaches = the player with the most open breaches
who-most-charges = the player with the most charges
who-most-life = the player with the most life
who-lowest-life = the player with the lowest life
who-another-player = another player
who-two-players = each of two different players
who-revealed = the player of that card
who-shared-cards = for each wild or shared card in the turn order discard pile, one of its players
who-owner-of = its owner
who-most-in-hand = the player with the most { $card } cards in hand
who-dealer = the player who dealt it

minion-this =
    .nom = this { $this ->
        [power] power
        [minion] minion
       *[card] card
    }
    .acc = this { $this ->
        [power] power
        [minion] minion
       *[card] card
    }
    .gen = this { $this ->
        [power] power
        [minion] minion
       *[card] card
    }
    .dat = this { $this ->
        [power] power
        [minion] minion
       *[card] card
    }
minion-that =
    .nom = that minion
    .acc = that minion
    .gen = that minion
minion-lowest-life =
    .nom = the { $term } with the lowest life
    .acc = the { $term } with the lowest life
    .gen = the { $term } with the lowest life
minion-highest-life =
    .nom = the { $term } with the highest life
    .acc = the { $term } with the highest life
    .gen = the { $term } with the highest life
minion-each =
    .nom = each { $term } in play
    .acc = each { $term } in play
    .gen = each { $term } in play, oldest first
nemesis-dat = { $nemesis }

## Amounts

unit = { $unit ->
    [damage] { $n } damage
    [life] { $n } life
    [aether] { $n } aether
    [additional] { $n } additional damage
    [charges] { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
    [swarm] { $n ->
        [one] { $n } { $swarm }
       *[other] { $n } { $swarm } tokens
    }
   *[cards] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
}
amount-plus-if = { $base }, plus { $n } if { $condition }
amount-each = { $base } for each { $each }
amount-plus-each = { $base }, plus { $n } for each { $each }
amount-minus-each = { $base }, minus { $n } for each { $each }
amount-equal = { $unit ->
    [damage] damage equal to { $number }
    [life] life equal to { $number }
    [aether] aether equal to { $number }
    [additional] additional damage equal to { $number }
    [swarm] as many { $swarm } tokens as { $number }
    [charges] charges equal to { $number }
   *[cards] cards equal to { $number }
}
amount-half = { $unit ->
    [damage] damage equal to half { $number }, rounded up
    [life] life equal to half { $number }, rounded up
    [aether] aether equal to half { $number }, rounded up
    [additional] additional damage equal to half { $number }, rounded up
    [swarm] as many { $swarm } tokens as half { $number }, rounded up
    [charges] charges equal to half { $number }, rounded up
   *[cards] cards equal to half { $number }, rounded up
}

## Counts

count-prepped =
    .each = { $whose ->
        [all] { $other ->
            [yes] other prepped spell
           *[no] prepped spell
        }
        [most] spell prepped by the player with the most prepped spells
        [they] { $other ->
            [yes] other spell that player has prepped
           *[no] spell that player has prepped
        }
       *[you] { $other ->
            [yes] other spell you have prepped
           *[no] spell you have prepped
        }
    }
    .number = { $whose ->
        [all] the number of prepped spells
        [most] the most spells any one player has prepped
        [they] the number of spells that player has prepped
       *[you] the number of spells you have prepped
    }
count-prepped-adjacent =
    .each = spell prepped in a breach adjacent to this one
    .number = the number of spells prepped in breaches adjacent to this one
count-prepped-same =
    .each = other prepped spell with this name
    .number = the number of other prepped spells with this name
count-open-breaches =
    .each = { $whose ->
        [they] open breach that player has
       *[you] open breach you have
    }
    .number = { $whose ->
        [they] the number of that player’s open breaches
       *[you] the number of your open breaches
    }
count-hand =
    .each = { $kind ->
        [gem] gem
        [relic] relic
        [spell] spell
        [own] { $term } card
       *[card] card
    } in { $whose ->
        [they] that player’s
       *[you] your
    } hand
    .number = the number of { $kind ->
        [gem] gems
        [relic] relics
        [spell] spells
        [own] { $term } cards
       *[card] cards
    } in { $whose ->
        [they] that player’s
       *[you] your
    } hand
count-turn-order-discard =
    .each = { $kind ->
        [nemesis] nemesis card
        [player] player card
        [own] turn order card of that player
       *[any] card
    } in the turn order discard pile
    .number = the number of { $kind ->
        [nemesis] nemesis cards
        [player] player cards
        [own] that player’s cards
       *[any] cards
    } in the turn order discard pile
count-counter =
    .each = { $term } token
    .number = the number of { $term } tokens
count-track =
    .each = step that { $term } has advanced
    .number = the number of steps that { $term } has advanced
count-tokens =
    .each = { $term } token { $whose ->
        [they] that player has
       *[you] you have
    }
    .number = the number of { $whose ->
        [they] that player’s
       *[you] your
    } { $term } tokens
count-life =
    .each = { $whose ->
        [this] life this minion has
        [they] life that player has
       *[you] life you have
    }
    .number = { $whose ->
        [this] this minion’s life
        [they] that player’s life
       *[you] your life
    }
count-charges =
    .each = { $whose ->
        [they] charge that player has
       *[you] charge you have
    }
    .number = the number of { $whose ->
        [they] that player’s
       *[you] your
    } charges
count-empty-supply-piles =
    .each = empty supply pile
    .number = the number of empty supply piles
count-swarm =
    .each = { $swarm } in play
    .number = the number of { $swarm } tokens in play
count-in-play =
    .each = { $term } in play
    .number = the number of { $term } cards in play
count-chosen =
    .each = { $tier ->
        [0] { $kind ->
            [gem] gem
            [relic] relic
            [spell] spell
            [prepped] spell
            [swarm] token
           *[card] card
        }
       *[other] tier { $tier } card
    } { $verb ->
        [destroy] destroyed
        [take] returned
        [gain] gained
       *[discard] discarded
    } this way
    .number = the number of { $tier ->
        [0] { $kind ->
            [gem] gems
            [relic] relics
            [spell] spells
            [prepped] spells
            [swarm] tokens
           *[card] cards
        }
       *[other] tier { $tier } cards
    } { $verb ->
        [destroy] destroyed
        [take] returned
        [gain] gained
       *[discard] discarded
    } this way
count-cost-of =
    .each = aether it costs
    .number = its cost
count-played =
    .each = time you have played this card this turn
    .number = the number of times you have played this card this turn
count-gained =
    .each = time you have gained this card this turn
    .number = the number of times you have gained this card this turn
count-nemesis-tier =
    .each = nemesis tier
    .number = the nemesis tier
count-players =
    .each = player
    .number = the number of players

## Conditions

condition-and = { $a } and { $b }
condition-not = it is not so that { $condition }
condition-revealed = { $kind ->
    [player] it is a player card
   *[nemesis] it is a nemesis card
}
condition-exhausted = { $whose ->
    [they] that player is exhausted
   *[you] you are exhausted
}
condition-pile-empty = this card’s supply pile is empty
condition-killed = this defeats a minion from the nemesis deck
condition-your-turn = it is your turn
condition-all-breaches-open = { $whose ->
    [they] all of that player’s breaches are open
   *[you] all your breaches are open
}
condition-all-piles-empty = all supply piles are empty
condition-count-prepped = { $whose ->
    [you] you have
    [they] that player has
    [most] a player has
   *[all] there are
} { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] exactly { $n }
} prepped { $n ->
    [one] spell
   *[other] spells
}
condition-count-prepped-adjacent = { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] exactly { $n }
} spells are prepped in breaches adjacent to this one
condition-count-prepped-same = { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] exactly { $n }
} spells with this name are prepped
condition-count-open-breaches = { $whose ->
    [they] that player has
   *[you] you have
} { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] exactly { $n }
} open { $n ->
    [one] breach
   *[other] breaches
}
condition-count-hand = { $whose ->
    [they] that player has
   *[you] you have
} { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] exactly { $n }
} { $kind ->
    [gem] { $n ->
        [one] gem
       *[other] gems
    }
    [relic] { $n ->
        [one] relic
       *[other] relics
    }
    [spell] { $n ->
        [one] spell
       *[other] spells
    }
    [own] { own-cards }
   *[card] { $n ->
        [one] card
       *[other] cards
    }
} in hand
condition-count-turn-order-discard = the turn order discard pile holds { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[exactly] exactly { $n }
} { $kind ->
    [nemesis] nemesis { $n ->
        [one] card
       *[other] cards
    }
    [player] player { $n ->
        [one] card
       *[other] cards
    }
    [own] { $n ->
        [one] card
       *[other] cards
    } of that player
   *[any] { $n ->
        [one] card
       *[other] cards
    }
}
condition-count-counter = { $nemesis } has { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] { $n ->
        [0] no
       *[other] exactly { $n }
    }
} { $term } { $n ->
    [one] token
   *[other] tokens
}
condition-count-track = { $term } is on step { $n }{ $how ->
    [least] { " " }or later
    [most] { " " }or earlier
   *[exactly] { "" }
}
condition-count-tokens = { $whose ->
    [they] that player has
   *[you] you have
} { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] exactly { $n }
} { $term } { $n ->
    [one] token
   *[other] tokens
}
condition-count-life = { $whose ->
    [this] this minion has
    [they] that player has
   *[you] you have
} { $how ->
    [least] { $n } life or more
    [most] { $n } life or less
   *[exactly] exactly { $n } life
}
condition-count-charges = { $whose ->
    [they] that player has
   *[you] you have
} { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] exactly { $n }
} { $n ->
    [one] charge
   *[other] charges
}
condition-count-empty-supply-piles = { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] exactly { $n }
} supply piles are empty
condition-count-swarm = { $how ->
    [least] { $n } or more { $swarm } tokens are
    [most] at most { $n } { $swarm } tokens are
   *[exactly] exactly { $n } { $swarm } tokens are
} in play
condition-count-in-play = { $how ->
    [least] { $n } or more { $term } cards are
    [most] at most { $n } { $term } cards are
   *[exactly] { $n ->
        [0] no { $term } is
       *[other] exactly { $n } { $term } cards are
    }
} in play
condition-count-chosen = { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] exactly { $n }
} were moved this way
condition-count-cost-of = it costs { $how ->
    [least] { $n } or more
    [most] { $n } or less
   *[exactly] exactly { $n }
}
condition-count-played = { $how ->
    [least] you have played this card at least { $n } times this turn
    [most] you have played this card at most { $n } times this turn
   *[exactly] this is the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } time you play this card this turn
}
condition-count-gained = { $how ->
    [least] you have gained this card at least { $n } times this turn
    [most] you have gained this card at most { $n } times this turn
   *[exactly] this is the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } time you gain this card this turn
}
condition-count-nemesis-tier = the nemesis tier is { $how ->
    [least] { $n } or higher
    [most] { $n } or lower
   *[exactly] { $n }
}
condition-count-players = { $how ->
    [least] there are { $n } or more players
    [most] there are { $n } players or fewer
   *[exactly] there are exactly { $n } players
}

## Cards as the object of a sentence

kind-or = { $a } or { $b }
own-cards = { $term } { $n ->
    [one] card
   *[other] cards
}
mixed-cards = { $n ->
    [one] card
   *[other] cards
} ({ $term })
pick-noun = { $kind ->
    [gem] { $n ->
        [one] gem
       *[other] gems
    }
    [relic] { $n ->
        [one] relic
       *[other] relics
    }
    [spell] { $n ->
        [one] spell
       *[other] spells
    }
    [prepped] { $n ->
        [one] prepped spell
       *[other] prepped spells
    }
    [gem-or-relic] { $n ->
        [one] gem or relic
       *[other] gems or relics
    }
    [own] { own-cards }
    [mixed] { mixed-cards }
    [named] { $card } { $n ->
        [one] card
       *[other] cards
    }
   *[card] { $n ->
        [one] card
       *[other] cards
    }
}
pick-where = { $zone ->
    [hand] { " " }in hand
    [discard] { " " }in the discard pile
    [played] { " " }played this turn
    [hand-discard] { " " }in hand or in the discard pile
   *[prepped] { "" }
}
pick-limit = { $limit ->
    [not-kind] { " " }other than { $other } cards
    [at-least] { " " }costing { $cost } or more
    [at-most] { " " }costing { $cost } or less
    [zero] { " " }costing 0
   *[none] { "" }
}
pick-owned = { $kind ->
    [prepped] { $actor ->
        [you] of your prepped spells
        [together] { pick-noun }
       *[they] of their prepped spells
    }
   *[other] { pick-noun }
}
pick-some = { $n ->
    [one] { $kind ->
        [prepped] { $actor ->
            [together] a
           *[other] one
        }
       *[other] a
    }
   *[other] { $n }
} { pick-owned }{ pick-where }{ pick-limit }
pick-up-to = up to { $n } { pick-owned }{ pick-where }{ pick-limit }
pick-all = all { pick-noun }{ pick-where }{ pick-limit }
pick-most-expensive = { $kind ->
    [prepped] { $actor ->
        [you] your
        [together] the
       *[they] their
    }
   *[other] the
} { $n ->
    [one] most expensive
   *[other] { $n } most expensive
} { pick-noun }{ pick-where }{ pick-limit }
pick-counted = a number of cards{ pick-where } equal to { $number }

## Verbs: life and damage

step-deal = Deal { $amount }{ $target ->
    [nemesis] { " " }to the nemesis
   *[any] { "" }
}.
step-deal-divided = Deal { $amount }, divided as you like among the nemesis and any number of minions.
deal-more = Deal { $amount }.
step-suffer =
    .you = Suffer { $amount }.
    .they = { $who } suffers { $amount }.
    .do = suffer { $amount }
step-gravehold-suffers = Gravehold suffers { $amount }.
step-this-suffers = { $minion } suffers { $amount }.
step-this-gains = { $minion } gains { $amount }.
step-heal =
    .you = Gain { $amount }.
    .they = { $who } gains { $amount }.
    .do = gain { $amount }
step-gravehold-gains = Gravehold gains { $amount }.
    .do = let Gravehold gain { $amount }
step-nemesis-gains = { $nemesis } gains { $amount }.
step-prevent-damage = Prevent all damage that players and Gravehold would suffer this turn.

## Verbs: aether, charges, tokens

step-aether =
    .you = Gain { $amount }{ aether-limit }.
    .they = { $who } gains { $amount }{ aether-limit }.
    .do = gain { $amount }{ aether-limit }
aether-limit = { $limit ->
    [gain-spell] { " " }that can only be used to gain a spell
    [gain-gem] { " " }that can only be used to gain a gem
    [gain-relic] { " " }that can only be used to gain a relic
    [gain] { " " }that can only be used to gain cards
    [not-gain-relic-gain-spell] { " " }that cannot be used to gain a relic or spell
   *[none] { "" }
}
step-pay =
    .you = Spend { $n } aether.
    .they = { $who } spends { $n } aether.
    .do = spend { $n } aether
step-discount =
    .you = The next time you focus or open a breach this turn, it costs { $n } aether less.
    .they = The next time { $who } focuses or opens a breach this turn, it costs { $n } aether less.
    .do = make the next focus or open of a breach this turn cost { $n } aether less
step-charge =
    .you = Gain { $amount }.
    .they = { $who } gains { $amount }.
    .do = gain { $amount }
step-lose-charges =
    .you = Lose { lost-charges }.
    .they = { $who } loses { lost-charges }.
    .do = lose { lost-charges }
lost-charges = { $all ->
    [yes] all charges
   *[no] { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
}
step-share-charges = Allies gain { $n } charges in all, divided as you like.
step-tokens =
    .you = Gain { $n } { $term } { $n ->
        [one] token
       *[other] tokens
    }.
    .they = { $who } gains { $n } { $term } { $n ->
        [one] token
       *[other] tokens
    }.
    .do = gain { $n } { $term } { $n ->
        [one] token
       *[other] tokens
    }

## Verbs: cards

step-draw =
    .you = Draw { $amount }.
    .they = { $who } draws { $amount }.
    .do = draw { $amount }
step-discard =
    .you = Discard { $what }.
    .they = { $who } discards { $what }.
    .do = discard { $what }
    .together = The players collectively discard { $what }.
    .maytogether = The players may collectively discard { $what }.
step-destroy =
    .you = Destroy { $what }.
    .they = { $who } destroys { $what }.
    .do = destroy { $what }
    .together = The players collectively destroy { $what }.
    .maytogether = The players may collectively destroy { $what }.
step-destroy-with-breach =
    .you = Destroy { $what } and a breach it was prepped to.
    .they = { $who } destroys { $what } and a breach it was prepped to.
    .do = destroy { $what } and a breach it was prepped to
step-destroy-this =
    .you = Destroy this.
    .they = Destroy this.
    .do = destroy this
step-destroy-played =
    .you = Destroy that card.
    .they = Destroy that card.
    .do = destroy that card
step-take =
    .you = Return { $what } to your hand.
    .they = { $who } returns { $what } to hand.
    .do = return { $what } to hand
    .together = The players collectively return { $what } to hand.
    .maytogether = The players may collectively return { $what } to hand.
step-take-top-of-discard =
    .you = Take the top card of your discard pile into your hand.
    .they = Take the top card of { $who }’s discard pile into your hand.
    .do = take the top card of { $whose }’s discard pile into your hand
step-destroy-top-of-discard =
    .you = Destroy the top card of your discard pile.
    .they = Destroy the top card of { $who }’s discard pile.
    .do = destroy the top card of { $whose }’s discard pile
step-reveal =
    .you = Reveal the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck.
    .they = { $who } reveals the top { $n ->
        [one] card
       *[other] { $n } cards
    } of their deck.
    .do = reveal the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the deck
step-reveal-turn-order =
    .you = Reveal the top card of the turn order deck.
    .do = reveal the top card of the turn order deck
revealed-card = { $which ->
    [most-expensive] the most expensive revealed card
   *[it] it
}
step-put-revealed =
    .you = { $to ->
        [bottom] Place { revealed-card } on the bottom of that deck.
        [discard] Discard { revealed-card }.
       *[destroy] Destroy { revealed-card }.
    }
    .they = { $to ->
        [bottom] { $who } places { revealed-card } on the bottom of that deck.
        [discard] { $who } discards { revealed-card }.
       *[destroy] { $who } destroys { revealed-card }.
    }
    .do = { $to ->
        [bottom] place { revealed-card } on the bottom of that deck
        [discard] discard { revealed-card }
       *[destroy] destroy { revealed-card }
    }
step-shuffle-deck =
    .you = Place your discard pile on top of your deck and shuffle it.
    .they = { $who } places their discard pile on top of their deck and shuffles it.
    .do = place the discard pile on top of the deck and shuffle it
step-destroy-top-of-deck =
    .you = Destroy the top { $count } cards of your deck.
    .they = { $who } destroys the top { $count } cards of their deck.
    .do = destroy the top { $count } cards of the deck
gained-card = { $which ->
    [this] a card with this name from its supply pile
    [cheapest] a { gained-kind } from the least expensive { gained-kind } supply pile
    [at-most] a { gained-kind } costing { $cost } or less from any supply pile
   *[any] a { gained-kind } from any supply pile
}
gained-kind = { $kind ->
    [gem] gem
    [relic] relic
    [spell] spell
   *[card] card
}
step-gain =
    .you = Gain { gained-card }{ $to ->
        [hand] { " " }and place it into your hand
        [top-of-deck] { " " }and place it on top of your deck
       *[discard] { "" }
    }.
    .they = { $who } gains { gained-card }{ $to ->
        [hand] { " " }and places it into their hand
        [top-of-deck] { " " }and places it on top of their deck
       *[discard] { "" }
    }.
    .do = gain { gained-card }{ $to ->
        [hand] { " " }and place it into hand
        [top-of-deck] { " " }and place it on top of the deck
       *[discard] { "" }
    }
step-next-gain = { $to ->
    [ally-discard] Place the next card you gain this turn on top of any ally’s discard pile.
   *[top-of-deck] { $optional ->
        [yes] You may place the next card you gain this turn on top of your deck.
       *[no] Place the next card you gain this turn on top of your deck.
    }
}
step-play =
    .you = Play a { $kind ->
        [relic] relic
       *[gem] gem
    } in hand { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    }.
    .do = play a { $kind ->
        [relic] relic
       *[gem] gem
    } in hand { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    }

## Verbs: breaches and spells

step-focus =
    .you = { $which ->
        [cheapest-closed] Focus your closed breach with the lowest focus cost.
        [any-player] Focus any player’s breach.
       *[any] Focus one of your breaches.
    }
    .they = { $which ->
        [cheapest-closed] { $who } focuses their closed breach with the lowest focus cost.
        [any-player] { $who } focuses any player’s breach.
       *[any] { $who } focuses one of their breaches.
    }
    .do = { $which ->
        [cheapest-closed] focus the closed breach with the lowest focus cost
        [any-player] focus any player’s breach
       *[any] focus a breach
    }
step-prep =
    .you = Prep a spell { prep-from } to { prep-to }.
    .they = { $who } preps a spell { prep-from } to { prep-to }.
    .do = prep a spell { prep-from } to { prep-to }
prep-from = { $zone ->
    [discard] in the discard pile
   *[hand] in hand
}
prep-to = { $to ->
    [usual] a breach
   *[any] an open or closed breach
}
step-cast =
    .you = Cast { cast-spell }.{ cast-after }
    .do = cast { cast-spell }{ $bonus ->
        [0] { "" }
       *[other] { "" } with { $bonus } additional damage
    }
cast-spell = { $whose ->
    [any_player] any player’s prepped spell
   *[you] { $fresh ->
        [yes] a spell you prepped this turn
       *[no] one of your prepped spells
    }
}
cast-after = { $after ->
    [owner_hand] { " " }Then return it to its owner’s hand.
    [ally_hand] { " " }Then place it into any ally’s hand.
   *[none] { "" }
}
step-cast-twice =
    .you = Cast any player’s prepped spell without discarding it, then cast it again.
    .do = cast any player’s prepped spell without discarding it, then cast it again
step-cast-several =
    .you = Cast up to { $n } prepped spells of any players. After each, place that spell into any ally’s hand.
    .do = cast up to { $n } prepped spells of any players, each then going into any ally’s hand
step-two-per-breach =
    .you = You may prep up to two spells to each of your open breaches this turn.
    .they = { $who } may prep up to two spells to each of their open breaches this turn.
    .do = prep up to two spells to each open breach this turn
step-sigil-breach =
    .you = Destroy one of your open I or II breaches, return the spells prepped there to your hand, and put a Sigil breach (+{ $bonus } damage) in its place.
    .they = { $who } destroys an open I or II breach of theirs, returns the spells prepped there to hand, and puts a Sigil breach (+{ $bonus } damage) in its place.
    .do = replace an open I or II breach by a Sigil breach (+{ $bonus } damage)

## Verbs: turn order

step-return-turn-order =
    .you = Shuffle { $which ->
        [nemesis] { $count ->
            [all] all nemesis cards
           *[one] a nemesis card
        }
       *[player] { $count ->
            [all] all player cards
           *[one] a player card
        }
    } of the turn order discard pile into the turn order deck.
    .do = shuffle { $which ->
        [nemesis] { $count ->
            [all] all nemesis cards
           *[one] a nemesis card
        }
       *[player] { $count ->
            [all] all player cards
           *[one] a player card
        }
    } of the turn order discard pile into the turn order deck
step-return-turn-order-theirs =
    .you = Shuffle one of your cards of the turn order discard pile into the turn order deck. The wild card does not count.
    .they = Shuffle one of the cards of { $who } from the turn order discard pile into the turn order deck. The wild card does not count.
    .do = shuffle one of the player’s cards of the turn order discard pile into the turn order deck
step-return-turn-order-keep =
    .you = Choose a player card in the turn order discard pile. Shuffle all other cards of that pile into the turn order deck.
    .do = choose a player card in the turn order discard pile and shuffle all other cards of that pile into the turn order deck
step-reorder-turn-order = Reveal the turn order deck and put it back in any order.

## Verbs: nemesis

step-unleash = { $n ->
    [one] Unleash.
    [2] Unleash twice.
    [3] Unleash three times.
   *[other] Unleash { $n } times.
}
step-routine = { $term }.
step-counter = { $nemesis } { $how ->
    [gain] gains
   *[lose] loses
} { $n } { $term } { $n ->
    [one] token
   *[other] tokens
}.
step-lose-game = The players lose the game.
step-win-game = The players win the game.
step-resolve-from = Draw the top card of the { $term } deck, resolve it, and shuffle it back into that deck.
step-summon = Put the top card of the { $term } deck into play.
step-invoke = Resolve the { $part } of { $minion }.{ $spare ->
    [yes] { " " }No minion suffers damage from its own { $part }.
   *[no] { "" }
}
step-this-under = Place { $minion } on the bottom of the { $term } deck.
step-bury-this = Place this card on the bottom of the nemesis deck.
step-discard-this = Discard this card.
step-reshuffle = Shuffle the { $n } most recently discarded { $term } cards into the { $term } deck.
step-move = Put { gained-top } of the { $source ->
    [deck] { $from } deck
   *[pile] { $from }
} on the { $target ->
    [deck] { $to } deck
   *[pile] { $to }
}.
step-advance = { $back ->
    [yes] Move { $term } back
   *[no] Advance { $term }
} by { $n ->
    [one] 1 step
   *[other] { $n } steps
}.
step-discard-from = Discard the top { $n ->
    [one] card
   *[other] { $n } cards
} of the { $term } deck.
step-gain-from =
    .you = Gain { gained-top } of the { $term } deck and place { gained-them } { $to ->
        [hand] into your hand
       *[top-of-deck] on top of your deck
    }.
    .they = { $who } gains { gained-top } of the { $term } deck and places { gained-them } { $to ->
        [hand] into their hand
       *[top-of-deck] on top of their deck
    }.
    .do = gain { gained-top } of the { $term } deck
gained-top = the top { $n ->
    [one] card
   *[other] { $n } cards
}
gained-them = { $n ->
    [one] it
   *[other] them
}
step-share-from = The players collectively gain { gained-top } of the { $term } deck and place { gained-them } on top of their decks.
step-resolve-hand =
    .you = Resolve every { $term } card in your hand, in any order.
    .they = { $who } resolves every { $term } card in hand, in any order.
    .do = resolve every { $term } card in hand, in any order
step-devour = Devour { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of { $which ->
    [cheapest] the least expensive { devour-kind }supply pile
    [most-expensive] the most expensive { devour-kind }supply pile
    [second-most-expensive] the second most expensive { devour-kind }supply pile
   *[any] any { devour-kind }supply pile
}.
devour-kind = { $kind ->
    [gem] gem{ " " }
    [relic] relic{ " " }
    [spell] spell{ " " }
   *[any] { "" }
}
step-devour-each = Devour 1 card of each { devour-kind }supply pile, the most expensive first.
step-devour-counted = Devour cards of any supply pile equal to { $number }.
step-spawn = Put { $amount } into play.
step-discard-swarm = { $half ->
    [yes] Discard half of the { $swarm } tokens in play, rounded up.
   *[no] Discard { $n } { $swarm } { $n ->
        [one] token
       *[other] tokens
    }.
}
step-revive = Put the most recently discarded minion of the nemesis discard pile back into play.
step-resolve-again = Resolve the most recently discarded attack of the nemesis discard pile again.
step-discard-nemesis-deck = Discard the top { $count } cards of the nemesis deck.
step-draw-more = The nemesis draws { $count ->
    [one] { $count } additional card
   *[other] { $count } additional cards
} in its draw phase this turn.
step-cancel-drawn = Discard the drawn card without effect.

## Types and labels

kind = { $kind ->
    [gem] gem
    [relic] relic
    [spell] spell
    [attack] attack
    [minion] minion
   *[power] power
}
type-player = { $kind } · cost { $cost }
type-life = { $kind } · tier { $tier } · life { $life }
type-life-counted = { $kind } · tier { $tier } · { $life }
type-power = { $kind } · tier { $tier } · power { $power }
type-plain = { $kind } · tier { $tier }
labelled = { $label }: { $text }
label-cast = Cast
label-while-prepped = While prepped
label-when-gained = When you gain this
label-immediately = Immediately
label-persistent = Persistent
label-to-discard = To discard
label-power = Power { $n }
label-part = { $part }
label-breaches = Breaches
label-hand = Starting hand
label-deck = Starting deck, from the top
label-ability = Ability
label-setup = Setup
label-unleash = Unleash
label-rules = Additional rules
label-increased = Increased difficulty
label-beginner = Beginner
ability-title = { $name } ({ $n ->
    [one] { $n } charge
   *[other] { $n } charges
})
during-your-main-phase = During your main phase: { $then }
during-any-player-main-phase = During any player’s main phase: { $then }
during-nemesis-draw-phase = During the nemesis draw phase, when an attack or power has been drawn: { $then }
during-after-turn-order-card-drawn = Immediately after a turn order card is drawn: { $then }
breach-none = { $numeral }: none.
breach-open = { $numeral }: open{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } damage
}.
breach-closed = { $numeral }: closed, focus { $focus }, open { $open }.
sheet-nemesis = nemesis · life { $life } · difficulty { $difficulty }
sheet-mage = { $title }

## Standing rules of cards and mats

rule-prep-closed = Can be prepped to a closed breach that was not focused.
rule-prep-two-adjacent = Prep this to two adjacent breaches; it occupies both.
rule-link = Link: two spells with Link may be prepped to the same breach.
rule-held = You cannot play this card.
rule-market-place = In the market this counts as a { $kind ->
    [gem] gem
    [relic] relic
   *[spell] spell
}.
rule-gain-to = { $optional ->
    [yes] You may place it { $to ->
        [hand] into your hand
       *[top-of-deck] on top of your deck
    }.
   *[no] Place it { $to ->
        [hand] into your hand
       *[top-of-deck] on top of your deck
    }.
}
rule-also-prep = During your main phase you may also prep one { $card } to this breach.
rule-less-damage = When you suffer damage, reduce it by { $n }, to a minimum of 1.
rule-action = { $once ->
    [yes] Once per turn, during your main phase, you may do this: { $then }
   *[no] During your main phase you may do this: { $then }
}
rule-action-pay = During your main phase you may spend { $n } aether. If you do: { $then }
rule-returns = When this card would be discarded, place it on the bottom of the nemesis deck instead.
rule-swarm-life = Each { $swarm } has { $n } life. Damaged ones heal at the end of each turn.
rule-damage-at-most = Damage dealt to { $target } is reduced to { $n }.
rule-damage-less = Damage dealt to { $target } is reduced by { $n }.
rule-damage-less-counted = Damage dealt to { $target } is reduced by { $number }.
rule-damage-none = Prevent all damage to { $target } if { $condition }.
rule-damage-then = Then: { $then }
rule-routine = { $term }: { $then }
rule-untargetable = { $nemesis } cannot be dealt damage.
rule-counter-bounds = { $nemesis } never has { $least ->
    [0] more than { $most }
   *[other] fewer than { $least } or more than { $most }
} { $term } tokens.
rule-track = { $term } is a track with { $n ->
    [one] 1 step
   *[other] { $n } steps
}.{ $start ->
    [0] {""}
   *[other] {" "}It starts on step { $start }.
}
rule-track-step = { $term }, step { $n }: { $then }
rule-devour = Devour: place the cards on the { $term }. A Devour never begins on an empty pile; for each card that is missing: { $missing }
rule-open-pile = The top card of the { $term } may be gained as if it were in the supply.
rule-swarm = Each { $swarm } is a minion with { $life } life. At most { $most } can be in play.
rule-swarm-spread = A player who deals damage to one { $swarm } may suffer 1 damage to spread the rest of it over other { $swarm } tokens.
rule-swarm-overflow = For each { $swarm } beyond { $most }: { $then }
rule-only-resolved = { $term } cards cannot be played in any other way.
rule-deck-empty = For each card that is to be gained from the empty { $term } deck: { $then }
rule-when-destroyed = { $to ->
    [discard] A destroyed { $term } goes on top of the discard pile of a player chosen by whoever destroyed it.
   *[under] A destroyed { $term } goes on the bottom of the { $term } deck.
}
rule-when-discarded = When any { $term } leaves play by being discarded: { $then }
rule-exhaustion = When a player becomes exhausted, do this instead of unleashing twice: { $then }
rule-lose-when = The players lose if { $condition }.
setup-deck = Shuffle the { $term } cards to form the { $term } deck.
moment-start-of-casting = At the start of your casting phase: { $then }
moment-end-of-casting = At the end of your casting phase: { $then }
moment-you-focus-or-open = When you focus or open one of your breaches during your turn: { $then }
moment-damaged = When { $this ->
    [minion] this minion
   *[card] this
} is dealt damage: { $then }
moment-nemesis-damaged = When { $nemesis } is dealt damage: { $then }
moment-discarded = When this card is discarded: { $then }
moment-end-of-nemesis-turn = At the end of the nemesis turn: { $then }
moment-start-of-player-turn = At the start of each player’s turn: { $then }
moment-end-of-main-phase = At the end of each player’s main phase: { $then }
moment-end-of-turn = At the end of any turn: { $then }
