### Marker mit Leben auf Leisten, und Karten neben dem Tableau.

step-token-gains = { $which ->
    [lowest-life] Der { $gen }-Marker mit dem geringsten Leben
   *[any] Ein beliebiger { $gen }-Marker
} heilt { $amount }.
step-this-onto = Legt diese Karte auf den Stapel „{ $term }“.
rule-track-life = Der Erzfeind hat kein eigenes Leben. Jeder { $gen }-Marker hat { $life } { LIFE("Leben") }. Schaden, der dem Erzfeind zugefügt wird, erleidet stattdessen 1 { $gen }-Marker. Ein { $gen }-Marker ohne Leben wird abgeworfen. Ist kein { $gen }-Marker mehr übrig, gewinnt ihr.
rule-token-damaged = Wenn ein Spieler einem { $gen }-Marker Schaden zufügt: { $then }
rule-token-gone = Wenn ein { $gen }-Marker abgeworfen wird: { $then }
rule-shields = Schaden, der dem Erzfeind und seinen Markern zugefügt wird, wird auf 0 reduziert.
option-token-life = { $term } (Feld { $n } von { $of }, { $life } Leben)
log-token-damaged = „{ $term }“ erleidet { $n } Schaden.
log-token-gone = „{ $term }“ wird abgeworfen.
log-token-healed = „{ $term }“ heilt { $n } Leben.
log-laid-beside = „{ $card }“ wird auf den Stapel „{ $pile }“ gelegt.
count-deck =
    .each = jede Karte im { $gen }-Deck
    .number = Anzahl der Karten im { $gen }-Deck
count-pile =
    .each = jede Karte auf dem Stapel „{ $term }“
    .number = Anzahl der Karten auf dem Stapel „{ $term }“
condition-count-deck = { $how ->
    [least] { $n ->
        [one] das { $gen }-Deck nicht leer ist
       *[other] im { $gen }-Deck mindestens { $n } Karten liegen
    }
    [most] im { $gen }-Deck höchstens { $n } Karten liegen
   *[exactly] { $n ->
        [0] das { $gen }-Deck leer ist
        [one] im { $gen }-Deck genau 1 Karte liegt
       *[other] im { $gen }-Deck genau { $n } Karten liegen
    }
}
condition-count-pile = { $how ->
    [least] { $n ->
        [one] der Stapel „{ $term }“ nicht leer ist
       *[other] auf dem Stapel „{ $term }“ mindestens { $n } Karten liegen
    }
    [most] auf dem Stapel „{ $term }“ höchstens { $n } Karten liegen
   *[exactly] { $n ->
        [0] der Stapel „{ $term }“ leer ist
        [one] auf dem Stapel „{ $term }“ genau 1 Karte liegt
       *[other] auf dem Stapel „{ $term }“ genau { $n } Karten liegen
    }
}
