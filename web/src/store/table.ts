// One table as this browser sees it, fed by its socket. A replay uses the same store without a socket.
import { createStore, type StoreApi } from "zustand/vanilla";
import { Connection, type Link, type MakeSocket } from "@/protocol/connection";
import { Refusal } from "@/protocol/http";
import { type Beat, beatsOf } from "@/motion/beats";
import type {
  Changed,
  Entry,
  AgreedInfo,
  ForecastView,
  GameEvent,
  Links,
  Phrase,
  ReplayStep,
  SetupChoice,
  TableState,
  View,
  Welcome,
} from "@/protocol/wire";
import { patched } from "@/protocol/patch";
import { watchingAway } from "./away";
import { type Act, begun, goneOn, opened, skipped } from "./act";
import { useContent } from "./content";
import { choiceOf, type Place } from "./places";
import { bind } from "./proof";
import { looking } from "./looking";
import { leaveAnswer, leftAnswer, loadAgain, OTHER_VERSION } from "./release";
import { HINT, pointed, type Suggestion } from "./suggestions";
import { sinceChange, sinceWelcome } from "./waits";

const LONGEST_LOG = 1000;

/** A line of the log: what happened, with its words. */
export interface LogLine {
  id: number;
  /** How many answers stood when it had happened. */
  at: number;
  event: GameEvent;
}

/** Something said or done by people, beside the game. */
export interface TalkLine {
  id: number;
  entry: Entry;
}

export type { Suggestion } from "./suggestions";

/** What just happened, for motion: `step` counts up with each change. */
export interface News {
  step: number;
  events: GameEvent[];
  /** Do not move things from the last view to this one. */
  fresh: boolean;
}

export interface TableData {
  id: string;
  link: Link;
  /** The connection stood, or was tried, and is lost: it is being made again. */
  lost: boolean;
  /** Why there will be no other try: a refusal's code. */
  closed: string;
  you: string;
  links: Links;
  number: number;
  state: TableState | null;
  view: View | null;
  /** The view before the last change. */
  before: View | null;
  news: News;
  /** What is played beat by beat; `view` is then that of the beat, and asks nothing. */
  act: Act | null;
  /** Somebody plays beats (screens/table/stage): the board may wait for them. */
  plays: boolean;
  /** When the game last moved on, by this page's clock; null if that is not known. */
  since: number | null;
  /** After how many answers this person last looked, if others have played on since (store/away.ts). */
  away: number | null;
  /** How many answers stood after this person's last one; -1 if this page has not seen it. */
  mine: number;
  log: LogLine[];
  talk: TalkLine[];
  suggestions: Suggestion[];
  /** What an AI mage would do, in words: until the game goes on. */
  hint: { key: string; text: Phrase } | null;
  /** A hint was asked for and is not there yet. */
  thinking: boolean;
  present: string[];
  /** The key that was answered and is on its way. */
  busy: string | null;
  /** Why the last wish was refused. */
  refusal: Refusal | null;
  /** The answer that is pointed at, in the tray or on the board. */
  hot: string | null;
  /** The place of the board that is selected: the places that take it are lit. */
  held: Place | null;
  /** Whose board was chosen to be large; null: one's own (layout/useShownSeat.ts). */
  shown: number | null;
  /** No answers are taken: a replay or a picture. */
  still: boolean;
}

/** What is chosen between two battles: of the market, of mages, of treasures (`own` by seat), a reward, a path. */
export interface Choosing {
  step: string;
  picked: string[];
  own?: string[][];
}

export interface TableActions {
  answer(key: string): Promise<void>;
  takeBack(to?: number): Promise<void>;
  redo(): Promise<void>;
  vote(agrees: boolean): Promise<void>;
  say(words: { phrase: string } | { words: string }): Promise<void>;
  suggest(what: string): Promise<void>;
  save(name: string): Promise<void>;
  takeSeat(seat: number): Promise<void>;
  leaveSeat(seat: number): Promise<void>;
  giveSeat(seat: number, to: string): Promise<void>;
  /** Have an AI mage play a seat. */
  seatMind(seat: number, mind: string): Promise<void>;
  agreeMinds(agreed: AgreedInfo): Promise<void>;
  switchChat(on: boolean): Promise<void>;
  /** What you decide in advance of questions outside your turn. */
  decideInAdvance(kinds: string[]): Promise<void>;
  /** Let anyone join who finds the table in the list. */
  listTable(on: boolean): Promise<void>;
  renewLinks(): Promise<void>;
  choose(setup: SetupChoice): Promise<void>;
  begin(): Promise<void>;
  /** Answer what the expedition asks between battles. */
  decide(choice: Choosing): Promise<void>;
  why(key: string): Promise<Phrase>;
  forecast(): Promise<Foreseen | null>;
  /** What would an AI mage do? Glows as a suggestion does. */
  askHint(): Promise<void>;
  point(key: string | null): void;
  hold(place: Place | null): void;
  show(seat: number | null): void;
  forget(): void;
  /** What happened while they were away need not be played back any more. */
  dismissAway(): void;
  /** Let go of suggestions that are older than this moment. */
  fade(before: number): void;
  /** Put lines before those that are there, from a replay; `opening`: what happened before the first question. */
  recall(steps: ReplayStep[], opening?: GameEvent[]): void;
  /** Play what happened before the first question. */
  open(): void;
  /** Stand at this view, after these events. */
  stand(view: View, news: GameEvent[], fresh: boolean, at: number): void;
  /** One beat on. */
  goOn(): void;
  /** To the end of what is played. */
  skip(): void;
  stop(): void;
}

export type TableStore = StoreApi<TableData & TableActions>;

const EMPTY: Omit<TableData, "id"> = {
  link: "connecting",
  lost: false,
  closed: "",
  you: "",
  links: {},
  number: -1,
  state: null,
  view: null,
  before: null,
  news: { step: 0, events: [], fresh: true },
  act: null,
  plays: false,
  since: null,
  away: null,
  mine: -1,
  log: [],
  talk: [],
  suggestions: [],
  hint: null,
  thinking: false,
  present: [],
  busy: null,
  refusal: null,
  hot: null,
  held: null,
  shown: null,
  still: false,
};

/** The kinds of entries that are shown in the talk. Events speak for the game's own; of AI mages it is seen at their seats that they
 * have come, what they plan and what was agreed. */
const TOLD: readonly string[] = [
  "Said",
  "Joined",
  "LinksRenewed",
  "AdvanceSet",
  "AnsweredInAdvance",
  "TakenBack",
  "BackAsked",
  "BackVoted",
  "Saved",
  "SeatTaken",
  "SeatLeft",
  "ChatSwitched",
  "SeedTold",
  "Moderated",
];

let nextId = 0;
const made = () => {
  nextId += 1;
  return nextId;
};

/** A game of older rules can be looked at, and played on as a fork alone. */
export const isOld = (state: Pick<TableState, "differs_at"> | null): boolean => (state?.differs_at ?? null) !== null;

/** To after how many answers one step back leads. What an AI mage has done since one's own last answer goes with that, and
 * what others had decided in advance: nobody gave those answers. */
export function backTo(state: TableState): number {
  if (state.expedition) return state.expedition.choices - 1;
  const { last_by: by = "", last_from: from = 0, people, answers } = state;
  const unasked = by === "" ? from > 0 : people.some((one) => one.id === by && one.mind);
  return Math.max(0, (unasked ? from : answers) - 1);
}

/** May the person give this answer? Of a key that is none: do they have a say in this decision? */
export function mayAnswer(data: Pick<TableData, "view" | "state" | "you" | "still">, key: string): boolean {
  const decision = data.view?.decision;
  if (!decision || !data.state || data.still || data.state.closed || isOld(data.state)) return false;
  const { seats } = data.state;
  const by = choiceOf(decision, key)?.by ?? (decision.seat < 0 ? seats.map((_, seat) => seat) : [decision.seat]);
  return by.some((seat) => seats[seat] === data.you);
}

/** Is this person, and not the table as a whole, the one who decides? */
function asksMe(data: Pick<TableData, "view" | "state" | "you" | "still">): boolean {
  return (data.view?.decision?.seat ?? -1) >= 0 && mayAnswer(data, "");
}

/** What the nemesis will do, as it is known at this number of the table. */
export interface Foreseen {
  number: number;
  forecast: ForecastView;
}

export function makeTable(id: string, options: { url?: string; make?: MakeSocket; still?: boolean } = {}): TableStore {
  let connection: Connection | null = null;
  let lookAway = () => {};
  let answers = 0;
  let given: { key: string; at: number } | null = null;
  /** Of this connection: another may be to a history in which the number means something else. */
  let foreseen: Foreseen | null = null;

  const store: TableStore = createStore<TableData & TableActions>()((set, get) => {
    const wish = async (message: Parameters<Connection["wish"]>[0]) => {
      if (connection === null) throw new Refusal("client/closed");
      try {
        const done = await connection.wish(message);
        if (get().refusal !== null) set({ refusal: null });
        return done;
      } catch (error) {
        const refusal = error instanceof Refusal ? error : new Refusal("client/unknown");
        set({ refusal });
        throw refusal;
      }
    };
    const quietly = async (message: Parameters<Connection["wish"]>[0]) => {
      await wish(message).catch(() => undefined);
    };
    return {
      ...EMPTY,
      id,
      still: options.still ?? false,
      link: options.url === undefined ? "open" : "connecting",
      answer: async (key) => {
        const { state, busy, view } = get();
        if (!state || busy !== null || !view?.decision?.keys.includes(key) || !mayAnswer(get(), key)) return;
        answers += 1;
        const mine = answers;
        given = { key, at: state.answers };
        set({ busy: key, hot: null, held: null });
        await quietly({ kind: "answer", ...given });
        // The picture comes before the acknowledgement, and the next answer may be on its way already.
        if (mine === answers && get().busy !== null) set({ busy: null });
      },
      takeBack: async (to) => {
        const { state } = get();
        if (state && !isOld(state)) await quietly({ kind: "take_back", to: to ?? backTo(state) });
      },
      redo: async () => {
        if (!isOld(get().state)) await quietly({ kind: "redo" });
      },
      vote: (agrees) => quietly({ kind: "vote_back", agrees }),
      say: (words) => quietly({ kind: "say", ...words }),
      suggest: (what) => quietly({ kind: "suggest", what }),
      save: (name) => quietly({ kind: "save", name }),
      takeSeat: (seat) => quietly({ kind: "take_seat", seat }),
      leaveSeat: (seat) => quietly({ kind: "leave_seat", seat }),
      giveSeat: (seat, to) => quietly({ kind: "give_seat", seat, to }),
      seatMind: (seat, mind) => quietly({ kind: "seat_mind", seat, mind }),
      agreeMinds: (agreed) => quietly({ kind: "agree_minds", ...agreed }),
      decideInAdvance: (kinds) => quietly({ kind: "decide_in_advance", kinds }),
      switchChat: (on) => quietly({ kind: "switch_chat", on }),
      listTable: (on) => quietly({ kind: "list_table", on }),
      renewLinks: () => quietly({ kind: "renew_links" }),
      choose: (setup) => quietly({ kind: "choose", setup }),
      begin: () => quietly({ kind: "begin" }),
      decide: async (choice) => {
        const at = get().state?.expedition?.choices;
        if (at !== undefined) await quietly({ kind: "decide", at, ...choice });
      },
      why: async (key) => {
        if (connection === null) return null;
        const answer = await connection.wish({ kind: "why", key });
        return answer.reason?.text ?? null;
      },
      forecast: async () => {
        if (connection === null) return null;
        const old = foreseen;
        const { foretold } = await connection.wish(
          old === null ? { kind: "forecast" } : { kind: "forecast", since: old.number },
        );
        if (foretold === undefined) return null;
        const { number, forecast = old?.forecast, changed } = foretold;
        if (forecast === undefined) return null;
        foreseen = { number, forecast: { ...forecast, ...changed } };
        return foreseen;
      },
      askHint: async () => {
        if (get().thinking) return;
        set({ thinking: true });
        const answer = await wish({ kind: "hint" }).catch(() => null);
        set((old) => {
          const hinted = answer?.hinted;
          // By then the question may be another one.
          if (hinted === undefined || !old.view?.decision?.keys.includes(hinted.key)) return { thinking: false };
          const others = old.suggestions.filter((one) => one.person !== HINT);
          const glow = { person: HINT, what: hinted.key, at: old.state?.answers ?? 0, since: Date.now() };
          return {
            thinking: false,
            hint: { key: hinted.key, text: hinted.text ?? null },
            suggestions: [...others, glow],
          };
        });
      },
      point: (key) => {
        if (get().hot !== key) set({ hot: key });
      },
      hold: (place) => {
        if (get().held !== place) set({ held: place });
      },
      show: (seat) => set({ shown: seat }),
      forget: () => set({ refusal: null }),
      dismissAway: () => set({ away: null }),
      fade: (before) =>
        set((old) =>
          old.suggestions.some((one) => one.since < before)
            ? { suggestions: old.suggestions.filter((one) => one.since >= before) }
            : old,
        ),
      recall: (steps, opening = []) =>
        set((old) => ({
          log: [...linesOf(opening, 0), ...steps.flatMap((step) => linesOf(step.events, step.at)), ...old.log].slice(
            -LONGEST_LOG,
          ),
        })),
      stand: (view, events, fresh, at) =>
        set((old) => ({
          before: old.view,
          view,
          news: { step: old.news.step + 1, events, fresh },
          log: [...old.log.filter((line) => line.at < at), ...events.map((event) => ({ id: made(), at, event }))],
        })),
      open: () => set(opened),
      goOn: () => set(goneOn),
      skip: () => set(skipped),
      stop: () => {
        lookAway();
        connection?.stop();
        if (connection !== null) useContent.getState().leave();
      },
    };
  });

  /** Keep what the server has bound, and have a part in the seed; speak of the cards that are played with. */
  const meet = (state: TableState, you: string) => {
    void useContent.getState().playWith(state.content ?? "", id);
    const nonce = bind(id, state.commitment);
    const plays = state.people.some((person) => person.id === you && !person.watching);
    // A server that does not know of it says so, and nothing is lost but the proof.
    if (plays && !state.started && !state.expedition)
      connection?.wish({ kind: "give_nonce", nonce }).catch(() => undefined);
  };

  if (options.url !== undefined) {
    connection = new Connection(
      options.url,
      {
        welcomed: (message) => {
          foreseen = null;
          store.setState((old) => welcomed(old, message));
          meet(message.state, message.you);
          const left = leftAnswer(id);
          // Sent as the old page would have: if the table has moved on, it has arrived, or is of no use.
          if (left?.at === message.state.answers) void store.getState().answer(left.key);
        },
        changed: (message) => {
          store.setState((old) => changed(old, message));
          if (message.state?.content) void useContent.getState().playWith(message.state.content, id);
        },
        present: (people) => store.setState({ present: people }),
        link: (link, closed) => {
          const { busy, lost } = store.getState();
          store.setState({ link, closed, lost: link === "waiting" || (link === "connecting" && lost) });
          if (closed !== OTHER_VERSION) return;
          if (busy !== null && given !== null) leaveAnswer(id, given);
          void loadAgain();
        },
      },
      options.make,
    );
    connection.start();
    // Whether a notice is needed matters to nobody who is here: a refusal is not shown.
    const lookNoMore = looking(
      store,
      (number) => void connection?.wish({ kind: "seen", number }).catch(() => undefined),
    );
    const leave = watchingAway(store);
    lookAway = () => {
      lookNoMore();
      leave();
    };
  }
  return store;
}

/** Who acts in the nemesis turn that the log ends with. */
function actingIn(log: readonly LogLine[]): Beat | undefined {
  const from = log.findLastIndex((line) => line.event.event === "nemesis_turn_started");
  return from < 0 ? undefined : beatsOf(log.slice(from).map((line) => line.event)).at(-1);
}

const linesOf = (events: GameEvent[], at: number): LogLine[] => events.map((event) => ({ id: made(), at, event }));

/** Has this person given an answer themselves? What they decided in advance is given while they are away. */
const hasAnswered = (entries: Entry[], person: string) =>
  entries.some((entry) => entry.kind === "Answered" && entry.person === person);

/** What the operator did that removes what was said. */
const REMOVING = ["talk_removed", "forgotten"];

/** Erasing a person's data leaves no line. */
const isQuiet = (entry: Entry): boolean =>
  !TOLD.includes(entry.kind) || (entry.kind === "Moderated" && entry.what === "forgotten");

/** The talk with these entries. What the operator has removed goes from the lines shown before, too. */
function told(talk: TalkLine[], entries: Entry[]): TalkLine[] {
  const news = entries.filter((entry) => !isQuiet(entry)).map((entry) => ({ id: made(), entry }));
  const all = [...talk, ...news];
  const removed = entries.flatMap((entry) =>
    entry.kind === "Moderated" && REMOVING.includes(entry.what) ? [entry.person ?? ""] : [],
  );
  if (removed.length === 0) return all;
  return all.map((line) =>
    line.entry.kind === "Said" && (removed.includes("") || removed.includes(line.entry.person))
      ? { ...line, entry: { ...line.entry, phrase: "removed", words: "" } }
      : line,
  );
}

function welcomed(old: TableData, message: Welcome): Partial<TableData> {
  const entries = message.entries ?? [];
  const back = entries.findLast((entry) => entry.kind === "TakenBack");
  return {
    you: message.you,
    links: message.links,
    number: message.number,
    since: sinceWelcome(old, message),
    state: message.state,
    view: message.view,
    before: null,
    held: null,
    news: { step: old.news.step + 1, events: [], fresh: true },
    act: null,
    log: back ? old.log.filter((line) => line.at <= (back.to ?? 0)) : old.log,
    talk: told(old.talk, entries),
    present: message.present ?? [],
  };
}

function changed(old: TableData, message: Changed): Partial<TableData> {
  const state = { ...old.state, ...message.state } as TableState;
  /** The last view that was sent, which a board that plays does not show yet. */
  const known = old.act?.last ?? old.view;
  const view = message.view ?? (message.patch && known ? patched(known, message.patch) : known);
  const events = message.events ?? [];
  const fresh = message.fresh ?? false;
  const back = message.entries.find((entry) => entry.kind === "TakenBack");
  const kept = back ? old.log.filter((line) => line.at <= (back.to ?? 0)) : old.log;
  const lines = linesOf(events, state.answers);
  const moved = state.answers !== old.state?.answers;
  const asked = !asksMe(old) && asksMe({ ...old, view, state });
  const landed = hasAnswered(message.entries, old.you);
  const log = lines.length > 0 || back ? [...kept, ...lines].slice(-LONGEST_LOG) : old.log;
  const waits = old.plays && !fresh && known !== null && view !== null && view !== known;
  const played = waits ? begun(old, { events, lines, from: known, last: view, acting: actingIn(kept) }) : null;
  const stays = view === known && !fresh;
  return {
    number: message.number,
    since: sinceChange(old, message.entries),
    state,
    held: view?.decision === old.view?.decision ? old.held : null,
    ...(played ??
      (stays
        ? {}
        : {
            act: null,
            view,
            before: old.view,
            news: { step: old.news.step + 1, events, fresh },
          })),
    log,
    talk: told(old.talk, message.entries),
    suggestions: pointed(moved ? [] : old.suggestions, message.entries, Date.now()),
    hint: moved ? null : old.hint,
    // With the new picture, which would otherwise be drawn twice.
    busy: landed ? null : old.busy,
    mine: landed ? state.answers : old.mine,
    away: landed ? null : old.away,
    links: message.links ?? old.links,
    // My turn to decide brings me back to my own board.
    shown: asked ? null : old.shown,
  };
}
