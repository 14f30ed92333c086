// The course: which table it is played at and what has been learned, kept by this browser.
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { GameEvent } from "@/protocol/wire";

interface Kept {
  table: string;
  chapter: number;
  /** Lessons of this chapter that were done or read. */
  learned: string[];
  /** Lessons that were answered by something else, once for each turn in which they were. */
  passed: string[];
  /** Those of this turn. */
  passedNow: string[];
  /** Names of events there have been in this chapter. */
  events: string[];
  /** How many turns the person has ended in this chapter. */
  turns: number;
  /** How many hints were put away since the last answer: too many in a row are a lecture. */
  reads: number;
  /** What the person has done in this chapter. */
  cast: number;
  damage: number;
  gained: number;
  /** Chapters that were played to their end. */
  finished: number[];
  /** Hints beside the course that were read, in whichever game. */
  heard: string[];
}

interface Course extends Kept {
  begin(table: string, chapter: number): void;
  /** A hint was read and put away, or skipped. */
  read(lesson: string): void;
  /** Record these events, the lessons that they have taught, and the hint that was answered by something else. */
  happen(events: readonly GameEvent[], taught: readonly string[], passed: string | null): void;
  hear(aside: string): void;
  finish(): void;
  /** The game goes on without hints. */
  leave(): void;
}

const FRESH = { learned: [], passed: [], passedNow: [], events: [], turns: 0, reads: 0, cast: 0, damage: 0, gained: 0 };

const added = <T>(old: T[], more: readonly T[]) => {
  const all = new Set([...old, ...more]);
  return all.size === old.length ? old : [...all];
};

const HITS: readonly string[] = ["nemesis_damaged", "minion_damaged"];

export const useCourse = create<Course>()(
  persist(
    (set) => ({
      table: "",
      chapter: 1,
      ...FRESH,
      finished: [],
      heard: [],
      begin: (table, chapter) => set({ table, chapter, ...FRESH }),
      read: (lesson) => set((old) => ({ learned: added(old.learned, [lesson]), reads: old.reads + 1 })),
      happen: (events, taught, passed) =>
        set((old) => {
          const count = (what: (event: GameEvent) => boolean) => events.filter(what).length;
          const ended = count(({ event, seat = -1 }) => event === "turn_ended" && seat >= 0);
          const now = added(old.passedNow, passed === null ? [] : [passed]);
          return {
            learned: added(old.learned, taught),
            passed: passed === null || now === old.passedNow ? old.passed : [...old.passed, passed],
            passedNow: ended > 0 ? [] : now,
            events: added(
              old.events,
              events.map(({ event }) => event),
            ),
            turns: old.turns + ended,
            reads: 0,
            cast: old.cast + count(({ event }) => event === "cast"),
            damage: events.reduce(
              (sum, { event, amount = 0 }) => sum + (HITS.includes(event) ? amount : 0),
              old.damage,
            ),
            gained: old.gained + count(({ event }) => event === "gained"),
          };
        }),
      hear: (aside) => set((old) => ({ heard: added(old.heard, [aside]) })),
      finish: () => set((old) => ({ finished: added(old.finished, [old.chapter]) })),
      leave: () => set({ table: "" }),
    }),
    { name: "unshuffled-course", version: 2, migrate: () => ({}) as Course },
  ),
);
