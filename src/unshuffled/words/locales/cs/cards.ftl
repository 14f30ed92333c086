# Co říkají karty a desky. Fráze začínají malým písmenem; velké dostane věta, až když se vysloví.
# Přívlastky sloves: .you (tomu, kdo jedná), .they (o $who), .do (po „můžeš“).
# Karty a desky hráčů říkají „ty“, karty a desky Pána Bezejmenných „vy“ ($group), jak je to tištěno.
# .each začíná slovem „každý/každou/každé“ ve 4. pádě (po „za“); .number je „počtu …“, což je 2. i 3. pád.
# Podmínky začínají slovesem, aby mohly stát po „pokud“.

## Tvary

# Věty uvnitř věty (po „pokud to uděláš,“) začínají malým písmenem.
lower-inside = all
# Two sentences about the same player become one.
sentence-and = { $a } a { $b }
sentence-or = { $a } nebo { $b }
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
case = { $how ->
    [least] { $n } nebo více
    [most] { $n } nebo méně
    [pair] { $n } nebo { $m }
    [between] { $n } až { $m }
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
cases = { $group ->
    [yes] postupujte
   *[no] postupuj
} podle { $number }.
may = { $who ->
    [you] můžeš { $what }.
   *[they] { $name } může { $what }.
}
may-do = { $who ->
    [you] můžeš provést toto: { $what }
   *[they] { $name } může provést toto: { $what }
}
if-you-do = { $who ->
    [you] { $several ->
        [no] pokud to uděláš, { $then }
       *[yes] pokud to uděláš: { $then }
    }
   *[they] { $several ->
        [no] pokud to udělá, { $then }
       *[yes] pokud to udělá: { $then }
    }
}
and-then = { $a } a poté { $b }
of-player = { $who }
repeat = { $n ->
    [1] jednou: { $what }
    [2] dvakrát po sobě: { $what }
    [3] třikrát po sobě: { $what }
   *[other] { $n }krát po sobě: { $what }
}
repeat-routine = proveďte { $n ->
    [2] dvakrát
    [3] třikrát
   *[other] { $n }krát
} { $term }.
repeat-counted = { $group ->
    [yes] proveďte
   *[no] proveď
} { $amount }: { $what }
until = dokud neplatí, že { $condition }, opakujte toto: „{ $what }“
choose-player = { $whom ->
    [random-player] náhodně { $group ->
        [yes] určete
       *[no] urči
    } jednoho hráče.
   *[other] { $group ->
        [yes] zvolte
       *[no] zvol
    } { $whom ->
        [ally] libovolného spojence
        [any-player] libovolného hráče
        [another-player] jiného hráče
        [they-or-you] jednoho z vás dvou
        [most-prepped] hráče s nejvíce připravenými kouzly
        [most-open-breaches] hráče s nejvíce otevřenými trhlinami
        [most-charges] hráče s nejvíce energií
        [most-life] hráče s nejvíce životy
        [lowest-life] hráče s nejméně životy
        [most-expensive-gem] hráče s nejdražším drahokamem v ruce
        [most-expensive-in-hand] hráče s nejdražší kartou v ruce
        [most-expensive-prepped] hráče s nejdražším připraveným kouzlem
        [most-cards] hráče s nejvíce kartami v ruce
        [fewest-charges] hráče s nejméně energií
        [fewest-prepped] hráče s nejméně připravenými kouzly
        [fewest-cards] hráče s nejméně kartami v ruce
        [numbered] hráče, jehož žeton s číslem leží na této kartě
       *[other] tohoto hráče: { $who }
    }.
}
for-each = { $whom ->
    [each-player] pro každého hráče: { $what }
    [two-players] { $group ->
        [yes] zvolte
       *[no] zvol
    } dva různé hráče. Pro každého z nich: { $what }
    [shared-cards] za každého žolíka a každou společnou kartu { order-there } { $group ->
        [yes] zvolte
       *[no] zvol
    } jednoho z hráčů, kterým karta patří: { $what }
   *[other] { $who }: { $what }
}
you-choose = { $group ->
    [yes] rozhodnou hráči: { $what }
   *[no] rozhodneš ty: { $what }
}
choose-minion = { $group ->
    [yes] zvolte
   *[no] zvol
} { $minion }.
choose-any-minion = { $group ->
    [yes] zvolte
   *[no] zvol
} přísluhovače.
for-each-minion = pro každého { $acc } ve hře, od nejstaršího: { $what }
for-each-plain-minion = pro každého přísluhovače ve hře, od nejstaršího: { $what }
for-each-power = pro každou hrozbu ve hře, od nejstarší: { $what }
list-and = { $a }, { $b }
counted-card = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}

## Kdo (1. pád)

who-you = ty
who-they = tento hráč
who-that-player = tento hráč
who-each-of-them = každý z nich
who-ally = libovolný spojenec
who-any-player = { $group ->
    [yes] jeden hráč
   *[no] jeden z hráčů
}
who-each-player = každý hráč
who-active = hráč na tahu
who-most-prepped = hráč s nejvíce připravenými kouzly
who-most-open-breaches = hráč s nejvíce otevřenými trhlinami
who-most-charges = hráč s nejvíce energií
who-most-life = hráč s nejvíce životy
who-lowest-life = hráč s nejméně životy
who-they-or-you = jeden z vás dvou
who-another-player = jiný hráč
who-two-players = každý ze dvou různých hráčů
who-revealed = hráč určený ukázanou kartou
who-shared-cards = za každého žolíka a každou společnou kartu { order-there } jeden z hráčů, kterým karta patří,
order-there = { $there ->
    [yes] v tomto balíčku
   *[no] v odkládacím balíčku pořadí tahu
}
who-owner-of = jeho majitel
who-most-in-hand = hráč s nejvíce kartami { $card } v ruce
who-most-expensive-gem = hráč s nejdražším drahokamem v ruce
who-most-cards = hráč s nejvíce kartami v ruce
who-fewest-charges = hráč s nejméně energií
who-fewest-prepped = hráč s nejméně připravenými kouzly
who-fewest-cards = hráč s nejméně kartami v ruce
who-random-player = náhodně určený hráč
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
    .dat = tohoto { $one }
minion-lowest-life =
    .nom = { $term } s nejméně životy
    .acc = { $acc } s nejméně životy
    .gen = { $one } s nejméně životy
    .dat = { $one } s nejméně životy
minion-highest-life =
    .nom = { $term } s nejvíce životy
    .acc = { $acc } s nejvíce životy
    .gen = { $one } s nejvíce životy
    .dat = { $one } s nejvíce životy
minion-each =
    .nom = každý { $term } ve hře
    .acc = každého { $acc } ve hře
    .gen = všech { $gen } ve hře, od nejstaršího
    .dat = všech { $gen } ve hře, od nejstaršího
plain-minion-any =
    .nom = libovolný přísluhovač
    .acc = libovolného přísluhovače
    .gen = libovolného přísluhovače
    .dat = libovolného přísluhovače
plain-minion-each =
    .nom = každý přísluhovač ve hře
    .acc = každého přísluhovače ve hře
    .gen = každého přísluhovače ve hře, od nejstaršího
    .dat = každého přísluhovače ve hře, od nejstaršího
plain-minion-lowest-life =
    .nom = přísluhovač s nejméně životy
    .acc = přísluhovače s nejméně životy
    .gen = přísluhovače s nejméně životy
    .dat = přísluhovače s nejméně životy
plain-minion-highest-life =
    .nom = přísluhovač s nejvíce životy
    .acc = přísluhovače s nejvíce životy
    .gen = přísluhovače s nejvíce životy
    .dat = přísluhovače s nejvíce životy
plain-minion-that =
    .nom = tento přísluhovač
    .acc = tohoto přísluhovače
    .gen = tohoto přísluhovače
    .dat = tohoto přísluhovače
minion-any =
    .nom = libovolný { $term }
    .acc = libovolného { $acc }
    .gen = libovolného { $one }
    .dat = libovolného { $one }
power-any =
    .nom = libovolná hrozba ve hře
    .acc = libovolnou hrozbu ve hře
    .gen = libovolné hrozby ve hře
    .dat = libovolné hrozby ve hře
power-each =
    .nom = každá hrozba ve hře
    .acc = každou hrozbu ve hře
    .gen = každé hrozby ve hře
    .dat = každé hrozby ve hře
power-that =
    .nom = tato hrozba
    .acc = tuto hrozbu
    .gen = této hrozby
    .dat = této hrozby
nemesis-dat = { $nemesis }

## Množství (4. pád)

unit = { $unit ->
    [damage] { $n } { DAMAGE("zranění") }
    [life] { $n ->
        [one] { $n } { LIFE("život") }
        [few] { $n } { LIFE("životy") }
       *[other] { $n } { LIFE("životů") }
    }
    [aether] { $n ->
        [one] { $n } { AETHER("éter") }
        [few] { $n } { AETHER("étery") }
       *[other] { $n } { AETHER("éterů") }
    }
    [additional] { $n } { DAMAGE("zranění") } navíc
    [charges] { $n ->
        [one] { $n } { CHARGE("energii") }
        [few] { $n } { CHARGE("energie") }
       *[other] { $n } { CHARGE("energií") }
    }
    [swarm] { $n ->
        [one] { $n } žeton { $gen }
        [few] { $n } žetony { $gen }
       *[other] { $n } žetonů { $gen }
    }
    [tokens] { $n } { token-acc } { $gen }
    [times] { $n ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $n }krát
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
amount-less = { $base }, ale o { $n } méně
amount-more = { $base } a k tomu { $more }
amount-more-if = { $base } a k tomu { $more }, pokud { $condition }
amount-equal = { $unit ->
    [damage] zranění odpovídající { $number }
    [life] 1 život za { $each }
    [aether] 1 éter za { $each }
    [additional] zranění navíc odpovídající { $number }
    [swarm] 1 žeton { $gen } za { $each }
    [tokens] 1 žeton { $gen } za { $each }
    [times] jednou za { $each }
    [charges] 1 energii za { $each }
   *[cards] 1 kartu za { $each }
}
amount-half = { $unit ->
    [damage] zranění odpovídající polovině { $number } (zaokrouhleno nahoru)
    [life] počet životů odpovídající polovině { $number } (zaokrouhleno nahoru)
    [aether] počet éterů odpovídající polovině { $number } (zaokrouhleno nahoru)
    [additional] zranění navíc odpovídající polovině { $number } (zaokrouhleno nahoru)
    [swarm] počet žetonů { $gen } odpovídající polovině { $number } (zaokrouhleno nahoru)
    [tokens] počet žetonů { $gen } odpovídající polovině { $number } (zaokrouhleno nahoru)
    [times] tolikrát, kolik činí polovina { $number } (zaokrouhleno nahoru)
    [charges] počet energií odpovídající polovině { $number } (zaokrouhleno nahoru)
   *[cards] počet karet odpovídající polovině { $number } (zaokrouhleno nahoru)
}

## Co se počítá

count-prepped =
    .each = { $whose ->
        [all] každé { other-one }připravené kouzlo{ of-this-name }
        [most] každé připravené kouzlo hráče, který jich má nejvíce
        [they] { $own ->
            [yes] každé své { other-one }připravené kouzlo{ of-this-name }
           *[no] každé { other-one }připravené kouzlo{ of-this-name } tohoto hráče
        }
       *[you] { $mine ->
            [yes] každé své { other-one }připravené kouzlo{ of-this-name }
           *[no] každé tvé { other-one }připravené kouzlo{ of-this-name }
        }
    }
    .number = { $whose ->
        [all] počtu { other-many }připravených kouzel{ of-this-name }
        [most] počtu připravených kouzel hráče, který jich má nejvíce
        [they] { $own ->
            [yes] počtu svých { other-many }připravených kouzel{ of-this-name }
           *[no] počtu { other-many }připravených kouzel{ of-this-name } tohoto hráče
        }
       *[you] { $mine ->
            [yes] počtu svých { other-many }připravených kouzel{ of-this-name }
           *[no] počtu tvých { other-many }připravených kouzel{ of-this-name }
        }
    }
other-one = { $other ->
    [yes] další{ " " }
   *[no] { "" }
}
other-many = { $other ->
    [yes] dalších{ " " }
   *[no] { "" }
}
of-this-name = { $same ->
    [yes] { " " }tohoto názvu
   *[no] { "" }
}
count-prepped-adjacent =
    .each = každé kouzlo připravené k trhlině přilehlé k této
    .number = počtu kouzel připravených k trhlinám přilehlým k této
count-open-breaches =
    .each = { $whose ->
        [they] { $own ->
            [yes] každou svou otevřenou trhlinu
           *[no] každou otevřenou trhlinu tohoto hráče
        }
       *[you] { $mine ->
            [yes] každou svou otevřenou trhlinu
           *[no] každou tvou otevřenou trhlinu
        }
    }
    .number = { $whose ->
        [they] { $own ->
            [yes] počtu svých otevřených trhlin
           *[no] počtu otevřených trhlin tohoto hráče
        }
       *[you] { $mine ->
            [yes] počtu svých otevřených trhlin
           *[no] počtu tvých otevřených trhlin
        }
    }
hand-cost = { $limit ->
    [between] { " " }s cenou { $cost } až { $most }
    [at-least] { " " }s cenou { $cost } nebo vyšší
    [at-most] { " " }s cenou { $cost } nebo nižší
   *[none] { "" }
}

count-hand =
    .each = { $kind ->
        [gem] každý drahokam
        [relic] každý artefakt
        [spell] každé kouzlo
        [gem-or-relic] každý drahokam a artefakt
        [gem-or-spell] každý drahokam a každé kouzlo
        [relic-or-spell] každý artefakt a každé kouzlo
        [own] každou kartu { $term-gen }
        [named] každou kartu { $card }
       *[card] každou kartu
    }{ hand-cost } { in-hand }
    .number = počtu { kinds-number }{ hand-cost } { in-hand }
kinds-number = { $kind ->
    [gem] drahokamů
    [relic] artefaktů
    [spell] kouzel
    [gem-or-relic] drahokamů a artefaktů
    [gem-or-spell] drahokamů a kouzel
    [relic-or-spell] artefaktů a kouzel
    [own] karet { $term-gen }
    [named] karet { $card }
   *[card] karet
}
count-discard-pile =
    .each = { $kind ->
        [gem] každý drahokam
        [relic] každý artefakt
        [spell] každé kouzlo
        [gem-or-relic] každý drahokam a artefakt
        [gem-or-spell] každý drahokam a každé kouzlo
        [relic-or-spell] každý artefakt a každé kouzlo
        [own] každou kartu { $term-gen }
        [named] každou kartu { $card }
       *[card] každou kartu
    } { in-discard-of }
    .number = počtu { kinds-number } { in-discard-of }
in-discard-of = { $whose ->
    [they] { $own ->
        [yes] ve svém odkládacím balíčku
       *[no] v odkládacím balíčku tohoto hráče
    }
   *[you] { $mine ->
        [yes] ve svém odkládacím balíčku
       *[no] ve vašem odkládacím balíčku
    }
}
in-hand = { $whose ->
    [they] { $own ->
        [yes] ve své ruce
       *[no] v ruce tohoto hráče
    }
   *[you] { $mine ->
        [yes] ve své ruce
       *[no] ve tvé ruce
    }
}
count-turn-order-discard =
    .each = { $kind ->
        [nemesis] každou kartu Pána Bezejmenných
        [player] každou kartu hráče
        [own] { $whose ->
            [they] { $own ->
                [yes] každou svou kartu
               *[no] každou kartu tohoto hráče
            }
           *[you] { $mine ->
                [yes] každou svou kartu
               *[no] každou tvou kartu
            }
        }
       *[any] každou kartu
    } v odkládacím balíčku pořadí tahu
    .number = počtu { $kind ->
        [nemesis] karet Pána Bezejmenných
        [player] karet hráčů
        [own] { $whose ->
            [they] { $own ->
                [yes] svých karet
               *[no] karet tohoto hráče
            }
           *[you] { $mine ->
                [yes] svých karet
               *[no] tvých karet
            }
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
           *[no] každý tvůj žeton { $gen }
        }
    }
    .number = { $whose ->
        [they] { $own ->
            [yes] počtu svých žetonů { $gen }
           *[no] počtu žetonů { $gen } tohoto hráče
        }
       *[you] { $mine ->
            [yes] počtu svých žetonů { $gen }
           *[no] počtu tvých žetonů { $gen }
        }
    }
count-life =
    .each = { $whose ->
        [this] každý život tohoto přísluhovače
        [nemesis] každý život Pána Bezejmenných
        [gravehold] každý život Útočiště
        [that] každý život daného přísluhovače
        [they] { $own ->
            [yes] každý svůj život
           *[no] každý život tohoto hráče
        }
       *[you] { $mine ->
            [yes] každý svůj život
           *[no] každý tvůj život
        }
    }
    .number = { $whose ->
        [this] počtu životů tohoto přísluhovače
        [nemesis] počtu životů Pána Bezejmenných
        [gravehold] počtu životů Útočiště
        [that] počtu životů daného přísluhovače
        [they] { $own ->
            [yes] počtu svých životů
           *[no] počtu životů tohoto hráče
        }
       *[you] { $mine ->
            [yes] počtu svých životů
           *[no] počtu tvých životů
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
           *[no] každou tvou energii
        }
    }
    .number = { $whose ->
        [they] { $own ->
            [yes] počtu svých energií
           *[no] počtu energií tohoto hráče
        }
       *[you] { $mine ->
            [yes] počtu svých energií
           *[no] počtu tvých energií
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
    .number = počtu takto { chosen-many } { chosen-noun }
chosen-many = { $verb ->
    [destroy] zničených
    [take] vrácených
    [gain] získaných
    [play] zahraných
   *[discard] odložených
}
chosen-noun = { $tier ->
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
    [play] zahraný
   *[discard] odložený
}
chosen-feminine = { $verb ->
    [destroy] zničenou
    [take] vrácenou
    [gain] získanou
    [play] zahranou
   *[discard] odloženou
}
chosen-neuter = { $verb ->
    [destroy] zničené
    [take] vrácené
    [gain] získané
    [play] zahrané
   *[discard] odložené
}
count-in-play-known =
    .each = { $kind ->
        [minion] každého přísluhovače
       *[power] každou hrozbu
    } ve hře
    .number = počtu { $kind ->
        [minion] přísluhovačů
       *[power] hrozeb
    } ve hře
count-spent =
    .each = každý takto utracený éter
    .number = počtu takto utracených éterů
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
    .each = každé zahrání { this-name.gen } v tomto tahu
    .number = počtu zahrání { this-name.gen } v tomto tahu
count-gained =
    .each = každé získání { this-name.gen } v tomto tahu
    .number = počtu získání { this-name.gen } v tomto tahu
this-name =
    .nom = { $named ->
        [yes] karta { $card }
       *[no] tato karta
    }
    .gen = { $named ->
        [yes] karty { $card }
       *[no] této karty
    }
    .acc = { $named ->
        [yes] kartu { $card }
       *[no] tuto kartu
    }
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
condition-or = { $a } nebo { $b }
condition-not = neplatí, že { $condition }
condition-not-all = neplatí vše z následujícího ({ $condition })
condition-revealed = { $kind ->
    [player] je to karta hráče
   *[nemesis] je to karta Pána Bezejmenných
}
    .not = { $kind ->
        [player] to není karta hráče
       *[nemesis] to není karta Pána Bezejmenných
    }
condition-exhausted = { $whose ->
    [they] je tento hráč vyčerpaný
    [any] je kterýkoli hráč vyčerpaný
   *[you] je tvůj mág vyčerpaný
}
    .not = { $whose ->
        [they] není tento hráč vyčerpaný
        [any] není žádný hráč vyčerpaný
       *[you] není tvůj mág vyčerpaný
    }
condition-pile-empty = je balíček této karty v zásobě prázdný
    .not = není balíček této karty v zásobě prázdný
condition-killed = tím porazíš přísluhovače z balíčku Pána Bezejmenných
    .not = tím neporazíš přísluhovače z balíčku Pána Bezejmenných
condition-allys-turn = je na tahu spojenec
    .not = není na tahu spojenec
condition-your-turn = jsi na tahu
    .not = nejsi na tahu
condition-all-breaches-open = { $whose ->
    [they] jsou všechny trhliny tohoto hráče otevřené
   *[you] jsou všechny tvé trhliny otevřené
}
    .not = { $whose ->
        [they] nejsou všechny trhliny tohoto hráče otevřené
       *[you] nejsou všechny tvé trhliny otevřené
    }
condition-all-piles-empty = jsou všechny balíčky v zásobě prázdné
    .not = nejsou všechny balíčky v zásobě prázdné
how-many = { $how ->
    [least] alespoň { $n }
    [most] nejvýše { $n }
   *[exactly] právě { $n }
}
condition-count-prepped = { $how ->
    [exactly] { $n ->
        [0] { $whose ->
            [you] nemáš žádné
            [they] nemá tento hráč žádné
            [most] nemá žádný hráč
           *[all] není celkem žádné
        } { other-one }připravené kouzlo{ of-this-name }
       *[other] { prepped-many }
    }
   *[other] { prepped-many }
}
prepped-many = { $whose ->
    [you] máš
    [they] má tento hráč
    [most] { $how ->
        [least] má některý hráč
       *[other] má hráč s nejvíce připravenými kouzly
    }
   *[all] { $n ->
        [one] je celkem
        [few] jsou celkem
       *[other] je celkem
    }
} { how-many } { $n ->
    [one] { other-one }připravené kouzlo
    [few] { other-one }připravená kouzla
   *[other] { other-many }připravených kouzel
}{ of-this-name }
condition-count-prepped-adjacent = { $n ->
    [one] je k trhlinám přilehlým k této připraveno { how-many } kouzlo
    [few] jsou k trhlinám přilehlým k této připravena { how-many } kouzla
   *[other] je k trhlinám přilehlým k této připraveno { how-many } kouzel
}
condition-count-open-breaches = { $how ->
    [exactly] { $n ->
        [0] { $whose ->
            [they] nemá tento hráč
           *[you] nemáš
        } žádnou otevřenou trhlinu
       *[other] { open-many }
    }
   *[other] { open-many }
}
open-many = { $whose ->
    [they] má tento hráč
   *[you] máš
} { how-many } { $n ->
    [one] otevřenou trhlinu
    [few] otevřené trhliny
   *[other] otevřených trhlin
}
condition-count-hand = { $how ->
    [exactly] { $n ->
        [0] { $whose ->
            [they] nemá tento hráč { in-pile }
           *[you] nemáš { in-pile }
        } { $kind ->
            [gem] žádný drahokam
            [relic] žádný artefakt
            [spell] žádné kouzlo
            [gem-or-relic] žádný drahokam ani artefakt
            [gem-or-spell] žádný drahokam ani kouzlo
            [relic-or-spell] žádný artefakt ani kouzlo
            [own] žádnou kartu { $term-gen }
            [named] žádnou kartu { $card }
           *[card] žádnou kartu
        }{ hand-cost }
       *[other] { hand-many }{ hand-cost }
    }
   *[other] { hand-many }{ hand-cost }
}
in-pile = { $where ->
    [discard] v odkládacím balíčku
   *[hand] v ruce
}
hand-many = { $whose ->
    [they] má tento hráč { in-pile }
   *[you] máš { in-pile }
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
    [gem-or-relic] { $n ->
        [one] drahokam nebo artefakt
        [few] drahokamy nebo artefakty
       *[other] drahokamů nebo artefaktů
    }
    [gem-or-spell] { $n ->
        [one] drahokam nebo kouzlo
        [few] drahokamy nebo kouzla
       *[other] drahokamů nebo kouzel
    }
    [relic-or-spell] { $n ->
        [one] artefakt nebo kouzlo
        [few] artefakty nebo kouzla
       *[other] artefaktů nebo kouzel
    }
    [own] { own-cards }
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
    [own] { $whose ->
        [they] { " " }tohoto hráče
       *[you] , které patří tobě
    }
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
   *[you] máš
} { how-many } { token-acc } { $gen }
condition-count-life = { $whose ->
    [this] má tento přísluhovač
    [nemesis] má Pán Bezejmenných
    [gravehold] má Útočiště
    [that] má daný přísluhovač
    [they] má tento hráč
   *[you] máš
} { how-many } { $n ->
    [one] život
    [few] životy
   *[other] životů
}
condition-count-charges = { $how ->
    [exactly] { $n ->
        [0] { $whose ->
            [they] nemá tento hráč
           *[you] nemáš
        } žádnou energii
       *[other] { charges-many }
    }
   *[other] { charges-many }
}
charges-many = { $whose ->
    [they] má tento hráč
   *[you] máš
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
condition-count-chosen = je takto { chosen-many } { chosen-noun } { how-many }
condition-count-in-play-known = { $n ->
    [one] je
    [few] jsou
   *[other] je
} ve hře { how-many } { $kind ->
    [minion] { $n ->
        [one] přísluhovač
        [few] přísluhovači
       *[other] přísluhovačů
    }
   *[power] { $n ->
        [one] hrozba
        [few] hrozby
       *[other] hrozeb
    }
}
condition-count-spent = { $n ->
    [one] byl takto utracen { how-many } éter
    [few] byly takto utraceny { how-many } étery
   *[other] bylo takto utraceno { how-many } éterů
}
condition-count-cost-of = { $how ->
    [least] je cena této karty { $n } nebo vyšší
    [most] je cena této karty { $n } nebo nižší
   *[exactly] je cena této karty právě { $n }
}
condition-count-played = { $how ->
    [least] byla { this-name.nom } v tomto tahu zahrána alespoň { $n }krát
    [most] byla { this-name.nom } v tomto tahu zahrána nejvýše { $n }krát
   *[exactly] hraješ { this-name.acc } v tomto tahu { nth-time }
}
condition-count-gained = { $how ->
    [least] byla { this-name.nom } v tomto tahu získána alespoň { $n }krát
    [most] byla { this-name.nom } v tomto tahu získána nejvýše { $n }krát
   *[exactly] získáváš { this-name.acc } v tomto tahu { nth-time }
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
    [between] { " " }s cenou { $cost } až { $most }
    [at-least] { " " }s cenou { $cost } nebo vyšší
    [at-most] { " " }s cenou { $cost } nebo nižší
    [zero] { " " }s cenou 0
   *[none] { "" }
}
pick-where = { $zone ->
    [hand] { " " }z ruky
    [discard] { $actor ->
        [together] { " " }z odkládacích balíčků
       *[you] { " " }z odkládacího balíčku
    }
    [played] { " " }{ played-word } v tomto tahu
    [hand-discard] { " " }z ruky nebo odkládacího balíčku
   *[prepped] { $kind ->
        [named] { $n ->
            [one] , která je připravena
            [few] , které jsou připraveny
           *[other] , které jsou připraveny
        }
       *[other] { "" }
    }
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
pick-except = { $except ->
    [no] { "" }
    [known] { " " }(kromě { $gen })
   *[yes] { " " }(kromě karet { $gen })
}
pick-some = { $n } { pick-noun }{ pick-limits }
pick-limits = { $zone ->
    [hand] { pick-where }{ pick-cost }{ pick-except }
   *[other] { pick-cost }{ pick-where }{ pick-except }
}
pick-up-to = až { $n } { pick-noun }{ pick-limits }
pick-all = { $kind ->
    [spell] všechna
    [prepped] všechna
   *[card] všechny
} { pick-noun }{ pick-cost }{ pick-where }{ pick-except }
pick-most-expensive = { pick-most-expensive-noun }{ pick-limits }
pick-counted = { $single } za { $each }
pick-half = počet { pick-noun }{ pick-cost }{ pick-where }{ pick-except } odpovídající polovině { $number } (zaokrouhleno nahoru)

## Slovesa: životy a zranění

step-deal = uděl { deal-target }{ $amount }.
    .do = udělit { deal-target }{ $amount }
deal-target = { $target ->
    [nemesis] Pánovi Bezejmenných{ " " }
    [minion] přísluhovači{ " " }
    [each-minion] každému přísluhovači{ " " }
   *[any] { "" }
}
step-deal-divided = uděl { $amount }. Rozděl je libovolně mezi { divided-among }.
    .do = udělit { $amount } a rozdělit je libovolně mezi { divided-among }
divided-among = { $target ->
    [minion] jakýkoli počet přísluhovačů
   *[any] Pána Bezejmenných a jakýkoli počet přísluhovačů
}
deal-more = uděl { $amount }.
step-suffer =
    .you = utrpíš { $amount }.
    .they = { $who } utrpí { $amount }.
    .do = utrpět { $amount }
step-gravehold-suffers = Útočiště utrpí { $amount }.
step-this-suffers = { $minion } utrpí { $amount }.
step-gravehold-and-this-suffer = Útočiště i { $minion } utrpí { $amount }.
step-this-gains = { $minion } získá { $amount }.
step-heal =
    .you = získej { $amount }{ above-max }.
    .they = { $who } získá { $amount }{ above-max }.
    .do = získat { $amount }{ above-max }
step-gravehold-gains = Útočiště získá { $amount }.
    .do = přidat Útočišti { $amount }
step-nemesis-gains = { $nemesis } získá { $amount }.
step-prevent-damage = zabraň veškerému zranění, které by v tomto tahu utrpěli hráči a Útočiště.

## Slovesa: éter, energie, žetony

step-aether =
    .you = získej { $also ->
        [yes] navíc{ " " }
       *[no] { "" }
    }{ $amount }{ aether-limit }.
    .they = { $who } získá { $amount }{ aether-limit }.
    .do = získat { $amount }{ aether-limit }
aether-limit = { $limit ->
    [gain-spell] { " " }(lze použít jen na nákup kouzla)
    [gain-gem] { " " }(lze použít jen na nákup drahokamu)
    [gain-relic] { " " }(lze použít jen na nákup artefaktu)
    [gain-gem-gain-relic] { " " }(lze použít jen na nákup drahokamu nebo artefaktu)
    [gain-spell-focus-open] { " " }(lze použít jen na nákup kouzla nebo na pootevření či otevření trhliny)
    [gain] { " " }(lze použít jen na nákup karet)
    [not-gain-relic-gain-spell] { " " }(nelze použít na nákup artefaktu ani kouzla)
    [only] { " " }(lze použít jen na { $uses })
    [not] { " " }(nelze použít na { $uses })
   *[none] { "" }
}
use-nor = { $a } ani { $b }
use = { $use ->
    [gain-gem] nákup drahokamu
    [gain-relic] nákup artefaktu
    [gain-spell] nákup kouzla
    [gain] nákup karty
    [charge] získání energie
    [focus] pootevření trhliny
    [open] otevření trhliny
   *[other] zaplacení efektu karty
}
aether-acc = { $n ->
    [one] { $n } { AETHER("éter") }
    [few] { $n } { AETHER("étery") }
   *[other] { $n } { AETHER("éterů") }
}
step-pay =
    .you = utrať { aether-acc }.
    .they = { $who } utratí { aether-acc }.
    .do = utratit { aether-acc }
step-discount =
    .you = tvé příští { discount-breach } trhliny v tomto tahu stojí o { aether-acc } méně.
    .they = příští { discount-breach } trhliny, které v tomto tahu provede { $who }, stojí o { aether-acc } méně.
    .do = snížit cenu příštího { discount-breach } trhliny v tomto tahu o { aether-acc }
discount-breach = { $of ->
    [focus] pootevření
    [open] otevření
   *[other] pootevření nebo otevření
}
step-charge =
    .you = získej { $amount }{ only-them }.
    .they = { $who } získá { $amount }{ only-them }.
    .do = získat { $amount }{ only-them }
step-lose-charges =
    .you = odlož { lost-charges }.
    .they = { $who } odloží { lost-charges }.
    .do = odložit { lost-charges }
lost-charges = { $all ->
    [yes] všechny své žetony energie
   *[no] { $n ->
        [one] { $n } { CHARGE("žeton energie") }
        [few] { $n } { CHARGE("žetony energie") }
       *[other] { $n } { CHARGE("žetonů energie") }
    }
}
step-share-charges = { $n ->
    [one] dej libovolnému spojenci { $n } { CHARGE("energii") }.
   *[other] rozděl mezi spojence podle svého uvážení celkem { $n ->
        [few] { $n } { CHARGE("energie") }
       *[other] { $n } { CHARGE("energií") }
    }.
}
step-place-tokens =
    .you = polož { $n } { token-acc } { $gen } na libovolný balíček v zásobě.
    .they = { $who } položí { $n } { token-acc } { $gen } na libovolný balíček v zásobě.
    .do = položit { $n } { token-acc } { $gen } na libovolný balíček v zásobě

step-shift =
    .you = přesuň svůj žeton { $gen } na jiné pole a vyhodnoť ho.
    .they = { $who } přesune svůj žeton { $gen } na jiné pole a vyhodnotí ho.
    .do = přesunout žeton { $gen } na jiné pole a vyhodnotit ho

step-swap-cards =
    .you = vezmi libovolný počet karet z vlastní ruky a poté stejný počet vrať.
    .they = { $who } dostane libovolný počet karet z tvé ruky podle tvého výběru a poté ti dá stejný počet karet ze své ruky.
    .do = dostat libovolný počet karet z tvé ruky podle tvého výběru a poté ti dát stejný počet karet ze své ruky

step-tokens =
    .you = získej { $n } { token-acc } { $gen }.
    .they = { $who } získá { $n } { token-acc } { $gen }.
    .do = získat { $n } { token-acc } { $gen }

## Slovesa: karty

step-draw =
    .you = dober si { $amount }.
    .they = { $who } si dobere { $amount }.
    .do = dobrat { $amount }
step-discard =
    .you = odlož { $what }.
    .they = { $who } odloží { $what }.
    .do = odložit { $what }
    .together = hráči společně odloží { $what }.
    .maytogether = hráči mohou společně odložit { $what }.
step-destroy =
    .you = znič { $what }.
    .they = { $who } zničí { $what }.
    .do = zničit { $what }
    .together = hráči společně zničí { $what }.
    .maytogether = hráči mohou společně zničit { $what }.
step-destroy-with-breach =
    .you = znič { $what } a jednu trhlinu, ke které je připraveno.
    .they = { $who } zničí { $what } a jednu trhlinu, ke které je připraveno.
    .do = zničit { $what } a jednu trhlinu, ke které je připraveno
step-destroy-this =
    .you = znič tuto kartu.
    .they = znič tuto kartu.
    .do = tuto kartu zničit
step-destroy-played =
    .you = znič takto zahranou kartu.
    .they = znič takto zahranou kartu.
    .do = takto zahranou kartu zničit
step-take =
    .you = vrať si do ruky { $what }.
    .they = { $who } si vrátí do ruky { $what }.
    .do = vrátit do ruky { $what }
    .together = hráči si společně vrátí do ruky { $what }.
    .maytogether = hráči si mohou společně vrátit do ruky { $what }.
whose-discard = { $whom ->
    [ally] odkládacího balíčku libovolného spojence
    [any-player] odkládacího balíčku libovolného hráče
    [another-player] odkládacího balíčku jiného hráče
    [that-player] odkládacího balíčku tohoto hráče
    [they] odkládacího balíčku tohoto hráče
    [active] odkládacího balíčku hráče na tahu
    [each-player] odkládacího balíčku každého hráče
    [two-players] odkládacího balíčku každého ze dvou různých hráčů
    [each-of-them] odkládacího balíčku každého z nich
   *[other] odkládacího balíčku zvoleného hráče ({ $who })
}
step-take-top-of-discard =
    .you = vezmi si do ruky vrchní kartu svého odkládacího balíčku.
    .they = vezmi si do ruky vrchní kartu { whose-discard }.
    .do = vzít do ruky vrchní kartu { whose-discard }
step-destroy-top-of-discard =
    .you = znič vrchní kartu svého odkládacího balíčku.
    .they = znič vrchní kartu { whose-discard }.
    .do = zničit vrchní kartu { whose-discard }
top-cards = { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
}
step-reveal =
    .you = ukaž { top-cards } svého dobíracího balíčku.
    .they = { $who } ukáže { top-cards } svého dobíracího balíčku.
    .do = ukázat { top-cards } dobíracího balíčku
step-reveal-turn-order =
    .you = { $group ->
        [yes] ukažte
       *[no] ukaž
    } vrchní kartu balíčku pořadí tahu.
    .do = ukázat vrchní kartu balíčku pořadí tahu
revealed-card = { $which ->
    [most-expensive] nejdražší ukázanou kartu
   *[it] ukázanou kartu
}
step-put-revealed =
    .you = { revealed-card } { $to ->
        [bottom] { $group ->
            [yes] položte
           *[no] polož
        } naspod téhož balíčku.
        [discard] { $group ->
            [yes] odložte
           *[no] odlož
        }.
       *[destroy] { $group ->
            [yes] zničte
           *[no] znič
        }.
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
    .you = polož svůj odkládací balíček navrch svého dobíracího balíčku a zamíchej jej.
    .they = { $who } položí svůj odkládací balíček navrch svého dobíracího balíčku a zamíchá jej.
    .do = položit odkládací balíček navrch dobíracího balíčku a zamíchat jej
top-count = { $count ->
    [one] vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
}
step-destroy-top-of-deck =
    .you = znič { top-count } svého dobíracího balíčku.
    .they = { $who } zničí { top-count } svého dobíracího balíčku.
    .do = zničit { top-count } dobíracího balíčku
gained-pile = { $from ->
    [supply] ze zásoby
    [other-pile] z libovolného jiného balíčku v zásobě
   *[pile] z libovolného balíčku v zásobě
}

# Karta podle toho, co se s ní stalo; .acc ve čtvrtém pádě.
that-card = { $verb ->
    [gain] získaná karta
    [play] zahraná karta
    [cast] seslané kouzlo
    [discard] odložená karta
    [destroy] zničená karta
    [take] karta vrácená do ruky
    [put] položená karta
   *[it] tato karta
}
    .acc = { $verb ->
        [gain] získanou kartu
        [play] zahranou kartu
        [cast] seslané kouzlo
        [discard] odloženou kartu
        [destroy] zničenou kartu
        [take] kartu vrácenou do ruky
        [put] položenou kartu
       *[it] ji
    }

gained-card = { $which ->
    [this] kartu tohoto názvu z jejího balíčku v zásobě
    [cheapest] { gained-kind } z nejlevnějšího balíčku { pile-kind }v zásobě
    [cheapest-at-most] { gained-kind } z nejlevnějšího balíčku { pile-kind }v zásobě (jen s cenou { $cost } nebo nižší)
    [at-most] { gained-kind } s cenou { $cost } nebo nižší { gained-pile }
    [at-most-of] { gained-kind } s cenou { $cost ->
        [0] nejvýše stejnou, jako má { that-card }
       *[other] nejvýše o { $cost } vyšší, než má { that-card }
    }, { gained-pile }
   *[any] { gained-kind } { gained-pile }
}
gained-kind = { $kind ->
    [gem] drahokam
    [relic] artefakt
    [spell] kouzlo
    [gem-or-relic] drahokam nebo artefakt
    [gem-or-spell] drahokam nebo kouzlo
    [relic-or-spell] artefakt nebo kouzlo
   *[card] kartu
}
pile-kind = { $kind ->
    [gem-or-relic] drahokamů nebo artefaktů{ " " }
    [gem-or-spell] drahokamů nebo kouzel{ " " }
    [relic-or-spell] artefaktů nebo kouzel{ " " }
    [gem] drahokamů{ " " }
    [relic] artefaktů{ " " }
    [spell] kouzel{ " " }
   *[any] { "" }
}
gained-it = { $kind ->
    [gem] ho
    [relic] ho
    [spell] ho
    [gem-or-relic] ho
    [gem-or-spell] ho
    [relic-or-spell] ho
   *[card] ji
}
step-gain =
    .you = získej { gained-card }{ $to ->
        [hand] { " " }a vezmi si { gained-it } do ruky
        [top-of-deck] { " " }a polož { gained-it } navrch svého dobíracího balíčku
        [breach] { " " }a připrav { gained-it } k jedné ze svých trhlin
       *[discard] { "" }
    }.
    .they = { $who } získá { gained-card }{ $to ->
        [hand] { " " }a vezme si { gained-it } do ruky
        [top-of-deck] { " " }a položí { gained-it } navrch svého dobíracího balíčku
        [breach] { " " }a připraví { gained-it } k jedné ze svých trhlin
       *[discard] { "" }
    }.
    .do = získat { gained-card }{ $to ->
        [hand] { " " }do ruky
        [top-of-deck] { " " }a položit { gained-it } navrch dobíracího balíčku
        [breach] { " " }a připravit { gained-it } k jedné trhlině
       *[discard] { "" }
    }
step-next-gain = { $to ->
    [ally-discard] příští kartu, kterou v tomto tahu získáš, { $optional ->
        [yes] můžeš položit
       *[no] polož
    } navrch odkládacího balíčku libovolného spojence.
   *[top-of-deck] příští kartu, kterou v tomto tahu získáš, { $optional ->
        [yes] můžeš položit
       *[no] polož
    } navrch svého dobíracího balíčku.
}
play-times = { $n ->
    [1] jednou
    [2] dvakrát
    [3] třikrát
   *[other] { $n }krát
}
step-play =
    .you = zahraj { play-times } tentýž { $kind ->
        [relic] artefakt
        [gem-or-relic] drahokam nebo artefakt
       *[gem] drahokam
    } z ruky.
    .do = zahrát { play-times } tentýž { $kind ->
        [relic] artefakt
        [gem-or-relic] drahokam nebo artefakt
       *[gem] drahokam
    } z ruky

## Slovesa: trhliny a kouzla

step-focus =
    .you = { $which ->
        [cheapest-closed] pootevři svou zavřenou trhlinu s nejnižší cenou pootevření.
        [any-player] pootevři trhlinu libovolného hráče.
        [any-ally] pootevři trhlinu libovolného spojence.
        [this-breach] pootevři trhlinu, ze které bylo toto kouzlo sesláno.
       *[any] pootevři jednu ze svých trhlin.
    }
    .they = { $which ->
        [cheapest-closed] { $who } pootevře svou zavřenou trhlinu s nejnižší cenou pootevření.
        [any-player] { $who } pootevře trhlinu libovolného hráče.
        [any-ally] { $who } pootevře trhlinu jednoho z tvých spojenců.
        [this-breach] { $who } pootevře trhlinu, ze které bylo toto kouzlo sesláno.
       *[any] { $who } pootevře jednu ze svých trhlin.
    }
    .do = { $which ->
        [cheapest-closed] pootevřít zavřenou trhlinu s nejnižší cenou pootevření
        [any-player] pootevřít trhlinu libovolného hráče
        [any-ally] pootevřít trhlinu libovolného spojence
        [this-breach] pootevřít trhlinu, ze které bylo toto kouzlo sesláno
       *[any] pootevřít jednu trhlinu
    }
step-prep =
    .you = připrav kouzlo { prep-from } k { prep-to }.
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
    .you = sešli { cast-spell }{ $twice ->
        [yes] , ale neodkládej ho; poté ho sešli znovu
       *[no] { "" }
    }{ cast-bonus }.{ $after ->
        [owner_hand] { $many ->
            [yes] { " " }Každé z nich po seslání vrať jeho majiteli do ruky.
           *[no] { " " }Poté ho vrať jeho majiteli do ruky.
        }
        [ally_hand] { $many ->
            [yes] { " " }Každé z nich po seslání dej do ruky libovolnému spojenci.
           *[no] { " " }Poté ho dej do ruky libovolnému spojenci.
        }
       *[none] { "" }
    }
    .do = seslat { cast-spell }{ $twice ->
        [yes] { " " }bez odložení a poté ho seslat znovu
       *[no] { "" }
    }{ $after ->
        [owner_hand] { $many ->
            [yes] { " " }a každé po seslání vrátit jeho majiteli do ruky
           *[no] { " " }a poté ho vrátit jeho majiteli do ruky
        }
        [ally_hand] { $many ->
            [yes] { " " }a každé po seslání dát do ruky libovolnému spojenci
           *[no] { " " }a poté ho dát do ruky libovolnému spojenci
        }
       *[none] { "" }
    }{ cast-bonus }
cast-bonus = { $bonus ->
    [0] { "" }
   *[other] ; { $many ->
        [yes] každé udělí
       *[no] udělí
    } { $bonus } { DAMAGE("zranění") } navíc
}
cast-spell = { cast-which }{ $limit ->
    [yes] { " " }s cenou { $cost } nebo nižší
   *[no] { "" }
}

cast-which = { $many ->
    [yes] až { $n } { $whose ->
        [any_player] { $fresh ->
            [yes] { cast-fresh } v tomto tahu libovolnými hráči
           *[no] { $n ->
                [one] připravené kouzlo
                [few] připravená kouzla
               *[other] připravených kouzel
            } libovolných hráčů
        }
       *[you] { $fresh ->
            [yes] { $n ->
                [one] své kouzlo připravené
                [few] svá kouzla připravená
               *[other] svých kouzel připravených
            } v tomto tahu
           *[no] { $n ->
                [one] své připravené kouzlo
                [few] svá připravená kouzla
               *[other] svých připravených kouzel
            }
        }
    }
   *[no] { $whose ->
        [any_player] { $fresh ->
            [yes] kouzlo připravené v tomto tahu libovolným hráčem
           *[no] připravené kouzlo libovolného hráče
        }
       *[you] { $fresh ->
            [yes] své kouzlo připravené v tomto tahu
           *[no] jedno ze svých připravených kouzel
        }
    }
}
cast-fresh = { $n ->
    [one] kouzlo připravené
    [few] kouzla připravená
   *[other] kouzel připravených
}
step-two-per-breach =
    .you = v tomto tahu můžeš ke každé své otevřené trhlině připravit až dvě kouzla.
    .they = { $who } může v tomto tahu ke každé své otevřené trhlině připravit až dvě kouzla.
    .do = v tomto tahu ke každé otevřené trhlině připravit až dvě kouzla
step-sigil-breach =
    .you = znič jednu ze svých otevřených trhlin { $breaches }, kouzla u ní připravená si vrať do ruky a na její místo dej pečetní trhlinu (+{ $bonus } { DAMAGE("zranění") }).
    .they = { $who } zničí jednu ze svých otevřených trhlin { $breaches }, kouzla u ní připravená si vrátí do ruky a na její místo dá pečetní trhlinu (+{ $bonus } { DAMAGE("zranění") }).
    .do = nahradit otevřenou trhlinu { $breaches } pečetní trhlinou (+{ $bonus } { DAMAGE("zranění") })

## Slovesa: pořadí tahu

turn-order-cards = { $which ->
    [nemesis] { $count ->
        [all] všechny odložené karty pořadí tahu Pána Bezejmenných
       *[one] 1 odloženou kartu pořadí tahu Pána Bezejmenných
    }
   *[player] { $count ->
        [all] všechny odložené karty pořadí tahu hráčů
       *[one] 1 odloženou kartu pořadí tahu hráče
    }
}
step-return-turn-order =
    .you = { $group ->
        [yes] zamíchejte
       *[no] zamíchej
    } { turn-order-cards } zpět do balíčku pořadí tahu.
    .they = { $who } zamíchá { turn-order-cards } zpět do balíčku pořadí tahu.
    .do = zamíchat { turn-order-cards } zpět do balíčku pořadí tahu
step-return-turn-order-theirs =
    .you = zamíchej { own-order-cards } z odkládacího balíčku pořadí tahu zpět do balíčku pořadí tahu. Žolík se nepočítá.
    .they = { $who } zamíchá { own-order-cards } z odkládacího balíčku pořadí tahu zpět do balíčku pořadí tahu. Žolík se nepočítá.
    .do = zamíchat { own-order-cards } z odkládacího balíčku pořadí tahu zpět do balíčku pořadí tahu
own-order-cards = { $count ->
    [all] všechny své karty
   *[one] 1 svou kartu
}
step-return-turn-order-keep =
    .you = { $group ->
        [yes] zvolte
       *[no] zvol
    } kartu hráče v odkládacím balíčku pořadí tahu. Všechny ostatní karty odtud { $group ->
        [yes] zamíchejte
       *[no] zamíchej
    } zpět do balíčku pořadí tahu.
    .they = { $who } zvolí kartu hráče v odkládacím balíčku pořadí tahu. Všechny ostatní karty odtud { $group ->
        [yes] zamíchejte
       *[no] zamíchej
    } zpět do balíčku pořadí tahu.
    .do = zvolit kartu hráče v odkládacím balíčku pořadí tahu a všechny ostatní karty odtud zamíchat zpět do balíčku pořadí tahu
step-reorder-turn-order = ukaž všechny karty balíčku pořadí tahu a vrať je v libovolném pořadí.

## Slovesa: Pán Bezejmenných

step-unleash = { $n ->
    [1] Běsnění.
    [2] dvakrát Běsnění.
    [3] třikrát Běsnění.
    [4] čtyřikrát Běsnění.
   *[other] { $n }krát Běsnění.
}
step-unleash-counted = Běsnění { $amount }.
step-routine = proveďte { $term }.
step-counter = { $nemesis } { $how ->
    [gain] získá
   *[lose] ztratí
} { $n } { token-acc } { $gen }.
step-counter-counted = { $nemesis } { $how ->
    [gain] získá
   *[lose] ztratí
} { $amount }.
step-lose-game = hráči prohrávají hru.
step-win-game = hráči vítězí.
step-resolve-from = doberte vrchní kartu balíčku { $gen }, vyhodnoťte ji a zamíchejte ji zpět do tohoto balíčku.
step-summon = dejte do hry vrchní kartu balíčku { $gen }.
repeat-summon = dejte do hry { $n ->
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
} balíčku { $gen }.
step-invoke = vyhodnoťte efekt { $gen } { $minion }.{ $spare ->
    [yes] { " " }Zranění z vlastního efektu { $gen } nikdo z nich neutrpí.
   *[no] { "" }
}
step-this-under = položte { $minion } naspod balíčku { $gen }.
step-bury-this = položte tuto kartu naspod balíčku Pána Bezejmenných.
step-discard-this = { $group ->
    [yes] odložte
   *[no] odlož
} tuto kartu.
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
step-move-token = posuňte { $which ->
    [farthest] žeton { $gen }, který je nejdále od svého začátku,
    [another] jiný žeton { $gen }
    [each] každý žeton { $gen }
    [this] tento žeton { $gen }
   *[any] { $count ->
        [one] libovolný žeton { $gen }
        [few] { $count } různé žetony { $gen }
       *[other] { $count } různých žetonů { $gen }
    }
} o { $n ->
    [one] 1 pole
    [few] { $n } pole
   *[other] { $n } polí
} { $back ->
    [yes] zpět
   *[no] vpřed
}.{ $twice ->
    [yes] {" "}Pokud se tím vyhodnotí efekt pole, vyhodnoťte ho ještě jednou.
   *[no] {""}
}
step-discard-from = odložte { top-cards } balíčku { $gen }.
step-gain-from =
    .you = získej { top-cards } balíčku { $gen } a { $to ->
        [hand] vezmi si { gained-them } do ruky
       *[top-of-deck] polož { gained-them } navrch svého dobíracího balíčku
    }.
    .they = { $who } získá { top-cards } balíčku { $gen } a { $to ->
        [hand] vezme si { gained-them } do ruky
       *[top-of-deck] položí { gained-them } navrch svého dobíracího balíčku
    }.
    .do = získat { top-cards } balíčku { $gen } a { $to ->
        [hand] vzít { gained-them } do ruky
       *[top-of-deck] položit { gained-them } navrch dobíracího balíčku
    }
gained-them = { $n ->
    [1] ji
   *[other] je
}
step-share-from = hráči společně získají { top-cards } balíčku { $gen } a položí { gained-them } navrch svých dobíracích balíčků.
step-resolve-hand =
    .you = vyhodnoť v libovolném pořadí všechny karty { $gen } ve své ruce.
    .they = { $who } vyhodnotí v libovolném pořadí všechny karty { $gen } ve své ruce.
    .do = vyhodnotit v libovolném pořadí všechny karty { $gen } v ruce
step-devour = Pán Bezejmenných pozře { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} z { devour-pile }.
devour-pile = { $which ->
    [cheapest] nejlevnějšího balíčku { pile-kind }v zásobě
    [most-expensive] nejdražšího balíčku { pile-kind }v zásobě
    [second-most-expensive] druhého nejdražšího balíčku { pile-kind }v zásobě
   *[any] libovolného balíčku { pile-kind }v zásobě
}
step-devour-each = Pán Bezejmenných pozře 1 kartu z každého balíčku { pile-kind }v zásobě, počínaje nejdražším.
step-devour-counted = Pán Bezejmenných pozře z { devour-pile } { $amount }.
step-spawn = dejte do hry { $amount }.
step-discard-swarm = { $half ->
    [yes] odložte polovinu žetonů { $gen } ve hře (zaokrouhleno nahoru).
   *[no] odložte { $n } { token-acc } { $gen }.
}
step-discard-swarm-counted = odložte { $amount }.
step-revive = vraťte do hry naposledy odloženého přísluhovače z odkládacího balíčku Pána Bezejmenných.
step-resolve-again = znovu vyhodnoťte naposledy odložený útok z odkládacího balíčku Pána Bezejmenných.
step-discard-nemesis-deck = odložte { top-count } balíčku Pána Bezejmenných.
step-draw-more = Pán Bezejmenných si v dobírací fázi tohoto tahu dobere { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} navíc.
step-cancel-drawn = odlož dobranou kartu bez vyhodnocení.

## Slovesa: výběr, přesuny, ceny

put-to = { $to ->
    [hand] do své ruky
    [discard] na svůj odkládací balíček
    [top-of-deck] navrch svého dobíracího balíčku
    [ally-hand] do ruky libovolného spojence
    [ally-discard] na odkládací balíček libovolného spojence
    [ally-deck] navrch dobíracího balíčku libovolného spojence
   *[bottom-of-deck] naspod svého dobíracího balíčku
}
put-to-free = { $to ->
    [hand] do ruky
    [discard] na odkládací balíček
    [top-of-deck] navrch dobíracího balíčku
    [ally-hand] do ruky libovolného spojence
    [ally-discard] na odkládací balíček libovolného spojence
    [ally-deck] navrch dobíracího balíčku libovolného spojence
   *[bottom-of-deck] naspod dobíracího balíčku
}
put-to-all = { $to ->
    [hand] do svých rukou
    [discard] na své odkládací balíčky
    [top-of-deck] navrch svých dobíracích balíčků
    [ally-hand] do ruky libovolného spojence
    [ally-discard] na odkládací balíček libovolného spojence
    [ally-deck] navrch dobíracího balíčku libovolného spojence
   *[bottom-of-deck] naspod svých dobíracích balíčků
}
step-put =
    .you = { $to ->
        [destroyed] znič { $what }.
       *[other] polož { $what } { put-to }.
    }
    .they = { $to ->
        [destroyed] { $who } zničí { $what }.
       *[other] { $who } položí { $what } { put-to }.
    }
    .do = { $to ->
        [destroyed] zničit { $what }
       *[other] položit { $what } { put-to-free }
    }
    .together = { $to ->
        [destroyed] hráči společně zničí { $what }.
       *[other] hráči společně položí { $what } { put-to-all }.
    }
    .maytogether = { $to ->
        [destroyed] hráči mohou společně zničit { $what }.
       *[other] hráči mohou společně položit { $what } { put-to-all }.
    }
step-put-top =
    .you = { $to ->
        [destroyed] znič { top-cards } svého dobíracího balíčku.
        [discard] odlož { top-cards } svého dobíracího balíčku.
       *[other] polož { top-cards } svého dobíracího balíčku { put-to }.
    }
    .they = { $to ->
        [destroyed] { $who } zničí { top-cards } svého dobíracího balíčku.
        [discard] { $who } odloží { top-cards } svého dobíracího balíčku.
       *[other] { $who } položí { top-cards } svého dobíracího balíčku { put-to }.
    }
    .do = { $to ->
        [destroyed] zničit { top-cards } dobíracího balíčku
        [discard] odložit { top-cards } dobíracího balíčku
       *[other] položit { top-cards } dobíracího balíčku { put-to-free }
    }
look-taken = { $take ->
    [1] jednu z nich
    [2] dvě z nich
    [3] tři z nich
   *[other] { $take } z nich
}
step-look =
    .you = prohlédni si { top-cards } svého dobíracího balíčku. { $to ->
        [discard] Odlož { look-taken }
        [destroyed] Znič { look-taken }
       *[hand] Vezmi si { look-taken } do ruky
    } a { $rest ->
        [bottom] ostatní polož v libovolném pořadí naspod svého dobíracího balíčku
        [discard] ostatní odlož
       *[top] ostatní vrať v libovolném pořadí navrch
    }.
    .they = { $who } si prohlédne { top-cards } svého dobíracího balíčku, { $to ->
        [discard] odloží { look-taken }
        [destroyed] zničí { look-taken }
       *[hand] vezme si { look-taken } do ruky
    } a { $rest ->
        [bottom] ostatní položí v libovolném pořadí naspod svého dobíracího balíčku
        [discard] ostatní odloží
       *[top] ostatní vrátí v libovolném pořadí navrch
    }.
    .do = prohlédnout si { top-cards } dobíracího balíčku, { $to ->
        [discard] odložit { look-taken }
        [destroyed] zničit { look-taken }
       *[hand] vzít si { look-taken } do ruky
    } a { $rest ->
        [bottom] ostatní položit v libovolném pořadí naspod dobíracího balíčku
        [discard] ostatní odložit
       *[top] ostatní vrátit v libovolném pořadí navrch
    }
step-look-order =
    .you = prohlédni si { top-cards } svého dobíracího balíčku a { $rest ->
        [bottom] polož je v libovolném pořadí naspod svého dobíracího balíčku
        [discard] odlož je v libovolném pořadí
       *[top] vrať je v libovolném pořadí navrch
    }.
    .they = { $who } si prohlédne { top-cards } svého dobíracího balíčku a { $rest ->
        [bottom] položí je v libovolném pořadí naspod svého dobíracího balíčku
        [discard] odloží je v libovolném pořadí
       *[top] vrátí je v libovolném pořadí navrch
    }.
    .do = prohlédnout si { top-cards } dobíracího balíčku a { $rest ->
        [bottom] položit je v libovolném pořadí naspod dobíracího balíčku
        [discard] odložit je v libovolném pořadí
       *[top] vrátit je v libovolném pořadí navrch
    }
step-open =
    .you = { $which ->
        [cheapest-closed] otevři svou zavřenou trhlinu s nejnižší cenou pootevření.
        [any-player] otevři zavřenou trhlinu libovolného hráče.
       *[any] otevři jednu ze svých zavřených trhlin.
    }
    .they = { $which ->
        [cheapest-closed] { $who } otevře svou zavřenou trhlinu s nejnižší cenou pootevření.
        [any-player] { $who } otevře zavřenou trhlinu libovolného hráče.
       *[any] { $who } otevře jednu ze svých zavřených trhlin.
    }
    .do = { $which ->
        [cheapest-closed] otevřít zavřenou trhlinu s nejnižší cenou pootevření
        [any-player] otevřít zavřenou trhlinu libovolného hráče
       *[any] otevřít jednu zavřenou trhlinu
    }
step-close =
    .you = { $which ->
        [any-player] zavři otevřenou trhlinu II, III nebo IV libovolného hráče.
       *[any] zavři jednu ze svých otevřených trhlin II, III nebo IV.
    }
    .they = { $which ->
        [any-player] { $who } zavře otevřenou trhlinu II, III nebo IV libovolného hráče.
       *[any] { $who } zavře jednu ze svých otevřených trhlin II, III nebo IV.
    }
    .do = { $which ->
        [any-player] zavřít otevřenou trhlinu II, III nebo IV libovolného hráče
       *[any] zavřít jednu otevřenou trhlinu II, III nebo IV
    }
step-cast-all =
    .you = sešli všechna svá připravená kouzla, ale neodkládej je.
    .do = seslat všechna svá připravená kouzla bez odložení

step-cast-from =
    .you = sešli kouzlo { prep-from }{ cast-more }.
    .do = seslat kouzlo { prep-from }{ cast-more }
cast-more = { $bonus ->
    [0] { "" }
   *[other] ; udělí { $bonus } { DAMAGE("zranění") } navíc
}
step-spend =
    .you = utrať { spend-amount }.
    .they = { $who } utratí { spend-amount }.
    .do = utratit { spend-amount }
spend-amount = { $least ->
    [0] { $n ->
        [0] libovolný počet éterů
       *[other] až { aether-acc }
    }
   *[other] { $n ->
        [0] alespoň { $least } { $least ->
            [one] éter
            [few] étery
           *[other] éterů
        }
       *[other] { $least } až { aether-acc }
    }
}
step-discount-of =
    .you = až v tomto tahu příště { $you }, bude to stát o { aether-acc } méně.
    .they = až { $who } v tomto tahu příště { $they }, bude to stát o { aether-acc } méně.
    .do = v tomto tahu příště { $do } o { aether-acc } levněji
discount-use =
    .you = { $use ->
        [focus] pootevřeš trhlinu
        [open] otevřeš trhlinu
        [gain-gem] koupíš drahokam
        [gain-relic] koupíš artefakt
        [gain-spell] koupíš kouzlo
       *[gain] koupíš kartu
    }
    .they = { $use ->
        [focus] pootevře trhlinu
        [open] otevře trhlinu
        [gain-gem] koupí drahokam
        [gain-relic] koupí artefakt
        [gain-spell] koupí kouzlo
       *[gain] koupí kartu
    }
    .do = { $use ->
        [focus] pootevřít trhlinu
        [open] otevřít trhlinu
        [gain-gem] koupit drahokam
        [gain-relic] koupit artefakt
        [gain-spell] koupit kouzlo
       *[gain] koupit kartu
    }
step-tokens-lose =
    .you = odlož { $n } { token-acc } { $gen }.
    .they = { $who } odloží { $n } { token-acc } { $gen }.
    .do = odložit { $n } { token-acc } { $gen }
step-reveal-nemesis-deck =
    .you = { $group ->
        [yes] prohlédněte
       *[no] prohlédni
    } si vrchní kartu balíčku Pána Bezejmenných.
    .do = prohlédnout si vrchní kartu balíčku Pána Bezejmenných
step-return-nemesis-card = { $group ->
    [yes] zamíchejte
   *[no] zamíchej
} { nemesis-card } z odkládacího balíčku Pána Bezejmenných do jeho balíčku mezi karty téže úrovně.
    .do = zamíchat { nemesis-card } z odkládacího balíčku Pána Bezejmenných do jeho balíčku mezi karty téže úrovně
nemesis-card = { $kind ->
    [attack] útok
    [minion] přísluhovače
    [power] hrozbu
    [attack-or-minion] útok nebo přísluhovače
    [attack-or-power] útok nebo hrozbu
    [minion-or-power] přísluhovače nebo hrozbu
   *[card] kartu
}{ $tier ->
    [0] { "" }
   *[other] { " " }úrovně { $tier }
}
step-power-tokens-add = { $group ->
    [yes] položte
   *[no] polož
} { $n } { token-acc } hrozby na { $minion }.
    .do = položit { $n } { token-acc } hrozby na { $minion }
step-power-tokens-remove = { $group ->
    [yes] odstraňte
   *[no] odstraň
} { $n } { token-acc } hrozby z { $minion }.
    .do = odstranit { $n } { token-acc } hrozby z { $minion }
step-silence = { $minion } v příštím tahu Pána Bezejmenných nejedná.
step-discard-that = { $group ->
    [yes] odložte
   *[no] odlož
} { $minion }.
    .do = odložit { $minion }
## Typy a popisky

kind = { $kind ->
    [gem] drahokam
    [relic] artefakt
    [spell] kouzlo
    [attack] útok
    [minion] přísluhovač
    [treasure] poklad
    [ability] schopnost
   *[power] hrozba
}
    .gen = { $kind ->
        [gem] drahokamů
        [relic] artefaktů
        [spell] kouzel
        [attack] útoků
        [minion] přísluhovačů
        [treasure] pokladů
        [ability] schopností
       *[power] hrozeb
    }
    .one = { $kind ->
        [gem] drahokamu
        [relic] artefaktu
        [spell] kouzla
        [attack] útoku
        [minion] přísluhovače
        [treasure] pokladu
        [ability] schopnosti
       *[power] hrozby
    }
    .acc = { $kind ->
        [minion] přísluhovače
        [power] hrozbu
       *[other] { kind }
    }
type-player = { $kind } · cena { $cost }
type-tier = { $tier ->
    [0] { "" }
   *[other] { " · úroveň" } { $tier }
}
type-life = { $kind }{ type-tier } · { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}
type-life-counted = { $kind }{ type-tier } · { $life }
type-power = { $kind }{ type-tier } · síla { $power }
type-plain = { $kind }{ type-tier }
type-treasure = { $kind } · stupeň { $level }
labelled = { $label }: { $text }
standing = { $says }
label-cast = Seslání
label-while-prepped = Když je připraveno
label-when-gained = Když tuto kartu získáš
label-when-gained-in-turn = Když tuto kartu získáš ve svém tahu
label-when-discarded = Když tuto kartu odložíš
label-immediately = Ihned
label-persistent = Přetrvávající
label-to-discard = Pro odstranění
label-power = Síla { $n }
label-part = { $part }
label-breach = { $term } ({ $numeral })
rule-breach-bonus = Když je otevřená: +{ $n } { DAMAGE("zranění") }.
rule-breach-roomy = Když je otevřená, můžeš k ní připravit libovolný počet kouzel.
rule-breach-lasting = Při vyčerpání o ni nepřijdeš.
rule-breach-opened = Když ji otevřeš: { $then }
rule-breach-cast = Když z ní sešleš kouzlo: { $then }
rule-pile-tokens = máš { $n } { token-acc } { $gen }. Když karta pod žetonem opustí zásobu, žeton se ti vrátí.
rule-pile-tokens-gained = když spojenec získá kartu, na které leží žetony { $gen }, za každý z nich: { $then }
rule-pile-tokens-yours = když získáš kartu, na které leží žetony { $gen }, a nehraješ v jednom hráči, za každý z nich: { $then }
rule-gravehold-share = když je tvůj mág vyčerpaný, utrpí Útočiště za každé zranění, které máš utrpět, { $n } { DAMAGE("zranění") } místo 2.
label-breaches = Trhliny
label-hand = Počáteční ruka
label-deck = Počáteční balíček (shora)
label-ability = Schopnost
label-setup = Příprava
label-unleash = Běsnění
label-rules = Dodatečná pravidla
label-reminder = Připomenutí
label-increased = Zvýšená obtížnost
label-beginner = Začátečník
ability-title = { $name } ({ $n ->
    [one] { $n } { CHARGE("energie") }
    [few] { $n } { CHARGE("energie") }
   *[other] { $n } { CHARGE("energií") }
})
during-your-main-phase = použij ve své hlavní fázi: { $then }
during-any-player-main-phase = použij v hlavní fázi libovolného hráče: { $then }
during-nemesis-draw-phase = použij v dobírací fázi Pána Bezejmenných po dobrání { $drawn ->
    [attack-power] útoku nebo hrozby
    [attack] útoku
    [minion] přísluhovače
    [power] hrozby
    [attack-minion] útoku nebo přísluhovače
    [minion-power] přísluhovače nebo hrozby
   *[any] karty
}: { $then }
during-after-turn-order-card-drawn = použij ihned po otočení karty pořadí tahu: { $then }
during-end-of-your-draw-phase = použij na konci své dobírací fáze: { $then }
breach-none = { $numeral }: chybí.
breach-open = { $numeral }: otevřená{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } { DAMAGE("zranění") }
}.
breach-closed = { $numeral }: zavřená, pootevření { $focus }, otevření { $open }.
sheet-nemesis = Pán Bezejmenných · životy { $life } · obtížnost { $difficulty }
sheet-mage = { $title }

## Stálá pravidla karet a desek

rule-prep-closed = lze připravit i k zavřené trhlině, která nebyla pootevřena.
rule-prep-two-adjacent = připrav ke dvěma přilehlým trhlinám; obsadí obě.
rule-link = Propojení: dvě kouzla s Propojením mohou být připravena k téže trhlině.
rule-echo = Ozvěna: efekt seslání vyhodnoť dvakrát. Vše, co jej posiluje, platí pokaždé.
rule-held = tuto kartu nelze zahrát.
rule-upgraded = vylepšená základní karta.
rule-treasure = poklad stupně { $level }: při přípravě hry nahrazuje jednu z tvých startovních karet ({ $cards }).
rule-market-place = v zásobě se tato karta počítá jako { $kind ->
    [gem] drahokam
    [relic] artefakt
   *[spell] kouzlo
}.
rule-gain-to = { $optional ->
    [yes] { $to ->
        [hand] můžeš si ji vzít do ruky.
       *[top-of-deck] můžeš ji položit navrch svého dobíracího balíčku.
    }
   *[no] { $to ->
        [hand] vezmi si ji do ruky.
       *[top-of-deck] polož ji navrch svého dobíracího balíčku.
    }
}
rule-also-prep = ve své hlavní fázi můžeš k této trhlině připravit i jednu kartu { $card }.
rule-less-damage = když utrpíš zranění, sniž je o { $n }, nejméně však na 1.
rule-action = { $once ->
    [yes] jednou za tah můžeš ve své hlavní fázi { action-may }
   *[no] ve své hlavní fázi můžeš { action-may }
}
action-may = { $form ->
    [offer] { $n ->
        [0] { $what }.
       *[other] utratit { aether-acc } a { $what }.
    }
    [price] { $n ->
        [0] { $what }. Pokud to uděláš, { $then }
       *[other] utratit { aether-acc } a { $what }. Pokud to uděláš, { $then }
    }
   *[whole] { $n ->
        [0] využít tento efekt: { $then }
       *[other] utratit { aether-acc }. Pokud to uděláš, { $then }
    }
}
rule-action-if = pokud { $condition }, můžeš ve své hlavní fázi { action-may }
rule-returns = má-li být tato karta odložena, položte ji místo toho naspod balíčku Pána Bezejmenných.
rule-swarm-life = každý žeton { $gen } má { $n ->
    [one] { $n } { LIFE("život") }
    [few] { $n } { LIFE("životy") }
   *[other] { $n } { LIFE("životů") }
}. Zraněné žetony se na konci každého tahu vyléčí.
rule-damage-at-most = { $n ->
    [1] zranění, které { $target } utrpí, se sníží na 1.
   *[other] pokud má { $target } utrpět najednou více než { $n } { DAMAGE("zranění") }, sníží se na { $n }.
}
rule-damage-less = zranění, které { $target } utrpí, se sníží o { $n }.
rule-damage-less-counted = { $how ->
    [amount-equal] zranění, které { $target } utrpí, se sníží o 1 za { $each }.
   *[other] zranění, které { $target } utrpí, se sníží o { $amount }.
}
rule-damage-none = pokud { $condition }, { $target } neutrpí žádné zranění.
rule-damage-then = poté { $then }
rule-untargetable = { $nemesis } nemůže utrpět zranění.
rule-counter-bounds = { $nemesis } nikdy nemá { $limits ->
    [most] více než { tokens-most }
    [least] méně než { $least ->
        [one] { $least } žeton
        [few] { $least } žetony
       *[other] { $least } žetonů
    }
   *[both] méně než { $least } ani více než { tokens-most }
} { $gen }.
tokens-most = { $most ->
    [one] { $most } žeton
    [few] { $most } žetony
   *[other] { $most } žetonů
}
rule-track = stupnice „{ $term }“ má { $n ->
    [one] 1 pole
    [few] { $n } pole
   *[other] { $n } polí
}.{ $start ->
    [0] {""}
   *[other] {" "}Její žeton začíná na poli { $start }.
}
rule-tracks = každý žeton { $gen } má vlastní stupnici, na které { $n ->
    [one] je 1 pole
    [few] jsou { $n } pole
   *[other] je { $n } polí
}.{ $start ->
    [0] {""}
   *[other] {" "}Začíná na poli { $start }.
}
rule-track-step = { $term }, pole { $n }: { $says }
    .head = { $term }, pole { $n }
rule-track-landing = když se žeton { $gen } posune vpřed, vyhodnoťte jen pole, na kterém zůstane.
rule-track-last = má-li se žeton { $gen } posunout vpřed z posledního pole, místo toho jednou vyhodnoťte toto pole.
rule-track-back = žeton { $gen } nelze posunout zpět z pole { $steps }.
rule-devour = pozření: karty položte na { $term }. Nikdy nezačíná u prázdného balíčku.{ $penalty ->
    [yes] { " " }Za každou kartu, která chybí: { $missing }
   *[no] { "" }
}
rule-open-pile = vrchní kartu { $gen } lze koupit, jako by byla v zásobě.
rule-swarm = každý žeton { $gen } je přísluhovač a má { $life ->
    [one] { $life } { LIFE("život") }
    [few] { $life } { LIFE("životy") }
   *[other] { $life } { LIFE("životů") }
}. Ve hře jich může být nejvýše { $most }.
rule-swarm-spread = hráč, který udělí zranění žetonu { $gen }, může { $price }, aby zbytek rozdělil mezi další žetony { $gen }.
do-this = provést toto: { $what }
rule-swarm-overflow = za každý žeton { $gen } nad { $most }: { $then }
rule-only-resolved = karty { $gen } nelze zahrát jinak.
rule-deck-empty = za každou kartu, která má být získána z prázdného balíčku { $gen }: { $then }
rule-when-destroyed = { $to ->
    [discard] zničenou kartu { $gen } položte navrch odkládacího balíčku hráče, kterého určí ten, kdo ji zničil.
   *[under] zničenou kartu { $gen } položte naspod balíčku { $gen }.
}
rule-when-discarded = když je { $term } odložen, { $then }
rule-exhaustion = při vyčerpání hráče se místo dvou Běsnění stane toto: { $then }
rule-lose-when = hráči prohrávají, pokud { $condition }.
setup-deck = zamíchejte karty { $gen } a vytvořte z nich balíček { $gen }.
moment-start-of-casting = na začátku své fáze sesílání kouzel { $then }
moment-end-of-casting = na konci své fáze sesílání kouzel { $then }
moment-you-focus-or-open = když ve svém tahu pootevřeš nebo otevřeš svou trhlinu, { $then }
moment-damaged = když { $this ->
    [minion] tento přísluhovač
   *[card] tato karta
} utrpí zranění, { $then }
moment-damaged-by-player = když hráč udělí zranění { $this ->
    [minion] tomuto přísluhovači
   *[card] této kartě
}, { $then }
moment-nemesis-damaged = když { $nemesis } utrpí zranění, { $then }
moment-discarded = když je tato karta odložena, { $then }
moment-end-of-nemesis-turn = na konci tahu Pána Bezejmenných: { $then }
moment-start-of-player-turn = na začátku tahu každého hráče: { $then }
moment-end-of-main-phase = na konci hlavní fáze každého hráče: { $then }
moment-end-of-turn = na konci každého tahu: { $then }
