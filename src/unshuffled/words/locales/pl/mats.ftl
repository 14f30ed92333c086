# Arkusze Nemezis: co mogą na nich robić gracze, oraz karty dwustronne.

rule-action-cost = { $how ->
    [never] gracze nie mogą wykonywać akcji „{ $action }”.
   *[price] { $action }: koszt wynosi { n-aether }.
}
option-mat-action = { $n ->
    [0] { $action }
   *[other] { $action } ({ n-aether })
}
log-mat-action = { $who }: { $term }.
why-not-on-mat = W tej grze nie ma akcji „{ $action }”.
why-action-barred = Karta w grze zabrania akcji „{ $action }”.
why-action-in-vain = Tej akcji nie można teraz wykonać: { $action }.

## Karty dwustronne

rule-two-sided = karty { $gen } mają dwie strony. Leżą awersem do góry; drugą stronę można obejrzeć dopiero po odwróceniu karty.
rule-refills = jeśli potrzebna jest karta z talii { $gen }, a żadnej już nie ma, przetasuj jej stos kart odrzuconych i utwórz z niego talię.
rule-copies = w talii { $n ->
    [one] jest { $n } taka karta
    [few] są { $n } takie karty
   *[many] jest { $n } takich kart
}.
rule-looks-like = dopóki nie zostanie odwrócona, wygląda jak karta „{ $card }”.
rule-counts-as = liczy się także jako: { $what }.
rule-not-flipped = tej karty nie można odwrócić.
rule-protects = obrażenia zadawane kartom { $gen } są zmniejszane do 0.
rule-more-damage = gdy na początku tury Nemezis gracz lub Gravehold otrzymuje obrażenia, otrzymuje ich o { $n } więcej.
rule-more-life = każda karta { $gen } wchodzi do gry z { n-more-life }.
n-more-life = { $n ->
    [one] { $n } dodatkowym { LIFE("punktem życia") }
   *[other] { $n } dodatkowymi { LIFE("punktami życia") }
}
moment-flipped = gdy ta karta zostaje odwrócona, { $then }
event-flips = { $how ->
    [next] { $whose ->
        [you] odwrócisz kartę w grze
        [ally] sojusznik odwróci kartę w grze
       *[any] dowolny gracz odwróci kartę w grze
    }
   *[when] { $whose ->
        [you] odwracasz kartę w grze
        [ally] sojusznik odwraca kartę w grze
       *[any] dowolny gracz odwraca kartę w grze
    }
}
step-flip = odwróć jedną z kart { $gen } w grze, która nie została jeszcze odwrócona.
    .do = odwrócić jedną z kart { $gen } w grze, która nie została jeszcze odwrócona
step-summon-life = umieść w grze wierzchnią kartę talii { $gen } z { n-more-life }.
step-reshuffle-all = wtasuj stos kart odrzuconych { $gen } do talii { $gen }.
count-in-play-card =
    .each = za każdą kartę „{ $card }” w grze
    .number = { $half ->
        [yes] liczby kart „{ $card }” w grze
       *[no] ile kart „{ $card }” jest w grze
    }
condition-count-in-play-card = { $how ->
    [exactly] { $n ->
        [0] w grze nie ma karty „{ $card }”
       *[other] w grze { is-or-are } dokładnie { n-cards-nom } „{ $card }”
    }
   *[other] w grze { is-or-are } { how-many } { n-cards-nom } „{ $card }”
}
count-deck-cards =
    .each = za każdą kartę w talii { $gen } i na jej stosie kart odrzuconych
    .number = { $half ->
        [yes] liczby kart w talii { $gen } i na jej stosie kart odrzuconych
       *[no] ile kart jest w talii { $gen } i na jej stosie kart odrzuconych
    }
condition-count-deck-cards = w talii { $gen } i na jej stosie kart odrzuconych { is-or-are } łącznie { how-many } { n-cards-nom }
log-flipped = { $how ->
    [real] Karta „{ $card }” zostaje odwrócona: jest prawdziwa.
   *[other] Odwrócona karta: „{ $card }”.
}
table-side = { $side ->
    [covered] nieodwrócona
   *[turned] odwrócona
}

## Tory z wieloma żetonami i stosy zasobów Nemezis

rule-supply-pile = na rynku zasobów jest dodatkowy stos: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
} „{ $card }”.
rule-track-many = leży na nim dowolna liczba żetonów { $gen }. Ich pole startowe: { $enter }.
step-for-players = pole { $n } ({ $many ->
    [1] { $players ->
        [one] 1 gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
   *[other] { $least }–{ $players } { $players ->
        [one] gracz
        [few] graczy
       *[many] graczy
    }
})
rule-track-loop = z ostatniego pola żetony { $gen } przechodzą na pole { $n }.
rule-track-pushes = nowy żeton { $gen } natychmiast przesuwa się o { n-fields } do przodu.
n-fields = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
}
n-tokens-acc = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
step-add-tokens = połóż { n-tokens-acc } { $gen } na polu startowym.
step-add-tokens-counted = połóż { $amount } na polu startowym.
step-advance-tokens = przesuń { $which ->
    [any] { $count ->
        [one] dowolny żeton { $gen }
        [few] { $count } różne żetony { $gen }
       *[many] { $count } różnych żetonów { $gen }
    }
    [most] każdy żeton { $gen } z pola, na którym jest ich najwięcej,
    [entry] każdy żeton { $gen } z pola startowego
   *[each] każdy żeton { $gen }
} o { n-fields } dalej na torze.
step-remove-tokens = odrzuć { $how ->
    [adjacent] maksymalnie { n-tokens-acc } { $gen } z dwóch sąsiednich pól
    [most] maksymalnie { n-tokens-acc } { $gen }
   *[exactly] { $n ->
        [one] dowolny żeton { $gen }
        [few] dowolne { $n } żetony { $gen }
       *[many] dowolnych { $n } żetonów { $gen }
    }
}.
step-to-supply =
    .you = odłóż { n-of-card } z ręki na jej stos zasobów.
    .they = { $who } odkłada { n-of-card } z ręki na jej stos zasobów.
    .do = odłożyć { n-of-card } z ręki na jej stos zasobów
step-gain-pile =
    .you = pozyskaj kartę „{ $card }”{ $to ->
        [hand] { " " }i weź ją na rękę
        [top-of-deck] { " " }i umieść ją na wierzchu swojej talii
       *[discard] { "" }
    }.
    .they = { $who } pozyskuje kartę „{ $card }”{ $to ->
        [hand] { " " }i bierze ją na rękę
        [top-of-deck] { " " }i umieszcza ją na wierzchu swojej talii
       *[discard] { "" }
    }.
    .do = pozyskać kartę „{ $card }”{ $to ->
        [hand] { " " }i wziąć ją na rękę
        [top-of-deck] { " " }i umieścić ją na wierzchu swojej talii
       *[discard] { "" }
    }
option-token-step = { $term }: pole { $step } (żetonów: { $n })
log-tokens-advanced = Żetony { $gen } przesunięte do przodu: { $n }.
table-crowd = { $term }: { $steps }
n-of-card = { $n ->
    [one] kartę „{ $card }”
    [few] { $n } karty „{ $card }”
   *[many] { $n } kart „{ $card }”
}
