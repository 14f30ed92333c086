// The course: which table it is played at and what has been learned, kept by this browser.
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { GameEvent } from "@/protocol/wire";

interface Kept {
  table: string;
  chapter: number;
  /** Lessons of this chapter that were done or read. */
  learned: string[];
  /** Lessons that were answered by something else, once for each time. */
  passed: string[];
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
  /** Something happened while this hint was shown; `taught` are the lessons it has taught, `reading`: it had nothing to do. */
  happen(events: readonly GameEvent[], taught: readonly string[], shown: { id: string; reading: boolean } | null): void;
  hear(aside: string): void;
  finish(): void;
  /** The game goes on without hints. */
  leave(): void;
}

const FRESH = { learned: [], passed: [], events: [], turns: 0, reads: 0, cast: 0, damage: 0, gained: 0 };

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
      happen: (events, taught, shown) =>
        set((old) => {
          const count = (what: (event: GameEvent) => boolean) => events.filter(what).length;
          const missed = shown !== null && !shown.reading && !taught.includes(shown.id);
          return {
            learned: added(old.learned, shown?.reading ? [...taught, shown.id] : taught),
            passed: missed ? [...old.passed, shown.id] : old.passed,
            events: added(
              old.events,
              events.map(({ event }) => event),
            ),
            turns: old.turns + count(({ event, seat = -1 }) => event === "turn_ended" && seat >= 0),
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
