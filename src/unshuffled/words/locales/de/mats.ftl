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
