# Ekspedycje w terminalu
expedition-help = Odpowiadasz numerami lub nazwami, oddzielonymi przecinkami. { typed-table } pokazuje stan ekspedycji, { typed-undo } cofa ostatni wybór, { typed-quit } kończy; wszystko zostaje zapisane.
expedition-left = Przerwano. Ekspedycja jest zapisana.
expedition-kept = Zapisano w { $file }.
expedition-source = { $source ->
    [book] Wydrukowana w instrukcji.
    [project] Autorstwa tego projektu.
   *[fan-tools] Opiera się na narzędziach fanów, a nie na instrukcji.
}
expedition-left-out = { $what ->
    [last-battle-rules] Zasady specjalne ostatniej bitwy nie są tu znane: rozgrywa się ją jak pozostałe.
   *[level-4-treasures] Skarby poziomu 4 nie są tu znane.
}
expedition-not-playable = Z tymi pakietami nie można jej rozegrać. Brakuje: { $why }.
expedition-short = Rozgrywana z mniejszą liczbą kart: { $what }.
expedition-lack = { $sort } ({ $have } z { $wanted })
expedition-sort = { $of ->
    [mage] Magowie
    [gem] Klejnoty
    [relic] Artefakty
    [spell] Zaklęcia
    [card] karty graczy
    [treasure] Skarby
    [treasure-1] Skarby poziomu 1
    [treasure-2] Skarby poziomu 2
    [treasure-3] Skarby poziomu 3
    [upgraded] ulepszone karty Podstawowe
    [upgraded-1] ulepszone karty Podstawowe, rząd 1
    [upgraded-2] ulepszone karty Podstawowe, rząd 2
    [upgraded-3] ulepszone karty Podstawowe, rząd 3
    [rating] Nemezis o randze { $rating }
    [ability] karty zdolności
    [protect] sojusznicy
   *[nemesis] Nemezis
}
expedition-line = { $sort }: { $what }
expedition-battle = Dalej: bitwa { $n } z { $of }, próba { $attempt }, przeciwnik: { $nemesis }.
expedition-score = Wynik: { $n }.
expedition-barracks = W Koszarach:
expedition-banished = Wykluczone: { $what }.
expedition-new = Nowe w Koszarach: { $what }.
expedition-fought = { $nemesis }: { $won ->
    [yes] zwycięstwo
   *[no] porażka
}, próba { $n }, { $outcome }.
expedition-ask-market = Na rynek zasobów, { $sort }: wybierz { $n }.
expedition-ask-mages = Kto walczy? Wybierz najwyżej { $n }.
expedition-ask-shared = Skarb dla wszystkich graczy? Enter: żaden.
expedition-ask-own = Skarb poziomu { $level }, { $mage }? Enter: żaden.
expedition-ask-reward = Bitwa przegrana. Co chcecie dostać przed następną próbą?
expedition-reward = { $of ->
    [mage] nowy Mag
    [gem] nowy Klejnot
    [relic] nowy Artefakt
    [spell] nowe Zaklęcie
    [treasure-1] nowy Skarb poziomu 1
    [treasure-2] nowy Skarb poziomu 2
   *[treasure-3] nowy Skarb poziomu 3
}
expedition-ask-path = Dokąd idziecie dalej?
expedition-way = { $to ->
    [next] do następnej bitwy
    [again] jeszcze raz do tej samej bitwy
    [won] do końca: ekspedycja wygrana
   *[lost] do końca: ekspedycja przegrana
}
expedition-way-named = Bitwa { $n }, przeciwnik: { $nemesis }
expedition-way-rating = Bitwa { $n }, Nemezis o randze { $rating }
expedition-choose = { $least ->
    [0] Wybierz najwyżej { $most } z listy.
   *[other] { $most ->
        [1] Wybierz jedno z listy.
       *[other] Wybierz z listy różne pozycje, od { $least } do { $most }.
    }
}
expedition-ready = Enter rozpoczyna bitwę.
expedition-won = Ekspedycja wygrana. Wynik: { $n }.
expedition-lost = Ekspedycja przegrana. Wynik: { $n }.
