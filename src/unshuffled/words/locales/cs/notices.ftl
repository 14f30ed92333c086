# Oznámení
notice-turn = Jste na řadě
notice-trial = Oznámení fungují: toto je zkouška
