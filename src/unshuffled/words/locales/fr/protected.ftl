## Qui est protégé à la place de Gravehold

above-max = { $above ->
    [yes] , même au-delà du maximum
   *[no] { "" }
}
only-them = { $only ->
    [yes] { " " }que personne d’autre ne peut gagner à la place
   *[no] { "" }
}
step-protected-gains = { $protected } gagne { $amount }{ above-max }.
    .do = faire gagner { $amount } à { $protected }{ above-max }
step-protected-charge = { $protected } gagne { $amount }.
    .do = faire gagner { $amount } à { $protected }
count-protected-charges =
    .each = charge de { $protected }
    .number = le nombre de charges de { $protected }
condition-count-protected-charges = { $protected } a { $how ->
    [least] au moins { charges }
    [most] au plus { charges }
   *[exactly] exactement { charges }
}
rule-protected = Vous protégez { $protected } à la place de Gravehold : tout ce qu’une règle ou un effet dit de Gravehold concerne { $protected }, qui commence avec { $life } { LIFE("points de vie") }.
rule-protected-charges = Un joueur qui devrait gagner des charges peut les faire gagner à { $protected } à la place.
rule-protected-ability = Avec { $n } { CHARGE("charges") }, { $protected } perd toutes ses charges, pioche une carte de la pile de capacités et l’applique. Terminez d’abord l’effet qui a donné la dernière charge.
rule-protected-deck = Quand la pile de capacités est vide, mélangez sa défausse pour en former une nouvelle.
sheet-protected = à protéger à la place de Gravehold · vie { $life } · charges { $n }
label-ability-card = Carte capacité

## Verbes dont les cartes capacité ont besoin

step-prep-any-number =
    .you = préparez autant de sorts de votre main que vous voulez sur vos brèches ouvertes ou fermées.
    .they = { $who } prépare autant de sorts de sa main qu’il veut sur ses brèches ouvertes ou fermées.
    .do = préparer autant de sorts de la main que voulu sur des brèches ouvertes ou fermées
step-cast-without-discarding =
    .you = lancez un de vos sorts préparés sans le défausser.
    .they = { $who } lance un de ses sorts préparés sans le défausser.
    .do = lancer un sort préparé sans le défausser
step-discard-in-play = défaussez un { $kind ->
    [power] pouvoir
   *[minion] serviteur
} de palier 1, 2 ou 3 en jeu.
    .do = défausser un { $kind ->
        [power] pouvoir
       *[minion] serviteur
    } de palier 1, 2 ou 3 en jeu

## À la table

log-protected-gained = { $protected } gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie.
log-protected-suffered = { $protected } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
log-protected-charged = { $protected } gagne { charges }.
log-protected-charges-lost = { $protected } perd { charges }.
log-ability-resolved = { $protected } applique { $card }.
log-ability-deck-shuffled = La pile de capacités est mélangée.
outcome-protected = { $protected } est tombé
forecast-protected = { $protected } : { $change }
table-protected = { $protected } { $life }/{ $max }
table-protected-charges = Charges de { $protected } : { $charges }/{ $needed } · pile de capacités { $deck }, défaussées { $discard }
