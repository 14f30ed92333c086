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
