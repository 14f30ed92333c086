# Was Karten und Tableaus sagen. Satzteile beginnen klein; ein Satz bekommt seinen Großbuchstaben beim Sprechen.
# Attribute eines Verbs: .you (zu dem, der handelt), .they (über $who), .do (nach „darf“).
# Spielerkarten sagen „du“, Karten und Tableaus des Erzfeindes „ihr“ ($group), wie auf den gedruckten Karten.
# Bedingungen sind Nebensätze mit dem Verb am Ende („falls …“, „bis …“, „solange …“, „weil …“).
# Anzahlen: .each steht im Akkusativ mit Artikel („für jeden leeren Vorrat“), .number im Nominativ („X = Anzahl …“).

## Satzbau

or = ODER
# Sentences inside another begin with a capital letter: „Wenn du das tust: Ziehe 1 Karte.“
lower-inside = none
# Two sentences about the same player become one.
sentence-and = { $a } und { $b }
sentence-or = { $a } oder { $b }
if = Falls { $condition }: { $then }
else = Anderenfalls: { $then }
step-impossible = Diese Möglichkeit kann nicht gewählt werden.
else-if = Sonst, falls { $condition }: { $then }
case = Bei X = { $how ->
    [least] { $n } oder mehr
    [most] { $n } oder weniger
    [pair] { $n } oder { $m }
    [between] { $n } bis { $m }
   *[exactly] { $n }
}: { $says }
    .head = { $how ->
        [least] { $n }+
        [most] { $n ->
            [0] 0
           *[other] 0–{ $n }
        }
        [pair] { $n }–{ $m }
        [between] { $n }–{ $m }
       *[exactly] { $n }
    }
cases = X = { $number }.
may = { $who ->
    [you] Du darfst { $what }.
   *[they] { $name } darf { $what }.
}
may-do = { $who ->
    [you] Du darfst Folgendes tun: { $what }
   *[they] { $name } darf Folgendes tun: { $what }
}
if-you-do = { $who ->
    [you] Wenn du das tust: { $then }
   *[they] Wenn er das tut: { $then }
}
and-then = { $a } und danach { $b }
of-player = { $who }
repeat = { $n ->
    [1] Einmal: { $what }
    [2] Zweimal: { $what }
    [3] Dreimal: { $what }
   *[other] { $n }-mal: { $what }
}
repeat-routine = Führt { $term } { $n ->
    [2] zweimal
    [3] dreimal
   *[other] { $n }-mal
} aus.
repeat-counted = { $group ->
    [yes] Führt
   *[no] Führe
} Folgendes { $amount } aus: { $what }
until = Wiederholt Folgendes, bis { $condition }: { $what }
choose-player = { $group ->
    [yes] Wählt
   *[no] Wähle
} { $whom ->
    [ally] einen anderen Spieler
    [any-player] einen Spieler
    [each-player] nacheinander jeden Spieler
    [active] den Spieler, der am Zug ist
    [most-prepped] den Spieler mit den meisten gebundenen Zaubern
    [most-open-breaches] den Spieler mit den meisten aktiven Rissen
    [most-charges] den Spieler mit der meisten Energie
    [most-life] den Spieler mit dem meisten Leben
    [lowest-life] den Spieler mit dem geringsten Leben
    [most-expensive-gem] den Spieler mit dem teuersten Kristall auf der Hand
    [most-expensive-in-hand] den Spieler mit der teuersten Karte auf der Hand
    [most-expensive-prepped] den Spieler mit dem teuersten gebundenen Zauber
    [numbered] den Spieler, dessen Reihenfolgeplättchen auf dieser Karte liegt
    [most-cards] den Spieler mit den meisten Karten auf der Hand
    [fewest-charges] den Spieler mit der wenigsten Energie
    [fewest-prepped] den Spieler mit den wenigsten gebundenen Zaubern
    [fewest-cards] den Spieler mit den wenigsten Karten auf der Hand
    [random-player] zufällig einen Spieler
    [most-in-hand] den Spieler mit den meisten „{ $card }“-Karten auf der Hand
    [another-player] einen weiteren Spieler
    [they-or-you] einen von euch beiden
    [two-players] nacheinander zwei Spieler
    [revealed] den Spieler dieser Reihenfolgekarte
    [owner-of] den Besitzer der Karte
    [they] diesen Spieler
    [that-player] diesen Spieler
   *[other] { $who }
}.
for-each = { $whom ->
    [each-player] Für jeden Spieler: { $what }
    [two-players] Für jeden von zwei Spielern { $group ->
        [yes] eurer
       *[no] deiner
    } Wahl: { $what }
    [shared-cards] Wählt für jede Karte „Eure Wahl“ und jede geteilte Karte { order-there } einen der Spieler, für die sie gilt: { $what }
   *[other] { $who }: { $what }
}
you-choose = { $group ->
    [yes] Ihr entscheidet: { $what }
   *[no] Du entscheidest: { $what }
}
choose-minion = { $group ->
    [yes] Wählt
   *[no] Wähle
} { $minion }.
choose-any-minion = { $group ->
    [yes] Wählt
   *[no] Wähle
} ein Monster.
for-each-minion = Für { minion-every } im Spiel (älteste zuerst): { $what }
for-each-plain-minion = Für jedes Monster im Spiel (ältestes zuerst): { $what }
for-each-power = Für jeden Plan im Spiel (ältester zuerst): { $what }
list-and = { $a }, { $b }
counted-card = { $n ->
    [one] { $card }
   *[other] { $n }x { $card }
}

## Wer

who-you = du
who-they = dieser Spieler
who-that-player = dieser Spieler
who-each-of-them = jeder von ihnen
who-ally = ein anderer Spieler deiner Wahl
who-any-player = ein Spieler { $group ->
    [yes] eurer
   *[no] deiner
} Wahl
who-each-player = jeder Spieler
who-active = der Spieler, der am Zug ist,
who-most-prepped = der Spieler mit den meisten gebundenen Zaubern
who-most-open-breaches = der Spieler mit den meisten aktiven Rissen
who-most-charges = der Spieler mit der meisten Energie
who-most-life = der Spieler mit dem meisten Leben
who-lowest-life = der Spieler mit dem geringsten Leben
who-they-or-you = einer von euch beiden
who-another-player = ein { $group ->
    [yes] anderer Spieler eurer
   *[no] weiterer Spieler deiner
} Wahl
who-two-players = jeder von zwei Spielern { $group ->
    [yes] eurer
   *[no] deiner
} Wahl
who-revealed = der Spieler dieser Reihenfolgekarte
who-shared-cards = für jede Karte „Eure Wahl“ und jede geteilte Karte { order-there }: Einer der Spieler, für die sie gilt,
order-there = { $there ->
    [yes] dort
   *[no] im Reihenfolge-Ablagestapel
}
who-owner-of = der Besitzer
who-most-expensive-gem = der Spieler mit dem teuersten Kristall auf der Hand
who-most-in-hand = der Spieler mit den meisten „{ $card }“-Karten auf der Hand
who-most-cards = der Spieler mit den meisten Karten auf der Hand
who-fewest-charges = der Spieler mit der wenigsten Energie
who-fewest-prepped = der Spieler mit den wenigsten gebundenen Zaubern
who-fewest-cards = der Spieler mit den wenigsten Karten auf der Hand
who-random-player = ein zufällig bestimmter Spieler
who-dealer = der Spieler, der ihn zugefügt hat,

minion-this =
    .nom = { $this ->
        [power] dieser Plan
        [minion] dieses Monster
       *[card] diese Karte
    }
    .acc = { $this ->
        [power] diesen Plan
        [minion] dieses Monster
       *[card] diese Karte
    }
    .gen = { $this ->
        [power] dieses Plans
        [minion] dieses Monsters
       *[card] dieser Karte
    }
    .dat = { $this ->
        [power] diesem Plan
        [minion] diesem Monster
       *[card] dieser Karte
    }
minion-that =
    .nom = { $gender ->
        [m] dieser { $term }
        [f] diese { $term }
        [n] dieses { $term }
       *[other] diese { $gen }-Karte
    }
    .acc = { $gender ->
        [m] diesen { $gen }
        [f] diese { $term }
        [n] dieses { $term }
       *[other] diese { $gen }-Karte
    }
    .gen = { $gender ->
        [m] von diesem { $gen }
        [f] von dieser { $term }
        [n] von diesem { $term }
       *[other] von dieser { $gen }-Karte
    }
    .dat = { $gender ->
        [m] diesem { $gen }
        [f] dieser { $term }
        [n] diesem { $term }
       *[other] dieser { $gen }-Karte
    }
minion-lowest-life =
    .nom = { $gender ->
        [m] der { $term }
        [f] die { $term }
        [n] das { $term }
       *[other] die { $gen }-Karte
    } mit dem geringsten Leben
    .acc = { $gender ->
        [m] den { $gen }
        [f] die { $term }
        [n] das { $term }
       *[other] die { $gen }-Karte
    } mit dem geringsten Leben
    .gen = { minion-of } mit dem geringsten Leben
    .dat = { minion-the } mit dem geringsten Leben
minion-highest-life =
    .nom = { $gender ->
        [m] der { $term }
        [f] die { $term }
        [n] das { $term }
       *[other] die { $gen }-Karte
    } mit dem meisten Leben
    .acc = { $gender ->
        [m] den { $gen }
        [f] die { $term }
        [n] das { $term }
       *[other] die { $gen }-Karte
    } mit dem meisten Leben
    .gen = { minion-of } mit dem meisten Leben
    .dat = { minion-the } mit dem meisten Leben
minion-each =
    .nom = { $gender ->
        [m] jeder { $term }
        [f] jede { $term }
        [n] jedes { $term }
       *[other] jede { $gen }-Karte
    } im Spiel
    .acc = { minion-every } im Spiel
    .gen = von { minion-every-dat } im Spiel (älteste zuerst)
    .dat = { minion-every-dat } im Spiel (älteste zuerst)
minion-which = { $gender ->
    [m] der
    [n] das
   *[other] die
}
minion-one = { $gender ->
    [m] einen { $gen }
    [f] eine { $term }
    [n] ein { $term }
   *[other] eine { $gen }-Karte
}
minion-some = { $gender ->
    [m] einem beliebigen { $gen }
    [f] einer beliebigen { $term }
    [n] einem beliebigen { $term }
   *[other] einer beliebigen { $gen }-Karte
}
minion-every-dat = { $gender ->
    [m] jedem { $gen }
    [f] jeder { $term }
    [n] jedem { $term }
   *[other] jeder { $gen }-Karte
}
minion-every = { $gender ->
    [m] jeden { $gen }
    [f] jede { $term }
    [n] jedes { $term }
   *[other] jede { $gen }-Karte
}
minion-of = { $gender ->
    [m] vom { $gen }
    [f] von der { $term }
    [n] vom { $term }
   *[other] von der { $gen }-Karte
}
minion-the = { $gender ->
    [m] dem { $gen }
    [f] der { $term }
    [n] dem { $term }
   *[other] der { $gen }-Karte
}
plain-minion-any =
    .nom = ein beliebiges Monster
    .acc = ein beliebiges Monster
    .gen = eines beliebigen Monsters
    .dat = einem beliebigen Monster
plain-minion-each =
    .nom = jedes Monster im Spiel
    .acc = jedes Monster im Spiel
    .gen = jedes Monsters im Spiel (ältestes zuerst)
    .dat = jedem Monster im Spiel
plain-minion-lowest-life =
    .nom = das Monster mit dem geringsten Leben
    .acc = das Monster mit dem geringsten Leben
    .gen = des Monsters mit dem geringsten Leben
    .dat = dem Monster mit dem geringsten Leben
plain-minion-highest-life =
    .nom = das Monster mit dem meisten Leben
    .acc = das Monster mit dem meisten Leben
    .gen = des Monsters mit dem meisten Leben
    .dat = dem Monster mit dem meisten Leben
plain-minion-that =
    .nom = dieses Monster
    .acc = dieses Monster
    .gen = dieses Monsters
    .dat = diesem Monster
minion-any =
    .nom = { $gender ->
        [m] ein beliebiger { $term }
        [f] eine beliebige { $term }
        [n] ein beliebiges { $term }
       *[other] eine beliebige { $gen }-Karte
    }
    .acc = { $gender ->
        [m] einen beliebigen { $gen }
        [f] eine beliebige { $term }
        [n] ein beliebiges { $term }
       *[other] eine beliebige { $gen }-Karte
    }
    .gen = von { minion-some }
    .dat = { minion-some }
power-any =
    .nom = ein beliebiger Plan im Spiel
    .acc = einen beliebigen Plan im Spiel
    .gen = eines beliebigen Plans im Spiel
    .dat = einem beliebigen Plan im Spiel
power-each =
    .nom = jeder Plan im Spiel
    .acc = jeden Plan im Spiel
    .gen = jedes Plans im Spiel
    .dat = jedem Plan im Spiel
power-that =
    .nom = dieser Plan
    .acc = diesen Plan
    .gen = dieses Plans
    .dat = diesem Plan
nemesis-dat = dem Erzfeind

## Mengen

unit = { $unit ->
    [damage] { $n } { DAMAGE("Schaden") }
    [life] { $n } { LIFE("Leben") }
    [aether] { $n } { AETHER("Aetherium") }
    [additional] +{ $n } { DAMAGE("Schaden") }
    [charges] { $n } { CHARGE("Energie") }
    [swarm] { $n } { $swarm }
    [tokens] { $n } { tokens }
    [times] { $n ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $n }-mal
    }
   *[cards] { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
}
amount-plus-if = { $total ->
    [0] { $base }, plus { $n }, falls { $condition }
   *[other] { $unit ->
        [times] { $base }, plus { $n }, falls { $condition }
        [additional] { $base } (+{ $total }, falls { $condition })
       *[other] { $base } ({ $total }, falls { $condition })
    }
}
amount-each = { $base } für { $each }
amount-plus-each = { $base } plus { $n } für { $each }
amount-minus-each = { $base } minus { $n } für { $each }
amount-less = { $base } minus { $n }
amount-more = { $base } plus { $more }
amount-more-if = { $base }, plus { $more }, falls { $condition }
amount-equal = { amount-x } (X = { $number })
amount-half = { amount-x } (X = { $number } geteilt durch 2, aufgerundet)
amount-x = { $unit ->
    [damage] X { DAMAGE("Schaden") }
    [life] X { LIFE("Leben") }
    [aether] X { AETHER("Aetherium") }
    [additional] +X { DAMAGE("Schaden") }
    [swarm] X { $swarm }
    [tokens] X { tokens-many }
    [times] X-mal
    [charges] X { CHARGE("Energie") }
   *[cards] X Karten
}

## Anzahlen

count-prepped =
    .each = { $whose ->
        [all] { $other ->
            [yes] jeden anderen gebundenen Zauber{ of-this-name } im Spiel
           *[no] jeden gebundenen Zauber{ of-this-name } im Spiel
        }
        [most] jeden gebundenen Zauber des Spielers mit den meisten gebundenen Zaubern
        [they] { $other ->
            [yes] jeden anderen gebundenen Zauber{ of-this-name } dieses Spielers
           *[no] jeden gebundenen Zauber{ of-this-name } dieses Spielers
        }
       *[you] { $other ->
            [yes] jeden deiner anderen gebundenen Zauber{ of-this-name }
           *[no] jeden deiner gebundenen Zauber{ of-this-name }
        }
    }
    .number = { $whose ->
        [all] { $other ->
            [yes] Anzahl aller anderen gebundenen Zauber{ of-this-name } im Spiel
           *[no] Anzahl aller gebundenen Zauber{ of-this-name } im Spiel
        }
        [most] Anzahl der gebundenen Zauber des Spielers, der die meisten hat
        [they] { $other ->
            [yes] Anzahl der anderen gebundenen Zauber{ of-this-name } dieses Spielers
           *[no] Anzahl der gebundenen Zauber{ of-this-name } dieses Spielers
        }
       *[you] { $other ->
            [yes] Anzahl deiner anderen gebundenen Zauber{ of-this-name }
           *[no] Anzahl deiner gebundenen Zauber{ of-this-name }
        }
    }
of-this-name = { $same ->
    [yes] { " " }dieses Namens
   *[no] { "" }
}
count-prepped-adjacent =
    .each = jeden Zauber, der an einen direkt angrenzenden Riss gebunden ist
    .number = Anzahl der Zauber, die an direkt angrenzende Risse gebunden sind
count-open-breaches =
    .each = { $whose ->
        [they] jeden aktiven Riss dieses Spielers
       *[you] jeden deiner aktiven Risse
    }
    .number = { $whose ->
        [they] Anzahl der aktiven Risse dieses Spielers
       *[you] Anzahl deiner aktiven Risse
    }
hand-cost = { $limit ->
    [between] { " " }mit Kosten von { $cost } bis { $most }
    [at-least] { " " }mit Kosten von { $cost } oder mehr
    [at-most] { " " }mit Kosten von { $cost } oder weniger
   *[none] { "" }
}

count-hand =
    .each = { $kind ->
        [gem] jeden Kristall
        [relic] jedes Artefakt
        [spell] jeden Zauber
        [gem-or-relic] jeden Kristall und jedes Artefakt
        [gem-or-spell] jeden Kristall und jeden Zauber
        [relic-or-spell] jedes Artefakt und jeden Zauber
        [own] jede { $term-gen }-Karte
        [named] jede „{ $card }“-Karte
       *[card] jede Karte
    }{ hand-cost } auf { hand-of }
    .number = Anzahl der { kinds-number }{ hand-cost } auf { hand-of }
hand-of = { $whose ->
    [they] der Hand dieses Spielers
   *[you] deiner Hand
}
kinds-number = { $kind ->
    [gem] Kristalle
    [relic] Artefakte
    [spell] Zauber
    [gem-or-relic] Kristalle und Artefakte
    [gem-or-spell] Kristalle und Zauber
    [relic-or-spell] Artefakte und Zauber
    [own] { $term-gen }-Karten
    [named] „{ $card }“-Karten
   *[card] Karten
}
count-discard-pile =
    .each = { $kind ->
        [gem] jeden Kristall
        [relic] jedes Artefakt
        [spell] jeden Zauber
        [gem-or-relic] jeden Kristall und jedes Artefakt
        [gem-or-spell] jeden Kristall und jeden Zauber
        [relic-or-spell] jedes Artefakt und jeden Zauber
        [own] jede { $term-gen }-Karte
        [named] jede „{ $card }“-Karte
       *[card] jede Karte
    } { in-discard-of }
    .number = Anzahl der { kinds-number } { in-discard-of }
in-discard-of = { $whose ->
    [they] im Ablagestapel dieses Spielers
   *[you] in deinem Ablagestapel
}
count-turn-order-discard =
    .each = { $kind ->
        [nemesis] jede Erzfeind-Reihenfolgekarte im { order-discard }
        [player] jede Spieler-Reihenfolgekarte im { order-discard }
        [own] { $whose ->
            [they] jede Reihenfolgekarte dieses Spielers im { order-discard }
           *[you] jede deiner Reihenfolgekarten im { order-discard }
        }
       *[any] jede Karte im Reihenfolge-Ablagestapel
    }
    .number = { $kind ->
        [nemesis] Anzahl der Erzfeind-Reihenfolgekarten im { order-discard }
        [player] Anzahl der Spieler-Reihenfolgekarten im { order-discard }
        [own] { $whose ->
            [they] Anzahl der eigenen Reihenfolgekarten im { order-discard }
           *[you] Anzahl deiner Reihenfolgekarten im { order-discard }
        }
       *[any] Anzahl der Karten im Reihenfolge-Ablagestapel
    }
# Plättchen, deren Wort ein Geschlecht hat, heißen wie es: „2 Anomalien“. Die anderen sind „2 Fraß-Plättchen“.
tokens = { $gender ->
    [m] { token-noun }
    [f] { token-noun }
    [n] { token-noun }
   *[other] { $gen }-Plättchen
}
token-noun = { $n ->
    [one] { $term }
   *[other] { $gen }
}
tokens-many = { $gender ->
    [m] { $gen }
    [f] { $gen }
    [n] { $gen }
   *[other] { $gen }-Plättchen
}
each-token = { $gender ->
    [m] jeden { $term }
    [f] jede { $term }
    [n] jedes { $term }
   *[other] jedes { $gen }-Plättchen
}
count-counter =
    .each = { each-token }
    .number = Anzahl der { tokens-many }
count-track =
    .each = jedes Feld, um das „{ $term }“ vorgerückt ist
    .number = Anzahl der Felder, um die „{ $term }“ vorgerückt ist
count-tokens =
    .each = { $whose ->
        [they] { each-token } dieses Spielers
       *[you] { $gender ->
            [m] jeden deiner { $gen }
            [f] jede deiner { $gen }
            [n] jedes deiner { $gen }
           *[other] jedes deiner { $gen }-Plättchen
        }
    }
    .number = { $whose ->
        [they] Anzahl der { tokens-many } dieses Spielers
       *[you] Anzahl deiner { tokens-many }
    }
count-life =
    .each = { $whose ->
        [this] jedes Leben dieses Monsters
        [nemesis] jedes Leben des Erzfeindes
        [gravehold] jedes Leben der Feste
        [that] jedes Leben des betreffenden Monsters
        [they] jedes Leben dieses Spielers
       *[you] jedes deiner Leben
    }
    .number = { $whose ->
        [this] aktuelles Leben dieses Monsters
        [nemesis] aktuelles Leben des Erzfeindes
        [gravehold] aktuelles Leben der Feste
        [that] aktuelles Leben des betreffenden Monsters
        [they] aktuelles Leben dieses Spielers
       *[you] dein aktuelles Leben
    }
count-charges =
    .each = { $whose ->
        [they] jede Energie dieses Spielers
       *[you] jede deiner Energie
    }
    .number = { $whose ->
        [they] Energie dieses Spielers
       *[you] deine Energie
    }
count-empty-supply-piles =
    .each = jeden leeren Vorrat
    .number = Anzahl der leeren Vorräte
count-swarm =
    .each = jedes { $swarm } im Spiel
    .number = Anzahl der { $swarm } im Spiel
count-in-play =
    .each = { minion-every } im Spiel
    .number = Anzahl der { minions-many } im Spiel
count-chosen =
    .each = { $tier ->
        [0] { $kind ->
            [gem] jeden so { chosen-verb }en Kristall
            [relic] jedes so { chosen-verb }e Artefakt
            [spell] jeden so { chosen-verb }en Zauber
            [prepped] jeden so { chosen-verb }en Zauber
            [swarm] jedes so { chosen-verb }e Monster
           *[card] jede so { chosen-verb }e Karte
        }
       *[other] jede so { chosen-verb }e Level-{ $tier }-Karte
    }
    .number = Anzahl der so { chosen-verb }en { $tier ->
        [0] { $kind ->
            [gem] Kristalle
            [relic] Artefakte
            [spell] Zauber
            [prepped] Zauber
            [swarm] Monster
           *[card] Karten
        }
       *[other] Level-{ $tier }-Karten
    }
chosen-verb = { $verb ->
    [destroy] zerstört
    [take] zurückgenommen
    [gain] erworben
    [play] ausgespielt
   *[discard] abgeworfen
}
count-in-play-known =
    .each = { $kind ->
        [minion] jedes Monster
       *[power] jeden Plan
    } im Spiel
    .number = Anzahl der { $kind ->
        [minion] Monster
       *[power] Pläne
    } im Spiel
count-spent =
    .each = jedes so bezahlte Aetherium
    .number = so bezahltes Aetherium
chosen-of = { $kind ->
    [gem] des { chosen-verb }en Kristalls
    [relic] des { chosen-verb }en Artefakts
    [spell] des { chosen-verb }en Zaubers
    [prepped] des { chosen-verb }en Zaubers
   *[card] der { chosen-verb }en Karte
}
count-cost-of =
    .each = { $verb ->
        [it] jedes Aetherium, das diese Karte kostet
       *[discard] jedes Aetherium der Kosten { chosen-of }
    }
    .number = { $verb ->
        [it] Kosten dieser Karte
       *[discard] Kosten { chosen-of }
    }
count-played =
    .each = { each-same-name }, die du in diesem Zug ausgespielt hast
    .number = Anzahl der { many-same-name }, die du in diesem Zug ausgespielt hast
count-gained =
    .each = { each-same-name }, die du in diesem Zug erworben hast
    .number = Anzahl der { many-same-name }, die du in diesem Zug erworben hast
each-same-name = { $named ->
    [yes] jede „{ $card }“-Karte
   *[no] jede Karte dieses Namens
}
many-same-name = { $named ->
    [yes] „{ $card }“-Karten
   *[no] Karten dieses Namens
}
count-nemesis-tier =
    .each = jedes Erzfeind-Level
    .number = Erzfeind-Level
count-players =
    .each = jeden Spieler
    .number = Anzahl der Spieler

## Bedingungen

how-many = { $how ->
    [least] mindestens { $n }
    [most] höchstens { $n }
   *[exactly] genau { $n }
}
condition-and = { $a } und { $b }
condition-or = { $a } oder { $b }
condition-not = es nicht so ist, dass { $condition }
condition-not-all = nicht alles davon zutrifft ({ $condition })
condition-revealed = { $kind ->
    [player] es eine Spieler-Reihenfolgekarte ist
   *[nemesis] es eine Erzfeind-Reihenfolgekarte ist
}
    .not = { $kind ->
        [player] es keine Spieler-Reihenfolgekarte ist
       *[nemesis] es keine Erzfeind-Reihenfolgekarte ist
    }
condition-exhausted = { $whose ->
    [they] dieser Spieler erschöpft ist
    [any] mindestens ein Spieler erschöpft ist
   *[you] du erschöpft bist
}
    .not = { $whose ->
        [they] dieser Spieler nicht erschöpft ist
        [any] kein Spieler erschöpft ist
       *[you] du nicht erschöpft bist
    }
condition-pile-empty = der Vorrat dieser Karte leer ist
    .not = der Vorrat dieser Karte nicht leer ist
condition-killed = du damit ein Monster vom Erzfeind-Stapel tötest
    .not = du damit kein Monster vom Erzfeind-Stapel tötest
condition-allys-turn = ein anderer Spieler am Zug ist
    .not = kein anderer Spieler am Zug ist
condition-your-turn = du am Zug bist
    .not = du nicht am Zug bist
condition-all-breaches-open = { $whose ->
    [they] alle Risse dieses Spielers aktiv sind
   *[you] alle deine Risse aktiv sind
}
    .not = { $whose ->
        [they] nicht alle Risse dieses Spielers aktiv sind
       *[you] nicht alle deine Risse aktiv sind
    }
condition-all-piles-empty = alle Vorräte leer sind
    .not = nicht alle Vorräte leer sind
condition-count-prepped = { $whose ->
    [you] du { prepped-many } hast
    [they] dieser Spieler { prepped-many } hat
    [most] { $how ->
        [least] ein Spieler
       *[other] der Spieler mit den meisten gebundenen Zaubern
    } { prepped-many } hat
   *[all] es { prepped-many } gibt
}
prepped-many = { $how ->
    [exactly] { $n ->
        [0] { $other ->
            [yes] keinen anderen gebundenen Zauber
           *[no] keinen gebundenen Zauber
        }
       *[other] { how-many } { prepped-noun }
    }
   *[other] { how-many } { prepped-noun }
}{ of-this-name }
prepped-noun = { $other ->
    [yes] { $n ->
        [one] anderen gebundenen Zauber
       *[other] andere gebundene Zauber
    }
   *[no] { $n ->
        [one] gebundenen Zauber
       *[other] gebundene Zauber
    }
}
condition-count-prepped-adjacent = { how-many } { $n ->
    [one] Zauber an direkt angrenzende Risse gebunden ist
   *[other] Zauber an direkt angrenzende Risse gebunden sind
}
condition-count-open-breaches = { $whose ->
    [they] dieser Spieler { open-many } hat
   *[you] du { open-many } hast
}
open-many = { $n ->
    [0] { $how ->
        [exactly] keinen aktiven Riss
       *[other] { how-many } aktive Risse
    }
    [one] { how-many } aktiven Riss
   *[other] { how-many } aktive Risse
}
condition-count-hand = { $whose ->
    [they] dieser Spieler { hand-many }{ hand-cost } { $where ->
        [discard] in seinem Ablagestapel
       *[hand] auf der Hand
    } hat
   *[you] du { hand-many }{ hand-cost } { $where ->
        [discard] in deinem Ablagestapel
       *[hand] auf der Hand
    } hast
}
hand-many = { $how ->
    [exactly] { $n ->
        [0] { $kind ->
            [gem] keinen Kristall
            [relic] kein Artefakt
            [spell] keinen Zauber
            [gem-or-relic] keinen Kristall und kein Artefakt
            [gem-or-spell] keinen Kristall und keinen Zauber
            [relic-or-spell] kein Artefakt und keinen Zauber
            [own] keine { $term-gen }-Karte
            [named] keine „{ $card }“-Karte
           *[card] keine Karte
        }
       *[other] { how-many } { hand-noun }
    }
   *[other] { how-many } { hand-noun }
}
hand-noun = { $kind ->
    [gem] { $n ->
        [one] Kristall
       *[other] Kristalle
    }
    [relic] { $n ->
        [one] Artefakt
       *[other] Artefakte
    }
    [spell] Zauber
    [gem-or-relic] { $n ->
        [one] Kristall oder Artefakt
       *[other] Kristalle oder Artefakte
    }
    [gem-or-spell] { $n ->
        [one] Kristall oder Zauber
       *[other] Kristalle oder Zauber
    }
    [relic-or-spell] { $n ->
        [one] Artefakt oder Zauber
       *[other] Artefakte oder Zauber
    }
    [own] { own-cards }
    [named] { $n ->
        [one] „{ $card }“-Karte
       *[other] „{ $card }“-Karten
    }
   *[card] { $n ->
        [one] Karte
       *[other] Karten
    }
}
condition-count-turn-order-discard = { how-many } { $kind ->
    [nemesis] { $n ->
        [one] Erzfeind-Reihenfolgekarte im { order-discard } liegt
       *[other] Erzfeind-Reihenfolgekarten im { order-discard } liegen
    }
    [player] { $n ->
        [one] Spieler-Reihenfolgekarte im { order-discard } liegt
       *[other] Spieler-Reihenfolgekarten im { order-discard } liegen
    }
    [own] { $whose ->
        [they] { $n ->
            [one] Reihenfolgekarte dieses Spielers im { order-discard } liegt
           *[other] Reihenfolgekarten dieses Spielers im { order-discard } liegen
        }
       *[you] { $n ->
            [one] deiner Reihenfolgekarten im { order-discard } liegt
           *[other] deiner Reihenfolgekarten im { order-discard } liegen
        }
    }
   *[any] { $n ->
        [one] Karte im Reihenfolge-Ablagestapel liegt
       *[other] Karten im Reihenfolge-Ablagestapel liegen
    }
}
condition-count-counter = der Erzfeind { $n ->
    [0] { $how ->
        [exactly] keine { tokens-many } mehr
       *[other] { how-many } { tokens-many }
    }
   *[other] { how-many } { tokens }
} hat
condition-count-track = „{ $term }“ auf Feld { $n }{ $how ->
    [least] { " " }oder weiter
    [most] { " " }oder davor
   *[exactly] { "" }
} steht
condition-count-tokens = { $whose ->
    [they] dieser Spieler { how-many } { tokens } hat
   *[you] du { how-many } { tokens } hast
}
condition-count-life = { $whose ->
    [this] dieses Monster { how-many } Leben hat
    [nemesis] der Erzfeind { how-many } Leben hat
    [gravehold] die Feste { how-many } Leben hat
    [that] das betreffende Monster { how-many } Leben hat
    [they] dieser Spieler { how-many } Leben hat
   *[you] du { how-many } Leben hast
}
condition-count-charges = { $whose ->
    [they] dieser Spieler { charges-many } hat
   *[you] du { charges-many } hast
}
charges-many = { $n ->
    [0] { $how ->
        [exactly] keine
       *[other] { how-many }
    }
   *[other] { how-many }
} Energie
condition-count-empty-supply-piles = { how-many } { $n ->
    [one] Vorrat leer ist
   *[other] Vorräte leer sind
}
condition-count-swarm = { how-many } { $swarm } im Spiel { $n ->
    [one] ist
   *[other] sind
}
condition-count-in-play = { $n ->
    [0] { $how ->
        [exactly] { $gender ->
            [m] kein { $term }
            [f] keine { $term }
            [n] kein { $term }
           *[other] keine { $gen }-Karte
        } im Spiel ist
       *[other] { how-many } { minions-many } im Spiel sind
    }
    [one] { how-many } { $gender ->
        [m] { $term }
        [f] { $term }
        [n] { $term }
       *[other] { $gen }-Karte
    } im Spiel ist
   *[other] { how-many } { minions-many } im Spiel sind
}
minions-many = { $gender ->
    [m] { $gen }
    [f] { $gen }
    [n] { $gen }
   *[other] { $gen }-Karten
}
condition-count-chosen = so { how-many } { $tier ->
    [0] { $kind ->
        [gem] { $n ->
            [one] Kristall
           *[other] Kristalle
        }
        [relic] { $n ->
            [one] Artefakt
           *[other] Artefakte
        }
        [spell] Zauber
        [prepped] Zauber
        [swarm] Monster
       *[card] { $n ->
            [one] Karte
           *[other] Karten
        }
    }
   *[other] { $n ->
        [one] Level-{ $tier }-Karte
       *[other] Level-{ $tier }-Karten
    }
} { chosen-verb } { $n ->
    [one] wurde
   *[other] wurden
}
condition-count-in-play-known = { how-many } { $kind ->
    [minion] Monster
   *[power] { $n ->
        [one] Plan
       *[other] Pläne
    }
} im Spiel { $n ->
    [one] ist
   *[other] sind
}
condition-count-spent = so { how-many } Aetherium bezahlt wurde
condition-count-cost-of = { that-card } { $how ->
    [least] { $n } oder mehr
    [most] { $n } oder weniger
   *[exactly] genau { $n }
} kostet
condition-count-played = du in diesem Zug { $how ->
    [least] mindestens { $n } { same-name } ausgespielt hast
    [most] höchstens { $n } { same-name } ausgespielt hast
   *[exactly] { nth-time } { this-name } ausspielst
}
condition-count-gained = du in diesem Zug { $how ->
    [least] mindestens { $n } { same-name } erworben hast
    [most] höchstens { $n } { same-name } erworben hast
   *[exactly] { nth-time } { this-name } erwirbst
}
this-name = { $named ->
    [yes] „{ $card }“
   *[no] eine Karte dieses Namens
}
same-name = { $named ->
    [yes] { $n ->
        [one] „{ $card }“-Karte
       *[other] „{ $card }“-Karten
    }
   *[no] { $n ->
        [one] Karte dieses Namens
       *[other] Karten dieses Namens
    }
}
nth-time = { $n ->
    [1] zum ersten Mal
    [2] zum zweiten Mal
    [3] zum dritten Mal
   *[other] zum { $n }. Mal
}
condition-count-nemesis-tier = das Erzfeind-Level { $how ->
    [least] { $n } oder höher
    [most] { $n } oder niedriger
   *[exactly] { $n }
} ist
condition-count-players = { how-many } Spieler { $n ->
    [one] mitspielt
   *[other] mitspielen
}

## Karten als Objekt eines Satzes

kind-or = { $a } oder { $b }
own-cards = { $n ->
    [one] { $term-gen }-Karte
   *[other] { $term-gen }-Karten
}
mixed-cards = { $n ->
    [one] Karte
   *[other] Karten
} ({ $term })
pick-noun = { $kind ->
    [gem] { $n ->
        [one] Kristall
       *[other] Kristalle
    }
    [relic] { $n ->
        [one] Artefakt
       *[other] Artefakte
    }
    [spell] Zauber
    [prepped] { $actor ->
        [together] { $n ->
            [one] gebundenen Zauber
           *[other] gebundene Zauber
        }
        [they] seiner gebundenen Zauber
       *[you] deiner gebundenen Zauber
    }
    [gem-or-relic] { $n ->
        [one] Kristall oder Artefakt
       *[other] Kristalle oder Artefakte
    }
    [own] { own-cards }
    [mixed] { mixed-cards }
    [named] { $zone ->
        [prepped] gebundene{ " " }
       *[other] { "" }
    }{ $n ->
        [one] „{ $card }“-Karte
       *[other] „{ $card }“-Karten
    }
   *[card] { $n ->
        [one] Karte
       *[other] Karten
    }
}
pick-where = { $zone ->
    [hand] { $actor ->
        [together] { " " }von der Hand
        [they] { " " }von seiner Hand
       *[you] { " " }von deiner Hand
    }
    [discard] { $actor ->
        [together] { " " }aus euren Ablagestapeln
        [they] { " " }aus seinem Ablagestapel
       *[you] { " " }aus deinem Ablagestapel
    }
    [played] { $actor ->
        [together] { " " }aus euren Spielbereichen
        [they] { " " }aus seinem Spielbereich
       *[you] { " " }aus deinem Spielbereich
    }
    [hand-discard] { $actor ->
        [together] { " " }von der Hand oder aus euren Ablagestapeln
        [they] { " " }von seiner Hand oder aus seinem Ablagestapel
       *[you] { " " }von deiner Hand oder aus deinem Ablagestapel
    }
   *[prepped] { "" }
}
pick-each = { $each ->
    [yes] { " " }mit Kosten von jeweils
   *[no] { " " }mit Kosten von
}
pick-limit = { $limit ->
    [between] { pick-each } { $cost } bis { $most }
    [at-least] { pick-each } { $cost } oder mehr
    [at-most] { pick-each } { $cost } oder weniger
    [zero] { " " }mit Kosten von 0
   *[none] { "" }
}{ $except ->
    [no] { "" }
   *[yes] { " " }(außer { $gen }-Karten)
}
pick-in-all = { $actor ->
    [together] zusammen{ " " }
   *[other] { "" }
}
pick-some = { pick-in-all }{ $n } { pick-noun }{ pick-limit }{ pick-where }
pick-up-to = { pick-in-all }bis zu { $n } { pick-noun }{ pick-limit }{ pick-where }
pick-all = alle { $kind ->
    [named] { $zone ->
        [prepped] gebundenen{ " " }
       *[other] { "" }
    }„{ $card }“-Karten
    [gem] Kristalle
    [relic] Artefakte
    [spell] Zauber
    [prepped] { $actor ->
        [together] gebundenen Zauber
        [they] seine gebundenen Zauber
       *[you] deine gebundenen Zauber
    }
    [gem-or-relic] Kristalle und Artefakte
    [own] { $term-gen }-Karten
    [mixed] Karten ({ $term })
   *[card] Karten
}{ pick-limit }{ pick-where }
pick-most-expensive = { $kind ->
    [gem] { $n ->
        [one] den teuersten Kristall
       *[other] die { $n } teuersten Kristalle
    }
    [relic] { $n ->
        [one] das teuerste Artefakt
       *[other] die { $n } teuersten Artefakte
    }
    [spell] { $n ->
        [one] den teuersten Zauber
       *[other] die { $n } teuersten Zauber
    }
    [prepped] { $n ->
        [one] den teuersten
       *[other] die { $n } teuersten
    } { $actor ->
        [together] aller gebundenen Zauber
        [they] seiner gebundenen Zauber
       *[you] deiner gebundenen Zauber
    }
    [own] { $n ->
        [one] die teuerste { own-cards }
       *[other] die { $n } teuersten { own-cards }
    }
    [mixed] { $n ->
        [one] die teuerste { mixed-cards }
       *[other] die { $n } teuersten { mixed-cards }
    }
   *[card] { $n ->
        [one] die teuerste Karte
       *[other] die { $n } teuersten Karten
    }
}{ pick-limit }{ pick-where }
pick-counted = { pick-x } (X = { $number })
pick-half = { pick-x } (X = { $number } geteilt durch 2, aufgerundet)
pick-x = { pick-in-all }X { pick-noun }{ pick-limit }{ pick-where }

## Verben: Leben und Schaden

step-deal = { $how ->
    [amount-plus-if] Füge{ deal-target } { $base } zu{ damage-if }.
    [amount-more-if] Füge{ deal-target } { $base } zu, plus { $more }, falls { $condition }.
    [amount-plus-each] Füge{ deal-target } { $base } zu, +{ $n } { DAMAGE("Schaden") } für { $each }.
    [amount-minus-each] Füge{ deal-target } { $base } zu, −{ $n } { DAMAGE("Schaden") } für { $each }.
    [amount-each] Füge{ deal-target } X { DAMAGE("Schaden") } zu (X = { $n } für { $each }).
    [amount-equal] Füge{ deal-target } X { DAMAGE("Schaden") } zu (X = { $number }).
    [amount-half] Füge{ deal-target } X { DAMAGE("Schaden") } zu (X = { $number } geteilt durch 2, aufgerundet).
   *[unit] Füge{ deal-target } { $amount } zu.
}
    .do = { $how ->
        [amount-plus-if] { to-target }{ $base } zufügen{ damage-if }
        [amount-more-if] { to-target }{ $base } zufügen, plus { $more }, falls { $condition }
        [amount-plus-each] { to-target }{ $base } zufügen, +{ $n } { DAMAGE("Schaden") } für { $each }
        [amount-minus-each] { to-target }{ $base } zufügen, −{ $n } { DAMAGE("Schaden") } für { $each }
       *[other] { to-target }{ $amount } zufügen
    }
damage-if = { $total ->
    [0] , +{ $n } { DAMAGE("Schaden") }, falls { $condition }
   *[other] { " " }({ $total }, falls { $condition })
}
to-target = { $target ->
    [nemesis] dem Erzfeind{ " " }
    [minion] einem Monster{ " " }
    [each-minion] jedem Monster{ " " }
   *[any] { "" }
}
deal-target = { $target ->
    [nemesis] { " " }dem Erzfeind
    [minion] { " " }einem Monster
    [each-minion] { " " }jedem Monster
   *[any] { "" }
}
step-deal-divided = { $how ->
    [amount-plus-if] Füge { $base } zu{ damage-if }. Verteile den Schaden beliebig auf { divided-among }.
    [amount-more-if] Füge { $base } zu, plus { $more }, falls { $condition }. Verteile den Schaden beliebig auf { divided-among }.
    [amount-plus-each] Füge { $base } zu, +{ $n } { DAMAGE("Schaden") } für { $each }. Verteile den Schaden beliebig auf { divided-among }.
   *[unit] Füge { $amount } zu. Verteile den Schaden beliebig auf { divided-among }.
}
    .do = { $amount } beliebig verteilt { $target ->
        [minion] Monstern
       *[any] dem Erzfeind und Monstern
    } zufügen
divided-among = { $target ->
    [minion] Monster
   *[any] den Erzfeind und Monster
}
deal-more = { $how ->
    [amount-equal] +X { DAMAGE("Schaden") } (X = { $number }).
    [amount-half] +X { DAMAGE("Schaden") } (X = { $number } geteilt durch 2, aufgerundet).
    [amount-each] { $base } für { $each }.
   *[unit] { $amount }.
}
step-suffer =
    .you = Erleide { $amount }.
    .they = { $who } erleidet { $amount }.
    .do = { $amount } erleiden
step-gravehold-suffers = Die Feste erleidet { $amount }.
step-this-suffers = { $minion } erleidet { $amount }.
step-gravehold-and-this-suffer = Die Feste und { $minion } erleiden je { $amount }.
step-this-gains = { $minion } heilt { $amount }.
step-heal =
    .you = Heile { $amount }{ above-max }.
    .they = { $who } heilt { $amount }{ above-max }.
    .do = { $amount } heilen{ above-max }
step-gravehold-gains = Die Feste heilt { $amount }.
    .do = die Feste { $amount } heilen lassen
step-nemesis-gains = Der Erzfeind heilt { $amount }.
step-prevent-damage = In diesem Zug erleiden die Spieler und die Feste keinen Schaden.

## Verben: Aetherium, Energie, Plättchen

step-aether =
    .you = Erhalte { $also ->
        [yes] zusätzlich{ " " }
       *[no] { "" }
    }{ $amount }{ aether-limit }.
    .they = { $who } erhält { $amount }{ aether-limit }.
    .do = { $amount } erhalten{ aether-limit }
aether-limit = { $limit ->
    [gain-spell] , aber nur zum Erwerb von Zaubern
    [gain-gem] , aber nur zum Erwerb von Kristallen
    [gain-relic] , aber nur zum Erwerb von Artefakten
    [gain-gem-gain-relic] , aber nur zum Erwerb von Kristallen oder Artefakten
    [gain-spell-focus-open] , aber nur zum Erwerb von Zaubern oder zum Bündeln oder Aktivieren von Rissen
    [gain] , aber nur zum Erwerb von Karten
    [not-gain-relic-gain-spell] , aber nicht zum Erwerb von Artefakten oder Zaubern
    [only] , aber nur { $uses }
    [not] , aber nicht { $uses }
   *[none] { "" }
}
use-nor = { $a } oder { $b }
use = { $use ->
    [gain-gem] zum Erwerb von Kristallen
    [gain-relic] zum Erwerb von Artefakten
    [gain-spell] zum Erwerb von Zaubern
    [gain] zum Erwerb von Karten
    [charge] zum Erhalt von Energie
    [focus] zum Bündeln von Rissen
    [open] zum Aktivieren von Rissen
   *[other] zum Bezahlen von Karteneffekten
}
step-pay =
    .you = Bezahle { $n } { AETHER("Aetherium") }.
    .they = { $who } bezahlt { $n } { AETHER("Aetherium") }.
    .do = { $n } { AETHER("Aetherium") } bezahlen
step-discount =
    .you = Wenn du in diesem Zug das nächste Mal einen Riss { $of ->
        [focus] bündelst
        [open] aktivierst
       *[other] bündelst oder aktivierst
    }, kostet das { $n } { AETHER("Aetherium") } weniger.
    .they = Wenn { $who } in diesem Zug das nächste Mal einen Riss { $of ->
        [focus] bündelt
        [open] aktiviert
       *[other] bündelt oder aktiviert
    }, kostet das { $n } { AETHER("Aetherium") } weniger.
    .do = in diesem Zug das nächste Mal einen Riss für { $n } { AETHER("Aetherium") } weniger { $of ->
        [focus] bündeln
        [open] aktivieren
       *[other] bündeln oder aktivieren
    }
step-charge =
    .you = Erhalte { $amount }{ only-them }.
    .they = { $who } erhält { $amount }{ only-them }.
    .do = { $amount } erhalten{ only-them }
step-lose-charges =
    .you = { $all ->
        [yes] Wirf deine gesamte Energie ab.
       *[no] Wirf { $n } { CHARGE("Energie") } ab.
    }
    .they = { $all ->
        [yes] { $who } wirft seine gesamte Energie ab.
       *[no] { $who } wirft { $n } { CHARGE("Energie") } ab.
    }
    .do = { $all ->
        [yes] die gesamte Energie abwerfen
       *[no] { $n } { CHARGE("Energie") } abwerfen
    }
step-share-charges = { $n ->
    [one] Ein anderer Spieler deiner Wahl erhält { $n } { CHARGE("Energie") }.
   *[other] Verteile { $n } { CHARGE("Energie") } beliebig auf andere Spieler.
}
step-place-tokens =
    .you = Lege { $n } { tokens } auf einen Vorrat deiner Wahl.
    .they = { $who } legt { $n } { tokens } auf einen Vorrat seiner Wahl.
    .do = { $n } { tokens } auf einen beliebigen Vorrat legen

step-shift =
    .you = Bewege deinen { $gen }-Marker auf ein anderes Feld und führe dieses Feld aus.
    .they = { $who } bewegt seinen { $gen }-Marker auf ein anderes Feld und führt dieses Feld aus.
    .do = den { $gen }-Marker auf ein anderes Feld bewegen und dieses Feld ausführen

step-swap-cards =
    .you = Nimm beliebig viele Karten von deiner eigenen Hand und gib ebenso viele zurück.
    .they = { $who } erhält beliebig viele Karten deiner Wahl von deiner Hand und gibt dir danach ebenso viele Karten von seiner Hand.
    .do = beliebig viele Karten deiner Wahl von deiner Hand erhalten und dir danach ebenso viele Karten von der eigenen Hand geben

step-tokens =
    .you = Erhalte { $n } { tokens }.
    .they = { $who } erhält { $n } { tokens }.
    .do = { $n } { tokens } erhalten

## Verben: Karten

step-draw =
    .you = Ziehe { $amount }.
    .they = { $who } zieht { $amount }.
    .do = { $amount } ziehen
step-discard =
    .you = Wirf { discarded-off }.
    .they = { $who } wirft { discarded-off }.
    .do = { $what } abwerfen
    .together = Werft { discarded-off }.
    .maytogether = Ihr dürft { $what } abwerfen.
discarded-off = { $how ->
    [pick-counted] { pick-x } ab (X = { $number })
    [pick-half] { pick-x } ab (X = { $number } geteilt durch 2, aufgerundet)
   *[other] { $what } ab
}
step-destroy =
    .you = Zerstöre { $what }.
    .they = { $who } zerstört { $what }.
    .do = { $what } zerstören
    .together = Zerstört { $what }.
    .maytogether = Ihr dürft { $what } zerstören.
step-destroy-with-breach =
    .you = Zerstöre { $what } und 1 Riss, an den er gebunden ist.
    .they = { $who } zerstört { $what } und 1 Riss, an den er gebunden ist.
    .do = { $what } und 1 Riss, an den er gebunden ist, zerstören
step-destroy-this =
    .you = Zerstöre diese Karte.
    .they = Zerstöre diese Karte.
    .do = diese Karte zerstören
step-destroy-played =
    .you = Zerstöre danach die ausgespielte Karte.
    .they = Zerstöre danach die ausgespielte Karte.
    .do = die ausgespielte Karte zerstören
step-take =
    .you = Nimm { $what } zurück auf deine Hand.
    .they = { $who } nimmt { $what } zurück auf seine Hand.
    .do = { $what } zurück auf die Hand nehmen
    .together = Nehmt { $what } zurück auf die Hand.
    .maytogether = Ihr dürft { $what } zurück auf die Hand nehmen.
step-take-top-of-discard =
    .you = Nimm die oberste Karte deines Ablagestapels auf deine Hand.
    .they = { $who } gibt dir die oberste Karte seines Ablagestapels auf die Hand.
    .do = die oberste Karte { discard-of } auf deine Hand nehmen
step-destroy-top-of-discard =
    .you = Zerstöre die oberste Karte deines Ablagestapels.
    .they = { $who } zerstört die oberste Karte seines Ablagestapels.
    .do = die oberste Karte { discard-of } zerstören
discard-of = { $whom ->
    [ally] des Ablagestapels eines anderen Spielers deiner Wahl
    [another-player] des Ablagestapels eines weiteren Spielers deiner Wahl
    [any-player] des Ablagestapels eines Spielers deiner Wahl
    [that-player] des Ablagestapels dieses Spielers
    [each-player] jedes Ablagestapels
   *[other] des Ablagestapels eines Spielers ({ $who })
}
step-reveal =
    .you = Decke { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Decks auf.
    .they = { $who } deckt { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } seines Decks auf.
    .do = { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } des Decks aufdecken
step-reveal-turn-order =
    .you = { $group ->
        [yes] Deckt
       *[no] Decke
    } die oberste Karte des Reihenfolgedecks auf.
    .do = die oberste Karte des Reihenfolgedecks aufdecken
revealed-card = { $which ->
    [most-expensive] die teuerste aufgedeckte Karte
   *[it] die aufgedeckte Karte
}
step-put-revealed =
    .you = { $group ->
        [yes] { $to ->
            [bottom] Legt { revealed-card } unter das Deck.
            [discard] Werft { revealed-card } ab.
           *[destroy] Zerstört { revealed-card }.
        }
       *[no] { $to ->
            [bottom] Lege { revealed-card } unter das Deck.
            [discard] Wirf { revealed-card } ab.
           *[destroy] Zerstöre { revealed-card }.
        }
    }
    .they = { $to ->
        [bottom] { $who } legt { revealed-card } unter das Deck.
        [discard] { $who } wirft { revealed-card } ab.
       *[destroy] { $who } zerstört { revealed-card }.
    }
    .do = { $to ->
        [bottom] { revealed-card } unter das Deck legen
        [discard] { revealed-card } abwerfen
       *[destroy] { revealed-card } zerstören
    }
step-shuffle-deck =
    .you = Mische deinen Ablagestapel in dein Deck.
    .they = { $who } mischt seinen Ablagestapel in sein Deck.
    .do = den Ablagestapel in das Deck mischen
step-destroy-top-of-deck =
    .you = Zerstöre { deck-top } deines Decks.
    .they = { $who } zerstört { deck-top } seines Decks.
    .do = { deck-top } des Decks zerstören
deck-top = { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
}
gained-yours = { $from ->
    [supply] aus den Vorräten
    [other-pile] aus einem anderen Vorrat deiner Wahl
   *[pile] aus einem Vorrat deiner Wahl
}
gained-theirs = { $from ->
    [supply] aus den Vorräten
    [other-pile] aus einem anderen Vorrat seiner Wahl
   *[pile] aus einem Vorrat seiner Wahl
}
gained-free = { $from ->
    [supply] aus den Vorräten
    [other-pile] aus einem beliebigen anderen Vorrat
   *[pile] aus einem beliebigen Vorrat
}

gained-limit = { $cost ->
    [0] höchstens so hohen Kosten wie { that-card }
   *[other] um höchstens { $cost } höheren Kosten als { that-card }
}

# Eine Karte danach, was mit ihr geschah.
that-card = { $verb ->
    [gain] die erworbene Karte
    [play] die ausgespielte Karte
    [cast] der gewirkte Zauber
    [discard] die abgeworfene Karte
    [destroy] die zerstörte Karte
    [take] die zurückgenommene Karte
    [put] die abgelegte Karte
   *[it] diese Karte
}

gained-card = { $which ->
    [this] 1 weitere Karte dieses Namens aus ihrem Vorrat
    [cheapest] 1 { gained-kind } aus dem günstigsten { kind-pile }
    [cheapest-at-most] 1 { gained-kind } aus dem günstigsten { kind-pile } (nur bei Kosten von { $cost } oder weniger)
    [at-most] 1 { gained-kind } mit Kosten von { $cost } oder weniger { gained-yours }
    [at-most-of] 1 { gained-kind } mit { gained-limit } { gained-yours }
   *[any] 1 { gained-kind } { gained-yours }
}
gained-card-theirs = { $which ->
    [this] 1 weitere Karte dieses Namens aus ihrem Vorrat
    [cheapest] 1 { gained-kind } aus dem günstigsten { kind-pile }
    [cheapest-at-most] 1 { gained-kind } aus dem günstigsten { kind-pile } (nur bei Kosten von { $cost } oder weniger)
    [at-most] 1 { gained-kind } mit Kosten von { $cost } oder weniger { gained-theirs }
    [at-most-of] 1 { gained-kind } mit { gained-limit } { gained-theirs }
   *[any] 1 { gained-kind } { gained-theirs }
}
gained-card-free = { $which ->
    [this] 1 weitere Karte dieses Namens aus ihrem Vorrat
    [cheapest] 1 { gained-kind } aus dem günstigsten { kind-pile }
    [cheapest-at-most] 1 { gained-kind } aus dem günstigsten { kind-pile } (nur bei Kosten von { $cost } oder weniger)
    [at-most] 1 { gained-kind } mit Kosten von { $cost } oder weniger { gained-free }
    [at-most-of] 1 { gained-kind } mit { gained-limit } { gained-free }
   *[any] 1 { gained-kind } { gained-free }
}
gained-kind = { $kind ->
    [gem] Kristall
    [relic] Artefakt
    [spell] Zauber
    [gem-or-relic] Kristall oder Artefakt
    [gem-or-spell] Kristall oder Zauber
    [relic-or-spell] Artefakt oder Zauber
   *[card] Karte
}
gained-it = { $kind ->
    [gem-or-relic] diese Karte
    [gem-or-spell] ihn
    [relic-or-spell] diese Karte
    [gem] ihn
    [relic] es
    [spell] ihn
   *[card] sie
}
kind-pile = { $kind ->
    [gem-or-relic] Kristall- oder Artefakt-Vorrat
    [gem-or-spell] Kristall- oder Zauber-Vorrat
    [relic-or-spell] Artefakt- oder Zauber-Vorrat
    [gem] Kristall-Vorrat
    [relic] Artefakt-Vorrat
    [spell] Zauber-Vorrat
   *[card] Vorrat
}
step-gain =
    .you = Erwirb gratis { gained-card }{ $to ->
        [hand] { " " }und nimm { gained-it } auf deine Hand
        [top-of-deck] { " " }und lege { gained-it } auf dein Deck
        [breach] { " " }und binde { gained-it } an 1 deiner Risse
       *[discard] { "" }
    }.
    .they = { $who } erwirbt gratis { gained-card-theirs }{ $to ->
        [hand] { " " }und nimmt { gained-it } auf seine Hand
        [top-of-deck] { " " }und legt { gained-it } auf sein Deck
        [breach] { " " }und bindet { gained-it } an 1 seiner Risse
       *[discard] { "" }
    }.
    .do = gratis { gained-card-free } erwerben{ $to ->
        [hand] { " " }und auf die Hand nehmen
        [top-of-deck] { " " }und auf das Deck legen
        [breach] { " " }und an 1 Riss binden
       *[discard] { "" }
    }
step-next-gain = { $to ->
    [ally-discard] { $optional ->
        [yes] Die nächste Karte, die du in diesem Zug erwirbst, darfst du auf den Ablagestapel eines anderen Spielers deiner Wahl legen.
       *[no] Lege die nächste Karte, die du in diesem Zug erwirbst, auf den Ablagestapel eines anderen Spielers deiner Wahl.
    }
   *[top-of-deck] { $optional ->
        [yes] Die nächste Karte, die du in diesem Zug erwirbst, darfst du auf dein Deck legen.
       *[no] Lege die nächste Karte, die du in diesem Zug erwirbst, auf dein Deck.
    }
}
step-play =
    .you = Spiele { play-what } von deiner Hand { play-times } aus.
    .do = { play-what } von der Hand { play-times } ausspielen
play-what = { $kind ->
    [relic] 1 Artefakt
    [gem-or-relic] 1 Kristall oder Artefakt
   *[gem] 1 Kristall
}
play-times = { $n ->
    [one] einmal
    [2] zweimal
   *[other] { $n }-mal
}

## Verben: Risse und Zauber

step-focus =
    .you = { $which ->
        [cheapest-closed] Bündele deinen dunklen Riss mit den geringsten Bündelungskosten.
        [any-player] Bündele 1 Riss eines Spielers deiner Wahl.
        [any-ally] Bündele 1 Riss eines anderen Spielers deiner Wahl.
        [this-breach] Bündele den Riss, von dem dieser Zauber gewirkt wurde.
       *[any] Bündele 1 deiner Risse.
    }
    .they = { $which ->
        [cheapest-closed] { $who } bündelt seinen dunklen Riss mit den geringsten Bündelungskosten.
        [any-player] { $who } bündelt 1 Riss eines Spielers seiner Wahl.
        [any-ally] { $who } bündelt 1 Riss eines Spielers außer dir.
        [this-breach] { $who } bündelt den Riss, von dem dieser Zauber gewirkt wurde.
       *[any] { $who } bündelt 1 seiner Risse.
    }
    .do = { $which ->
        [cheapest-closed] den dunklen Riss mit den geringsten Bündelungskosten bündeln
        [any-player] 1 Riss eines beliebigen Spielers bündeln
        [any-ally] 1 Riss eines anderen Spielers bündeln
        [this-breach] den Riss bündeln, von dem dieser Zauber gewirkt wurde
       *[any] 1 Riss bündeln
    }
step-prep =
    .you = Binde 1 Zauber { $zone ->
        [discard] aus deinem Ablagestapel
       *[hand] von deiner Hand
    } an 1 deiner { prep-to }.
    .they = { $who } bindet 1 Zauber { $zone ->
        [discard] aus seinem Ablagestapel
       *[hand] von seiner Hand
    } an 1 seiner { prep-to }.
    .do = { $actor ->
        [they] 1 Zauber { $zone ->
            [discard] aus seinem Ablagestapel
           *[hand] von seiner Hand
        } an 1 seiner { prep-to } binden
       *[you] 1 Zauber { $zone ->
            [discard] aus deinem Ablagestapel
           *[hand] von deiner Hand
        } an 1 deiner { prep-to } binden
    }
prep-to = { $to ->
    [usual] Risse
   *[any] aktiven oder dunklen Risse
}
step-cast =
    .you = Wirke { cast-spell }{ cast-bonus }{ $twice ->
        [yes] , ohne ihn abzuwerfen. Wirke ihn danach noch einmal.
       *[no] .
    }{ $after ->
        [owner_hand] { $many ->
            [yes] { " " }Jeder davon kommt danach zurück auf die Hand seines Besitzers.
           *[no] { " " }Danach kommt dieser Zauber zurück auf die Hand seines Besitzers.
        }
        [ally_hand] { $many ->
            [yes] { " " }Jeden davon nimmt danach ein anderer Spieler deiner Wahl auf die Hand.
           *[no] { " " }Danach nimmt ihn ein anderer Spieler deiner Wahl auf die Hand.
        }
       *[none] { "" }
    }
    .do = { cast-spell }{ cast-bonus } wirken{ $twice ->
        [yes] , ohne ihn abzuwerfen, und ihn danach noch einmal wirken
       *[no] { "" }
    }{ $after ->
        [owner_hand] { $many ->
            [yes] { " " }(jeder davon kommt danach zurück auf die Hand seines Besitzers)
           *[no] { " " }(danach kommt er zurück auf die Hand seines Besitzers)
        }
        [ally_hand] { $many ->
            [yes] { " " }(jeden davon nimmt danach ein anderer Spieler deiner Wahl auf die Hand)
           *[no] { " " }(danach nimmt ihn ein anderer Spieler deiner Wahl auf die Hand)
        }
       *[none] { "" }
    }
cast-spell = { cast-which }{ $limit ->
    [yes] { " " }mit Kosten von { $cost } oder weniger
   *[no] { "" }
}

cast-which = { $many ->
    [yes] bis zu { $n } { $whose ->
        [any_player] { $fresh ->
            [yes] in diesem Zug gebundene Zauber beliebiger Spieler
           *[no] gebundene Zauber beliebiger Spieler
        }
       *[you] { $fresh ->
            [yes] Zauber, die du in diesem Zug gebunden hast,
           *[no] deiner gebundenen Zauber
        }
    }
   *[no] { $whose ->
        [any_player] { $fresh ->
            [yes] 1 in diesem Zug gebundenen Zauber eines Spielers deiner Wahl
           *[no] 1 gebundenen Zauber eines Spielers deiner Wahl
        }
       *[you] { $fresh ->
            [yes] 1 Zauber, den du in diesem Zug gebunden hast,
           *[no] 1 deiner gebundenen Zauber
        }
    }
}
cast-bonus = { $bonus ->
    [0] { "" }
   *[other] { $many ->
        [yes] { " " }mit je +{ $bonus } { DAMAGE("Schaden") }
       *[no] { " " }mit +{ $bonus } { DAMAGE("Schaden") }
    }
}
step-two-per-breach =
    .you = Du darfst in diesem Zug an jeden deiner aktiven Risse bis zu 2 Zauber binden.
    .they = { $who } darf in diesem Zug an jeden seiner aktiven Risse bis zu 2 Zauber binden.
    .do = in diesem Zug an jeden aktiven Riss bis zu 2 Zauber binden
step-sigil-breach =
    .you = Ersetze deinen aktiven Riss { $breaches } durch 1 Sigillen-Riss (+{ $bonus } { DAMAGE("Schaden") }). Der ersetzte Riss wird zerstört, daran gebundene Zauber kommen zurück auf die Hand.
    .they = { $who } ersetzt seinen aktiven Riss { $breaches } durch 1 Sigillen-Riss (+{ $bonus } { DAMAGE("Schaden") }). Der ersetzte Riss wird zerstört, daran gebundene Zauber kommen zurück auf die Hand.
    .do = den aktiven Riss { $breaches } durch 1 Sigillen-Riss (+{ $bonus } { DAMAGE("Schaden") }) ersetzen

## Verben: Zugreihenfolge

step-return-turn-order =
    .you = { $group ->
        [yes] Mischt
       *[no] Mische
    } { returned-cards } aus dem { order-discard } zurück in das Reihenfolgedeck.
    .they = { $who } mischt { returned-cards } aus dem { order-discard } zurück in das Reihenfolgedeck.
    .do = { returned-cards } aus dem { order-discard } zurück in das Reihenfolgedeck mischen
order-discard = { $group ->
    [yes] Ablagestapel
   *[no] Reihenfolge-Ablagestapel
}
returned-cards = { $which ->
    [nemesis] { $count ->
        [all] alle Erzfeind-Reihenfolgekarten
       *[one] 1 Erzfeind-Reihenfolgekarte
    }
   *[player] { $count ->
        [all] alle Spieler-Reihenfolgekarten
       *[one] 1 Spieler-Reihenfolgekarte
    }
}
step-return-turn-order-theirs =
    .you = Mische { $count ->
        [all] alle deine
       *[one] 1 deiner
    } Reihenfolgekarten aus dem { order-discard } zurück in das Reihenfolgedeck. Die Karte „Eure Wahl“ zählt nicht.
    .they = { $who } mischt { $count ->
        [all] alle seine
       *[one] 1 seiner
    } Reihenfolgekarten aus dem { order-discard } zurück in das Reihenfolgedeck. Die Karte „Eure Wahl“ zählt nicht.
    .do = { $count ->
        [all] alle eigenen Reihenfolgekarten
       *[one] 1 eigene Reihenfolgekarte
    } aus dem { order-discard } zurück in das Reihenfolgedeck mischen
step-return-turn-order-keep =
    .you = { $group ->
        [yes] Wählt 1 Spieler-Reihenfolgekarte im { order-discard }. Mischt alle anderen Karten dieses Stapels zurück in das Reihenfolgedeck.
       *[no] Wähle 1 Spieler-Reihenfolgekarte im { order-discard }. Mische alle anderen Karten dieses Stapels zurück in das Reihenfolgedeck.
    }
    .they = { $who } wählt 1 Spieler-Reihenfolgekarte im { order-discard } und mischt alle anderen Karten dieses Stapels zurück in das Reihenfolgedeck.
    .do = 1 Spieler-Reihenfolgekarte im { order-discard } wählen und alle anderen Karten dieses Stapels zurück in das Reihenfolgedeck mischen
step-reorder-turn-order = Decke das Reihenfolgedeck auf und lege es in beliebiger Reihenfolge zurück.

## Verben: Erzfeind

step-unleash = SPEZIAL { $n }.
step-unleash-counted = SPEZIAL 1, und zwar { $amount }.
step-routine = { $term }.
step-counter = Der Erzfeind { $how ->
    [gain] erhält
   *[lose] verliert
} { $n } { tokens }.
step-counter-counted = Der Erzfeind { $how ->
    [gain] erhält
   *[lose] verliert
} { $amount }.
step-lose-game = Ihr verliert das Spiel.
step-win-game = Ihr gewinnt das Spiel.
step-resolve-from = Zieht die oberste Karte des { $gen }-Decks, führt sie aus und mischt sie zurück in das Deck.
step-summon = Bringt die oberste Karte des { $gen }-Decks ins Spiel.
repeat-summon = Bringt die obersten { $n } Karten des { $gen }-Decks ins Spiel.
step-invoke = Führt den Effekt „{ $part }“ { $minion } aus.{ $spare ->
    [yes] { " " }Kein Monster erleidet dabei Schaden durch den eigenen Effekt.
   *[no] { "" }
}
step-this-under = Legt { $minion } unter das { $gen }-Deck.
step-bury-this = Legt diese Karte unter den Erzfeind-Stapel.
step-discard-this = { $group ->
    [no] Wirf diese Karte ab.
   *[yes] Werft diese Karte ab.
}
step-reshuffle = Mischt { $n ->
    [one] die zuletzt abgeworfene { $gen }-Karte
   *[other] die { $n } zuletzt abgeworfenen { $gen }-Karten
} zurück in das { $gen }-Deck.
step-move = Legt { gained-top } { $source ->
    [deck] des { $from-gen }-Decks
   *[pile] von „{ $from }“
} { $target ->
    [deck] auf das { $to-gen }-Deck
   *[pile] auf „{ $to }“
}.
step-advance = Rückt „{ $term }“ um { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $back ->
    [yes] zurück
   *[no] vor
}.
step-move-token = Rückt { $which ->
    [farthest] den { $gen }-Marker, der am weitesten von seinem Startfeld entfernt ist,
    [another] einen anderen { $gen }-Marker
    [each] jeden { $gen }-Marker
    [this] diesen { $gen }-Marker
   *[any] { $count ->
        [one] 1 beliebigen { $gen }-Marker
       *[other] { $count } verschiedene { $gen }-Marker
    }
} um { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $back ->
    [yes] zurück
   *[no] vor
}.{ $twice ->
    [yes] {" "}Wird dadurch ein Feld abgehandelt, handelt es 1 weiteres Mal ab.
   *[no] {""}
}
step-discard-from = Werft { gained-top } des { $gen }-Decks ab.
step-gain-from =
    .you = Erwirb { gained-top } des { $gen }-Decks und { $to ->
        [hand] nimm sie auf deine Hand
       *[top-of-deck] lege sie auf dein Deck
    }.
    .they = { $who } erwirbt { gained-top } des { $gen }-Decks und { $to ->
        [hand] nimmt sie auf seine Hand
       *[top-of-deck] legt sie auf sein Deck
    }.
    .do = { gained-top } des { $gen }-Decks erwerben und { $to ->
        [hand] auf die Hand nehmen
       *[top-of-deck] auf das Deck legen
    }
gained-top = { $n ->
    [one] die oberste Karte
   *[other] die obersten { $n } Karten
}
step-share-from = { $n ->
    [one] Einer von euch erwirbt { gained-top } des { $gen }-Decks und legt sie auf sein Deck.
   *[other] Erwerbt zusammen { gained-top } des { $gen }-Decks, verteilt sie beliebig und legt sie auf eure Decks.
}
step-resolve-hand =
    .you = Führe alle { $gen }-Karten auf deiner Hand in beliebiger Reihenfolge aus.
    .they = { $who } führt alle { $gen }-Karten auf seiner Hand in beliebiger Reihenfolge aus.
    .do = alle { $gen }-Karten auf der Hand in beliebiger Reihenfolge ausführen
step-devour = Verschlingt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} aus { devour-pile }.
devour-pile = { $which ->
    [cheapest] dem günstigsten
    [most-expensive] dem teuersten
    [second-most-expensive] dem zweitteuersten
   *[any] einem beliebigen
} { kind-pile }
step-devour-each = Verschlingt 1 Karte aus jedem { kind-pile }, beginnend mit dem teuersten.
step-devour-counted = { $how ->
    [amount-equal] Verschlingt X Karten aus { devour-pile } (X = { $number }).
    [amount-half] Verschlingt X Karten aus { devour-pile } (X = { $number } geteilt durch 2, aufgerundet).
   *[other] Verschlingt aus { devour-pile } { $amount }.
}
step-spawn = { $how ->
    [amount-equal] Bringt X { $swarm } ins Spiel (X = { $number }).
   *[unit] Bringt { $amount } ins Spiel.
}
step-discard-swarm = { $half ->
    [yes] Werft die Hälfte (aufgerundet) der { $swarm } im Spiel ab.
   *[no] Werft { $n } { $swarm } ab.
}
step-discard-swarm-counted = Werft ab: { $amount }.
step-revive = Bringt das zuletzt abgeworfene Monster vom Erzfeind-Ablagestapel zurück ins Spiel.
step-resolve-again = Führt den zuletzt abgeworfenen Angriff im Erzfeind-Ablagestapel noch einmal aus.
step-discard-nemesis-deck = Werft { deck-top } des Erzfeind-Stapels ab.
step-draw-more = Der Erzfeind zieht in diesem Zug im Schritt „Erzfeind-Aktion“ { $count ->
    [one] { $count } zusätzliche Karte
   *[other] { $count } zusätzliche Karten
}.
step-cancel-drawn = Wirf die gezogene Karte ab, ohne sie auszuführen.

## Verben: wählen, bewegen, Kosten ändern

put-to = { $to ->
    [hand] auf deine Hand
    [discard] auf deinen Ablagestapel
    [top-of-deck] oben auf dein Deck
    [ally-hand] auf die Hand eines anderen Spielers deiner Wahl
    [ally-discard] auf den Ablagestapel eines anderen Spielers deiner Wahl
    [ally-deck] oben auf das Deck eines anderen Spielers deiner Wahl
   *[bottom-of-deck] unter dein Deck
}
put-to-theirs = { $to ->
    [hand] auf seine Hand
    [discard] auf seinen Ablagestapel
    [top-of-deck] oben auf sein Deck
    [ally-hand] auf die Hand eines anderen Spielers seiner Wahl
    [ally-discard] auf den Ablagestapel eines anderen Spielers seiner Wahl
    [ally-deck] oben auf das Deck eines anderen Spielers seiner Wahl
   *[bottom-of-deck] unter sein Deck
}
put-to-free = { $to ->
    [hand] auf die Hand
    [discard] auf den Ablagestapel
    [top-of-deck] oben auf das Deck
    [ally-hand] auf die Hand eines anderen Spielers
    [ally-discard] auf den Ablagestapel eines anderen Spielers
    [ally-deck] oben auf das Deck eines anderen Spielers
   *[bottom-of-deck] unter das Deck
}
put-to-all = { $to ->
    [hand] auf eure Hand
    [discard] auf euren Ablagestapel
    [top-of-deck] oben auf euer Deck
    [ally-hand] auf die Hand eines anderen Spielers
    [ally-discard] auf den Ablagestapel eines anderen Spielers
    [ally-deck] oben auf das Deck eines anderen Spielers
   *[bottom-of-deck] unter euer Deck
}
step-put =
    .you = { $to ->
        [destroyed] Zerstöre { $what }.
       *[other] Lege { $what } { put-to }.
    }
    .they = { $to ->
        [destroyed] { $who } zerstört { $what }.
       *[other] { $who } legt { $what } { put-to-theirs }.
    }
    .do = { $to ->
        [destroyed] { $what } zerstören
       *[other] { $what } { put-to-free } legen
    }
    .together = { $to ->
        [destroyed] Zerstört { $what }.
       *[other] Legt { $what } { put-to-all }.
    }
    .maytogether = { $to ->
        [destroyed] Ihr dürft { $what } zerstören.
       *[other] Ihr dürft { $what } { put-to-all } legen.
    }
step-put-top =
    .you = { $to ->
        [destroyed] Zerstöre { deck-top } deines Decks.
        [discard] Wirf { deck-top } deines Decks ab.
       *[other] Lege { deck-top } deines Decks { put-to }.
    }
    .they = { $to ->
        [destroyed] { $who } zerstört { deck-top } seines Decks.
        [discard] { $who } wirft { deck-top } seines Decks ab.
       *[other] { $who } legt { deck-top } seines Decks { put-to-theirs }.
    }
    .do = { $to ->
        [destroyed] { deck-top } des Decks zerstören
        [discard] { deck-top } des Decks abwerfen
       *[other] { deck-top } des Decks { put-to-free } legen
    }
look-top = { $n ->
    [one] die oberste Karte
   *[other] die obersten { $n } Karten
}
look-taken = { $take } davon
step-look =
    .you = Sieh dir { look-top } deines Decks an. { $to ->
        [discard] Wirf { look-taken } ab
        [destroyed] Zerstöre { look-taken }
       *[hand] Nimm { look-taken } auf deine Hand
    } und { $rest ->
        [bottom] lege den Rest in beliebiger Reihenfolge unter dein Deck
        [discard] wirf den Rest ab
       *[top] lege den Rest in beliebiger Reihenfolge oben auf dein Deck zurück
    }.
    .they = { $who } sieht sich { look-top } seines Decks an, { $to ->
        [discard] wirft { look-taken } ab
        [destroyed] zerstört { look-taken }
       *[hand] nimmt { look-taken } auf seine Hand
    } und { $rest ->
        [bottom] legt den Rest in beliebiger Reihenfolge unter sein Deck
        [discard] wirft den Rest ab
       *[top] legt den Rest in beliebiger Reihenfolge oben auf sein Deck zurück
    }.
    .do = { look-top } des Decks ansehen, { $to ->
        [discard] { look-taken } abwerfen
        [destroyed] { look-taken } zerstören
       *[hand] { look-taken } auf die Hand nehmen
    } und { $rest ->
        [bottom] den Rest in beliebiger Reihenfolge unter das Deck legen
        [discard] den Rest abwerfen
       *[top] den Rest in beliebiger Reihenfolge oben auf das Deck zurücklegen
    }
step-look-order =
    .you = Sieh dir { look-top } deines Decks an und { $rest ->
        [bottom] lege sie in beliebiger Reihenfolge unter dein Deck
        [discard] wirf sie in beliebiger Reihenfolge ab
       *[top] lege sie in beliebiger Reihenfolge zurück
    }.
    .they = { $who } sieht sich { look-top } seines Decks an und { $rest ->
        [bottom] legt sie in beliebiger Reihenfolge unter sein Deck
        [discard] wirft sie in beliebiger Reihenfolge ab
       *[top] legt sie in beliebiger Reihenfolge zurück
    }.
    .do = { look-top } des Decks ansehen und { $rest ->
        [bottom] in beliebiger Reihenfolge unter das Deck legen
        [discard] in beliebiger Reihenfolge abwerfen
       *[top] in beliebiger Reihenfolge zurücklegen
    }
step-open =
    .you = { $which ->
        [cheapest-closed] Aktiviere deinen dunklen Riss mit den geringsten Bündelungskosten.
        [any-player] Aktiviere 1 dunklen Riss eines Spielers deiner Wahl.
       *[any] Aktiviere 1 deiner dunklen Risse.
    }
    .they = { $which ->
        [cheapest-closed] { $who } aktiviert seinen dunklen Riss mit den geringsten Bündelungskosten.
        [any-player] { $who } aktiviert 1 dunklen Riss eines Spielers seiner Wahl.
       *[any] { $who } aktiviert 1 seiner dunklen Risse.
    }
    .do = { $which ->
        [cheapest-closed] den dunklen Riss mit den geringsten Bündelungskosten aktivieren
        [any-player] 1 dunklen Riss eines beliebigen Spielers aktivieren
       *[any] 1 dunklen Riss aktivieren
    }
step-close =
    .you = { $which ->
        [any-player] Schließe 1 aktiven Riss II, III oder IV eines Spielers deiner Wahl.
       *[any] Schließe 1 deiner aktiven Risse II, III oder IV.
    }
    .they = { $which ->
        [any-player] { $who } schließt 1 aktiven Riss II, III oder IV eines Spielers seiner Wahl.
       *[any] { $who } schließt 1 seiner aktiven Risse II, III oder IV.
    }
    .do = { $which ->
        [any-player] 1 aktiven Riss II, III oder IV eines beliebigen Spielers schließen
       *[any] 1 aktiven Riss II, III oder IV schließen
    }
step-cast-all =
    .you = Wirke alle deine gebundenen Zauber, ohne sie abzuwerfen.
    .do = alle gebundenen Zauber wirken, ohne sie abzuwerfen

step-cast-from =
    .you = Wirke 1 Zauber { $zone ->
        [discard] aus deinem Ablagestapel
       *[hand] von deiner Hand
    }{ cast-more }.
    .do = 1 Zauber { $zone ->
        [discard] aus deinem Ablagestapel
       *[hand] von deiner Hand
    }{ cast-more } wirken
cast-more = { $bonus ->
    [0] { "" }
   *[other] { " " }mit +{ $bonus } { DAMAGE("Schaden") }
}
step-spend =
    .you = Bezahle { spend-amount } { AETHER("Aetherium") }.
    .they = { $who } bezahlt { spend-amount } { AETHER("Aetherium") }.
    .do = { spend-amount } { AETHER("Aetherium") } bezahlen
spend-amount = { $least ->
    [0] { $n ->
        [0] beliebig viel
       *[other] bis zu { $n }
    }
   *[other] { $n ->
        [0] mindestens { $least }
       *[other] { $least } bis { $n }
    }
}
step-discount-of =
    .you = Wenn du in diesem Zug das nächste Mal { $you }, kostet das { $n } { AETHER("Aetherium") } weniger.
    .they = Wenn { $who } in diesem Zug das nächste Mal { $they }, kostet das { $n } { AETHER("Aetherium") } weniger.
    .do = in diesem Zug das nächste Mal für { $n } { AETHER("Aetherium") } weniger { $do }
discount-use =
    .you = { $use ->
        [focus] einen Riss bündelst
        [open] einen Riss aktivierst
        [gain-gem] einen Kristall erwirbst
        [gain-relic] ein Artefakt erwirbst
        [gain-spell] einen Zauber erwirbst
       *[gain] eine Karte erwirbst
    }
    .they = { $use ->
        [focus] einen Riss bündelt
        [open] einen Riss aktiviert
        [gain-gem] einen Kristall erwirbt
        [gain-relic] ein Artefakt erwirbt
        [gain-spell] einen Zauber erwirbt
       *[gain] eine Karte erwirbt
    }
    .do = { $use ->
        [focus] einen Riss bündeln
        [open] einen Riss aktivieren
        [gain-gem] einen Kristall erwerben
        [gain-relic] ein Artefakt erwerben
        [gain-spell] einen Zauber erwerben
       *[gain] eine Karte erwerben
    }
step-tokens-lose =
    .you = Wirf { $n } { tokens } ab.
    .they = { $who } wirft { $n } { tokens } ab.
    .do = { $n } { tokens } abwerfen
step-reveal-nemesis-deck =
    .you = { $group ->
        [yes] Seht euch
       *[no] Sieh dir
    } die oberste Karte des Erzfeind-Stapels an.
    .do = die oberste Karte des Erzfeind-Stapels ansehen
step-return-nemesis-card = { $group ->
    [yes] Mischt
   *[no] Mische
} { nemesis-card } aus dem Erzfeind-Ablagestapel unter die Karten desselben Levels im Erzfeind-Stapel.
    .do = { nemesis-card } aus dem Erzfeind-Ablagestapel unter die Karten desselben Levels im Erzfeind-Stapel mischen
nemesis-card = { $kind ->
    [attack] 1 Angriff
    [minion] 1 Monster
    [power] 1 Plan
    [attack-or-minion] 1 Angriff oder Monster
    [attack-or-power] 1 Angriff oder Plan
    [minion-or-power] 1 Monster oder Plan
   *[card] 1 Karte
}{ $tier ->
    [0] { "" }
   *[other] { " " }des Levels { $tier }
}
step-power-tokens-add = { $group ->
    [yes] Legt
   *[no] Lege
} { $n } Zeitmarker auf { $minion }.
    .do = { $n } Zeitmarker auf { $minion } legen
step-power-tokens-remove = { $group ->
    [yes] Entfernt
   *[no] Entferne
} { $n } Zeitmarker von { $dat }.
    .do = { $n } Zeitmarker von { $dat } entfernen
step-silence = { $minion } wird im nächsten Erzfeind-Zug nicht abgehandelt.
step-discard-that = { $group ->
    [yes] Werft
   *[no] Wirf
} { $minion } ab.
    .do = { $minion } abwerfen
## Kartentypen und Schlagwörter

kind = { $kind ->
    [gem] Kristall
    [relic] Artefakt
    [spell] Zauber
    [attack] Angriff
    [minion] Monster
    [treasure] Schatz
    [ability] Fähigkeit
   *[power] Plan
}
    .gen = { $kind ->
        [attack] Angriffs
       *[other] { kind }
    }
    .one = { kind }
    .acc = { kind }
type-player = { $kind } · Kosten { $cost }
type-tier = { $tier ->
    [0] { "" }
   *[other] { " · Level" } { $tier }
}
type-life = { $kind }{ type-tier } · Leben { $life }
type-life-counted = { $kind }{ type-tier } · { $life }
type-power = { $kind }{ type-tier } · ZEIT { $power }
type-plain = { $kind }{ type-tier }
type-treasure = { $kind } · Stufe { $level }
labelled = { $label }: { $text }
standing = DAUERHAFT: { $says }
label-cast = WIRKEN
label-while-prepped = GEBUNDEN
label-when-gained = Einmalig bei Erwerb
label-when-gained-in-turn = Einmalig bei Erwerb in deinem Zug
label-when-discarded = Wenn du diese Karte abwirfst
label-immediately = SOFORT
label-persistent = ANSTURM
label-to-discard = VERHINDERN
label-power = ZEIT { $n }
label-part = { $part }
label-breach = { $term } ({ $numeral })
rule-breach-bonus = Solange er aktiv ist: +{ $n } { DAMAGE("Schaden") }.
rule-breach-roomy = Solange er aktiv ist, darfst du beliebig viele Zauber an ihn binden.
rule-breach-lasting = Du verlierst ihn nicht, wenn du erschöpft wirst.
rule-breach-opened = Wenn du ihn aktivierst: { $then }
rule-breach-cast = Wenn du einen Zauber von ihm wirkst: { $then }
rule-pile-tokens = Du hast { $n } { tokens }. Verlässt die Karte darunter den Vorrat, kommen sie zu dir zurück.
rule-pile-tokens-gained = Wenn ein anderer Spieler eine Karte erwirbt, auf der { tokens-many } liegen, gilt für { each-token } darauf: { $then }
rule-pile-tokens-yours = Wenn du eine Karte erwirbst, auf der { tokens-many } liegen, und nicht allein spielst, gilt für { each-token } darauf: { $then }
rule-gravehold-share = Solange du erschöpft bist, erleidet die Feste für jeden Schaden, den du erleiden würdest, { $n } { DAMAGE("Schaden") } statt 2.
label-breaches = Risse
label-hand = Starthand
label-deck = Startdeck, von oben
label-ability = Spezialfähigkeit
label-setup = Spielaufbau
label-unleash = SPEZIAL
label-rules = Besondere Regeln
label-reminder = Erinnerung
label-increased = Erhöhte Schwierigkeit
label-beginner = Einfacher
ability-title = { $name } ({ $n } { CHARGE("Energie") })
during-your-main-phase = In deinem Schritt „Aktionen ausführen“: { $then }
during-any-player-main-phase = Im Schritt „Aktionen ausführen“ eines beliebigen Spielers: { $then }
during-nemesis-draw-phase = Im Schritt „Erzfeind-Aktion“, wenn { $drawn ->
    [attack-power] ein Angriff oder Plan
    [attack] ein Angriff
    [minion] ein Monster
    [power] ein Plan
    [attack-minion] ein Angriff oder Monster
    [minion-power] ein Monster oder Plan
   *[any] eine Karte
} gezogen wurde: { $then }
during-after-turn-order-card-drawn = Direkt nachdem eine Reihenfolgekarte gezogen wurde: { $then }
during-end-of-your-draw-phase = Am Ende deines Schritts „Karten ziehen“: { $then }
breach-none = { $numeral }: fehlt.
breach-open = { $numeral }: aktiv{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } { DAMAGE("Schaden") }
}.
breach-closed = { $numeral }: dunkel, bündeln { $focus }, aktivieren { $open }.
sheet-nemesis = Erzfeind · Leben { $life } · Schwierigkeitsgrad { $difficulty }
sheet-mage = { $title }

## Dauerhafte Regeln auf Karten und Tableaus

rule-prep-closed = DAUERHAFT: Darf auch an einen dunklen Riss gebunden werden, der in diesem Zug nicht gebündelt wurde.
rule-prep-two-adjacent = DAUERHAFT: Binde diesen Zauber an 2 aneinandergrenzende Risse; er belegt beide.
rule-link = Verknüpfbar: 2 verknüpfbare Zauber dürfen an denselben Riss gebunden sein.
rule-echo = Echo: Führe den Effekt beim Wirken zweimal aus. Alles, was ihn verstärkt, zählt beide Male.
rule-held = Du kannst diese Karte nicht ausspielen.
rule-upgraded = Aufgewertete allgemeine Karte.
rule-treasure = Schatz der Stufe { $level }: Ersetzt beim Spielaufbau 1 { $cards } deiner Startkarten.
rule-market-place = Im Vorrat zählt diese Karte als { $kind ->
    [gem] Kristall
    [relic] Artefakt
   *[spell] Zauber
}.
rule-gain-to = { $optional ->
    [yes] Du darfst diese Karte auf { $to ->
        [hand] deine Hand nehmen
       *[top-of-deck] dein Deck legen
    }.
   *[no] { $to ->
        [hand] Nimm diese Karte auf deine Hand.
       *[top-of-deck] Lege diese Karte auf dein Deck.
    }
}
rule-also-prep = In deinem Schritt „Aktionen ausführen“ darfst du an diesen Riss zusätzlich 1 { $card } binden.
rule-less-damage = Erleidest du Schaden, reduziere ihn um { $n } (Minimum: 1 Schaden).
rule-action = { $once ->
    [yes] Einmal pro Zug darfst du in deinem Schritt „Aktionen ausführen“ { action-may }
   *[no] In deinem Schritt „Aktionen ausführen“ darfst du { action-may }
}
action-may = { $n ->
    [0] { $form ->
        [offer] { $what }.
        [price] { $what }. Wenn du das tust: { $then }
       *[whole] Folgendes tun: { $then }
    }
   *[other] { $form ->
        [price] { $n } { AETHER("Aetherium") } bezahlen und { $what }. Wenn du das tust: { $then }
       *[other] { $n } { AETHER("Aetherium") } bezahlen. Wenn du das tust: { $then }
    }
}
rule-action-if = Falls { $condition }, darfst du in deinem Schritt „Aktionen ausführen“ { action-may }
rule-returns = Würde diese Karte abgeworfen, kommt sie stattdessen unter den Erzfeind-Stapel.
rule-swarm-life = Jedes { $swarm } hat { $n } { LIFE("Leben") }. Am Ende jedes Zuges heilen sie vollständig.
rule-damage-at-most = { $n ->
    [1] Schaden, der { $target } zugefügt wird, wird auf 1 reduziert.
   *[other] Mehr als { $n } { DAMAGE("Schaden") }, der { $target } zugefügt wird, wird auf { $n } reduziert.
}
rule-damage-less = Schaden, der { $target } zugefügt wird, wird um { $n } reduziert.
rule-damage-less-counted = { $how ->
    [amount-equal] Schaden, der { $target } zugefügt wird, wird um X reduziert (X = { $number }).
    [amount-half] Schaden, der { $target } zugefügt wird, wird um X reduziert (X = { $number } geteilt durch 2, aufgerundet).
   *[other] Schaden, der { $target } zugefügt wird, wird um { $amount } reduziert.
}
rule-damage-none = { $target } wird kein Schaden zugefügt, solange { $condition }.
rule-damage-then = Danach: { $then }
rule-untargetable = Dem Erzfeind kann kein Schaden zugefügt werden.
rule-counter-bounds = Der Erzfeind hat { $limits ->
    [most] nie mehr als { $most }
    [least] nie weniger als { $least }
   *[both] nie weniger als { $least } und nie mehr als { $most }
} { tokens-many }.
rule-track = Die Leiste „{ $term }“ hat { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}.{ $start ->
    [0] {""}
   *[other] {" "}Ihr Marker beginnt auf Feld { $start }.
}
rule-tracks = Jeder { $gen }-Marker hat eine eigene Leiste mit { $n ->
    [one] 1 Feld
   *[other] { $n } Feldern
}.{ $start ->
    [0] {""}
   *[other] {" "}Er beginnt auf Feld { $start }.
}
rule-track-step = { $term }, Feld { $n }: { $says }
    .head = { $term }, Feld { $n }
rule-track-landing = Rückt ein { $gen }-Marker vor, wird nur das Feld abgehandelt, auf dem er stehen bleibt.
rule-track-last = Müsste ein { $gen }-Marker vom letzten Feld vorrücken, wird stattdessen dieses Feld einmal abgehandelt.
rule-track-back = Ein { $gen }-Marker kann von Feld { $steps } nicht zurückgerückt werden.
rule-devour = Verschlingen: Legt die Karten auf den { $term }. Wählt dafür nie einen leeren Vorrat.{ $penalty ->
    [yes] { " " }Für jede Karte, die dort fehlt: { $missing }
   *[no] { "" }
}
rule-open-pile = Die oberste Karte vom { $term } darf erworben werden, als läge sie in einem Vorrat.
rule-swarm = Jedes { $swarm } ist ein Monster mit { $life } { LIFE("Leben") }. Höchstens { $most } können im Spiel sein.
rule-swarm-spread = Wer einem { $swarm } Schaden zufügt, darf { $price }, um den übrigen Schaden auf weitere { $swarm } zu verteilen.
do-this = Folgendes tun: { $what }
rule-swarm-overflow = Für jedes { $swarm } über { $most } hinaus: { $then }
rule-only-resolved = { $gen }-Karten können auf keine andere Weise ausgespielt werden.
rule-deck-empty = Für jede Karte, die aus dem leeren { $gen }-Deck erworben werden müsste: { $then }
rule-when-destroyed = { $to ->
    [discard] Wer eine { $gen }-Karte zerstört, legt sie auf den Ablagestapel eines Spielers seiner Wahl.
   *[under] Zerstörte { $gen }-Karten kommen unter das { $gen }-Deck.
}
rule-when-discarded = Wird { $gender ->
    [m] ein { $term }
    [f] eine { $term }
    [n] ein { $term }
   *[other] eine { $gen }-Karte
} aus der Auslage abgeworfen: { $then }
rule-exhaustion = Wird ein Spieler erschöpft, gilt statt SPEZIAL 2: { $then }
rule-lose-when = Ihr verliert, wenn { $condition }.
setup-deck = Mischt die { $gen }-Karten zu einem { $gen }-Deck.
moment-start-of-casting = Zu Beginn deines Schritts „Zauber wirken“: { $then }
moment-end-of-casting = Am Ende deines Schritts „Zauber wirken“: { $then }
moment-you-focus-or-open = Wenn du in deinem Zug einen deiner Risse bündelst oder aktivierst: { $then }
moment-damaged = Wenn { $this ->
    [minion] diesem Monster
   *[card] dieser Karte
} Schaden zugefügt wird: { $then }
moment-damaged-by-player = Wenn ein Spieler { $this ->
    [minion] diesem Monster
   *[card] dieser Karte
} Schaden zufügt: { $then }
moment-nemesis-damaged = Wenn dem Erzfeind Schaden zugefügt wird: { $then }
moment-discarded = TODESECHO: { $then }
moment-end-of-nemesis-turn = Am Ende des Erzfeind-Zuges: { $then }
moment-start-of-player-turn = Zu Beginn des Zuges jedes Spielers: { $then }
moment-end-of-main-phase = Am Ende des Schritts „Aktionen ausführen“ jedes Spielers: { $then }
moment-end-of-turn = Am Ende jedes Zuges: { $then }
