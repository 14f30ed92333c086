/** Emblems by motif, about 90 to each side of (0, 0). */
import { type Point, arc, at, blade, circle, eye, line, mirrored, polar, shape, soft, spiral, star, ticks } from "./draw";
import type { Emblem } from "./emblems";
import { dice } from "./seed";

const both = (make: (s: 1 | -1) => string) => make(1) + make(-1);
const half = (points: readonly Point[]) => mirrored(0, points);
const d0 = dice("likenesses");
const around = (n: number, make: (angle: number, i: number) => string, from = -90) =>
  Array.from({ length: n }, (_, i) => make(from + (i * 360) / n, i)).join("");

/** Where the four maws are, and how large. */
const MAWS: readonly (readonly [number, number, number])[] = [
  [-38, -30, 30],
  [36, -36, 34],
  [-34, 40, 32],
  [40, 34, 27],
];
const SOULS: readonly (readonly [number, number, number])[] = [
  [0, -62, 30],
  [-34, -38, 22],
  [34, -38, 22],
  [-64, -4, 16],
  [64, -4, 16],
];

// biome-ignore format: rows of points are read as rows
export const LIKENESSES: Record<string, Emblem> = {
  maws: {
    hue: 8,
    glow: [0, 0],
    layers: [
      { ink: "far", d: around(11, (a) => blade(polar(0, 0, 58, a), polar(0, 0, 104, a + d0.range(-26, 26)), 9, d0.range(-16, 16))) },
      { ink: "body", d: soft(Array.from({ length: 14 }, (_, i) => polar(0, 0, d0.range(70, 88), (i * 360) / 14))) },
      { ink: "line", d: MAWS.map(([x, y, r]) => circle(x, y, r + 7) + arc(x, y, r + 12, 200, 340)).join("") },
      { ink: "void", d: MAWS.map(([x, y, r]) => circle(x, y, r)).join("") },
      { ink: "bone", d: MAWS.map(([x, y, r]) => around(13, (a, i) => shape([polar(x, y, r, a - 11), polar(x, y, r, a + 11), polar(x, y, r * (i % 2 ? 0.5 : 0.64), a)]))).join("") },
      { ink: "fire", d: MAWS.map(([x, y, r]) => circle(x, y, r * 0.24)).join("") + eye(0, 0, 11, 5) + circle(-2, -74, 4) + circle(4, 76, 4) },
    ],
  },
  sleeper: {
    hue: 306,
    glow: [0, -20],
    layers: [
      { ink: "fire", d: circle(-14, -30, 62) },
      { ink: "void", d: circle(4, -36, 58) },
      { ink: "far", d: "M-88 128C-78 46 -58 6 -34 -18L34 -18C58 6 78 46 88 128Z" },
      { ink: "body", d: "M0 -78C34 -76 46 -46 44 -14C42 22 58 48 64 128H-64C-58 48 -42 22 -44 -14C-46 -46 -34 -76 0 -78Z" },
      { ink: "line", d: both((s) => [0, 1, 2].map((i) => `M${at([s * (24 + i * 7), -40 + i * 8])}Q${at([s * (40 + i * 6), 20])} ${at([s * (36 + i * 10), 100])}`).join("")) },
      { ink: "void", d: "M0 -58C22 -56 28 -34 26 -14C24 8 12 24 0 30C-12 24 -24 8 -26 -14C-28 -34 -22 -56 0 -58Z" },
      { ink: "fire", d: both((s) => `M${at([s * 4, -16])}Q${at([s * 12, -6])} ${at([s * 21, -18])}Q${at([s * 12, -10])} ${at([s * 4, -16])}Z`) + star(0, -38, 9, 3, 6) },
      { ink: "line", d: both((s) => spiral(s * 70, -34 + s * 8, 2, 20, 2.2) + spiral(s * 74, 40 - s * 10, 2, 15, 2)) + arc(0, 4, 9, 30, 150) },
      { ink: "bone", d: [[-70, -34], [70, -34], [-74, 42], [74, 36], [-52, -82], [58, -78]].map(([x = 0, y = 0], i) => star(x, y, i < 2 ? 9 : 6, 2, 4)).join("") },
      { ink: "body", d: both((s) => `M${at([s * 22, 62])}C${at([s * 40, 50])} ${at([s * 30, 82])} ${at([s * 4, 84])}L${at([s * 4, 96])}C${at([s * 40, 96])} ${at([s * 54, 70])} ${at([s * 36, 50])}Z`) },
      { ink: "fire", d: circle(0, 72, 11) },
    ],
  },
  legion: {
    hue: 358,
    glow: [0, -10],
    layers: [
      { ink: "far", d: [-84, -62, -40, 40, 62, 84].map((x) => blade([x, 128], [x * 1.06, -58 - Math.abs(x) * 0.3], 3, 0) + shape([[x * 1.06 - 6, -52 - Math.abs(x) * 0.3], [x * 1.06, -82 - Math.abs(x) * 0.3], [x * 1.06 + 6, -52 - Math.abs(x) * 0.3]])).join("") },
      { ink: "far", d: both((s) => soft([[s * 44, 20], [s * 58, 2], [s * 82, 6], [s * 88, 34], [s * 76, 62], [s * 52, 60]])) },
      { ink: "fire", d: both((s) => eye(s * 58, 30, 6, 2.2) + eye(s * 76, 30, 6, 2.2)) },
      { ink: "body", d: shape(half([[0, -84], [26, -76], [46, -44], [48, -6], [40, 20], [34, 54], [16, 74], [0, 78]])) },
      { ink: "bone", d: shape(half([[0, -98], [7, -84], [5, -30], [0, -22]])) },
      { ink: "line", d: both((s) => line([[s * 46, -40], [s * 10, -30]]) + line([[s * 44, -8], [s * 30, -16], [s * 12, -10]]) + line([[s * 34, 24], [s * 18, 34]]) + line([[s * 40, -56], [s * 12, -58]])) },
      { ink: "void", d: both((s) => shape([[s * 7, -8], [s * 36, -16], [s * 34, 8], [s * 18, 14]])) + shape(half([[0, 14], [6, 30], [0, 34]])) + shape(half([[0, 44], [24, 40], [20, 62], [0, 68]])) },
      { ink: "bone", d: [-17, -8.500, 0, 8.500, 17].map((x) => shape([[x - 3.500, 43], [x + 3.500, 43], [x * 0.96, 55]])).join("") + [-12, -4, 4, 12].map((x) => shape([[x - 3, 65], [x + 3, 65], [x, 56]])).join("") },
      { ink: "fire", d: both((s) => shape([[s * 13, -4], [s * 31, -9], [s * 28, 3], [s * 19, 6]])) },
    ],
  },
  fountain: {
    hue: 168,
    glow: [0, -30],
    layers: [
      { ink: "far", d: circle(0, -8, 92) },
      { ink: "line", d: ticks(0, -8, 82, 90, 36) + circle(0, -8, 80) },
      { ink: "fire", d: SOULS.map(([x, y, r]) => `M${x} ${y - r}C${x + r * 0.9} ${y - r * 0.2} ${x + r * 0.6} ${y + r} ${x} ${y + r}C${x - r * 0.6} ${y + r} ${x - r * 0.9} ${y - r * 0.2} ${x} ${y - r}Z`).join("") },
      { ink: "void", d: SOULS.map(([x, y, r]) => both((s) => circle(x + s * r * 0.22, y + r * 0.26, r * 0.12)) + eye(x, y + r * 0.62, r * 0.14, r * 0.2)).join("") },
      { ink: "line", d: both((s) => `M${at([0, -20])}C${at([s * 16, -50])} ${at([s * 50, -24])} ${at([s * 46, 10])}M${at([0, -24])}C${at([s * 30, -70])} ${at([s * 84, -20])} ${at([s * 74, 34])}`) },
      { ink: "body", d: "M-10 -20H10L14 14H-14ZM-50 10H50C46 28 26 36 16 38V54H-16V38C-26 36 -46 28 -50 10Z" },
      { ink: "body", d: "M-84 48H84C80 76 52 92 30 96H-30C-52 92 -80 76 -84 48Z" },
      { ink: "bone", d: "M-54 6H54V12H-54ZM-88 44H88V51H-88Z" },
      { ink: "line", d: [-56, -28, 0, 28, 56].map((x) => line([[x, 56], [x * 0.72, 88]])).join("") + line([[-30, 18], [-20, 32]]) + line([[30, 18], [20, 32]]) + "M-70 62Q0 82 70 62" },
      { ink: "fire", d: circle(0, -4, 6) + star(0, 72, 9, 3, 4) },
    ],
  },
};
