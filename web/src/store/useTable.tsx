// Hooks of a table's parts: slices of the view, and whether something on the board is an answer now.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Phrase, View } from "@/protocol/wire";
import { linesShown } from "./act";
import { alike } from "./alike";
import { choicesOf, type Place } from "./places";
import { type LogLine, mayAnswer, type TableActions, type TableData, type TableStore } from "./table";

const TableContext = createContext<TableStore | null>(null);

export function TableProvider({ store, children }: { store: TableStore; children: ReactNode }) {
  return <TableContext value={store}>{children}</TableContext>;
}

export function useTableStore(): TableStore {
  const store = useContext(TableContext);
  if (store === null) throw new Error("no table around this part");
  return store;
}

/** A slice of the table; objects and lists are compared by their members. */
export function useTable<T>(select: (data: TableData & TableActions) => T): T {
  const last = useRef<T>(undefined);
  return useStore(useTableStore(), (data) => {
    const now = select(data);
    if (last.current === undefined || !alike(last.current, now)) last.current = now;
    return last.current;
  });
}

/** A slice of the view. Use it only where the game has begun (inside TableScreen). */
export function useView<T>(select: (view: View) => T): T {
  return useTable((data) => {
    if (data.view === null) throw new Error("the game has not begun");
    return select(data.view);
  });
}

/** The lines of the log that have happened on the board: while beats are played, not yet all of them. */
export function useLog(): LogLine[] {
  return useTable(linesShown);
}

export interface Option {
  key: string;
  /** Is it an answer to the question now, and this person's to give? */
  able: boolean;
  /** Is it pointed at, here or in the tray? */
  hot: boolean;
  /** Is it on its way to the server? */
  busy: boolean;
  /** Who suggests it. */
  suggestedBy: string[];
  point(on: boolean): void;
}

/** Is this key an answer now? Click, hover and glow by it. */
export function useOption(key: string): Option {
  const store = useTableStore();
  const found = useTable((data) => ({
    able: (data.view?.decision?.keys.includes(key) ?? false) && mayAnswer(data, key),
    hot: data.hot === key,
    busy: data.busy === key,
  }));
  const suggestedBy = useTable((data) => suggesting(data, (what) => what === key));
  const point = useCallback((on: boolean) => store.getState().point(on ? key : null), [store, key]);
  return { key, ...found, suggestedBy, point };
}

export interface Spot {
  /** Keys that are answers now and are about this place. */
  keys: string[];
  able: boolean;
  hot: boolean;
  suggestedBy: string[];
  point(on: boolean): void;
}

const NO_KEYS: string[] = [];
const NO_PEOPLE: string[] = [];

/** Who suggests something of this kind. */
const suggesting = ({ suggestions }: TableData, meant: (what: string) => boolean): string[] =>
  suggestions.length === 0 ? NO_PEOPLE : suggestions.filter(({ what }) => meant(what)).map(({ person }) => person);

/** The answers that are about this place of the board: "hand/0/crystal", "breach/0/2", "supply/jade" (store/places.ts). */
export function useSpot(place: Place): Spot {
  const store = useTableStore();
  const keys = useTable((data) => {
    const { view } = data;
    if (!view?.decision) return NO_KEYS;
    const found = (answersByPlace(view).get(place) ?? NO_KEYS).filter((key) => mayAnswer(data, key));
    return found.length > 0 ? found : NO_KEYS;
  });
  const hot = useTable((data) => data.hot !== null && keys.includes(data.hot));
  const suggestedBy = useTable((data) => suggesting(data, (what) => what === place || keys.includes(what)));
  return useMemo(
    () => ({
      keys,
      able: keys.length > 0,
      hot,
      suggestedBy,
      point: (on: boolean) => store.getState().point(on ? (keys[0] ?? null) : null),
    }),
    [store, keys, hot, suggestedBy],
  );
}

const byView = new WeakMap<View, Map<Place, string[]>>();

function answersByPlace(view: View): Map<Place, string[]> {
  let found = byView.get(view);
  if (found === undefined) {
    found = new Map();
    for (const { key, about } of choicesOf(view.decision)) {
      for (const place of about) {
        const there = found.get(place);
        if (there) there.push(key);
        else found.set(place, [key]);
      }
    }
    byView.set(view, found);
  }
  return found;
}

const reasons = new WeakMap<View, Map<string, Promise<Phrase>>>();

/** Why a key cannot be answered now, as a phrase; null until it is asked for (`wanted`) and known. The reasons are
 * meant for the person who decides ("you have 2 aether"), so the others get none. */
export function useWhy(key: string, wanted: boolean): Phrase {
  const store = useTableStore();
  const view = useTable((data) => (mayAnswer(data, "") ? data.view : null));
  const [told, tell] = useState<{ view: View; key: string; text: Phrase } | null>(null);
  useEffect(() => {
    if (!wanted || view === null || key === "") return;
    let here = true;
    let known = reasons.get(view);
    if (known === undefined) {
      known = new Map();
      reasons.set(view, known);
    }
    let asked = known.get(key);
    if (asked === undefined) {
      asked = store
        .getState()
        .why(key)
        .catch(() => null);
      known.set(key, asked);
    }
    void asked.then((text) => {
      if (here) tell({ view, key, text });
    });
    return () => {
      here = false;
    };
  }, [store, view, key, wanted]);
  return told !== null && told.view === view && told.key === key ? told.text : null;
}

/** How many answers are about places that begin so: "discard/0/" for a pile that must be opened to be answered in. */
export function useSpotCount(prefix: string): number {
  return useTable((data) => {
    if (!data.view?.decision) return 0;
    let found = 0;
    for (const [place, keys] of answersByPlace(data.view)) {
      if (place.startsWith(prefix)) found += keys.filter((key) => mayAnswer(data, key)).length;
    }
    return found;
  });
}
