// What a place of the board does under a hand: it takes what is selected, is selected itself, or is bought with unplayed gems.
import { useMemo } from "react";
import type { Place } from "@/store/places";
import { mayAnswer, type TableData, type TableStore } from "@/store/table";
import { useTable, useTableStore } from "@/store/useTable";
import type { Where } from "./guard";
import { aimed } from "./inTurn";
import { type Offer, offersOf } from "./offers";
import { press, pressAll } from "./press";

const NO_OFFERS: readonly Offer[] = [];
const NO_KEYS: readonly string[] = [];

/** What this place takes of what is selected. */
export function offersAt(
  data: Pick<TableData, "view" | "state" | "you" | "still" | "held">,
  place: Place,
): readonly Offer[] {
  const { view, held } = data;
  if (held === null || held === place || !view?.decision) return NO_OFFERS;
  const offers = offersOf(view.decision, held).at.get(place) ?? NO_OFFERS;
  return offers.every((one) => mayAnswer(data, one.key)) ? offers : NO_OFFERS;
}

/** Give what a place was offered. */
export function take(store: TableStore, { key, next }: Offer, place: Place, where: Where): void {
  if (next) void aimed(store, key, place);
  else press(store, key, where);
  store.getState().hold(null);
}

export interface Hands {
  /** Is this place selected? */
  held: boolean;
  /** What it takes of what is selected. */
  offers: readonly Offer[];
  /** Something else is selected: what cannot take it steps back. */
  aside: boolean;
}

const EMPTY: Hands = { held: false, offers: NO_OFFERS, aside: false };

export function useHands(place: Place): Hands {
  return useTable((data) => {
    if (data.held === null) return EMPTY;
    const held = data.held === place;
    const offers = offersAt(data, place);
    return { held, offers, aside: !held && offers.length === 0 };
  });
}

/** Gems to play before this answer can be given; none if it cannot be paid so. */
export function useReach(key: string): { able: boolean; give: (where: Where) => void; out: boolean } {
  const store = useTableStore();
  const first = useTable(({ view }) => view?.decision?.gems?.pays[key] ?? NO_KEYS);
  const { mine, main } = useTable((data) => {
    const decision = data.view?.decision;
    /** `main`: one's own main phase, where something else can be paid. */
    return { mine: mayAnswer(data, ""), main: decision?.ask === "main" && !decision.keys.includes(key) };
  });
  return useMemo(
    () => ({
      able: mine && first.length > 0,
      out: mine && main && first.length === 0,
      give: (where: Where) => void pressAll(store, [...first, key], where),
    }),
    [store, first, mine, main, key],
  );
}
