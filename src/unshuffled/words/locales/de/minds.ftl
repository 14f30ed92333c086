# KI-Magier: was einer vorhat
plan = Mein Plan: { $steps }.
plan-then = { $first }, dann { $next }
plan-and = { $first }, { $next }
plan-nothing = den Zug beenden
plan-kill = „{ $card }“ töten
plan-minion = „{ $card }“ { $n } Schaden zufügen
plan-nemesis = dem Erzfeind { $n } Schaden zufügen
plan-swarm = { $swarm } angreifen
plan-gain = „{ $card }“ erwerben
plan-charge = { $n } Energie erhalten
plan-focus = Riss { $numeral } bündeln
plan-open = Riss { $numeral } aktivieren
plan-prep = „{ $card }“ an einen Riss binden
plan-cast = „{ $card }“ wirken
plan-ability = „{ $ability }“ nutzen

# Tipps: eine Antwort im Vergleich zu einer anderen. Eine Zahl ist $whole und ein Zehntel, $tenth.
hint-gravehold = { $best } statt { $other }: In den nächsten Zügen verliert die Feste { $whole },{ $tenth } Leben weniger.
hint-life = { $best } statt { $other }: In den nächsten Zügen verlieren die Magier zusammen { $whole },{ $tenth } Leben weniger.
hint-nemesis = { $best } statt { $other }: In den nächsten Zügen verliert der Erzfeind { $whole },{ $tenth } Leben mehr.
hint-better = { $best } statt { $other }: So steht ihr ein paar Züge später besser da.
hint-equal = { $best } oder { $other }: etwa gleich gut.
