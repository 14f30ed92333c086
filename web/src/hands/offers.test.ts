import { expect, test } from "vitest";
import type { Decision } from "@/protocol/wire";
import { offersOf } from "./offers";

const decision = {
  keys: ["play jade", "prep spark 1", "prep spark 2", "focus 2", "cast ignite 1"],
  choices: [
    { verb: "play", about: ["hand/0/jade"] },
    { verb: "prep", about: ["hand/0/spark", "breach/0/1"] },
    { verb: "prep", about: ["hand/0/spark", "breach/0/2"] },
    { verb: "focus", about: ["breach/0/2"] },
    { verb: "cast", about: ["prepped/0/ignite/1"], aims: ["nemesis", "in_play/4"], amount: 3 },
  ],
} as unknown as Decision;

const told = (place: string) => {
  const { at, bare } = offersOf(decision, place);
  return { at: Object.fromEntries(at), bare };
};

test("a card offers its answers at the places that take it", () => {
  expect(told("hand/0/spark")).toEqual({
    at: {
      "breach/0/1": [{ key: "prep spark 1", next: false, damage: 0 }],
      "breach/0/2": [{ key: "prep spark 2", next: false, damage: 0 }],
    },
    bare: [],
  });
});

test("a place offers the cards that it takes, and what is about it alone", () => {
  expect(told("breach/0/2")).toEqual({
    at: { "hand/0/spark": [{ key: "prep spark 2", next: false, damage: 0 }] },
    bare: ["focus 2"],
  });
});

test("a spell offers the targets that are asked for next, with its damage", () => {
  const offer = { key: "cast ignite 1", next: true, damage: 3 };

  expect(told("prepped/0/ignite/1")).toEqual({
    at: { nemesis: [offer], "in_play/4": [offer] },
    bare: ["cast ignite 1"],
  });
});

test("a card that needs no place offers none", () => {
  expect(told("hand/0/jade")).toEqual({ at: {}, bare: ["play jade"] });
});
