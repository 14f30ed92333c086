# Ce à quoi les cartes réagissent. Un événement suit « quand ».

event-gains = { $whose ->
    [you] vous acquérez une carte
    [ally] un allié acquiert une carte
   *[any] n’importe quel joueur acquiert une carte
}
event-plays = { $whose ->
    [you] vous jouez une carte
    [ally] un allié joue une carte
   *[any] n’importe quel joueur joue une carte
}
event-preps = { $whose ->
    [you] vous préparez un sort
    [ally] un allié prépare un sort
   *[any] n’importe quel joueur prépare un sort
}
event-casts = { $whose ->
    [you] vous lancez un sort
    [ally] un allié lance un sort
   *[any] n’importe quel joueur lance un sort
}
event-focuses = { $whose ->
    [you] vous stabilisez une brèche
    [ally] un allié stabilise une brèche
   *[any] n’importe quel joueur stabilise une brèche
}
event-opens = { $whose ->
    [you] vous ouvrez une brèche
    [ally] un allié ouvre une brèche
   *[any] n’importe quel joueur ouvre une brèche
}
event-focuses-or-opens = { $whose ->
    [you] vous stabilisez ou ouvrez une brèche
    [ally] un allié stabilise ou ouvre une brèche
   *[any] n’importe quel joueur stabilise ou ouvre une brèche
}
event-gains-charges = { $whose ->
    [you] vous gagnez des charges
    [ally] un allié gagne des charges
   *[any] n’importe quel joueur gagne des charges
}
event-draws = { $whose ->
    [you] vous piochez une carte
    [ally] un allié pioche une carte
   *[any] n’importe quel joueur pioche une carte
}
event-discards = { $whose ->
    [you] vous défaussez une carte
    [ally] un allié défausse une carte
   *[any] n’importe quel joueur défausse une carte
}
event-destroys = { $whose ->
    [you] vous détruisez une carte
    [ally] un allié détruit une carte
   *[any] n’importe quel joueur détruit une carte
}
event-suffers = { $whose ->
    [you] vous subissez des dégâts
    [ally] un allié subit des dégâts
   *[any] n’importe quel joueur subit des dégâts
}
event-suffers-or-would = { $whose ->
    [you] vous subissez des dégâts, ou devriez en subir en étant épuisé
    [ally] un allié subit des dégâts, ou devrait en subir en étant épuisé
   *[any] n’importe quel joueur subit des dégâts, ou devrait en subir en étant épuisé
}

event-exhausted = { $whose ->
    [you] vous êtes épuisé
    [ally] un allié est épuisé
   *[any] n’importe quel joueur est épuisé
}
event-activates = { $whose ->
    [you] vous utilisez votre capacité
    [ally] un allié utilise sa capacité
   *[any] n’importe quel joueur utilise sa capacité
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
    .number = ce nombre
condition-count-that-much = ce nombre est { $how ->
    [least] d’au moins { $n }
    [most] d’au plus { $n }
   *[exactly] exactement { $n }
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
    [least-or-most-expensive] { " " }coûtant { $n } ou plus, ou la plus chère si rien dans la réserve ne coûte autant
    [least] { " " }coûtant { $n } ou plus
    [most] { " " }coûtant { $n } ou moins
    [between] { " " }coûtant de { $n } à { $m }
   *[any] { "" }
}

rule-spell-bonus = Vos autres sorts infligent { $n ->
    [one] { $n } dégât supplémentaire
   *[other] { $n } dégâts supplémentaires
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
    .you = { $verb ->
        [it] placez-la
       *[other] placez { that-card }
    } { put-it-to }.
    .they = { $who } { $verb ->
        [it] la place
       *[other] place { that-card }
    } { put-it-to }.
    .do = { $verb ->
        [it] la placer
       *[other] placer { that-card }
    } { put-it-to }
put-it-to = { $to ->
    [hand] en main
    [top_of_deck] sur le dessus du deck
    [supply] sur sa pile de la réserve
   *[bottom_of_deck] sous le deck
}
count-spells-cast =
    .each = { $this ->
        [yes] fois où vous avez lancé ce sort ce tour-ci
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
