import { expect, test } from "vitest";
import { levelsOf, pieceOf } from "./Chart";
import { barOf, points } from "./points";
import type { ReviewMoment, ReviewPoint } from "@/protocol/wire";

test("a change has its sign, and none at all has none", () => {
  expect([points(3), points(-9), points(0)]).toEqual(["+3", "−9", "0"]);
});

test("a bar goes from where the chance was to where it came", () => {
  expect(barOf(46, -19)).toEqual({ left: 27, width: 19 });
  expect(barOf(27, 5)).toEqual({ left: 27, width: 5 });
});

test("a bar stays within 0 and 100", () => {
  expect(barOf(90, 30)).toEqual({ left: 90, width: 10 });
});

const curve = [3, 4, 5, 6, 6].map((turn) => ({ turn }) as ReviewPoint);
const moment = (turn: number, last_turn: number, ...cards: string[]) =>
  ({ turn, last_turn, came: cards.map((turn_card) => ({ turn_card })) }) as ReviewMoment;

test("a decision is in the course of its turn", () => {
  expect(pieceOf(curve, moment(4, 4))).toEqual([1, 2]);
});

test("a turn order card comes before its turn", () => {
  expect(pieceOf(curve, moment(4, 4, "player1"))).toEqual([0, 1]);
});

test("two nemesis turns in a row are one piece", () => {
  expect(pieceOf(curve, moment(4, 6, "nemesis", "", "nemesis", "", "player1"))).toEqual([0, 3]);
});

test("marks that would cover each other stand one above the other, others do not", () => {
  expect(levelsOf([100, 120, 140, 300])).toEqual([0, 1, 2, 0]);
});
