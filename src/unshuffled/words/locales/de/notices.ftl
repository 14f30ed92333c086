# Benachrichtigungen
notice-turn = Du bist dran
notice-trial = Benachrichtigungen funktionieren: Das ist ein Test
mail-confirm = Bestätige deine E-Mail-Adresse
mail-confirm-text = Du möchtest eine E-Mail, wenn du in Unshuffled an der Reihe bist. Öffne diesen Link, um deine Adresse zu bestätigen. Er gilt 24 Stunden.
mail-not-you = War es jemand anders? Dann ignoriere diese Nachricht, und es kommt keine weitere.
mail-off = Diese E-Mails abschalten:
