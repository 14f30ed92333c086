// Several answers as one deed: each is an ordinary answer, sent when the one before has arrived, and undone by itself.
import { type Place, choicesOf } from "@/store/places";
import type { TableStore } from "@/store/table";

/** How long to wait for the table to move after an answer was taken. */
const PATIENCE = 5000;

/** The table has had more than so many answers; false if that does not happen. */
export function moved(store: TableStore, answers: number): Promise<boolean> {
  const past = () => (store.getState().state?.answers ?? 0) > answers;
  if (past()) return Promise.resolve(true);
  if (store.getState().refusal !== null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (well: boolean) => {
      clearTimeout(late);
      stop();
      resolve(well);
    };
    const late = setTimeout(() => end(false), PATIENCE);
    const stop = store.subscribe(() => {
      if (past()) end(true);
      else if (store.getState().refusal !== null) end(false);
    });
  });
}

const underway = new WeakMap<TableStore, symbol>();

/** Are several answers being given now? Nothing else is answered meanwhile. */
export const isUnderway = (store: TableStore): boolean => underway.has(store);

/** Return the deed whose answers are being given now; null if none is. */
export const deedOf = (store: TableStore): symbol | null => underway.get(store) ?? null;

async function alone(store: TableStore, deed: () => Promise<boolean>): Promise<boolean> {
  if (underway.has(store)) return false;
  underway.set(store, Symbol("deed"));
  try {
    return await deed();
  } finally {
    underway.delete(store);
  }
}

async function given(store: TableStore, key: string): Promise<boolean> {
  const { view, state, answer } = store.getState();
  if (!state || !view?.decision?.keys.includes(key)) return false;
  await answer(key);
  return moved(store, state.answers);
}

/** Give these answers, as long as the same question is asked; false if it stopped before the last. */
export function inTurn(store: TableStore, keys: readonly string[]): Promise<boolean> {
  const asked = store.getState().view?.decision;
  return alone(store, async () => {
    for (const key of keys) {
      const now = store.getState().view?.decision;
      if (now?.ask !== asked?.ask || now?.seat !== asked?.seat || !(await given(store, key))) return false;
    }
    return true;
  });
}

/** Give this answer, and then the one about this place, if just one of the answers that are asked for next is about it. */
export function aimed(store: TableStore, key: string, at: Place): Promise<boolean> {
  return alone(store, async () => {
    if (!(await given(store, key))) return false;
    const there = choicesOf(store.getState().view?.decision).filter((one) => one.about.includes(at));
    const [only] = there;
    return only !== undefined && there.length === 1 && given(store, only.key);
  });
}
