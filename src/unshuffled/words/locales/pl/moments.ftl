# Na co reagują karty. Zdarzenie następuje po „gdy”.

event-gains = { $how ->
    [next] { $whose ->
        [you] pozyskasz { $card }
        [ally] sojusznik pozyska { $card }
       *[any] dowolny gracz pozyska { $card }
    }
   *[when] { $whose ->
        [you] pozyskujesz { $card }
        [ally] sojusznik pozyskuje { $card }
       *[any] dowolny gracz pozyskuje { $card }
    }
}
event-plays = { $how ->
    [next] { $whose ->
        [you] zagrasz { $card }
        [ally] sojusznik zagra { $card }
       *[any] dowolny gracz zagra { $card }
    }
   *[when] { $whose ->
        [you] zagrywasz { $card }
        [ally] sojusznik zagrywa { $card }
       *[any] dowolny gracz zagrywa { $card }
    }
}
event-preps = { $how ->
    [next] { $whose ->
        [you] przygotujesz { $card }
        [ally] sojusznik przygotuje { $card }
       *[any] dowolny gracz przygotuje { $card }
    }
   *[when] { $whose ->
        [you] przygotowujesz { $card }
        [ally] sojusznik przygotowuje { $card }
       *[any] dowolny gracz przygotowuje { $card }
    }
}
event-casts = { $whose ->
    [you] aktywujesz { $card }
    [ally] sojusznik aktywuje { $card }
   *[any] dowolny gracz aktywuje { $card }
}
event-focuses = { $how ->
    [next] { $whose ->
        [you] wzmocnisz Bramę
        [ally] sojusznik wzmocni Bramę
       *[any] dowolny gracz wzmocni Bramę
    }
   *[when] { $whose ->
        [you] wzmacniasz Bramę
        [ally] sojusznik wzmacnia Bramę
       *[any] dowolny gracz wzmacnia Bramę
    }
}
event-opens = { $how ->
    [next] { $whose ->
        [you] otworzysz Bramę
        [ally] sojusznik otworzy Bramę
       *[any] dowolny gracz otworzy Bramę
    }
   *[when] { $whose ->
        [you] otwierasz Bramę
        [ally] sojusznik otwiera Bramę
       *[any] dowolny gracz otwiera Bramę
    }
}
event-focuses-or-opens = { $how ->
    [next] { $whose ->
        [you] wzmocnisz lub otworzysz Bramę
        [ally] sojusznik wzmocni lub otworzy Bramę
       *[any] dowolny gracz wzmocni lub otworzy Bramę
    }
   *[when] { $whose ->
        [you] wzmacniasz lub otwierasz Bramę
        [ally] sojusznik wzmacnia lub otwiera Bramę
       *[any] dowolny gracz wzmacnia lub otwiera Bramę
    }
}
event-gains-charges = { $how ->
    [next] { $whose ->
        [you] otrzymasz Ładunki
        [ally] sojusznik otrzyma Ładunki
       *[any] dowolny gracz otrzyma Ładunki
    }
   *[when] { $whose ->
        [you] otrzymujesz Ładunki
        [ally] sojusznik otrzymuje Ładunki
       *[any] dowolny gracz otrzymuje Ładunki
    }
}
event-draws = { $how ->
    [next] { $whose ->
        [you] dobierzesz { $card }
        [ally] sojusznik dobierze { $card }
       *[any] dowolny gracz dobierze { $card }
    }
   *[when] { $whose ->
        [you] dobierasz { $card }
        [ally] sojusznik dobiera { $card }
       *[any] dowolny gracz dobiera { $card }
    }
}
event-discards = { $how ->
    [next] { $whose ->
        [you] odrzucisz { $card }
        [ally] sojusznik odrzuci { $card }
       *[any] dowolny gracz odrzuci { $card }
    }
   *[when] { $whose ->
        [you] odrzucasz { $card }
        [ally] sojusznik odrzuca { $card }
       *[any] dowolny gracz odrzuca { $card }
    }
}
event-destroys = { $how ->
    [next] { $whose ->
        [you] zniszczysz { $card }
        [ally] sojusznik zniszczy { $card }
       *[any] dowolny gracz zniszczy { $card }
    }
   *[when] { $whose ->
        [you] niszczysz { $card }
        [ally] sojusznik niszczy { $card }
       *[any] dowolny gracz niszczy { $card }
    }
}
event-suffers = { $how ->
    [next] { $whose ->
        [you] otrzymasz obrażenia
        [ally] sojusznik otrzyma obrażenia
       *[any] dowolny gracz otrzyma obrażenia
    }
   *[when] { $whose ->
        [you] otrzymujesz obrażenia
        [ally] sojusznik otrzymuje obrażenia
       *[any] dowolny gracz otrzymuje obrażenia
    }
}
event-suffers-or-would = { $whose ->
    [you] otrzymujesz obrażenia lub masz je otrzymać jako wyczerpany gracz
    [ally] sojusznik otrzymuje obrażenia lub ma je otrzymać jako wyczerpany gracz
   *[any] dowolny gracz otrzymuje obrażenia lub ma je otrzymać jako wyczerpany gracz
}

event-exhausted = { $how ->
    [next] { $whose ->
        [you] zostaniesz wyczerpany
        [ally] sojusznik zostanie wyczerpany
       *[any] dowolny gracz zostanie wyczerpany
    }
   *[when] { $whose ->
        [you] zostajesz wyczerpany
        [ally] sojusznik zostaje wyczerpany
       *[any] dowolny gracz zostaje wyczerpany
    }
}
event-activates = { $how ->
    [next] { $whose ->
        [you] użyjesz swojej zdolności
        [ally] sojusznik użyje swojej zdolności
       *[any] dowolny gracz użyje swojej zdolności
    }
   *[when] { $whose ->
        [you] używasz swojej zdolności
        [ally] sojusznik używa swojej zdolności
       *[any] dowolny gracz używa swojej zdolności
    }
}
event-gravehold-suffers = { $how ->
    [next] Gravehold otrzyma obrażenia
   *[when] Gravehold otrzymuje obrażenia
}
event-unleashed = { $how ->
    [next] nastąpi Wyzwolenie
   *[when] następuje Wyzwolenie
}
event-nemesis-card-drawn = { $how ->
    [next] zostanie dobrana karta Nemezis
   *[when] zostaje dobrana karta Nemezis
}
event-minion-enters = { $how ->
    [next] Poplecznik wejdzie do gry
   *[when] Poplecznik wchodzi do gry
}
event-power-enters = { $how ->
    [next] Moc wejdzie do gry
   *[when] Moc wchodzi do gry
}
event-minion-damaged = { $how ->
    [next] { $whose ->
        [you] zadasz obrażenia Poplecznikowi
        [ally] sojusznik zada obrażenia Poplecznikowi
       *[any] Poplecznik otrzyma obrażenia
    }
   *[when] { $whose ->
        [you] zadajesz obrażenia Poplecznikowi
        [ally] sojusznik zadaje obrażenia Poplecznikowi
       *[any] Poplecznik otrzymuje obrażenia
    }
}
event-minion-discarded = { $how ->
    [next] Poplecznik zostanie odrzucony
   *[when] Poplecznik zostaje odrzucony
}
event-power-discarded = { $how ->
    [next] Moc zostanie odrzucona
   *[when] Moc zostaje odrzucona
}
event-power-token-removed = { $how ->
    [next] zostanie usunięty żeton Mocy
   *[when] zostaje usunięty żeton Mocy
}
event-nemesis-damaged = { $how ->
    [next] { $whose ->
        [you] zadasz obrażenia Nemezis
        [ally] sojusznik zada obrażenia Nemezis
       *[any] Nemezis otrzyma obrażenia
    }
   *[when] { $whose ->
        [you] zadajesz obrażenia Nemezis
        [ally] sojusznik zadaje obrażenia Nemezis
       *[any] Nemezis otrzymuje obrażenia
    }
}

turn-of = { $how ->
    [first] { $whose ->
        [you] swojej pierwszej tury
        [ally] pierwszej tury sojusznika
       *[any] pierwszej tury gracza
    }
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
    [first] pierwszej tury Nemezis
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
reaction-next = następnym razem, gdy{ waits-until } { $event }, { $then }
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
condition-count-that-much = ich liczba wynosi { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
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
    [least-or-most-expensive] { " " }o koszcie { $n } lub więcej albo, jeśli na rynku zasobów nic tyle nie kosztuje, karta najdroższa
    [least] { " " }o koszcie { $n } lub więcej
    [most] { " " }o koszcie { $n } lub mniej
    [between] { " " }o koszcie od { $n } do { $m }
   *[any] { "" }
}
event-card = { $kind ->
    [gem] Klejnot
    [relic] Artefakt
    [spell] Zaklęcie
    [attack] Atak
    [minion] Poplecznika
    [power] Moc
    [treasure] Skarb
    [own] kartę „{ $term }”
   *[card] kartę
}{ $cost ->
    [least-or-most-expensive] { " " }o koszcie { $n } lub więcej (albo najdroższą, jeśli na rynku zasobów nic tyle nie kosztuje)
   *[other] { condition-it-cost }
}

rule-spell-bonus = twoje pozostałe Zaklęcia zadają o { $n } więcej obrażeń.
rule-no-charges = gracze nie mogą otrzymywać Ładunków.
rule-no-breaches = gracze nie mogą wzmacniać ani otwierać Bram.
rule-no-life = gracze nie mogą odzyskiwać punktów życia.
rule-guards = nic innego nie może otrzymywać obrażeń.
step-prevent =
    .you = zapobiegnij następnym obrażeniom, które masz otrzymać{ waits-until } (maksymalnie: { $amount }).
    .they = zapobiegnij następnym obrażeniom, które ma otrzymać { $who }{ waits-until } (maksymalnie: { $amount }).
    .do = zapobiec następnym obrażeniom, które masz otrzymać{ waits-until } (maksymalnie: { $amount })
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
        [top_of_deck] umieść { that-card.acc } na wierzchu swojej talii.
        [supply] zwróć { that-card.acc } na jej stos zasobów.
       *[bottom_of_deck] umieść { that-card.acc } na spodzie swojej talii.
    }
    .they = { $to ->
        [hand] { $who } bierze { that-card.acc } na rękę.
        [top_of_deck] { $who } umieszcza { that-card.acc } na wierzchu swojej talii.
        [supply] { $who } zwraca { that-card.acc } na jej stos zasobów.
       *[bottom_of_deck] { $who } umieszcza { that-card.acc } na spodzie swojej talii.
    }
    .do = { $to ->
        [hand] wziąć { that-card.acc } na rękę
        [top_of_deck] umieścić { that-card.acc } na wierzchu swojej talii
        [supply] zwrócić { that-card.acc } na jej stos zasobów
       *[bottom_of_deck] umieścić { that-card.acc } na spodzie swojej talii
    }
count-spells-cast =
    .each = { $this ->
        [yes] za każdą swoją aktywację tego Zaklęcia w tej turze
       *[no] za każde Zaklęcie aktywowane przez ciebie w tej turze
    }
    .number = { $half ->
        [yes] liczby { $this ->
            [yes] twoich aktywacji tego Zaklęcia w tej turze
           *[no] Zaklęć aktywowanych przez ciebie w tej turze
        }
       *[no] { $this ->
            [yes] ile razy to Zaklęcie zostało przez ciebie aktywowane w tej turze
           *[no] ile Zaklęć zostało przez ciebie aktywowanych w tej turze
        }
    }
condition-count-spells-cast = { $this ->
    [yes] { $how ->
        [exactly] { $n ->
            [1] aktywujesz to Zaklęcie po raz pierwszy w tej turze
            [2] aktywujesz to Zaklęcie po raz drugi w tej turze
           *[other] liczba twoich aktywacji tego Zaklęcia w tej turze wynosi dokładnie { $n }
        }
       *[other] liczba twoich aktywacji tego Zaklęcia w tej turze wynosi { how-many } { $n }
    }
   *[no] { $how ->
        [exactly] { $n ->
            [1] jest to pierwsze Zaklęcie aktywowane przez ciebie w tej turze
            [2] jest to drugie Zaklęcie aktywowane przez ciebie w tej turze
           *[other] liczba Zaklęć aktywowanych przez ciebie w tej turze wynosi dokładnie { $n }
        }
       *[other] liczba Zaklęć aktywowanych przez ciebie w tej turze wynosi { how-many } { $n }
    }
}
count-cards-gained =
    .each = za każdą kartę pozyskaną przez ciebie w tej turze
    .number = { $half ->
        [yes] liczby kart pozyskanych przez ciebie w tej turze
       *[no] ile kart zostało przez ciebie pozyskanych w tej turze
    }
condition-count-cards-gained = { $how ->
    [exactly] { $n ->
        [1] jest to pierwsza karta, którą pozyskujesz w tej turze
        [2] jest to druga karta, którą pozyskujesz w tej turze
       *[other] liczba kart pozyskanych przez ciebie w tej turze wynosi dokładnie { $n }
    }
   *[other] liczba kart pozyskanych przez ciebie w tej turze wynosi { how-many } { $n }
}
