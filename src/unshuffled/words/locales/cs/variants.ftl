# V čem se pravidla liší: jak se každý bod jmenuje, o co jde a co lze zvolit.

switch = { $switch ->
    [wild-card] Žolík
    [four-player-deck] Pořadí tahu pro čtyři
    [number-tokens] Čísla hráčů
    [solo-player-cards] Pořadí tahu pro jednoho
    [solo-life] Životy s jedním mágem
    [solo-lowest-life-when-exhausted] Nejméně životů při vyčerpání
    [fully-turned-focus] Zcela otočená trhlina
    [tutorial-discard] Odkládání nezahraných karet
    [open-decks] Balíčky hráčů
    [empty-deck-win] Vítězství při prázdném balíčku Pána
    [immediately-timing] Texty „Ihned“
    [nemesis-tier] Úroveň Pána
    [basic-pool] Základní karty Pána
   *[card-values] Čísla na kartách
}
switch-text = { $switch ->
    [wild-card] Se třemi mágy nepatří jedna karta pořadí tahu žádnému hráči. Buď se dohodnete, kdo tah odehraje, nebo ho odehraje držitel žetonu a předá žeton doleva.
    [four-player-deck] Se čtyřmi mágy je jedna karta pro každého, nebo dvě karty pro každou dvojici. U první karty si ti dva vyberou, kdo tah odehraje; u druhé je to ten druhý. Dvojice jsou snazší.
    [number-tokens] Čísla hráčů se řídí místy, nebo je rozdělí náhoda. Ta pak také určí, kdo začíná se žetonem žolíka. Sdílejí-li čtyři hráči karty po dvojicích, čísla se nerozdělují.
    [solo-player-cards] Sami s jedním mágem máte v balíčku pořadí tahu dvě karty Pána a tři nebo čtyři své. Se čtyřmi je hra snazší.
    [solo-life] Sami s jedním mágem můžete začít s jiným počtem životů, než dává obtížnost.
    [solo-lowest-life-when-exhausted] Sami s jedním mágem: když jste vyčerpaní, efekty na hráče s nejméně životy míří dál na vás, nebo na nikoho.
    [fully-turned-focus] Trhlina, která se nemůže dál otočit, se při pootevření otevře, nebo ji pootevřít nelze a musí se otevřít.
    [tutorial-discard] Pro první hry: na konci svého tahu smíte odložit drahokamy a artefakty, které jste nezahráli. Kouzla zůstávají v ruce.
    [open-decks] Balíčky se nikdy nemíchají. Buď všichni hráči stále vidí jejich pořadí, nebo jen počet karet.
    [empty-deck-win] Vyhráváte, když Pán nemá žádnou kartu v balíčku ani ve hře: na konci tahu, nebo hned.
    [immediately-timing] U přísluhovače nebo hrozby se text „Ihned“ vyhodnotí před vstupem do hry, nebo po něm.
    [nemesis-tier] Některé karty se ptají na úroveň Pána: nejvyšší ze všech karet, které dobral, nebo nejvyšší z jeho karet ve hře a v odkládacím balíčku.
    [basic-pool] Pocházejí z krabice Pána, nebo ze všech krabic. Míchání může obtížnost hodně změnit.
   *[card-values] Německá pravidla tisknou na několika kartách jiné číslo. Hrajte s obvyklým, nebo s německým.
}
switch-value = { $value ->
    [wild-card-choice] vybíráte vy
    [wild-card-token] podle žetonu
    [four-player-deck-single] každý jednu kartu
    [four-player-deck-pairs] po dvojicích
    [number-tokens-chosen] podle míst
    [number-tokens-random] náhodně
    [solo-player-cards] karty hráče: { $n }
    [solo-life-0] podle obtížnosti
    [solo-life] životy: { $n }
    [solo-lowest-life-when-exhausted-self] jste to vy
    [solo-lowest-life-when-exhausted-nobody] není to nikdo
    [fully-turned-focus-opens] pootevření ji otevře
    [fully-turned-focus-not-allowed] bez pootevření
    [tutorial-discard-off] nelze
    [tutorial-discard-on] drahokamy a artefakty
    [open-decks-on] otevřené
    [open-decks-off] skryté
    [empty-deck-win-end-of-turn] na konci tahu
    [empty-deck-win-immediate] hned
    [immediately-timing-before-play] před vstupem do hry
    [immediately-timing-after-play] po vstupu do hry
    [nemesis-tier-drawn] z dobraných karet
    [nemesis-tier-in-play-or-discard] ve hře a odložených
    [basic-pool-same-box] jedna krabice
    [basic-pool-mixed] všechny krabice
    [card-values-default] obvyklá
   *[card-values-de] německá
}
switch-set = { $switch }: { $value }
said-variants = Hraje se s: { $what }.
