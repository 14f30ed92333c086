# Plateaux des némésis : ce que les joueurs peuvent y faire, et les cartes à deux faces.

rule-mat-action = { $action } : pendant votre phase principale, vous pouvez { $n ->
    [0] faire ceci : { $then }
   *[other] dépenser { n-ethers }. Si vous le faites : { $then }
}
rule-mat-action-if = { $action } : pendant votre phase principale, si { $condition }, vous pouvez { $n ->
    [0] faire ceci : { $then }
   *[other] dépenser { n-ethers }. Si vous le faites : { $then }
}
rule-action-cost = { $how ->
    [never] Les joueurs ne peuvent pas faire ceci : { $action }.
   *[price] { $action } : cela coûte { n-ethers } à la place.
}
option-mat-action = { $n ->
    [0] { $action }
   *[other] { $action } ({ n-ethers })
}
log-mat-action = { $who } : { $term }.
why-not-on-mat = « { $action } » n’existe pas dans cette partie.
why-action-barred = Une carte en jeu interdit ceci : { $action }.
why-action-in-vain = Impossible maintenant : { $action }.
n-ethers = { $n ->
    [one] { $n } éther
   *[other] { $n } éthers
}
