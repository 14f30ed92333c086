/** Crests by motif, within 34 to each side of (0, 0). No two parts of a charge lie over each other: where they do, there is a hole. */
import type { Crest } from "./crests";
import { arc, blade, circle, eye, leaf, line, polar, polygon, shape, spiral, star, ticks } from "./draw";

const finger = (x: number, top: number, wide: number) =>
  `M${x - wide / 2} ${top + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V-4H${x - wide / 2}Z`;
const around = (n: number, make: (angle: number) => string, from = -90) =>
  Array.from({ length: n }, (_, i) => make(from + (i * 360) / n)).join("");
const both = (make: (s: 1 | -1) => string) => make(1) + make(-1);

/** An open hand, its thumb on the side `s`. */
function hand(s: 1 | -1, hue: number): Crest {
  const tops = [-21, -31, -33, -26];
  return {
    hue,
    field: arc(0, 0, 40, s > 0 ? -60 : 120, s > 0 ? 60 : 240) + ticks(0, 0, 36, 41, 24),
    charge:
      [15, 5, -5, -15].map((x, i) => finger(s * -x, tops[3 - i] ?? -28, 8)).join("") +
      `M-19.500 -1H19.500V12C19.500 24 11 34 0 34C-11 34 -19.500 24 -19.500 12Z` +
      shape([
        [s * 22, 18],
        [s * 36, -2],
        [s * 32, -8],
        [s * 22, 4],
      ]),
    cut: arc(s * 8, 18, 16, s > 0 ? 190 : -100, s > 0 ? 280 : -10) + line([[-12, 8], [0, 5], [13, 8]]), // biome-ignore format: one line
    spark: star(0, 16, 8, 3, 4),
  };
}

export const SIGNS: Record<string, Crest> = {
  right_hand: hand(1, 44),
  left_hand: hand(-1, 196),
  glyphs: {
    hue: 352,
    field: circle(0, 0, 40) + around(4, (a) => line([polar(0, 0, 20, a), polar(0, 0, 40, a)]), -45),
    charge: shape(polygon(0, 0, 17, 4)) + around(4, (a) => shape(polygon(...polar(0, 0, 27, a), 9, 4)), -45),
    cut: line([[0, -10], [0, 10]]) + line([[-6, -3], [0, -9], [6, -3]]) + line([[-5, 5], [5, 5]]), // biome-ignore format: one line
    spark: around(4, (a) => star(...polar(0, 0, 27, a), 4, 1.4, 4), -45),
  },
  split_shield: {
    hue: 210,
    field: ticks(0, 0, 36, 42, 30),
    charge:
      "M-3 -34L-28 -25V-2C-28 16 -15 28 -6 33L-9 14L-3 4L-11 -8L-4 -19Z" +
      "M5 -34L28 -25V-2C28 16 15 28 1 34L-2 15L5 5L-3 -8L3 -19Z",
    cut: "M-22 -19V-3C-22 8 -16 17 -12 21M22 -19V-3C22 8 16 17 10 22",
    spark: star(-1, -2, 7, 2, 4),
  },
  burning_star: {
    hue: 14,
    field: around(16, (a) => line([polar(0, 0, 35, a), polar(0, 0, 41, a + 5)])),
    charge: star(0, 0, 19, 8, 8) + around(8, (a) => blade(polar(0, 0, 21, a), polar(0, 0, 37, a + 14), 6, 4), -67.5),
    cut: circle(0, 0, 8),
    spark: circle(0, 0, 5),
  },
  broken_chain: {
    hue: 78,
    field: circle(0, 0, 40),
    charge:
      circle(-17, 17, 14) +
      circle(-17, 17, 7.5) +
      circle(17, -17, 14) +
      circle(17, -17, 7.5) +
      blade([-10, -4], [-2, -14], 7, 3) +
      blade([10, 4], [2, 14], 7, 3),
    line: line([[-16, -16], [-26, -26]]) + line([[16, 16], [26, 26]]) + line([[-8, -22], [-12, -33]]) + line([[8, 22], [12, 33]]), // biome-ignore format: one line
    spark: star(0, 0, 7, 2, 4),
  },
  void_eye: {
    hue: 276,
    field: spiral(0, 0, 20, 42, 1.6),
    charge: eye(0, 0, 37, 19) + circle(0, 0, 14) + circle(0, 0, 6),
    line: both((s) => arc(0, 0, 30, s > 0 ? 215 : 35, s > 0 ? 325 : 145)),
    spark: star(0, -2, 3, 1, 4),
  },
  spider: {
    hue: 128,
    field: around(8, (a) => line([[0, 0], polar(0, 0, 42, a)]), -67.5) + shape(polygon(0, 0, 24, 8)) + shape(polygon(0, 0, 38, 8)),
    charge: leaf(0, 2, 24, 90, 12) + circle(0, -8, 8),
    line: both((s) =>
      [-20, -6, 8, 24].map((y, i) => line([[s * 8, -6 + i * 4], [s * 24, y - 8], [s * 33, y + 6]])).join(""), // biome-ignore format: one line
    ),
    spark: both((s) => circle(s * 3, -10, 1.6)) + star(0, 12, 4, 1.4, 4),
  },
};
