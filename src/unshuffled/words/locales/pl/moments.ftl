# Na co reagują karty. Zdarzenie następuje po „gdy”.

event-gains = { $whose ->
    [you] pozyskujesz kartę
    [ally] sojusznik pozyskuje kartę
   *[any] dowolny gracz pozyskuje kartę
}
event-plays = { $whose ->
    [you] zagrywasz kartę
    [ally] sojusznik zagrywa kartę
   *[any] dowolny gracz zagrywa kartę
}
event-preps = { $whose ->
    [you] przygotowujesz Zaklęcie
    [ally] sojusznik przygotowuje Zaklęcie
   *[any] dowolny gracz przygotowuje Zaklęcie
}
event-casts = { $whose ->
    [you] aktywujesz Zaklęcie
    [ally] sojusznik aktywuje Zaklęcie
   *[any] dowolny gracz aktywuje Zaklęcie
}
event-focuses = { $whose ->
    [you] wzmacniasz Bramę
    [ally] sojusznik wzmacnia Bramę
   *[any] dowolny gracz wzmacnia Bramę
}
event-opens = { $whose ->
    [you] otwierasz Bramę
    [ally] sojusznik otwiera Bramę
   *[any] dowolny gracz otwiera Bramę
}
event-focuses-or-opens = { $whose ->
    [you] wzmacniasz lub otwierasz Bramę
    [ally] sojusznik wzmacnia lub otwiera Bramę
   *[any] dowolny gracz wzmacnia lub otwiera Bramę
}
event-gains-charges = { $whose ->
    [you] otrzymujesz Ładunki
    [ally] sojusznik otrzymuje Ładunki
   *[any] dowolny gracz otrzymuje Ładunki
}
event-draws = { $whose ->
    [you] dobierasz kartę
    [ally] sojusznik dobiera kartę
   *[any] dowolny gracz dobiera kartę
}
event-discards = { $whose ->
    [you] odrzucasz kartę
    [ally] sojusznik odrzuca kartę
   *[any] dowolny gracz odrzuca kartę
}
event-destroys = { $whose ->
    [you] niszczysz kartę
    [ally] sojusznik niszczy kartę
   *[any] dowolny gracz niszczy kartę
}
event-suffers = { $whose ->
    [you] otrzymujesz obrażenia
    [ally] sojusznik otrzymuje obrażenia
   *[any] dowolny gracz otrzymuje obrażenia
}
event-suffers-or-would = { $whose ->
    [you] otrzymujesz obrażenia lub miałbyś je otrzymać, będąc wyczerpanym
    [ally] sojusznik otrzymuje obrażenia lub miałby je otrzymać, będąc wyczerpanym
   *[any] dowolny gracz otrzymuje obrażenia lub miałby je otrzymać, będąc wyczerpanym
}

event-exhausted = { $whose ->
    [you] zostajesz wyczerpany
    [ally] sojusznik zostaje wyczerpany
   *[any] dowolny gracz zostaje wyczerpany
}
event-activates = { $whose ->
    [you] używasz swojej zdolności
    [ally] sojusznik używa swojej zdolności
   *[any] dowolny gracz używa swojej zdolności
}
event-gravehold-suffers = Gravehold otrzymuje obrażenia
event-unleashed = następuje Wyzwolenie
event-nemesis-card-drawn = zostaje dobrana karta Nemezis
event-minion-enters = Poplecznik wchodzi do gry
event-power-enters = Moc wchodzi do gry
event-minion-damaged = { $whose ->
    [you] zadajesz obrażenia Poplecznikowi
    [ally] sojusznik zadaje obrażenia Poplecznikowi
   *[any] Poplecznik otrzymuje obrażenia
}
event-minion-discarded = Poplecznik zostaje odrzucony
event-power-discarded = Moc zostaje odrzucona
event-power-token-removed = zostaje usunięty żeton Mocy
event-nemesis-damaged = { $whose ->
    [you] zadajesz obrażenia Nemezis
    [ally] sojusznik zadaje obrażenia Nemezis
   *[any] Nemezis otrzymuje obrażenia
}

turn-of = { $how ->
    [next] { $whose ->
        [you] swojej następnej tury
        [ally] następnej tury sojusznika
       *[any] następnej tury gracza
    }
   *[each] { $whose ->
        [you] swojej tury
        [ally] tury każdego sojusznika
       *[any] tury każdego gracza
    }
}
nemesis-turn-of = { $how ->
    [next] następnej tury Nemezis
   *[each] tury Nemezis
}
time-start-of-player-turn = na początku { turn-of }
time-start-of-casting = na początku fazy aktywacji { turn-of }
time-end-of-casting = na końcu fazy aktywacji { turn-of }
time-end-of-main-phase = na końcu fazy głównej { turn-of }
time-end-of-draw-phase = na końcu fazy dobierania { turn-of }
time-end-of-turn = na końcu { turn-of }
time-start-of-nemesis-turn = na początku { nemesis-turn-of }
time-end-of-nemesis-turn = na końcu { nemesis-turn-of }

waits-until = { $until ->
    [end-of-turn] { " w tej turze" }
    [your-next-turn] { " do początku twojej następnej tury" }
   *[end-of-game] { " do końca gry" }
}
reaction = { $once ->
    [yes] raz na turę, gdy
   *[no] gdy
} { $event }, { $then }
reaction-next = następnym razem{ waits-until }, gdy { $event }, { $then }
reaction-each = za każdym razem{ waits-until }, gdy { $event }, { $then }
reaction-time = { $time }{ $once ->
    [yes] , raz na turę
   *[no] { "" }
}: { $then }
reaction-time-each = { $time }{ waits-until }: { $then }

amount-that-much = { $unit ->
    [damage] tyle samo obrażeń
    [life] tyle samo punktów życia
    [aether] tyle samo eteru
    [charges] tyle samo Ładunków
    [cards] tyle samo kart
   *[tokens] tyle samo żetonów
}
count-that-much =
    .each = za każdy z nich
    .number = tyle samo
condition-count-that-much = było to { $how ->
    [least] { $n } lub więcej
    [most] { $n } lub mniej
   *[exactly] dokładnie { $n }
}
condition-it = jest to { it-is }{ condition-it-cost }
    .not = nie jest to { it-is }{ condition-it-cost }
it-is = { $kind ->
    [gem] Klejnot
    [relic] Artefakt
    [spell] Zaklęcie
    [attack] Atak
    [minion] Poplecznik
    [power] Moc
    [treasure] Skarb
    [own] karta „{ $term }”
   *[card] karta
}
condition-it-cost = { $cost ->
    [least-or-most-expensive] { " " }o koszcie co najmniej { $n } albo, jeśli na rynku zasobów nic tyle nie kosztuje, karta najdroższa
    [least] { " " }o koszcie co najmniej { $n }
    [most] { " " }o koszcie co najwyżej { $n }
    [between] { " " }o koszcie od { $n } do { $m }
   *[any] { "" }
}

rule-spell-bonus = twoje pozostałe Zaklęcia zadają o { $n } więcej obrażeń.
rule-no-charges = gracze nie mogą otrzymywać Ładunków.
rule-no-breaches = gracze nie mogą wzmacniać ani otwierać Bram.
rule-no-life = gracze nie mogą odzyskiwać punktów życia.
rule-guards = nic innego nie może otrzymywać obrażeń.
step-prevent =
    .you = zapobiegnij następnym obrażeniom, które miałbyś otrzymać{ waits-until } (łącznie: { $amount }).
    .they = zapobiegnij następnym obrażeniom, które { $who } miałby otrzymać{ waits-until } (łącznie: { $amount }).
    .do = zapobiec następnym obrażeniom, które miałbyś otrzymać{ waits-until } (łącznie: { $amount })
step-return-this =
    .you = weź tę kartę na rękę.
    .they = { $who } bierze tę kartę na rękę.
    .do = wziąć tę kartę na rękę
step-play-it =
    .you = zagraj ją ponownie.
    .they = { $who } zagrywa ją ponownie.
    .do = zagrać ją ponownie

step-put-it =
    .you = { $to ->
        [hand] weź { that-card.acc } na rękę.
        [top_of_deck] umieść { that-card.acc } na wierzchu talii.
        [supply] zwróć { that-card.acc } do zasobów.
       *[bottom_of_deck] umieść { that-card.acc } na spodzie talii.
    }
    .they = { $to ->
        [hand] { $who } bierze { that-card.acc } na rękę.
        [top_of_deck] { $who } umieszcza { that-card.acc } na wierzchu swojej talii.
        [supply] { $who } zwraca { that-card.acc } do zasobów.
       *[bottom_of_deck] { $who } umieszcza { that-card.acc } na spodzie swojej talii.
    }
    .do = { $to ->
        [hand] wziąć { that-card.acc } na rękę
        [top_of_deck] umieścić { that-card.acc } na wierzchu talii
        [supply] zwrócić { that-card.acc } do zasobów
       *[bottom_of_deck] umieścić { that-card.acc } na spodzie talii
    }
count-spells-cast =
    .each = { $this ->
        [yes] za każdym razem, gdy aktywowałeś to Zaklęcie w tej turze
       *[no] za każde Zaklęcie, które aktywowałeś w tej turze
    }
    .number = { $this ->
        [yes] ile razy aktywowałeś to Zaklęcie w tej turze
       *[no] ile Zaklęć aktywowałeś w tej turze
    }
condition-count-spells-cast = { $this ->
    [yes] { $how ->
        [exactly] { $n ->
            [1] aktywujesz to Zaklęcie po raz pierwszy w tej turze
            [2] aktywujesz to Zaklęcie po raz drugi w tej turze
           *[other] liczba aktywacji tego Zaklęcia w tej turze wynosi dokładnie { $n }
        }
        [least] liczba aktywacji tego Zaklęcia w tej turze wynosi co najmniej { $n }
       *[most] liczba aktywacji tego Zaklęcia w tej turze wynosi co najwyżej { $n }
    }
   *[no] { $how ->
        [exactly] { $n ->
            [1] jest to pierwsze Zaklęcie aktywowane przez ciebie w tej turze
            [2] jest to drugie Zaklęcie aktywowane przez ciebie w tej turze
           *[other] liczba Zaklęć, które aktywowałeś w tej turze, wynosi dokładnie { $n }
        }
        [least] liczba Zaklęć, które aktywowałeś w tej turze, wynosi co najmniej { $n }
       *[most] liczba Zaklęć, które aktywowałeś w tej turze, wynosi co najwyżej { $n }
    }
}
count-cards-gained =
    .each = za każdą kartę, którą pozyskałeś w tej turze
    .number = ile kart pozyskałeś w tej turze
condition-count-cards-gained = { $how ->
    [exactly] { $n ->
        [1] jest to pierwsza karta, którą pozyskujesz w tej turze
        [2] jest to druga karta, którą pozyskujesz w tej turze
       *[other] liczba kart, które pozyskałeś w tej turze, wynosi dokładnie { $n }
    }
    [least] liczba kart, które pozyskałeś w tej turze, wynosi co najmniej { $n }
   *[most] liczba kart, które pozyskałeś w tej turze, wynosi co najwyżej { $n }
}
