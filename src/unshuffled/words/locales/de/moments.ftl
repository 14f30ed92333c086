# Worauf Karten reagieren und warten. Ein Ereignis steht nach „wenn“.

event-gains = { $whose ->
    [you] du { $card } erwirbst
    [ally] ein anderer Spieler { $card } erwirbt
   *[any] ein beliebiger Spieler { $card } erwirbt
}
event-plays = { $whose ->
    [you] du { $card } ausspielst
    [ally] ein anderer Spieler { $card } ausspielt
   *[any] ein beliebiger Spieler { $card } ausspielt
}
event-preps = { $whose ->
    [you] du { $card } bindest
    [ally] ein anderer Spieler { $card } bindet
   *[any] ein beliebiger Spieler { $card } bindet
}
event-casts = { $whose ->
    [you] du { $card } wirkst
    [ally] ein anderer Spieler { $card } wirkt
   *[any] ein beliebiger Spieler { $card } wirkt
}
event-focuses = { $whose ->
    [you] du einen Riss bündelst
    [ally] ein anderer Spieler einen Riss bündelt
   *[any] ein beliebiger Spieler einen Riss bündelt
}
event-opens = { $whose ->
    [you] du einen Riss aktivierst
    [ally] ein anderer Spieler einen Riss aktiviert
   *[any] ein beliebiger Spieler einen Riss aktiviert
}
event-focuses-or-opens = { $whose ->
    [you] du einen Riss bündelst oder aktivierst
    [ally] ein anderer Spieler einen Riss bündelt oder aktiviert
   *[any] ein beliebiger Spieler einen Riss bündelt oder aktiviert
}
event-gains-charges = { $whose ->
    [you] du Energie erhältst
    [ally] ein anderer Spieler Energie erhält
   *[any] ein beliebiger Spieler Energie erhält
}
event-draws = { $whose ->
    [you] du { $card } ziehst
    [ally] ein anderer Spieler { $card } zieht
   *[any] ein beliebiger Spieler { $card } zieht
}
event-discards = { $whose ->
    [you] du { $card } abwirfst
    [ally] ein anderer Spieler { $card } abwirft
   *[any] ein beliebiger Spieler { $card } abwirft
}
event-destroys = { $whose ->
    [you] du { $card } zerstörst
    [ally] ein anderer Spieler { $card } zerstört
   *[any] ein beliebiger Spieler { $card } zerstört
}
event-suffers = { $whose ->
    [you] du Schaden erleidest
    [ally] ein anderer Spieler Schaden erleidet
   *[any] ein beliebiger Spieler Schaden erleidet
}
event-suffers-or-would = { $whose ->
    [you] du Schaden erleidest oder erschöpft erleiden würdest
    [ally] ein anderer Spieler Schaden erleidet oder erschöpft erleiden würde
   *[any] ein beliebiger Spieler Schaden erleidet oder erschöpft erleiden würde
}

event-exhausted = { $whose ->
    [you] du erschöpft wirst
    [ally] ein anderer Spieler erschöpft wird
   *[any] ein beliebiger Spieler erschöpft wird
}
event-activates = { $whose ->
    [you] du deine Fähigkeit nutzt
    [ally] ein anderer Spieler seine Fähigkeit nutzt
   *[any] ein beliebiger Spieler seine Fähigkeit nutzt
}
event-gravehold-suffers = die Feste Schaden erleidet
event-unleashed = SPEZIAL ausgeführt wird
event-nemesis-card-drawn = eine Erzfeind-Karte gezogen wird
event-minion-enters = ein Monster ins Spiel kommt
event-power-enters = ein Plan ins Spiel kommt
event-minion-damaged = { $whose ->
    [you] du einem Monster Schaden zufügst
    [ally] ein anderer Spieler einem Monster Schaden zufügt
   *[any] einem Monster Schaden zugefügt wird
}
event-minion-discarded = ein Monster abgeworfen wird
event-power-discarded = ein Plan abgeworfen wird
event-power-token-removed = ein Zeitmarker entfernt wird
event-nemesis-damaged = { $whose ->
    [you] du dem Erzfeind Schaden zufügst
    [ally] ein anderer Spieler dem Erzfeind Schaden zufügt
   *[any] dem Erzfeind Schaden zugefügt wird
}

turn-of = { $how ->
    [first] { $whose ->
        [you] deines ersten Zuges
        [ally] des ersten Zuges eines anderen Spielers
       *[any] des ersten Spieler-Zuges
    }
    [next] { $whose ->
        [you] deines nächsten Zuges
        [ally] des nächsten Zuges eines anderen Spielers
       *[any] des nächsten Spieler-Zuges
    }
   *[each] { $whose ->
        [you] deines Zuges
        [ally] jedes Zuges eines anderen Spielers
       *[any] jedes Spieler-Zuges
    }
}
nemesis-turn-of = { $how ->
    [first] des ersten Erzfeind-Zuges
    [next] des nächsten Erzfeind-Zuges
   *[each] des Erzfeind-Zuges
}
time-start-of-player-turn = Zu Beginn { turn-of }
time-start-of-casting = Zu Beginn des Schritts „Zauber wirken“ { turn-of }
time-end-of-casting = Am Ende des Schritts „Zauber wirken“ { turn-of }
time-end-of-main-phase = Am Ende des Schritts „Aktionen ausführen“ { turn-of }
time-end-of-draw-phase = Am Ende des Schritts „Karten ziehen“ { turn-of }
time-end-of-turn = Am Ende { turn-of }
time-start-of-nemesis-turn = Zu Beginn { nemesis-turn-of }
time-end-of-nemesis-turn = Am Ende { nemesis-turn-of }

waits-until = { $until ->
    [end-of-turn] { " in diesem Zug" }
    [your-next-turn] { " bis zu Beginn deines nächsten Zuges" }
   *[end-of-game] { " für den Rest des Spiels" }
}
reaction = { $once ->
    [yes] Einmal pro Zug, wenn
   *[no] Wenn
} { $event }: { $then }
reaction-next = Das nächste Mal{ waits-until }, wenn { $event }: { $then }
reaction-each = Jedes Mal{ waits-until }, wenn { $event }: { $then }
reaction-time = { $time }{ $once ->
    [yes] , einmal pro Zug
   *[no] { "" }
}: { $then }
reaction-time-each = { $time }{ waits-until }: { $then }

amount-that-much = { $unit ->
    [damage] ebenso viel Schaden
    [life] ebenso viele Leben
    [aether] ebenso viel Aetherium
    [charges] ebenso viel Energie
    [cards] ebenso viele Karten
   *[tokens] ebenso viele Marker
}
count-that-much =
    .each = davon
    .number = so viel
condition-count-that-much = es { $how ->
    [least] mindestens { $n } war
    [most] höchstens { $n } war
   *[exactly] genau { $n } war
}
condition-it = es { it-is }{ condition-it-cost } ist
    .not = es nicht { it-is }{ condition-it-cost } ist
it-is = { $kind ->
    [gem] ein Kristall
    [relic] ein Artefakt
    [spell] ein Zauber
    [attack] ein Angriff
    [minion] ein Monster
    [power] ein Plan
    [treasure] ein Schatz
    [own] eine Karte „{ $term }“
   *[card] eine Karte
}
condition-it-cost = { $cost ->
    [least-or-most-expensive] { " " }mit Kosten von mindestens { $n } oder, falls in den Vorräten nichts so viel kostet, die teuerste
    [least] { " " }mit Kosten von mindestens { $n }
    [most] { " " }mit Kosten von höchstens { $n }
    [between] { " " }mit Kosten von { $n } bis { $m }
   *[any] { "" }
}
event-card = { $kind ->
    [gem] einen Kristall
    [relic] ein Artefakt
    [spell] einen Zauber
    [attack] einen Angriff
    [minion] ein Monster
    [power] einen Plan
    [treasure] einen Schatz
    [own] eine Karte „{ $term }“
   *[card] eine Karte
}{ $cost ->
    [least-or-most-expensive] { " " }mit Kosten von { $n } oder mehr (oder die teuerste, falls in den Vorräten nichts so viel kostet)
    [least] { " " }mit Kosten von { $n } oder mehr
    [most] { " " }mit Kosten von { $n } oder weniger
    [between] { " " }mit Kosten von { $n } bis { $m }
   *[any] { "" }
}

rule-spell-bonus = Deine anderen Zauber fügen { $n } zusätzlichen { DAMAGE("Schaden") } zu.
rule-no-charges = Spieler können keine Energie erhalten.
rule-no-breaches = Spieler können keine Risse bündeln oder aktivieren.
rule-no-life = Spieler können nicht heilen.
rule-guards = Nichts anderem kann Schaden zugefügt werden.
step-prevent =
    .you = Verhindere die nächsten { $amount }, die du{ waits-until } erleiden würdest.
    .they = Verhindere die nächsten { $amount }, die { $who }{ waits-until } erleiden würde.
    .do = die nächsten { $amount } verhindern, die du{ waits-until } erleiden würdest
step-return-this =
    .you = Nimm diese Karte auf deine Hand.
    .they = { $who } nimmt diese Karte auf die Hand.
    .do = diese Karte auf deine Hand nehmen
step-play-it =
    .you = Spiele sie noch einmal aus.
    .they = { $who } spielt sie noch einmal aus.
    .do = sie noch einmal ausspielen

step-put-it =
    .you = { $to ->
        [hand] Nimm { put-what } auf die Hand.
        [top_of_deck] Lege { put-what } oben auf das Deck.
        [supply] Lege { put-what } in den Vorrat zurück.
       *[bottom_of_deck] Lege { put-what } unter das Deck.
    }
    .they = { $to ->
        [hand] { $who } nimmt { put-what } auf die Hand.
        [top_of_deck] { $who } legt { put-what } oben auf das Deck.
        [supply] { $who } legt { put-what } in den Vorrat zurück.
       *[bottom_of_deck] { $who } legt { put-what } unter das Deck.
    }
    .do = { $to ->
        [hand] { put-what } auf die Hand nehmen
        [top_of_deck] { put-what } oben auf das Deck legen
        [supply] { put-what } in den Vorrat zurücklegen
       *[bottom_of_deck] { put-what } unter das Deck legen
    }
put-what = { $verb ->
    [it] sie
    [cast] den gewirkten Zauber
   *[other] { that-card }
}

count-spells-cast =
    .each = { $this ->
        [yes] jedes Mal, das du diesen Zauber in diesem Zug gewirkt hast
       *[no] jeden Zauber, den du in diesem Zug gewirkt hast
    }
    .number = { $this ->
        [yes] Anzahl der Male, die du diesen Zauber in diesem Zug gewirkt hast
       *[no] Anzahl der Zauber, die du in diesem Zug gewirkt hast
    }
condition-count-spells-cast = { $this ->
    [yes] du diesen Zauber in diesem Zug { $how ->
        [exactly] { $n ->
            [1] zum ersten Mal wirkst
            [2] zum zweiten Mal wirkst
           *[other] genau { $n }-mal gewirkt hast
        }
        [least] mindestens { $n }-mal gewirkt hast
       *[most] höchstens { $n }-mal gewirkt hast
    }
   *[no] { $how ->
        [exactly] { $n ->
            [1] dies dein erster Zauber in diesem Zug ist
            [2] dies dein zweiter Zauber in diesem Zug ist
           *[other] du in diesem Zug genau { $n } Zauber gewirkt hast
        }
        [least] du in diesem Zug mindestens { $n } Zauber gewirkt hast
       *[most] du in diesem Zug höchstens { $n } Zauber gewirkt hast
    }
}
count-cards-gained =
    .each = jede Karte, die du in diesem Zug erworben hast
    .number = Anzahl der Karten, die du in diesem Zug erworben hast
condition-count-cards-gained = { $how ->
    [exactly] { $n ->
        [1] dies die erste Karte ist, die du in diesem Zug erwirbst
        [2] dies die zweite Karte ist, die du in diesem Zug erwirbst
       *[other] du in diesem Zug genau { $n } Karten erworben hast
    }
    [least] du in diesem Zug mindestens { $n } Karten erworben hast
   *[most] du in diesem Zug höchstens { $n } Karten erworben hast
}
