# Notices when it is somebody's turn
notice-turn = Your turn
notice-trial = Notifications work: this is a test
mail-confirm = Confirm your e-mail address
mail-confirm-text = You want an e-mail when it is your turn in Unshuffled. Open this link to confirm your address. It works for 24 hours.
mail-not-you = Was it someone else? Then ignore this message, and no other will come.
mail-off = Turn these e-mails off:
