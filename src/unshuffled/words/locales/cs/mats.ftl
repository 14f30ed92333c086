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

## Stupnice s mnoha žetony a zásoba Pána Bezejmenných

rule-supply-pile = vedle balíčků trhu je v zásobě balíček karet { $card } (počet: { $n }).
rule-track-many = leží na ní libovolný počet žetonů { $gen }. Začínají na: { $enter }.
step-for-players = pole { $n } ({ $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
})
rule-track-loop = po posledním poli pokračují žetony { $gen } na poli { $n }.
rule-track-pushes = nový žeton { $gen } se ihned posune o { n-fields } vpřed.
n-fields = { $n ->
    [one] 1 pole
    [few] { $n } pole
   *[other] { $n } polí
}
n-tokens-acc = { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
step-add-tokens = položte { n-tokens-acc } { $gen } na pole, kde začínají.
step-add-tokens-counted = položte { $amount } na pole, kde začínají.
step-advance-tokens = posuňte { $which ->
    [any] { $count ->
        [one] libovolný žeton { $gen }
        [few] { $count } různé žetony { $gen }
       *[other] { $count } různých žetonů { $gen }
    }
    [most] každý žeton { $gen } na poli, kde jich je nejvíce,
    [entry] každý žeton { $gen } na poli, kde začínají,
   *[each] každý žeton { $gen }
} o { n-fields } vpřed po jejich stupnici.
step-remove-tokens = odložte { $how ->
    [adjacent] až { n-tokens-acc } { $gen } ze dvou sousedních polí
    [most] až { n-tokens-acc } { $gen }
   *[exactly] { $n ->
        [one] libovolný žeton { $gen }
        [few] { $n } žetony { $gen }
       *[other] { $n } žetonů { $gen }
    } ze stupnice
}.
step-to-supply =
    .you = vraťte z ruky do zásoby { n-of-card }.
    .they = { $who } vrátí z ruky do zásoby { n-of-card }.
    .do = vrátit z ruky do zásoby { n-of-card }
step-gain-pile =
    .you = získejte kartu { $card }{ $to ->
        [hand] { " " }a vezměte si ji do ruky
        [top-of-deck] { " " }a položte ji navrch svého balíčku
       *[discard] { "" }
    }.
    .they = { $who } získá kartu { $card }{ $to ->
        [hand] { " " }a vezme si ji do ruky
        [top-of-deck] { " " }a položí ji navrch svého balíčku
       *[discard] { "" }
    }.
    .do = získat kartu { $card }{ $to ->
        [hand] { " " }a vzít si ji do ruky
        [top-of-deck] { " " }a položit ji navrch svého balíčku
       *[discard] { "" }
    }
option-token-step = { $term }: pole { $step } (je tam { $n })
log-tokens-advanced = Žetony { $gen } posunuté vpřed: { $n }.
table-crowd = { $term }: { $steps }
n-of-card = { $n ->
    [one] kartu { $card }
   *[other] karty { $card } (počet: { $n })
}
