# Plansze Nemezis: co mogą na nich robić gracze, oraz karty dwustronne.

rule-mat-action = { $action }: podczas swojej fazy głównej możesz { $n ->
    [0] rozpatrzyć ten efekt: { $then }
   *[other] wydać { n-aether }. Jeśli to zrobisz, { $then }
}
rule-mat-action-if = { $action }: podczas swojej fazy głównej, jeśli { $condition }, możesz { $n ->
    [0] rozpatrzyć ten efekt: { $then }
   *[other] wydać { n-aether }. Jeśli to zrobisz, { $then }
}
rule-action-cost = { $how ->
    [never] gracze nie mogą tego robić: { $action }.
   *[price] { $action }: zamiast zwykłego kosztu wydaje się { n-aether }.
}
option-mat-action = { $n ->
    [0] { $action }
   *[other] { $action } ({ n-aether })
}
log-mat-action = { $who }: { $term }.
why-not-on-mat = W tej grze nie ma akcji „{ $action }”.
why-action-barred = Karta w grze tego zabrania: { $action }.
why-action-in-vain = Teraz nie można: { $action }.

## Karty dwustronne

rule-two-sided = karty { $gen } mają dwie strony. Leżą awersem do góry; drugą stronę można obejrzeć dopiero po odwróceniu karty.
rule-refills = jeśli potrzebna jest karta z talii { $gen }, a żadnej już nie ma, przetasuj jej stos kart odrzuconych i utwórz z niego talię.
rule-copies = liczba takich kart: { $n }.
rule-looks-like = dopóki nie zostanie odwrócona, wygląda jak karta „{ $card }”.
rule-counts-as = liczy się także jako: { $what }.
rule-protects = obrażenia zadawane kartom { $gen } są zmniejszane do 0.
rule-more-damage = gdy na początku tury Nemezis gracz lub Gravehold otrzymuje obrażenia, otrzymuje ich o { $n } więcej.
rule-more-life = każda karta { $gen } wchodzi do gry z dodatkowym życiem: { $n }.
moment-flipped = gdy ta karta zostaje odwrócona, { $then }
event-flips = { $whose ->
    [you] odwracasz kartę w grze
    [ally] sojusznik odwraca kartę w grze
   *[any] dowolny gracz odwraca kartę w grze
}
step-flip = odwróć w grze jedną kartę { $gen }, która nie została jeszcze odwrócona.
step-summon-life = umieść w grze wierzchnią kartę talii { $gen } z dodatkowym życiem: { $n }.
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

rule-supply-pile = oprócz stosów rynku jest stos zasobów: „{ $card }” (liczba kart: { $n }).
rule-track-many = leży na nim dowolna liczba żetonów { $gen }. Zaczynają na: { $enter }.
step-for-players = pole { $n } ({ $players ->
    [one] 1 gracz
    [few] { $players } graczy
   *[many] { $players } graczy
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
step-add-tokens = połóż { n-tokens-acc } { $gen } na polu, na którym zaczynają.
step-add-tokens-counted = połóż { $amount } na polu, na którym zaczynają.
step-advance-tokens = przesuń { $which ->
    [any] { $count ->
        [one] dowolny żeton { $gen }
       *[other] różne żetony { $gen } (liczba: { $count })
    }
    [most] każdy żeton { $gen } z pola, na którym jest ich najwięcej,
    [entry] każdy żeton { $gen } z pola, na którym zaczynają,
   *[each] każdy żeton { $gen }
} o { n-fields } do przodu na ich torze.
step-remove-tokens = odrzuć { $how ->
    [adjacent] do { $n } żetonów { $gen } z dwóch sąsiednich pól
    [most] do { $n } żetonów { $gen }
   *[exactly] { $n ->
        [one] dowolny żeton { $gen }
        [few] { $n } żetony { $gen }
       *[many] { $n } żetonów { $gen }
    }
}.
step-to-supply =
    .you = odłóż z ręki na stos zasobów { n-of-card }.
    .they = { $who } odkłada z ręki na stos zasobów { n-of-card }.
    .do = odłożyć z ręki na stos zasobów { n-of-card }
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
option-token-step = { $term }: pole { $step } (jest tam { $n })
log-tokens-advanced = Żetony { $gen } przesunięte do przodu: { $n }.
table-crowd = { $term }: { $steps }
n-of-card = { $n ->
    [one] kartę „{ $card }”
   *[many] karty „{ $card }” (liczba: { $n })
}
