import { expect, test } from "vitest";
import { crowded, type Form, shapeOf, spareOf } from "./form";

/** A window of so many pixels, with letters of the usual size or larger. */
const windowOf = (width: number, height: number, larger = 1) => shapeOf(width / 16 / larger, height / 16 / larger);

test.each<[number, number, Form]>([
  [2560, 1440, "desk"],
  [1440, 900, "desk"],
  [1220, 736, "desk"],
  [1219, 900, "compact"],
  [1440, 735, "compact"],
  [1024, 768, "compact"],
  [1023, 895, "phone"],
  [768, 1024, "tablet"],
  [699, 1024, "phone"],
  [390, 844, "phone"],
])("%i×%i is laid out as a %s", (width, height, form) => {
  expect(windowOf(width, height).form).toBe(form);
});

test("very large letters get the layout of a smaller window", () => {
  expect(windowOf(1440, 900, 1.35).form).toBe("compact");
  expect(windowOf(1366, 768, 1.35).form).toBe("phone");
});

test("a phone that lies has its answers beside the sheets, a wide one shows two sheets", () => {
  expect(windowOf(844, 390).sheets).toBe("lying");
  expect(windowOf(900, 700).sheets).toBe("wide");
  expect(windowOf(390, 844).sheets).toBe("narrow");
  expect(windowOf(1440, 900).sheets).toBe("");
});

test("cards of the nemesis get a row of their own when there is no room beside the rest", () => {
  const shape = windowOf(1440, 900);

  expect(crowded(shape, 1440 / 16, 4)).toBe(true);
  expect(crowded(shape, 1440 / 16, 3)).toBe(false);
});

test("compact tables have that row always, phones never", () => {
  expect(crowded(windowOf(1024, 768), 64, 0)).toBe(true);
  expect(crowded(windowOf(390, 844), 390 / 16, 7)).toBe(false);
});

test("few cards of the nemesis leave room for its mat, three leave none", () => {
  const shape = windowOf(1440, 900);
  const spare = [0, 1, 2, 3].map((cards) => spareOf(shape, 1440 / 16, cards));

  expect(spare[0]).toBe(spare[1]);
  expect(spare[1]).toBeGreaterThan(spare[2] ?? 0);
  expect(spare[2]).toBeGreaterThan(0);
  expect(spare[3]).toBe(0);
});

test("cards in a row of their own leave it nothing", () => {
  expect(spareOf(windowOf(1440, 900), 1440 / 16, 4)).toBe(0);
  expect(spareOf(windowOf(1024, 768), 64, 0)).toBe(0);
});
