// What can be played, loaded once. A table that is played with other packs than the server offers now brings its own.
import { create } from "zustand";
import { tellMotifs } from "@/art/motifs";
import { getContent, getTableContent } from "@/protocol/http";
import type { Catalog } from "@/protocol/wire";
import { Names, NO_CONTENT } from "@/words/names";

interface ContentStore {
  names: Names;
  ready: boolean;
  failed: boolean;
  load(): Promise<void>;
  /** Speak of the cards of this table, until `leave`. */
  playWith(content: string, table: string, token?: string): Promise<void>;
  leave(): void;
  take(catalog: Catalog): void;
}

let loading: Promise<void> | null = null;
/** What the server offers, while a table's own content is spoken of. */
let offered: Catalog | null = null;

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
  playWith: async (content, table, token = "") => {
    await get().load();
    const { catalog } = get().names;
    if (!content || content === catalog.content) return;
    const own = await getTableContent(table, token).catch(() => null);
    if (own === null) return;
    offered ??= catalog;
    get().take(own);
  },
  leave: () => {
    if (offered !== null) get().take(offered);
    offered = null;
  },
  take: (catalog) => {
    tellMotifs([...catalog.mages, ...catalog.nemeses]);
    set({ names: new Names(catalog), ready: true, failed: false });
  },
}));
