# What cards react to and wait for. An event is a clause that follows "when"; a time follows "at".

event-gains = { $whose ->
    [you] you gain { $card }
    [ally] an ally gains { $card }
   *[any] any player gains { $card }
}
event-plays = { $whose ->
    [you] you play { $card }
    [ally] an ally plays { $card }
   *[any] any player plays { $card }
}
event-preps = { $whose ->
    [you] you prep { $card }
    [ally] an ally preps { $card }
   *[any] any player preps { $card }
}
event-casts = { $whose ->
    [you] you cast { $card }
    [ally] an ally casts { $card }
   *[any] any player casts { $card }
}
event-focuses = { $whose ->
    [you] you focus a breach
    [ally] an ally focuses a breach
   *[any] any player focuses a breach
}
event-opens = { $whose ->
    [you] you open a breach
    [ally] an ally opens a breach
   *[any] any player opens a breach
}
event-focuses-or-opens = { $whose ->
    [you] you focus or open a breach
    [ally] an ally focuses or opens a breach
   *[any] any player focuses or opens a breach
}
event-gains-charges = { $whose ->
    [you] you gain charges
    [ally] an ally gains charges
   *[any] any player gains charges
}
event-draws = { $whose ->
    [you] you draw { $card }
    [ally] an ally draws { $card }
   *[any] any player draws { $card }
}
event-discards = { $whose ->
    [you] you discard { $card }
    [ally] an ally discards { $card }
   *[any] any player discards { $card }
}
event-destroys = { $whose ->
    [you] you destroy { $card }
    [ally] an ally destroys { $card }
   *[any] any player destroys { $card }
}
event-suffers = { $whose ->
    [you] you suffer damage
    [ally] an ally suffers damage
   *[any] any player suffers damage
}
event-suffers-or-would = { $whose ->
    [you] you suffer damage, or would suffer it while exhausted
    [ally] an ally suffers damage, or would suffer it while exhausted
   *[any] any player suffers damage, or would suffer it while exhausted
}

event-exhausted = { $whose ->
    [you] you become exhausted
    [ally] an ally becomes exhausted
   *[any] any player becomes exhausted
}
event-activates = { $whose ->
    [you] you activate your ability
    [ally] an ally activates their ability
   *[any] any player activates their ability
}
event-gravehold-suffers = Gravehold suffers damage
event-unleashed = the nemesis unleashes
event-nemesis-card-drawn = a nemesis card is drawn
event-minion-enters = a minion enters play
event-power-enters = a power enters play
event-minion-damaged = { $whose ->
    [you] you deal damage to a minion
    [ally] an ally deals damage to a minion
   *[any] a minion is dealt damage
}
event-minion-discarded = a minion is discarded
event-power-discarded = a power is discarded
event-power-token-removed = a power token is removed
event-nemesis-damaged = { $whose ->
    [you] you deal damage to the nemesis
    [ally] an ally deals damage to the nemesis
   *[any] the nemesis is dealt damage
}

turn-of = { $how ->
    [first] { $whose ->
        [you] your first turn
        [ally] an ally’s first turn
       *[any] the first player turn
    }
    [next] { $whose ->
        [you] your next turn
        [ally] the next turn of an ally
       *[any] the next player turn
    }
   *[each] { $whose ->
        [you] your turn
        [ally] each ally’s turn
       *[any] each player’s turn
    }
}
nemesis-turn-of = { $how ->
    [first] the first nemesis turn
    [next] the next nemesis turn
   *[each] the nemesis turn
}
time-start-of-player-turn = at the start of { turn-of }
time-start-of-casting = at the start of the casting phase of { turn-of }
time-end-of-casting = at the end of the casting phase of { turn-of }
time-end-of-main-phase = at the end of the main phase of { turn-of }
time-end-of-draw-phase = at the end of the draw phase of { turn-of }
time-end-of-turn = at the end of { turn-of }
time-start-of-nemesis-turn = at the start of { nemesis-turn-of }
time-end-of-nemesis-turn = at the end of { nemesis-turn-of }

waits-until = { $until ->
    [end-of-turn] { " this turn" }
    [your-next-turn] { " until the start of your next turn" }
   *[end-of-game] { " for the rest of the game" }
}
reaction = { $once ->
    [yes] once per turn, when
   *[no] when
} { $event }{ follows }
reaction-next = the next time { $event }{ waits-until }{ follows }
reaction-each = each time { $event }{ waits-until }{ follows }
reaction-time = { $time }{ $once ->
    [yes] , once per turn
   *[no] { "" }
}{ follows }
reaction-time-each = { $time }{ waits-until }{ follows }

amount-that-much = { $unit ->
    [damage] that much damage
    [life] that much life
    [aether] that much aether
    [charges] that many charges
    [cards] that many cards
   *[tokens] that many tokens
}
count-that-much =
    .each = of it
    .number = that much
condition-count-that-much = it was { $how ->
    [least] { $n } or more
    [most] { $n } or less
   *[exactly] exactly { $n }
}
condition-it = it is { it-is }{ condition-it-cost }
    .not = it is not { it-is }{ condition-it-cost }
it-is = { $kind ->
    [gem] a gem
    [relic] a relic
    [spell] a spell
    [attack] an attack
    [minion] a minion
    [power] a power
    [treasure] a treasure
    [own] a { $term } card
   *[card] a card
}
condition-it-cost = { $cost ->
    [least-or-most-expensive] { " " }that costs { $n } or more, or the most expensive one if nothing in the supply costs that much
    [least] { " " }that costs { $n } or more
    [most] { " " }that costs { $n } or less
    [between] { " " }that costs { $n } to { $m }
   *[any] { "" }
}
event-card = { it-is }{ $cost ->
    [least-or-most-expensive] { " " }costing { $n } or more (or the most expensive one, if nothing in the supply costs that much)
    [least] { " " }costing { $n } or more
    [most] { " " }costing { $n } or less
    [between] { " " }costing { $n } to { $m }
   *[any] { "" }
}

rule-spell-bonus = your other spells deal { $n } additional { DAMAGE("damage") }.
rule-no-charges = players cannot gain charges.
rule-no-breaches = players cannot focus or open breaches.
rule-no-life = players cannot gain life.
rule-guards = damage cannot be dealt to anything else.
step-prevent =
    .you = prevent the next { $amount } you would suffer{ waits-until }.
    .they = prevent the next { $amount } { $who } would suffer{ waits-until }.
    .do = prevent the next { $amount } you would suffer{ waits-until }
step-return-this =
    .you = place this card into your hand.
    .they = { $who } places this card into their hand.
    .do = place this card into { doers } hand
step-play-it =
    .you = play it again.
    .they = { $who } plays it again.
    .do = play it again

step-put-it =
    .you = place { put-what } { put-it-to }.
    .they = { $who } places { put-what } { put-it-to }.
    .do = place { put-what } { put-it-to }

put-what = { $verb ->
    [it] it
   *[other] { that-card }
}
put-it-to = { $to ->
    [hand] into { doers } hand
    [top_of_deck] on top of { doers } deck
    [supply] back on its supply pile
   *[bottom_of_deck] on the bottom of { doers } deck
}
count-spells-cast =
    .each = { $this ->
        [yes] time you have cast this spell this turn
       *[no] spell you have cast this turn
    }
    .number = { $this ->
        [yes] the number of times you have cast this spell this turn
       *[no] the number of spells you have cast this turn
    }
condition-count-spells-cast = { $this ->
    [yes] { $how ->
        [exactly] { $n ->
            [1] this is the first time you cast this spell this turn
            [2] this is the second time you cast this spell this turn
           *[other] you have cast this spell exactly { $n } times this turn
        }
        [least] you have cast this spell { $n } or more times this turn
       *[most] you have cast this spell { $n } or fewer times this turn
    }
   *[no] { $how ->
        [exactly] { $n ->
            [1] this is the first spell you cast this turn
            [2] this is the second spell you cast this turn
           *[other] you have cast exactly { $n } spells this turn
        }
        [least] you have cast { $n } or more spells this turn
       *[most] you have cast { $n } or fewer spells this turn
    }
}
count-cards-gained =
    .each = card you have gained this turn
    .number = the number of cards you have gained this turn
condition-count-cards-gained = { $how ->
    [exactly] { $n ->
        [1] this is the first card you gain this turn
        [2] this is the second card you gain this turn
       *[other] you have gained exactly { $n } cards this turn
    }
    [least] you have gained { $n } or more cards this turn
   *[most] you have gained { $n } or fewer cards this turn
}
