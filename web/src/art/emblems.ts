/**
 * Emblems as layers of path data around (0, 0), about 90 to each side, drawn in this order.
 * A nemesis that is not in the table gets a mask made from its id.
 */
import { X, Y } from "./Scene";
import {
  type Point,
  arc,
  at,
  blade,
  circle,
  crack,
  eye,
  line,
  mirrored,
  polar,
  polygon,
  segment,
  shape,
  soft,
  spiral,
  star,
  ticks,
} from "./draw";
import { LIKENESSES } from "./likenesses";
import { maskOf } from "./Minion";
import { motifOf } from "./motifs";
import { dice } from "./seed";

/** far: silhouette behind; body: lit mass; void: holes; line: engraving; bone: teeth, metal; fire: what glows. */
export type Ink = "far" | "body" | "void" | "line" | "bone" | "fire";
export interface Layer {
  ink: Ink;
  d: string;
}
export interface Emblem {
  hue: number;
  /** Where the glow behind the emblem stands. */
  glow: Point;
  layers: readonly Layer[];
  /** Moved onto the middle and enlarged; only masks need it. */
  transform?: string;
}

const both = (make: (s: 1 | -1) => string) => make(1) + make(-1);
const half = (points: readonly Point[]) => mirrored(0, points);
const d0 = dice("emblems");

/** The fire in the titan's chest. */
const RIFT = crack(d0, [0, 12], [0, 124], 9, 6);

const flames = (n: number, r: number, long: number, from: number, to: number, wide: number) =>
  Array.from({ length: n }, (_, i) => {
    const a = from + ((to - from) * i) / (n - 1);
    return blade(
      polar(0, 0, r, a),
      polar(0, 0, r + long * d0.range(0.6, 1.1), a + d0.range(-9, 9)),
      wide,
      d0.range(-7, 7),
    );
  }).join("");

// biome-ignore format: rows of points are read as rows
const EMBLEMS: Record<string, Emblem> = {
  rageborne: {
    hue: 4,
    glow: [0, -6],
    layers: [
      { ink: 'far', d: flames(19, 44, 46, -200, 20, 9) },
      { ink: 'body', d: both((s) => `M${at([s * 22, -34])}C${at([s * 50, -40])} ${at([s * 66, -62])} ${at([s * 58, -92])}C${at([s * 88, -64])} ${at([s * 84, -20])} ${at([s * 34, -6])}Z`) },
      { ink: 'line', d: both((s) => [0, 1, 2, 3].map((i) => line([[s * (40 + i * 8), -30 - i * 9], [s * (50 + i * 9), -22 - i * 12]])).join('')) },
      { ink: 'body', d: shape(half([[0, -46], [24, -44], [44, -20], [40, 12], [50, 30], [34, 52], [30, 78], [10, 90], [0, 90]])) },
      { ink: 'void', d: both((s) => shape([[s * 6, -8], [s * 36, -26], [s * 32, -4], [s * 16, 2]])) + shape(half([[0, 26], [16, 22], [30, 34], [26, 62], [12, 78], [0, 80]])) },
      { ink: 'bone', d: [-24, -14, -4.5, 4.5, 14, 24].map((x, i) => shape([[x - 5, 27 + Math.abs(x) * 0.12], [x + 5, 27 + Math.abs(x) * 0.12], [x * 0.9, i % 5 === 0 ? 56 : 44]])).join('') + [-17, -6, 6, 17].map((x) => shape([[x - 5, 73 - Math.abs(x) * 0.2], [x + 5, 73 - Math.abs(x) * 0.2], [x, 57]])).join('') },
      { ink: 'line', d: both((s) => line([[s * 4, -22], [s * 38, -34]]) + line([[s * 3, -34], [s * 26, -40]]) + line([[s * 6, 4], [s * 12, 14], [s * 5, 20]]) + line([[s * 42, 4], [s * 34, 22], [s * 42, 34]])) },
      { ink: 'fire', d: both((s) => shape([[s * 11, -7], [s * 32, -20], [s * 28, -6], [s * 17, -2]])) },
    ],
  },
  carapace_queen: {
    hue: 348,
    glow: [0, -10],
    layers: [
      { ink: 'far', d: both((s) => [0, 1, 2].map((i) => blade([s * 20, 6 + i * 14], [s * (62 + i * 5), -14 + i * 30], 5, s * -8) + blade([s * (61 + i * 5), -15 + i * 30], [s * (84 - i * 4), 26 + i * 26], 4, s * -6)).join('')) },
      { ink: 'body', d: [-62, -38, -14, 14, 38, 62].map((a) => { const tip = polar(0, -10, 84 - Math.abs(a) * 0.22, a - 90); return soft([polar(0, -10, 18, a - 90 - 20), polar(0, -10, 62, a - 90 - 12), tip, tip, polar(0, -10, 62, a - 90 + 12), polar(0, -10, 18, a - 90 + 20)]); }).join('') },
      { ink: 'line', d: [-62, -38, -14, 14, 38, 62].map((a) => line([polar(0, -10, 36, a - 90), polar(0, -10, 74 - Math.abs(a) * 0.2, a - 90)])).join('') },
      { ink: 'body', d: soft(half([[0, 26], [26, 28], [34, 50], [24, 76], [8, 94], [0, 95]])) },
      { ink: 'line', d: [40, 52, 64, 76].map((y, i) => `M${-28 + i * 4} ${y}Q0 ${y + 12} ${28 - i * 4} ${y}`).join('') },
      { ink: 'body', d: soft(half([[0, -36], [24, -34], [36, -12], [26, 12], [12, 32], [0, 36]])) },
      { ink: 'void', d: both((s) => soft([[s * 8, -8], [s * 26, -28], [s * 34, -8], [s * 20, 8]])) },
      { ink: 'fire', d: both((s) => [[17, -12], [23, -17], [28, -10], [22, -5], [16, -3], [26, -2]].map(([x = 0, y = 0]) => circle(s * x, y, 2.7)).join('')) + circle(0, -24, 4) },
      { ink: 'bone', d: both((s) => `M${at([s * 5, 24])}C${at([s * 30, 20])} ${at([s * 32, 46])} ${at([s * 8, 56])}C${at([s * 18, 44])} ${at([s * 14, 34])} ${at([s * 3, 33])}Z`) },
    ],
  },
  crooked_mask: {
    hue: 332,
    glow: [0, 0],
    layers: [
      { ink: 'far', d: both((s) => [0, 1, 2].map((i) => `M${at([s * 40, -30 + i * 12])}C${at([s * 80, -50 + i * 30])} ${at([s * 60, 10 + i * 20])} ${at([s * (88 - i * 8), 40 + i * 20])}C${at([s * 62, 30 + i * 20])} ${at([s * 70, -10 + i * 20])} ${at([s * 40, -20 + i * 12])}Z`).join('')) },
      { ink: 'body', d: `M-52 -58C-30 -78 24 -84 50 -62C62 -50 56 -8 46 24C36 56 14 84 -4 88C-26 80 -50 44 -56 4C-60 -24 -60 -46 -52 -58Z` },
      { ink: 'void', d: `M2 -78L10 -48L-2 -30L8 -6L-4 18L6 40L-4 88L-2 40L-12 20L-2 -6L-12 -30L0 -50L-4 -78Z` },
      { ink: 'void', d: eye(-28, -18, 17, 8) + `M14 -12Q30 -34 44 -20Q42 -4 30 -4Q20 -4 14 -12Z` },
      { ink: 'void', d: `M-36 26Q-26 50 -8 46Q-14 58 -24 54Q-36 46 -36 26ZM8 52Q22 32 38 44Q26 42 22 50Q16 60 8 52Z` },
      { ink: 'fire', d: circle(-28, -18, 6) + circle(30, -16, 4) },
      { ink: 'line', d: `M-48 -40Q-30 -54 -10 -44M16 -46Q34 -56 48 -42M-44 6Q-40 18 -30 22M42 2Q42 18 34 26M-6 8L-10 18` + arc(-28, -18, 24, 200, 330) },
      { ink: 'fire', d: `M34 -2q4 14 -2 22q-5 -8 2 -22zM30 26q3 10 -2 16q-4 -6 2 -16z` },
      { ink: 'bone', d: star(-6, -62, 12, 4, 4) + circle(-30, -58, 3) + circle(26, -64, 3) },
    ],
  },
  prince_of_gluttons: {
    hue: 352,
    glow: [0, 16],
    layers: [
      { ink: 'far', d: both((s) => `M${at([s * 40, 10])}C${at([s * 92, -6])} ${at([s * 98, 50])} ${at([s * 80, 84])}C${at([s * 70, 90])} ${at([s * 60, 84])} ${at([s * 50, 70])}Z`) },
      { ink: 'body', d: soft(half([[0, -50], [36, -54], [58, -30], [74, 6], [80, 46], [62, 82], [26, 92], [0, 92]])) },
      { ink: 'bone', d: shape([[-27, -50], [-34, -86], [-16, -68], [0, -94], [16, -68], [34, -86], [27, -50]]) },
      { ink: 'void', d: soft(half([[0, -4], [40, -6], [66, 22], [60, 58], [30, 78], [0, 80]])) },
      { ink: 'bone', d: Array.from({ length: 18 }, (_, i) => { const a = i * 20 + 10; const p = (r: number, b: number): Point => { const q = polar(0, 0, r, b); return [q[0] * 1.42, q[1] * 0.92 + 38]; }; return shape([p(40, a - 8), p(40, a + 8), p(i % 2 ? 24 : 29, a)]); }).join('') },
      { ink: 'body', d: `M-18 74C-22 50 -8 40 0 40C8 40 22 50 18 74C12 96 -12 96 -18 74Z` },
      { ink: 'line', d: `M0 46V84M-60 -8Q-40 -22 -20 -16M60 -8Q40 -22 20 -16M-70 50Q-74 66 -62 76M70 50Q74 66 62 76` },
      { ink: 'fire', d: both((s) => eye(s * 30, -28, 11, 4) + circle(s * 50, -12, 3.4)) + circle(0, -66, 4) },
    ],
  },
  gate_witch: {
    hue: 338,
    glow: [0, 0],
    layers: [
      { ink: 'far', d: [92, 78].map((r) => circle(0, 0, r)).join('') + Array.from({ length: 12 }, (_, i) => shape([polar(0, 0, 94, i * 30 - 4), polar(0, 0, 100, i * 30), polar(0, 0, 94, i * 30 + 4), polar(0, 0, 84, i * 30)])).join('') },
      { ink: 'line', d: circle(0, 0, 92) + circle(0, 0, 78) + ticks(0, 0, 80, 90, 24) + circle(0, 0, 68) },
      { ink: 'void', d: `M-46 78V-18A46 48 0 0 1 46 -18V78Z` },
      { ink: 'body', d: `M-60 84V-18A60 62 0 0 1 60 -18V84H44V-18A44 46 0 0 0 -44 -18V84Z` },
      { ink: 'line', d: [-150, -120, -90, -60, -30].map((a) => { const [p, q] = [polar(0, -18, 45, a), polar(0, -18, 60, a)]; return line([p, q]); }).join('') + both((s) => [8, 32, 56].map((y) => line([[s * 45, y], [s * 60, y]])).join('')) },
      { ink: 'body', d: `M0 -50C14 -50 20 -36 20 -24C20 -10 26 6 34 30C40 52 40 70 40 82H-40C-40 70 -40 52 -34 30C-26 6 -20 -10 -20 -24C-20 -36 -14 -50 0 -50Z` },
      { ink: 'void', d: `M0 -42C9 -42 13 -32 12 -22C11 -10 5 -2 0 0C-5 -2 -11 -10 -12 -22C-13 -32 -9 -42 0 -42Z` },
      { ink: 'body', d: both((s) => `M${at([s * 24, 12])}C${at([s * 50, -2])} ${at([s * 58, -26])} ${at([s * 64, -40])}L${at([s * 70, -36])}C${at([s * 66, -8])} ${at([s * 54, 16])} ${at([s * 30, 34])}Z`) },
      { ink: 'fire', d: both((s) => eye(s * 5.4, -24, 4, 1.6) + star(s * 68, -44, 11, 3, 4)) + circle(0, 36, 9) },
      { ink: 'line', d: spiral(0, 36, 11, 26, 1.6) + line([[0, 36], [0, 16]]) + line([[0, 36], [14, 42]]) },
    ],
  },
  hollow_crown: {
    hue: 8,
    glow: [0, 14],
    layers: [
      { ink: 'far', d: Array.from({ length: 9 }, (_, i) => circle(...polar(0, 10, 84, -90 + i * 40), 8)).join('') },
      { ink: 'line', d: circle(0, 10, 84) + Array.from({ length: 9 }, (_, i) => star(...polar(0, 10, 84, -90 + i * 40), 5, 2, 4)).join('') },
      { ink: 'body', d: shape([[-60, 6], [-74, -62], [-44, -30], [-34, -84], [-10, -38], [0, -96], [10, -38], [34, -84], [44, -30], [74, -62], [60, 6]]) },
      { ink: 'bone', d: [[-74, -64], [-34, -86], [0, -96], [34, -86], [74, -64]].map(([x = 0, y = 0]) => shape(polygon(x, y, 7, 4))).join('') },
      { ink: 'body', d: `M-62 4Q0 24 62 4L60 22Q0 44 -60 22Z` },
      { ink: 'line', d: [-44, -22, 0, 22, 44].map((x) => shape(polygon(x, 20 - Math.abs(x) * 0.12, 6, 4))).join('') + both((s) => line([[s * 52, -6], [s * 60, -36]]) + line([[s * 16, 0], [s * 30, -54]]) + line([[s * 6, 2], [s * 2, -66]])) },
      { ink: 'far', d: soft(half([[0, 36], [40, 32], [48, 50], [34, 76], [14, 98], [0, 100]])) },
      { ink: 'void', d: soft(half([[0, 40], [28, 36], [34, 52], [22, 74], [0, 86]])) },
      { ink: 'fire', d: both((s) => eye(s * 13, 54, 9, 3)) + blade([0, 64], [0, 82], 2.4, 0) },
    ],
  },
  magus_of_cloaks: {
    hue: 342,
    glow: [0, -34],
    layers: [
      { ink: 'fire', d: circle(0, -34, 52) },
      { ink: 'void', d: circle(6, -32, 49) },
      { ink: 'far', d: `M-96 128C-84 40 -60 -10 -34 -34L34 -34C60 -10 84 40 96 128Z` },
      { ink: 'body', d: `M-78 128C-70 44 -52 6 -30 -18L0 -10L30 -18C52 6 70 44 78 128Z` },
      { ink: 'line', d: both((s) => [0, 1, 2, 3].map((i) => `M${at([s * (26 + i * 3), -14 + i * 6])}Q${at([s * (44 + i * 7), 40])} ${at([s * (48 + i * 12), 96])}`).join('')) },
      { ink: 'body', d: `M-54 128C-50 60 -38 30 -22 12L0 22L22 12C38 30 50 60 54 128Z` },
      { ink: 'body', d: `M-28 128C-28 74 -20 52 -10 42L0 48L10 42C20 52 28 74 28 128Z` },
      { ink: 'body', d: `M0 -92C8 -74 30 -58 34 -28C36 -8 22 8 0 22C-22 8 -36 -8 -34 -28C-30 -58 -8 -74 0 -92Z` },
      { ink: 'void', d: `M0 -56C14 -50 22 -38 20 -24C18 -8 8 4 0 10C-8 4 -18 -8 -20 -24C-22 -38 -14 -50 0 -56Z` },
      { ink: 'fire', d: both((s) => eye(s * 8.6, -24, 6, 2.4)) + star(0, -66, 6, 2, 4) },
      { ink: 'line', d: [30, 56, 80].map((y) => line([[-6, y], [0, y + 5], [6, y]])).join('') + arc(0, -20, 26, 200, 340) },
    ],
  },
  umbra_titan: {
    hue: 16,
    glow: [0, -20],
    layers: [
      { ink: 'far', d: both((s) => shape([[s * 66, -58], [s * 92, -58], [s * 92, -48], [s * 88, -46], [s * 88, 128], [s * 70, 128], [s * 70, -46], [s * 66, -48]])) },
      { ink: 'line', d: both((s) => [74, 79, 84].map((x) => line([[s * x, -42], [s * x, 20]])).join('')) },
      { ink: 'body', d: shape(half([[0, -24], [28, -30], [62, -14], [80, 18], [84, 58], [76, 128], [0, 98]])) },
      { ink: 'body', d: both((s) => shape([[s * 30, -30], [s * 58, -44], [s * 84, -20], [s * 90, 14], [s * 66, 24], [s * 44, 4]])) },
      { ink: 'line', d: both((s) => line([[s * 40, -30], [s * 60, -16], [s * 82, -14]]) + line([[s * 58, -44], [s * 60, -16], [s * 66, 24]]) + line([[s * 10, 30], [s * 40, 22], [s * 60, 40]]) + line([[s * 8, 52], [s * 34, 48], [s * 52, 66]]) + line([[s * 6, 74], [s * 26, 72], [s * 40, 88]])) },
      { ink: 'body', d: shape(half([[0, -82], [16, -80], [26, -60], [24, -36], [14, -12], [0, -4]])) },
      { ink: 'far', d: both((s) => blade([s * 18, -66], [s * 38, -98], 5, s * 7)) },
      { ink: 'void', d: shape(half([[0, -24], [12, -26], [9, -12], [0, -8]])) },
      { ink: 'fire', d: both((s) => shape([[s * 4, -48], [s * 20, -56], [s * 17, -46]])) + shape([...RIFT.map(([x, y]): Point => [x - 2, y]), ...[...RIFT].reverse().map(([x, y]): Point => [x + 2, y + 2])]) },
      { ink: 'bone', d: [-7, 0, 7].map((x) => shape([[x - 3, -24], [x + 3, -24], [x, -15]])).join('') },
      { ink: 'line', d: segment(0, -60, 8, 10, 200, 340) + line([[0, -82], [0, -66]]) },
    ],
  },
};

function strange(id: string): Emblem {
  const d = dice(`nemesis ${id}`);
  const m = maskOf({ id: `nemesis ${id}` }, d);
  const layers: (Layer | null)[] = [
    { ink: "far", d: star(X, Y, 54, 38, 9 + d.int(8)) },
    { ink: "far", d: m.behind },
    { ink: "body", d: m.face },
    m.hollow ? { ink: "void", d: m.hollow } : null,
    { ink: "line", d: m.folds },
    m.front ? { ink: "body", d: m.front } : null,
    m.teeth ? { ink: "bone", d: m.teeth } : null,
    { ink: "fire", d: m.eyes },
  ];
  return {
    hue: (340 + d() * 38) % 360,
    glow: [0, 0],
    layers: layers.filter((l) => l !== null),
    transform: `scale(1.75) translate(${-X} ${-Y})`,
  };
}

export function emblemOf(id: string): Emblem {
  const motif = motifOf(id);
  return EMBLEMS[motif] ?? LIKENESSES[motif] ?? strange(id);
}
