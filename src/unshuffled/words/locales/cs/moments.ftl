# Na co karty reagují. Událost následuje po „když“.

event-gains = { $whose ->
    [you] získáš { $card }
    [ally] spojenec získá { $card }
   *[any] libovolný hráč získá { $card }
}
event-plays = { $whose ->
    [you] zahraješ { $card }
    [ally] spojenec zahraje { $card }
   *[any] libovolný hráč zahraje { $card }
}
event-preps = { $whose ->
    [you] připravíš { $card }
    [ally] spojenec připraví { $card }
   *[any] libovolný hráč připraví { $card }
}
event-casts = { $whose ->
    [you] sešleš { $card }
    [ally] spojenec sešle { $card }
   *[any] libovolný hráč sešle { $card }
}
event-focuses = { $whose ->
    [you] pootevřeš trhlinu
    [ally] spojenec pootevře trhlinu
   *[any] libovolný hráč pootevře trhlinu
}
event-opens = { $whose ->
    [you] otevřeš trhlinu
    [ally] spojenec otevře trhlinu
   *[any] libovolný hráč otevře trhlinu
}
event-focuses-or-opens = { $whose ->
    [you] pootevřeš nebo otevřeš trhlinu
    [ally] spojenec pootevře nebo otevře trhlinu
   *[any] libovolný hráč pootevře nebo otevře trhlinu
}
event-gains-charges = { $whose ->
    [you] získáš energii
    [ally] spojenec získá energii
   *[any] libovolný hráč získá energii
}
event-draws = { $whose ->
    [you] si dobereš { $card }
    [ally] si spojenec dobere { $card }
   *[any] si libovolný hráč dobere { $card }
}
event-discards = { $whose ->
    [you] odložíš { $card }
    [ally] spojenec odloží { $card }
   *[any] libovolný hráč odloží { $card }
}
event-destroys = { $whose ->
    [you] zničíš { $card }
    [ally] spojenec zničí { $card }
   *[any] libovolný hráč zničí { $card }
}
event-suffers = { $whose ->
    [you] utrpíš zranění
    [ally] spojenec utrpí zranění
   *[any] libovolný hráč utrpí zranění
}
event-suffers-or-would = { $whose ->
    [you] utrpíš zranění nebo ho máš utrpět ve vyčerpání
    [ally] spojenec utrpí zranění nebo ho má utrpět ve vyčerpání
   *[any] libovolný hráč utrpí zranění nebo ho má utrpět ve vyčerpání
}

event-exhausted = { $whose ->
    [you] se tvůj mág vyčerpá
    [ally] se spojenec vyčerpá
   *[any] se libovolný hráč vyčerpá
}
event-activates = { $whose ->
    [you] použiješ svou schopnost
    [ally] spojenec použije svou schopnost
   *[any] libovolný hráč použije svou schopnost
}
event-gravehold-suffers = Útočiště utrpí zranění
event-unleashed = nastane Běsnění
event-nemesis-card-drawn = je dobrána karta Pána Bezejmenných
event-minion-enters = vstoupí do hry přísluhovač
event-power-enters = vstoupí do hry hrozba
event-minion-damaged = { $whose ->
    [you] způsobíš zranění přísluhovači
    [ally] spojenec způsobí zranění přísluhovači
   *[any] přísluhovač utrpí zranění
}
event-minion-discarded = je odložen přísluhovač
event-power-discarded = je odložena hrozba
event-power-token-removed = je odebrán žeton hrozby
event-nemesis-damaged = { $whose ->
    [you] způsobíš zranění Pánovi Bezejmenných
    [ally] spojenec způsobí zranění Pánovi Bezejmenných
   *[any] Pán Bezejmenných utrpí zranění
}

turn-of = { $how ->
    [first] { $whose ->
        [you] svého prvního tahu
        [ally] prvního tahu spojence
       *[any] prvního tahu hráče
    }
    [next] { $whose ->
        [you] svého příštího tahu
        [ally] příštího tahu spojence
       *[any] příštího tahu hráče
    }
   *[each] { $whose ->
        [you] svého tahu
        [ally] tahu každého spojence
       *[any] tahu každého hráče
    }
}
nemesis-turn-of = { $how ->
    [first] prvního tahu Pána Bezejmenných
    [next] příštího tahu Pána Bezejmenných
   *[each] tahu Pána Bezejmenných
}
time-start-of-player-turn = na začátku { turn-of }
time-start-of-casting = na začátku fáze sesílání kouzel { turn-of }
time-end-of-casting = na konci fáze sesílání kouzel { turn-of }
time-end-of-main-phase = na konci hlavní fáze { turn-of }
time-end-of-draw-phase = na konci dobírací fáze { turn-of }
time-end-of-turn = na konci { turn-of }
time-start-of-nemesis-turn = na začátku { nemesis-turn-of }
time-end-of-nemesis-turn = na konci { nemesis-turn-of }

waits-until = { $until ->
    [end-of-turn] { " v tomto tahu" }
    [your-next-turn] { " do začátku tvého příštího tahu" }
   *[end-of-game] { " do konce hry" }
}
reaction = { $once ->
    [yes] jednou za tah, když
   *[no] když
} { $event }, { $then }
reaction-next = příště{ waits-until }, až { $event }, { $then }
reaction-each = pokaždé{ waits-until }, když { $event }, { $then }
reaction-time = { $time }{ $once ->
    [yes] , jednou za tah
   *[no] { "" }
}: { $then }
reaction-time-each = { $time }{ waits-until }: { $then }

amount-that-much = { $unit ->
    [damage] stejné množství zranění
    [life] stejný počet životů
    [aether] stejný počet éterů
    [charges] stejný počet energií
    [cards] stejný počet karet
   *[tokens] stejný počet žetonů
}
count-that-much =
    .each = každé z nich
    .number = tolik
condition-count-that-much = to bylo { $how ->
    [least] { $n } nebo více
    [most] { $n } nebo méně
   *[exactly] přesně { $n }
}
condition-it = je to { it-is }{ condition-it-cost }
    .not = to není { it-is }{ condition-it-cost }
it-is = { $kind ->
    [gem] drahokam
    [relic] artefakt
    [spell] kouzlo
    [attack] útok
    [minion] přísluhovač
    [power] hrozba
    [treasure] poklad
    [own] karta „{ $term }“
   *[card] karta
}
condition-it-cost = { $cost ->
    [least-or-most-expensive] { " " }s cenou alespoň { $n } nebo ta nejdražší, pokud v zásobě nic tolik nestojí
    [least] { " " }s cenou alespoň { $n }
    [most] { " " }s cenou nejvýše { $n }
    [between] { " " }s cenou od { $n } do { $m }
   *[any] { "" }
}
event-card = { $kind ->
    [gem] drahokam
    [relic] artefakt
    [spell] kouzlo
    [attack] útok
    [minion] přísluhovače
    [power] hrozbu
    [treasure] poklad
    [own] kartu „{ $term }“
   *[card] kartu
}{ $cost ->
    [least-or-most-expensive] { " " }s cenou { $n } nebo vyšší (nebo tu nejdražší, pokud v zásobě nic tolik nestojí)
    [least] { " " }s cenou { $n } nebo vyšší
    [most] { " " }s cenou { $n } nebo nižší
    [between] { " " }s cenou { $n } až { $m }
   *[any] { "" }
}

rule-spell-bonus = tvá ostatní kouzla udělují { $n } { DAMAGE("zranění") } navíc.
rule-no-charges = hráči nemohou získávat energii.
rule-no-breaches = hráči nemohou pootevírat ani otevírat trhliny.
rule-no-life = hráči nemohou získávat životy.
rule-guards = nic jiného nemůže utrpět zranění.
step-prevent =
    .you = zabraň příštím zraněním, která máš utrpět{ waits-until } (celkem: { $amount }).
    .they = zabraň příštím zraněním, která má { $who } utrpět{ waits-until } (celkem: { $amount }).
    .do = zabránit příštím zraněním, která máš utrpět{ waits-until } (celkem: { $amount })
step-return-this =
    .you = vezmi si tuto kartu do ruky.
    .they = { $who } si vezme tuto kartu do ruky.
    .do = vzít si tuto kartu do ruky
step-play-it =
    .you = zahraj ji znovu.
    .they = { $who } ji zahraje znovu.
    .do = zahrát ji znovu

step-put-it =
    .you = { $to ->
        [hand] vezmi si { that-card.acc } do ruky.
        [top_of_deck] polož { that-card.acc } navrch dobíracího balíčku.
        [supply] vrať { that-card.acc } do zásoby.
       *[bottom_of_deck] polož { that-card.acc } naspod dobíracího balíčku.
    }
    .they = { $to ->
        [hand] { $who } si { that-card.acc } vezme do ruky.
        [top_of_deck] { $who } { that-card.acc } položí navrch svého dobíracího balíčku.
        [supply] { $who } { that-card.acc } vrátí do zásoby.
       *[bottom_of_deck] { $who } { that-card.acc } položí naspod svého dobíracího balíčku.
    }
    .do = { $to ->
        [hand] si { that-card.acc } vzít do ruky
        [top_of_deck] { that-card.acc } položit navrch dobíracího balíčku
        [supply] { that-card.acc } vrátit do zásoby
       *[bottom_of_deck] { that-card.acc } položit naspod dobíracího balíčku
    }
count-spells-cast =
    .each = { $this ->
        [yes] každé seslání tohoto kouzla v tomto tahu
       *[no] každé tvé kouzlo seslané v tomto tahu
    }
    .number = { $this ->
        [yes] počtu seslání tohoto kouzla v tomto tahu
       *[no] počtu tvých kouzel seslaných v tomto tahu
    }
condition-count-spells-cast = { $this ->
    [yes] { $how ->
        [exactly] { $n ->
            [1] sesíláš toto kouzlo v tomto tahu poprvé
            [2] sesíláš toto kouzlo v tomto tahu podruhé
           *[other] bylo toto kouzlo tebou v tomto tahu sesláno přesně { $n }krát
        }
        [least] bylo toto kouzlo tebou v tomto tahu sesláno alespoň { $n }krát
       *[most] bylo toto kouzlo tebou v tomto tahu sesláno nejvýše { $n }krát
    }
   *[no] { $how ->
        [exactly] { $n ->
            [1] je to tvé první kouzlo v tomto tahu
            [2] je to tvé druhé kouzlo v tomto tahu
           *[other] je počet tvých kouzel seslaných v tomto tahu přesně { $n }
        }
        [least] je počet tvých kouzel seslaných v tomto tahu alespoň { $n }
       *[most] je počet tvých kouzel seslaných v tomto tahu nejvýše { $n }
    }
}
count-cards-gained =
    .each = každou kartu, kterou v tomto tahu získáš
    .number = počtu karet, které v tomto tahu získáš
condition-count-cards-gained = { $how ->
    [exactly] { $n ->
        [1] je to první karta, kterou v tomto tahu získáváš
        [2] je to druhá karta, kterou v tomto tahu získáváš
       *[other] je počet tebou získaných karet v tomto tahu přesně { $n }
    }
    [least] je počet tebou získaných karet v tomto tahu alespoň { $n }
   *[most] je počet tebou získaných karet v tomto tahu nejvýše { $n }
}
