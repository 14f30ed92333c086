# Notifications
notice-turn = À vous de jouer
notice-trial = Les notifications fonctionnent : ceci est un test
