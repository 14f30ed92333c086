import { expect, test } from "vitest";
import { lay, stacks, widthOf } from "./room";

const ROOM = 690;

test("a usual hand lies whole, also while its cards are played", () => {
  expect(lay(["a", "a", "a", "b", "c"], [], ROOM)).toEqual({ hand: "whole", played: "whole" });
  expect(lay(["a", "b"], ["a", "a", "c"], ROOM)).toEqual({ hand: "whole", played: "whole" });
});

test("when room is short, equal cards are stacked before any becomes small", () => {
  expect(lay(["a", "a", "a", "a", "b", "b", "b", "c"], [], ROOM)).toEqual({ hand: "stacked", played: "stacked" });
  expect(stacks(["a", "b", "a"], "stacked")).toEqual([
    { card: "a", count: 2 },
    { card: "b", count: 1 },
  ]);
});

test("twelve different cards are small, and fit", () => {
  const hand = [..."abcdefghijkl"];

  expect(lay(hand, [], ROOM).hand).toBe("small");
  expect(widthOf(hand, "small", 1)).toBeLessThan(ROOM);
});

test("while played cards are put in order none of them is in a stack", () => {
  expect(lay(["a", "a"], ["b", "b", "c"], ROOM, { arranging: true })).toEqual({ hand: "stacked", played: "whole" });
  expect(lay([], ["b", "b", "b", "b", "c", "d"], ROOM, { arranging: true }).played).toBe("small");
});

test("on a phone equal cards of a full hand share a place, and played cards are small", () => {
  expect(lay(["a", "a", "b", "c"], ["d"], 350)).toEqual({ hand: "stacked", played: "small" });
});

test("on a phone three cards lie whole, and so do played ones that are put in order", () => {
  expect(lay(["a", "a", "b"], ["d", "e"], 350, { arranging: true })).toEqual({ hand: "whole", played: "whole" });
});
