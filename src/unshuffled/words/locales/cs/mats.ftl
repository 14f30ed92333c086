# Desky Pánů Bezejmenných: co na nich mohou hráči dělat, a oboustranné karty.

rule-action-cost = { $how ->
    [never] hráči nemohou využít akci „{ $action }“.
   *[price] akce „{ $action }“ stojí místo toho { aether-acc }.
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

rule-two-sided = karty { $gen } mají dvě strany a přicházejí do hry přední stranou nahoru. Druhou stranu si prohlédněte, až když je karta otočena.
rule-refills = je-li balíček { $gen } prázdný, když je potřeba karta z něj, zamíchejte jeho odkládací balíček a vytvořte nový.
rule-copies = této karty { $n ->
    [one] je { $n } kus
    [few] jsou { $n } kusy
   *[other] je { $n } kusů
}.
rule-looks-like = dokud tato karta není otočena, vypadá jako { $card }.
rule-counts-as = tato karta se počítá také jako { $what }.
rule-not-flipped = tuto kartu nelze otočit.
rule-protects = zranění udělené kartám { $gen } se snižuje na 0.
rule-more-damage = když hráč nebo Útočiště utrpí zranění na začátku tahu Pána Bezejmenných, utrpí { $n } { DAMAGE("zranění") } navíc.
rule-more-life = každá karta { $gen } přichází do hry { more-lives } navíc.
more-lives = { $n ->
    [one] s { $n } { LIFE("životem") }
    [few] se { $n } { LIFE("životy") }
   *[other] s { $n } { LIFE("životy") }
}
moment-flipped = když je tato karta otočena, { $then }
event-flips = { $whose ->
    [you] otočíš kartu ve hře
    [ally] spojenec otočí kartu ve hře
   *[any] libovolný hráč otočí kartu ve hře
}
step-flip = { $group ->
    [yes] otočte
   *[no] otoč
} ve hře jednu kartu { $gen }, která ještě nebyla otočena.
    .do = otočit ve hře jednu kartu { $gen }, která ještě nebyla otočena
step-summon-life = dejte do hry vrchní kartu balíčku { $gen } { more-lives } navíc.
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

rule-supply-pile = v zásobě je navíc balíček { $n } karet { $card }.
rule-track-many = žetony { $gen } začínají na: { $enter }. Na jednom poli jich může ležet libovolný počet.
step-for-players = pole { $n } ({ $many ->
    [1] { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
   *[other] { $least }–{ $players } { $players ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
})
rule-track-loop = z posledního pole pokračují žetony { $gen } na pole { $n }.
rule-track-pushes = žeton { $gen } položený na počáteční pole se ihned posune o { n-fields } vpřed.
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
step-add-tokens = položte { n-tokens-acc } { $gen } na { $n ->
    [one] jeho
   *[other] jejich
} počáteční pole.
step-add-tokens-counted = položte { $amount } na jejich počáteční pole.
step-advance-tokens = { $group ->
    [yes] posuňte
   *[no] posuň
} { $which ->
    [any] { $count ->
        [one] libovolný žeton { $gen }
        [few] { $count } různé žetony { $gen }
       *[other] { $count } různých žetonů { $gen }
    }
    [most] každý žeton { $gen } na poli s největším počtem těchto žetonů
    [entry] každý žeton { $gen } na počátečním poli
   *[each] každý žeton { $gen }
} o { n-fields } dál po stupnici.
step-remove-tokens = { $group ->
    [yes] odložte
   *[no] odlož
} { $how ->
    [adjacent] až { n-tokens-acc } { $gen } ze dvou sousedních polí
    [most] až { n-tokens-acc } { $gen }
   *[exactly] { $n ->
        [one] libovolný žeton { $gen }
        [few] { $n } žetony { $gen }
       *[other] { $n } žetonů { $gen }
    } ze stupnice
}.
step-to-supply =
    .you = vrať z ruky do zásoby { n-of-card }.
    .they = { $who } vrátí z ruky do zásoby { n-of-card }.
    .do = vrátit z ruky do zásoby { n-of-card }
step-gain-pile =
    .you = získej kartu { $card }{ $to ->
        [hand] { " " }a vezmi si ji do ruky
        [top-of-deck] { " " }a polož ji navrch svého balíčku
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
