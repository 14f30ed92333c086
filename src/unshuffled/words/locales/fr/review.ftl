## L’analyse d’une partie : chances de victoire, hasard et décisions, tournants, achats

review-chance = Chances de victoire
review-start = Chances au départ
review-luck = Hasard
review-decisions = Décisions
review-result = { $won ->
    [yes] Résultat : victoire
   *[no] Résultat : défaite
}
review-kind = { $kind ->
    [turn-order] Ordre du tour
    [nemesis-card] Cartes de la némésis
    [other-chance] Autres hasards
    [purchase] Achats
    [breach] Brèches
    [casting] Sorts et cibles
    [charge] Charges et capacités
    [discard] Défausse
   *[other] Autres décisions
}
review-turning-points = Tournants de la partie
review-no-turning-points = Aucun moment n’a changé les chances au-delà de la marge d’erreur.
review-turn = Tour { $n }
review-played = Joué
review-better = Mieux
review-came = Révélé
review-turn-card = Ordre du tour : { $card }
review-nemesis-card = { $nemesis } a pioché { $card }
review-other-chance = Un autre hasard a joué
review-odds = { $n } sur { $of }
review-lost-from = À partir du tour { $n }, les chances sont restées sous 3 %.
review-purchases = Les achats qui ont payé
review-purchases-about = comparés au meilleur autre usage de cet éther
review-verdict = { $verdict ->
    [paid] rentable
    [not-paid] pas rentable
   *[unclear] trop serré pour le dire
}
review-uses = { $n ->
    [0] jamais utilisée
   *[other] utilisée { $n } fois
}
review-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
review-aether = éther : { $n }
review-charges = { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}
review-playouts = Estimation d’après { $n ->
    [one] { $n } partie terminée
   *[other] { $n } parties terminées
} par un joueur informatique. Les chiffres disent comment ses chances ont changé ; ils ne notent personne.
review-working = Analyse de la partie
