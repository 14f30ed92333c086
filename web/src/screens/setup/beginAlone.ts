// Sitting down before the table is shown: on every seat and begin, or on the first and wait for others.
import type { AtTable } from "@/protocol/wire";
import { makeTable, type TableStore } from "@/store/table";

async function at(table: AtTable, doing: (store: TableStore) => Promise<void>): Promise<void> {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const store = makeTable(table.table, { url: `${scheme}://${location.host}/api/tables/${table.table}/socket` });
  try {
    await doing(store);
    const { refusal } = store.getState();
    if (refusal !== null) throw refusal;
  } finally {
    store.getState().stop();
  }
}

/** One person plays all mages. */
export const beginAlone = (table: AtTable) =>
  at(table, async (store) => {
    for (const seat of table.state.seats.keys()) await store.getState().takeSeat(seat);
    await store.getState().begin();
  });

/** A person who opens a table mostly plays at it. */
export const sitDown = (table: AtTable) => at(table, (store) => store.getState().takeSeat(0));
