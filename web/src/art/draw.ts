/** Path data: many strokes in one node, so that a rich engraving stays a small picture. */
import type { Dice } from "./seed";

export type Point = readonly [number, number];

const f = (n: number) => String(Math.round(n * 100) / 100);
export const at = ([x, y]: Point): string => `${f(x)} ${f(y)}`;

/** Degrees, 0 to the right, clockwise. */
export function polar(x: number, y: number, r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [x + Math.cos(a) * r, y + Math.sin(a) * r];
}

export function line(points: readonly Point[], closed = false): string {
  return points.length ? `M${points.map(at).join("L")}${closed ? "Z" : ""}` : "";
}

export const shape = (points: readonly Point[]): string => line(points, true);

export function polygon(x: number, y: number, r: number, n: number, turn = -90): Point[] {
  return Array.from({ length: n }, (_, i) => polar(x, y, r, turn + (i * 360) / n));
}

export function star(x: number, y: number, r: number, inner: number, n: number, turn = -90): string {
  return shape(Array.from({ length: n * 2 }, (_, i) => polar(x, y, i % 2 ? inner : r, turn + (i * 180) / n)));
}

/** The star polygon {n/step}, in one stroke per loop. */
export function weave(x: number, y: number, r: number, n: number, step: number, turn = -90): string {
  const p = polygon(x, y, r, n, turn);
  return p.map((from, i) => `M${at(from)}L${at(p[(i + step) % n] ?? from)}`).join("");
}

export function circle(x: number, y: number, r: number): string {
  return `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0Z`;
}

export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(polar(x, y, r, from))}A${f(r)} ${f(r)} 0 ${large} ${to > from ? 1 : 0} ${at(polar(x, y, r, to))}`;
}

/** A closed piece of a ring. */
export function segment(x: number, y: number, r0: number, r1: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${at(polar(x, y, r1, from))}A${f(r1)} ${f(r1)} 0 ${large} 1 ${at(polar(x, y, r1, to))}` +
    `L${at(polar(x, y, r0, to))}A${f(r0)} ${f(r0)} 0 ${large} 0 ${at(polar(x, y, r0, from))}Z`
  );
}

/** Strokes outward from a circle, like the marks of a dial. */
export function ticks(x: number, y: number, r0: number, r1: number, n: number, turn = -90): string {
  return Array.from({ length: n }, (_, i) => {
    const a = turn + (i * 360) / n;
    return `M${at(polar(x, y, r0, a))}L${at(polar(x, y, r1, a))}`;
  }).join("");
}

/** Rays of uneven length. */
export function rays(
  d: Dice,
  x: number,
  y: number,
  r0: number,
  r1: number,
  spread: number,
  n: number,
  turn = -90,
): string {
  return Array.from({ length: n }, (_, i) => {
    const a = turn + (i * 360) / n;
    return `M${at(polar(x, y, r0, a))}L${at(polar(x, y, r1 + d() * spread, a))}`;
  }).join("");
}

export function spiral(x: number, y: number, r0: number, r1: number, turns: number, start = 0): string {
  const steps = Math.ceil(turns * 20);
  return line(
    Array.from({ length: steps + 1 }, (_, i) =>
      polar(x, y, r0 + ((r1 - r0) * i) / steps, start + (turns * 360 * i) / steps),
    ),
  );
}

/** A flash of lightning from one point to another. */
export function crack(d: Dice, from: Point, to: Point, parts: number, wild: number): Point[] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const l = Math.hypot(dx, dy) || 1;
  return Array.from({ length: parts + 1 }, (_, i): Point => {
    const t = i / parts;
    const off = i === 0 || i === parts ? 0 : (i % 2 ? 1 : -1) * wild * (0.4 + d() * 0.6);
    return [from[0] + dx * t - (dy / l) * off, from[1] + dy * t + (dx / l) * off];
  });
}

/** A stroke that swells in the middle and is sharp at both ends, bent by `bow`. */
export function blade(from: Point, to: Point, width: number, bow: number): string {
  const mx = (from[0] + to[0]) / 2;
  const my = (from[1] + to[1]) / 2;
  const l = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = -(to[1] - from[1]) / l;
  const ny = (to[0] - from[0]) / l;
  const c = (k: number): Point => [mx + nx * k, my + ny * k];
  return `M${at(from)}Q${at(c(bow + width))} ${at(to)}Q${at(c(bow - width))} ${at(from)}Z`;
}

/** The mirror image about a vertical line, joined into one closed outline: give the right half from top to bottom. */
export function mirrored(x: number, half: readonly Point[]): Point[] {
  return [...half, ...[...half].reverse().map(([px, py]): Point => [2 * x - px, py])];
}

/** A closed curve through the middles of the edges: soft, with the points as handles. */
export function soft(points: readonly Point[]): string {
  const n = points.length;
  const get = (i: number): Point => points[((i % n) + n) % n] ?? [0, 0];
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let path = `M${at(mid(get(-1), get(0)))}`;
  for (let i = 0; i < n; i++) path += `Q${at(get(i))} ${at(mid(get(i), get(i + 1)))}`;
  return `${path}Z`;
}

export function heart(x: number, y: number, s: number): string {
  return (
    `M${at([x, y + s])}C${at([x - s * 1.5, y])} ${at([x - s, y - s * 1.1])} ${at([x, y - s * 0.35])}` +
    `C${at([x + s, y - s * 1.1])} ${at([x + s * 1.5, y])} ${at([x, y + s])}Z`
  );
}

export function drop(x: number, y: number, s: number): string {
  return `M${at([x, y - s])}C${at([x + s * 0.45, y - s * 0.3])} ${at([x + s * 0.85, y])} ${at([x + s * 0.8, y + s * 0.4])}A${f(s * 0.8)} ${f(s * 0.75)} 0 0 1 ${at([x - s * 0.8, y + s * 0.4])}C${at([x - s * 0.85, y])} ${at([x - s * 0.45, y - s * 0.3])} ${at([x, y - s])}Z`;
}

export function bolt(x: number, y: number, s: number): string {
  return shape([
    [x + s * 0.2, y - s],
    [x - s * 0.6, y + s * 0.15],
    [x - s * 0.05, y + s * 0.15],
    [x - s * 0.25, y + s],
    [x + s * 0.6, y - s * 0.25],
    [x + s * 0.05, y - s * 0.25],
  ]);
}

export function eye(x: number, y: number, w: number, h: number): string {
  return `M${at([x - w, y])}Q${at([x, y - h * 2])} ${at([x + w, y])}Q${at([x, y + h * 2])} ${at([x - w, y])}Z`;
}

/** A leaf (or a card's page) from its foot in a direction. */
export function leaf(x: number, y: number, length: number, degrees: number, width: number): string {
  const tip = polar(x, y, length, degrees);
  return blade([x, y], tip, width, 0);
}
