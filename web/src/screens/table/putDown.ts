// Puts played cards onto the discard pile in a chosen order: one answer after the other, as the rules ask for them.
import type { TableStore } from "@/store/table";
import { nextDiscard } from "@/store/timeline";

/** How long to wait for the table to move after an answer was taken. */
const PATIENCE = 5000;

/** The table has had more than so many answers; false if that does not happen. */
function moved(store: TableStore, answers: number): Promise<boolean> {
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

/** It stops when the question is another one, or an answer is refused. */
export async function putDown(store: TableStore, seat: number, order: readonly string[]): Promise<void> {
  let left = [...order];
  for (;;) {
    const { view, state, answer } = store.getState();
    const decision = view?.decision;
    const played = view?.players[seat]?.played ?? [];
    if (!state || decision?.ask !== "order_discards" || decision.seat !== seat) return;
    const key = nextDiscard(played, left);
    if (key === null || !decision.keys.includes(key)) return;
    await answer(key);
    if (key === "rest" || !(await moved(store, state.answers))) return;
    left = left.slice(1);
  }
}
