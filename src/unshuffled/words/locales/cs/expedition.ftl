# Výpravy v terminálu
expedition-help = Odpovídej čísly nebo názvy oddělenými čárkami. { typed-table } ukáže stav výpravy, { typed-undo } vezme poslední volbu zpět, { typed-quit } skončí; vše zůstane uloženo.
expedition-left = Přerušeno. Výprava je uložena.
expedition-kept = Uloženo v { $file }.
expedition-source = { $source ->
    [book] Vytištěno v pravidlech.
    [project] Od tohoto projektu.
   *[fan-tools] Vychází z nástrojů fanoušků, ne z pravidel.
}
expedition-left-out = { $what ->
    [last-battle-rules] Zvláštní pravidla poslední bitvy zde nejsou známa: hraje se jako ostatní.
   *[level-4-treasures] Poklady stupně 4 zde nejsou známy.
}
expedition-not-playable = S těmito balíčky nelze hrát. Chybí: { $why }.
expedition-short = Hraje se s menším počtem: { $what }.
expedition-lack = { $sort } ({ $have } z { $wanted })
expedition-sort = { $of ->
    [mage] mágové
    [gem] drahokamy
    [relic] artefakty
    [spell] kouzla
    [card] karty hráčů
    [treasure] poklady
    [treasure-1] poklady stupně 1
    [treasure-2] poklady stupně 2
    [treasure-3] poklady stupně 3
    [upgraded] vylepšené základní karty
    [upgraded-1] vylepšené základní karty úrovně 1
    [upgraded-2] vylepšené základní karty úrovně 2
    [upgraded-3] vylepšené základní karty úrovně 3
    [rating] Páni Bezejmenných s hodnocením { $rating }
    [ability] karty schopností
    [protect] spojenci
   *[nemesis] Páni Bezejmenných
}
expedition-line = { $sort }: { $what }
expedition-battle = Dále: bitva { $n }/{ $of }, pokus { $attempt }, protivník: { $nemesis }.
expedition-score = Skóre: { $n }.
expedition-barracks = V kasárnách:
expedition-banished = Vyřazeno z výpravy: { $what }.
expedition-new = Nově v kasárnách: { $what }.
expedition-fought = { $nemesis }: { $won ->
    [yes] výhra
   *[no] prohra
}, pokus { $n }, { $outcome }.
expedition-ask-market = Do zásoby, { $sort }: vyber { $n }.
expedition-ask-mages = Kdo bojuje? Vyber nejvýše { $n }.
expedition-ask-shared = Poklad pro všechny hráče? Enter: žádný.
expedition-ask-own = Poklad stupně { $level }, { $mage }? Enter: žádný.
expedition-ask-reward = Bitva je prohraná. Co chcete do dalšího pokusu?
expedition-reward = { $of ->
    [mage] nový mág
    [gem] nový drahokam
    [relic] nový artefakt
    [spell] nové kouzlo
    [treasure-1] nový poklad stupně 1
    [treasure-2] nový poklad stupně 2
   *[treasure-3] nový poklad stupně 3
}
expedition-ask-path = Kam půjdete dál?
expedition-way = { $to ->
    [next] do další bitvy
    [again] znovu do stejné bitvy
    [won] na konec: výprava je vyhraná
   *[lost] na konec: výprava je prohraná
}
expedition-way-named = Bitva { $n }, protivník: { $nemesis }
expedition-way-rating = Bitva { $n }, Pán Bezejmenných s hodnocením { $rating }
expedition-choose = { $least ->
    [0] Vyber nejvýše { $most } z nich.
   *[other] { $most ->
        [1] Vyber jednu možnost.
       *[other] Vyber různé možnosti, { $least } až { $most }.
    }
}
expedition-ready = Enter zahájí bitvu.
expedition-won = Výprava je vyhraná. Skóre: { $n }.
expedition-lost = Výprava je prohraná. Skóre: { $n }.
