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
    .you = získejte { side-cards } { $card } z balíčku { $gen }{ $to ->
        [hand] { " " }a vezměte si { side-it } do ruky
        [top-of-deck] { " " }a položte { side-it } navrch svého dobíracího balíčku
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
    .you = položte tuto kartu { put-to }.
    .they = položte tuto kartu { put-to }.
    .do = položit tuto kartu { put-to-free }
rule-side-deck = { $n ->
    [1] jediná karta tohoto jména v balíčku { $gen }, který nepatří do zásoby.
    [few] jedna ze { $n } karet tohoto jména v balíčku { $gen }, který nepatří do zásoby.
   *[other] jedna z { $n } karet tohoto jména v balíčku { $gen }, který nepatří do zásoby.
}
label-when-in-hand = Jakmile máte tuto kartu v ruce
table-side-deck = balíček { $gen }
table-in-front = před hráčem

## Karty před hráčem, karty ve hře s akcemi, žetony s číslem hráče, zranění jednoho druhu

label-in-front = Před vámi
rule-any-player = když karta Pána Bezejmenných říká „libovolný hráč“, musíte to být vy, je-li to možné.
step-place-in-front =
    .you = položte tuto kartu před sebe.
    .they = { $who } položí tuto kartu před sebe.
    .do = položit tuto kartu před sebe
step-place-number-token =
    .you = položte svůj žeton s číslem hráče na tuto kartu.
    .they = { $who } položí svůj žeton s číslem hráče na tuto kartu.
    .do = položit svůj žeton s číslem hráče na tuto kartu
step-deal-this = udělte { $amount }; cílem je { $minion }.
moment-token-removed = když je z této karty odstraněn žeton hrozby, { $then }
rule-minions-take-less = zranění, které utrpí přísluhovači z balíčku Pána Bezejmenných, se sníží o { $n }, nikdy však pod 1.
rule-damage-by-at-most = { $n ->
    [1] zranění, které { $target } utrpí{ $by }, se sníží na 1.
   *[other] pokud má { $target } utrpět najednou více než { $n } zranění{ $by }, sníží se na { $n }.
}
rule-damage-by-less = zranění, které { $target } utrpí{ $by }, se sníží o { $n }{ $least ->
    [0] { "" }
   *[other] , nikdy však pod { $least }
}.
damage-by = { $by ->
    [cards] { " " }od schopností a karet hráčů
    [spells] { " " }od kouzel s cenou { $cost ->
        [least] { $low } nebo vyšší
        [most] { $high } nebo nižší
       *[between] { $low } až { $high }
    }
   *[any] { "" }
}
condition-they-are = { $whose ->
    [they] tento hráč je { $who }
   *[you] vy jste { $who }
}
    .not = { $whose ->
        [they] tento hráč není { $who }
       *[you] vy nejste { $who }
    }
who-numbered = hráč, jehož žeton s číslem leží na této kartě
who-most-expensive-in-hand = hráč s nejdražší kartou v ruce
who-most-expensive-prepped = hráč s nejdražším připraveným kouzlem
log-acted-on = { $who } využívá kartu { $card }.
log-placed-in-front = Karta { $card } teď leží před hráčem { $who }.
log-number-token-placed = Žeton s číslem hráče { $who } se pokládá na kartu { $card }.

## Poklady: co dělají před hrou a dokud je máte

label-when-game-starts = Na začátku hry
rule-brings = na začátku hry položte 1 kartu { $card } z krabice na svůj odkládací balíček.
rule-pile-bonus = kouzla z balíčku v zásobě, u něhož tato karta leží, udělí při seslání o { $n } zranění více.
rule-gravehold-gains-more = pokaždé, když Útočiště získá životy, získá jich o { $n } více.
step-assign-this = položte tuto kartu k balíčku v zásobě{ $kind ->
    [card] { "" }
    [gem] { " " }s drahokamy
    [relic] { " " }s artefakty
    [spell] { " " }s kouzly
    [gem-or-relic] { " " }s drahokamy nebo artefakty
    [gem-or-spell] { " " }s drahokamy nebo kouzly
   *[relic-or-spell] { " " }s artefakty nebo kouzly
}{ $cost ->
    [any] { "" }
   *[at-most] { " " }s cenou nejvýše { $n }
}.
focus-times = { $n ->
    [1] { "" }
    [2] { " " }dvakrát
    [3] { " " }třikrát
   *[other] { " " }{ $n }krát
}
step-focus-times =
    .you = { $which ->
        [cheapest-closed] pootevřete{ focus-times } svou zavřenou trhlinu s nejnižší cenou pootevření.
        [any-player] pootevřete{ focus-times } tutéž trhlinu libovolného hráče.
       *[any] pootevřete{ focus-times } tutéž ze svých trhlin.
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
        [any-player] pootevřete{ focus-times } trhlinu { $numeral } libovolného hráče.
       *[any] pootevřete{ focus-times } svou trhlinu { $numeral }.
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
