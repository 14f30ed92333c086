# Desky Pánů Bezejmenných: co na nich mohou hráči dělat, a oboustranné karty.

rule-mat-action = { $action }: ve své hlavní fázi můžete { $n ->
    [0] provést toto: { $then }
   *[other] utratit { aether-acc }. Pokud to uděláte: { $then }
}
rule-mat-action-if = { $action }: pokud { $condition }, můžete ve své hlavní fázi { $n ->
    [0] provést toto: { $then }
   *[other] utratit { aether-acc }. Pokud to uděláte: { $then }
}
rule-action-cost = { $how ->
    [never] hráči nemohou dělat toto: { $action }.
   *[price] { $action }: místo obvyklé ceny to stojí { aether-acc }.
}
option-mat-action = { $n ->
    [0] { $action }
   *[other] { $action } ({ aether-acc })
}
log-mat-action = { $who }: { $term }.
why-not-on-mat = Akce „{ $action }“ v této hře není.
why-action-barred = Karta ve hře to zakazuje: { $action }.
why-action-in-vain = Teď to není možné: { $action }.

## Oboustranné karty

rule-two-sided = karty { $gen } mají dvě strany. Leží lícem nahoru; druhou stranu si prohlédnete, až když kartu otočíte.
rule-refills = pokud je potřeba karta z balíčku { $gen } a žádná nezbývá, zamíchejte jeho odkládací balíček a vytvořte ho znovu.
rule-copies = počet těchto karet: { $n }.
rule-looks-like = dokud není otočena, vypadá jako karta { $card }.
rule-counts-as = počítá se také jako: { $what }.
rule-protects = zranění udělená kartám { $gen } se snižují na 0.
rule-more-damage = když hráč nebo Útočiště utrpí na začátku tahu Pána Bezejmenných zranění, utrpí jich o { $n } více.
rule-more-life = každá karta { $gen } přichází do hry s dalšími životy navíc: { $n }.
moment-flipped = když je tato karta otočena, { $then }
event-flips = { $whose ->
    [you] otočíte kartu ve hře
    [ally] spojenec otočí kartu ve hře
   *[any] libovolný hráč otočí kartu ve hře
}
step-flip = otočte ve hře jednu kartu { $gen }, která ještě nebyla otočena.
step-summon-life = dejte do hry vrchní kartu balíčku { $gen } s dalšími životy navíc: { $n }.
step-reshuffle-all = zamíchejte odkládací balíček { $gen } do balíčku { $gen }.
count-in-play-card =
    .each = každou kartu { $card } ve hře
    .number = počtu karet { $card } ve hře
condition-count-in-play-card = { $how ->
    [exactly] { $n ->
        [0] není ve hře žádná karta { $card }
        [one] je ve hře { how-many } karta { $card }
        [few] jsou ve hře { how-many } karty { $card }
       *[other] je ve hře { how-many } karet { $card }
    }
   *[other] { $n ->
        [one] je ve hře { how-many } karta { $card }
        [few] jsou ve hře { how-many } karty { $card }
       *[other] je ve hře { how-many } karet { $card }
    }
}
count-deck-cards =
    .each = každou kartu v balíčku { $gen } a v jeho odkládacím balíčku
    .number = počtu karet v balíčku { $gen } a v jeho odkládacím balíčku
condition-count-deck-cards = je v balíčku { $gen } a v jeho odkládacím balíčku dohromady { how-many } { $n ->
    [one] karta
    [few] karty
   *[other] karet
}
log-flipped = { $how ->
    [real] Karta { $card } je otočena: je skutečná.
   *[other] Otočená karta: { $card }.
}
table-side = { $side ->
    [covered] neotočená
   *[turned] otočená
}
