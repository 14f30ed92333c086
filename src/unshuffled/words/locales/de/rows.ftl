### Reihen von Karten, und eigene Reihenfolgekarten eines Erzfeindes.

step-fill-row = Legt die oberste Karte des zugehörigen Decks { row-on } auf Feld 1.
row-on = { $gender ->
    [f] auf der { $term }
    [m] auf dem { $term }
    [n] auf dem { $term }
   *[other] in der Reihe „{ $term }“
}
step-push-row = { $which ->
    [one] Rückt die Karte, die { row-on } auf Feld { $n } liegt, um 1 Feld vor.
   *[each] Rückt jede Karte { row-on } um 1 Feld vor.
}
step-destroy-from-row =
    .you = Zerstöre 1 Vorratskarte { row-on }.
    .they = { $who } zerstört 1 Vorratskarte { row-on }.
    .do = 1 Vorratskarte { row-on } zerstören
step-take-supply = Mischt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} aus jedem { $kind ->
    [gem] Kristall-Vorrat
    [relic] Artefakt-Vorrat
   *[spell] Zauber-Vorrat
}{ $spare ->
    [yes] {" "}außer dem günstigsten
   *[no] {""}
} in das { $gen }-Deck.
step-look-at-deck = Deckt { $n ->
    [one] die oberste Karte
   *[other] die obersten { $n } Karten
} des { $gen }-Decks auf. { $under ->
    [0] {""}
   *[other] Legt { $under } davon unter das Deck und die übrigen in beliebiger Reihenfolge zurück auf das Deck.
}{ $under ->
    [0] Legt sie in beliebiger Reihenfolge zurück auf das Deck.
   *[other] {""}
}
step-put-into =
    .you = Lege { $what } auf das { $gen }-Deck.
    .they = { $who } legt { $what } auf das { $gen }-Deck.
    .do = { $what } auf das { $gen }-Deck legen
    .together = Legt { $what } auf das { $gen }-Deck.
    .maytogether = Ihr dürft { $what } auf das { $gen }-Deck legen.
rule-row = { row-on } sind { $n } Felder. Legt jede neue Karte auf Feld 1. Karten, die im Weg liegen, rücken um 1 Feld vor, bis zum ersten leeren Feld.
rule-row-end = Erreicht eine Vorratskarte { row-on } das letzte Feld: Legt sie unter das { $deck-gen }-Deck.{ $does ->
    [yes] {" "}{ $says }
   *[no] {""}
}
rule-row-gain = Karten { row-on } dürfen wie Karten aus den Vorräten erworben werden. Sie gelten aber nicht als Vorrat.
rule-row-empty = Liegt { row-on } keine Vorratskarte mehr: { $then }
rule-row-skip = Solange { $condition }, überspringen Karten { row-on } Feld { $space }.
rule-enters-on = Dieses Monster kommt { row-on } auf Feld 1 ins Spiel und rückt wie die Karten dort vor. Erreicht es das letzte Feld: Werft es ab.{ $does ->
    [yes] {" "}{ $says }
   *[no] {""}
}
rule-turn-card = Ersetzt { $n ->
    [one] 1 Reihenfolgekarte
   *[other] { $n } Reihenfolgekarten
} des Erzfeindes durch „{ $term }“. Diese Karte zählt als Reihenfolgekarte des Erzfeindes. Wird sie gezogen, gilt vor dem Erzfeind-Zug: { $says }
option-gain-on-row = „{ $card }“ von „{ $term }“ erwerben ({ $cost })
option-destroy-on-row = { $card } ({ $term })
log-put-into = { $who } legt „{ $card }“ auf das { $gen }-Deck.
log-row-filled = „{ $card }“ kommt auf „{ $pile }“.
log-row-moved = „{ $card }“ rückt auf „{ $pile }“.
log-side-card-revealed = „{ $card }“ wird vom { $gen }-Deck aufgedeckt.
count-row =
    .each = jede Vorratskarte { row-on }
    .number = Anzahl der Vorratskarten { row-on }
count-chosen-free =
    .each = jede so { chosen-verb }e Karte, die 0 kostet
    .number = Anzahl der so { chosen-verb }en Karten, die 0 kosten
condition-count-row = { $how ->
    [least] { row-on } mindestens { $n } Vorratskarten liegen
    [most] { row-on } höchstens { $n } Vorratskarten liegen
   *[exactly] { row-on } genau { $n } Vorratskarten liegen
}
condition-count-chosen-free = { $how ->
    [least] die Anzahl der so { chosen-verb }en Karten, die 0 kosten, mindestens { $n } ist
    [most] die Anzahl der so { chosen-verb }en Karten, die 0 kosten, höchstens { $n } ist
   *[exactly] die Anzahl der so { chosen-verb }en Karten, die 0 kosten, genau { $n } ist
}
