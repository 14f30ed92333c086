"""What happened to the chance of winning in a finished game: what luck did, what decisions did, and what would have been better.

course      the game as a chain of positions, with what lies between two of them
playouts    finished games from a position: `quick` plays for everyone, hidden cards and chance redealt
processes   the same in two processes
curve       from few playouts to a chance at every position, with its error
purchases   what was bought, and what the record shows of its use
report      what a review says
calibration whether chances come true
reviewing   the review itself: spends playouts where they tell most

The game is over, so a review may read its whole record. Playouts never see what was hidden at their position.
"""
