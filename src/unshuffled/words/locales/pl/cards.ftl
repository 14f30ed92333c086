# Co mówią karty i arkusze. Wyrażenia zaczynają się małą literą; wielką dostają dopiero na początku zdania.
# Odmiany czasownika: .you (do tego, kto działa), .they (o $who), .do (po „możesz”).
# Polskie osobliwości: .each zawiera już „za każdy/każdą/każde”, a .number już „ile” (albo dopełniacz po „połowa”).

lower-inside = yes

## Rzeczowniki po liczebniku (mianownik i biernik rzeczy)

n-damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
n-additional = { $n ->
    [one] { $n } dodatkowe obrażenie
    [few] { $n } dodatkowe obrażenia
   *[many] { $n } dodatkowych obrażeń
}
n-life = { $n ->
    [one] { $n } punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}
n-vitality = { $n ->
    [one] { $n } punkt żywotności
    [few] { $n } punkty żywotności
   *[many] { $n } punktów żywotności
}
n-aether = { $n ->
    [one] { $n } eter
   *[many] { $n } eteru
}
n-charges = { $n ->
    [one] { $n } Ładunek
    [few] { $n } Ładunki
   *[many] { $n } Ładunków
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
    [most] któryś gracz ma
    [all] gracze mają łącznie
    [this] ten Poplecznik ma
   *[you] masz
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
may = { $who ->
    [you] możesz { $what }.
   *[they] { $name } może { $what }.
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
    [2] wykonaj dwukrotnie: { $what }
    [3] wykonaj trzykrotnie: { $what }
   *[other] wykonaj { n-times }: { $what }
}
until = powtarzaj do chwili, gdy { $condition }: { $what }
choose-player = wybierz { whom-gen }.
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
who-another-player = inny gracz
who-two-players = każdy z dwóch różnych graczy
who-revealed = gracz wskazany na tej karcie
who-shared-cards = za każdą kartę „X” lub wspólną kartę graczy na stosie odrzuconych kart tury jeden z graczy, do których ona należy,
who-owner-of = właściciel wybranej karty
who-most-in-hand = gracz z największą liczbą kart „{ $card }” na ręce
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
    [another-player] innego gracza
    [two-players] każdego z dwóch różnych graczy
    [revealed] gracza wskazanego na tej karcie
    [owner-of] właściciela wybranej karty
    [dealer] gracza, który je zadał
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
# $one: dopełniacz, $acc: biernik liczby pojedynczej; rodzaj męskoosobowy, bo jedyną taką grupą są Akolici
minion-that =
    .nom = ten { $term }
    .acc = tego { $acc }
    .gen = tego { $one }
minion-lowest-life =
    .nom = { $term } z najmniejszą liczbą punktów życia
    .acc = { $acc } z najmniejszą liczbą punktów życia
    .gen = { $one } z najmniejszą liczbą punktów życia
minion-highest-life =
    .nom = { $term } z największą liczbą punktów życia
    .acc = { $acc } z największą liczbą punktów życia
    .gen = { $one } z największą liczbą punktów życia
minion-each =
    .nom = każdy { $term } w grze
    .acc = każdego { $acc } w grze
    .gen = każdego { $one } w grze, począwszy od tego, który jest w niej najdłużej
# w mianowniku: zdania o zmniejszaniu obrażeń są tak zbudowane
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
   *[cards] { n-cards }
}
unit-more = { $unit ->
    [life] { $n ->
        [one] { $n } dodatkowy punkt życia
        [few] { $n } dodatkowe punkty życia
       *[many] { $n } dodatkowych punktów życia
    }
    [aether] { $n ->
        [one] { $n } dodatkowy eter
       *[many] { $n } dodatkowego eteru
    }
    [charges] { $n ->
        [one] { $n } dodatkowy Ładunek
        [few] { $n } dodatkowe Ładunki
       *[many] { $n } dodatkowych Ładunków
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
   *[damage] { n-additional }
}
amount-plus-if = { $base } oraz { unit-more }, jeśli { $condition }
amount-each = { $base } { $each }
amount-plus-each = { $base } oraz { unit-more } { $each }
amount-minus-each = { $base } minus { $n } { $each }
amount-equal = tyle { unit-gen }, { $number }
amount-half = tyle { unit-gen }, ile wynosi połowa { $number } (zaokrąglając w górę)
unit-gen = { $unit ->
    [damage] obrażeń
    [life] { $of ->
        [gravehold] punktów żywotności
       *[other] punktów życia
    }
    [aether] eteru
    [additional] dodatkowych obrażeń
    [swarm] żetonów { $gen }
    [charges] Ładunków
   *[cards] kart
}

## Co się liczy

count-prepped =
    .each = { $whose ->
        [all] { $other ->
            [yes] za każde inne przygotowane Zaklęcie
           *[no] za każde przygotowane Zaklęcie
        }
        [most] za każde przygotowane Zaklęcie gracza, który ma ich najwięcej
        [they] { $other ->
            [yes] { $own ->
                [yes] za każde inne swoje przygotowane Zaklęcie
               *[no] za każde inne przygotowane Zaklęcie tego gracza
            }
           *[no] { $own ->
                [yes] za każde swoje przygotowane Zaklęcie
               *[no] za każde przygotowane Zaklęcie tego gracza
            }
        }
       *[you] { $other ->
            [yes] za każde inne twoje przygotowane Zaklęcie
           *[no] za każde twoje przygotowane Zaklęcie
        }
    }
    .number = { $half ->
        [yes] { $whose ->
            [all] liczby przygotowanych Zaklęć
            [most] liczby przygotowanych Zaklęć gracza, który ma ich najwięcej
            [they] liczby przygotowanych Zaklęć tego gracza
           *[you] liczby twoich przygotowanych Zaklęć
        }
       *[no] { $whose ->
            [all] ile jest przygotowanych Zaklęć
            [most] ile przygotowanych Zaklęć ma gracz, który ma ich najwięcej
            [they] { $own ->
                [yes] ile ma przygotowanych Zaklęć
               *[no] ile przygotowanych Zaklęć ma ten gracz
            }
           *[you] ile masz przygotowanych Zaklęć
        }
    }
count-prepped-adjacent =
    .each = za każde Zaklęcie przygotowane na Bramie przylegającej do tej
    .number = { $half ->
        [yes] liczby Zaklęć przygotowanych na Bramach przylegających do tej
       *[no] ile jest Zaklęć przygotowanych na Bramach przylegających do tej
    }
count-prepped-same =
    .each = za każde inne przygotowane Zaklęcie o tej samej nazwie
    .number = { $half ->
        [yes] liczby innych przygotowanych Zaklęć o tej samej nazwie
       *[no] ile jest innych przygotowanych Zaklęć o tej samej nazwie
    }
count-open-breaches =
    .each = { $whose ->
        [they] { $own ->
            [yes] za każdą swoją otwartą Bramę
           *[no] za każdą otwartą Bramę tego gracza
        }
       *[you] za każdą twoją otwartą Bramę
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
count-hand =
    .each = { $kind ->
        [gem] za każdy Klejnot
        [relic] za każdy Artefakt
        [spell] za każde Zaklęcie
        [own] za każdą kartę { $term-gen }
       *[card] za każdą kartę
    } na { $whose ->
        [they] { $own ->
            [yes] swojej ręce
           *[no] ręce tego gracza
        }
       *[you] twojej ręce
    }
    .number = { $half ->
        [yes] liczby { hand-kind-gen } na { $whose ->
            [they] ręce tego gracza
           *[you] twojej ręce
        }
       *[no] ile { hand-kind-gen } { $whose ->
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
    [own] kart { $term-gen }
   *[card] kart
}
count-turn-order-discard =
    .each = za każdą { $own ->
        [yes] { $kind ->
            [own] swoją kartę
           *[other] kartę{ turn-kind-one }
        }
       *[no] kartę{ turn-kind-one }
    } na stosie odrzuconych kart tury
    .number = { $half ->
        [yes] liczby kart{ turn-kind-gen } na stosie odrzuconych kart tury
       *[no] ile { $own ->
            [yes] { $kind ->
                [own] jego kart
               *[other] kart{ turn-kind-gen }
            }
           *[no] kart{ turn-kind-gen }
        } znajduje się na stosie odrzuconych kart tury
    }
turn-kind-one = { $kind ->
    [nemesis] { " " }Nemezis
    [player] { " " }gracza
    [own] { " " }tego gracza
   *[any] { "" }
}
turn-kind-gen = { $kind ->
    [nemesis] { " " }Nemezis
    [player] { " " }graczy
    [own] { " " }tego gracza
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
       *[you] za każdy twój żeton { $gen }
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
        [they] { $own ->
            [yes] za każdy swój punkt życia
           *[no] za każdy punkt życia tego gracza
        }
       *[you] za każdy twój punkt życia
    }
    .number = { $half ->
        [yes] { $whose ->
            [this] liczby punktów życia tego Poplecznika
            [they] liczby punktów życia tego gracza
           *[you] liczby twoich punktów życia
        }
       *[no] { $whose ->
            [this] ile punktów życia ma ten Poplecznik
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
       *[you] za każdy twój Ładunek
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
   *[discard] odrzucony
}
chosen-f = { $verb ->
    [destroy] zniszczoną
    [take] wziętą na rękę
    [gain] pozyskaną
   *[discard] odrzuconą
}
chosen-n = { $verb ->
    [destroy] zniszczone
    [take] wzięte na rękę
    [gain] pozyskane
   *[discard] odrzucone
}
count-cost-of =
    .each = za każdy eter kosztu { chosen-card-gen }
    .number = { $half ->
        [yes] kosztu { chosen-card-gen }
       *[no] ile wynosi koszt { chosen-card-gen }
    }
chosen-card-gen = { $verb ->
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
   *[discard] { $kind ->
        [gem] odrzuconego Klejnotu
        [relic] odrzuconego Artefaktu
        [spell] odrzuconego Zaklęcia
        [prepped] odrzuconego Zaklęcia
       *[card] odrzuconej karty
    }
}
count-played =
    .each = za każde zagranie przez ciebie tej karty w tej turze
    .number = { $half ->
        [yes] liczby zagrań przez ciebie tej karty w tej turze
       *[no] ile razy ta karta została przez ciebie zagrana w tej turze
    }
count-gained =
    .each = za każde pozyskanie przez ciebie tej karty w tej turze
    .number = { $half ->
        [yes] liczby pozyskań przez ciebie tej karty w tej turze
       *[no] ile razy ta karta została przez ciebie pozyskana w tej turze
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
condition-not = nieprawdą jest, że { $condition }
condition-revealed = { $kind ->
    [player] jest to karta gracza
   *[nemesis] jest to karta Nemezis
}
condition-exhausted = { $whose ->
    [they] ten gracz jest wyczerpany
   *[you] jesteś wyczerpany
}
condition-pile-empty = stos zasobów tej karty jest pusty
condition-killed = w ten sposób pokonujesz Poplecznika z talii Nemezis
condition-your-turn = trwa twoja tura
condition-all-breaches-open = { $whose ->
    [they] ten gracz ma wszystkie Bramy otwarte
   *[you] masz wszystkie Bramy otwarte
}
condition-all-piles-empty = wszystkie stosy zasobów są puste
condition-count-prepped = { has } { how-many } { n-spells-prepped }
condition-count-prepped-adjacent = na Bramach przylegających do tej { is-or-are } { how-many } { n-spells-prepped }
condition-count-prepped-same = { is-or-are } { how-many } { n-spells-prepped } o tej samej nazwie
condition-count-open-breaches = { has } { how-many } { $n ->
    [one] { $n } otwartą Bramę
    [few] { $n } otwarte Bramy
   *[many] { $n } otwartych Bram
}
condition-count-hand = { has } na ręce { how-many } { $kind ->
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
condition-count-life = { has } { how-many } { n-life }
condition-count-charges = { has } { how-many } { n-charges }
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
condition-count-chosen = w ten sposób wybrano { how-many } { n-cards }
condition-count-cost-of = koszt { chosen-card-gen } to { $how ->
    [least] { $n } lub więcej
    [most] { $n } lub mniej
   *[exactly] { $n }
}
condition-count-played = { $how ->
    [exactly] zagrywasz tę kartę po raz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    } w tej turze
   *[other] ta karta została przez ciebie zagrana w tej turze { how-many } { n-times }
}
condition-count-gained = { $how ->
    [exactly] pozyskujesz tę kartę po raz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    } w tej turze
   *[other] ta karta została przez ciebie pozyskana w tej turze { how-many } { n-times }
}
condition-count-nemesis-tier = rząd Nemezis to { $how ->
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
    [discard] { " " }ze swojego stosu kart odrzuconych
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
   *[prepped] { "" }
}
pick-except = { $limit ->
    [not-kind] { " " }(z wyjątkiem kart { $gen })
   *[none] { "" }
}
pick-rest = { pick-cost }{ pick-where }{ pick-except }
pick-some = { $n ->
    [one] { pick-word }{ pick-rest }
   *[other] { $n } { pick-word }{ pick-rest }
}
pick-up-to = maksymalnie { $n } { pick-word }{ pick-rest }
pick-all = wszystkie { pick-word }{ $zone ->
    [played] { " " }zagrane w tej turze
   *[other] { pick-where }
}
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
pick-counted = tyle kart{ $zone ->
    [played] { " " }zagranych w tej turze
   *[other] { pick-where }
}, { $number }

## Czasowniki: życie i obrażenia

step-deal = { $target ->
    [nemesis] zadaj Nemezis { $amount }.
   *[any] zadaj { $amount }.
}
step-deal-divided = zadaj { $amount }, dzieląc je dowolnie między Nemezis i dowolną liczbę Popleczników.
deal-more = zadaj { $amount }.
step-suffer =
    .you = otrzymujesz { $amount }.
    .they = { $who } otrzymuje { $amount }.
    .do = otrzymać { $amount }
step-gravehold-suffers = Gravehold otrzymuje { $amount }.
step-this-suffers = { $minion } otrzymuje { $amount }.
step-this-gains = { $minion } otrzymuje { $amount }.
step-heal =
    .you = otrzymujesz { $amount }.
    .they = { $who } otrzymuje { $amount }.
    .do = otrzymać { $amount }
step-gravehold-gains = Gravehold otrzymuje { $amount }.
    .do = sprawić, że Gravehold otrzyma { $amount }
step-nemesis-gains = { $nemesis } otrzymuje { $amount }.
step-prevent-damage = zapobiegnij wszystkim obrażeniom, które gracze i Gravehold mieliby otrzymać w tej turze.

## Czasowniki: eter, Ładunki, żetony

step-aether =
    .you = otrzymujesz { $amount }{ aether-limit }.
    .they = { $who } otrzymuje { $amount }{ aether-limit }.
    .do = otrzymać { $amount }{ aether-limit }
aether-limit = { $limit ->
    [gain-spell] { " " }(można go wydać tylko na pozyskanie Zaklęcia)
    [gain-gem] { " " }(można go wydać tylko na pozyskanie Klejnotu)
    [gain-relic] { " " }(można go wydać tylko na pozyskanie Artefaktu)
    [gain] { " " }(można go wydać tylko na pozyskiwanie kart)
    [not-gain-relic-gain-spell] { " " }(nie można go wydać na pozyskanie Artefaktu ani Zaklęcia)
   *[none] { "" }
}
step-pay =
    .you = wydaj { n-aether }.
    .they = { $who } wydaje { n-aether }.
    .do = wydać { n-aether }
step-discount =
    .you = następne wzmocnienie lub otwarcie przez ciebie Bramy w tej turze kosztuje o { n-aether } mniej.
    .they = gdy { $who } następnym razem w tej turze wzmocni lub otworzy Bramę, kosztuje to o { n-aether } mniej.
    .do = obniżyć o { n-aether } koszt następnego wzmocnienia lub otwarcia Bramy w tej turze
step-charge =
    .you = otrzymujesz { $amount }.
    .they = { $who } otrzymuje { $amount }.
    .do = otrzymać { $amount }
step-lose-charges =
    .you = utrać { lost-charges }.
    .they = { $who } traci { lost-charges }.
    .do = utracić { lost-charges }
lost-charges = { $all ->
    [yes] wszystkie Ładunki
   *[no] { n-charges }
}
step-share-charges = sojusznicy otrzymują łącznie { n-charges }; to ty decydujesz, jak je rozdzielić.
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
gained-card = { $which ->
    [this] kartę o tej samej nazwie z jej stosu zasobów
    [cheapest] { $kind ->
        [gem] Klejnot z najtańszego stosu Klejnotów
        [relic] Artefakt z najtańszego stosu Artefaktów
        [spell] Zaklęcie z najtańszego stosu Zaklęć
       *[card] kartę z najtańszego stosu zasobów
    }
    [at-most] { gained-kind } o koszcie { $cost } lub mniej z dowolnego stosu zasobów
   *[any] { gained-kind } z dowolnego stosu zasobów
}
gained-kind = { $kind ->
    [gem] Klejnot
    [relic] Artefakt
    [spell] Zaklęcie
   *[card] kartę
}
gained-it = { $which ->
    [this] ją
   *[other] { $kind ->
        [gem] go
        [relic] go
        [spell] je
       *[card] ją
    }
}
step-gain =
    .you = pozyskaj { gained-card }{ $to ->
        [hand] { " " }i weź { gained-it } na rękę
        [top-of-deck] { " " }i umieść { gained-it } na wierzchu swojej talii
       *[discard] { "" }
    }.
    .they = { $who } pozyskuje { gained-card }{ $to ->
        [hand] { " " }i bierze { gained-it } na rękę
        [top-of-deck] { " " }i umieszcza { gained-it } na wierzchu swojej talii
       *[discard] { "" }
    }.
    .do = pozyskać { gained-card }{ $to ->
        [hand] { " " }i wziąć { gained-it } na rękę
        [top-of-deck] { " " }i umieścić { gained-it } na wierzchu swojej talii
       *[discard] { "" }
    }
step-next-gain = { $to ->
    [ally-discard] następną kartę, którą pozyskasz w tej turze, umieść na wierzchu stosu kart odrzuconych dowolnego sojusznika.
   *[top-of-deck] { $optional ->
        [yes] następną kartę, którą pozyskasz w tej turze, możesz umieścić na wierzchu swojej talii.
       *[no] następną kartę, którą pozyskasz w tej turze, umieść na wierzchu swojej talii.
    }
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
       *[gem] Klejnot
    } z ręki.
    .do = zagrać { play-times } { $kind ->
        [relic] Artefakt
       *[gem] Klejnot
    } z ręki

## Czasowniki: Bramy i Zaklęcia

step-focus =
    .you = { $which ->
        [cheapest-closed] wzmocnij swoją zamkniętą Bramę o najniższym koszcie wzmocnienia.
        [any-player] wzmocnij Bramę dowolnego gracza.
       *[any] wzmocnij jedną ze swoich Bram.
    }
    .they = { $which ->
        [cheapest-closed] { $who } wzmacnia swoją zamkniętą Bramę o najniższym koszcie wzmocnienia.
        [any-player] { $who } wzmacnia Bramę dowolnego gracza.
       *[any] { $who } wzmacnia jedną ze swoich Bram.
    }
    .do = { $which ->
        [cheapest-closed] wzmocnić swoją zamkniętą Bramę o najniższym koszcie wzmocnienia
        [any-player] wzmocnić Bramę dowolnego gracza
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
    .you = aktywuj { cast-spell }.{ cast-after }
    .do = aktywować { cast-spell }{ $bonus ->
        [0] { "" }
        [one] , zadając { $bonus } dodatkowe obrażenie
        [few] , zadając { $bonus } dodatkowe obrażenia
       *[many] , zadając { $bonus } dodatkowych obrażeń
    }
cast-spell = { $whose ->
    [any_player] przygotowane Zaklęcie dowolnego gracza
   *[you] { $fresh ->
        [yes] Zaklęcie przygotowane przez ciebie w tej turze
       *[no] jedno ze swoich przygotowanych Zaklęć
    }
}
cast-after = { $after ->
    [owner_hand] { " " }Następnie zwróć je na rękę właściciela.
    [ally_hand] { " " }Następnie daj je na rękę dowolnemu sojusznikowi.
   *[none] { "" }
}
step-cast-twice =
    .you = aktywuj przygotowane Zaklęcie dowolnego gracza bez odrzucania go, a następnie aktywuj je ponownie.
    .do = aktywować przygotowane Zaklęcie dowolnego gracza bez odrzucania go, a następnie aktywować je ponownie
step-cast-several =
    .you = aktywuj maksymalnie { $n } { $n ->
        [one] przygotowane Zaklęcie
        [few] przygotowane Zaklęcia
       *[many] przygotowanych Zaklęć
    } dowolnych graczy. Po każdej aktywacji daj to Zaklęcie na rękę dowolnemu sojusznikowi.
    .do = aktywować maksymalnie { $n } { $n ->
        [one] przygotowane Zaklęcie
        [few] przygotowane Zaklęcia
       *[many] przygotowanych Zaklęć
    } dowolnych graczy i po każdej aktywacji dać to Zaklęcie na rękę dowolnemu sojusznikowi
step-two-per-breach =
    .you = w tej turze możesz przygotować maksymalnie dwa Zaklęcia na każdej ze swoich otwartych Bram.
    .they = { $who } może w tej turze przygotować maksymalnie dwa Zaklęcia na każdej ze swoich otwartych Bram.
    .do = przygotować w tej turze maksymalnie dwa Zaklęcia na każdej ze swoich otwartych Bram
step-sigil-breach =
    .you = zniszcz swoją otwartą Bramę I lub II, weź na rękę przygotowane na niej Zaklęcia i umieść w jej miejscu Bramę Runiczną (+{ $bonus } do obrażeń).
    .they = { $who } niszczy swoją otwartą Bramę I lub II, bierze na rękę przygotowane na niej Zaklęcia i umieszcza w jej miejscu Bramę Runiczną (+{ $bonus } do obrażeń).
    .do = zastąpić otwartą Bramę I lub II Bramą Runiczną (+{ $bonus } do obrażeń)

## Czasowniki: kolejność tur

turn-cards = { $which ->
    [nemesis] { $count ->
        [all] wszystkie karty Nemezis
       *[one] kartę Nemezis
    }
   *[player] { $count ->
        [all] wszystkie karty graczy
       *[one] kartę gracza
    }
}
step-return-turn-order =
    .you = wtasuj { turn-cards } ze stosu odrzuconych kart tury do talii tur.
    .do = wtasować { turn-cards } ze stosu odrzuconych kart tury do talii tur
step-return-turn-order-theirs =
    .you = wtasuj jedną ze swoich kart ze stosu odrzuconych kart tury do talii tur (nie może to być karta „X”).
    .they = wtasuj jedną z kart { whom-gen } ze stosu odrzuconych kart tury do talii tur (nie może to być karta „X”).
    .do = wtasować jedną z kart gracza ze stosu odrzuconych kart tury do talii tur
step-return-turn-order-keep =
    .you = wybierz kartę gracza ze stosu odrzuconych kart tury. Wszystkie pozostałe karty z tego stosu wtasuj do talii tur.
    .do = wybrać kartę gracza ze stosu odrzuconych kart tury i wtasować wszystkie pozostałe karty z tego stosu do talii tur
step-reorder-turn-order = odkryj talię tur i odłóż ją w dowolnej kolejności.

## Czasowniki: Nemezis

step-unleash = { $n ->
    [one] Wyzwolenie.
    [2] dwukrotne Wyzwolenie.
    [3] trzykrotne Wyzwolenie.
    [4] czterokrotne Wyzwolenie.
   *[other] { $n }-krotne Wyzwolenie.
}
step-routine = { $term }.
step-counter = { $how ->
    [gain] { $nemesis } otrzymuje { n-tokens } { $gen }.
   *[lose] { $nemesis } traci { n-tokens } { $gen }.
}
step-lose-game = gracze przegrywają.
step-win-game = gracze wygrywają.
step-resolve-from = dobierz wierzchnią kartę talii { $gen }, rozpatrz ją i wtasuj z powrotem do tej talii.
step-summon = umieść w grze wierzchnią kartę talii { $gen }.
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
step-advance = przesuń znacznik „{ $term }” { $back ->
    [yes] do tyłu
   *[no] do przodu
} o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
}.
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
    .do = pozyskać { top-cards } talii { $gen }
gained-them = { $n ->
    [one] ją
   *[other] je
}
step-share-from = gracze wspólnie pozyskują { top-cards } talii { $gen } i umieszczają { gained-them } na wierzchu swoich talii.
step-resolve-hand =
    .you = rozpatrz wszystkie karty { $gen } z ręki w dowolnej kolejności.
    .they = { $who } rozpatruje wszystkie karty { $gen } z ręki w dowolnej kolejności.
    .do = rozpatrzyć wszystkie karty { $gen } z ręki w dowolnej kolejności
step-devour = Nemezis pożera { n-cards } z { $which ->
    [cheapest] najtańszego stosu { devour-kind }
    [most-expensive] najdroższego stosu { devour-kind }
    [second-most-expensive] drugiego najdroższego stosu { devour-kind }
   *[any] dowolnego stosu { devour-kind }
}.
devour-kind = { $kind ->
    [gem] Klejnotów
    [relic] Artefaktów
    [spell] Zaklęć
   *[any] zasobów
}
step-devour-each = Nemezis pożera po 1 karcie z każdego stosu { devour-kind }, począwszy od najdroższego.
step-devour-counted = Nemezis pożera z dowolnego stosu zasobów tyle kart, { $number }.
step-spawn = umieść w grze { $amount }.
step-discard-swarm = { $half ->
    [yes] odrzuć połowę żetonów { $gen } w grze (zaokrąglając w górę).
   *[no] odrzuć { n-tokens } { $gen }.
}
step-revive = umieść z powrotem w grze ostatnio odrzuconego Poplecznika ze stosu kart odrzuconych Nemezis.
step-resolve-again = rozpatrz ponownie ostatnio odrzucony Atak ze stosu kart odrzuconych Nemezis.
step-discard-nemesis-deck = odrzuć { count-top-cards } talii Nemezis.
step-draw-more = w fazie dobierania tej tury Nemezis dobiera { $count ->
    [one] { $count } dodatkową kartę
    [few] { $count } dodatkowe karty
   *[many] { $count } dodatkowych kart
}.
step-cancel-drawn = odrzuć dobraną kartę bez rozpatrywania jej efektów.

## Rodzaje i nagłówki

kind = { $kind ->
    [gem] Klejnot
    [relic] Artefakt
    [spell] Zaklęcie
    [attack] Atak
    [minion] Poplecznik
   *[power] Moc
}
type-player = { $kind } · koszt { $cost }
type-life = { $kind } · rząd { $tier } · życie { $life }
type-life-counted = { $kind } · rząd { $tier } · { $life }
type-power = { $kind } · rząd { $tier } · żetony Mocy: { $power }
type-plain = { $kind } · rząd { $tier }
labelled = { $label }: { $text }
label-cast = Aktywacja
label-while-prepped = Gdy przygotowane
label-when-gained = Gdy pozyskasz tę kartę
label-immediately = NATYCHMIAST
label-persistent = TRWAŁY
label-to-discard = ABY ODRZUCIĆ
label-power = MOC { $n }
label-part = { $part }
label-breaches = Bramy
label-hand = Początkowa ręka
label-deck = Początkowa talia, od wierzchu
label-ability = Zdolność
label-setup = Przygotowanie
label-unleash = Wyzwolenie
label-rules = Dodatkowe zasady
label-increased = Trudniejszy wariant
label-beginner = Początkujący
ability-title = { $name } ({ n-charges })
during-your-main-phase = użyj podczas swojej fazy głównej: { $then }
during-any-player-main-phase = użyj podczas fazy głównej dowolnego gracza: { $then }
during-nemesis-draw-phase = użyj podczas fazy dobierania Nemezis, po dobraniu Ataku lub Mocy: { $then }
during-after-turn-order-card-drawn = użyj natychmiast po dobraniu karty tury: { $then }
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
rule-prep-two-adjacent = przygotuj to Zaklęcie na dwóch przylegających Bramach; zajmuje obie.
rule-link = Więź: dwa Zaklęcia z Więzią można przygotować na tej samej Bramie.
rule-held = nie możesz zagrać tej karty.
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
    [yes] raz na turę, podczas swojej fazy głównej, możesz rozpatrzyć ten efekt: { $then }
   *[no] podczas swojej fazy głównej możesz rozpatrzyć ten efekt: { $then }
}
rule-action-pay = podczas swojej fazy głównej możesz wydać { n-aether }. Jeśli to zrobisz, { $then }
rule-returns = gdy ta karta miałaby zostać odrzucona, zamiast tego umieść ją na spodzie talii Nemezis.
rule-swarm-life = każdy żeton { $gen } ma { n-life }. Na końcu każdej tury te, które otrzymały obrażenia, odzyskują wszystkie punkty życia.
rule-damage-at-most = gdy { $target } otrzymuje obrażenia, zmniejsz je do { $n }.
rule-damage-less = gdy { $target } otrzymuje obrażenia, zmniejsz je o { $n }.
rule-damage-less-counted = gdy { $target } otrzymuje obrażenia, zmniejsz je o tyle, { $number }.
rule-damage-none = { $target } nie otrzymuje żadnych obrażeń, jeśli { $condition }.
rule-damage-then = następnie { $then }
rule-routine = { $term }: { $then }
rule-untargetable = { $nemesis } nie może otrzymywać obrażeń.
rule-counter-bounds = { $nemesis } nigdy nie ma { $least ->
    [0] więcej niż { $most }
   *[other] mniej niż { $least } ani więcej niż { $most }
} żetonów { $gen }.
rule-track = „{ $term }” to tor, na którym { $n ->
    [one] jest 1 pole
    [few] są { $n } pola
   *[many] jest { $n } pól
}.{ $start ->
    [0] {""}
   *[other] {" "}Zaczyna się na polu { $start }.
}
rule-track-step = „{ $term }”, pole { $n }: { $then }
rule-devour = Pożeranie: umieść pożarte karty na wierzchu { $gen }. Pożeranie nigdy nie zaczyna się od pustego stosu; za każdą brakującą kartę { $missing }
rule-open-pile = wierzchnią kartę { $gen } można pozyskać tak, jakby leżała na rynku zasobów.
rule-swarm = każdy żeton { $gen } to Poplecznik, który ma { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
}. W grze może ich być najwyżej { $most }.
rule-swarm-spread = gracz, który zadaje obrażenia żetonowi { $gen }, może otrzymać 1 obrażenie, aby resztę zadawanych obrażeń rozdzielić między inne żetony { $gen }.
rule-swarm-overflow = za każdy żeton { $gen } ponad { $most } { $then }
rule-only-resolved = kart { $gen } nie można zagrać w żaden inny sposób.
rule-deck-empty = za każdą kartę, którą należałoby pozyskać z pustej talii { $gen }, { $then }
rule-when-destroyed = { $to ->
    [discard] zniszczona karta { $gen } trafia na wierzch stosu kart odrzuconych gracza wskazanego przez tego, kto ją zniszczył.
   *[under] zniszczona karta { $gen } trafia na spód talii { $gen }.
}
rule-when-discarded = gdy { $term } opuszcza grę w wyniku odrzucenia, { $then }
rule-exhaustion = gdy gracz zostaje wyczerpany, zamiast dwukrotnego Wyzwolenia { $then }
rule-lose-when = gracze przegrywają, jeśli { $condition }.
setup-deck = potasuj karty { $gen } i utwórz z nich talię { $gen }.
moment-start-of-casting = na początku swojej fazy aktywacji { $then }
moment-end-of-casting = na końcu swojej fazy aktywacji { $then }
moment-you-focus-or-open = gdy podczas swojej tury wzmacniasz lub otwierasz jedną ze swoich Bram, { $then }
moment-damaged = gdy { $this ->
    [minion] ten Poplecznik
   *[card] ta karta
} otrzymuje obrażenia, { $then }
moment-nemesis-damaged = gdy { $nemesis } otrzymuje obrażenia, { $then }
moment-discarded = gdy ta karta zostaje odrzucona, { $then }
moment-end-of-nemesis-turn = na końcu tury Nemezis: { $then }
moment-start-of-player-turn = na początku tury każdego gracza: { $then }
moment-end-of-main-phase = na końcu fazy głównej każdego gracza: { $then }
moment-end-of-turn = na końcu każdej tury: { $then }
