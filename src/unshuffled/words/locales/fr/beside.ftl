## Paquets annexes : des cartes face visible à côté du plateau

side-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
step-gain-card =
    .you = acquérez { side-cards } { $card } du paquet { $term }{ $to ->
        [hand] { " " }et prenez-{ gained-them } en main
        [top-of-deck] { " " }et placez-{ gained-them } au-dessus de votre pioche
       *[discard] { "" }
    }.
    .they = { $who } acquiert { side-cards } { $card } du paquet { $term }{ $to ->
        [hand] { " " }et { gained-them } prend en main
        [top-of-deck] { " " }et { gained-them } place au-dessus de sa pioche
       *[discard] { "" }
    }.
    .do = acquérir { side-cards } { $card } du paquet { $term }{ $to ->
        [hand] { " " }et { gained-them } prendre en main
        [top-of-deck] { " " }et { gained-them } placer au-dessus de { $actor ->
            [you] votre
           *[they] sa
        } pioche
       *[discard] { "" }
    }
step-put-this =
    .you = placez cette carte { put-to }.
    .they = placez cette carte { put-to }.
    .do = placer cette carte { put-to }
rule-side-deck = { $n ->
    [1] seule carte de ce nom dans le paquet { $term }, hors de la réserve.
   *[other] l’une des { $n } cartes de ce nom dans le paquet { $term }, hors de la réserve.
}
label-when-in-hand = Dès que cette carte est dans votre main
table-side-deck = paquet { $term }
table-in-front = devant

## Cartes devant un joueur, cartes en jeu avec des actions, jetons Numéro, dégâts d’une sorte

label-in-front = Devant vous
rule-any-player = lorsqu’une carte Némésis vise « un joueur », ce joueur doit être vous, si possible.
step-place-in-front =
    .you = placez cette carte devant vous.
    .they = { $who } place cette carte devant lui.
    .do = placer cette carte devant vous
step-place-number-token =
    .you = placez votre jeton Numéro sur cette carte.
    .they = { $who } place son jeton Numéro sur cette carte.
    .do = placer votre jeton Numéro sur cette carte
step-deal-this = infligez à { $minion } { $amount }.
moment-token-removed = Lorsqu’un jeton Puissance est retiré de cette carte{ follows }
rule-minions-take-less = Les dégâts infligés aux serviteurs issus de la pioche de la némésis sont réduits de { $n } (minimum 1).
rule-damage-by-at-most = { $n ->
    [1] Les dégâts infligés à { $target }{ $by } sont réduits à 1.
   *[other] Si plus de { $n } { DAMAGE("dégâts") } sont infligés à { $target }{ $by } en une fois, réduisez-les à { $n }.
}
rule-damage-by-less = Les dégâts infligés à { $target }{ $by } sont réduits de { $n }{ $least ->
    [0] { "" }
   *[other] { " " }(minimum { $least })
}.
label-wandering = Errant
damage-by = { $by ->
    [players] { " " }par un joueur
    [cards] { " " }par des capacités et des cartes Joueurs
    [spells] { " " }par des sorts coûtant { $cost ->
        [least] { $low ->
            [one] { $low } éther
           *[other] { $low } éthers
        } ou plus
        [most] { $high ->
            [one] { $high } éther
           *[other] { $high } éthers
        } ou moins
       *[between] de { $low } à { $high } éthers
    }
   *[any] { "" }
}
condition-they-are = { $whose ->
    [they] ce joueur est { $who }
   *[you] vous êtes { $who }
}
    .not = { $whose ->
        [they] ce joueur n’est pas { $who }
       *[you] vous n’êtes pas { $who }
    }
who-numbered = le joueur dont le jeton Numéro se trouve sur cette carte
who-most-expensive-in-hand = le joueur ayant en main la carte la plus chère
who-most-expensive-prepped = le joueur ayant le sort préparé le plus cher
log-acted-on = { $who } utilise { $card }.
log-placed-in-front = Carte placée devant { $who } : { $card }.
log-number-token-placed = { $who } place son jeton Numéro sur { $card }.

## Trésors : ce qu’ils font avant la partie, et tant qu’on les possède

label-when-game-starts = Au début de la partie
rule-brings = au début de la partie, 1 carte { $card } de la boîte est placée dans votre défausse.
rule-pile-bonus = les sorts de la pile près de laquelle se trouve cette carte infligent { $n } { $n ->
    [one] dégât supplémentaire
   *[other] dégâts supplémentaires
} lorsqu’ils sont lancés.
rule-gravehold-gains-more = chaque fois que Gravehold gagne des points de vie, il en gagne { $n } de plus.
step-assign-this = placez cette carte près d’une pile de la réserve{ $kind ->
    [card] { "" }
    [gem] { " " }contenant des gemmes
    [relic] { " " }contenant des reliques
    [spell] { " " }contenant des sorts
    [gem-or-relic] { " " }contenant des gemmes ou des reliques
    [gem-or-spell] { " " }contenant des gemmes ou des sorts
   *[relic-or-spell] { " " }contenant des reliques ou des sorts
}{ $cost ->
    [any] { "" }
   *[at-most] { " " }coûtant { $n ->
        [one] { $n } { AETHER("éther") }
       *[other] { $n } { AETHER("éthers") }
    } ou moins
}.
focus-times = { $n ->
    [1] { "" }
    [2] { " " }deux fois
    [3] { " " }trois fois
   *[other] { " " }{ $n } fois
}
step-focus-times =
    .you = { $which ->
        [cheapest-closed] stabilisez{ focus-times } votre brèche fermée ayant le coût de stabilisation le plus faible.
        [any-player] stabilisez{ focus-times } une brèche de n’importe quel joueur.
       *[any] stabilisez{ focus-times } l’une de vos brèches.
    }
    .they = { $which ->
        [cheapest-closed] { $who } stabilise{ focus-times } sa brèche fermée ayant le coût de stabilisation le plus faible.
        [any-player] { $who } stabilise{ focus-times } une brèche de n’importe quel joueur.
       *[any] { $who } stabilise{ focus-times } l’une de ses brèches.
    }
    .do = { $which ->
        [cheapest-closed] stabiliser{ focus-times } { $actor ->
            [you] votre
           *[they] sa
        } brèche fermée ayant le coût de stabilisation le plus faible
        [any-player] stabiliser{ focus-times } une brèche de n’importe quel joueur
       *[any] stabiliser{ focus-times } l’une de { $actor ->
            [you] vos
           *[they] ses
        } brèches
    }
step-focus-breach =
    .you = { $which ->
        [any-player] stabilisez{ focus-times } la brèche { $numeral } de n’importe quel joueur.
       *[any] stabilisez{ focus-times } votre brèche { $numeral }.
    }
    .they = { $which ->
        [any-player] { $who } stabilise{ focus-times } la brèche { $numeral } de n’importe quel joueur.
       *[any] { $who } stabilise{ focus-times } sa brèche { $numeral }.
    }
    .do = { $which ->
        [any-player] stabiliser{ focus-times } la brèche { $numeral } de n’importe quel joueur
       *[any] stabiliser{ focus-times } la brèche { $numeral }
    }
log-assigned = Carte placée près de la pile { $pile } : { $card }.
