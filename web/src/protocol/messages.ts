// The wire's messages with what the schemas leave open: views, events and phrases.
import type { Phrase } from "./phrases";
import type { Entry, ForecastView, GameEvent, View } from "./view";
import type * as wire from "./wire";

export type { AtTable, Links, PersonInfo, Problem, SetupChoice, TableState, VoteInfo } from "./wire";

export type ClientMessage = NonNullable<wire.Wire["from_client"]>;

export type Welcome = Omit<wire.Welcome, "view" | "entries"> & { view: View | null; entries?: Entry[] };

export interface Changed {
  kind: "changed";
  number: number;
  entries: Entry[];
  events?: GameEvent[];
  fresh?: boolean;
  state?: Partial<wire.TableState>;
  view?: View | null;
  patch?: Record<string, unknown>;
  links?: wire.Links;
}

export type Reason = Omit<wire.Reason, "text"> & { text: Phrase };
export type Foretold = Omit<wire.Foretold, "forecast"> & { forecast: ForecastView };
export type ServerMessage =
  | Welcome
  | Changed
  | wire.Done
  | wire.Refused
  | wire.Presence
  | wire.Pong
  | Reason
  | Foretold;

export interface ReplayStep {
  at: number;
  key: string;
  events: GameEvent[];
  patch: Record<string, unknown>;
}

export interface Replay {
  answers: number;
  over: boolean;
  view: View;
  steps: ReplayStep[];
}
