# Mages IA : ce que l’un d’eux compte faire
plan = Mon plan : { $steps }.
plan-then = { $first }, puis { $next }
plan-and = { $first }, { $next }
plan-nothing = terminer mon tour
plan-kill = vaincre { $card }
plan-minion = infliger { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} à { $card }
plan-nemesis = infliger { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} à la némésis
plan-swarm = attaquer : { $swarm }
plan-gain = acquérir { $card }
plan-charge = gagner { $n ->
    [one] une charge
   *[other] { $n } charges
}
plan-focus = stabiliser la brèche { $numeral }
plan-open = ouvrir la brèche { $numeral }
plan-prep = préparer { $card }
plan-cast = lancer { $card }
plan-ability = utiliser { $ability }

# Conseils : une réponse comparée à une autre. Un nombre est $whole et un dixième, $tenth.
hint-gravehold = « { $best } » plutôt que « { $other } » : dans les prochains tours, Gravehold perd { $whole },{ $tenth } de vie en moins.
hint-life = « { $best } » plutôt que « { $other } » : dans les prochains tours, les mages perdent ensemble { $whole },{ $tenth } de vie en moins.
hint-nemesis = « { $best } » plutôt que « { $other } » : dans les prochains tours, la némésis perd { $whole },{ $tenth } de vie en plus.
hint-better = « { $best } » plutôt que « { $other } » : votre position est meilleure quelques tours plus tard.
hint-equal = « { $best } » et « { $other } » se valent à peu près.
