/** What masks are put together from: outlines, horns, eyes and teeth. */
import { X, Y } from "./Scene";
import { type Point, at, blade, mirrored, polar, shape, soft } from "./draw";
import { type Dice } from "./seed";

export interface Mask {
  /** Behind the face: horns, legs, hoods. */
  behind: string;
  face: string;
  /** Dark hollows in the face. */
  hollow?: string;
  eyes: string;
  /** Where the light of the eyes stands. */
  lights: readonly Point[];
  teeth?: string;
  /** Engraved folds. */
  folds: string;
  /** Before the face: mandibles, beaks, tentacles. */
  front?: string;
}

export const both = (make: (side: 1 | -1) => string) => make(1) + make(-1);

/** A face from its right half, corners kept (`shape`) or rounded (`soft`). */
export const half = (points: readonly (readonly [number, number])[], round = true) => {
  const outline = mirrored(
    X,
    points.map(([x, y]): Point => [X + x, Y + y]),
  );
  return round ? soft(outline) : shape(outline);
};

export const slant = (x: number, y: number, w: number, h: number, tilt: number) =>
  both(
    (s) =>
      `M${at([X + s * (x - w), Y + y + tilt])}Q${at([X + s * x, Y + y - h])} ${at([X + s * (x + w), Y + y - tilt])}Q${at([X + s * x, Y + y + h * 0.7])} ${at([X + s * (x - w), Y + y + tilt])}Z`,
  );

export const pair = (x: number, y: number): Point[] => [
  [X - x, Y + y],
  [X + x, Y + y],
];

export function fangs(d: Dice, y: number, width: number, n: number, long: number, up = false): string {
  return Array.from({ length: n }, (_, i) => {
    const x = X - width + (2 * width * (i + 0.5)) / n;
    const w = (width / n) * 0.86;
    const deep = long * d.range(0.6, 1.15) * (up ? -1 : 1);
    return shape([
      [x - w, Y + y],
      [x + w, Y + y],
      [x, Y + y + deep],
    ]);
  }).join("");
}

export const horn = (x: number, y: number, tip: Point, bow: number, width: number) =>
  both((s) => {
    const a: Point = [X + s * (x - width / 2), Y + y];
    const b: Point = [X + s * (x + width / 2), Y + y + 2];
    const t: Point = [X + s * tip[0], Y + tip[1]];
    const c: Point = [X + s * (x + bow), Y + (y + tip[1]) / 2 - 6];
    const c2: Point = [X + s * (x + bow * 0.55 - 2), Y + (y + tip[1]) / 2 - 2];
    return `M${at(b)}Q${at(c)} ${at(t)}Q${at(c2)} ${at(a)}Z`;
  });

export const HORNS: Record<"ram" | "spear" | "crown" | "antler" | "bull", (d: Dice) => string> = {
  ram: () =>
    both((s) => {
      const o: Point = [X + s * 29, Y - 17];
      const spin = (r: number, a: number) => polar(o[0], o[1], r, s > 0 ? a : 180 - a);
      const outer = Array.from({ length: 15 }, (_, i) => spin(17 - i * 0.7, -150 + i * 26));
      const inner = Array.from({ length: 15 }, (_, i) => spin(8.6 - i * 0.1, -150 + i * 26)).reverse();
      return shape([...outer, ...inner]);
    }),
  spear: (d) => horn(15, -28, [d.range(26, 40), d.range(-54, -46)], d.range(4, 12), 11),
  bull: (d) => horn(21, -22, [d.range(38, 46), d.range(-48, -38)], d.range(26, 34), 13),
  crown: (d) =>
    [-24, -12, 0, 12, 24]
      .map((x) =>
        shape([
          [X + x - 5, Y - 28 + Math.abs(x) * 0.4],
          [X + x * 1.3, Y - 44 - d.range(0, 7) + Math.abs(x) * 0.3],
          [X + x + 5, Y - 28 + Math.abs(x) * 0.4],
        ]),
      )
      .join(""),
  antler: (d) =>
    both((s) => {
      const stem: Point[] = [
        [15, -30],
        [26, -40],
        [31, -52],
      ];
      const twig = (from: Point, to: Point) =>
        blade([X + s * from[0], Y + from[1]], [X + s * to[0], Y + to[1]], 1.6, s * 1.5);
      return (
        twig([13, -26], stem[1] ?? [26, -40]) +
        twig([22, -36], [d.range(30, 36), -54]) +
        twig([24, -38], [d.range(42, 50), -40 - d.range(0, 6)]) +
        twig([20, -33], [d.range(36, 44), -26]) +
        twig([17, -30], [d.range(14, 18), -50])
      );
    }),
};
export const anyHorns = (d: Dice) => HORNS[d.pick(["ram", "spear", "crown", "antler", "bull"])](d);

export function star4(x: number, y: number, r: number): string {
  return blade([x - r, y], [x + r, y], r * 0.3, 0) + blade([x, y - r], [x, y + r], r * 0.3, 0);
}
