# Questions, answers, the log, refusals, and the words around a table.

## People and things

who-players = all players
turn-card = { $card ->
    [player] { $who }
    [player1] player 1
    [player2] player 2
    [player3] player 3
    [player4] player 4
    [wild] wild card
    [pair-one] players 1/2
    [pair-two] players 3/4
    [special] { $who }
   *[nemesis] nemesis
}
outcome = { $outcome ->
    [nemesis-slain] the nemesis is slain
    [nemesis-spent] the nemesis has no cards left
    [nemesis-rule-won] the players have won by the nemesis’s own rule
    [gravehold-fallen] Gravehold has fallen
    [all-exhausted] all players are exhausted
   *[nemesis-rule-lost] the players have lost by the nemesis’s own rule
}
phase = { $phase ->
    [setup] setup
    [turn-order] turn order
    [casting] casting phase
    [main] main phase
    [draw] draw phase
    [nemesis-main] nemesis main phase
    [nemesis-draw] nemesis draw phase
   *[end] end
}
difficulty = { $difficulty ->
    [beginner] beginner
    [expert] expert
    [extinction] extinction
   *[normal] normal
}

## Questions

asked = { $who }: { $question }
asked-because = { $who } ({ $card }): { $question }
ask-main = What will you do?
ask-casting = Which spell will you cast?
ask-choose-option = Choose one.
ask-choose-player = Which player?
ask-choose-turn = Who takes this turn?
ask-choose-target = Deal { $n } damage to what?
ask-choose-exhausted = Which exhausted player comes first?
ask-choose-minion = Which minion?
ask-choose-pile = Which supply pile?
ask-choose-token = Which token?
ask-choose-power = Which power?
ask-open-breach = Which breach is opened?
ask-close-breach = Which breach is closed?
ask-place-card = Which card is placed?
ask-spend = How much aether do you spend?
ask-choose-nemesis-card = Which card is shuffled into the nemesis deck?
ask-choose-breach = Which breach?
ask-choose-turn-order-card = Which turn order card?
ask-order-turn-order = Which turn order card comes next, from the top?
ask-order-discards = In which order do you discard? Choose the next card.
ask-put-revealed = Which revealed card?
ask-put-back = Which card goes back first? It lies below the others.
ask-put-under = Which card goes under the { $term } deck?
ask-shift = { $term }: to which space?
ask-give-card = Which card do you give to { $who }?
ask-tutorial-discard = Discard unplayed gems or relics?
ask-destroy-breach = Which breach is destroyed?
ask-destroy-card = Which card is destroyed?
ask-discard-card = Which card is discarded?{ $left ->
    [one] { "" }
   *[other] { $least ->
        [0] { " " }(up to { $left })
       *[other] { " " }({ $left } to go)
    }
}
ask-take-card = Which card returns to hand?
ask-gain-card = Which card is gained?
ask-gain-to-top = Place { $card } on top of your deck?
ask-play-card = Which card is played?
ask-cast-spell = Which spell is cast?
ask-prep-spell = Which spell is prepped, and where?
ask-focus-breach = Which breach is focused?
ask-resolve-card = What is resolved next?
ask-share-charges = How many charges for { $who }? ({ $left } left)
ask-divide = How much damage to { $target }? ({ $left } left)
ask-spread = Take 1 damage to hit another target for the remaining { $n }?
ask-give-charges = Let { $protected } gain your { $n ->
    [one] charge
   *[other] { $n } charges
} instead?
ask-activate = Use { $ability } now?
ask-may = Do you want to { $what }?
ask-may-revealed = { ask-may } ({ $card })

## Answers

option-play = Play { $card }
option-gain = Gain { $card } ({ $cost })
option-gain-open = Gain { $card } ({ $cost }) from the { $term }
option-card = { $card }
option-charge = Gain a charge (2)
option-focus = Focus breach { $numeral } ({ $cost })
option-focus-free = Focus breach { $numeral }{ $owned ->
    [yes] { " " }of { $who }
   *[no] { "" }
}
option-open = Open breach { $numeral } ({ $cost })
option-open-free = Open breach { $numeral }{ $owned ->
    [yes] { " " }of { $who }
   *[no] { "" }
}
option-close = Close breach { $numeral }{ $owned ->
    [yes] { " " }of { $who }
   *[no] { "" }
}
option-cast-from = Cast { $card } from { $zone ->
    [discard] the discard pile
   *[hand] hand
}
option-place = Place { $card }{ option-where }
option-spend = { $n } aether
option-token = { $term } (step { $n } of { $of })
option-power = { $card } ({ $n ->
    [one] { $n } power token
   *[other] { $n } power tokens
})
option-prep = Prep { $card } to breach { $numeral }
option-cast = Cast { $card } from breach { $numeral }{ $owned ->
    [yes] { " " }of { $who }
   *[no] { "" }
}
option-use = { $card }: { $what }
option-activate = { $who }: { $ability }
option-oppose = Discard { $card }: { $price }
option-end = End the main phase
option-end-casting = Done casting
option-yes = Yes
option-no = No
option-done = Done
option-rest = Discard the rest as played
option-player = { $who }
option-target = { $target }
option-target-life = { $target } (life { $life })
option-amount = { $n } to { $target }
option-breach = Breach { $numeral }
option-resolve = { $card }
option-put = { $card }
option-bottom = { $card }
option-discard = Discard { $card }{ option-where }
option-destroy = Destroy { $card }{ option-where }
option-take = Return { $card } to hand
option-where = { $zone ->
    [discard] { " " }from the discard pile
    [breach] { " " }from breach { $numeral }
   *[none] { "" }
}{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}

## Arithmetic

sum = { $n } = { $parts }
part-plus = { $a } + { $b }
part-card = { $n } card
part-each = { $n } for { $times } × { $each }
part-condition = { $n } because { $condition }
part-offer = { $n } paid for
part-breach = { $n } breach { $numeral }
part-effect = { $n } bonus of the effect

## Why not

why-legal = You can do that now.
why-over = The game is over: { $outcome }.
why-unknown = I don’t know “{ $key }”.
why-other-question = Answer this first: { $ask }
why-not-in-hand = { $card } is not in your hand.
why-no-such-pile = { $card } is not in this market.
why-pile-empty = The { $card } pile is empty.
why-not-on-top = { $card } is not on top of that pile.
why-aether = It costs { $cost } aether; you have { $have } for it.
why-charges-full = All { $have } charge spaces are full.
why-charges-missing = The ability has { $have } of { $need } charges.
why-not-at-table = { $mage } is not at this table.
why-wrong-time = You can use that ability only { $during ->
    [your-main-phase] in your own main phase
    [nemesis-draw-phase] in the nemesis draw phase
    [after-turn-order-card-drawn] right after a turn order card is drawn
    [end-of-your-draw-phase] at the end of your draw phase
   *[any-player-main-phase] in a main phase
}.
why-ability-in-vain = { $mage }’s ability would cost something and do nothing now.
why-no-breach = There is no breach { $breach }.
why-breach-open = Breach { $breach } is already open.
why-breach-turned = Breach { $breach } cannot turn any further; open it instead.
why-breach-closed = Breach { $breach } is closed and was not focused this turn.
why-breach-taken = Breach { $breach } already holds a spell.
why-two-breaches = It needs breach { $breach } and the next one, both free and usable.
why-not-prepped = { $card } is not prepped there.
why-used-this-turn = { $card } has already been used this turn.
why-prepped-this-turn = { $card } was prepped this turn; you can cast it from your next turn on.
why-nothing-to-do = { $card } would do nothing now.
why-not-in-play = { $card } is not in play.
why-cannot-pay-fully = You cannot pay the full price of { $card }.
why-must-cast = { $card } is on a closed breach and must be cast.

## Log

log-activated = { $who } uses { $ability }.
log-aether-gained = { $who } gains { $n } aether.
log-breach-destroyed = { $who } loses breach { $numeral }.
log-breach-replaced = { $who } replaces breach { $numeral } with a Sigil breach.
log-buried = { $card } goes under the nemesis deck.
log-cards-moved = { $n ->
    [one] 1 card goes
   *[other] { $n } cards go
} from { $term } to { $pile }.
log-cast = { $same ->
    [yes] { $who } casts { $card } from breach { $numeral }.
   *[no] { $who } casts { $card } from breach { $numeral } of { $owner }.
}
log-cast-unprepped = { $who } casts { $card } from { $zone ->
    [discard] the discard pile
   *[hand] hand
}.
log-charged = { $who } gains { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}.
log-charges-lost = { $who } loses { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}.
log-closed = { $who } closes breach { $numeral }.
log-counter-changed = { $nemesis } { $how ->
    [gain] gains
   *[lose] loses
} { $n } { $term } { $n ->
    [one] token
   *[other] tokens
}.
log-damage-prevented = { $n } damage is prevented.
log-damage-warded = { $who } prevents all damage this turn.
log-deck-shuffled = { $who } shuffles their deck.
log-deck-turned-over = { $who } turns their discard pile over.
log-destroyed = { $card } is destroyed ({ $who }).
log-devoured = { $nemesis } devours { $n } × { $card }.
log-discarded = { $who } discards { $card }.
log-discounted = { $who }’s next focus or open costs { $n } less.
log-drawn = { $who } draws { $card }.
log-entered-play = { $kind ->
    [power] { $card } comes into play with { $n ->
        [one] { $n } power token
       *[other] { $n } power tokens
    }.
   *[minion] { $card } comes into play with { $n } life.
}
log-exhausted = { $who } is exhausted!
log-focused = { $who } focuses breach { $numeral }.
log-gained = { $who } gains { $card }{ $to ->
    [hand] { " " }into their hand
    [top-of-deck] { " " }onto their deck
   *[discard] { "" }
}.
log-game-ended = The game is over: { $outcome }.
log-given = { $who } gives { $card } to { $owner }.
log-gravehold-gained = Gravehold gains { $n } life.
log-gravehold-suffered = Gravehold suffers { $n } damage.
log-healed = { $who } gains { $n } life.
log-invoked = { $card } is invoked.
log-left-play = { $card } leaves play.
log-minion-damaged = { $card } suffers { $n } damage.
log-minion-healed = { $card } gains { $n } life.
log-nemesis-card-discarded = { $card } is discarded.
log-nemesis-card-drawn = { $nemesis } draws { $card }.
log-nemesis-card-revealed = { $card } is on top of the nemesis deck.
log-nemesis-damaged = { $nemesis } suffers { $n } damage.
log-nemesis-deck-empty = The nemesis deck is empty.
log-nemesis-gained = { $nemesis } gains { $n } life.
log-nemesis-turn-started = { $nemesis }: nemesis turn.
log-next-gain-set = { $who }: the next card gained { $to ->
    [ally-discard] goes to an ally’s discard pile
   *[top-of-deck] can go on top of their deck
}.
log-opened = { $who } opens breach { $numeral }.
log-paid = { $who } pays { $n } aether.
log-persistent = { $card } acts.
log-played = { $who } plays { $card }.
log-player-drawn-by-lot = { $who } is chosen at random.
log-power-opposed = { $who } opposes { $card }.
log-power-token-added = { $card }: now { $n ->
    [one] { $n } power token.
   *[other] { $n } power tokens.
}
log-power-token-removed = { $card }: { $n ->
    [0] the last power token is removed.
    [one] { $n } power token left.
   *[other] { $n } power tokens left.
}
log-prepped = { $who } preps { $card } to breach { $numeral }.
log-prepped-spell-used = { $who } uses { $card }.
log-put-on-deck = { $who } places { $card } on top of their deck.
log-put-under-deck = { $who } places { $card } under their deck.
log-returned-to-supply = { $who } returns { $card } to the supply.
log-resolved-again = { $card } is resolved again.
log-returned = { $who } takes { $card } into their hand.
log-revealed = { $who } reveals { $card }.
log-revived = { $card } returns.
log-routine = { $nemesis }: { $term }!
log-shuffled-into-nemesis-deck = { $card } is shuffled into the nemesis deck.
log-side-card-discarded = { $card } is discarded.
log-side-card-drawn = { $nemesis } draws { $card }.
log-side-card-gained = { $who } gains a { $term } card face down.
log-side-deck-shuffled = The { $term } deck is shuffled.
log-silenced = { $card } is silenced.
log-spawned = { $n } { $swarm } { $n ->
    [one] token comes
   *[other] tokens come
} into play.
log-shielded = The next { $n } damage to { $who } will be prevented.
log-stayed-silent = { $card } is silent and does not act.
log-suffered = { $who } suffers { $n } damage.
log-swarm-damaged = A { $swarm } suffers { $n } damage.
log-swarm-discarded = { $n } { $swarm } { $n ->
    [one] token is
   *[other] tokens are
} discarded.
log-swarm-killed = { $n } { $swarm } { $n ->
    [one] token is
   *[other] tokens are
} defeated.
log-token-gained = { $who } gains { $n } { $term } { $n ->
    [one] token
   *[other] tokens
}.
log-token-returned = { $n } { $term } { $n ->
    [one] token returns
   *[other] tokens return
} to { $who }.
log-token-lost = { $who } loses { $n } { $term } { $n ->
    [one] token
   *[other] tokens
}.
log-tokens-placed = { $who } has { $n } { $term } { place-token } placed on { $card }.
log-token-shifted = { $who } moves the { $term } token to space { $n }.
log-track-moved = { $term } { $how ->
    [gain] advances
   *[lose] moves back
} by { $n ->
    [one] 1 step
   *[other] { $n } steps
}.
log-turn-ended = End of turn.
log-turn-order-drawn = Turn order: { $card }.
log-turn-order-moved = Turn order: { $card } { $to ->
    [bottom] goes under the deck
   *[discard] is discarded
}.
log-turn-order-reordered = { $who } puts the turn order deck in a new order.
log-turn-order-revealed = Revealed turn order card: { $card }.
log-turn-order-shuffled = The turn order deck is shuffled.
log-turn-started = { $who }’s turn.
log-two-per-breach = { $who } may prep two spells to each open breach.
log-unleashed = { $nemesis } unleashes.

## Forecast of the nemesis

forecast-chance = { $n } in { $of }
forecast-certain = certain
forecast-who = { $who }: { $chance }
forecast-next = { $how ->
    [sure] The nemesis goes next:
    [never] The nemesis does not go next. On its next turn:
   *[chance] If the nemesis goes next ({ $chance }):
}
forecast-row = Up to { $n } nemesis turns can come in a row.
forecast-fires = { $n ->
    [1] { $card } fires: { $what }
   *[other] { $card } fires in { $n } nemesis turns: { $what }
}
forecast-acts = { $card }: { $what }
forecast-total = { $known ->
    [yes] Total: { $what }
   *[no] Known so far: { $what }
}
forecast-drawn = { $n ->
    [1] { $tier ->
        [0] Unknown: the card it draws.
       *[other] Unknown: the tier { $tier } card it draws.
    }
   *[other] Unknown: the { $n } cards it draws.
}
forecast-rule = { $when ->
    [start] Start of its turn: { $what }
    [end] End of its turn, unless the drawn card changes that: { $what }
    [token] { $card } loses a token: { $what }
   *[special] { $card }: { $what }
}
forecast-one-unleash = One unleash now: { $what }
forecast-and = { $a }; { $b }
forecast-or = { $a } or { $b }
forecast-with = { $a } and { $b }
forecast-one-of = one of you { $change }
forecast-all-of = all of you together { $change }
forecast-to = { $a } to { $b }
forecast-nothing = nothing
forecast-gravehold = Gravehold { $change }
forecast-life = { $who } { $change }
forecast-counter = { $term } tokens { $change }
forecast-track = { $term } { $change }
forecast-unleash = { $n ->
    [one] unleash
    [2] unleash twice
    [3] unleash three times
   *[other] unleash { $n } times
}
forecast-unleash-range = unleash { $times } times
forecast-count = { $what ->
    [discard] cards discarded
    [destroy] cards destroyed
    [gain] cards gained
    [devour] cards devoured
    [enter] coming into play
    [laid] cards laid on the row
    [advance] tokens moved along
    [charges] charges lost
    [breaches] breaches lost
    [exhausted] players exhausted
   *[draws] more nemesis cards drawn
}: { $n }
forecast-over = { $how ->
    [lost] the game is lost
    [won] the game is won
    [may-be-won] the game may be won
   *[may-be-lost] the game may be lost
}
forecast-unknown = a hidden card decides
forecast-more = other outcomes are possible

## The table in a terminal

table-turn = Turn { $n } · { $who } · { $phase }
table-over = The game is over
table-between = Turn { $n }
table-gravehold = Gravehold { $life }/{ $max }
table-nemesis = { $nemesis } · life { $life }/{ $max } · tier { $tier }
table-counter = { $term } { $n }
table-track = { $term } { $n }/{ $of }
table-swarm = { $swarm } ×{ $n }
table-player = { $n }. { $mage } · life { $life }/{ $max } · charges { $charges }/{ $needed }
table-player-exhausted = { $n }. { $mage } · exhausted · charges { $charges }/{ $needed }
table-aether = aether { $n }
table-aether-limited = +{ $n } restricted
table-token = { $term } { $n }
table-deck = deck
table-tiers = { $n } · tier { $tier }
table-in-play = in play
table-discard = discard
table-open-pile = open pile
table-order = turn order
table-order-drawn = drawn: { $cards }
table-order-left = left: { $cards }
table-order-next = next: { $cards }
table-order-token = “{ $card }” token: { $who }
table-on-table = on the table
table-number-token = number token: { $who }
table-supply = supply
table-treasures = treasures
table-hand = hand
table-played = played
table-breaches = breaches
table-unknown = ? = { $cards }
table-life = life { $n }
table-power = { $n } power
table-breach-none = { $numeral } –
table-breach-open = { $numeral } open{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}
table-breach-closed = { $numeral } closed (focus { $focus }, open { $open })
table-breach-focused = { $numeral } focused (focus { $focus }, open { $open })

## Words a player can type

typed-undo = undo
typed-redo = redo
typed-save = save
typed-load = load
typed-why = why
typed-table = board
typed-forecast = forecast
typed-log = log
typed-help = help
typed-quit = quit
said-seed = Seed { $seed }. Type { typed-help } for all commands.
said-undone = Undid { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}.
said-nothing-to-undo = There is nothing to undo.
said-nothing-to-redo = There is nothing to redo.
said-no = { $why }
said-where-to = Where to? { typed-save } FILE
said-saved = Saved { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} to { $file }.
said-not-saved = Could not save { $file }.
said-loaded = Loaded { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} from { $file }.
said-not-loaded = Could not load { $file }.
said-left = Goodbye. The game was not saved; { typed-save } FILE saves it.
said-won = You won after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}: { $outcome }.
said-lost = You lost after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}: { $outcome }.
