# Words of the page that the server never says.

## Everywhere

title = Unshuffled
close = Close
settings = Settings
gallery = Cards
rules = Rules
replay = Replay
begin = Start
somebody = Guest
unofficial = An unofficial, free implementation of a cooperative deck-building game. It ships no artwork and no texts of the publisher; names belong to their owners.
connecting = Connecting …
fault-title = Something went wrong
fault-text = Your game is safe on the server.
fault-again = Reload the page
lost-title = Page not found
lost-text = There is no page at this address.
lost-table = There is no such table, or you need its current link to join.
lost-expedition-title = You can see this battle only
lost-expedition = This battle belongs to an expedition. To see the expedition you need its own link: ask one of its players.
lost-expedition-back = Back to the battle
lost-home = Back to home
refused = That didn’t work ({ $code }).
refused-table-stale = The game has moved on; please look again.
refused-answer-not-yours = Someone else decides this.
refused-answer-not-an-option = That is no longer possible.
refused-client-offline = You are offline.
wire-lost = No connection to the server. Retrying …
wire-kept = Your answer is not lost.
wire-slow = The server is slow to answer. Your answer is on its way.
release-leaving = There is a new version of this page. It loads by itself as soon as your last answer has arrived.
release-came = This page has been updated.
version-title = This page and the server do not match
version-text = They have different versions, and reloading the page did not help. Try again in a few minutes. If that does not help, ask the person who runs the server.
other-version-title = This game cannot be opened here
refused-table-other-version = This game was made with content that this server does not have. It is kept as it is.
refused-table-other-rules = This game was played with older rules. You can watch it, and continue it at a new table.
old-rules = This game was played with older rules. Today’s rules differ after step { $n }, so you can watch it up to there and continue from there at a new table.

## First page and setup

landing-lead = Mages defend the city of Gravehold together. Decks are never shuffled: the order in which you discard is the order in which you draw.
landing-alone = Play solo
landing-together = Create a table
your-name = Your name
how-many-mages = How many mages?
random-mage = Random mage
random-nemesis = Random nemesis
random-market = Random market
choose-difficulty = Difficulty
make-table = Create the table
lobby-title = New table
lobby-wait = Waiting for the host to start the game.
seat-free = free
seat-take = Take seat
seat-leave = Leave seat
link-play = Link for players
link-watch = Link for spectators

## Settings

settings-language = Language
settings-theme = Colours
settings-text-size = Text size
settings-card-size = Card size
settings-motion = Animation
settings-plain-cards = Cards as plain text
settings-sound = Sounds
theme-dark = dark
theme-light = light
theme-contrast = high contrast
size-small = small
size-normal = normal
size-large = large
size-largest = very large
motion-normal = normal
motion-fast = fast
motion-off = instant

## Parts of the table

part-nemesis = Nemesis
part-market = Market
part-turn-order = Turn order
part-mage = Mage
part-hand = Hand
part-played = Played
part-piles = Deck and discard pile
part-log = Log
part-talk = Chat
gravehold = Gravehold
life = Life
aether = aether
power-tokens = Power tokens
turn = Turn { $n }
marked = undone after hidden cards were seen
exhausted = exhausted
unknown-card = unknown card
breach = Breach
card-cost = Costs { $n } aether
nemesis-life = { $name }: { $life } of { $max } life
track-at = { $name }: step { $n } of { $of }
track-many = { $name }: { $steps }
track-gone = { $name }: discarded
track-step = { $name }, step { $step }: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
mage-space = { $name }, space { $n }{ $here ->
    [yes] {" "}· the token is here
   *[no] {""}
}
space-empty = empty
foe-number = The number token of player { $n } ({ $name }) is on it
pile-tokens = { $name } on this pile: { $n }
pile-treasure = Treasure at this pile: { $name }
treasures-shared = Treasures of all players
side-deck-says = These cards lie face up beside the table. Other cards say when a player gains one.
side-deck-left = { $n } of { $of } left
swarm-count = { $name }: { $n }
mage-number = Player { $n }
mage-life = { $name }: { $life } of { $max } life
mage-charges = Charges: { $n } of { $needed }
breach-closed = Breach { $numeral }: focus { $focus }, open { $open }
breach-open = Breach { $numeral }: open{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } damage
}
breach-none = No breach { $numeral }
pile-left = { $n } left
deck-count = Deck { $n }
discard-count = Discard { $n }
discard-pile = Discard pile
next-hands = Next hands, never shuffled
turn-order-left = Still in the deck
forecast-title = If the nemesis goes next
forecast-chance = { $n } in { $of }

## Deciding

tray-decides = { $who } decides
take-back = Undo
redo = Redo
vote-yes = Agree
vote-no = No

## Talking

talk-write = Write a message
talk-note = { $what ->
    [Joined] { $name } joined.
    [Watching] { $name } is watching.
    [TakenBack] { $name } undid a step.
    [BackAsked] { $name } wants to undo.
    [BackAgreed] { $name } agrees.
    [BackRefused] { $name } does not want to undo.
    [Saved] { $name } saved this moment: { $saved }
    [SeatTaken] { $name } takes the seat of player { $n }.
    [SeatTakenOver] { $name } takes over for { $to }.
    [SeatGiven] { $name } gives a seat to { $to }.
    [SeatLeft] { $name } left their seat.
    [ChatOn] { $name } turned chat on.
    [ChatOff] { $name } turned chat off.
    [LinksRenewed] { $name } made new links: the old ones no longer work.
    [AdvanceSet] { $name } changed what they decide in advance.
    [AnsweredInAdvance] { $name } had decided this in advance.
    [SeedTold] { $name } opened the transcript: the hidden order may be known.
   *[other] { $name }: { $what }
}
phrase-hello = Hello!
phrase-thanks = Thanks!
phrase-well-done = Well done!
phrase-your-turn = Your turn.
phrase-wait = Wait a moment.
phrase-save-charge = Save your charges.
phrase-hit-minion = Let’s hit the minion.
phrase-hit-nemesis = Let’s hit the nemesis.
phrase-ready = Ready.
phrase-sorry = Sorry!

## The end

end-won = Victory
end-lost = Defeat
end-again = Play again
end-look = Look at the table
replay-back = One step back
replay-on = One step forward
replay-at = Step

## A mage's board

mage-yours = You, player { $n }
charge-it = Charge
breach-focus = Focus
breach-open-it = Open
breach-is-open = open
breach-is-gone = destroyed
breach-never = no breach
breach-bonus = +{ $n } damage
spell-fresh = Prepped this turn: you can cast it from your next turn on.
spell-fresh-short = next turn
spell-linked = { $name }, with breach { $numeral }
aether-count = { $n } aether this turn
aether-bound = { $n } restricted
aether-only = { $n } only to { $uses }
aether-not = { $n } not to { $uses }
aether-use-gain-gem = gain gems
aether-use-gain-relic = gain relics
aether-use-gain-spell = gain spells
aether-use-charge = gain charges
aether-use-focus = focus breaches
aether-use-open = open breaches
aether-use-other = do anything else
aether-more = +{ $n } in hand
aether-in-hand = Unplayed gems would give { $n } more
timeline-title = Next hands
hand-empty = No cards in hand
hand-next = After this turn
hand-after-this = After their current hand
hand-then = Then
hand-used = if I play my hand
hand-kept = if I keep it
hands-none = There are no cards to draw.
deck-short = Deck
discard-short = Discard
deck-look = Look through the deck: { $n }
discard-look = Look through the discard pile: { $n }
deck-title = Deck
deck-said = From the top: 1 is drawn first.
deck-hidden = The unknown cards, in no order:
deck-turned = The discard pile is turned over
decks-closed = Decks are face down: nobody sees what comes next.
discard-said = When the deck is empty, turn the pile over: 1 is drawn first. The last card is on top.
pile-empty = No cards
arrange-title = Discard order
arrange-hint = Drag to reorder: the leftmost card is drawn first.
arrange-put = Discard in this order
arrange-earlier = { $name }: earlier
arrange-later = { $name }: later
ally-open-named = Enlarge { $name }

## Setting up a game

setup-title = New game
setup-packs = Boxes to play with
setup-mages = Mages
setup-mage-for = Mage for player { $n }
setup-roll = Randomize
setup-roll-all = Randomize everything
setup-chance = Random
setup-mage-chance = Chosen at random and revealed when the game starts.
setup-nemesis-chance = Chosen at random and revealed when the game starts.
setup-rating = Difficulty { $n } of { $of }
setup-life = { $n } life
setup-harder = At this difficulty
setup-market-unseen = revealed at the start
setup-market-own = Custom
setup-market-nine = nine piles
setup-market-pick = Choose the market
setup-market-count = { $n } of { $of }
setup-market-done = Nine piles: the market is complete.
setup-market-left = Still to choose: gems { $gems }, relics { $relics }, spells { $spells }
setup-market-clear = Clear
setup-market-fill = Fill randomly
setup-market-take = Use this market
kind-gem = Gem
kind-relic = Relic
kind-spell = Spell
kinds-gem = Gems
kinds-relic = Relics
kinds-spell = Spells
setup-options = Difficulty and rules
setup-lives = Mages { $mages } life, Gravehold { $gravehold }, nemesis { $nemesis }.
setup-lives-harder = A tougher nemesis.
setup-ai-wins = { $percent ->
    [0] Our quick AI almost never wins such games.
   *[other] Our quick AI wins { $percent } % of such games.
}
setup-protect = You protect
setup-protect-note = { $life } life. With { $charges } charges, one of { $cards } ability cards is drawn and resolved.
setup-edition = Rulebook
edition-default = Recommended
edition-default-note = The newest wording of each rule.
edition-war-eternal-pl-fr = War Eternal (Polish, French)
edition-base-cs = Aeon’s End (Czech)
edition-base-cs-note = A breach that is fully turned cannot be focused.
edition-outcasts-pl = Outcasts (Polish)
edition-outcasts-pl-note = A token decides who plays the wild card; four players share turn order cards in pairs.
edition-war-eternal-de = War Eternal (German)
edition-war-eternal-de-note = Random player numbers, the German card values, and you win as soon as the nemesis deck runs out.
variants = Rules and variants
variants-book = Rulebook: { $edition }
variants-lead = The printed rulebooks differ on these points. Your rulebook decides each of them. Change what you like.
variants-reset = Reset to the rulebook
variants-done = Done
variants-turns = Turn order
variants-solo = Solo with one mage
variants-mages = Mages and their decks
variants-nemesis = Nemesis
variants-only = { $n ->
    [one] Only with one mage.
   *[other] Only with { $n } mages.
}
variants-least = Only with { $n } mages or more.
variants-own = In no rulebook
variants-on = Variants
setup-share = Copy as link
setup-note = { $n ->
    [one] One mage. At a table, others can watch and chat.
   *[other] { $n } mages. Solo, you play all of them; at a table, each seat can be someone else’s.
}
copy = Copy
copied = Copied
share = Share
cancel = Cancel
refused-setup-bad-code = This setup code isn’t recognised.
refused-table-bad-setup = This cannot be played: check the mages and the market.

## People at a table

people = People
people-open = People, seats and links
people-others = Without a seat
you = you
host = Host
is-here = here
is-away = away
watches = watching
no-seat = no seat yet
you-watch = You are watching
you-no-seat = You have no seat
wait-you = Your turn
wait-for = Waiting for { $who }
wait-away = Waiting for { $who }, who is away
wait-empty-seat = An empty seat has to decide: someone must take it.
waited-minutes = { $n ->
    [one] for one minute
   *[other] for { $n } minutes
}
waited-hours = { $n ->
    [one] for one hour
   *[other] for { $n } hours
}
waited-days = { $n ->
    [one] for one day
   *[other] for { $n } days
}
away-title = While you were away
away-moves = { $n ->
    [one] One move while you were away
   *[other] { $n } moves while you were away
}
away-play = Play back
away-dismiss = Dismiss
seat-take-over = Take over
seat-take-back = Take your seat back
seat-give = Hand over
seat-give-back = Give back to { $name }
seat-owed = taken over from { $name }, who can take it back at any time
seat-note = If a player is away for more than a minute, someone else can take over. They get their seat back when they return.
refused-seat-taken = They were here a moment ago. You can take over a seat after one minute.
refused-table-watching = Spectators can only watch and chat.
refused-seat-empty = A seat is still free.
refused-table-not-the-host = Only the host can do that.
refused-http-too-many = Too many requests; try again in a moment.
rename = Change
chat-allowed = Chat is on
invite = Invite
link-play-hint = Anyone with this link can take a seat. No account needed.
link-watch-hint = Anyone with this link can watch and chat.
links-renew = New links
links-renew-hint = Old links stop working. People at the table stay.
links-renewed = The links are new. Send them to everyone who has not joined yet.
link-qr = QR code of the players’ link
link-qr-hint = Or scan the code with a phone: the table opens there.
link-only-here = This address works on this computer only. To let other devices in, start the server with:
lobby-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
lobby-full = All seats are taken: the game can start.
lobby-watching = You are here to watch.
lobby-rest = One person can play several mages.
lobby-take-rest = Take all { $n } free seats
lobby-played = Setup
lobby-change = Change the setup
lobby-change-take = Use this
join-invited = You are invited
join-against = Against { $nemesis }
join-there = At the table: { $who }.
join-nobody = No one has taken a seat yet.
join-started = The game has started.
join-go = Join
join-note = No account, nothing to install.

## Going back together

vote-title = Undo?
vote-asks = { $n ->
    [one] { $name } wants to undo one step.
   *[other] { $name } wants to undo { $n } steps.
}
vote-yours = { $n ->
    [one] You want to undo one step.
   *[other] You want to undo { $n } steps.
}
vote-note = Hidden cards have been seen since. So every seated player is asked, and the game is marked.
vote-note-others = It undoes an answer that somebody else gave, so they are asked.
vote-withdraw = Withdraw
mark-marked = Marked: players saw hidden cards, or the end, and then undid it together.
mark-seed-told = Marked: someone may have known the hidden order of the cards during the game.

## Pointing

suggest = Suggest
suggest-how = Suggest an answer or a card: right-click it, press S, or click here and then on it
suggest-click = Click what you suggest; press Escape to cancel.
suggest-told = { $name } suggests: { $what }

## Talking

talk-unread = { $n } new
talk-phrases = Quick phrases
talk-send = Send
talk-off = Chat is off at this table.

## Moments and records

moments = Moments
moment-name = Name this moment
moment-at = Step { $n }
moment-save = Save
moment-answers = Step { $n }, { $ago ->
    [0] now
    [one] one step ago
   *[other] { $ago } steps ago
}
moment-back = Go back to it
moment-fork = New table from here
moments-none = No saved moments yet. You can go back to a saved moment, or continue from it at a new table.
moment-fork-now = Continue from here at a new table
moment-fork-note = This table stays as it is. If others play here, hidden cards are reshuffled at the new one.
moment-fork-same = This table stays as it is; the new one has the same hidden cards.
record = Game transcript
record-note = Contains every move and the seed. Available to everyone after the game; before that, only if you have played alone throughout.
record-download = Download
refused-record-seed-secret = The transcript would reveal hidden cards. You can get it when the game is over.
refused-record-dealt-anew = This table was made with reshuffled hidden cards, so it has no transcript.
refused-record-bad = This game cannot be replayed here.

## One’s games and account

games = My games
games-none = No games yet. The games you play in this browser are listed here.
games-going = In progress
games-over = Finished
games-more = Older games
games-your-turn = your turn
games-not-begun = not started
games-story = Report
import = Import a game
import-note = A game saved as a transcript continues at a new table.
import-text = Transcript
import-file = Choose a file
import-go = Open
account = Account
account-guest = You are playing as a guest; you need nothing more. With an account you find your games on every device.
account-make = New account
account-make-go = Create account
account-log-in = Log in
account-log-out = Log out
account-log-out-all = Log out everywhere
account-name = Name
account-password = Password
account-password-hint = At least 8 characters.
account-password-new = New password
account-password-change = Change password
account-password-set = Password changed. You are logged out on all other devices.
account-adopt = { $n ->
    [one] Bring this guest’s game along
   *[other] Bring this guest’s { $n } games along
}
account-passkey = Passkey
account-passkey-add = Add a passkey
account-passkey-remove = Remove the passkey { $label }
account-known = { $n ->
    [one] Logged in on this device.
   *[other] Logged in on { $n } devices.
}
account-ways = Passkeys, password, delete account
account-delete = Delete account
account-delete-sure = Delete permanently. My seats will stay empty.
refused-account-wrong = No account with this name and password, or with this passkey.
refused-account-name-taken = This name is already taken.
refused-account-bad-name = A name needs 2 to 40 characters, including a letter or digit.
refused-account-bad-password = A password needs 8 to 200 characters.
refused-account-log-in-again = To do this, log out and back in first.
refused-account-no-passkeys = Passkeys do not work at this address.
refused-account-bad-passkey = The passkey was not accepted. Please try again.
refused-account-last-way-in = This is your only way to log in. Add another one first.

## More settings

settings-hints = Explain new things the first time
settings-heard = Sound and notifications
settings-chime = Play a soft tone when it is your turn and this page is in the background
settings-notices = Also show a system notification
settings-reset = Reset to defaults
settings-volume = Volume
settings-replay-sound = Sounds in replays
settings-touch = The phone vibrates with what happens
settings-ends-itself = End my turn by itself when nothing else can be done

## Cards, rules, end, replay and the first game

site-nav = Pages
site-play = Play
landing-alone-text = One to four mages, one screen
landing-learn = Learn to play
landing-learn-text = In ten minutes, in a real game
landing-together-text = A link for up to four players
landing-why = What this table does for you
landing-order = Decks are never shuffled
landing-order-text = You choose the order of your discards. The page shows which hands that order gives you.
landing-forecast = The nemesis, forecast
landing-forecast-text = How likely it is to act next, and whom its minions and powers will hit.
landing-back = Free undo
landing-back-text = Undo anything until hidden cards are seen. If you can’t do something, the page tells you why.
landing-fair = Fair, and you can check it
landing-fair-text = No account, no ads. After the game anyone can verify the shuffles.
landing-source = Source
learn-short = Learn
landing-games-title = Your games
landing-games-more = Show more
landing-games-state = { $state ->
    [waiting] Your decision
    [open] Not started
    [won] Victory
    [lost] Defeat
   *[going] In progress
}
gallery-count = { $n ->
    [one] { $n } found
   *[other] { $n } found
}
gallery-search = Name or text, also in English
gallery-kind = Kind
gallery-kind-of = { $kind ->
    [gem] Gems
    [relic] Relics
    [spell] Spells
    [treasure] Treasures
    [ability] Ability cards
    [mage] Mages
    [nemesis] Nemeses
    [foe] Nemesis cards
   *[all] All
}
gallery-pack = Box
gallery-cost = Cost
gallery-whose = Belongs to
gallery-any = any
gallery-market = Market
gallery-basic = Every nemesis
gallery-none = No cards match.
gallery-reset = Reset
reconstructed = Reconstructed
reconstructed-says = None of our sources has all of this. We filled in what was missing: a number, or a line of text. The printed card may differ.
gallery-nemesis-type = { $life ->
    [1] Nemesis · difficulty { $n }
   *[other] Nemesis · life { $life } · difficulty { $n }
 }
look-nav = From card to card
look-back = Previous
look-on = Next
look-at = { $n } of { $of }
look-also = Also in
look-english = In English
look-of = Belongs to
look-starts = In the starting deck of
look-all-mages = every mage
look-markets = In these markets
look-first = Starting cards
look-own = Own cards
rules-lead = The whole game in short, in our own words. If you are unsure at the table: the tray only offers what the rules allow.
rules-search = Search the rules
rules-contents = Contents
rules-none = No rules match.
rules-see = See also
rules-page = This page
rules-help = How the page helps
rules-keys = Keys
rules-chapter = { $chapter ->
    [basics] The game
    [turn] Your turn
    [nemesis] The nemesis
    [words] Words on cards
    [mats] Mats and side decks
    [expeditions] Expeditions
   *[more] More
}
aid-tray = All answers in one place
aid-tray-text = The tray says who must decide and lists every legal answer. The same answers glow on the board.
aid-why = Why not?
aid-why-text = Point at anything you cannot do now, or focus it: the page tells you what is missing.
aid-forecast = Forecast
aid-forecast-text = Beside the nemesis: how likely it is to go next, and what its cards in play will then do, in numbers.
aid-timeline = Your next hands
aid-timeline-text = Decks are never shuffled, so the page shows what you will draw, and how your discard order changes it.
aid-back = Undo
aid-back-text = Free until hidden cards are seen. After that, everyone at the table must agree, and the game is marked.
aid-sum = Where numbers come from
aid-sum-text = Before damage is dealt, the page shows how it adds up: the card, the breach and every bonus.
aid-suggest = Suggest
aid-suggest-text = Show the others an answer or a card. It lights up on their screens and commits no one.
aid-replay = Replay
aid-replay-text = Watch every game again step by step, and continue it differently from any step.
keys-where = { $where ->
    [replay] In a replay
    [cards] Looking at a card
   *[table] At the table
}
keys-space = Space
keys-play = Play or pause
keys-step = One step back or forward
keys-turn = One turn back or forward
keys-ends = To the start or the end
keys-look = Previous or next card
replay-loading = Loading the game …
replay-step = Step { $n } of { $of }
replay-going = still in progress
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-turn = Turn
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-setup = Start
replay-fork = Continue from here
replay-fork-text = A new table that starts at this step
replay-share = Copy a link to this step
replay-shared = Link copied.
replay-table = To the table
end-report = Report
end-going = In progress
end-against = Against { $nemesis }
end-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
end-answers = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
end-life = { $n } of { $of } life
end-ways = What next
end-other = Same market, different nemesis
end-share = Copy the link
end-curves = Life over time
end-curve-sides = The nemesis and Gravehold
end-curve-protected = The nemesis and { $name }
end-curve-mages = The mages
end-axis = turn
end-foe-turns = nemesis turns
end-whose = Player
end-table = As a table
end-damage = Damage by source
end-no-damage = No damage was dealt.
end-times = { $n }×
end-all = Show all { $n }
end-mages = The mages
end-dealt = Damage dealt
end-suffered = Damage suffered
end-cast = Spells cast
end-opened = Breaches opened
end-focused = Breaches focused
end-abilities = Ability used
end-gained = { $n ->
    [0] No cards gained
    [one] { $n } card gained
   *[other] { $n } cards gained
}
end-facts = Worth remembering
end-foe-turn-count = Nemesis turns
end-unleashed = Unleashes
end-slain = Minions and powers removed
end-city-suffered = Damage to Gravehold
end-protected-suffered = Damage to { $name }
end-foe-life = Nemesis life at the end
end-hardest = Biggest hit
end-longest = Longest turn
end-longest-text = { $n } decisions · turn { $turn } ({ $mage })
end-fair = You can check the shuffles
end-fair-text = Before anyone took a seat, the server committed to a secret without showing it. Each player’s browser added its own number. Now everything is public: with the transcript, anyone can check that nothing was changed.
end-fair-told = Someone at this table may have known the seed during the game. You can still check the transcript.
end-proof-proved = Your browser kept the server’s commitment from before the game and added its own number to the seed. Both match: nobody chose these shuffles.
end-proof-other = Careful: what the server shows now does not match its commitment from before the game. Someone may have chosen these shuffles.
end-proof-unknown = This browser did not see the table before the game, so it cannot prove the shuffles. Someone who was there from the start can, with the command below.
end-seed = Seed
end-commitment = Commitment
end-verify = Check it with
end-record = Download the transcript
learn-lead = Three short chapters of three turns each, alone against Rageborne. Hints stand beside what they mean and follow what you do. You can leave them at any time and keep playing.
learn-begin = Begin the first game
learn-again = Continue chapter { $chapter }
learn-read = I would rather read
chapter-number = Chapter { $chapter }
chapter-1 = Your turn
chapter-1-text = Play gems, gain cards, prep spells and cast them
chapter-2 = The enemy
chapter-2-text = Minions, powers and the forecast: choose what to hit
chapter-3 = Breaches and your ability
chapter-3-text = Fill your charges, focus a breach, plan your next hands
chapter-finished = complete
chapter-done = Chapter { $chapter } complete
chapter-1-done = That is a turn: play gems, gain a card, prep a spell, and cast it next turn.
chapter-2-done = That is how the nemesis fights: minions act each turn, powers count down, and the forecast warns you.
chapter-3-done = Now you know the basics. The rest is on the cards, and the page says why when something is not possible. This game goes on: bring Rageborne down.
chapter-cast = { $n ->
    [one] You cast a spell and dealt { $damage } damage.
   *[other] You cast { $n } spells and dealt { $damage } damage.
  }
chapter-gained = { $n ->
    [one] You gained a card.
   *[other] You gained { $n } cards.
  }
chapter-left = Still to discover: { $what }.
chapter-next = Chapter { $chapter }: { $name }
course-hint = Hint
course-next = Next
course-skip = Skip
course-try = Try it
course-leave = Leave the hints
course-on = Play on
course-at = Chapter { $chapter }, turn { $turn } of { $of }
course-nudge = Not sure? Choose something with a ring around it.
lesson-goal = What this is about
lesson-goal-text = This is your enemy. Bring its life down to 0 before Gravehold, the city you defend, has no life left.
lesson-cast = Cast your spell
lesson-cast-text = You prepped this spell in an earlier turn. Now, at the start of your turn, you can cast it.
lesson-late = Prep a spell
lesson-late-text = You had no spell to cast this turn. Put one on your open breach now, and you can cast it next turn.
lesson-gem = Play a gem
lesson-gem-text = Gems give aether, the money of this turn. Play one.
lesson-aether = More aether
lesson-aether-text = Play your other gems too. Aether you do not spend is lost at the end of your turn.
lesson-prep = Prep a spell
lesson-prep-text = Prepping is free. Put the spell on your open breach: from your next turn on you can cast it.
lesson-gain = Gain a card
lesson-gain-text = Spend your aether on a card of the market. It goes to your discard pile, and you will draw it later.
lesson-end = End your turn
lesson-end-text = Nothing useful left? End your turn. You discard the cards you played and draw until you have five.
lesson-back = Changed your mind?
lesson-back-text = Here you take back your last steps. It is free as long as nothing hidden was seen.
lesson-turns = Who goes next
lesson-turns-text = After each turn a turn order card decides who goes next. The cards shown here were drawn; the rest are still in the deck. The nemesis has had its first turn: the log lists what it did.
lesson-minion = A minion
lesson-minion-text = It acts in every turn of the nemesis until its life is gone. Your spells can hit it.
lesson-aim = Your spell is ready
lesson-aim-text = Cast it. Then you choose who takes the damage.
lesson-target = Choose a target
lesson-target-text = Damage to the nemesis brings you closer to victory. A minion without life is gone and acts no more.
lesson-forecast = The forecast
lesson-forecast-text = This is what happens if the nemesis goes next, and how likely that is. Look here before you end your turn.
lesson-power = A power
lesson-power-text = It loses a token in each turn of the nemesis. With the last one it takes effect.
lesson-oppose = Stop the power
lesson-oppose-text = You can get rid of this power before it takes effect. Its card names the price.
lesson-unleash = The nemesis’s own rule
lesson-unleash-text = When a card says “Unleash”, the nemesis does what its mat says. Select the nemesis to read it.
lesson-lose = How you lose
lesson-lose-text = You lose when Gravehold has no life left. A mage without life is exhausted: you play on, but damage to that mage then hits Gravehold twice as hard.
lesson-plan = Almost ready
lesson-plan-text = Your mage has four of five charges. Play your gems first: you need the aether.
lesson-charge = Buy a charge
lesson-charge-text = A charge costs 2 aether. When all are full, you can use your mage’s ability.
lesson-ability = Use your ability
lesson-ability-text = All charges are full. Use the ability now: it spends all of them.
lesson-breach = One more breach
lesson-breach-text = More breaches hold more spells. Focus a breach: it can take a spell this turn, and opening it gets cheaper. Once open, it stays open.
lesson-order = The order matters
lesson-order-text = Your deck is never shuffled. What you discard first, you draw first. So you decide which cards come together.
lesson-timeline = Your next hands
lesson-timeline-text = This is what you will draw. Cards you gain and the order you discard in change it.
lesson-rules = Look it up
lesson-rules-text = Here you find keys and rules. Select any card to read it large.
aside-seen = Got it
aside-off = Turn off hints
aside-curse = A curse
aside-curse-text = An effect has given a player this card from the Curse deck. It is now one of their own cards, and they draw it like any other. Each curse offers a choice: keep it, or pay to destroy it.
aside-treasure = A treasure
aside-treasure-text = You win treasures in expeditions. A level 1 treasure replaces one of your starting cards. The others lie beside the mats and do what they say: level 2 for all players, level 3 for their own player.

## The review of a finished game
review = Review
review-about = if a practised computer player took over from there
review-band = Range of 9 in 10 estimates
review-foe-turn = Nemesis turn
review-end = End
review-went = Where it went
review-in-points = in points of chance
review-points = points
review-decided = Decision: { $who }
review-making = The game is being reviewed: a computer player plays it on many times. This takes up to a minute, and goes on if you leave.
review-failed = The review could not be finished.
review-retry = Start again
review-not-over = A game can be reviewed once it is over.
review-dealt-anew = Hidden cards were reshuffled for this table, so its game cannot be reviewed.
review-again = Try it again
review-again-text = the decisions that cost most
review-try = Try it again
review-solution = Show what was played

## The table: nemesis, market, tray, log

part-tray = Decision
part-rail = Decisions, log and chat
nemesis-mat = The whole mat
nemesis-no-cards = No cards in play
nemesis-resolving = Resolving
nemesis-deck-tiers = Nemesis deck: { $n }. Tier 1: { $one }, tier 2: { $two }, tier 3: { $three }. Next: tier { $next }
nemesis-discard = Discard pile of the nemesis
nemesis-open-pile = The whole pile, top card first
foe-life = Life { $life } of { $max }
foe-tokens = Power tokens: { $n }
foe-silenced = Skips once
foe-covered = Not flipped yet
foe-turned = Flipped
shield-left = Prevents the next { $n } damage
lasting-treasure = treasure
lasting-in-front = in front
waiting-end-of-turn = until the end of the turn
waiting-your-next-turn = until your next turn
waiting-end-of-game = until the end of the game
swarm-life = Life of each: { $life }
destroyed = Destroyed cards
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
gravehold-short = Gravehold
gravehold-life = Life of Gravehold: { $life } of { $max }
protected-life = Life of { $name }: { $life } of { $max }
protected-charges = Charges of { $name }: { $n } of { $of }
protected-abilities = Ability cards of { $name }
protected-deck = Abilities
forecast-badge = On the next nemesis turn, as things stand
forecast-in = in { $n } turns
forecast-later = On its next turn
forecast-no-cards = No card in play does anything.
forecast-unleash-now = Unleash:
forecast-total = Total
forecast-calm = no life is lost
forecast-doom = may end the game
forecast-start = Start of its turn:
forecast-end = End of its turn:
forecast-token = loses a token
forecast-so-far = Known so far
forecast-quiet = nothing
forecast-one-of = one of you
forecast-all-of = you together
forecast-span = { $a } to { $b }
forecast-draws = { $tier ->
    [0] + unknown card
   *[other] + unknown tier { $tier } card
}
forecast-draws-more = + { $n } unknown cards
forecast-hidden = a hidden card decides
forecast-or-else = other outcomes are possible
forecast-lost = ends the game
turn-order-next = Next:
turn-order-sure = certain
turn-order-empty = Then the deck is shuffled
turn-order-token = { $token ->
    [wild] Wild card
   *[other] Card { $token }
}: { $who }
turn-order-nobody = no one yet
supply-empty = Empty
tray-decide-all = You decide together
tray-group = { $group ->
    [play] Play
    [prep] Prep
    [gain] Gain
    [breach] Charge and breaches
    [ability] Abilities
   *[other] Other
}
back-free = free
back-marks = hidden cards were seen
back-vote = the others must agree
back-ask = { $name } must agree
marked-short = undone
help = Keys and help
help-digits = With other questions, give the answer with this number
help-end = End the phase, or stop choosing
help-arrows = Move between answers; Enter chooses
help-back = Undo
help-redo = Redo
help-suggest = Suggest an answer or a card to the others
help-tab = Move across the whole table; Enter chooses there too
help-help = This page
help-look = Hover over a card, focus it, or hold a finger on it to enlarge it. If you can’t do something, it tells you why.
help-glow = Click what glows: it is the same answer as in the list.
end-turn = End turn
unused = { $what } unused
unused-aether = { $n } aether
unused-gem = { $n ->
    [one] a gem
   *[other] { $n } gems
}
unused-relic = { $n ->
    [one] a relic
   *[other] { $n } relics
}
unused-spell = { $n ->
    [one] a spell
   *[other] { $n } spells
}
unused-card = { $n ->
    [one] a card
   *[other] { $n } cards
}
unused-cast = { $n ->
    [one] 1 spell can still be cast
   *[other] { $n } spells can still be cast
}
gems-all = { $n ->
    [one] Play the gem
   *[other] Play all { $n } gems
}
gain-with-gems = { $n ->
    [one] Play a gem and gain { $card }
   *[other] Play { $n } gems and gain { $card }
}
aim-damage = { $n } damage
help-hand = The card in this place of your hand; if it fits several breaches, then the number of the breach
help-market = Gain the card with this letter; unplayed gems are played for it
help-gems = Play all gems
help-breaches = Charge; focus or open a breach, then its number; ability
help-drag = Drag a card to a lit place, or out of your hand to play it. Or click it, and then the lit place.

# The table on a phone, and the way to the answers by keys
status = The table at a glance
status-turn = Turn
sheets = Parts of the table
sheet-nemesis = Nemesis
sheet-market = Market
sheet-allies = Allies
sheet-log = Log
sheet-answers = { $n ->
    [one] 1 answer here
   *[other] { $n } answers here
}
sheet-unread = new messages
sheet-table = Table
menu = Menu
tray-fold = Hide answers
tray-unfold = { $n ->
    [one] Show 1 answer
   *[other] Show { $n } answers
}
tray-more = { $n } more
skip-to-tray = To the answers

# The nemesis' turn on its stage, and what it did afterwards
stage-acts = { $name } acts
stage-on = Continue
stage-skip = Skip
stage-hint = continue · hold to skip
recap = What the nemesis did
recap-turn = Turn of { $name }
recap-no-loss = no life lost
recap-power = { $n ->
    [one] { $n } power token left
   *[other] { $n } power tokens left
}

# Others decide
others-choose = { $ask ->
    [main] { $who } is taking their turn
    [casting] { $who } is choosing spells to cast
    [cast-spell] { $who } is choosing a spell to cast
    [choose-target] { $who } is choosing what to damage
    [choose-player] { $who } is choosing a player
    [choose-option] { $who } is choosing between two effects
    [choose-minion] { $who } is choosing a minion
    [order-discards] { $who } is ordering their discards
    [discard-card] { $who } is choosing what to discard
    [destroy-card] { $who } is choosing what to destroy
    [destroy-breach] { $who } is choosing which breach to destroy
    [gain-card] { $who } is choosing what to gain
    [prep-spell] { $who } is choosing a spell to prep
    [resolve-card] { $who } is choosing which card comes next
    [together] The players are deciding: { $question }
   *[other] { $who } is deciding: { $question }
}
others-options = { $n ->
    [one] See their option
   *[other] See their { $n } options
}
ally-back-mine = Back to my board

# The log
log-cards = { $what ->
    [drawn] { $who } draws
    [discarded] { $who } discards
    [played] { $who } plays
    [destroyed] { $who } destroys
    [returned] { $who } takes into hand
   *[revealed] { $who } reveals
}:
log-look = See the table at step { $n }

# Expeditions
expedition = Expedition
landing-expedition-text = Several battles, one story
expedition-new = New expedition
expedition-which = Which expedition
expedition-lead = Battle after battle against stronger nemeses. In between you win cards, mages and treasures, and decide what to keep.
expedition-battles = { $n ->
    [one] 1 battle
   *[other] { $n } battles
}
expedition-most = up to { $n } points
expedition-missing = Not playable with these boxes. Missing: { $what }.
expedition-pocket = Big pocket
expedition-pocket-text = nothing is banished
expedition-note = Solo or with others: the link is on the next page. Everything is saved; continue on any day. The rulebook plays expeditions at normal difficulty.
expedition-begin = Start the expedition
expedition-next = Battles won: { $won } of { $of }. Next: { $nemesis }.
expedition-points = of { $of } points
expedition-tries = { $n ->
    [one] battle fought
   *[other] battles fought
}
expedition-path = The path
expedition-unknown = Not yet known
expedition-rating = Rating { $n }
expedition-won-on = { $n ->
    [1] Won on the first try
    [2] Won on the second try
    [3] Won on the third try
   *[other] Won on try { $n }
}
expedition-lost-try = Try { $n } lost
expedition-worth = Try { $try }: a win earns { $n }
expedition-later = Still to come
expedition-won-from = Won from { $nemesis }
expedition-new-things = New for the next try against { $nemesis }
expedition-barracks = Barracks
expedition-treasures = Treasures
expedition-banished = Banished
expedition-fresh = New
expedition-watching = You are watching: the players choose.
expedition-market-title = Choose the market of nine
expedition-market-text = { $n } cards are in the barracks. The cards you leave out are banished permanently.
expedition-market-pocket = { $n } cards are in the barracks. The cards you leave out stay there.
expedition-market-left = Still to choose:
expedition-in-market = In the market
expedition-goes = Will be banished
expedition-stays = Stays behind
expedition-pick = Choose
expedition-mages-title = Who fights?
expedition-mages-text = One to { $n } mages from the barracks. One person can play several.
expedition-mages-chosen = { $n ->
    [one] 1 mage goes into battle
   *[other] { $n } mages go into battle
}
expedition-mages-none = Choose at least one mage
expedition-mages-take = These mages fight
expedition-treasures-title = Which treasures come along?
expedition-treasures-text = Taking one is optional. After the battle they all return to the barracks.
expedition-treasures-chosen = { $n ->
    [0] No treasure comes along
    [one] 1 treasure comes along
   *[other] { $n } treasures come along
}
expedition-treasures-take = Go with these
expedition-level-1 = Level 1 · one for each mage
expedition-level-2 = Level 2 · one for all
expedition-level-3 = Level 3 · one for each mage
expedition-for-all = For all
expedition-for = { $treasure } for { $mage }
expedition-reward-title = The battle is lost
expedition-reward-text = Choose one new thing for the next try. Then you fight { $nemesis } again; a win earns { $n }.
expedition-path-title = Where to?
expedition-path-text = The path splits here.
expedition-battle = Battle { $n } · try { $try }
expedition-upgraded = { $n ->
    [one] 1 upgraded basic card is in the nemesis deck.
   *[other] { $n } upgraded basic cards are in the nemesis deck.
}
expedition-start = Start battle { $n }
expedition-start-alone = You play all these mages. The game starts right away.
expedition-start-together = Everyone takes a seat at the table first.
expedition-go = To the battle
expedition-going = The battle is being fought. Its result comes back here.
expedition-open = Its table is open. The battle has not started.
expedition-made = Chosen
expedition-made-of = { $step ->
    [market] Market
    [mages] Mages
    [treasures] Treasures
    [reward] Reward
   *[path] Path
}
expedition-back-asks = All players are asked.
expedition-vote-note = Someone else chose this, or it led to a random result, so all players are asked. If there was a random result, the expedition is marked.
lobby-called-off = A choice for this battle was undone, so it does not take place. Go back to the expedition.
expedition-over-won = The expedition is won
expedition-over-lost = The expedition is lost
expedition-fights = Battles fought
expedition-back = Back to the expedition
games-expedition = battle { $n } of { $of }, points: { $score }
refused-expedition-none = This table is not an expedition.
refused-expedition-no-game = The battles of an expedition have their own tables.
refused-expedition-bad = This expedition cannot be played here.
refused-expedition-not-asked = The expedition has moved on; please look again.
refused-expedition-choice = You cannot choose this.
refused-expedition-setup = The expedition decides the setup of its battles.
refused-expedition-battle-over = The battle is over, and its result counts.
refused-expedition-battle-begun = The battle has started, so its choices stand.
refused-expedition-called-off = A choice for this battle was undone, so it does not take place. Go back to the expedition.

## Coming back

landing-continue = Continue
landing-waiting = { $n ->
    [one] One game waits for you
   *[other] { $n } games wait for you
}
statistics = Statistics
stats-loading = Loading your games …
stats-failed = Your games could not be loaded. Reload the page to try again.
stats-none = No finished games yet. Finish one, and it counts here.
stats-played = Games
stats-won = Victories
stats-rate = Win rate
stats-streak = Wins in a row now
stats-longest = Longest streak
stats-expeditions = Expeditions won
stats-of = { $n } of { $of }
stats-nemeses = Nemeses
stats-mages = Your mages
stats-difficulties = Difficulty
stats-sizes = Number of mages
stats-foe-score = { $n } of { $of } won
stats-best-turns = Fastest victory: turn { $n }
stats-best-life = most Gravehold life: { $n }
stats-best-streak = streak: { $now } now, { $n } at most
stats-unbeaten = Not beaten yet: { $names }
stats-mage-count = { $n ->
    [one] { $n } mage
   *[other] { $n } mages
}
stats-col-won = Won
stats-col-rate = Rate
stats-col-turns = Turns
stats-col-life = Life
stats-col-streak = Streak
stats-legend = Turns: fewest in a victory. Life: most Gravehold life left after a victory. Streak: wins in a row, now and at most.
stats-note = A game counts if you had a seat when it ended. Forks and imports of one game count once: the one that ended first.
achievements = Achievements
achievement-new = { $n ->
    [one] New achievement
   *[other] New achievements
}
achievement-earned = Earned on { $date }
achievement-open = Not yet
achievement-box-progress = { $n } of { $of } nemeses of { $pack }
achievement-first = First victory
achievement-first-text = Win a game.
achievement-sizes = Any company
achievement-sizes-text = Win with one, two, three and four mages.
achievement-box = Conqueror: { $pack }
achievement-box-text = Beat every nemesis of { $pack }.
achievement-brink = On the brink
achievement-brink-text = Win with { $n } or less Gravehold life.
achievement-walls = Walls that hold
achievement-walls-text = Win with at least { $n } Gravehold life.
achievement-unbroken = Everyone stands
achievement-unbroken-text = Win with two or more mages, none of them exhausted.
achievement-hardest = Against extinction
achievement-hardest-text = Win at the highest difficulty.
achievement-expedition = Expedition leader
achievement-expedition-text = Win an expedition.
achievement-streak = Winning streak
achievement-streak-text = Win { $n } games in a row.
achievement-mages = Many schools
achievement-mages-text = Win with { $n } different mages of your own.
achievement-veteran = Veteran
achievement-veteran-text = Finish { $n } games.
own = Among your games
own-best = Your best against { $nemesis }: victory in turn { $turns }, Gravehold life { $life }.
own-won = This is win number { $n } in { $of ->
    [one] { $of } game
   *[other] { $of } games
}.
own-lost = Games won against { $nemesis } so far: { $n } of { $of }.
wishes = Conditions
wishes-count = { $n ->
    [one] One condition
   *[other] { $n } conditions
}
wishes-title = Conditions for a random market
wishes-lead = Each random market fits these conditions, and so does each pile that you replace.
wishes-fit = { $n ->
    [one] One card fits
   *[other] { $n } cards fit
}
wishes-ok = There are markets that fit.
wishes-named = { $what } ({ $how })
wishes-problem = { $n ->
    [one] Nothing fits. Change this condition: { $why }
   *[other] Nothing fits. Change one of these conditions: { $why }
}
wishes-clear = Clear all
wishes-unseen = The conditions do not hold for a market that is revealed at the start. Use “Randomize”.
wish-any = Any
wish-some = At least one
wish-none = None
trait-destroy = Destroys cards
trait-draw = Draws cards
trait-charge = Gains charges
trait-focus = Focuses a breach
trait-life = Restores life
trait-rich-gem = Gem that costs { $cost } or more
trait-cheap-spell = Spell that costs { $cost } or less
trait-strong-spell = Spell that costs { $cost } or more
trait-spells = Spell from { $pack }
setup-reroll = Replace { $card } at random
setup-unbeaten = Not yet beaten
setup-all-beaten = All are beaten
setup-beaten = Beaten
favourites = Favourites
favourites-name = Name for this setup
favourites-keep = Save
favourites-replace = Replace
favourites-note = Favourites stay in this browser.
favourites-none = No favourites yet.
favourites-use = Use
favourites-market = Only the market
favourites-remove = Delete { $name }
favourites-about = { $mages } against { $nemesis }
favourites-random-market = Random market

# AI mages and hints
mind-name = { $mind ->
    [quick] AI (quick)
    [steady] AI (careful)
   *[other] AI ({ $mind })
}
mind-short = AI
mind-about = { $mind ->
    [quick] Plays by rules of thumb.
   *[other] Tries out what could happen next. Plays better.
}
mind-seat = AI mage
mind-dismiss = Remove AI mage
mind-rest = AI mages on the rest
mind-away = An absent player’s seat goes to the AI
mind-after = { $n ->
    [0] Never
   *[other] After { $n } min
}
mind-instant = AI mages act at once
mind-go-on = Don’t wait
phrase-go-on = Go on!
hint-ask = What would you do?
hint-thinking = Thinking…
hint-tag = AI hint
refused-hint-none = There is no hint right now. Try again.
refused-seat-no-such-mind = This server does not have that AI mage.

## What the operator does, reports, and one’s data

phrase-removed = (removed by the operator)
talk-operator = { $what ->
    [sent_out] The operator removed a person from this table.
    [let_in] The operator lets a person come back.
    [closed] The operator closed this table.
    [reopened] The operator reopened this table.
    [links_renewed] The operator made new links: the old ones no longer work.
    [talk_removed] The operator removed messages.
   *[other] The operator stepped in.
}
closed-table = The operator closed this table. You can look at it, but nobody can play or chat here.
refused-table-closed = The operator closed this table.
refused-table-sent-out = The operator removed you from this table.
refused-http-banned = The operator has blocked you from this server.
barred-title = No access
barred-text = The operator of this server removed you from the table or blocked you.
report = Report someone
report-hint = The operator of this server will read this, along with the last messages of this table. Nobody at the table sees it.
report-who = Who
report-table = The table as a whole
report-why = Reason
report-reason = { $reason ->
    [abuse] Insults or harassment
    [name] Offensive name
    [cheating] Cheating or spoiling the game
   *[other] Something else
}
report-words = What happened? (optional)
report-send = Send report
report-sent = Thank you. The operator will look into it.
data = My data
data-download = Download my data
data-deletes = Deleting also removes your name and your messages from all tables. Your moves stay, without a name.
data-delete-sure = Delete permanently. I will not be able to return to my tables.
data-delete = Delete my data
notify-title = Tell me when it is my turn
notify-note = If you do not look at the table, you get one notification per turn after a moment. It names the table and nothing from the game.
notify-first = Create or join a table first. Then you can turn this on here.
notify-device = On this device, even when this page is closed
notify-device-none = This browser cannot show notifications for a closed page. On an iPhone or iPad, add this page to the home screen first.
notify-denied = Your browser does not allow notifications for this page. You can change that in the browser’s settings for this page.
notify-other-device = Another device
notify-service = Through Discord, ntfy, Gotify or a webhook
notify-format = Service
notify-format-discord = Discord
notify-format-ntfy = ntfy
notify-format-gotify = Gotify
notify-format-json = Webhook (JSON)
notify-format-mail = E-mail
notify-mail = By e-mail
notify-mail-ask = Send me a link
notify-mail-asked = Open the link in the message to { $address }. It works for 24 hours.
notify-address = Address
notify-token = Token
notify-token-optional = Token (if needed)
notify-add = Add
notify-remove = Remove { $what }
notify-remove-short = Remove
notify-try = Send a test
notify-tried = Sent.
notify-tried-not = The service did not accept it. Check the address.
notify-quiet = Quiet hours
notify-quiet-from = from
notify-quiet-until = until
notify-quiet-note = Nothing is sent in this time; afterwards only if it is still your turn. Time zone: { $zone }.
refused-notice-bad-channel = Notifications cannot be sent to this address.
refused-notice-too-many = You have too many channels. Remove one first.
refused-notice-no-push = This server does not send notifications to browsers.
refused-notice-no-mail = This server does not send e-mail.
email-title = E-mail notifications
email-confirm = Do you want an e-mail when it is your turn and you do not look at the table?
email-confirm-go = Yes, send them
email-confirm-done = Done. E-mails come to this address from now on.
email-off = Do you want no more e-mails at this address?
email-off-go = Turn them off
email-off-done = Done. No more e-mails come to this address.
email-bad = This link does not work any more. You can get another one in the settings.

## The daily table

daily = Today’s table
daily-table = Daily table
daily-landing = One game for everyone, new each day
daily-lead = Everyone here plays the same nemesis, market, mages and shuffles today. Play solo or with friends.
daily-loading = Looking up today’s table …
daily-left = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
}
daily-how-many = How many mages?
daily-mages = { $n ->
    [one] { $n } mage
   *[other] { $n } mages
}
daily-friends = With friends
daily-go-on = Your game of today
daily-once = Your first game today counts, from the moment it starts. You can play more for practice.
daily-again = You have started your game of today. Another one is listed as practice.
daily-results = Results
daily-results-today = Today’s results
daily-results-yesterday = Yesterday’s results
daily-first = First games
daily-marked = With undo past hidden cards
daily-practice = Practice
daily-place = Place
daily-who = Players
daily-result = Result
daily-yours = you
daily-none = No results yet.
daily-won = { $turns ->
    [one] Won in { $turns } turn, Gravehold { $gravehold }
   *[other] Won in { $turns } turns, Gravehold { $gravehold }
}
daily-lost = Lost, the nemesis had { $life } life left
daily-rank = place { $n }
daily-checking = { $n ->
    [0] The server is replaying your game to check it …
    [one] One more game is being checked.
   *[other] { $n } more games are being checked.
}
daily-not-listed = This game is not in the results: the day was over first, or it is still being checked.
daily-rule = Wins come first: fewer turns, then more life for Gravehold. Then losses: the less life the nemesis had left, the better. The server replays each game before it lists it.
daily-share = Copy result
daily-copied = Result copied. It gives nothing away.
daily-sealed = Others are still playing with this seed. Transcript, review and seed are available when the day is over (midnight UTC).
daily-fork = This table stays as it is. Hidden cards are reshuffled at the new one, because others still play today’s table.
daily-opened = The day is over, so here is its seed. It matches the commitment published before.
daily-verify = Check it yourself in a terminal:
daily-fair = Fixed in advance
daily-fair-text = The commitment pins down a day’s seed without revealing it. It is published the day before; the seed is shown the day after.
daily-today = Today
daily-tomorrow = Tomorrow
daily-announced = Published since
refused-daily-setup = Today’s table has a fixed setup.
refused-daily-sealed = Others still play with this seed. You can get it when the day is over (midnight UTC).
refused-daily-over = The game is over, and its result counts.

## Open tables

open-tables = Open tables
open-tables-landing = Join others who are looking for players
open-tables-about = Anyone may join these tables. No account, no rating.
open-tables-loading = Looking for open tables …
open-tables-none = No open tables right now. Create one and tick “Anyone may join”.
open-tables-gone = That table is full, has started or is no longer open.
open-tables-host = Host: { $name }
open-tables-free = { $n ->
    [one] { $n } of { $of } seats free
   *[other] { $n } of { $of } seats free
}
open-table = Anyone may join
open-table-note = Lists the table under “Open tables” while you are here, until the game starts.

## Answers in advance

ahead = Decide in advance
ahead-note = For questions outside your turn: the game does not wait for you then. Everyone at the table sees your choice, and such an answer can be undone.
ahead-decline = When I may do something, I don’t
ahead-decline-note = That includes your ability and what others offer you.
ahead-cheapest = When I have to discard or destroy a card, it is my cheapest
ahead-leave = What we decide together, I leave to the others
ahead-of = Decides in advance: { $what }
ahead-does = { $kind ->
    [decline] declines
    [cheapest] gives up the cheapest card
   *[leave] leaves shared decisions to the others
}
