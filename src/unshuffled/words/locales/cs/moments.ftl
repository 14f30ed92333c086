# Na co karty reagují. Událost následuje po „když“.

event-gains = { $whose ->
    [you] získáte kartu
    [ally] spojenec získá kartu
   *[any] libovolný hráč získá kartu
}
event-plays = { $whose ->
    [you] zahrajete kartu
    [ally] spojenec zahraje kartu
   *[any] libovolný hráč zahraje kartu
}
event-preps = { $whose ->
    [you] připravíte kouzlo
    [ally] spojenec připraví kouzlo
   *[any] libovolný hráč připraví kouzlo
}
event-casts = { $whose ->
    [you] sešlete kouzlo
    [ally] spojenec sešle kouzlo
   *[any] libovolný hráč sešle kouzlo
}
event-focuses = { $whose ->
    [you] pootevřete trhlinu
    [ally] spojenec pootevře trhlinu
   *[any] libovolný hráč pootevře trhlinu
}
event-opens = { $whose ->
    [you] otevřete trhlinu
    [ally] spojenec otevře trhlinu
   *[any] libovolný hráč otevře trhlinu
}
event-focuses-or-opens = { $whose ->
    [you] pootevřete nebo otevřete trhlinu
    [ally] spojenec pootevře nebo otevře trhlinu
   *[any] libovolný hráč pootevře nebo otevře trhlinu
}
event-gains-charges = { $whose ->
    [you] získáte energii
    [ally] spojenec získá energii
   *[any] libovolný hráč získá energii
}
event-draws = { $whose ->
    [you] si doberete kartu
    [ally] si spojenec dobere kartu
   *[any] si libovolný hráč dobere kartu
}
event-discards = { $whose ->
    [you] odložíte kartu
    [ally] spojenec odloží kartu
   *[any] libovolný hráč odloží kartu
}
event-destroys = { $whose ->
    [you] zničíte kartu
    [ally] spojenec zničí kartu
   *[any] libovolný hráč zničí kartu
}
event-suffers = { $whose ->
    [you] utrpíte zranění
    [ally] spojenec utrpí zranění
   *[any] libovolný hráč utrpí zranění
}
event-suffers-or-would = { $whose ->
    [you] utrpíte zranění nebo byste ho měli utrpět ve vyčerpání
    [ally] spojenec utrpí zranění nebo by ho měl utrpět ve vyčerpání
   *[any] libovolný hráč utrpí zranění nebo by ho měl utrpět ve vyčerpání
}

event-exhausted = { $whose ->
    [you] se váš mág vyčerpá
    [ally] se spojenec vyčerpá
   *[any] se libovolný hráč vyčerpá
}
event-activates = { $whose ->
    [you] použijete svou schopnost
    [ally] spojenec použije svou schopnost
   *[any] libovolný hráč použije svou schopnost
}
event-gravehold-suffers = Útočiště utrpí zranění
event-unleashed = nastane Běsnění
event-nemesis-card-drawn = je dobrána karta Pána Bezejmenných
event-minion-enters = vstoupí do hry přísluhovač
event-power-enters = vstoupí do hry hrozba
event-minion-damaged = { $whose ->
    [you] způsobíte zranění přísluhovači
    [ally] spojenec způsobí zranění přísluhovači
   *[any] přísluhovač utrpí zranění
}
event-minion-discarded = je odložen přísluhovač
event-power-discarded = je odložena hrozba
event-power-token-removed = je odebrán žeton hrozby
event-nemesis-damaged = { $whose ->
    [you] způsobíte zranění Pánovi Bezejmenných
    [ally] spojenec způsobí zranění Pánovi Bezejmenných
   *[any] Pán Bezejmenných utrpí zranění
}

turn-of = { $how ->
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
    [your-next-turn] { " do začátku vašeho příštího tahu" }
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

rule-spell-bonus = vaše ostatní kouzla udělují o { $n } zranění více.
rule-no-charges = hráči nemohou získávat energii.
rule-no-breaches = hráči nemohou pootevírat ani otevírat trhliny.
rule-no-life = hráči nemohou získávat životy.
rule-guards = nic jiného nemůže utrpět zranění.
step-prevent =
    .you = zabraňte příštím zraněním, která byste měli utrpět{ waits-until } (celkem: { $amount }).
    .they = zabraňte příštím zraněním, která má { $who } utrpět{ waits-until } (celkem: { $amount }).
    .do = zabránit příštím zraněním, která byste měli utrpět{ waits-until } (celkem: { $amount })
step-return-this =
    .you = vezměte si tuto kartu do ruky.
    .they = { $who } si vezme tuto kartu do ruky.
    .do = vzít si tuto kartu do ruky
step-play-it =
    .you = zahrajte ji znovu.
    .they = { $who } ji zahraje znovu.
    .do = zahrát ji znovu

step-put-it =
    .you = { $to ->
        [hand] vezměte si { that-card.acc } do ruky.
        [top_of_deck] položte { that-card.acc } navrch dobíracího balíčku.
        [supply] vraťte { that-card.acc } do zásoby.
       *[bottom_of_deck] položte { that-card.acc } naspod dobíracího balíčku.
    }
    .they = { $to ->
        [hand] { $who } si { that-card.acc } vezme do ruky.
        [top_of_deck] { $who } { that-card.acc } položí navrch svého dobíracího balíčku.
        [supply] { $who } { that-card.acc } vrátí do zásoby.
       *[bottom_of_deck] { $who } { that-card.acc } položí naspod svého dobíracího balíčku.
    }
    .do = { $to ->
        [hand] vzít si { that-card.acc } do ruky
        [top_of_deck] položit { that-card.acc } navrch dobíracího balíčku
        [supply] vrátit { that-card.acc } do zásoby
       *[bottom_of_deck] položit { that-card.acc } naspod dobíracího balíčku
    }
count-spells-cast =
    .each = { $this ->
        [yes] každé seslání tohoto kouzla v tomto tahu
       *[no] každé kouzlo, které jste v tomto tahu seslali
    }
    .number = { $this ->
        [yes] počtu seslání tohoto kouzla v tomto tahu
       *[no] počtu kouzel, která jste v tomto tahu seslali
    }
condition-count-spells-cast = { $this ->
    [yes] { $how ->
        [exactly] { $n ->
            [1] sesíláte toto kouzlo v tomto tahu poprvé
            [2] sesíláte toto kouzlo v tomto tahu podruhé
           *[other] jste toto kouzlo v tomto tahu seslali přesně { $n }krát
        }
        [least] jste toto kouzlo v tomto tahu seslali alespoň { $n }krát
       *[most] jste toto kouzlo v tomto tahu seslali nejvýše { $n }krát
    }
   *[no] { $how ->
        [exactly] { $n ->
            [1] je to vaše první kouzlo v tomto tahu
            [2] je to vaše druhé kouzlo v tomto tahu
           *[other] jste v tomto tahu seslali přesně { n-kouzel }
        }
        [least] jste v tomto tahu seslali alespoň { n-kouzel }
       *[most] jste v tomto tahu seslali nejvýše { n-kouzel }
    }
}
n-kouzel = { $n ->
    [one] { $n } kouzlo
    [few] { $n } kouzla
   *[other] { $n } kouzel
}
count-cards-gained =
    .each = každou kartu, kterou jste v tomto tahu získali
    .number = počtu karet, které jste v tomto tahu získali
condition-count-cards-gained = { $how ->
    [exactly] { $n ->
        [1] je to první karta, kterou v tomto tahu získáváte
        [2] je to druhá karta, kterou v tomto tahu získáváte
       *[other] jste v tomto tahu získali přesně { n-karet }
    }
    [least] jste v tomto tahu získali alespoň { n-karet }
   *[most] jste v tomto tahu získali nejvýše { n-karet }
}
n-karet = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
