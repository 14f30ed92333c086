## Vedlejší balíčky: karty ležící odkrytě vedle herního plánu

side-cards = { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
side-it = { $n ->
    [one] ji
   *[other] je
}
step-gain-card =
    .you = získej { side-cards } { $card } z balíčku { $gen }{ $to ->
        [hand] { " " }a vezmi si { side-it } do ruky
        [top-of-deck] { " " }a polož { side-it } navrch svého dobíracího balíčku
       *[discard] { "" }
    }.
    .they = { $who } získá { side-cards } { $card } z balíčku { $gen }{ $to ->
        [hand] { " " }a vezme si { side-it } do ruky
        [top-of-deck] { " " }a položí { side-it } navrch svého dobíracího balíčku
       *[discard] { "" }
    }.
    .do = získat { side-cards } { $card } z balíčku { $gen }{ $to ->
        [hand] { " " }a vzít si { side-it } do ruky
        [top-of-deck] { " " }a položit { side-it } navrch dobíracího balíčku
       *[discard] { "" }
    }
step-put-this =
    .you = polož tuto kartu { put-to }.
    .they = polož tuto kartu { put-to }.
    .do = položit tuto kartu { put-to-free }
rule-side-deck = v balíčku { $gen } { $n ->
    [one] je { $n } kus
    [few] jsou { $n } kusy
   *[other] je { $n } kusů
} této karty.
label-when-in-hand = Jakmile máš tuto kartu v ruce
table-side-deck = balíček { $gen }
table-in-front = před hráčem

## Karty před hráčem, karty ve hře s akcemi, žetony s číslem hráče, zranění jednoho druhu

label-in-front = Před tebou
rule-any-player = když má podle karty Pána Bezejmenných něco udělat „jeden hráč“, musíš to být ty, je-li to možné.
step-place-in-front =
    .you = polož tuto kartu před sebe.
    .they = { $who } položí tuto kartu před sebe.
    .do = položit tuto kartu před sebe
step-place-number-token =
    .you = polož svůj žeton s číslem hráče na tuto kartu.
    .they = { $who } položí svůj žeton s číslem hráče na tuto kartu.
    .do = položit svůj žeton s číslem hráče na tuto kartu
step-deal-this = uděl { $amount }; cílem je { $minion }.
moment-token-removed = když je z této karty odstraněn žeton hrozby, { $then }
rule-minions-take-less = zranění, které utrpí přísluhovači z balíčku Pána Bezejmenných, se sníží o { $n }, nikdy však pod 1.
rule-damage-by-at-most = { $n ->
    [1] zranění, které { $target } utrpí{ $by }, se sníží na 1.
   *[other] pokud má { $target } utrpět najednou více než { $n } { DAMAGE("zranění") }{ $by }, sníží se na { $n }.
}
rule-damage-by-less = zranění, které { $target } utrpí{ $by }, se sníží o { $n }{ $least ->
    [0] { "" }
   *[other] , nikdy však pod { $least }
}.
label-wandering = Potulný
damage-by = { $by ->
    [players] { " " }od hráče
    [cards] { " " }od schopností a karet hráčů
    [spells] { " " }od kouzel s cenou { $cost ->
        [least] { $low } nebo vyšší
        [most] { $high } nebo nižší
       *[between] { $low } až { $high }
    }
   *[any] { "" }
}
condition-they-are = { $whose ->
    [they] je to { $who }
   *[you] jsi { $who }
}
    .not = { $whose ->
        [they] to není { $who }
       *[you] nejsi { $who }
    }
who-numbered = hráč, jehož žeton s číslem leží na této kartě
who-most-expensive-in-hand = hráč s nejdražší kartou v ruce
who-most-expensive-prepped = hráč s nejdražším připraveným kouzlem
log-acted-on = { $who } využívá kartu { $card }.
log-placed-in-front = Karta { $card } teď leží před hráčem { $who }.
log-number-token-placed = Žeton s číslem hráče { $who } se pokládá na kartu { $card }.

## Poklady: co dělají před hrou a dokud je máte

label-when-game-starts = Na začátku hry
rule-brings = na začátku hry polož 1 kartu { $card } na svůj odkládací balíček.
rule-pile-bonus = kouzla z balíčku v zásobě vedle této karty udělují při seslání { $n } { DAMAGE("zranění") } navíc.
rule-gravehold-gains-more = pokaždé, když Útočiště získá životy, získá navíc { $n ->
    [one] { $n } { LIFE("život") }
    [few] { $n } { LIFE("životy") }
   *[other] { $n } { LIFE("životů") }
}.
step-assign-this = { $group ->
    [yes] položte
   *[no] polož
} tuto kartu vedle balíčku { $kind ->
    [card] { "" }
    [gem] drahokamů{ " " }
    [relic] artefaktů{ " " }
    [spell] kouzel{ " " }
    [gem-or-relic] drahokamů nebo artefaktů{ " " }
    [gem-or-spell] drahokamů nebo kouzel{ " " }
   *[relic-or-spell] artefaktů nebo kouzel{ " " }
}v zásobě{ $cost ->
    [any] { "" }
   *[at-most] { " " }s cenou { $n } nebo nižší
}.
focus-times = { $n ->
    [1] { "" }
    [2] { " " }dvakrát
    [3] { " " }třikrát
   *[other] { " " }{ $n }krát
}
step-focus-times =
    .you = { $which ->
        [cheapest-closed] pootevři{ focus-times } svou zavřenou trhlinu s nejnižší cenou pootevření.
        [any-player] pootevři{ focus-times } tutéž trhlinu libovolného hráče.
       *[any] pootevři{ focus-times } tutéž ze svých trhlin.
    }
    .they = { $which ->
        [cheapest-closed] { $who } pootevře{ focus-times } svou zavřenou trhlinu s nejnižší cenou pootevření.
        [any-player] { $who } pootevře{ focus-times } tutéž trhlinu libovolného hráče.
       *[any] { $who } pootevře{ focus-times } tutéž ze svých trhlin.
    }
    .do = { $which ->
        [cheapest-closed] pootevřít{ focus-times } zavřenou trhlinu s nejnižší cenou pootevření
        [any-player] pootevřít{ focus-times } tutéž trhlinu libovolného hráče
       *[any] pootevřít{ focus-times } tutéž trhlinu
    }
step-focus-breach =
    .you = { $which ->
        [any-player] pootevři{ focus-times } trhlinu { $numeral } libovolného hráče.
       *[any] pootevři{ focus-times } svou trhlinu { $numeral }.
    }
    .they = { $which ->
        [any-player] { $who } pootevře{ focus-times } trhlinu { $numeral } libovolného hráče.
       *[any] { $who } pootevře{ focus-times } svou trhlinu { $numeral }.
    }
    .do = { $which ->
        [any-player] pootevřít{ focus-times } trhlinu { $numeral } libovolného hráče
       *[any] pootevřít{ focus-times } trhlinu { $numeral }
    }
log-assigned = Karta { $card } se pokládá k balíčku karty { $pile }.
