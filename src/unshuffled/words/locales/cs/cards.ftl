# Co říkají karty a desky. Fráze začínají malým písmenem; velké dostane věta, až když se vysloví.
# Přívlastky sloves: .you (tomu, kdo jedná; vykání), .they (o $who), .do (po „můžete“).
# .each začíná slovem „každý/každou/každé“ ve 4. pádě (po „za“); .number je „počtu …“, což je 2. i 3. pád.
# Podmínky začínají slovesem, aby mohly stát po „pokud“.

## Tvary

# Věty uvnitř věty (po „pokud to uděláte,“) začínají malým písmenem.
lower-inside = yes
or = NEBO
if = { $several ->
    [no] pokud { $condition }, { $then }
   *[yes] pokud { $condition }: { $then }
}
else = { $several ->
    [no] jinak { $then }
   *[yes] jinak: { $then }
}
step-impossible = tuto možnost nelze zvolit.
else-if = { $several ->
    [no] jinak, pokud { $condition }, { $then }
   *[yes] jinak, pokud { $condition }: { $then }
}
may = { $who ->
    [you] můžete { $what }.
   *[they] { $name } může { $what }.
}
if-you-do = { $who ->
    [you] { $several ->
        [no] pokud to uděláte, { $then }
       *[yes] pokud to uděláte: { $then }
    }
   *[they] { $several ->
        [no] pokud to udělá, { $then }
       *[yes] pokud to udělá: { $then }
    }
}
and-then = { $a } a poté { $b }
of-player = { $who }
repeat = { $n ->
    [2] dvakrát po sobě: { $what }
    [3] třikrát po sobě: { $what }
   *[other] { $n }krát po sobě: { $what }
}
until = dokud neplatí, že { $condition }, opakujte: { $what }
choose-player = { $whom ->
    [ally] zvolte libovolného spojence.
    [any-player] zvolte libovolného hráče.
    [another-player] zvolte jiného hráče.
    [most-prepped] zvolte hráče s nejvíce připravenými kouzly.
    [most-open-breaches] zvolte hráče s nejvíce otevřenými trhlinami.
    [most-charges] zvolte hráče s nejvíce energiemi.
    [most-life] zvolte hráče s nejvíce životy.
    [lowest-life] zvolte hráče s nejméně životy.
   *[other] zvolený hráč: { $who }.
}
list-and = { $a }, { $b }
counted-card = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}

## Kdo (1. pád)

who-you = vy
who-they = tento hráč
who-that-player = tento hráč
who-each-of-them = každý z nich
who-ally = libovolný spojenec
who-any-player = libovolný hráč
who-each-player = každý hráč
who-active = hráč na tahu
who-most-prepped = hráč s nejvíce připravenými kouzly
who-most-open-breaches = hráč s nejvíce otevřenými trhlinami
who-most-charges = hráč s nejvíce energiemi
who-most-life = hráč s nejvíce životy
who-lowest-life = hráč s nejméně životy
who-another-player = jiný hráč
who-two-players = každý ze dvou různých hráčů
who-revealed = hráč určený ukázanou kartou
who-shared-cards = za každého žolíka a každou společnou kartu v odkládacím balíčku pořadí tahu jeden z příslušných hráčů
who-owner-of = jeho majitel
who-most-in-hand = hráč s nejvíce kartami { $card } v ruce
who-dealer = hráč, který zranění udělil,

# .dat je zde schválně 1. pád: věty o sníženém zranění mají cíl jako podmět.
minion-this =
    .nom = { $this ->
        [power] tato hrozba
        [minion] tento přísluhovač
       *[card] tato karta
    }
    .acc = { $this ->
        [power] tuto hrozbu
        [minion] tohoto přísluhovače
       *[card] tuto kartu
    }
    .gen = { $this ->
        [power] této hrozby
        [minion] tohoto přísluhovače
       *[card] této karty
    }
    .dat = { $this ->
        [power] tato hrozba
        [minion] tento přísluhovač
       *[card] tato karta
    }
# Druhy přísluhovačů ($term: akolyta) jsou zatím všechny rodu mužského; $one je 2., $acc 4. pád jednoho z nich.
minion-that =
    .nom = tento { $term }
    .acc = tohoto { $acc }
    .gen = tohoto { $one }
minion-lowest-life =
    .nom = { $term } s nejméně životy
    .acc = { $acc } s nejméně životy
    .gen = { $one } s nejméně životy
minion-highest-life =
    .nom = { $term } s nejvíce životy
    .acc = { $acc } s nejvíce životy
    .gen = { $one } s nejvíce životy
minion-each =
    .nom = každý { $term } ve hře
    .acc = každého { $acc } ve hře
    .gen = všech { $gen } ve hře, od nejstaršího
nemesis-dat = { $nemesis }

## Množství (4. pád)

unit = { $unit ->
    [damage] { $n } zranění
    [life] { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    }
    [aether] { $n ->
        [one] { $n } éter
        [few] { $n } étery
       *[other] { $n } éterů
    }
    [additional] { $n } zranění navíc
    [charges] { $n ->
        [one] { $n } energii
        [few] { $n } energie
       *[other] { $n } energií
    }
    [swarm] { $n ->
        [one] { $n } žeton { $gen }
        [few] { $n } žetony { $gen }
       *[other] { $n } žetonů { $gen }
    }
   *[cards] { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
}
amount-plus-if = { $base } a { $n } navíc, pokud { $condition }
amount-each = { $base } za { $each }
amount-plus-each = { $base } a { $n } navíc za { $each }
amount-minus-each = { $base }, ale o { $n } méně za { $each }
amount-equal = { $unit ->
    [damage] zranění odpovídající { $number }
    [life] 1 život za { $each }
    [aether] 1 éter za { $each }
    [additional] zranění navíc odpovídající { $number }
    [swarm] 1 žeton { $gen } za { $each }
    [charges] 1 energii za { $each }
   *[cards] 1 kartu za { $each }
}
amount-half = { $unit ->
    [damage] zranění odpovídající polovině { $number } (zaokrouhleno nahoru)
    [life] počet životů odpovídající polovině { $number } (zaokrouhleno nahoru)
    [aether] počet éterů odpovídající polovině { $number } (zaokrouhleno nahoru)
    [additional] zranění navíc odpovídající polovině { $number } (zaokrouhleno nahoru)
    [swarm] počet žetonů { $gen } odpovídající polovině { $number } (zaokrouhleno nahoru)
    [charges] počet energií odpovídající polovině { $number } (zaokrouhleno nahoru)
   *[cards] počet karet odpovídající polovině { $number } (zaokrouhleno nahoru)
}

## Co se počítá

count-prepped =
    .each = { $whose ->
        [all] { $other ->
            [yes] každé další připravené kouzlo
           *[no] každé připravené kouzlo
        }
        [most] každé připravené kouzlo hráče, který jich má nejvíce
        [they] { $other ->
            [yes] { $own ->
                [yes] každé své další připravené kouzlo
               *[no] každé další připravené kouzlo tohoto hráče
            }
           *[no] { $own ->
                [yes] každé své připravené kouzlo
               *[no] každé připravené kouzlo tohoto hráče
            }
        }
       *[you] { $other ->
            [yes] { $mine ->
                [yes] každé své další připravené kouzlo
               *[no] každé vaše další připravené kouzlo
            }
           *[no] { $mine ->
                [yes] každé své připravené kouzlo
               *[no] každé vaše připravené kouzlo
            }
        }
    }
    .number = { $whose ->
        [all] počtu připravených kouzel
        [most] počtu připravených kouzel hráče, který jich má nejvíce
        [they] { $own ->
            [yes] počtu svých připravených kouzel
           *[no] počtu připravených kouzel tohoto hráče
        }
       *[you] { $mine ->
            [yes] počtu svých připravených kouzel
           *[no] počtu vašich připravených kouzel
        }
    }
count-prepped-adjacent =
    .each = každé kouzlo připravené k přilehlé trhlině
    .number = počtu kouzel připravených k přilehlým trhlinám
count-prepped-same =
    .each = každé další připravené kouzlo tohoto názvu
    .number = počtu dalších připravených kouzel tohoto názvu
count-open-breaches =
    .each = { $whose ->
        [they] { $own ->
            [yes] každou svou otevřenou trhlinu
           *[no] každou otevřenou trhlinu tohoto hráče
        }
       *[you] { $mine ->
            [yes] každou svou otevřenou trhlinu
           *[no] každou vaši otevřenou trhlinu
        }
    }
    .number = { $whose ->
        [they] { $own ->
            [yes] počtu svých otevřených trhlin
           *[no] počtu otevřených trhlin tohoto hráče
        }
       *[you] { $mine ->
            [yes] počtu svých otevřených trhlin
           *[no] počtu vašich otevřených trhlin
        }
    }
count-hand =
    .each = { $kind ->
        [gem] každý drahokam
        [relic] každý artefakt
        [spell] každé kouzlo
        [own] každou kartu { $term-gen }
       *[card] každou kartu
    } { $whose ->
        [they] { $own ->
            [yes] ve své ruce
           *[no] v ruce tohoto hráče
        }
       *[you] { $mine ->
            [yes] ve své ruce
           *[no] ve vaší ruce
        }
    }
    .number = počtu { $kind ->
        [gem] drahokamů
        [relic] artefaktů
        [spell] kouzel
        [own] karet { $term-gen }
       *[card] karet
    } { $whose ->
        [they] { $own ->
            [yes] ve své ruce
           *[no] v ruce tohoto hráče
        }
       *[you] { $mine ->
            [yes] ve své ruce
           *[no] ve vaší ruce
        }
    }
count-turn-order-discard =
    .each = { $kind ->
        [nemesis] každou kartu Pána Bezejmenných
        [player] každou kartu hráče
        [own] { $own ->
            [yes] každou svou kartu
           *[no] každou kartu tohoto hráče
        }
       *[any] každou kartu
    } v odkládacím balíčku pořadí tahu
    .number = počtu { $kind ->
        [nemesis] karet Pána Bezejmenných
        [player] karet hráčů
        [own] { $own ->
            [yes] svých karet
           *[no] karet tohoto hráče
        }
       *[any] karet
    } v odkládacím balíčku pořadí tahu
count-counter =
    .each = každý žeton { $gen }
    .number = počtu žetonů { $gen }
count-track =
    .each = každé dosažené pole stupnice „{ $term }“
    .number = počtu dosažených polí stupnice „{ $term }“
count-tokens =
    .each = { $whose ->
        [they] { $own ->
            [yes] každý svůj žeton { $gen }
           *[no] každý žeton { $gen } tohoto hráče
        }
       *[you] { $mine ->
            [yes] každý svůj žeton { $gen }
           *[no] každý váš žeton { $gen }
        }
    }
    .number = { $whose ->
        [they] { $own ->
            [yes] počtu svých žetonů { $gen }
           *[no] počtu žetonů { $gen } tohoto hráče
        }
       *[you] { $mine ->
            [yes] počtu svých žetonů { $gen }
           *[no] počtu vašich žetonů { $gen }
        }
    }
count-life =
    .each = { $whose ->
        [this] každý život tohoto přísluhovače
        [they] { $own ->
            [yes] každý svůj život
           *[no] každý život tohoto hráče
        }
       *[you] { $mine ->
            [yes] každý svůj život
           *[no] každý váš život
        }
    }
    .number = { $whose ->
        [this] počtu životů tohoto přísluhovače
        [they] { $own ->
            [yes] počtu svých životů
           *[no] počtu životů tohoto hráče
        }
       *[you] { $mine ->
            [yes] počtu svých životů
           *[no] počtu vašich životů
        }
    }
count-charges =
    .each = { $whose ->
        [they] { $own ->
            [yes] každou svou energii
           *[no] každou energii tohoto hráče
        }
       *[you] { $mine ->
            [yes] každou svou energii
           *[no] každou vaši energii
        }
    }
    .number = { $whose ->
        [they] { $own ->
            [yes] počtu svých energií
           *[no] počtu energií tohoto hráče
        }
       *[you] { $mine ->
            [yes] počtu svých energií
           *[no] počtu vašich energií
        }
    }
count-empty-supply-piles =
    .each = každý prázdný balíček v zásobě
    .number = počtu prázdných balíčků v zásobě
count-swarm =
    .each = každý žeton { $gen } ve hře
    .number = počtu žetonů { $gen } ve hře
count-in-play =
    .each = každou kartu { $gen } ve hře
    .number = počtu karet { $gen } ve hře
count-chosen =
    .each = { $tier ->
        [0] { $kind ->
            [gem] každý takto { chosen-masculine } drahokam
            [relic] každý takto { chosen-masculine } artefakt
            [spell] každé takto { chosen-neuter } kouzlo
            [prepped] každé takto { chosen-neuter } kouzlo
            [swarm] každý takto { chosen-masculine } žeton
           *[card] každou takto { chosen-feminine } kartu
        }
       *[other] každou takto { chosen-feminine } kartu úrovně { $tier }
    }
    .number = počtu takto { $verb ->
        [destroy] zničených
        [take] vrácených
        [gain] získaných
       *[discard] odložených
    } { $tier ->
        [0] { $kind ->
            [gem] drahokamů
            [relic] artefaktů
            [spell] kouzel
            [prepped] kouzel
            [swarm] žetonů
           *[card] karet
        }
       *[other] karet úrovně { $tier }
    }
chosen-masculine = { $verb ->
    [destroy] zničený
    [take] vrácený
    [gain] získaný
   *[discard] odložený
}
chosen-feminine = { $verb ->
    [destroy] zničenou
    [take] vrácenou
    [gain] získanou
   *[discard] odloženou
}
chosen-neuter = { $verb ->
    [destroy] zničené
    [take] vrácené
    [gain] získané
   *[discard] odložené
}
count-cost-of =
    .each = { $kind ->
        [gem] každý éter jeho ceny
        [relic] každý éter jeho ceny
        [spell] každý éter jeho ceny
        [prepped] každý éter jeho ceny
       *[card] každý éter její ceny
    }
    .number = { $half ->
        [yes] { $kind ->
            [gem] jeho ceny
            [relic] jeho ceny
            [spell] jeho ceny
            [prepped] jeho ceny
           *[card] její ceny
        }
       *[no] { $kind ->
            [gem] jeho ceně
            [relic] jeho ceně
            [spell] jeho ceně
            [prepped] jeho ceně
           *[card] její ceně
        }
    }
count-played =
    .each = každé zahrání této karty v tomto tahu
    .number = počtu zahrání této karty v tomto tahu
count-gained =
    .each = každé získání této karty v tomto tahu
    .number = počtu získání této karty v tomto tahu
count-nemesis-tier =
    .each = každou úroveň Pána Bezejmenných
    .number = { $half ->
        [yes] úrovně Pána Bezejmenných
       *[no] úrovni Pána Bezejmenných
    }
count-players =
    .each = každého hráče
    .number = počtu hráčů

## Podmínky (po „pokud“)

condition-and = { $a } a { $b }
condition-not = neplatí, že { $condition }
condition-revealed = { $kind ->
    [player] je to karta hráče
   *[nemesis] je to karta Pána Bezejmenných
}
condition-exhausted = { $whose ->
    [they] je tento hráč vyčerpaný
   *[you] je váš mág vyčerpaný
}
condition-pile-empty = je balíček této karty v zásobě prázdný
condition-killed = tím porazíte přísluhovače z balíčku Pána Bezejmenných
condition-your-turn = jste na tahu
condition-all-breaches-open = { $whose ->
    [they] jsou všechny trhliny tohoto hráče otevřené
   *[you] jsou všechny vaše trhliny otevřené
}
condition-all-piles-empty = jsou všechny balíčky v zásobě prázdné
how-many = { $how ->
    [least] alespoň { $n }
    [most] nejvýše { $n }
   *[exactly] právě { $n }
}
condition-count-prepped = { $whose ->
    [you] máte
    [they] má tento hráč
    [most] má některý hráč
   *[all] { $n ->
        [one] je celkem
        [few] jsou celkem
       *[other] je celkem
    }
} { how-many } { $n ->
    [one] připravené kouzlo
    [few] připravená kouzla
   *[other] připravených kouzel
}
condition-count-prepped-adjacent = { $n ->
    [one] je k přilehlým trhlinám připraveno { how-many } kouzlo
    [few] jsou k přilehlým trhlinám připravena { how-many } kouzla
   *[other] je k přilehlým trhlinám připraveno { how-many } kouzel
}
condition-count-prepped-same = { $n ->
    [one] je připraveno { how-many } kouzlo tohoto názvu
    [few] jsou připravena { how-many } kouzla tohoto názvu
   *[other] je připraveno { how-many } kouzel tohoto názvu
}
condition-count-open-breaches = { $whose ->
    [they] má tento hráč
   *[you] máte
} { how-many } { $n ->
    [one] otevřenou trhlinu
    [few] otevřené trhliny
   *[other] otevřených trhlin
}
condition-count-hand = { $whose ->
    [they] má tento hráč v ruce
   *[you] máte v ruce
} { how-many } { $kind ->
    [gem] { $n ->
        [one] drahokam
        [few] drahokamy
       *[other] drahokamů
    }
    [relic] { $n ->
        [one] artefakt
        [few] artefakty
       *[other] artefaktů
    }
    [spell] { $n ->
        [one] kouzlo
        [few] kouzla
       *[other] kouzel
    }
    [own] { own-cards }
   *[card] { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }
}
condition-count-turn-order-discard = { $n ->
    [one] je
    [few] jsou
   *[other] je
} v odkládacím balíčku pořadí tahu { how-many } { $n ->
    [one] karta
    [few] karty
   *[other] karet
}{ $kind ->
    [nemesis] { " " }Pána Bezejmenných
    [player] { " " }hráčů
    [own] { " " }tohoto hráče
   *[any] { "" }
}
condition-count-counter = { $how ->
    [exactly] { $n ->
        [0] nemá { $nemesis } žádné žetony { $gen }
       *[other] má { $nemesis } { how-many } { token-acc } { $gen }
    }
   *[least] má { $nemesis } { how-many } { token-acc } { $gen }
}
token-acc = { $n ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}
condition-count-track = je „{ $term }“ na poli { $n }{ $how ->
    [least] { " " }nebo dál
    [most] { " " }nebo dříve
   *[exactly] { "" }
}
condition-count-tokens = { $whose ->
    [they] má tento hráč
   *[you] máte
} { how-many } { token-acc } { $gen }
condition-count-life = { $whose ->
    [this] má tento přísluhovač
    [they] má tento hráč
   *[you] máte
} { how-many } { $n ->
    [one] život
    [few] životy
   *[other] životů
}
condition-count-charges = { $whose ->
    [they] má tento hráč
   *[you] máte
} { how-many } { $n ->
    [one] energii
    [few] energie
   *[other] energií
}
condition-count-empty-supply-piles = { $n ->
    [one] je v zásobě { how-many } prázdný balíček
    [few] jsou v zásobě { how-many } prázdné balíčky
   *[other] je v zásobě { how-many } prázdných balíčků
}
condition-count-swarm = { $n ->
    [one] je
    [few] jsou
   *[other] je
} ve hře { how-many } { token-acc } { $gen }
condition-count-in-play = { $how ->
    [exactly] { $n ->
        [0] nejsou ve hře žádné karty { $gen }
        [one] je ve hře { how-many } karta { $gen }
        [few] jsou ve hře { how-many } karty { $gen }
       *[other] je ve hře { how-many } karet { $gen }
    }
   *[least] { $n ->
        [one] je ve hře { how-many } karta { $gen }
        [few] jsou ve hře { how-many } karty { $gen }
       *[other] je ve hře { how-many } karet { $gen }
    }
}
condition-count-chosen = je takto vybraných karet { how-many }
condition-count-cost-of = { $how ->
    [least] je cena této karty { $n } nebo vyšší
    [most] je cena této karty { $n } nebo nižší
   *[exactly] je cena této karty právě { $n }
}
condition-count-played = { $how ->
    [least] byla tato karta v tomto tahu zahrána alespoň { $n }krát
    [most] byla tato karta v tomto tahu zahrána nejvýše { $n }krát
   *[exactly] hrajete tuto kartu v tomto tahu { nth-time }
}
condition-count-gained = { $how ->
    [least] byla tato karta v tomto tahu získána alespoň { $n }krát
    [most] byla tato karta v tomto tahu získána nejvýše { $n }krát
   *[exactly] získáváte tuto kartu v tomto tahu { nth-time }
}
nth-time = { $n ->
    [1] poprvé
    [2] podruhé
    [3] potřetí
    [4] počtvrté
    [5] popáté
   *[other] po { $n }. (v pořadí)
}
condition-count-nemesis-tier = { $how ->
    [least] je úroveň Pána Bezejmenných { $n } nebo vyšší
    [most] je úroveň Pána Bezejmenných { $n } nebo nižší
   *[exactly] je úroveň Pána Bezejmenných { $n }
}
condition-count-players = { $n ->
    [one] hraje { how-many } hráč
    [few] hrají { how-many } hráči
   *[other] hraje { how-many } hráčů
}

## Karty jako předmět věty (4. pád)

kind-or = { $a } nebo { $b }
own-cards = { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} { $term-gen }
mixed-cards = { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} ({ $term })
pick-noun = { $kind ->
    [gem] { $n ->
        [one] drahokam
        [few] drahokamy
       *[other] drahokamů
    }
    [relic] { $n ->
        [one] artefakt
        [few] artefakty
       *[other] artefaktů
    }
    [spell] { $n ->
        [one] kouzlo
        [few] kouzla
       *[other] kouzel
    }
    [prepped] { $actor ->
        [together] { $n ->
            [one] připravené kouzlo
            [few] připravená kouzla
           *[other] připravených kouzel
        }
       *[you] { $n ->
            [one] své připravené kouzlo
            [few] svá připravená kouzla
           *[other] svých připravených kouzel
        }
    }
    [gem-or-relic] { $n ->
        [one] drahokam nebo artefakt
        [few] drahokamy nebo artefakty
       *[other] drahokamů nebo artefaktů
    }
    [own] { own-cards }
    [mixed] { mixed-cards }
    [named] { $n ->
        [one] kartu { $card }
        [few] karty { $card }
       *[other] karet { $card }
    }
   *[card] { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }
}
pick-most-expensive-noun = { $kind ->
    [gem] { $n ->
        [one] nejdražší drahokam
        [few] { $n } nejdražší drahokamy
       *[other] { $n } nejdražších drahokamů
    }
    [relic] { $n ->
        [one] nejdražší artefakt
        [few] { $n } nejdražší artefakty
       *[other] { $n } nejdražších artefaktů
    }
    [spell] { $n ->
        [one] nejdražší kouzlo
        [few] { $n } nejdražší kouzla
       *[other] { $n } nejdražších kouzel
    }
    [prepped] { $actor ->
        [together] { $n ->
            [one] nejdražší připravené kouzlo
            [few] { $n } nejdražší připravená kouzla
           *[other] { $n } nejdražších připravených kouzel
        }
       *[you] { $n ->
            [one] své nejdražší připravené kouzlo
            [few] svá { $n } nejdražší připravená kouzla
           *[other] svých { $n } nejdražších připravených kouzel
        }
    }
    [own] { $n ->
        [one] nejdražší { own-cards }
        [few] { $n } nejdražší { own-cards }
       *[other] { $n } nejdražších { own-cards }
    }
    [mixed] { $n ->
        [one] nejdražší { mixed-cards }
        [few] { $n } nejdražší { mixed-cards }
       *[other] { $n } nejdražších { mixed-cards }
    }
    [gem-or-relic] { $n ->
        [one] nejdražší drahokam nebo artefakt
        [few] { $n } nejdražší drahokamy nebo artefakty
       *[other] { $n } nejdražších drahokamů nebo artefaktů
    }
   *[card] { $n ->
        [one] nejdražší kartu
        [few] { $n } nejdražší karty
       *[other] { $n } nejdražších karet
    }
}
pick-cost = { $limit ->
    [at-least] { " " }s cenou { $cost } nebo vyšší
    [at-most] { " " }s cenou { $cost } nebo nižší
    [zero] { " " }s cenou 0
   *[none] { "" }
}
pick-where = { $zone ->
    [hand] { " " }z ruky
    [discard] { " " }z odkládacího balíčku
    [played] { " " }{ played-word } v tomto tahu
    [hand-discard] { " " }z ruky nebo odkládacího balíčku
   *[prepped] { "" }
}
played-word = { $kind ->
    [gem] { $n ->
        [one] zahraný
        [few] zahrané
       *[other] zahraných
    }
    [relic] { $n ->
        [one] zahraný
        [few] zahrané
       *[other] zahraných
    }
    [gem-or-relic] { $n ->
        [one] zahraný
        [few] zahrané
       *[other] zahraných
    }
    [spell] { $n ->
        [one] zahrané
        [few] zahraná
       *[other] zahraných
    }
   *[card] { $n ->
        [one] zahranou
        [few] zahrané
       *[other] zahraných
    }
}
pick-except = { $limit ->
    [not-kind] { " " }(kromě karet { $gen })
   *[none] { "" }
}
pick-some = { $n } { pick-noun }{ pick-cost }{ pick-where }{ pick-except }
pick-up-to = až { $n } { pick-noun }{ pick-cost }{ pick-where }{ pick-except }
pick-all = { $kind ->
    [spell] všechna
    [prepped] všechna
   *[card] všechny
} { pick-noun }{ pick-cost }{ pick-where }{ pick-except }
pick-most-expensive = { pick-most-expensive-noun }{ pick-cost }{ pick-where }{ pick-except }
pick-counted = 1 kartu{ pick-where } za { $each }

## Slovesa: životy a zranění

step-deal = udělte { $target ->
    [nemesis] Pánovi Bezejmenných{ " " }
   *[any] { "" }
}{ $amount }.
step-deal-divided = udělte { $amount }. Rozdělte je libovolně mezi Pána Bezejmenných a jakýkoli počet přísluhovačů.
deal-more = udělte { $amount }.
step-suffer =
    .you = utrpte { $amount }.
    .they = { $who } utrpí { $amount }.
    .do = utrpět { $amount }
step-gravehold-suffers = Útočiště utrpí { $amount }.
step-this-suffers = { $minion } utrpí { $amount }.
step-this-gains = { $minion } získá { $amount }.
step-heal =
    .you = získejte { $amount }.
    .they = { $who } získá { $amount }.
    .do = získat { $amount }
step-gravehold-gains = Útočiště získá { $amount }.
    .do = přidat Útočišti { $amount }
step-nemesis-gains = { $nemesis } získá { $amount }.
step-prevent-damage = zabraňte veškerému zranění, které by v tomto tahu utrpěli hráči a Útočiště.

## Slovesa: éter, energie, žetony

step-aether =
    .you = získejte { $amount }{ aether-limit }.
    .they = { $who } získá { $amount }{ aether-limit }.
    .do = získat { $amount }{ aether-limit }
aether-limit = { $limit ->
    [gain-spell] { " " }(lze použít jen na koupi kouzla)
    [gain-gem] { " " }(lze použít jen na koupi drahokamu)
    [gain-relic] { " " }(lze použít jen na koupi artefaktu)
    [gain] { " " }(lze použít jen na koupi karet)
    [not-gain-relic-gain-spell] { " " }(nelze použít na koupi artefaktu ani kouzla)
   *[none] { "" }
}
aether-acc = { $n ->
    [one] { $n } éter
    [few] { $n } étery
   *[other] { $n } éterů
}
step-pay =
    .you = utraťte { aether-acc }.
    .they = { $who } utratí { aether-acc }.
    .do = utratit { aether-acc }
step-discount =
    .you = vaše příští pootevření nebo otevření trhliny v tomto tahu stojí o { aether-acc } méně.
    .they = příští pootevření nebo otevření trhliny, které v tomto tahu provede { $who }, stojí o { aether-acc } méně.
    .do = snížit cenu příštího pootevření nebo otevření trhliny v tomto tahu o { aether-acc }
step-charge =
    .you = získejte { $amount }.
    .they = { $who } získá { $amount }.
    .do = získat { $amount }
step-lose-charges =
    .you = odložte { lost-charges }.
    .they = { $who } odloží { lost-charges }.
    .do = odložit { lost-charges }
lost-charges = { $all ->
    [yes] všechny své energie
   *[no] { $n ->
        [one] { $n } energii
        [few] { $n } energie
       *[other] { $n } energií
    }
}
step-share-charges = rozdělte mezi spojence libovolně celkem { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
}.
step-tokens =
    .you = získejte { $n } { token-acc } { $gen }.
    .they = { $who } získá { $n } { token-acc } { $gen }.
    .do = získat { $n } { token-acc } { $gen }

## Slovesa: karty

step-draw =
    .you = doberte si { $amount }.
    .they = { $who } si dobere { $amount }.
    .do = dobrat { $amount }
step-discard =
    .you = odložte { $what }.
    .they = { $who } odloží { $what }.
    .do = odložit { $what }
    .together = hráči společně odloží { $what }.
    .maytogether = hráči mohou společně odložit { $what }.
step-destroy =
    .you = zničte { $what }.
    .they = { $who } zničí { $what }.
    .do = zničit { $what }
    .together = hráči společně zničí { $what }.
    .maytogether = hráči mohou společně zničit { $what }.
step-destroy-with-breach =
    .you = zničte { $what } a jednu trhlinu, ke které je připraveno.
    .they = { $who } zničí { $what } a jednu trhlinu, ke které je připraveno.
    .do = zničit { $what } a jednu trhlinu, ke které je připraveno
step-destroy-this =
    .you = zničte tuto kartu.
    .they = zničte tuto kartu.
    .do = tuto kartu zničit
step-destroy-played =
    .you = zničte takto zahranou kartu.
    .they = zničte takto zahranou kartu.
    .do = takto zahranou kartu zničit
step-take =
    .you = vraťte si { $what } do ruky.
    .they = { $who } si vrátí { $what } do ruky.
    .do = vrátit { $what } do ruky
    .together = hráči si společně vrátí { $what } do ruky.
    .maytogether = hráči si mohou společně vrátit { $what } do ruky.
whose-discard = { $whom ->
    [ally] odkládacího balíčku libovolného spojence
    [any-player] odkládacího balíčku libovolného hráče
    [another-player] odkládacího balíčku jiného hráče
    [that-player] odkládacího balíčku tohoto hráče
    [they] odkládacího balíčku tohoto hráče
    [active] odkládacího balíčku hráče na tahu
   *[other] odkládacího balíčku zvoleného hráče
}
step-take-top-of-discard =
    .you = vezměte si do ruky vrchní kartu svého odkládacího balíčku.
    .they = vezměte si do ruky vrchní kartu { whose-discard }.
    .do = vzít do ruky vrchní kartu { whose-discard }
step-destroy-top-of-discard =
    .you = zničte vrchní kartu svého odkládacího balíčku.
    .they = zničte vrchní kartu { whose-discard }.
    .do = zničit vrchní kartu { whose-discard }
top-cards = { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
}
step-reveal =
    .you = ukažte { top-cards } svého dobíracího balíčku.
    .they = { $who } ukáže { top-cards } svého dobíracího balíčku.
    .do = ukázat { top-cards } dobíracího balíčku
step-reveal-turn-order =
    .you = ukažte vrchní kartu balíčku pořadí tahu.
    .do = ukázat vrchní kartu balíčku pořadí tahu
revealed-card = { $which ->
    [most-expensive] nejdražší ukázanou kartu
   *[it] ukázanou kartu
}
step-put-revealed =
    .you = { $to ->
        [bottom] { revealed-card } položte naspod téhož balíčku.
        [discard] { revealed-card } odložte.
       *[destroy] { revealed-card } zničte.
    }
    .they = { $to ->
        [bottom] { $who } položí { revealed-card } naspod téhož balíčku.
        [discard] { $who } odloží { revealed-card }.
       *[destroy] { $who } zničí { revealed-card }.
    }
    .do = { $to ->
        [bottom] { revealed-card } položit naspod téhož balíčku
        [discard] { revealed-card } odložit
       *[destroy] { revealed-card } zničit
    }
step-shuffle-deck =
    .you = položte svůj odkládací balíček navrch svého dobíracího balíčku a zamíchejte jej.
    .they = { $who } položí svůj odkládací balíček navrch svého dobíracího balíčku a zamíchá jej.
    .do = položit odkládací balíček navrch dobíracího balíčku a zamíchat jej
top-count = { $count ->
    [one] vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
}
step-destroy-top-of-deck =
    .you = zničte { top-count } svého dobíracího balíčku.
    .they = { $who } zničí { top-count } svého dobíracího balíčku.
    .do = zničit { top-count } dobíracího balíčku
gained-card = { $which ->
    [this] kartu tohoto názvu z jejího balíčku v zásobě
    [cheapest] { gained-kind } z nejlevnějšího balíčku { pile-kind }v zásobě
    [at-most] { gained-kind } s cenou { $cost } nebo nižší z libovolného balíčku v zásobě
   *[any] { gained-kind } z libovolného balíčku v zásobě
}
gained-kind = { $kind ->
    [gem] drahokam
    [relic] artefakt
    [spell] kouzlo
   *[card] kartu
}
pile-kind = { $kind ->
    [gem] drahokamů{ " " }
    [relic] artefaktů{ " " }
    [spell] kouzel{ " " }
   *[any] { "" }
}
gained-it = { $kind ->
    [gem] ho
    [relic] ho
    [spell] ho
   *[card] ji
}
step-gain =
    .you = získejte { gained-card }{ $to ->
        [hand] { " " }a vezměte si { gained-it } do ruky
        [top-of-deck] { " " }a položte { gained-it } navrch svého dobíracího balíčku
       *[discard] { "" }
    }.
    .they = { $who } získá { gained-card }{ $to ->
        [hand] { " " }a vezme si { gained-it } do ruky
        [top-of-deck] { " " }a položí { gained-it } navrch svého dobíracího balíčku
       *[discard] { "" }
    }.
    .do = získat { gained-card }{ $to ->
        [hand] { " " }do ruky
        [top-of-deck] { " " }a položit { gained-it } navrch dobíracího balíčku
       *[discard] { "" }
    }
step-next-gain = { $to ->
    [ally-discard] příští kartu, kterou v tomto tahu získáte, položte navrch odkládacího balíčku libovolného spojence.
   *[top-of-deck] { $optional ->
        [yes] příští kartu, kterou v tomto tahu získáte, můžete položit navrch svého dobíracího balíčku.
       *[no] příští kartu, kterou v tomto tahu získáte, položte navrch svého dobíracího balíčku.
    }
}
play-times = { $n ->
    [1] jednou
    [2] dvakrát
    [3] třikrát
   *[other] { $n }krát
}
step-play =
    .you = zahrajte { play-times } tentýž { $kind ->
        [relic] artefakt
       *[gem] drahokam
    } z ruky.
    .do = zahrát { play-times } tentýž { $kind ->
        [relic] artefakt
       *[gem] drahokam
    } z ruky

## Slovesa: trhliny a kouzla

step-focus =
    .you = { $which ->
        [cheapest-closed] pootevřete svou zavřenou trhlinu s nejnižší cenou pootevření.
        [any-player] pootevřete trhlinu libovolného hráče.
       *[any] pootevřete jednu ze svých trhlin.
    }
    .they = { $which ->
        [cheapest-closed] { $who } pootevře svou zavřenou trhlinu s nejnižší cenou pootevření.
        [any-player] { $who } pootevře trhlinu libovolného hráče.
       *[any] { $who } pootevře jednu ze svých trhlin.
    }
    .do = { $which ->
        [cheapest-closed] pootevřít zavřenou trhlinu s nejnižší cenou pootevření
        [any-player] pootevřít trhlinu libovolného hráče
       *[any] pootevřít jednu trhlinu
    }
step-prep =
    .you = připravte kouzlo { prep-from } k { prep-to }.
    .they = { $who } připraví kouzlo { prep-from } k { prep-to }.
    .do = připravit kouzlo { prep-from } k { prep-to }
prep-from = { $zone ->
    [discard] z odkládacího balíčku
   *[hand] z ruky
}
prep-to = { $to ->
    [usual] trhlině
   *[any] otevřené nebo zavřené trhlině
}
step-cast =
    .you = sešlete { cast-spell }.{ cast-after }
    .do = seslat { cast-spell }{ $bonus ->
        [0] { "" }
       *[other] ; udělí { $bonus } zranění navíc
    }
cast-spell = { $whose ->
    [any_player] připravené kouzlo libovolného hráče
   *[you] { $fresh ->
        [yes] své kouzlo připravené v tomto tahu
       *[no] jedno ze svých připravených kouzel
    }
}
cast-after = { $after ->
    [owner_hand] { " " }Poté ho vraťte jeho majiteli do ruky.
    [ally_hand] { " " }Poté ho dejte do ruky libovolnému spojenci.
   *[none] { "" }
}
step-cast-twice =
    .you = sešlete připravené kouzlo libovolného hráče, ale neodkládejte ho; poté ho sešlete znovu.
    .do = seslat připravené kouzlo libovolného hráče bez odložení a poté ho seslat znovu
prepped-spells = { $n ->
    [one] { $n } připravené kouzlo
    [few] { $n } připravená kouzla
   *[other] { $n } připravených kouzel
}
step-cast-several =
    .you = sešlete až { prepped-spells } libovolných hráčů. Každé z nich po seslání dejte do ruky libovolnému spojenci.
    .do = seslat až { prepped-spells } libovolných hráčů a každé po seslání dát do ruky libovolnému spojenci
step-two-per-breach =
    .you = v tomto tahu můžete ke každé své otevřené trhlině připravit až dvě kouzla.
    .they = { $who } může v tomto tahu ke každé své otevřené trhlině připravit až dvě kouzla.
    .do = v tomto tahu ke každé otevřené trhlině připravit až dvě kouzla
step-sigil-breach =
    .you = zničte jednu ze svých otevřených trhlin I nebo II, kouzla u ní připravená si vraťte do ruky a na její místo dejte pečetní trhlinu (+{ $bonus } zranění).
    .they = { $who } zničí jednu ze svých otevřených trhlin I nebo II, kouzla u ní připravená si vrátí do ruky a na její místo dá pečetní trhlinu (+{ $bonus } zranění).
    .do = nahradit otevřenou trhlinu I nebo II pečetní trhlinou (+{ $bonus } zranění)

## Slovesa: pořadí tahu

turn-order-cards = { $which ->
    [nemesis] { $count ->
        [all] všechny karty Pána Bezejmenných
       *[one] 1 kartu Pána Bezejmenných
    }
   *[player] { $count ->
        [all] všechny karty hráčů
       *[one] 1 kartu hráče
    }
}
step-return-turn-order =
    .you = zamíchejte { turn-order-cards } z odkládacího balíčku pořadí tahu zpět do balíčku pořadí tahu.
    .do = zamíchat { turn-order-cards } z odkládacího balíčku pořadí tahu zpět do balíčku pořadí tahu
step-return-turn-order-theirs =
    .you = zamíchejte 1 svou kartu z odkládacího balíčku pořadí tahu zpět do balíčku pořadí tahu. Žolík se nepočítá.
    .they = { $who } zamíchá 1 svou kartu z odkládacího balíčku pořadí tahu zpět do balíčku pořadí tahu. Žolík se nepočítá.
    .do = zamíchat 1 svou kartu z odkládacího balíčku pořadí tahu zpět do balíčku pořadí tahu
step-return-turn-order-keep =
    .you = zvolte kartu hráče v odkládacím balíčku pořadí tahu. Všechny ostatní karty odtud zamíchejte zpět do balíčku pořadí tahu.
    .do = zvolit kartu hráče v odkládacím balíčku pořadí tahu a všechny ostatní karty odtud zamíchat zpět do balíčku pořadí tahu
step-reorder-turn-order = ukažte všechny karty balíčku pořadí tahu a vraťte je v libovolném pořadí.

## Slovesa: Pán Bezejmenných

step-unleash = { $n ->
    [1] Běsnění.
    [2] dvakrát Běsnění.
    [3] třikrát Běsnění.
    [4] čtyřikrát Běsnění.
   *[other] { $n }krát Běsnění.
}
step-routine = proveďte { $term }.
step-counter = { $nemesis } { $how ->
    [gain] získá
   *[lose] ztratí
} { $n } { token-acc } { $gen }.
step-lose-game = hráči prohrávají hru.
step-win-game = hráči vítězí.
step-resolve-from = doberte vrchní kartu balíčku { $gen }, vyhodnoťte ji a zamíchejte ji zpět do tohoto balíčku.
step-summon = dejte do hry vrchní kartu balíčku { $gen }.
step-invoke = vyhodnoťte efekt { $gen } { $minion }.{ $spare ->
    [yes] { " " }Zranění z vlastního efektu { $gen } nikdo z nich neutrpí.
   *[no] { "" }
}
step-this-under = položte { $minion } naspod balíčku { $gen }.
step-bury-this = položte tuto kartu naspod balíčku Pána Bezejmenných.
step-discard-this = odložte tuto kartu.
step-reshuffle = zamíchejte { $n ->
    [one] naposledy odloženou kartu
    [few] { $n } naposledy odložené karty
   *[other] { $n } naposledy odložených karet
} { $gen } zpět do balíčku { $gen }.
step-move = položte { top-cards } { $source ->
    [deck] balíčku { $from-gen }
   *[pile] z hromádky „{ $from }“
} na { $target ->
    [deck] balíček { $to-gen }
   *[pile] hromádku „{ $to }“
}.
step-advance = posuňte „{ $term }“ { $back ->
    [yes] zpět
   *[no] vpřed
} o { $n ->
    [one] 1 pole
    [few] { $n } pole
   *[other] { $n } polí
}.
step-discard-from = odložte { top-cards } balíčku { $gen }.
step-gain-from =
    .you = získejte { top-cards } balíčku { $gen } a { $to ->
        [hand] vezměte si { gained-them } do ruky
       *[top-of-deck] položte { gained-them } navrch svého dobíracího balíčku
    }.
    .they = { $who } získá { top-cards } balíčku { $gen } a { $to ->
        [hand] vezme si { gained-them } do ruky
       *[top-of-deck] položí { gained-them } navrch svého dobíracího balíčku
    }.
    .do = získat { top-cards } balíčku { $gen }
gained-them = { $n ->
    [1] ji
   *[other] je
}
step-share-from = hráči společně získají { top-cards } balíčku { $gen } a položí { gained-them } navrch svých dobíracích balíčků.
step-resolve-hand =
    .you = vyhodnoťte v libovolném pořadí všechny karty { $gen } ve své ruce.
    .they = { $who } vyhodnotí v libovolném pořadí všechny karty { $gen } ve své ruce.
    .do = vyhodnotit v libovolném pořadí všechny karty { $gen } v ruce
step-devour = pozřete { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} z { $which ->
    [cheapest] nejlevnějšího balíčku { pile-kind }v zásobě
    [most-expensive] nejdražšího balíčku { pile-kind }v zásobě
    [second-most-expensive] druhého nejdražšího balíčku { pile-kind }v zásobě
   *[any] libovolného balíčku { pile-kind }v zásobě
}.
step-devour-each = pozřete 1 kartu z každého balíčku { pile-kind }v zásobě, počínaje nejdražším.
step-devour-counted = pozřete z libovolného balíčku v zásobě 1 kartu za { $each }.
step-spawn = dejte do hry { $amount }.
step-discard-swarm = { $half ->
    [yes] odložte polovinu žetonů { $gen } ve hře (zaokrouhleno nahoru).
   *[no] odložte { $n } { token-acc } { $gen }.
}
step-revive = vraťte do hry naposledy odloženého přísluhovače z odkládacího balíčku Pána Bezejmenných.
step-resolve-again = znovu vyhodnoťte naposledy odložený útok z odkládacího balíčku Pána Bezejmenných.
step-discard-nemesis-deck = odložte { top-count } balíčku Pána Bezejmenných.
step-draw-more = Pán Bezejmenných si v dobírací fázi tohoto tahu dobere { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} navíc.
step-cancel-drawn = odložte dobranou kartu bez vyhodnocení.

## Typy a popisky

kind = { $kind ->
    [gem] drahokam
    [relic] artefakt
    [spell] kouzlo
    [attack] útok
    [minion] přísluhovač
   *[power] hrozba
}
type-player = { $kind } · cena { $cost }
type-life = { $kind } · úroveň { $tier } · { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}
type-life-counted = { $kind } · úroveň { $tier } · { $life }
type-power = { $kind } · úroveň { $tier } · síla { $power }
type-plain = { $kind } · úroveň { $tier }
labelled = { $label }: { $text }
label-cast = Seslání
label-while-prepped = Když je připraveno
label-when-gained = Když tuto kartu získáte
label-immediately = Ihned
label-persistent = Přetrvávající
label-to-discard = Pro odstranění
label-power = Síla { $n }
label-part = { $part }
label-breaches = Trhliny
label-hand = Počáteční ruka
label-deck = Počáteční balíček (shora)
label-ability = Schopnost
label-setup = Příprava
label-unleash = Běsnění
label-rules = Dodatečná pravidla
label-increased = Zvýšená obtížnost
label-beginner = Začátečník
ability-title = { $name } ({ $n ->
    [one] { $n } energie
    [few] { $n } energie
   *[other] { $n } energií
})
during-your-main-phase = použijte ve své hlavní fázi: { $then }
during-any-player-main-phase = použijte v hlavní fázi libovolného hráče: { $then }
during-nemesis-draw-phase = použijte v dobírací fázi Pána Bezejmenných po dobrání útoku nebo hrozby: { $then }
during-after-turn-order-card-drawn = použijte ihned po otočení karty pořadí tahu: { $then }
breach-none = { $numeral }: chybí.
breach-open = { $numeral }: otevřená{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } zranění
}.
breach-closed = { $numeral }: zavřená, pootevření { $focus }, otevření { $open }.
sheet-nemesis = Pán Bezejmenných · životy { $life } · obtížnost { $difficulty }
sheet-mage = { $title }

## Stálá pravidla karet a desek

rule-prep-closed = lze připravit i k zavřené trhlině, která nebyla pootevřena.
rule-prep-two-adjacent = připravte ke dvěma přilehlým trhlinám; obsadí obě.
rule-link = Propojení: dvě kouzla s Propojením mohou být připravena k téže trhlině.
rule-held = tuto kartu nelze zahrát.
rule-market-place = v zásobě se tato karta počítá jako { $kind ->
    [gem] drahokam
    [relic] artefakt
   *[spell] kouzlo
}.
rule-gain-to = { $optional ->
    [yes] { $to ->
        [hand] můžete si ji vzít do ruky.
       *[top-of-deck] můžete ji položit navrch svého dobíracího balíčku.
    }
   *[no] { $to ->
        [hand] vezměte si ji do ruky.
       *[top-of-deck] položte ji navrch svého dobíracího balíčku.
    }
}
rule-also-prep = ve své hlavní fázi můžete k této trhlině připravit i jednu kartu { $card }.
rule-less-damage = když utrpíte zranění, snižte je o { $n }, nejméně však na 1.
rule-action = { $once ->
    [yes] jednou za tah můžete ve své hlavní fázi provést toto: { $then }
   *[no] ve své hlavní fázi můžete provést toto: { $then }
}
rule-action-pay = ve své hlavní fázi můžete utratit { aether-acc }. Pokud to uděláte: { $then }
rule-returns = má-li být tato karta odložena, položte ji místo toho naspod balíčku Pána Bezejmenných.
rule-swarm-life = každý žeton { $gen } má { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}. Zraněné žetony se na konci každého tahu vyléčí.
rule-damage-at-most = zranění, které { $target } utrpí, se sníží na { $n }.
rule-damage-less = zranění, které { $target } utrpí, se sníží o { $n }.
rule-damage-less-counted = zranění, které { $target } utrpí, se sníží o 1 za { $each }.
rule-damage-none = pokud { $condition }, { $target } neutrpí žádné zranění.
rule-damage-then = poté: { $then }
rule-routine = { $term }: { $then }
rule-untargetable = { $nemesis } nemůže utrpět zranění.
rule-counter-bounds = { $nemesis } nikdy nemá { $least ->
    [0] více než
   *[other] méně než { $least } ani více než
} { $most ->
    [one] { $most } žeton
    [few] { $most } žetony
   *[other] { $most } žetonů
} { $gen }.
rule-track = „{ $term }“ je stupnice, na které { $n ->
    [one] je 1 pole
    [few] jsou { $n } pole
   *[other] je { $n } polí
}.{ $start ->
    [0] {""}
   *[other] {" "}Začíná na poli { $start }.
}
rule-track-step = „{ $term }“, pole { $n }: { $then }
rule-devour = pozření: karty položte na { $term }. Nikdy nezačíná u prázdného balíčku. Za každou kartu, která chybí: { $missing }
rule-open-pile = vrchní kartu { $gen } lze koupit, jako by byla v zásobě.
rule-swarm = každý žeton { $gen } je přísluhovač a má { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}. Ve hře jich může být nejvýše { $most }.
rule-swarm-spread = hráč, který udělí zranění žetonu { $gen }, může utrpět 1 zranění, aby zbytek rozdělil mezi další žetony { $gen }.
rule-swarm-overflow = za každý žeton { $gen } nad { $most }: { $then }
rule-only-resolved = karty { $gen } nelze zahrát jinak.
rule-deck-empty = za každou kartu, která má být získána z prázdného balíčku { $gen }: { $then }
rule-when-destroyed = { $to ->
    [discard] zničenou kartu { $gen } položte navrch odkládacího balíčku hráče, kterého určí ten, kdo ji zničil.
   *[under] zničenou kartu { $gen } položte naspod balíčku { $gen }.
}
rule-when-discarded = když { $term } opustí hru odložením, { $then }
rule-exhaustion = když je hráč vyčerpán, místo dvou Běsnění platí: { $then }
rule-lose-when = hráči prohrávají, pokud { $condition }.
setup-deck = zamíchejte karty { $gen } a vytvořte z nich balíček { $gen }.
moment-start-of-casting = na začátku své fáze sesílání kouzel { $then }
moment-end-of-casting = na konci své fáze sesílání kouzel { $then }
moment-you-focus-or-open = když ve svém tahu pootevřete nebo otevřete svou trhlinu, { $then }
moment-damaged = když { $this ->
    [minion] tento přísluhovač
   *[card] tato karta
} utrpí zranění, { $then }
moment-nemesis-damaged = když { $nemesis } utrpí zranění, { $then }
moment-discarded = když je tato karta odložena, { $then }
moment-end-of-nemesis-turn = na konci tahu Pána Bezejmenných: { $then }
moment-start-of-player-turn = na začátku tahu každého hráče: { $then }
moment-end-of-main-phase = na konci hlavní fáze každého hráče: { $then }
moment-end-of-turn = na konci každého tahu: { $then }
