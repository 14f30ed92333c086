# Tafeln der Erzfeinde: was Spieler dort tun dürfen, und Karten mit zwei Seiten.

rule-mat-action = { $action }: In deinem Schritt „Aktionen ausführen“ darfst du { $n ->
    [0] Folgendes tun: { $then }
   *[other] { $n } Aetherium bezahlen. Wenn du das tust: { $then }
}
rule-mat-action-if = { $action }: Wenn { $condition }, darfst du in deinem Schritt „Aktionen ausführen“ { $n ->
    [0] Folgendes tun: { $then }
   *[other] { $n } Aetherium bezahlen. Wenn du das tust: { $then }
}
rule-action-cost = { $how ->
    [never] Spieler können dies nicht tun: { $action }.
   *[price] { $action }: Dies kostet stattdessen { $n } Aetherium.
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

rule-two-sided = { $gen }-Karten haben zwei Seiten. Sie liegen mit der Vorderseite nach oben; die andere Seite wird erst angesehen, wenn eine Karte umgedreht wird.
rule-refills = Wird eine Karte des { $gen }-Decks gebraucht und ist keine mehr da, mischt seinen Ablagestapel zu einem neuen Deck.
rule-copies = Diese Karte gibt es { $n }-mal.
rule-looks-like = Bis sie umgedreht wird, sieht sie aus wie „{ $card }“.
rule-counts-as = Sie zählt auch als: { $what }.
rule-protects = Schaden, der { $gen }-Karten zugefügt wird, wird auf 0 verringert.
rule-more-damage = Wenn ein Spieler oder die Feste zu Beginn des Erzfeind-Zuges Schaden erleidet, dann { $n } Schaden mehr.
rule-more-life = Jede { $gen }-Karte kommt mit { $n } Leben mehr ins Spiel.
moment-flipped = Wenn diese Karte umgedreht wird: { $then }
event-flips = { $whose ->
    [you] du eine Karte im Spiel umdrehst
    [ally] ein Verbündeter eine Karte im Spiel umdreht
   *[any] ein beliebiger Spieler eine Karte im Spiel umdreht
}
step-flip = { $group ->
    [yes] Dreht
   *[no] Drehe
} eine { $gen }-Karte im Spiel um, die noch nicht umgedreht wurde.
step-summon-life = Bringt die oberste Karte des { $gen }-Decks mit { $n } zusätzlichen Leben ins Spiel.
step-reshuffle-all = Mischt den { $gen }-Ablagestapel in das { $gen }-Deck.
count-in-play-card =
    .each = jede Karte „{ $card }“ im Spiel
    .number = Anzahl der Karten „{ $card }“ im Spiel
condition-count-in-play-card = { $n ->
    [0] { $how ->
        [exactly] keine Karte „{ $card }“ im Spiel ist
       *[other] { how-many } Karten „{ $card }“ im Spiel sind
    }
    [one] { how-many } Karte „{ $card }“ im Spiel ist
   *[other] { how-many } Karten „{ $card }“ im Spiel sind
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

rule-supply-pile = Neben den Vorräten des Marktes gibt es einen Vorrat aus { $n } Karten „{ $card }“.
rule-track-many = Auf ihr liegen beliebig viele { $gen }-Marker. Sie beginnen auf { $enter }.
step-for-players = Feld { $n } ({ $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
})
rule-track-loop = Nach dem letzten Feld geht es für { $gen }-Marker auf Feld { $n } weiter.
rule-track-pushes = Ein neuer { $gen }-Marker rückt sofort { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} vor.
step-add-tokens = Legt { $n } { $gen }-Marker auf das Feld, auf dem sie beginnen.
step-add-tokens-counted = Legt { $amount } auf das Feld, auf dem sie beginnen.
step-advance-tokens = { $group ->
    [yes] Bewegt
   *[no] Bewege
} { $which ->
    [any] { $count ->
        [one] einen beliebigen { $gen }-Marker
       *[other] { $count } verschiedene { $gen }-Marker
    }
    [most] jeden { $gen }-Marker auf dem Feld mit den meisten davon
    [entry] jeden { $gen }-Marker auf dem Feld, auf dem sie beginnen,
   *[each] jeden { $gen }-Marker
} { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} auf ihrer Leiste vor.
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
    .you = Lege { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } „{ $card }“ von deiner Hand in den Vorrat zurück.
    .they = { $who } legt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } „{ $card }“ von der Hand in den Vorrat zurück.
    .do = { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } „{ $card }“ von deiner Hand in den Vorrat zurücklegen
step-gain-pile =
    .you = Erwirb eine Karte „{ $card }“{ $to ->
        [hand] { " " }und nimm sie auf deine Hand
        [top-of-deck] { " " }und lege sie auf dein Deck
       *[discard] { "" }
    }.
    .they = { $who } erwirbt eine Karte „{ $card }“{ $to ->
        [hand] { " " }und nimmt sie auf die Hand
        [top-of-deck] { " " }und legt sie auf sein Deck
       *[discard] { "" }
    }.
    .do = eine Karte „{ $card }“ erwerben{ $to ->
        [hand] { " " }und auf deine Hand nehmen
        [top-of-deck] { " " }und auf dein Deck legen
       *[discard] { "" }
    }
option-token-step = { $term } auf Feld { $step } ({ $n } dort)
log-tokens-advanced = { $n } { $gen }-Marker { $n ->
    [one] rückt
   *[other] rücken
} vor.
table-crowd = { $term }: { $steps }
