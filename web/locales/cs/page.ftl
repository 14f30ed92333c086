# Slova stránky, která server nikdy neříká.

## Všude

title = Unshuffled
close = Zavřít
settings = Nastavení
gallery = Karty
rules = Pravidla
replay = Záznam hry
begin = Začít
somebody = Host
unofficial = Neoficiální, svobodná verze kooperativní hry s budováním balíčku. Neobsahuje ilustrace ani texty vydavatele; jména patří svým vlastníkům.
connecting = Připojování …
fault-title = Na této stránce se něco pokazilo
fault-text = Hra je v bezpečí na serveru.
fault-again = Načíst stránku znovu
lost-title = Tady nic není
lost-text = Na této adrese není žádná stránka.
lost-table = Takový stůl neexistuje, nebo potřebujete jeho aktuální odkaz.
lost-home = Na úvodní stránku
refused = To nešlo ({ $code }).
refused-table-stale = U stolu se už pokročilo; podívejte se znovu.
refused-answer-not-yours = O tom rozhoduje někdo jiný.
refused-answer-not-an-option = To už není možné.
refused-client-offline = Spojení chybí.
wire-lost = Spojení se serverem chybí. Probíhá další pokus …
wire-kept = Vaše odpověď se neztratí.
release-leaving = Je k dispozici nová verze této stránky. Načte se sama, jakmile dorazí vaše poslední odpověď.
release-came = Tato stránka byla aktualizována na novou verzi.
version-title = Tato stránka neodpovídá serveru
version-text = Mají různé verze a opětovné načtení nepomohlo. Zkuste to znovu za několik minut; pokud se nic nezmění, obraťte se na toho, kdo server provozuje.
other-version-title = Tuto hru zde nelze otevřít
refused-table-other-version = Tato hra vznikla s obsahem, který tento server nemá; zůstává uložená beze změny.
refused-table-other-rules = Tato hra se hrála podle starších pravidel: můžete si ji prohlédnout a hrát dál u nového stolu.
old-rules = Tato hra se hrála podle starších pravidel. Dnešní se od nich po kroku { $n } liší: až potud ji lze sledovat a odtud hrát dál u nového stolu.

## Úvod a příprava hry

landing-lead = Mágové společně brání Útočiště. Balíčky se nikdy nemíchají: v jakém pořadí karty odkládáte, v takovém si je znovu doberete.
landing-alone = Hrát sám
landing-together = Otevřít stůl
your-name = Vaše jméno
how-many-mages = Kolik mágů?
random-mage = Libovolný mág
random-nemesis = Libovolný Pán Bezejmenných
random-market = Libovolná zásoba
choose-difficulty = Obtížnost
make-table = Otevřít stůl
lobby-title = Nový stůl
lobby-wait = Hru zahájí hostitel.
seat-free = volno
seat-take = Posadit se sem
seat-leave = Vstát
link-play = Odkaz ke hře
link-watch = Odkaz ke sledování

## Nastavení

settings-language = Jazyk
settings-theme = Barvy
settings-text-size = Velikost písma
settings-card-size = Velikost karet
settings-motion = Pohyb
settings-plain-cards = Karty jen jako text
settings-sound = Zvuky
theme-dark = tmavé
theme-light = světlé
theme-contrast = vysoký kontrast
size-small = malá
size-normal = běžná
size-large = velká
size-largest = velmi velká
motion-normal = běžný
motion-fast = rychlý
motion-off = vypnutý

## Části stolu

part-nemesis = Pán Bezejmenných
part-market = Zásoba
part-turn-order = Pořadí tahu
part-mage = Mág
part-hand = Ruka
part-played = Zahráno
part-piles = Balíček a odložené karty
part-log = Co se stalo
part-talk = Hovor
gravehold = Útočiště
life = Životy
aether = éter
power-tokens = Žetony síly
turn = Tah { $n }
marked = byly vráceny odhalené karty
exhausted = vyčerpání
unknown-card = neznámá karta
breach = Trhlina
card-cost = Cena v éteru: { $n }
nemesis-life = { $name }: životy { $life } z { $max }
track-at = { $name }: pole { $n } z { $of }
track-many = { $name }: { $steps }
swarm-count = { $name }: { $n }
mage-number = Hráč { $n }
mage-life = { $name }: životy { $life } z { $max }
mage-charges = Energie: { $n } z { $needed }
breach-closed = Trhlina { $numeral }: pootevření { $focus }, otevření { $open }
breach-open = Trhlina { $numeral }: otevřená{ $bonus ->
    [0] { "" }
   *[other] , zranění +{ $bonus }
}
breach-none = Trhlina { $numeral } chybí
pile-left = zbývá { $n }
deck-count = Balíček { $n }
discard-count = Odloženo { $n }
discard-pile = Odložené karty
next-hands = Příští ruce, nikdy nemíchané
turn-order-left = Ještě v balíčku
forecast-title = Bude-li na tahu Pán Bezejmenných
forecast-chance = { $n } z { $of }

## Rozhodování

tray-decides = Rozhoduje: { $who }
take-back = Vrátit
redo = Znovu
vote-yes = Souhlasím
vote-no = Ne

## Hovor

talk-write = Řekněte něco
talk-note = { $what ->
    [Joined] { $name } je u stolu.
    [Watching] { $name } sleduje.
    [TakenBack] { $name }: návrat zpět.
    [BackAsked] { $name } se chce vrátit zpět.
    [BackAgreed] { $name } souhlasí.
    [BackRefused] { $name } se raději nevrací.
    [Saved] { $name } ukládá tuto chvíli: { $saved }
    [SeatTaken] { $name } si sedá jako hráč { $n }.
    [SeatTakenOver] { $name } hraje v zastoupení: { $to }
    [SeatGiven] { $name } předává místo: { $to }
    [SeatLeft] { $name } vstává.
    [ChatOn] { $name } povoluje volné psaní.
    [ChatOff] { $name } vypíná volné psaní.
    [LinksRenewed] { $name } mění odkazy: staré už nefungují.
    [SeedTold] { $name } má hru jako text: skryté pořadí může být známé.
   *[other] { $name }: { $what }
}
phrase-hello = Ahoj!
phrase-thanks = Díky!
phrase-well-done = Dobrá práce!
phrase-your-turn = Jste na tahu.
phrase-wait = Okamžik.
phrase-save-charge = Šetřete energii.
phrase-hit-minion = Na přísluhovače!
phrase-hit-nemesis = Na Pána Bezejmenných!
phrase-ready = Hotovo.
phrase-sorry = Omlouvám se!

## Konec

end-won = Vítězství
end-lost = Porážka
end-again = Hrát znovu
end-look = Prohlédnout stůl
replay-back = O krok zpět
replay-on = O krok dál
replay-at = Krok

## Deska mága

mage-yours = Vy, hráč { $n }
charge-it = Energie
breach-focus = Pootevřít
breach-open-it = Otevřít
breach-is-open = otevřená
breach-is-gone = zničená
breach-never = bez trhliny
breach-bonus = +{ $n } zranění
spell-fresh = Připraveno v tomto tahu: seslat je půjde od vašeho příštího tahu.
spell-fresh-short = příští tah
spell-linked = { $name }, s trhlinou { $numeral }
aether-count = { $n } { $n ->
    [one] éter
    [few] étery
   *[other] éterů
} v tomto tahu
aether-bound = { $n } omezeně
aether-only = Z toho { $n } jen na { $uses }
aether-not = Z toho { $n } ne na { $uses }
aether-use-gain-gem = získání drahokamů
aether-use-gain-relic = získání artefaktů
aether-use-gain-spell = získání kouzel
aether-use-charge = získání energie
aether-use-focus = pootevření trhlin
aether-use-open = otevření trhlin
aether-use-other = cokoli jiného
timeline-title = Příští ruce
hand-empty = Žádné karty v ruce
hand-next = Po tomto tahu
hand-after-this = Po současné ruce
hand-then = Potom
hand-used = ruka zahrána
hand-kept = ruka zůstává
hands-none = Není co dobrat.
deck-short = Balíček
discard-short = Odloženo
deck-look = Prohlédnout dobírací balíček: { $n }
discard-look = Prohlédnout odkládací balíček: { $n }
deck-title = Dobírací balíček
deck-said = Odshora: karta 1 se dobere první.
deck-hidden = Na neznámých místech, bez pořadí:
deck-turned = Odkládací balíček se otočí
decks-closed = Balíčky jsou skryté: nikdo nevidí, co přijde.
discard-said = Když dobírací balíček dojde, odkládací balíček se otočí: karta 1 se dobere první. Poslední karta leží nahoře.
pile-empty = Žádné karty
arrange-title = Pořadí odkládacího balíčku
arrange-hint = Přetáhněte: vlevo se vrátí první.
arrange-put = Takto odložit
arrange-earlier = { $name }: dříve
arrange-later = { $name }: později
ally-open-named = Ukázat zvětšeně: { $name }
ally-back = Zpět

## Příprava hry

setup-title = Nová hra
setup-packs = Použité krabice
setup-mages = Mágové
setup-mage-for = Mág pro hráče { $n }
setup-roll = Vylosovat
setup-roll-all = Vylosovat vše
setup-chance = Náhoda
setup-mage-chance = Kdo přijde, rozhodne náhoda; uvidíte to na začátku hry.
setup-nemesis-chance = Kdo zaútočí, rozhodne náhoda; uvidíte to na začátku hry.
setup-rating = Nebezpečí { $n } z { $of }
setup-life = životy: { $n }
setup-harder = Při této obtížnosti
setup-market-unseen = ukáže se na začátku
setup-market-own = Vlastní výběr
setup-market-nine = devět balíčků
setup-market-pick = Výběr zásoby
setup-market-count = { $n } z { $of }
setup-market-done = Devět balíčků: zásoba je úplná.
setup-market-left = Zbývá vybrat: drahokamy { $gems }, artefakty { $relics }, kouzla { $spells }
setup-market-clear = Vyprázdnit
setup-market-fill = Doplnit náhodně
setup-market-take = Použít tuto zásobu
kind-gem = Drahokam
kind-relic = Artefakt
kind-spell = Kouzlo
kinds-gem = Drahokamy
kinds-relic = Artefakty
kinds-spell = Kouzla
setup-options = Obtížnost a pravidla
setup-lives = Mágové: životy { $mages }, Útočiště: { $gravehold }, Pán: { $nemesis }.
setup-lives-harder = Těžší Pán Bezejmenných.
setup-edition = Pravidla
edition-default = Doporučená
edition-default-note = Každé pravidlo v nejnovějším znění.
edition-war-eternal-pl-fr = Věčná válka (polská, francouzská)
edition-base-cs = Konec věků (česká)
edition-base-cs-note = Zcela otočenou trhlinu nelze pootevřít.
edition-outcasts-pl = Outcasts (polská)
edition-outcasts-pl-note = Žolík se řídí žetonem; čtyři hráči sdílejí karty pořadí tahu po dvojicích.
edition-war-eternal-de = Věčná válka (německá)
edition-war-eternal-de-note = Náhodná čísla hráčů, německé hodnoty karet a vítězství hned, jakmile Pánovi dojde balíček.
setup-share = Kopírovat odkaz
setup-note = { $n ->
    [one] Jeden mág. U stolu mohou ostatní sledovat a mluvit.
   *[other] Mágů: { $n }. Sami hrajete za všechny; u stolu může každé místo patřit někomu jinému.
}
copy = Kopírovat
copied = Zkopírováno
share = Sdílet
cancel = Zrušit
refused-setup-bad-code = Tento kód neodpovídá žádné zdejší přípravě.
refused-table-bad-setup = Takto nelze hrát: zkontrolujte mágy a zásobu.

## Lidé u stolu

people = Lidé
people-open = Lidé, místa a odkazy
people-others = Bez místa
you = vy
host = Hostitel
is-here = přítomen
is-away = nepřítomen
watches = sleduje
no-seat = zatím bez místa
you-watch = Sledujete
you-no-seat = Nemáte místo
wait-you = Jste na řadě
wait-for = Čeká se: { $who }
wait-away = Čeká se: { $who } (pryč)
wait-empty-seat = Rozhoduje prázdné místo: někdo si tam musí sednout.
seat-take-over = Převzít
seat-take-back = Vzít si místo zpět
seat-give = Předat
seat-give-back = Vrátit: { $name }
seat-owed = převzato: { $name } si je může kdykoli vzít zpět
seat-note = Kdo je pryč déle než minutu, může být zastoupen. Po návratu dostane své místo zpět.
refused-seat-taken = Ten člověk tu byl před chvílí. Místo lze převzít po minutě.
refused-table-watching = Kdo sleduje, může se dívat a mluvit.
refused-seat-empty = Jedno místo je ještě volné.
refused-table-not-the-host = O tom rozhoduje hostitel.
refused-http-too-many = Příliš mnoho najednou; zkuste to za chvíli.
rename = Změnit
chat-allowed = Volné psaní je povoleno
invite = Pozvat
link-play-hint = Kdo ho otevře, může si sednout. Účet není potřeba.
link-watch-hint = Kdo ho otevře, může se dívat a mluvit.
links-renew = Nové odkazy
links-renew-hint = Staré odkazy přestanou fungovat. Kdo je u stolu, zůstane.
links-renewed = Odkazy jsou nové. Pošlete je těm, kdo mají ještě přijít.
link-qr = QR kód odkazu ke hře
link-qr-hint = Nebo na kód namiřte fotoaparát telefonu: stůl se otevře v něm.
link-only-here = Tato adresa se otevře jen na tomto počítači. Aby se mohli přidat i ostatní ze svého, spusťte server příkazem:
lobby-free = Volná místa: { $n }
lobby-full = Všechna místa jsou obsazena: hra může začít.
lobby-watching = Jste tu, abyste sledovali.
lobby-rest = Jeden člověk může hrát za více mágů.
lobby-take-rest = Obsadit všechna volná: { $n }
lobby-played = Co se hraje
lobby-change = Změnit přípravu
lobby-change-take = Použít
join-invited = Pozvání ke stolu
join-against = Protivník: { $nemesis }
join-there = U stolu: { $who }.
join-nobody = Ještě nikdo nesedí.
join-started = Hra už běží.
join-go = Vstoupit
join-note = Bez účtu a bez instalace.

## Společný návrat

vote-title = Vrátit se?
vote-asks = { $name } se chce vrátit. Kroky: { $n }
vote-yours = Chcete se vrátit. Kroky: { $n }
vote-note = Od té doby byly vidět skryté karty, proto se ptáme všech u stolu a hra se označí.
vote-withdraw = Vzít zpět
mark-marked = Označeno: skryté karty nebo konec hry byly vidět a pak se se souhlasem všech vrátily.
mark-seed-told = Označeno: někdo mohl během hry znát skryté pořadí karet.

## Návrhy

suggest = Navrhnout
suggest-how = Ukažte na odpověď nebo kartu: pravé tlačítko, klávesa S nebo toto tlačítko a kliknutí
suggest-click = Klikněte na to, co navrhujete; Escape ukončí.
suggest-told = { $name } navrhuje: { $what }

## Hovor

talk-unread = nové: { $n }
talk-phrases = Rychlé fráze
talk-send = Odeslat
talk-off = U tohoto stolu je volné psaní vypnuto.

## Chvíle a záznamy

moments = Chvíle
moment-name = Pojmenovat tuto chvíli
moment-at = Krok { $n }
moment-save = Uložit
moment-answers = Krok { $n }, { $ago ->
    [0] nyní
   *[other] kroků zpět: { $ago }
}
moment-back = Vrátit se sem
moment-fork = Nový stůl odsud
moments-none = Žádná chvíle zatím nemá jméno. K pojmenované se lze vrátit nebo od ní hrát dál u nového stolu.
moment-fork-now = Hrát odteď dál u nového stolu
moment-fork-note = Tento stůl zůstane, jak je. Hrají-li zde i jiní, skryté karty se tam rozdají znovu.
moment-fork-same = Tento stůl zůstane, jak je; nový má stejné skryté karty.
record = Hra jako text
record-note = Obsahuje všechny odpovědi i počáteční hodnotu: po konci pro každého, dříve jen pro toho, kdo hraje sám.
record-download = Stáhnout
refused-record-seed-secret = Text by prozradil skryté karty. Bude k dispozici po konci hry.
refused-record-dealt-anew = U tohoto stolu se rozdávalo znovu; text nemá.
refused-record-bad = Toto není hra, kterou by zde šlo přehrát.

## Vlastní hry a účet

games = Moje hry
games-none = Zatím žádné hry. Objeví se zde ty, které hrajete v tomto prohlížeči.
games-waiting = Čekají na vás
games-going = Probíhající
games-over = Skončené
games-more = Starší
games-your-turn = jste na řadě
games-not-begun = nezačala
games-story = Průběh
import = Načíst hru
import-note = Hra uložená jako text pokračuje u nového stolu.
import-text = Text hry
import-file = Vybrat soubor
import-go = Otevřít
account = Účet
account-guest = Hrajete jako host a nic víc není potřeba. S účtem najdete své hry na každém zařízení.
account-make = Nový účet
account-make-go = Vytvořit účet
account-log-in = Přihlásit se
account-log-out = Odhlásit se
account-log-out-all = Odhlásit všude
account-name = Jméno
account-password = Heslo
account-password-hint = Alespoň 8 znaků.
account-password-new = Nové heslo
account-password-change = Změnit heslo
account-password-set = Heslo je změněno; ostatní relace skončily.
account-adopt = Vzít s sebou hry tohoto hosta: { $n }
account-passkey = Přístupový klíč
account-passkey-add = Přidat přístupový klíč
account-passkey-remove = Odebrat přístupový klíč { $label }
account-known = Přihlášená zařízení: { $n }
account-ways = Klíče, heslo, smazání
account-delete = Smazat účet
account-delete-sure = Smazat natrvalo. Má místa zůstanou: nikdo už nebude mnou.
refused-account-wrong = Žádný účet s tímto jménem a heslem ani s tímto klíčem.
refused-account-name-taken = Toto jméno už má jiný účet.
refused-account-bad-name = Jméno má 2 až 40 znaků, z toho písmeno nebo číslici.
refused-account-bad-password = Heslo má 8 až 200 znaků.
refused-account-log-in-again = Nejprve se odhlaste a znovu přihlaste.
refused-account-no-passkeys = Přístupové klíče na této adrese nefungují.
refused-account-bad-passkey = Přístupový klíč nebyl přijat; zkuste to znovu.
refused-account-last-way-in = Nic jiného účet neotevře: nejprve přidejte jiný způsob.

## Další nastavení

settings-heard = Zvuky a upozornění
settings-chime = Tichý tón, když jste na řadě a stránka je na pozadí
settings-notices = Tehdy i upozornění systému
settings-reset = Obnovit výchozí

## Cards, rules, end, replay and the first game

site-nav = Stránky
site-play = Hrát
landing-alone-text = Jeden až čtyři mágové, jedna obrazovka
landing-learn = Naučit se hrát
landing-learn-text = Za deset minut, při opravdové hře
landing-together-text = Odkaz až pro čtyři hráče
landing-why = Co pro vás tento stůl dělá
landing-order = Balíčky se nemíchají
landing-order-text = Pořadí odkládaných karet volíte sami. Stránka ukazuje, jaké ruce z něj vzniknou.
landing-forecast = Předpověď
landing-forecast-text = S jakou šancí je na řadě Pán Bezejmenných a co pak jeho přísluhovači a hrozby komu provedou.
landing-back = Vracení bez omezení
landing-back-text = Vše lze vrátit, dokud nebylo vidět nic skrytého. Co nejde, řekne proč.
landing-fair = Poctivé a ověřitelné
landing-fair-text = Bez účtu, bez reklam. Po hře si každý může ověřit míchání.
landing-source = Zdrojový kód
learn-short = Výuka
landing-games-title = Vaše hry
landing-games-more = Ukázat další
landing-games-state = { $state ->
    [waiting] Rozhodujete vy
    [open] Ještě nezačala
    [won] Vítězství
    [lost] Porážka
   *[going] Probíhá
}
gallery-count = { $n ->
    [one] nalezeno: { $n }
   *[other] nalezeno: { $n }
}
gallery-search = Jméno nebo text, i anglicky
gallery-kind = Druh
gallery-kind-of = { $kind ->
    [gem] Drahokamy
    [relic] Artefakty
    [spell] Kouzla
    [mage] Mágové
    [nemesis] Páni Bezejmenných
    [foe] Jejich karty
   *[all] Vše
}
gallery-pack = Krabice
gallery-cost = Cena
gallery-whose = Čí
gallery-any = jakékoli
gallery-market = Zásoba
gallery-basic = Všichni Páni Bezejmenných
gallery-none = Nic neodpovídá.
gallery-reset = Zrušit výběr
gallery-nemesis-type = Pán Bezejmenných · životy { $life } · obtížnost { $n }
look-nav = Z karty na kartu
look-back = Předchozí
look-on = Další
look-at = { $n } z { $of }
look-also = Také v jazyce
look-english = Anglicky
look-of = Patří k
look-starts = Ve výchozích kartách
look-all-mages = všech mágů
look-markets = V sestavách zásoby
look-first = Výchozí karty
look-own = Vlastní karty
rules-lead = Celá hra ve zkratce, našimi slovy. U stolu se nabízejí vždy jen odpovědi, které pravidla dovolují.
rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-none = Nic nenalezeno.
rules-see = Viz také
rules-clauses = Body pravidel:
rules-page = Tato stránka
rules-help = Jak stránka pomáhá
rules-keys = Klávesy
rules-chapter = { $chapter ->
    [basics] Hra
    [turn] Váš tah
    [nemesis] Pán Bezejmenných
    [words] Slova na kartách
   *[more] Další
}
aid-tray = Všechny odpovědi na jednom místě
aid-tray-text = Panel říká, kdo rozhoduje, a vypisuje každou povolenou odpověď. Tytéž odpovědi září na stole.
aid-why = Proč ne?
aid-why-text = Ukažte na to, co teď nejde, nebo tam přejděte klávesou: stránka řekne, co chybí.
aid-forecast = Předpověď
aid-forecast-text = Vedle Pána Bezejmenných: šance, že bude na tahu, a co pak jeho karty ve hře udělají, v číslech.
aid-timeline = Vaše příští ruce
aid-timeline-text = Balíčky se nemíchají, proto stránka ukazuje, co si doberete a jak to změní pořadí odkládání.
aid-back = Vracení
aid-back-text = Volné, dokud nebylo vidět nic skrytého; potom musí souhlasit všichni u stolu a hra je označena.
aid-sum = Odkud se berou čísla
aid-sum-text = Než je uděleno zranění, je vidět jeho součet: karta, trhlina a vše, co se přičítá.
aid-suggest = Navrhování
aid-suggest-text = Ukažte ostatním odpověď nebo kartu. Rozzáří se u nich a nikoho nezavazuje.
aid-replay = Záznam hry
aid-replay-text = Každou hru si lze prohlédnout krok za krokem a od kteréhokoli ji hrát dál jinak.
keys-where = { $where ->
    [replay] V záznamu hry
    [cards] Při prohlížení karty
   *[table] U stolu
}
keys-space = Mezerník
keys-play = Přehrát nebo pozastavit
keys-step = O krok zpět nebo dál
keys-turn = O tah zpět nebo dál
keys-ends = Na začátek nebo na konec
keys-look = Předchozí nebo další karta
replay-loading = Načítání hry …
replay-step = Krok { $n } z { $of }
replay-going = ještě se hraje
replay-play = Přehrát
replay-pause = Pozastavit
replay-speed = Rychlost
replay-turn = Tah
replay-turn-back = O tah zpět
replay-turn-on = O tah dál
replay-setup = Začátek
replay-fork = Hrát dál odtud
replay-fork-text = Nový stůl ve stavu, v jakém byl tento
replay-share = Zkopírovat odkaz na tento krok
replay-shared = Odkaz je zkopírován.
replay-table = Ke stolu
end-report = Přehled
end-going = Zatím nerozhodnuto
end-against = Proti: { $nemesis }
end-turns = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
end-answers = { $n ->
    [one] { $n } rozhodnutí
   *[other] { $n } rozhodnutí
}
end-life = životy: { $n } z { $of }
end-ways = Co dál
end-other = Stejná zásoba, jiný soupeř
end-share = Zkopírovat odkaz
end-curves = Životy v průběhu hry
end-curve-sides = Pán Bezejmenných a Útočiště
end-curve-mages = Mágové
end-axis = tah
end-foe-turns = tahy Pána Bezejmenných
end-whose = Čí
end-table = Totéž v tabulce
end-damage = Zranění a jejich původ
end-no-damage = Žádné zranění nebylo uděleno.
end-times = { $n }×
end-all = Ukázat vše ({ $n })
end-mages = Mágové
end-dealt = Udělená zranění
end-suffered = Utrpěná zranění
end-cast = Seslaná kouzla
end-opened = Otevřené trhliny
end-focused = Pootevření trhlin
end-abilities = Použití schopnosti
end-gained = { $n ->
    [0] Žádné získané karty
    [one] { $n } získaná karta
    [few] { $n } získané karty
   *[other] { $n } získaných karet
}
end-facts = Stojí za zapamatování
end-foe-turn-count = Tahy Pána Bezejmenných
end-unleashed = Běsnění
end-slain = Odstranění přísluhovači a hrozby
end-city-suffered = Zranění Útočiště
end-foe-life = Životy Pána Bezejmenných na konci
end-hardest = Nejtvrdší úder
end-longest = Nejdelší tah
end-longest-text = { $n } rozhodnutí · tah { $turn } ({ $mage })
end-fair = Míchání lze ověřit
end-fair-text = Než si kdo sedl ke stolu, server se zavázal k tajné hodnotě, aniž by ji ukázal. Prohlížeč každého hráče k ní přidal vlastní číslo. Nyní je vše odkryto: se záznamem si každý může ověřit, že se nic nezměnilo.
end-fair-told = Někdo u tohoto stolu mohl základ znát už během hry. Záznam lze ověřit i tak.
end-proof-proved = Váš prohlížeč si zapamatoval závazek serveru z doby před hrou a sám přidal číslo do základu. Obojí souhlasí: toto míchání nikdo nevybral.
end-proof-other = Pozor: to, co server ukazuje teď, není to, k čemu se zavázal před hrou. Toto míchání mohl někdo vybrat.
end-proof-unknown = Tento prohlížeč stůl před hrou neviděl, a proto míchání dokázat nemůže. Kdo byl u stolu od začátku, může to udělat příkazem níže.
end-seed = Základ
end-commitment = Závazek
end-verify = Ověřte příkazem
end-record = Stáhnout záznam
learn-lead = Hrajete opravdovou hru, sami proti lehkému soupeři. Krátké rady stojí vedle toho, o čem mluví. Kdykoli je můžete opustit: hra pokračuje.
learn-gems = Hrát drahokamy a za éter kupovat lepší karty
learn-spells = Připravovat kouzla k trhlinám a příští tah je sesílat
learn-order = Volit pořadí odkládání: v takovém si karty doberete
learn-nemesis = Vidět, co Pán Bezejmenných chystá, a předběhnout ho
learn-begin = Začít první hru
learn-again = Zpět k první hře ({ $n } z { $of })
learn-read = Raději si čtu
learn-table = První hra
course-hint = Rada
course-next = Další
course-skip = Přeskočit
course-try = Zkuste to
course-leave = Hrát bez rad
course-on = Hrát dál
course-progress = naučeno { $n } z { $of }
course-done = Víte dost
course-done-text = Ostatní stojí na kartách, a když něco nejde, stránka řekne proč. Hra pokračuje: porazte Pána Bezejmenných.
lesson-goal = O co jde
lesson-goal-text = Připravte Pána Bezejmenných o všechny životy. Prohrajete, když padne Útočiště nebo jsou všichni mágové vyčerpaní.
lesson-tray = Tady rozhodujete
lesson-tray-text = Zde je vše, co teď smíte udělat. Totéž září na stole: klikejte, kde chcete.
lesson-cast = Sešlete kouzlo
lesson-cast-text = Kouzla připravená v některém z dřívějších tahů můžete seslat teď, na začátku svého tahu.
lesson-target = Zvolte cíl
lesson-target-text = Zranění má jeden cíl: Pána Bezejmenných, nebo přísluhovače, který by vám škodil každý tah.
lesson-prep = Připravte kouzlo
lesson-prep-text = Příprava nic nestojí. Položte kouzlo k otevřené trhlině: od příštího tahu ho můžete seslat.
lesson-gem = Zahrajte drahokam
lesson-gem-text = Drahokamy dávají éter, peníze tohoto tahu. Zahrajte jeden, nejlépe všechny, než něco koupíte.
lesson-aether = Éter
lesson-aether-text = Tolik můžete utratit. Co zbude na konci tahu, propadne.
lesson-gain = Kupte kartu
lesson-gain-text = Utraťte éter za kartu ze zásoby. Přijde na odkládací balíček, takže si ji brzy doberete. Hry vyhrávají kouzla.
lesson-breach = Pootevřete trhlinu
lesson-breach-text = Více trhlin pojme více kouzel. Pootevření trhlinu otočí: v tomto tahu přijme kouzlo a její otevření bude levnější.
lesson-charge = Energie
lesson-charge-text = Za 2 étery koupíte energii. Když jsou všechna místa plná, můžete použít schopnost svého mága.
lesson-ability = Schopnost je připravena
lesson-ability-text = Všechna místa na energii jsou plná. Použitím schopnosti se vyprázdní.
lesson-back = Vracení
lesson-back-text = Změnili jste názor? Dokud nebylo vidět nic skrytého, je vracení volné.
lesson-power = Hrozba
lesson-power-text = V každém tahu Pána Bezejmenných ztratí žeton; s posledním se vyhodnotí. Mnohé lze předtím za uvedenou cenu odstranit.
lesson-minion = Přísluhovač
lesson-minion-text = Jedná v každém tahu Pána Bezejmenných, dokud má životy. Vaše kouzla mohou zasáhnout jeho.
lesson-forecast = Předpověď
lesson-forecast-text = Co se stane, bude-li na tahu Pán Bezejmenných, a s jakou šancí. Počítejte s tím.
lesson-order = Na pořadí záleží
lesson-order-text = Balíček se nikdy nemíchá. Co odložíte první, první si doberete: dávejte k sobě karty, které chcete mít v ruce spolu.
lesson-turns = Kdo je na řadě
lesson-turns-text = Po každém tahu se otočí karta z balíčku pořadí tahu. Co leží zde, už bylo; co je ještě v balíčku, přijde.
lesson-timeline = Vaše příští ruce
lesson-timeline-text = Zde vidíte, co si doberete. Koupené karty a pořadí odkládání se projeví hned.
lesson-nemesis = Pán Bezejmenných hrál
lesson-nemesis-text = Nejdřív jeho karty ve hře, od nejstarší; pak si dobere novou. Co se stalo, stojí v průběhu hry.
lesson-end = Ukončete tah
lesson-end-text = Když už nezbývá nic užitečného, ukončete fázi. Odložíte zahrané karty a doberete si do pěti.
lesson-rules = Kde hledat
lesson-rules-text = Pravidla a klávesy jsou pod otazníkem. Ukažte na kartu a přečtete si ji zvětšenou.

## Stůl: Pán, zásoba, rozhodování, průběh

part-tray = Rozhodnutí
part-rail = Rozhodování, průběh hry, ostatní
nemesis-mat = Celá deska
nemesis-no-cards = Žádné karty ve hře
nemesis-resolving = Vyhodnocuje se
nemesis-deck-tiers = Balíček Pána Bezejmenných: { $n }. Úroveň 1: { $one }, úroveň 2: { $two }, úroveň 3: { $three }. Další: úroveň { $next }
nemesis-discard = Odkládací balíček Pána Bezejmenných
nemesis-open-pile = Celý balíček, horní karta první
foe-life = Životy { $life } z { $max }
foe-tokens = Žetony síly: { $n }
foe-silenced = Jednou vynechá
foe-covered = Ještě neotočená
foe-turned = Otočená
shield-left = Zabrání dalším zraněním ({ $n })
lasting-treasure = poklad
lasting-in-front = před hráčem
waiting-end-of-turn = do konce tahu
waiting-your-next-turn = do vašeho příštího tahu
waiting-end-of-game = do konce hry
swarm-life = Životy každé: { $life }
destroyed = Zničené karty
cards-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
gravehold-short = Útočiště
gravehold-life = Životy Útočiště: { $life } z { $max }
forecast-badge = V příštím tahu Pána Bezejmenných, jak to teď vypadá
forecast-in = { $n ->
    [few] za { $n } tahy
   *[other] za { $n } tahů
}
forecast-later = V jeho příštím tahu
forecast-no-cards = Žádná karta ve hře nic nedělá.
forecast-unleash-now = Běsnění:
forecast-total = Celkem
forecast-calm = beze ztráty životů
forecast-doom = může ukončit hru
turn-order-next = Další:
turn-order-sure = jistě
turn-order-empty = Pak se míchá
turn-order-token = { $token ->
    [wild] Žolík
   *[other] Karta { $token }
}: { $who }
turn-order-nobody = zatím nikdo
supply-empty = Prázdný
tray-decide-all = Rozhodujete společně
tray-waiting = Čeká se na: { $who }
tray-group = { $group ->
    [play] Zahrát
    [prep] Připravit
    [gain] Získat
    [breach] Energie a trhliny
    [ability] Schopnosti
   *[other] Ostatní
}
back-free = volně
back-marks = byly vidět skryté karty
back-vote = ostatní musí souhlasit
marked-short = vráceno
help = Klávesy a nápověda
help-digits = Zvolit odpověď s tímto číslem
help-letters = Zvolit odpověď s tímto písmenem, je-li jich víc než devět
help-end = Ukončit fázi nebo výběr
help-arrows = Od odpovědi k odpovědi; Enter ji zvolí
help-back = Vrátit
help-redo = Zopakovat vrácené
help-suggest = Ukázat ostatním odpověď nebo kartu
help-tab = Po celém stole; Enter odpovídá i tam
help-help = Tato stránka
help-look = Karta se ukáže velká, když na ni najedete, označíte ji nebo na ní podržíte prst. Když nic nejde, řekne proč.
help-glow = Na co svítí, lze kliknout: je to tatáž odpověď jako v seznamu.

# The table on a phone, and the way to the answers by keys
status = Stůl ve zkratce
status-turn = Tah
sheets = Části stolu
sheet-nemesis = Pán
sheet-market = Zásoba
sheet-allies = Spojenci
sheet-log = Průběh
sheet-answers = { $n ->
    [one] { $n } odpověď zde
    [few] { $n } odpovědi zde
   *[other] { $n } odpovědí zde
}
sheet-unread = někdo něco napsal
menu = Nabídka
tray-fold = Sbalit odpovědi
tray-unfold = { $n ->
    [one] Ukázat { $n } odpověď
    [few] Ukázat { $n } odpovědi
   *[other] Ukázat { $n } odpovědí
}
skip-to-tray = K odpovědím

# Výpravy
expedition = Výprava
landing-expedition-text = Několik bitev jako jeden příběh
expedition-new = Nová výprava
expedition-which = Která výprava
expedition-lead = Bitva za bitvou proti silnějším protivníkům. Mezi nimi získáváte karty, mágy a poklady a rozhodujete, co si necháte.
expedition-battles = { $n ->
    [one] 1 bitva
    [few] { $n } bitvy
   *[other] { $n } bitev
}
expedition-most = body: až { $n }
expedition-missing = S těmito krabicemi ji nelze hrát. Chybí: { $what }.
expedition-pocket = Velká kapsa
expedition-pocket-text = nic se nevyřazuje
expedition-note = Sami i s ostatními: odkaz je na další stránce. Vše zůstává uložené; pokračovat můžete kdykoli.
expedition-begin = Zahájit výpravu
expedition-next = Vyhrané bitvy: { $won } z { $of }. Dále: { $nemesis }.
expedition-points = z { $of } bodů
expedition-tries = { $n ->
    [one] svedená bitva
    [few] svedené bitvy
   *[other] svedených bitev
}
expedition-path = Cesta
expedition-unknown = Zatím neznámo
expedition-rating = Hodnocení { $n }
expedition-won-on = { $n ->
    [1] Výhra na první pokus
    [2] Výhra na druhý pokus
    [3] Výhra na třetí pokus
   *[other] Výhra v pokusu { $n }
}
expedition-lost-try = Pokus { $n } prohraný
expedition-worth = Pokus { $try }: výhra přinese { $n }
expedition-later = Teprve přijde
expedition-won-from = Získáno v bitvě: { $nemesis }
expedition-new-things = Nové do dalšího pokusu: { $nemesis }
expedition-barracks = Kasárna
expedition-treasures = Poklady
expedition-banished = Vyřazeno
expedition-fresh = Nové
expedition-watching = Sledujete: vybírají hráči.
expedition-market-title = Vyberte devět hromádek zásoby
expedition-market-text = Karty v kasárnách: { $n }. Vynechané jsou natrvalo vyřazeny.
expedition-market-pocket = Karty v kasárnách: { $n }. Vynechané tam zůstanou.
expedition-market-left = Zbývá vybrat:
expedition-in-market = V zásobě
expedition-goes = Bude vyřazena
expedition-stays = Zůstane
expedition-pick = Vybrat
expedition-mages-title = Kdo bojuje?
expedition-mages-text = Jeden až { $n } mágové z kasáren. Jeden člověk může hrát za více.
expedition-mages-chosen = { $n ->
    [one] Do bitvy jde 1 mág
    [few] Do bitvy jdou { $n } mágové
   *[other] Do bitvy jde { $n } mágů
}
expedition-mages-none = Vyberte aspoň jednoho mága
expedition-mages-take = Tito bojují
expedition-treasures-title = Které poklady vezmete s sebou?
expedition-treasures-text = Nikdo žádný brát nemusí. Po bitvě se všechny vrátí do kasáren.
expedition-treasures-chosen = { $n ->
    [0] Bez pokladů
   *[other] Poklady s sebou: { $n }
}
expedition-treasures-take = Vyrazit s nimi
expedition-level-1 = Stupeň 1 · jeden pro každého mága
expedition-level-2 = Stupeň 2 · jeden pro všechny
expedition-level-3 = Stupeň 3 · jeden pro každého mága
expedition-for-all = Pro všechny
expedition-for = { $treasure }: { $mage }
expedition-reward-title = Bitva je prohraná
expedition-reward-text = Vyberte něco nového do dalšího pokusu. Protivník zůstává ({ $nemesis }); výhra pak přinese { $n }.
expedition-path-title = Kam?
expedition-path-text = Cesta se tu dělí.
expedition-battle = Bitva { $n } · pokus { $try }
expedition-upgraded = Vylepšené základní karty v balíčku protivníka: { $n }.
expedition-start = Zahájit bitvu { $n }
expedition-start-alone = Hrajete za všechny tyto mágy. Hra začne hned.
expedition-start-together = U jejího stolu si nejdřív každý sedne.
expedition-go = Do bitvy
expedition-going = Bitva probíhá. Její výsledek se vrátí sem.
expedition-over-won = Výprava je vyhraná
expedition-over-lost = Výprava je prohraná
expedition-fights = Svedené bitvy
expedition-back = Zpět na výpravu
games-expedition = bitva { $n } z { $of }, body: { $score }
refused-expedition-none = Tento stůl není výprava.
refused-expedition-no-game = Hry výpravy mají vlastní stoly.
refused-expedition-bad = Tuto výpravu zde nelze hrát.
refused-expedition-not-asked = Výprava už pokročila; podívejte se znovu.
refused-expedition-choice = To nelze vybrat.
refused-expedition-setup = S čím se bitva hraje, určuje výprava.
refused-expedition-battle-over = Bitva skončila a její výsledek platí.
