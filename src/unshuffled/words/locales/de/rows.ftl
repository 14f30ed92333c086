### Reihen von Karten, und eigene Reihenfolgekarten eines Erzfeindes.

step-fill-row = Zieht die oberste Karte des zugehörigen Decks und legt sie auf das erste Feld der Reihe „{ $term }“.
step-push-row = { $which ->
    [one] Rückt die Karte auf Feld { $n } der Reihe „{ $term }“ um 1 Feld vor.
   *[each] Rückt jede Karte in der Reihe „{ $term }“ um 1 Feld vor.
}
step-destroy-from-row =
    .you = Zerstöre 1 Vorratskarte in der Reihe „{ $term }“.
    .they = { $who } zerstört 1 Vorratskarte in der Reihe „{ $term }“.
    .do = 1 Vorratskarte in der Reihe „{ $term }“ zerstören
step-take-supply = Nehmt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} aus jedem Vorrat von { $kind ->
    [gem] Kristallen
    [relic] Artefakten
   *[spell] Zaubern
}{ $spare ->
    [yes] {" "}außer dem billigsten
   *[no] {""}
} und mischt sie in das { $gen }-Deck.
step-look-at-deck = Deckt { $n ->
    [one] die oberste Karte
   *[other] die obersten { $n } Karten
} des { $gen }-Decks auf. { $under ->
    [0] {""}
   *[other] Legt { $under } davon darunter.{" "}
}{ $under ->
    [0] Legt sie
   *[other] Legt die übrigen
} in beliebiger Reihenfolge obenauf zurück.
step-put-into =
    .you = Lege { $what } auf das { $gen }-Deck.
    .they = { $who } legt { $what } auf das { $gen }-Deck.
    .do = { $what } auf das { $gen }-Deck legen
    .together = Legt { $what } auf das { $gen }-Deck.
    .maytogether = Ihr dürft { $what } auf das { $gen }-Deck legen.
rule-row = „{ $term }“ ist eine Reihe mit { $n } Feldern. Eine Karte, die dorthin gelegt wird, kommt auf das erste Feld und schiebt die anderen um 1 Feld vor, bis zum ersten leeren Feld.
rule-row-end = Eine Vorratskarte, die auf das letzte Feld der Reihe „{ $term }“ kommt, wird unter das { $deck-gen }-Deck gelegt{ $does ->
    [yes] , und: { $then }
   *[no] .
}
rule-row-gain = Karten in der Reihe „{ $term }“ gehören zu den Vorräten und dürfen erworben werden. Sie sind keine Vorratsstapel.
rule-row-empty = Falls in der Reihe „{ $term }“ keine Vorratskarte liegt: { $then }
rule-row-skip = Falls { $condition }, überspringen Karten in der Reihe „{ $term }“ Feld { $space }.
rule-enters-on = Dieses Monster kommt auf das erste Feld der Reihe „{ $term }“ und rückt wie die Karten dort vor.{ $does ->
    [yes] {" "}Kommt es auf das letzte Feld, werft es ab, und: { $then }
   *[no] {" "}Kommt es auf das letzte Feld, werft es ab.
}
rule-turn-card = { $n ->
    [one] 1 Reihenfolgekarte des Erzfeindes wird
   *[other] { $n } Reihenfolgekarten des Erzfeindes werden
} durch „{ $term }“ ersetzt. Wenn sie gezogen wird: { $then } Danach folgt der Erzfeind-Zug. Sie zählt als Reihenfolgekarte des Erzfeindes.
option-gain-on-row = „{ $card }“ von „{ $term }“ erwerben ({ $cost })
option-destroy-on-row = { $card } ({ $term })
log-put-into = { $who } legt „{ $card }“ auf das { $gen }-Deck.
log-row-filled = „{ $card }“ kommt auf „{ $pile }“.
log-row-moved = „{ $card }“ rückt auf „{ $pile }“.
log-side-card-revealed = „{ $card }“ wird vom { $gen }-Deck aufgedeckt.
count-row =
    .each = jede Vorratskarte in der Reihe „{ $term }“
    .number = Anzahl der Vorratskarten in der Reihe „{ $term }“
count-chosen-free =
    .each = jede so { chosen-verb }e Karte, die 0 kostet
    .number = Anzahl der so { chosen-verb }en Karten, die 0 kosten
condition-count-row = { $how ->
    [least] in der Reihe „{ $term }“ mindestens { $n } Vorratskarten liegen
    [most] in der Reihe „{ $term }“ höchstens { $n } Vorratskarten liegen
   *[exactly] in der Reihe „{ $term }“ genau { $n } Vorratskarten liegen
}
condition-count-chosen-free = { $how ->
    [least] die Anzahl der so { chosen-verb }en Karten, die 0 kosten, mindestens { $n } ist
    [most] die Anzahl der so { chosen-verb }en Karten, die 0 kosten, höchstens { $n } ist
   *[exactly] die Anzahl der so { chosen-verb }en Karten, die 0 kosten, genau { $n } ist
}
