# Notices when it is somebody's turn
notice-turn = Your turn
notice-trial = Notifications work: this is a test
