# Words of the page that the server never says.

## Everywhere

title = Unshuffled
close = Close
settings = Settings
gallery = Cards
rules = Rules
replay = Replay
begin = Begin
somebody = Guest
unofficial = An unofficial, free implementation of a cooperative deck-building game. It ships no artwork and no texts of the publisher; names belong to their owners.
connecting = Connecting …
fault-title = Something on this page broke
fault-text = The game is safe on the server.
fault-again = Load the page again
lost-title = Nothing here
lost-text = There is no page at this address.
lost-table = There is no such table, or you need its current link to come in.
lost-home = To the first page
refused = That was not possible ({ $code }).
refused-table-stale = The table had moved on; look again.
refused-answer-not-yours = Somebody else decides this.
refused-answer-not-an-option = That is not possible any more.
refused-client-offline = There is no connection.
wire-lost = No connection to the server. Trying again …
wire-kept = Your answer is not lost.
release-leaving = There is a new version of this page. It loads by itself as soon as your last answer has arrived.
release-came = This page has been updated to a new version.
version-title = This page and the server do not match
version-text = They are of different versions, and loading the page again did not help. Try it once more in a few minutes; if it stays like this, ask whoever runs the server.
other-version-title = This game cannot be opened here
refused-table-other-version = This game was made with content that this server does not have; it is kept as it is.
refused-table-other-rules = This game was played with older rules: you can look at it, and play on at a new table.
old-rules = This game was played with older rules. Today’s differ from them after step { $n }, so it can be watched up to there, and played on from there at a new table.

## First page and setup

landing-lead = Mages defend the city of Gravehold together. Nobody ever shuffles a deck: the order in which you discard is the order in which you draw.
landing-alone = Play alone
landing-together = Make a table
your-name = Your name
how-many-mages = How many mages?
random-mage = Any mage
random-nemesis = Any nemesis
random-market = Any market
choose-difficulty = Difficulty
make-table = Make the table
lobby-title = A new table
lobby-wait = The host begins the game.
seat-free = free
seat-take = Sit here
seat-leave = Stand up
link-play = Link to play
link-watch = Link to watch

## Settings

settings-language = Language
settings-theme = Colours
settings-text-size = Text size
settings-card-size = Card size
settings-motion = Motion
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
motion-off = off

## Parts of the table

part-nemesis = Nemesis
part-market = Market
part-turn-order = Turn order
part-mage = Mage
part-hand = Hand
part-played = Played
part-piles = Deck and discard pile
part-log = What happened
part-talk = Talk
gravehold = Gravehold
life = Life
aether = aether
power-tokens = Power tokens
turn = Turn { $n }
marked = hidden cards were taken back
exhausted = exhausted
unknown-card = unknown card
breach = Breach
card-cost = Costs { $n } aether
nemesis-life = { $name }: { $life } of { $max } life
track-at = { $name }: step { $n } of { $of }
track-many = { $name }: { $steps }
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
take-back = Take back
redo = Redo
vote-yes = Agree
vote-no = No

## Talking

talk-write = Say something
talk-note = { $what ->
    [Joined] { $name } is here.
    [Watching] { $name } watches.
    [TakenBack] { $name } took back.
    [BackAsked] { $name } would like to go back.
    [BackAgreed] { $name } agrees.
    [BackRefused] { $name } would rather not go back.
    [Saved] { $name } kept this moment: { $saved }
    [SeatTaken] { $name } sits down as player { $n }.
    [SeatTakenOver] { $name } stands in for { $to }.
    [SeatGiven] { $name } hands a seat to { $to }.
    [SeatLeft] { $name } stood up.
    [ChatOn] { $name } allows free words.
    [ChatOff] { $name } switched free words off.
    [LinksRenewed] { $name } made new links: the old ones no longer work.
    [SeedTold] { $name } took the game as a text: the hidden order may be known.
   *[other] { $name }: { $what }
}
phrase-hello = Hello!
phrase-thanks = Thanks!
phrase-well-done = Well done!
phrase-your-turn = Your turn.
phrase-wait = Wait a moment.
phrase-save-charge = Keep your charges.
phrase-hit-minion = Let us hit the minion.
phrase-hit-nemesis = Let us hit the nemesis.
phrase-ready = Ready.
phrase-sorry = Sorry!

## The end

end-won = Victory
end-lost = Defeat
end-again = Play again
end-look = Look at the table
replay-back = One step back
replay-on = One step on
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
spell-fresh = Prepped this turn: it can be cast from your next turn on.
spell-fresh-short = next turn
spell-linked = { $name }, with breach { $numeral }
aether-count = { $n } aether this turn
aether-bound = { $n } restricted
aether-only = { $n } of it only to { $uses }
aether-not = { $n } of it not to { $uses }
aether-use-gain-gem = gain gems
aether-use-gain-relic = gain relics
aether-use-gain-spell = gain spells
aether-use-charge = gain charges
aether-use-focus = focus breaches
aether-use-open = open breaches
aether-use-other = do anything else
timeline-title = Next hands
hand-empty = No cards in hand
hand-next = After this turn
hand-after-this = After the hand they hold
hand-then = Then
hand-used = hand used up
hand-kept = hand kept
hands-none = There are no cards to draw.
deck-short = Deck
discard-short = Discard
deck-look = Look through the deck: { $n }
discard-look = Look through the discard pile: { $n }
deck-title = Deck
deck-said = From the top: 1 is drawn first.
deck-hidden = In the unknown places, in no order:
deck-turned = The discard pile is turned over
decks-closed = Decks are closed: nobody sees what comes next.
discard-said = When the deck is empty, the pile is turned over: 1 is drawn first. The last card lies on top.
pile-empty = No cards
arrange-title = The order of the discard pile
arrange-hint = Drag: left is drawn first.
arrange-put = Put down so
arrange-earlier = { $name }: earlier
arrange-later = { $name }: later
ally-open-named = Show { $name } large
ally-back = Back

## Setting up a game

setup-title = New game
setup-packs = Boxes to play with
setup-mages = Mages
setup-mage-for = A mage for player { $n }
setup-roll = Roll
setup-roll-all = Roll everything
setup-chance = Surprise
setup-mage-chance = Chance decides who comes; you will see when the game begins.
setup-nemesis-chance = Chance decides who attacks; you will see when the game begins.
setup-rating = Danger { $n } of { $of }
setup-life = { $n } life
setup-harder = At this difficulty
setup-market-unseen = seen when it begins
setup-market-own = Own choice
setup-market-nine = nine piles
setup-market-pick = Choose the market
setup-market-count = { $n } of { $of }
setup-market-done = Nine piles: the market is complete.
setup-market-left = Still to choose: gems { $gems }, relics { $relics }, spells { $spells }
setup-market-clear = Clear
setup-market-fill = Fill up by chance
setup-market-take = Use this market
kind-gem = Gem
kind-relic = Relic
kind-spell = Spell
kinds-gem = Gems
kinds-relic = Relics
kinds-spell = Spells
setup-options = Difficulty and rules
setup-lives = Mages { $mages } life, Gravehold { $gravehold }, nemesis { $nemesis }.
setup-lives-harder = A harder nemesis.
setup-edition = Rulebook
edition-default = Recommended
edition-default-note = The newest wording of each rule.
edition-war-eternal-pl-fr = War Eternal (Polish, French)
edition-base-cs = Aeon’s End (Czech)
edition-base-cs-note = A breach that is fully turned cannot be focused.
edition-outcasts-pl = Outcasts (Polish)
edition-outcasts-pl-note = The wild card goes by a token; four players share turn order cards in pairs.
edition-war-eternal-de = War Eternal (German)
edition-war-eternal-de-note = Random player numbers, the German card values, and you win as soon as the nemesis deck is spent.
setup-share = Copy as link
setup-note = { $n ->
    [one] One mage. At a table, others can watch and talk.
   *[other] { $n } mages. Alone you play all of them; at a table each seat can be somebody else’s.
}
copy = Copy
copied = Copied
share = Share
cancel = Cancel
refused-setup-bad-code = This code is no setup that is known here.
refused-table-bad-setup = This cannot be played: look at mages and market.

## People at a table

people = People
people-open = People, seats and links
people-others = Without a seat
you = you
host = Host
is-here = here
is-away = away
watches = watches
no-seat = no seat yet
you-watch = You watch
you-no-seat = You have no seat
wait-you = Your turn
wait-for = Waiting for { $who }
wait-away = Waiting for { $who }, who is away
wait-empty-seat = An empty seat has to decide: somebody must sit down there.
seat-take-over = Take over
seat-take-back = Take back your seat
seat-give = Hand over
seat-give-back = Give back to { $name }
seat-owed = taken over from { $name }, who may have it back at any time
seat-note = Who is away for more than a minute can be stood in for. When they come back, their seat is theirs again.
refused-seat-taken = They were here a moment ago. A seat can be taken over after a minute.
refused-table-watching = Who watches can look and talk.
refused-seat-empty = A seat is still free.
refused-table-not-the-host = The host decides that.
refused-http-too-many = Too much at once; try again in a moment.
rename = Change
chat-allowed = Free words are allowed
invite = Invite
link-play-hint = Whoever opens it can take a seat. No account is needed.
link-watch-hint = Whoever opens it can look and talk.
links-renew = New links
links-renew-hint = Old links stop working. People at the table stay.
links-renewed = The links are new. Send them to those who have not come yet.
link-qr = QR code of the link to play
link-qr-hint = Or point a phone’s camera at the code: the table opens there.
link-only-here = This address opens on this computer only. To let others in from their own, start the server with:
lobby-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
lobby-full = All seats are taken: the game can begin.
lobby-watching = You are here to watch.
lobby-rest = One person can play several mages.
lobby-take-rest = Take all { $n } free seats
lobby-played = What is played
lobby-change = Change the setup
lobby-change-take = Use this
join-invited = You are invited
join-against = Against { $nemesis }
join-there = At the table: { $who }.
join-nobody = Nobody has sat down yet.
join-started = The game has begun.
join-go = Come in
join-note = No account, nothing to install.

## Going back together

vote-title = Go back?
vote-asks = { $n ->
    [one] { $name } would like to go back one step.
   *[other] { $name } would like to go back { $n } steps.
}
vote-yours = { $n ->
    [one] You would like to go back one step.
   *[other] You would like to go back { $n } steps.
}
vote-note = Hidden cards have been seen since, so everyone seated is asked, and the game is marked.
vote-withdraw = Withdraw
mark-marked = Marked: hidden cards, or the end, were seen and then taken back with everyone’s consent.
mark-seed-told = Marked: somebody may have known the hidden order of the cards while the game ran.

## Pointing

suggest = Suggest
suggest-how = Point at an answer or a card: right click, the key S, or this button and then a click
suggest-click = Click what you suggest; Escape ends it.
suggest-told = { $name } suggests: { $what }

## Talking

talk-unread = { $n } new
talk-phrases = Quick phrases
talk-send = Send
talk-off = Free words are switched off at this table.

## Moments and records

moments = Moments
moment-name = Name this moment
moment-at = Step { $n }
moment-save = Keep
moment-answers = Step { $n }, { $ago ->
    [0] now
    [one] one step ago
   *[other] { $ago } steps ago
}
moment-back = Go back to it
moment-fork = New table from here
moments-none = No moment has a name yet. A named one can be gone back to, or played on from at a new table.
moment-fork-now = Play on from now at a new table
moment-fork-note = This table stays as it is. If others play here, hidden cards are dealt anew there.
moment-fork-same = This table stays as it is; the new one has the same hidden cards.
record = The game as a text
record-note = It holds every answer and the seed: for everyone after the end, before that only for who plays alone.
record-download = Download
refused-record-seed-secret = The text would tell what is hidden. It is there when the game is over.
refused-record-dealt-anew = This table’s hidden cards were dealt anew; it has no text.
refused-record-bad = This is no game that can be replayed here.

## One’s games and account

games = My games
games-none = No games yet. Whatever you play in this browser is listed here.
games-waiting = Waiting for you
games-going = Going on
games-over = Over
games-more = Older ones
games-your-turn = your turn
games-not-begun = not begun
games-story = How it went
import = Import a game
import-note = A game that was kept as a text goes on at a new table.
import-text = The game’s text
import-file = Choose a file
import-go = Open
account = Account
account-guest = You play as a guest, and nothing more is needed. With an account you find your games on every device.
account-make = New account
account-make-go = Make the account
account-log-in = Log in
account-log-out = Log out
account-log-out-all = Log out everywhere
account-name = Name
account-password = Password
account-password-hint = At least 8 characters.
account-password-new = New password
account-password-change = Change the password
account-password-set = The password is set; every other session has ended.
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
account-ways = Passkeys, password, deletion
account-delete = Delete the account
account-delete-sure = Delete for good. My seats stay empty-handed: nobody can be me any more.
refused-account-wrong = No account with this name and password, or with this passkey.
refused-account-name-taken = Another account has this name.
refused-account-bad-name = A name has 2 to 40 characters, with a letter or digit among them.
refused-account-bad-password = A password has 8 to 200 characters.
refused-account-log-in-again = For this, log out and in again first.
refused-account-no-passkeys = Passkeys do not work at this address.
refused-account-bad-passkey = The passkey was not accepted; try again.
refused-account-last-way-in = Nothing else opens the account: add another way first.

## More settings

settings-heard = Sound and notices
settings-chime = A soft tone when it is your turn and this page is in the background
settings-notices = A notice of the system then
settings-reset = Back to defaults

## Cards, rules, end, replay and the first game

site-nav = Pages
site-play = Play
landing-alone-text = One to four mages, one screen
landing-learn = Learn to play
landing-learn-text = In ten minutes, in a real game
landing-together-text = A link for up to four players
landing-why = What this table does for you
landing-order = No deck is shuffled
landing-order-text = You choose the order in which cards are discarded. The page shows the hands that this will give you.
landing-forecast = The nemesis, foretold
landing-forecast-text = How likely it goes next, and what its minions and powers will then do to whom.
landing-back = Take back freely
landing-back-text = Anything can be taken back while nothing hidden was seen. What is not possible says why.
landing-fair = Fair, and yours to check
landing-fair-text = No account, no ads. After the game anybody can verify the shuffles.
landing-source = Source
learn-short = Learn
landing-games-title = Your games
landing-games-more = Show more
landing-games-state = { $state ->
    [waiting] Your decision
    [open] Not begun yet
    [won] Victory
    [lost] Defeat
   *[going] Going on
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
    [mage] Mages
    [nemesis] Nemeses
    [foe] Nemesis cards
   *[all] All
}
gallery-pack = Box
gallery-cost = Cost
gallery-whose = Whose
gallery-any = any
gallery-market = Market
gallery-basic = Every nemesis
gallery-none = Nothing fits.
gallery-reset = Reset
gallery-nemesis-type = Nemesis · life { $life } · difficulty { $n }
look-nav = From card to card
look-back = The one before
look-on = The next one
look-at = { $n } of { $of }
look-also = Also in
look-english = In English
look-of = Belongs to
look-starts = In the first deck of
look-all-mages = every mage
look-markets = In the markets
look-first = First cards
look-own = Own cards
rules-lead = The whole game in short, in our own words. When a question comes up at the table, the tray only ever offers what the rules allow.
rules-search = Search the rules
rules-contents = Contents
rules-none = Nothing found.
rules-see = See also
rules-clauses = Clauses of the rules:
rules-page = This page
rules-help = How the page helps
rules-keys = Keys
rules-chapter = { $chapter ->
    [basics] The game
    [turn] Your turn
    [nemesis] The nemesis
    [words] Words on cards
   *[more] More
}
aid-tray = All answers in one place
aid-tray-text = The tray says who must decide and lists every legal answer. The same answers glow on the board.
aid-why = Why not?
aid-why-text = Point at anything that cannot be done now, or focus it: the page says what is missing.
aid-forecast = Forecast
aid-forecast-text = Beside the nemesis: the chance that it goes next, and what its cards in play will then do, as numbers.
aid-timeline = Your next hands
aid-timeline-text = As decks are not shuffled, the page shows what you will draw, and how that changes with the order you discard in.
aid-back = Take back
aid-back-text = Free while nothing hidden was seen; beyond that everyone at the table must agree, and the game is marked.
aid-sum = Where numbers come from
aid-sum-text = Before damage is dealt, its sum is shown: card, breach and everything that adds to it.
aid-suggest = Suggest
aid-suggest-text = Show the others an answer or a card. It glows at their screens and binds nobody.
aid-replay = Replay
aid-replay-text = Every game can be looked at again step by step, and played on differently from any of them.
keys-where = { $where ->
    [replay] In a replay
    [cards] Looking at a card
   *[table] At the table
}
keys-space = Space
keys-play = Play or pause
keys-step = One step back or on
keys-turn = One turn back or on
keys-ends = To the beginning or the end
keys-look = The card before or after
replay-loading = Fetching the game …
replay-step = Step { $n } of { $of }
replay-going = still being played
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-turn = Turn
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-setup = Beginning
replay-fork = Play on from here
replay-fork-text = A new table that stands where this one stood
replay-share = Copy a link to this step
replay-shared = The link is copied.
replay-table = To the table
end-report = Report
end-going = Still undecided
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
end-other = Same market, another nemesis
end-share = Copy the link
end-curves = Life over time
end-curve-sides = The nemesis and Gravehold
end-curve-mages = The mages
end-axis = turn
end-foe-turns = turns of the nemesis
end-whose = Whose
end-table = The same as a table
end-damage = Damage by what dealt it
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
end-foe-turn-count = Turns of the nemesis
end-unleashed = Times unleashed
end-slain = Minions and powers gone
end-city-suffered = Damage to Gravehold
end-foe-life = Life of the nemesis at the end
end-hardest = Hardest blow
end-longest = Longest turn
end-longest-text = { $n } decisions · turn { $turn } ({ $mage })
end-fair = The shuffles can be checked
end-fair-text = Before anybody sat down the server bound itself to a secret without showing it. Each player’s browser added a number of its own. Now all of it is open: with the record, everyone can check that nothing was changed.
end-fair-told = Somebody at this table may have known the seed while the game ran. The record can be checked nonetheless.
end-proof-proved = Your browser kept what the server bound before the game and gave a number for the seed itself. Both fit: nobody chose these shuffles.
end-proof-other = Careful: what the server shows now is not what it bound before the game. Somebody may have chosen these shuffles.
end-proof-unknown = This browser did not see the table before the game, so it cannot prove the shuffles. Someone who was there from the start can, with the command below.
end-seed = Seed
end-commitment = What bound it
end-verify = Check it with
end-record = Download the record
learn-lead = You play a real game, alone against a beginner’s Rageborne. Short hints stand beside what they are about. Leave them whenever you like: the game goes on.
learn-gems = Play gems for aether and gain better cards with it
learn-spells = Prep spells to breaches, cast them in your next turn
learn-order = Choose the order you discard in: it is the order you draw in
learn-nemesis = See what the nemesis is up to, and get ahead of it
learn-begin = Begin the first game
learn-again = Back to the first game ({ $n } of { $of })
learn-read = I would rather read
learn-table = First game
course-hint = Hint
course-next = Next
course-skip = Skip
course-try = Try it
course-leave = Leave the hints
course-on = Play on
course-progress = { $n } of { $of } learned
course-done = You know enough
course-done-text = The rest is on the cards, and the page says why whenever something is not possible. This game goes on: bring the nemesis down.
lesson-goal = What this is about
lesson-goal-text = Bring the nemesis down to 0 life. You lose if Gravehold falls, or if all mages are exhausted.
lesson-tray = Here you decide
lesson-tray-text = All that you may do now is listed here. The same things glow on the board: click wherever you like.
lesson-cast = Cast your spell
lesson-cast-text = Spells you prepped in an earlier turn can be cast now, at the start of your turn.
lesson-target = Choose a target
lesson-target-text = Damage goes to one target: the nemesis, or a minion that would annoy you every turn.
lesson-prep = Prep a spell
lesson-prep-text = Spells cost nothing to prep. Put it on your open breach: it can be cast from your next turn on.
lesson-gem = Play a gem
lesson-gem-text = Gems give aether, the money of this turn. Play one. Better play all of them before you buy.
lesson-aether = Aether
lesson-aether-text = This is what you have to spend. What is left at the end of your turn is lost.
lesson-gain = Gain a card
lesson-gain-text = Spend aether on a card of the market. It goes onto your discard pile, so you will draw it soon. Spells win games.
lesson-breach = Focus a breach
lesson-breach-text = More breaches hold more spells. Focusing turns a breach and lets it take a spell this turn; each focus makes opening cheaper.
lesson-charge = Charges
lesson-charge-text = 2 aether buy a charge. When all are full, your mage’s ability can be used.
lesson-ability = Your ability is ready
lesson-ability-text = All charges are full. Using the ability empties them again.
lesson-back = Take back
lesson-back-text = Changed your mind? As long as nothing hidden was seen, taking back is free.
lesson-power = A power
lesson-power-text = In each turn of the nemesis it loses a token; with the last one it takes effect. Many can be discarded first, at the price they name.
lesson-minion = A minion
lesson-minion-text = It acts in every turn of the nemesis until its life is gone. Your spells can hit it instead of the nemesis.
lesson-forecast = Forecast
lesson-forecast-text = What will happen if the nemesis goes next, and how likely that is. Plan with it.
lesson-order = The order matters
lesson-order-text = Your deck is never shuffled. What you discard first, you draw first: put together what you want in one hand.
lesson-turns = Who goes next
lesson-turns-text = After each turn a card of the turn order deck is drawn. What lies here has been; what is still in the deck comes.
lesson-timeline = Your next hands
lesson-timeline-text = Here you see what you will draw. Gained cards and the order of discards show at once.
lesson-nemesis = The nemesis has acted
lesson-nemesis-text = First its cards in play, the oldest first; then it draws a new one. What happened stands in the log.
lesson-end = End your turn
lesson-end-text = When nothing useful is left, end the phase. You then discard what you played and draw up to five cards.
lesson-rules = Look it up
lesson-rules-text = Rules and keys are behind the question mark. Point at any card to read it large.

## The table: nemesis, market, tray, log

part-tray = Decision
part-rail = Deciding, what happened, the others
nemesis-mat = The whole mat
nemesis-no-cards = No cards in play
nemesis-resolving = Being resolved
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
forecast-badge = In the next nemesis turn, as things stand
forecast-in = in { $n } turns
forecast-later = On its next turn
forecast-no-cards = No card in play does anything.
forecast-unleash-now = Unleash:
forecast-total = In all
forecast-calm = no life is lost
forecast-doom = may end the game
turn-order-next = Next:
turn-order-sure = sure
turn-order-empty = Then the deck is shuffled
turn-order-token = { $token ->
    [wild] Wild card
   *[other] Card { $token }
}: { $who }
turn-order-nobody = nobody yet
supply-empty = Empty
tray-decide-all = You decide together
tray-waiting = Waiting for { $who }
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
marked-short = taken back
help = Keys and help
help-digits = Give the answer with this number
help-letters = Give the answer with this letter, if there are more than nine
help-end = End the phase, or stop choosing
help-arrows = From answer to answer; Enter gives it
help-back = Take back
help-redo = Bring back what was taken back
help-suggest = Point at an answer or a card for the others
help-tab = Over the whole table; Enter answers there too
help-help = This page
help-look = A card is shown large when you hover over it, focus it, or hold a finger on it. Where nothing can be done, it says why.
help-glow = What glows can be clicked: it is the same answer as in the list.

# The table on a phone, and the way to the answers by keys
status = The table in short
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
sheet-unread = something new was said
menu = Menu
tray-fold = Fold the answers
tray-unfold = { $n ->
    [one] Show 1 answer
   *[other] Show { $n } answers
}
skip-to-tray = To the answers

# Expeditions
expedition = Expedition
landing-expedition-text = Several battles as one story
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
expedition-note = Alone or with others: the link is on the next page. Everything is kept; go on any day.
expedition-begin = Begin the expedition
expedition-next = Battles won: { $won } of { $of }. Next: { $nemesis }.
expedition-points = of { $of } points
expedition-tries = { $n ->
    [one] battle fought
   *[other] battles fought
}
expedition-path = The way
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
expedition-market-text = { $n } cards are in the barracks. What you leave out is banished for good.
expedition-market-pocket = { $n } cards are in the barracks. What you leave out stays there.
expedition-market-left = Still to choose:
expedition-in-market = In the market
expedition-goes = Will be banished
expedition-stays = Stays behind
expedition-pick = Choose
expedition-mages-title = Who fights?
expedition-mages-text = One to { $n } mages of the barracks. One person can play several.
expedition-mages-chosen = { $n ->
    [one] 1 mage goes into battle
   *[other] { $n } mages go into battle
}
expedition-mages-none = Choose at least one mage
expedition-mages-take = These fight
expedition-treasures-title = Which treasures come along?
expedition-treasures-text = Nobody has to take one. After the battle all of them return to the barracks.
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
expedition-reward-text = Choose one new thing for the next try. Then you fight { $nemesis } again; a win then earns { $n }.
expedition-path-title = Where to?
expedition-path-text = The way divides here.
expedition-battle = Battle { $n } · try { $try }
expedition-upgraded = { $n ->
    [one] 1 upgraded basic card is in the nemesis deck.
   *[other] { $n } upgraded basic cards are in the nemesis deck.
}
expedition-start = Start battle { $n }
expedition-start-alone = You play all these mages. The game begins at once.
expedition-start-together = At its table everyone takes a seat first.
expedition-go = To the battle
expedition-going = The battle is being fought. Its result comes back here.
expedition-over-won = The expedition is won
expedition-over-lost = The expedition is lost
expedition-fights = Battles fought
expedition-back = Back to the expedition
games-expedition = battle { $n } of { $of }, points: { $score }
refused-expedition-none = This table is no expedition.
refused-expedition-no-game = Games of an expedition are played at tables of their own.
refused-expedition-bad = This expedition cannot be played here.
refused-expedition-not-asked = The expedition has gone on; look again.
refused-expedition-choice = This cannot be chosen.
refused-expedition-setup = What a battle is played with follows from the expedition.
refused-expedition-battle-over = The battle is over, and its result counts.
