### Tokens with life on tracks, and cards beside the mat.

step-token-gains = { $which ->
    [lowest-life] the { $term } token with the lowest life
   *[any] any { $term } token
} gains { $amount }.
step-this-onto = place this card on the { $term }.
rule-track-life = { $nemesis } has no life of its own. Each { $term } token has { $life } { LIFE("life") }. Damage dealt to { $nemesis } is dealt to one { $term } token instead. A { $term } token with no life left is discarded. If no { $term } token is left, the players win.
rule-token-damaged = when a player deals damage to a { $term } token{ follows }
rule-token-gone = when a { $term } token is discarded{ follows }
rule-shields = damage dealt to { $nemesis } and its tokens is reduced to 0.
option-token-life = { $term } (step { $n } of { $of }, { $life } life)
log-token-damaged = { $term } suffers { $n } damage.
log-token-gone = { $term } is discarded.
log-token-healed = { $term } gains { $n } life.
log-laid-beside = { $card } is placed on the { $pile }.
count-deck =
    .each = card in the { $term } deck
    .number = the number of cards in the { $term } deck
count-pile =
    .each = card on the { $term }
    .number = the number of cards on the { $term }
condition-count-deck = { $how ->
    [least] { $n ->
        [one] the { $term } deck is not empty
       *[other] the { $term } deck holds { $n } or more cards
    }
    [most] the { $term } deck holds { $n } or fewer cards
   *[exactly] { $n ->
        [0] the { $term } deck is empty
        [one] the { $term } deck holds exactly 1 card
       *[other] the { $term } deck holds exactly { $n } cards
    }
}
condition-count-pile = { $how ->
    [least] { $n ->
        [one] the { $term } is not empty
       *[other] the { $term } holds { $n } or more cards
    }
    [most] the { $term } holds { $n } or fewer cards
   *[exactly] { $n ->
        [0] the { $term } is empty
        [one] the { $term } holds exactly 1 card
       *[other] the { $term } holds exactly { $n } cards
    }
}
