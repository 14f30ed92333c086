### Rzędy kart i własne karty tury Nemezis.

step-fill-row = dobierz wierzchnią kartę należącej do niego talii i umieść ją na pierwszym polu { $gen }.
step-push-row = { $which ->
    [one] przesuń kartę z pola { $n } { $gen } o 1 pole do przodu.
   *[each] przesuń każdą kartę na polach { $gen } o 1 pole do przodu.
}
step-destroy-from-row =
    .you = zniszcz 1 kartę zasobów na polach { $gen }.
    .they = { $who } niszczy 1 kartę zasobów na polach { $gen }.
    .do = zniszczyć 1 kartę zasobów na polach { $gen }
step-take-supply = weź { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} z każdego stosu { $kind ->
    [gem] Klejnotów
    [relic] Artefaktów
   *[spell] Zaklęć
}{ $spare ->
    [yes] {" "}oprócz najtańszego
   *[no] {""}
} i wtasuj je do talii { $gen }.
step-look-at-deck = odkryj { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
} talii { $gen }. { $under ->
    [0] {""}
    [one] Umieść { $under } z nich na jej spodzie.{" "}
   *[other] Umieść { $under } z nich na jej spodzie.{" "}
}{ $under ->
    [0] Odłóż je
   *[other] Pozostałe odłóż
} na wierzch w dowolnej kolejności.
step-put-into =
    .you = umieść { $what } na wierzchu talii { $gen }.
    .they = { $who } umieszcza { $what } na wierzchu talii { $gen }.
    .do = umieścić { $what } na wierzchu talii { $gen }
    .together = gracze wspólnie umieszczają { $what } na wierzchu talii { $gen }.
    .maytogether = gracze mogą wspólnie umieścić { $what } na wierzchu talii { $gen }.
rule-row = „{ $term }” to rząd pól (liczba pól: { $n }). Karta, która tam trafia, zajmuje pierwsze pole i przesuwa pozostałe o 1 pole do przodu, aż do pierwszego pustego pola.
rule-row-end = Karta zasobów, która trafia na ostatnie pole { $gen }, wraca na spód talii { $deck-gen }{ $does ->
    [yes] , a ponadto: { $then }
   *[no] .
}
rule-row-gain = Karty na polach { $gen } należą do rynku zasobów i można je pozyskać. Nie są stosami zasobów.
rule-row-empty = Jeśli na polach { $gen } nie ma karty zasobów: { $then }
rule-row-skip = Jeśli { $condition }, karty na polach { $gen } pomijają pole { $space }.
rule-enters-on = ten Poplecznik wchodzi do gry na pierwszym polu { $gen } i przesuwa się tak jak karty na nim.{ $does ->
    [yes] {" "}Gdy trafi na ostatnie pole, odrzuć go, a ponadto: { $then }
   *[no] {" "}Gdy trafi na ostatnie pole, odrzuć go.
}
rule-turn-card = Karty tury Nemezis zastąpione przez „{ $term }”: { $n }. Gdy taka karta zostanie dobrana: { $then } Następnie Nemezis rozgrywa turę. Liczy się ona jako karta tury Nemezis.
option-gain-on-row = Pozyskaj: { $card } ({ $cost }), { $term }
option-destroy-on-row = { $card } ({ $term })
log-put-into = { $who } umieszcza kartę „{ $card }” na talii { $gen }.
log-row-filled = Karta „{ $card }” trafia na „{ $pile }”.
log-row-moved = Karta „{ $card }” przesuwa się: „{ $pile }”.
log-side-card-revealed = Karta „{ $card }” zostaje odkryta z talii { $gen }.
count-row =
    .each = za każdą kartę zasobów na polach { $gen }
    .number = { $half ->
        [yes] liczby kart zasobów na polach { $gen }
       *[no] ile kart zasobów leży na polach { $gen }
    }
count-chosen-free =
    .each = za każdą { chosen-f } w ten sposób kartę o koszcie 0
    .number = { $half ->
        [yes] liczby { chosen-free-many } w ten sposób kart o koszcie 0
       *[no] ile jest { chosen-free-many } w ten sposób kart o koszcie 0
    }
chosen-free-many = { $verb ->
    [destroy] zniszczonych
    [take] wziętych na rękę
    [gain] pozyskanych
    [play] zagranych
   *[discard] odrzuconych
}
condition-count-row = { $how ->
    [least] liczba kart zasobów na polach { $gen } to { $n } lub więcej
    [most] liczba kart zasobów na polach { $gen } to { $n } lub mniej
   *[exactly] liczba kart zasobów na polach { $gen } to dokładnie { $n }
}
condition-count-chosen-free = { $how ->
    [least] liczba { chosen-free-many } w ten sposób kart o koszcie 0 to { $n } lub więcej
    [most] liczba { chosen-free-many } w ten sposób kart o koszcie 0 to { $n } lub mniej
   *[exactly] liczba { chosen-free-many } w ten sposób kart o koszcie 0 to dokładnie { $n }
}
