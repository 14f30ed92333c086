# Notifications
notice-turn = À vous de jouer
notice-trial = Les notifications fonctionnent : ceci est un test
mail-confirm = Confirmez votre adresse e-mail
mail-confirm-text = Vous souhaitez recevoir un e-mail quand c’est à vous de jouer dans Unshuffled. Ouvrez ce lien pour confirmer votre adresse. Il est valable 24 heures.
mail-not-you = Ce n’était pas vous ? Ignorez ce message, vous n’en recevrez pas d’autre.
mail-off = Désactiver ces e-mails :
