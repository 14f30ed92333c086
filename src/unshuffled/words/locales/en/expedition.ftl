# Expeditions, in the terminal
expedition-help = Answer with numbers or names, separated by commas. { typed-table } shows the state of the expedition, { typed-undo } takes back the last choice, { typed-quit } leaves; everything is saved.
expedition-left = Goodbye. The expedition is saved.
expedition-kept = Saved in { $file }.
expedition-source = { $source ->
    [book] Printed in a rulebook.
    [project] Made by this project.
   *[fan-tools] Based on fan-made tools, not on a rulebook.
}
expedition-left-out = { $what ->
    [last-battle-rules] We do not know the special rules of the last battle: it is played like the others.
   *[level-4-treasures] We do not know the level 4 treasures.
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
    [treasure-1] level 1 treasures
    [treasure-2] level 2 treasures
    [treasure-3] level 3 treasures
    [upgraded] upgraded basic cards
    [upgraded-1] upgraded tier 1 basic cards
    [upgraded-2] upgraded tier 2 basic cards
    [upgraded-3] upgraded tier 3 basic cards
    [rating] nemeses of rating { $rating }
    [ability] ability cards
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
expedition-ask-own = A level { $level } treasure for { $mage }? Enter for none.
expedition-ask-reward = The battle is lost. What would you like for the next try?
expedition-reward = { $of ->
    [mage] a new mage
    [gem] a new gem
    [relic] a new relic
    [spell] a new spell
    [treasure-1] a new level 1 treasure
    [treasure-2] a new level 2 treasure
   *[treasure-3] a new level 3 treasure
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
    [0] Choose up to { $most } of these.
   *[other] { $most ->
        [1] Choose one of these.
       *[other] Choose { $least } to { $most } different ones.
    }
}
expedition-ready = Press Enter to start the battle.
expedition-won = The expedition is won. Score: { $n }.
expedition-lost = The expedition is lost. Score: { $n }.
