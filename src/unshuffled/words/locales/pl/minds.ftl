# Magowie SI: co jeden z nich zamierza
plan = Mój plan: { $steps }.
plan-then = { $first }, potem { $next }
plan-and = { $first }, { $next }
plan-nothing = zakończyć turę
plan-kill = pokonać: { $card }
plan-minion = zadać obrażenia ({ $n }): { $card }
plan-nemesis = zadać obrażenia ({ $n }): { $nemesis }
plan-swarm = zaatakować: { $swarm }
plan-gain = pozyskać: { $card }
plan-charge = pozyskać { n-charges }
plan-focus = wzmocnić Bramę { $numeral }
plan-open = otworzyć Bramę { $numeral }
plan-prep = przygotować: { $card }
plan-cast = aktywować: { $card }
plan-ability = użyć zdolności „{ $ability }”

# Wskazówki: jedna odpowiedź w porównaniu z inną. Liczba to $whole i część dziesiąta, $tenth.
hint-gravehold = „{ $best }” zamiast „{ $other }”: w najbliższych turach Gravehold traci o { $whole },{ $tenth } żywotności mniej.
hint-life = „{ $best }” zamiast „{ $other }”: w najbliższych turach magowie tracą łącznie o { $whole },{ $tenth } życia mniej.
hint-nemesis = „{ $best }” zamiast „{ $other }”: w najbliższych turach Nemezis traci o { $whole },{ $tenth } życia więcej.
hint-better = „{ $best }” zamiast „{ $other }”: kilka tur później wasza sytuacja jest lepsza.
hint-equal = „{ $best }” i „{ $other }” są mniej więcej równie dobre.
