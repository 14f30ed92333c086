## The game in a terminal: the prompt, what can be typed, saved games, and the report at the end

prompt-aether = { $n } aether
prompt-in-hand = +{ $n } in hand
option-gems = Play all { $n } gems (+{ $aether } aether)

typed-card = card
typed-hands = hands
typed-keys = keys
typed-gems = gems

command-intro = Answer with a number, or with the words of an answer. You can also type:
command-gems = play every gem in hand that needs no choice
command-card = the full text of a card, a mage or the nemesis
    .args = NAME
command-table = the whole table
command-forecast = what the nemesis will do next
command-hands = the next hands, since decks are never shuffled
command-why = why an answer is possible or not
    .args = ANSWER
command-keys = the answers with their keys, as in a transcript
command-log = what happened
    .args = [N]
command-undo = undo the last answer, or the last N
    .args = [N]
command-redo = repeat what you undid
command-save = save a copy of the game
    .args = FILE
command-load = continue a saved game
    .args = FILE
command-help = this list
command-quit = leave the game
command-english = The English words in brackets work too.
command-foot = Press Enter alone to see the answers again. Tab completes what you type, and the arrow keys bring back earlier lines. On the board, a closed breach shows what it costs to focus and to open: 2/5.

said-card-name = Which one? { typed-card } NAME
said-which-one = “{ $name }” could be: { $names }
said-no-card = No card, mage or nemesis is called “{ $name }”.
said-no-card-close = No card, mage or nemesis is called “{ $name }”. Did you mean { $names }?
said-no-number = Type a number from 1 to { $n }.
said-no-gems = There are no gems to play.
said-type-help = Type { typed-help } to see everything you can type.
said-interrupted = To leave, type { typed-quit } or press Ctrl-C again.
said-left-saved = Goodbye. The game is saved; { $command } continues it.
said-left-new = Goodbye.
said-not-kept = Could not save the game ({ $error }). You can play on, but it will be lost when you leave; { typed-save } FILE saves a copy.
said-waiting = { $n ->
    [one] An unfinished game is waiting
   *[other] { $n } unfinished games are waiting
}: { $command }
resume-list = Unfinished games, the newest first:
resume-row = { $nemesis } · { $mages } · { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} · { $when }
resume-ask = Which one? Press Enter for the first.

coming-next = After this turn
coming-kept = If you keep your hand
coming-after = After the current hand
coming-then = Then
coming-none = There are no cards to draw.

report-mage = damage dealt { $dealt }, suffered { $suffered }, spells cast { $cast }
report-sources = Damage by source: { $what }
report-no-damage = No damage was dealt.
report-hardest = Biggest hit: { $n } ({ $card }, { $who })
report-nemesis = Nemesis turns: { $turns } · Unleashes: { $unleashed } · minions and powers removed: { $slain }
report-file = Transcript: { $file }
