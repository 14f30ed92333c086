# Fragen, Antworten, das Protokoll, Begründungen und die Wörter rund um den Tisch.
# Der Erzfeind heißt in Sätzen „der Erzfeind“: So stimmen Artikel und Fall, wie auch immer er heißt.

## Personen und Dinge

who-players = alle Spieler
turn-card = { $card ->
    [player] { $who }
    [player1] Spieler 1
    [player2] Spieler 2
    [player3] Spieler 3
    [player4] Spieler 4
    [wild] Eure Wahl
    [pair-one] Spieler 1/2
    [pair-two] Spieler 3/4
    [special] { $who }
   *[nemesis] Erzfeind
}
outcome = { $outcome ->
    [nemesis-slain] Der Erzfeind ist besiegt
    [nemesis-spent] Der Erzfeind hat keine Karten mehr
    [nemesis-rule-won] Sieg durch die besondere Regel des Erzfeindes
    [gravehold-fallen] Die Feste der letzten Ruhe ist gefallen
    [all-exhausted] Alle Spieler sind erschöpft
   *[nemesis-rule-lost] Niederlage durch die besondere Regel des Erzfeindes
}
phase = { $phase ->
    [setup] Spielaufbau
    [turn-order] Reihenfolge
    [casting] Zauber wirken
    [main] Aktionen ausführen
    [draw] Karten ziehen
    [nemesis-main] Effekte abhandeln
    [nemesis-draw] Erzfeind-Aktion
   *[end] Ende
}
difficulty = { $difficulty ->
    [beginner] einfacher
    [expert] schwieriger
    [extinction] maximale Herausforderung
   *[normal] normal
}

## Fragen

asked = { $who }: { $question }
asked-because = { $who } („{ $card }“): { $question }
ask-main = Was möchtest du tun?
ask-casting = Welchen Zauber wirkst du?
ask-choose-option = Wähle eins.
ask-choose-player = Welcher Spieler?
ask-choose-turn = Wer führt diesen Zug aus?
ask-choose-target = Wem fügst du { $n } Schaden zu?
ask-choose-exhausted = Welcher erschöpfte Spieler kommt zuerst?
ask-choose-minion = Welches Monster?
ask-choose-pile = Welcher Vorrat?
ask-choose-token = Welcher Marker?
ask-choose-power = Welcher Plan?
ask-open-breach = Welcher Riss wird aktiviert?
ask-close-breach = Welcher Riss wird geschlossen?
ask-place-card = Welche Karte wird gelegt?
ask-spend = Wie viel Aetherium bezahlst du?
ask-choose-nemesis-card = Welche Karte wird in den Erzfeind-Stapel gemischt?
ask-choose-breach = Welcher Riss?
ask-choose-turn-order-card = Welche Reihenfolgekarte?
ask-order-turn-order = Welche Reihenfolgekarte kommt als Nächstes, von oben gezählt?
ask-order-discards = In welcher Reihenfolge legst du ab? Wähle die nächste Karte.
ask-put-revealed = Welche aufgedeckte Karte?
ask-put-back = Welche Karte kommt zuerst zurück? Sie liegt unter den anderen.
ask-put-under = Welche Karte kommt unter das { $gen }-Deck?
ask-shift = { $term }: auf welches Feld?
ask-give-card = Welche Karte gibst du { $who }?
ask-tutorial-discard = Welche nicht ausgespielten Kristalle oder Artefakte wirfst du ab?
ask-destroy-breach = Welcher Riss wird zerstört?
ask-destroy-card = Welche Karte wird zerstört?
ask-discard-card = Welche Karte wird abgeworfen?{ $left ->
    [one] { "" }
   *[other] { $least ->
        [0] { " " }(bis zu { $left })
       *[other] { " " }(noch { $left })
    }
}
ask-take-card = Welche Karte kommt zurück auf die Hand?
ask-gain-card = Welche Karte wird erworben?
ask-gain-to-top = „{ $card }“ auf dein Deck legen?
ask-play-card = Welche Karte wird ausgespielt?
ask-cast-spell = Welcher Zauber wird gewirkt?
ask-prep-spell = Welcher Zauber wird an welchen Riss gebunden?
ask-focus-breach = Welcher Riss wird gebündelt?
ask-resolve-card = Was wird als Nächstes ausgeführt?
ask-share-charges = Wie viel Energie für { $who }? (noch { $left })
ask-divide = Wie viel Schaden für „{ $target }“? (noch { $left })
ask-spread = 1 Schaden erleiden, um mit dem übrigen Schaden ({ $n }) ein weiteres Ziel zu treffen?
ask-give-charges = Soll stattdessen { $protected } deine { $n } Energie erhalten?
ask-activate = Spezialfähigkeit „{ $ability }“ jetzt nutzen?
ask-may = Möchtest du { $what }?
ask-may-revealed = „{ $card }“: { ask-may }

## Antworten

option-play = „{ $card }“ ausspielen
option-gain = „{ $card }“ für { $cost } erwerben
option-gain-open = „{ $card }“ vom { $term } für { $cost } erwerben
option-card = { $card }
option-charge = 1 Energie für 2 erhalten
option-focus = Riss { $numeral } für { $cost } bündeln
option-focus-free = Riss { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
} bündeln
option-open = Riss { $numeral } für { $cost } aktivieren
option-open-free = Riss { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
} aktivieren
option-close = Riss { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
} schließen
option-cast-from = „{ $card }“ { $zone ->
    [discard] aus dem Ablagestapel
   *[hand] von der Hand
} wirken
option-place = „{ $card }“{ option-where } legen
option-spend = { $n } Aetherium
option-token = { $term } (Feld { $n } von { $of })
option-power = { $card } ({ $n } Zeitmarker)
option-prep = „{ $card }“ an Riss { $numeral } binden
option-cast = „{ $card }“ von Riss { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
} wirken
option-use = „{ $card }“ nutzen: { $what }
option-activate = { $who }: „{ $ability }“ nutzen
option-oppose = „{ $card }“ verhindern: { $price }
option-end = Aktionen beenden
option-end-casting = Fertig mit Wirken
option-yes = Ja
option-no = Nein
option-done = Fertig
option-rest = Rest wie ausgespielt ablegen
option-player = { $who }
option-target = { $target }
option-target-life = { $target } (Leben { $life })
option-amount = { $n } für: { $target }
option-breach = Riss { $numeral }
option-resolve = { $card }
option-put = { $card }
option-bottom = { $card }
option-discard = „{ $card }“{ option-where } abwerfen
option-destroy = „{ $card }“{ option-where } zerstören
option-take = „{ $card }“ auf die Hand nehmen
option-where = { $zone ->
    [discard] { " " }aus dem Ablagestapel
    [breach] { " " }von Riss { $numeral }
   *[none] { "" }
}{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}

## Rechnung

sum = { $n } = { $parts }
part-plus = { $a } + { $b }
part-card = { $n } (Karte)
part-each = { $n } (für { $each }: { $times }×)
part-condition = { $n } (weil { $condition })
part-offer = { $n } (Extrakosten)
part-breach = { $n } (Riss { $numeral })
part-effect = { $n } (Bonus des Effekts)

## Warum nicht

why-legal = Das kannst du jetzt tun.
why-over = Die Partie ist vorbei: { $outcome }.
why-unknown = „{ $key }“ kenne ich nicht.
why-other-question = Beantworte zuerst diese Frage: { $ask }
why-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
why-no-such-pile = „{ $card }“ gehört nicht zu den Vorräten.
why-pile-empty = Der Vorrat „{ $card }“ ist leer.
why-not-on-top = „{ $card }“ liegt nicht oben auf diesem Stapel.
why-aether = Das kostet { $cost } Aetherium; du hast dafür { $have }.
why-charges-full = Alle { $have } Felder der Energieleiste sind belegt.
why-charges-missing = Die Spezialfähigkeit hat erst { $have } von { $need } Energie.
why-not-at-table = { $mage } spielt nicht mit.
why-wrong-time = Diese Spezialfähigkeit wird zu einem anderen Zeitpunkt genutzt: { $during ->
    [your-main-phase] im eigenen Schritt „Aktionen ausführen“
    [nemesis-draw-phase] im Schritt „Erzfeind-Aktion“
    [after-turn-order-card-drawn] direkt nachdem eine Reihenfolgekarte gezogen wurde
    [end-of-your-draw-phase] am Ende deines Schritts „Karten ziehen“
   *[any-player-main-phase] in einem Schritt „Aktionen ausführen“
}.
why-ability-in-vain = Die Spezialfähigkeit von { $mage } würde jetzt etwas kosten und nichts bewirken.
why-no-breach = Es gibt keinen Riss { $breach }.
why-breach-open = Riss { $breach } ist bereits aktiv.
why-breach-turned = Riss { $breach } lässt sich nicht weiter drehen; aktiviere ihn stattdessen.
why-breach-closed = Riss { $breach } ist dunkel und wurde in diesem Zug nicht gebündelt.
why-breach-taken = An Riss { $breach } ist bereits ein Zauber gebunden.
why-two-breaches = Dafür müssen Riss { $breach } und der nächste beide frei und nutzbar sein.
why-not-prepped = „{ $card }“ ist dort nicht gebunden.
why-used-this-turn = „{ $card }“ wurde in diesem Zug bereits genutzt.
why-prepped-this-turn = „{ $card }“ wurde in diesem Zug gebunden und kann erst ab deinem nächsten Zug gewirkt werden.
why-nothing-to-do = „{ $card }“ würde jetzt nichts bewirken.
why-not-in-play = „{ $card }“ ist nicht im Spiel.
why-cannot-pay-fully = Du kannst „{ $card }“ nicht vollständig bezahlen.
why-must-cast = „{ $card }“ ist an einen dunklen Riss gebunden und muss gewirkt werden.

## Protokoll

log-activated = { $who } nutzt „{ $ability }“.
log-aether-gained = { $who } erhält { $n } Aetherium.
log-breach-destroyed = { $who } verliert Riss { $numeral }.
log-breach-replaced = { $who } ersetzt Riss { $numeral } durch einen Sigillen-Riss.
log-buried = „{ $card }“ kommt unter den Erzfeind-Stapel.
log-cards-moved = { $n ->
    [one] 1 Karte kommt
   *[other] { $n } Karten kommen
} von „{ $term }“ zu „{ $pile }“.
log-cast = { $same ->
    [yes] { $who } wirkt „{ $card }“ (Riss { $numeral }).
   *[no] { $who } wirkt „{ $card }“ (Riss { $numeral }, { $owner }).
}
log-cast-unprepped = { $who } wirkt „{ $card }“ { $zone ->
    [discard] aus dem Ablagestapel
   *[hand] von der Hand
}.
log-charged = { $who } erhält { $n } Energie.
log-charges-lost = { $who } wirft { $n } Energie ab.
log-closed = { $who } schließt Riss { $numeral }.
log-counter-changed = Der Erzfeind { $how ->
    [gain] erhält
   *[lose] verliert
} { $n } { tokens }.
log-damage-prevented = { $n } Schaden { $n ->
    [one] wird
   *[other] werden
} abgewendet.
log-damage-warded = { $who } wehrt in diesem Zug allen Schaden ab.
log-deck-shuffled = { $who } mischt das eigene Deck.
log-deck-turned-over = { $who } dreht den eigenen Ablagestapel um.
log-destroyed = „{ $card }“ wird zerstört ({ $who }).
log-devoured = Der Erzfeind verschlingt { $n }x „{ $card }“.
log-discarded = { $who } wirft „{ $card }“ ab.
log-discounted = { $who }: Das nächste Bündeln oder Aktivieren kostet { $n } Aetherium weniger.
log-drawn = { $who } zieht „{ $card }“.
log-entered-play = { $kind ->
    [power] „{ $card }“ kommt mit { $n } { $n ->
        [one] Zeitmarker
       *[other] Zeitmarkern
    } ins Spiel.
   *[minion] „{ $card }“ kommt mit { $n } Leben ins Spiel.
}
log-exhausted = { $who } ist erschöpft!
log-focused = { $who } bündelt Riss { $numeral }.
log-gained = { $who } erwirbt „{ $card }“{ $to ->
    [hand] { " " }(auf die Hand)
    [top-of-deck] { " " }(auf das Deck)
   *[discard] { "" }
}.
log-game-ended = Die Partie ist vorbei: { $outcome }.
log-given = { $who } gibt „{ $card }“ an { $owner }.
log-gravehold-gained = Die Feste heilt { $n } Leben.
log-gravehold-suffered = Die Feste erleidet { $n } Schaden.
log-healed = { $who } heilt { $n } Leben.
log-invoked = „{ $card }“: Der Effekt wird ausgeführt.
log-left-play = „{ $card }“ verlässt die Auslage.
log-minion-damaged = „{ $card }“ erleidet { $n } Schaden.
log-minion-healed = „{ $card }“ heilt { $n } Leben.
log-nemesis-card-discarded = „{ $card }“ wird abgeworfen.
log-nemesis-card-drawn = Der Erzfeind zieht „{ $card }“.
log-nemesis-card-revealed = „{ $card }“ liegt oben auf dem Erzfeind-Stapel.
log-nemesis-damaged = Der Erzfeind erleidet { $n } Schaden.
log-nemesis-deck-empty = Der Erzfeind-Stapel ist leer.
log-nemesis-gained = Der Erzfeind heilt { $n } Leben.
log-nemesis-turn-started = Erzfeind-Zug: { $nemesis }.
log-next-gain-set = { $who }: Die nächste erworbene Karte { $to ->
    [ally-discard] kommt auf den Ablagestapel eines anderen Spielers
   *[top-of-deck] darf auf das eigene Deck gelegt werden
}.
log-opened = { $who } aktiviert Riss { $numeral }.
log-paid = { $who } bezahlt { $n } Aetherium.
log-persistent = „{ $card }“: ANSTURM.
log-played = { $who } spielt „{ $card }“ aus.
log-player-drawn-by-lot = Das Los trifft { $who }.
log-power-opposed = { $who } verhindert „{ $card }“.
log-power-token-added = „{ $card }“: jetzt { $n } Zeitmarker.
log-power-token-removed = „{ $card }“: { $n ->
    [0] Der letzte Zeitmarker wird entfernt.
   *[other] noch { $n } Zeitmarker.
}
log-prepped = { $who } bindet „{ $card }“ an Riss { $numeral }.
log-prepped-spell-used = { $who } nutzt „{ $card }“.
log-put-on-deck = { $who } legt „{ $card }“ oben auf das eigene Deck.
log-put-under-deck = { $who } legt „{ $card }“ unter das eigene Deck.
log-returned-to-supply = { $who } legt „{ $card }“ in den Vorrat zurück.
log-resolved-again = „{ $card }“ wird noch einmal ausgeführt.
log-returned = { $who } nimmt „{ $card }“ auf die Hand.
log-revealed = { $who } deckt „{ $card }“ auf.
log-revived = „{ $card }“ kommt zurück ins Spiel.
log-routine = { $term }!
log-shuffled-into-nemesis-deck = „{ $card }“ wird in den Erzfeind-Stapel gemischt.
log-side-card-discarded = „{ $card }“ wird abgeworfen.
log-side-card-drawn = Der Erzfeind zieht „{ $card }“.
log-side-card-gained = { $who } erwirbt eine verdeckte { $gen }-Karte.
log-side-deck-shuffled = Das { $gen }-Deck wird gemischt.
log-silenced = „{ $card }“ wird im nächsten Erzfeind-Zug nicht abgehandelt.
log-spawned = { $n } { $swarm } { $n ->
    [one] kommt
   *[other] kommen
} ins Spiel.
log-shielded = Die nächsten { $n } Schaden für { $who } werden verhindert.
log-stayed-silent = „{ $card }“ wird diesmal nicht abgehandelt.
log-suffered = { $who } erleidet { $n } Schaden.
log-swarm-damaged = Ein { $swarm } erleidet { $n } Schaden.
log-swarm-discarded = { $n } { $swarm } { $n ->
    [one] wird
   *[other] werden
} abgeworfen.
log-swarm-killed = { $n } { $swarm } { $n ->
    [one] wird
   *[other] werden
} getötet.
log-token-gained = { $who } erhält { $n } { tokens }.
log-token-returned = { $n } { tokens } { $n ->
    [one] kehrt
   *[other] kehren
} zu { $who } zurück.
log-token-lost = { $who } wirft { $n } { tokens } ab.
log-tokens-placed = { $n } { tokens } von { $who } liegen nun auf „{ $card }“.
log-token-shifted = { $who } bewegt das Plättchen „{ $term }“ auf Feld { $n }.
log-track-moved = „{ $term }“ rückt um { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $how ->
    [gain] vor
   *[lose] zurück
}.
log-turn-ended = Ende des Zuges.
log-turn-order-drawn = Reihenfolgekarte: { $card }.
log-turn-order-moved = Die Reihenfolgekarte „{ $card }“ { $to ->
    [bottom] kommt unter das Reihenfolgedeck
   *[discard] wird abgeworfen
}.
log-turn-order-reordered = { $who } ordnet das Reihenfolgedeck neu.
log-turn-order-revealed = Aufgedeckte Reihenfolgekarte: { $card }.
log-turn-order-shuffled = Das Reihenfolgedeck wird gemischt.
log-turn-started = Spieler-Zug: { $who }.
log-two-per-breach = { $who } darf an jeden aktiven Riss zwei Zauber binden.
log-unleashed = { $nemesis }: SPEZIAL!

## Vorschau auf den Erzfeind

forecast-chance = { $n } von { $of }
forecast-certain = sicher
forecast-who = { $who }: { $chance }
forecast-next = { $how ->
    [sure] Der Erzfeind ist als Nächstes am Zug:
    [never] Der Erzfeind ist als Nächstes nicht am Zug. In seinem nächsten Zug:
   *[chance] Falls der Erzfeind als Nächstes am Zug ist ({ $chance }):
}
forecast-row = Bis zu { $n } Erzfeind-Züge können direkt aufeinanderfolgen.
forecast-fires = { $n ->
    [1] „{ $card }“ wird abgehandelt: { $what }
   *[other] „{ $card }“ wird im { $n }. Erzfeind-Zug abgehandelt: { $what }
}
forecast-acts = „{ $card }“: { $what }
forecast-total = { $known ->
    [yes] Insgesamt: { $what }
   *[no] Bisher bekannt: { $what }
}
forecast-drawn = { $n ->
    [1] { $tier ->
        [0] Unbekannt: die Karte, die er zieht.
       *[other] Unbekannt: die Level-{ $tier }-Karte, die er zieht.
    }
   *[other] Unbekannt: die { $n } Karten, die er zieht.
}
forecast-rule = { $when ->
    [start] Zu Beginn seines Zuges: { $what }
    [end] Am Ende seines Zuges, falls die gezogene Karte nichts daran ändert: { $what }
    [token] „{ $card }“ verliert ein Plättchen: { $what }
   *[special] „{ $card }“: { $what }
}
forecast-one-unleash = Jetzt SPEZIAL 1: { $what }
forecast-and = { $a }; { $b }
forecast-or = { $a } oder { $b }
forecast-with = { $a } und { $b }
forecast-one-of = einer von euch { $change }
forecast-all-of = ihr alle zusammen { $change }
forecast-to = { $a } bis { $b }
forecast-nothing = nichts
forecast-gravehold = Feste { $change }
forecast-life = { $who } { $change }
forecast-counter = { tokens-many } { $change }
forecast-track = „{ $term }“ { $change }
forecast-unleash = SPEZIAL { $n }
forecast-unleash-range = SPEZIAL { $times }
forecast-count = { $what ->
    [discard] abgeworfene Karten
    [destroy] zerstörte Karten
    [gain] erworbene Karten
    [devour] verschlungene Karten
    [enter] neu im Spiel
    [laid] neu in der Reihe
    [advance] bewegte Plättchen
    [charges] abgeworfene Energie
    [breaches] verlorene Risse
    [exhausted] erschöpfte Spieler
   *[draws] zusätzliche Erzfeind-Karten
}: { $n }
forecast-over = { $how ->
    [lost] die Partie ist verloren
    [won] die Partie ist gewonnen
    [may-be-won] die Partie kann gewonnen werden
   *[may-be-lost] die Partie kann verloren gehen
}
forecast-unknown = eine verdeckte Karte entscheidet
forecast-more = andere Ergebnisse sind möglich

## Der Tisch im Terminal

table-turn = Zug { $n } · { $who } · { $phase }
table-over = Die Partie ist vorbei
table-between = Zug { $n }
table-gravehold = Feste der letzten Ruhe { $life }/{ $max }
table-nemesis = { $nemesis } · Leben { $life }/{ $max } · Level { $tier }
table-counter = { tokens-many }: { $n }
table-track = { $term }: { $n }/{ $of }
table-swarm = { $n }x { $swarm }
table-player = { $n }. { $mage } · Leben { $life }/{ $max } · Energie { $charges }/{ $needed }
table-player-exhausted = { $n }. { $mage } · erschöpft · Energie { $charges }/{ $needed }
table-aether = Aetherium { $n }
table-aether-limited = +{ $n } exklusiv
table-token = { tokens-many }: { $n }
table-deck = Deck
table-tiers = { $n } · Level { $tier }
table-in-play = Auslage
table-discard = Ablage
table-open-pile = offener Stapel
table-order = Reihenfolge
table-order-drawn = gezogen: { $cards }
table-order-left = übrig: { $cards }
table-order-next = als Nächstes: { $cards }
table-order-token = Plättchen „{ $card }“: { $who }
table-on-table = auf dem Tisch
table-number-token = Reihenfolgeplättchen: { $who }
table-supply = Vorräte
table-treasures = Schätze
table-hand = Hand
table-played = Spielbereich
table-breaches = Risse
table-unknown = ? = { $cards }
table-life = Leben { $n }
table-power = Zeit { $n }
table-breach-none = { $numeral } –
table-breach-open = { $numeral } aktiv{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}
table-breach-closed = { $numeral } dunkel (bündeln { $focus }, aktivieren { $open })
table-breach-focused = { $numeral } gebündelt (bündeln { $focus }, aktivieren { $open })

## Wörter zum Eintippen

typed-undo = zurück
typed-redo = wieder
typed-save = speichern
typed-load = laden
typed-why = warum
typed-table = tisch
typed-forecast = vorhersage
typed-log = protokoll
typed-help = hilfe
typed-quit = ende
said-seed = Startwert { $seed }. { typed-help } zeigt, was du noch eintippen kannst.
said-undone = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
} zurückgenommen.
said-nothing-to-undo = Es gibt nichts zurückzunehmen.
said-nothing-to-redo = Es wurde nichts zurückgenommen.
said-no = { $why }
said-where-to = Wohin? { typed-save } DATEI
said-saved = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
} in { $file } gespeichert.
said-not-saved = { $file } konnte nicht gespeichert werden.
said-loaded = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
} aus { $file } geladen.
said-not-loaded = { $file } konnte nicht geladen werden.
said-left = Tschüss. Die Partie wurde nicht gespeichert; { typed-save } DATEI speichert eine Partie.
said-won = Ihr habt nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
} gewonnen: { $outcome }.
said-lost = Ihr habt nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
} verloren: { $outcome }.
