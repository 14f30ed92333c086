// Setups that one has kept under a name, in this browser.
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { SetupChoice } from "@/protocol/wire";

export interface Favourite {
  name: string;
  setup: SetupChoice;
}

interface FavouriteStore {
  favourites: Favourite[];
  /** One with the same name is replaced. */
  keep(name: string, setup: SetupChoice): void;
  remove(name: string): void;
}

export const useFavourites = create<FavouriteStore>()(
  persist(
    (set) => ({
      favourites: [],
      keep: (name, setup) =>
        set(({ favourites }) => ({ favourites: [{ name, setup }, ...favourites.filter((one) => one.name !== name)] })),
      remove: (name) => set(({ favourites }) => ({ favourites: favourites.filter((one) => one.name !== name) })),
    }),
    { name: "unshuffled-favourites", version: 1, partialize: ({ favourites }) => ({ favourites }) },
  ),
);
