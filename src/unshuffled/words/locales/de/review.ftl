## Die Analyse einer Partie: Gewinnchance, Glück und Entscheidungen, Wendepunkte, Käufe

review-chance = Gewinnchance
review-start = Chance zu Beginn
review-luck = Glück
review-decisions = Entscheidungen
review-result = { $won ->
    [yes] Ergebnis: Sieg
   *[no] Ergebnis: Niederlage
}
review-kind = { $kind ->
    [turn-order] Reihenfolge
    [nemesis-card] Erzfeind-Karten
    [other-chance] Sonstiges Glück
    [purchase] Käufe
    [breach] Risse
    [casting] Zauber und Ziele
    [charge] Energie und Fähigkeiten
    [discard] Ablegen
   *[other] Andere Entscheidungen
}
review-turning-points = Wendepunkte
review-no-turning-points = Kein einzelner Moment hat die Chance stärker verändert, als die Schätzung unsicher ist.
review-turn = Zug { $n }
review-played = Gespielt
review-better = Besser
review-came = Gezogen
review-turn-card = Reihenfolge: { $card }
review-nemesis-card = { $nemesis } zog „{ $card }“
review-other-chance = Der Zufall entschied etwas anderes
review-odds = { $n } von { $of }
review-lost-from = Ab Zug { $n } blieb die Chance unter 3 %.
review-purchases = Welche Käufe sich gelohnt haben
review-purchases-about = verglichen mit der besten anderen Verwendung des Aetheriums
review-verdict = { $verdict ->
    [paid] gelohnt
    [not-paid] nicht gelohnt
   *[unclear] nicht eindeutig
}
review-uses = { $n ->
    [0] nie benutzt
   *[other] { $n }× benutzt
}
review-damage = { $n } Schaden
review-aether = { $n } Aetherium
review-charges = { $n } Energie
review-playouts = Geschätzt aus { $n ->
    [one] { $n } Partie, die ein Computerspieler
   *[other] { $n } Partien, die ein Computerspieler
} zu Ende gespielt hat. Die Zahlen sagen, wie sich seine Chancen verändert haben; es sind keine Noten für die Spieler.
review-working = Die Partie wird analysiert
