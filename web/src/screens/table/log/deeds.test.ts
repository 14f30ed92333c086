import { expect, test } from "vitest";
import type { GameEvent } from "@/protocol/wire";
import type { LogLine } from "@/store/table";
import { deedsOf } from "./deeds";

/** Lines of one answer after the other. */
const lines = (...answers: GameEvent[][]): LogLine[] =>
  answers.flatMap((events, at) => events.map((event, n) => ({ id: at * 100 + n, at, event })));

/** Each deed in short: what was done, its cards, what changed, and the step to look at. */
const told = (...answers: GameEvent[][]) =>
  deedsOf(lines(...answers)).map((deed) => [
    deed.line?.event.event ?? "",
    deed.cards.map((one) => `${one.card} ${one.n}`).join(", "),
    deed.changes.map((one) => `${one.of} ${one.icon ?? one.line.event.counter} ${one.amount}`).join(", "),
    deed.at,
  ]);

const drawn = (card: string, seat = 0): GameEvent => ({ event: "drawn", seat, card });
const played = (card: string): GameEvent => ({ event: "played", seat: 0, card });
const aether: GameEvent = { event: "aether_gained", seat: 0, amount: 1 };

test("equal cards are counted", () => {
  expect(told([drawn("crystal"), drawn("spark"), drawn("crystal"), drawn("crystal")])).toEqual([
    ["drawn", "crystal 3, spark 1", "", 0],
  ]);
});

test("cards of another player are another deed", () => {
  expect(told([drawn("crystal", 0), drawn("crystal", 1)])).toEqual([
    ["drawn", "crystal 1", "", 0],
    ["drawn", "crystal 1", "", 0],
  ]);
});

test("gems played one after the other are one line with all their aether", () => {
  expect(told([played("crystal"), aether], [played("crystal"), aether], [played("jade"), aether, aether])).toEqual([
    ["played", "crystal 2, jade 1", "seat drop 4", 2],
  ]);
});

test("a card that did more than give aether has its own line", () => {
  const hit: GameEvent = { event: "nemesis_damaged", amount: 2 };

  expect(told([played("crystal"), aether], [played("bloodstone"), hit], [played("crystal"), aether])).toEqual([
    ["played", "crystal 1", "seat drop 1", 0],
    ["played", "bloodstone 1", "nemesis heart -2", 1],
    ["played", "crystal 1", "seat drop 1", 2],
  ]);
});

test("a price stands behind what it was paid for", () => {
  expect(
    told([
      { event: "paid", seat: 0, amount: 3 },
      { event: "gained", seat: 0, card: "jade", to: "discard" },
    ]),
  ).toEqual([["gained", "", "seat drop -3", 0]]);
});

test("each thing the nemesis does keeps what it changed", () => {
  expect(
    told([
      { event: "persistent", uid: 7, card: "howling_spinners" },
      { event: "suffered", seat: 0, amount: 1 },
      { event: "suffered", seat: 1, amount: 1 },
      { event: "suffered", seat: 0, amount: 1 },
      { event: "unleashed" },
      { event: "counter_changed", counter: "fury", amount: 1 },
      { event: "gravehold_suffered", amount: 2 },
    ]),
  ).toEqual([
    ["persistent", "", "seat heart -2, seat heart -1", 0],
    ["unleashed", "", "counter fury 1, gravehold heart -2", 0],
  ]);
});

test("a number that nothing was done for stands alone", () => {
  expect(told([{ event: "healed", seat: 0, amount: 1 }], [played("crystal"), aether])).toEqual([
    ["", "", "seat heart 1", 0],
    ["played", "crystal 1", "seat drop 1", 1],
  ]);
});

test("what a chosen target suffers stands behind the spell, and a charge that was paid for stands alone", () => {
  expect(
    told(
      [{ event: "cast", seat: 0, card: "spark", owner: 0, breach: 2 }],
      [{ event: "nemesis_damaged", amount: 1 }],
      [
        { event: "paid", seat: 0, amount: 2 },
        { event: "charged", seat: 0, amount: 1 },
      ],
    ),
  ).toEqual([
    ["cast", "", "nemesis heart -1", 1],
    ["", "", "seat drop -2, seat bolt 1", 2],
  ]);
});
