import { expect, test } from "vitest";
import type { TableState, View } from "@/protocol/wire";
import { shownSeat } from "./useShownSeat";

const seats = ["ann", "bob", "ann", "cleo"];

function shown(you: string, decider: number, active: number, chosen: number | null = null): number {
  const view = { decision: { seat: decider }, active } as View;
  return shownSeat({ view, shown: chosen, state: { seats } as TableState, you, act: null });
}

test("my own board stays large while others decide and act", () => {
  expect(shown("bob", 0, 0)).toBe(1);
  expect(shown("bob", -1, -1)).toBe(1);
  expect(shown("cleo", 1, 0)).toBe(3);
});

test("of several boards of mine, the one that decides is large, else the one that acts, else the first", () => {
  expect(shown("ann", 2, 0)).toBe(2);
  expect(shown("ann", 1, 2)).toBe(2);
  expect(shown("ann", 1, 3)).toBe(0);
});

test("who watches sees the board of the one who decides, else of the one who acts", () => {
  expect(shown("dora", 3, 1)).toBe(3);
  expect(shown("dora", -1, 1)).toBe(1);
  expect(shown("", -1, -1)).toBe(0);
});

test("a board that was chosen is large until it is left", () => {
  expect(shown("bob", 1, 1, 3)).toBe(3);
  expect(shown("bob", 1, 1, null)).toBe(1);
});
