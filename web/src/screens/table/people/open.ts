// Which of the table's sheets is open, and whether the next click points instead of answering.
import { create } from "zustand";

export type TableSheet = "people" | "moments";

interface Open {
  sheet: TableSheet | null;
  suggesting: boolean;
  show(sheet: TableSheet | null): void;
  suggest(on: boolean): void;
}

export const useOpen = create<Open>()((set) => ({
  sheet: null,
  suggesting: false,
  show: (sheet) => set({ sheet }),
  suggest: (suggesting) => set({ suggesting }),
}));
