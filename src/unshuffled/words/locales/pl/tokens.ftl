### Żetony z życiem na torach i karty obok arkusza.

step-token-gains = { $which ->
    [lowest-life] żeton { $gen } o najmniejszej liczbie punktów życia
   *[any] dowolny żeton { $gen }
} otrzymuje { $amount }.
step-this-onto = umieść tę kartę na stosie „{ $term }”.
rule-track-life = Nemezis nie ma własnych punktów życia. Każdy żeton { $gen } ma { $life ->
    [one] { $life } { LIFE("punkt życia") }
    [few] { $life } { LIFE("punkty życia") }
   *[many] { $life } { LIFE("punktów życia") }
}. Wszystkie obrażenia, które ma otrzymać Nemezis, otrzymuje jeden żeton { $gen }. Żeton bez punktów życia zostaje odrzucony; gdy nie ma już żadnego, gracze wygrywają.
rule-token-damaged = Gdy gracz zadaje obrażenia żetonowi „{ $term }”: { $then }
rule-token-gone = Gdy żeton „{ $term }” zostaje odrzucony: { $then }
rule-shields = obrażenia zadawane Nemezis i jego żetonom są zmniejszane do 0.
option-token-life = { $term } (pole { $n } z { $of }, życie: { $life })
log-token-damaged = „{ $term }” otrzymuje { n-damage }.
log-token-gone = Odrzucony żeton: „{ $term }”.
log-token-healed = „{ $term }” otrzymuje { n-life }.
log-laid-beside = Karta „{ $card }” zostaje umieszczona na stosie „{ $pile }”.
count-deck =
    .each = za każdą kartę w talii { $gen }
    .number = { $half ->
        [yes] liczby kart w talii { $gen }
       *[no] ile kart jest w talii { $gen }
    }
count-pile =
    .each = za każdą kartę na stosie „{ $term }”
    .number = { $half ->
        [yes] liczby kart na stosie „{ $term }”
       *[no] ile kart leży na stosie „{ $term }”
    }
condition-count-deck = { $how ->
    [least] { $n ->
        [1] talia { $gen } nie jest pusta
       *[other] liczba kart w talii { $gen } wynosi co najmniej { $n }
    }
    [most] liczba kart w talii { $gen } wynosi najwyżej { $n }
   *[exactly] { $n ->
        [0] talia { $gen } jest pusta
       *[other] liczba kart w talii { $gen } wynosi dokładnie { $n }
    }
}
condition-count-pile = { $how ->
    [least] { $n ->
        [1] stos „{ $term }” nie jest pusty
       *[other] liczba kart na stosie „{ $term }” wynosi co najmniej { $n }
    }
    [most] liczba kart na stosie „{ $term }” wynosi najwyżej { $n }
   *[exactly] { $n ->
        [0] stos „{ $term }” jest pusty
       *[other] liczba kart na stosie „{ $term }” wynosi dokładnie { $n }
    }
}
