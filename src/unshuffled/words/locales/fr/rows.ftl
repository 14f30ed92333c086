### Rangées de cartes, et cartes Ordre du tour propres à une némésis.

step-fill-row = piochez la première carte du paquet de la rangée « { $term } » et placez-la sur la première case.
step-push-row = { $which ->
    [one] avancez de 1 case la carte sur la case { $n } de la rangée « { $term } ».
   *[each] avancez de 1 case chaque carte sur la rangée « { $term } ».
}
step-destroy-from-row =
    .you = détruisez une carte de la réserve sur la rangée « { $term } ».
    .they = { $who } détruit une carte de la réserve sur la rangée « { $term } ».
    .do = détruire une carte de la réserve sur la rangée « { $term } »
step-take-supply = prenez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de chaque pile de { $kind ->
    [gem] gemmes
    [relic] reliques
   *[spell] sorts
} de la réserve{ $spare ->
    [yes] {" "}sauf la moins chère
   *[no] {""}
} et mélangez-les dans le paquet { $term }.
step-look-at-deck = révélez { $n ->
    [1] la première carte
   *[other] les { $n } premières cartes
} du paquet { $term }. { $under ->
    [0] {""}
   *[other] Placez-en { $under } sous ce paquet.{" "}
}{ $under ->
    [0] { $n ->
        [1] Replacez-la au-dessus.
       *[other] Replacez-les au-dessus dans l’ordre de votre choix.
    }
   *[other] Replacez les autres au-dessus dans l’ordre de votre choix.
}
step-put-into =
    .you = placez { $what } au-dessus du paquet { $term }.
    .they = { $who } place { $what } au-dessus du paquet { $term }.
    .do = placer { $what } au-dessus du paquet { $term }
    .together = les joueurs placent collectivement { $what } au-dessus du paquet { $term }.
    .maytogether = les joueurs peuvent placer collectivement { $what } au-dessus du paquet { $term }.
rule-row = La rangée « { $term } » compte { $n } cases. Une carte qui y est placée va sur la première case et pousse les autres de 1 case, jusqu’à la première case vide.
rule-row-end = Une carte de la réserve qui arrive sur la dernière case de la rangée « { $term } » va sous le paquet { $deck }{ $does ->
    [yes] . { $says }
   *[no] .
}
rule-row-gain = Les cartes sur la rangée « { $term } » font partie de la réserve et peuvent être acquises. Ce ne sont pas des piles de la réserve.
rule-row-empty = S’il n’y a aucune carte de la réserve sur la rangée « { $term } » : { $then }
rule-row-skip = Si { $condition }, les cartes sur la rangée « { $term } » sautent la case { $space }.
rule-enters-on = Ce serviteur arrive en jeu sur la première case de la rangée « { $term } » et avance comme les cartes qui s’y trouvent.{ $does ->
    [yes] {" "}S’il arrive sur la dernière case, défaussez-le. { $says }
   *[no] {" "}S’il arrive sur la dernière case, défaussez-le.
}
rule-turn-card = { $n ->
    [one] { $n } carte Ordre du tour de la némésis est remplacée
   *[other] { $n } cartes Ordre du tour de la némésis sont remplacées
} par « { $term } ». Quand cette carte est piochée : { $says } Vient ensuite le tour de la némésis. Elle compte comme une carte Ordre du tour de la némésis.
option-gain-on-row = Acquérir sur « { $term } » : { $card } ({ $cost })
option-destroy-on-row = { $card } ({ $term })
log-put-into = { $who } place { $card } au-dessus du paquet { $term }.
log-row-filled = Arrivée sur « { $pile } » : { $card }.
log-row-moved = Déplacement sur « { $pile } » : { $card }.
log-side-card-revealed = Carte révélée du paquet { $term } : { $card }.
count-row =
    .each = carte de la réserve sur la rangée « { $term } »
    .number = le nombre de cartes de la réserve sur la rangée « { $term } »
count-chosen-free =
    .each = carte coûtant 0 éther { chosen-she } de cette manière
    .number = le nombre de cartes coûtant 0 éther { chosen-she }s de cette manière
condition-count-row = la rangée « { $term } » contient { $how ->
    [least] au moins
    [most] au plus
   *[exactly] exactement
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la réserve
condition-count-chosen-free = le nombre de cartes coûtant 0 éther { chosen-she }s de cette manière est { $how ->
    [least] d’au moins { $n }
    [most] d’au plus { $n }
   *[exactly] exactement de { $n }
}
