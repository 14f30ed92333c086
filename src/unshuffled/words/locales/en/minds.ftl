# AI mages: what one is going to do
plan = I will { $steps }.
plan-then = { $first }, then { $next }
plan-and = { $first }, { $next }
plan-nothing = end my turn
plan-kill = kill { $card }
plan-minion = deal { $n } damage to { $card }
plan-nemesis = deal { $n } damage to { $nemesis }
plan-swarm = attack { $swarm }
plan-gain = gain { $card }
plan-charge = { $n ->
    [one] gain a charge
   *[other] gain { $n } charges
}
plan-focus = focus breach { $numeral }
plan-open = open breach { $numeral }
plan-prep = prep { $card }
plan-cast = cast { $card }
plan-ability = use { $ability }

# Hints: one answer by contrast with another. A number is $whole and a $tenth.
hint-gravehold = { $best } instead of { $other }: over the next turns Gravehold loses { $whole }.{ $tenth } life less.
hint-life = { $best } instead of { $other }: over the next turns the mages lose { $whole }.{ $tenth } life less.
hint-nemesis = { $best } instead of { $other }: over the next turns { $nemesis } loses { $whole }.{ $tenth } life more.
hint-better = { $best } instead of { $other }: you stand better a few turns later.
hint-equal = { $best } and { $other } are about equal.
