import { expect, test } from "vitest";
import { type Box, covered, dock, FIRM, GAP, placeHint, settle } from "./place";

const room = { width: 1000, height: 800 };
const size = { width: 300, height: 200 };
const thing = { left: 400, top: 300, width: 100, height: 100 };
const put = (meant: Box[], kept: (Box & { worth: number })[] = [], window = room, hint = size) => ({
  ...placeHint(meant, hint, window, kept),
  ...hint,
});

test("a hint touches the gap beside its thing, and does not cover it", () => {
  const spot = put([thing]);

  expect(covered(spot, thing)).toBe(0);
  expect([spot.left - 500, 400 - spot.left - size.width, spot.top - 400, 300 - spot.top - size.height]).toContain(14);
});

test("of several things it covers none", () => {
  const cards = [0, 1, 2, 3, 4, 5, 6].map((n) => ({ left: 10 + n * 140, top: 310, width: 130, height: 180 }));

  const spot = put(cards);

  expect(cards.map((card) => covered(spot, card))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("it leaves answers free, though they are nearer than the rest of the room", () => {
  const tray = { left: 514, top: 0, width: 486, height: 800, worth: 1 };
  const hand = { left: 0, top: 420, width: 514, height: 380, worth: 2 };

  const spot = put([thing], [tray, hand]);

  expect([covered(spot, thing), covered(spot, tray), covered(spot, hand)]).toEqual([0, 0, 0]);
});

test("on a phone it takes the strip that is left, above or below", () => {
  const phone = { width: 390, height: 844 };
  const hint = { width: 374, height: 150 };
  const tabs = { left: 0, top: 50, width: 390, height: 56, worth: 1 };
  const tray = { left: 0, top: 600, width: 390, height: 244, worth: 1 };
  const hand = { left: 10, top: 120, width: 370, height: 230 };

  const spot = put([hand], [tabs, tray], phone, hint);

  expect([covered(spot, hand), covered(spot, tabs), covered(spot, tray)]).toEqual([0, 0, 0]);
});

test("where the sheets of a phone end for it, it stands between them and the answers", () => {
  const hint = { width: 374, height: 150 };
  const spot = dock(hint, 600);

  expect(spot.top).toBeGreaterThanOrEqual(600 - hint.height - GAP);
  expect(spot.top + hint.height).toBeLessThan(600);
});

test("a docked hint that is higher than the room above the answers stays in the window", () => {
  expect(dock({ width: 374, height: 700 }, 600).top).toBe(8);
});

test("where a thing fills the room the hint stays in the window", () => {
  const spot = put([{ left: 0, top: 0, width: 1000, height: 800 }]);

  expect(spot.left >= 8 && spot.top >= 8 && spot.left + 300 <= 992 && spot.top + 200 <= 792).toBe(true);
});

test("where there is no room beside all, the first are pointed at, and the list of answers stays free", () => {
  const phone = { width: 390, height: 844 };
  const hint = { width: 374, height: 150 };
  const tray = { left: 0, top: 480, width: 390, height: 364, worth: FIRM };
  const cards = [0, 1, 2, 3].map((n) => ({
    left: 10 + (n % 2) * 185,
    top: 110 + (n >> 1) * 190,
    width: 180,
    height: 180,
  }));

  const { spot, meant } = settle(cards, hint, phone, [tray]);

  expect(meant).toEqual(cards.slice(0, 2));
  expect([...meant, tray].map((box) => covered({ ...spot, ...hint }, box))).toEqual([0, 0, 0]);
});

test("where there is room, all are pointed at", () => {
  const cards = [0, 1, 2].map((n) => ({ left: 10 + n * 140, top: 310, width: 130, height: 180 }));

  expect(settle(cards, size, room).meant).toEqual(cards);
});

test("with nothing to point at it stands in the lower left corner", () => {
  expect(placeHint([], size, room)).toEqual({ left: 8, top: 592 });
});
