## Talie dodatkowe: karty odkryte obok obszaru gry

side-cards = { $n ->
    [one] kartę „{ $card }”
    [few] { $n } karty „{ $card }”
   *[other] { $n } kart „{ $card }”
}
side-it = { $n ->
    [one] ją
   *[other] je
}
step-gain-card =
    .you = pozyskaj { side-cards } z talii { $gen }{ $to ->
        [hand] { " " }i weź { side-it } na rękę
        [top-of-deck] { " " }i umieść { side-it } na wierzchu swojej talii
       *[discard] { "" }
    }.
    .they = { $who } pozyskuje { side-cards } z talii { $gen }{ $to ->
        [hand] { " " }i bierze { side-it } na rękę
        [top-of-deck] { " " }i umieszcza { side-it } na wierzchu swojej talii
       *[discard] { "" }
    }.
    .do = pozyskać { side-cards } z talii { $gen }{ $to ->
        [hand] { " " }i wziąć { side-it } na rękę
        [top-of-deck] { " " }i umieścić { side-it } na wierzchu swojej talii
       *[discard] { "" }
    }
step-put-this =
    .you = { $to ->
        [hand] weź tę kartę na rękę.
       *[other] umieść tę kartę { put-to }.
    }
    .they = { $to ->
        [hand] weź tę kartę na rękę.
       *[other] umieść tę kartę { put-to }.
    }
    .do = { $to ->
        [hand] wziąć tę kartę na rękę
       *[other] umieścić tę kartę { put-to }
    }
rule-side-deck = { $n ->
    [1] jedyna karta o tej nazwie w talii { $gen }, która nie należy do rynku zasobów.
   *[other] jedna z { $n } kart o tej nazwie w talii { $gen }, która nie należy do rynku zasobów.
}
label-when-in-hand = Gdy tylko ta karta znajdzie się na twojej ręce
table-side-deck = talia { $gen }
table-in-front = przed graczem

## Karty przed graczem, karty w grze z akcjami, żetony kolejności, obrażenia jednego rodzaju

label-in-front = Przed tobą
rule-any-player = gdy karta Nemezis mówi „dowolny gracz”, musisz to być ty, o ile to możliwe.
step-place-in-front =
    .you = umieść tę kartę przed sobą.
    .they = { $who } umieszcza tę kartę przed sobą.
    .do = umieścić tę kartę przed sobą
step-place-number-token =
    .you = umieść swój żeton kolejności na tej karcie.
    .they = { $who } umieszcza swój żeton kolejności na tej karcie.
    .do = umieścić swój żeton kolejności na tej karcie
step-deal-this = zadaj { $amount }; celem jest { $minion }.
moment-token-removed = gdy z tej karty zostaje usunięty żeton Mocy, { $then }
rule-minions-take-less = gdy Poplecznik z talii Nemezis otrzymuje obrażenia, zmniejsz je o { $n } (do minimum 1).
rule-damage-by-at-most = { $n ->
    [1] gdy { $target } otrzymuje obrażenia{ $by }, zmniejsz je do 1.
   *[other] gdy { $target } otrzymuje naraz więcej niż { n-damage }{ $by }, zmniejsz je do { $n }.
}
rule-damage-by-less = gdy { $target } otrzymuje obrażenia{ $by }, zmniejsz je o { $n }{ $least ->
    [0] { "" }
   *[other] { " " }(do minimum { $least })
}.
label-wandering = Tułacz
damage-by = { $by ->
    [players] { " " }od gracza
    [cards] { " " }od zdolności i kart graczy
    [spells] { " " }od Zaklęć o koszcie { $cost ->
        [least] { $low } lub więcej
        [most] { $high } lub mniej
       *[between] od { $low } do { $high }
    }
   *[any] { "" }
}
condition-they-are = { $whose ->
    [they] ten gracz to { $who }
   *[you] ty to { $who }
}
    .not = { $whose ->
        [they] ten gracz to nie { $who }
       *[you] ty to nie { $who }
    }
who-numbered = gracz, którego żeton kolejności leży na tej karcie
who-most-expensive-in-hand = gracz z najdroższą kartą na ręce
who-most-expensive-prepped = gracz z najdroższym przygotowanym Zaklęciem
log-acted-on = { $who } używa karty „{ $card }”.
log-placed-in-front = Karta „{ $card }” leży teraz przed graczem: { $who }.
log-number-token-placed = { $who } umieszcza swój żeton kolejności na karcie „{ $card }”.

## Skarby: co robią przed grą i dopóki się je posiada

label-when-game-starts = Na początku gry
rule-brings = na początku gry 1 karta „{ $card }” z pudełka trafia na twój stos kart odrzuconych.
rule-pile-bonus = aktywowane Zaklęcia ze stosu zasobów, przy którym leży ta karta, zadają o { $n } więcej obrażeń.
rule-gravehold-gains-more = za każdym razem, gdy Gravehold otrzymuje punkty żywotności, otrzymuje o { $n } więcej.
step-assign-this = umieść tę kartę przy stosie zasobów{ $kind ->
    [card] { "" }
    [gem] { " " }z Klejnotami
    [relic] { " " }z Artefaktami
    [spell] { " " }z Zaklęciami
    [gem-or-relic] { " " }z Klejnotami lub Artefaktami
    [gem-or-spell] { " " }z Klejnotami lub Zaklęciami
   *[relic-or-spell] { " " }z Artefaktami lub Zaklęciami
}{ $cost ->
    [any] { "" }
   *[at-most] { " " }o koszcie { $n } lub mniej
}.
focus-times = { $n ->
    [1] { "" }
    [2] { " " }dwukrotnie
    [3] { " " }trzykrotnie
   *[other] { " " }{ $n } razy
}
step-focus-times =
    .you = { $which ->
        [cheapest-closed] wzmocnij{ focus-times } swoją zamkniętą Bramę o najniższym koszcie wzmocnienia.
        [any-player] wzmocnij{ focus-times } jedną Bramę dowolnego gracza.
       *[any] wzmocnij{ focus-times } jedną ze swoich Bram.
    }
    .they = { $which ->
        [cheapest-closed] { $who } wzmacnia{ focus-times } swoją zamkniętą Bramę o najniższym koszcie wzmocnienia.
        [any-player] { $who } wzmacnia{ focus-times } jedną Bramę dowolnego gracza.
       *[any] { $who } wzmacnia{ focus-times } jedną ze swoich Bram.
    }
    .do = { $which ->
        [cheapest-closed] wzmocnić{ focus-times } swoją zamkniętą Bramę o najniższym koszcie wzmocnienia
        [any-player] wzmocnić{ focus-times } jedną Bramę dowolnego gracza
       *[any] wzmocnić{ focus-times } jedną ze swoich Bram
    }
step-focus-breach =
    .you = { $which ->
        [any-player] wzmocnij{ focus-times } Bramę { $numeral } dowolnego gracza.
       *[any] wzmocnij{ focus-times } swoją Bramę { $numeral }.
    }
    .they = { $which ->
        [any-player] { $who } wzmacnia{ focus-times } Bramę { $numeral } dowolnego gracza.
       *[any] { $who } wzmacnia{ focus-times } swoją Bramę { $numeral }.
    }
    .do = { $which ->
        [any-player] wzmocnić{ focus-times } Bramę { $numeral } dowolnego gracza
       *[any] wzmocnić{ focus-times } Bramę { $numeral }
    }
log-assigned = Karta „{ $card }” trafia do stosu zasobów „{ $pile }”.
