## Nebendecks: Karten, die offen neben dem Spielplan liegen

side-cards = { $n ->
    [one] 1 „{ $card }“-Karte
   *[other] { $n } „{ $card }“-Karten
}
side-it = { $n ->
    [one] die Karte
   *[other] sie
}
step-gain-card =
    .you = Erwirb { side-cards } aus dem { $gen }-Deck{ $to ->
        [hand] { " " }und nimm { side-it } auf deine Hand
        [top-of-deck] { " " }und lege { side-it } auf dein Deck
       *[discard] { "" }
    }.
    .they = { $who } erwirbt { side-cards } aus dem { $gen }-Deck{ $to ->
        [hand] { " " }und nimmt { side-it } auf seine Hand
        [top-of-deck] { " " }und legt { side-it } auf sein Deck
       *[discard] { "" }
    }.
    .do = { side-cards } aus dem { $gen }-Deck erwerben{ $to ->
        [hand] { " " }und auf die Hand nehmen
        [top-of-deck] { " " }und auf das Deck legen
       *[discard] { "" }
    }
step-put-this =
    .you = Lege diese Karte { put-to }.
    .they = Lege diese Karte { put-to }.
    .do = diese Karte { put-to } legen
rule-side-deck = { $n ->
    [1] Diese Karte ist 1-mal im { $gen }-Deck.
   *[other] Diese Karte ist { $n }-mal im { $gen }-Deck.
}
label-when-in-hand = Sobald diese Karte auf deiner Hand ist
table-side-deck = { $gen }-Deck
table-in-front = davor

## Karten vor einem Spieler, Karten im Spiel mit Aktionen, Reihenfolgeplättchen, Schaden einer Art

label-in-front = Vor dir
rule-any-player = Wenn eine Erzfeind-Karte „1 Spieler eurer Wahl“ nennt, müsst ihr nach Möglichkeit dich wählen.
step-place-in-front =
    .you = Lege diese Karte vor dir aus.
    .they = { $who } legt diese Karte vor sich aus.
    .do = diese Karte vor dir auslegen
step-place-number-token =
    .you = Lege dein Reihenfolgeplättchen auf diese Karte.
    .they = { $who } legt sein Reihenfolgeplättchen auf diese Karte.
    .do = dein Reihenfolgeplättchen auf diese Karte legen
step-deal-this = { $how ->
    [amount-equal] Füge { $minion } X { DAMAGE("Schaden") } zu (X = { $number }).
   *[other] Füge { $minion } { $amount } zu.
}
moment-token-removed = Wenn ein Zeitmarker von dieser Karte entfernt wird: { $then }
rule-minions-take-less = Schaden, der Monstern aus dem Erzfeind-Stapel zugefügt wird, wird um { $n } reduziert, jedoch nie auf weniger als 1.
rule-damage-by-at-most = { $n ->
    [1] Schaden, der { $target }{ $by } zugefügt wird, wird auf 1 reduziert.
   *[other] Mehr als { $n } { DAMAGE("Schaden") }, der { $target }{ $by } zugefügt wird, wird auf { $n } reduziert.
}
rule-damage-by-less = Schaden, der { $target }{ $by } zugefügt wird, wird um { $n } reduziert{ $least ->
    [0] { "" }
   *[other] , jedoch nie auf weniger als { $least }
}.
label-wandering = Wandernd
damage-by = { $by ->
    [players] { " " }durch einen Spieler
    [cards] { " " }durch Fähigkeiten und Spielerkarten
    [spells] { " " }durch Zauber mit Kosten von { $cost ->
        [least] mindestens { $low }
        [most] höchstens { $high }
       *[between] { $low } bis { $high }
    }
   *[any] { "" }
}
condition-they-are = { $whose ->
    [they] das { $who } ist
   *[you] du { $who } bist
}
    .not = { $whose ->
        [they] das nicht { $who } ist
       *[you] du nicht { $who } bist
    }
who-numbered = der Spieler, dessen Reihenfolgeplättchen auf dieser Karte liegt
who-most-expensive-in-hand = der Spieler mit der teuersten Karte auf der Hand
who-most-expensive-prepped = der Spieler mit dem teuersten gebundenen Zauber
log-acted-on = { $who } nutzt „{ $card }“.
log-placed-in-front = „{ $card }“ liegt jetzt vor { $who }.
log-number-token-placed = Das Reihenfolgeplättchen von { $who } kommt auf „{ $card }“.

## Schätze: was sie vor dem Spiel tun, und solange man sie besitzt

label-when-game-starts = Zu Beginn des Spiels
rule-brings = Zu Beginn des Spiels: Lege 1 „{ $card }“-Karte auf deinen Ablagestapel.
rule-pile-bonus = Zauber aus dem Vorrat neben dieser Karte: +{ $n } { DAMAGE("Schaden") }, wenn sie gewirkt werden.
rule-gravehold-gains-more = Immer wenn die Feste heilt, heilt sie { $n } { LIFE("Leben") } mehr.
step-assign-this = { $group ->
    [yes] Legt
   *[no] Lege
} diese Karte neben einen { $kind ->
    [card] Vorrat
    [gem] Kristall-Vorrat
    [relic] Artefakt-Vorrat
    [spell] Zauber-Vorrat
    [gem-or-relic] Kristall- oder Artefakt-Vorrat
    [gem-or-spell] Kristall- oder Zauber-Vorrat
   *[relic-or-spell] Artefakt- oder Zauber-Vorrat
}{ $cost ->
    [any] { "" }
   *[at-most] { " " }mit Kosten von { $n } oder weniger
}.
focus-times = { $n ->
    [1] { "" }
   *[other] { $n }-mal{ " " }
}
step-focus-times =
    .you = { $which ->
        [cheapest-closed] Bündele { focus-times }deinen dunklen Riss mit den geringsten Bündelungskosten.
        [any-player] Bündele { focus-times }denselben Riss eines Spielers deiner Wahl.
       *[any] Bündele { focus-times }denselben deiner Risse.
    }
    .they = { $which ->
        [cheapest-closed] { $who } bündelt { focus-times }seinen dunklen Riss mit den geringsten Bündelungskosten.
        [any-player] { $who } bündelt { focus-times }denselben Riss eines Spielers seiner Wahl.
       *[any] { $who } bündelt { focus-times }denselben seiner Risse.
    }
    .do = { $which ->
        [cheapest-closed] { focus-times }den dunklen Riss mit den geringsten Bündelungskosten bündeln
        [any-player] { focus-times }denselben Riss eines beliebigen Spielers bündeln
       *[any] { focus-times }denselben Riss bündeln
    }
step-focus-breach =
    .you = { $which ->
        [any-player] Bündele { focus-times }Riss { $numeral } eines Spielers deiner Wahl.
       *[any] Bündele { focus-times }deinen Riss { $numeral }.
    }
    .they = { $which ->
        [any-player] { $who } bündelt { focus-times }Riss { $numeral } eines Spielers seiner Wahl.
       *[any] { $who } bündelt { focus-times }seinen Riss { $numeral }.
    }
    .do = { $which ->
        [any-player] { focus-times }Riss { $numeral } eines beliebigen Spielers bündeln
       *[any] { focus-times }Riss { $numeral } bündeln
    }
log-assigned = „{ $card }“ wird zum Vorrat „{ $pile }“ gelegt.
