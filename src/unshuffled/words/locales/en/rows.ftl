### Rows of cards, and turn order cards of a nemesis's own.

step-fill-row = place the top card of its deck on the first space of the { $term }.
step-push-row = { $which ->
    [one] move the card on space { $n } of the { $term } 1 space forward.
   *[each] move each card on the { $term } 1 space forward.
}
step-destroy-from-row =
    .you = destroy a supply card on the { $term }.
    .they = { $who } destroys a supply card on the { $term }.
    .do = destroy a supply card on the { $term }
step-take-supply = shuffle { $n } { $n ->
    [one] card
   *[other] cards
} from each { $kind } supply pile{ $spare ->
    [yes] {" "}except the least expensive one
   *[no] {""}
} into the { $term } deck.
step-look-at-deck = reveal the top { $n ->
    [one] card
   *[other] { $n } cards
} of the { $term } deck. { $under ->
    [0] {""}
   *[other] Place { $under } of them on the bottom of that deck and return{" "}
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
rule-row = the { $term } has { $n } spaces. Place each new card on the first space. Cards in its way move 1 space forward, up to the first empty space.
rule-row-end = when a supply card reaches the last space of the { $term }{ $does ->
    [yes] : Place it on the bottom of the { $deck } deck. { $says }
   *[no] , place it on the bottom of the { $deck } deck.
}
rule-row-gain = cards on the { $term } are part of the supply and can be gained. They are not supply piles.
rule-row-empty = when there is no supply card left on the { $term }{ follows }
rule-row-skip = while { $condition }, cards on the { $term } skip space { $space }.
rule-enters-on = this minion enters play on the first space of the { $term } and moves like the cards there.{ $does ->
    [yes] {" "}When it reaches the last space: Discard it. { $says }
   *[no] {" "}When it reaches the last space, discard it.
}
rule-turn-card = replace { $n ->
    [one] 1 nemesis turn order card
   *[other] { $n } nemesis turn order cards
} with { $term }. It counts as a nemesis turn order card. When it is drawn, resolve this before the nemesis turn: { $says }
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
