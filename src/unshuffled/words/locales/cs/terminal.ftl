## Hra v terminálu: příkazový řádek, příkazy, uložené hry a souhrn na konci

prompt-aether = éter: { $n }
prompt-in-hand = +{ $n } v ruce
option-gems = Zahrát všechny drahokamy: { $n } (éter +{ $aether })

typed-card = karta
typed-hands = ruce
typed-keys = klíče
typed-gems = drahokamy

command-intro = Odpovídá se číslem nebo slovy odpovědi. Dále lze psát:
command-gems = zahraje všechny drahokamy z ruky, u kterých není co volit
command-card = celý text karty, mága nebo Pána Bezejmenných
    .args = JMÉNO
command-table = celý stůl
command-forecast = co udělá Pán Bezejmenných
command-hands = příští ruce, balíčky se totiž nikdy nemíchají
command-why = proč něco jde nebo nejde
    .args = ODPOVĚĎ
command-keys = odpovědi i s klíči
command-log = co se stalo
    .args = [N]
command-undo = vezme zpět poslední odpověď nebo N posledních
    .args = [N]
command-redo = vrátí, co bylo vzato zpět
command-save = uloží kopii hry
    .args = SOUBOR
command-load = načte uloženou hru
    .args = SOUBOR
command-help = tento seznam
command-quit = opustí hru
command-english = Anglická slova v závorkách fungují také.
command-foot = Samotný Enter ukáže odpovědi znovu. Tab doplní psaný text, šipky vracejí dřívější řádky. U zavřené trhliny stojí cena pootevření a otevření: 2/5.

said-card-name = Která? „{ typed-card } JMÉNO“
said-which-one = „{ $name }“ může být: { $names }
said-no-card = Žádná karta, žádný mág ani Pán Bezejmenných se nejmenuje „{ $name }“.
said-no-card-close = Žádná karta, žádný mág ani Pán Bezejmenných se nejmenuje „{ $name }“. Nemysleli jste { $names }?
said-no-number = Napište číslo od 1 do { $n }.
said-no-gems = Nejsou žádné drahokamy k zahrání.
said-type-help = Co všechno lze psát, ukáže „{ typed-help }“.
said-interrupted = Hru opustíte slovem „{ typed-quit }“ nebo dalším stiskem Ctrl-C.
said-left-saved = Nashledanou. Hra je uložená; pokračovat můžete příkazem { $command }.
said-left-new = Nashledanou.
said-not-kept = Hru se nepodařilo uložit ({ $error }). Můžete hrát dál, ale po odchodu se ztratí; kopii uloží „{ typed-save } SOUBOR“.
said-waiting = { $n ->
    [one] Čeká nedohraná hra
    [few] Čekají { $n } nedohrané hry
   *[other] Čeká { $n } nedohraných her
}: { $command }
resume-list = Nedohrané hry, od nejnovější:
resume-row = { $nemesis } · { $mages } · { $n ->
    [one] { $n } odpověď
    [few] { $n } odpovědi
   *[other] { $n } odpovědí
} · { $when }
resume-ask = Která? Enter vybere první.

coming-next = Po tomto tahu
coming-kept = Když si ruku necháte
coming-after = Po současné ruce
coming-then = Potom
coming-none = Není co dobrat.

report-mage = zranění udělená { $dealt }, utrpěná { $suffered }, seslaná kouzla { $cast }
report-sources = Zranění a jejich původ: { $what }
report-no-damage = Žádné zranění nebylo uděleno.
report-hardest = Nejtvrdší úder: { $n } ({ $card }, { $who })
report-nemesis = Tahy Pána Bezejmenných: { $turns } · Běsnění: { $unleashed } · odstranění přísluhovači a hrozby: { $slain }
report-file = Záznam hry: { $file }
