import { expect, test } from "vitest";
import { share, spanOf } from "./spans";

test("a range of life lost is said from the least to the most", () => {
  const t = (_: string, { a, b }: { a: string; b: string }) => `${a} to ${b}`;
  expect([spanOf([2, 2], t), spanOf([0, 3], t), spanOf([-1, -1], t)]).toEqual(["−2", "0 to −3", "+1"]);
});

test("chances are in their lowest terms", () => {
  expect([share(2, 6), share(1, 5), share(3, 3), share(0, 4)]).toEqual([
    [1, 3],
    [1, 5],
    [1, 1],
    [0, 1],
  ]);
});
