# Mágové s umělou inteligencí: co mají v plánu
plan = Můj plán: { $steps }.
plan-then = { $first }, pak { $next }
plan-and = { $first }, { $next }
plan-nothing = ukončit tah
plan-kill = porazit: { $card }
plan-minion = zranit o { $n }: { $card }
plan-nemesis = zranit Pána Bezejmenných o { $n }
plan-swarm = zaútočit: { $swarm }
plan-gain = koupit: { $card }
plan-charge = získat { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
}
plan-focus = pootevřít trhlinu { $numeral }
plan-open = otevřít trhlinu { $numeral }
plan-prep = připravit: { $card }
plan-cast = seslat: { $card }
plan-ability = použít schopnost { $ability }

# Rady: jedna odpověď ve srovnání s jinou. Číslo je $whole a desetina, $tenth.
hint-gravehold = „{ $best }“ místo „{ $other }“: v příštích tazích ztratí Útočiště o { $whole },{ $tenth } života méně.
hint-life = „{ $best }“ místo „{ $other }“: v příštích tazích ztratí mágové dohromady o { $whole },{ $tenth } života méně.
hint-nemesis = „{ $best }“ místo „{ $other }“: v příštích tazích ztratí Pán Bezejmenných o { $whole },{ $tenth } života více.
hint-better = „{ $best }“ místo „{ $other }“: o pár tahů později na tom budete lépe.
hint-equal = „{ $best }“ a „{ $other }“ vyjdou přibližně nastejno.
