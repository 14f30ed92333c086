import { expect, test } from "vitest";
import { keyOf } from "@/protocol/keys";
import type { Decision, ShownPlayer, TableState, View } from "@/protocol/wire";
import { putDown } from "./putDown";
import { makeTable, type TableStore } from "@/store/table";

/** A table at the end of a turn that puts cards down as the rules do. */
function table(played: string[]): { store: TableStore; answered: string[] } {
  const store = makeTable("frogs");
  const answered: string[] = [];
  const stand = (left: string[], answers: number) => {
    const keys = [...[...new Set(left)].map((card) => keyOf("discard", card)), "rest"];
    const decision = { seat: 0, ask: "order_discards", keys } as Decision;
    const view = { players: [{ seat: 0, played: left } as ShownPlayer], decision: keys.length > 2 ? decision : null };
    store.setState({ view: view as View, state: { answers } as TableState });
  };
  stand(played, 0);
  store.setState({
    answer: async (key) => {
      answered.push(key);
      const left = store.getState().view?.players[0]?.played ?? [];
      stand(
        key === "rest" ? [] : left.filter((card, n) => keyOf("discard", card) !== key || left.indexOf(card) !== n),
        answered.length,
      );
    },
  });
  return { store, answered };
}

test("cards are put down one after the other, and the rest together", async () => {
  const { store, answered } = table(["jade", "crystal", "totem"]);

  await putDown(store, 0, ["totem", "jade", "crystal"]);

  expect(answered).toEqual(["discard totem", "rest"]);
});

test("nothing is answered for somebody else", async () => {
  const { store, answered } = table(["jade", "crystal"]);

  await putDown(store, 1, ["crystal", "jade"]);

  expect(answered).toEqual([]);
});

test("it stops when an answer does not move the table", async () => {
  const { store, answered } = table(["jade", "crystal", "totem"]);
  store.setState({
    answer: async (key) => {
      answered.push(key);
      store.setState({ refusal: { code: "table/stale" } as never });
    },
  });

  await putDown(store, 0, ["totem", "crystal", "jade"]);

  expect(answered).toEqual(["discard totem"]);
});
