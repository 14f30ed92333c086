// How answers are given by hand: a click, a tap or a key, each heard unless its meaning has just changed.
import type { View } from "@/protocol/wire";
import { choiceOf } from "@/store/places";
import type { TableStore } from "@/store/table";
import { Guard, type Where } from "./guard";
import { inTurn, isUnderway } from "./inTurn";

/** How long a finger stays to look at a card or to take it, instead of choosing it, in milliseconds. */
export const LONG = 420;

/** Answers that end something: in the next phase they mean something else. */
const ENDS = ["end", "rest"];

export const phaseOf = (view: View | null): string =>
  view === null ? "" : `${view.turn} ${view.phase} ${view.active} ${view.decision?.ask === "order_discards"}`;

const guards = new WeakMap<TableStore, Guard>();

export function guardOf(store: TableStore): Guard {
  let guard = guards.get(store);
  if (guard === undefined) {
    const made = new Guard();
    const look = ({ view }: { view: View | null }) => made.asked(view?.decision, phaseOf(view));
    look(store.getState());
    store.subscribe(look);
    guards.set(store, made);
    guard = made;
  }
  return guard;
}

/** Where a click was; those that a key has made are all at one place. */
export const whereOf = (event: { detail: number; clientX: number; clientY: number }): Where =>
  event.detail > 0 ? { x: event.clientX, y: event.clientY } : "enter";

let shown: ReturnType<typeof setTimeout> | undefined;

/** The tray shows for as long as the wait that a press was not heard, and counts them. */
function unheard(wait: number): void {
  const tray = document.getElementById("tray");
  if (tray === null) return;
  tray.dataset.unheard = "";
  tray.dataset.missed = String(Number(tray.dataset.missed ?? 0) + 1);
  clearTimeout(shown);
  shown = setTimeout(() => delete tray.dataset.unheard, wait);
}

function heard(store: TableStore, key: string, where: Where): boolean {
  const { view } = store.getState();
  const ends = ENDS.includes(choiceOf(view?.decision ?? null, key)?.verb ?? "");
  const wait = guardOf(store).press(where, ends ? `${key} ${phaseOf(view)}` : key, ends);
  if (wait > 0) unheard(wait);
  return wait === 0 && !isUnderway(store);
}

/** Answer by hand; `true` if the press was heard. */
export function press(store: TableStore, key: string, where: Where): boolean {
  if (!heard(store, key, where)) return false;
  void store.getState().answer(key);
  return true;
}

/** Give several answers by one press; the last of them is what is meant. */
export function pressAll(store: TableStore, keys: readonly string[], where: Where): boolean {
  if (!heard(store, keys.at(-1) ?? "", where)) return false;
  void inTurn(store, keys);
  return true;
}
