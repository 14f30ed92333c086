# Les mots de la page que le serveur ne dit jamais.

## Partout

title = Unshuffled
close = Fermer
settings = Réglages
gallery = Cartes
rules = Règles
replay = Revoir
begin = Commencer
somebody = Invité
unofficial = Une version libre et non officielle d’un jeu coopératif de construction de deck. Elle ne contient ni illustrations ni textes de l’éditeur ; les noms appartiennent à leurs propriétaires.
connecting = Connexion…
fault-title = Une erreur s’est produite sur cette page
fault-text = La partie est en sécurité sur le serveur.
fault-again = Recharger la page
lost-title = Page introuvable
lost-text = Il n’y a pas de page à cette adresse.
lost-table = Cette table n’existe pas, ou il vous faut son lien actuel pour entrer.
lost-expedition-title = Vous n’êtes qu’à ce combat
lost-expedition = Ce combat fait partie d’une expédition. Pour la voir, il vous faut son propre lien : demandez-le à l’un de ses joueurs.
lost-expedition-back = Retour au combat
lost-home = Retour à l’accueil
refused = Action impossible ({ $code }).
refused-table-stale = La partie a avancé entre-temps ; vérifiez où elle en est.
refused-answer-not-yours = C’est à quelqu’un d’autre de décider.
refused-answer-not-an-option = Ce n’est plus possible.
refused-client-offline = Pas de connexion.
wire-lost = Pas de connexion au serveur. Nouvelle tentative…
wire-kept = Votre réponse n’est pas perdue.
wire-slow = Le serveur tarde à répondre. Votre réponse est en route.
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
landing-alone = Jouer en solo
landing-together = Créer une table
your-name = Votre nom
how-many-mages = Combien de mages ?
random-mage = Mage au hasard
random-nemesis = Némésis au hasard
random-market = Réserve au hasard
choose-difficulty = Difficulté
make-table = Créer la table
lobby-title = Une nouvelle table
lobby-wait = C’est l’hôte qui lancera la partie.
seat-free = libre
seat-take = Prendre cette place
seat-leave = Quitter la place
link-play = Lien pour jouer
link-watch = Lien pour regarder

## Réglages

settings-language = Langue
settings-theme = Thème
settings-text-size = Taille du texte
settings-card-size = Taille des cartes
settings-motion = Animations
settings-plain-cards = Cartes en texte seul
settings-sound = Sons
theme-dark = sombre
theme-light = clair
theme-contrast = contraste élevé
size-small = petite
size-normal = normale
size-large = grande
size-largest = très grande
motion-normal = normales
motion-fast = rapides
motion-off = instantanées

## Parties de la table

part-nemesis = Némésis
part-market = Réserve
part-turn-order = Ordre du tour
part-mage = Mage
part-hand = Main
part-played = Jouées
part-piles = Pioche et défausse
part-log = Journal
part-talk = Discussion
gravehold = Gravehold
life = Vie
aether = éther
power-tokens = Jetons Puissance
turn = Tour { $n }
marked = retour en arrière après avoir vu des cartes cachées
exhausted = épuisement
unknown-card = carte inconnue
breach = Brèche
card-cost = Coûte { $n } { $n ->
    [one] éther
   *[other] éthers
}
nemesis-life = { $name } : { $life } { $life ->
    [one] point de vie
   *[other] points de vie
} sur { $max }
track-at = { $name } : case { $n } sur { $of }
track-many = { $name } : { $steps }
track-gone = { $name } : défaussé
track-step = { $name }, case { $step } : { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
mage-space = { $name }, case { $n }{ $here ->
    [yes] {" "}· le jeton est ici
   *[no] {""}
}
space-empty = vide
foe-number = Le jeton Numéro du joueur { $n } ({ $name }) est posé dessus
pile-tokens = { $name } sur cette pile : { $n }
pile-treasure = Trésor près de cette pile : { $name }
treasures-shared = Trésors de tous les joueurs
side-deck-says = Ces cartes sont face visible à côté de la table. Une carte dit quand un joueur en gagne une.
side-deck-left = encore { $n } sur { $of }
swarm-count = { $name } : { $n }
mage-number = Joueur { $n }
mage-life = { $name } : { $life } { $life ->
    [one] point de vie
   *[other] points de vie
} sur { $max }
mage-charges = Charges : { $n } sur { $needed }
breach-closed = Brèche { $numeral } : stabiliser { $focus }, ouvrir { $open }
breach-open = Brèche { $numeral } : ouverte{ $bonus ->
    [0] { "" }
    [one] , +{ $bonus } dégât
   *[other] , +{ $bonus } dégâts
}
breach-none = Pas de brèche { $numeral }
pile-left = reste { $n }
deck-count = Pioche { $n }
discard-count = Défausse { $n }
discard-pile = Défausse
next-hands = Prochaines mains, jamais mélangées
turn-order-left = Encore dans le paquet
forecast-title = Si la némésis joue au prochain tour
forecast-chance = { $n } sur { $of }

## Décider

tray-decides = { $who } décide
take-back = Annuler
redo = Rétablir
vote-yes = D’accord
vote-no = Non

## Parler

talk-write = Écrire un message
talk-note = { $what ->
    [Joined] { $name } est là.
    [Watching] { $name } regarde.
    [TakenBack] { $name } revient en arrière.
    [BackAsked] { $name } voudrait revenir en arrière.
    [BackAgreed] { $name } est d’accord.
    [BackRefused] { $name } préfère ne pas revenir en arrière.
    [Saved] { $name } a enregistré ce moment : { $saved }
    [SeatTaken] { $name } s’assoit : joueur { $n }.
    [SeatTakenOver] { $name } remplace { $to }.
    [SeatGiven] { $name } cède une place à { $to }.
    [SeatLeft] { $name } se lève.
    [ChatOn] { $name } autorise les messages libres.
    [ChatOff] { $name } a désactivé les messages libres.
    [LinksRenewed] { $name } a créé de nouveaux liens : les anciens ne fonctionnent plus.
    [AdvanceSet] { $name } a changé ce qui est décidé à l’avance.
    [AnsweredInAdvance] { $name } l’avait décidé à l’avance.
    [SeedTold] { $name } a exporté la partie : l’ordre des cartes cachées peut être connu.
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
phrase-ready = C’est bon pour moi.
phrase-sorry = Pardon !

## La fin

end-won = Victoire
end-lost = Défaite
end-again = Rejouer
end-look = Voir la table
replay-back = Étape précédente
replay-on = Étape suivante
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
spell-fresh = Préparé ce tour-ci : il pourra être lancé à partir de votre prochain tour.
spell-fresh-short = tour suivant
spell-linked = { $name } (aussi brèche { $numeral })
aether-count = { $n } { $n ->
    [one] éther
   *[other] éthers
} ce tour-ci
aether-bound = { $n } à usage limité
aether-only = Dont { $n } uniquement pour { $uses }
aether-not = Dont { $n } { $n ->
    [one] inutilisable
   *[other] inutilisables
} pour { $uses }
aether-use-gain-gem = acquérir des gemmes
aether-use-gain-relic = acquérir des reliques
aether-use-gain-spell = acquérir des sorts
aether-use-charge = gagner des charges
aether-use-focus = stabiliser des brèches
aether-use-open = ouvrir des brèches
aether-use-other = faire autre chose
aether-more = +{ $n } en main
aether-in-hand = { $n ->
    [one] Les gemmes non jouées donneraient { $n } éther de plus
   *[other] Les gemmes non jouées donneraient { $n } éthers de plus
}
timeline-title = Prochaines mains
hand-empty = Aucune carte en main
hand-next = Après ce tour
hand-after-this = Après la main actuelle
hand-then = Ensuite
hand-used = si je joue ma main
hand-kept = si je la garde
hands-none = Il n’y a pas de carte à piocher.
deck-short = Pioche
discard-short = Défausse
deck-look = Parcourir la pioche : { $n }
discard-look = Parcourir la défausse : { $n }
deck-title = Pioche
deck-said = À partir du dessus : la carte 1 est piochée en premier.
deck-hidden = À une position inconnue, dans le désordre :
deck-turned = La défausse est retournée
decks-closed = Les pioches sont cachées : personne ne voit ce qui vient.
discard-said = Quand la pioche est vide, la défausse est retournée : la carte 1 est piochée en premier. La dernière carte est au-dessus.
pile-empty = Aucune carte
arrange-title = L’ordre de la défausse
arrange-hint = Glissez les cartes : la plus à gauche sera piochée en premier.
arrange-put = Défausser dans cet ordre
arrange-earlier = { $name } : plus tôt
arrange-later = { $name } : plus tard
ally-open-named = Montrer { $name } en grand

## Préparer une partie

setup-title = Nouvelle partie
setup-packs = Boîtes en jeu
setup-mages = Mages
setup-mage-for = Un mage pour le joueur { $n }
setup-roll = Tirer au sort
setup-roll-all = Tout tirer au sort
setup-chance = Surprise
setup-mage-chance = Le hasard décide qui viendra ; vous le verrez au début de la partie.
setup-nemesis-chance = Le hasard décide qui attaque ; vous le verrez au début de la partie.
setup-rating = Difficulté { $n } sur { $of }
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
setup-lives-harder = Règles « Pour plus de difficulté ».
setup-ai-wins = { $percent ->
    [0] Notre IA rapide ne gagne presque jamais ces parties.
   *[other] Notre IA rapide gagne { $percent } % de ces parties.
}
setup-protect = Vous protégez
setup-protect-note = { $life } points de vie. Avec { $charges } charges, une des { $cards } cartes de capacité est piochée et résolue.
setup-edition = Livret de règles
edition-default = Recommandé
edition-default-note = Chaque règle dans sa version la plus récente.
edition-war-eternal-pl-fr = Guerre Éternelle (français, polonais)
edition-base-cs = Aeon’s End (tchèque)
edition-base-cs-note = Une brèche entièrement pivotée ne peut pas être stabilisée.
edition-outcasts-pl = Les Parias (polonais)
edition-outcasts-pl-note = La carte Joker utilise un jeton ; à quatre, les joueurs se partagent les cartes Ordre du tour deux par deux.
edition-war-eternal-de = Guerre Éternelle (allemand)
edition-war-eternal-de-note = Numéros de joueurs au hasard, valeurs allemandes des cartes, et victoire dès que la pioche de la némésis est épuisée.
variants = Règles et variantes
variants-book = Livret : { $edition }
variants-lead = Les livrets imprimés diffèrent sur ces points. Votre livret décide de chacun. Changez ce que vous voulez.
variants-reset = Tout comme dans le livret
variants-done = Terminé
variants-turns = Ordre du tour
variants-solo = Seul avec un mage
variants-mages = Les mages et leurs pioches
variants-nemesis = Némésis
variants-only = { $n ->
    [one] Seulement avec un mage.
   *[other] Seulement avec { $n } mages.
}
variants-least = Seulement avec { $n } mages ou plus.
variants-own = Dans aucun livret
variants-on = Variantes
setup-share = Copier le lien
setup-note = { $n ->
    [one] Un mage. À une table, d’autres peuvent regarder et discuter.
   *[other] { $n } mages. En solo, vous les jouez tous ; à une table, chaque place peut être à quelqu’un d’autre.
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
is-away = hors ligne
watches = regarde
no-seat = sans place
you-watch = Mode spectateur
you-no-seat = Vous n’avez pas de place
wait-you = À vous
wait-for = On attend { $who }
wait-away = On attend { $who } (hors ligne)
wait-empty-seat = C’est à une place vide de décider : quelqu’un doit s’y asseoir.
waited-minutes = { $n ->
    [one] depuis une minute
   *[other] depuis { $n } minutes
}
waited-hours = { $n ->
    [one] depuis une heure
   *[other] depuis { $n } heures
}
waited-days = { $n ->
    [one] depuis un jour
   *[other] depuis { $n } jours
}
away-title = Pendant votre absence
away-moves = { $n ->
    [one] Un coup joué pendant votre absence
   *[other] { $n } coups joués pendant votre absence
}
away-play = Revoir
away-dismiss = Masquer
seat-take-over = Prendre le relais
seat-take-back = Reprendre votre place
seat-give = Céder la place
seat-give-back = Rendre à { $name }
seat-owed = prise à { $name }, qui peut la reprendre à tout moment
seat-note = Une personne absente plus d’une minute peut être remplacée. À son retour, sa place l’attend.
refused-seat-taken = Cette personne était là à l’instant. On peut prendre sa place après une minute.
refused-table-watching = En mode spectateur, on peut seulement regarder et discuter.
refused-seat-empty = Toutes les places ne sont pas prises.
refused-table-not-the-host = C’est à l’hôte d’en décider.
refused-http-too-many = Trop de demandes à la fois ; réessayez dans un instant.
rename = Changer
chat-allowed = Messages libres autorisés
invite = Inviter
link-play-hint = Toute personne qui l’ouvre peut prendre une place. Aucun compte n’est nécessaire.
link-watch-hint = Toute personne qui l’ouvre peut regarder et discuter.
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
lobby-played = La partie
lobby-change = Modifier la mise en place
lobby-change-take = Valider
join-invited = Invitation à jouer
join-against = Contre : { $nemesis }
join-there = À la table : { $who }.
join-nobody = Personne n’est encore assis.
join-started = La partie a commencé.
join-go = Rejoindre
join-note = Ni compte, ni installation.

## Revenir ensemble

vote-title = Revenir en arrière ?
vote-asks = { $n ->
    [one] { $name } voudrait revenir d’une étape en arrière.
   *[other] { $name } voudrait revenir de { $n } étapes en arrière.
}
vote-yours = { $n ->
    [one] Vous voudriez revenir d’une étape en arrière.
   *[other] Vous voudriez revenir de { $n } étapes en arrière.
}
vote-note = Des cartes cachées ont été vues depuis : tous les joueurs assis sont consultés et, s’ils acceptent, la partie est marquée.
vote-note-others = Cela annule une réponse donnée par quelqu’un d’autre : il faut son accord.
vote-withdraw = Renoncer
mark-marked = Partie marquée : retour en arrière, d’un commun accord, après avoir vu des cartes cachées ou la fin.
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
talk-off = Les messages libres sont désactivés à cette table.

## Moments et parties écrites

moments = Moments
moment-name = Nommer ce moment
moment-at = Étape { $n }
moment-save = Enregistrer
moment-answers = Étape { $n }, { $ago ->
    [0] maintenant
    [one] il y a une étape
   *[other] il y a { $ago } étapes
}
moment-back = Y revenir
moment-fork = Nouvelle table à partir d’ici
moments-none = Aucun moment n’a encore de nom. On peut revenir à un moment nommé, ou continuer de là à une nouvelle table.
moment-fork-now = Continuer à une nouvelle table
moment-fork-note = Cette table reste telle quelle. Si d’autres jouent ici, les cartes cachées seront redistribuées à la nouvelle table.
moment-fork-same = Cette table reste telle quelle ; la nouvelle a les mêmes cartes cachées.
record = Transcription de la partie
record-note = La transcription contient toutes les réponses et la graine. Elle est accessible à tous après la fin ; avant, seulement si vous avez toujours joué en solo.
record-download = Télécharger
refused-record-seed-secret = La transcription révélerait ce qui est caché. Elle sera disponible à la fin de la partie.
refused-record-dealt-anew = Les cartes cachées ont été remélangées pour cette table ; il n’y a donc pas de transcription.
refused-record-bad = Ce n’est pas une partie qui peut être rejouée ici.

## Vos parties et votre compte

games = Mes parties
games-none = Aucune partie pour l’instant. Celles que vous jouez dans ce navigateur apparaîtront ici.
games-going = En cours
games-over = Terminées
games-more = Plus anciennes
games-your-turn = à vous
games-not-begun = pas commencée
games-story = Bilan
import = Importer une partie
import-note = Une transcription enregistrée continue à une nouvelle table.
import-text = Transcription
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
    [one] Récupérer la partie jouée en invité
   *[other] Récupérer les { $n } parties jouées en invité
}
account-passkey = Clé d’accès
account-passkey-add = Ajouter une clé d’accès
account-passkey-remove = Retirer la clé d’accès { $label }
account-known = { $n ->
    [one] Compte connecté sur cet appareil.
   *[other] Compte connecté sur { $n } appareils.
}
account-ways = Clés d’accès, mot de passe, suppression
account-delete = Supprimer le compte
account-delete-sure = Supprimer définitivement. Mes places restent, mais plus personne ne pourra les occuper sous mon nom.
refused-account-wrong = Aucun compte avec ce nom et ce mot de passe, ou avec cette clé.
refused-account-name-taken = Un autre compte porte ce nom.
refused-account-bad-name = Un nom a 2 à 40 caractères, dont une lettre ou un chiffre.
refused-account-bad-password = Un mot de passe a 8 à 200 caractères.
refused-account-log-in-again = Pour cela, déconnectez-vous puis reconnectez-vous.
refused-account-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse.
refused-account-bad-passkey = La clé d’accès n’a pas été acceptée ; réessayez.
refused-account-last-way-in = C’est le seul moyen de vous connecter : ajoutez-en d’abord un autre.

## Autres réglages

settings-heard = Sons et notifications
settings-hints = Expliquer les nouveautés la première fois
settings-chime = Un son doux quand c’est à vous et que la page est en arrière-plan
settings-notices = Dans ce cas, afficher aussi une notification
settings-reset = Réglages par défaut
settings-volume = Volume
settings-replay-sound = Sons aussi en revoyant une partie
settings-touch = Le téléphone vibre au fil de la partie
settings-ends-itself = Terminer mon tour automatiquement quand rien d’autre n’est possible

## Cards, rules, end, replay and the first game

site-nav = Pages
site-play = Jouer
landing-alone-text = Un à quatre mages, un seul écran
landing-learn = Apprendre à jouer
landing-learn-text = En dix minutes, dans une vraie partie
landing-together-text = Un lien pour quatre joueurs au plus
landing-why = Ce que cette table vous apporte
landing-order = Aucune pioche n’est mélangée
landing-order-text = Vous choisissez l’ordre de votre défausse. La page montre les mains qui en résulteront.
landing-forecast = Les coups de la némésis, annoncés
landing-forecast-text = Ses chances de jouer au prochain tour, et ce que ses serviteurs et pouvoirs feront alors, et à qui.
landing-back = Annulez librement
landing-back-text = Tout peut s’annuler tant que rien de caché n’a été vu. Et quand un coup est impossible, la page dit pourquoi.
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
    [treasure] Trésors
    [ability] Cartes capacité
    [mage] Mages
    [nemesis] Némésis
    [foe] Cartes Némésis
   *[all] Tout
}
gallery-pack = Boîte
gallery-cost = Coût
gallery-whose = Appartient à
gallery-any = peu importe
gallery-market = Réserve
gallery-basic = Toutes les némésis
gallery-none = Rien ne correspond.
gallery-reset = Réinitialiser
reconstructed = Reconstitué
reconstructed-says = Aucune source connue ne donne tout ceci. Nous avons complété ce qui manquait : un nombre, ou une ligne du texte. La version imprimée peut être différente.
gallery-nemesis-type = { $life ->
    [1] Némésis · difficulté { $n }
   *[other] Némésis · vie { $life } · difficulté { $n }
 }
look-nav = De carte en carte
look-back = La précédente
look-on = La suivante
look-at = { $n } sur { $of }
look-also = Aussi en
look-english = En anglais
look-of = Appartient à
look-starts = Carte de départ pour
look-all-mages = tous les mages
look-markets = Dans les réserves proposées
look-first = Cartes de départ
look-own = Cartes spécifiques
rules-lead = Tout le jeu en bref, avec nos propres mots. À la table, seules les réponses permises par les règles sont proposées.
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-none = Rien trouvé.
rules-see = Voir aussi
rules-page = Cette page
rules-help = Ce que la page fait pour vous
rules-keys = Touches
rules-chapter = { $chapter ->
    [basics] Le jeu
    [turn] Votre tour
    [nemesis] La némésis
    [words] Les mots des cartes
    [mats] Plateaux et paquets à part
    [expeditions] Expéditions
   *[more] Autres
}
aid-tray = Toutes les réponses au même endroit
aid-tray-text = Le panneau dit qui doit décider et donne chaque réponse permise. Les mêmes réponses brillent sur le plateau.
aid-why = Pourquoi pas ?
aid-why-text = Survolez ce qui est impossible pour l’instant, ou sélectionnez-le au clavier : la page dit ce qui manque.
aid-forecast = Prévision
aid-forecast-text = À côté de la némésis : ses chances de jouer au prochain tour et ce que ses cartes en jeu feront alors, en chiffres.
aid-timeline = Vos prochaines mains
aid-timeline-text = Comme les pioches ne sont pas mélangées, la page montre ce que vous piocherez et ce que l’ordre de la défausse y change.
aid-back = Annuler
aid-back-text = Libre tant que rien de caché n’a été vu ; au-delà, toute la table doit être d’accord et la partie est marquée.
aid-sum = D’où viennent les nombres
aid-sum-text = Avant que des dégâts soient infligés, leur calcul est montré : carte, brèche et tout ce qui s’y ajoute.
aid-suggest = Proposer
aid-suggest-text = Montrez aux autres une réponse ou une carte. Elle brille chez eux et n’oblige personne.
aid-replay = Revoir
aid-replay-text = Chaque partie peut être revue étape par étape, et reprise autrement à partir de n’importe quelle étape.
keys-where = { $where ->
    [replay] En revoyant une partie
    [cards] En regardant une carte
   *[table] À la table
}
keys-space = Espace
keys-play = Lecture ou pause
keys-step = Étape précédente ou suivante
keys-turn = Tour précédent ou suivant
keys-ends = Au début ou à la fin
keys-look = La carte précédente ou suivante
replay-loading = Chargement de la partie…
replay-step = Étape { $n } sur { $of }
replay-going = encore en cours
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-turn = Tour
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-setup = Début
replay-fork = Jouer à partir d’ici
replay-fork-text = Une nouvelle table dans l’état où était celle-ci
replay-share = Copier le lien vers cette étape
replay-shared = Le lien est copié.
replay-table = Retour à la table
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
end-ways = Et maintenant ?
end-other = Même réserve, autre némésis
end-share = Copier le lien
end-curves = Points de vie par tour
end-curve-sides = La némésis et Gravehold
end-curve-protected = La némésis et { $name }
end-curve-mages = Les mages
end-axis = tour
end-foe-turns = tours de la némésis
end-whose = Joueur
end-table = Les mêmes chiffres en tableau
end-damage = Dégâts par source
end-no-damage = Aucun dégât n’a été infligé.
end-times = { $n }×
end-all = Tout afficher ({ $n })
end-mages = Les mages
end-dealt = Dégâts infligés
end-suffered = Dégâts subis
end-cast = Sorts lancés
end-opened = Brèches ouvertes
end-focused = Stabilisations
end-abilities = Usages de la capacité
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
end-protected-suffered = Dégâts subis par { $name }
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
learn-lead = Trois courts chapitres de trois tours, en solo contre Rage Incarnée. Les conseils s’affichent là où il le faut et suivent ce que vous faites. Vous pouvez les masquer à tout moment et continuer à jouer.
learn-begin = Commencer la première partie
learn-again = Reprendre le chapitre { $chapter }
learn-read = Plutôt lire les règles
chapter-number = Chapitre { $chapter }
chapter-1 = Votre tour
chapter-1-text = Jouer des gemmes, acquérir des cartes, préparer et lancer des sorts
chapter-2 = L’ennemi
chapter-2-text = Serviteurs, pouvoirs et prévision : choisir qui frapper
chapter-3 = Brèches et capacité
chapter-3-text = Remplir vos charges, stabiliser une brèche, préparer vos prochaines mains
chapter-finished = terminé
chapter-done = Chapitre { $chapter } terminé
chapter-1-done = Voilà un tour : jouer des gemmes, acquérir une carte, préparer un sort, puis le lancer au tour suivant.
chapter-2-done = Voilà comment la némésis se bat : ses serviteurs agissent à chaque tour, ses pouvoirs décomptent, et la prévision vous avertit.
chapter-3-done = Vous connaissez maintenant l’essentiel. Le reste est écrit sur les cartes, et la page dit pourquoi quand quelque chose est impossible. La partie continue : terrassez Rage Incarnée.
chapter-cast = { $n ->
    [one] Vous avez lancé un sort et infligé { $damage } dégâts.
   *[other] Vous avez lancé { $n } sorts et infligé { $damage } dégâts.
  }
chapter-gained = { $n ->
    [one] Vous avez acquis une carte.
   *[other] Vous avez acquis { $n } cartes.
  }
chapter-left = Encore à découvrir : { $what }.
chapter-next = Chapitre { $chapter } : { $name }
course-hint = Conseil
course-next = Suivant
course-skip = Passer
course-try = Essayez
course-leave = Quitter les conseils
course-on = Continuer à jouer
course-at = Chapitre { $chapter }, tour { $turn } sur { $of }
course-nudge = Un doute ? Choisissez un élément entouré d’un cadre lumineux.
lesson-goal = Le but
lesson-goal-text = Voici votre ennemi. Amenez-le à 0 point de vie avant que Gravehold, la cité que vous défendez, n’en ait plus.
lesson-cast = Lancez votre sort
lesson-cast-text = Vous avez préparé ce sort lors d’un tour précédent. Maintenant, au début de votre tour, vous pouvez le lancer.
lesson-late = Préparez un sort
lesson-late-text = Vous n’aviez aucun sort à lancer ce tour-ci. Posez-en un sur votre brèche ouverte, et vous pourrez le lancer au tour suivant.
lesson-gem = Jouez une gemme
lesson-gem-text = Les gemmes donnent de l’éther, la monnaie de ce tour. Jouez-en une.
lesson-aether = Plus d’éther
lesson-aether-text = Jouez aussi vos autres gemmes. L’éther non dépensé est perdu à la fin de votre tour.
lesson-prep = Préparez un sort
lesson-prep-text = Préparer un sort ne coûte rien. Posez-le sur votre brèche ouverte : vous pourrez le lancer dès votre prochain tour.
lesson-gain = Acquérez une carte
lesson-gain-text = Dépensez votre éther pour une carte de la réserve. Elle va sur votre défausse, et vous la piocherez plus tard.
lesson-end = Terminez votre tour
lesson-end-text = Plus rien d’utile à faire ? Terminez votre tour. Vous défaussez les cartes jouées et piochez jusqu’à en avoir cinq.
lesson-back = Vous changez d’avis ?
lesson-back-text = Ici, vous annulez vos dernières actions. Vous pouvez le faire librement tant que rien de caché n’a été vu.
lesson-turns = Qui joue ensuite
lesson-turns-text = Après chaque tour, une carte d’ordre du tour décide qui joue ensuite. Les cartes montrées ici ont été piochées ; les autres sont encore dans le paquet. La némésis a eu son premier tour : le journal dit ce qu’elle a fait.
lesson-minion = Un serviteur
lesson-minion-text = Il agit à chaque tour de la némésis tant qu’il a des points de vie. Vos sorts peuvent le viser.
lesson-aim = Votre sort est prêt
lesson-aim-text = Lancez-le. Vous choisirez ensuite qui subit les dégâts.
lesson-target = Choisissez une cible
lesson-target-text = Les dégâts à la némésis vous rapprochent de la victoire. Un serviteur sans point de vie disparaît et n’agit plus.
lesson-forecast = La prévision
lesson-forecast-text = Voici ce qui arrive si la némésis joue au prochain tour, et avec quelle probabilité. Regardez ici avant de terminer votre tour.
lesson-power = Un pouvoir
lesson-power-text = Il perd un jeton à chaque tour de la némésis. Quand il perd le dernier, son effet s’applique.
lesson-oppose = Contrez le pouvoir
lesson-oppose-text = Vous pouvez vous débarrasser de ce pouvoir avant son effet. Le prix est indiqué sur la carte.
lesson-unleash = La règle de la némésis
lesson-unleash-text = Quand une carte dit « Déchaîné », la némésis fait ce qu’indique son plateau. Sélectionnez-la pour le lire.
lesson-lose = Comment on perd
lesson-lose-text = Vous perdez quand Gravehold n’a plus de points de vie. Un mage sans point de vie est épuisé : vous continuez à jouer, mais Gravehold subit alors à sa place le double de ses dégâts.
lesson-plan = Presque prêt
lesson-plan-text = Votre mage a quatre charges sur cinq. Jouez d’abord vos gemmes : vous avez besoin de l’éther.
lesson-charge = Achetez une charge
lesson-charge-text = Une charge coûte 2 éthers. Quand toutes sont là, la capacité de votre mage est utilisable.
lesson-ability = Utilisez votre capacité
lesson-ability-text = Toutes les charges sont là. Utilisez la capacité : elle les dépense toutes.
lesson-breach = Une brèche de plus
lesson-breach-text = Plus de brèches, plus de sorts. Stabilisez une brèche : elle peut accueillir un sort ce tour-ci, et l’ouvrir coûtera moins cher. Une fois ouverte, elle le reste.
lesson-order = L’ordre compte
lesson-order-text = Votre pioche n’est jamais mélangée. Ce que vous défaussez d’abord, vous le piochez d’abord. Vous décidez donc quelles cartes viennent ensemble.
lesson-timeline = Vos prochaines mains
lesson-timeline-text = Voici ce que vous piocherez. Les cartes acquises et l’ordre de la défausse le modifient.
lesson-rules = Où chercher
lesson-rules-text = Les touches et les règles sont ici. Sélectionnez une carte pour la lire en grand.
aside-seen = Compris
aside-off = Plus d’indications
aside-curse = Une malédiction
aside-curse-text = Un effet a donné cette carte du paquet Malédiction à un joueur. C’est désormais une de ses cartes, qu’il pioche comme les autres. Chaque malédiction laisse un choix : d’un côté vous la gardez, de l’autre vous la détruisez en y mettant le prix.
aside-treasure = Un trésor
aside-treasure-text = Les trésors se gagnent en expédition. Un trésor de niveau 1 est une de vos cartes de départ, à la place d’une autre. Les autres restent à côté des plateaux et font ce qu’ils disent : ceux de niveau 2 pour tous les joueurs, ceux de niveau 3 pour leur joueur.

## L’analyse d’une partie
review = Analyse
review-about = si un joueur informatique aguerri prenait la suite
review-band = Intervalle de 9 estimations sur 10
review-foe-turn = Tour de la némésis
review-end = Fin
review-went = Où elles sont passées
review-in-points = en points de pourcentage
review-points = pts
review-decided = Décision : { $who }
review-making = Analyse en cours : un joueur informatique rejoue la suite de nombreuses fois. Cela prend jusqu’à une minute et continue si vous quittez la page.
review-failed = L’analyse n’a pas pu être terminée.
review-retry = Recommencer
review-not-over = Une partie peut être analysée une fois terminée.
review-dealt-anew = Les cartes cachées ont été remélangées pour cette table : sa partie ne peut pas être analysée.
review-again = À rejouer
review-again-text = les décisions qui ont coûté le plus cher
review-try = Réessayer
review-solution = Montrer ce qui a été joué

## La table : némésis, réserve, décision, journal

part-tray = Décision
part-rail = Décision, journal, autres joueurs
nemesis-mat = Plateau Némésis
nemesis-no-cards = Aucune carte en jeu
nemesis-resolving = En cours de résolution
nemesis-deck-tiers = Pioche de la némésis : { $n }. Palier 1 : { $one }, palier 2 : { $two }, palier 3 : { $three }. Ensuite : palier { $next }
nemesis-discard = Défausse de la némésis
nemesis-open-pile = Toute la pile, en partant du dessus
foe-life = { $life } { $life ->
    [one] point de vie
   *[other] points de vie
} sur { $max }
foe-tokens = Jetons Puissance : { $n }
foe-silenced = Passe une fois
foe-covered = Pas encore retournée
foe-turned = Retournée
shield-left = { $n ->
    [one] Annule le prochain dégât
   *[other] Annule les { $n } prochains dégâts
}
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
protected-life = Vie de { $name } : { $life } sur { $max }
protected-charges = Charges de { $name } : { $n } sur { $of }
protected-abilities = Cartes de capacité de { $name }
protected-deck = Capacités
forecast-badge = Au prochain tour de la némésis, en l’état
forecast-in = dans { $n } tours
forecast-later = Au prochain tour de la némésis
forecast-no-cards = Aucune carte en jeu n’a d’effet.
forecast-unleash-now = Déchaîné :
forecast-total = En tout
forecast-calm = aucun point de vie perdu
forecast-doom = risque de défaite
forecast-start = Au début de son tour :
forecast-end = À la fin de son tour :
forecast-token = perd un jeton
forecast-so-far = Déjà connu
forecast-quiet = rien
forecast-one-of = l’un de vous
forecast-all-of = vous ensemble
forecast-span = { $a } à { $b }
forecast-draws = { $tier ->
    [0] + carte inconnue
   *[other] + carte inconnue (palier { $tier })
}
forecast-draws-more = + { $n } cartes inconnues
forecast-hidden = une carte cachée décide
forecast-or-else = d’autres issues sont possibles
forecast-lost = finit la partie
turn-order-next = Ensuite :
turn-order-sure = à coup sûr
turn-order-empty = Puis on mélange
turn-order-token = { $token ->
    [wild] Jeton Joker
   *[other] Jeton { $token }
} : { $who }
turn-order-nobody = personne encore
supply-empty = Vide
tray-decide-all = Vous décidez ensemble
tray-group = { $group ->
    [play] Jouer
    [prep] Préparer
    [gain] Acquérir
    [breach] Charge et brèches
    [ability] Capacités
   *[other] Autre
}
back-free = annulation libre
back-marks = cartes cachées vues
back-vote = accord des autres requis
back-ask = accord de { $name } requis
marked-short = partie marquée
help = Touches et aide
help-digits = Pour les autres questions : choisir la réponse portant ce numéro
help-end = Terminer la phase ou le choix en cours
help-arrows = Passer d’une réponse à l’autre ; Entrée pour valider
help-back = Annuler
help-redo = Rétablir ce qui a été annulé
help-suggest = Proposer aux autres une réponse ou une carte
help-tab = Parcourir toute la table ; Entrée répond là aussi
help-help = Cette aide
help-look = Une carte s’affiche en grand quand vous la survolez, la sélectionnez ou gardez le doigt dessus. Si rien n’est possible avec elle, la page dit pourquoi.
help-glow = Ce qui brille se clique : c’est la même réponse que dans la liste.
end-turn = Terminer le tour
unused = Non utilisé : { $what }
unused-aether = { $n } { $n ->
    [one] éther
   *[other] éthers
}
unused-gem = { $n } { $n ->
    [one] gemme
   *[other] gemmes
}
unused-relic = { $n } { $n ->
    [one] relique
   *[other] reliques
}
unused-spell = { $n } { $n ->
    [one] sort
   *[other] sorts
}
unused-card = { $n } { $n ->
    [one] carte
   *[other] cartes
}
unused-cast = { $n ->
    [one] { $n } sort peut encore être lancé
   *[other] { $n } sorts peuvent encore être lancés
}
gems-all = { $n ->
    [one] Jouer la gemme
   *[other] Jouer les { $n } gemmes
}
gain-with-gems = { $n ->
    [one] Jouer une gemme et acquérir { $card }
   *[other] Jouer { $n } gemmes et acquérir { $card }
}
aim-damage = { $n } { $n ->
    [one] dégât
   *[other] dégâts
}
help-hand = La carte à cette place de votre main ; si plusieurs brèches conviennent, puis le numéro de la brèche
help-market = Acquérir la carte de cette lettre ; les gemmes nécessaires sont jouées
help-gems = Jouer toutes les gemmes
help-breaches = Charge ; stabiliser ou ouvrir une brèche, puis son numéro ; capacité
help-drag = Faites glisser une carte vers un emplacement éclairé, ou hors de votre main pour la jouer. Ou cliquez sur elle, puis sur l’emplacement éclairé.

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
sheet-table = Table
menu = Menu
tray-fold = Replier les réponses
tray-unfold = { $n ->
    [one] Montrer { $n } réponse
   *[other] Montrer { $n } réponses
}
tray-more = encore { $n }
skip-to-tray = Aller aux réponses

# The nemesis' turn on its stage, and what it did afterwards
stage-acts = { $name } agit
stage-on = Continuer
stage-skip = Passer
stage-hint = continuer · maintenir pour passer
recap = Ce que la némésis a fait
recap-turn = Tour : { $name }
recap-no-loss = aucune perte
recap-power = { $n ->
    [one] encore { $n } jeton Puissance
   *[other] encore { $n } jetons Puissance
}

# Quand les autres décident
others-choose = { $ask ->
    [main] { $who } joue son tour
    [casting] { $who } choisit les sorts à lancer
    [cast-spell] { $who } choisit un sort à lancer
    [choose-target] { $who } choisit à qui infliger les dégâts
    [choose-player] { $who } choisit un joueur
    [choose-option] { $who } choisit entre deux effets
    [choose-minion] { $who } choisit un serviteur
    [order-discards] { $who } range ses cartes défaussées
    [discard-card] { $who } choisit quoi défausser
    [destroy-card] { $who } choisit quoi détruire
    [destroy-breach] { $who } choisit quelle brèche détruire
    [gain-card] { $who } choisit quoi acquérir
    [prep-spell] { $who } choisit un sort à préparer
    [resolve-card] { $who } choisit la prochaine carte à résoudre
    [together] Les joueurs décident : { $question }
   *[other] { $who } décide : { $question }
}
others-options = { $n ->
    [one] Voir l’option possible
   *[other] Voir les { $n } options possibles
}
ally-back-mine = Retour à mon plateau

# Le journal
log-cards = { $what ->
    [drawn] { $who } pioche
    [discarded] { $who } défausse
    [played] { $who } joue
    [destroyed] { $who } détruit
    [returned] { $who } prend en main
   *[revealed] { $who } révèle
} :
log-look = Voir la table à l’étape { $n }

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
expedition-note = En solo ou à plusieurs : le lien est sur la page suivante. Tout est enregistré ; reprenez quand vous voulez. Le livre de règles prévoit la difficulté normale pour les expéditions.
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
expedition-market-text = { $n } cartes sont à la caserne. Ce que vous laissez est banni définitivement.
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
    [one] 1 carte de base améliorée est dans la pioche de la némésis.
   *[other] { $n } cartes de base améliorées sont dans la pioche de la némésis.
}
expedition-start = Commencer le combat { $n }
expedition-start-alone = Vous jouez tous ces mages. La partie commence aussitôt.
expedition-start-together = À sa table, chacun prend d’abord une place.
expedition-go = Au combat
expedition-going = Le combat est en cours. Son résultat revient ici.
expedition-open = Sa table est ouverte. Le combat n’a pas encore commencé.
expedition-made = Choisi
expedition-made-of = { $step ->
    [market] Marché
    [mages] Mages
    [treasures] Trésors
    [reward] Récompense
   *[path] Chemin
}
expedition-back-asks = Tous les joueurs sont consultés.
expedition-vote-note = Quelqu’un d’autre a choisi cela, ou le hasard a apporté quelque chose : tous les joueurs sont consultés. Si le hasard est intervenu, l’expédition est marquée.
lobby-called-off = Un choix pour ce combat a été annulé : il n’a pas lieu. Retournez à l’expédition.
expedition-over-won = L’expédition est gagnée
expedition-over-lost = L’expédition est perdue
expedition-fights = Combats livrés
expedition-back = Retour à l’expédition
games-expedition = combat { $n } sur { $of }, points : { $score }
refused-expedition-none = Cette table n’est pas une expédition.
refused-expedition-no-game = Les parties d’une expédition ont leurs propres tables.
refused-expedition-bad = Cette expédition ne peut pas être jouée ici.
refused-expedition-not-asked = L’expédition a avancé entre-temps ; vérifiez où elle en est.
refused-expedition-choice = Ce choix n’est pas possible.
refused-expedition-setup = Un combat se joue avec ce que l’expédition a fixé.
refused-expedition-battle-over = Le combat est terminé, et son résultat compte.
refused-expedition-battle-begun = Le combat a commencé : ce qui a été choisi pour lui reste.
refused-expedition-called-off = Un choix pour ce combat a été annulé : il n’a pas lieu. Retournez à l’expédition.

## Revenir

landing-continue = Continuer
landing-waiting = { $n ->
    [one] Une partie vous attend
   *[other] { $n } parties vous attendent
}
statistics = Statistiques
stats-loading = Chargement de vos parties…
stats-failed = Impossible de charger vos parties. Rechargez la page.
stats-none = Aucune partie terminée. Terminez-en une et elle comptera ici.
stats-played = Parties
stats-won = Victoires
stats-rate = Taux de victoire
stats-streak = Victoires d’affilée en cours
stats-longest = Plus longue série
stats-expeditions = Expéditions gagnées
stats-of = { $n } sur { $of }
stats-nemeses = Les némésis
stats-mages = Vos mages
stats-difficulties = Difficulté
stats-sizes = Nombre de mages
stats-foe-score = { $n ->
    [one] { $n } gagnée sur { $of }
   *[other] { $n } gagnées sur { $of }
}
stats-best-turns = Victoire la plus rapide : tour { $n }
stats-best-life = points de vie de Gravehold au mieux : { $n }
stats-best-streak = série : { $now } en cours, { $n } au mieux
stats-unbeaten = Pas encore vaincues : { $names }
stats-mage-count = { $n ->
    [one] { $n } mage
   *[other] { $n } mages
}
stats-col-won = Gain
stats-col-rate = Taux
stats-col-turns = Tours
stats-col-life = Vie
stats-col-streak = Série
stats-legend = Gain : victoires sur parties. Tours : le moins pour une victoire. Vie : le plus de points de vie de Gravehold après une victoire. Série : victoires d’affilée, en cours et au mieux.
stats-note = Une partie compte si vous aviez une place à la fin. Les copies et les imports d’une même partie comptent une seule fois : la première terminée.
achievements = Succès
achievement-new = { $n ->
    [one] Nouveau succès
   *[other] Nouveaux succès
}
achievement-earned = Obtenu le { $date }
achievement-open = Pas encore
achievement-box-progress = { $n } némésis sur { $of } de { $pack }
achievement-first = Première victoire
achievement-first-text = Gagnez une partie.
achievement-sizes = En toute compagnie
achievement-sizes-text = Gagnez avec un, deux, trois et quatre mages.
achievement-box = Conquête : { $pack }
achievement-box-text = Battez chaque némésis de { $pack }.
achievement-brink = Au bord du gouffre
achievement-brink-text = Gagnez avec { $n } points de vie ou moins à Gravehold.
achievement-walls = Les murs tiennent
achievement-walls-text = Gagnez avec au moins { $n } points de vie à Gravehold.
achievement-unbroken = Toujours debout
achievement-unbroken-text = Gagnez à deux mages ou plus, sans aucun mage épuisé.
achievement-hardest = Contre l’extinction
achievement-hardest-text = Gagnez à la difficulté la plus haute.
achievement-expedition = Chef d’expédition
achievement-expedition-text = Gagnez une expédition.
achievement-streak = Série de victoires
achievement-streak-text = Gagnez { $n } parties d’affilée.
achievement-mages = De toutes les écoles
achievement-mages-text = Gagnez avec { $n } mages différents à vous.
achievement-veteran = Longue expérience
achievement-veteran-text = Terminez { $n } parties.
own = Parmi vos parties
own-best = Votre record contre { $nemesis } : victoire au tour { $turns }, { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} à Gravehold.
own-won = C’est votre { $n ->
    [1] 1re
   *[other] { $n }e
} victoire en { $of ->
    [one] { $of } partie
   *[other] { $of } parties
}.
own-lost = Parties gagnées contre { $nemesis } jusqu’ici : { $n } sur { $of }.
wishes = Conditions de tirage
wishes-count = { $n ->
    [one] Une condition
   *[other] { $n } conditions
}
wishes-title = Conditions pour une réserve au hasard
wishes-lead = Chaque réserve tirée au sort respecte ces conditions, et chaque pile que vous remplacez aussi.
wishes-fit = { $n ->
    [one] { $n } carte convient
   *[other] { $n } cartes conviennent
}
wishes-ok = Il existe des réserves qui conviennent.
wishes-named = { $what } ({ $how })
wishes-problem = { $n ->
    [one] Rien ne convient. Changez cette condition : { $why }
   *[other] Rien ne convient. Changez l’une de ces conditions : { $why }
}
wishes-clear = Tout effacer
wishes-unseen = Les conditions ne valent pas pour une réserve révélée au début. Utilisez « Tirer au sort ».
wish-any = Peu importe
wish-some = Au moins une
wish-none = Aucune
trait-destroy = Détruit des cartes
trait-draw = Pioche des cartes
trait-charge = Gagne des charges
trait-focus = Stabilise une brèche
trait-life = Rend des points de vie
trait-rich-gem = Gemme à { $cost } ou plus
trait-cheap-spell = Sort à { $cost } ou moins
trait-strong-spell = Sort à { $cost } ou plus
trait-spells = Sort de { $pack }
setup-reroll = Remplacer { $card } au hasard
setup-unbeaten = Pas encore vaincue
setup-all-beaten = Toutes sont vaincues
setup-beaten = Vaincue
favourites = Favoris
favourites-name = Nom de cette mise en place
favourites-keep = Enregistrer
favourites-replace = Remplacer
favourites-note = Les favoris restent dans ce navigateur.
favourites-none = Aucun favori pour le moment.
favourites-use = Utiliser
favourites-market = Seulement la réserve
favourites-remove = Supprimer { $name }
favourites-about = { $mages } contre { $nemesis }
favourites-random-market = Réserve au hasard

# Mages IA et conseils
mind-name = { $mind ->
    [quick] IA (rapide)
    [steady] IA (réfléchie)
   *[other] IA ({ $mind })
}
mind-short = IA
mind-about = { $mind ->
    [quick] Joue selon quelques règles simples.
   *[other] Essaie ce qui pourrait suivre. Joue mieux.
}
mind-seat = Mage IA
mind-dismiss = Retirer le mage IA
mind-rest = Mages IA pour les autres places
mind-away = La place d’un absent passe à l’IA
mind-after = { $n ->
    [0] Jamais
   *[other] Après { $n } min
}
mind-instant = Les mages IA agissent sans délai
mind-go-on = Ne pas attendre
phrase-go-on = Continue !
hint-ask = Que ferais-tu ?
hint-thinking = Réfléchit…
hint-tag = Conseil de l’IA
refused-hint-none = Pas de conseil pour l’instant. Réessayez.
refused-seat-no-such-mind = Ce serveur n’a pas ce mage IA.

## L’administrateur, les signalements et ses propres données

phrase-removed = (supprimé par l’administrateur)
talk-operator = { $what ->
    [sent_out] L’administrateur a exclu quelqu’un de cette table.
    [let_in] L’administrateur autorise quelqu’un à revenir.
    [closed] L’administrateur a fermé cette table.
    [reopened] L’administrateur a rouvert cette table.
    [links_renewed] L’administrateur a créé de nouveaux liens : les anciens ne fonctionnent plus.
    [talk_removed] L’administrateur a supprimé des messages.
   *[other] L’administrateur est intervenu.
}
closed-table = L’administrateur a fermé cette table. On peut la regarder, mais plus y jouer ni y écrire.
refused-table-closed = L’administrateur a fermé cette table.
refused-table-sent-out = L’administrateur vous a exclu de cette table.
refused-http-banned = L’administrateur vous a bloqué sur ce serveur.
barred-title = Accès refusé
barred-text = L’administrateur de ce serveur vous a exclu de la table ou vous a bloqué.
report = Signaler quelqu’un
report-hint = L’administrateur de ce serveur lira ce signalement, avec les derniers messages de la table. Personne à la table ne le verra.
report-who = Qui
report-table = La table entière
report-why = Motif
report-reason = { $reason ->
    [abuse] Insultes ou harcèlement
    [name] Nom offensant
    [cheating] Triche ou sabotage
   *[other] Autre chose
}
report-words = Que s’est-il passé ? (facultatif)
report-send = Envoyer le signalement
report-sent = Merci. L’administrateur va l’examiner.
data = Mes données
data-download = Télécharger mes données
data-deletes = La suppression efface aussi votre nom et vos messages à toutes les tables. Vos coups restent, sans nom.
data-delete-sure = Supprimer définitivement. Je ne pourrai plus revenir à mes tables.
data-delete = Supprimer mes données
notify-title = Me prévenir quand c’est à moi
notify-note = Si vous ne regardez pas la table, vous recevez une notification au bout d’un moment, une seule par tour. Elle nomme la table et ne révèle rien de la partie.
notify-first = Créez ou rejoignez d’abord une table. Vous pourrez ensuite l’activer ici.
notify-device = Sur cet appareil, même quand la page est fermée
notify-device-none = Ce navigateur ne peut pas afficher de notifications quand la page est fermée. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
notify-denied = Votre navigateur n’autorise pas les notifications pour cette page. Vous pouvez changer cela dans ses réglages pour cette page.
notify-other-device = Autre appareil
notify-service = Par Discord, ntfy, Gotify ou un webhook
notify-format = Service
notify-format-discord = Discord
notify-format-ntfy = ntfy
notify-format-gotify = Gotify
notify-format-json = Webhook (JSON)
notify-format-mail = E-mail
notify-mail = Par e-mail
notify-mail-ask = Recevoir un lien
notify-mail-asked = Ouvrez le lien du message envoyé à { $address }. Il est valable 24 heures.
notify-address = Adresse
notify-token = Jeton
notify-token-optional = Jeton (si nécessaire)
notify-add = Ajouter
notify-remove = Retirer { $what }
notify-remove-short = Retirer
notify-try = Envoyer un essai
notify-tried = Envoyé.
notify-tried-not = Le service ne l’a pas accepté. Vérifiez l’adresse.
notify-quiet = Heures calmes
notify-quiet-from = de
notify-quiet-until = à
notify-quiet-note = Rien n’est envoyé pendant ce temps ; ensuite, seulement si c’est encore à vous. Fuseau horaire : { $zone }.
refused-notice-bad-channel = Impossible d’envoyer des notifications à cette adresse.
refused-notice-too-many = Il y a trop de destinataires. Retirez-en un d’abord.
refused-notice-no-push = Ce serveur n’envoie pas de notifications aux navigateurs.
refused-notice-no-mail = Ce serveur n’envoie pas d’e-mails.
email-title = Notifications par e-mail
email-confirm = Voulez-vous un e-mail quand c’est à vous et que vous ne regardez pas la table ?
email-confirm-go = Oui, envoyez-les
email-confirm-done = C’est fait. Vous recevrez des e-mails à cette adresse.
email-off = Ne plus recevoir d’e-mails à cette adresse ?
email-off-go = Désactiver
email-off-done = C’est fait. Plus aucun e-mail n’arrivera à cette adresse.
email-bad = Ce lien n’est plus valable. Vous pouvez en obtenir un autre dans les réglages.

## La partie du jour

daily = Partie du jour
daily-table = Partie du jour
daily-landing = Une partie pour tous, nouvelle chaque jour
daily-lead = Aujourd’hui, tout le monde ici affronte la même Némésis, avec la même réserve, les mêmes mages et les mêmes mélanges. Jouez en solo ou entre amis.
daily-loading = Chargement de la partie du jour…
daily-left = { $hours ->
    [0] encore { $minutes } min
   *[other] encore { $hours } h { $minutes } min
}
daily-how-many = Combien de mages ?
daily-mages = { $n ->
    [one] { $n } mage
   *[other] { $n } mages
}
daily-friends = Entre amis
daily-go-on = Votre partie d’aujourd’hui
daily-once = Votre première partie du jour compte, dès qu’elle commence. Vous pouvez en jouer d’autres pour vous entraîner.
daily-again = Vous avez déjà commencé votre partie du jour. Une autre comptera comme entraînement.
daily-results = Résultats
daily-results-today = Résultats du jour
daily-results-yesterday = Résultats d’hier
daily-first = Premières parties
daily-marked = Avec annulation après des cartes cachées
daily-practice = Entraînement
daily-place = Place
daily-who = Joueurs
daily-result = Résultat
daily-yours = vous
daily-none = Pas encore de résultats.
daily-won = { $turns ->
    [one] Victoire en { $turns } tour, Gravehold { $gravehold }
   *[other] Victoire en { $turns } tours, Gravehold { $gravehold }
}
daily-lost = Défaite, il restait { $life } PV à la Némésis
daily-rank = place { $n }
daily-checking = { $n ->
    [0] Le serveur rejoue votre partie pour la vérifier…
    [one] Une autre partie est en cours de vérification.
   *[other] { $n } autres parties sont en cours de vérification.
}
daily-not-listed = Cette partie n’est pas dans les résultats : la journée s’est terminée avant, ou elle est encore en cours de vérification.
daily-rule = D’abord les victoires : le moins de tours, puis le plus de vie pour Gravehold. Ensuite les défaites : moins il restait de vie à la Némésis, mieux c’est. Le serveur rejoue chaque partie avant de l’afficher.
daily-share = Copier le résultat
daily-copied = Résultat copié. Il ne dévoile rien.
daily-sealed = D’autres jouent encore avec cette graine. La transcription, l’analyse et la graine seront disponibles à la fin de la journée (minuit UTC).
daily-fork = Cette table reste telle quelle. Les cartes cachées sont remélangées à la nouvelle, car d’autres jouent encore la partie du jour.
daily-opened = La journée est terminée : voici sa graine. Elle correspond à l’engagement publié avant.
daily-verify = Vérifiez vous-même dans un terminal :
daily-fair = Fixé à l’avance
daily-fair-text = L’engagement fixe la graine d’une journée sans la révéler. Il est publié la veille ; la graine est montrée le lendemain.
daily-today = Aujourd’hui
daily-tomorrow = Demain
daily-announced = Publié depuis
refused-daily-setup = La mise en place de la partie du jour est fixe.
refused-daily-sealed = D’autres jouent encore avec cette graine. Vous l’aurez à la fin de la journée (minuit UTC).
refused-daily-over = La partie est terminée, et son résultat compte.

## Tables ouvertes

open-tables = Tables ouvertes
open-tables-landing = Rejoignez ceux qui cherchent des joueurs
open-tables-about = Tout le monde peut rejoindre ces tables. Sans compte, sans classement.
open-tables-loading = Recherche de tables ouvertes…
open-tables-none = Aucune table ouverte pour le moment. Créez-en une et cochez « Ouverte à tous ».
open-tables-gone = Cette table est complète, a commencé ou n’est plus ouverte.
open-tables-host = Hôte : { $name }
open-tables-free = { $n ->
    [one] { $n } place libre sur { $of }
   *[other] { $n } places libres sur { $of }
}
open-table = Ouverte à tous
open-table-note = La table figure dans « Tables ouvertes » tant que vous êtes là et que la partie n’a pas commencé.

## Réponses à l’avance

ahead = Décider à l’avance
ahead-note = Pour les questions hors de votre tour : la partie ne vous attend plus. Toute la table voit vos choix, et une telle réponse peut être annulée.
ahead-decline = Quand je peux faire quelque chose, j’y renonce
ahead-decline-note = Y compris votre capacité et ce que les autres vous proposent.
ahead-cheapest = Si je dois défausser ou détruire une carte, c’est la moins chère
ahead-leave = Je laisse aux autres les décisions communes
ahead-of = Décide à l’avance : { $what }
ahead-does = { $kind ->
    [decline] renonce
    [cheapest] cède sa carte la moins chère
   *[leave] laisse aux autres les décisions communes
}
