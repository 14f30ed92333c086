# What cards and mats say, in French. Phrases begin in lower case; a sentence is given its capital letter when it is spoken.
# The nemesis is always « la némésis »: its names would each need an article of their own.
# $actor says whose hand and discard pile an object belongs to: you (votre), they (sa), together (leurs).

## Shapes

or = OU
# Sentences told inside another begin in lower case: « Si vous le faites, piochez 1 carte. »
lower-inside = all
# Two sentences about the same player become one.
sentence-and = { $a } et { $b }
sentence-or = { $a } ou { $b }
follows = { $several ->
    [yes] { " " }: { $then }
   *[no] { $keyword ->
        [yes] { " " }: { $then }
       *[no] , { $then }
    }
}
if = si { $condition }{ follows }
else = sinon{ follows }
step-impossible = cette option ne peut pas être choisie.
else-if = sinon, si { $condition }{ follows }
case = { $how ->
    [least] { $n } ou plus
    [most] { $n } ou moins
    [pair] { $n } ou { $m }
    [between] De { $n } à { $m }
   *[exactly] { $n }
} : { $says }
    .head = { $how ->
        [least] { $n }+
        [most] { $n ->
            [0] 0
           *[other] 0–{ $n }
        }
        [pair] { $n }–{ $m }
        [between] { $n }–{ $m }
       *[exactly] { $n }
    }
cases = vérifiez { $number }.
may = { $who ->
    [you] vous pouvez { $what }.
   *[they] { $name } peut { $what }.
}
may-do = { $who ->
    [you] vous pouvez faire ceci : { $what }
   *[they] { $name } peut faire ceci : { $what }
}
if-you-do = { $who ->
    [you] si vous le faites
   *[they] s’il le fait
}{ follows }
and-then = { $a }, puis { $b }
of-player = { $who }
repeat = { $n ->
    [0] faites ceci 0 fois : { $what }
    [1] faites ceci une fois : { $what }
    [2] faites ceci deux fois : { $what }
    [3] faites ceci trois fois : { $what }
   *[other] faites ceci { $n } fois : { $what }
}
repeat-routine = { $n ->
    [2] { $term }, deux fois.
    [3] { $term }, trois fois.
   *[other] { $term }, { $n } fois.
}
repeat-counted = faites ceci { $amount } : { $what }
until = répétez « { $what } » ; arrêtez-vous dès que { $condition }.
choose-player = { $whom ->
    [two-players] choisissez deux joueurs différents.
    [any-player] choisissez un joueur.
    [ally] choisissez un allié.
    [another-player] choisissez un autre joueur.
    [they-or-you] choisissez l’un de vous deux.
   *[other] désignez { $who }.
}
chosen-player = { $whom ->
    [any-player] un joueur
   *[other] { $who }
}
for-each = { $whom ->
    [each-player] pour chaque joueur : { $what }
    [two-players] choisissez deux joueurs différents. Pour chacun : { $what }
    [shared-cards] pour chaque carte Joker ou partagée { order-there }, choisissez l’un des joueurs qu’elle désigne : { $what }
   *[other] pour { $who } : { $what }
}
you-choose = { $group ->
    [yes] les joueurs choisissent : { $what }
   *[no] vous choisissez : { $what }
}
choose-minion = choisissez { $minion }.
choose-any-minion = choisissez un serviteur.
for-each-minion = pour chaque { $term } en jeu, du plus ancien au plus récent : { $what }
for-each-plain-minion = pour chaque serviteur en jeu, du plus ancien au plus récent : { $what }
for-each-power = pour chaque pouvoir en jeu, du plus ancien au plus récent : { $what }
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
who-any-player = { $group ->
    [yes] un joueur
   *[no] n’importe quel joueur
}
who-each-player = chaque joueur
who-active = le joueur actif
who-most-prepped = le joueur ayant le plus de sorts préparés
who-most-open-breaches = le joueur ayant le plus de brèches ouvertes
who-most-charges = le joueur ayant le plus de charges
who-most-life = le joueur ayant le plus de points de vie
who-lowest-life = le joueur ayant le moins de points de vie
who-they-or-you = l’un de vous deux
who-another-player = un autre joueur
who-two-players = choisissez deux joueurs différents : chacun
who-revealed = le joueur que la carte révélée désigne
who-shared-cards = pour chaque carte Joker ou partagée { order-there }, l’un des joueurs qu’elle désigne
order-there = { $there ->
    [yes] qui s’y trouve
   *[no] dans la défausse d’ordre du tour
}
who-owner-of = son propriétaire
who-most-in-hand = le joueur ayant le plus de cartes { $card } en main
who-most-expensive-gem = le joueur ayant la gemme la plus chère en main
who-most-cards = le joueur ayant le plus de cartes en main
who-fewest-charges = le joueur ayant le moins de charges
who-fewest-prepped = le joueur ayant le moins de sorts préparés
who-fewest-cards = le joueur ayant le moins de cartes en main
who-random-player = un joueur désigné au hasard
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
    .dat = de { that-minion }
that-minion = { $term ->
    [Acolyte] cet Acolyte
    [serviteur] ce serviteur
   *[other] ce serviteur { $term }
}
# Only a word that is known gets its own article.
the-minion = { $term ->
    [Acolyte] l’Acolyte
    [serviteur] le serviteur
   *[other] le serviteur { $term }
}
minion-lowest-life =
    .nom = { the-minion } ayant le moins de points de vie
    .acc = { the-minion } ayant le moins de points de vie
    .gen = de { the-minion } ayant le moins de points de vie
    .dat = de { the-minion } ayant le moins de points de vie
minion-highest-life =
    .nom = { the-minion } ayant le plus de points de vie
    .acc = { the-minion } ayant le plus de points de vie
    .gen = de { the-minion } ayant le plus de points de vie
    .dat = de { the-minion } ayant le plus de points de vie
minion-each =
    .nom = chaque { $term } en jeu
    .acc = chaque { $term } en jeu
    .gen = de chaque { $term } en jeu, du plus ancien au plus récent
    .dat = de chaque { $term } en jeu, du plus ancien au plus récent
plain-minion-any =
    .nom = n’importe quel serviteur
    .acc = n’importe quel serviteur
    .gen = de n’importe quel serviteur
    .dat = de n’importe quel serviteur
plain-minion-each =
    .nom = chaque serviteur en jeu
    .acc = chaque serviteur en jeu
    .gen = de chaque serviteur en jeu, du plus ancien au plus récent
    .dat = de chaque serviteur en jeu, du plus ancien au plus récent
plain-minion-lowest-life =
    .nom = le serviteur ayant le moins de points de vie
    .acc = le serviteur ayant le moins de points de vie
    .gen = du serviteur ayant le moins de points de vie
    .dat = du serviteur ayant le moins de points de vie
plain-minion-highest-life =
    .nom = le serviteur ayant le plus de points de vie
    .acc = le serviteur ayant le plus de points de vie
    .gen = du serviteur ayant le plus de points de vie
    .dat = du serviteur ayant le plus de points de vie
plain-minion-that =
    .nom = ce serviteur
    .acc = ce serviteur
    .gen = de ce serviteur
    .dat = de ce serviteur
minion-any =
    .nom = n’importe quel { $term }
    .acc = n’importe quel { $term }
    .gen = de n’importe quel { $term }
    .dat = de n’importe quel { $term }
power-any =
    .nom = n’importe quel pouvoir en jeu
    .acc = n’importe quel pouvoir en jeu
    .gen = de n’importe quel pouvoir en jeu
    .dat = de n’importe quel pouvoir en jeu
power-each =
    .nom = chaque pouvoir en jeu
    .acc = chaque pouvoir en jeu
    .gen = de chaque pouvoir en jeu
    .dat = de chaque pouvoir en jeu
power-that =
    .nom = ce pouvoir
    .acc = ce pouvoir
    .gen = de ce pouvoir
    .dat = de ce pouvoir
nemesis-dat = la némésis

## Amounts

unit = { $unit ->
    [damage] { damages }
    [life] { lives }
    [aether] { aethers }
    [additional] { $n ->
        [one] { $n } { DAMAGE("dégât") } supplémentaire
       *[other] { $n } { DAMAGE("dégâts") } supplémentaires
    }
    [charges] { charges }
    [swarm] { $n ->
        [one] { $n } jeton { $swarm }
       *[other] { $n } jetons { $swarm }
    }
    [tokens] { tokens }
    [times] { $n } fois
   *[cards] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
}
damages = { $n ->
    [one] { $n } { DAMAGE("dégât") }
   *[other] { $n } { DAMAGE("dégâts") }
}
lives = { $n ->
    [one] { $n } { LIFE("point de vie") }
   *[other] { $n } { LIFE("points de vie") }
}
aethers = { $n ->
    [one] { $n } { AETHER("éther") }
   *[other] { $n } { AETHER("éthers") }
}
charges = { $n ->
    [one] { $n } { CHARGE("charge") }
   *[other] { $n } { CHARGE("charges") }
}
amount-plus-if = { $base }, plus { $n } si { $condition }
amount-each = { $base } par { $each }
amount-plus-each = { $base }, plus { $n } par { $each }
amount-minus-each = { $base }, moins { $n } par { $each }
amount-less = { $base }, moins { $n }
amount-more = { $base }, plus { $more }
amount-more-if = { $base }, plus { $more } si { $condition }
amount-equal = autant { of-units } que { $number }
amount-half = autant { of-units } que { $number } divisé par 2 (arrondi au supérieur)
of-units = { $unit ->
    [damage] de dégâts
    [life] de points de vie
    [aether] d’éthers
    [additional] de dégâts supplémentaires
    [swarm] de jetons { $swarm }
    [tokens] de jetons { $term }
    [times] de fois
    [charges] de charges
   *[cards] de cartes
}

## Counts

count-prepped =
    .each = { $whose ->
        [all] { other-one }sort préparé{ of-this-name }
        [most] sort préparé du joueur qui en a le plus
        [they] { $own ->
            [yes] { other-one }sort{ of-this-name } qu’il a préparé
           *[no] { other-one }sort{ of-this-name } que ce joueur a préparé
        }
       *[you] { other-one }sort{ of-this-name } que vous avez préparé
    }
    .number = { $whose ->
        [all] le nombre { of-others }sorts préparés{ of-this-name }
        [most] le plus grand nombre de sorts préparés par un même joueur
        [they] { $own ->
            [yes] { $other ->
                [yes] le nombre de ses autres sorts préparés{ of-this-name }
               *[no] le nombre de ses sorts préparés{ of-this-name }
            }
           *[no] le nombre { of-others }sorts{ of-this-name } préparés par ce joueur
        }
       *[you] le nombre { of-others }sorts{ of-this-name } que vous avez préparés
    }
other-one = { $other ->
    [yes] autre{ " " }
   *[no] { "" }
}
of-others = { $other ->
    [yes] d’autres{ " " }
   *[no] de{ " " }
}
of-this-name = { $same ->
    [yes] { " " }portant ce nom
   *[no] { "" }
}
count-prepped-adjacent =
    .each = sort préparé sur une brèche adjacente à celle de ce sort
    .number = le nombre de sorts préparés sur les brèches adjacentes à celle de ce sort
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
hand-cost = { $limit ->
    [between] { " " }coûtant de { $cost } à { $most } éthers
    [at-least] { " " }coûtant { cost } ou plus
    [at-most] { " " }coûtant { cost } ou moins
   *[none] { "" }
}

count-hand =
    .each = { $kind ->
        [gem] gemme
        [relic] relique
        [spell] sort
        [gem-or-relic] gemme ou relique
        [gem-or-spell] gemme ou sort
        [relic-or-spell] relique ou sort
        [own] carte { $term }
        [named] carte { $card }
       *[card] carte
    }{ hand-cost } dans { $whose ->
        [they] la main de ce joueur
       *[you] votre main
    }
    .number = le nombre de { kinds-number }{ hand-cost } dans { $whose ->
        [they] la main de ce joueur
       *[you] votre main
    }
kinds-number = { $kind ->
    [gem] gemmes
    [relic] reliques
    [spell] sorts
    [gem-or-relic] gemmes et de reliques
    [gem-or-spell] gemmes et de sorts
    [relic-or-spell] reliques et de sorts
    [own] cartes { $term }
    [named] cartes { $card }
   *[card] cartes
}
count-discard-pile =
    .each = { $kind ->
        [gem] gemme
        [relic] relique
        [spell] sort
        [gem-or-relic] gemme ou relique
        [gem-or-spell] gemme ou sort
        [relic-or-spell] relique ou sort
        [own] carte { $term }
        [named] carte { $card }
       *[card] carte
    } dans { $whose ->
        [they] la défausse de ce joueur
       *[you] votre défausse
    }
    .number = le nombre de { kinds-number } dans { $whose ->
        [they] la défausse de ce joueur
       *[you] votre défausse
    }
count-turn-order-discard =
    .each = { $kind ->
        [nemesis] carte de la némésis
        [player] carte de joueur
        [own] { $whose ->
            [they] carte de ce joueur
           *[you] carte à vous
        }
       *[any] carte
    } dans la défausse d’ordre du tour
    .number = le nombre de { $kind ->
        [nemesis] cartes de la némésis
        [player] cartes de joueur
        [own] { $whose ->
            [they] { $own ->
                [yes] ses cartes
               *[no] cartes de ce joueur
            }
           *[you] vos cartes
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
        [nemesis] point de vie de la némésis
        [gravehold] point de vie de Gravehold
        [that] point de vie du serviteur concerné
        [they] point de vie de ce joueur
       *[you] point de vie que vous avez
    }
    .number = { $whose ->
        [this] le nombre de points de vie de ce serviteur
        [nemesis] le nombre de points de vie de la némésis
        [gravehold] le nombre de points de vie de Gravehold
        [that] le nombre de points de vie du serviteur concerné
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
    [play] joué
   *[discard] défaussé
}
chosen-she = { $verb ->
    [destroy] détruite
    [take] reprise
    [gain] acquise
    [play] jouée
   *[discard] défaussée
}
chosen-them = { $verb ->
    [destroy] détruits
    [take] repris
    [gain] acquis
    [play] joués
   *[discard] défaussés
}
count-in-play-known =
    .each = { $kind ->
        [minion] serviteur
       *[power] pouvoir
    } en jeu
    .number = le nombre de { $kind ->
        [minion] serviteurs
       *[power] pouvoirs
    } en jeu
count-spent =
    .each = éther dépensé de cette manière
    .number = le nombre d’éthers dépensés de cette manière
count-cost-of =
    .each = éther de son coût
    .number = son coût
count-played =
    .each = carte { of-own-name } que vous avez jouée ce tour-ci
    .number = le nombre de cartes { of-own-name } que vous avez jouées ce tour-ci
count-gained =
    .each = carte { of-own-name } que vous avez acquise ce tour-ci
    .number = le nombre de cartes { of-own-name } que vous avez acquises ce tour-ci
of-own-name = { $named ->
    [yes] { $card }
   *[no] portant ce nom
}
one-of-own-name = { $named ->
    [yes] une carte { $card }
   *[no] une carte portant ce nom
}
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
condition-or = { $a } ou si { $b }
condition-not = la condition suivante n’est pas remplie ({ $condition })
condition-not-all = ces conditions ne sont pas toutes remplies ({ $condition })
condition-revealed = { $kind ->
    [player] c’est une carte de joueur
   *[nemesis] c’est une carte de la némésis
}
    .not = { $kind ->
        [player] ce n’est pas une carte de joueur
       *[nemesis] ce n’est pas une carte de la némésis
    }
condition-exhausted = { $whose ->
    [they] ce joueur est épuisé
    [any] au moins un joueur est épuisé
   *[you] vous êtes épuisé
}
    .not = { $whose ->
        [they] ce joueur n’est pas épuisé
        [any] aucun joueur n’est épuisé
       *[you] vous n’êtes pas épuisé
    }
condition-pile-empty = la pile de cette carte dans la réserve est vide
    .not = la pile de cette carte dans la réserve n’est pas vide
condition-killed = un serviteur de la pioche de la némésis est ainsi vaincu
    .not = aucun serviteur de la pioche de la némésis n’est ainsi vaincu
condition-allys-turn = c’est le tour d’un allié
    .not = ce n’est pas le tour d’un allié
condition-your-turn = c’est votre tour
    .not = ce n’est pas votre tour
condition-all-breaches-open = { $whose ->
    [they] toutes les brèches de ce joueur sont ouvertes
   *[you] toutes vos brèches sont ouvertes
}
    .not = { $whose ->
        [they] les brèches de ce joueur ne sont pas toutes ouvertes
       *[you] vos brèches ne sont pas toutes ouvertes
    }
condition-all-piles-empty = toutes les piles de la réserve sont vides
    .not = les piles de la réserve ne sont pas toutes vides
condition-count-prepped = { $how ->
    [exactly] { $n ->
        [0] { $whose ->
            [you] vous n’avez aucun
            [they] ce joueur n’a aucun
            [most] aucun joueur n’a de
           *[all] les joueurs n’ont en tout aucun
        } { other-one }sort préparé{ of-this-name }
       *[other] { prepped-many }
    }
   *[other] { prepped-many }
}
prepped-many = { $whose ->
    [you] vous avez { so-many }
    [they] ce joueur a { so-many }
    [most] { $how ->
        [least] un joueur a { so-many }
       *[other] le joueur ayant préparé le plus de sorts a { so-many }
    }
   *[all] les joueurs ont en tout { so-many }
} { $other ->
    [yes] { $n ->
        [one] autre
       *[other] autres
    }{ " " }
   *[no] { "" }
}{ $n ->
    [one] sort préparé
   *[other] sorts préparés
}{ of-this-name }
condition-count-prepped-adjacent = { $n ->
    [0] { $how ->
        [exactly] aucun sort n’est préparé
       *[other] { exactly }{ $n } sort{ or-so } est préparé
    }
    [one] { exactly }{ $n } sort{ or-so } est préparé
   *[other] { exactly }{ $n } sorts{ or-so } sont préparés
} sur les brèches adjacentes à celle de ce sort
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
    [gem-or-relic] { $n ->
        [one] gemme ou relique
       *[other] gemmes ou reliques
    }
    [gem-or-spell] { $n ->
        [one] gemme ou sort
       *[other] gemmes ou sorts
    }
    [relic-or-spell] { $n ->
        [one] relique ou sort
       *[other] reliques ou sorts
    }
    [own] { own-cards }
    [named] { $n ->
        [one] carte { $card }
       *[other] cartes { $card }
    }
   *[card] { $n ->
        [one] carte
       *[other] cartes
    }
}{ hand-cost } { $where ->
    [discard] dans { $whose ->
        [they] sa défausse
       *[you] votre défausse
    }
   *[hand] en main
}
condition-count-turn-order-discard = la défausse d’ordre du tour contient { so-many } { $n ->
    [one] carte
   *[other] cartes
}{ $kind ->
    [nemesis] { " " }de la némésis
    [player] { " " }de joueur
    [own] { $whose ->
        [they] { " " }de ce joueur
       *[you] { " " }à vous
    }
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
    [nemesis] la némésis a
    [gravehold] Gravehold a
    [that] le serviteur concerné a
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
    [0] { $how ->
        [exactly] aucun jeton { $swarm } n’est en jeu
       *[other] { exactly }{ $n } jeton { $swarm }{ or-so } est en jeu
    }
    [one] { exactly }{ $n } jeton { $swarm }{ or-so } est en jeu
   *[other] { exactly }{ $n } jetons { $swarm }{ or-so } sont en jeu
}
condition-count-in-play = { $n ->
    [0] { $how ->
        [exactly] aucune carte { $term } n’est en jeu
       *[other] { exactly }{ $n } carte { $term }{ or-so } est en jeu
    }
    [one] { exactly }{ $n } carte { $term }{ or-so } est en jeu
   *[other] { exactly }{ $n } cartes { $term }{ or-so } sont en jeu
}
condition-count-chosen = le nombre de { $tier ->
    [0] { $kind ->
        [gem] gemmes { chosen-she }s
        [relic] reliques { chosen-she }s
        [spell] sorts { chosen-them }
        [prepped] sorts { chosen-them }
        [swarm] jetons { chosen-them }
       *[card] cartes { chosen-she }s
    }
   *[other] cartes de palier { $tier } { chosen-she }s
} de cette manière est { $how ->
    [least] de { $n } ou plus
    [most] de { $n } ou moins
   *[exactly] exactement de { $n }
}
condition-count-in-play-known = { $n ->
    [0] aucun { $kind ->
        [minion] serviteur
       *[power] pouvoir
    } n’est en jeu
    [one] { exactly }{ $n } { $kind ->
        [minion] serviteur
       *[power] pouvoir
    }{ or-so } est en jeu
   *[other] { exactly }{ $n } { $kind ->
        [minion] serviteurs
       *[power] pouvoirs
    }{ or-so } sont en jeu
}
condition-count-spent = { so-many } { $n ->
    [one] éther a été dépensé
   *[other] éthers ont été dépensés
} de cette manière
condition-count-cost-of = son coût est { $how ->
    [least] de { $n } ou plus
    [most] de { $n } ou moins
   *[exactly] exactement de { $n }
}
condition-count-played = { $how ->
    [least] vous avez joué au moins { own-name-cards } ce tour-ci
    [most] vous avez joué au plus { own-name-cards } ce tour-ci
   *[exactly] c’est la { nth-time } fois que vous jouez { one-of-own-name } ce tour-ci
}
nth-time = { $n ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] { $n }e
}
own-name-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} { of-own-name }
condition-count-gained = { $how ->
    [least] vous avez acquis au moins { own-name-cards } ce tour-ci
    [most] vous avez acquis au plus { own-name-cards } ce tour-ci
   *[exactly] c’est la { nth-time } fois que vous acquérez { one-of-own-name } ce tour-ci
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
        [you] l’un de vos sorts préparés
        [together] un sort préparé
       *[they] l’un de ses sorts préparés
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
   *[prepped] { $kind ->
        [named] { $n ->
            [one] { " " }préparée
           *[other] { " " }préparées
        }
       *[other] { "" }
    }
}
pick-limit = { $limit ->
    [between] { $n ->
        [one] { " " }coûtant de { $cost } à { $most } éthers
       *[other] { " " }coûtant chacun{ pick-e } de { $cost } à { $most } éthers
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
}{ $except ->
    [no] { "" }
   *[yes] { $n ->
        [one] { " " }autre qu’une carte { $other }
       *[other] { " " }autres que des cartes { $other }
    }
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
    [0] 0 { pick-noun }
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
    [1] { $kind ->
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
pick-counted = { pick-as-many }{ pick-where }{ pick-limit } que { $number }
pick-half = { pick-as-many }{ pick-where }{ pick-limit } que { $number } divisé par 2 (arrondi au supérieur)
pick-as-many = autant { $kind ->
    [prepped] { $actor ->
        [together] de sorts préparés
       *[other] { pick-noun }
    }
   *[other] de { pick-noun }
}

## Verbs: life and damage

step-deal = infligez { $amount }{ deal-target }.
    .do = infliger { $amount }{ deal-target }
deal-target = { $target ->
    [nemesis] { " " }à la némésis
    [minion] { " " }à un serviteur
    [each-minion] { " " }à chaque serviteur
   *[any] { "" }
}
step-deal-divided = infligez { $amount }, à répartir comme vous le souhaitez entre { divided-among }.
    .do = infliger { $amount }, à répartir comme vous le souhaitez entre { divided-among }
divided-among = { $target ->
    [minion] les serviteurs
   *[any] la némésis et ses serviteurs
}
deal-more = infligez { $amount }.
step-suffer =
    .you = subissez { $amount }.
    .they = { $who } subit { $amount }.
    .do = subir { $amount }
step-gravehold-suffers = Gravehold subit { $amount }.
step-this-suffers = { $minion } subit { $amount }.
step-gravehold-and-this-suffer = Gravehold et { $minion } subissent chacun { $amount }.
step-this-gains = { $minion } gagne { $amount }.
step-heal =
    .you = gagnez { $amount }{ above-max }.
    .they = { $who } gagne { $amount }{ above-max }.
    .do = gagner { $amount }{ above-max }
step-gravehold-gains = Gravehold gagne { $amount }.
    .do = faire gagner { $amount } à Gravehold
step-nemesis-gains = la némésis gagne { $amount }.
step-prevent-damage = annulez tous les dégâts que les joueurs et Gravehold devraient subir ce tour-ci.

## Verbs: aether, charges, tokens

step-aether =
    .you = gagnez { $amount }{ $also ->
        [yes] { " " }de plus
       *[no] { "" }
    }{ aether-limit }.
    .they = { $who } gagne { $amount }{ aether-limit }.
    .do = gagner { $amount }{ aether-limit }
aether-limit = { $limit ->
    [gain-spell] { aether-only } acquérir un sort
    [gain-gem] { aether-only } acquérir une gemme
    [gain-relic] { aether-only } acquérir une relique
    [gain-gem-gain-relic] { aether-only } acquérir une gemme ou une relique
    [gain-spell-focus-open] { aether-only } acquérir un sort, ou stabiliser ou ouvrir une brèche
    [gain] { aether-only } acquérir des cartes
    [not-gain-relic-gain-spell] { aether-not } acquérir une relique ou un sort
    [only] { aether-only } { $uses }
    [not] { aether-not } { $uses }
   *[none] { "" }
}
aether-not = { $n ->
    [one] { " " }qui ne peut pas être utilisé pour
   *[other] { " " }qui ne peuvent pas être utilisés pour
}
use-nor = { $a } ou { $b }
use = { $use ->
    [gain-gem] acquérir une gemme
    [gain-relic] acquérir une relique
    [gain-spell] acquérir un sort
    [gain] acquérir une carte
    [charge] gagner une charge
    [focus] stabiliser une brèche
    [open] ouvrir une brèche
   *[other] payer ce que demande une carte
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
    .you = la prochaine fois que vous { $of ->
        [focus] stabilisez
        [open] ouvrez
       *[other] stabilisez ou ouvrez
    } une brèche ce tour-ci, cela coûte { aethers } de moins.
    .they = { $who } paie { aethers } de moins la prochaine fois qu’il { $of ->
        [focus] stabilise
        [open] ouvre
       *[other] stabilise ou ouvre
    } une brèche ce tour-ci.
    .do = réduire de { aethers } le coût de la prochaine { $of ->
        [focus] stabilisation
        [open] ouverture
       *[other] stabilisation ou ouverture
    } d’une brèche ce tour-ci
step-charge =
    .you = gagnez { $amount }{ only-them }.
    .they = { $who } gagne { $amount }{ only-them }.
    .do = gagner { $amount }{ only-them }
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
step-share-charges = { $n ->
    [1] un allié gagne { charges }.
   *[other] les alliés gagnent collectivement { charges }, à répartir comme vous le souhaitez.
}
step-place-tokens =
    .you = placez { tokens } sur n’importe quelle pile de la réserve.
    .they = { $who } place { tokens } sur n’importe quelle pile de la réserve.
    .do = placer { tokens } sur n’importe quelle pile de la réserve

step-shift =
    .you = déplacez votre jeton { $term } sur une autre case. Résolvez cette case.
    .they = { $who } déplace son jeton { $term } sur une autre case et résout cette case.
    .do = déplacer le jeton { $term } sur une autre case et résoudre cette case

step-swap-cards =
    .you = prenez autant de cartes de votre propre main que vous le souhaitez, puis rendez-en autant.
    .they = { $who } reçoit autant de cartes de votre main que vous le souhaitez, puis vous donne le même nombre de cartes de sa main.
    .do = recevoir autant de cartes de votre main que vous le souhaitez, puis vous donner le même nombre de cartes de sa main

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
    .you = détruisez { $what } ainsi que la brèche où il était préparé (une seule s’il en occupe deux).
    .they = { $who } détruit { $what } ainsi que la brèche où il était préparé (une seule s’il en occupe deux).
    .do = détruire { $what } ainsi que la brèche où il était préparé (une seule s’il en occupe deux)
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
    .you = prenez en main la carte du dessus de votre défausse.
    .they = { choose-player } Prenez en main la carte du dessus de sa défausse.
    .do = choisir { chosen-player } et prendre en main la carte du dessus de sa défausse
step-destroy-top-of-discard =
    .you = détruisez la carte du dessus de votre défausse.
    .they = { choose-player } Détruisez la carte du dessus de sa défausse.
    .do = choisir { chosen-player } et détruire la carte du dessus de sa défausse
step-reveal =
    .you = révélez { first-cards } de votre pioche.
    .they = { $who } révèle { first-cards } de sa pioche.
    .do = révéler { first-cards } de { $actor ->
        [you] votre
       *[they] sa
    } pioche
first-cards = { $n ->
    [1] la première carte
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
    .you = détruisez { count-first } de votre pioche.
    .they = { $who } détruit { count-first } de sa pioche.
    .do = détruire { count-first } de { $actor ->
        [you] votre
       *[they] sa
    } pioche
count-first = { $count ->
    [1] la première carte
   *[other] les { $count } premières cartes
}
gained-pile = { $from ->
    [supply] de la réserve
    [other-pile] de n’importe quelle autre pile de la réserve
   *[pile] de n’importe quelle pile de la réserve
}

# Une carte d’après ce qui lui est arrivé.
that-card = { $verb ->
    [gain] la carte acquise
    [play] la carte jouée
    [cast] le sort lancé
    [discard] la carte défaussée
    [destroy] la carte détruite
    [take] la carte reprise en main
    [put] la carte placée
   *[it] cette carte
}

gained-card = { $which ->
    [this] un autre exemplaire de cette carte de la réserve
    [cheapest] { gained-cheapest }
    [cheapest-at-most] { gained-cheapest } (seulement si elle coûte { cost } ou moins)
    [at-most] { gained-kind } coûtant { cost } ou moins { gained-pile }
    [at-most-of] { gained-kind } { gained-pile } { $cost ->
        [0] ne coûtant pas plus que { that-card }
       *[other] coûtant au maximum { cost } de plus que { that-card }
    }
   *[any] { gained-kind } { gained-pile }
}
gained-cheapest = { $kind ->
    [gem] une gemme de la pile de gemmes la moins chère de la réserve
    [relic] une relique de la pile de reliques la moins chère de la réserve
    [spell] un sort de la pile de sorts la moins chère de la réserve
    [gem-or-relic] une gemme ou une relique de la moins chère de ces piles de la réserve
    [gem-or-spell] une gemme ou un sort de la moins chère de ces piles de la réserve
    [relic-or-spell] une relique ou un sort de la moins chère de ces piles de la réserve
   *[card] une carte de la pile la moins chère de la réserve
}
gained-kind = { $kind ->
    [gem] une gemme
    [relic] une relique
    [spell] un sort
    [gem-or-relic] une gemme ou une relique
    [gem-or-spell] une gemme ou un sort
    [relic-or-spell] une relique ou un sort
   *[card] une carte
}
gained-it = { $which ->
    [this] le
   *[any] { $kind ->
        [spell] le
        [gem-or-spell] le
        [relic-or-spell] le
       *[card] la
    }
}
step-gain =
    .you = acquérez { gained-card }{ $to ->
        [hand] { " " }et prenez-{ gained-it } en main
        [top-of-deck] { " " }et placez-{ gained-it } au-dessus de votre pioche
        [breach] { " " }et préparez-{ gained-it } sur l’une de vos brèches
       *[discard] { "" }
    }.
    .they = { $who } acquiert { gained-card }{ $to ->
        [hand] { " " }et { gained-it } prend en main
        [top-of-deck] { " " }et { gained-it } place au-dessus de sa pioche
        [breach] { " " }et { gained-it } prépare sur l’une de ses brèches
       *[discard] { "" }
    }.
    .do = acquérir { gained-card }{ $to ->
        [hand] { " " }et { gained-it } prendre en main
        [top-of-deck] { " " }et { gained-it } placer au-dessus de { $actor ->
            [you] votre
           *[they] sa
        } pioche
        [breach] { " " }et { gained-it } préparer sur l’une de { $actor ->
            [you] vos
           *[they] ses
        } brèches
       *[discard] { "" }
    }
step-next-gain = { $to ->
    [ally-discard] { $optional ->
        [yes] vous pouvez placer la prochaine carte que vous acquérez ce tour-ci au-dessus de la défausse d’un allié.
       *[no] placez la prochaine carte que vous acquérez ce tour-ci au-dessus de la défausse d’un allié.
    }
   *[top-of-deck] { $optional ->
        [yes] vous pouvez placer la prochaine carte que vous acquérez ce tour-ci au-dessus de votre pioche.
       *[no] placez la prochaine carte que vous acquérez ce tour-ci au-dessus de votre pioche.
    }
}
step-play =
    .you = jouez { play-times } { $kind ->
        [relic] une relique
        [gem-or-relic] une gemme ou une relique
       *[gem] une gemme
    } de votre main.
    .do = jouer { play-times } { $kind ->
        [relic] une relique
        [gem-or-relic] une gemme ou une relique
       *[gem] une gemme
    } de { $actor ->
        [you] votre
       *[they] sa
    } main
play-times = { $n ->
    [1] une fois
    [2] deux fois
    [3] trois fois
   *[other] { $n } fois
}

## Verbs: breaches and spells

step-focus =
    .you = { $which ->
        [cheapest-closed] stabilisez votre brèche fermée ayant le coût de stabilisation le plus faible.
        [any-player] stabilisez une brèche de n’importe quel joueur.
        [any-ally] stabilisez une brèche d’un allié.
        [this-breach] stabilisez la brèche depuis laquelle ce sort a été lancé.
       *[any] stabilisez l’une de vos brèches.
    }
    .they = { $which ->
        [cheapest-closed] { $who } stabilise sa brèche fermée ayant le coût de stabilisation le plus faible.
        [any-player] { $who } stabilise une brèche de n’importe quel joueur.
        [any-ally] { $who } stabilise une brèche de l’un de vos alliés.
        [this-breach] { $who } stabilise la brèche depuis laquelle ce sort a été lancé.
       *[any] { $who } stabilise l’une de ses brèches.
    }
    .do = { $which ->
        [cheapest-closed] stabiliser { $actor ->
            [you] votre
           *[they] sa
        } brèche fermée ayant le coût de stabilisation le plus faible
        [any-player] stabiliser une brèche de n’importe quel joueur
        [any-ally] stabiliser une brèche d’un allié
        [this-breach] stabiliser la brèche depuis laquelle ce sort a été lancé
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
    .you = lancez { cast-spell }{ $twice ->
        [yes] { " " }sans le défausser, puis lancez-le à nouveau
       *[no] { "" }
    }.{ $bonus ->
        [0] { "" }
       *[other] { cast-bonus }
    }{ $after ->
        [owner_hand] { $many ->
            [yes] { " " }Après avoir lancé chacun d’eux, remettez-le dans la main de son propriétaire.
           *[no] { " " }Remettez-le ensuite dans la main de son propriétaire.
        }
        [ally_hand] { $many ->
            [yes] { " " }Après avoir lancé chacun d’eux, placez-le dans la main d’un allié.
           *[no] { " " }Placez-le ensuite dans la main d’un allié.
        }
       *[none] { "" }
    }
    .do = lancer { cast-spell }{ $twice ->
        [yes] { " " }sans le défausser, puis le lancer à nouveau
       *[no] { "" }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }et infliger { cast-damage } avec { $many ->
            [yes] chacun d’eux
           *[no] ce sort
        }
    }{ $after ->
        [owner_hand] { $many ->
            [yes] { " " }et, après avoir lancé chacun d’eux, le remettre dans la main de son propriétaire
           *[no] , puis le remettre dans la main de son propriétaire
        }
        [ally_hand] { $many ->
            [yes] { " " }et, après avoir lancé chacun d’eux, le placer dans la main d’un allié
           *[no] , puis le placer dans la main d’un allié
        }
       *[none] { "" }
    }
cast-bonus = { $many ->
    [yes] { " " }Chacun inflige { cast-damage }.
   *[no] { " " }Il inflige { cast-damage }.
}
cast-damage = { $bonus ->
    [one] { $bonus } { DAMAGE("dégât") } supplémentaire
   *[other] { $bonus } { DAMAGE("dégâts") } supplémentaires
}
cast-spell = { $many ->
    [yes] jusqu’à { $n } { $whose ->
        [any_player] { $fresh ->
            [yes] sorts préparés ce tour-ci{ cast-limit }, parmi ceux de tous les joueurs
           *[no] sorts préparés{ cast-limit }, parmi ceux de tous les joueurs
        }
       *[you] { $fresh ->
            [yes] sorts{ cast-limit } que vous avez préparés ce tour-ci
           *[no] de vos sorts préparés{ cast-limit }
        }
    }
   *[no] { $whose ->
        [any_player] { $fresh ->
            [yes] un sort{ cast-limit } préparé ce tour-ci par n’importe quel joueur
           *[no] un sort préparé{ cast-limit } de n’importe quel joueur
        }
       *[you] { $fresh ->
            [yes] un sort{ cast-limit } que vous avez préparé ce tour-ci
           *[no] l’un de vos sorts préparés{ cast-limit }
        }
    }
}
cast-limit = { $limit ->
    [yes] { " " }coûtant { cost } ou moins
   *[no] { "" }
}
step-two-per-breach =
    .you = vous pouvez préparer jusqu’à deux sorts sur chacune de vos brèches ouvertes ce tour-ci.
    .they = { $who } peut préparer jusqu’à deux sorts sur chacune de ses brèches ouvertes ce tour-ci.
    .do = préparer jusqu’à deux sorts sur chacune de { $actor ->
        [you] vos
       *[they] ses
    } brèches ouvertes ce tour-ci
step-sigil-breach =
    .you = détruisez l’une de vos brèches { $breaches } ouvertes, reprenez en main les sorts qui y sont préparés et mettez à sa place une brèche scellée (+{ $bonus } { DAMAGE("dégâts") }).
    .they = { $who } détruit l’une de ses brèches { $breaches } ouvertes, reprend en main les sorts qui y sont préparés et met à sa place une brèche scellée (+{ $bonus } { DAMAGE("dégâts") }).
    .do = remplacer une brèche { $breaches } ouverte par une brèche scellée (+{ $bonus } { DAMAGE("dégâts") })

## Verbs: turn order

step-return-turn-order =
    .you = { $count ->
        [all] prenez toutes les cartes { return-whose } dans la défausse d’ordre du tour et mélangez-les dans le paquet d’ordre du tour.
       *[one] prenez une carte { return-whose } dans la défausse d’ordre du tour et mélangez-la dans le paquet d’ordre du tour.
    }
    .they = { $count ->
        [all] { $who } prend toutes les cartes { return-whose } dans la défausse d’ordre du tour et les mélange dans le paquet d’ordre du tour.
       *[one] { $who } prend une carte { return-whose } dans la défausse d’ordre du tour et la mélange dans le paquet d’ordre du tour.
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
    .you = { $count ->
        [all] prenez toutes vos cartes dans la défausse d’ordre du tour et mélangez-les dans le paquet d’ordre du tour. La carte Joker ne compte pas.
       *[one] prenez l’une de vos cartes dans la défausse d’ordre du tour et mélangez-la dans le paquet d’ordre du tour. La carte Joker ne compte pas.
    }
    .they = { choose-player } { $count ->
        [all] Prenez toutes ses cartes dans la défausse d’ordre du tour et mélangez-les dans le paquet d’ordre du tour. La carte Joker ne compte pas.
       *[one] Prenez l’une de ses cartes dans la défausse d’ordre du tour et mélangez-la dans le paquet d’ordre du tour. La carte Joker ne compte pas.
    }
    .do = prendre { $count ->
        [all] { $actor ->
            [you] toutes vos
           *[they] toutes ses
        } cartes dans la défausse d’ordre du tour et les mélanger
       *[one] { $actor ->
            [you] l’une de vos
           *[they] l’une de ses
        } cartes dans la défausse d’ordre du tour et la mélanger
    } dans le paquet d’ordre du tour
step-return-turn-order-keep =
    .you = choisissez une carte de joueur dans la défausse d’ordre du tour. Mélangez toutes les autres cartes de cette défausse dans le paquet d’ordre du tour.
    .they = { $who } choisit une carte de joueur dans la défausse d’ordre du tour. Mélangez toutes les autres cartes de cette défausse dans le paquet d’ordre du tour.
    .do = choisir une carte de joueur dans la défausse d’ordre du tour et mélanger toutes les autres cartes de cette défausse dans le paquet d’ordre du tour
step-reorder-turn-order = révélez toutes les cartes du paquet d’ordre du tour et replacez-les dans l’ordre de votre choix.

## Verbs: nemesis

step-unleash = { $n ->
    [0] Déchaîné, 0 fois.
    [one] Déchaîné.
    [2] Déchaîné, deux fois.
    [3] Déchaîné, trois fois.
    [4] Déchaîné, quatre fois.
   *[other] Déchaîné, { $n } fois.
}
step-unleash-counted = Déchaîné, { $amount }.
step-routine = { $term }.
step-counter = la némésis { $how ->
    [gain] gagne
   *[lose] perd
} { tokens }.
step-counter-counted = la némésis { $how ->
    [gain] gagne
   *[lose] perd
} { $amount }.
step-lose-game = les joueurs perdent la partie.
step-win-game = les joueurs gagnent la partie.
step-resolve-from = piochez la première carte du paquet { $term }, résolvez-la, puis remélangez-la dans ce paquet.
step-summon = mettez en jeu la première carte du paquet { $term }.
repeat-summon = mettez en jeu les { $n } premières cartes du paquet { $term }.
step-invoke = appliquez l’effet { $part } { $minion }.{ $spare ->
    [yes] { " " }Aucun serviteur ne subit les dégâts de son propre effet { $part }.
   *[no] { "" }
}
step-this-under = placez { $minion } sous le paquet { $term }.
step-bury-this = placez cette carte sous la pioche de la némésis.
step-discard-this = défaussez cette carte.
step-reshuffle = { $n ->
    [1] mélangez dans le paquet { $term } la carte { $term } défaussée le plus récemment.
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
    [1] 1 case
   *[other] { $n } cases
}.
step-move-token = { $back ->
    [yes] reculez
   *[no] avancez
} de { $n ->
    [1] 1 case
   *[other] { $n } cases
} { $which ->
    [farthest] le jeton « { $term } » le plus éloigné de sa case de départ
    [another] un autre jeton « { $term } »
    [each] chaque jeton « { $term } »
    [this] ce jeton « { $term } »
   *[any] { $count ->
        [1] un jeton « { $term } » au choix
       *[other] { $count } jetons « { $term } » différents
    }
}.{ $twice ->
    [yes] {" "}Si cela déclenche l’effet d’une case, résolvez-le une fois de plus.
   *[no] {""}
}
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
    .do = acquérir { first-cards } du paquet { $term } et { gained-them } { $to ->
        [hand] prendre en main
       *[top-of-deck] placer au-dessus de { $actor ->
            [you] votre
           *[they] sa
        } pioche
    }
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
} de { devour-pile } de la réserve.
devour-pile = { $which ->
    [cheapest] la pile{ devour-kind } la moins chère
    [most-expensive] la pile{ devour-kind } la plus chère
    [second-most-expensive] la deuxième pile{ devour-kind } la plus chère
   *[any] n’importe quelle pile{ devour-kind }
}
devour-kind = { $kind ->
    [gem] { " " }de gemmes
    [relic] { " " }de reliques
    [spell] { " " }de sorts
   *[any] { "" }
}
step-devour-each = dévorez 1 carte de chaque pile{ devour-kind } de la réserve, en commençant par la plus chère.
step-devour-counted = { $how ->
    [amount-equal] dévorez autant de cartes de { devour-pile } de la réserve que { $number }.
   *[other] dévorez de { devour-pile } de la réserve { $amount }.
}
step-spawn = mettez en jeu { $amount }.
step-discard-swarm = { $half ->
    [yes] défaussez la moitié des jetons { $swarm } en jeu (arrondie au supérieur).
   *[no] défaussez { $n ->
        [one] { $n } jeton { $swarm }
       *[other] { $n } jetons { $swarm }
    }.
}
step-discard-swarm-counted = défaussez { $amount }.
step-revive = remettez en jeu le dernier serviteur placé dans la défausse de la némésis.
step-resolve-again = résolvez à nouveau la dernière attaque placée dans la défausse de la némésis.
step-discard-nemesis-deck = défaussez { count-first } de la pioche de la némésis.
step-draw-more = la némésis pioche { $count ->
    [one] { $count } carte supplémentaire
   *[other] { $count } cartes supplémentaires
} pendant sa phase de pioche ce tour-ci.
step-cancel-drawn = défaussez la carte piochée sans appliquer son effet.

## Verbs: what points, moves and changes costs

put-to = { $to ->
    [hand] dans votre main
    [discard] sur votre défausse
    [top-of-deck] au-dessus de votre pioche
    [ally-hand] dans la main d’un allié
    [ally-discard] sur la défausse d’un allié
    [ally-deck] au-dessus de la pioche d’un allié
   *[bottom-of-deck] sous votre pioche
}
put-to-theirs = { $to ->
    [hand] dans sa main
    [discard] sur sa défausse
    [top-of-deck] au-dessus de sa pioche
    [ally-hand] dans la main de l’un de ses alliés
    [ally-discard] sur la défausse de l’un de ses alliés
    [ally-deck] au-dessus de la pioche de l’un de ses alliés
   *[bottom-of-deck] sous sa pioche
}
put-to-all = { $to ->
    [hand] dans leurs mains
    [discard] sur leurs défausses
    [top-of-deck] au-dessus de leurs pioches
    [ally-hand] dans la main d’un allié
    [ally-discard] sur la défausse d’un allié
    [ally-deck] au-dessus de la pioche d’un allié
   *[bottom-of-deck] sous leurs pioches
}
step-put =
    .you = { $to ->
        [destroyed] détruisez { $what }.
       *[other] placez { $what } { put-to }.
    }
    .they = { $to ->
        [destroyed] { $who } détruit { $what }.
       *[other] { $who } place { $what } { put-to-theirs }.
    }
    .do = { $to ->
        [destroyed] détruire { $what }
       *[other] placer { $what } { $actor ->
            [you] { put-to }
           *[they] { put-to-theirs }
        }
    }
    .together = { $to ->
        [destroyed] les joueurs détruisent collectivement { $what }.
       *[other] les joueurs placent collectivement { $what } { put-to-all }.
    }
    .maytogether = { $to ->
        [destroyed] les joueurs peuvent détruire collectivement { $what }.
       *[other] les joueurs peuvent placer collectivement { $what } { put-to-all }.
    }
step-put-top =
    .you = { $to ->
        [destroyed] détruisez { first-cards } de votre pioche.
        [discard] défaussez { first-cards } de votre pioche.
       *[other] placez { first-cards } de votre pioche { put-to }.
    }
    .they = { $to ->
        [destroyed] { $who } détruit { first-cards } de sa pioche.
        [discard] { $who } défausse { first-cards } de sa pioche.
       *[other] { $who } place { first-cards } de sa pioche { put-to-theirs }.
    }
    .do = { $to ->
        [destroyed] détruire { first-cards } de { $actor ->
            [you] votre
           *[they] sa
        } pioche
        [discard] défausser { first-cards } de { $actor ->
            [you] votre
           *[they] sa
        } pioche
       *[other] placer { first-cards } de { $actor ->
            [you] votre pioche { put-to }
           *[they] sa pioche { put-to-theirs }
        }
    }
look-taken = { $take ->
    [one] l’une d’elles
   *[other] { $take } d’entre elles
}
step-look =
    .you = regardez { first-cards } de votre pioche. { $to ->
        [discard] Défaussez { look-taken }
        [destroyed] Détruisez { look-taken }
       *[hand] Prenez { look-taken } en main
    } et { $rest ->
        [bottom] placez les autres sous votre pioche dans l’ordre de votre choix
        [discard] défaussez les autres
       *[top] replacez les autres au-dessus de votre pioche dans l’ordre de votre choix
    }.
    .they = { $who } regarde { first-cards } de sa pioche, { $to ->
        [discard] défausse { look-taken }
        [destroyed] détruit { look-taken }
       *[hand] prend { look-taken } en main
    } et { $rest ->
        [bottom] place les autres sous sa pioche dans l’ordre de son choix
        [discard] défausse les autres
       *[top] replace les autres au-dessus de sa pioche dans l’ordre de son choix
    }.
    .do = regarder { first-cards } de { $actor ->
        [you] votre
       *[they] sa
    } pioche, { $to ->
        [discard] défausser { look-taken }
        [destroyed] détruire { look-taken }
       *[hand] prendre { look-taken } en main
    } et { $rest ->
        [bottom] placer les autres sous la pioche dans n’importe quel ordre
        [discard] défausser les autres
       *[top] replacer les autres au-dessus de la pioche dans n’importe quel ordre
    }
step-look-order =
    .you = regardez { first-cards } de votre pioche et { $rest ->
        [bottom] placez-les sous votre pioche dans l’ordre de votre choix
        [discard] défaussez-les dans l’ordre de votre choix
       *[top] replacez-les dans l’ordre de votre choix
    }.
    .they = { $who } regarde { first-cards } de sa pioche et { $rest ->
        [bottom] les place sous sa pioche dans l’ordre de son choix
        [discard] les défausse dans l’ordre de son choix
       *[top] les replace dans l’ordre de son choix
    }.
    .do = regarder { first-cards } de { $actor ->
        [you] votre
       *[they] sa
    } pioche et { $rest ->
        [bottom] les placer sous la pioche dans n’importe quel ordre
        [discard] les défausser dans n’importe quel ordre
       *[top] les replacer dans n’importe quel ordre
    }
step-open =
    .you = { $which ->
        [cheapest-closed] ouvrez votre brèche fermée ayant le coût de stabilisation le plus faible.
        [any-player] ouvrez une brèche fermée de n’importe quel joueur.
       *[any] ouvrez l’une de vos brèches fermées.
    }
    .they = { $which ->
        [cheapest-closed] { $who } ouvre sa brèche fermée ayant le coût de stabilisation le plus faible.
        [any-player] { $who } ouvre une brèche fermée de n’importe quel joueur.
       *[any] { $who } ouvre l’une de ses brèches fermées.
    }
    .do = { $which ->
        [cheapest-closed] ouvrir { $actor ->
            [you] votre
           *[they] sa
        } brèche fermée ayant le coût de stabilisation le plus faible
        [any-player] ouvrir une brèche fermée de n’importe quel joueur
       *[any] ouvrir l’une de { $actor ->
            [you] vos
           *[they] ses
        } brèches fermées
    }
step-close =
    .you = { $which ->
        [any-player] fermez une brèche ouverte II, III ou IV de n’importe quel joueur.
       *[any] fermez l’une de vos brèches ouvertes II, III ou IV.
    }
    .they = { $which ->
        [any-player] { $who } ferme une brèche ouverte II, III ou IV de n’importe quel joueur.
       *[any] { $who } ferme l’une de ses brèches ouvertes II, III ou IV.
    }
    .do = { $which ->
        [any-player] fermer une brèche ouverte II, III ou IV de n’importe quel joueur
       *[any] fermer l’une de { $actor ->
            [you] vos
           *[they] ses
        } brèches ouvertes II, III ou IV
    }
step-cast-all =
    .you = lancez tous vos sorts préparés sans les défausser.
    .do = lancer tous les sorts préparés sans les défausser

step-cast-from =
    .you = lancez un sort de votre { cast-zone }{ $bonus ->
        [0] { "" }
        [one] { " " }en infligeant { $bonus } { DAMAGE("dégât") } supplémentaire
       *[other] { " " }en infligeant { $bonus } { DAMAGE("dégâts") } supplémentaires
    }.
    .do = lancer un sort de votre { cast-zone }{ $bonus ->
        [0] { "" }
        [one] { " " }en infligeant { $bonus } { DAMAGE("dégât") } supplémentaire
       *[other] { " " }en infligeant { $bonus } { DAMAGE("dégâts") } supplémentaires
    }
cast-zone = { $zone ->
    [discard] défausse
   *[hand] main
}
step-spend =
    .you = dépensez { spend-amount }.
    .they = { $who } dépense { spend-amount-theirs }.
    .do = dépenser { $actor ->
        [they] { spend-amount-theirs }
       *[you] { spend-amount }
    }
spend-amount = { $least ->
    [0] { $n ->
        [0] autant d’éthers que vous voulez
       *[other] jusqu’à { aethers }
    }
   *[other] { $n ->
        [0] { $least } { $least ->
            [one] éther
           *[other] éthers
        } ou plus
       *[other] de { $least } à { aethers }
    }
}
spend-amount-theirs = { $least ->
    [0] { $n ->
        [0] autant d’éthers qu’il veut
       *[other] jusqu’à { aethers }
    }
   *[other] { $n ->
        [0] { $least } { $least ->
            [one] éther
           *[other] éthers
        } ou plus
       *[other] de { $least } à { aethers }
    }
}
step-discount-of =
    .you = la prochaine fois que vous { $you } ce tour-ci, cela coûte { aethers } de moins.
    .they = { $who } paie { aethers } de moins la prochaine fois qu’il { $they } ce tour-ci.
    .do = payer { aethers } de moins pour { $do } la prochaine fois ce tour-ci
discount-use =
    .you = { $use ->
        [focus] stabilisez une brèche
        [open] ouvrez une brèche
        [gain-gem] acquérez une gemme
        [gain-relic] acquérez une relique
        [gain-spell] acquérez un sort
       *[gain] acquérez une carte
    }
    .they = { $use ->
        [focus] stabilise une brèche
        [open] ouvre une brèche
        [gain-gem] acquiert une gemme
        [gain-relic] acquiert une relique
        [gain-spell] acquiert un sort
       *[gain] acquiert une carte
    }
    .do = { $use ->
        [focus] stabiliser une brèche
        [open] ouvrir une brèche
        [gain-gem] acquérir une gemme
        [gain-relic] acquérir une relique
        [gain-spell] acquérir un sort
       *[gain] acquérir une carte
    }
step-tokens-lose =
    .you = perdez { tokens }.
    .they = { $who } perd { tokens }.
    .do = perdre { tokens }
step-reveal-nemesis-deck =
    .you = regardez la première carte de la pioche de la némésis.
    .do = regarder la première carte de la pioche de la némésis
step-return-nemesis-card = mélangez { nemesis-card } de la défausse de la némésis dans sa pioche, parmi les cartes du même palier.
    .do = mélanger { nemesis-card } de la défausse de la némésis dans sa pioche, parmi les cartes du même palier
nemesis-card = { $kind ->
    [attack] une attaque
    [minion] un serviteur
    [power] un pouvoir
    [attack-or-minion] une attaque ou un serviteur
    [attack-or-power] une attaque ou un pouvoir
    [minion-or-power] un serviteur ou un pouvoir
   *[card] une carte
}{ $tier ->
    [0] { "" }
   *[other] { " " }de palier { $tier }
}
step-power-tokens-add = placez { power-tokens } sur { $minion }.
    .do = placer { power-tokens } sur { $minion }
step-power-tokens-remove = retirez { power-tokens } { $minion }.
    .do = retirer { power-tokens } { $minion }
power-tokens = { $n ->
    [one] 1 jeton Puissance
   *[other] { $n } jetons Puissance
}
step-silence = { $minion } n’agit pas au prochain tour de la némésis.
step-discard-that = défaussez { $minion }.
    .do = défausser { $minion }
## Types and labels

kind = { $kind ->
    [gem] gemme
    [relic] relique
    [spell] sort
    [attack] attaque
    [minion] serviteur
    [treasure] trésor
    [ability] capacité
   *[power] pouvoir
}
    .gen = { kind }
    .one = { kind }
    .acc = { kind }
type-player = { $kind } · coût { $cost }
type-tier = { $tier ->
    [0] { "" }
   *[other] { " · palier" } { $tier }
}
type-life = { $kind }{ type-tier } · vie { $life }
type-life-counted = { $kind }{ type-tier } · { $life }
type-power = { $kind }{ type-tier } · puissance { $power }
type-plain = { $kind }{ type-tier }
type-treasure = { $kind } · niveau { $level }
labelled = { $label } : { $text }
standing = { $says }
label-cast = Lancer
label-while-prepped = Lorsque préparé
label-when-gained = Lorsque vous acquérez cette carte
label-when-gained-in-turn = Lorsque vous acquérez cette carte pendant votre tour
label-when-discarded = Lorsque vous défaussez cette carte
label-immediately = Immédiat
label-persistent = Durable
label-to-discard = Pour défausser
label-power = Puissance { $n }
label-part = { $part }
label-breach = { $term } ({ $numeral })
rule-breach-bonus = Tant qu’elle est ouverte : +{ $n } { $n ->
    [one] dégât
   *[other] dégâts
}.
rule-breach-roomy = Tant qu’elle est ouverte, vous pouvez y préparer autant de sorts que vous le souhaitez.
rule-breach-lasting = Vous ne la perdez pas lorsque vous êtes épuisé.
rule-breach-opened = Lorsque vous l’ouvrez : { $then }
rule-breach-cast = Lorsque vous lancez un sort depuis cette brèche : { $then }
rule-pile-tokens = Vous avez { tokens }. Ils vous reviennent lorsque la carte sur laquelle ils se trouvent quitte la réserve.
rule-pile-tokens-gained = Lorsqu’un allié acquiert une carte portant des jetons { $term }, pour chacun d’eux : { $then }
rule-pile-tokens-yours = Lorsque vous acquérez une telle carte et que vous ne jouez pas en solo, pour chaque jeton { $term } qu’elle porte : { $then }
rule-gravehold-share = Tant que vous êtes épuisé, Gravehold subit { $n } { $n ->
    [one] dégât
   *[other] dégâts
} au lieu de 2 pour chaque dégât que vous devriez subir.
label-breaches = Brèches
label-hand = Main de départ
label-deck = Pioche de départ, à partir du dessus
label-ability = Capacité
label-setup = Mise en place
label-unleash = Déchaîné
label-rules = Règles additionnelles
label-reminder = Rappel
label-increased = Pour plus de difficulté
label-beginner = Débutant
ability-title = { $name } ({ charges })
during-your-main-phase = Pendant votre phase principale : { $then }
during-any-player-main-phase = Pendant la phase principale de n’importe quel joueur : { $then }
during-nemesis-draw-phase = Pendant la phase de pioche de la némésis, lorsqu’{ $drawn ->
    [attack-power] une attaque ou un pouvoir vient d’être pioché
    [attack] une attaque vient d’être piochée
    [minion] un serviteur vient d’être pioché
    [power] un pouvoir vient d’être pioché
    [attack-minion] une attaque ou un serviteur vient d’être pioché
    [minion-power] un serviteur ou un pouvoir vient d’être pioché
   *[any] une carte vient d’être piochée
} : { $then }
during-after-turn-order-card-drawn = Juste après la pioche d’une carte Ordre du tour : { $then }
during-end-of-your-draw-phase = À la fin de votre phase de pioche : { $then }
breach-none = { $numeral } : aucune.
breach-open = { $numeral } : ouverte{ $bonus ->
    [0] { "" }
    [one] , +{ $bonus } { DAMAGE("dégât") }
   *[other] , +{ $bonus } { DAMAGE("dégâts") }
}.
breach-closed = { $numeral } : fermée, stabilisation { $focus }, ouverture { $open }.
sheet-nemesis = némésis · vie { $life } · difficulté { $difficulty }
sheet-mage = { $title }

## Standing rules of cards and mats

rule-prep-closed = Peut être préparé sur une brèche fermée qui n’a pas été stabilisée.
rule-prep-two-adjacent = Préparez ce sort sur deux brèches adjacentes ; il occupe les deux.
rule-link = Lien : deux sorts avec Lien peuvent être préparés sur la même brèche.
rule-echo = Écho : résolvez deux fois l’effet « Lancer ». Tout ce qui s’y ajoute compte les deux fois.
rule-held = vous ne pouvez pas jouer cette carte.
rule-upgraded = carte de base améliorée.
rule-treasure = trésor de niveau { $level } : à la mise en place, remplace l’une de vos cartes de départ ({ $cards }).
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
rule-less-damage = Lorsque vous subissez des dégâts, réduisez-les de { $n } (minimum 1).
rule-action = { $once ->
    [yes] Une fois par tour, pendant votre phase principale, vous pouvez { action-may }
   *[no] Pendant votre phase principale, vous pouvez { action-may }
}
rule-action-if = pendant votre phase principale, si { $condition }, vous pouvez { action-may }
action-may = { $form ->
    [offer] { $n ->
        [0] { $what }.
       *[other] dépenser { aethers } pour { $what }.
    }
    [price] { $n ->
        [0] { $what }. Si vous le faites{ follows }
       *[other] dépenser { aethers } et { $what }. Si vous le faites{ follows }
    }
   *[whole] { $n ->
        [0] faire ceci : { $then }
       *[other] dépenser { aethers }. Si vous le faites{ follows }
    }
}
rule-returns = Au lieu d’être défaussée, cette carte est placée sous la pioche de la némésis.
rule-swarm-life = Chaque jeton { $swarm } a { lives }. À la fin de chaque tour, les jetons blessés regagnent tous leurs points de vie.
rule-damage-at-most = { $n ->
    [1] Les dégâts infligés à { $target } sont réduits à 1.
   *[other] Si plus de { $n } { DAMAGE("dégâts") } sont infligés à { $target } en une fois, réduisez-les à { $n }.
}
rule-damage-less = Les dégâts infligés à { $target } sont réduits de { $n }.
rule-damage-less-counted = { $how ->
    [amount-equal] Les dégâts infligés à { $target } sont réduits de 1 par { $each }.
   *[other] Les dégâts infligés à { $target } sont réduits de ceci : { $amount }.
}
rule-damage-none = Annulez tous les dégâts infligés à { $target } si { $condition }.
rule-damage-then = Ensuite, { $then }
rule-untargetable = La némésis ne peut pas subir de dégâts.
rule-counter-bounds = La némésis n’a jamais { $limits ->
    [most] plus de { $most }
    [least] moins de { $least }
   *[both] moins de { $least } ni plus de { $most }
} jetons { $term }.
rule-track = « { $term } » est une piste de { $n ->
    [one] 1 case
   *[other] { $n } cases
}.{ $start ->
    [0] {""}
   *[other] {" "}Elle commence sur la case { $start }.
}
rule-tracks = Chaque jeton « { $term } » a sa propre piste de { $n ->
    [one] 1 case
   *[other] { $n } cases
}.{ $start ->
    [0] {""}
   *[other] {" "}Il commence sur la case { $start }.
}
rule-track-step = « { $term } », case { $n } : { $says }
    .head = « { $term } », case { $n }
rule-track-landing = { $group ->
    [yes] Jetons « { $term } »
   *[no] « { $term } »
} : quand un jeton avance, résolvez seulement la case où il s’arrête, pas celles qu’il traverse.
rule-track-last = { $group ->
    [yes] Si un jeton « { $term } »
   *[no] Si « { $term } »
} doit avancer depuis la dernière case, résolvez cette case à la place, une seule fois quel que soit le nombre de cases.
rule-track-back = { $group ->
    [yes] Un jeton « { $term } »
   *[no] « { $term } »
} ne peut pas reculer depuis la case { $steps }.
rule-devour = Dévorer : placez les cartes sur la { $term }. On ne commence jamais à dévorer une pile vide{ $penalty ->
    [yes] { " " }; pour chaque carte manquante, { $missing }
   *[no] .
}
rule-open-pile = La carte du dessus de la { $term } peut être acquise comme si elle était dans la réserve.
rule-swarm = Chaque jeton { $swarm } est un serviteur avec { $life ->
    [one] { $life } { LIFE("point de vie") }
   *[other] { $life } { LIFE("points de vie") }
}. Il ne peut y en avoir plus de { $most } en jeu.
rule-swarm-spread = Un joueur qui inflige des dégâts à un jeton { $swarm } peut { $price } pour répartir les dégâts restants entre d’autres jetons { $swarm }.
do-this = faire ceci : { $what }
rule-swarm-overflow = Pour chaque jeton { $swarm } au-delà de { $most }{ follows }
rule-only-resolved = Les cartes { $term } ne peuvent pas être jouées autrement.
rule-deck-empty = Pour chaque carte à acquérir alors que le paquet { $term } est vide{ follows }
rule-when-destroyed = { $to ->
    [discard] Une carte { $term } détruite est placée au-dessus de la défausse d’un joueur, choisi par celui qui l’a détruite.
   *[under] Une carte { $term } détruite est placée sous le paquet { $term }.
}
rule-when-discarded = Lorsqu’une carte { $term } en jeu est défaussée{ follows }
rule-exhaustion = Lorsqu’un joueur devient épuisé, au lieu d’appliquer deux fois l’effet Déchaîné : { $then }
rule-lose-when = Les joueurs perdent la partie si { $condition }.
setup-deck = Mélangez les cartes { $term } pour former le paquet { $term }.
moment-start-of-casting = Au début de votre phase d’incantation{ follows }
moment-end-of-casting = À la fin de votre phase d’incantation{ follows }
moment-you-focus-or-open = Lorsque vous stabilisez ou ouvrez l’une de vos brèches pendant votre tour{ follows }
moment-damaged = Lorsque { $this ->
    [minion] ce serviteur subit
   *[card] cette carte subit
} des dégâts{ follows }
moment-damaged-by-player = Lorsqu’un joueur inflige des dégâts à { $this ->
    [minion] ce serviteur
   *[card] cette carte
}{ follows }
moment-nemesis-damaged = Lorsque la némésis subit des dégâts{ follows }
moment-discarded = Lorsque cette carte est défaussée{ follows }
moment-end-of-nemesis-turn = À la fin du tour de la némésis{ follows }
moment-start-of-player-turn = Au début du tour de chaque joueur{ follows }
moment-end-of-main-phase = À la fin de la phase principale de chaque joueur{ follows }
moment-end-of-turn = À la fin de n’importe quel tour{ follows }
