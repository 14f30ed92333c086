# Les mots de la page que le serveur ne dit jamais.

## Partout

title = Unshuffled
close = Fermer
settings = Réglages
gallery = Cartes
rules = Règles
replay = Revoir la partie
begin = Commencer
somebody = Invité
unofficial = Une version libre et non officielle d’un jeu coopératif de construction de deck. Elle ne contient ni illustrations ni textes de l’éditeur ; les noms appartiennent à leurs propriétaires.
connecting = Connexion …
fault-title = Quelque chose s’est cassé sur cette page
fault-text = La partie est en sécurité sur le serveur.
fault-again = Recharger la page
lost-title = Rien ici
lost-text = Il n’y a pas de page à cette adresse.
lost-table = Cette table n’existe pas, ou il vous faut son lien actuel pour entrer.
lost-home = Vers l’accueil
refused = Ce n’était pas possible ({ $code }).
refused-table-stale = La partie avait déjà avancé ; regardez à nouveau.
refused-answer-not-yours = C’est à quelqu’un d’autre de décider.
refused-answer-not-an-option = Ce n’est plus possible.
refused-client-offline = Il n’y a pas de connexion.
wire-lost = Pas de connexion au serveur. Nouvelle tentative …
wire-kept = Votre réponse n’est pas perdue.
release-leaving = Il existe une nouvelle version de cette page. Elle se rechargera toute seule dès que votre dernière réponse sera arrivée.
release-came = Cette page est passée à une nouvelle version.
version-title = Cette page et le serveur ne vont pas ensemble
version-text = Leurs versions diffèrent, et recharger la page n’a pas suffi. Réessayez dans quelques minutes ; si rien ne change, adressez-vous à la personne qui gère le serveur.
other-version-title = Cette partie ne peut pas être ouverte ici
refused-table-other-version = Cette partie a été créée avec du contenu que ce serveur n’a pas ; elle est conservée telle quelle.
refused-table-other-rules = Cette partie a été jouée avec des règles plus anciennes : vous pouvez la regarder, et la continuer à une nouvelle table.
old-rules = Cette partie a été jouée avec des règles plus anciennes. Celles d’aujourd’hui en diffèrent après l’étape { $n } : on peut la regarder jusque-là, et la continuer de là à une nouvelle table.

## Accueil et mise en place

landing-lead = Des mages défendent ensemble la cité de Gravehold. On ne mélange jamais sa pioche : on repioche dans l’ordre où l’on a défaussé.
landing-alone = Jouer seul
landing-together = Ouvrir une table
your-name = Votre nom
how-many-mages = Combien de mages ?
random-mage = Mage au hasard
random-nemesis = Némésis au hasard
random-market = Réserve au hasard
choose-difficulty = Difficulté
make-table = Ouvrir la table
lobby-title = Une nouvelle table
lobby-wait = L’hôte lance la partie.
seat-free = libre
seat-take = S’asseoir ici
seat-leave = Se lever
link-play = Lien pour jouer
link-watch = Lien pour regarder

## Réglages

settings-language = Langue
settings-theme = Couleurs
settings-text-size = Taille du texte
settings-card-size = Taille des cartes
settings-motion = Mouvement
settings-plain-cards = Cartes en texte seul
settings-sound = Sons
theme-dark = sombre
theme-light = clair
theme-contrast = contraste élevé
size-small = petit
size-normal = normal
size-large = grand
size-largest = très grand
motion-normal = normal
motion-fast = rapide
motion-off = aucun

## Parties de la table

part-nemesis = Némésis
part-market = Réserve
part-turn-order = Ordre du tour
part-mage = Mage
part-hand = Main
part-played = Jouées
part-piles = Pioche et défausse
part-log = Ce qui s’est passé
part-talk = Discussion
gravehold = Gravehold
life = Vie
aether = éther
power-tokens = Jetons de puissance
turn = Tour { $n }
marked = des cartes cachées ont été reprises
exhausted = épuisement
unknown-card = carte inconnue
breach = Brèche
card-cost = Coûte { $n } éther
nemesis-life = { $name } : { $life } points de vie sur { $max }
track-at = { $name } : case { $n } sur { $of }
track-many = { $name } : { $steps }
swarm-count = { $name } : { $n }
mage-number = Joueur { $n }
mage-life = { $name } : { $life } points de vie sur { $max }
mage-charges = Charges : { $n } sur { $needed }
breach-closed = Brèche { $numeral } : stabiliser { $focus }, ouvrir { $open }
breach-open = Brèche { $numeral } : ouverte{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } dégât
}
breach-none = Pas de brèche { $numeral }
pile-left = reste { $n }
deck-count = Pioche { $n }
discard-count = Défausse { $n }
discard-pile = Défausse
next-hands = Prochaines mains, jamais mélangées
turn-order-left = Encore dans la pile
forecast-title = Si la némésis joue ensuite
forecast-chance = { $n } sur { $of }

## Décider

tray-decides = { $who } décide
take-back = Annuler
redo = Rétablir
vote-yes = D’accord
vote-no = Non

## Parler

talk-write = Dire quelque chose
talk-note = { $what ->
    [Joined] { $name } est là.
    [Watching] { $name } regarde.
    [TakenBack] { $name } : retour en arrière.
    [BackAsked] { $name } voudrait revenir en arrière.
    [BackAgreed] { $name } est d’accord.
    [BackRefused] { $name } préfère ne pas revenir.
    [Saved] { $name } a gardé ce moment : { $saved }
    [SeatTaken] { $name } s’assoit : joueur { $n }.
    [SeatTakenOver] { $name } remplace { $to }.
    [SeatGiven] { $name } cède une place : { $to }
    [SeatLeft] { $name } se lève.
    [ChatOn] { $name } permet le texte libre.
    [ChatOff] { $name } a désactivé le texte libre.
    [LinksRenewed] { $name } a créé de nouveaux liens : les anciens ne fonctionnent plus.
    [SeedTold] { $name } a pris la partie en texte : l’ordre caché peut être connu.
   *[other] { $name } : { $what }
}
phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-done = Bien joué !
phrase-your-turn = À vous.
phrase-wait = Un instant.
phrase-save-charge = Gardez vos charges.
phrase-hit-minion = Frappons le serviteur.
phrase-hit-nemesis = Frappons la némésis.
phrase-ready = Prêt.
phrase-sorry = Pardon !

## La fin

end-won = Victoire
end-lost = Défaite
end-again = Rejouer
end-look = Voir la table
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-at = Étape

## Le plateau d’un mage

mage-yours = Vous, joueur { $n }
charge-it = Charge
breach-focus = Stabiliser
breach-open-it = Ouvrir
breach-is-open = ouverte
breach-is-gone = détruite
breach-never = pas de brèche
breach-bonus = +{ $n } dégât{ $n ->
    [one] { "" }
   *[other] s
}
spell-fresh = Préparé ce tour : il pourra être lancé à partir de votre prochain tour.
spell-fresh-short = tour suivant
spell-linked = { $name }, avec la brèche { $numeral }
aether-count = { $n } { $n ->
    [one] éther
   *[other] éthers
} ce tour
aether-bound = { $n } { $n ->
    [one] restreint
   *[other] restreints
}
aether-only = Dont { $n } uniquement pour { $uses }
aether-not = Dont { $n } pas pour { $uses }
aether-use-gain-gem = acquérir des gemmes
aether-use-gain-relic = acquérir des reliques
aether-use-gain-spell = acquérir des sorts
aether-use-charge = gagner des charges
aether-use-focus = stabiliser des brèches
aether-use-open = ouvrir des brèches
aether-use-other = faire autre chose
timeline-title = Prochaines mains
hand-empty = Aucune carte en main
hand-next = Après ce tour
hand-after-this = Après la main actuelle
hand-then = Ensuite
hand-used = main jouée
hand-kept = main gardée
hands-none = Il n’y a pas de carte à piocher.
deck-short = Pioche
discard-short = Défausse
deck-look = Parcourir la pioche : { $n }
discard-look = Parcourir la défausse : { $n }
deck-title = Pioche
deck-said = Depuis le dessus : la 1 est piochée en premier.
deck-hidden = Aux places inconnues, sans ordre :
deck-turned = La défausse est retournée
decks-closed = Les pioches sont cachées : personne ne voit ce qui vient.
discard-said = Quand la pioche est vide, la défausse est retournée : la 1 est piochée en premier. La dernière carte est au-dessus.
pile-empty = Aucune carte
arrange-title = L’ordre de la défausse
arrange-hint = Glissez : la gauche revient en premier.
arrange-put = Poser ainsi
arrange-earlier = { $name } : plus tôt
arrange-later = { $name } : plus tard
ally-open-named = Montrer { $name } en grand
ally-back = Retour

## Préparer une partie

setup-title = Nouvelle partie
setup-packs = Boîtes utilisées
setup-mages = Mages
setup-mage-for = Un mage pour le joueur { $n }
setup-roll = Tirer au sort
setup-roll-all = Tout tirer au sort
setup-chance = Surprise
setup-mage-chance = Le hasard décide qui viendra ; vous le verrez au début de la partie.
setup-nemesis-chance = Le hasard décide qui attaque ; vous le verrez au début de la partie.
setup-rating = Danger { $n } sur { $of }
setup-life = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}
setup-harder = À cette difficulté
setup-market-unseen = visible au début
setup-market-own = Votre choix
setup-market-nine = neuf piles
setup-market-pick = Choisir la réserve
setup-market-count = { $n } sur { $of }
setup-market-done = Neuf piles : la réserve est complète.
setup-market-left = Reste à choisir : gemmes { $gems }, reliques { $relics }, sorts { $spells }
setup-market-clear = Vider
setup-market-fill = Compléter au hasard
setup-market-take = Prendre cette réserve
kind-gem = Gemme
kind-relic = Relique
kind-spell = Sort
kinds-gem = Gemmes
kinds-relic = Reliques
kinds-spell = Sorts
setup-options = Difficulté et règles
setup-lives = Mages : { $mages } PV, Gravehold : { $gravehold }, némésis : { $nemesis }.
setup-lives-harder = Une némésis plus dure.
setup-edition = Livret de règles
edition-default = Recommandé
edition-default-note = Chaque règle dans sa version la plus récente.
edition-war-eternal-pl-fr = Guerre Éternelle (français, polonais)
edition-base-cs = Aeon’s End (tchèque)
edition-base-cs-note = Une brèche entièrement tournée ne peut pas être stabilisée.
edition-outcasts-pl = Outcasts (polonais)
edition-outcasts-pl-note = La carte Joker suit un jeton ; à quatre, on partage les cartes Ordre du tour par paires.
edition-war-eternal-de = Guerre Éternelle (allemand)
edition-war-eternal-de-note = Numéros de joueurs au hasard, valeurs allemandes des cartes, et victoire dès que la pioche de la némésis est épuisée.
setup-share = Copier le lien
setup-note = { $n ->
    [one] Un mage. À une table, d’autres peuvent regarder et parler.
   *[other] { $n } mages. Seul, vous les jouez tous ; à une table, chaque place peut être à quelqu’un d’autre.
}
copy = Copier
copied = Copié
share = Partager
cancel = Annuler
refused-setup-bad-code = Ce code ne correspond à aucune mise en place connue ici.
refused-table-bad-setup = Injouable ainsi : vérifiez les mages et la réserve.

## Les gens à la table

people = Joueurs
people-open = Joueurs, places et liens
people-others = Sans place
you = vous
host = Hôte
is-here = en ligne
is-away = absent
watches = regarde
no-seat = sans place
you-watch = Vous regardez
you-no-seat = Vous n’avez pas de place
wait-you = À vous
wait-for = On attend { $who }
wait-away = On attend { $who } (absent)
wait-empty-seat = C’est à une place vide de décider : quelqu’un doit s’y asseoir.
seat-take-over = Prendre le relais
seat-take-back = Reprendre votre place
seat-give = Céder la place
seat-give-back = Rendre à { $name }
seat-owed = prise à { $name }, qui peut la reprendre à tout moment
seat-note = Qui s’absente plus d’une minute peut être remplacé. À son retour, sa place l’attend.
refused-seat-taken = Cette personne était là à l’instant. On peut prendre sa place après une minute.
refused-table-watching = Qui regarde peut voir et parler.
refused-seat-empty = Une place est encore libre.
refused-table-not-the-host = C’est à l’hôte d’en décider.
refused-http-too-many = Trop à la fois ; réessayez dans un instant.
rename = Changer
chat-allowed = Le texte libre est permis
invite = Inviter
link-play-hint = Qui l’ouvre peut prendre une place. Aucun compte n’est nécessaire.
link-watch-hint = Qui l’ouvre peut regarder et parler.
links-renew = Nouveaux liens
links-renew-hint = Les anciens liens ne fonctionneront plus. Les personnes à la table y restent.
links-renewed = Voici les nouveaux liens. Envoyez-les aux personnes que vous attendez encore.
link-qr = Code QR du lien pour jouer
link-qr-hint = Ou visez le code avec l’appareil photo d’un téléphone : la table s’y ouvre.
link-only-here = Cette adresse ne s’ouvre que sur cet ordinateur. Pour accueillir les autres depuis le leur, lancez le serveur avec :
lobby-free = { $n ->
    [one] Une place est libre.
   *[other] { $n } places sont libres.
}
lobby-full = Toutes les places sont prises : la partie peut commencer.
lobby-watching = Vous êtes là pour regarder.
lobby-rest = Une personne peut jouer plusieurs mages.
lobby-take-rest = Prendre les { $n } places libres
lobby-played = Ce qui est joué
lobby-change = Modifier la mise en place
lobby-change-take = Valider
join-invited = Vous êtes invité à jouer
join-against = Contre : { $nemesis }
join-there = À la table : { $who }.
join-nobody = Personne n’est encore assis.
join-started = La partie a commencé.
join-go = Entrer
join-note = Ni compte, ni installation.

## Revenir ensemble

vote-title = Revenir en arrière ?
vote-asks = { $n ->
    [one] { $name } voudrait revenir d’un pas.
   *[other] { $name } voudrait revenir de { $n } pas.
}
vote-yours = { $n ->
    [one] Vous voudriez revenir d’un pas.
   *[other] Vous voudriez revenir de { $n } pas.
}
vote-note = Des cartes cachées ont été vues depuis : tous les joueurs assis sont consultés, et la partie est marquée.
vote-withdraw = Renoncer
mark-marked = Partie marquée : des cartes cachées, ou la fin, ont été vues puis reprises d’un commun accord.
mark-seed-told = Partie marquée : quelqu’un a pu connaître l’ordre caché des cartes pendant la partie.

## Proposer

suggest = Proposer
suggest-how = Montrer une réponse ou une carte : clic droit, touche S, ou ce bouton puis un clic
suggest-click = Cliquez sur ce que vous proposez ; Échap pour arrêter.
suggest-told = { $name } propose : { $what }

## Parler

talk-unread = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
talk-phrases = Phrases rapides
talk-send = Envoyer
talk-off = Le texte libre est désactivé à cette table.

## Moments et parties écrites

moments = Moments
moment-name = Nommer ce moment
moment-at = Étape { $n }
moment-save = Garder
moment-answers = Étape { $n }, { $ago ->
    [0] maintenant
    [one] il y a une étape
   *[other] il y a { $ago } étapes
}
moment-back = Y revenir
moment-fork = Nouvelle table d’ici
moments-none = Aucun moment n’a encore de nom. On peut revenir à un moment nommé, ou continuer de là à une nouvelle table.
moment-fork-now = Continuer à une nouvelle table
moment-fork-note = Cette table reste telle quelle. Si d’autres y jouent, les cartes cachées y seront redistribuées.
moment-fork-same = Cette table reste telle quelle ; la nouvelle a les mêmes cartes cachées.
record = La partie en texte
record-note = Il contient chaque réponse et la graine : pour tous après la fin, avant seulement pour qui joue seul.
record-download = Télécharger
refused-record-seed-secret = Le texte révélerait ce qui est caché. Il sera là à la fin de la partie.
refused-record-dealt-anew = Les cartes cachées ont été redistribuées à cette table ; elle n’a pas de texte.
refused-record-bad = Ce n’est pas une partie qui peut être rejouée ici.

## Vos parties et votre compte

games = Mes parties
games-none = Aucune partie pour l’instant. Celles que vous jouez dans ce navigateur apparaîtront ici.
games-waiting = Vous attendent
games-going = En cours
games-over = Terminées
games-more = Plus anciennes
games-your-turn = à vous
games-not-begun = pas commencée
games-story = Le récit
import = Importer une partie
import-note = Une partie gardée en texte continue à une nouvelle table.
import-text = Texte de la partie
import-file = Choisir un fichier
import-go = Ouvrir
account = Compte
account-guest = Vous jouez en invité, rien de plus n’est nécessaire. Avec un compte, vous retrouvez vos parties sur tous vos appareils.
account-make = Nouveau compte
account-make-go = Créer le compte
account-log-in = Se connecter
account-log-out = Se déconnecter
account-log-out-all = Se déconnecter partout
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-password-new = Nouveau mot de passe
account-password-change = Changer le mot de passe
account-password-set = Le mot de passe est changé ; toutes les autres sessions sont fermées.
account-adopt = { $n ->
    [one] Emporter la partie de cet invité
   *[other] Emporter les { $n } parties de cet invité
}
account-passkey = Clé d’accès
account-passkey-add = Ajouter une clé d’accès
account-passkey-remove = Retirer la clé d’accès { $label }
account-known = { $n ->
    [one] Connecté sur cet appareil.
   *[other] Connecté sur { $n } appareils.
}
account-ways = Clés d’accès, mot de passe, suppression
account-delete = Supprimer le compte
account-delete-sure = Supprimer pour de bon. Mes places restent : plus personne ne pourra y être moi.
refused-account-wrong = Aucun compte avec ce nom et ce mot de passe, ou avec cette clé.
refused-account-name-taken = Un autre compte porte ce nom.
refused-account-bad-name = Un nom a 2 à 40 caractères, dont une lettre ou un chiffre.
refused-account-bad-password = Un mot de passe a 8 à 200 caractères.
refused-account-log-in-again = Pour cela, déconnectez-vous puis reconnectez-vous.
refused-account-no-passkeys = Les clés d’accès ne marchent pas à cette adresse.
refused-account-bad-passkey = La clé d’accès n’a pas été acceptée ; réessayez.
refused-account-last-way-in = Rien d’autre n’ouvre le compte : ajoutez d’abord un autre moyen.

## Autres réglages

settings-heard = Sons et avis
settings-chime = Un son doux quand c’est à vous et que la page est en arrière-plan
settings-notices = Alors aussi un avis du système
settings-reset = Rétablir les réglages par défaut

## Cards, rules, end, replay and the first game

site-nav = Pages
site-play = Jouer
landing-alone-text = Un à quatre mages, un seul écran
landing-learn = Apprendre à jouer
landing-learn-text = En dix minutes, dans une vraie partie
landing-together-text = Un lien pour quatre joueurs au plus
landing-why = Ce que cette table fait pour vous
landing-order = Aucune pioche n’est mélangée
landing-order-text = Vous choisissez l’ordre de votre défausse. La page montre les mains qui en résulteront.
landing-forecast = La némésis, prédite
landing-forecast-text = Ses chances de jouer ensuite, et ce que ses serviteurs et pouvoirs feront alors, et à qui.
landing-back = Annuler librement
landing-back-text = Tout s’annule tant que rien de caché n’a été vu. Ce qui est impossible dit pourquoi.
landing-fair = Honnête et vérifiable
landing-fair-text = Pas de compte, pas de publicité. Après la partie, chacun peut vérifier les mélanges.
landing-source = Code source
learn-short = Apprendre
landing-games-title = Vos parties
landing-games-more = En montrer plus
landing-games-state = { $state ->
    [waiting] À vous de décider
    [open] Pas encore commencée
    [won] Victoire
    [lost] Défaite
   *[going] En cours
}
gallery-count = { $n ->
    [one] { $n } résultat
   *[other] { $n } résultats
}
gallery-search = Nom ou texte, aussi en anglais
gallery-kind = Type
gallery-kind-of = { $kind ->
    [gem] Gemmes
    [relic] Reliques
    [spell] Sorts
    [mage] Mages
    [nemesis] Némésis
    [foe] Cartes Némésis
   *[all] Tout
}
gallery-pack = Boîte
gallery-cost = Coût
gallery-whose = À qui
gallery-any = au choix
gallery-market = Réserve
gallery-basic = Toutes les némésis
gallery-none = Rien ne correspond.
gallery-reset = Réinitialiser
gallery-nemesis-type = Némésis · vie { $life } · difficulté { $n }
look-nav = De carte en carte
look-back = La précédente
look-on = La suivante
look-at = { $n } sur { $of }
look-also = Aussi en
look-english = En anglais
look-of = Appartient à
look-starts = Dans les cartes de départ de
look-all-mages = tous les mages
look-markets = Dans les réserves proposées
look-first = Cartes de départ
look-own = Cartes propres
rules-lead = Tout le jeu en bref, dans nos propres mots. À la table, seules les réponses permises par les règles sont proposées.
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-none = Rien trouvé.
rules-see = Voir aussi
rules-clauses = Articles des règles :
rules-page = Cette page
rules-help = Ce que la page fait pour vous
rules-keys = Touches
rules-chapter = { $chapter ->
    [basics] Le jeu
    [turn] Votre tour
    [nemesis] La némésis
    [words] Les mots des cartes
   *[more] Autres
}
aid-tray = Toutes les réponses au même endroit
aid-tray-text = Le panneau dit qui doit décider et donne chaque réponse permise. Les mêmes réponses brillent sur le plateau.
aid-why = Pourquoi pas ?
aid-why-text = Pointez ce qui est impossible pour l’instant, ou placez-y le focus : la page dit ce qui manque.
aid-forecast = Prévision
aid-forecast-text = À côté de la némésis : ses chances de jouer ensuite et ce que ses cartes en jeu feront alors, en chiffres.
aid-timeline = Vos prochaines mains
aid-timeline-text = Comme les pioches ne sont pas mélangées, la page montre ce que vous piocherez et ce que l’ordre de la défausse y change.
aid-back = Annuler
aid-back-text = Libre tant que rien de caché n’a été vu ; au-delà, toute la table doit être d’accord et la partie est marquée.
aid-sum = D’où viennent les nombres
aid-sum-text = Avant que des dégâts soient infligés, leur calcul est montré : carte, brèche et tout ce qui s’y ajoute.
aid-suggest = Suggérer
aid-suggest-text = Montrez aux autres une réponse ou une carte. Elle brille chez eux et n’oblige personne.
aid-replay = Revoir
aid-replay-text = Chaque partie peut être revue pas à pas, et reprise autrement à partir de n’importe lequel.
keys-where = { $where ->
    [replay] En revoyant une partie
    [cards] En regardant une carte
   *[table] À la table
}
keys-space = Espace
keys-play = Lecture ou pause
keys-step = Un pas en arrière ou en avant
keys-turn = Un tour en arrière ou en avant
keys-ends = Au début ou à la fin
keys-look = La carte précédente ou suivante
replay-loading = Chargement de la partie …
replay-step = Pas { $n } sur { $of }
replay-going = encore en cours
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-turn = Tour
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-setup = Début
replay-fork = Jouer à partir d’ici
replay-fork-text = Une nouvelle table dans l’état où était celle-ci
replay-share = Copier le lien vers ce pas
replay-shared = Le lien est copié.
replay-table = À la table
end-report = Bilan
end-going = Rien n’est joué
end-against = Contre : { $nemesis }
end-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
end-answers = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
end-life = { $n } PV sur { $of }
end-ways = Et maintenant
end-other = Même réserve, autre némésis
end-share = Copier le lien
end-curves = Les points de vie au fil des tours
end-curve-sides = La némésis et Gravehold
end-curve-mages = Les mages
end-axis = tour
end-foe-turns = tours de la némésis
end-whose = À qui
end-table = Les mêmes chiffres en tableau
end-damage = Les dégâts et leur origine
end-no-damage = Aucun dégât n’a été infligé.
end-times = { $n }×
end-all = Montrer les { $n }
end-mages = Les mages
end-dealt = Dégâts infligés
end-suffered = Dégâts subis
end-cast = Sorts lancés
end-opened = Brèches ouvertes
end-focused = Stabilisations
end-abilities = Capacité utilisée
end-gained = { $n ->
    [0] Aucune carte acquise
    [one] { $n } carte acquise
   *[other] { $n } cartes acquises
}
end-facts = À retenir
end-foe-turn-count = Tours de la némésis
end-unleashed = Déchaînements
end-slain = Serviteurs et pouvoirs éliminés
end-city-suffered = Dégâts subis par Gravehold
end-foe-life = Vie de la némésis à la fin
end-hardest = Coup le plus fort
end-longest = Tour le plus long
end-longest-text = { $n } décisions · tour { $turn } ({ $mage })
end-fair = Les mélanges sont vérifiables
end-fair-text = Avant que quiconque ne s’installe, le serveur s’est engagé sur un secret sans le montrer. Le navigateur de chaque joueur y a ajouté un nombre. Tout est maintenant connu : avec l’enregistrement, chacun peut vérifier que rien n’a été changé.
end-fair-told = Quelqu’un à cette table a pu connaître la graine pendant la partie. L’enregistrement reste vérifiable.
end-proof-proved = Votre navigateur a gardé l’engagement pris par le serveur avant la partie et a lui-même fourni un nombre pour la graine. Tout concorde : personne n’a choisi ces mélanges.
end-proof-other = Attention : ce que le serveur montre maintenant n’est pas ce sur quoi il s’était engagé avant la partie. Quelqu’un a pu choisir ces mélanges.
end-proof-unknown = Ce navigateur n’était pas à la table avant la partie et ne peut donc pas prouver les mélanges. Quelqu’un qui était là dès le début le peut, avec la commande ci-dessous.
end-seed = Graine
end-commitment = Engagement
end-verify = Vérifier avec
end-record = Télécharger l’enregistrement
learn-lead = Vous jouez une vraie partie, en solo contre une némésis facile. De courts conseils s’affichent à côté de ce dont ils parlent. Quittez-les quand vous voulez : la partie continue.
learn-gems = Jouer des gemmes et acquérir de meilleures cartes avec leur éther
learn-spells = Préparer des sorts dans les brèches, les lancer au tour suivant
learn-order = Choisir l’ordre de la défausse : ce sera celui de la pioche
learn-nemesis = Voir ce que prépare la némésis et la devancer
learn-begin = Commencer la première partie
learn-again = Reprendre la première partie ({ $n } sur { $of })
learn-read = Je préfère lire
learn-table = Première partie
course-hint = Conseil
course-next = Suivant
course-skip = Passer
course-try = Essayez
course-leave = Quitter les conseils
course-on = Continuer à jouer
course-progress = { $n } sur { $of } appris
course-done = Vous en savez assez
course-done-text = Le reste est écrit sur les cartes, et la page dit pourquoi quand quelque chose est impossible. La partie continue : terrassez la némésis.
lesson-goal = Le but
lesson-goal-text = Amenez la némésis à 0 point de vie. Vous perdez si Gravehold tombe ou si tous les mages sont épuisés.
lesson-tray = Ici, vous décidez
lesson-tray-text = Tout ce que vous pouvez faire est listé ici. Les mêmes choses brillent sur le plateau : cliquez où vous voulez.
lesson-cast = Lancez votre sort
lesson-cast-text = Les sorts préparés lors d’un tour précédent peuvent être lancés maintenant, au début de votre tour.
lesson-target = Choisissez une cible
lesson-target-text = Les dégâts ont une seule cible : la némésis, ou un serviteur qui vous gênerait à chaque tour.
lesson-prep = Préparez un sort
lesson-prep-text = Préparer un sort ne coûte rien. Posez-le sur votre brèche ouverte : il pourra être lancé dès votre prochain tour.
lesson-gem = Jouez une gemme
lesson-gem-text = Les gemmes donnent de l’éther, la monnaie de ce tour. Jouez-en une ; mieux, jouez-les toutes avant d’acquérir.
lesson-aether = L’éther
lesson-aether-text = Voilà ce que vous pouvez dépenser. Ce qui reste à la fin de votre tour est perdu.
lesson-gain = Acquérez une carte
lesson-gain-text = Dépensez de l’éther pour une carte de la réserve. Elle va sur votre défausse : vous la piocherez bientôt. Ce sont les sorts qui font gagner.
lesson-breach = Stabilisez une brèche
lesson-breach-text = Plus de brèches, plus de sorts. Stabiliser tourne la brèche : elle accueille un sort ce tour-ci, et l’ouvrir coûtera moins.
lesson-charge = Les charges
lesson-charge-text = 2 éthers donnent une charge. Quand toutes sont là, la capacité de votre mage est utilisable.
lesson-ability = Votre capacité est prête
lesson-ability-text = Toutes les charges sont là. Utiliser la capacité les dépense toutes.
lesson-back = Annuler
lesson-back-text = Vous changez d’avis ? Tant que rien de caché n’a été vu, annuler est libre.
lesson-power = Un pouvoir
lesson-power-text = Il perd un jeton à chaque tour de la némésis ; au dernier, il se déclenche. Beaucoup peuvent être défaussés avant, au prix indiqué.
lesson-minion = Un serviteur
lesson-minion-text = Il agit à chaque tour de la némésis tant qu’il a des points de vie. Vos sorts peuvent le viser au lieu de la némésis.
lesson-forecast = La prévision
lesson-forecast-text = Ce qui arrivera si la némésis joue ensuite, et avec quelle chance. Tenez-en compte.
lesson-order = L’ordre compte
lesson-order-text = Votre pioche n’est jamais mélangée. Ce que vous défaussez d’abord, vous le piochez d’abord : mettez ensemble ce que vous voulez en main ensemble.
lesson-turns = Qui joue ensuite
lesson-turns-text = Après chaque tour, une carte du paquet d’ordre du tour est piochée. Ce qui est ici est passé ; ce qui reste dans le paquet viendra.
lesson-timeline = Vos prochaines mains
lesson-timeline-text = Vous voyez ici ce que vous piocherez. Les cartes acquises et l’ordre de la défausse s’y montrent aussitôt.
lesson-nemesis = La némésis a joué
lesson-nemesis-text = D’abord ses cartes en jeu, la plus ancienne en premier ; puis elle en pioche une. Le journal dit ce qui s’est passé.
lesson-end = Terminez votre tour
lesson-end-text = Quand il n’y a plus rien d’utile à faire, terminez la phase. Vous défaussez alors ce que vous avez joué et piochez jusqu’à cinq cartes.
lesson-rules = Où chercher
lesson-rules-text = Règles et touches sont derrière le point d’interrogation. Pointez une carte pour la lire en grand.

## La table : némésis, réserve, décision, journal

part-tray = Décision
part-rail = Décider, ce qui s’est passé, les autres
nemesis-mat = Tout le plateau
nemesis-no-cards = Aucune carte en jeu
nemesis-resolving = En résolution
nemesis-deck-tiers = Pioche de la némésis : { $n }. Palier 1 : { $one }, palier 2 : { $two }, palier 3 : { $three }. Ensuite : palier { $next }
nemesis-discard = Défausse de la némésis
nemesis-open-pile = Toute la pile, la première carte d’abord
foe-life = { $life } points de vie sur { $max }
foe-tokens = Jetons de puissance : { $n }
foe-silenced = Passe une fois
foe-covered = Pas encore retournée
foe-turned = Retournée
shield-left = Évite les { $n } prochains dégâts
lasting-treasure = trésor
lasting-in-front = devant le joueur
waiting-end-of-turn = jusqu’à la fin du tour
waiting-your-next-turn = jusqu’à votre prochain tour
waiting-end-of-game = jusqu’à la fin de la partie
swarm-life = Vie de chacun : { $life }
destroyed = Cartes détruites
cards-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
gravehold-short = Gravehold
gravehold-life = Vie de Gravehold : { $life } sur { $max }
forecast-badge = Au prochain tour de la némésis, en l’état
forecast-in = dans { $n } tours
forecast-later = À son prochain tour
forecast-no-cards = Aucune carte en jeu n’a d’effet.
forecast-unleash-now = Déchaîné :
forecast-total = En tout
forecast-calm = aucune vie perdue
forecast-doom = peut finir la partie
turn-order-next = Ensuite :
turn-order-sure = sûr
turn-order-empty = Puis on mélange
turn-order-token = { $token ->
    [wild] Joker
   *[other] Carte { $token }
} : { $who }
turn-order-nobody = personne encore
supply-empty = Vide
tray-decide-all = Vous décidez ensemble
tray-waiting = En attente de { $who }
tray-group = { $group ->
    [play] Jouer
    [prep] Préparer
    [gain] Acquérir
    [breach] Charge et brèches
    [ability] Capacités
   *[other] Autre
}
back-free = libre
back-marks = cartes cachées vues
back-vote = accord des autres requis
marked-short = annulé
help = Touches et aide
help-digits = Donner la réponse qui a ce numéro
help-letters = Donner la réponse qui a cette lettre, s’il y en a plus de neuf
help-end = Finir la phase, ou ne plus choisir
help-arrows = De réponse en réponse ; Entrée la donne
help-back = Annuler
help-redo = Rétablir ce qui a été annulé
help-suggest = Montrer aux autres une réponse ou une carte
help-tab = Par toute la table ; Entrée y répond aussi
help-help = Cette page
help-look = Une carte s’affiche en grand quand on la survole, qu’on la sélectionne ou qu’on y laisse le doigt. Si rien n’est possible, elle dit pourquoi.
help-glow = Ce qui brille se clique : c’est la même réponse que dans la liste.

# The table on a phone, and the way to the answers by keys
status = La table en bref
status-turn = Tour
sheets = Parties de la table
sheet-nemesis = Némésis
sheet-market = Réserve
sheet-allies = Alliés
sheet-log = Journal
sheet-answers = { $n ->
    [one] { $n } réponse ici
   *[other] { $n } réponses ici
}
sheet-unread = un nouveau message
menu = Menu
tray-fold = Replier les réponses
tray-unfold = { $n ->
    [one] Montrer { $n } réponse
   *[other] Montrer { $n } réponses
}
skip-to-tray = Aller aux réponses

# Expéditions
expedition = Expédition
landing-expedition-text = Plusieurs combats, une seule histoire
expedition-new = Nouvelle expédition
expedition-which = Quelle expédition
expedition-lead = Combat après combat contre des némésis plus fortes. Entre deux, vous gagnez des cartes, des mages et des trésors, et décidez de ce que vous gardez.
expedition-battles = { $n ->
    [one] 1 combat
   *[other] { $n } combats
}
expedition-most = jusqu’à { $n } points
expedition-missing = Injouable avec ces boîtes. Il manque : { $what }.
expedition-pocket = Grande poche
expedition-pocket-text = rien n’est banni
expedition-note = Seul ou à plusieurs : le lien est sur la page suivante. Tout est gardé ; reprenez quand vous voulez.
expedition-begin = Commencer l’expédition
expedition-next = Combats gagnés : { $won } sur { $of }. Ensuite : { $nemesis }.
expedition-points = sur { $of } points
expedition-tries = { $n ->
    [one] combat livré
   *[other] combats livrés
}
expedition-path = Le chemin
expedition-unknown = Encore inconnu
expedition-rating = Rang { $n }
expedition-won-on = { $n ->
    [1] Gagné au premier essai
    [2] Gagné au deuxième essai
    [3] Gagné au troisième essai
   *[other] Gagné à l’essai { $n }
}
expedition-lost-try = Essai { $n } perdu
expedition-worth = Essai { $try } : une victoire rapporte { $n }
expedition-later = À venir
expedition-won-from = Gagné contre { $nemesis }
expedition-new-things = Nouveau pour le prochain essai contre { $nemesis }
expedition-barracks = Caserne
expedition-treasures = Trésors
expedition-banished = Bannies
expedition-fresh = Nouveau
expedition-watching = Vous regardez : les joueurs choisissent.
expedition-market-title = Choisissez les neuf piles de la réserve
expedition-market-text = { $n } cartes sont à la caserne. Ce que vous laissez est banni pour de bon.
expedition-market-pocket = { $n } cartes sont à la caserne. Ce que vous laissez y reste.
expedition-market-left = Reste à choisir :
expedition-in-market = En réserve
expedition-goes = Sera bannie
expedition-stays = Reste là
expedition-pick = Choisir
expedition-mages-title = Qui combat ?
expedition-mages-text = De un à { $n } mages de la caserne. Une personne peut en jouer plusieurs.
expedition-mages-chosen = { $n ->
    [one] 1 mage part au combat
   *[other] { $n } mages partent au combat
}
expedition-mages-none = Choisissez au moins un mage
expedition-mages-take = Ils combattent
expedition-treasures-title = Quels trésors emporter ?
expedition-treasures-text = Personne n’est obligé d’en prendre. Après le combat, tous retournent à la caserne.
expedition-treasures-chosen = { $n ->
    [0] Aucun trésor emporté
    [one] 1 trésor emporté
   *[other] { $n } trésors emportés
}
expedition-treasures-take = Partir avec
expedition-level-1 = Niveau 1 · un par mage
expedition-level-2 = Niveau 2 · un pour tous
expedition-level-3 = Niveau 3 · un par mage
expedition-for-all = Pour tous
expedition-for = { $treasure } pour { $mage }
expedition-reward-title = Le combat est perdu
expedition-reward-text = Choisissez une nouveauté pour le prochain essai. Vous combattrez de nouveau { $nemesis } ; une victoire rapportera alors { $n }.
expedition-path-title = Où aller ?
expedition-path-text = Le chemin se divise ici.
expedition-battle = Combat { $n } · essai { $try }
expedition-upgraded = { $n ->
    [one] 1 carte de base améliorée est dans le paquet Némésis.
   *[other] { $n } cartes de base améliorées sont dans le paquet Némésis.
}
expedition-start = Commencer le combat { $n }
expedition-start-alone = Vous jouez tous ces mages. La partie commence aussitôt.
expedition-start-together = À sa table, chacun prend d’abord une place.
expedition-go = Au combat
expedition-going = Le combat est en cours. Son résultat revient ici.
expedition-over-won = L’expédition est gagnée
expedition-over-lost = L’expédition est perdue
expedition-fights = Combats livrés
expedition-back = Retour à l’expédition
games-expedition = combat { $n } sur { $of }, points : { $score }
refused-expedition-none = Cette table n’est pas une expédition.
refused-expedition-no-game = Les parties d’une expédition ont leurs propres tables.
refused-expedition-bad = Cette expédition ne peut pas être jouée ici.
refused-expedition-not-asked = L’expédition a déjà avancé ; regardez à nouveau.
refused-expedition-choice = Ce choix n’est pas possible.
refused-expedition-setup = L’expédition fixe avec quoi un combat est joué.
refused-expedition-battle-over = Le combat est terminé, et son résultat compte.
