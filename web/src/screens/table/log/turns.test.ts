import { expect, test } from "vitest";
import type { EventName } from "@/protocol/wire";
import type { LogLine } from "@/store/table";
import { lastLines, turnsOf } from "./turns";

test("the log has one heading for each turn and one paragraph for each answer", () => {
  const line = (id: number, at: number, event: EventName): LogLine => ({ id, at, event: { event } });
  const lines = [
    line(1, 1, "drawn"),
    line(2, 2, "turn_started"),
    line(3, 3, "played"),
    line(4, 3, "aether_gained"),
    line(5, 4, "played"),
    line(6, 5, "turn_ended"),
    line(6.5, 5, "turn_order_drawn"),
    line(7, 5, "nemesis_turn_started"),
  ];

  expect(
    turnsOf(lines).map((turn) => [turn.head?.id ?? 0, turn.said.map((said) => said.lines.map((one) => one.id))]),
  ).toEqual([
    [0, [[1]]],
    [2, [[3, 4], [5]]],
    [7, []],
  ]);
});

test("of a long log the last whole turns are shown", () => {
  const log: LogLine[] = Array.from({ length: 30 }, (_, n) => ({
    id: n,
    at: n,
    event: { event: n % 10 === 0 ? "turn_started" : "played" },
  }));

  expect(lastLines(log, 40)).toBe(log);
  expect(lastLines(log, 25)[0]?.id).toBe(10);
  expect(lastLines(log, 20)[0]?.id).toBe(10);
  // A turn that is longer than that loses its beginning.
  expect(lastLines(log, 6).map((line) => line.id)).toEqual([24, 25, 26, 27, 28, 29]);
});
