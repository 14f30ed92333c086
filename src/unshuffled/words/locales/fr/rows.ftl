### Rangées de cartes, et cartes Ordre du tour propres à une némésis.

step-fill-row = piochez la première carte du paquet associé et placez-la sur la première case de la rangée « { $term } ».
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
   *[other] Placez-en { $under } en dessous.{" "}
}{ $under ->
    [0] Remettez-les
   *[other] Remettez le reste
} au-dessus dans l’ordre de votre choix.
step-put-into =
    .you = placez { $what } au-dessus du paquet { $term }.
    .they = { $who } place { $what } au-dessus du paquet { $term }.
    .do = placer { $what } au-dessus du paquet { $term }
    .together = les joueurs placent collectivement { $what } au-dessus du paquet { $term }.
    .maytogether = les joueurs peuvent placer collectivement { $what } au-dessus du paquet { $term }.
rule-row = « { $term } » est une rangée de { $n } cases. Une carte qui y est placée va sur la première case et pousse les autres de 1 case, jusqu’à la première case vide.
rule-row-end = Une carte de la réserve qui arrive sur la dernière case de la rangée « { $term } » va sous le paquet { $deck }{ $does ->
    [yes] , et : { $then }
   *[no] .
}
rule-row-gain = Les cartes sur la rangée « { $term } » font partie de la réserve et peuvent être acquises. Ce ne sont pas des piles de la réserve.
rule-row-empty = S’il n’y a aucune carte de la réserve sur la rangée « { $term } » : { $then }
rule-row-skip = Si { $condition }, les cartes sur la rangée « { $term } » sautent la case { $space }.
rule-enters-on = Ce serviteur arrive en jeu sur la première case de la rangée « { $term } » et avance comme les cartes qui s’y trouvent.{ $does ->
    [yes] {" "}S’il arrive sur la dernière case, défaussez-le, et : { $then }
   *[no] {" "}S’il arrive sur la dernière case, défaussez-le.
}
rule-turn-card = { $n ->
    [one] { $n } carte Ordre du tour de la némésis est remplacée
   *[other] { $n } cartes Ordre du tour de la némésis sont remplacées
} par « { $term } ». Quand elle est piochée : { $then } Puis vient le tour de la némésis. Elle compte comme une carte Ordre du tour de la némésis.
option-gain-on-row = Acquérir { $card } ({ $cost }) sur « { $term } »
option-destroy-on-row = { $card } ({ $term })
log-put-into = { $who } place { $card } sur le paquet { $term }.
log-row-filled = { $card } arrive sur « { $pile } ».
log-row-moved = { $card } avance sur « { $pile } ».
log-side-card-revealed = { $card } est révélée du paquet { $term }.
count-row =
    .each = carte de la réserve sur la rangée « { $term } »
    .number = le nombre de cartes de la réserve sur la rangée « { $term } »
count-chosen-free =
    .each = carte coûtant 0 { chosen-she } de cette manière
    .number = le nombre de cartes coûtant 0 { chosen-she }s de cette manière
condition-count-row = { $how ->
    [least] la rangée « { $term } » contient au moins { $n } cartes de la réserve
    [most] la rangée « { $term } » contient au plus { $n } cartes de la réserve
   *[exactly] la rangée « { $term } » contient exactement { $n } cartes de la réserve
}
condition-count-chosen-free = { $how ->
    [least] le nombre de cartes coûtant 0 { chosen-she }s de cette manière est d’au moins { $n }
    [most] le nombre de cartes coûtant 0 { chosen-she }s de cette manière est d’au plus { $n }
   *[exactly] le nombre de cartes coûtant 0 { chosen-she }s de cette manière est exactement { $n }
}
