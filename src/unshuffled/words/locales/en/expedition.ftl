# Expeditions, in the terminal
expedition-help = Numbers or names answer, separated by commas. { typed-table } shows where the expedition stands, { typed-quit } leaves; everything is kept.
expedition-left = Left. The expedition is kept.
expedition-kept = Kept in { $file }.
expedition-source = { $source ->
    [book] Printed in a rulebook.
    [project] Made by this project.
   *[fan-tools] Rests on tools made by fans, not on a rulebook.
}
expedition-left-out = { $what ->
    [last-battle-rules] The special rules of the last battle are not known here: it is played like the others.
   *[level-4-treasures] Treasures of level 4 are not known here.
}
expedition-not-playable = Not playable with these packs. Missing: { $why }.
expedition-short = Played with fewer: { $what }.
expedition-lack = { $sort } ({ $have } of { $wanted })
expedition-sort = { $of ->
    [mage] mages
    [gem] gems
    [relic] relics
    [spell] spells
    [card] player cards
    [treasure] treasures
    [treasure-1] treasures of level 1
    [treasure-2] treasures of level 2
    [treasure-3] treasures of level 3
    [upgraded] upgraded basic cards
    [upgraded-1] upgraded basic cards of tier 1
    [upgraded-2] upgraded basic cards of tier 2
    [upgraded-3] upgraded basic cards of tier 3
    [rating] nemeses of rating { $rating }
    [protect] allies
   *[nemesis] nemeses
}
expedition-line = { $sort }: { $what }
expedition-battle = Next: battle { $n } of { $of }, try { $attempt }, against { $nemesis }.
expedition-score = Score: { $n }.
expedition-barracks = In the barracks:
expedition-banished = Banished: { $what }.
expedition-new = New in the barracks: { $what }.
expedition-fought = { $nemesis }: { $won ->
    [yes] won
   *[no] lost
}, try { $n }, { $outcome }.
expedition-ask-market = For the market, { $sort }: choose { $n }.
expedition-ask-mages = Who fights? Choose up to { $n }.
expedition-ask-shared = A treasure for all players? Enter for none.
expedition-ask-own = A treasure of level { $level } for { $mage }? Enter for none.
expedition-ask-reward = The battle is lost. What would you like for the next try?
expedition-reward = { $of ->
    [mage] a new mage
    [gem] a new gem
    [relic] a new relic
    [spell] a new spell
    [treasure-1] a new treasure of level 1
    [treasure-2] a new treasure of level 2
   *[treasure-3] a new treasure of level 3
}
expedition-ask-path = Where do you go next?
expedition-way = { $to ->
    [next] to the next battle
    [again] into the same battle again
    [won] to the end: the expedition is won
   *[lost] to the end: the expedition is lost
}
expedition-way-named = Battle { $n }, against { $nemesis }
expedition-way-rating = Battle { $n }, against a nemesis of rating { $rating }
expedition-choose = { $least ->
    [0] Choose at most { $most } of these.
   *[other] { $most ->
        [1] Choose one of these.
       *[other] Choose { $least } to { $most } different ones of these.
    }
}
expedition-ready = Enter begins the battle.
expedition-won = The expedition is won. Score: { $n }.
expedition-lost = The expedition is lost. Score: { $n }.
