import { expect, test } from "vitest";
import type { Choice, Decision } from "@/protocol/wire";
import { optionsOf } from "./OnCard";

/** A question of a dagger with these answers. */
const asked = (...choices: Choice[]) => ({
  decision: {
    card: "flexing_dagger",
    keys: choices.map((one, n) => `${one.verb} ${n + 1}`),
    choices,
  } as unknown as Decision,
});
const choose: Choice = { verb: "choose" };

test("a card's own options are answered on it", () => {
  expect(optionsOf(asked(choose, choose), "flexing_dagger")).toEqual(["choose 1", "choose 2"]);
});

test("another card has none of them", () => {
  expect(optionsOf(asked(choose, choose), "crystal")).toEqual([]);
});

test("answers that lie elsewhere on the board are given there", () => {
  expect(optionsOf(asked(choose, { verb: "destroy", about: ["hand/0/crystal"] }), "flexing_dagger")).toEqual([]);
});

test("more options than fit on a card are in the tray alone", () => {
  expect(optionsOf(asked(choose, choose, choose, choose, choose), "flexing_dagger")).toEqual([]);
});
