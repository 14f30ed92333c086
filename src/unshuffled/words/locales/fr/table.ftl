# Questions, answers, the log, refusals, and the words around a table, in French.
# Names stand without « de » before them and without participles after them: neither elision nor gender is known.

## People and things

who-players = tous les joueurs
turn-card = { $card ->
    [player] { $who }
    [player1] joueur 1
    [player2] joueur 2
    [player3] joueur 3
    [player4] joueur 4
    [wild] carte Joker
    [pair-one] joueurs 1/2
    [pair-two] joueurs 3/4
    [special] { $who }
   *[nemesis] némésis
}
outcome = { $outcome ->
    [nemesis-slain] la némésis est vaincue
    [nemesis-spent] la némésis n’a plus aucune carte
    [nemesis-rule-won] les joueurs ont gagné grâce à une règle de la némésis
    [gravehold-fallen] Gravehold est tombé
    [all-exhausted] tous les joueurs sont épuisés
   *[nemesis-rule-lost] les joueurs ont perdu à cause d’une règle de la némésis
}
phase = { $phase ->
    [setup] mise en place
    [turn-order] ordre du tour
    [casting] phase d’incantation
    [main] phase principale
    [draw] phase de pioche
    [nemesis-main] phase principale de la némésis
    [nemesis-draw] phase de pioche de la némésis
   *[end] fin
}
difficulty = { $difficulty ->
    [beginner] débutant
    [expert] expert
    [extinction] extinction
   *[normal] normal
}

## Questions

asked = { $who } : { $question }
asked-because = { $who } ({ $card }) : { $question }
ask-main = Que faites-vous ?
ask-casting = Quel sort lancez-vous ?
ask-choose-option = Choisissez une option.
ask-choose-player = Quel joueur ?
ask-choose-turn = Qui joue ce tour ?
ask-choose-target = À qui infliger { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} ?
ask-choose-exhausted = Quel joueur épuisé passe en premier ?
ask-choose-minion = Quel serviteur ?
ask-choose-pile = Quelle pile de la réserve ?
ask-choose-token = Quel jeton ?
ask-choose-power = Quel pouvoir ?
ask-open-breach = Quelle brèche ouvrir ?
ask-close-breach = Quelle brèche fermer ?
ask-place-card = Quelle carte placer ?
ask-spend = Combien d’éthers dépensez-vous ?
ask-choose-nemesis-card = Quelle carte mélanger dans la pioche de la némésis ?
ask-choose-breach = Quelle brèche ?
ask-choose-turn-order-card = Quelle carte Ordre du tour ?
ask-order-turn-order = Quelle est la carte Ordre du tour suivante, à partir du dessus ?
ask-order-discards = Dans quel ordre défaussez-vous ? Choisissez la carte suivante.
ask-put-revealed = Quelle carte révélée ?
ask-put-back = Quelle carte replacer en premier ? Elle sera sous les autres.
ask-put-under = Quelle carte placer sous le paquet { $term } ?
ask-shift = { $term } : vers quelle case ?
ask-give-card = Quelle carte donnez-vous à { $who } ?
ask-tutorial-discard = Défausser des gemmes ou des reliques non jouées ?
ask-destroy-breach = Quelle brèche détruire ?
ask-destroy-card = Quelle carte détruire ?
ask-discard-card = Quelle carte défausser ?{ $left ->
    [one] { "" }
   *[other] { $least ->
        [0] { " " }(jusqu’à { $left })
       *[other] { " " }(encore { $left })
    }
}
ask-take-card = Quelle carte reprendre en main ?
ask-gain-card = Quelle carte acquérir ?
ask-gain-to-top = Placer { $card } au-dessus de votre pioche ?
ask-play-card = Quelle carte jouer ?
ask-cast-spell = Quel sort lancer ?
ask-prep-spell = Quel sort préparer, et sur quelle brèche ?
ask-focus-breach = Quelle brèche stabiliser ?
ask-resolve-card = Que résoudre ensuite ?
ask-share-charges = { $left ->
    [one] La charge va-t-elle à { $who } ?
   *[other] Combien des { $left } charges vont à { $who } ?
}
ask-divide = { $left ->
    [one] Le dégât est-il pour { $target } ?
   *[other] Combien des { $left } dégâts pour { $target } ?
}
ask-spread = Subir 1 dégât pour toucher une autre cible avec { $n ->
    [one] le dégât restant
   *[other] les { $n } dégâts restants
} ?
ask-give-charges = Faire gagner { $n ->
    [one] votre charge
   *[other] vos { $n } charges
} à { $protected } à votre place ?
ask-activate = Utiliser { $ability } maintenant ?
ask-may = Voulez-vous { $what } ?
ask-may-revealed = { ask-may } ({ $card })

## Answers

option-play = Jouer { $card }
option-gain = Acquérir { $card } ({ $cost })
option-gain-open = Acquérir de la { $term } : { $card } ({ $cost })
option-card = { $card }
option-charge = Gagner une charge (2)
option-focus = Stabiliser la brèche { $numeral } ({ $cost })
option-focus-free = Stabiliser la brèche { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}
option-open = Ouvrir la brèche { $numeral } ({ $cost })
option-open-free = Ouvrir la brèche { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}
option-close = Fermer la brèche { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}
option-cast-from = Lancer { $card } depuis la { $zone ->
    [discard] défausse
   *[hand] main
}
option-place = Placer { $card }{ option-where }
option-spend = { $n ->
    [one] { $n } éther
   *[other] { $n } éthers
}
option-token = { $term } (case { $n } sur { $of })
option-power = { $card } ({ $n ->
    [one] { $n } jeton Puissance
   *[other] { $n } jetons Puissance
})
option-prep = Préparer { $card } sur la brèche { $numeral }
option-cast = Lancer { $card } depuis la brèche { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}
option-use = { $card } : { $what }
option-activate = { $who } : { $ability }
option-oppose = Défausser { $card } : { $price }
option-end = Terminer la phase principale
option-end-casting = Fini de lancer des sorts
option-yes = Oui
option-no = Non
option-done = Terminé
option-rest = Défausser le reste dans l’ordre joué
option-player = { $who }
option-target = { $target }
option-target-life = { $target } (vie { $life })
option-amount = { $n } pour { $target }
option-breach = Brèche { $numeral }
option-resolve = { $card }
option-put = { $card }
option-bottom = { $card }
option-discard = Défausser { $card }{ option-where }
option-destroy = Détruire { $card }{ option-where }
option-take = Reprendre { $card } en main
option-where = { $zone ->
    [discard] { " " }de la défausse
    [breach] { " " }de la brèche { $numeral }
   *[none] { "" }
}{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}

## Arithmetic

sum = { $n } = { $parts }
part-plus = { $a } + { $b }
part-card = { $n } (carte)
part-each = { $n } ({ $times } × { $each })
part-condition = { $n } (car { $condition })
part-offer = { $n } (payé)
part-breach = { $n } (brèche { $numeral })
part-effect = { $n } (effet qui lance le sort)

## Why not

why-legal = Vous pouvez le faire maintenant.
why-over = La partie est terminée : { $outcome }.
why-unknown = Je ne connais pas « { $key } ».
why-other-question = Répondez d’abord à cette question : { $ask }
why-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
why-no-such-pile = Cette carte n’est pas dans la réserve : { $card }.
why-pile-empty = La pile { $card } est vide.
why-not-on-top = Cette carte n’est pas au-dessus de sa pile : { $card }.
why-aether = { $cost ->
    [one] Cela coûte { $cost } éther
   *[other] Cela coûte { $cost } éthers
} ; vous pouvez en dépenser { $have } pour cela.
why-charges-full = { $have ->
    [one] La case de charge est déjà remplie.
   *[other] Les { $have } cases de charge sont déjà remplies.
}
why-charges-missing = La capacité a { $have ->
    [one] { $have } charge
   *[other] { $have } charges
} sur { $need }.
why-not-at-table = { $mage } n’est pas à cette table.
why-wrong-time = Cette capacité s’utilise à un autre moment : { $during ->
    [your-main-phase] pendant la phase principale de son joueur
    [nemesis-draw-phase] pendant la phase de pioche de la némésis
    [after-turn-order-card-drawn] juste après la pioche d’une carte Ordre du tour
    [end-of-your-draw-phase] à la fin de votre phase de pioche
   *[any-player-main-phase] pendant une phase principale
}.
why-ability-in-vain = Cette capacité vous coûterait vos charges sans aucun effet : { $mage }.
why-no-breach = La brèche { $breach } n’existe pas.
why-breach-open = La brèche { $breach } est déjà ouverte.
why-breach-turned = La brèche { $breach } ne peut plus pivoter ; ouvrez-la plutôt.
why-breach-closed = La brèche { $breach } est fermée et n’a pas été stabilisée ce tour-ci.
why-breach-taken = La brèche { $breach } contient déjà un sort.
why-two-breaches = Il faut la brèche { $breach } et la suivante, toutes deux libres et utilisables.
why-not-prepped = Aucun sort { $card } n’est préparé à cet endroit.
why-used-this-turn = Vous avez déjà utilisé { $card } ce tour-ci.
why-prepped-this-turn = Vous avez préparé { $card } ce tour-ci ; vous pourrez lancer ce sort dès votre prochain tour.
why-nothing-to-do = Aucun effet pour l’instant : { $card }.
why-not-in-play = Cette carte n’est pas en jeu : { $card }.
why-cannot-pay-fully = Vous ne pouvez pas réaliser entièrement « Pour défausser » : { $card }.
why-must-cast = Vous devez lancer ce sort, car il est sur une brèche fermée : { $card }.

## Log

log-activated = { $who } utilise { $ability }.
log-aether-gained = { $who } gagne { $n ->
    [one] { $n } éther
   *[other] { $n } éthers
}.
log-breach-destroyed = { $who } perd la brèche { $numeral }.
log-breach-replaced = { $who } remplace la brèche { $numeral } par une brèche scellée.
log-buried = Carte placée sous la pioche de la némésis : { $card }.
log-cards-moved = { $n ->
    [one] { $n } carte passe
   *[other] { $n } cartes passent
} de « { $term } » à « { $pile } ».
log-cast = { $same ->
    [yes] { $who } lance { $card } depuis la brèche { $numeral }.
   *[no] { $who } lance { $card } depuis la brèche { $numeral } ({ $owner }).
}
log-cast-unprepped = { $who } lance { $card } depuis sa { $zone ->
    [discard] défausse
   *[hand] main
}.
log-charged = { $who } gagne { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}.
log-charges-lost = { $who } perd { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}.
log-closed = { $who } ferme la brèche { $numeral }.
log-counter-changed = La némésis { $how ->
    [gain] gagne
   *[lose] perd
} { $n ->
    [one] { $n } jeton { $term }
   *[other] { $n } jetons { $term }
}.
log-damage-prevented = { $n ->
    [one] { $n } dégât est annulé.
   *[other] { $n } dégâts sont annulés.
}
log-damage-warded = { $who } annule tous les dégâts de ce tour.
log-deck-shuffled = { $who } mélange sa pioche.
log-deck-turned-over = { $who } retourne sa défausse pour former sa pioche.
log-destroyed = Carte détruite : { $card } ({ $who }).
log-devoured = La némésis dévore { $n } × { $card }.
log-discarded = { $who } défausse { $card }.
log-discounted = { $who } paiera { $n ->
    [one] { $n } éther
   *[other] { $n } éthers
} de moins pour stabiliser ou ouvrir une brèche.
log-drawn = { $who } pioche { $card }.
log-entered-play = { $kind ->
    [power] Entrée en jeu : { $card } ({ $n ->
        [one] { $n } jeton Puissance
       *[other] { $n } jetons Puissance
    }).
   *[minion] Entrée en jeu : { $card } ({ $n ->
        [one] { $n } point de vie
       *[other] { $n } points de vie
    }).
}
log-exhausted = { $who } : épuisement !
log-focused = { $who } stabilise la brèche { $numeral }.
log-gained = { $who } acquiert { $card }{ $to ->
    [hand] { " " }et prend la carte en main
    [top-of-deck] { " " }et place la carte au-dessus de sa pioche
   *[discard] { "" }
}.
log-game-ended = La partie est terminée : { $outcome }.
log-given = { $who } donne { $card } à { $owner }.
log-gravehold-gained = Gravehold gagne { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}.
log-gravehold-suffered = Gravehold subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
log-healed = { $who } gagne { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}.
log-invoked = Effet appliqué : { $card }.
log-left-play = Sortie de jeu : { $card }.
log-minion-damaged = { $card } : { $n ->
    [one] { $n } dégât subi.
   *[other] { $n } dégâts subis.
}
log-minion-healed = { $card } : { $n ->
    [one] { $n } point de vie gagné.
   *[other] { $n } points de vie gagnés.
}
log-nemesis-card-discarded = Carte défaussée : { $card }.
log-nemesis-card-drawn = La némésis pioche { $card }.
log-nemesis-card-revealed = Carte du dessus de la pioche de la némésis : { $card }.
log-nemesis-damaged = La némésis subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
log-nemesis-deck-empty = La pioche de la némésis est vide.
log-nemesis-gained = La némésis gagne { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}.
log-nemesis-turn-started = La némésis commence son tour.
log-next-gain-set = { $who } : la prochaine carte acquise { $to ->
    [ally-discard] ira sur la défausse d’un allié
   *[top-of-deck] peut aller au-dessus de sa pioche
}.
log-opened = { $who } ouvre la brèche { $numeral }.
log-paid = { $who } dépense { $n ->
    [one] { $n } éther
   *[other] { $n } éthers
}.
log-persistent = Effet durable : { $card }.
log-played = { $who } joue { $card }.
log-player-drawn-by-lot = Le hasard désigne { $who }.
log-power-opposed = { $who } résout « Pour défausser » : { $card }.
log-power-token-added = { $card } : désormais { $n ->
    [one] { $n } jeton Puissance.
   *[other] { $n } jetons Puissance.
}
log-power-token-removed = { $card } : { $n ->
    [0] le dernier jeton Puissance est retiré.
    [one] encore { $n } jeton Puissance.
   *[other] encore { $n } jetons Puissance.
}
log-prepped = { $who } prépare { $card } sur la brèche { $numeral }.
log-prepped-spell-used = { $who } utilise { $card }.
log-put-on-deck = { $who } place { $card } au-dessus de sa pioche.
log-put-under-deck = { $who } place { $card } sous sa pioche.
log-returned-to-supply = { $who } remet { $card } dans la réserve.
log-resolved-again = À nouveau résolue : { $card }.
log-returned = { $who } prend { $card } en main.
log-revealed = { $who } révèle { $card }.
log-revived = Retour en jeu : { $card }.
log-routine = Némésis : { $term } !
log-shuffled-into-nemesis-deck = Carte mélangée dans la pioche de la némésis : { $card }.
log-side-card-discarded = Carte défaussée : { $card }.
log-side-card-drawn = La némésis pioche { $card }.
log-side-card-gained = { $who } acquiert une carte { $term }, face cachée.
log-side-deck-shuffled = Le paquet { $term } est mélangé.
log-silenced = Sans effet au prochain tour de la némésis : { $card }.
log-spawned = { $n ->
    [one] { $n } jeton { $swarm } entre
   *[other] { $n } jetons { $swarm } entrent
} en jeu.
log-shielded = { $who } : { $n ->
    [one] le prochain dégât sera annulé.
   *[other] les { $n } prochains dégâts seront annulés.
}
log-stayed-silent = Sans effet cette fois : { $card }.
log-suffered = { $who } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
log-swarm-damaged = Un jeton { $swarm } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
log-swarm-discarded = { $n ->
    [one] { $n } jeton { $swarm } est défaussé.
   *[other] { $n } jetons { $swarm } sont défaussés.
}
log-swarm-killed = { $n ->
    [one] { $n } jeton { $swarm } est vaincu.
   *[other] { $n } jetons { $swarm } sont vaincus.
}
log-token-gained = { $who } gagne { $n ->
    [one] { $n } jeton { $term }
   *[other] { $n } jetons { $term }
}.
log-token-returned = { $n ->
    [one] { $n } jeton { $term } revient
   *[other] { $n } jetons { $term } reviennent
} à { $who }.
log-token-lost = { $who } perd { $n ->
    [one] { $n } jeton { $term }
   *[other] { $n } jetons { $term }
}.
log-tokens-placed = { $who } a { tokens } sur { $card }.
log-token-shifted = { $who } déplace le jeton { $term } sur la case { $n }.
log-track-moved = « { $term } » { $how ->
    [gain] avance
   *[lose] recule
} de { $n ->
    [one] { $n } case
   *[other] { $n } cases
}.
log-turn-ended = Fin du tour.
log-turn-order-drawn = Ordre du tour : { $card }.
log-turn-order-moved = Carte Ordre du tour { $to ->
    [bottom] placée sous le paquet
   *[discard] défaussée
} : { $card }.
log-turn-order-reordered = { $who } change l’ordre du paquet d’ordre du tour.
log-turn-order-revealed = Carte Ordre du tour révélée : { $card }.
log-turn-order-shuffled = Le paquet d’ordre du tour est mélangé.
log-turn-started = { $who } commence son tour.
log-two-per-breach = { $who } peut préparer deux sorts sur chaque brèche ouverte ce tour-ci.
log-unleashed = Déchaîné !

## Forecast of the nemesis

forecast-chance = { $n } sur { $of }
forecast-certain = à coup sûr
forecast-who = { $who } : { $chance }
forecast-next = { $how ->
    [sure] Le prochain tour est celui de la némésis :
    [never] Le prochain tour n’est pas celui de la némésis. À son tour :
   *[chance] Si le prochain tour est celui de la némésis ({ $chance }) :
}
forecast-row = Jusqu’à { $n } tours de la némésis peuvent se suivre.
forecast-fires = { $card } ({ $n ->
    [1] à ce tour
   *[other] dans { $n } tours de la némésis
}) : { $what }
forecast-acts = { $card } : { $what }
forecast-total = { $known ->
    [yes] En tout : { $what }
   *[no] Déjà connu : { $what }
}
forecast-drawn = { $n ->
    [1] { $tier ->
        [0] Inconnu : la carte qu’elle pioche.
       *[other] Inconnu : la carte de palier { $tier } qu’elle pioche.
    }
   *[other] Inconnu : les cartes qu’elle pioche ({ $n }).
}
forecast-rule = { $when ->
    [start] Au début de son tour : { $what }
    [end] À la fin de son tour, sauf si la carte piochée change cela : { $what }
    [token] { $card } perd un jeton : { $what }
   *[special] { $card } : { $what }
}
forecast-one-unleash = Déchaîné, une fois : { $what }
forecast-and = { $a } ; { $b }
forecast-or = { $a } ou { $b }
forecast-with = { $a } et { $b }
forecast-one-of = l’un de vous { $change }
forecast-all-of = vous tous ensemble { $change }
forecast-to = { $a } à { $b }
forecast-nothing = rien
forecast-gravehold = Gravehold { $change }
forecast-life = { $who } { $change }
forecast-counter = jetons { $term } { $change }
forecast-track = « { $term } » { $change }
forecast-unleash = { $n ->
    [one] Déchaîné
    [2] Déchaîné, deux fois
    [3] Déchaîné, trois fois
    [4] Déchaîné, quatre fois
   *[other] Déchaîné, { $n } fois
}
forecast-unleash-range = Déchaîné, { $times } fois
forecast-count = { $what ->
    [discard] cartes défaussées
    [destroy] cartes détruites
    [gain] cartes acquises
    [devour] cartes dévorées
    [enter] entrées en jeu
    [laid] cartes placées sur la rangée
    [advance] jetons avancés
    [charges] charges perdues
    [breaches] brèches perdues
    [exhausted] joueurs épuisés
   *[draws] cartes de plus pour la némésis
} : { $n }
forecast-over = { $how ->
    [lost] la partie est perdue
    [won] la partie est gagnée
    [may-be-won] la partie peut être gagnée
   *[may-be-lost] la partie peut être perdue
}
forecast-unknown = une carte cachée décide
forecast-more = d’autres issues sont possibles

## The table in a terminal

table-turn = Tour { $n } · { $who } · { $phase }
table-over = La partie est terminée
table-between = Tour { $n }
table-gravehold = Gravehold { $life }/{ $max }
table-nemesis = { $nemesis } · vie { $life }/{ $max } · palier { $tier }
table-counter = { $term } { $n }
table-track = { $term } { $n }/{ $of }
table-swarm = { $swarm } ×{ $n }
table-player = { $n }. { $mage } · vie { $life }/{ $max } · charges { $charges }/{ $needed }
table-player-exhausted = { $n }. { $mage } · épuisement · charges { $charges }/{ $needed }
table-aether = éther { $n }
table-aether-limited = +{ $n } à usage limité
table-token = { $term } { $n }
table-deck = pioche
table-tiers = { $n } · palier { $tier }
table-in-play = en jeu
table-discard = défausse
table-open-pile = pile ouverte
table-order = ordre du tour
table-order-drawn = piochées : { $cards }
table-order-left = restantes : { $cards }
table-order-next = ensuite : { $cards }
table-order-token = jeton « { $card } » : { $who }
table-on-table = sur la table
table-number-token = jeton Numéro : { $who }
table-supply = réserve
table-treasures = trésors
table-hand = main
table-played = jouées
table-breaches = brèches
table-unknown = ? = { $cards }
table-life = vie { $n }
table-power = puissance { $n }
table-breach-none = { $numeral } –
table-breach-open = { $numeral } ouverte{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}
table-breach-closed = { $numeral } fermée (stabiliser { $focus }, ouvrir { $open })
table-breach-focused = { $numeral } stabilisée (stabiliser { $focus }, ouvrir { $open })

## Words a player can type

typed-undo = annuler
typed-redo = refaire
typed-save = enregistrer
typed-load = charger
typed-why = pourquoi
typed-table = table
typed-forecast = prévision
typed-log = journal
typed-help = aide
typed-quit = quitter
said-seed = Graine { $seed }. Tapez { typed-help } pour voir les autres commandes.
said-undone = { $n ->
    [one] { $n } réponse annulée.
   *[other] { $n } réponses annulées.
}
said-nothing-to-undo = Rien à annuler.
said-nothing-to-redo = Rien n’a été annulé.
said-no = { $why }
said-where-to = Où ? { typed-save } FICHIER
said-saved = { $n ->
    [one] { $n } réponse enregistrée
   *[other] { $n } réponses enregistrées
} dans { $file }.
said-not-saved = Impossible d’enregistrer { $file }.
said-loaded = { $n ->
    [one] { $n } réponse chargée
   *[other] { $n } réponses chargées
} depuis { $file }.
said-not-loaded = Impossible de charger { $file }.
said-left = Au revoir. La partie n’a pas été enregistrée ; { typed-save } FICHIER enregistre une partie.
said-won = Vous avez gagné : { $outcome }, après { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}.
said-lost = Vous avez perdu : { $outcome }, après { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}.
