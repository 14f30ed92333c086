import { expect, test } from "vitest";
import type { Entry, Welcome } from "@/protocol/wire";
import { sinceChange, sinceWelcome, waitedText } from "./waits";

const NOW = 10_000_000;
const welcome = (number: number, waited?: number | null) => ({ number, waited }) as Welcome;
const t = (id: string, { n }: { n: number }) => `${id} ${n}`;

test("a page that comes counts from what the server says", () => {
  expect(sinceWelcome({ number: -1, since: null }, welcome(7, 60), NOW)).toBe(NOW - 60_000);
});

test("a page that comes back to the number it has seen counts on", () => {
  expect(sinceWelcome({ number: 7, since: 5 }, welcome(7, null), NOW)).toBe(5);
});

test("a page that has missed something and is not sent it does not", () => {
  expect(sinceWelcome({ number: 6, since: 5 }, welcome(7), NOW)).toBeNull();
});

test("an answer begins another wait, and words do not", () => {
  const old = { number: 7, since: 5 };

  expect(sinceChange(old, [{ kind: "Answered" } as Entry], NOW)).toBe(NOW);
  expect(sinceChange(old, [{ kind: "Said" } as Entry], NOW)).toBe(5);
});

test.each([
  [0, ""],
  [59, ""],
  [60, "waited-minutes 1"],
  [3599, "waited-minutes 59"],
  [3600, "waited-hours 1"],
  [2 * 86_400 - 1, "waited-hours 47"],
  [2 * 86_400, "waited-days 2"],
])("after %i seconds it reads %o", (seconds, text) => {
  expect(waitedText(seconds, t)).toBe(text);
});
