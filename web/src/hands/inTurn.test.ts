import { expect, test } from "vitest";
import type { Decision, TableState, View } from "@/protocol/wire";
import { makeTable, type TableStore } from "@/store/table";
import { aimed, inTurn } from "./inTurn";

/** A table that asks these questions one after the other, whatever is answered. */
function asking(...questions: Partial<Decision>[]): { store: TableStore; answered: string[] } {
  const store = makeTable("frogs");
  const answered: string[] = [];
  const stand = () =>
    store.setState({
      view: { decision: { seat: 0, ask: "main", ...questions[answered.length] } } as View,
      state: { answers: answered.length } as TableState,
    });
  stand();
  store.setState({
    answer: async (key) => {
      answered.push(key);
      stand();
    },
  });
  return { store, answered };
}

const GEMS = { keys: ["play jade", "play crystal", "end"] };

test("answers are given one after the other", async () => {
  const { store, answered } = asking(GEMS, GEMS, { keys: ["gain ignite", "end"] }, GEMS);

  expect(await inTurn(store, ["play jade", "play crystal", "gain ignite"])).toBe(true);
  expect(answered).toEqual(["play jade", "play crystal", "gain ignite"]);
});

test("it stops when something else is asked", async () => {
  const { store, answered } = asking(GEMS, { ...GEMS, ask: "may" });

  expect(await inTurn(store, ["play jade", "play crystal"])).toBe(false);
  expect(answered).toEqual(["play jade"]);
});

test("it stops when the next is no answer now", async () => {
  const { store, answered } = asking(GEMS, { keys: ["end"] });

  expect(await inTurn(store, ["play jade", "play crystal"])).toBe(false);
  expect(answered).toEqual(["play jade"]);
});

test("two deeds do not mix", async () => {
  const { store, answered } = asking(GEMS, GEMS, GEMS, GEMS);

  const both = await Promise.all([inTurn(store, ["play jade", "play jade"]), inTurn(store, ["play crystal"])]);

  expect(both).toEqual([true, false]);
  expect(answered).toEqual(["play jade", "play jade"]);
});

const CAST = { ask: "casting", keys: ["cast spark 1", "end"] };
const TARGETS = {
  ask: "choose_target",
  keys: ["target nemesis", "target grubber"],
  choices: [
    { verb: "target", about: ["nemesis"] },
    { verb: "target", about: ["in_play/4"] },
  ],
};

test("a spell is cast and aimed", async () => {
  const { store, answered } = asking(CAST, TARGETS, CAST);

  expect(await aimed(store, "cast spark 1", "in_play/4")).toBe(true);
  expect(answered).toEqual(["cast spark 1", "target grubber"]);
});

test("a spell that asks something else first is not aimed", async () => {
  const { store, answered } = asking(CAST, { ask: "may", keys: ["yes", "no"] });

  expect(await aimed(store, "cast spark 1", "in_play/4")).toBe(false);
  expect(answered).toEqual(["cast spark 1"]);
});
