### Rows of cards, and turn order cards of a nemesis's own.

step-fill-row = draw the top card of its deck and place it on the first space of the { $term }.
step-push-row = { $which ->
    [one] move the card on space { $n } of the { $term } 1 space forward.
   *[each] move each card on the { $term } 1 space forward.
}
step-destroy-from-row =
    .you = destroy a supply card on the { $term }.
    .they = { $who } destroys a supply card on the { $term }.
    .do = destroy a supply card on the { $term }
step-take-supply = take { $n } { $n ->
    [one] card
   *[other] cards
} of each { $kind } supply pile{ $spare ->
    [yes] {" "}except the cheapest
   *[no] {""}
} and shuffle them into the { $term } deck.
step-look-at-deck = reveal the top { $n ->
    [one] card
   *[other] { $n } cards
} of the { $term } deck. { $under ->
    [0] {""}
    [one] Place 1 of them on the bottom of it and return{" "}
   *[other] Place { $under } of them on the bottom of it and return{" "}
}{ $under ->
    [0] Return them
   *[other] the rest
} to the top in any order.
step-put-into =
    .you = place { $what } on top of the { $term } deck.
    .they = { $who } places { $what } on top of the { $term } deck.
    .do = place { $what } on top of the { $term } deck
    .together = the players collectively place { $what } on top of the { $term } deck.
    .maytogether = the players may collectively place { $what } on top of the { $term } deck.
rule-row = the { $term } is a row of { $n } spaces. A card that is placed there goes on the first space and pushes the others 1 space forward, up to the first empty space.
rule-row-end = a supply card that comes to the last space of the { $term } goes on the bottom of the { $deck } deck{ $does ->
    [yes] , and: { $then }
   *[no] .
}
rule-row-gain = cards on the { $term } are part of the supply and may be gained. They are no supply piles.
rule-row-empty = if there is no supply card on the { $term }: { $then }
rule-row-skip = if { $condition }, cards on the { $term } skip space { $space }.
rule-enters-on = this minion enters play on the first space of the { $term } and moves like the cards there.{ $does ->
    [yes] {" "}If it comes to the last space, discard it, and: { $then }
   *[no] {" "}If it comes to the last space, discard it.
}
rule-turn-card = { $n ->
    [one] 1 nemesis turn order card is
   *[other] { $n } nemesis turn order cards are
} replaced by { $term }. When it is drawn: { $then } Then the nemesis takes its turn. It counts as a nemesis turn order card.
option-gain-on-row = Gain { $card } ({ $cost }) from the { $term }
option-destroy-on-row = { $card } ({ $term })
log-put-into = { $who } places { $card } on the { $term } deck.
log-row-filled = { $card } comes to the { $pile }.
log-row-moved = { $card } moves to { $pile }.
log-side-card-revealed = { $card } is revealed from the { $term } deck.
count-row =
    .each = supply card on the { $term }
    .number = the number of supply cards on the { $term }
count-chosen-free =
    .each = card costing 0 { chosen-verb } this way
    .number = the number of cards costing 0 { chosen-verb } this way
condition-count-row = { $how ->
    [least] the { $term } holds { $n } or more supply cards
    [most] the { $term } holds { $n } or fewer supply cards
   *[exactly] the { $term } holds exactly { $n } supply cards
}
condition-count-chosen-free = { $how ->
    [least] the number of cards costing 0 { chosen-verb } this way is { $n } or more
    [most] the number of cards costing 0 { chosen-verb } this way is { $n } or less
   *[exactly] the number of cards costing 0 { chosen-verb } this way is exactly { $n }
}
