"""What effects and flows do to a game: piles, breaches, damage, the supply, the actions of a main phase, the ends."""
