// Made by `make wire` from the server's schemas. Do not edit.

export interface Wire {
from_client?: (Hello | Answer | TakeBack | VoteBack | Redo | Save | Suggest | Say | SwitchChat | RenewLinks | GiveNonce | TakeSeat | GiveSeat | LeaveSeat | Choose | Begin | Why | Forecast | Ping)
from_server?: (Welcome | Changed | Done | Refused | Presence | Reason | Foretold | Pong)
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
 * Go back to after this many answers, or to the moment with this name.
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
 * Point at an option or a thing.
 */
export interface Suggest {
kind: "suggest"
what: string
ref?: number
}
/**
 * A quick phrase by its code, or free words.
 */
export interface Say {
kind: "say"
phrase?: string
words?: string
ref?: number
}
/**
 * Allow free words, or not.
 */
export interface SwitchChat {
kind: "switch_chat"
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
}
/**
 * Begin the game.
 */
export interface Begin {
kind: "begin"
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
 * What will the nemesis do?
 */
export interface Forecast {
kind: "forecast"
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
view: unknown
entries?: {

}[]
missed?: boolean
present?: string[]
protocol?: number
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
setup: {

}
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
seed_told?: boolean
owed_to?: string[]
secret?: string
nonces?: string[]
content?: string
differs_at?: (number | null)
}
/**
 * Somebody at the table. The id is no secret: it opens nothing without its cookie.
 */
export interface PersonInfo {
id: string
name: string
watching: boolean
}
/**
 * A wish to go back that waits for everyone seated.
 */
export interface VoteInfo {
to: number
by: string
agreed: string[]
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
entries: {

}[]
events?: {
[k: string]: string | number
}[]
fresh?: boolean
state?: {

}
view?: unknown
patch?: {

}
links?: Links
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
text: unknown
}
/**
 * What the nemesis will do (`rules.readings.forecast`), as everyone may know it at this number.
 */
export interface Foretold {
kind: "foretold"
to: number
number: number
forecast: unknown
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
 * An answer of `view.decision`, which has one for each of its `keys`: what is said of it, so that nobody reads the key.
 */
export interface Choice {
verb: string
by?: number[]
about?: string[]
amount?: number
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
name?: string
title?: string
seats?: number
setup?: (SetupChoice | null)
}
/**
 * Come to a table with a token: to play or to watch, whichever the token is for.
 */
export interface JoinTable {
token: string
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
events: {
[k: string]: string | number
}[]
patch: {

}
}
/**
 * Steps of a game as they were seen: the view after `since` answers, then step by step.
 */
export interface Replay {
answers: number
over: boolean
view: unknown
steps: ReplayStep[]
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
text: unknown
label: unknown
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
family: string
use: string
place: string
picture: string
market: boolean
starter: boolean
nemesis: string
tier: number
life: (number | null)
power: number
verbs: string[]
type: unknown
lines: LineInfo[]
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
ability: {
[k: string]: string
}
charges: number
during: string
hand: string[]
deck: string[]
breaches: number[]
lines: LineInfo[]
does: unknown
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
difficulty: number
life: number
counters: string[]
decks: {
[k: string]: string
}
tracks: {
[k: string]: number
}
piles: string[]
mats: {
[k: string]: string[]
}
swarm: ({
[k: string]: string
} | null)
swarm_largest: number
open_pile: string
lines: LineInfo[]
changed: {
[k: string]: LineInfo[]
}
forms: {
[k: string]: FormInfo
}
}
/**
 * An entry of the rules reference, with the clauses it stands on.
 */
export interface RuleInfo {
topic: string
title: unknown
text: unknown
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
 * Everything a setup page needs.
 */
export interface Catalog {
protocol?: number
content: string
languages: string[]
difficulties: string[]
places: {
[k: string]: number
}
editions: string[]
phrases: string[]
packs: PackInfo[]
mages: MageInfo[]
nemeses: NemesisInfo[]
markets: MarketInfo[]
cards: CardInfo[]
terms: {
[k: string]: {
[k: string]: string
}
}
rules: RuleInfo[]
}
