# Co mówią karty i arkusze. Wyrażenia zaczynają się małą literą; wielką dostają dopiero na początku zdania.
# Odmiany czasownika: .you (do tego, kto działa), .they (o $who), .do (po „możesz”).
# Polskie osobliwości: .each zawiera już „za każdy/każdą/każde”, a .number już „ile” (albo dopełniacz po „połowa”).

lower-inside = all
# Two sentences about the same player become one.
sentence-and = { $a } i { $b }
sentence-or = { $a } albo { $b }

## Rzeczowniki po liczebniku (mianownik i biernik rzeczy)

n-damage = { $n ->
    [one] { $n } { DAMAGE("obrażenie") }
    [few] { $n } { DAMAGE("obrażenia") }
   *[many] { $n } { DAMAGE("obrażeń") }
}
n-additional = { $n ->
    [one] { $n } dodatkowe { DAMAGE("obrażenie") }
    [few] { $n } dodatkowe { DAMAGE("obrażenia") }
   *[many] { $n } dodatkowych { DAMAGE("obrażeń") }
}
n-life = { $n ->
    [one] { $n } { LIFE("punkt życia") }
    [few] { $n } { LIFE("punkty życia") }
   *[many] { $n } { LIFE("punktów życia") }
}
n-vitality = { $n ->
    [one] { $n } { LIFE("punkt żywotności") }
    [few] { $n } { LIFE("punkty żywotności") }
   *[many] { $n } { LIFE("punktów żywotności") }
}
n-aether = { $n ->
    [one] { $n } { AETHER("eter") }
   *[many] { $n } { AETHER("eteru") }
}
n-charges = { $n ->
    [one] { $n } { CHARGE("Ładunek") }
    [few] { $n } { CHARGE("Ładunki") }
   *[many] { $n } { CHARGE("Ładunków") }
}
n-cards = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
n-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
n-spells-prepped = { $n ->
    [one] { $n } przygotowane Zaklęcie
    [few] { $n } przygotowane Zaklęcia
   *[many] { $n } przygotowanych Zaklęć
}
n-times = { $n ->
    [one] { $n } raz
   *[many] { $n } razy
}
is-or-are = { $n ->
    [one] jest
    [few] są
   *[many] jest
}
how-many = { $how ->
    [least] co najmniej
    [most] najwyżej
   *[exactly] dokładnie
}
has = { $whose ->
    [they] ten gracz ma
    [most] { $how ->
        [least] któryś gracz ma
       *[other] gracz z największą liczbą przygotowanych Zaklęć ma
    }
    [all] gracze mają łącznie
    [this] ten Poplecznik ma
    [that] dany Poplecznik ma
   *[you] masz
}
has-no = { $whose ->
    [they] ten gracz nie ma
    [most] żaden gracz nie ma
    [all] gracze nie mają
   *[you] nie masz
}

## Budowa zdań

or = ALBO
if = { $several ->
    [yes] jeśli { $condition }: { $then }
   *[no] jeśli { $condition }, { $then }
}
else = { $several ->
    [yes] w przeciwnym razie: { $then }
   *[no] w przeciwnym razie { $then }
}
step-impossible = tej opcji nie można wybrać.
else-if = { $several ->
    [yes] w przeciwnym razie, jeśli { $condition }: { $then }
   *[no] w przeciwnym razie, jeśli { $condition }, { $then }
}
case = { $how ->
    [least] { $n } lub więcej
    [most] { $n } lub mniej
    [pair] { $n } lub { $m }
    [between] od { $n } do { $m }
   *[exactly] { $n }
}: { $says }
    .head = { $how ->
        [least] { $n }+
        [most] { $n ->
            [0] 0
           *[other] 0–{ $n }
        }
        [pair] { $n }–{ $m }
        [between] { $n }–{ $m }
       *[exactly] { $n }
    }
cases = efekt zależy od { $number }.
may = { $who ->
    [you] możesz { $what }.
   *[they] { $name } może { $what }.
}
may-do = { $who ->
    [you] możesz rozpatrzyć ten efekt: { $what }
   *[they] { $name } może rozpatrzyć ten efekt: { $what }
}
if-you-do = { $several ->
    [yes] { $who ->
        [you] jeśli to zrobisz: { $then }
       *[they] jeśli to zrobi: { $then }
    }
   *[no] { $who ->
        [you] jeśli to zrobisz, { $then }
       *[they] jeśli to zrobi, { $then }
    }
}
and-then = { $a }, a następnie { $b }
of-player = { $who }
repeat = { $n ->
    [1] wykonaj jednokrotnie: { $what }
    [2] wykonaj dwukrotnie: { $what }
    [3] wykonaj trzykrotnie: { $what }
   *[other] wykonaj { n-times }: { $what }
}
repeat-routine = { $n ->
    [2] { $term }, dwukrotnie.
    [3] { $term }, trzykrotnie.
   *[other] { $term }, { n-times }.
}
repeat-counted = wykonaj { $amount }: { $what }
until = powtarzaj: { $what } Zakończ powtarzanie, gdy tylko { $condition }.
choose-player = wybierz { whom-gen }.
for-each = { $whom ->
    [each-player] dla każdego gracza: { $what }
    [two-players] wybierz dwóch różnych graczy. Dla każdego z nich: { $what }
    [shared-cards] za każdą kartę „X” i każdą wspólną kartę tury { order-there } wybierz jednego z graczy, których ona dotyczy: { $what }
   *[other] { $who }: { $what }
}
you-choose = { $group ->
    [yes] gracze decydują: { $what }
   *[no] ty decydujesz: { $what }
}
choose-minion = wybierz { $minion }.
choose-any-minion = wybierz Poplecznika.
for-each-minion = dla każdego { $one } w grze, począwszy od tego, który jest w niej najdłużej: { $what }
for-each-plain-minion = dla każdego Poplecznika w grze, począwszy od tego, który jest w niej najdłużej: { $what }
for-each-power = dla każdej Mocy w grze, począwszy od tej, która jest w niej najdłużej: { $what }
list-and = { $a }, { $b }
counted-card = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}

## Kto

who-you = ty
who-they = ten gracz
who-that-player = ten gracz
who-each-of-them = każdy z nich
who-ally = dowolny sojusznik
who-any-player = dowolny gracz
who-each-player = każdy gracz
who-active = aktywny gracz
who-most-prepped = gracz z największą liczbą przygotowanych Zaklęć
who-most-open-breaches = gracz z największą liczbą otwartych Bram
who-most-charges = gracz z największą liczbą Ładunków
who-most-life = gracz z największą liczbą punktów życia
who-lowest-life = gracz z najmniejszą liczbą punktów życia
who-they-or-you = jedno z was dwojga
who-another-player = inny gracz
who-two-players = każdy z dwóch różnych graczy
who-revealed = gracz wskazany na odkrytej karcie
who-shared-cards = za każdą kartę „X” i każdą wspólną kartę tury { order-there } jeden z graczy, których ona dotyczy,
order-there = { $there ->
    [yes] na tym stosie
   *[no] na stosie odrzuconych kart tury
}
who-owner-of = właściciel tego Zaklęcia
who-most-in-hand = gracz z największą liczbą kart „{ $card }” na ręce
who-most-expensive-gem = gracz z najdroższym Klejnotem na ręce
who-most-cards = gracz z największą liczbą kart na ręce
who-fewest-charges = gracz z najmniejszą liczbą Ładunków
who-fewest-prepped = gracz z najmniejszą liczbą przygotowanych Zaklęć
who-fewest-cards = gracz z najmniejszą liczbą kart na ręce
who-random-player = losowo wybrany gracz
who-dealer = gracz, który je zadał,
# dopełniacz, zarazem biernik
whom-gen = { $whom ->
    [ally] dowolnego sojusznika
    [any-player] dowolnego gracza
    [each-player] każdego gracza
    [active] aktywnego gracza
    [most-prepped] gracza z największą liczbą przygotowanych Zaklęć
    [most-open-breaches] gracza z największą liczbą otwartych Bram
    [most-charges] gracza z największą liczbą Ładunków
    [most-life] gracza z największą liczbą punktów życia
    [lowest-life] gracza z najmniejszą liczbą punktów życia
    [most-expensive-gem] gracza z najdroższym Klejnotem na ręce
    [most-expensive-in-hand] gracza z najdroższą kartą na ręce
    [most-expensive-prepped] gracza z najdroższym przygotowanym Zaklęciem
    [numbered] gracza, którego żeton kolejności leży na tej karcie
    [most-cards] gracza z największą liczbą kart na ręce
    [fewest-charges] gracza z najmniejszą liczbą Ładunków
    [fewest-prepped] gracza z najmniejszą liczbą przygotowanych Zaklęć
    [fewest-cards] gracza z najmniejszą liczbą kart na ręce
    [random-player] losowo wybranego gracza
    [most-in-hand] gracza z największą liczbą kart „{ $card }” na ręce
    [another-player] innego gracza
    [they-or-you] jednego z was dwojga
    [two-players] każdego z dwóch różnych graczy
    [shared-cards] jednego z graczy każdej karty „X” i każdej wspólnej karty tury na stosie odrzuconych kart tury
    [revealed] gracza wskazanego na odkrytej karcie
    [owner-of] właściciela tego Zaklęcia
    [dealer] gracza, który je zadał
    [each-of-them] każdego z nich
    [mage] gracza, który gra Magiem { $who }
   *[that-player] tego gracza
}

minion-this =
    .nom = { $this ->
        [power] ta Moc
        [minion] ten Poplecznik
       *[card] ta karta
    }
    .acc = { $this ->
        [power] tę Moc
        [minion] tego Poplecznika
       *[card] tę kartę
    }
    .gen = { $this ->
        [power] tej Mocy
        [minion] tego Poplecznika
       *[card] tej karty
    }
    .dat = { $this ->
        [power] ta Moc
        [minion] ten Poplecznik
       *[card] ta karta
    }
# $one: dopełniacz, $acc: biernik liczby pojedynczej; rodzaj męskoosobowy: takie są obie grupy, Akolici i Słudzy
minion-that =
    .nom = ten { $term }
    .acc = tego { $acc }
    .gen = tego { $one }
    .dat = tego { $one }
minion-lowest-life =
    .nom = { $term } z najmniejszą liczbą punktów życia
    .acc = { $acc } z najmniejszą liczbą punktów życia
    .gen = { $one } z najmniejszą liczbą punktów życia
    .dat = { $one } z najmniejszą liczbą punktów życia
minion-highest-life =
    .nom = { $term } z największą liczbą punktów życia
    .acc = { $acc } z największą liczbą punktów życia
    .gen = { $one } z największą liczbą punktów życia
    .dat = { $one } z największą liczbą punktów życia
minion-each =
    .nom = każdy { $term } w grze
    .acc = każdego { $acc } w grze
    .gen = każdego { $one } w grze, począwszy od tego, który jest w niej najdłużej
    .dat = każdego { $one } w grze, począwszy od tego, który jest w niej najdłużej
# w mianowniku: zdania o zmniejszaniu obrażeń są tak zbudowane
plain-minion-any =
    .nom = dowolny Poplecznik
    .acc = dowolnego Poplecznika
    .gen = dowolnego Poplecznika
    .dat = dowolnego Poplecznika
plain-minion-each =
    .nom = każdy Poplecznik w grze
    .acc = każdego Poplecznika w grze
    .gen = każdego Poplecznika w grze, począwszy od tego, który jest w niej najdłużej
    .dat = każdego Poplecznika w grze, począwszy od tego, który jest w niej najdłużej
plain-minion-lowest-life =
    .nom = Poplecznik z najmniejszą liczbą punktów życia
    .acc = Poplecznika z najmniejszą liczbą punktów życia
    .gen = Poplecznika z najmniejszą liczbą punktów życia
    .dat = Poplecznika z najmniejszą liczbą punktów życia
plain-minion-highest-life =
    .nom = Poplecznik z największą liczbą punktów życia
    .acc = Poplecznika z największą liczbą punktów życia
    .gen = Poplecznika z największą liczbą punktów życia
    .dat = Poplecznika z największą liczbą punktów życia
plain-minion-that =
    .nom = ten Poplecznik
    .acc = tego Poplecznika
    .gen = tego Poplecznika
    .dat = tego Poplecznika
minion-any =
    .nom = dowolny { $term }
    .acc = dowolnego { $acc }
    .gen = dowolnego { $one }
    .dat = dowolnego { $one }
power-any =
    .nom = dowolna Moc w grze
    .acc = dowolną Moc w grze
    .gen = dowolnej Mocy w grze
    .dat = dowolnej Mocy w grze
power-each =
    .nom = każda Moc w grze
    .acc = każdą Moc w grze
    .gen = każdej Mocy w grze
    .dat = każdej Mocy w grze
power-that =
    .nom = ta Moc
    .acc = tę Moc
    .gen = tej Mocy
    .dat = tej Mocy
nemesis-dat = { $nemesis }

## Ilości

unit = { $unit ->
    [damage] { n-damage }
    [life] { $of ->
        [gravehold] { n-vitality }
       *[other] { n-life }
    }
    [aether] { n-aether }
    [additional] { n-additional }
    [charges] { n-charges }
    [swarm] { n-tokens } { $gen }
    [tokens] { n-tokens } { $gen }
    [times] { n-times }
   *[cards] { n-cards }
}
unit-more = { $unit ->
    [life] { $of ->
        [gravehold] { $n ->
            [one] { $n } dodatkowy { LIFE("punkt żywotności") }
            [few] { $n } dodatkowe { LIFE("punkty żywotności") }
           *[many] { $n } dodatkowych { LIFE("punktów żywotności") }
        }
       *[other] { $n ->
            [one] { $n } dodatkowy { LIFE("punkt życia") }
            [few] { $n } dodatkowe { LIFE("punkty życia") }
           *[many] { $n } dodatkowych { LIFE("punktów życia") }
        }
    }
    [aether] { $n ->
        [one] { $n } dodatkowy { AETHER("eter") }
       *[many] { $n } dodatkowego { AETHER("eteru") }
    }
    [charges] { $n ->
        [one] { $n } dodatkowy { CHARGE("Ładunek") }
        [few] { $n } dodatkowe { CHARGE("Ładunki") }
       *[many] { $n } dodatkowych { CHARGE("Ładunków") }
    }
    [cards] { $n ->
        [one] { $n } dodatkową kartę
        [few] { $n } dodatkowe karty
       *[many] { $n } dodatkowych kart
    }
    [swarm] { $n ->
        [one] { $n } dodatkowy żeton
        [few] { $n } dodatkowe żetony
       *[many] { $n } dodatkowych żetonów
    }
    [tokens] { $n ->
        [one] { $n } dodatkowy żeton
        [few] { $n } dodatkowe żetony
       *[many] { $n } dodatkowych żetonów
    }
    [times] { $n ->
        [one] { $n } dodatkowy raz
        [few] { $n } dodatkowe razy
       *[many] { $n } dodatkowych razy
    }
   *[damage] { n-additional }
}
amount-plus-if = { $base } oraz { unit-more }, jeśli { $condition }
amount-each = { $base } { $each }
amount-plus-each = { $base } oraz { unit-more } { $each }
amount-minus-each = { $base } minus { $n } { $each }
amount-less = { $base }, minus { $n }
amount-more = { $base } oraz { $more }
amount-more-if = { $base } oraz { $more }, jeśli { $condition }
amount-equal = tyle { unit-gen }, { $number }
amount-half = tyle { unit-gen }, ile wynosi połowa { $number } (zaokrąglona w górę)
unit-gen = { $unit ->
    [damage] obrażeń
    [life] { $of ->
        [gravehold] punktów żywotności
       *[other] punktów życia
    }
    [aether] eteru
    [additional] dodatkowych obrażeń
    [swarm] żetonów { $gen }
    [tokens] żetonów { $gen }
    [times] razy
    [charges] Ładunków
   *[cards] kart
}

## Co się liczy

count-prepped =
    .each = { $whose ->
        [all] za każde { other-one }przygotowane Zaklęcie{ same-name }
        [most] za każde przygotowane Zaklęcie gracza, który ma ich najwięcej
        [they] { $own ->
            [yes] za każde { other-one }swoje przygotowane Zaklęcie{ same-name }
           *[no] za każde { other-one }przygotowane Zaklęcie{ same-name } tego gracza
        }
       *[you] { $mine ->
            [yes] za każde { other-one }swoje przygotowane Zaklęcie{ same-name }
           *[no] za każde { other-one }twoje przygotowane Zaklęcie{ same-name }
        }
    }
    .number = { $half ->
        [yes] { $whose ->
            [all] liczby { other-many }przygotowanych Zaklęć{ same-name }
            [most] liczby przygotowanych Zaklęć gracza, który ma ich najwięcej
            [they] liczby { other-many }przygotowanych Zaklęć{ same-name } tego gracza
           *[you] liczby { other-many }twoich przygotowanych Zaklęć{ same-name }
        }
       *[no] { $whose ->
            [all] ile jest { other-many }przygotowanych Zaklęć{ same-name }
            [most] ile przygotowanych Zaklęć ma gracz, który ma ich najwięcej
            [they] { $own ->
                [yes] ile ma { other-many }przygotowanych Zaklęć{ same-name }
               *[no] ile { other-many }przygotowanych Zaklęć{ same-name } ma ten gracz
            }
           *[you] ile masz { other-many }przygotowanych Zaklęć{ same-name }
        }
    }
other-one = { $other ->
    [yes] inne{ " " }
   *[no] { "" }
}
other-many = { $other ->
    [yes] innych{ " " }
   *[no] { "" }
}
same-name = { $same ->
    [yes] { " " }o tej samej nazwie
   *[no] { "" }
}
count-prepped-adjacent =
    .each = za każde Zaklęcie przygotowane na Bramie przylegającej do Bramy tego Zaklęcia
    .number = { $half ->
        [yes] liczby Zaklęć przygotowanych na Bramach przylegających do Bramy tego Zaklęcia
       *[no] ile jest Zaklęć przygotowanych na Bramach przylegających do Bramy tego Zaklęcia
    }
count-open-breaches =
    .each = { $whose ->
        [they] { $own ->
            [yes] za każdą swoją otwartą Bramę
           *[no] za każdą otwartą Bramę tego gracza
        }
       *[you] { $mine ->
            [yes] za każdą swoją otwartą Bramę
           *[no] za każdą twoją otwartą Bramę
        }
    }
    .number = { $half ->
        [yes] { $whose ->
            [they] liczby otwartych Bram tego gracza
           *[you] liczby twoich otwartych Bram
        }
       *[no] { $whose ->
            [they] { $own ->
                [yes] ile ma otwartych Bram
               *[no] ile otwartych Bram ma ten gracz
            }
           *[you] ile masz otwartych Bram
        }
    }
hand-cost = { $limit ->
    [between] { " " }o koszcie od { $cost } do { $most }
    [at-least] { " " }o koszcie { $cost } lub więcej
    [at-most] { " " }o koszcie { $cost } lub mniej
   *[none] { "" }
}

count-hand =
    .each = { $kind ->
        [gem] za każdy Klejnot
        [relic] za każdy Artefakt
        [spell] za każde Zaklęcie
        [gem-or-relic] za każdy Klejnot lub Artefakt
        [gem-or-spell] za każdy Klejnot lub Zaklęcie
        [relic-or-spell] za każdy Artefakt lub Zaklęcie
        [own] za każdą kartę { $term-gen }
        [named] za każdą kartę „{ $card }”
       *[card] za każdą kartę
    }{ hand-cost } na { $whose ->
        [they] { $own ->
            [yes] swojej ręce
           *[no] ręce tego gracza
        }
       *[you] { $mine ->
            [yes] swojej ręce
           *[no] twojej ręce
        }
    }
    .number = { $half ->
        [yes] liczby { hand-kind-gen }{ hand-cost } na { $whose ->
            [they] ręce tego gracza
           *[you] twojej ręce
        }
       *[no] ile { hand-kind-gen }{ hand-cost } { $whose ->
            [they] { $own ->
                [yes] ma na ręce
               *[no] ma na ręce ten gracz
            }
           *[you] masz na ręce
        }
    }
hand-kind-gen = { $kind ->
    [gem] Klejnotów
    [relic] Artefaktów
    [spell] Zaklęć
    [gem-or-relic] Klejnotów i Artefaktów
    [gem-or-spell] Klejnotów i Zaklęć
    [relic-or-spell] Artefaktów i Zaklęć
    [own] kart { $term-gen }
    [named] kart „{ $card }”
   *[card] kart
}
count-discard-pile =
    .each = { $kind ->
        [gem] za każdy Klejnot
        [relic] za każdy Artefakt
        [spell] za każde Zaklęcie
        [gem-or-relic] za każdy Klejnot lub Artefakt
        [gem-or-spell] za każdy Klejnot lub Zaklęcie
        [relic-or-spell] za każdy Artefakt lub Zaklęcie
        [own] za każdą kartę { $term-gen }
        [named] za każdą kartę „{ $card }”
       *[card] za każdą kartę
    } na { $whose ->
        [they] { $own ->
            [yes] swoim stosie kart odrzuconych
           *[no] stosie kart odrzuconych tego gracza
        }
       *[you] { $mine ->
            [yes] swoim stosie kart odrzuconych
           *[no] twoim stosie kart odrzuconych
        }
    }
    .number = { $half ->
        [yes] liczby { hand-kind-gen } na { $whose ->
            [they] stosie kart odrzuconych tego gracza
           *[you] twoim stosie kart odrzuconych
        }
       *[no] ile { hand-kind-gen } { $whose ->
            [they] { $own ->
                [yes] ma na stosie kart odrzuconych
               *[no] ma na stosie kart odrzuconych ten gracz
            }
           *[you] masz na stosie kart odrzuconych
        }
    }
count-turn-order-discard =
    .each = za każdą { $kind ->
        [own] { $whose ->
            [they] { $own ->
                [yes] swoją kartę tury
               *[no] kartę tury tego gracza
            }
           *[you] { $mine ->
                [yes] swoją kartę tury
               *[no] twoją kartę tury
            }
        }
       *[other] kartę{ turn-kind-one }
    } na stosie odrzuconych kart tury
    .number = { $half ->
        [yes] liczby { turn-cards-gen } na stosie odrzuconych kart tury
       *[no] ile { turn-cards-gen } znajduje się na stosie odrzuconych kart tury
    }
turn-cards-gen = { $kind ->
    [own] { $whose ->
        [they] { $own ->
            [yes] jego kart tury
           *[no] kart tury tego gracza
        }
       *[you] twoich kart tury
    }
   *[other] kart{ turn-kind-gen }
}
turn-kind-one = { $kind ->
    [nemesis] { " " }tury Nemezis
    [player] { " " }tury gracza
    [own] { $whose ->
        [they] { " " }tury tego gracza
       *[you] { " " }tury należąca do ciebie
    }
   *[any] { "" }
}
turn-kind-gen = { $kind ->
    [nemesis] { " " }tury Nemezis
    [player] { " " }tury graczy
    [own] { $whose ->
        [they] { " " }tury tego gracza
       *[you] { " " }tury należących do ciebie
    }
   *[any] { "" }
}
count-counter =
    .each = za każdy żeton { $gen }
    .number = { $half ->
        [yes] liczby żetonów { $gen }
       *[no] ile żetonów { $gen } znajduje się na arkuszu Nemezis
    }
count-track =
    .each = za każde pole, o które przesunął się znacznik „{ $term }”
    .number = { $half ->
        [yes] liczby pól, o które przesunął się znacznik „{ $term }”
       *[no] o ile pól przesunął się znacznik „{ $term }”
    }
count-tokens =
    .each = { $whose ->
        [they] { $own ->
            [yes] za każdy swój żeton { $gen }
           *[no] za każdy żeton { $gen } tego gracza
        }
       *[you] { $mine ->
            [yes] za każdy swój żeton { $gen }
           *[no] za każdy twój żeton { $gen }
        }
    }
    .number = { $half ->
        [yes] { $whose ->
            [they] liczby żetonów { $gen } tego gracza
           *[you] liczby twoich żetonów { $gen }
        }
       *[no] { $whose ->
            [they] { $own ->
                [yes] ile ma żetonów { $gen }
               *[no] ile żetonów { $gen } ma ten gracz
            }
           *[you] ile masz żetonów { $gen }
        }
    }
count-life =
    .each = { $whose ->
        [this] za każdy punkt życia tego Poplecznika
        [nemesis] za każdy punkt życia Nemezis
        [gravehold] za każdy punkt żywotności Gravehold
        [that] za każdy punkt życia danego Poplecznika
        [they] { $own ->
            [yes] za każdy swój punkt życia
           *[no] za każdy punkt życia tego gracza
        }
       *[you] { $mine ->
            [yes] za każdy swój punkt życia
           *[no] za każdy twój punkt życia
        }
    }
    .number = { $half ->
        [yes] { $whose ->
            [this] liczby punktów życia tego Poplecznika
            [nemesis] liczby punktów życia Nemezis
            [gravehold] liczby punktów żywotności Gravehold
            [that] liczby punktów życia danego Poplecznika
            [they] liczby punktów życia tego gracza
           *[you] liczby twoich punktów życia
        }
       *[no] { $whose ->
            [this] ile punktów życia ma ten Poplecznik
            [nemesis] ile punktów życia ma Nemezis
            [gravehold] ile punktów żywotności ma Gravehold
            [that] ile punktów życia ma dany Poplecznik
            [they] { $own ->
                [yes] ile ma punktów życia
               *[no] ile punktów życia ma ten gracz
            }
           *[you] ile masz punktów życia
        }
    }
count-charges =
    .each = { $whose ->
        [they] { $own ->
            [yes] za każdy swój Ładunek
           *[no] za każdy Ładunek tego gracza
        }
       *[you] { $mine ->
            [yes] za każdy swój Ładunek
           *[no] za każdy twój Ładunek
        }
    }
    .number = { $half ->
        [yes] { $whose ->
            [they] liczby Ładunków tego gracza
           *[you] liczby twoich Ładunków
        }
       *[no] { $whose ->
            [they] { $own ->
                [yes] ile ma Ładunków
               *[no] ile Ładunków ma ten gracz
            }
           *[you] ile masz Ładunków
        }
    }
count-empty-supply-piles =
    .each = za każdy pusty stos zasobów
    .number = { $half ->
        [yes] liczby pustych stosów zasobów
       *[no] ile jest pustych stosów zasobów
    }
count-swarm =
    .each = za każdy żeton { $gen } w grze
    .number = { $half ->
        [yes] liczby żetonów { $gen } w grze
       *[no] ile żetonów { $gen } jest w grze
    }
count-in-play =
    .each = za każdą kartę { $gen } w grze
    .number = { $half ->
        [yes] liczby kart { $gen } w grze
       *[no] ile kart { $gen } jest w grze
    }
count-chosen =
    .each = { $tier ->
        [0] { $kind ->
            [gem] za każdy { chosen-m } w ten sposób Klejnot
            [relic] za każdy { chosen-m } w ten sposób Artefakt
            [spell] za każde { chosen-n } w ten sposób Zaklęcie
            [prepped] za każde { chosen-n } w ten sposób Zaklęcie
            [swarm] za każdy { chosen-m } w ten sposób żeton
           *[card] za każdą { chosen-f } w ten sposób kartę
        }
       *[other] za każdą { chosen-f } w ten sposób kartę { $tier }. rzędu
    }
    .number = { $half ->
        [yes] liczby
       *[no] ile jest
    } { $verb ->
        [destroy] zniszczonych
        [take] wziętych na rękę
        [gain] pozyskanych
        [play] zagranych
       *[discard] odrzuconych
    } w ten sposób { $tier ->
        [0] { $kind ->
            [gem] Klejnotów
            [relic] Artefaktów
            [spell] Zaklęć
            [prepped] Zaklęć
            [swarm] żetonów
           *[card] kart
        }
       *[other] kart { $tier }. rzędu
    }
chosen-m = { $verb ->
    [destroy] zniszczony
    [take] wzięty na rękę
    [gain] pozyskany
    [play] zagrany
   *[discard] odrzucony
}
chosen-f = { $verb ->
    [destroy] zniszczoną
    [take] wziętą na rękę
    [gain] pozyskaną
    [play] zagraną
   *[discard] odrzuconą
}
chosen-n = { $verb ->
    [destroy] zniszczone
    [take] wzięte na rękę
    [gain] pozyskane
    [play] zagrane
   *[discard] odrzucone
}
count-in-play-known =
    .each = { $kind ->
        [minion] za każdego Poplecznika
       *[power] za każdą Moc
    } w grze
    .number = { $half ->
        [yes] liczby
       *[no] ile jest
    } { $kind ->
        [minion] Popleczników
       *[power] Mocy
    } w grze
count-spent =
    .each = za każdy wydany w ten sposób eter
    .number = { $half ->
        [yes] liczby wydanego w ten sposób eteru
       *[no] ile eteru wydano w ten sposób
    }
count-cost-of =
    .each = za każdy eter kosztu { chosen-card-gen }
    .number = { $half ->
        [yes] kosztu { chosen-card-gen }
       *[no] ile wynosi koszt { chosen-card-gen }
    }
chosen-card-gen = { $verb ->
    [it] tej karty
    [destroy] { $kind ->
        [gem] zniszczonego Klejnotu
        [relic] zniszczonego Artefaktu
        [spell] zniszczonego Zaklęcia
        [prepped] zniszczonego Zaklęcia
       *[card] zniszczonej karty
    }
    [gain] { $kind ->
        [gem] pozyskanego Klejnotu
        [relic] pozyskanego Artefaktu
        [spell] pozyskanego Zaklęcia
        [prepped] pozyskanego Zaklęcia
       *[card] pozyskanej karty
    }
    [take] { $kind ->
        [gem] wziętego na rękę Klejnotu
        [relic] wziętego na rękę Artefaktu
        [spell] wziętego na rękę Zaklęcia
        [prepped] wziętego na rękę Zaklęcia
       *[card] wziętej na rękę karty
    }
    [play] { $kind ->
        [relic] zagranego Artefaktu
       *[gem] zagranego Klejnotu
    }
   *[discard] { $kind ->
        [gem] odrzuconego Klejnotu
        [relic] odrzuconego Artefaktu
        [spell] odrzuconego Zaklęcia
        [prepped] odrzuconego Zaklęcia
       *[card] odrzuconej karty
    }
}
count-played =
    .each = za każdą kartę { of-own-name } zagraną przez ciebie w tej turze
    .number = { $half ->
        [yes] liczby kart { of-own-name } zagranych przez ciebie w tej turze
       *[no] ile kart { of-own-name } zostało przez ciebie zagranych w tej turze
    }
count-gained =
    .each = za każdą kartę { of-own-name } pozyskaną przez ciebie w tej turze
    .number = { $half ->
        [yes] liczby kart { of-own-name } pozyskanych przez ciebie w tej turze
       *[no] ile kart { of-own-name } zostało przez ciebie pozyskanych w tej turze
    }
of-own-name = { $named ->
    [yes] „{ $card }”
   *[no] o tej nazwie
}
count-nemesis-tier =
    .each = za każdy rząd Nemezis
    .number = { $half ->
        [yes] rzędu Nemezis
       *[no] ile wynosi rząd Nemezis
    }
count-players =
    .each = za każdego gracza
    .number = { $half ->
        [yes] liczby graczy
       *[no] ilu jest graczy
    }

## Warunki

condition-and = { $a } i { $b }
condition-or = { $a } lub { $b }
condition-not = nieprawdą jest, że { $condition }
condition-not-all = nie wszystkie te warunki są spełnione ({ $condition })
condition-revealed = { $kind ->
    [player] jest to karta tury gracza
   *[nemesis] jest to karta tury Nemezis
}
    .not = { $kind ->
        [player] nie jest to karta tury gracza
       *[nemesis] nie jest to karta tury Nemezis
    }
condition-exhausted = { $whose ->
    [they] ten gracz jest wyczerpany
    [any] którykolwiek gracz jest wyczerpany
   *[you] jesteś wyczerpany
}
    .not = { $whose ->
        [they] ten gracz nie jest wyczerpany
        [any] żaden gracz nie jest wyczerpany
       *[you] nie jesteś wyczerpany
    }
condition-pile-empty = stos zasobów tej karty jest pusty
    .not = stos zasobów tej karty nie jest pusty
condition-killed = w ten sposób pokonujesz Poplecznika z talii Nemezis
    .not = nie pokonujesz w ten sposób Poplecznika z talii Nemezis
condition-allys-turn = trwa tura sojusznika
    .not = nie trwa tura sojusznika
condition-your-turn = trwa twoja tura
    .not = nie trwa twoja tura
condition-all-breaches-open = { $whose ->
    [they] ten gracz ma wszystkie Bramy otwarte
   *[you] masz wszystkie Bramy otwarte
}
    .not = { $whose ->
        [they] nie wszystkie Bramy tego gracza są otwarte
       *[you] nie wszystkie twoje Bramy są otwarte
    }
condition-all-piles-empty = wszystkie stosy zasobów są puste
    .not = nie wszystkie stosy zasobów są puste
condition-count-prepped = { $how ->
    [exactly] { $n ->
        [0] { has-no } { other-many }przygotowanych Zaklęć
       *[other] { has } { how-many } { n-others-prepped }
    }
   *[other] { has } { how-many } { n-others-prepped }
}{ same-name }
n-others-prepped = { $other ->
    [yes] { $n ->
        [one] { $n } inne przygotowane Zaklęcie
        [few] { $n } inne przygotowane Zaklęcia
       *[many] { $n } innych przygotowanych Zaklęć
    }
   *[no] { n-spells-prepped }
}
condition-count-prepped-adjacent = na Bramach przylegających do Bramy tego Zaklęcia { is-or-are } { how-many } { n-spells-prepped }
condition-count-open-breaches = { $how ->
    [exactly] { $n ->
        [0] { has-no } otwartych Bram
       *[other] { has } { how-many } { n-open }
    }
   *[other] { has } { how-many } { n-open }
}
n-open = { $n ->
    [one] { $n } otwartą Bramę
    [few] { $n } otwarte Bramy
   *[many] { $n } otwartych Bram
}
condition-count-hand = { $how ->
    [exactly] { $n ->
        [0] { has-no } na { in-pile } { hand-kind-gen }{ hand-cost }
       *[other] { has } na { in-pile } { how-many } { n-in-hand }{ hand-cost }
    }
   *[other] { has } na { in-pile } { how-many } { n-in-hand }{ hand-cost }
}
in-pile = { $where ->
    [discard] stosie kart odrzuconych
   *[hand] ręce
}
n-in-hand = { $kind ->
    [gem-or-relic] { $n ->
        [one] { $n } Klejnot lub Artefakt
        [few] { $n } Klejnoty lub Artefakty
       *[many] { $n } Klejnotów lub Artefaktów
    }
    [gem-or-spell] { $n ->
        [one] { $n } Klejnot lub Zaklęcie
        [few] { $n } Klejnoty lub Zaklęcia
       *[many] { $n } Klejnotów lub Zaklęć
    }
    [relic-or-spell] { $n ->
        [one] { $n } Artefakt lub Zaklęcie
        [few] { $n } Artefakty lub Zaklęcia
       *[many] { $n } Artefaktów lub Zaklęć
    }
    [gem] { $n ->
        [one] { $n } Klejnot
        [few] { $n } Klejnoty
       *[many] { $n } Klejnotów
    }
    [relic] { $n ->
        [one] { $n } Artefakt
        [few] { $n } Artefakty
       *[many] { $n } Artefaktów
    }
    [spell] { $n ->
        [one] { $n } Zaklęcie
        [few] { $n } Zaklęcia
       *[many] { $n } Zaklęć
    }
    [own] { $n } { own-cards }
    [named] { n-cards } „{ $card }”
   *[card] { n-cards }
}
condition-count-turn-order-discard = na stosie odrzuconych kart tury { is-or-are } { how-many } { $n ->
    [one] { $n } karta{ turn-kind-one }
    [few] { $n } karty{ turn-kind-gen }
   *[many] { $n } kart{ turn-kind-gen }
}
condition-count-counter = { $how ->
    [exactly] { $n ->
        [0] { $nemesis } nie ma żetonów { $gen }
       *[other] { $nemesis } ma dokładnie { n-tokens } { $gen }
    }
   *[other] { $nemesis } ma { how-many } { n-tokens } { $gen }
}
condition-count-track = znacznik „{ $term }” jest na polu { $n }{ $how ->
    [least] { " " }lub dalej
    [most] { " " }lub wcześniej
   *[exactly] { "" }
}
condition-count-tokens = { has } { how-many } { n-tokens } { $gen }
condition-count-life = { $whose ->
    [nemesis] Nemezis ma { how-many } { n-life }
    [gravehold] Gravehold ma { how-many } { n-vitality }
   *[other] { has } { how-many } { n-life }
}
condition-count-charges = { $how ->
    [exactly] { $n ->
        [0] { has-no } Ładunków
       *[other] { has } { how-many } { n-charges }
    }
   *[other] { has } { how-many } { n-charges }
}
condition-count-empty-supply-piles = { how-many } { $n ->
    [one] { $n } stos zasobów jest pusty
    [few] { $n } stosy zasobów są puste
   *[many] { $n } stosów zasobów jest pustych
}
condition-count-swarm = w grze { is-or-are } { how-many } { n-tokens } { $gen }
condition-count-in-play = { $how ->
    [exactly] { $n ->
        [0] w grze nie ma { $gen }
       *[other] w grze { is-or-are } dokładnie { n-cards-nom } { $gen }
    }
   *[other] w grze { is-or-are } { how-many } { n-cards-nom } { $gen }
}
n-cards-nom = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
condition-count-chosen = w ten sposób { $verb ->
    [destroy] zniszczono
    [take] wzięto na rękę
    [gain] pozyskano
    [play] zagrano
   *[discard] odrzucono
} { how-many } { $tier ->
    [0] { $kind ->
        [gem] { $n ->
            [one] { $n } Klejnot
            [few] { $n } Klejnoty
           *[many] { $n } Klejnotów
        }
        [relic] { $n ->
            [one] { $n } Artefakt
            [few] { $n } Artefakty
           *[many] { $n } Artefaktów
        }
        [spell] { $n ->
            [one] { $n } Zaklęcie
            [few] { $n } Zaklęcia
           *[many] { $n } Zaklęć
        }
        [prepped] { $n ->
            [one] { $n } Zaklęcie
            [few] { $n } Zaklęcia
           *[many] { $n } Zaklęć
        }
        [swarm] { n-tokens }
       *[card] { n-cards }
    }
   *[other] { n-cards } { $tier }. rzędu
}
condition-count-in-play-known = w grze { is-or-are } { how-many } { $n } { $kind ->
    [minion] { $n ->
        [one] Poplecznik
       *[other] Popleczników
    }
   *[power] { $n ->
        [one] Moc
        [few] Moce
       *[many] Mocy
    }
}
condition-count-spent = wydano w ten sposób { how-many } { n-aether }
condition-count-cost-of = koszt { chosen-card-gen } wynosi { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
   *[exactly] { $n }
}
condition-count-played = { $how ->
    [exactly] jest to { nth-f } karta { of-own-name }, którą zagrywasz w tej turze
   *[other] liczba kart { of-own-name } zagranych przez ciebie w tej turze wynosi { how-many } { $n }
}
nth-f = { $n ->
    [1] pierwsza
    [2] druga
    [3] trzecia
   *[other] { $n }.
}
condition-count-gained = { $how ->
    [exactly] jest to { nth-f } karta { of-own-name }, którą pozyskujesz w tej turze
   *[other] liczba kart { of-own-name } pozyskanych przez ciebie w tej turze wynosi { how-many } { $n }
}
condition-count-nemesis-tier = rząd Nemezis wynosi { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
   *[exactly] { $n }
}
condition-count-players = w grze bierze udział { how-many } { $n ->
    [one] { $n } gracz
   *[many] { $n } graczy
}

## Karty jako dopełnienie

kind-or = { $a } lub { $b }
own-cards = { $n ->
    [one] kartę
    [few] karty
   *[many] kart
} { $term-gen }
mixed-cards = { $n ->
    [one] kartę
    [few] karty
   *[many] kart
} ({ $term })
pick-word = { $kind ->
    [gem] { $n ->
        [one] Klejnot
        [few] Klejnoty
       *[many] Klejnotów
    }
    [relic] { $n ->
        [one] Artefakt
        [few] Artefakty
       *[many] Artefaktów
    }
    [spell] { $n ->
        [one] Zaklęcie
        [few] Zaklęcia
       *[many] Zaklęć
    }
    [prepped] { $actor ->
        [together] { $n ->
            [one] przygotowane Zaklęcie
            [few] przygotowane Zaklęcia
           *[many] przygotowanych Zaklęć
        }
       *[you] { $n ->
            [one] swoje przygotowane Zaklęcie
            [few] swoje przygotowane Zaklęcia
           *[many] swoich przygotowanych Zaklęć
        }
    }
    [gem-or-relic] { $n ->
        [one] Klejnot lub Artefakt
        [few] Klejnoty lub Artefakty
       *[many] Klejnotów lub Artefaktów
    }
    [own] { own-cards }
    [mixed] { mixed-cards }
    [named] { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    } „{ $card }”
   *[card] { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
}
pick-cost = { $limit ->
    [between] { " " }o koszcie od { $cost } do { $most }
    [at-least] { " " }o koszcie { $cost } lub więcej
    [at-most] { " " }o koszcie { $cost } lub mniej
    [zero] { " " }o koszcie 0
   *[none] { "" }
}
pick-where = { $zone ->
    [hand] { $actor ->
        [together] { " " }z rąk
       *[you] { " " }z ręki
    }
    [discard] { $actor ->
        [together] { " " }ze swoich stosów kart odrzuconych
       *[you] { " " }ze swojego stosu kart odrzuconych
    }
    [played] { $n ->
        [one] { $kind ->
            [gem] { " " }zagrany w tej turze
            [relic] { " " }zagrany w tej turze
            [gem-or-relic] { " " }zagrany w tej turze
            [spell] { " " }zagrane w tej turze
           *[card] { " " }zagraną w tej turze
        }
        [few] { " " }zagrane w tej turze
       *[many] { " " }zagranych w tej turze
    }
    [hand-discard] { " " }z ręki lub ze swojego stosu kart odrzuconych
   *[prepped] { $kind ->
        [named] { $n ->
            [one] , która jest przygotowana
            [few] , które są przygotowane
           *[many] , które są przygotowane
        }
       *[other] { "" }
    }
}
pick-except = { $except ->
    [no] { "" }
    [known] { " " }(z wyjątkiem { $gen })
   *[yes] { " " }(z wyjątkiem kart { $gen })
}
pick-rest = { $zone ->
    [hand] { pick-where }{ pick-cost }{ pick-except }
   *[other] { pick-cost }{ pick-where }{ pick-except }
}
pick-some = { $n ->
    [one] { pick-word }{ pick-rest }
   *[other] { $n } { pick-word }{ pick-rest }
}
pick-up-to = maksymalnie { $n } { pick-word }{ pick-rest }
pick-all = wszystkie { pick-word }{ pick-rest }
pick-most-expensive = { $kind ->
    [prepped] { $actor ->
        [together] { $n ->
            [one] najdroższe przygotowane Zaklęcie
            [few] { $n } najdroższe przygotowane Zaklęcia
           *[many] { $n } najdroższych przygotowanych Zaklęć
        }
       *[you] { $n ->
            [one] swoje najdroższe przygotowane Zaklęcie
            [few] { $n } swoje najdroższe przygotowane Zaklęcia
           *[many] { $n } swoich najdroższych przygotowanych Zaklęć
        }
    }{ pick-rest }
   *[other] { $n ->
        [one] { $kind ->
            [gem] najdroższy
            [relic] najdroższy
            [gem-or-relic] najdroższy
            [spell] najdroższe
           *[card] najdroższą
        } { pick-word }{ pick-rest }
        [few] { $n } najdroższe { pick-word }{ pick-rest }
       *[many] { $n } najdroższych { pick-word }{ pick-rest }
    }
}
pick-counted = tyle { pick-word }{ pick-rest }, { $number }
pick-half = tyle { pick-word }{ pick-rest }, ile wynosi połowa { $number } (zaokrąglona w górę)

## Czasowniki: życie i obrażenia

step-deal = { $target ->
    [nemesis] zadaj Nemezis { $amount }.
    [minion] zadaj Poplecznikowi { $amount }.
    [each-minion] zadaj każdemu Poplecznikowi { $amount }.
   *[any] zadaj { $amount }.
}
    .do = { $target ->
        [nemesis] zadać Nemezis { $amount }
        [minion] zadać Poplecznikowi { $amount }
        [each-minion] zadać każdemu Poplecznikowi { $amount }
       *[any] zadać { $amount }
    }
step-deal-divided = zadaj { $amount }, dzieląc je dowolnie między { divided-among }.
    .do = zadać { $amount }, dzieląc je dowolnie między { divided-among }
divided-among = { $target ->
    [minion] dowolną liczbę Popleczników
   *[any] Nemezis i dowolną liczbę Popleczników
}
deal-more = zadaj { $amount }.
step-suffer =
    .you = otrzymujesz { $amount }.
    .they = { $who } otrzymuje { $amount }.
    .do = otrzymać { $amount }
step-gravehold-suffers = Gravehold otrzymuje { $amount }.
step-this-suffers = { $minion } otrzymuje { $amount }.
step-gravehold-and-this-suffer = Gravehold i { $minion } otrzymują po { $amount }.
step-this-gains = { $minion } otrzymuje { $amount }.
step-heal =
    .you = otrzymujesz { $amount }{ above-max }.
    .they = { $who } otrzymuje { $amount }{ above-max }.
    .do = otrzymać { $amount }{ above-max }
step-gravehold-gains = Gravehold otrzymuje { $amount }.
    .do = sprawić, że Gravehold otrzyma { $amount }
step-nemesis-gains = { $nemesis } otrzymuje { $amount }.
step-prevent-damage = zapobiegnij wszystkim obrażeniom, które gracze i Gravehold mieliby otrzymać w tej turze.

## Czasowniki: eter, Ładunki, żetony

step-aether =
    .you = otrzymujesz { $also ->
        [yes] dodatkowo{ " " }
       *[no] { "" }
    }{ $amount }{ aether-limit }.
    .they = { $who } otrzymuje { $amount }{ aether-limit }.
    .do = otrzymać { $amount }{ aether-limit }
aether-limit = { $limit ->
    [gain-spell] { " " }(można go wydać tylko na pozyskanie Zaklęcia)
    [gain-gem] { " " }(można go wydać tylko na pozyskanie Klejnotu)
    [gain-relic] { " " }(można go wydać tylko na pozyskanie Artefaktu)
    [gain-gem-gain-relic] { " " }(można go wydać tylko na pozyskanie Klejnotu lub Artefaktu)
    [gain-spell-focus-open] { " " }(można go wydać tylko na pozyskanie Zaklęcia albo na wzmocnienie lub otwarcie Bramy)
    [gain] { " " }(można go wydać tylko na pozyskiwanie kart)
    [not-gain-relic-gain-spell] { " " }(nie można go wydać na pozyskanie Artefaktu ani Zaklęcia)
    [only] { " " }(można go wydać tylko na { $uses })
    [not] { " " }(nie można go wydać na { $uses })
   *[none] { "" }
}
use-nor = { $a } ani { $b }
use = { $use ->
    [gain-gem] pozyskanie Klejnotu
    [gain-relic] pozyskanie Artefaktu
    [gain-spell] pozyskanie Zaklęcia
    [gain] pozyskanie karty
    [charge] otrzymanie Ładunku
    [focus] wzmocnienie Bramy
    [open] otwarcie Bramy
   *[other] koszt efektu karty
}
step-pay =
    .you = wydaj { n-aether }.
    .they = { $who } wydaje { n-aether }.
    .do = wydać { n-aether }
step-discount =
    .you = następnym razem, gdy w tej turze { $of ->
        [focus] wzmocnisz
        [open] otworzysz
       *[other] wzmocnisz lub otworzysz
    } Bramę, zapłać o { n-aether } mniej.
    .they = następnym razem, gdy { $who } w tej turze { $of ->
        [focus] wzmocni
        [open] otworzy
       *[other] wzmocni lub otworzy
    } Bramę, zapłaci o { n-aether } mniej.
    .do = obniżyć o { n-aether } koszt następnego { $of ->
        [focus] wzmocnienia
        [open] otwarcia
       *[other] wzmocnienia lub otwarcia
    } Bramy w tej turze
step-charge =
    .you = otrzymujesz { $amount }{ only-them }.
    .they = { $who } otrzymuje { $amount }{ only-them }.
    .do = otrzymać { $amount }{ only-them }
step-lose-charges =
    .you = odrzuć { lost-charges }.
    .they = { $who } traci { lost-charges }.
    .do = odrzucić { lost-charges }
lost-charges = { $all ->
    [yes] wszystkie Ładunki
   *[no] { n-charges }
}
step-share-charges = { $n ->
    [one] dowolny sojusznik otrzymuje { n-charges }.
   *[other] sojusznicy otrzymują łącznie { n-charges }; to ty decydujesz, jak je rozdzielić.
}
step-place-tokens =
    .you = umieść { n-tokens } { $gen } na dowolnym stosie zasobów.
    .they = { $who } umieszcza { n-tokens } { $gen } na dowolnym stosie zasobów.
    .do = umieścić { n-tokens } { $gen } na dowolnym stosie zasobów

step-shift =
    .you = przesuń swój żeton { $gen } na inne pole. Rozpatrz to pole.
    .they = { $who } przesuwa swój żeton { $gen } na inne pole i rozpatruje to pole.
    .do = przesunąć żeton { $gen } na inne pole i rozpatrzyć to pole

step-swap-cards =
    .you = weź dowolną liczbę kart z własnej ręki, a następnie oddaj tyle samo.
    .they = { $who } otrzymuje dowolną liczbę wybranych przez ciebie kart z twojej ręki, a następnie daje ci tyle samo kart ze swojej ręki.
    .do = otrzymać dowolną liczbę wybranych przez ciebie kart z twojej ręki, a następnie dać ci tyle samo kart ze swojej ręki

step-tokens =
    .you = otrzymujesz { n-tokens } { $gen }.
    .they = { $who } otrzymuje { n-tokens } { $gen }.
    .do = otrzymać { n-tokens } { $gen }

## Czasowniki: karty

step-draw =
    .you = dobierz { $amount }.
    .they = { $who } dobiera { $amount }.
    .do = dobrać { $amount }
step-discard =
    .you = odrzuć { $what }.
    .they = { $who } odrzuca { $what }.
    .do = odrzucić { $what }
    .together = gracze wspólnie odrzucają { $what }.
    .maytogether = gracze mogą wspólnie odrzucić { $what }.
step-destroy =
    .you = zniszcz { $what }.
    .they = { $who } niszczy { $what }.
    .do = zniszczyć { $what }
    .together = gracze wspólnie niszczą { $what }.
    .maytogether = gracze mogą wspólnie zniszczyć { $what }.
step-destroy-with-breach =
    .you = zniszcz { $what } oraz jedną Bramę, na której było ono przygotowane.
    .they = { $who } niszczy { $what } oraz jedną Bramę, na której było ono przygotowane.
    .do = zniszczyć { $what } oraz jedną Bramę, na której było ono przygotowane
step-destroy-this =
    .you = zniszcz tę kartę.
    .they = zniszcz tę kartę.
    .do = zniszczyć tę kartę
step-destroy-played =
    .you = zniszcz zagraną w ten sposób kartę.
    .they = zniszcz zagraną w ten sposób kartę.
    .do = zniszczyć zagraną w ten sposób kartę
step-take =
    .you = weź na rękę { $what }.
    .they = { $who } bierze na rękę { $what }.
    .do = wziąć na rękę { $what }
    .together = gracze wspólnie biorą na ręce { $what }.
    .maytogether = gracze mogą wspólnie wziąć na ręce { $what }.
step-take-top-of-discard =
    .you = weź na rękę wierzchnią kartę swojego stosu kart odrzuconych.
    .they = weź na rękę wierzchnią kartę stosu kart odrzuconych { whom-gen }.
    .do = wziąć na rękę wierzchnią kartę stosu kart odrzuconych { whom-gen }
step-destroy-top-of-discard =
    .you = zniszcz wierzchnią kartę swojego stosu kart odrzuconych.
    .they = zniszcz wierzchnią kartę stosu kart odrzuconych { whom-gen }.
    .do = zniszczyć wierzchnią kartę stosu kart odrzuconych { whom-gen }
top-cards = { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
}
step-reveal =
    .you = odkryj { top-cards } swojej talii.
    .they = { $who } odkrywa { top-cards } swojej talii.
    .do = odkryć { top-cards } swojej talii
step-reveal-turn-order =
    .you = odkryj wierzchnią kartę talii tur.
    .do = odkryć wierzchnią kartę talii tur
revealed-card = { $which ->
    [most-expensive] najdroższą z odkrytych kart
   *[it] ją
}
step-put-revealed =
    .you = { $to ->
        [bottom] umieść { revealed-card } na spodzie tej talii.
        [discard] odrzuć { revealed-card }.
       *[destroy] zniszcz { revealed-card }.
    }
    .they = { $to ->
        [bottom] { $who } umieszcza { revealed-card } na spodzie tej talii.
        [discard] { $who } odrzuca { revealed-card }.
       *[destroy] { $who } niszczy { revealed-card }.
    }
    .do = { $to ->
        [bottom] umieścić { revealed-card } na spodzie tej talii
        [discard] { $which ->
            [most-expensive] odrzucić { revealed-card }
           *[it] ją odrzucić
        }
       *[destroy] { $which ->
            [most-expensive] zniszczyć { revealed-card }
           *[it] ją zniszczyć
        }
    }
step-shuffle-deck =
    .you = umieść swój stos kart odrzuconych na wierzchu swojej talii i potasuj ją.
    .they = { $who } umieszcza swój stos kart odrzuconych na wierzchu swojej talii i tasuje ją.
    .do = umieścić swój stos kart odrzuconych na wierzchu swojej talii i potasować ją
count-top-cards = { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[many] { $count } wierzchnich kart
}
step-destroy-top-of-deck =
    .you = zniszcz { count-top-cards } swojej talii.
    .they = { $who } niszczy { count-top-cards } swojej talii.
    .do = zniszczyć { count-top-cards } swojej talii
gained-pile = { $from ->
    [supply] z rynku zasobów
    [other-pile] z dowolnego innego stosu zasobów
   *[pile] z dowolnego stosu zasobów
}

# Karta po tym, co się z nią stało, w dopełniaczu; .acc w bierniku.
that-card = { $verb ->
    [gain] pozyskanej karty
    [play] zagranej karty
    [cast] aktywowanego Zaklęcia
    [discard] odrzuconej karty
    [destroy] zniszczonej karty
    [take] karty wziętej na rękę
    [put] odłożonej karty
   *[it] tej karty
}
    .acc = { $verb ->
        [gain] pozyskaną kartę
        [play] zagraną kartę
        [cast] aktywowane Zaklęcie
        [discard] odrzuconą kartę
        [destroy] zniszczoną kartę
        [take] kartę wziętą na rękę
        [put] odłożoną kartę
       *[it] ją
    }

gained-card = { $which ->
    [this] kartę o tej samej nazwie z jej stosu zasobów
    [cheapest] { gained-cheapest }
    [cheapest-at-most] { gained-cheapest } (tylko jeśli kosztuje { $cost } lub mniej)
    [at-most] { gained-kind } o koszcie { $cost } lub mniej { gained-pile }
    [at-most-of] { gained-pile } { gained-kind } o koszcie { $cost ->
        [0] nie wyższym niż koszt { that-card }
       *[other] wyższym najwyżej o { $cost } od kosztu { that-card }
    }
   *[any] { gained-kind } { gained-pile }
}
gained-cheapest = { $kind ->
    [gem] Klejnot z najtańszego stosu Klejnotów
    [relic] Artefakt z najtańszego stosu Artefaktów
    [spell] Zaklęcie z najtańszego stosu Zaklęć
    [gem-or-relic] kartę z najtańszego stosu Klejnotów lub Artefaktów
    [gem-or-spell] kartę z najtańszego stosu Klejnotów lub Zaklęć
    [relic-or-spell] kartę z najtańszego stosu Artefaktów lub Zaklęć
   *[card] kartę z najtańszego stosu zasobów
}
gained-kind = { $kind ->
    [gem] Klejnot
    [relic] Artefakt
    [spell] Zaklęcie
    [gem-or-relic] Klejnot lub Artefakt
    [gem-or-spell] Klejnot lub Zaklęcie
    [relic-or-spell] Artefakt lub Zaklęcie
   *[card] kartę
}
gained-it = { $which ->
    [this] ją
   *[other] { $kind ->
        [gem] go
        [relic] go
        [spell] je
        [gem-or-relic] go
        [gem-or-spell] tę kartę
        [relic-or-spell] tę kartę
       *[card] ją
    }
}
step-gain =
    .you = pozyskaj { gained-card }{ $to ->
        [hand] { " " }i weź { gained-it } na rękę
        [top-of-deck] { " " }i umieść { gained-it } na wierzchu swojej talii
        [breach] { " " }i przygotuj { gained-it } na jednej ze swoich Bram
       *[discard] { "" }
    }.
    .they = { $who } pozyskuje { gained-card }{ $to ->
        [hand] { " " }i bierze { gained-it } na rękę
        [top-of-deck] { " " }i umieszcza { gained-it } na wierzchu swojej talii
        [breach] { " " }i przygotowuje { gained-it } na jednej ze swoich Bram
       *[discard] { "" }
    }.
    .do = pozyskać { gained-card }{ $to ->
        [hand] { " " }i wziąć { gained-it } na rękę
        [top-of-deck] { " " }i umieścić { gained-it } na wierzchu swojej talii
        [breach] { " " }i przygotować { gained-it } na jednej ze swoich Bram
       *[discard] { "" }
    }
step-next-gain = { $to ->
    [ally-discard] następną kartę, którą pozyskasz w tej turze, { $optional ->
        [yes] możesz umieścić
       *[no] umieść
    } na wierzchu stosu kart odrzuconych dowolnego sojusznika.
   *[top-of-deck] następną kartę, którą pozyskasz w tej turze, { $optional ->
        [yes] możesz umieścić
       *[no] umieść
    } na wierzchu swojej talii.
}
play-times = { $n ->
    [one] jeden raz
    [2] dwukrotnie
    [3] trzykrotnie
   *[other] { n-times }
}
step-play =
    .you = zagraj { play-times } { $kind ->
        [relic] Artefakt
        [gem-or-relic] Klejnot lub Artefakt
       *[gem] Klejnot
    } z ręki.
    .do = zagrać { play-times } { $kind ->
        [relic] Artefakt
        [gem-or-relic] Klejnot lub Artefakt
       *[gem] Klejnot
    } z ręki

## Czasowniki: Bramy i Zaklęcia

step-focus =
    .you = { $which ->
        [cheapest-closed] wzmocnij swoją zamkniętą Bramę o najniższym koszcie wzmocnienia.
        [any-player] wzmocnij Bramę dowolnego gracza.
        [any-ally] wzmocnij Bramę dowolnego sojusznika.
        [this-breach] wzmocnij Bramę, z której aktywowano to Zaklęcie.
       *[any] wzmocnij jedną ze swoich Bram.
    }
    .they = { $which ->
        [cheapest-closed] { $who } wzmacnia swoją zamkniętą Bramę o najniższym koszcie wzmocnienia.
        [any-player] { $who } wzmacnia Bramę dowolnego gracza.
        [any-ally] { $who } wzmacnia Bramę jednego z twoich sojuszników.
        [this-breach] { $who } wzmacnia Bramę, z której aktywowano to Zaklęcie.
       *[any] { $who } wzmacnia jedną ze swoich Bram.
    }
    .do = { $which ->
        [cheapest-closed] wzmocnić swoją zamkniętą Bramę o najniższym koszcie wzmocnienia
        [any-player] wzmocnić Bramę dowolnego gracza
        [any-ally] wzmocnić Bramę dowolnego sojusznika
        [this-breach] wzmocnić Bramę, z której aktywowano to Zaklęcie
       *[any] wzmocnić jedną ze swoich Bram
    }
step-prep =
    .you = przygotuj Zaklęcie { prep-from } { prep-to }.
    .they = { $who } przygotowuje Zaklęcie { prep-from } { prep-to }.
    .do = przygotować Zaklęcie { prep-from } { prep-to }
prep-from = { $zone ->
    [discard] ze swojego stosu kart odrzuconych
   *[hand] z ręki
}
prep-to = { $to ->
    [usual] na Bramie
   *[any] na otwartej lub zamkniętej Bramie
}
step-cast =
    .you = aktywuj { cast-spell }{ $twice ->
        [yes] { " " }bez odrzucania go, a następnie aktywuj je ponownie
       *[no] { "" }
    }{ cast-bonus }.{ $after ->
        [owner_hand] { $many ->
            [yes] { " " }Po każdej aktywacji zwróć to Zaklęcie na rękę właściciela.
           *[no] { " " }Następnie zwróć je na rękę właściciela.
        }
        [ally_hand] { $many ->
            [yes] { " " }Po każdej aktywacji umieść to Zaklęcie na ręce dowolnego sojusznika.
           *[no] { " " }Następnie umieść je na ręce dowolnego sojusznika.
        }
       *[none] { "" }
    }
    .do = aktywować { cast-spell }{ $twice ->
        [yes] { " " }bez odrzucania go, a następnie aktywować je ponownie
       *[no] { "" }
    }{ cast-bonus }{ $after ->
        [owner_hand] { $many ->
            [yes] { " " }i po każdej aktywacji zwrócić to Zaklęcie na rękę właściciela
           *[no] , a następnie zwrócić je na rękę właściciela
        }
        [ally_hand] { $many ->
            [yes] { " " }i po każdej aktywacji umieścić to Zaklęcie na ręce dowolnego sojusznika
           *[no] , a następnie umieścić je na ręce dowolnego sojusznika
        }
       *[none] { "" }
    }
cast-bonus = { $bonus ->
    [0] { "" }
    [one] , zadając { cast-each }{ $bonus } dodatkowe { DAMAGE("obrażenie") }
    [few] , zadając { cast-each }{ $bonus } dodatkowe { DAMAGE("obrażenia") }
   *[many] , zadając { cast-each }{ $bonus } dodatkowych { DAMAGE("obrażeń") }
}
cast-each = { $many ->
    [yes] każdym z nich{ " " }
   *[no] { "" }
}
cast-spell = { cast-which }{ $limit ->
    [yes] { " " }o koszcie { $cost } lub mniej
   *[no] { "" }
}

cast-which = { $many ->
    [yes] maksymalnie { $n } { $whose ->
        [any_player] { $fresh ->
            [yes] { cast-fresh } w tej turze przez dowolnych graczy
           *[no] { $n ->
                [one] przygotowane Zaklęcie
                [few] przygotowane Zaklęcia
               *[many] przygotowanych Zaklęć
            } dowolnych graczy
        }
       *[you] { $fresh ->
            [yes] { cast-fresh } przez ciebie w tej turze
           *[no] { $n ->
                [one] swoje przygotowane Zaklęcie
                [few] swoje przygotowane Zaklęcia
               *[many] swoich przygotowanych Zaklęć
            }
        }
    }
   *[no] { $whose ->
        [any_player] { $fresh ->
            [yes] Zaklęcie przygotowane w tej turze przez dowolnego gracza
           *[no] przygotowane Zaklęcie dowolnego gracza
        }
       *[you] { $fresh ->
            [yes] Zaklęcie przygotowane przez ciebie w tej turze
           *[no] jedno ze swoich przygotowanych Zaklęć
        }
    }
}
cast-fresh = { $n ->
    [one] Zaklęcie przygotowane
    [few] Zaklęcia przygotowane
   *[many] Zaklęć przygotowanych
}
step-two-per-breach =
    .you = w tej turze możesz przygotować maksymalnie dwa Zaklęcia na każdej ze swoich otwartych Bram.
    .they = { $who } może w tej turze przygotować maksymalnie dwa Zaklęcia na każdej ze swoich otwartych Bram.
    .do = przygotować w tej turze maksymalnie dwa Zaklęcia na każdej ze swoich otwartych Bram
step-sigil-breach =
    .you = zniszcz swoją otwartą Bramę { $breaches }, weź na rękę przygotowane na niej Zaklęcia i umieść w jej miejscu Bramę Runiczną (+{ $bonus } do obrażeń).
    .they = { $who } niszczy swoją otwartą Bramę { $breaches }, bierze na rękę przygotowane na niej Zaklęcia i umieszcza w jej miejscu Bramę Runiczną (+{ $bonus } do obrażeń).
    .do = zastąpić otwartą Bramę { $breaches } Bramą Runiczną (+{ $bonus } do obrażeń)

## Czasowniki: kolejność tur

turn-cards = { $which ->
    [nemesis] { $count ->
        [all] wszystkie karty tury Nemezis
       *[one] kartę tury Nemezis
    }
   *[player] { $count ->
        [all] wszystkie karty tury graczy
       *[one] kartę tury gracza
    }
}
step-return-turn-order =
    .you = wtasuj { turn-cards } ze stosu odrzuconych kart tury do talii tur.
    .they = { $who } wtasowuje { turn-cards } ze stosu odrzuconych kart tury do talii tur.
    .do = wtasować { turn-cards } ze stosu odrzuconych kart tury do talii tur
step-return-turn-order-theirs =
    .you = { $count ->
        [all] wtasuj wszystkie swoje karty tury ze stosu odrzuconych kart tury do talii tur. Nie dotyczy to karty „X”.
       *[one] wtasuj jedną ze swoich kart tury ze stosu odrzuconych kart tury do talii tur. Nie może to być karta „X”.
    }
    .they = { $count ->
        [all] wtasuj wszystkie karty tury { whom-gen } ze stosu odrzuconych kart tury do talii tur. Nie dotyczy to karty „X”.
       *[one] wtasuj jedną z kart tury { whom-gen } ze stosu odrzuconych kart tury do talii tur. Nie może to być karta „X”.
    }
    .do = wtasować { $count ->
        [all] wszystkie
       *[one] jedną z
    } { $actor ->
        [you] { $count ->
            [all] swoje karty
           *[one] swoich kart
        }
       *[they] { $count ->
            [all] jego karty
           *[one] jego kart
        }
    } tury ze stosu odrzuconych kart tury do talii tur
step-return-turn-order-keep =
    .you = wybierz kartę tury gracza ze stosu odrzuconych kart tury. Wszystkie pozostałe karty z tego stosu wtasuj do talii tur.
    .they = { $who } wybiera kartę tury gracza ze stosu odrzuconych kart tury. Wszystkie pozostałe karty z tego stosu wtasuj do talii tur.
    .do = wybrać kartę tury gracza ze stosu odrzuconych kart tury i wtasować wszystkie pozostałe karty z tego stosu do talii tur
step-reorder-turn-order = odkryj talię tur i odłóż ją w dowolnej kolejności.

## Czasowniki: Nemezis

step-unleash = { $n ->
    [one] Wyzwolenie.
    [2] dwukrotne Wyzwolenie.
    [3] trzykrotne Wyzwolenie.
    [4] czterokrotne Wyzwolenie.
   *[other] { $n }-krotne Wyzwolenie.
}
step-unleash-counted = wykonaj Wyzwolenie { $amount }.
step-routine = { $term }.
step-counter = { $how ->
    [gain] { $nemesis } otrzymuje { n-tokens } { $gen }.
   *[lose] { $nemesis } traci { n-tokens } { $gen }.
}
step-counter-counted = { $how ->
    [gain] { $nemesis } otrzymuje { $amount }.
   *[lose] { $nemesis } traci { $amount }.
}
step-lose-game = gracze przegrywają.
step-win-game = gracze wygrywają.
step-resolve-from = dobierz wierzchnią kartę talii { $gen }, rozpatrz ją i wtasuj z powrotem do tej talii.
step-summon = umieść w grze wierzchnią kartę talii { $gen }.
repeat-summon = umieść w grze { $n ->
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
} talii { $gen }.
step-invoke = rozpatrz efekt „{ $part }” { $minion }.{ $spare ->
    [yes] { " " }Żaden Poplecznik nie otrzymuje obrażeń od własnego efektu „{ $part }”.
   *[no] { "" }
}
step-this-under = umieść { $minion } na spodzie talii { $gen }.
step-bury-this = umieść tę kartę na spodzie talii Nemezis.
step-discard-this = odrzuć tę kartę.
step-reshuffle = wtasuj { $n ->
    [one] ostatnio odrzuconą kartę
    [few] { $n } ostatnio odrzucone karty
   *[many] { $n } ostatnio odrzuconych kart
} { $gen } do talii { $gen }.
step-move = połóż { top-cards } { $source ->
    [deck] talii { $from-gen }
   *[pile] ze stosu „{ $from }”
} na { $target ->
    [deck] talię { $to-gen }
   *[pile] stos „{ $to }”
}.
step-advance = przesuń znacznik „{ $term }” o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
} { $back ->
    [yes] do tyłu
   *[no] do przodu
}.
step-move-token = przesuń { $which ->
    [farthest] żeton { $gen } najbardziej oddalony od swojego pola startowego
    [another] inny żeton { $gen }
    [each] każdy żeton { $gen }
    [this] ten żeton { $gen }
   *[any] { $count ->
        [one] dowolny żeton { $gen }
        [few] { $count } różne żetony { $gen }
       *[many] { $count } różnych żetonów { $gen }
    }
} o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
} { $back ->
    [yes] do tyłu
   *[no] do przodu
}.{ $twice ->
    [yes] {" "}Jeśli spowoduje to rozpatrzenie efektu pola, rozpatrz go jeszcze raz.
   *[no] {""}
}
step-discard-from = odrzuć { top-cards } talii { $gen }.
step-gain-from =
    .you = pozyskaj { top-cards } talii { $gen } i { $to ->
        [hand] weź { gained-them } na rękę
       *[top-of-deck] umieść { gained-them } na wierzchu swojej talii
    }.
    .they = { $who } pozyskuje { top-cards } talii { $gen } i { $to ->
        [hand] bierze { gained-them } na rękę
       *[top-of-deck] umieszcza { gained-them } na wierzchu swojej talii
    }.
    .do = pozyskać { top-cards } talii { $gen } i { $to ->
        [hand] wziąć { gained-them } na rękę
       *[top-of-deck] umieścić { gained-them } na wierzchu swojej talii
    }
gained-them = { $n ->
    [one] ją
   *[other] je
}
step-share-from = gracze wspólnie pozyskują { top-cards } talii { $gen } i umieszczają { gained-them } na wierzchu swoich talii.
step-resolve-hand =
    .you = rozpatrz wszystkie karty { $gen } z ręki w dowolnej kolejności.
    .they = { $who } rozpatruje wszystkie karty { $gen } z ręki w dowolnej kolejności.
    .do = rozpatrzyć wszystkie karty { $gen } z ręki w dowolnej kolejności
step-devour = Nemezis pożera { n-cards } z { devour-pile }.
devour-pile = { $which ->
    [cheapest] najtańszego stosu { devour-kind }
    [most-expensive] najdroższego stosu { devour-kind }
    [second-most-expensive] drugiego co do kosztu stosu { devour-kind }
   *[any] dowolnego stosu { devour-kind }
}
devour-kind = { $kind ->
    [gem] Klejnotów
    [relic] Artefaktów
    [spell] Zaklęć
   *[any] zasobów
}
step-devour-each = Nemezis pożera po 1 karcie z każdego stosu { devour-kind }, począwszy od najdroższego.
step-devour-counted = Nemezis pożera z { devour-pile } { $amount }.
step-spawn = umieść w grze { $amount }.
step-discard-swarm = { $half ->
    [yes] odrzuć połowę żetonów { $gen } w grze (zaokrąglając w górę).
   *[no] odrzuć { n-tokens } { $gen }.
}
step-discard-swarm-counted = odrzuć { $amount }.
step-revive = umieść z powrotem w grze ostatnio odrzuconego Poplecznika ze stosu kart odrzuconych Nemezis.
step-resolve-again = rozpatrz ponownie ostatnio odrzucony Atak ze stosu kart odrzuconych Nemezis.
step-discard-nemesis-deck = odrzuć { count-top-cards } talii Nemezis.
step-draw-more = w fazie dobierania tej tury Nemezis dobiera { $count ->
    [one] { $count } dodatkową kartę
    [few] { $count } dodatkowe karty
   *[many] { $count } dodatkowych kart
}.
step-cancel-drawn = odrzuć dobraną kartę bez rozpatrywania jej efektów.

## Czasowniki: wskazywanie, przenoszenie, koszty

put-to = { $to ->
    [hand] na swoją rękę
    [discard] na swoim stosie kart odrzuconych
    [top-of-deck] na wierzchu swojej talii
    [ally-hand] na ręce dowolnego sojusznika
    [ally-discard] na stosie kart odrzuconych dowolnego sojusznika
    [ally-deck] na wierzchu talii dowolnego sojusznika
   *[bottom-of-deck] na spodzie swojej talii
}
put-to-all = { $to ->
    [discard] na swoich stosach kart odrzuconych
    [top-of-deck] na wierzchu swoich talii
    [ally-hand] na ręce dowolnego sojusznika
    [ally-discard] na stosie kart odrzuconych dowolnego sojusznika
    [ally-deck] na wierzchu talii dowolnego sojusznika
   *[bottom-of-deck] na spodzie swoich talii
}
step-put =
    .you = { $to ->
        [destroyed] zniszcz { $what }.
        [hand] weź na rękę { $what }.
       *[other] umieść { $what } { put-to }.
    }
    .they = { $to ->
        [destroyed] { $who } niszczy { $what }.
        [hand] { $who } bierze na rękę { $what }.
       *[other] { $who } umieszcza { $what } { put-to }.
    }
    .do = { $to ->
        [destroyed] zniszczyć { $what }
        [hand] wziąć na rękę { $what }
       *[other] umieścić { $what } { put-to }
    }
    .together = { $to ->
        [destroyed] gracze wspólnie niszczą { $what }.
        [hand] gracze wspólnie biorą na ręce { $what }.
       *[other] gracze wspólnie umieszczają { $what } { put-to-all }.
    }
    .maytogether = { $to ->
        [destroyed] gracze mogą wspólnie zniszczyć { $what }.
        [hand] gracze mogą wspólnie wziąć na ręce { $what }.
       *[other] gracze mogą wspólnie umieścić { $what } { put-to-all }.
    }
step-put-top =
    .you = { $to ->
        [destroyed] zniszcz { top-cards } swojej talii.
        [discard] odrzuć { top-cards } swojej talii.
        [hand] weź na rękę { top-cards } swojej talii.
       *[other] umieść { top-cards } swojej talii { put-to }.
    }
    .they = { $to ->
        [destroyed] { $who } niszczy { top-cards } swojej talii.
        [discard] { $who } odrzuca { top-cards } swojej talii.
        [hand] { $who } bierze na rękę { top-cards } swojej talii.
       *[other] { $who } umieszcza { top-cards } swojej talii { put-to }.
    }
    .do = { $to ->
        [destroyed] zniszczyć { top-cards } swojej talii
        [discard] odrzucić { top-cards } swojej talii
        [hand] wziąć na rękę { top-cards } swojej talii
       *[other] umieścić { top-cards } swojej talii { put-to }
    }
look-taken = { $take ->
    [one] jedną z nich
   *[other] { $take } z nich
}
step-look =
    .you = obejrzyj { top-cards } swojej talii. { $to ->
        [discard] Odrzuć { look-taken }
        [destroyed] Zniszcz { look-taken }
       *[hand] Weź { look-taken } na rękę
    }, a { $rest ->
        [bottom] pozostałe umieść na spodzie swojej talii w dowolnej kolejności
        [discard] pozostałe odrzuć
       *[top] pozostałe umieść z powrotem na wierzchu w dowolnej kolejności
    }.
    .they = { $who } ogląda { top-cards } swojej talii, { $to ->
        [discard] odrzuca { look-taken }
        [destroyed] niszczy { look-taken }
       *[hand] bierze { look-taken } na rękę
    }, a { $rest ->
        [bottom] pozostałe umieszcza na spodzie swojej talii w dowolnej kolejności
        [discard] pozostałe odrzuca
       *[top] pozostałe umieszcza z powrotem na wierzchu w dowolnej kolejności
    }.
    .do = obejrzeć { top-cards } swojej talii, { $to ->
        [discard] odrzucić { look-taken }
        [destroyed] zniszczyć { look-taken }
       *[hand] wziąć { look-taken } na rękę
    }, a { $rest ->
        [bottom] pozostałe umieścić na spodzie swojej talii w dowolnej kolejności
        [discard] pozostałe odrzucić
       *[top] pozostałe umieścić z powrotem na wierzchu w dowolnej kolejności
    }
step-look-order =
    .you = obejrzyj { top-cards } swojej talii i { $rest ->
        [bottom] umieść je na spodzie swojej talii w dowolnej kolejności
        [discard] odrzuć je w dowolnej kolejności
       *[top] odłóż je na wierzch w dowolnej kolejności
    }.
    .they = { $who } ogląda { top-cards } swojej talii i { $rest ->
        [bottom] umieszcza je na spodzie swojej talii w dowolnej kolejności
        [discard] odrzuca je w dowolnej kolejności
       *[top] odkłada je na wierzch w dowolnej kolejności
    }.
    .do = obejrzeć { top-cards } swojej talii i { $rest ->
        [bottom] umieścić je na spodzie swojej talii w dowolnej kolejności
        [discard] odrzucić je w dowolnej kolejności
       *[top] odłożyć je na wierzch w dowolnej kolejności
    }
step-open =
    .you = { $which ->
        [cheapest-closed] otwórz swoją zamkniętą Bramę o najniższym koszcie wzmocnienia.
        [any-player] otwórz zamkniętą Bramę dowolnego gracza.
       *[any] otwórz jedną ze swoich zamkniętych Bram.
    }
    .they = { $which ->
        [cheapest-closed] { $who } otwiera swoją zamkniętą Bramę o najniższym koszcie wzmocnienia.
        [any-player] { $who } otwiera zamkniętą Bramę dowolnego gracza.
       *[any] { $who } otwiera jedną ze swoich zamkniętych Bram.
    }
    .do = { $which ->
        [cheapest-closed] otworzyć swoją zamkniętą Bramę o najniższym koszcie wzmocnienia
        [any-player] otworzyć zamkniętą Bramę dowolnego gracza
       *[any] otworzyć jedną ze swoich zamkniętych Bram
    }
step-close =
    .you = { $which ->
        [any-player] zamknij otwartą Bramę II, III lub IV dowolnego gracza.
       *[any] zamknij jedną ze swoich otwartych Bram II, III lub IV.
    }
    .they = { $which ->
        [any-player] { $who } zamyka otwartą Bramę II, III lub IV dowolnego gracza.
       *[any] { $who } zamyka jedną ze swoich otwartych Bram II, III lub IV.
    }
    .do = { $which ->
        [any-player] zamknąć otwartą Bramę II, III lub IV dowolnego gracza
       *[any] zamknąć jedną ze swoich otwartych Bram II, III lub IV
    }
step-cast-all =
    .you = aktywuj wszystkie swoje przygotowane Zaklęcia, nie odrzucając ich.
    .do = aktywować wszystkie swoje przygotowane Zaklęcia, nie odrzucając ich

step-cast-from =
    .you = aktywuj Zaklęcie { prep-from }{ cast-more }.
    .do = aktywować Zaklęcie { prep-from }{ cast-more }
cast-more = { $bonus ->
    [0] { "" }
    [one] , zadając { $bonus } dodatkowe { DAMAGE("obrażenie") }
    [few] , zadając { $bonus } dodatkowe { DAMAGE("obrażenia") }
   *[many] , zadając { $bonus } dodatkowych { DAMAGE("obrażeń") }
}
step-spend =
    .you = wydaj { spend-amount }.
    .they = { $who } wydaje { spend-amount }.
    .do = wydać { spend-amount }
spend-amount = { $least ->
    [0] { $n ->
        [0] dowolną ilość eteru
       *[other] maksymalnie { n-aether }
    }
   *[other] { $n ->
        [0] co najmniej { $least } { $least ->
            [one] eter
           *[other] eteru
        }
       *[other] od { $least } do { $n } { AETHER("eteru") }
    }
}
step-discount-of =
    .you = następnym razem, gdy w tej turze { $you }, zapłać o { n-aether } mniej.
    .they = następnym razem, gdy { $who } w tej turze { $they }, zapłaci o { n-aether } mniej.
    .do = następnym razem w tej turze { $do } o { n-aether } taniej
discount-use =
    .you = { $use ->
        [focus] wzmocnisz Bramę
        [open] otworzysz Bramę
        [gain-gem] pozyskasz Klejnot
        [gain-relic] pozyskasz Artefakt
        [gain-spell] pozyskasz Zaklęcie
       *[gain] pozyskasz kartę
    }
    .they = { $use ->
        [focus] wzmocni Bramę
        [open] otworzy Bramę
        [gain-gem] pozyska Klejnot
        [gain-relic] pozyska Artefakt
        [gain-spell] pozyska Zaklęcie
       *[gain] pozyska kartę
    }
    .do = { $use ->
        [focus] wzmocnić Bramę
        [open] otworzyć Bramę
        [gain-gem] pozyskać Klejnot
        [gain-relic] pozyskać Artefakt
        [gain-spell] pozyskać Zaklęcie
       *[gain] pozyskać kartę
    }
step-tokens-lose =
    .you = odrzuć { n-tokens } { $gen }.
    .they = { $who } traci { n-tokens } { $gen }.
    .do = odrzucić { n-tokens } { $gen }
step-reveal-nemesis-deck =
    .you = obejrzyj wierzchnią kartę talii Nemezis.
    .do = obejrzeć wierzchnią kartę talii Nemezis
step-return-nemesis-card = wtasuj { nemesis-card } ze stosu kart odrzuconych Nemezis do jego talii, pomiędzy karty tego samego rzędu.
    .do = wtasować { nemesis-card } ze stosu kart odrzuconych Nemezis do jego talii, pomiędzy karty tego samego rzędu
nemesis-card = { $kind ->
    [attack] Atak
    [minion] Poplecznika
    [power] Moc
    [attack-or-minion] Atak lub Poplecznika
    [attack-or-power] Atak lub Moc
    [minion-or-power] Poplecznika lub Moc
   *[card] kartę
}{ $tier ->
    [0] { "" }
   *[other] { " " }{ $tier }. rzędu
}
step-power-tokens-add = połóż { n-tokens } Mocy na { $minion }.
    .do = położyć { n-tokens } Mocy na { $minion }
step-power-tokens-remove = usuń { n-tokens } Mocy z { $minion }.
    .do = usunąć { n-tokens } Mocy z { $minion }
step-silence = { $minion } nie działa w następnej turze Nemezis.
step-discard-that = odrzuć { $minion }.
    .do = odrzucić { $minion }
## Rodzaje i nagłówki

kind = { $kind ->
    [gem] Klejnot
    [relic] Artefakt
    [spell] Zaklęcie
    [attack] Atak
    [minion] Poplecznik
    [treasure] Skarb
    [ability] Zdolność
   *[power] Moc
}
    .gen = { $kind ->
        [gem] Klejnotów
        [relic] Artefaktów
        [spell] Zaklęć
        [attack] Ataków
        [minion] Popleczników
        [treasure] Skarbów
        [ability] Zdolności
       *[power] Mocy
    }
    .one = { $kind ->
        [gem] Klejnotu
        [relic] Artefaktu
        [spell] Zaklęcia
        [attack] Ataku
        [minion] Poplecznika
        [treasure] Skarbu
        [ability] Zdolności
       *[power] Mocy
    }
    .acc = { $kind ->
        [minion] Poplecznika
       *[other] { kind }
    }
type-player = { $kind } · koszt { $cost }
type-tier = { $tier ->
    [0] { "" }
   *[other] { " · rząd" } { $tier }
}
type-life = { $kind }{ type-tier } · życie { $life }
type-life-counted = { $kind }{ type-tier } · { $life }
type-power = { $kind }{ type-tier } · żetony Mocy: { $power }
type-plain = { $kind }{ type-tier }
type-treasure = { $kind } · poziom { $level }
labelled = { $label }: { $text }
standing = { $says }
label-cast = Aktywacja
label-while-prepped = Gdy przygotowane
label-when-gained = Gdy pozyskasz tę kartę
label-when-gained-in-turn = Gdy pozyskasz tę kartę w swojej turze
label-when-discarded = Gdy odrzucisz tę kartę
label-immediately = NATYCHMIAST
label-persistent = TRWAŁY
label-to-discard = ABY ODRZUCIĆ
label-power = MOC { $n }
label-part = { $part }
label-breach = { $term } ({ $numeral })
rule-breach-bonus = Gdy jest otwarta: +{ $n } do obrażeń.
rule-breach-roomy = Gdy jest otwarta, możesz na niej przygotować dowolną liczbę Zaklęć.
rule-breach-lasting = Nie tracisz jej, gdy zostajesz wyczerpany.
rule-breach-opened = Gdy ją otworzysz: { $then }
rule-breach-cast = Gdy aktywujesz z niej Zaklęcie: { $then }
rule-pile-tokens = Masz { n-tokens } { $gen }. Wracają do ciebie, gdy karta, na której leżą, opuszcza rynek zasobów.
rule-pile-tokens-gained = Gdy sojusznik pozyskuje kartę z żetonami { $gen }, za każdy z nich: { $then }
rule-pile-tokens-yours = Gdy ty pozyskujesz taką kartę i nie grasz w pojedynkę, za każdy żeton { $gen } na niej: { $then }
rule-gravehold-share = Gdy jesteś wyczerpany, Gravehold otrzymuje { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} zamiast 2 za każde obrażenie, które masz otrzymać.
label-breaches = Bramy
label-hand = Początkowa ręka
label-deck = Początkowa talia, od wierzchu
label-ability = Zdolność
label-setup = Przygotowanie
label-unleash = Wyzwolenie
label-rules = Dodatkowe zasady
label-reminder = Przypomnienie
label-increased = Trudniejszy wariant
label-beginner = Początkujący
ability-title = { $name } ({ n-charges })
during-your-main-phase = użyj podczas swojej fazy głównej: { $then }
during-any-player-main-phase = użyj podczas fazy głównej dowolnego gracza: { $then }
during-nemesis-draw-phase = użyj podczas fazy dobierania Nemezis, po dobraniu { $drawn ->
    [attack-power] Ataku lub Mocy
    [attack] Ataku
    [minion] Poplecznika
    [power] Mocy
    [attack-minion] Ataku lub Poplecznika
    [minion-power] Poplecznika lub Mocy
   *[any] karty
}: { $then }
during-after-turn-order-card-drawn = użyj natychmiast po dobraniu karty tury: { $then }
during-end-of-your-draw-phase = użyj na koniec swojej fazy dobierania: { $then }
breach-none = { $numeral }: brak.
breach-open = { $numeral }: otwarta{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } do obrażeń
}.
breach-closed = { $numeral }: zamknięta, wzmocnienie { $focus }, otwarcie { $open }.
sheet-nemesis = Nemezis · życie { $life } · poziom trudności { $difficulty }
sheet-mage = { $title }

## Stałe zasady kart i arkuszy

rule-prep-closed = to Zaklęcie można przygotować na zamkniętej Bramie, która nie została wzmocniona.
rule-prep-two-adjacent = przygotuj to Zaklęcie na dwóch przylegających do siebie Bramach; zajmuje obie.
rule-link = Więź: dwa Zaklęcia z Więzią można przygotować na tej samej Bramie.
rule-echo = Echo: rozpatrz efekt Aktywacji dwa razy. Wszystko, co go wzmacnia, liczy się za każdym razem.
rule-held = nie możesz zagrać tej karty.
rule-upgraded = ulepszona karta Podstawowa.
rule-treasure = Skarb poziomu { $level }: podczas przygotowania zastępuje jedną z twoich kart początkowych ({ $cards }).
rule-market-place = na rynku zasobów ta karta liczy się jako { $kind ->
    [gem] Klejnot
    [relic] Artefakt
   *[spell] Zaklęcie
}.
rule-gain-to = { $optional ->
    [yes] { $to ->
        [hand] możesz wziąć ją na rękę.
       *[top-of-deck] możesz umieścić ją na wierzchu swojej talii.
    }
   *[no] { $to ->
        [hand] weź ją na rękę.
       *[top-of-deck] umieść ją na wierzchu swojej talii.
    }
}
rule-also-prep = podczas swojej fazy głównej możesz dodatkowo przygotować na tej Bramie jedną kartę „{ $card }”.
rule-less-damage = gdy otrzymujesz obrażenia, zmniejsz je o { $n } (do minimum 1).
rule-action = { $once ->
    [yes] raz na turę, podczas swojej fazy głównej, możesz { action-may }
   *[no] podczas swojej fazy głównej możesz { action-may }
}
rule-action-if = podczas swojej fazy głównej, jeśli { $condition }, możesz { action-may }
action-may = { $form ->
    [offer] { $n ->
        [0] { $what }.
       *[other] wydać { n-aether }, aby { $what }.
    }
    [price] { $n ->
        [0] { $what }. Jeśli to zrobisz, { $then }
       *[other] wydać { n-aether } i { $what }. Jeśli to zrobisz, { $then }
    }
   *[whole] { $n ->
        [0] rozpatrzyć ten efekt: { $then }
       *[other] wydać { n-aether }. Jeśli to zrobisz, { $then }
    }
}
rule-returns = gdy ta karta miałaby zostać odrzucona, zamiast tego umieść ją na spodzie talii Nemezis.
rule-swarm-life = każdy żeton { $gen } ma { n-life }. Na końcu każdej tury te, które otrzymały obrażenia, odzyskują wszystkie punkty życia.
rule-damage-at-most = { $n ->
    [1] gdy { $target } otrzymuje obrażenia, zmniejsz je do 1.
   *[other] gdy { $target } otrzymuje naraz więcej niż { n-damage }, zmniejsz je do { $n }.
}
rule-damage-less = gdy { $target } otrzymuje obrażenia, zmniejsz je o { $n }.
rule-damage-less-counted = { $how ->
    [amount-equal] gdy { $target } otrzymuje obrażenia, zmniejsz je o tyle, { $number }.
   *[other] gdy { $target } otrzymuje obrażenia, zmniejsz je o { $amount }.
}
rule-damage-none = { $target } nie otrzymuje żadnych obrażeń, jeśli { $condition }.
rule-damage-then = następnie { $then }
rule-untargetable = { $nemesis } nie może otrzymywać obrażeń.
rule-counter-bounds = { $nemesis } nigdy nie ma { $limits ->
    [most] więcej niż { $most }
    [least] mniej niż { $least }
   *[both] mniej niż { $least } ani więcej niż { $most }
} żetonów { $gen }.
rule-track = tor „{ $term }” ma { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
}.{ $start ->
    [0] {""}
   *[other] {" "}Pole startowe: { $start }.
}
rule-tracks = każdy żeton „{ $term }” ma własny tor, na którym { $n ->
    [one] jest 1 pole
    [few] są { $n } pola
   *[many] jest { $n } pól
}.{ $start ->
    [0] {""}
   *[other] {" "}Zaczyna na polu { $start }.
}
rule-track-step = „{ $term }”, pole { $n }: { $says }
    .head = „{ $term }”, pole { $n }
rule-track-landing = { $group ->
    [yes] Żetony { $gen }:
   *[no] „{ $term }”:
} przy ruchu do przodu rozpatruje się tylko pole, na którym ruch się kończy, a nie pola mijane po drodze.
rule-track-last = { $group ->
    [yes] Jeśli żeton { $gen }
   *[no] Jeśli znacznik „{ $term }”
} ma się przesunąć do przodu z ostatniego pola, zamiast tego rozpatrz to pole (tylko raz, niezależnie od liczby pól).
rule-track-back = { $group ->
    [yes] Żetonu { $gen }
   *[no] Znacznika „{ $term }”
} nie można przesunąć do tyłu z pola { $steps }.
rule-devour = Pożeranie: umieść pożarte karty na wierzchu { $gen }. Pożeranie nigdy nie zaczyna się od pustego stosu{ $penalty ->
    [yes] ; za każdą brakującą kartę { $missing }
   *[no] .
}
rule-open-pile = wierzchnią kartę { $gen } można pozyskać tak, jakby leżała na rynku zasobów.
rule-swarm = każdy żeton { $gen } to Poplecznik, który ma { $life ->
    [one] { $life } { LIFE("punkt życia") }
    [few] { $life } { LIFE("punkty życia") }
   *[many] { $life } { LIFE("punktów życia") }
}. W grze może ich być najwyżej { $most }.
rule-swarm-spread = gracz, który zadaje obrażenia żetonowi { $gen }, może { $price }, aby resztę zadawanych obrażeń rozdzielić między inne żetony { $gen }.
do-this = rozpatrzyć ten efekt: { $what }
rule-swarm-overflow = za każdy żeton { $gen } powyżej { $most }: { $then }
rule-only-resolved = kart { $gen } nie można zagrać w żaden inny sposób.
rule-deck-empty = za każdą kartę, którą należałoby pozyskać z pustej talii { $gen }, { $then }
rule-when-destroyed = { $to ->
    [discard] zniszczona karta { $gen } trafia na wierzch stosu kart odrzuconych gracza wskazanego przez tego, kto ją zniszczył.
   *[under] zniszczona karta { $gen } trafia na spód talii { $gen }.
}
rule-when-discarded = gdy { $term } opuszcza grę w wyniku odrzucenia, { $then }
rule-exhaustion = gdy gracz zostaje wyczerpany, nie następuje dwukrotne Wyzwolenie. Zamiast tego { $then }
rule-lose-when = gracze przegrywają, jeśli { $condition }.
setup-deck = potasuj karty { $gen } i utwórz z nich talię { $gen }.
moment-start-of-casting = na początku swojej fazy aktywacji { $then }
moment-end-of-casting = na końcu swojej fazy aktywacji { $then }
moment-you-focus-or-open = gdy podczas swojej tury wzmacniasz lub otwierasz jedną ze swoich Bram, { $then }
moment-damaged = gdy { $this ->
    [minion] ten Poplecznik
   *[card] ta karta
} otrzymuje obrażenia, { $then }
moment-damaged-by-player = gdy gracz zada obrażenia { $this ->
    [minion] temu Poplecznikowi
   *[card] tej karcie
}, { $then }
moment-nemesis-damaged = gdy { $nemesis } otrzymuje obrażenia, { $then }
moment-discarded = gdy ta karta zostaje odrzucona, { $then }
moment-end-of-nemesis-turn = na końcu tury Nemezis: { $then }
moment-start-of-player-turn = na początku tury każdego gracza: { $then }
moment-end-of-main-phase = na końcu fazy głównej każdego gracza: { $then }
moment-end-of-turn = na końcu każdej tury: { $then }
