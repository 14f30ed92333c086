import { expect, test } from "vitest";
import type { EventName, GameEvent } from "@/protocol/wire";
import type { LogLine } from "@/store/table";
import { type Reader, recapOf } from "./recap";

let id = 0;
const line = (at: number, event: EventName, fields: Partial<GameEvent> = {}): LogLine => {
  id += 1;
  return { id, at, event: { event, ...fields } };
};
/** The nemesis' turn after so many answers: a minion hurts Gravehold, a drawn card unleashes and hurts seat 0. */
const nemesisTurn = (at: number): LogLine[] => [
  line(at, "nemesis_turn_started"),
  line(at, "persistent", { uid: 1, card: "provoker" }),
  line(at, "gravehold_suffered", { amount: 1 }),
  line(at, "nemesis_card_drawn", { card: "skewer" }),
  line(at, "unleashed"),
  line(at, "counter_changed", { counter: "fury", amount: 1 }),
  line(at, "suffered", { seat: 0, amount: 3 }),
  line(at, "turn_ended", { seat: -2 }),
];
const ownTurn = (at: number, seat: number): LogLine[] => [line(at, "turn_started", { seat })];

const alone: Reader = { seats: [0, 1], alone: true, mine: -1, answers: 5, going: false };
const counts = (log: LogLine[], reader: Reader) => recapOf(log, reader).length;

test("the recap has one row for each that acted, with what it did, and what was lost in all", () => {
  const [chapter] = recapOf([...nemesisTurn(5), ...ownTurn(5, 0)], alone);

  const gravehold = { whose: { kind: "gravehold" }, meaning: "life", amount: -1 };
  const wound = { whose: { kind: "player", seat: 0 }, meaning: "life", amount: -3 };
  expect(chapter?.rows).toEqual([
    { id: 0, card: "provoker", unleashed: 0, routines: [], effects: [gravehold] },
    {
      id: 1,
      card: "skewer",
      unleashed: 1,
      routines: [],
      effects: [{ whose: { kind: "counter", name: "fury" }, meaning: "token", amount: 1 }, wound],
    },
  ]);
  expect(chapter?.sum).toEqual([gravehold, wound]);
});

test("two nemesis turns in a row are two chapters", () => {
  expect(counts([...nemesisTurn(5), ...nemesisTurn(5), ...ownTurn(5, 0)], alone)).toBe(2);
});

test("it stays until the next answer, and not after it", () => {
  const log = [...nemesisTurn(5), ...ownTurn(5, 0)];

  expect(counts(log, alone)).toBe(1);
  expect(counts([...log, line(6, "played", { seat: 0, card: "crystal" })], { ...alone, answers: 6 })).toBe(0);
});

test("others' answers leave it for who has not answered yet, whether this page saw it all or was loaded later", () => {
  const ann: Reader = { seats: [0], alone: false, mine: 4, answers: 8, going: false };
  const before = [line(1, "turn_started", { seat: 0 }), line(4, "played", { seat: 0, card: "crystal" })];
  const log = [...before, ...nemesisTurn(5), line(5, "turn_started", { seat: 1 }), line(8, "played", { seat: 1 })];

  expect(counts(log, ann)).toBe(1);
  expect(counts(log, { ...ann, mine: -1 })).toBe(1);
  expect(counts(log, { ...ann, seats: [1], mine: -1 })).toBe(0);
});

test("a turn that is going on is shown although somebody has answered in it", () => {
  const log = nemesisTurn(5).slice(0, -2);

  expect(counts(log, { ...alone, answers: 6, going: true })).toBe(1);
  expect(counts(log, { ...alone, answers: 6 })).toBe(0);
});
