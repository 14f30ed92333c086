# Tafeln der Erzfeinde: was Spieler dort tun dürfen, und Karten mit zwei Seiten.

rule-action-cost = { $how ->
    [never] Spieler dürfen „{ $action }“ nicht ausführen.
   *[price] „{ $action }“ kostet stattdessen { $n } { AETHER("Aetherium") }.
}
option-mat-action = { $n ->
    [0] { $action }
   *[other] { $action } ({ $n } Aetherium)
}
log-mat-action = { $who }: { $term }.
why-not-on-mat = „{ $action }“ gibt es in dieser Partie nicht.
why-action-barred = Eine Karte im Spiel verbietet dies: { $action }.
why-action-in-vain = Das ist jetzt nicht möglich: { $action }.

## Karten mit zwei Seiten

rule-two-sided = { $gen }-Karten haben zwei Seiten und kommen mit der Vorderseite nach oben ins Spiel. Seht euch die andere Seite erst an, wenn eine Karte umgedreht wird.
rule-refills = Ist das { $gen }-Deck leer, wenn ihr eine Karte daraus braucht, mischt seinen Ablagestapel zu einem neuen Deck.
rule-copies = Diese Karte gibt es { $n }-mal.
rule-looks-like = Bis diese Karte umgedreht wird, sieht sie aus wie „{ $card }“.
rule-counts-as = Diese Karte zählt auch als { $what }.
rule-not-flipped = Diese Karte kann nicht umgedreht werden.
rule-protects = Schaden, der { $gen }-Karten zugefügt wird, wird auf 0 reduziert.
rule-more-damage = Wenn ein Spieler oder die Feste zu Beginn des Erzfeind-Zuges Schaden erleidet: +{ $n } { DAMAGE("Schaden") }.
rule-more-life = { $gender ->
    [m] Jeder { $term }
    [f] Jede { $term }
    [n] Jedes { $term }
   *[other] Jede { $gen }-Karte
} kommt mit { $n } zusätzlichen { LIFE("Leben") } ins Spiel.
moment-flipped = Wenn diese Karte umgedreht wird: { $then }
event-flips = { $whose ->
    [you] du eine Karte im Spiel umdrehst
    [ally] ein Verbündeter eine Karte im Spiel umdreht
   *[any] ein beliebiger Spieler eine Karte im Spiel umdreht
}
step-flip = { $group ->
    [yes] Dreht
   *[no] Drehe
} { minion-one } im Spiel um, { minion-which } noch nicht umgedreht wurde.
    .do = { minion-one } im Spiel umdrehen, { minion-which } noch nicht umgedreht wurde
step-summon-life = Bringt die oberste Karte des { $gen }-Decks mit { $n } zusätzlichen { LIFE("Leben") } ins Spiel.
step-reshuffle-all = Mischt den { $gen }-Ablagestapel in das { $gen }-Deck.
count-in-play-card =
    .each = jede „{ $card }“-Karte im Spiel
    .number = Anzahl der „{ $card }“-Karten im Spiel
condition-count-in-play-card = { $n ->
    [0] { $how ->
        [exactly] keine „{ $card }“-Karte im Spiel ist
       *[other] { how-many } „{ $card }“-Karten im Spiel sind
    }
    [one] { how-many } „{ $card }“-Karte im Spiel ist
   *[other] { how-many } „{ $card }“-Karten im Spiel sind
}
count-deck-cards =
    .each = jede Karte im { $gen }-Deck und in seinem Ablagestapel
    .number = Anzahl der Karten im { $gen }-Deck und in seinem Ablagestapel
condition-count-deck-cards = im { $gen }-Deck und in seinem Ablagestapel zusammen { how-many } { $n ->
    [one] Karte liegt
   *[other] Karten liegen
}
log-flipped = { $how ->
    [real] „{ $card }“ wird umgedreht: Die Karte ist echt.
   *[other] Eine Karte wird umgedreht: „{ $card }“.
}
table-side = { $side ->
    [covered] nicht umgedreht
   *[turned] umgedreht
}

## Leisten mit vielen Markern und Vorräte eines Erzfeinds

rule-supply-pile = Es gibt einen zusätzlichen Vorrat mit { $n } „{ $card }“-Karten.
rule-track-many = { $gen }-Marker beginnen auf { $enter }. Auf einem Feld können beliebig viele liegen.
step-for-players = Feld { $n } ({ $many ->
    [1] { $players } Spieler
   *[other] { $least }–{ $players } Spieler
})
rule-track-loop = Vom letzten Feld geht es für { $gen }-Marker auf Feld { $n } weiter.
rule-track-pushes = Wird ein { $gen }-Marker auf sein Startfeld gelegt, rückt er sofort { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} vor.
step-add-tokens = Legt { $n } { $gen }-Marker auf { $n ->
    [one] sein
   *[other] ihr
} Startfeld.
step-add-tokens-counted = Legt { $amount } auf ihr Startfeld.
step-advance-tokens = { $group ->
    [yes] Bewegt
   *[no] Bewege
} { $which ->
    [any] { $count ->
        [one] einen beliebigen { $gen }-Marker
       *[other] { $count } verschiedene { $gen }-Marker
    }
    [most] jeden { $gen }-Marker auf dem Feld mit den meisten { $gen }-Markern
    [entry] jeden { $gen }-Marker auf dem Startfeld
   *[each] jeden { $gen }-Marker
} { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weiter.
step-remove-tokens = { $group ->
    [yes] Werft
   *[no] Wirf
} { $how ->
    [adjacent] bis zu { $n } { $gen }-Marker von zwei benachbarten Feldern
    [most] bis zu { $n } { $gen }-Marker
   *[exactly] { $n ->
        [one] einen beliebigen { $gen }-Marker
       *[other] { $n } { $gen }-Marker
    }
} ab.
step-to-supply =
    .you = Lege { side-cards } von deiner Hand in den Vorrat zurück.
    .they = { $who } legt { side-cards } von seiner Hand in den Vorrat zurück.
    .do = { side-cards } von { $actor ->
        [they] seiner
       *[you] deiner
    } Hand in den Vorrat zurücklegen
step-gain-pile =
    .you = Erwirb gratis 1 „{ $card }“-Karte{ $to ->
        [hand] { " " }und nimm sie auf deine Hand
        [top-of-deck] { " " }und lege sie auf dein Deck
       *[discard] { "" }
    }.
    .they = { $who } erwirbt gratis 1 „{ $card }“-Karte{ $to ->
        [hand] { " " }und nimmt sie auf seine Hand
        [top-of-deck] { " " }und legt sie auf sein Deck
       *[discard] { "" }
    }.
    .do = gratis 1 „{ $card }“-Karte erwerben{ $to ->
        [hand] { " " }und auf die Hand nehmen
        [top-of-deck] { " " }und auf das Deck legen
       *[discard] { "" }
    }
option-token-step = { $term } auf Feld { $step } ({ $n } dort)
log-tokens-advanced = { $n } { $gen }-Marker { $n ->
    [one] rückt
   *[other] rücken
} vor.
table-crowd = { $term }: { $steps }
