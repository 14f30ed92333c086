### Jetons avec des points de vie sur des pistes, et cartes à côté du plateau.

step-token-gains = { $which ->
    [lowest-life] le jeton « { $term } » ayant le moins de points de vie
   *[any] un jeton « { $term } » au choix
} gagne { $amount }.
step-this-onto = placez cette carte sur la pile « { $term } ».
rule-track-life = La némésis n’a pas de points de vie. Chaque jeton « { $term } » a { $life ->
    [one] { $life } { LIFE("point de vie") }
   *[other] { $life } { LIFE("points de vie") }
}. Tous les dégâts qui devraient être infligés à la némésis le sont à un seul jeton « { $term } ». Un jeton qui n’a plus de points de vie est défaussé ; quand il n’en reste aucun, les joueurs gagnent.
rule-token-damaged = Quand un joueur inflige des dégâts à un jeton « { $term } » : { $then }
rule-token-gone = Quand un jeton « { $term } » est défaussé : { $then }
rule-shields = Les dégâts infligés à la némésis et à ses jetons sont réduits à 0.
option-token-life = { $term } (case { $n } sur { $of }, { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
})
log-token-damaged = « { $term } » : { $n ->
    [one] { $n } dégât subi.
   *[other] { $n } dégâts subis.
}
log-token-gone = Jeton défaussé : « { $term } ».
log-token-healed = « { $term } » : { $n ->
    [one] { $n } point de vie gagné.
   *[other] { $n } points de vie gagnés.
}
log-laid-beside = Carte placée sur la pile « { $pile } » : { $card }.
count-deck =
    .each = carte du paquet { $term }
    .number = le nombre de cartes du paquet { $term }
count-pile =
    .each = carte sur la pile « { $term } »
    .number = le nombre de cartes sur la pile « { $term } »
condition-count-deck = { $how ->
    [least] { $n ->
        [1] le paquet { $term } n’est pas vide
       *[other] le paquet { $term } contient au moins { $n } cartes
    }
    [most] le paquet { $term } contient au plus { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
   *[exactly] { $n ->
        [0] le paquet { $term } est vide
        [1] le paquet { $term } contient exactement 1 carte
       *[other] le paquet { $term } contient exactement { $n } cartes
    }
}
condition-count-pile = { $how ->
    [least] { $n ->
        [1] la pile « { $term } » n’est pas vide
       *[other] la pile « { $term } » contient au moins { $n } cartes
    }
    [most] la pile « { $term } » contient au plus { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
   *[exactly] { $n ->
        [0] la pile « { $term } » est vide
        [1] la pile « { $term } » contient exactement 1 carte
       *[other] la pile « { $term } » contient exactement { $n } cartes
    }
}
