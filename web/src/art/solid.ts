/** Solids with flat faces under one light: what makes the gems look cut. */
import { type Point, shape } from "./draw";
import { hsl } from "./palette";
import type { Dice } from "./seed";

export type Corner = readonly [number, number, number];
export type Polygon = readonly Corner[];

const minus = (a: Corner, b: Corner): Corner => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Corner, b: Corner) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Corner, b: Corner): Corner => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Corner): Corner => {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};

/** Above left, a little in front. */
const LIGHT = unit([-0.55, -0.75, 0.6]);

export function turned(faces: readonly Polygon[], rx: number, ry: number, rz: number): Polygon[] {
  const [a, b, c] = [rx, ry, rz].map((deg) => (deg * Math.PI) / 180) as [number, number, number];
  return faces.map((face) =>
    face.map(([x0, y0, z0]): Corner => {
      const y1 = y0 * Math.cos(a) - z0 * Math.sin(a);
      const z1 = y0 * Math.sin(a) + z0 * Math.cos(a);
      const x2 = x0 * Math.cos(b) + z1 * Math.sin(b);
      const z2 = -x0 * Math.sin(b) + z1 * Math.cos(b);
      return [x2 * Math.cos(c) - y1 * Math.sin(c), x2 * Math.sin(c) + y1 * Math.cos(c), z2];
    }),
  );
}

export interface Facet {
  path: string;
  fill: string;
  lit: number;
}

export interface Finish {
  hue: number;
  saturation: number;
  /** How bright a face in full light is, and one in none. */
  high: number;
  low: number;
  /** How far hues stray from face to face. */
  play: number;
}

/** The visible faces of a convex solid around the origin, lit, scaled and moved. A surface that is not solid is seen whole. */
export function facets(
  faces: readonly Polygon[],
  x: number,
  y: number,
  size: number,
  finish: Finish,
  d: Dice,
  solid = true,
): Facet[] {
  const all = faces.flat();
  const n = all.length || 1;
  const middle = all.reduce<Corner>((m, p) => [m[0] + p[0] / n, m[1] + p[1] / n, m[2] + p[2] / n], [0, 0, 0]);
  const seen: (Facet & { z: number })[] = [];
  for (const face of faces) {
    const [a, b, c] = face;
    if (!a || !b || !c) continue;
    let normal = unit(cross(minus(b, a), minus(c, a)));
    if (solid ? dot(normal, minus(a, middle)) < 0 : normal[2] < 0) normal = [-normal[0], -normal[1], -normal[2]];
    const glint = d();
    if (normal[2] <= 0.02) continue;
    const diffuse = Math.max(0, dot(normal, LIGHT));
    const lit = Math.min(1, 0.12 + diffuse * 0.62 + Math.pow(diffuse, 9) * 0.5 + (glint - 0.5) * 0.3);
    const z = face.reduce((sum, p) => sum + p[2], 0) / face.length;
    seen.push({
      z,
      lit,
      path: shape(face.map(([px, py]): Point => [x + px * size, y + py * size])),
      fill: hsl(
        finish.hue + (d() - 0.5) * finish.play + (1 - lit) * 6 - 3,
        finish.saturation - lit * 6,
        finish.low + Math.max(0, lit) * (finish.high - finish.low),
      ),
    });
  }
  return seen.sort((p, q) => p.z - q.z);
}

/** Rings of corners joined by faces; the last ring or point closes the solid on the far side. */
export function lathe(rings: readonly (readonly Corner[])[]): Polygon[] {
  const faces: Polygon[] = [];
  rings.slice(1).forEach((ring, k) => {
    const before = rings[k] ?? [];
    const n = Math.max(ring.length, before.length);
    for (let i = 0; i < n; i++) {
      const pick = (r: readonly Corner[], j: number): Corner => r[j % r.length] ?? [0, 0, 0];
      if (ring.length === 1) faces.push([pick(before, i), pick(before, i + 1), pick(ring, 0)]);
      else if (before.length === 1) faces.push([pick(before, 0), pick(ring, i), pick(ring, i + 1)]);
      else faces.push([pick(before, i), pick(before, i + 1), pick(ring, i + 1), pick(ring, i)]);
    }
  });
  const first = rings[0] ?? [];
  if (first.length > 2) faces.push(first);
  return faces;
}

/** The convex hull of a handful of points, as triangles. */
export function hull(points: readonly Corner[]): Polygon[] {
  const faces: Polygon[] = [];
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++)
      for (let k = j + 1; k < points.length; k++) {
        const [a, b, c] = [points[i], points[j], points[k]];
        if (!a || !b || !c) continue;
        const normal = cross(minus(b, a), minus(c, a));
        let above = 0;
        let below = 0;
        for (const p of points) {
          const side = dot(normal, minus(p, a));
          if (side > 1e-9) above++;
          if (side < -1e-9) below++;
        }
        if (!above || !below) faces.push([a, b, c]);
      }
  return faces;
}

/** Points spread evenly over a ball, then shaken. */
export function ball(d: Dice, n: number, shake: number): Corner[] {
  return Array.from({ length: n }, (_, i): Corner => {
    const z = 1 - (2 * (i + 0.5)) / n;
    const a = i * 2.39996 + d() * shake;
    const r = Math.sqrt(1 - z * z) * (1 + (d() - 0.5) * shake);
    return [Math.cos(a) * r, Math.sin(a) * r, z * (1 + (d() - 0.5) * shake)];
  });
}
