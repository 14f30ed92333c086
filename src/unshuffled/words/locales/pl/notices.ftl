# Powiadomienia
notice-turn = Twoja kolej
notice-trial = Powiadomienia działają: to test
mail-confirm = Potwierdź swój adres e-mail
mail-confirm-text = Chcesz dostawać e-mail, gdy w Unshuffled przyjdzie twoja kolej. Otwórz ten link, aby potwierdzić adres. Link jest ważny 24 godziny.
mail-not-you = To ktoś inny? Zignoruj tę wiadomość, a kolejna nie przyjdzie.
mail-off = Wyłącz te e-maile:
