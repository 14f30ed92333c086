// The course: which table it is played at and what has been learned, kept by this browser.
import { create } from "zustand";
import { persist } from "zustand/middleware";

interface Course {
  table: string;
  learned: string[];
  /** Names of events there have been. */
  events: string[];
  /** The list of lessons is open. */
  open: boolean;
  begin(table: string): void;
  learn(ids: readonly string[]): void;
  happen(events: readonly string[]): void;
  /** Open or close the list. */
  unfold(open: boolean): void;
  /** The game goes on without hints. */
  leave(): void;
}

const added = (old: string[], more: readonly string[]) => {
  const all = new Set([...old, ...more]);
  return all.size === old.length ? old : [...all];
};

export const useCourse = create<Course>()(
  persist(
    (set) => ({
      table: "",
      learned: [],
      events: [],
      open: false,
      begin: (table) => set({ table, learned: [], events: [], open: false }),
      learn: (ids) => set((old) => ({ learned: added(old.learned, ids) })),
      happen: (events) => set((old) => ({ events: added(old.events, events) })),
      unfold: (open) => set({ open }),
      leave: () => set({ table: "" }),
    }),
    { name: "unshuffled-course", version: 1 },
  ),
);
