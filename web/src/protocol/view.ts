// The game as everyone at the table sees it (unshuffled.rules.readings.views). Decks are listed from the top.
import type { Phrase } from "./phrases";
import type { Choice } from "./wire";

export type TurnCard = "player1" | "player2" | "player3" | "player4" | "wild" | "nemesis" | "1/2" | "3/4";
export type Phase = "setup" | "turn_order" | "casting" | "main" | "draw" | "nemesis_main" | "nemesis_draw" | "end";
export type Outcome =
  | ""
  | "nemesis_slain"
  | "nemesis_spent"
  | "nemesis_rule_won"
  | "gravehold_fallen"
  | "all_exhausted"
  | "nemesis_rule_lost";

export const WINS: readonly Outcome[] = ["nemesis_slain", "nemesis_spent", "nemesis_rule_won"];

export type BreachView =
  | { state: "none" }
  | { state: "open"; bonus: number }
  | { state: "closed"; turned: number; focus: number; open: number; focused: boolean };

export interface PreppedView {
  card: string;
  /** As printed, 1 to 4; two for a spell that lies on two. */
  breaches: number[];
  /** Prepped this turn: it can be cast from the next one on. */
  fresh: boolean;
}

export interface PlayerView {
  seat: number;
  number: number;
  mage: string;
  life: number;
  max: number;
  exhausted: boolean;
  charges: number;
  charges_needed: number;
  hand: string[];
  /** A place is null after a shuffle; what lies in such places is in `hidden`. */
  deck: (string | null)[];
  /** Null: decks are closed (`open_decks: off`), and every place of them is null. */
  hidden: string[] | null;
  discard: string[];
  played: string[];
  breaches: BreachView[];
  prepped: PreppedView[];
  aether: number;
  limited: { amount: number; uses: string[] }[];
  tokens: Record<string, number>;
}

export interface InPlayView {
  uid: number;
  card: string;
  life: number;
  max: number;
  tokens: number;
}

export interface SideDeckView {
  deck: (string | null)[];
  discard: string[];
  unseen: string[];
}

export interface NemesisView {
  id: string;
  form: string;
  life: number;
  max: number;
  tier: number;
  counters: Record<string, number>;
  deck: { card: string | null; tier: number }[];
  discard: string[];
  in_play: InPlayView[];
  pending: string[];
  open_pile: string[];
  decks: Record<string, SideDeckView>;
  /** Piles that lie open, from the bottom. */
  piles?: Record<string, string[]>;
  swarm?: { id: string; count: number; life: number; hurt: number };
}

export interface DecisionView {
  /** Who decides; -1: the players together. */
  seat: number;
  ask: string;
  keys: string[];
  card: string;
  least: number;
  most: number;
  args: number[];
  question?: Phrase;
  /** Parallel to `keys`. */
  options?: Phrase[];
  /** Parallel to `keys`: what is said of each, so that no key is read (`store/places.ts`). */
  choices?: Choice[];
  sum?: Phrase;
}

export interface SupplyView {
  card: string;
  count: number;
}

export interface TurnOrderView {
  deck: (TurnCard | null)[];
  hidden: TurnCard[];
  discard: TurnCard[];
  tokens: Record<string, number>;
}

export interface View {
  seat: number;
  turn: number;
  phase: Phase;
  active: number | "nemesis";
  outcome: Outcome;
  gravehold: { life: number; max: number };
  players: PlayerView[];
  supply: SupplyView[];
  nemesis: NemesisView;
  turn_order: TurnOrderView;
  destroyed: string[];
  prevented: number;
  decision: DecisionView | null;
}

/** Something that happened (unshuffled.rules.core.events). */
export interface GameEvent {
  event: string;
  seat?: number;
  owner?: number;
  card?: string;
  turn_card?: TurnCard;
  breach?: number;
  uid?: number;
  amount?: number;
  name?: string;
  to?: string;
  counter?: string;
  deck?: string;
  pile?: string;
  outcome?: string;
}

/** An entry of the table's log (unshuffled.tables.entries). */
export interface Entry {
  kind: string;
  person?: string;
  nonce?: string;
  /** The host has made the links new, so many times until now. */
  links?: number;
  by?: string;
  key?: string;
  to?: number;
  seat?: number;
  what?: string;
  at?: number;
  phrase?: string;
  words?: string;
  name?: string;
  on?: boolean;
  agreed?: boolean;
  agrees?: boolean;
  /** From whom a seat was taken over. */
  before?: string;
  watching?: boolean;
}

export type Range = [number, number];

/** What may come of something: each range is least and most over the choices the players would have. */
export interface ForecastEffect {
  /** The same in words. */
  text?: Phrase;
  /** Life lost; below 0 is gained. */
  gravehold?: Range;
  /** The same for each seat. */
  players?: Range[];
  /** Life gained; below 0 is lost. */
  nemesis?: Range;
  counters?: Record<string, Range>;
  unleash?: Range;
  discard?: Range;
  destroy?: Range;
  gain?: Range;
  devour?: Range;
  enter?: Range;
  charges?: Range;
  breaches?: Range;
  exhausted?: Range;
  draws?: Range;
  may_lose?: boolean;
  /** Something depends on a hidden card; what comes before it is counted. */
  unknown?: boolean;
  /** There were too many choices to try them all: the ranges may be wider. */
  more?: boolean;
}

/** What the nemesis will do (unshuffled.rules.readings.forecast, where the fields are explained). */
export interface ForecastView {
  /** If the nemesis goes next, with its chance. */
  text?: Phrase;
  row_text?: Phrase;
  next_text?: Record<string, Phrase>;
  next: Record<string, [number, number]>;
  in_a_row?: Range;
  /** Each card in play, oldest first; `in`: nemesis turns until it does this, 0 for what does nothing. */
  cards: (ForecastEffect & { uid: number; card: string; in: number })[];
  /** The next nemesis main phase from its beginning to its end; no sum of the cards. */
  total: ForecastEffect;
  unleash?: ForecastEffect;
}
