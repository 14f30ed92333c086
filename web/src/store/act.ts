// What the page knows and does not show yet: the nemesis' turn is played beat by beat, and the board waits for it.
import { viewsBetween } from "@/motion/after";
import { viewBefore } from "@/motion/before";
import { type Actor, type Beat, beatsOf, partsOf } from "@/motion/beats";
import type { GameEvent, View } from "@/protocol/wire";
import type { LogLine, TableData } from "./table";

export interface Step {
  /** Null: somebody's own deeds, which are shown at once. */
  beat: Beat | null;
  events: GameEvent[];
  view: View;
  /** The last line of the log that has happened by then. */
  line: number;
  /** Nemesis turns that have begun by then. */
  chapter: number;
}

export interface Act {
  steps: Step[];
  /** The step that is shown. */
  at: number;
  /** What happened when the last step had ended, and the view that it leads to: the true one. */
  after: GameEvent[];
  last: View;
  /** Nemesis turns in all of it. */
  chapters: number;
  /** Whose board is large meanwhile: that of the person who answered last. */
  seat: number;
}

/** A change of the table, with its lines of the log. */
export interface Told {
  events: GameEvent[];
  lines: LogLine[];
  from: View;
  last: View;
  acting: Actor | undefined;
}

/** The steps of a change; none if the nemesis does nothing in it. `chapters` have been played before. */
function stepsOf({ events, lines, from, last, acting }: Told, chapters: number): { steps: Step[]; after: GameEvent[] } {
  const parts = partsOf(events, from.active === "nemesis");
  const within = from.active === "nemesis" ? 1 : 0;
  const beats = parts.chapters.flatMap((chapter, n) =>
    beatsOf(chapter, n === 0 ? acting : undefined).map((beat) => ({ beat, chapter: chapters + n + 1 - within })),
  );
  if (beats.length === 0) return { steps: [], after: events };
  const groups = [...(parts.before.length > 0 ? [parts.before] : []), ...beats.map(({ beat }) => beat.events)];
  const views = viewsBetween(from, [...groups, parts.after], last);
  const ids = new Map(lines.map((line) => [line.event, line.id]));
  let line = (lines[0]?.id ?? 1) - 1;
  const steps = groups.map((group, n): Step => {
    for (const event of group) line = ids.get(event) ?? line;
    const played = beats[n - (groups.length - beats.length)];
    const shown = { events: group, view: views[n] as View, line };
    return { ...shown, beat: played?.beat ?? null, chapter: played?.chapter ?? chapters };
  });
  return { steps, after: parts.after };
}

/** What is shown of a step. */
const shown = (data: TableData, act: Act, at: number): Partial<TableData> => {
  const step = act.steps[at] as Step;
  return {
    act: { ...act, at },
    before: data.view,
    view: step.view,
    news: { step: data.news.step + 1, events: step.events, fresh: false },
  };
};

/** Begin to play a change, or have it played after what is played now; null if there is nothing to wait for. */
export function begun(data: TableData, told: Told): Partial<TableData> | null {
  const { act } = data;
  const { steps, after } = stepsOf(told, act?.chapters ?? 0);
  if (act === null) {
    if (steps.length === 0) return null;
    const { active } = told.from;
    const decider = told.from.decision?.seat ?? -1;
    const seat = decider < 0 && typeof active === "number" ? active : decider;
    const made = { seat, steps, at: 0, after, last: told.last, chapters: steps.at(-1)?.chapter ?? 0 };
    return shown(data, made, 0);
  }
  const line = (told.lines[0]?.id ?? Number.MAX_SAFE_INTEGER) - 1;
  const quiet = (events: GameEvent[], view: View, until: number): Step => ({
    beat: null,
    events,
    view: { ...view, decision: null },
    line: until,
    chapter: act.chapters,
  });
  const ended = quiet(act.after, act.last, line);
  const more = steps.length > 0 ? steps : [quiet(told.events, told.last, told.lines.at(-1)?.id ?? line)];
  return {
    act: {
      ...act,
      steps: [...act.steps, ended, ...more],
      after: steps.length > 0 ? after : [],
      last: told.last,
      chapters: steps.at(-1)?.chapter ?? act.chapters,
    },
  };
}

/** Play a nemesis turn that came before the first question; nothing where there was none, or an answer stands. */
export function opened(data: TableData): Partial<TableData> {
  const { act, log, plays, state, view } = data;
  const events = log.map((line) => line.event);
  const acted = events.some(({ event }) => event === "nemesis_turn_started");
  if (!plays || act !== null || view === null || state?.answers !== 0 || !acted) return {};
  // The board that is large meanwhile: of the mage who is asked then.
  const active = Math.max(0, view.decision?.seat ?? 0);
  const from: View = { ...viewBefore(view, events), active };
  return begun(data, { events, lines: log, from, last: view, acting: undefined }) ?? {};
}

/** One step on; after the last one the board is as it is. */
export function goneOn(data: TableData): Partial<TableData> {
  const { act } = data;
  if (act === null) return {};
  if (act.at + 1 < act.steps.length) return shown(data, act, act.at + 1);
  return {
    act: null,
    before: data.view,
    view: act.last,
    news: { step: data.news.step + 1, events: act.after, fresh: false },
  };
}

/** The board as it is, at once. */
export function skipped(data: TableData): Partial<TableData> {
  if (data.act === null) return {};
  return {
    act: null,
    before: data.view,
    view: data.act.last,
    news: { step: data.news.step + 1, events: [], fresh: true },
  };
}

/** The lines of the log that have happened for a person who looks at the board. */
export function linesShown({ act, log }: Pick<TableData, "act" | "log">): LogLine[] {
  const until = act?.steps[act.at]?.line;
  return until === undefined ? log : log.filter((line) => line.id <= until);
}
