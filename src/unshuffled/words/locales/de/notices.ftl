# Benachrichtigungen
notice-turn = Du bist dran
notice-trial = Benachrichtigungen funktionieren: Das ist ein Test
