# What cards and mats say. Phrases begin in lower case; a sentence is given its capital letter when it is spoken.
# Attributes of a verb: .you (said to the player who acts), .they (about $who), .do (after "may").
# AETHER(), CHARGE(), LIFE() and DAMAGE() stand around the word after a number. Small cards show a sign instead.

## Shapes

or = OR
# A single sentence inside another begins in lower case: "If you do, draw 1 card."
lower-inside = one
# Two sentences about the same player become one.
sentence-and = { $a } and { $b }
sentence-or = { $a } or { $b }
follows = { $several ->
    [yes] : { $then }
   *[no] , { $then }
}
if = if { $condition }{ follows }
else = otherwise{ follows }
step-impossible = this option cannot be chosen.
else-if = otherwise, if { $condition }{ follows }
case = { $how ->
    [least] { $n } or more
    [most] { $n ->
        [0] none
       *[other] { $n } or fewer
    }
    [pair] { $n } or { $m }
    [between] { $n } to { $m }
   *[exactly] { $n ->
        [0] none
       *[other] { $n }
    }
}: { $says }
    .head = { $how ->
        [least] { $n }+
        [most] { $n ->
            [0] 0
           *[other] 0–{ $n }
        }
        [pair] { $n }–{ $m }
        [between] { $n }–{ $m }
       *[exactly] { $n }
    }
cases = check { $number }.
may = { $who ->
    [you] you may { $what }.
   *[they] { $name } may { $what }.
}
may-do = { $who ->
    [you] you may do this: { $what }
   *[they] { $name } may do this: { $what }
}
if-you-do = { $who ->
    [you] if you do{ follows }
   *[they] if they do{ follows }
}
and-then = { $a }, then { $b }
of-player = { $who }
repeat = { $n ->
    [one] do this once: { $what }
    [2] do this twice: { $what }
    [3] do this three times: { $what }
   *[other] do this { $n } times: { $what }
}
repeat-routine = { $n ->
    [2] { $term } twice.
    [3] { $term } three times.
   *[other] { $term } { $n } times.
}
repeat-counted = do this { $amount }: { $what }
until = repeat until { $condition }: { $what }
choose-player = choose { $who }.
for-each = { $whom ->
    [each-player] for each player: { $what }
    [two-players] for each of two different players: { $what }
    [shared-cards] for each wild or shared card { order-there }, choose one of the players it stands for: { $what }
   *[other] for { $who }: { $what }
}
you-choose = { $group ->
    [yes] the players choose: { $what }
   *[no] you choose: { $what }
}
choose-minion = choose { $minion }.
choose-any-minion = choose a minion.
for-each-minion = for each { $term } in play, oldest first: { $what }
for-each-plain-minion = for each minion in play, oldest first: { $what }
for-each-power = for each power in play, oldest first: { $what }
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
who-they-or-you = you or that player
who-another-player = another player
who-two-players = each of two different players
who-revealed = the player of that card
who-shared-cards = for each wild or shared card { order-there }, one of the players it stands for
order-there = { $there ->
    [yes] there
   *[no] in the turn order discard pile
}
who-owner-of = its owner
who-most-in-hand = the player with the most { $card } cards in hand
who-most-expensive-gem = the player with the most expensive gem in hand
who-most-cards = the player with the most cards in hand
who-fewest-charges = the player with the fewest charges
who-fewest-prepped = the player with the fewest prepped spells
who-fewest-cards = the player with the fewest cards in hand
who-random-player = a player chosen at random
who-dealer = the player who dealt it
doers = { $actor ->
    [they] their
   *[you] your
}

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
    .dat = that minion
minion-lowest-life =
    .nom = the { $term } with the lowest life
    .acc = the { $term } with the lowest life
    .gen = the { $term } with the lowest life
    .dat = the { $term } with the lowest life
minion-highest-life =
    .nom = the { $term } with the highest life
    .acc = the { $term } with the highest life
    .gen = the { $term } with the highest life
    .dat = the { $term } with the highest life
minion-each =
    .nom = each { $term } in play
    .acc = each { $term } in play
    .gen = each { $term } in play, oldest first
    .dat = each { $term } in play, oldest first
plain-minion-any =
    .nom = any minion
    .acc = any minion
    .gen = any minion
    .dat = any minion
plain-minion-each =
    .nom = each minion in play
    .acc = each minion in play
    .gen = each minion in play, oldest first
    .dat = each minion in play, oldest first
plain-minion-lowest-life =
    .nom = the minion with the lowest life
    .acc = the minion with the lowest life
    .gen = the minion with the lowest life
    .dat = the minion with the lowest life
plain-minion-highest-life =
    .nom = the minion with the highest life
    .acc = the minion with the highest life
    .gen = the minion with the highest life
    .dat = the minion with the highest life
plain-minion-that =
    .nom = that minion
    .acc = that minion
    .gen = that minion
    .dat = that minion
minion-any =
    .nom = any { $term }
    .acc = any { $term }
    .gen = any { $term }
    .dat = any { $term }
power-any =
    .nom = any power in play
    .acc = any power in play
    .gen = any power in play
    .dat = any power in play
power-each =
    .nom = each power in play
    .acc = each power in play
    .gen = each power in play
    .dat = each power in play
power-that =
    .nom = that power
    .acc = that power
    .gen = that power
    .dat = that power
nemesis-dat = { $nemesis }

## Amounts

unit = { $unit ->
    [damage] { $n } { DAMAGE("damage") }
    [life] { $n } { LIFE("life") }
    [aether] { $n } { AETHER("aether") }
    [additional] { $n } additional { DAMAGE("damage") }
    [charges] { $n ->
        [one] { $n } { CHARGE("charge") }
       *[other] { $n } { CHARGE("charges") }
    }
    [swarm] { $n ->
        [one] { $n } { $swarm }
       *[other] { $n } { $swarm } tokens
    }
    [tokens] { $n ->
        [one] { $n } { $term } token
       *[other] { $n } { $term } tokens
    }
    [times] { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
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
amount-less = { $base }, minus { $n }
amount-more = { $base }, plus { $more }
amount-more-if = { $base }, plus { $more } if { $condition }
amount-equal = { $unit ->
    [damage] damage equal to { $number }
    [life] life equal to { $number }
    [aether] aether equal to { $number }
    [additional] additional damage equal to { $number }
    [swarm] as many { $swarm } tokens as { $number }
    [tokens] as many { $term } tokens as { $number }
    [times] as many times as { $number }
    [charges] charges equal to { $number }
   *[cards] cards equal to { $number }
}
amount-half = { $unit ->
    [damage] damage equal to half { $number }, rounded up
    [life] life equal to half { $number }, rounded up
    [aether] aether equal to half { $number }, rounded up
    [additional] additional damage equal to half { $number }, rounded up
    [swarm] as many { $swarm } tokens as half { $number }, rounded up
    [tokens] as many { $term } tokens as half { $number }, rounded up
    [times] as many times as half { $number }, rounded up
    [charges] charges equal to half { $number }, rounded up
   *[cards] cards equal to half { $number }, rounded up
}

## Counts

count-prepped =
    .each = { $whose ->
        [all] { other-one }prepped spell{ with-this-name }
        [most] spell prepped by the player with the most prepped spells
        [they] { other-one }spell{ with-this-name } that player has prepped
       *[you] { other-one }spell{ with-this-name } you have prepped
    }
    .number = { $whose ->
        [all] the number of { other-one }prepped spells{ with-this-name }
        [most] the most spells any one player has prepped
        [they] the number of { other-one }spells{ with-this-name } that player has prepped
       *[you] the number of { other-one }spells{ with-this-name } you have prepped
    }
other-one = { $other ->
    [yes] other{ " " }
   *[no] { "" }
}
with-this-name = { $same ->
    [yes] { " " }with this name
   *[no] { "" }
}
count-prepped-adjacent =
    .each = spell prepped in a breach adjacent to this one
    .number = the number of spells prepped in breaches adjacent to this one
count-open-breaches =
    .each = { $whose ->
        [they] open breach that player has
       *[you] open breach you have
    }
    .number = { $whose ->
        [they] the number of that player’s open breaches
       *[you] the number of your open breaches
    }
hand-cost = { $limit ->
    [between] { " " }costing { $cost } to { $most }
    [at-least] { " " }costing { $cost } or more
    [at-most] { " " }costing { $cost } or less
   *[none] { "" }
}

count-hand =
    .each = { $kind ->
        [gem] gem
        [relic] relic
        [spell] spell
        [gem-or-relic] gem or relic
        [gem-or-spell] gem or spell
        [relic-or-spell] relic or spell
        [own] { $term } card
        [named] { $card } card
       *[card] card
    }{ hand-cost } in { $whose ->
        [they] that player’s
       *[you] your
    } hand
    .number = the number of { kinds-number }{ hand-cost } in { $whose ->
        [they] that player’s
       *[you] your
    } hand
kinds-number = { $kind ->
    [gem] gems
    [relic] relics
    [spell] spells
    [gem-or-relic] gems and relics
    [gem-or-spell] gems and spells
    [relic-or-spell] relics and spells
    [own] { $term } cards
    [named] { $card } cards
   *[card] cards
}
count-discard-pile =
    .each = { $kind ->
        [gem] gem
        [relic] relic
        [spell] spell
        [gem-or-relic] gem or relic
        [gem-or-spell] gem or spell
        [relic-or-spell] relic or spell
        [own] { $term } card
        [named] { $card } card
       *[card] card
    } in { $whose ->
        [they] that player’s
       *[you] your
    } discard pile
    .number = the number of { kinds-number } in { $whose ->
        [they] that player’s
       *[you] your
    } discard pile
count-turn-order-discard =
    .each = { $kind ->
        [nemesis] nemesis card
        [player] player card
        [own] turn order card of { $whose ->
            [they] that player
           *[you] yours
        }
       *[any] card
    } in the turn order discard pile
    .number = the number of { $kind ->
        [nemesis] nemesis cards
        [player] player cards
        [own] { $whose ->
            [they] that player’s cards
           *[you] your cards
        }
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
        [nemesis] life the nemesis has
        [gravehold] life Gravehold has
        [that] life that minion has
        [they] life that player has
       *[you] life you have
    }
    .number = { $whose ->
        [this] this minion’s life
        [nemesis] the nemesis’s life
        [gravehold] Gravehold’s life
        [that] that minion’s life
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
    } { chosen-verb } this way
    .number = the number of { chosen-noun } { chosen-verb } this way
chosen-noun = { $tier ->
    [0] { $kind ->
        [gem] gems
        [relic] relics
        [spell] spells
        [prepped] spells
        [swarm] tokens
       *[card] cards
    }
   *[other] tier { $tier } cards
}
chosen-verb = { $verb ->
    [destroy] destroyed
    [take] returned
    [gain] gained
    [play] played
   *[discard] discarded
}
count-in-play-known =
    .each = { $kind ->
        [minion] minion
       *[power] power
    } in play
    .number = the number of { $kind ->
        [minion] minions
       *[power] powers
    } in play
count-spent =
    .each = aether spent this way
    .number = the aether spent this way
count-cost-of =
    .each = aether it costs
    .number = its cost
count-played =
    .each = time you have played { this-name } this turn
    .number = the number of times you have played { this-name } this turn
count-gained =
    .each = time you have gained { this-name } this turn
    .number = the number of times you have gained { this-name } this turn
this-name = { $named ->
    [yes] { $card }
   *[no] this card
}
card-of-name = { $named ->
    [yes] { $card }
   *[no] card of this name
}
cards-of-name = { $named ->
    [yes] copies of { $card }
   *[no] cards of this name
}
count-nemesis-tier =
    .each = nemesis tier
    .number = the nemesis tier
count-players =
    .each = player
    .number = the number of players

## Conditions

condition-and = { $a } and { $b }
condition-or = { $a } or { $b }
condition-not = it is not the case that { $condition }
condition-not-all = not all of this is true ({ $condition })
how-many = { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] { $n ->
        [0] no
       *[other] exactly { $n }
    }
}
condition-revealed = { $kind ->
    [player] it is a player card
   *[nemesis] it is a nemesis card
}
    .not = { $kind ->
        [player] it is not a player card
       *[nemesis] it is not a nemesis card
    }
condition-exhausted = { $whose ->
    [they] that player is exhausted
    [any] any player is exhausted
   *[you] you are exhausted
}
    .not = { $whose ->
        [they] that player is not exhausted
        [any] no player is exhausted
       *[you] you are not exhausted
    }
condition-pile-empty = this card’s supply pile is empty
    .not = this card’s supply pile is not empty
condition-killed = this defeats a minion from the nemesis deck
    .not = this does not defeat a minion from the nemesis deck
condition-allys-turn = it is an ally’s turn
    .not = it is not an ally’s turn
condition-your-turn = it is your turn
    .not = it is not your turn
condition-all-breaches-open = { $whose ->
    [they] all of that player’s breaches are open
   *[you] all your breaches are open
}
    .not = { $whose ->
        [they] not all of that player’s breaches are open
       *[you] not all your breaches are open
    }
condition-all-piles-empty = all supply piles are empty
    .not = not all supply piles are empty
condition-count-prepped = { $whose ->
    [you] you have
    [they] that player has
    [most] { $how ->
        [least] a player has
       *[other] the player with the most prepped spells has
    }
   *[all] there are
} { how-many } { other-one }prepped { $how ->
    [least] spells
   *[other] { $n ->
        [one] spell
       *[other] spells
    }
}{ with-this-name }
condition-count-prepped-adjacent = { $how ->
    [exactly] { $n ->
        [one] exactly { $n } spell is
       *[other] { how-many } spells are
    }
   *[other] { how-many } spells are
} prepped in breaches adjacent to this one
condition-count-open-breaches = { $whose ->
    [they] that player has
   *[you] you have
} { how-many } open { $how ->
    [least] breaches
   *[other] { $n ->
        [one] breach
       *[other] breaches
    }
}
condition-count-hand = { $whose ->
    [they] that player has
   *[you] you have
} { how-many } { $kind ->
    [gem] { $how ->
        [least] gems
       *[other] { $n ->
            [one] gem
           *[other] gems
        }
    }
    [relic] { $how ->
        [least] relics
       *[other] { $n ->
            [one] relic
           *[other] relics
        }
    }
    [spell] { $how ->
        [least] spells
       *[other] { $n ->
            [one] spell
           *[other] spells
        }
    }
    [gem-or-relic] { $n ->
        [one] gem or relic
       *[other] gems or relics
    }
    [gem-or-spell] { $n ->
        [one] gem or spell
       *[other] gems or spells
    }
    [relic-or-spell] { $n ->
        [one] relic or spell
       *[other] relics or spells
    }
    [own] { own-cards }
    [named] { $card } { $how ->
        [least] cards
       *[other] { $n ->
            [one] card
           *[other] cards
        }
    }
   *[card] { $how ->
        [least] cards
       *[other] { $n ->
            [one] card
           *[other] cards
        }
    }
}{ hand-cost } { $where ->
    [discard] in { $whose ->
        [they] their
       *[you] your
    } discard pile
   *[hand] in hand
}
condition-count-turn-order-discard = { $how ->
    [exactly] { $n ->
        [0] there are no { order-cards }
        [one] there is exactly { $n } { order-card }
       *[other] there are exactly { $n } { order-cards }
    }
    [least] { $n ->
        [1] there is a { order-card }
       *[other] there are { $n } or more { order-cards }
    }
   *[most] there { $n ->
        [one] is at most { $n } { order-card }
       *[other] are at most { $n } { order-cards }
    }
} in the turn order discard pile
order-card = { $kind ->
    [nemesis] nemesis card
    [player] player card
    [own] turn order card of { $whose ->
        [they] that player
       *[you] yours
    }
   *[any] card
}
order-cards = { $kind ->
    [nemesis] nemesis cards
    [player] player cards
    [own] turn order cards of { $whose ->
        [they] that player
       *[you] yours
    }
   *[any] cards
}
condition-count-counter = { $nemesis } has { how-many } { $term } { $how ->
    [least] tokens
   *[other] { $n ->
        [one] token
       *[other] tokens
    }
}
condition-count-track = { $term } is on step { $n }{ $how ->
    [least] { " " }or later
    [most] { " " }or earlier
   *[exactly] { "" }
}
condition-count-tokens = { $whose ->
    [they] that player has
   *[you] you have
} { how-many } { $term } { $how ->
    [least] tokens
   *[other] { $n ->
        [one] token
       *[other] tokens
    }
}
condition-count-life = { $whose ->
    [this] this minion has
    [nemesis] the nemesis has
    [gravehold] Gravehold has
    [that] that minion has
    [they] that player has
   *[you] you have
} { $how ->
    [least] { $n } { LIFE("life") } or more
    [most] { $n } { LIFE("life") } or less
   *[exactly] { $n ->
        [0] no life
       *[other] exactly { $n } { LIFE("life") }
    }
}
condition-count-charges = { $whose ->
    [they] that player has
   *[you] you have
} { how-many } { $how ->
    [least] charges
   *[other] { $n ->
        [one] charge
       *[other] charges
    }
}
condition-count-empty-supply-piles = { $how ->
    [exactly] { $n ->
        [0] no supply pile is
        [one] exactly { $n } supply pile is
       *[other] exactly { $n } supply piles are
    }
   *[other] { how-many } supply piles are
} empty
condition-count-swarm = { $how ->
    [exactly] { $n ->
        [0] no { $swarm } is
        [one] exactly { $n } { $swarm } is
       *[other] exactly { $n } { $swarm } tokens are
    }
   *[other] { how-many } { $swarm } tokens are
} in play
condition-count-in-play = { $how ->
    [exactly] { $n ->
        [0] no { $term } is
        [one] exactly { $n } { $term } is
       *[other] exactly { $n } { $term } cards are
    }
   *[other] { how-many } { $term } cards are
} in play
condition-count-chosen = { $how ->
    [exactly] { $n ->
        [0] no { chosen-noun } were
        [one] exactly { $n } of the { chosen-noun } was
       *[other] exactly { $n } { chosen-noun } were
    }
   *[other] { how-many } { chosen-noun } were
} { chosen-verb } this way
condition-count-in-play-known = { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] { $n ->
        [0] no
       *[other] exactly { $n }
    }
} { $kind ->
    [minion] { $n ->
        [one] minion is
       *[other] minions are
    }
   *[power] { $n ->
        [one] power is
       *[other] powers are
    }
} in play
condition-count-spent = { $how ->
    [least] { $n } or more
    [most] at most { $n }
   *[exactly] exactly { $n }
} aether was spent this way
condition-count-cost-of = it costs { $how ->
    [least] { $n } or more
    [most] { $n } or less
   *[exactly] exactly { $n }
}
condition-count-played = { $how ->
    [least] you have played { $n } or more { cards-of-name } this turn
    [most] you have played { $n } or fewer { cards-of-name } this turn
   *[exactly] this is the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } { card-of-name } you play this turn
}
condition-count-gained = { $how ->
    [least] you have gained { $n } or more { cards-of-name } this turn
    [most] you have gained { $n } or fewer { cards-of-name } this turn
   *[exactly] this is the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } { card-of-name } you gain this turn
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
    [discard] { " " }in { pick-pile }
    [played] { " " }played this turn
    [hand-discard] { " " }in hand or in { pick-pile }
   *[prepped] { $kind ->
        [named] { $n ->
            [one] { " " }that is prepped
           *[other] { " " }that are prepped
        }
       *[other] { "" }
    }
}
pick-pile = { $actor ->
    [together] their discard piles
    [they] their discard pile
   *[you] your discard pile
}
pick-limits = { $zone ->
    [discard] { pick-limit }{ pick-where }
   *[other] { pick-where }{ pick-limit }
}
pick-each = { $each ->
    [yes] { " " }each costing
   *[no] { " " }costing
}
pick-limit = { $limit ->
    [between] { pick-each } { $cost } to { $most }
    [at-least] { pick-each } { $cost } or more
    [at-most] { pick-each } { $cost } or less
    [zero] { " " }costing 0
   *[none] { "" }
}{ $except ->
    [no] { "" }
    [known] { " " }other than { $other }s
   *[yes] { " " }other than { $other } cards
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
} { pick-owned }{ pick-limits }
pick-up-to = up to { $n } { pick-owned }{ pick-limits }
pick-all = all { pick-whose }{ pick-noun }{ pick-limits }
pick-whose = { $kind ->
    [prepped] { $actor ->
        [you] your{ " " }
        [together] { "" }
       *[they] their{ " " }
    }
   *[other] { "" }
}
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
} { pick-noun }{ pick-limits }
pick-counted = a number of { pick-whose }{ pick-noun }{ pick-limits } equal to { $number }
pick-half = a number of { pick-whose }{ pick-noun }{ pick-limits } equal to half { $number }, rounded up

## Verbs: life and damage

step-deal = deal { $amount }{ deal-target }.
    .do = deal { $amount }{ deal-target }
deal-target = { $target ->
    [nemesis] { " " }to the nemesis
    [minion] { " " }to a minion
    [each-minion] { " " }to each minion
   *[any] { "" }
}
step-deal-divided = deal { $amount }, divided as you like among { divided-among }.
    .do = deal { $amount }, divided as you like among { divided-among }
divided-among = { $target ->
    [minion] any number of minions
   *[any] the nemesis and any number of minions
}
deal-more = deal { $amount }.
step-suffer =
    .you = suffer { $amount }.
    .they = { $who } suffers { $amount }.
    .do = suffer { $amount }
step-gravehold-suffers = Gravehold suffers { $amount }.
step-this-suffers = { $minion } suffers { $amount }.
step-gravehold-and-this-suffer = Gravehold and { $minion } each suffer { $amount }.
step-this-gains = { $minion } gains { $amount }.
step-heal =
    .you = gain { $amount }{ above-max }.
    .they = { $who } gains { $amount }{ above-max }.
    .do = gain { $amount }{ above-max }
step-gravehold-gains = Gravehold gains { $amount }.
    .do = let Gravehold gain { $amount }
step-nemesis-gains = { $nemesis } gains { $amount }.
step-prevent-damage = prevent all damage that players and Gravehold would suffer this turn.

## Verbs: aether, charges, tokens

step-aether =
    .you = { $also ->
        [yes] also{ " " }
       *[no] { "" }
    }gain { $amount }{ aether-limit }.
    .they = { $who } gains { $amount }{ aether-limit }.
    .do = gain { $amount }{ aether-limit }
aether-limit = { $limit ->
    [gain-spell] { " " }that can only be used to gain a spell
    [gain-gem] { " " }that can only be used to gain a gem
    [gain-relic] { " " }that can only be used to gain a relic
    [gain-gem-gain-relic] { " " }that can only be used to gain a gem or relic
    [gain-spell-focus-open] { " " }that can only be used to gain a spell or to focus or open a breach
    [gain] { " " }that can only be used to gain cards
    [not-gain-relic-gain-spell] { " " }that cannot be used to gain a relic or spell
    [only] { " " }that can only be used to { $uses }
    [not] { " " }that cannot be used to { $uses }
   *[none] { "" }
}
use-nor = { $a } or { $b }
use = { $use ->
    [gain-gem] gain a gem
    [gain-relic] gain a relic
    [gain-spell] gain a spell
    [gain] gain a card
    [charge] gain a charge
    [focus] focus a breach
    [open] open a breach
   *[other] pay for what a card asks
}
step-pay =
    .you = spend { $n } { AETHER("aether") }.
    .they = { $who } spends { $n } { AETHER("aether") }.
    .do = spend { $n } { AETHER("aether") }
step-discount =
    .you = the next time you { discount-breach } a breach this turn, it costs { $n } { AETHER("aether") } less.
    .they = the next time { $who } { $of ->
        [focus] focuses
        [open] opens
       *[other] focuses or opens
    } a breach this turn, it costs { $n } { AETHER("aether") } less.
    .do = make the next { discount-breach } of a breach this turn cost { $n } { AETHER("aether") } less
discount-breach = { $of ->
    [focus] focus
    [open] open
   *[other] focus or open
}
step-charge =
    .you = gain { $amount }{ only-them }.
    .they = { $who } gains { $amount }{ only-them }.
    .do = gain { $amount }{ only-them }
step-lose-charges =
    .you = lose { lost-charges }.
    .they = { $who } loses { lost-charges }.
    .do = lose { lost-charges }
lost-charges = { $all ->
    [yes] all charges
   *[no] { $n ->
        [one] { $n } { CHARGE("charge") }
       *[other] { $n } { CHARGE("charges") }
    }
}
step-share-charges = { $n ->
    [one] one ally gains { $n } { CHARGE("charge") }.
   *[other] divide { $n } { CHARGE("charges") } among your allies as you like.
}
place-token = { $n ->
    [one] token
   *[other] tokens
}
step-place-tokens =
    .you = place { $n } { $term } { place-token } on any supply pile.
    .they = { $who } places { $n } { $term } { place-token } on any supply pile.
    .do = place { $n } { $term } { place-token } on any supply pile

step-shift =
    .you = move your { $term } token to another space and resolve that space.
    .they = { $who } moves their { $term } token to another space and resolves that space.
    .do = move the { $term } token to another space and resolve that space

step-swap-cards =
    .you = take any number of cards in your own hand, then give back as many.
    .they = { $who } receives any number of cards of your choice from your hand, then gives you the same number of cards from their hand.
    .do = receive any number of cards of your choice from your hand, then give you the same number of cards from their hand

step-tokens =
    .you = gain { $n } { $term } { $n ->
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
    .you = draw { $amount }.
    .they = { $who } draws { $amount }.
    .do = draw { $amount }
step-discard =
    .you = discard { $what }.
    .they = { $who } discards { $what }.
    .do = discard { $what }
    .together = the players collectively discard { $what }.
    .maytogether = the players may collectively discard { $what }.
step-destroy =
    .you = destroy { $what }.
    .they = { $who } destroys { $what }.
    .do = destroy { $what }
    .together = the players collectively destroy { $what }.
    .maytogether = the players may collectively destroy { $what }.
step-destroy-with-breach =
    .you = destroy { $what } and a breach it was prepped to.
    .they = { $who } destroys { $what } and a breach it was prepped to.
    .do = destroy { $what } and a breach it was prepped to
step-destroy-this =
    .you = destroy this.
    .they = destroy this.
    .do = destroy this
step-destroy-played =
    .you = destroy that card.
    .they = destroy that card.
    .do = destroy that card
step-take =
    .you = return { $what } to your hand.
    .they = { $who } returns { $what } to their hand.
    .do = return { $what } to { doers } hand
    .together = the players collectively return { $what } to their hands.
    .maytogether = the players may collectively return { $what } to their hands.
step-take-top-of-discard =
    .you = take the top card of your discard pile into your hand.
    .they = take the top card of { $who }’s discard pile into your hand.
    .do = take the top card of { $whose }’s discard pile into your hand
step-destroy-top-of-discard =
    .you = destroy the top card of your discard pile.
    .they = destroy the top card of { $who }’s discard pile.
    .do = destroy the top card of { $whose }’s discard pile
step-reveal =
    .you = reveal the top { $n ->
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
    .you = reveal the top card of the turn order deck.
    .do = reveal the top card of the turn order deck
revealed-card = { $which ->
    [most-expensive] the most expensive revealed card
   *[it] it
}
step-put-revealed =
    .you = { $to ->
        [bottom] place { revealed-card } on the bottom of that deck.
        [discard] discard { revealed-card }.
       *[destroy] destroy { revealed-card }.
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
    .you = shuffle your discard pile into your deck.
    .they = { $who } shuffles their discard pile into their deck.
    .do = shuffle { doers } discard pile into { doers } deck
step-destroy-top-of-deck =
    .you = destroy the top { top-count } of your deck.
    .they = { $who } destroys the top { top-count } of their deck.
    .do = destroy the top { top-count } of the deck
top-count = { $count ->
    [one] card
   *[other] { $count } cards
}
gained-pile = { $from ->
    [supply] the supply
    [other-pile] any other supply pile
   *[pile] any supply pile
}

# A card by what was done with it.
that-card = { $verb ->
    [gain] the gained card
    [play] the played card
    [cast] the spell that was cast
    [discard] the discarded card
    [destroy] the destroyed card
    [take] the returned card
    [put] the placed card
   *[it] that card
}

gained-card = { $which ->
    [this] a card with this name from its supply pile
    [cheapest] a { gained-kind } from { cheapest-pile }
    [cheapest-at-most] a { gained-kind } from { cheapest-pile } (only if it costs { $cost } or less)
    [at-most] a { gained-kind } costing { $cost } or less from { gained-pile }
    [at-most-of] a { gained-kind } costing { $cost ->
        [0] no more than { that-card }
       *[other] at most { $cost } more than { that-card }
    } from { gained-pile }
   *[any] a { gained-kind } from { gained-pile }
}
cheapest-pile = { $kind ->
    [gem] the least expensive gem supply pile
    [relic] the least expensive relic supply pile
    [spell] the least expensive spell supply pile
    [gem-or-relic] the least expensive gem or relic supply pile
    [gem-or-spell] the least expensive gem or spell supply pile
    [relic-or-spell] the least expensive relic or spell supply pile
   *[card] the least expensive supply pile
}
gained-kind = { $kind ->
    [gem] gem
    [relic] relic
    [spell] spell
    [gem-or-relic] gem or relic
    [gem-or-spell] gem or spell
    [relic-or-spell] relic or spell
   *[card] card
}
step-gain =
    .you = gain { gained-card }{ $to ->
        [hand] { " " }and place it into your hand
        [top-of-deck] { " " }and place it on top of your deck
        [breach] { " " }and prep it to one of your breaches
       *[discard] { "" }
    }.
    .they = { $who } gains { gained-card }{ $to ->
        [hand] { " " }and places it into their hand
        [top-of-deck] { " " }and places it on top of their deck
        [breach] { " " }and preps it to one of their breaches
       *[discard] { "" }
    }.
    .do = gain { gained-card }{ $to ->
        [hand] { " " }and place it into { doers } hand
        [top-of-deck] { " " }and place it on top of { doers } deck
        [breach] { " " }and prep it to one of { doers } breaches
       *[discard] { "" }
    }
step-next-gain = { $to ->
    [ally-discard] { $optional ->
        [yes] you may place the next card you gain this turn on top of any ally’s discard pile.
       *[no] place the next card you gain this turn on top of any ally’s discard pile.
    }
   *[top-of-deck] { $optional ->
        [yes] you may place the next card you gain this turn on top of your deck.
       *[no] place the next card you gain this turn on top of your deck.
    }
}
step-play =
    .you = play a { $kind ->
        [relic] relic
        [gem-or-relic] gem or relic
       *[gem] gem
    } in hand { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    }.
    .do = play a { $kind ->
        [relic] relic
        [gem-or-relic] gem or relic
       *[gem] gem
    } in hand { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    }

## Verbs: breaches and spells

step-focus =
    .you = { $which ->
        [cheapest-closed] focus your closed breach with the lowest focus cost.
        [any-player] focus any player’s breach.
        [any-ally] focus any ally’s breach.
        [this-breach] focus the breach this spell was cast from.
       *[any] focus one of your breaches.
    }
    .they = { $which ->
        [cheapest-closed] { $who } focuses their closed breach with the lowest focus cost.
        [any-player] { $who } focuses any player’s breach.
        [any-ally] { $who } focuses the breach of one of your allies.
        [this-breach] { $who } focuses the breach this spell was cast from.
       *[any] { $who } focuses one of their breaches.
    }
    .do = { $which ->
        [cheapest-closed] focus the closed breach with the lowest focus cost
        [any-player] focus any player’s breach
        [any-ally] focus any ally’s breach
        [this-breach] focus the breach this spell was cast from
       *[any] focus a breach
    }
step-prep =
    .you = prep a spell in { $zone ->
        [discard] your discard pile
       *[hand] hand
    } to { $to ->
        [usual] one of your breaches
       *[any] one of your open or closed breaches
    }.
    .they = { $who } preps a spell in { $zone ->
        [discard] their discard pile
       *[hand] hand
    } to { $to ->
        [usual] one of their breaches
       *[any] one of their open or closed breaches
    }.
    .do = prep a spell in { $zone ->
        [discard] { doers } discard pile
       *[hand] hand
    } to { $to ->
        [usual] one of { doers } breaches
       *[any] one of { doers } open or closed breaches
    }
step-cast =
    .you = cast { cast-spell }{ cast-bonus }{ cast-again }.{ $after ->
        [owner_hand] { $many ->
            [yes] { " " }After each, return that spell to its owner’s hand.
           *[no] { " " }Then return it to its owner’s hand.
        }
        [ally_hand] { $many ->
            [yes] { " " }After each, place that spell into any ally’s hand.
           *[no] { " " }Then place it into any ally’s hand.
        }
       *[none] { "" }
    }
    .do = cast { cast-spell }{ cast-bonus }{ cast-again }{ $after ->
        [owner_hand] { $many ->
            [yes] , each then returning to its owner’s hand
           *[no] , then return it to its owner’s hand
        }
        [ally_hand] { $many ->
            [yes] , each then going into any ally’s hand
           *[no] , then place it into any ally’s hand
        }
       *[none] { "" }
    }
cast-spell = { cast-which }{ $limit ->
    [yes] { " " }costing { $cost } or less
   *[no] { "" }
}

cast-which = { $many ->
    [yes] up to { $n } { $whose ->
        [any_player] { $fresh ->
            [yes] spells that any players prepped this turn
           *[no] prepped spells of any players
        }
       *[you] { $fresh ->
            [yes] spells you prepped this turn
           *[no] of your prepped spells
        }
    }
   *[no] { $whose ->
        [any_player] { $fresh ->
            [yes] a spell that any player prepped this turn
           *[no] any player’s prepped spell
        }
       *[you] { $fresh ->
            [yes] a spell you prepped this turn
           *[no] one of your prepped spells
        }
    }
}
cast-bonus = { $bonus ->
    [0] { "" }
   *[other] { $many ->
        [yes] , each with { $bonus } additional { DAMAGE("damage") }
       *[no] { " " }with { $bonus } additional { DAMAGE("damage") }
    }
}
cast-again = { $twice ->
    [yes] { " " }without discarding it, then cast it again
   *[no] { "" }
}
step-two-per-breach =
    .you = you may prep up to two spells to each of your open breaches this turn.
    .they = { $who } may prep up to two spells to each of their open breaches this turn.
    .do = prep up to two spells to each open breach this turn
step-sigil-breach =
    .you = destroy one of your open { $breaches } breaches, return the spells prepped there to your hand, and put a Sigil breach (+{ $bonus } { DAMAGE("damage") }) in its place.
    .they = { $who } destroys an open { $breaches } breach of theirs, returns the spells prepped there to hand, and puts a Sigil breach (+{ $bonus } { DAMAGE("damage") }) in its place.
    .do = replace an open { $breaches } breach by a Sigil breach (+{ $bonus } { DAMAGE("damage") })

## Verbs: turn order

step-return-turn-order =
    .you = shuffle { returned-cards } from the turn order discard pile into the turn order deck.
    .they = { $who } shuffles { returned-cards } from the turn order discard pile into the turn order deck.
    .do = shuffle { returned-cards } from the turn order discard pile into the turn order deck
returned-cards = { $which ->
    [nemesis] { $count ->
        [all] all nemesis cards
       *[one] a nemesis card
    }
   *[player] { $count ->
        [all] all player cards
       *[one] a player card
    }
}
step-return-turn-order-theirs =
    .you = shuffle { returned-yours } from the turn order discard pile into the turn order deck. The wild card does not count.
    .they = { $who } shuffles { $count ->
        [all] all their cards
       *[one] one of their cards
    } from the turn order discard pile into the turn order deck. The wild card does not count.
    .do = shuffle { $count ->
        [all] all
       *[one] one
    } of the player’s cards from the turn order discard pile into the turn order deck
returned-yours = { $count ->
    [all] all your cards
   *[one] one of your cards
}
step-return-turn-order-keep =
    .you = choose a player card in the turn order discard pile. Shuffle all other cards in that pile into the turn order deck.
    .they = { $who } chooses a player card in the turn order discard pile. Shuffle all other cards in that pile into the turn order deck.
    .do = choose a player card in the turn order discard pile and shuffle all other cards of that pile into the turn order deck
step-reorder-turn-order = reveal the turn order deck and put it back in any order.

## Verbs: nemesis

step-unleash = { $n ->
    [one] Unleash.
    [2] Unleash twice.
    [3] Unleash three times.
   *[other] Unleash { $n } times.
}
step-unleash-counted = Unleash { $amount }.
step-routine = { $term }.
step-counter = { $nemesis } { $how ->
    [gain] gains
   *[lose] loses
} { $n } { $term } { $n ->
    [one] token
   *[other] tokens
}.
step-counter-counted = { $nemesis } { $how ->
    [gain] gains
   *[lose] loses
} { $amount }.
step-lose-game = the players lose the game.
step-win-game = the players win the game.
step-resolve-from = draw the top card of the { $term } deck, resolve it, and shuffle it back into that deck.
step-summon = put the top card of the { $term } deck into play.
repeat-summon = put the top { $n } cards of the { $term } deck into play.
step-invoke = resolve the { $part } of { $minion }.{ $spare ->
    [yes] { " " }No minion suffers damage from its own { $part }.
   *[no] { "" }
}
step-this-under = place { $minion } on the bottom of the { $term } deck.
step-bury-this = place this card on the bottom of the nemesis deck.
step-discard-this = discard this card.
step-reshuffle = shuffle { $n ->
    [one] the most recently discarded { $term } card
   *[other] the { $n } most recently discarded { $term } cards
} into the { $term } deck.
step-move = put { gained-top } of the { $source ->
    [deck] { $from } deck
   *[pile] { $from }
} on the { $target ->
    [deck] { $to } deck
   *[pile] { $to }
}.
step-advance = { $back ->
    [yes] move { $term } back
   *[no] advance { $term }
} by { $n ->
    [one] 1 step
   *[other] { $n } steps
}.
step-move-token = move { $which ->
    [farthest] the { $term } token farthest from its start
    [another] another { $term } token
    [each] each { $term } token
    [this] that { $term } token
   *[any] { $count ->
        [one] any { $term } token
       *[other] { $count } different { $term } tokens
    }
} { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $back ->
    [yes] back
   *[no] forward
}.{ $twice ->
    [yes] {" "}If this resolves a space, resolve that space one additional time.
   *[no] {""}
}
step-discard-from = discard the top { $n ->
    [one] card
   *[other] { $n } cards
} of the { $term } deck.
step-gain-from =
    .you = gain { gained-top } of the { $term } deck and place { gained-them } { $to ->
        [hand] into your hand
       *[top-of-deck] on top of your deck
    }.
    .they = { $who } gains { gained-top } of the { $term } deck and places { gained-them } { $to ->
        [hand] into their hand
       *[top-of-deck] on top of their deck
    }.
    .do = gain { gained-top } of the { $term } deck and place { gained-them } { $to ->
        [hand] into { doers } hand
       *[top-of-deck] on top of { doers } deck
    }
gained-top = the top { $n ->
    [one] card
   *[other] { $n } cards
}
gained-them = { $n ->
    [one] it
   *[other] them
}
step-share-from = the players collectively gain { gained-top } of the { $term } deck and place { gained-them } on top of their decks.
step-resolve-hand =
    .you = resolve every { $term } card in your hand, in any order.
    .they = { $who } resolves every { $term } card in hand, in any order.
    .do = resolve every { $term } card in hand, in any order
step-devour = Devour { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from { devour-pile }.
devour-pile = { $which ->
    [cheapest] the least expensive { devour-kind }supply pile
    [most-expensive] the most expensive { devour-kind }supply pile
    [second-most-expensive] the second most expensive { devour-kind }supply pile
   *[any] any { devour-kind }supply pile
}
devour-kind = { $kind ->
    [gem] gem{ " " }
    [relic] relic{ " " }
    [spell] spell{ " " }
   *[any] { "" }
}
step-devour-each = Devour 1 card from each { devour-kind }supply pile, the most expensive first.
step-devour-counted = { $how ->
    [amount-equal] Devour cards from { devour-pile } equal to { $number }.
   *[other] Devour { $amount } from { devour-pile }.
}
step-spawn = { $how ->
    [amount-equal] put 1 { $swarm } into play for each { $each }.
   *[other] put { $amount } into play.
}
step-discard-swarm = { $half ->
    [yes] discard half of the { $swarm } tokens in play, rounded up.
   *[no] discard { $n } { $swarm } { $n ->
        [one] token
       *[other] tokens
    }.
}
step-discard-swarm-counted = discard { $amount }.
step-revive = put the most recently discarded minion in the nemesis discard pile back into play.
step-resolve-again = resolve the most recently discarded attack in the nemesis discard pile again.
step-discard-nemesis-deck = discard the top { top-count } of the nemesis deck.
step-draw-more = the nemesis draws { $count ->
    [one] { $count } additional card
   *[other] { $count } additional cards
} in its draw phase this turn.
step-cancel-drawn = discard the drawn card without effect.

## Verbs: what points, moves and changes costs

put-to = { $to ->
    [hand] into your hand
    [discard] onto your discard pile
    [top-of-deck] on top of your deck
    [ally-hand] into any ally’s hand
    [ally-discard] onto any ally’s discard pile
    [ally-deck] on top of any ally’s deck
   *[bottom-of-deck] on the bottom of your deck
}
put-to-theirs = { $to ->
    [hand] into their hand
    [discard] onto their discard pile
    [top-of-deck] on top of their deck
    [ally-hand] into the hand of any ally of theirs
    [ally-discard] onto the discard pile of any ally of theirs
    [ally-deck] on top of the deck of any ally of theirs
   *[bottom-of-deck] on the bottom of their deck
}
put-to-free = { $to ->
    [hand] into { doers } hand
    [discard] onto { doers } discard pile
    [top-of-deck] on top of { doers } deck
    [ally-hand] into an ally’s hand
    [ally-discard] onto an ally’s discard pile
    [ally-deck] on top of an ally’s deck
   *[bottom-of-deck] on the bottom of { doers } deck
}
step-put =
    .you = { $to ->
        [destroyed] destroy { $what }.
       *[other] place { $what } { put-to }.
    }
    .they = { $to ->
        [destroyed] { $who } destroys { $what }.
       *[other] { $who } places { $what } { put-to-theirs }.
    }
    .do = { $to ->
        [destroyed] destroy { $what }
       *[other] place { $what } { put-to-free }
    }
    .together = { $to ->
        [destroyed] the players collectively destroy { $what }.
       *[other] the players collectively place { $what } { put-to-theirs }.
    }
    .maytogether = { $to ->
        [destroyed] the players may collectively destroy { $what }.
       *[other] the players may collectively place { $what } { put-to-theirs }.
    }
step-put-top =
    .you = { $to ->
        [destroyed] destroy { gained-top } of your deck.
        [discard] discard { gained-top } of your deck.
       *[other] place { gained-top } of your deck { put-to }.
    }
    .they = { $to ->
        [destroyed] { $who } destroys { gained-top } of their deck.
        [discard] { $who } discards { gained-top } of their deck.
       *[other] { $who } places { gained-top } of their deck { put-to-theirs }.
    }
    .do = { $to ->
        [destroyed] destroy { gained-top } of { doers } deck
        [discard] discard { gained-top } of { doers } deck
       *[other] place { gained-top } of { doers } deck { put-to-free }
    }
look-taken = { $take ->
    [one] one
   *[other] { $take }
} of them
step-look =
    .you = look at { gained-top } of your deck. { $to ->
        [discard] Discard { look-taken }
        [destroyed] Destroy { look-taken }
       *[hand] Place { look-taken } into your hand
    } and { $rest ->
        [bottom] place the rest on the bottom of your deck in any order
        [discard] discard the rest
       *[top] put the rest back on top in any order
    }.
    .they = { $who } looks at { gained-top } of their deck, { $to ->
        [discard] discards { look-taken }
        [destroyed] destroys { look-taken }
       *[hand] places { look-taken } into their hand
    } and { $rest ->
        [bottom] places the rest on the bottom of their deck in any order
        [discard] discards the rest
       *[top] puts the rest back on top in any order
    }.
    .do = look at { gained-top } of { doers } deck, { $to ->
        [discard] discard { look-taken }
        [destroyed] destroy { look-taken }
       *[hand] place { look-taken } into { doers } hand
    } and { $rest ->
        [bottom] place the rest on the bottom of { doers } deck in any order
        [discard] discard the rest
       *[top] put the rest back on top in any order
    }
step-look-order =
    .you = look at { gained-top } of your deck and { $rest ->
        [bottom] place them on the bottom of your deck in any order
        [discard] discard them in any order
       *[top] put them back in any order
    }.
    .they = { $who } looks at { gained-top } of their deck and { $rest ->
        [bottom] places them on the bottom of their deck in any order
        [discard] discards them in any order
       *[top] puts them back in any order
    }.
    .do = look at { gained-top } of { doers } deck and { $rest ->
        [bottom] place them on the bottom of { doers } deck in any order
        [discard] discard them in any order
       *[top] put them back in any order
    }
step-open =
    .you = { $which ->
        [cheapest-closed] open your closed breach with the lowest focus cost.
        [any-player] open any player’s closed breach.
       *[any] open one of your closed breaches.
    }
    .they = { $which ->
        [cheapest-closed] { $who } opens their closed breach with the lowest focus cost.
        [any-player] { $who } opens any player’s closed breach.
       *[any] { $who } opens one of their closed breaches.
    }
    .do = { $which ->
        [cheapest-closed] open the closed breach with the lowest focus cost
        [any-player] open any player’s closed breach
       *[any] open a closed breach
    }
step-close =
    .you = { $which ->
        [any-player] close any player’s open breach II, III or IV.
       *[any] close one of your open breaches II, III or IV.
    }
    .they = { $which ->
        [any-player] { $who } closes any player’s open breach II, III or IV.
       *[any] { $who } closes one of their open breaches II, III or IV.
    }
    .do = { $which ->
        [any-player] close any player’s open breach II, III or IV
       *[any] close an open breach II, III or IV
    }
step-cast-all =
    .you = cast all your prepped spells without discarding them.
    .do = cast all prepped spells without discarding them

step-cast-from =
    .you = cast a spell { $zone ->
        [discard] in your discard pile
       *[hand] in your hand
    }{ cast-more }.
    .do = cast a spell { $zone ->
        [discard] in your discard pile
       *[hand] in hand
    }{ cast-more }
cast-more = { $bonus ->
    [0] { "" }
   *[other] { " " }with { $bonus } additional { DAMAGE("damage") }
}
step-spend =
    .you = spend { spend-amount } { AETHER("aether") }.
    .they = { $who } spends { spend-amount } { AETHER("aether") }.
    .do = spend { spend-amount } { AETHER("aether") }
spend-amount = { $least ->
    [0] { $n ->
        [0] any amount of
       *[other] up to { $n }
    }
   *[other] { $n ->
        [0] { $least } or more
       *[other] { $least } to { $n }
    }
}
step-discount-of =
    .you = the next time you { $you } this turn, it costs { $n } { AETHER("aether") } less.
    .they = the next time { $who } { $they } this turn, it costs { $n } { AETHER("aether") } less.
    .do = { $do } for { $n } { AETHER("aether") } less the next time this turn
discount-use =
    .you = { $use ->
        [focus] focus a breach
        [open] open a breach
        [gain-gem] gain a gem
        [gain-relic] gain a relic
        [gain-spell] gain a spell
       *[gain] gain a card
    }
    .they = { $use ->
        [focus] focuses a breach
        [open] opens a breach
        [gain-gem] gains a gem
        [gain-relic] gains a relic
        [gain-spell] gains a spell
       *[gain] gains a card
    }
    .do = { $use ->
        [focus] focus a breach
        [open] open a breach
        [gain-gem] gain a gem
        [gain-relic] gain a relic
        [gain-spell] gain a spell
       *[gain] gain a card
    }
step-tokens-lose =
    .you = lose { $n } { $term } { $n ->
        [one] token
       *[other] tokens
    }.
    .they = { $who } loses { $n } { $term } { $n ->
        [one] token
       *[other] tokens
    }.
    .do = lose { $n } { $term } { $n ->
        [one] token
       *[other] tokens
    }
step-reveal-nemesis-deck =
    .you = look at the top card of the nemesis deck.
    .do = look at the top card of the nemesis deck
step-return-nemesis-card = shuffle { nemesis-card } in the nemesis discard pile into the nemesis deck, among the cards of its tier.
    .do = shuffle { nemesis-card } in the nemesis discard pile into the nemesis deck, among the cards of its tier
nemesis-card = a { $tier ->
    [0] { "" }
   *[other] tier { $tier }{ " " }
}{ $kind ->
    [attack] nemesis attack
    [minion] nemesis minion
    [power] nemesis power
    [attack-or-minion] nemesis attack or minion
    [attack-or-power] nemesis attack or power
    [minion-or-power] nemesis minion or power
   *[card] nemesis card
}
step-power-tokens-add = place { $n ->
    [one] 1 power token
   *[other] { $n } power tokens
} on { $minion }.
    .do = place { $n ->
        [one] 1 power token
       *[other] { $n } power tokens
    } on { $minion }
step-power-tokens-remove = remove { $n ->
    [one] 1 power token
   *[other] { $n } power tokens
} from { $minion }.
    .do = remove { $n ->
        [one] 1 power token
       *[other] { $n } power tokens
    } from { $minion }
step-silence = { $minion } does not act in the next nemesis turn.
step-discard-that = discard { $minion }.
    .do = discard { $minion }
## Types and labels

kind = { $kind ->
    [gem] gem
    [relic] relic
    [spell] spell
    [attack] attack
    [minion] minion
    [treasure] treasure
    [ability] ability
   *[power] power
}
    .gen = { kind }
    .one = { kind }
    .acc = { kind }
type-player = { $kind } · cost { $cost }
type-tier = { $tier ->
    [0] { "" }
   *[other] { " · tier" } { $tier }
}
type-life = { $kind }{ type-tier } · life { $life }
type-life-counted = { $kind }{ type-tier } · { $life }
type-power = { $kind }{ type-tier } · power { $power }
type-plain = { $kind }{ type-tier }
type-treasure = { $kind } · level { $level }
labelled = { $label }: { $text }
standing = { $says }
label-cast = Cast
label-while-prepped = While prepped
label-when-gained = When you gain this
label-when-gained-in-turn = When you gain this on your turn
label-when-discarded = When you discard this
label-immediately = Immediately
label-persistent = Persistent
label-to-discard = To discard
label-power = Power { $n }
label-part = { $part }
label-breach = { $term } ({ $numeral })
rule-breach-bonus = While open: +{ $n } { DAMAGE("damage") }.
rule-breach-roomy = While it is open you may prep any number of spells to it.
rule-breach-lasting = You do not lose it when you become exhausted.
rule-breach-opened = When you open it{ follows }
rule-breach-cast = Whenever you cast a spell from it{ follows }
rule-pile-tokens = you have { $n } { $term } tokens. When the card under a token leaves the supply, the token returns to you.
rule-pile-tokens-gained = when an ally gains a card with { $term } tokens on it, for each of these tokens: { $then }
rule-pile-tokens-yours = when you gain a card with { $term } tokens on it and you are not playing alone, for each of these tokens: { $then }
rule-gravehold-share = While you are exhausted, Gravehold suffers { $n } { DAMAGE("damage") } instead of 2 for each damage you would suffer.
label-breaches = Breaches
label-hand = Starting hand
label-deck = Starting deck, from the top
label-ability = Ability
label-setup = Setup
label-unleash = Unleash
label-rules = Additional rules
label-reminder = Reminder
label-increased = Increased difficulty
label-beginner = Beginner
ability-title = { $name } ({ $n ->
    [one] { $n } { CHARGE("charge") }
   *[other] { $n } { CHARGE("charges") }
})
during-your-main-phase = During your main phase{ follows }
during-any-player-main-phase = During any player’s main phase{ follows }
during-nemesis-draw-phase = During the nemesis draw phase, when { $drawn ->
    [attack-power] an attack or power
    [attack] an attack
    [minion] a minion
    [power] a power
    [attack-minion] an attack or minion
    [minion-power] a minion or power
   *[any] a card
} has been drawn{ follows }
during-after-turn-order-card-drawn = Immediately after a turn order card is drawn{ follows }
during-end-of-your-draw-phase = At the end of your draw phase{ follows }
breach-none = { $numeral }: none.
breach-open = { $numeral }: open{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } { DAMAGE("damage") }
}.
breach-closed = { $numeral }: closed, focus { $focus }, open { $open }.
sheet-nemesis = nemesis · life { $life } · difficulty { $difficulty }
sheet-mage = { $title }

## Standing rules of cards and mats

rule-prep-closed = can be prepped to a closed breach that was not focused.
rule-prep-two-adjacent = prep this to two adjacent breaches; it occupies both.
rule-link = Link: two spells with Link may be prepped to the same breach.
rule-echo = Echo: resolve the Cast effect twice. Everything that adds to it counts both times.
rule-held = you cannot play this card.
rule-upgraded = upgraded basic nemesis card.
rule-treasure = level { $level } treasure: during setup, this replaces one { $cards } among your starting cards.
rule-market-place = in the market this counts as a { $kind ->
    [gem] gem
    [relic] relic
   *[spell] spell
}.
rule-gain-to = { $optional ->
    [yes] you may place it { $to ->
        [hand] into your hand
       *[top-of-deck] on top of your deck
    }.
   *[no] place it { $to ->
        [hand] into your hand
       *[top-of-deck] on top of your deck
    }.
}
rule-also-prep = during your main phase you may also prep one { $card } to this breach.
rule-less-damage = when you suffer damage, reduce it by { $n }, to a minimum of 1.
rule-action = { $once ->
    [yes] once per turn, during your main phase, you may { action-may }
   *[no] during your main phase you may { action-may }
}
action-may = { $form ->
    [offer] { $n ->
        [0] { $what }.
       *[other] spend { $n } { AETHER("aether") } to { $what }.
    }
    [price] { $n ->
        [0] { $what }. If you do{ follows }
       *[other] spend { $n } { AETHER("aether") } and { $what }. If you do{ follows }
    }
   *[whole] { $n ->
        [0] do this: { $then }
       *[other] spend { $n } { AETHER("aether") }. If you do{ follows }
    }
}
rule-action-if = during your main phase, if { $condition }, you may { action-may }
rule-returns = when this card would be discarded, place it on the bottom of the nemesis deck instead.
rule-swarm-life = each { $swarm } has { $n } { LIFE("life") }. Damaged ones heal at the end of each turn.
rule-damage-at-most = { $n ->
    [1] damage dealt to { $target } is reduced to 1.
   *[other] damage of more than { $n } dealt to { $target } is reduced to { $n }.
}
rule-damage-less = damage dealt to { $target } is reduced by { $n }.
rule-damage-less-counted = { $how ->
    [amount-equal] damage dealt to { $target } is reduced by { $number }.
   *[other] damage dealt to { $target } is reduced. The reduction is { $amount }.
}
rule-damage-none = prevent all damage to { $target } if { $condition }.
rule-damage-then = then { $then }
rule-untargetable = { $nemesis } cannot be dealt damage.
rule-counter-bounds = { $nemesis } never has { $limits ->
    [most] more than { $most }
    [least] fewer than { $least }
   *[both] fewer than { $least } or more than { $most }
} { $term } tokens.
rule-track = the { $term } track has { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.{ $start ->
    [0] {""}
   *[other] {" "}Its token starts on space { $start }.
}
rule-tracks = each { $term } token has a track of its own with { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.{ $start ->
    [0] {""}
   *[other] {" "}It starts on space { $start }.
}
rule-track-step = { $term }, space { $n }: { $says }
    .head = { $term }, space { $n }
rule-track-landing = when a { $term } token moves forward, resolve only the space on which it ends.
rule-track-last = if a { $term } token would move forward from the last space, resolve that space once instead.
rule-track-back = a { $term } token cannot be moved back from space { $steps }.
rule-devour = Devour: Place the cards on the { $term }. Never begin with an empty supply pile.{ $penalty ->
    [yes] { " " }For each card you cannot place: { $missing }
   *[no] { "" }
}
rule-open-pile = the top card of the { $term } may be gained as if it were in the supply.
rule-swarm = each { $swarm } is a minion with { $life } { LIFE("life") }. At most { $most } can be in play.
rule-swarm-spread = a player who deals damage to a { $swarm } may { $price } to deal the rest of that damage to other { $swarm } tokens.
do-this = do this: { $what }
rule-swarm-overflow = for each { $swarm } beyond { $most }{ follows }
rule-only-resolved = { $term } cards cannot be played in any other way.
rule-deck-empty = for each card that should be gained while the { $term } deck is empty{ follows }
rule-when-destroyed = { $to ->
    [discard] a destroyed { $term } goes on top of the discard pile of a player chosen by the player who destroyed it.
   *[under] a destroyed { $term } goes on the bottom of the { $term } deck.
}
rule-when-discarded = when any { $term } is discarded from play{ follows }
rule-exhaustion = when a player becomes exhausted, instead of unleashing twice{ follows }
rule-lose-when = the players lose if { $condition }.
setup-deck = shuffle the { $term } cards to form the { $term } deck.
moment-start-of-casting = at the start of your casting phase{ follows }
moment-end-of-casting = at the end of your casting phase{ follows }
moment-you-focus-or-open = when you focus or open one of your breaches during your turn{ follows }
moment-damaged = when { $this ->
    [minion] this minion
   *[card] this
} is dealt damage{ follows }
moment-damaged-by-player = when a player deals damage to { $this ->
    [minion] this minion
   *[card] this
}{ follows }
moment-nemesis-damaged = when { $nemesis } is dealt damage{ follows }
moment-discarded = when this card is discarded{ follows }
moment-end-of-nemesis-turn = at the end of the nemesis turn{ follows }
moment-start-of-player-turn = at the start of each player’s turn{ follows }
moment-end-of-main-phase = at the end of each player’s main phase{ follows }
moment-end-of-turn = at the end of any turn{ follows }
