import { expect, test } from "vitest";
import { tally } from "./tally";

test("equal things are counted where the first of them lies", () => {
  expect(tally(["b", "a", "b"])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});
