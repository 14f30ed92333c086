// What can be played, loaded once.
import { create } from "zustand";
import { getContent } from "@/protocol/http";
import type { Catalog } from "@/protocol/wire";
import { Names, NO_CONTENT } from "@/words/names";

interface ContentStore {
  names: Names;
  ready: boolean;
  failed: boolean;
  load(): Promise<void>;
  take(catalog: Catalog): void;
}

let loading: Promise<void> | null = null;

export const useContent = create<ContentStore>()((set, get) => ({
  names: new Names(NO_CONTENT),
  ready: false,
  failed: false,
  load: () => {
    if (get().ready) return Promise.resolve();
    loading ??= getContent()
      .then((catalog) => get().take(catalog))
      .catch(() => set({ failed: true }))
      .finally(() => {
        loading = null;
      });
    return loading;
  },
  take: (catalog) => set({ names: new Names(catalog), ready: true, failed: false }),
}));
