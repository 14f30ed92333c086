# Ce à quoi les cartes réagissent. Un événement suit « quand ».

event-gains = { $whose ->
    [you] vous acquérez { $card }
    [ally] un allié acquiert { $card }
   *[any] un joueur acquiert { $card }
}
event-plays = { $whose ->
    [you] vous jouez { $card }
    [ally] un allié joue { $card }
   *[any] un joueur joue { $card }
}
event-preps = { $whose ->
    [you] vous préparez { $card }
    [ally] un allié prépare { $card }
   *[any] un joueur prépare { $card }
}
event-casts = { $whose ->
    [you] vous lancez { $card }
    [ally] un allié lance { $card }
   *[any] un joueur lance { $card }
}
event-focuses = { $whose ->
    [you] vous stabilisez une brèche
    [ally] un allié stabilise une brèche
   *[any] un joueur stabilise une brèche
}
event-opens = { $whose ->
    [you] vous ouvrez une brèche
    [ally] un allié ouvre une brèche
   *[any] un joueur ouvre une brèche
}
event-focuses-or-opens = { $whose ->
    [you] vous stabilisez ou ouvrez une brèche
    [ally] un allié stabilise ou ouvre une brèche
   *[any] un joueur stabilise ou ouvre une brèche
}
event-gains-charges = { $whose ->
    [you] vous gagnez des charges
    [ally] un allié gagne des charges
   *[any] un joueur gagne des charges
}
event-draws = { $whose ->
    [you] vous piochez { $card }
    [ally] un allié pioche { $card }
   *[any] un joueur pioche { $card }
}
event-discards = { $whose ->
    [you] vous défaussez { $card }
    [ally] un allié défausse { $card }
   *[any] un joueur défausse { $card }
}
event-destroys = { $whose ->
    [you] vous détruisez { $card }
    [ally] un allié détruit { $card }
   *[any] un joueur détruit { $card }
}
event-suffers = { $whose ->
    [you] vous subissez des dégâts
    [ally] un allié subit des dégâts
   *[any] un joueur subit des dégâts
}
event-suffers-or-would = { $whose ->
    [you] vous subissez des dégâts, ou devriez en subir en étant épuisé
    [ally] un allié subit des dégâts, ou devrait en subir en étant épuisé
   *[any] un joueur subit des dégâts, ou devrait en subir en étant épuisé
}

event-exhausted = { $whose ->
    [you] vous devenez épuisé
    [ally] un allié devient épuisé
   *[any] un joueur devient épuisé
}
event-activates = { $whose ->
    [you] vous utilisez votre capacité
    [ally] un allié utilise sa capacité
   *[any] un joueur utilise sa capacité
}
event-gravehold-suffers = Gravehold subit des dégâts
event-unleashed = la némésis se déchaîne
event-nemesis-card-drawn = une carte Némésis est piochée
event-minion-enters = un serviteur entre en jeu
event-power-enters = un pouvoir entre en jeu
event-minion-damaged = { $whose ->
    [you] vous infligez des dégâts à un serviteur
    [ally] un allié inflige des dégâts à un serviteur
   *[any] un serviteur subit des dégâts
}
event-minion-discarded = un serviteur est défaussé
event-power-discarded = un pouvoir est défaussé
event-power-token-removed = un jeton Puissance est retiré
event-nemesis-damaged = { $whose ->
    [you] vous infligez des dégâts à la némésis
    [ally] un allié inflige des dégâts à la némésis
   *[any] la némésis subit des dégâts
}

turn-of = { $how ->
    [first] { $whose ->
        [you] de votre premier tour
        [ally] du premier tour d’un allié
       *[any] du premier tour d’un joueur
    }
    [next] { $whose ->
        [you] de votre prochain tour
        [ally] du prochain tour d’un allié
       *[any] du prochain tour d’un joueur
    }
   *[each] { $whose ->
        [you] de votre tour
        [ally] du tour de chaque allié
       *[any] du tour de chaque joueur
    }
}
nemesis-turn-of = { $how ->
    [first] du premier tour de la némésis
    [next] du prochain tour de la némésis
   *[each] du tour de la némésis
}
time-start-of-player-turn = Au début { turn-of }
time-start-of-casting = Au début de la phase d’incantation { turn-of }
time-end-of-casting = À la fin de la phase d’incantation { turn-of }
time-end-of-main-phase = À la fin de la phase principale { turn-of }
time-end-of-draw-phase = À la fin de la phase de pioche { turn-of }
time-end-of-turn = À la fin { turn-of }
time-start-of-nemesis-turn = Au début { nemesis-turn-of }
time-end-of-nemesis-turn = À la fin { nemesis-turn-of }

waits-until = { $until ->
    [end-of-turn] { " ce tour-ci" }
    [your-next-turn] { " jusqu’au début de votre prochain tour" }
   *[end-of-game] { " jusqu’à la fin de la partie" }
}
reaction = { $once ->
    [yes] Une fois par tour, quand
   *[no] Quand
} { $event }{ follows }
reaction-next = La prochaine fois que { $event }{ waits-until }{ follows }
reaction-each = Chaque fois que { $event }{ waits-until }{ follows }
reaction-time = { $time }{ $once ->
    [yes] , une fois par tour
   *[no] { "" }
}{ follows }
reaction-time-each = { $time }{ waits-until }{ follows }

amount-that-much = { $unit ->
    [damage] autant de dégâts
    [life] autant de points de vie
    [aether] autant d’éthers
    [charges] autant de charges
    [cards] autant de cartes
   *[tokens] autant de jetons
}
count-that-much =
    .each = unité de ce nombre
    .number = leur nombre
condition-count-that-much = leur nombre est { $how ->
    [least] d’au moins { $n }
    [most] d’au plus { $n }
   *[exactly] exactement de { $n }
}
condition-it = c’est { it-is }{ condition-it-cost }
    .not = ce n’est pas { it-is }{ condition-it-cost }
it-is = { $kind ->
    [gem] une gemme
    [relic] une relique
    [spell] un sort
    [attack] une attaque
    [minion] un serviteur
    [power] un pouvoir
    [treasure] un trésor
    [own] une carte « { $term } »
   *[card] une carte
}
condition-it-cost = { $cost ->
    [least-or-most-expensive] { " " }coûtant { $n } { AETHER("éthers") } ou plus, ou la plus chère si rien dans la réserve ne coûte autant
    [least] { " " }coûtant { it-cost } ou plus
    [most] { " " }coûtant { it-cost } ou moins
    [between] { " " }coûtant de { $n } à { $m } { AETHER("éthers") }
   *[any] { "" }
}
event-card = { it-is }{ $cost ->
    [least-or-most-expensive] { " " }coûtant { $n } { AETHER("éthers") } ou plus (ou la plus chère, si rien dans la réserve ne coûte autant)
   *[other] { condition-it-cost }
}
it-cost = { $n ->
    [one] { $n } { AETHER("éther") }
   *[other] { $n } { AETHER("éthers") }
}

rule-spell-bonus = Vos autres sorts infligent { $n ->
    [one] { $n } { DAMAGE("dégât") } supplémentaire
   *[other] { $n } { DAMAGE("dégâts") } supplémentaires
}.
rule-no-charges = Les joueurs ne peuvent pas gagner de charges.
rule-no-breaches = Les joueurs ne peuvent ni stabiliser ni ouvrir de brèches.
rule-no-life = Les joueurs ne peuvent pas gagner de points de vie.
rule-guards = Rien d’autre ne peut subir de dégâts.
step-prevent =
    .you = annulez les prochains dégâts que vous devriez subir{ waits-until }, jusqu’à { $amount }.
    .they = annulez les prochains dégâts que { $who } devrait subir{ waits-until }, jusqu’à { $amount }.
    .do = annuler les prochains dégâts que vous devriez subir{ waits-until }, jusqu’à { $amount }
step-return-this =
    .you = prenez cette carte en main.
    .they = { $who } prend cette carte en main.
    .do = prendre cette carte en main
step-play-it =
    .you = jouez-la à nouveau.
    .they = { $who } la joue à nouveau.
    .do = la jouer à nouveau

step-put-it =
    .you = { $to ->
        [hand] { $verb ->
            [it] prenez-la en main.
           *[other] prenez { that-card } en main.
        }
       *[other] { $verb ->
            [it] placez-la { put-it-to }.
           *[other] placez { that-card } { put-it-to }.
        }
    }
    .they = { $to ->
        [hand] { $verb ->
            [it] { $who } la prend en main.
           *[other] { $who } prend { that-card } en main.
        }
       *[other] { $verb ->
            [it] { $who } la place { put-it-to-theirs }.
           *[other] { $who } place { that-card } { put-it-to-theirs }.
        }
    }
    .do = { $to ->
        [hand] { $verb ->
            [it] la prendre en main
           *[other] prendre { that-card } en main
        }
       *[other] { $verb ->
            [it] la placer
           *[other] placer { that-card }
        } { $actor ->
            [you] { put-it-to }
           *[they] { put-it-to-theirs }
        }
    }
put-it-to = { $to ->
    [top_of_deck] au-dessus de votre pioche
    [supply] sur sa pile de la réserve
   *[bottom_of_deck] sous votre pioche
}
put-it-to-theirs = { $to ->
    [top_of_deck] au-dessus de sa pioche
    [supply] sur sa pile de la réserve
   *[bottom_of_deck] sous sa pioche
}
count-spells-cast =
    .each = { $this ->
        [yes] lancement de ce sort ce tour-ci
       *[no] sort que vous avez lancé ce tour-ci
    }
    .number = { $this ->
        [yes] le nombre de fois où vous avez lancé ce sort ce tour-ci
       *[no] le nombre de sorts que vous avez lancés ce tour-ci
    }
condition-count-spells-cast = { $this ->
    [yes] { $how ->
        [exactly] { $n ->
            [1] c’est la première fois que vous lancez ce sort ce tour-ci
            [2] c’est la deuxième fois que vous lancez ce sort ce tour-ci
           *[other] vous avez lancé ce sort exactement { $n } fois ce tour-ci
        }
        [least] vous avez lancé ce sort au moins { $n } fois ce tour-ci
       *[most] vous avez lancé ce sort au plus { $n } fois ce tour-ci
    }
   *[no] { $how ->
        [exactly] { $n ->
            [1] c’est le premier sort que vous lancez ce tour-ci
            [2] c’est le deuxième sort que vous lancez ce tour-ci
           *[other] vous avez lancé exactement { $n } sorts ce tour-ci
        }
        [least] vous avez lancé au moins { spells-lances } ce tour-ci
       *[most] vous avez lancé au plus { spells-lances } ce tour-ci
    }
}
spells-lances = { $n ->
    [one] { $n } sort
   *[other] { $n } sorts
}
count-cards-gained =
    .each = carte que vous avez acquise ce tour-ci
    .number = le nombre de cartes que vous avez acquises ce tour-ci
condition-count-cards-gained = { $how ->
    [exactly] { $n ->
        [1] c’est la première carte que vous acquérez ce tour-ci
        [2] c’est la deuxième carte que vous acquérez ce tour-ci
       *[other] vous avez acquis exactement { $n } cartes ce tour-ci
    }
    [least] vous avez acquis au moins { cards-acquises } ce tour-ci
   *[most] vous avez acquis au plus { cards-acquises } ce tour-ci
}
cards-acquises = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
