# Powiadomienia
notice-turn = Twoja kolej
notice-trial = Powiadomienia działają: to test
