# Czym różnią się instrukcje: jak nazywa się każdy punkt, o co chodzi i co można dla niego wybrać.

switch = { $switch ->
    [wild-card] Karta „X”
    [four-player-deck] Talia tur dla czterech
    [number-tokens] Numery graczy
    [solo-player-cards] Talia tur dla jednego
    [solo-life] Życie z jednym magiem
    [solo-lowest-life-when-exhausted] Najmniej życia mimo wyczerpania
    [fully-turned-focus] Całkowicie obrócona Brama
    [tutorial-discard] Odrzucanie niezagranych kart
    [open-decks] Talie graczy
    [empty-deck-win] Zwycięstwo przez pustą talię Nemezis
    [immediately-timing] Teksty „NATYCHMIAST”
    [nemesis-tier] Rząd Nemezis
    [basic-pool] Podstawowe karty Nemezis
   *[card-values] Liczby na kartach
}
switch-text = { $switch ->
    [wild-card] Przy trzech magach jedna karta tury nie należy do żadnego gracza. Albo ustalacie, kto rozgrywa tę turę, albo rozgrywa ją posiadacz żetonu i przekazuje go w lewo.
    [four-player-deck] Przy czterech magach jest jedna karta dla każdego albo dwie karty dla każdej pary. Przy pierwszej karcie tych dwoje wybiera, kto rozgrywa turę; przy drugiej rozgrywa ją drugi gracz. Pary są łatwiejsze.
    [number-tokens] Numery graczy wynikają z miejsc albo przydziela je los. Los wskazuje wtedy też, kto zaczyna z żetonem karty „X”. Gdy czterech graczy dzieli karty w parach, numerów się nie przydziela.
    [solo-player-cards] Gdy grasz samodzielnie jednym magiem, talia tur ma dwie karty Nemezis i trzy albo cztery twoje. Cztery to łatwiejsza gra.
    [solo-life] Gdy grasz samodzielnie jednym magiem, możesz zacząć z innym życiem, niż daje poziom trudności.
    [solo-lowest-life-when-exhausted] Gdy grasz samodzielnie jednym magiem w stanie wyczerpania, efekty dotyczące gracza z najmniejszą liczbą życia nadal dotyczą ciebie albo nie dotyczą nikogo.
    [fully-turned-focus] Brama, której nie można dalej obrócić, otwiera się przy wzmocnieniu albo nie można jej wzmocnić i trzeba ją otworzyć.
    [tutorial-discard] Na pierwsze gry: na końcu swojej tury możesz odrzucić niezagrane Klejnoty i Artefakty. Zaklęcia zostają na ręce.
    [open-decks] Talii nigdy się nie tasuje. Albo wszyscy gracze zawsze widzą kolejność kart, albo tylko ich liczbę.
    [empty-deck-win] Wygrywacie, gdy Nemezis nie ma już kart ani w talii, ani w grze: na końcu tury albo od razu.
    [immediately-timing] Poplecznik lub Moc rozpatruje tekst „NATYCHMIAST” przed wejściem do gry albo po nim.
    [nemesis-tier] Niektóre karty pytają o rząd Nemezis: najwyższy ze wszystkich kart, które dobrało, albo najwyższy z jego kart w grze i na stosie kart odrzuconych.
    [basic-pool] Pochodzą z pudełka Nemezis albo ze wszystkich pudełek. Mieszanie może bardzo zmienić trudność.
   *[card-values] Niemiecka instrukcja drukuje na kilku kartach inną liczbę. Grajcie ze zwykłą albo z niemiecką.
}
switch-value = { $value ->
    [wild-card-choice] wy wybieracie
    [wild-card-token] według żetonu
    [four-player-deck-single] po jednej karcie
    [four-player-deck-pairs] w parach
    [number-tokens-chosen] według miejsc
    [number-tokens-random] losowo
    [solo-player-cards] karty gracza: { $n }
    [solo-life-0] według poziomu trudności
    [solo-life] życie { $n }
    [solo-lowest-life-when-exhausted-self] to ty
    [solo-lowest-life-when-exhausted-nobody] nikt
    [fully-turned-focus-opens] wzmocnienie otwiera
    [fully-turned-focus-not-allowed] bez wzmacniania
    [tutorial-discard-off] niedozwolone
    [tutorial-discard-on] Klejnoty i Artefakty
    [open-decks-on] jawne
    [open-decks-off] zakryte
    [empty-deck-win-end-of-turn] na końcu tury
    [empty-deck-win-immediate] od razu
    [immediately-timing-before-play] przed wejściem do gry
    [immediately-timing-after-play] po wejściu do gry
    [nemesis-tier-drawn] z dobranych kart
    [nemesis-tier-in-play-or-discard] w grze i odrzuconych
    [basic-pool-same-box] jedno pudełko
    [basic-pool-mixed] wszystkie pudełka
    [card-values-default] zwykłe
   *[card-values-de] niemieckie
}
switch-set = { $switch }: { $value }
said-variants = W tej grze: { $what }.
