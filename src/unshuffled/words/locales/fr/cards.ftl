# What cards and mats say, in French. Phrases begin in lower case; a sentence is given its capital letter when it is spoken.
# The nemesis is always « la némésis »: its names would each need an article of their own.
# $actor says whose hand and discard pile an object belongs to: you (votre), they (sa), together (leurs).

## Shapes

or = OU
# Sentences told inside another begin in lower case: « Si vous le faites, piochez 1 carte. »
lower-inside = yes
if = si { $condition }{ $several ->
    [yes] { " " }: { $then }
   *[no] , { $then }
}
else = sinon{ $several ->
    [yes] { " " }: { $then }
   *[no] , { $then }
}
step-impossible = cette option ne peut pas être choisie.
else-if = sinon, si { $condition }{ $several ->
    [yes] { " " }: { $then }
   *[no] , { $then }
}
may = { $who ->
    [you] vous pouvez { $what }.
   *[they] { $name } peut { $what }.
}
if-you-do = { $who ->
    [you] si vous le faites
   *[they] s’il le fait
}{ $several ->
    [yes] { " " }: { $then }
   *[no] , { $then }
}
and-then = { $a }, puis { $b }
of-player = { $who }
repeat = { $n ->
    [2] faites ceci deux fois : { $what }
    [3] faites ceci trois fois : { $what }
   *[other] faites ceci { $n } fois : { $what }
}
until = répétez ceci jusqu’au moment où { $condition } : { $what }
choose-player = { $whom ->
    [two-players] choisissez deux joueurs différents.
   *[other] choisissez { $who }.
}
list-and = { $a }, { $b }
counted-card = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}

## Who

who-you = vous
who-they = ce joueur
who-that-player = ce joueur
who-each-of-them = chacun d’eux
who-ally = un allié
who-any-player = n’importe quel joueur
who-each-player = chaque joueur
who-active = le joueur actif
who-most-prepped = le joueur ayant le plus de sorts préparés
who-most-open-breaches = le joueur ayant le plus de brèches ouvertes
who-most-charges = le joueur ayant le plus de charges
who-most-life = le joueur ayant le plus de points de vie
who-lowest-life = le joueur ayant le moins de points de vie
who-another-player = un autre joueur
who-two-players = choisissez deux joueurs différents : chacun
who-revealed = le joueur de cette carte
who-shared-cards = pour chaque carte Joker ou partagée dans la défausse d’ordre du tour, l’un de ses joueurs
who-owner-of = son propriétaire
who-most-in-hand = le joueur ayant le plus de cartes { $card } en main
who-dealer = le joueur qui les a infligés

minion-this =
    .nom = { $this ->
        [power] ce pouvoir
        [minion] ce serviteur
       *[card] cette carte
    }
    .acc = { $this ->
        [power] ce pouvoir
        [minion] ce serviteur
       *[card] cette carte
    }
    .gen = de { $this ->
        [power] ce pouvoir
        [minion] ce serviteur
       *[card] cette carte
    }
    .dat = { $this ->
        [power] ce pouvoir
        [minion] ce serviteur
       *[card] cette carte
    }
minion-that =
    .nom = { that-minion }
    .acc = { that-minion }
    .gen = de { that-minion }
that-minion = { $term ->
    [Acolyte] cet Acolyte
   *[other] ce serviteur { $term }
}
# Only a word that is known gets its own article.
the-minion = { $term ->
    [Acolyte] l’Acolyte
   *[other] le serviteur { $term }
}
minion-lowest-life =
    .nom = { the-minion } ayant le moins de points de vie
    .acc = { the-minion } ayant le moins de points de vie
    .gen = de { the-minion } ayant le moins de points de vie
minion-highest-life =
    .nom = { the-minion } ayant le plus de points de vie
    .acc = { the-minion } ayant le plus de points de vie
    .gen = de { the-minion } ayant le plus de points de vie
minion-each =
    .nom = chaque { $term } en jeu
    .acc = chaque { $term } en jeu
    .gen = de chaque { $term } en jeu, du plus ancien au plus récent
nemesis-dat = la némésis

## Amounts

unit = { $unit ->
    [damage] { damages }
    [life] { lives }
    [aether] { aethers }
    [additional] { $n ->
        [one] { $n } dégât supplémentaire
       *[other] { $n } dégâts supplémentaires
    }
    [charges] { charges }
    [swarm] { $n ->
        [one] { $n } jeton { $swarm }
       *[other] { $n } jetons { $swarm }
    }
   *[cards] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
}
damages = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
lives = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}
aethers = { $n ->
    [one] { $n } éther
   *[other] { $n } éthers
}
charges = { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}
amount-plus-if = { $base }, plus { $n } si { $condition }
amount-each = { $base } pour chaque { $each }
amount-plus-each = { $base }, plus { $n } pour chaque { $each }
amount-minus-each = { $base }, moins { $n } pour chaque { $each }
amount-equal = autant de { units } que { $number }
amount-half = autant de { units } que { $number } divisé par 2 (arrondi au supérieur)
units = { $unit ->
    [damage] dégâts
    [life] points de vie
    [aether] éthers
    [additional] dégâts supplémentaires
    [swarm] jetons { $swarm }
    [charges] charges
   *[cards] cartes
}

## Counts

count-prepped =
    .each = { $whose ->
        [all] { $other ->
            [yes] autre sort préparé
           *[no] sort préparé
        }
        [most] sort préparé par le joueur qui en a préparé le plus
        [they] { $own ->
            [yes] { $other ->
                [yes] autre sort qu’il a préparé
               *[no] sort qu’il a préparé
            }
           *[no] { $other ->
                [yes] autre sort préparé par ce joueur
               *[no] sort préparé par ce joueur
            }
        }
       *[you] { $other ->
            [yes] autre sort que vous avez préparé
           *[no] sort que vous avez préparé
        }
    }
    .number = { $whose ->
        [all] le nombre de sorts préparés
        [most] le plus grand nombre de sorts préparés par un même joueur
        [they] { $own ->
            [yes] le nombre de ses sorts préparés
           *[no] le nombre de sorts préparés par ce joueur
        }
       *[you] le nombre de sorts que vous avez préparés
    }
count-prepped-adjacent =
    .each = sort préparé sur une brèche adjacente à celle-ci
    .number = le nombre de sorts préparés sur les brèches adjacentes à celle-ci
count-prepped-same =
    .each = autre sort préparé portant ce nom
    .number = le nombre d’autres sorts préparés portant ce nom
count-open-breaches =
    .each = { $whose ->
        [they] brèche ouverte de ce joueur
       *[you] brèche ouverte que vous avez
    }
    .number = { $whose ->
        [they] { $own ->
            [yes] le nombre de ses brèches ouvertes
           *[no] le nombre de brèches ouvertes de ce joueur
        }
       *[you] le nombre de vos brèches ouvertes
    }
count-hand =
    .each = { $kind ->
        [gem] gemme
        [relic] relique
        [spell] sort
        [own] carte { $term }
       *[card] carte
    } dans { $whose ->
        [they] la main de ce joueur
       *[you] votre main
    }
    .number = le nombre de { $kind ->
        [gem] gemmes
        [relic] reliques
        [spell] sorts
        [own] cartes { $term }
       *[card] cartes
    } dans { $whose ->
        [they] la main de ce joueur
       *[you] votre main
    }
count-turn-order-discard =
    .each = { $kind ->
        [nemesis] carte de la némésis
        [player] carte de joueur
        [own] carte de ce joueur
       *[any] carte
    } dans la défausse d’ordre du tour
    .number = le nombre de { $kind ->
        [nemesis] cartes de la némésis
        [player] cartes de joueur
        [own] { $own ->
            [yes] ses cartes
           *[no] cartes de ce joueur
        }
       *[any] cartes
    } dans la défausse d’ordre du tour
count-counter =
    .each = jeton { $term }
    .number = le nombre de jetons { $term }
count-track =
    .each = case dont « { $term } » a avancé
    .number = le nombre de cases dont « { $term } » a avancé
count-tokens =
    .each = jeton { $term } { $whose ->
        [they] de ce joueur
       *[you] que vous avez
    }
    .number = { $whose ->
        [they] { $own ->
            [yes] le nombre de ses jetons { $term }
           *[no] le nombre de jetons { $term } de ce joueur
        }
       *[you] le nombre de vos jetons { $term }
    }
count-life =
    .each = { $whose ->
        [this] point de vie de ce serviteur
        [they] point de vie de ce joueur
       *[you] point de vie que vous avez
    }
    .number = { $whose ->
        [this] le nombre de points de vie de ce serviteur
        [they] { $own ->
            [yes] le nombre de ses points de vie
           *[no] le nombre de points de vie de ce joueur
        }
       *[you] le nombre de vos points de vie
    }
count-charges =
    .each = { $whose ->
        [they] charge de ce joueur
       *[you] charge que vous avez
    }
    .number = { $whose ->
        [they] { $own ->
            [yes] le nombre de ses charges
           *[no] le nombre de charges de ce joueur
        }
       *[you] le nombre de vos charges
    }
count-empty-supply-piles =
    .each = pile vide de la réserve
    .number = le nombre de piles vides de la réserve
count-swarm =
    .each = jeton { $swarm } en jeu
    .number = le nombre de jetons { $swarm } en jeu
count-in-play =
    .each = carte { $term } en jeu
    .number = le nombre de cartes { $term } en jeu
count-chosen =
    .each = { $tier ->
        [0] { $kind ->
            [gem] gemme { chosen-she }
            [relic] relique { chosen-she }
            [spell] sort { chosen-he }
            [prepped] sort { chosen-he }
            [swarm] jeton { chosen-he }
           *[card] carte { chosen-she }
        }
       *[other] carte de palier { $tier } { chosen-she }
    } de cette manière
    .number = le nombre de { $tier ->
        [0] { $kind ->
            [gem] gemmes { chosen-she }s
            [relic] reliques { chosen-she }s
            [spell] sorts { chosen-them }
            [prepped] sorts { chosen-them }
            [swarm] jetons { chosen-them }
           *[card] cartes { chosen-she }s
        }
       *[other] cartes de palier { $tier } { chosen-she }s
    } de cette manière
chosen-he = { $verb ->
    [destroy] détruit
    [take] repris
    [gain] acquis
   *[discard] défaussé
}
chosen-she = { $verb ->
    [destroy] détruite
    [take] reprise
    [gain] acquise
   *[discard] défaussée
}
chosen-them = { $verb ->
    [destroy] détruits
    [take] repris
    [gain] acquis
   *[discard] défaussés
}
count-cost-of =
    .each = éther de son coût
    .number = son coût
count-played =
    .each = fois où vous avez joué cette carte ce tour-ci
    .number = le nombre de fois où vous avez joué cette carte ce tour-ci
count-gained =
    .each = fois où vous avez acquis cette carte ce tour-ci
    .number = le nombre de fois où vous avez acquis cette carte ce tour-ci
count-nemesis-tier =
    .each = palier de la némésis
    .number = le palier de la némésis
count-players =
    .each = joueur
    .number = le nombre de joueurs

## Conditions (none begins with « il »: they follow « si »)

so-many = { $how ->
    [least] au moins { $n }
    [most] au plus { $n }
   *[exactly] exactement { $n }
}
exactly = { $how ->
    [least] au moins{ " " }
    [most] { "" }
   *[exactly] exactement{ " " }
}
or-so = { $how ->
    [most] { " " }ou moins
   *[other] { "" }
}
condition-and = { $a } et si { $b }
condition-not = la condition suivante n’est pas remplie : { $condition }
condition-revealed = { $kind ->
    [player] c’est une carte de joueur
   *[nemesis] c’est une carte de la némésis
}
condition-exhausted = { $whose ->
    [they] ce joueur est épuisé
   *[you] vous êtes épuisé
}
condition-pile-empty = la pile de cette carte dans la réserve est vide
condition-killed = un serviteur de la pioche de la némésis est ainsi vaincu
condition-your-turn = c’est votre tour
condition-all-breaches-open = { $whose ->
    [they] toutes les brèches de ce joueur sont ouvertes
   *[you] toutes vos brèches sont ouvertes
}
condition-all-piles-empty = toutes les piles de la réserve sont vides
condition-count-prepped = { $whose ->
    [you] vous avez { so-many }
    [they] ce joueur a { so-many }
    [most] un joueur a { so-many }
   *[all] les joueurs ont en tout { so-many }
} { $n ->
    [one] sort préparé
   *[other] sorts préparés
}
condition-count-prepped-adjacent = { $n ->
    [one] { exactly }{ $n } sort{ or-so } est préparé
   *[other] { exactly }{ $n } sorts{ or-so } sont préparés
} sur les brèches adjacentes à celle-ci
condition-count-prepped-same = { $n ->
    [one] { exactly }{ $n } autre sort portant ce nom{ or-so } est préparé
   *[other] { exactly }{ $n } autres sorts portant ce nom{ or-so } sont préparés
}
condition-count-open-breaches = { $whose ->
    [they] ce joueur a
   *[you] vous avez
} { so-many } { $n ->
    [one] brèche ouverte
   *[other] brèches ouvertes
}
condition-count-hand = { $whose ->
    [they] ce joueur a
   *[you] vous avez
} { so-many } { $kind ->
    [gem] { $n ->
        [one] gemme
       *[other] gemmes
    }
    [relic] { $n ->
        [one] relique
       *[other] reliques
    }
    [spell] { $n ->
        [one] sort
       *[other] sorts
    }
    [own] { own-cards }
   *[card] { $n ->
        [one] carte
       *[other] cartes
    }
} en main
condition-count-turn-order-discard = la défausse d’ordre du tour contient { so-many } { $n ->
    [one] carte
   *[other] cartes
}{ $kind ->
    [nemesis] { " " }de la némésis
    [player] { " " }de joueur
    [own] { " " }de ce joueur
   *[any] { "" }
}
condition-count-counter = { $how ->
    [exactly] { $n ->
        [0] la némésis n’a aucun jeton { $term }
        [one] la némésis a exactement { $n } jeton { $term }
       *[other] la némésis a exactement { $n } jetons { $term }
    }
   *[least] la némésis a { so-many } { $n ->
        [one] jeton { $term }
       *[other] jetons { $term }
    }
}
condition-count-track = « { $term } » est sur la case { $n }{ $how ->
    [least] { " " }ou plus loin
    [most] { " " }ou avant
   *[exactly] { "" }
}
condition-count-tokens = { $whose ->
    [they] ce joueur a
   *[you] vous avez
} { so-many } { $n ->
    [one] jeton { $term }
   *[other] jetons { $term }
}
condition-count-life = { $whose ->
    [this] ce serviteur a
    [they] ce joueur a
   *[you] vous avez
} { $how ->
    [least] { lives } ou plus
    [most] { lives } ou moins
   *[exactly] exactement { lives }
}
condition-count-charges = { $whose ->
    [they] ce joueur a
   *[you] vous avez
} { $how ->
    [least] au moins { charges }
    [most] au plus { charges }
   *[exactly] exactement { charges }
}
condition-count-empty-supply-piles = { $n ->
    [one] { exactly }{ $n } pile de la réserve{ or-so } est vide
   *[other] { exactly }{ $n } piles de la réserve{ or-so } sont vides
}
condition-count-swarm = { $n ->
    [0] aucun jeton { $swarm } n’est en jeu
    [one] { exactly }{ $n } jeton { $swarm }{ or-so } est en jeu
   *[other] { exactly }{ $n } jetons { $swarm }{ or-so } sont en jeu
}
condition-count-in-play = { $n ->
    [0] aucune carte { $term } n’est en jeu
    [one] { exactly }{ $n } carte { $term }{ or-so } est en jeu
   *[other] { exactly }{ $n } cartes { $term }{ or-so } sont en jeu
}
condition-count-chosen = le nombre de { $kind ->
    [gem] gemmes { chosen-she }s
    [relic] reliques { chosen-she }s
    [spell] sorts { chosen-them }
    [prepped] sorts { chosen-them }
    [swarm] jetons { chosen-them }
   *[card] cartes { chosen-she }s
} de cette manière est { $how ->
    [least] de { $n } ou plus
    [most] de { $n } ou moins
   *[exactly] exactement de { $n }
}
condition-count-cost-of = son coût est { $how ->
    [least] de { $n } ou plus
    [most] de { $n } ou moins
   *[exactly] exactement de { $n }
}
condition-count-played = { $how ->
    [least] vous avez joué cette carte au moins { $n } fois ce tour-ci
    [most] vous avez joué cette carte au plus { $n } fois ce tour-ci
   *[exactly] c’est la { $n ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $n }e
    } fois que vous jouez cette carte ce tour-ci
}
condition-count-gained = { $how ->
    [least] vous avez acquis cette carte au moins { $n } fois ce tour-ci
    [most] vous avez acquis cette carte au plus { $n } fois ce tour-ci
   *[exactly] c’est la { $n ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $n }e
    } fois que vous acquérez cette carte ce tour-ci
}
condition-count-nemesis-tier = le palier de la némésis est { $how ->
    [least] { $n } ou plus
    [most] { $n } ou moins
   *[exactly] { $n }
}
condition-count-players = la partie compte { exactly }{ $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}{ or-so }

## Cards as the object of a sentence

kind-or = { $a } ou { $b }
own-cards = { $n ->
    [one] carte { $term }
   *[other] cartes { $term }
}
mixed-cards = { $n ->
    [one] carte
   *[other] cartes
} ({ $term })
pick-noun = { $kind ->
    [gem] { $n ->
        [one] gemme
       *[other] gemmes
    }
    [relic] { $n ->
        [one] relique
       *[other] reliques
    }
    [spell] { $n ->
        [one] sort
       *[other] sorts
    }
    [prepped] { $n ->
        [one] sort préparé
       *[other] { $actor ->
            [you] de vos sorts préparés
            [together] sorts préparés
           *[they] de ses sorts préparés
        }
    }
    [gem-or-relic] { $n ->
        [one] gemme ou relique
       *[other] gemmes ou reliques
    }
    [own] { own-cards }
    [mixed] { mixed-cards }
    [named] { $n ->
        [one] carte { $card }
       *[other] cartes { $card }
    }
   *[card] { $n ->
        [one] carte
       *[other] cartes
    }
}
pick-one = { $kind ->
    [gem] une gemme
    [relic] une relique
    [spell] un sort
    [prepped] { $actor ->
        [you] un de vos sorts préparés
        [together] un sort préparé
       *[they] un de ses sorts préparés
    }
    [gem-or-relic] une gemme ou une relique
    [own] une { own-cards }
    [mixed] une { mixed-cards }
    [named] une carte { $card }
   *[card] une carte
}
pick-where = { $zone ->
    [hand] { $actor ->
        [you] { " " }de votre main
        [together] { " " }de leurs mains
       *[they] { " " }de sa main
    }
    [discard] { $actor ->
        [you] { " " }de votre défausse
        [together] { " " }de leurs défausses
       *[they] { " " }de sa défausse
    }
    [played] { $kind ->
        [spell] { $n ->
            [one] { " " }joué ce tour-ci
           *[other] { " " }joués ce tour-ci
        }
       *[other] { $n ->
            [one] { " " }jouée ce tour-ci
           *[other] { " " }jouées ce tour-ci
        }
    }
    [hand-discard] { $actor ->
        [you] { " " }de votre main ou de votre défausse
        [together] { " " }de leurs mains ou de leurs défausses
       *[they] { " " }de sa main ou de sa défausse
    }
   *[prepped] { "" }
}
pick-limit = { $limit ->
    [not-kind] { $n ->
        [one] { " " }autre qu’une carte { $other }
       *[other] { " " }autres que des cartes { $other }
    }
    [at-least] { $n ->
        [one] { " " }coûtant { cost } ou plus
       *[other] { " " }coûtant chacun{ pick-e }{ " " }{ cost } ou plus
    }
    [at-most] { $n ->
        [one] { " " }coûtant { cost } ou moins
       *[other] { " " }coûtant chacun{ pick-e }{ " " }{ cost } ou moins
    }
    [zero] { " " }coûtant 0 éther
   *[none] { "" }
}
cost = { $cost ->
    [one] { $cost } éther
   *[other] { $cost } éthers
}
pick-e = { $kind ->
    [spell] { "" }
    [prepped] { "" }
   *[card] e
}
pick-some = { $n ->
    [one] { pick-one }
   *[other] { $n } { pick-noun }
}{ pick-where }{ pick-limit }
pick-up-to = jusqu’à { $n } { pick-noun }{ pick-where }{ pick-limit }
pick-all = { $kind ->
    [spell] tous les sorts
    [prepped] { $actor ->
        [you] tous vos sorts préparés
        [together] tous les sorts préparés
       *[they] tous ses sorts préparés
    }
   *[card] toutes les { pick-noun }
}{ pick-where }{ pick-limit }
pick-most-expensive = { $n ->
    [one] { $kind ->
        [spell] le sort le plus cher
        [prepped] { $actor ->
            [you] votre sort préparé le plus cher
            [together] le sort préparé le plus cher
           *[they] son sort préparé le plus cher
        }
       *[other] la { pick-noun } la plus chère
    }
   *[other] { $kind ->
        [spell] les { $n } sorts les plus chers
        [prepped] { $actor ->
            [you] vos { $n } sorts préparés les plus chers
            [together] les { $n } sorts préparés les plus chers
           *[they] ses { $n } sorts préparés les plus chers
        }
       *[other] les { $n } { pick-noun } les plus chères
    }
}{ pick-where }{ pick-limit }
pick-counted = autant de cartes{ pick-where } que { $number }

## Verbs: life and damage

step-deal = infligez { $amount }{ $target ->
    [nemesis] { " " }à la némésis
   *[any] { "" }
}.
step-deal-divided = infligez { $amount }, à répartir comme vous le souhaitez entre la némésis et ses serviteurs.
deal-more = infligez { $amount }.
step-suffer =
    .you = subissez { $amount }.
    .they = { $who } subit { $amount }.
    .do = subir { $amount }
step-gravehold-suffers = Gravehold subit { $amount }.
step-this-suffers = { $minion } subit { $amount }.
step-this-gains = { $minion } gagne { $amount }.
step-heal =
    .you = gagnez { $amount }.
    .they = { $who } gagne { $amount }.
    .do = gagner { $amount }
step-gravehold-gains = Gravehold gagne { $amount }.
    .do = faire gagner { $amount } à Gravehold
step-nemesis-gains = la némésis gagne { $amount }.
step-prevent-damage = annulez tous les dégâts que les joueurs et Gravehold devraient subir ce tour-ci.

## Verbs: aether, charges, tokens

step-aether =
    .you = gagnez { $amount }{ aether-limit }.
    .they = { $who } gagne { $amount }{ aether-limit }.
    .do = gagner { $amount }{ aether-limit }
aether-limit = { $limit ->
    [gain-spell] { aether-only } acquérir un sort
    [gain-gem] { aether-only } acquérir une gemme
    [gain-relic] { aether-only } acquérir une relique
    [gain] { aether-only } acquérir des cartes
    [not-gain-relic-gain-spell] { $n ->
        [one] { " " }qui ne peut pas être utilisé pour acquérir une relique ou un sort
       *[other] { " " }qui ne peuvent pas être utilisés pour acquérir une relique ou un sort
    }
   *[none] { "" }
}
aether-only = { $n ->
    [one] { " " }qui ne peut être utilisé que pour
   *[other] { " " }qui ne peuvent être utilisés que pour
}
step-pay =
    .you = dépensez { aethers }.
    .they = { $who } dépense { aethers }.
    .do = dépenser { aethers }
step-discount =
    .you = la prochaine fois que vous stabilisez ou ouvrez une brèche ce tour-ci, cela coûte { aethers } de moins.
    .they = { $who } paie { aethers } de moins la prochaine fois qu’il stabilise ou ouvre une brèche ce tour-ci.
    .do = réduire de { aethers } le coût de la prochaine stabilisation ou ouverture d’une brèche ce tour-ci
step-charge =
    .you = gagnez { $amount }.
    .they = { $who } gagne { $amount }.
    .do = gagner { $amount }
step-lose-charges =
    .you = perdez { $all ->
        [yes] toutes vos charges
       *[no] { charges }
    }.
    .they = { $who } perd { $all ->
        [yes] toutes ses charges
       *[no] { charges }
    }.
    .do = perdre { $all ->
        [yes] toutes les charges
       *[no] { charges }
    }
step-share-charges = les alliés gagnent collectivement { charges }, à répartir comme vous le souhaitez.
step-tokens =
    .you = gagnez { tokens }.
    .they = { $who } gagne { tokens }.
    .do = gagner { tokens }
tokens = { $n ->
    [one] { $n } jeton { $term }
   *[other] { $n } jetons { $term }
}

## Verbs: cards

step-draw =
    .you = piochez { $amount }.
    .they = { $who } pioche { $amount }.
    .do = piocher { $amount }
step-discard =
    .you = défaussez { $what }.
    .they = { $who } défausse { $what }.
    .do = défausser { $what }
    .together = les joueurs défaussent collectivement { $what }.
    .maytogether = les joueurs peuvent défausser collectivement { $what }.
step-destroy =
    .you = détruisez { $what }.
    .they = { $who } détruit { $what }.
    .do = détruire { $what }
    .together = les joueurs détruisent collectivement { $what }.
    .maytogether = les joueurs peuvent détruire collectivement { $what }.
step-destroy-with-breach =
    .you = détruisez { $what } et une brèche sur laquelle il était préparé.
    .they = { $who } détruit { $what } et une brèche sur laquelle il était préparé.
    .do = détruire { $what } et une brèche sur laquelle il était préparé
step-destroy-this =
    .you = détruisez cette carte.
    .they = détruisez cette carte.
    .do = détruire cette carte
step-destroy-played =
    .you = détruisez la carte ainsi jouée.
    .they = détruisez la carte ainsi jouée.
    .do = détruire la carte ainsi jouée
step-take =
    .you = reprenez en main { $what }.
    .they = { $who } reprend en main { $what }.
    .do = reprendre en main { $what }
    .together = les joueurs reprennent collectivement en main { $what }.
    .maytogether = les joueurs peuvent reprendre collectivement en main { $what }.
step-take-top-of-discard =
    .you = prenez en main la première carte de votre défausse.
    .they = choisissez { $who }. Prenez en main la première carte de sa défausse.
    .do = choisir { $whose } et prendre en main la première carte de sa défausse
step-destroy-top-of-discard =
    .you = détruisez la première carte de votre défausse.
    .they = choisissez { $who }. Détruisez la première carte de sa défausse.
    .do = choisir { $whose } et détruire la première carte de sa défausse
step-reveal =
    .you = révélez { first-cards } de votre pioche.
    .they = { $who } révèle { first-cards } de sa pioche.
    .do = révéler { first-cards } de { $actor ->
        [you] votre
       *[they] sa
    } pioche
first-cards = { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
}
step-reveal-turn-order =
    .you = révélez la première carte du paquet d’ordre du tour.
    .do = révéler la première carte du paquet d’ordre du tour
revealed-card = { $which ->
    [most-expensive] la carte révélée la plus chère
   *[it] la carte révélée
}
step-put-revealed =
    .you = { $to ->
        [bottom] placez { revealed-card } sous son paquet.
        [discard] défaussez { revealed-card }.
       *[destroy] détruisez { revealed-card }.
    }
    .they = { $to ->
        [bottom] { $who } place { revealed-card } sous son paquet.
        [discard] { $who } défausse { revealed-card }.
       *[destroy] { $who } détruit { revealed-card }.
    }
    .do = { $to ->
        [bottom] placer { revealed-card } sous son paquet
        [discard] défausser { revealed-card }
       *[destroy] détruire { revealed-card }
    }
step-shuffle-deck =
    .you = placez votre défausse sur votre pioche et mélangez le tout.
    .they = { $who } place sa défausse sur sa pioche et mélange le tout.
    .do = placer { $actor ->
        [you] votre défausse sur votre pioche
       *[they] sa défausse sur sa pioche
    } et mélanger le tout
step-destroy-top-of-deck =
    .you = détruisez { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de votre pioche.
    .they = { $who } détruit { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de sa pioche.
    .do = détruire { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de { $actor ->
        [you] votre
       *[they] sa
    } pioche
gained-card = { $which ->
    [this] un autre exemplaire de cette carte de la réserve
    [cheapest] { $kind ->
        [gem] une gemme de la pile de gemmes la moins chère de la réserve
        [relic] une relique de la pile de reliques la moins chère de la réserve
        [spell] un sort de la pile de sorts la moins chère de la réserve
       *[card] une carte de la pile la moins chère de la réserve
    }
    [at-most] { gained-kind } coûtant { cost } ou moins de n’importe quelle pile de la réserve
   *[any] { gained-kind } de n’importe quelle pile de la réserve
}
gained-kind = { $kind ->
    [gem] une gemme
    [relic] une relique
    [spell] un sort
   *[card] une carte
}
gained-it = { $which ->
    [this] le
   *[any] { $kind ->
        [spell] le
       *[card] la
    }
}
step-gain =
    .you = acquérez { gained-card }{ $to ->
        [hand] { " " }et prenez-{ gained-it } en main
        [top-of-deck] { " " }et placez-{ gained-it } au-dessus de votre pioche
       *[discard] { "" }
    }.
    .they = { $who } acquiert { gained-card }{ $to ->
        [hand] { " " }et { gained-it } prend en main
        [top-of-deck] { " " }et { gained-it } place au-dessus de sa pioche
       *[discard] { "" }
    }.
    .do = acquérir { gained-card }{ $to ->
        [hand] { " " }et { gained-it } prendre en main
        [top-of-deck] { " " }et { gained-it } placer au-dessus de { $actor ->
            [you] votre
           *[they] sa
        } pioche
       *[discard] { "" }
    }
step-next-gain = { $to ->
    [ally-discard] placez la prochaine carte que vous acquérez ce tour-ci au-dessus de la défausse d’un allié.
   *[top-of-deck] { $optional ->
        [yes] vous pouvez placer la prochaine carte que vous acquérez ce tour-ci au-dessus de votre pioche.
       *[no] placez la prochaine carte que vous acquérez ce tour-ci au-dessus de votre pioche.
    }
}
step-play =
    .you = jouez { play-times } { $kind ->
        [relic] une relique
       *[gem] une gemme
    } de votre main.
    .do = jouer { play-times } { $kind ->
        [relic] une relique
       *[gem] une gemme
    } de { $actor ->
        [you] votre
       *[they] sa
    } main
play-times = { $n ->
    [one] une fois
    [2] deux fois
    [3] trois fois
   *[other] { $n } fois
}

## Verbs: breaches and spells

step-focus =
    .you = { $which ->
        [cheapest-closed] stabilisez votre brèche fermée ayant le coût de stabilisation le plus faible.
        [any-player] stabilisez une brèche de n’importe quel joueur.
       *[any] stabilisez l’une de vos brèches.
    }
    .they = { $which ->
        [cheapest-closed] { $who } stabilise sa brèche fermée ayant le coût de stabilisation le plus faible.
        [any-player] { $who } stabilise une brèche de n’importe quel joueur.
       *[any] { $who } stabilise l’une de ses brèches.
    }
    .do = { $which ->
        [cheapest-closed] stabiliser { $actor ->
            [you] votre
           *[they] sa
        } brèche fermée ayant le coût de stabilisation le plus faible
        [any-player] stabiliser une brèche de n’importe quel joueur
       *[any] stabiliser l’une de { $actor ->
            [you] vos
           *[they] ses
        } brèches
    }
step-prep =
    .you = préparez un sort { $zone ->
        [discard] de votre défausse
       *[hand] de votre main
    } sur { prep-to }.
    .they = { $who } prépare un sort { $zone ->
        [discard] de sa défausse
       *[hand] de sa main
    } sur { prep-to }.
    .do = préparer un sort { $zone ->
        [discard] { $actor ->
            [you] de votre défausse
           *[they] de sa défausse
        }
       *[hand] { $actor ->
            [you] de votre main
           *[they] de sa main
        }
    } sur { prep-to }
prep-to = { $to ->
    [usual] une brèche
   *[any] une brèche ouverte ou fermée
}
step-cast =
    .you = lancez { cast-spell }.{ $after ->
        [owner_hand] { " " }Remettez-le ensuite dans la main de son propriétaire.
        [ally_hand] { " " }Placez-le ensuite dans la main d’un allié.
       *[none] { "" }
    }
    .do = lancer { cast-spell }{ $bonus ->
        [0] { "" }
        [one] { " " }et infliger { $bonus } dégât supplémentaire avec ce sort
       *[other] { " " }et infliger { $bonus } dégâts supplémentaires avec ce sort
    }
cast-spell = { $whose ->
    [any_player] un sort préparé de n’importe quel joueur
   *[you] { $fresh ->
        [yes] un sort que vous avez préparé ce tour-ci
       *[no] l’un de vos sorts préparés
    }
}
step-cast-twice =
    .you = lancez un sort préparé de n’importe quel joueur sans le défausser, puis lancez-le à nouveau.
    .do = lancer un sort préparé de n’importe quel joueur sans le défausser, puis le lancer à nouveau
step-cast-several =
    .you = lancez jusqu’à { $n } sorts préparés de n’importe quels joueurs. Après chacun, placez ce sort dans la main d’un allié.
    .do = lancer jusqu’à { $n } sorts préparés de n’importe quels joueurs, et placer ensuite chacun d’eux dans la main d’un allié
step-two-per-breach =
    .you = vous pouvez préparer jusqu’à deux sorts sur chacune de vos brèches ouvertes ce tour-ci.
    .they = { $who } peut préparer jusqu’à deux sorts sur chacune de ses brèches ouvertes ce tour-ci.
    .do = préparer jusqu’à deux sorts sur chacune de { $actor ->
        [you] vos
       *[they] ses
    } brèches ouvertes ce tour-ci
step-sigil-breach =
    .you = détruisez l’une de vos brèches I ou II ouvertes, reprenez en main les sorts qui y sont préparés et mettez à sa place une brèche scellée (+{ $bonus } dégâts).
    .they = { $who } détruit l’une de ses brèches I ou II ouvertes, reprend en main les sorts qui y sont préparés et met à sa place une brèche scellée (+{ $bonus } dégâts).
    .do = remplacer une brèche I ou II ouverte par une brèche scellée (+{ $bonus } dégâts)

## Verbs: turn order

step-return-turn-order =
    .you = { $count ->
        [all] prenez toutes les cartes { return-whose } dans la défausse d’ordre du tour et mélangez-les dans le paquet d’ordre du tour.
       *[one] prenez une carte { return-whose } dans la défausse d’ordre du tour et mélangez-la dans le paquet d’ordre du tour.
    }
    .do = { $count ->
        [all] prendre toutes les cartes { return-whose } dans la défausse d’ordre du tour et les mélanger dans le paquet d’ordre du tour
       *[one] prendre une carte { return-whose } dans la défausse d’ordre du tour et la mélanger dans le paquet d’ordre du tour
    }
return-whose = { $which ->
    [nemesis] de la némésis
   *[player] de joueur
}
step-return-turn-order-theirs =
    .you = prenez l’une de vos cartes dans la défausse d’ordre du tour et mélangez-la dans le paquet d’ordre du tour. La carte Joker ne compte pas.
    .they = choisissez { $who }. Prenez l’une de ses cartes dans la défausse d’ordre du tour et mélangez-la dans le paquet d’ordre du tour. La carte Joker ne compte pas.
    .do = prendre l’une { $actor ->
        [you] de vos
       *[they] de ses
    } cartes dans la défausse d’ordre du tour et la mélanger dans le paquet d’ordre du tour
step-return-turn-order-keep =
    .you = choisissez une carte de joueur dans la défausse d’ordre du tour. Mélangez toutes les autres cartes de cette défausse dans le paquet d’ordre du tour.
    .do = choisir une carte de joueur dans la défausse d’ordre du tour et mélanger toutes les autres cartes de cette défausse dans le paquet d’ordre du tour
step-reorder-turn-order = révélez toutes les cartes du paquet d’ordre du tour et replacez-les dans l’ordre de votre choix.

## Verbs: nemesis

step-unleash = { $n ->
    [one] Déchaîné.
    [2] Déchaîné, deux fois.
    [3] Déchaîné, trois fois.
    [4] Déchaîné, quatre fois.
   *[other] Déchaîné, { $n } fois.
}
step-routine = { $term }.
step-counter = la némésis { $how ->
    [gain] gagne
   *[lose] perd
} { tokens }.
step-lose-game = les joueurs perdent la partie.
step-win-game = les joueurs gagnent la partie.
step-resolve-from = piochez la première carte du paquet { $term }, résolvez-la, puis remélangez-la dans ce paquet.
step-summon = mettez en jeu la première carte du paquet { $term }.
step-invoke = appliquez l’effet { $part } { $minion }.{ $spare ->
    [yes] { " " }Aucun serviteur ne subit de dégâts de son propre effet { $part }.
   *[no] { "" }
}
step-this-under = placez { $minion } sous le paquet { $term }.
step-bury-this = placez cette carte sous la pioche de la némésis.
step-discard-this = défaussez cette carte.
step-reshuffle = { $n ->
    [one] mélangez dans le paquet { $term } la carte { $term } défaussée le plus récemment.
   *[other] mélangez dans le paquet { $term } les { $n } cartes { $term } défaussées le plus récemment.
}
step-move = placez { first-cards } { $source ->
    [deck] du paquet { $from }
   *[pile] de « { $from } »
} sur { $target ->
    [deck] le paquet { $to }
   *[pile] « { $to } »
}.
step-advance = { $back ->
    [yes] reculez
   *[no] avancez
} « { $term } » de { $n ->
    [one] 1 case
   *[other] { $n } cases
}.
step-discard-from = défaussez { first-cards } du paquet { $term }.
step-gain-from =
    .you = acquérez { first-cards } du paquet { $term } et { $to ->
        [hand] prenez-{ gained-them } en main
       *[top-of-deck] placez-{ gained-them } au-dessus de votre pioche
    }.
    .they = { $who } acquiert { first-cards } du paquet { $term } et { gained-them } { $to ->
        [hand] prend en main
       *[top-of-deck] place au-dessus de sa pioche
    }.
    .do = acquérir { first-cards } du paquet { $term }
gained-them = { $n ->
    [one] la
   *[other] les
}
step-share-from = les joueurs acquièrent collectivement { first-cards } du paquet { $term } et { gained-them } placent au-dessus de leurs pioches.
step-resolve-hand =
    .you = résolvez toutes les cartes { $term } de votre main, dans l’ordre de votre choix.
    .they = { $who } résout toutes les cartes { $term } de sa main, dans l’ordre de son choix.
    .do = résoudre toutes les cartes { $term } de { $actor ->
        [you] votre
       *[they] sa
    } main, dans l’ordre voulu
step-devour = dévorez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de { $which ->
    [cheapest] la pile{ devour-kind } la moins chère
    [most-expensive] la pile{ devour-kind } la plus chère
    [second-most-expensive] la deuxième pile{ devour-kind } la plus chère
   *[any] n’importe quelle pile{ devour-kind }
} de la réserve.
devour-kind = { $kind ->
    [gem] { " " }de gemmes
    [relic] { " " }de reliques
    [spell] { " " }de sorts
   *[any] { "" }
}
step-devour-each = dévorez 1 carte de chaque pile{ devour-kind } de la réserve, en commençant par la plus chère.
step-devour-counted = dévorez autant de cartes de n’importe quelle pile de la réserve que { $number }.
step-spawn = mettez en jeu { $amount }.
step-discard-swarm = { $half ->
    [yes] défaussez la moitié des jetons { $swarm } en jeu (arrondie au supérieur).
   *[no] défaussez { $n ->
        [one] { $n } jeton { $swarm }
       *[other] { $n } jetons { $swarm }
    }.
}
step-revive = remettez en jeu le dernier serviteur placé dans la défausse de la némésis.
step-resolve-again = résolvez à nouveau la dernière attaque placée dans la défausse de la némésis.
step-discard-nemesis-deck = défaussez { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de la pioche de la némésis.
step-draw-more = la némésis pioche { $count ->
    [one] { $count } carte supplémentaire
   *[other] { $count } cartes supplémentaires
} pendant sa phase de pioche ce tour-ci.
step-cancel-drawn = défaussez la carte piochée sans appliquer son effet.

## Types and labels

kind = { $kind ->
    [gem] gemme
    [relic] relique
    [spell] sort
    [attack] attaque
    [minion] serviteur
   *[power] pouvoir
}
type-player = { $kind } · coût { $cost }
type-life = { $kind } · palier { $tier } · vie { $life }
type-life-counted = { $kind } · palier { $tier } · { $life }
type-power = { $kind } · palier { $tier } · puissance { $power }
type-plain = { $kind } · palier { $tier }
labelled = { $label } : { $text }
label-cast = Lancer
label-while-prepped = Lorsque préparé
label-when-gained = Lorsque vous acquérez cette carte
label-immediately = Immédiat
label-persistent = Durable
label-to-discard = Pour défausser
label-power = Puissance { $n }
label-part = { $part }
label-breaches = Brèches
label-hand = Main de départ
label-deck = Pioche de départ, de haut en bas
label-ability = Capacité
label-setup = Mise en place
label-unleash = Déchaîné
label-rules = Règles additionnelles
label-increased = Pour plus de difficulté
label-beginner = Débutant
ability-title = { $name } ({ charges })
during-your-main-phase = Pendant votre phase principale : { $then }
during-any-player-main-phase = Pendant la phase principale de n’importe quel joueur : { $then }
during-nemesis-draw-phase = Pendant la phase de pioche de la némésis, lorsqu’une attaque ou un pouvoir vient d’être pioché : { $then }
during-after-turn-order-card-drawn = Juste après la pioche d’une carte Ordre du tour : { $then }
breach-none = { $numeral } : aucune.
breach-open = { $numeral } : ouverte{ $bonus ->
    [0] { "" }
    [one] , +{ $bonus } dégât
   *[other] , +{ $bonus } dégâts
}.
breach-closed = { $numeral } : fermée, stabilisation { $focus }, ouverture { $open }.
sheet-nemesis = némésis · vie { $life } · difficulté { $difficulty }
sheet-mage = { $title }

## Standing rules of cards and mats

rule-prep-closed = Peut être préparé sur une brèche fermée qui n’a pas été stabilisée.
rule-prep-two-adjacent = Préparez ce sort sur deux brèches adjacentes ; il occupe les deux.
rule-link = Lien : deux sorts avec Lien peuvent être préparés sur la même brèche.
rule-held = vous ne pouvez pas jouer cette carte.
rule-market-place = dans la réserve, cette carte compte comme { $kind ->
    [gem] une gemme
    [relic] une relique
   *[spell] un sort
}.
rule-gain-to = { $optional ->
    [yes] Vous pouvez { $to ->
        [hand] la prendre en main
       *[top-of-deck] la placer au-dessus de votre pioche
    }.
   *[no] { $to ->
        [hand] Prenez-la en main.
       *[top-of-deck] Placez-la au-dessus de votre pioche.
    }
}
rule-also-prep = Pendant votre phase principale, vous pouvez aussi préparer une carte { $card } sur cette brèche.
rule-less-damage = Lorsque vous subissez des dégâts, réduisez-les de { $n }, avec un minimum de 1.
rule-action = { $once ->
    [yes] Une fois par tour, pendant votre phase principale, vous pouvez faire ceci : { $then }
   *[no] Pendant votre phase principale, vous pouvez faire ceci : { $then }
}
rule-action-pay = Pendant votre phase principale, vous pouvez dépenser { aethers }. Si vous le faites : { $then }
rule-returns = Au lieu d’être défaussée, cette carte est placée sous la pioche de la némésis.
rule-swarm-life = Chaque jeton { $swarm } a { lives }. À la fin de chaque tour, ceux qui ont subi des dégâts sont soignés.
rule-damage-at-most = Les dégâts infligés à { $target } sont réduits à { $n }.
rule-damage-less = Les dégâts infligés à { $target } sont réduits de { $n }.
rule-damage-less-counted = Soustrayez { $number } des dégâts infligés à { $target }.
rule-damage-none = Annulez tous les dégâts infligés à { $target } si { $condition }.
rule-damage-then = Ensuite : { $then }
rule-routine = { $term } : { $then }
rule-untargetable = La némésis ne peut pas subir de dégâts.
rule-counter-bounds = La némésis n’a jamais { $least ->
    [0] plus de { $most }
   *[other] moins de { $least } ni plus de { $most }
} jetons { $term }.
rule-track = « { $term } » est une piste de { $n ->
    [one] 1 case
   *[other] { $n } cases
}.{ $start ->
    [0] {""}
   *[other] {" "}Elle commence sur la case { $start }.
}
rule-track-step = « { $term } », case { $n } : { $then }
rule-devour = Dévorer : placez les cartes sur la { $term }. On ne commence jamais à dévorer une pile vide ; pour chaque carte manquante : { $missing }
rule-open-pile = La première carte de la { $term } peut être acquise comme si elle était dans la réserve.
rule-swarm = Chaque jeton { $swarm } est un serviteur avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}. Il ne peut y en avoir plus de { $most } en jeu.
rule-swarm-spread = Un joueur qui inflige des dégâts à un jeton { $swarm } peut subir 1 dégât pour répartir les dégâts restants entre d’autres jetons { $swarm }.
rule-swarm-overflow = Pour chaque jeton { $swarm } au-delà de { $most } : { $then }
rule-only-resolved = Les cartes { $term } ne peuvent pas être jouées autrement.
rule-deck-empty = Pour chaque carte à acquérir alors que le paquet { $term } est vide : { $then }
rule-when-destroyed = { $to ->
    [discard] Une carte { $term } détruite est placée au-dessus de la défausse d’un joueur, choisi par celui qui l’a détruite.
   *[under] Une carte { $term } détruite est placée sous le paquet { $term }.
}
rule-when-discarded = Lorsqu’une carte { $term } en jeu est défaussée : { $then }
rule-exhaustion = Lorsqu’un joueur devient épuisé, au lieu d’appliquer deux fois l’effet Déchaîné : { $then }
rule-lose-when = Les joueurs perdent la partie si { $condition }.
setup-deck = Mélangez les cartes { $term } pour former le paquet { $term }.
moment-start-of-casting = Au début de votre phase d’incantation : { $then }
moment-end-of-casting = À la fin de votre phase d’incantation : { $then }
moment-you-focus-or-open = Lorsque vous stabilisez ou ouvrez l’une de vos brèches pendant votre tour : { $then }
moment-damaged = Lorsque { $this ->
    [minion] ce serviteur subit
   *[card] cette carte subit
} des dégâts : { $then }
moment-nemesis-damaged = Lorsque la némésis subit des dégâts : { $then }
moment-discarded = Lorsque cette carte est défaussée : { $then }
moment-end-of-nemesis-turn = À la fin du tour de la némésis : { $then }
moment-start-of-player-turn = Au début du tour de chaque joueur : { $then }
moment-end-of-main-phase = À la fin de la phase principale de chaque joueur : { $then }
moment-end-of-turn = À la fin de n’importe quel tour : { $then }
