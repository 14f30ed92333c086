# Slova stránky, která server nikdy neříká.

## Všude

title = Unshuffled
close = Zavřít
settings = Nastavení
gallery = Karty
rules = Pravidla
replay = Záznam hry
begin = Spustit
somebody = Host
unofficial = Neoficiální, svobodná verze kooperativní deckbuildingové hry. Neobsahuje ilustrace ani texty vydavatele; názvy patří svým vlastníkům.
connecting = Připojování…
fault-title = Na této stránce se něco pokazilo
fault-text = Hra je v bezpečí na serveru.
fault-again = Načíst stránku znovu
lost-title = Stránka nenalezena
lost-text = Na této adrese není žádná stránka.
lost-table = Takový stůl neexistuje, nebo potřebujete jeho aktuální odkaz.
lost-expedition-title = Jste jen u této bitvy
lost-expedition = Bitva patří k výpravě. Abyste ji viděli, potřebujete její vlastní odkaz: požádejte o něj některého z hráčů.
lost-expedition-back = Zpět do bitvy
lost-home = Na úvodní stránku
refused = To se nepovedlo ({ $code }).
refused-table-stale = Hra mezitím pokročila; podívejte se znovu.
refused-answer-not-yours = O tom rozhoduje někdo jiný.
refused-answer-not-an-option = To už není možné.
refused-client-offline = Nejste připojeni.
wire-lost = Spojení se serverem chybí. Probíhá další pokus…
wire-kept = Vaše odpověď se neztratí.
wire-slow = Server odpovídá pomalu. Vaše odpověď je na cestě.
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
landing-together = Založit stůl
your-name = Vaše jméno
how-many-mages = Kolik mágů?
random-mage = Náhodný mág
random-nemesis = Náhodný Pán
random-market = Náhodná zásoba
choose-difficulty = Obtížnost
make-table = Založit stůl
lobby-title = Nový stůl
lobby-wait = Hru zahájí hostitel.
seat-free = volno
seat-take = Posadit se sem
seat-leave = Uvolnit místo
link-play = Odkaz ke hře
link-watch = Odkaz ke sledování

## Nastavení

settings-language = Jazyk
settings-theme = Vzhled
settings-text-size = Velikost písma
settings-card-size = Velikost karet
settings-motion = Animace
settings-plain-cards = Karty jen jako text
settings-sound = Zvuky
theme-dark = tmavý
theme-light = světlý
theme-contrast = vysoký kontrast
size-small = malá
size-normal = běžná
size-large = velká
size-largest = velmi velká
motion-normal = běžné
motion-fast = rychlé
motion-off = okamžité

## Části stolu

part-nemesis = Pán Bezejmenných
part-market = Zásoba
part-turn-order = Pořadí tahu
part-mage = Mág
part-hand = Ruka
part-played = Zahráno
part-piles = Dobírací a odkládací balíček
part-log = Průběh hry
part-talk = Chat
gravehold = Útočiště
life = Životy
aether = éter
power-tokens = Žetony hrozby
turn = Tah { $n }
marked = vráceno po odhalení skrytých karet
exhausted = vyčerpání
unknown-card = neznámá karta
breach = Trhlina
card-cost = Cena: { $n } { $n ->
    [one] éter
    [few] étery
   *[other] éterů
}
nemesis-life = { $name }: životy { $life }/{ $max }
track-at = { $name }: pole { $n }/{ $of }
track-many = { $name }: { $steps }
track-gone = { $name }: odložený žeton
track-step = { $name }, pole { $step }: { $n ->
    [one] 1 žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
mage-space = { $name }, pole { $n }{ $here ->
    [yes] {" "}· zde leží žeton
   *[no] {""}
}
space-empty = prázdné
foe-number = Leží na ní žeton s číslem hráče { $n } ({ $name })
pile-tokens = { $name } na tomto balíčku: { $n }
pile-treasure = Poklad u tohoto balíčku: { $name }
treasures-shared = Poklady všech hráčů
side-deck-says = Tyto karty leží odkryté vedle stolu. Karta říká, kdy hráč jednu z nich získá.
side-deck-left = zbývá: { $n }/{ $of }
swarm-count = { $name }: { $n }
mage-number = Hráč { $n }
mage-life = { $name }: životy { $life }/{ $max }
mage-charges = Energie: { $n }/{ $needed }
breach-closed = Trhlina { $numeral }: pootevření { $focus }, otevření { $open }
breach-open = Trhlina { $numeral }: otevřená{ $bonus ->
    [0] { "" }
   *[other] , zranění +{ $bonus }
}
breach-none = Trhlina { $numeral } chybí
pile-left = zbývá: { $n }
deck-count = Balíček { $n }
discard-count = Odloženo { $n }
discard-pile = Odkládací balíček
next-hands = Příští ruce, nikdy nemíchané
turn-order-left = Ještě v balíčku
forecast-title = Bude-li příště na tahu Pán Bezejmenných
forecast-chance = { $n } { $of ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
} { $of }

## Rozhodování

tray-decides = Rozhoduje: { $who }
take-back = Vrátit
redo = Znovu
vote-yes = Souhlasím
vote-no = Ne

## Hovor

talk-write = Napište zprávu
talk-note = { $what ->
    [Joined] { $name } je u stolu.
    [Watching] { $name } přihlíží.
    [TakenBack] { $name } vrací hru zpět.
    [BackAsked] { $name } se chce vrátit zpět.
    [BackAgreed] { $name } souhlasí.
    [BackRefused] { $name } se vracet nechce.
    [Saved] { $name } ukládá okamžik: { $saved }
    [SeatTaken] { $name } si sedá jako hráč { $n }.
    [SeatTakenOver] { $name } zastupuje hráče { $to }.
    [SeatGiven] { $name } předává místo hráči { $to }.
    [SeatLeft] { $name } uvolňuje místo.
    [ChatOn] { $name } zapíná chat.
    [ChatOff] { $name } vypíná chat.
    [LinksRenewed] { $name } mění odkazy: staré už nefungují.
    [AdvanceSet] { $name } mění, co má rozhodnuto předem.
    [AnsweredInAdvance] { $name }: rozhodnuto předem.
    [SeedTold] { $name } má záznam hry: skryté pořadí může být známé.
   *[other] { $name }: { $what }
}
phrase-hello = Ahoj!
phrase-thanks = Díky!
phrase-well-done = Dobrá práce!
phrase-your-turn = Jsi na tahu.
phrase-wait = Moment.
phrase-save-charge = Šetři si energii.
phrase-hit-minion = Na přísluhovače!
phrase-hit-nemesis = Na Pána Bezejmenných!
phrase-ready = Za mě můžeme.
phrase-sorry = Promiň!

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
spell-fresh = Připraveno v tomto tahu: seslat ho můžete od svého příštího tahu.
spell-fresh-short = příští tah
spell-linked = { $name } – i u trhliny { $numeral }
aether-count = { $n } { $n ->
    [one] éter
    [few] étery
   *[other] éterů
} v tomto tahu
aether-bound = { $n } omezeně
aether-only = Z toho { $n } jen na { $uses }
aether-not = Z toho { $n } nelze použít na { $uses }
aether-use-gain-gem = nákup drahokamů
aether-use-gain-relic = nákup artefaktů
aether-use-gain-spell = nákup kouzel
aether-use-charge = nákup energie
aether-use-focus = pootevření trhlin
aether-use-open = otevření trhlin
aether-use-other = cokoli jiného
aether-more = +{ $n } v ruce
aether-in-hand = Nezahrané drahokamy by přidaly ještě { $n }
timeline-title = Příští ruce
hand-empty = Žádné karty v ruce
hand-next = Po tomto tahu
hand-after-this = Po současné ruce
hand-then = Potom
hand-used = ruku zahrajete
hand-kept = ruku si necháte
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
arrange-hint = Přetáhněte: co je víc vlevo, doberete si dřív.
arrange-put = Odložit v tomto pořadí
arrange-earlier = { $name }: dříve
arrange-later = { $name }: později
ally-open-named = Ukázat zvětšeně: { $name }

## Příprava hry

setup-title = Nová hra
setup-packs = Použité krabice
setup-mages = Mágové
setup-mage-for = Mág pro hráče { $n }
setup-roll = Vylosovat
setup-roll-all = Vylosovat vše
setup-chance = Náhodně
setup-mage-chance = Kdo přijde, rozhodne náhoda; uvidíte to na začátku hry.
setup-nemesis-chance = Kdo zaútočí, rozhodne náhoda; uvidíte to na začátku hry.
setup-rating = Úroveň obtížnosti { $n } z { $of }
setup-life = životy: { $n }
setup-harder = Při této obtížnosti
setup-market-unseen = ukáže se na začátku
setup-market-own = Vlastní výběr
setup-market-nine = devět balíčků
setup-market-pick = Výběr zásoby
setup-market-count = { $n }/{ $of }
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
setup-lives-harder = Platí Zvýšená obtížnost Pána Bezejmenných.
setup-ai-wins = { $percent ->
    [0] Naše rychlá AI takové hry téměř nikdy nevyhraje.
   *[other] Naše rychlá AI vyhrává { $percent } % takových her.
}
setup-protect = Chráníte
setup-protect-note = Životy: { $life }. S { $charges } energiemi se dobere a vyhodnotí jedna z { $cards } karet schopností.
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
variants = Pravidla a varianty
variants-book = Pravidla: { $edition }
variants-lead = V těchto bodech se tištěná pravidla liší. O každém rozhodují vaše pravidla. Změňte, co chcete.
variants-reset = Vše jako v pravidlech
variants-done = Hotovo
variants-turns = Pořadí tahu
variants-solo = Sami s jedním mágem
variants-mages = Mágové a jejich balíčky
variants-nemesis = Pán Bezejmenných
variants-only = { $n ->
    [one] Jen s jedním mágem.
   *[other] Jen s { $n } mágy.
}
variants-least = Jen s { $n } nebo více mágy.
variants-own = V žádných pravidlech
variants-on = Varianty
setup-share = Kopírovat odkaz
setup-note = { $n ->
    [one] Jeden mág. U stolu mohou ostatní sledovat a psát si.
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
is-here = u stolu
is-away = pryč
watches = divák
no-seat = zatím bez místa
you-watch = Sledujete
you-no-seat = Nemáte místo
wait-you = Jste na řadě
wait-for = Čeká se na: { $who }
wait-away = Čeká se na: { $who } (pryč)
wait-empty-seat = Rozhoduje prázdné místo: někdo si tam musí sednout.
waited-minutes = { $n ->
    [one] už minutu
    [few] už { $n } minuty
   *[other] už { $n } minut
}
waited-hours = { $n ->
    [one] už hodinu
    [few] už { $n } hodiny
   *[other] už { $n } hodin
}
waited-days = { $n ->
    [one] už den
    [few] už { $n } dny
   *[other] už { $n } dní
}
away-title = Zatímco jste byli pryč
away-moves = { $n ->
    [one] Jeden krok, zatímco jste byli pryč
    [few] { $n } kroky, zatímco jste byli pryč
   *[other] { $n } kroků, zatímco jste byli pryč
}
away-play = Přehrát
away-dismiss = Skrýt
seat-take-over = Převzít
seat-take-back = Vzít si místo zpět
seat-give = Předat
seat-give-back = Vrátit: { $name }
seat-owed = převzato: { $name } si je může kdykoli vzít zpět
seat-note = Kdo je pryč déle než minutu, může být zastoupen. Po návratu dostane své místo zpět.
refused-seat-taken = Hráč tu byl ještě před chvílí. Místo lze převzít až po minutě.
refused-table-watching = Diváci mohou hru jen sledovat a psát do chatu.
refused-seat-empty = Jedno místo je ještě volné.
refused-table-not-the-host = O tom rozhoduje hostitel.
refused-http-too-many = Příliš mnoho najednou; zkuste to za chvíli.
rename = Změnit
chat-allowed = Chat je zapnutý
invite = Pozvat
link-play-hint = Kdo ho otevře, může si sednout. Účet není potřeba.
link-watch-hint = Kdo ho otevře, může sledovat hru a psát do chatu.
links-renew = Nové odkazy
links-renew-hint = Staré odkazy přestanou fungovat. Kdo je u stolu, zůstane.
links-renewed = Odkazy jsou nové. Pošlete je těm, kdo mají ještě přijít.
link-qr = QR kód odkazu ke hře
link-qr-hint = Nebo na kód namiřte fotoaparát telefonu: stůl se otevře v něm.
link-only-here = Tato adresa se otevře jen na tomto počítači. Aby se mohli přidat i ostatní ze svého, spusťte server příkazem:
lobby-free = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
lobby-full = Všechna místa jsou obsazena: hra může začít.
lobby-watching = Jste tu jako divák.
lobby-rest = Jeden člověk může hrát za více mágů.
lobby-take-rest = Obsadit { $n ->
    [one] volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
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

vote-title = Vrátit?
vote-asks = { $name } chce vrátit { $n } { $n ->
    [one] krok
    [few] kroky
   *[other] kroků
}.
vote-yours = Chcete vrátit { $n } { $n ->
    [one] krok
    [few] kroky
   *[other] kroků
}.
vote-note = Od té doby byly vidět skryté karty, proto se ptáme všech u stolu a hra se označí.
vote-note-others = Vrátí se tím odpověď někoho jiného, proto se ho ptáme.
vote-withdraw = Stáhnout žádost
mark-marked = Označeno: po odhalení skrytých karet nebo konce hry se hra se souhlasem všech vrátila zpět.
mark-seed-told = Označeno: někdo mohl během hry znát skryté pořadí karet.

## Návrhy

suggest = Navrhnout
suggest-how = Ukažte na odpověď nebo kartu: pravé tlačítko, klávesa S nebo toto tlačítko a kliknutí
suggest-click = Klikněte na to, co navrhujete; Esc výběr zruší.
suggest-told = { $name } navrhuje: { $what }

## Hovor

talk-unread = nové: { $n }
talk-phrases = Rychlé fráze
talk-send = Odeslat
talk-off = U tohoto stolu je chat vypnutý.

## Chvíle a záznamy

moments = Okamžiky
moment-name = Název tohoto okamžiku
moment-at = Krok { $n }
moment-save = Uložit
moment-answers = Krok { $n }, { $ago ->
    [0] nyní
    [one] před { $ago } krokem
   *[other] před { $ago } kroky
}
moment-back = Vrátit se sem
moment-fork = Nový stůl odsud
moments-none = Zatím není uložen žádný okamžik. K uloženému se lze vrátit nebo od něj hrát dál u nového stolu.
moment-fork-now = Hrát odteď dál u nového stolu
moment-fork-note = Tento stůl zůstane, jak je. Hrají-li zde i jiní, skryté karty se tam rozdají znovu.
moment-fork-same = Tento stůl zůstane, jak je; nový má stejné skryté karty.
record = Hra jako text
record-note = Obsahuje všechny odpovědi i semínko náhody. Po skončení hry ji dostane každý, dříve jen ten, kdo hraje sám.
record-download = Stáhnout
refused-record-seed-secret = Text by prozradil skryté karty. Bude k dispozici po konci hry.
refused-record-dealt-anew = U tohoto stolu se skryté karty rozdaly znovu, proto textový záznam nemá.
refused-record-bad = Toto není hra, kterou by zde šlo přehrát.

## Vlastní hry a účet

games = Moje hry
games-none = Zatím žádné hry. Objeví se zde ty, které hrajete v tomto prohlížeči.
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
account-adopt = Převzít { $n } { $n ->
    [one] hru
    [few] hry
   *[other] her
} tohoto hosta
account-passkey = Přístupový klíč
account-passkey-add = Přidat přístupový klíč
account-passkey-remove = Odebrat přístupový klíč { $label }
account-known = Přihlášená zařízení: { $n }
account-ways = Klíče, heslo, smazání
account-delete = Smazat účet
account-delete-sure = Smazat natrvalo. Moje místa u stolů zůstanou, ale pod mým jménem už nikdo hrát nebude.
refused-account-wrong = Žádný účet s tímto jménem a heslem ani s tímto klíčem.
refused-account-name-taken = Toto jméno už má jiný účet.
refused-account-bad-name = Jméno má 2 až 40 znaků, z toho písmeno nebo číslici.
refused-account-bad-password = Heslo má 8 až 200 znaků.
refused-account-log-in-again = Nejprve se odhlaste a znovu přihlaste.
refused-account-no-passkeys = Přístupové klíče na této adrese nefungují.
refused-account-bad-passkey = Přístupový klíč nebyl přijat; zkuste to znovu.
refused-account-last-way-in = Jinak se k účtu nedostanete: nejprve přidejte další způsob přihlášení.

## Další nastavení

settings-hints = Vysvětlit nové věci, když přijdou poprvé
settings-heard = Zvuky a upozornění
settings-chime = Tichý tón, když jste na řadě a stránka je na pozadí
settings-notices = Ukázat přitom i systémové oznámení
settings-reset = Obnovit výchozí
settings-volume = Hlasitost
settings-replay-sound = Zvuky i v záznamech
settings-touch = Telefon vibruje podle dění ve hře
settings-ends-itself = Ukončit můj tah automaticky, když už nejde nic jiného udělat

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
landing-back = Volné vracení kroků
landing-back-text = Vše lze vrátit, dokud nebylo vidět nic skrytého. Když něco nejde, dozvíte se proč.
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
    [treasure] Poklady
    [ability] Karty schopností
    [mage] Mágové
    [nemesis] Páni Bezejmenných
    [foe] Karty Pánů
   *[all] Vše
}
gallery-pack = Krabice
gallery-cost = Cena
gallery-whose = Čí karta
gallery-any = vše
gallery-market = Zásoba
gallery-basic = Základní karty
gallery-none = Nic neodpovídá.
gallery-reset = Zrušit filtry
reconstructed = Rekonstruováno
reconstructed-says = Žádný nám známý zdroj toto neuvádí celé. Co chybělo, číslo nebo řádek textu, jsme doplnili sami. Tištěná podoba se může lišit.
gallery-nemesis-type = { $life ->
    [1] Pán Bezejmenných · obtížnost { $n }
   *[other] Pán Bezejmenných · životy { $life } · obtížnost { $n }
 }
look-nav = Z karty na kartu
look-back = Předchozí
look-on = Další
look-at = { $n }/{ $of }
look-also = Také v jazyce
look-english = Anglicky
look-of = Pán Bezejmenných
look-starts = Startovní karta mágů
look-all-mages = všichni mágové
look-markets = V doporučených zásobách
look-first = Startovní karty
look-own = Vlastní karty
rules-lead = Celá hra ve zkratce, našimi slovy. U stolu se nabízejí vždy jen odpovědi, které pravidla dovolují.
rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-none = Nic nenalezeno.
rules-see = Viz také
rules-page = Tato stránka
rules-help = Jak stránka pomáhá
rules-keys = Klávesy
rules-chapter = { $chapter ->
    [basics] Hra
    [turn] Váš tah
    [nemesis] Pán Bezejmenných
    [words] Slova na kartách
    [mats] Desky a zvláštní balíčky
    [expeditions] Výpravy
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
aid-back-text = Dokud nebylo vidět nic skrytého, lze vracet volně; potom musí souhlasit všichni u stolu a hra se označí.
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
replay-loading = Načítání hry…
replay-step = Krok { $n }/{ $of }
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
end-life = životy: { $n }/{ $of }
end-ways = Co dál
end-other = Stejná zásoba, jiný soupeř
end-share = Zkopírovat odkaz
end-curves = Životy v průběhu hry
end-curve-sides = Pán Bezejmenných a Útočiště
end-curve-protected = Pán Bezejmenných a { $name }
end-curve-mages = Mágové
end-axis = tah
end-foe-turns = tahy Pána Bezejmenných
end-whose = Kdo
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
end-protected-suffered = Zranění, která utrpěl { $name }
end-foe-life = Životy Pána Bezejmenných na konci
end-hardest = Nejtvrdší úder
end-longest = Nejdelší tah
end-longest-text = { $n } rozhodnutí · tah { $turn } ({ $mage })
end-fair = Míchání lze ověřit
end-fair-text = Než si kdo sedl ke stolu, server se zavázal k tajné hodnotě, aniž by ji ukázal. Prohlížeč každého hráče k ní přidal vlastní číslo. Nyní je vše odkryto: se záznamem si každý může ověřit, že se nic nezměnilo.
end-fair-told = Někdo u tohoto stolu mohl semínko znát už během hry. Záznam lze ověřit i tak.
end-proof-proved = Váš prohlížeč si zapamatoval závazek serveru z doby před hrou a sám přidal číslo do semínka. Obojí souhlasí: toto míchání nikdo nevybral.
end-proof-other = Pozor: to, co server ukazuje teď, není to, k čemu se zavázal před hrou. Toto míchání mohl někdo vybrat.
end-proof-unknown = Tento prohlížeč stůl před hrou neviděl, a proto míchání dokázat nemůže. Kdo byl u stolu od začátku, může to udělat příkazem níže.
end-seed = Semínko
end-commitment = Závazek
end-verify = Ověřte příkazem
end-record = Stáhnout záznam
learn-lead = Tři krátké kapitoly po třech tazích, sami proti Rozzuřenému. Rady se objevují tam, kde jsou potřeba, a řídí se tím, co děláte. Kdykoli je můžete vypnout a hrát dál.
learn-begin = Začít první hru
learn-again = Pokračovat v kapitole { $chapter }
learn-read = Raději si přečtu pravidla
chapter-number = Kapitola { $chapter }
chapter-1 = Váš tah
chapter-1-text = Hrát drahokamy, kupovat karty, připravovat a sesílat kouzla
chapter-2 = Nepřítel
chapter-2-text = Přísluhovači, hrozby a předpověď: vyberte, co zasáhnout
chapter-3 = Trhliny a vaše schopnost
chapter-3-text = Doplnit energii, pootevřít trhlinu, naplánovat příští ruce
chapter-finished = dokončeno
chapter-done = Kapitola { $chapter } dokončena
chapter-1-done = Takový je tah: zahrát drahokamy, koupit kartu, připravit kouzlo a v příštím tahu ho seslat.
chapter-2-done = Tak bojuje Pán Bezejmenných: přísluhovači jednají každý tah, hrozby odpočítávají a předpověď vás varuje.
chapter-3-done = Teď znáte základy. Ostatní stojí na kartách, a když něco nejde, stránka řekne proč. Tato hra pokračuje: porazte Rozzuřeného.
chapter-cast = { $n ->
    [one] Seslali jste { $n } kouzlo, způsobená zranění: { $damage }.
    [few] Seslali jste { $n } kouzla, způsobená zranění: { $damage }.
   *[other] Seslali jste { $n } kouzel, způsobená zranění: { $damage }.
  }
chapter-gained = { $n ->
    [one] Koupili jste { $n } kartu.
    [few] Koupili jste { $n } karty.
   *[other] Koupili jste { $n } karet.
  }
chapter-left = Ještě k objevení: { $what }.
chapter-next = Kapitola { $chapter }: { $name }
course-hint = Rada
course-next = Další
course-skip = Přeskočit
course-try = Zkuste to
course-leave = Vypnout rady
course-on = Hrát dál
course-at = Kapitola { $chapter }, tah { $turn }/{ $of }
course-nudge = Nevíte si rady? Zvolte něco, co má kolem sebe rámeček.
lesson-goal = O co jde
lesson-goal-text = To je váš nepřítel. Připravte ho o všechny životy dřív, než o ně přijde Útočiště, které bráníte.
lesson-cast = Sešlete kouzlo
lesson-cast-text = Toto kouzlo jste připravili v dřívějším tahu. Teď, na začátku svého tahu, ho můžete seslat.
lesson-late = Připravte kouzlo
lesson-late-text = V tomto tahu jste neměli co seslat. Položte teď kouzlo k otevřené trhlině a v příštím tahu ho můžete seslat.
lesson-gem = Zahrajte drahokam
lesson-gem-text = Drahokamy dávají éter, peníze tohoto tahu. Jeden zahrajte.
lesson-aether = Více éteru
lesson-aether-text = Zahrajte i ostatní drahokamy. Éter, který neutratíte, na konci tahu propadne.
lesson-prep = Připravte kouzlo
lesson-prep-text = Příprava nic nestojí. Položte kouzlo k otevřené trhlině: od příštího tahu ho můžete seslat.
lesson-gain = Kupte kartu
lesson-gain-text = Utraťte éter za kartu ze zásoby. Přijde na váš odkládací balíček a později si ji doberete.
lesson-end = Ukončete tah
lesson-end-text = Nezbývá nic užitečného? Ukončete tah. Odložíte zahrané karty a doberete si do pěti.
lesson-back = Změnili jste názor?
lesson-back-text = Tady vrátíte své poslední kroky. Dokud nebylo vidět nic skrytého, lze vracet volně.
lesson-turns = Kdo je na řadě
lesson-turns-text = Po každém tahu určí karta pořadí tahu, kdo hraje další. Karty zde už byly otočeny, ostatní jsou ještě v balíčku. Také Pán Bezejmenných měl svůj první tah: co udělal, najdete v průběhu hry.
lesson-minion = Přísluhovač
lesson-minion-text = Jedná v každém tahu Pána Bezejmenných, dokud má životy. Vaše kouzla ho mohou zasáhnout.
lesson-aim = Kouzlo je připravené
lesson-aim-text = Sešlete ho. Potom zvolíte, kdo utrpí zranění.
lesson-target = Zvolte cíl
lesson-target-text = Zranění Pána Bezejmenných vás přibližuje k vítězství. Přísluhovač bez životů zmizí a už nejedná.
lesson-forecast = Předpověď
lesson-forecast-text = Toto se stane, bude-li příště na tahu Pán Bezejmenných, a taková je na to šance. Podívejte se sem, než ukončíte tah.
lesson-power = Hrozba
lesson-power-text = V každém tahu Pána Bezejmenných ztratí žeton. Když ztratí poslední, vyhodnotí se.
lesson-oppose = Zastavte hrozbu
lesson-oppose-text = Této hrozby se můžete zbavit, než se vyhodnotí. Cena je na kartě.
lesson-unleash = Vlastní pravidlo nepřítele
lesson-unleash-text = Když karta říká „Běsnění“, Pán Bezejmenných udělá, co je napsáno na jeho desce. Zvolte ho a přečtěte si ji.
lesson-lose = Kdy prohrajete
lesson-lose-text = Prohrajete, když Útočiště nemá žádné životy. Mág bez životů je vyčerpaný: hrajete dál, ale každé jeho zranění pak utrpí dvojnásobně Útočiště.
lesson-plan = Skoro připraveno
lesson-plan-text = Váš mág má čtyři z pěti žetonů energie. Nejdřív zahrajte drahokamy: potřebujete éter.
lesson-charge = Kupte energii
lesson-charge-text = Energie stojí 2 étery. Když jsou všechna místa plná, můžete použít schopnost svého mága.
lesson-ability = Použijte schopnost
lesson-ability-text = Všechna místa na energii jsou plná. Použijte teď schopnost: spotřebuje všechnu energii.
lesson-breach = Další trhlina
lesson-breach-text = Více trhlin pojme více kouzel. Pootevřete trhlinu: v tomto tahu může přijmout kouzlo a její otevření bude levnější. Otevřená už zůstane otevřená.
lesson-order = Na pořadí záleží
lesson-order-text = Balíček se nikdy nemíchá. Co odložíte první, první si doberete. Vy rozhodujete, které karty přijdou spolu.
lesson-timeline = Vaše příští ruce
lesson-timeline-text = Toto si doberete. Mění to koupené karty a pořadí odkládání.
lesson-rules = Kde hledat
lesson-rules-text = Tady jsou klávesy a pravidla. Zvolte kartu a přečtete si ji zvětšenou.
aside-seen = Rozumím
aside-off = Bez nápovědy
aside-curse = Kletba
aside-curse-text = Efekt dal hráči tuto kartu z balíčku kleteb. Je teď jednou z jeho vlastních karet a dobírá se jako každá jiná. Každá kletba dává na výběr: v jednom případě vám zůstane, ve druhém ji za určitou cenu zničíte.
aside-treasure = Poklad
aside-treasure-text = Poklady se získávají ve výpravách. Poklad stupně 1 je jednou z vašich počátečních karet místo jiné. Ostatní leží vedle desek a dělají to, co je na nich napsáno: poklady stupně 2 pro všechny hráče, poklady stupně 3 pro svého hráče.

## Rozbor dohrané hry
review = Rozbor
review-about = kdyby odtud hrál zkušený počítačový hráč
review-band = Rozpětí 9 z 10 odhadů
review-foe-turn = Tah Pána Bezejmenných
review-end = Konec
review-went = Co ji změnilo
review-in-points = v procentních bodech
review-points = bodů
review-decided = Rozhodnutí: { $who }
review-making = Probíhá rozbor: počítač hru mnohokrát dohrává. Trvá to až minutu a pokračuje, i když stránku opustíte.
review-failed = Rozbor se nepodařilo dokončit.
review-retry = Začít znovu
review-not-over = Hru lze rozebrat, až skončí.
review-dealt-anew = U tohoto stolu se skryté karty rozdaly znovu, proto hru nelze rozebrat.
review-again = Zkuste to znovu
review-again-text = nejdražší rozhodnutí
review-try = Zkusit znovu
review-solution = Ukázat, co se hrálo

## Stůl: Pán, zásoba, rozhodování, průběh

part-tray = Rozhodnutí
part-rail = Rozhodování, průběh hry, ostatní
nemesis-mat = Celá deska
nemesis-no-cards = Žádné karty ve hře
nemesis-resolving = Vyhodnocuje se
nemesis-deck-tiers = Balíček Pána Bezejmenných: { $n }. Úroveň 1: { $one }, úroveň 2: { $two }, úroveň 3: { $three }. Další: úroveň { $next }
nemesis-discard = Odkládací balíček Pána Bezejmenných
nemesis-open-pile = Celý balíček, horní karta první
foe-life = Životy: { $life }/{ $max }
foe-tokens = Žetony hrozby: { $n }
foe-silenced = Jednou vynechá
foe-covered = Ještě neotočená
foe-turned = Otočená
shield-left = Zabrání dalším zraněním ({ $n })
lasting-treasure = poklad
lasting-in-front = před hráčem
waiting-end-of-turn = do konce tahu
waiting-your-next-turn = do vašeho příštího tahu
waiting-end-of-game = do konce hry
swarm-life = Životy každého žetonu: { $life }
destroyed = Zničené karty
cards-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
gravehold-short = Útočiště
gravehold-life = Životy Útočiště: { $life }/{ $max }
protected-life = { $name }, životy: { $life }/{ $max }
protected-charges = { $name }, energie: { $n }/{ $of }
protected-abilities = { $name }: karty schopností
protected-deck = Schopnosti
forecast-badge = V příštím tahu Pána Bezejmenných, podle současného stavu
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
forecast-start = Na začátku jeho tahu:
forecast-end = Na konci jeho tahu:
forecast-token = ztratí žeton
forecast-so-far = Zatím víme
forecast-quiet = nic
forecast-one-of = jeden z vás
forecast-all-of = vy dohromady
forecast-span = { $a } až { $b }
forecast-draws = { $tier ->
    [0] + neznámá karta
   *[other] + neznámá karta úrovně { $tier }
}
forecast-draws-more = + neznámé karty: { $n }
forecast-hidden = rozhodne skrytá karta
forecast-or-else = jsou možné i jiné výsledky
forecast-lost = ukončí hru
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
tray-group = { $group ->
    [play] Zahrát
    [prep] Připravit
    [gain] Koupit
    [breach] Energie a trhliny
    [ability] Schopnosti
   *[other] Ostatní
}
back-free = volně
back-marks = byly vidět skryté karty
back-vote = ostatní musí souhlasit
back-ask = musí souhlasit { $name }
marked-short = vráceno
help = Klávesy a nápověda
help-digits = U jiných otázek: dát odpověď s tímto číslem
help-end = Ukončit fázi nebo výběr
help-arrows = Od odpovědi k odpovědi; Enter ji zvolí
help-back = Vrátit
help-redo = Zopakovat vrácené
help-suggest = Ukázat ostatním odpověď nebo kartu
help-tab = Po celém stole; Enter odpovídá i tam
help-help = Tato stránka
help-look = Karta se ukáže velká, když na ni najedete, označíte ji nebo na ní podržíte prst. Když s ní nejde nic dělat, dozvíte se proč.
help-glow = Na to, co svítí, lze kliknout: je to tatáž odpověď jako v seznamu.
end-turn = Ukončit tah
unused = Nevyužito: { $what }
unused-aether = { $n } { $n ->
    [one] éter
    [few] étery
   *[other] éterů
}
unused-gem = { $n } { $n ->
    [one] drahokam
    [few] drahokamy
   *[other] drahokamů
}
unused-relic = { $n } { $n ->
    [one] artefakt
    [few] artefakty
   *[other] artefaktů
}
unused-spell = { $n } { $n ->
    [one] kouzlo
    [few] kouzla
   *[other] kouzel
}
unused-card = { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
}
unused-cast = { $n ->
    [one] Ještě jde seslat { $n } kouzlo
    [few] Ještě jdou seslat { $n } kouzla
   *[other] Ještě jde seslat { $n } kouzel
}
gems-all = { $n ->
    [one] Zahrát drahokam
    [few] Zahrát všechny { $n } drahokamy
   *[other] Zahrát všech { $n } drahokamů
}
gain-with-gems = { $n ->
    [one] Zahrát drahokam a získat: { $card }
    [few] Zahrát { $n } drahokamy a získat: { $card }
   *[other] Zahrát { $n } drahokamů a získat: { $card }
}
aim-damage = { $n } zranění
help-hand = Karta na tomto místě v ruce; hodí-li se do více trhlin, potom číslo trhliny
help-market = Získat kartu s tímto písmenem; potřebné drahokamy se zahrají
help-gems = Zahrát všechny drahokamy
help-breaches = Energie; pootevřít nebo otevřít trhlinu, potom její číslo; schopnost
help-drag = Přetáhněte kartu na rozsvícené místo, nebo ven z ruky, a tím ji zahrajte. Nebo na ni klikněte a potom na rozsvícené místo.

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
sheet-table = Stůl
menu = Nabídka
tray-fold = Sbalit odpovědi
tray-unfold = { $n ->
    [one] Ukázat { $n } odpověď
    [few] Ukázat { $n } odpovědi
   *[other] Ukázat { $n } odpovědí
}
tray-more = ještě { $n }
skip-to-tray = K odpovědím

# The nemesis' turn on its stage, and what it did afterwards
stage-acts = Na tahu je { $name }
stage-on = Dál
stage-skip = Přeskočit
stage-hint = dál · podržením přeskočit
recap = Co udělal Pán Bezejmenných
recap-turn = Tah: { $name }
recap-no-loss = beze ztrát
recap-power = žetony hrozby: { $n }

# Rozhodují ostatní
others-choose = { $ask ->
    [main] { $who } je na tahu
    [casting] { $who } vybírá kouzla k seslání
    [cast-spell] { $who } vybírá kouzlo k seslání
    [choose-target] { $who } vybírá, komu udělí zranění
    [choose-player] { $who } vybírá hráče
    [choose-option] { $who } vybírá jednu z možností
    [choose-minion] { $who } vybírá přísluhovače
    [order-discards] { $who } řadí odkládané karty
    [discard-card] { $who } vybírá, co odložit
    [destroy-card] { $who } vybírá, co zničit
    [destroy-breach] { $who } vybírá, kterou trhlinu zničit
    [gain-card] { $who } vybírá, co získat
    [prep-spell] { $who } vybírá kouzlo k přípravě
    [resolve-card] { $who } vybírá další kartu k vyhodnocení
    [together] Hráči rozhodují: { $question }
   *[other] { $who } rozhoduje: { $question }
}
others-options = { $n ->
    [one] Zobrazit možnost
    [few] Zobrazit { $n } možnosti
   *[other] Zobrazit { $n } možností
}
ally-back-mine = Zpět na moji desku

# Průběh hry
log-cards = { $what ->
    [drawn] { $who } si dobírá
    [discarded] { $who } odkládá
    [played] { $who } hraje
    [destroyed] { $who } ničí
    [returned] { $who } si vrací do ruky
   *[revealed] { $who } ukazuje
}:
log-look = Zobrazit stůl v kroku { $n }

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
expedition-note = Sami i s ostatními: odkaz je na další stránce. Vše zůstává uložené; pokračovat můžete kdykoli. Pravidla počítají ve výpravách s normální obtížností.
expedition-begin = Zahájit výpravu
expedition-next = Vyhrané bitvy: { $won }/{ $of }. Dále: { $nemesis }.
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
expedition-open = Její stůl je otevřený. Bitva ještě nezačala.
expedition-made = Vybráno
expedition-made-of = { $step ->
    [market] Trh
    [mages] Mágové
    [treasures] Poklady
    [reward] Odměna
   *[path] Cesta
}
expedition-back-asks = Ptáme se všech hráčů.
expedition-vote-note = Vybral to někdo jiný nebo něco přinesla náhoda, proto se ptáme všech hráčů. Pokud něco přinesla náhoda, výprava se označí.
lobby-called-off = Volba pro tuto bitvu byla vrácena, bitva se nekoná. Vraťte se na výpravu.
expedition-over-won = Výprava je vyhraná
expedition-over-lost = Výprava je prohraná
expedition-fights = Svedené bitvy
expedition-back = Zpět na výpravu
games-expedition = bitva { $n }/{ $of }, body: { $score }
refused-expedition-none = Tento stůl není výprava.
refused-expedition-no-game = Hry výpravy mají vlastní stoly.
refused-expedition-bad = Tuto výpravu zde nelze hrát.
refused-expedition-not-asked = Výprava už pokročila; podívejte se znovu.
refused-expedition-choice = To nelze vybrat.
refused-expedition-setup = S čím se bitva hraje, určuje výprava.
refused-expedition-battle-over = Bitva skončila a její výsledek platí.
refused-expedition-battle-begun = Bitva začala a volby pro ni platí.
refused-expedition-called-off = Volba pro tuto bitvu byla vrácena, bitva se nekoná. Vraťte se na výpravu.

## Návrat ke hře

landing-continue = Pokračovat
landing-waiting = { $n ->
    [one] Čeká na vás jedna hra
    [few] Čekají na vás { $n } hry
   *[other] Čeká na vás { $n } her
}
statistics = Statistiky
stats-loading = Načítání vašich her…
stats-failed = Vaše hry se nepodařilo načíst. Načtěte stránku znovu.
stats-none = Zatím žádné dohrané hry. Dohrajte jednu a objeví se tu.
stats-played = Hry
stats-won = Vítězství
stats-rate = Podíl vítězství
stats-streak = Výher v řadě nyní
stats-longest = Nejdelší série
stats-expeditions = Vyhrané výpravy
stats-of = { $n }/{ $of }
stats-nemeses = Protivníci
stats-mages = Vaši mágové
stats-difficulties = Obtížnost
stats-sizes = Počet mágů
stats-foe-score = výhry: { $n }/{ $of }
stats-best-turns = Nejrychlejší vítězství: tah { $n }
stats-best-life = nejvíce životů Útočiště: { $n }
stats-best-streak = série: nyní { $now }, nejvíce { $n }
stats-unbeaten = Zatím neporažení: { $names }
stats-mage-count = { $n ->
    [one] { $n } mág
    [few] { $n } mágové
   *[other] { $n } mágů
}
stats-col-won = Výhry
stats-col-rate = Podíl
stats-col-turns = Tahy
stats-col-life = Životy
stats-col-streak = Série
stats-legend = Výhry: vítězství a všechny hry. Tahy: nejméně při vítězství. Životy: nejvíce životů Útočiště po vítězství. Série: výhry v řadě, nyní a nejvíce.
stats-note = Hra se počítá, pokud jste na jejím konci měli místo. Odbočky a načtené kopie jedné hry se počítají jednou: ta, která skončila první.
achievements = Úspěchy
achievement-new = { $n ->
    [one] Nový úspěch
   *[other] Nové úspěchy
}
achievement-earned = Získáno { $date }
achievement-open = Zatím ne
achievement-box-progress = protivníci z krabice { $pack }: { $n }/{ $of }
achievement-first = První vítězství
achievement-first-text = Vyhrajte hru.
achievement-sizes = V každém počtu
achievement-sizes-text = Vyhrajte s jedním, dvěma, třemi a čtyřmi mágy.
achievement-box = Přemožitel: { $pack }
achievement-box-text = Porazte všechny protivníky z krabice { $pack }.
achievement-brink = O vlásek
achievement-brink-text = Vyhrajte, když má Útočiště nejvýše { $n } životy.
achievement-walls = Hradby drží
achievement-walls-text = Vyhrajte, když má Útočiště alespoň { $n } životů.
achievement-unbroken = Všichni stojí
achievement-unbroken-text = Vyhrajte alespoň se dvěma mágy a žádným vyčerpaným.
achievement-hardest = Navzdory vyhynutí
achievement-hardest-text = Vyhrajte na nejvyšší obtížnost.
achievement-expedition = V čele výpravy
achievement-expedition-text = Vyhrajte výpravu.
achievement-streak = Vítězná série
achievement-streak-text = Vyhrajte { $n } her v řadě.
achievement-mages = Mnoho škol
achievement-mages-text = Vyhrajte s { $n } různými vlastními mágy.
achievement-veteran = Veterán
achievement-veteran-text = Dohrajte { $n } her.
own = Mezi vašimi hrami
own-best = Váš rekord, { $nemesis }: vítězství v tahu { $turns }, životy Útočiště { $life }.
own-won = To je vaše { $n }. vítězství. Počet her: { $of }.
own-lost = Dosud vyhrané hry, { $nemesis }: { $n }/{ $of }.
wishes = Podmínky
wishes-count = { $n ->
    [one] Jedna podmínka
    [few] { $n } podmínky
   *[other] { $n } podmínek
}
wishes-title = Podmínky pro náhodnou zásobu
wishes-lead = Každá vylosovaná zásoba splňuje tyto podmínky, stejně jako každý balíček, který vyměníte.
wishes-fit = vyhovující karty: { $n }
wishes-ok = Existují zásoby, které vyhovují.
wishes-named = { $what } ({ $how })
wishes-problem = { $n ->
    [one] Nic nevyhovuje. Změňte tuto podmínku: { $why }
   *[other] Nic nevyhovuje. Změňte jednu z těchto podmínek: { $why }
}
wishes-clear = Vymazat vše
wishes-unseen = Podmínky neplatí pro zásobu, která se ukáže na začátku. Použijte „Vylosovat“.
wish-any = Libovolně
wish-some = Alespoň jedna
wish-none = Žádná
trait-destroy = Ničí karty
trait-draw = Dobírá karty
trait-charge = Dává energii
trait-focus = Pootevírá trhlinu
trait-life = Obnovuje životy
trait-rich-gem = Drahokam za { $cost } nebo více
trait-cheap-spell = Kouzlo za { $cost } nebo méně
trait-strong-spell = Kouzlo za { $cost } nebo více
trait-spells = Kouzlo z krabice { $pack }
setup-reroll = Náhodně vyměnit: { $card }
setup-unbeaten = Zatím neporažení
setup-all-beaten = Všichni jsou poraženi
setup-beaten = Poražen
favourites = Oblíbené
favourites-name = Název této přípravy
favourites-keep = Uložit
favourites-replace = Nahradit
favourites-note = Oblíbené zůstávají v tomto prohlížeči.
favourites-none = Zatím nic oblíbeného.
favourites-use = Použít
favourites-market = Jen zásobu
favourites-remove = Smazat: { $name }
favourites-about = { $mages } proti { $nemesis }
favourites-random-market = Náhodná zásoba

# Mágové s AI a rady
mind-name = { $mind ->
    [quick] AI (rychlá)
    [steady] AI (rozvážná)
   *[other] AI ({ $mind })
}
mind-short = AI
mind-about = { $mind ->
    [quick] Hraje podle jednoduchých zásad.
   *[other] Zkouší, co by mohlo následovat. Hraje lépe.
}
mind-seat = Mág s AI
mind-dismiss = Odebrat mága s AI
mind-rest = Mágové s AI na zbylá místa
mind-away = Místo nepřítomného převezme AI
mind-after = { $n ->
    [0] Nikdy
   *[other] Po { $n } min
}
mind-instant = Mágové s AI jednají hned
mind-go-on = Nečekat
phrase-go-on = Pokračuj!
hint-ask = Co radíš?
hint-thinking = Přemýšlí…
hint-tag = Rada AI
refused-hint-none = Teď žádná rada není. Zkus to znovu.
refused-seat-no-such-mind = Tento server takového mága s AI nemá.

## Co dělá správce, hlášení a vlastní údaje

phrase-removed = (odstraněno správcem)
talk-operator = { $what ->
    [sent_out] Správce někoho vykázal od tohoto stolu.
    [let_in] Správce někomu dovolil se vrátit.
    [closed] Správce tento stůl uzavřel.
    [reopened] Správce tento stůl znovu otevřel.
    [links_renewed] Správce změnil odkazy: staré už nefungují.
    [talk_removed] Správce odstranil zprávy.
   *[other] Správce zasáhl.
}
closed-table = Správce tento stůl uzavřel. Můžete si ho prohlížet, ale nikdo tu nemůže hrát ani psát.
refused-table-closed = Správce tento stůl uzavřel.
refused-table-sent-out = Správce vás vykázal od tohoto stolu.
refused-http-banned = Správce vám zablokoval přístup k tomuto serveru.
barred-title = Přístup odepřen
barred-text = Správce tohoto serveru vás vykázal od stolu nebo vám zablokoval přístup.
report = Nahlásit někoho
report-hint = Hlášení si přečte správce serveru spolu s posledními zprávami u tohoto stolu. U stolu ho nikdo neuvidí.
report-who = Koho
report-table = Celý stůl
report-why = Důvod
report-reason = { $reason ->
    [abuse] Urážky nebo obtěžování
    [name] Urážlivé jméno
    [cheating] Podvádění nebo kažení hry
   *[other] Něco jiného
}
report-words = Co se stalo? (nepovinné)
report-send = Odeslat hlášení
report-sent = Děkujeme. Správce se na to podívá.
data = Moje údaje
data-download = Stáhnout moje údaje
data-deletes = Smazáním zmizí i vaše jméno a zprávy u všech stolů. Vaše tahy zůstanou, beze jména.
data-delete-sure = Smazat natrvalo. Ke svým stolům se už nevrátím.
data-delete = Smazat moje údaje
notify-title = Upozornit mě, když jsem na řadě
notify-note = Když se nedíváte na stůl, dostanete po chvíli oznámení, nejvýše jedno za tah. Uvádí název stolu a neprozradí nic ze hry.
notify-first = Nejdřív založte stůl nebo se k nějakému připojte. Pak to tu můžete zapnout.
notify-device = Na tomto zařízení, i když je stránka zavřená
notify-device-none = Tento prohlížeč neumí ukazovat oznámení, když je stránka zavřená. Na iPhonu nebo iPadu si stránku nejdřív přidejte na plochu.
notify-denied = Váš prohlížeč oznámení této stránky nepovoluje. Změníte to v jeho nastavení pro tuto stránku.
notify-other-device = Jiné zařízení
notify-service = Přes Discord, ntfy, Gotify nebo webhook
notify-format = Služba
notify-format-discord = Discord
notify-format-ntfy = ntfy
notify-format-gotify = Gotify
notify-format-json = Webhook (JSON)
notify-format-mail = E-mail
notify-mail = E-mailem
notify-mail-ask = Poslat odkaz
notify-mail-asked = Otevřete odkaz ve zprávě poslané na { $address }. Platí 24 hodin.
notify-address = Adresa
notify-token = Token
notify-token-optional = Token (pokud je potřeba)
notify-add = Přidat
notify-remove = Odebrat: { $what }
notify-remove-short = Odebrat
notify-try = Poslat zkoušku
notify-tried = Odesláno.
notify-tried-not = Služba to nepřijala. Zkontrolujte adresu.
notify-quiet = Noční klid
notify-quiet-from = od
notify-quiet-until = do
notify-quiet-note = V tuto dobu se nic neposílá, potom jen tehdy, když jste pořád na řadě. Časové pásmo: { $zone }.
refused-notice-bad-channel = Na tuto adresu nelze oznámení posílat.
refused-notice-too-many = Příjemců je příliš mnoho. Nejdřív některého odeberte.
refused-notice-no-push = Tento server neposílá oznámení do prohlížečů.
refused-notice-no-mail = Tento server neposílá e-maily.
email-title = Oznámení e-mailem
email-confirm = Chcete dostat e-mail, když jste na řadě a nedíváte se na stůl?
email-confirm-go = Ano, posílejte
email-confirm-done = Hotovo. Od teď budou e-maily chodit na tuto adresu.
email-off = Nechcete už na tuto adresu dostávat e-maily?
email-off-go = Vypnout
email-off-done = Hotovo. Na tuto adresu už žádný e-mail nepřijde.
email-bad = Tento odkaz už neplatí. Nový dostanete v nastavení.

## Hra dne

daily = Hra dne
daily-table = Hra dne
daily-landing = Jedna hra pro všechny, každý den nová
daily-lead = Všichni tu dnes hrají proti stejnému Pánu Bezejmenných, se stejnou zásobou, stejnými mágy a stejným zamícháním. Hrajte sami, nebo s přáteli.
daily-loading = Načítá se hra dne…
daily-left = { $hours ->
    [0] zbývá { $minutes } min
   *[other] zbývá { $hours } h { $minutes } min
}
daily-how-many = Kolik mágů?
daily-mages = { $n ->
    [one] { $n } mág
    [few] { $n } mágové
   *[other] { $n } mágů
}
daily-friends = S přáteli
daily-go-on = Vaše dnešní hra
daily-once = Počítá se vaše první dnešní hra, od chvíle, kdy začne. Další můžete hrát pro cvičení.
daily-again = Svou dnešní hru už jste začali. Další bude uvedena jako cvičná.
daily-results = Výsledky
daily-results-today = Dnešní výsledky
daily-results-yesterday = Včerejší výsledky
daily-first = První hry
daily-marked = S vrácením po odhalení karet
daily-practice = Cvičné hry
daily-place = Místo
daily-who = Hráči
daily-result = Výsledek
daily-yours = vy
daily-none = Zatím žádné výsledky.
daily-won = { $turns ->
    [one] Výhra v { $turns } tahu, Útočiště { $gravehold }
    [few] Výhra ve { $turns } tazích, Útočiště { $gravehold }
   *[other] Výhra v { $turns } tazích, Útočiště { $gravehold }
}
daily-lost = Prohra, Pánu Bezejmenných zbývalo životů: { $life }
daily-rank = { $n }. místo
daily-checking = { $n ->
    [0] Server vaši hru přehrává, aby ji ověřil…
    [one] Ověřuje se ještě jedna hra.
    [few] Ověřují se ještě { $n } hry.
   *[other] Ověřuje se ještě { $n } her.
}
daily-not-listed = Tato hra ve výsledcích není: den skončil dřív, nebo se hra ještě ověřuje.
daily-rule = Nejdřív výhry: méně tahů, pak více životů Útočiště. Potom prohry: čím méně životů Pánu Bezejmenných zbývalo, tím lépe. Server každou hru přehraje, než ji zobrazí.
daily-share = Kopírovat výsledek
daily-copied = Výsledek zkopírován. Nic neprozrazuje.
daily-sealed = S tímto semínkem ještě hrají jiní. Textový záznam, rozbor a semínko budou k dispozici po skončení dne (půlnoc UTC).
daily-fork = Tento stůl zůstane, jak je. U nového se skryté karty zamíchají znovu, protože hru dne ještě hrají jiní.
daily-opened = Den skončil, tady je jeho semínko. Odpovídá závazku zveřejněnému předem.
daily-verify = Ověřte si to sami v terminálu:
daily-fair = Dáno předem
daily-fair-text = Závazek určuje semínko dne, aniž by ho prozradil. Zveřejňuje se den předem, semínko den poté.
daily-today = Dnes
daily-tomorrow = Zítra
daily-announced = Zveřejněno od
refused-daily-setup = Hra dne má pevně danou přípravu.
refused-daily-sealed = S tímto semínkem ještě hrají jiní. Dostanete ho po skončení dne (půlnoc UTC).
refused-daily-over = Hra skončila a její výsledek se počítá.

## Otevřené stoly

open-tables = Otevřené stoly
open-tables-landing = Přidejte se k těm, kdo hledají spoluhráče
open-tables-about = K těmto stolům se může přidat kdokoli. Bez účtu a bez hodnocení.
open-tables-loading = Hledají se otevřené stoly…
open-tables-none = Teď není otevřený žádný stůl. Založte vlastní a zaškrtněte „Přidat se může kdokoli“.
open-tables-gone = Tento stůl je plný, hra už začala, nebo už není otevřený.
open-tables-host = Hostitel: { $name }
open-tables-free = { $n ->
    [one] { $n } volné místo z { $of }
    [few] { $n } volná místa z { $of }
   *[other] { $n } volných míst z { $of }
}
open-table = Přidat se může kdokoli
open-table-note = Stůl je uveden mezi otevřenými, dokud jste tady a hra nezačala.

## Odpovědi předem

ahead = Rozhodnout předem
ahead-note = Pro otázky mimo váš tah: hra na vás pak nečeká. Vaši volbu vidí všichni u stolu a takovou odpověď lze vrátit zpět.
ahead-decline = Když něco smím udělat, neudělám to
ahead-decline-note = Platí i pro vaši schopnost a pro to, co vám nabízejí ostatní.
ahead-cheapest = Když musím odložit nebo zničit kartu, vyberu nejlevnější
ahead-leave = Společná rozhodnutí nechávám na ostatních
ahead-of = Předem: { $what }
ahead-does = { $kind ->
    [decline] odmítá
    [cheapest] vzdává se nejlevnější karty
   *[leave] společná rozhodnutí nechává na ostatních
}
