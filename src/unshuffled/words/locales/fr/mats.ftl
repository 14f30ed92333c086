# Plateaux des némésis : ce que les joueurs peuvent y faire, et les cartes à deux faces.

rule-action-cost = { $how ->
    [never] Les joueurs ne peuvent pas faire ceci : { $action }.
   *[price] { $action } : le coût est de { n-ethers }.
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
    [one] { $n } { AETHER("éther") }
   *[other] { $n } { AETHER("éthers") }
}

## Cartes à deux faces

rule-two-sided = Les cartes { $term } ont deux faces. Posez-les recto visible ; regardez l’autre face uniquement lorsqu’une carte est retournée.
rule-refills = S’il faut une carte du paquet { $term } et qu’il n’en reste aucune, mélangez sa défausse pour le reformer.
rule-copies = Il y a { $n } exemplaires de cette carte.
rule-looks-like = Tant que cette carte n’est pas retournée, elle ressemble à { $card }.
rule-counts-as = Cette carte compte aussi comme : { $what }.
rule-not-flipped = Cette carte ne peut pas être retournée.
rule-protects = Les dégâts infligés aux cartes { $term } sont réduits à 0.
rule-more-damage = Quand un joueur ou Gravehold subit des dégâts au début du tour de la némésis, ces dégâts augmentent de { $n }.
rule-more-life = Chaque carte { $term } entre en jeu avec { $n } { $n ->
    [one] point de vie
   *[other] points de vie
} de plus.
moment-flipped = Lorsque cette carte est retournée{ follows }
event-flips = { $whose ->
    [you] vous retournez une carte en jeu
    [ally] un allié retourne une carte en jeu
   *[any] un joueur retourne une carte en jeu
}
step-flip = retournez une carte { $term } en jeu qui n’a pas encore été retournée.
    .do = retourner une carte { $term } en jeu qui n’a pas encore été retournée
step-summon-life = mettez en jeu la première carte du paquet { $term } avec { $n } { $n ->
    [one] point de vie supplémentaire
   *[other] points de vie supplémentaires
}.
step-reshuffle-all = mélangez la défausse { $term } dans le paquet { $term }.
count-in-play-card =
    .each = carte { $card } en jeu
    .number = le nombre de cartes { $card } en jeu
condition-count-in-play-card = { $n ->
    [0] { $how ->
        [exactly] aucune carte { $card } n’est en jeu
       *[other] { exactly }{ $n } carte { $card }{ or-so } est en jeu
    }
    [one] { exactly }{ $n } carte { $card }{ or-so } est en jeu
   *[other] { exactly }{ $n } cartes { $card }{ or-so } sont en jeu
}
count-deck-cards =
    .each = carte du paquet { $term } et de sa défausse
    .number = le nombre de cartes du paquet { $term } et de sa défausse
condition-count-deck-cards = le paquet { $term } et sa défausse contiennent en tout { so-many } { $n ->
    [one] carte
   *[other] cartes
}
log-flipped = { $how ->
    [real] Carte retournée : { $card }. Elle est bien réelle.
   *[other] Carte retournée : { $card }.
}
table-side = { $side ->
    [covered] non retournée
   *[turned] retournée
}

## Pistes à plusieurs jetons et piles de réserve d’une némésis

rule-supply-pile = En plus des piles habituelles, la réserve a une pile de { $n } cartes { $card }.
rule-track-many = Elle porte un nombre quelconque de jetons { $term }. Case d’entrée : { $enter }.
step-for-players = case { $n } ({ $many ->
    [1] { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }
   *[other] { $least } à { $players } joueurs
})
rule-track-loop = Après la dernière case, les jetons { $term } continuent sur la case { $n }.
rule-track-pushes = Un jeton { $term } qui entre avance aussitôt de { $n ->
    [one] 1 case
   *[other] { $n } cases
}.
step-add-tokens = placez { $n ->
    [one] { $n } jeton { $term } sur sa case d’entrée
   *[other] { $n } jetons { $term } sur leur case d’entrée
}.
step-add-tokens-counted = placez { $amount } sur leur case d’entrée.
step-advance-tokens = avancez de { $n ->
    [one] 1 case
   *[other] { $n } cases
} { $which ->
    [any] { $count ->
        [one] un jeton { $term } au choix
       *[other] { $count } jetons { $term } différents
    }
    [most] chaque jeton { $term } de la case qui en compte le plus
    [entry] chaque jeton { $term } de la case d’entrée
   *[each] chaque jeton { $term }
}.
step-remove-tokens = défaussez { $how ->
    [adjacent] jusqu’à { $n ->
        [one] { $n } jeton { $term } de deux cases adjacentes
       *[other] { $n } jetons { $term } de deux cases adjacentes
    }
    [most] jusqu’à { $n } { $n ->
        [one] jeton
       *[other] jetons
    } { $term }
   *[exactly] { $n ->
        [one] un jeton { $term } au choix
       *[other] { $n } jetons { $term }
    }
}.
step-to-supply =
    .you = remettez { $n ->
        [one] une carte
       *[other] { $n } cartes
    } { $card } de votre main dans la réserve.
    .they = { $who } remet { $n ->
        [one] une carte
       *[other] { $n } cartes
    } { $card } de sa main dans la réserve.
    .do = remettre { $n ->
        [one] une carte
       *[other] { $n } cartes
    } { $card } de { $actor ->
        [you] votre
       *[they] sa
    } main dans la réserve
step-gain-pile =
    .you = acquérez une carte { $card }{ $to ->
        [hand] { " " }et prenez-la en main
        [top-of-deck] { " " }et placez-la au-dessus de votre pioche
       *[discard] { "" }
    }.
    .they = { $who } acquiert une carte { $card }{ $to ->
        [hand] { " " }et la prend en main
        [top-of-deck] { " " }et la place au-dessus de sa pioche
       *[discard] { "" }
    }.
    .do = acquérir une carte { $card }{ $to ->
        [hand] { " " }et la prendre en main
        [top-of-deck] { " " }et la placer au-dessus de { $actor ->
            [you] votre
           *[they] sa
        } pioche
       *[discard] { "" }
    }
option-token-step = { $term }, case { $step } ({ $n } ici)
log-tokens-advanced = { $n ->
    [one] { $n } jeton { $term } avance
   *[other] { $n } jetons { $term } avancent
}.
table-crowd = { $term } : { $steps }
