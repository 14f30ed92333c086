# Where the rulebooks differ: the name of each point, what it is about, and the choices.

switch = { $switch ->
    [wild-card] Wild card
    [four-player-deck] Turn order deck for four
    [number-tokens] Player numbers
    [solo-player-cards] Turn order deck for one
    [solo-life] Life with one mage
    [solo-lowest-life-when-exhausted] Lowest life while exhausted
    [fully-turned-focus] Fully turned breach
    [tutorial-discard] Discarding unplayed cards
    [open-decks] Decks of the players
    [empty-deck-win] Winning when the nemesis deck is empty
    [immediately-timing] IMMEDIATELY effects
    [nemesis-tier] Tier of the nemesis
    [basic-pool] Basic nemesis cards
   *[card-values] Numbers on cards
}
switch-text = { $switch ->
    [wild-card] With three mages, one turn order card belongs to no player. Either you agree who takes that turn, or the holder of a token takes it and passes the token to the left.
    [four-player-deck] With four mages there is one card for each, or two cards for each pair. With a pair’s first card the two choose who takes the turn; the second card is for the other one. Pairs are easier.
    [number-tokens] Players are numbered by seat, or at random. Chance then also decides who starts with the wild card token. There are no numbers if four players share cards in pairs.
    [solo-player-cards] Solo with one mage, the turn order deck has two nemesis cards and three or four of yours. Four are easier.
    [solo-life] Solo with one mage, you can start with a different life total than the difficulty gives.
    [solo-lowest-life-when-exhausted] Solo with one mage: while you are exhausted, effects on the player with the lowest life still affect you, or they affect no one.
    [fully-turned-focus] A breach that cannot turn any further is opened when it is focused, or it cannot be focused and has to be opened.
    [tutorial-discard] For first games: at the end of your turn you may discard gems and relics that you did not play. Spells stay in your hand.
    [open-decks] Decks are never shuffled. Either all players always see their order, or only how many cards they have.
    [empty-deck-win] You win when the nemesis has no card left, neither in its deck nor in play: at the end of a turn, or immediately.
    [immediately-timing] A minion or power resolves its IMMEDIATELY effect before it enters play, or after.
    [nemesis-tier] Some cards ask for the tier of the nemesis: the highest of all cards it has drawn, or the highest of its cards in play and in its discard pile.
    [basic-pool] They come from the box of the nemesis, or from all boxes. Mixed boxes can change the difficulty a lot.
   *[card-values] The German edition has different numbers on a few cards. Play with the usual numbers, or with the German ones.
}
switch-value = { $value ->
    [wild-card-choice] you choose
    [wild-card-token] by token
    [four-player-deck-single] one card each
    [four-player-deck-pairs] in pairs
    [number-tokens-chosen] by seats
    [number-tokens-random] at random
    [solo-player-cards] { $n } player cards
    [solo-life-0] as the difficulty says
    [solo-life] { $n } life
    [solo-lowest-life-when-exhausted-self] you
    [solo-lowest-life-when-exhausted-nobody] no one
    [fully-turned-focus-opens] focusing opens it
    [fully-turned-focus-not-allowed] no focusing
    [tutorial-discard-off] not allowed
    [tutorial-discard-on] gems and relics
    [open-decks-on] visible
    [open-decks-off] hidden
    [empty-deck-win-end-of-turn] at the end of a turn
    [empty-deck-win-immediate] immediately
    [immediately-timing-before-play] before entering play
    [immediately-timing-after-play] after entering play
    [nemesis-tier-drawn] of all cards drawn
    [nemesis-tier-in-play-or-discard] in play or discarded
    [basic-pool-same-box] one box
    [basic-pool-mixed] all boxes
    [card-values-default] usual
   *[card-values-de] German
}
switch-set = { $switch }: { $value }
said-variants = Played with: { $what }.
