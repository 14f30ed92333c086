## Analiza zakończonej gry: szansa na zwycięstwo, szczęście i decyzje, punkty zwrotne, zakupy

review-chance = Szansa na zwycięstwo
review-start = Szansa na początku
review-luck = Szczęście
review-decisions = Decyzje
review-result = { $won ->
    [yes] Wynik: zwycięstwo
   *[no] Wynik: porażka
}
review-kind = { $kind ->
    [turn-order] Kolejność tur
    [nemesis-card] Karty Nemezis
    [other-chance] Inne losowania
    [purchase] Zakupy
    [breach] Bramy
    [casting] Zaklęcia i cele
    [charge] Ładunki i zdolności
    [discard] Odrzucanie kart
   *[other] Inne decyzje
}
review-turning-points = Punkty zwrotne
review-no-turning-points = Żadna pojedyncza chwila nie zmieniła szansy bardziej, niż wynosi niepewność szacunku.
review-turn = Tura { $n }
review-played = Zagrano
review-better = Lepiej
review-came = Dobrano
review-turn-card = Kolejność tur: { $card }
review-nemesis-card = { $nemesis } dobiera kartę: { $card }
review-other-chance = Los zdecydował o czymś innym
review-odds = { $n } z { $of }
review-lost-from = Od tury { $n } szansa nie przekroczyła już 3%.
review-purchases = Które zakupy się opłaciły
review-purchases-about = w porównaniu z najlepszym innym użyciem tego eteru
review-verdict = { $verdict ->
    [paid] opłaciło się
    [not-paid] nie opłaciło się
   *[unclear] nie da się rozstrzygnąć
}
review-uses = { $n ->
    [0] bez użycia
    [one] { $n } użycie
    [few] { $n } użycia
   *[many] { $n } użyć
}
review-damage = obrażenia: { $n }
review-aether = eter: { $n }
review-charges = Ładunki: { $n }
review-playouts = Szacunek na podstawie { $n ->
    [one] { $n } gry dokończonej
   *[other] { $n } gier dokończonych
} przez komputer. Liczby mówią, jak zmieniały się jego szanse; to nie są oceny graczy.
review-working = Analiza gry
