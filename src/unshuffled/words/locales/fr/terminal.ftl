## Le jeu dans un terminal : l’invite, les commandes, les parties enregistrées et le bilan

prompt-aether = éther : { $n }
prompt-in-hand = +{ $n } en main
option-gems = Jouer les { $n } gemmes (+{ $aether } éther)

typed-card = carte
typed-hands = mains
typed-keys = clés
typed-gems = gemmes

command-intro = Répondez par un numéro ou par les mots d’une réponse. Vous pouvez aussi taper :
command-gems = joue toutes les gemmes en main qui ne demandent aucun choix
command-card = le texte complet d’une carte, d’un mage ou de la némésis
    .args = NOM
command-table = toute la table
command-forecast = ce que fera la némésis
command-hands = les prochaines mains, puisque les pioches ne sont jamais mélangées
command-why = pourquoi une réponse est possible ou non
    .args = RÉPONSE
command-keys = les réponses avec leurs clés
command-log = ce qui s’est passé
    .args = [N]
command-undo = annule la dernière réponse, ou les N dernières
    .args = [N]
command-redo = rétablit ce qui a été annulé
command-save = enregistre une copie de la partie
    .args = FICHIER
command-load = reprend une partie enregistrée
    .args = FICHIER
command-help = cette liste
command-quit = quitte le jeu
command-english = Les mots anglais entre parenthèses fonctionnent aussi.
command-foot = Entrée seule montre de nouveau les réponses. Tab complète la saisie, les flèches rappellent les lignes précédentes. Une brèche fermée indique ce qu’il en coûte de la stabiliser et de l’ouvrir : 2/5.

said-card-name = Laquelle ? { typed-card } NOM
said-which-one = « { $name } » peut désigner : { $names }
said-no-card = Aucune carte, aucun mage, aucune némésis ne s’appelle « { $name } ».
said-no-card-close = Aucune carte, aucun mage, aucune némésis ne s’appelle « { $name } ». Vouliez-vous dire { $names } ?
said-no-number = Tapez un numéro de 1 à { $n }.
said-no-gems = Il n’y a pas de gemme à jouer.
said-type-help = Tapez { typed-help } pour voir tout ce que vous pouvez taper.
said-interrupted = Pour quitter, tapez { typed-quit } ou appuyez encore une fois sur Ctrl-C.
said-left-saved = Au revoir. La partie est enregistrée ; pour la reprendre : { $command }.
said-left-new = Au revoir.
said-not-kept = Impossible d’enregistrer la partie ({ $error }). Vous pouvez continuer, mais elle sera perdue quand vous quitterez ; { typed-save } FICHIER en enregistre une copie.
said-waiting = { $n ->
    [one] Une partie inachevée vous attend
   *[other] { $n } parties inachevées vous attendent
} : { $command }
resume-list = Parties inachevées, la plus récente d’abord :
resume-row = { $nemesis } · { $mages } · { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
} · { $when }
resume-ask = Laquelle ? Entrée choisit la première.

coming-next = Après ce tour
coming-kept = Si vous gardez votre main
coming-after = Après la main actuelle
coming-then = Ensuite
coming-none = Il n’y a pas de carte à piocher.

report-mage = dégâts infligés { $dealt }, subis { $suffered }, sorts lancés { $cast }
report-sources = Dégâts par source : { $what }
report-no-damage = Aucun dégât n’a été infligé.
report-hardest = Coup le plus fort : { $n } ({ $card }, { $who })
report-nemesis = Tours de la némésis : { $turns } · Déchaînements : { $unleashed } · serviteurs et pouvoirs éliminés : { $slain }
report-file = Enregistrement : { $file }
