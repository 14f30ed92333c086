### Žetony s životy na stupnicích a karty vedle desky.

step-token-gains = { $which ->
    [lowest-life] žeton { $gen } s nejméně životy
   *[any] libovolný žeton { $gen }
} získá { $amount }.
step-this-onto = položte tuto kartu na hromádku „{ $term }“.
rule-track-life = Pán Bezejmenných nemá vlastní životy. Každý žeton { $gen } má { $life ->
    [one] { $life } { LIFE("život") }
    [few] { $life } { LIFE("životy") }
   *[other] { $life } { LIFE("životů") }
}. Zranění udělené Pánovi Bezejmenných utrpí místo něj jeden žeton { $gen }. Žeton { $gen } bez životů se odloží. Když nezbývá žádný žeton { $gen }, hráči vítězí.
rule-token-damaged = když hráč udělí zranění žetonu { $gen }{ $several ->
    [yes] : { $then }
   *[no] , { $then }
}
rule-token-gone = když je žeton { $gen } odložen, { $then }
rule-shields = zranění udělené Pánovi Bezejmenných a jeho žetonům se snižuje na 0.
option-token-life = { $term } (pole { $n }/{ $of }, životy: { $life })
log-token-damaged = „{ $term }“ dostává { $n } zranění.
log-token-gone = „{ $term }“: žeton je odložen.
log-token-healed = „{ $term }“ získává { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}.
log-laid-beside = Karta { $card } je položena na hromádku „{ $pile }“.
count-deck =
    .each = každou kartu v balíčku { $gen }
    .number = počtu karet v balíčku { $gen }
count-pile =
    .each = každou kartu na hromádce „{ $term }“
    .number = počtu karet na hromádce „{ $term }“
condition-count-deck = { $how ->
    [least] { $n ->
        [1] není balíček { $gen } prázdný
       *[other] je v balíčku { $gen } karet { $n } nebo více
    }
    [most] je v balíčku { $gen } karet { $n } nebo méně
   *[exactly] { $n ->
        [0] je balíček { $gen } prázdný
       *[other] je v balíčku { $gen } karet přesně { $n }
    }
}
condition-count-pile = { $how ->
    [least] { $n ->
        [1] není hromádka „{ $term }“ prázdná
       *[other] je na hromádce „{ $term }“ karet { $n } nebo více
    }
    [most] je na hromádce „{ $term }“ karet { $n } nebo méně
   *[exactly] { $n ->
        [0] je hromádka „{ $term }“ prázdná
       *[other] je na hromádce „{ $term }“ karet přesně { $n }
    }
}
