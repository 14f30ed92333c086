### Rzędy kart i własne karty tury Nemezis.

step-fill-row = umieść na pierwszym polu { $gen } wierzchnią kartę talii, która do niego należy.
step-push-row = { $which ->
    [one] przesuń kartę z pola { $n } { $gen } o 1 pole do przodu.
   *[each] przesuń każdą kartę na polach { $gen } o 1 pole do przodu.
}
step-destroy-from-row =
    .you = zniszcz kartę zasobów z pól { $gen }.
    .they = { $who } niszczy kartę zasobów z pól { $gen }.
    .do = zniszczyć kartę zasobów z pól { $gen }
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
rule-row = { $term } to szereg { $n } pól. Karta, która tam trafia, zajmuje pierwsze pole i przesuwa pozostałe o 1 pole do przodu, aż do pierwszego pustego pola.
rule-row-end = Karta zasobów, która trafia na ostatnie pole { $gen }, wraca na spód talii { $deck-gen }{ $does ->
    [yes] . { $says }
   *[no] .
}
rule-row-gain = Karty na polach { $gen } należą do rynku zasobów i można je pozyskiwać. Nie są stosami zasobów.
rule-row-empty = Jeśli na polach { $gen } nie ma żadnej karty zasobów: { $then }
rule-row-skip = Jeśli { $condition }, karty na polach { $gen } pomijają pole { $space }.
rule-enters-on = ten Poplecznik wchodzi do gry na pierwszym polu { $gen } i przesuwa się tak jak karty na nim.{ $does ->
    [yes] {" "}Gdy trafi na ostatnie pole, odrzuć go. { $says }
   *[no] {" "}Gdy trafi na ostatnie pole, odrzuć go.
}
rule-turn-card = { $n ->
    [one] { $n } karta tury Nemezis zostaje zastąpiona kartą
    [few] { $n } karty tury Nemezis zostają zastąpione kartami
   *[many] { $n } kart tury Nemezis zostaje zastąpionych kartami
} „{ $term }”. Gdy taka karta zostaje dobrana: { $says } Potem Nemezis rozgrywa swoją turę. „{ $term }” liczy się jako karta tury Nemezis.
option-gain-on-row = Pozyskaj ({ $term }): { $card } ({ $cost })
option-destroy-on-row = { $card } ({ $term })
log-put-into = { $who } umieszcza kartę „{ $card }” na wierzchu talii { $gen }.
log-row-filled = Nowa karta ({ $pile }): „{ $card }”.
log-row-moved = Karta „{ $card }” przesuwa się ({ $pile }).
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
condition-count-row = liczba kart zasobów na polach { $gen } wynosi { how-many } { $n }
condition-count-chosen-free = liczba { chosen-free-many } w ten sposób kart o koszcie 0 wynosi { how-many } { $n }
