import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEAF, DEAF_END, Guard } from "./guard";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A guard at its first question. */
function guarding() {
  const guard = new Guard();
  guard.asked("first", "casting");
  return guard;
}
const later = (ms: number) => vi.advanceTimersByTime(ms);
const HERE = { x: 100, y: 100 };

test("the same answer at the same spot is always heard", () => {
  const guard = guarding();

  const waits = Array.from({ length: 4 }, (_, n) => {
    guard.asked(`question ${n}`, "main");
    return guard.press(HERE, "play crystal");
  });

  expect(waits).toEqual([0, 0, 0, 0]);
});

test("a spot whose meaning has changed is deaf for a moment", () => {
  const guard = guarding();
  guard.press(HERE, "play crystal");
  guard.asked("second", "casting");

  expect(guard.press({ x: 105, y: 98 }, "gain jade")).toBe(DEAF);
  later(DEAF);
  expect(guard.press(HERE, "gain jade")).toBe(0);
});

test("another spot is not deaf", () => {
  const guard = guarding();
  guard.press(HERE, "play crystal");
  guard.asked("second", "casting");

  expect(guard.press({ x: 100, y: 160 }, "gain jade")).toBe(0);
});

test("quick presses never come through, however many there are", () => {
  const guard = guarding();
  guard.press("1", "play crystal");
  guard.asked("second", "casting");

  const waits = Array.from({ length: 6 }, () => {
    later(DEAF - 40);
    return guard.press("1", "gain jade");
  });

  expect(waits.every((wait) => wait > 0)).toBe(true);
});

test("a press after the wait that the last one was given is heard", () => {
  const guard = guarding();
  guard.press("1", "play crystal");
  guard.asked("second", "casting");
  later(DEAF - 40);

  later(guard.press("1", "gain jade"));

  expect(guard.press("1", "gain jade")).toBe(0);
});

test("the moment counts from when the question came, not from the press", () => {
  const guard = guarding();
  guard.press("1", "play crystal");
  later(5000);
  guard.asked("second", "casting");

  expect(guard.press("1", "gain jade")).toBe(DEAF);
});

test("what ends a phase is deaf for longer after a change of phase, whatever was pressed before", () => {
  const guard = guarding();
  guard.press("1", "cast spark");
  guard.asked("second", "main");
  later(DEAF);

  expect(guard.press("e", "end main", true)).toBe(DEAF_END - DEAF);
  later(DEAF_END - DEAF);
  expect(guard.press("e", "end main", true)).toBe(0);
});

test("what ends a phase is not deaf while the phase is the same", () => {
  const guard = guarding();
  guard.press("1", "cast spark");
  guard.asked("second", "casting");

  expect(guard.press("e", "end casting", true)).toBe(0);
});
