// Made by `make wire` from the server's schemas. Do not edit.

export type ClientMessage = (Hello | Answer | TakeBack | VoteBack | Redo | Save | Suggest | Say | SwitchChat | ListTable | RenewLinks | GiveNonce | TakeSeat | GiveSeat | LeaveSeat | SeatMind | AgreeMinds | DecideInAdvance | Choose | Begin | Decide | Why | Forecast | Hint | Seen | Ping)
export type ServerMessage = (Welcome | Changed | Done | Refused | Presence | Reason | Foretold | Hinted | Pong)
export type Phrase = (string | number | null | Message | Name | Sentences | Alternatives)
export type Outcome = ("" | "nemesis_slain" | "nemesis_spent" | "nemesis_rule_won" | "gravehold_fallen" | "all_exhausted" | "nemesis_rule_lost")
export type Phase = ("setup" | "turn_order" | "casting" | "main" | "draw" | "nemesis_main" | "nemesis_draw" | "end")
export type Breach = (NoBreach | OpenBreach | ClosedBreach)
export type TurnCard = ("player1" | "player2" | "player3" | "player4" | "wild" | "nemesis" | "1/2" | "3/4" | "special")
export type Entry = (Opened | SetupChanged | Joined | AiJoined | NonceGiven | LinksRenewed | Listed | AdvanceSet | AiAgreed | SeatTaken | SeatLeft | Started | Answered | AnsweredInAdvance | BackAsked | BackVoted | TakenBack | Redone | Saved | Suggested | Said | AiPlanned | ChatSwitched | SeedTold | Forked | ExpeditionBegun | ExpeditionAnswered | BattleOpened | BattleBegun | BattleFought | BattleOf | BattleCalledOff | Moderated | DailyOf | DayEnded | Unknown)
export type EventName = ("ability_deck_shuffled" | "ability_resolved" | "acted_on" | "activated" | "aether_gained" | "assigned" | "breach_destroyed" | "breach_replaced" | "buried" | "cards_moved" | "cast" | "cast_unprepped" | "charged" | "charges_lost" | "closed" | "counter_changed" | "damage_prevented" | "shielded" | "damage_warded" | "deck_shuffled" | "deck_turned_over" | "destroyed" | "devoured" | "discarded" | "discounted" | "drawn" | "entered_play" | "exhausted" | "flipped" | "focused" | "gained" | "game_ended" | "given" | "gravehold_gained" | "gravehold_suffered" | "healed" | "invoked" | "laid_beside" | "left_play" | "mat_action" | "minion_damaged" | "minion_healed" | "nemesis_card_discarded" | "nemesis_card_drawn" | "nemesis_card_revealed" | "nemesis_damaged" | "nemesis_deck_empty" | "nemesis_gained" | "nemesis_turn_started" | "next_gain_set" | "opened" | "number_token_placed" | "paid" | "persistent" | "placed_in_front" | "played" | "player_drawn_by_lot" | "power_opposed" | "power_token_added" | "power_token_removed" | "prepped" | "prepped_spell_used" | "protected_charged" | "protected_charges_lost" | "put_into" | "put_on_deck" | "put_under_deck" | "resolved_again" | "returned" | "returned_to_supply" | "revealed" | "revived" | "routine" | "row_filled" | "row_moved" | "shuffled_into_nemesis_deck" | "side_card_discarded" | "side_card_drawn" | "side_card_gained" | "side_card_revealed" | "side_deck_shuffled" | "silenced" | "spawned" | "stayed_silent" | "suffered" | "swarm_damaged" | "swarm_discarded" | "swarm_killed" | "token_damaged" | "tokens_advanced" | "token_gained" | "token_gone" | "token_healed" | "token_lost" | "tokens_placed" | "token_shifted" | "track_moved" | "turn_ended" | "turn_order_drawn" | "turn_order_moved" | "turn_order_reordered" | "turn_order_revealed" | "turn_order_shuffled" | "turn_started" | "two_per_breach" | "unleashed")
export type Range = [number, number]

export interface Wire {
ClientMessage?: ClientMessage
ServerMessage?: ServerMessage
}
/**
 * The first message, and again whenever the client wants a fresh view. `since`: the last number it has seen.
 */
export interface Hello {
kind: "hello"
protocol?: number
since?: (number | null)
ref?: number
}
/**
 * Answer the question that was asked after `at` answers.
 */
export interface Answer {
kind: "answer"
key: string
at: number
ref?: number
}
/**
 * Go back to after this many answers, or to the moment with this name; at an expedition, to after this many choices.
 */
export interface TakeBack {
kind: "take_back"
to?: (number | null)
save?: string
ref?: number
}
/**
 * Agree to going back, or not.
 */
export interface VoteBack {
kind: "vote_back"
agrees: boolean
ref?: number
}
/**
 * Give the answer again that was taken back last.
 */
export interface Redo {
kind: "redo"
ref?: number
}
/**
 * Give this moment a name.
 */
export interface Save {
kind: "save"
name: string
ref?: number
}
/**
 * Point at an answer (its key) or a place of the table.
 */
export interface Suggest {
kind: "suggest"
what: string
ref?: number
}
/**
 * A quick phrase by its code, or free text.
 */
export interface Say {
kind: "say"
phrase?: string
words?: string
ref?: number
}
/**
 * Turn chat on or off.
 */
export interface SwitchChat {
kind: "switch_chat"
on: boolean
ref?: number
}
/**
 * Let anyone join who finds the table in the list of open tables, or no longer. Only the host may, before the game.
 */
export interface ListTable {
kind: "list_table"
on: boolean
ref?: number
}
/**
 * Make the links new: those from before let nobody in any more. Only the host may.
 */
export interface RenewLinks {
kind: "renew_links"
ref?: number
}
/**
 * Give a number for the seed, before the game begins: 16 to 64 hexadecimal digits that only you know until now.
 */
export interface GiveNonce {
kind: "give_nonce"
nonce: string
ref?: number
}
/**
 * Take a free seat, or an absent person's.
 */
export interface TakeSeat {
kind: "take_seat"
seat: number
ref?: number
}
/**
 * Hand one's seat to somebody at the table.
 */
export interface GiveSeat {
kind: "give_seat"
seat: number
to: string
ref?: number
}
/**
 * Give a seat up.
 */
export interface LeaveSeat {
kind: "leave_seat"
seat: number
ref?: number
}
/**
 * Have an AI mage play a seat: a free one, one's own, an absent person's, or one that an AI mage has already.
 */
export interface SeatMind {
kind: "seat_mind"
seat: number
mind: string
ref?: number
}
/**
 * What the table agrees on about AI mages; only the host may.
 */
export interface AgreeMinds {
kind: "agree_minds"
/**
 * The mind that plays for somebody who is away; empty if their seat waits for them.
 */
stand_in?: string
/**
 * Seconds after which it does.
 */
after?: number
/**
 * Do AI mages act at once, instead of at the pace of a person?
 */
instant?: boolean
ref?: number
}
/**
 * Decide questions outside your own turn in advance, from the next one on: `decline`, `cheapest` (the card that you discard or
 *     destroy), `leave` (what the players decide together). Those that are not in it are yours to answer again.
 */
export interface DecideInAdvance {
kind: "decide_in_advance"
/**
 * @maxItems 8
 */
kinds: string[]
ref?: number
}
/**
 * Choose what is played.
 */
export interface Choose {
kind: "choose"
setup: SetupChoice
ref?: number
}
/**
 * What is to be played; the fields of `rules.setup.Setup`.
 */
export interface SetupChoice {
/**
 * @minItems 1
 * @maxItems 4
 */
mages?: string[]
nemesis?: string
difficulty?: string
/**
 * @maxItems 20
 */
market?: string[]
edition?: string
switches?: {
[k: string]: string | number
}
/**
 * @maxItems 50
 */
packs?: string[]
/**
 * A battle of an expedition. This and the next three are left out elsewhere.
 */
expedition?: boolean
/**
 * Upgraded basic cards.
 *
 * @maxItems 50
 */
upgraded?: string[]
/**
 * Of all players.
 *
 * @maxItems 50
 */
treasures?: string[]
/**
 * Of each player, by seat.
 *
 * @maxItems 4
 */
own_treasures?: string[][]
/**
 * Who is protected instead of Gravehold; left out for Gravehold.
 */
protect?: string
/**
 * Their ability cards in this game; left out for all of them.
 *
 * @maxItems 50
 */
abilities?: string[]
}
/**
 * Begin the game.
 */
export interface Begin {
kind: "begin"
ref?: number
}
/**
 * Answer what an expedition asks between battles, after `at` choices. What is picked is of `step`:
 *
 *     the nine cards of a market, mages by seat, the treasure of all players, one reward, one path.
 */
export interface Decide {
kind: "decide"
at: number
step: string
/**
 * @maxItems 50
 */
picked?: string[]
/**
 * Treasures of each mage, by seat.
 *
 * @maxItems 4
 */
own?: string[][]
ref?: number
}
/**
 * Why can this key not be answered now?
 */
export interface Why {
kind: "why"
key: string
ref?: number
}
/**
 * What will the nemesis do? A client that has a forecast says of which number, and is sent what has changed since.
 */
export interface Forecast {
kind: "forecast"
since?: number
ref?: number
}
/**
 * What would an AI mage do now, of what I may do?
 */
export interface Hint {
kind: "hint"
ref?: number
}
/**
 * A page that is visible shows this number, and the table waits for its person: they need no notice of it.
 */
export interface Seen {
kind: "seen"
number: number
ref?: number
}
/**
 * Is the server there, and what is its number?
 */
export interface Ping {
kind: "ping"
ref?: number
}
/**
 * Where the table stands. `entries` are those after `since`, if that was not too long ago; else `missed`.
 */
export interface Welcome {
kind: "welcome"
you: string
links: Links
number: number
state: TableState
view: (View | null)
entries?: Entry[]
missed?: boolean
present?: string[]
protocol?: number
/**
 * Seconds since the game last moved on. None where nobody waits for anybody else, or where the client knows: it has seen this number.
 */
waited?: (number | null)
}
/**
 * Tokens that let others in; a watcher knows only the one for watching.
 */
export interface Links {
play?: string
watch?: string
}
/**
 * A table as everyone at it sees it. `seed` is empty until the game is over; `commitment` binds it.
 */
export interface TableState {
id: string
number: number
name: string
host: string
people: PersonInfo[]
seats: string[]
setup: SetupChoice
started: boolean
over: boolean
marked: boolean
chat: boolean
saves: {
[k: string]: number
}
vote: (VoteInfo | null)
answers: number
free_until: number
can_redo: boolean
waiting_for: string[]
commitment: string
seed?: string
/**
 * May somebody have known the seed while the game ran?
 */
seed_told?: boolean
/**
 * For each seat that was taken over from somebody absent, who that was: they may take it back at any time.
 */
owed_to?: string[]
/**
 * What `commitment` binds; empty until the game is over. `seed` is made of it and the nonces.
 */
secret?: string
/**
 * What the players gave for the seed, in the order of their seats; empty until the game has begun.
 */
nonces?: string[]
/**
 * The packs the table is played with: the same text, the same cards. `/api/tables/…/content` has them.
 */
content?: string
/**
 * The game was played with older rules, and those of this server lead elsewhere after so many answers. It can be
 * watched up to there, and forked.
 */
differs_at?: (number | null)
/**
 * The expedition that this table is: then it has no game of its own.
 */
expedition?: (ExpeditionInfo | null)
/**
 * The table of the expedition whose battle this is.
 */
battle_of?: string
/**
 * Who gave the last answers. Others ask them before they take one back.
 */
last_by?: string
/**
 * After how many answers theirs begin.
 */
last_from?: number
/**
 * This battle is not fought: a choice for it was taken back before it began.
 */
called_off?: boolean
/**
 * The operator has closed the table: it can be read, and nothing is written.
 */
closed?: boolean
/**
 * What the operator says about that.
 */
closed_note?: string
/**
 * What people decide in advance (`DecideInAdvance`); those who decide nothing are not in it.
 */
in_advance?: {
[k: string]: string[]
}
agreed?: AgreedInfo
/**
 * Of the AI mage whose turn it is.
 */
plan?: (PlanInfo | null)
/**
 * Is it in the list of open tables (`/api/lobby`), where anyone may join?
 */
listed?: boolean
/**
 * The day whose setup and seed this table is played with (`/api/daily`).
 */
daily?: string
/**
 * That day is not over: nobody gets the seed, also when the game is over.
 */
sealed?: boolean
}
/**
 * Somebody at the table. The id is no secret: it opens nothing without its cookie.
 */
export interface PersonInfo {
id: string
name: string
watching: boolean
/**
 * It is no person but an AI mage, which answers by this mind.
 */
mind?: string
}
/**
 * A wish to go back that waits for those it concerns.
 */
export interface VoteInfo {
to: number
by: string
agreed: string[]
/**
 * Who must agree: those whose answers would be undone, or everyone else seated where something hidden was seen since.
 */
asked?: string[]
}
/**
 * An expedition as everybody at it sees it.
 */
export interface ExpeditionInfo {
form: string
names: {
[k: string]: string
}
/**
 * What it waits for: `market`, `mages`, `treasures`, `battle`, `reward`, `path`; or how it ended: `won`, `lost`.
 */
step: string
/**
 * How many choices were made. `decide` says after how many it is given.
 */
choices: number
/**
 * Which of the battles is next.
 */
place: number
attempt: number
nemesis: string
difficulty: string
big_pocket: boolean
battles: BattleInfo[]
/**
 * What a battle counts that is won on the first, second, … try.
 */
scores: number[]
score: number
/**
 * Of the barracks, as cards and treasures.
 */
mages: string[]
cards: string[]
treasures: string[]
/**
 * What the last battle or its reward has brought.
 */
gained: string[]
banished: string[]
/**
 * Upgraded basic cards in the nemesis deck by now.
 */
upgraded: string[]
/**
 * What was chosen for the next battle, as the next three.
 */
market: string[]
fighting: string[]
shared: string[]
own: string[][]
ask: ExpeditionAsk
/**
 * Which of the fighting mages can begin with each treasure of level 1, while that is asked.
 */
fits: {
[k: string]: string[]
}
/**
 * The table of the battle that is next, once it is opened; empty between battles.
 */
battle: string
/**
 * Has that battle begun? Then nothing is taken back.
 */
begun: boolean
/**
 * The choices since the last battle. `take_back` goes back to before one of them: to `choices` less their number, or later.
 */
made: ChoiceMade[]
fights: FightInfo[]
}
/**
 * A battle of an expedition.
 */
export interface BattleInfo {
id: string
/**
 * 0 where the form says against whom.
 */
rating: number
/**
 * Against whom, as far as that is known.
 */
nemesis: string
/**
 * Whom one may meet there, if a way leads there now and the form names them.
 */
able: string[]
tries: number
won: boolean
/**
 * What it has counted.
 */
score: number
}
/**
 * What is asked: options by group, and how many of each group to choose.
 *
 *     The groups: `gem`, `relic`, `spell` of a market; `mage`; `shared`, `first` and `third` for treasures of all players and of
 *     levels 1 and 3; `reward`; `path`.
 */
export interface ExpeditionAsk {
options: {
[k: string]: string[]
}
least: {
[k: string]: number
}
most: {
[k: string]: number
}
}
/**
 * A choice since the last battle: of which step, by whom, and whether chance brought something with it.
 */
export interface ChoiceMade {
step: string
person: string
drew: boolean
}
/**
 * A battle that was fought, and at which table.
 */
export interface FightInfo {
battle: string
attempt: number
nemesis: string
mages: string[]
outcome: string
/**
 * Who was protected: `gravehold`, or who stood in for it.
 */
protect: string
won: boolean
score: number
table: string
}
/**
 * What the table has agreed on about AI mages (`AgreeMinds`).
 */
export interface AgreedInfo {
stand_in?: string
after?: number
instant?: boolean
}
/**
 * What an AI mage is going to do.
 */
export interface PlanInfo {
by: string
text: Phrase
}
/**
 * A message with its arguments.
 */
export interface Message {
id: string
attr?: string
args?: {
[k: string]: Phrase
}
}
/**
 * The name of something in the packs.
 */
export interface Name {
name: string
kind: ("card" | "deck_of" | "mage" | "title" | "ability" | "protected" | "nemesis" | "swarm" | "pack" | "market" | "term")
/**
 * A case of a term.
 */
form?: string
}
/**
 * One after the other.
 */
export interface Sentences {
seq: Phrase[]
}
/**
 * Any one of them.
 */
export interface Alternatives {
or: Phrase[]
}
/**
 * The game as everyone at the table sees it.
 */
export interface View {
active: (number | "nemesis")
assigned: {
[k: string]: string
}
beside: string[]
destroyed: string[]
gravehold: ShownGravehold
nemesis: ShownNemesis
outcome: Outcome
phase: Phase
players: ShownPlayer[]
prevented: boolean
protected?: Protected
seat: number
supply: SupplyPile[]
treasures: string[]
turn: number
turn_order: ShownTurnOrder
waiting: Waiting[]
decision: (Decision | null)
}
/**
 * What everybody defends.
 */
export interface ShownGravehold {
life: number
max: number
}
/**
 * The nemesis: its mat, its deck, and what lies before it.
 */
export interface ShownNemesis {
counters: {
[k: string]: number
}
deck: DeckPlace[]
decks: {
[k: string]: SideDeck
}
discard: string[]
form: string
id: string
in_play: CardInPlay[]
life: number
max: number
open_pile: string[]
pending: string[]
piles?: {
[k: string]: string[]
}
swarm?: Swarm
tier: number
tokens?: {
[k: string]: TokenLife
}
tracks?: {
[k: string]: number[]
}
}
/**
 * A place of the nemesis deck: the card if it is known, and its tier.
 */
export interface DeckPlace {
card: (string | null)
tier: number
}
/**
 * A deck of the nemesis beside its own, from the top; what nobody has seen of it, and its discard pile.
 *
 * Of cards with two sides the fronts are shown, as far as they can be seen; `unseen` is what they may be.
 */
export interface SideDeck {
deck: (string | null)[]
discard: string[]
unseen: string[]
}
/**
 * A minion or power. A power has no life; `tokens` says when it happens. A silenced minion does not act once.
 *
 * A card with two sides is `covered` until it is turned over; then it is what it is.
 * `number` is the seat of the player whose number token lies on it.
 */
export interface CardInPlay {
uid: number
card: string
life: number
max: number
tokens: number
silenced?: boolean
/**
 * The pile of the nemesis on whose space it lies.
 */
place?: string
side?: ("covered" | "turned")
number?: number
}
/**
 * Members of a swarm: how many, the life of each, and the damage on one of them.
 */
export interface Swarm {
id: string
count: number
life: number
hurt: number
}
/**
 * The life of a token on a track, and what it began with; 0 if it is gone.
 */
export interface TokenLife {
life: number
max: number
}
/**
 * A mage at the table.
 *
 * The deck is listed from the top. A place is None after a shuffle; what lies in such places is in `hidden`,
 * which is None with closed decks.
 */
export interface ShownPlayer {
aether: number
breaches: Breach[]
charges: number
charges_needed: number
deck: (string | null)[]
discard: string[]
exhausted: boolean
hand: string[]
hidden: (string[] | null)
in_front: string[]
life: number
limited: RestrictedAether[]
mage: string
max: number
number: number
on_piles: {
[k: string]: {
[k: string]: number
}
}
played: string[]
prepped: Spell[]
seat: number
shield: number
tokens: {
[k: string]: number
}
treasures: string[]
}
/**
 * The place of a breach that a mage lacks, or has lost.
 */
export interface NoBreach {
state: "none"
}
/**
 * An open breach, with its bonus (BREACH-19).
 */
export interface OpenBreach {
state: "open"
bonus: number
}
/**
 * A closed breach: its quarter turns, and what it costs to focus and to open it (BREACH-16, BREACH-17).
 */
export interface ClosedBreach {
state: "closed"
turned: number
focus: number
open: number
focused: boolean
}
/**
 * Aether for some uses only (MAIN-12).
 */
export interface RestrictedAether {
amount: number
uses: string[]
}
/**
 * A prepped spell.
 */
export interface Spell {
card: string
/**
 * As printed, from 1; two for a spell that lies on two.
 */
breaches: number[]
/**
 * Prepped this turn: it can be cast from the next one on.
 */
fresh: boolean
}
/**
 * Who is protected instead of Gravehold, whose life is `gravehold`: charges, and ability cards.
 *
 * The deck is sorted, not in its order; `ability` is the card that is being resolved.
 */
export interface Protected {
id: string
charges: number
charges_needed: number
deck: string[]
discard: string[]
ability: (string | null)
}
/**
 * A pile of the market.
 */
export interface SupplyPile {
card: string
count: number
}
/**
 * The turn order deck, from the top, and its discard pile.
 */
export interface ShownTurnOrder {
deck: (TurnCard | null)[]
discard: TurnCard[]
hidden: TurnCard[]
tokens: {
[k: string]: number
}
}
/**
 * What waits for something to happen: whose it is (-1: the nemesis's), the card that said so, and how long.
 */
export interface Waiting {
seat: number
card: string
until: string
}
/**
 * What is asked, with its words.
 */
export interface Decision {
seat: number
ask: string
keys: string[]
card: string
least: number
most: number
args: number[]
question?: Phrase
/**
 * What is being carried out, in the words of the card that asks; None where the question says it all.
 */
because?: Phrase
/**
 * The words of each key.
 */
options?: Phrase[]
/**
 * What is said of each key, so that nobody reads it.
 */
choices?: Choice[]
/**
 * The sum behind damage; None if there is none.
 */
sum?: Phrase
/**
 * In a main phase, what unplayed gems would bring; None if there are none.
 */
gems?: (Gems | null)
}
/**
 * An answer of `view.decision`, which has one for each of its `keys`: what is said of it, so that nobody reads the key.
 */
export interface Choice {
verb: string
/**
 * The seats that may give it. Empty: those that may decide, which is `decision.seat`, or all where that is -1.
 */
by?: number[]
/**
 * What on the table it is about (`tables.choices`): `hand/0/crystal`, `breach/0/2`, `supply/jade`.
 */
about?: string[]
/**
 * How much, or the number of a printed option. Of a spell that can be aimed: the damage it deals.
 */
amount?: number
/**
 * What a spell can be aimed at: the places of the targets that are asked for next.
 */
aims?: string[]
}
/**
 * Gems in the hand of who decides that give aether and ask nothing (`rules.readings.reach`).
 */
export interface Gems {
/**
 * The answers that play all of them, one after the other.
 */
plays: string[]
/**
 * What that gives.
 */
aether: number
/**
 * What some of them pay for: the answer, and the answers to give before it.
 */
pays: {
[k: string]: string[]
}
}
/**
 * The table was opened. `commitment` binds the seed, which stays secret until the end.
 */
export interface Opened {
kind: "Opened"
host: string
commitment: string
seats?: number
name?: string
}
/**
 * What will be played was chosen; `setup` has the fields of `rules.setup.Setup`.
 */
export interface SetupChanged {
kind: "SetupChanged"
person: string
setup: {
[k: string]: unknown
}
}
/**
 * A person is at the table, to play or to watch, or has another name now.
 */
export interface Joined {
kind: "Joined"
person: string
name: string
watching?: boolean
}
/**
 * An AI mage is at the table, and answers by this mind from now on (`minds`).
 */
export interface AiJoined {
kind: "AiJoined"
person: string
mind: string
}
/**
 * A person's number for the seed, which the server could not know when it bound its secret.
 */
export interface NonceGiven {
kind: "NonceGiven"
person: string
nonce: string
}
/**
 * The host made the table's links new, so that those given out before let nobody in. `links` counts how often.
 */
export interface LinksRenewed {
kind: "LinksRenewed"
person: string
links: number
}
/**
 * The host lets anyone join who finds the table in a list, or no longer.
 */
export interface Listed {
kind: "Listed"
person: string
on: boolean
}
/**
 * The standing answers of a person: what they decide in advance from now on (`advance`).
 */
export interface AdvanceSet {
kind: "AdvanceSet"
person: string
kinds: string[]
}
/**
 * What the host decided about AI mages (`standing.Agreed`).
 */
export interface AiAgreed {
kind: "AiAgreed"
person: string
stand_in: string
after: number
instant: boolean
}
/**
 * A seat is this person's from now on. One person may have several.
 *
 * `before`: it was taken over from this absent person, who may have it back at any time.
 */
export interface SeatTaken {
kind: "SeatTaken"
seat: number
person: string
by: string
before?: string
}
/**
 * A seat is free.
 */
export interface SeatLeft {
kind: "SeatLeft"
seat: number
by: string
}
/**
 * The game began. `setup` is what was chosen, and may leave things to chance; `resolved` is what came of it.
 *
 * `rules` is the version of the rules, `packs` the digest of each pack: the game is played with these permanently.
 * `nonces` are mixed into the seed (`deals`). `mark` identifies the game as it began (`rules.saves.mark`).
 */
export interface Started {
kind: "Started"
person: string
setup: {
[k: string]: unknown
}
packs: {
[k: string]: string
}
resolved: {
[k: string]: unknown
}
rules: number
nonces: string[]
}
/**
 * A decision was answered. `mark` tells where that led (`rules.saves.mark`); 0 if it was not noted.
 */
export interface Answered {
kind: "Answered"
key: string
person: string
}
/**
 * A decision was answered as this person had decided in advance (`AdvanceSet`), together with the answer that led to it.
 */
export interface AnsweredInAdvance {
kind: "AnsweredInAdvance"
key: string
person: string
}
/**
 * Somebody would like to go back to after this many answers, beyond what may be taken back freely.
 */
export interface BackAsked {
kind: "BackAsked"
to: number
person: string
}
/**
 * A seated person agrees, or does not.
 */
export interface BackVoted {
kind: "BackVoted"
person: string
agrees: boolean
}
/**
 * The game stands after this many answers again.
 *
 * `agreed`: hidden cards had been seen or the game was over, and everyone agreed. `over`: the game was over, so its
 * seed is known.
 */
export interface TakenBack {
kind: "TakenBack"
to: number
person: string
agreed?: boolean
over?: boolean
}
/**
 * The next answer that had been taken back was given again.
 */
export interface Redone {
kind: "Redone"
person: string
}
/**
 * A moment has a name.
 */
export interface Saved {
kind: "Saved"
name: string
at: number
person: string
}
/**
 * A player points at an answer or a place of the table.
 */
export interface Suggested {
kind: "Suggested"
person: string
what: string
at: number
}
/**
 * A quick phrase by its code, which each reader sees in their own language, or free text.
 */
export interface Said {
kind: "Said"
person: string
phrase?: string
words?: string
}
/**
 * What an AI mage is going to do (`words.plans`).
 */
export interface AiPlanned {
kind: "AiPlanned"
person: string
steps: unknown[][]
}
/**
 * Chat is on, or off.
 */
export interface ChatSwitched {
kind: "ChatSwitched"
person: string
on: boolean
}
/**
 * Somebody who played alone was given the seed while the game ran, in a record or a fork.
 */
export interface SeedTold {
kind: "SeedTold"
person: string
}
/**
 * This table began as a moment of another one, or of a record.
 *
 * The table's secret has one seed more than `before` has lists: those answers were given with each of the earlier
 * seeds, then the hidden cards were redealt with the next. `answers` were given with the last.
 * `dealt_anew`: nobody knows the last seed, it is this table's own.
 */
export interface Forked {
kind: "Forked"
table: string
at: number
answers?: string[]
before?: string[][]
dealt_anew?: boolean
}
/**
 * The table is an expedition's, and has no game of its own (ADR 0020).
 *
 * `begun` is the first entry of `unshuffled.expeditions`, with the digest of each pack; `rules` the version of the rules.
 */
export interface ExpeditionBegun {
kind: "ExpeditionBegun"
person: string
begun: {
[k: string]: unknown
}
rules: number
}
/**
 * What the expedition asks between battles was answered: an entry of `unshuffled.expeditions`.
 */
export interface ExpeditionAnswered {
kind: "ExpeditionAnswered"
person: string
answer: {
[k: string]: unknown
}
}
/**
 * The next battle of the expedition is played at this table.
 */
export interface BattleOpened {
kind: "BattleOpened"
person: string
table: string
}
/**
 * The game at this table has begun: what was chosen for the battle stands.
 */
export interface BattleBegun {
kind: "BattleBegun"
table: string
}
/**
 * The battle at this table is over. `digest` is of its record.
 */
export interface BattleFought {
kind: "BattleFought"
table: string
outcome: string
digest?: string
}
/**
 * This table is a battle of an expedition, and is played with its packs.
 */
export interface BattleOf {
kind: "BattleOf"
expedition: string
packs: {
[k: string]: string
}
rules: number
}
/**
 * This battle is not fought: a choice for it was taken back before the game began.
 */
export interface BattleCalledOff {
kind: "BattleCalledOff"
person: string
}
/**
 * The operator of the server stepped in (ADR 0022). `what` is one of `MODERATIONS`.
 *
 * `person`: of whom it is about; empty if it is about the table. `note`: what the operator wants people there to read.
 * `links`: the links were made new with it, as in `LinksRenewed`; 0 if they were not.
 */
export interface Moderated {
kind: "Moderated"
what: string
person?: string
note?: string
links?: number
}
/**
 * This table is played with the seed and the setup of this day (`daily`), and with the packs that were fixed for it.
 */
export interface DailyOf {
kind: "DailyOf"
day: string
packs: {
[k: string]: string
}
rules: number
}
/**
 * The day of this table has ended, so its seed may be known. `over`: the game had ended before.
 */
export interface DayEnded {
kind: "DayEnded"
over: boolean
}
/**
 * An entry of a kind that this release does not know, by the kind's name. It has its number, and changes nothing here.
 */
export interface Unknown {
kind: "Unknown"
name: string
}
/**
 * The table has a new number. If `number - len(entries)` is not the last number seen, some were missed.
 *
 *     `state` has the fields that differ from the last message. Either the whole `view` is sent (when `fresh`), or a `patch`:
 *     JSON Pointers into the last view, and what replaces what is there.
 */
export interface Changed {
kind: "changed"
number: number
entries: Entry[]
events?: GameEvent[]
/**
 * Do not animate from the last view: the game began, went back, or something was missed.
 */
fresh?: boolean
state?: StateChanges
view?: (View | null)
patch?: Record<string, unknown>
/**
 * The links are new, and the old ones let nobody in any more.
 */
links?: Links
}
/**
 * Something that happened (`rules.core.events`).
 */
export interface GameEvent {
event: EventName
/**
 * Its line of the log.
 */
text?: Phrase
amount?: number
/**
 * As printed, from 1.
 */
breach?: number
card?: string
counter?: string
deck?: string
how?: string
name?: string
outcome?: Outcome
owner?: number
pile?: string
seat?: number
to?: string
to_card?: string
turn_card?: TurnCard
uid?: number
/**
 * Where a spell was cast from that was not prepped: hand or discard.
 */
zone?: string
}
/**
 * The fields of a table's state that differ from the last message.
 */
export interface StateChanges {
id?: string
number?: number
name?: string
host?: string
people?: PersonInfo[]
seats?: string[]
setup?: SetupChoice
started?: boolean
over?: boolean
marked?: boolean
chat?: boolean
saves?: {
[k: string]: number
}
vote?: (VoteInfo | null)
answers?: number
free_until?: number
can_redo?: boolean
waiting_for?: string[]
commitment?: string
seed?: string
/**
 * May somebody have known the seed while the game ran?
 */
seed_told?: boolean
/**
 * For each seat that was taken over from somebody absent, who that was: they may take it back at any time.
 */
owed_to?: string[]
/**
 * What `commitment` binds; empty until the game is over. `seed` is made of it and the nonces.
 */
secret?: string
/**
 * What the players gave for the seed, in the order of their seats; empty until the game has begun.
 */
nonces?: string[]
/**
 * The packs the table is played with: the same text, the same cards. `/api/tables/…/content` has them.
 */
content?: string
/**
 * The game was played with older rules, and those of this server lead elsewhere after so many answers. It can be
 * watched up to there, and forked.
 */
differs_at?: (number | null)
/**
 * The expedition that this table is: then it has no game of its own.
 */
expedition?: (ExpeditionInfo | null)
/**
 * The table of the expedition whose battle this is.
 */
battle_of?: string
/**
 * Who gave the last answers. Others ask them before they take one back.
 */
last_by?: string
/**
 * After how many answers theirs begin.
 */
last_from?: number
/**
 * This battle is not fought: a choice for it was taken back before it began.
 */
called_off?: boolean
/**
 * The operator has closed the table: it can be read, and nothing is written.
 */
closed?: boolean
/**
 * What the operator says about that.
 */
closed_note?: string
/**
 * What people decide in advance (`DecideInAdvance`); those who decide nothing are not in it.
 */
in_advance?: {
[k: string]: string[]
}
agreed?: AgreedInfo
/**
 * Of the AI mage whose turn it is.
 */
plan?: (PlanInfo | null)
/**
 * Is it in the list of open tables (`/api/lobby`), where anyone may join?
 */
listed?: boolean
/**
 * The day whose setup and seed this table is played with (`/api/daily`).
 */
daily?: string
/**
 * That day is not over: nobody gets the seed, also when the game is over.
 */
sealed?: boolean
}
/**
 * The wish with this `ref` is in the log.
 */
export interface Done {
kind: "done"
to: number
number: number
}
/**
 * The wish with this `ref` was refused; nothing has changed.
 */
export interface Refused {
kind: "refused"
to: number
code: string
detail?: string
number?: number
}
/**
 * Who is here now.
 */
export interface Presence {
kind: "presence"
people: string[]
}
/**
 * Why a key can or cannot be answered: a code of `rules.readings.refusals`, and its words as a phrase.
 */
export interface Reason {
kind: "reason"
to: number
key: string
code: string
text: Phrase
}
/**
 * What the nemesis will do (`rules.readings.forecast`), as everyone may know it at this number: the whole `forecast`, or the fields that
 *     have `changed` since the one that the client has.
 */
export interface Foretold {
kind: "foretold"
to: number
number: number
forecast?: ForecastView
changed?: Record<string, unknown>
}
/**
 * What the nemesis will do.
 */
export interface ForecastView {
/**
 * If the nemesis goes next, with its chance.
 */
text?: Phrase
row_text?: Phrase
next_text?: {
[k: string]: Phrase
}
next: {
[k: string]: Range
}
in_a_row: Range
/**
 * The nemesis's own.
 */
rules: ForecastRule[]
/**
 * Oldest first.
 */
cards: ForecastCard[]
/**
 * The next nemesis turn up to the first card it draws that nobody knows; no sum of the cards.
 */
total: ForecastEffect
drawn: ForecastDrawn
/**
 * What it does at the end of its turn if what it draws changes nothing.
 */
end: (ForecastEffect | null)
/**
 * Nothing of the turn is unknown: the total is all of it.
 */
known: boolean
unleash: ForecastEffect
}
/**
 * A rule of the nemesis, before its cards act or beside them.
 */
export interface ForecastRule {
/**
 * The same in words.
 */
text?: Phrase
/**
 * Life lost; below 0 is gained.
 */
gravehold: Range
/**
 * The same for each seat.
 */
players: Range[]
/**
 * What these seats lose in all; their ranges say less.
 */
shared: (ForecastShared | null)
/**
 * Life gained; below 0 is lost.
 */
nemesis: Range
counters: {
[k: string]: Range
}
unleash: Range
discard: Range
destroy: Range
gain: Range
devour: Range
enter: Range
/**
 * Cards laid on the nemesis's row.
 */
laid: Range
/**
 * Tokens moved along a track.
 */
advance: Range
charges: Range
breaches: Range
exhausted: Range
draws: Range
/**
 * Does it lose the game: [0, 1] may, [1, 1] must.
 */
lost: Range
won: Range
may_lose: boolean
/**
 * Something depends on a hidden card; what comes before it is counted.
 */
unknown: boolean
/**
 * There were too many choices to try them all: the ranges may be wider.
 */
more: boolean
when: ("special" | "start" | "token")
/**
 * The power that loses a token, or empty.
 */
card: string
}
/**
 * Some players share a loss.
 */
export interface ForecastShared {
seats: number[]
/**
 * Their losses add up to it.
 */
life: Range
/**
 * A single one of them has it all.
 */
one: boolean
}
/**
 * A card in play, and what it does when its time comes.
 */
export interface ForecastCard {
/**
 * The same in words.
 */
text?: Phrase
/**
 * Life lost; below 0 is gained.
 */
gravehold: Range
/**
 * The same for each seat.
 */
players: Range[]
/**
 * What these seats lose in all; their ranges say less.
 */
shared: (ForecastShared | null)
/**
 * Life gained; below 0 is lost.
 */
nemesis: Range
counters: {
[k: string]: Range
}
unleash: Range
discard: Range
destroy: Range
gain: Range
devour: Range
enter: Range
/**
 * Cards laid on the nemesis's row.
 */
laid: Range
/**
 * Tokens moved along a track.
 */
advance: Range
charges: Range
breaches: Range
exhausted: Range
draws: Range
/**
 * Does it lose the game: [0, 1] may, [1, 1] must.
 */
lost: Range
won: Range
may_lose: boolean
/**
 * Something depends on a hidden card; what comes before it is counted.
 */
unknown: boolean
/**
 * There were too many choices to try them all: the ranges may be wider.
 */
more: boolean
in: number
uid: number
card: string
}
/**
 * What may come of something (`rules.readings.forecast`).
 */
export interface ForecastEffect {
/**
 * The same in words.
 */
text?: Phrase
/**
 * Life lost; below 0 is gained.
 */
gravehold: Range
/**
 * The same for each seat.
 */
players: Range[]
/**
 * What these seats lose in all; their ranges say less.
 */
shared: (ForecastShared | null)
/**
 * Life gained; below 0 is lost.
 */
nemesis: Range
counters: {
[k: string]: Range
}
unleash: Range
discard: Range
destroy: Range
gain: Range
devour: Range
enter: Range
/**
 * Cards laid on the nemesis's row.
 */
laid: Range
/**
 * Tokens moved along a track.
 */
advance: Range
charges: Range
breaches: Range
exhausted: Range
draws: Range
/**
 * Does it lose the game: [0, 1] may, [1, 1] must.
 */
lost: Range
won: Range
may_lose: boolean
/**
 * Something depends on a hidden card; what comes before it is counted.
 */
unknown: boolean
/**
 * There were too many choices to try them all: the ranges may be wider.
 */
more: boolean
}
/**
 * The cards that nobody knows before the nemesis draws them.
 */
export interface ForecastDrawn {
text?: Phrase
cards: Range
/**
 * What the first of them can be of.
 */
tiers: number[]
}
/**
 * What an AI mage would do at this number: a key of the decision; and a sentence why, by contrast with the best other.
 */
export interface Hinted {
kind: "hinted"
to: number
number: number
key: string
/**
 * The answer it is compared with; empty if there was no time to compare.
 */
other?: string
text?: (Phrase | null)
}
/**
 * The server is there. A number higher than the last one seen means that something was missed.
 */
export interface Pong {
kind: "pong"
to: number
number: number
}
/**
 * Of a message, its `ref` alone.
 */
export interface FromClientRef {
ref?: number
}
/**
 * Open a table.
 */
export interface OpenTable {
/**
 * The person's.
 */
name?: string
title?: string
seats?: number
setup?: (SetupChoice | null)
}
/**
 * Begin an expedition.
 */
export interface OpenExpedition {
/**
 * The person's.
 */
name?: string
title?: string
form?: string
difficulty?: string
/**
 * Empty: that of the expedition's book.
 */
edition?: string
switches?: {
[k: string]: string | number
}
/**
 * Nothing is banished; what the form says if it is left out.
 */
big_pocket?: (boolean | null)
}
/**
 * Come to a table with a token: to play or to watch, whichever the token is for. An open table needs none.
 */
export interface JoinTable {
token?: string
name?: string
}
/**
 * A new table from a moment of this one: after so many answers, or the one with this name.
 */
export interface ForkTable {
at?: (number | null)
save?: string
name?: string
}
/**
 * A new table from the text that a game is.
 */
export interface ImportRecord {
record: string
name?: string
}
/**
 * The answer to opening, joining, forking and importing.
 */
export interface AtTable {
table: string
you: string
links: Links
state: TableState
}
/**
 * One answer, what happened, and what replaces what in the view before it.
 */
export interface ReplayStep {
at: number
key: string
events: GameEvent[]
patch: Record<string, unknown>
}
/**
 * Steps of a game as they were seen: the view after `since` answers, then step by step.
 */
export interface Replay {
answers: number
over: boolean
view: View
steps: ReplayStep[]
/**
 * What happened before the first question, if `since` is 0.
 */
opening?: GameEvent[]
}
/**
 * A table that anyone may join.
 */
export interface OpenSeats {
table: string
name: string
/**
 * The host's name.
 */
host: string
/**
 * Names of those with a seat.
 */
people: string[]
seats: number
free: number
setup: SetupChoice
/**
 * The day whose setup and seed it is played with.
 */
daily?: string
}
/**
 * Tables that anyone may join; the newest first.
 */
export interface Lobby {
tables: OpenSeats[]
}
/**
 * A setup as a short text to share.
 */
export interface SetupCode {
code: string
}
/**
 * What is to be played.
 */
export interface SetupOf {
setup: SetupChoice
}
/**
 * An error, as application/problem+json (RFC 9457) with a stable `code`.
 */
export interface Problem {
type?: string
title: string
status: number
code: string
detail?: string
/**
 * What the server's log calls this request, for questions to its operator.
 */
request_id?: string
}
/**
 * A login name and a password.
 */
export interface Credentials {
name?: string
password?: string
}
/**
 * Log in. `adopt`: the tables of the guest who asks become the account's.
 */
export interface LogIn {
name?: string
password?: string
adopt?: boolean
}
/**
 * Log out, here or everywhere.
 */
export interface LogOut {
everywhere?: boolean
}
/**
 * What the browser made of the options, as JSON; `label` tells one's passkeys apart.
 */
export interface NewPasskey {
credential: Record<string, unknown>
label?: string
}
/**
 * What the browser signed, as JSON.
 */
export interface PasskeyLogIn {
credential: Record<string, unknown>
adopt?: boolean
}
/**
 * Who asks. A guest has no name here, and a visitor without a session is no person either.
 */
export interface Me {
person: string
name?: string
account?: boolean
/**
 * Tables that became the account's with this login.
 */
adopted?: string[]
}
/**
 * One of one's passkeys.
 */
export interface PasskeyInfo {
id: string
label: string
made_at: string
}
/**
 * How the account is opened.
 */
export interface AccountInfo {
person: string
name: string
password: boolean
passkeys: PasskeyInfo[]
sessions: number
}
/**
 * What a finished game came to, for statistics.
 */
export interface Result {
turns: number
/**
 * The life that Gravehold, or the protected person, had left.
 */
gravehold: number
/**
 * How many mages were exhausted.
 */
exhausted: number
/**
 * The same for every table whose game had the same beginning: a fork or an import is not another game.
 */
game: string
}
/**
 * A table somebody has been at.
 */
export interface TableSummary {
table: string
name: string
/**
 * Empty until the game begins, if it is left to chance.
 */
nemesis: string
mages: string[]
difficulty: string
/**
 * Names of those with a seat.
 */
people: string[]
/**
 * One's own.
 */
seats: number[]
watching: boolean
started: boolean
over: boolean
won: boolean
/**
 * How the game ended; empty until it has.
 */
outcome: string
answers: number
/**
 * Is the table waiting for the person who asks?
 */
waiting: boolean
/**
 * Names of the others it waits for.
 */
waiting_for?: string[]
/**
 * Seconds since the game last moved on, of one that waits for somebody.
 */
waited?: (number | null)
/**
 * When something happened there last; ISO 8601, UTC.
 */
updated: string
/**
 * Why the table cannot be opened here, as a code; empty if it can.
 */
refused?: string
/**
 * What the expedition is called, if the table is one; `mages` are those in its barracks, `nemesis` the next.
 */
expedition?: {
[k: string]: string
}
/**
 * Which battle of the expedition is next, from 1.
 */
battle?: number
/**
 * How many it has.
 */
battles?: number
score?: number
/**
 * The table of the expedition whose battle this is.
 */
battle_of?: string
/**
 * Of a game that is over; none of an expedition.
 */
result?: (Result | null)
/**
 * The day whose setup and seed it is played with.
 */
daily?: string
}
/**
 * One's tables; the one where something happened last comes first.
 */
export interface History {
tables: TableSummary[]
/**
 * Are there others after these?
 */
more: boolean
}
/**
 * What is wrong, and with whom; nobody named is the table as a whole.
 */
export interface NewReport {
person?: string
reason: ("abuse" | "cheating" | "name" | "other")
words?: string
}
/**
 * The language of notices, and the hours at which none come: minutes after midnight in a time zone, the same twice for none.
 */
export interface NoticeChoices {
language?: string
/**
 * As IANA names it, such as `Europe/Prague`.
 */
zone?: string
quiet_from?: number
quiet_until?: number
}
/**
 * What a browser subscribed with; the keys as base64url.
 */
export interface PushSubscription {
endpoint: string
p256dh: string
auth: string
}
/**
 * An address that takes notices in one of these forms.
 */
export interface Webhook {
format: ("discord" | "gotify" | "json" | "ntfy")
address: string
/**
 * What Gotify needs, and others may.
 */
token?: string
}
/**
 * An e-mail address of yours, and the language of the message that asks you to confirm it.
 */
export interface MailAddress {
address: string
language?: string
}
/**
 * What the link in an e-mail carries.
 */
export interface MailLink {
token: string
}
/**
 * A way to reach you. The server keeps its address to itself, but for the host.
 */
export interface NoticeChannel {
id: string
/**
 * `push`, `webhook` or `mail`.
 */
kind: string
format: string
host: string
}
/**
 * How you get notices. Without a channel none are sent.
 */
export interface Notices {
/**
 * The server's public key for `PushManager.subscribe`; empty if it sends no push messages.
 */
push_key: string
language: string
zone: string
quiet_from: number
quiet_until: number
channels: NoticeChannel[]
/**
 * Does this server send e-mail?
 */
mail?: boolean
}
/**
 * Did the other side take the trial?
 */
export interface Tried {
sent: boolean
}
/**
 * A pack; games pin its digest.
 */
export interface PackInfo {
id: string
names: {
[k: string]: string
}
digest: string
}
/**
 * A paragraph: what it says, and the label before it.
 */
export interface LineInfo {
text: Phrase
label: Phrase
}
/**
 * A card. `cost` is None for cards of the nemesis, `nemesis` is whose card it is if it is one's own.
 */
export interface CardInfo {
id: string
pack: string
kind: string
names: {
[k: string]: string
}
cost: (number | null)
/**
 * `player` or `nemesis`: whose card its kind is; `treasure` for what lies beside the mats, `ability` for cards of who is protected.
 */
family: string
/**
 * What a player does with it: `play`, `prep`, or nothing.
 */
use: string
/**
 * Which places of the market it can take: `gem`, `relic`, `spell`, or none.
 */
place: string
/**
 * The kind it is drawn like.
 */
picture: string
/**
 * What its picture shows, if the pack says so.
 */
motif: string
/**
 * Can it lie in the supply?
 */
market: boolean
starter: boolean
nemesis: string
tier: number
/**
 * None if it has none, or counts it.
 */
life: (number | null)
power: number
/**
 * What it does, in the words of the effect language.
 */
verbs: string[]
/**
 * The deck beside the table that it comes from, or none.
 */
side_deck: string
/**
 * Its level if it is a treasure, or 0.
 */
treasure: number
/**
 * No source gives all of it: what is missing is the project's.
 */
reconstructed: boolean
type: Phrase
lines: LineInfo[]
}
/**
 * A breach of a mage's own: a term, and what is printed on it.
 */
export interface OwnBreach {
name: string
text: Phrase
}
/**
 * A mage.
 */
export interface MageInfo {
id: string
pack: string
names: {
[k: string]: string
}
title: {
[k: string]: string
}
/**
 * What the picture shows, if the pack says so.
 */
motif: string
ability: {
[k: string]: string
}
charges: number
during: string
hand: string[]
deck: string[]
/**
 * Quarter turns of each: 0 to 3, 4 is open, -1 is none.
 */
breaches: number[]
/**
 * What is printed on each, if it is one of the mage's own (BREACH-22).
 */
own_breaches: (OwnBreach | null)[]
/**
 * Tracks on the mat: what the spaces do. Where the token is, is one of the player's tokens.
 */
tracks: {
[k: string]: Phrase[]
}
/**
 * No source gives all of it: what is missing is the project's.
 */
reconstructed: boolean
lines: LineInfo[]
/**
 * What the ability does.
 */
does: Phrase
}
/**
 * Who can be protected instead of Gravehold.
 */
export interface ProtectedInfo {
id: string
pack: string
names: {
[k: string]: string
}
life: number
/**
 * With so many they resolve an ability.
 */
charges: number
/**
 * Their ability cards.
 */
abilities: string[]
reconstructed: boolean
lines: LineInfo[]
}
/**
 * Another form of a nemesis: all that its mat says then, and its tracks.
 */
export interface FormInfo {
lines: LineInfo[]
tracks: {
[k: string]: number
}
}
/**
 * A nemesis as printed; `changed` has what is said differently in its other forms.
 */
export interface NemesisInfo {
id: string
pack: string
names: {
[k: string]: string
}
/**
 * What the picture shows, if the pack says so.
 */
motif: string
difficulty: number
life: number
counters: string[]
/**
 * The kind of card in each deck beside the nemesis deck.
 */
decks: {
[k: string]: string
}
/**
 * How many steps each track has; its counter says where the token is.
 */
tracks: {
[k: string]: number
}
/**
 * Piles that lie open, beside decks and the pile that can be gained from.
 */
piles: string[]
/**
 * Mats of its own, and which decks, piles, counters and tracks lie there.
 */
mats: {
[k: string]: string[]
}
/**
 * Rows of spaces, each of them a pile with one card; a card in play may lie there too.
 */
rows: {
[k: string]: string[]
}
swarm: ({
[k: string]: string
} | null)
swarm_largest: number
open_pile: string
/**
 * No source gives all of it: what is missing is the project's.
 */
reconstructed: boolean
lines: LineInfo[]
changed: {
[k: string]: LineInfo[]
}
/**
 * The forms in which something is said differently.
 */
forms: {
[k: string]: FormInfo
}
}
/**
 * Player cards that lie open beside the table where something can give them; its name is a term.
 */
export interface SideDeckInfo {
id: string
/**
 * How many there are of each.
 */
cards: {
[k: string]: number
}
}
/**
 * An entry of the rules reference, with the clauses it stands on.
 */
export interface RuleInfo {
topic: string
title: Phrase
text: Phrase
clauses: string[]
}
/**
 * A suggested market.
 */
export interface MarketInfo {
id: string
pack: string
names: {
[k: string]: string
}
cards: string[]
}
/**
 * A difficulty: with how much life everyone begins (DIFF-01 to DIFF-04).
 */
export interface LevelInfo {
mages: number
gravehold: number
/**
 * What the nemesis has more or less than printed.
 */
nemesis: number
/**
 * Which form of its mat is played: `normal`, or one of `NemesisInfo.changed`.
 */
form: string
}
/**
 * What can be chosen for a switch. `books` print it, as box/language; none if it is the project's own.
 */
export interface SwitchValue {
value: (string | number)
books: string[]
}
/**
 * A point on which the books differ (docs/rules/editions.md). The first value is the usual one.
 */
export interface SwitchInfo {
id: string
/**
 * Which of them are offered together.
 */
group: string
values: SwitchValue[]
/**
 * Is any other whole number allowed too?
 */
any_number: boolean
/**
 * With how many mages it makes a difference.
 */
mages: number[]
}
/**
 * Everything a setup page needs.
 */
export interface Catalog {
protocol?: number
/**
 * Which packs these are; tables played with the same ones say the same.
 */
content: string
languages: string[]
difficulties: string[]
/**
 * Of each difficulty.
 */
levels: {
[k: string]: LevelInfo
}
most_mages: number
/**
 * The market: how many piles of each kind (MKT-01).
 */
places: {
[k: string]: number
}
/**
 * Cards in hand after the draw phase.
 */
hand_size: number
/**
 * What a charge costs, in aether.
 */
charge_cost: number
/**
 * Outcomes that are won; the others are lost.
 */
wins: string[]
editions: string[]
/**
 * What each edition changes.
 */
edition_switches: {
[k: string]: {
[k: string]: string | number
}
}
switches: SwitchInfo[]
phrases: string[]
packs: PackInfo[]
mages: MageInfo[]
protected: ProtectedInfo[]
nemeses: NemesisInfo[]
markets: MarketInfo[]
expeditions: ExpeditionForm[]
cards: CardInfo[]
side_decks: SideDeckInfo[]
terms: {
[k: string]: {
[k: string]: string
}
}
rules: RuleInfo[]
/**
 * How often the quick AI wins, by nemesis and difficulty: whole per cents with one mage, with two and so on, null where it was not measured.
 */
ai_wins?: {
[k: string]: {
[k: string]: (number | null)[]
}
}
}
/**
 * An expedition that can be begun, unless something it needs is missing.
 */
export interface ExpeditionForm {
id: string
pack: string
names: {
[k: string]: string
}
/**
 * What it rests on: `book`, `fan_tools` or `project`.
 */
source: string
/**
 * The edition it begins with if no other is chosen.
 */
edition: string
/**
 * Of each battle; 0 where the form says against whom.
 */
ratings: number[]
/**
 * What a battle counts that is won on the first, second, … try.
 */
score: number[]
/**
 * Nothing is banished.
 */
big_pocket: boolean
left_out: string[]
/**
 * Without these it cannot be played.
 */
missing: LackInfo[]
/**
 * It is played with fewer of these.
 */
fewer: LackInfo[]
}
/**
 * Something that a form wants and the packs do not have: a thing by its id, or so many of a sort.
 */
export interface LackInfo {
what: string
id: string
wanted: number
have: number
}
/**
 * Open a table of today, for so many mages: to play alone, or with friends who get its link.
 */
export interface OpenDaily {
/**
 * The person's.
 */
name?: string
mages?: number
}
/**
 * What a game of a day came to. The server has played its log again.
 */
export interface DailyResult {
/**
 * Among those it is listed with; equal results share one.
 */
rank: number
/**
 * Of those who had a seat at the end.
 */
names: string[]
won: boolean
turns: number
gravehold: number
nemesis_life: number
/**
 * Has the person who asks played it?
 */
yours?: boolean
/**
 * Of one's own, where it was played.
 */
table?: string
}
/**
 * The results of a day for one number of mages: the best first, and not more than a hundred of each sort.
 */
export interface DailyBoard {
mages: number
/**
 * Each player's first game of the day, with nothing taken back after hidden cards had been seen.
 */
first?: DailyResult[]
/**
 * The same, with something taken back.
 */
marked?: DailyResult[]
/**
 * At least one of the players had begun another game of the day before.
 */
practice?: DailyResult[]
/**
 * How many there are, with those that are not in the lists.
 */
count?: number
}
/**
 * A day: what is played, what was published of its seed, and what the games came to.
 */
export interface DailyDay {
/**
 * The date in UTC, as in 2026-11-17.
 */
day: string
commitment: string
/**
 * When the server made the day, and could show its commitment for the first time; ISO 8601, UTC.
 */
announced: string
/**
 * With four mages: a game of fewer has the first ones.
 */
setup: SetupChoice
/**
 * Their digests: the setup follows from them and the seed.
 */
packs: {
[k: string]: string
}
rules: number
/**
 * What the commitment binds; empty until the day is over.
 */
seed?: string
/**
 * For one mage to four.
 */
boards?: DailyBoard[]
/**
 * Results that are still being played again.
 */
checking?: number
}
/**
 * What is published of the next day.
 */
export interface DailyNext {
day: string
commitment: string
announced: string
}
/**
 * The daily table.
 */
export interface DailyOverview {
today: DailyDay
tomorrow: DailyNext
/**
 * None if this server made no such day.
 */
yesterday?: (DailyDay | null)
/**
 * Seconds until the day is over, and the next begins.
 */
left?: number
/**
 * The table of your first game today, if you have begun one.
 */
yours?: string
}
/**
 * The chance of winning when a turn began, in hundredths of a point; the last one is the end of the game.
 */
export interface ReviewPoint {
turn: number
/**
 * Answers given before.
 */
at: number
chance: number
low: number
high: number
/**
 * It is a turn of the nemesis.
 */
nemesis: boolean
}
/**
 * What one kind of luck or decision changed altogether, in whole points.
 */
export interface ReviewPart {
kind: string
text: Phrase
points: number
error: number
}
/**
 * One thing that chance brought.
 */
export interface ReviewCame {
text: Phrase
/**
 * The turn order card that came; or empty.
 */
turn_card: string
/**
 * The nemesis card that came; or empty.
 */
card: string
/**
 * How likely it was: so many of so many; 0 of 0 if it cannot be said.
 */
odds: [number, number]
}
/**
 * An answer, or all that chance brought after one, and by how many points it changed the chance.
 */
export interface ReviewMoment {
kind: string
luck: boolean
/**
 * Answers given before an answer; of what chance brought, including the one that led to it.
 */
at: number
turn: number
/**
 * The turn in which it ended: chance may give the nemesis two turns in a row.
 */
last_turn: number
/**
 * Who decided; -1 if it was chance, or the players together.
 */
seat: number
points: number
error: number
/**
 * What was answered; or nothing.
 */
text: Phrase
/**
 * What it is about, to be shown; or empty.
 */
card: string
/**
 * What chance brought, if it was not an answer.
 */
came: ReviewCame[]
/**
 * What would have been better beyond doubt; or nothing.
 */
better: Phrase
better_card: string
gain: number
gain_error: number
}
/**
 * A card that a player bought, and whether that paid, in points.
 */
export interface ReviewPurchase {
card: string
seat: number
turns: number[]
at: number
/**
 * What the record shows of its use.
 */
used: Phrase[]
points: number
error: number
verdict: ("not_paid" | "paid" | "unclear")
}
/**
 * A review.
 */
export interface GameReview {
won: boolean
turns: number
playouts: number
start: number
start_error: number
luck: number
luck_error: number
decisions: number
/**
 * `start`, `luck` and `decisions` are whole points that add up to 100 or 0.
 */
decisions_error: number
luck_parts: ReviewPart[]
decision_parts: ReviewPart[]
curve: ReviewPoint[]
turning_points: ReviewMoment[]
/**
 * Decisions that cost most, the worst first.
 */
again: ReviewMoment[]
/**
 * The turn from which the chance stayed below 3 %; 0 if there is none.
 */
lost_from: number
purchases: ReviewPurchase[]
}
/**
 * How far the review of a table's game is.
 */
export interface ReviewState {
state: ("done" | "failed" | "none" | "running")
/**
 * From 0 to 1.
 */
progress?: number
review?: (GameReview | null)
}
