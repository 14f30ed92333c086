"""What a game is made of: content, state, the stack and the machine that runs it, chance, setting up."""
