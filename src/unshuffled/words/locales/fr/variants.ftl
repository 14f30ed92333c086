# Ce que les livrets règlent différemment : le nom de chaque point, de quoi il s’agit, et ce qu’on peut choisir.

switch = { $switch ->
    [wild-card] Carte Joker
    [four-player-deck] Ordre du tour à quatre
    [number-tokens] Numéros des joueurs
    [solo-player-cards] Ordre du tour en solo
    [solo-life] Vie avec un seul mage
    [solo-lowest-life-when-exhausted] Vie la plus basse en étant épuisé
    [fully-turned-focus] Brèche entièrement tournée
    [tutorial-discard] Défausser sans avoir joué
    [open-decks] Pioches des joueurs
    [empty-deck-win] Victoire par pioche vide
    [immediately-timing] Effets « Immédiat »
    [nemesis-tier] Palier de la némésis
    [basic-pool] Cartes de base de la némésis
   *[card-values] Nombres des cartes
}
switch-text = { $switch ->
    [wild-card] À trois mages, une carte Ordre du tour n’appartient à aucun joueur. Vous décidez ensemble qui prend ce tour, ou bien c’est le détenteur d’un jeton, qui le passe ensuite à gauche.
    [four-player-deck] À quatre mages, il y a une carte pour chacun, ou deux cartes pour chaque paire. À la première carte, les deux joueurs choisissent qui prend le tour ; à la seconde, c’est l’autre. Les paires sont plus faciles.
    [number-tokens] Les numéros des joueurs suivent les places, ou le hasard les distribue. Il désigne alors aussi qui commence avec le jeton du Joker. Si quatre joueurs partagent les cartes par paires, il n’y a pas de numéro à distribuer.
    [solo-player-cards] Seul avec un mage, le paquet d’ordre du tour a deux cartes de la némésis et trois ou quatre des vôtres. Quatre, c’est plus facile.
    [solo-life] Seul avec un mage, vous pouvez commencer avec une autre vie que celle de la difficulté.
    [solo-lowest-life-when-exhausted] Seul avec un mage : quand vous êtes épuisé, les effets sur le joueur à la vie la plus basse vous visent toujours, ou ne visent personne.
    [fully-turned-focus] Une brèche qui ne peut plus tourner s’ouvre quand on la stabilise, ou bien on ne peut plus la stabiliser et il faut l’ouvrir.
    [tutorial-discard] Pour les premières parties : à la fin de votre tour, vous pouvez défausser les gemmes et reliques que vous n’avez pas jouées. Les sorts restent en main.
    [open-decks] Les pioches ne sont jamais mélangées. Tous les joueurs voient toujours leur ordre, ou seulement leur nombre de cartes.
    [empty-deck-win] Vous gagnez quand la némésis n’a plus de carte, ni dans sa pioche ni en jeu : à la fin d’un tour, ou aussitôt.
    [immediately-timing] Un serviteur ou un pouvoir résout son texte « Immédiat » avant d’entrer en jeu, ou après.
    [nemesis-tier] Certaines cartes demandent le palier de la némésis : le plus haut de toutes les cartes qu’elle a piochées, ou le plus haut de ses cartes en jeu et dans sa défausse.
    [basic-pool] Elles viennent de la boîte de la némésis, ou de toutes les boîtes. Les mélanger peut beaucoup changer la difficulté.
   *[card-values] Le livret allemand imprime un autre nombre sur quelques cartes. Jouez avec le nombre habituel ou l’allemand.
}
switch-value = { $value ->
    [wild-card-choice] vous choisissez
    [wild-card-token] selon un jeton
    [four-player-deck-single] une carte chacun
    [four-player-deck-pairs] par paires
    [number-tokens-chosen] selon les places
    [number-tokens-random] au hasard
    [solo-player-cards] { $n } cartes Joueur
    [solo-life-0] selon la difficulté
    [solo-life] { $n } PV
    [solo-lowest-life-when-exhausted-self] c’est vous
    [solo-lowest-life-when-exhausted-nobody] ce n’est personne
    [fully-turned-focus-opens] stabiliser l’ouvre
    [fully-turned-focus-not-allowed] pas de stabilisation
    [tutorial-discard-off] interdit
    [tutorial-discard-on] gemmes et reliques
    [open-decks-on] visibles
    [open-decks-off] cachées
    [empty-deck-win-end-of-turn] à la fin d’un tour
    [empty-deck-win-immediate] aussitôt
    [immediately-timing-before-play] avant l’entrée en jeu
    [immediately-timing-after-play] après l’entrée en jeu
    [nemesis-tier-drawn] des cartes piochées
    [nemesis-tier-in-play-or-discard] en jeu ou défaussées
    [basic-pool-same-box] une boîte
    [basic-pool-mixed] toutes les boîtes
    [card-values-default] habituels
   *[card-values-de] allemands
}
switch-set = { $switch } : { $value }
said-variants = Joué avec : { $what }.
