// Puts played cards onto the discard pile in a chosen order: one answer after the other, as the rules ask for them.
import { moved } from "@/hands/inTurn";
import type { TableStore } from "@/store/table";
import { nextDiscard } from "@/store/timeline";

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
