# Les expéditions, dans le terminal
expedition-help = Répondez par des numéros ou des noms, séparés par des virgules. { typed-table } montre où en est l’expédition, { typed-undo } annule le dernier choix, { typed-quit } quitte le jeu ; tout est enregistré.
expedition-left = Partie quittée. L’expédition est enregistrée.
expedition-kept = Enregistrée dans { $file }.
expedition-source = { $source ->
    [book] Imprimée dans un livret de règles.
    [project] Créée par ce projet.
   *[fan-tools] Repose sur des outils de fans, pas sur un livret de règles.
}
expedition-left-out = { $what ->
    [last-battle-rules] Les règles spéciales du dernier combat ne sont pas connues ici : il se joue comme les autres.
   *[level-4-treasures] Les trésors de niveau 4 ne sont pas connus ici.
}
expedition-not-playable = Injouable avec ces boîtes. Il manque : { $why }.
expedition-short = Se joue avec moins : { $what }.
expedition-lack = { $sort } ({ $have } sur { $wanted })
expedition-sort = { $of ->
    [mage] mages
    [gem] gemmes
    [relic] reliques
    [spell] sorts
    [card] cartes Joueurs
    [treasure] trésors
    [treasure-1] trésors de niveau 1
    [treasure-2] trésors de niveau 2
    [treasure-3] trésors de niveau 3
    [upgraded] cartes de base améliorées
    [upgraded-1] cartes de base améliorées de palier 1
    [upgraded-2] cartes de base améliorées de palier 2
    [upgraded-3] cartes de base améliorées de palier 3
    [rating] némésis de rang { $rating }
    [ability] cartes capacité
    [protect] alliés
   *[nemesis] némésis
}
expedition-line = { $sort } : { $what }
expedition-battle = Ensuite : combat { $n } sur { $of }, essai { $attempt }, contre { $nemesis }.
expedition-score = Score : { $n }.
expedition-barracks = Dans la caserne :
expedition-banished = Bannies : { $what }.
expedition-new = Nouveau dans la caserne : { $what }.
expedition-fought = { $nemesis } : { $won ->
    [yes] victoire
   *[no] défaite
}, essai { $n }, { $outcome }.
expedition-ask-market = Pour la réserve, { $sort } : choisissez-en { $n }.
expedition-ask-mages = Qui combat ? Choisissez jusqu’à { $n } mages.
expedition-ask-shared = Un trésor pour tous les joueurs ? Entrée pour aucun.
expedition-ask-own = Un trésor de niveau { $level } pour { $mage } ? Entrée pour aucun.
expedition-ask-reward = Le combat est perdu. Que voulez-vous pour le prochain essai ?
expedition-reward = { $of ->
    [mage] un nouveau mage
    [gem] une nouvelle gemme
    [relic] une nouvelle relique
    [spell] un nouveau sort
    [treasure-1] un nouveau trésor de niveau 1
    [treasure-2] un nouveau trésor de niveau 2
   *[treasure-3] un nouveau trésor de niveau 3
}
expedition-ask-path = Où allez-vous ensuite ?
expedition-way = { $to ->
    [next] vers le combat suivant
    [again] de nouveau le même combat
    [won] vers la fin : l’expédition est gagnée
   *[lost] vers la fin : l’expédition est perdue
}
expedition-way-named = Combat { $n }, contre { $nemesis }
expedition-way-rating = Combat { $n }, contre une némésis de rang { $rating }
expedition-choose = { $least ->
    [0] Choisissez-en au plus { $most }.
   *[other] { $most ->
        [1] Choisissez-en un dans la liste.
       *[other] Choisissez-en de { $least } à { $most }, tous différents.
    }
}
expedition-ready = Entrée lance le combat.
expedition-won = L’expédition est gagnée. Score : { $n }.
expedition-lost = L’expédition est perdue. Score : { $n }.
