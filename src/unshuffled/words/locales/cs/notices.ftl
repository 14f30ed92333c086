# Oznámení
notice-turn = Jste na řadě
notice-trial = Oznámení fungují: toto je zkouška
mail-confirm = Potvrďte svou e-mailovou adresu
mail-confirm-text = Chcete dostávat e-mail, když jste v Unshuffled na řadě. Otevřete tento odkaz a potvrďte svou adresu. Platí 24 hodin.
mail-not-you = Nebyli jste to vy? Zprávu ignorujte a žádná další nepřijde.
mail-off = Vypnout tyto e-maily:
