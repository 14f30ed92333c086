# Otázky, odpovědi, záznam, odmítnutí a slova kolem stolu.
# Jména karet a mágů stojí v 1. pádě: za dvojtečkou, za druhem („kartu X“) nebo jako podmět.

## Lidé a věci

who-players = všichni hráči
turn-card = { $card ->
    [player] { $who }
    [player1] hráč 1
    [player2] hráč 2
    [player3] hráč 3
    [player4] hráč 4
    [wild] žolík
    [pair-one] hráči 1/2
    [pair-two] hráči 3/4
    [special] { $who }
   *[nemesis] Pán Bezejmenných
}
outcome = { $outcome ->
    [nemesis-slain] Pán Bezejmenných je poražen
    [nemesis-spent] Pánovi Bezejmenných nezbývají žádné karty
    [nemesis-rule-won] hráči vítězí podle pravidla Pána Bezejmenných
    [gravehold-fallen] Útočiště padlo
    [all-exhausted] všichni hráči jsou vyčerpaní
   *[nemesis-rule-lost] hráči prohrávají podle pravidla Pána Bezejmenných
}
phase = { $phase ->
    [setup] příprava
    [turn-order] pořadí tahu
    [casting] fáze sesílání kouzel
    [main] hlavní fáze
    [draw] dobírací fáze
    [nemesis-main] hlavní fáze Pána Bezejmenných
    [nemesis-draw] dobírací fáze Pána Bezejmenných
   *[end] konec
}
difficulty = { $difficulty ->
    [beginner] začátečník
    [expert] expert
    [extinction] na život a na smrt
   *[normal] normální
}

## Otázky

asked = { $who }: { $question }
asked-because = { $who } ({ $card }): { $question }
ask-main = Co uděláte?
ask-casting = Které kouzlo sešlete?
ask-choose-option = Vyberte jednu možnost.
ask-choose-player = Který hráč?
ask-choose-turn = Kdo odehraje tento tah?
ask-choose-target = Komu udělíte { $n } zranění?
ask-choose-exhausted = Který vyčerpaný hráč přijde na řadu první?
ask-choose-minion = Který přísluhovač?
ask-choose-pile = Který balíček v zásobě?
ask-choose-token = Který žeton?
ask-choose-power = Která hrozba?
ask-open-breach = Kterou trhlinu otevřete?
ask-close-breach = Kterou trhlinu zavřete?
ask-place-card = Kterou kartu položíte?
ask-spend = Kolik éterů utratíte?
ask-choose-nemesis-card = Kterou kartu zamícháte do balíčku Pána Bezejmenných?
ask-choose-breach = Která trhlina?
ask-choose-turn-order-card = Která karta pořadí tahu?
ask-order-turn-order = Která karta pořadí tahu bude další (shora)?
ask-order-discards = V jakém pořadí karty odložíte? Vyberte další.
ask-put-revealed = Která z ukázaných karet?
ask-put-back = Kterou kartu vrátíte první? Bude ležet pod ostatními.
ask-put-under = Kterou kartu položíte naspod balíčku { $gen }?
ask-shift = { $term }: na které pole?
ask-give-card = Kterou kartu předáte? Dostane ji { $who }.
ask-tutorial-discard = Odložíte nezahrané drahokamy nebo artefakty?
ask-destroy-breach = Kterou trhlinu zničíte?
ask-destroy-card = Kterou kartu zničíte?
ask-discard-card = Kterou kartu odložíte?{ $left ->
    [1] { "" }
   *[other] { $least ->
        [0] { " " }(až { $left })
       *[other] { " " }(ještě { $left })
    }
}
ask-take-card = Kterou kartu vrátíte do ruky?
ask-gain-card = Kterou kartu získáte?
ask-gain-to-top = Položíte kartu { $card } navrch svého dobíracího balíčku?
ask-play-card = Kterou kartu zahrajete?
ask-cast-spell = Které kouzlo sešlete?
ask-prep-spell = Které kouzlo a kam připravíte?
ask-focus-breach = Kterou trhlinu pootevřete?
ask-resolve-card = Co vyhodnotíte jako další?
ask-share-charges = Kolik energie dostane { $who }? (k rozdělení: { $left })
ask-divide = Kolik zranění dostane { $target }? (k rozdělení: { $left })
ask-spread = Utrpíte 1 zranění, abyste zbývajícím zraněním ({ $n }) zasáhli další cíl?
ask-give-charges = Má místo vás získat { $n } { protected-energies } { $protected }?
ask-activate = Použijete nyní schopnost { $ability }?
ask-may = Chcete { $what }?
ask-may-revealed = { ask-may } ({ $card })

## Odpovědi

option-play = Zahrát: { $card }
option-gain = Koupit: { $card } ({ $cost })
option-gain-open = Koupit z { $gen }: { $card } ({ $cost })
option-card = { $card }
option-charge = Koupit energii (2)
option-focus = Pootevřít trhlinu { $numeral } ({ $cost })
option-focus-free = Pootevřít trhlinu { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}
option-open = Otevřít trhlinu { $numeral } ({ $cost })
option-open-free = Otevřít trhlinu { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}
option-close = Zavřít trhlinu { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}
option-cast-from = Seslat { $zone ->
    [discard] z odkládacího balíčku
   *[hand] z ruky
}: { $card }
option-place = Položit{ option-where }: { $card }
option-spend = { $n ->
    [one] { $n } éter
    [few] { $n } étery
   *[other] { $n } éterů
}
option-token = { $term } (pole { $n }/{ $of })
option-power = { $card } (žetony síly: { $n })
option-prep = Připravit k trhlině { $numeral }: { $card }
option-cast = Seslat od trhliny { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}: { $card }
option-use = { $card }: { $what }
option-activate = { $who }: { $ability }
option-oppose = Odstranit hrozbu { $card }: { $price }
option-end = Ukončit hlavní fázi
option-end-casting = Dál nesesílat
option-yes = Ano
option-no = Ne
option-done = Hotovo
option-rest = Zbytek odložit, jak byl zahrán
option-player = { $who }
option-target = { $target }
option-target-life = { $target } (životy: { $life })
option-amount = { $target }: { $n }
option-breach = Trhlina { $numeral }
option-resolve = { $card }
option-put = { $card }
option-bottom = { $card }
option-discard = Odložit{ option-where }: { $card }
option-destroy = Zničit{ option-where }: { $card }
option-take = Vrátit do ruky: { $card }
option-where = { $zone ->
    [discard] { " " }z odkládacího balíčku
    [breach] { " " }od trhliny { $numeral }
   *[none] { "" }
}{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}

## Počty

sum = { $n } = { $parts }
part-plus = { $a } + { $b }
part-card = { $n } z karty
part-each = { $n } za { $each } ({ $times }×)
part-condition = { $n } (protože { $condition })
part-offer = { $n } za příplatek
part-breach = { $n } z trhliny { $numeral }
part-effect = { $n } z efektu, který kouzlo sesílá

## Proč ne

why-legal = To teď můžete udělat.
why-over = Hra skončila: { $outcome }.
why-unknown = „{ $key }“ neznám.
why-other-question = Nejdříve odpovězte na tuto otázku: { $ask }
why-not-in-hand = Kartu { $card } nemáte v ruce.
why-no-such-pile = Karta { $card } není v této zásobě.
why-pile-empty = Balíček karty { $card } je prázdný.
why-not-on-top = Karta { $card } neleží navrchu tohoto balíčku.
why-aether = Stojí to { $cost ->
    [one] { $cost } éter
    [few] { $cost } étery
   *[other] { $cost } éterů
}; máte na to { $have }.
why-charges-full = Všechna místa na žetony energie ({ $have }) jsou plná.
why-charges-missing = Schopnost ještě nemá dost energie ({ $have }/{ $need }).
why-not-at-table = { $mage } není u tohoto stolu.
why-wrong-time = Tato schopnost se používá jindy: { $during ->
    [your-main-phase] v hlavní fázi svého hráče
    [nemesis-draw-phase] v dobírací fázi Pána Bezejmenných
    [after-turn-order-card-drawn] ihned po otočení karty pořadí tahu
    [end-of-your-draw-phase] na konci vaší dobírací fáze
   *[any-player-main-phase] v hlavní fázi
}.
why-ability-in-vain = Schopnost mága { $mage } by teď něco stála a neměla by žádný účinek.
why-no-breach = Trhlina { $breach } chybí.
why-breach-open = Trhlina { $breach } už je otevřená.
why-breach-turned = Trhlinu { $breach } už nelze pootevřít; otevřete ji.
why-breach-closed = Trhlina { $breach } je zavřená a v tomto tahu nebyla pootevřena.
why-breach-taken = U trhliny { $breach } už je připravené kouzlo.
why-two-breaches = Potřebuje trhlinu { $breach } a následující; obě musí být volné a použitelné.
why-not-prepped = Kouzlo { $card } tam není připravené.
why-used-this-turn = Karta { $card } už byla v tomto tahu použita.
why-prepped-this-turn = Kouzlo { $card } bylo připraveno v tomto tahu; seslat ho můžete až od svého příštího tahu.
why-nothing-to-do = Karta { $card } by teď neměla žádný efekt.
why-not-in-play = Karta { $card } není ve hře.
why-cannot-pay-fully = Podmínku karty { $card } nemůžete splnit celou.
why-must-cast = Kouzlo { $card } je u zavřené trhliny a musí být sesláno.

## Záznam (přítomný čas)

log-activated = { $who } používá schopnost { $ability }.
log-aether-gained = { $who } získává { $n ->
    [one] { $n } éter
    [few] { $n } étery
   *[other] { $n } éterů
}.
log-breach-destroyed = { $who } ztrácí trhlinu { $numeral }.
log-breach-replaced = { $who } nahrazuje trhlinu { $numeral } pečetní trhlinou.
log-buried = Karta { $card } jde naspod balíčku Pána Bezejmenných.
log-cards-moved = { $n ->
    [one] { $n } karta se přesouvá
    [few] { $n } karty se přesouvají
   *[other] { $n } karet se přesouvá
} z „{ $term }“ na „{ $pile }“.
log-cast = { $same ->
    [yes] { $who } sesílá kouzlo { $card } od trhliny { $numeral }.
   *[no] { $who } sesílá kouzlo { $card } od trhliny { $numeral } ({ $owner }).
}
log-cast-unprepped = { $who } sešle { $zone ->
    [discard] z odkládacího balíčku
   *[hand] z ruky
} kartu { $card }.
log-charged = { $who } získává { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
}.
log-charges-lost = { $who } odkládá { $n ->
    [one] { $n } žeton energie
    [few] { $n } žetony energie
   *[other] { $n } žetonů energie
}.
log-closed = { $who } zavře trhlinu { $numeral }.
log-counter-changed = { $nemesis } { $how ->
    [gain] získává
   *[lose] ztrácí
} { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
} { $gen }.
log-damage-prevented = Odvrácená zranění: { $n }.
log-damage-warded = { $who } odvrací v tomto tahu veškeré zranění.
log-deck-shuffled = { $who } míchá svůj dobírací balíček.
log-deck-turned-over = { $who } otáčí svůj odkládací balíček.
log-destroyed = Zničeno: { $card } ({ $who }).
log-devoured = { $nemesis } požírá: { $card } ×{ $n }.
log-discarded = { $who } odkládá kartu { $card }.
log-discounted = { $who } příště pootevře nebo otevře trhlinu o { $n } levněji.
log-drawn = { $who } si dobírá kartu { $card }.
log-entered-play = { $kind ->
    [power] Hrozba { $card } přichází do hry (žetony hrozby: { $n }).
   *[minion] Přísluhovač { $card } přichází do hry (životy: { $n }).
}
log-exhausted = Vyčerpání: { $who }!
log-focused = { $who } pootevírá trhlinu { $numeral }.
log-gained = { $who } získává kartu { $card }{ $to ->
    [hand] { " " }do ruky
    [top-of-deck] { " " }navrch dobíracího balíčku
   *[discard] { "" }
}.
log-game-ended = Hra skončila: { $outcome }.
log-given = { $who } předá kartu { $card }. Nový majitel: { $owner }.
log-gravehold-gained = Útočiště získává { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}.
log-gravehold-suffered = Útočiště dostává { $n } zranění.
log-healed = { $who } získává { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}.
log-invoked = Vyhodnocuje se efekt karty { $card }.
log-left-play = Karta { $card } opouští hru.
log-minion-damaged = Přísluhovač { $card } dostává { $n } zranění.
log-minion-healed = Přísluhovač { $card } získává { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}.
log-nemesis-card-discarded = Odloženo: { $card }.
log-nemesis-card-drawn = { $nemesis } si dobírá kartu { $card }.
log-nemesis-card-revealed = Navrchu balíčku Pána Bezejmenných leží { $card }.
log-nemesis-damaged = { $nemesis } dostává { $n } zranění.
log-nemesis-deck-empty = Balíček Pána Bezejmenných je prázdný.
log-nemesis-gained = { $nemesis } získává { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}.
log-nemesis-turn-started = Na tahu je { $nemesis }.
log-next-gain-set = { $who }: příští získaná karta { $to ->
    [ally-discard] půjde na odkládací balíček spojence
   *[top-of-deck] může jít navrch vlastního dobíracího balíčku
}.
log-opened = { $who } otevírá trhlinu { $numeral }.
log-paid = { $who } platí { $n ->
    [one] { $n } éter
    [few] { $n } étery
   *[other] { $n } éterů
}.
log-persistent = { $card }: přetrvávající efekt.
log-played = { $who } hraje kartu { $card }.
log-player-drawn-by-lot = Los určil: { $who }.
log-power-opposed = { $who } odstraňuje hrozbu { $card }.
log-power-token-added = { $card }: žetony síly: { $n }.
log-power-token-removed = { $card }: { $n ->
    [0] odebrán poslední žeton hrozby.
    [one] zbývá { $n } žeton hrozby.
    [few] zbývají { $n } žetony hrozby.
   *[other] zbývá { $n } žetonů hrozby.
}
log-prepped = { $who } připravuje kouzlo { $card } k trhlině { $numeral }.
log-prepped-spell-used = { $who } využívá kouzlo { $card }.
log-put-on-deck = { $who } dává kartu { $card } navrch svého dobíracího balíčku.
log-put-under-deck = { $who } dává kartu { $card } naspod svého dobíracího balíčku.
log-returned-to-supply = { $who } vrací kartu { $card } do zásoby.
log-resolved-again = Znovu se vyhodnocuje karta { $card }.
log-returned = { $who } si vrací do ruky kartu { $card }.
log-revealed = { $who } ukazuje kartu { $card }.
log-revived = Karta { $card } se vrací do hry.
log-routine = { $nemesis }: { $term }!
log-shuffled-into-nemesis-deck = Karta { $card } je zamíchána do balíčku Pána Bezejmenných.
log-side-card-discarded = Odloženo: { $card }.
log-side-card-drawn = { $nemesis } si dobírá kartu { $card }.
log-side-card-gained = { $who } získává neznámou kartu { $gen }.
log-side-deck-shuffled = Balíček { $gen } je zamíchán.
log-silenced = { $card } v příštím tahu nebude jednat.
log-spawned = Do hry { $n ->
    [one] přichází { $n } žeton
    [few] přicházejí { $n } žetony
   *[other] přichází { $n } žetonů
} { $gen }.
log-shielded = { $who }: příštím zraněním se zabrání (celkem { $n }).
log-stayed-silent = { $card } tentokrát nejedná.
log-suffered = { $who } dostává { $n } zranění.
log-swarm-damaged = Žeton { $gen } dostává { $n } zranění.
log-swarm-discarded = Odloženo: { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
} { $gen }.
log-swarm-killed = Poraženo: { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
} { $gen }.
log-token-gained = { $who } získává { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
} { $gen }.
log-token-returned = { $who } dostává zpět { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
} { $gen }.
log-token-lost = { $who } odloží { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
} { $gen }.
log-tokens-placed = { $who } má { $n } { token-acc } { $gen } na kartě { $card }.
log-token-shifted = { $who } přesouvá žeton „{ $term }“ na pole { $n }.
log-track-moved = „{ $term }“ se posouvá { $how ->
    [gain] vpřed
   *[lose] zpět
} o { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
}.
log-turn-ended = Konec tahu.
log-turn-order-drawn = Pořadí tahu: { $card }.
log-turn-order-moved = Pořadí tahu: { $card } { $to ->
    [bottom] (naspod balíčku)
   *[discard] (odloženo)
}.
log-turn-order-reordered = { $who } mění pořadí karet v balíčku pořadí tahu.
log-turn-order-revealed = Ukázaná karta pořadí tahu: { $card }.
log-turn-order-shuffled = Balíček pořadí tahu je zamíchán.
log-turn-started = Na tahu je { $who }.
log-two-per-breach = { $who } může ke každé otevřené trhlině připravit dvě kouzla.
log-unleashed = { $nemesis }: Běsnění!

## Předpověď Pána Bezejmenných

forecast-chance = { $n } { $of ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
} { $of }
forecast-certain = jistě
forecast-who = { $who }: { $chance }
forecast-next = { $how ->
    [sure] Příště je na tahu Pán Bezejmenných:
    [never] Příště na tahu Pán Bezejmenných není. Až přijde na řadu:
   *[chance] Pokud bude příště na tahu Pán Bezejmenných ({ $chance }):
}
forecast-row = { $n ->
    [few] Po sobě mohou následovat až { $n } tahy Pána Bezejmenných.
   *[other] Po sobě může následovat až { $n } tahů Pána Bezejmenných.
}
forecast-fires = { $n ->
    [1] Karta { $card } se vyhodnotí: { $what }
    [few] Karta { $card } se vyhodnotí za { $n } tahy Pána Bezejmenných: { $what }
   *[other] Karta { $card } se vyhodnotí za { $n } tahů Pána Bezejmenných: { $what }
}
forecast-acts = Karta { $card }: { $what }
forecast-total = { $known ->
    [yes] Celkem: { $what }
   *[no] Zatím víme: { $what }
}
forecast-drawn = { $n ->
    [1] { $tier ->
        [0] Neznámá: karta, kterou lízne.
       *[other] Neznámá: karta úrovně { $tier }, kterou lízne.
    }
   *[other] Neznámé: karty, které lízne ({ $n }).
}
forecast-rule = { $when ->
    [start] Na začátku jeho tahu: { $what }
    [end] Na konci jeho tahu, pokud to líznutá karta nezmění: { $what }
    [token] Karta { $card } ztratí žeton: { $what }
   *[special] „{ $card }“: { $what }
}
forecast-one-unleash = Jedno Běsnění nyní: { $what }
forecast-and = { $a }; { $b }
forecast-or = { $a } nebo { $b }
forecast-with = { $a } a { $b }
forecast-one-of = jeden z vás { $change }
forecast-all-of = vy všichni dohromady { $change }
forecast-to = { $a } až { $b }
forecast-nothing = nic
forecast-gravehold = Útočiště { $change }
forecast-life = { $who } { $change }
forecast-counter = žetony { $gen } { $change }
forecast-track = „{ $term }“ { $change }
forecast-unleash = { $n ->
    [1] Běsnění
    [2] dvakrát Běsnění
    [3] třikrát Běsnění
    [4] čtyřikrát Běsnění
   *[other] { $n }krát Běsnění
}
forecast-unleash-range = Běsnění: { $times }×
forecast-count = { $what ->
    [discard] odložené karty
    [destroy] zničené karty
    [gain] získané karty
    [devour] pozřené karty
    [enter] nově ve hře
    [laid] karty vyložené do řady
    [advance] posunuté žetony
    [charges] odložená energie
    [breaches] ztracené trhliny
    [exhausted] vyčerpaní hráči
   *[draws] karty navíc pro Pána Bezejmenných
}: { $n }
forecast-over = { $how ->
    [lost] hra je prohraná
    [won] hra je vyhraná
    [may-be-won] hra může být vyhraná
   *[may-be-lost] hra může být prohraná
}
forecast-unknown = rozhodne skrytá karta
forecast-more = jsou možné i jiné výsledky

## Stůl v terminálu

table-turn = Tah { $n } · { $who } · { $phase }
table-over = Hra skončila
table-between = Tah { $n }
table-gravehold = Útočiště { $life }/{ $max }
table-nemesis = { $nemesis } · životy { $life }/{ $max } · úroveň { $tier }
table-counter = žetony { $gen }: { $n }
table-track = { $term }: { $n }/{ $of }
table-swarm = { $swarm } ×{ $n }
table-player = { $n }. { $mage } · životy { $life }/{ $max } · energie { $charges }/{ $needed }
table-player-exhausted = { $n }. { $mage } · vyčerpání · energie { $charges }/{ $needed }
table-aether = éter { $n }
table-aether-limited = +{ $n } s omezením
table-token = žetony { $gen }: { $n }
table-deck = balíček
table-tiers = { $n } · úroveň { $tier }
table-in-play = ve hře
table-discard = odloženo
table-open-pile = pozřené karty
table-order = pořadí tahu
table-order-drawn = otočeno: { $cards }
table-order-left = zbývá: { $cards }
table-order-next = další: { $cards }
table-order-token = žeton „{ $card }“: { $who }
table-on-table = na stole
table-number-token = žeton s číslem hráče: { $who }
table-supply = zásoba
table-treasures = poklady
table-hand = ruka
table-played = zahráno
table-breaches = trhliny
table-unknown = ? = { $cards }
table-life = životy { $n }
table-power = žetony hrozby: { $n }
table-breach-none = { $numeral } –
table-breach-open = { $numeral } otevřená{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}
table-breach-closed = { $numeral } zavřená (pootevření { $focus }, otevření { $open })
table-breach-focused = { $numeral } pootevřená (pootevření { $focus }, otevření { $open })

## Slova, která lze psát

typed-undo = zpět
typed-redo = znovu
typed-save = uložit
typed-load = načíst
typed-why = proč
typed-table = stůl
typed-forecast = předpověď
typed-log = záznam
typed-help = pomoc
typed-quit = konec
said-seed = Semínko náhody { $seed }. Co všechno lze psát, poví „{ typed-help }“.
said-undone = { $n ->
    [one] Vzata zpět { $n } odpověď
    [few] Vzaty zpět { $n } odpovědi
   *[other] Vzato zpět { $n } odpovědí
}.
said-nothing-to-undo = Není co vzít zpět.
said-nothing-to-redo = Nic nebylo vzato zpět.
said-no = { $why }
said-where-to = Kam? „{ typed-save } SOUBOR“
said-saved = { $n ->
    [one] Uložena { $n } odpověď
    [few] Uloženy { $n } odpovědi
   *[other] Uloženo { $n } odpovědí
} do souboru { $file }.
said-not-saved = Soubor { $file } se nepodařilo uložit.
said-loaded = { $n ->
    [one] Načtena { $n } odpověď
    [few] Načteny { $n } odpovědi
   *[other] Načteno { $n } odpovědí
} ze souboru { $file }.
said-not-loaded = Soubor { $file } se nepodařilo načíst.
said-left = Nashledanou. Hra nebyla uložena; hru uloží „{ typed-save } SOUBOR“.
said-won = Vyhráli jste: { $outcome } (po { $n ->
    [1] { $n } tahu
   *[other] { $n } tazích
}).
said-lost = Prohráli jste: { $outcome } (po { $n ->
    [1] { $n } tahu
   *[other] { $n } tazích
}).
