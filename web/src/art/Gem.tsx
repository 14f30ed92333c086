/** Gems: cut stones, lit from above left, glowing inside. */
import { X, Y, Scene, sceneId } from "./Scene";
import { type Point, blade, circle, line, polar, shape, soft } from "./draw";
import { tones } from "./palette";
import { type Dice, dice } from "./seed";
import { type Corner, type Polygon, type Facet, type Finish, ball, facets, hull, lathe, turned } from "./solid";
import { type ArtProps, byWord, hinted } from "./types";

const CUTS = ["brilliant", "step", "marquise", "pear", "prism", "cluster", "nugget", "geode", "orb", "shard"] as const;
type Cut = (typeof CUTS)[number] | "disc" | "ingot";

/** What a name says about the stone. Other names leave the cut to the seed. */
const NAMED: readonly (readonly [string, Cut])[] = [
  ["geode", "geode"],
  ["pearl", "orb"],
  ["opal", "orb"],
  ["moonstone", "orb"],
  ["jade", "disc"],
  ["ingot", "ingot"],
  ["cluster", "cluster"],
  ["quartz", "cluster"],
  ["diamond", "brilliant"],
  ["sapphire", "marquise"],
  ["ruby", "step"],
  ["emerald", "step"],
  ["jewel", "pear"],
  ["worldheart", "pear"],
  ["paragon", "prism"],
  ["crystal", "prism"],
  ["amber", "nugget"],
  ["ore", "nugget"],
  ["slag", "nugget"],
  ["magmite", "nugget"],
  ["glass", "shard"],
  ["shard", "shard"],
];

/** Stones that are pale, dark or many-hued within the violet family: saturation, dark and bright ends, play of hues. */
const FINISHES: readonly (readonly [string, readonly [number, number, number, number]])[] = [
  ["diamond", [46, 34, 97, 34]],
  ["pearl", [30, 44, 96, 40]],
  ["moonstone", [34, 40, 94, 50]],
  ["quartz", [40, 30, 92, 20]],
  ["opal", [84, 30, 86, 110]],
  ["coal", [24, 9, 58, 16]],
  ["oblivion", [58, 8, 62, 20]],
  ["glass", [48, 8, 74, 16]],
  ["slag", [60, 10, 66, 50]],
  ["dread", [60, 12, 74, 20]],
];

export function Gem(props: ArtProps) {
  const { card } = props;
  const d = dice(`gem ${card.id}`);
  const t = tones("gem", card.id);
  const cut = hinted(card, Object.keys(CUTTERS) as Cut[], NAMED) ?? d.pick(CUTS);
  const [saturation, low, high, play] = byWord(card.id, FINISHES) ?? ([84, 19, 86, 26] as const);
  const finish: Finish = { hue: t.hue, saturation, low, high, play };
  const halo = sceneId(card, "halo");
  const core = sceneId(card, "core");
  const stone = CUTTERS[cut](d, finish);
  const spot = stone.spark;
  return (
    <Scene
      {...props}
      tones={t}
      light={0.45}
      backdrop={d.pick(["rays", "rings", "dust"])}
      defs={
        <>
          <radialGradient id={halo}>
            <stop offset="0" stopColor={t.light} stopOpacity=".75" />
            <stop offset=".5" stopColor={t.mid} stopOpacity=".25" />
            <stop offset="1" stopColor={t.mid} stopOpacity="0" />
          </radialGradient>
          <radialGradient id={core} cx="42%" cy="38%" r="60%">
            <stop offset="0" stopColor="#fff" stopOpacity=".5" />
            <stop offset=".45" stopColor={t.bright} stopOpacity=".16" />
            <stop offset="1" stopColor={t.dark} stopOpacity=".3" />
          </radialGradient>
        </>
      }
    >
      <circle cx={X} cy={Y} r="50" fill={`url(#${halo})`} />
      <ellipse cx={X} cy={Y + 43} rx="34" ry="5" fill={t.bright} opacity=".1" />
      {stone.under && <path d={stone.under} fill={t.dark} stroke={t.mid} strokeWidth="1" />}
      <g stroke={t.spark} strokeOpacity=".34" strokeWidth=".5" strokeLinejoin="round">
        {stone.facets.map((f, i) => (
          <path key={i} d={f.path} fill={f.fill} />
        ))}
      </g>
      {stone.outline && (
        <path d={stone.outline} fill={`url(#${core})`} stroke={t.bright} strokeWidth="1" strokeOpacity=".8" />
      )}
      {stone.lines && (
        <path d={stone.lines} fill="none" stroke={t.spark} strokeWidth=".7" strokeOpacity=".7" strokeLinecap="round" />
      )}
      <Spark x={spot[0]} y={spot[1]} size={d.range(6, 9)} />
      <Spark x={X + d.range(12, 26)} y={Y + d.range(8, 24)} size={d.range(2, 3.4)} />
    </Scene>
  );
}

function Spark({ x, y, size }: { x: number; y: number; size: number }) {
  const thin = size * 0.14;
  return (
    <path
      d={
        blade([x - size, y], [x + size, y], thin, 0) +
        blade([x, y - size], [x, y + size], thin, 0) +
        circle(x, y, thin * 1.6)
      }
      fill="#fff"
      opacity=".92"
    />
  );
}

interface Stone {
  facets: Facet[];
  /** The silhouette, washed over with inner light. */
  outline?: string;
  under?: string;
  lines?: string;
  spark: Point;
}

const ring = (n: number, r: number, z: number, turn: number, form: (a: number) => Point): Corner[] =>
  Array.from({ length: n }, (_, i): Corner => {
    const [fx, fy] = form(((turn + i) / n) * Math.PI * 2);
    return [fx * r, fy * r, z];
  });

/** A stone with a flat table, seen from above: outlines differ, the art of cutting does not. */
function tabled(form: (a: number) => Point, n: number, size: number, tilt: readonly [number, number, number]) {
  return (d: Dice, finish: Finish): Stone => {
    const t = 0.5;
    const table = ring(n, 0.52, 0.62, t, form);
    const crown = ring(n, 0.82, 0.38, t + 0.5, form);
    const girdle = ring(n, 1, 0.05, t, form);
    const keel = ring(n, 0.5, -0.45, t, form);
    const cut: Polygon[] = [table];
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      const h = (i + n - 1) % n;
      const [ti, tj, ci, ch, gi, gj] = [table[i], table[j], crown[i], crown[h], girdle[i], girdle[j]];
      if (!ti || !tj || !ci || !ch || !gi || !gj) continue;
      cut.push([ti, tj, ci], [ti, ci, gi, ch], [gi, gj, ci]);
    }
    cut.push(...lathe([girdle, keel]).slice(0, n));
    const [a, b, c] = tilt;
    const faces = turned(cut, a + d.range(-5, 5), b + d.range(-6, 6), c + d.range(-6, 6));
    return { facets: facets(faces, X, Y, size, finish, d), spark: [X - size * 0.36, Y - size * 0.38] };
  };
}

function prism(
  d: Dice,
  finish: Finish,
  foot: Point,
  length: number,
  width: number,
  lean: number,
  point: number,
): Facet[] {
  const n = point > 0 ? 6 : 5;
  const turn = d();
  const body = (z: number, r: number) =>
    ring(n, r, z, turn, (a) => [Math.cos(a), Math.sin(a)]).map(([x, y, h]): Corner => [x, -h, y]);
  const w = width / length;
  const tip: Corner[] = [[w * d.range(-0.4, 0.4), -1, w * d.range(-0.2, 0.4)]];
  const low: Corner[] = point > 0 ? [[0, 0.16, 0]] : [[0, 0, 0]];
  const faces = lathe([low, body(point, w * 0.94), body(1 - w * 1.5, w), tip]);
  return facets(turned(faces, d.range(8, 22), d.range(-20, 20), lean), foot[0], foot[1], length, finish, d);
}

function shards(d: Dice, finish: Finish): Facet[] {
  const many = 1 + d.int(3);
  const list: Facet[] = [];
  for (let i = 0; i < many; i++) {
    const main = i === many - 1;
    const points = ball(d, 10, 0.6).map(([x, y, z]): Corner => [x * 0.46, y * 0.46, z * 1.12]);
    const side = main ? 0 : i % 2 ? 1 : -1;
    const lean = main ? d.range(-24, 24) : side * d.range(28, 44);
    list.push(
      ...facets(
        turned(hull(points), 90, d() * 20 - 10, lean),
        X + side * 19,
        Y + (main ? -1 : 14),
        main ? 45 : 30,
        finish,
        d,
      ),
    );
  }
  return list;
}

const around = (a: number): Point => [Math.cos(a), Math.sin(a)];
const CUTTERS: Record<Cut, (d: Dice, finish: Finish) => Stone> = {
  brilliant: (d, finish) => tabled(around, d.chance(0.5) ? 8 : 7, 39, [28, 0, 0])(d, finish),
  marquise: tabled(
    (a) => [Math.cos(a) * 1.25, Math.sign(Math.sin(a)) * Math.pow(Math.abs(Math.sin(a)), 1.45) * 0.74],
    10,
    39,
    [14, -8, -32],
  ),
  pear: tabled(
    (a) => [Math.cos(a) * (0.82 + 0.24 * Math.sin(a)), Math.sin(a) * (Math.sin(a) < 0 ? 1.22 : 0.86)],
    9,
    37,
    [12, 12, 8],
  ),
  step(d, finish) {
    const form = (a: number): Point => {
      const k = Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
      return [(Math.cos(a) / k) * 0.86, (Math.sin(a) / k) * 1.06];
    };
    const corners = (r: number, z: number): Corner[] =>
      [22, 68, 112, 158, 202, 248, 292, 338].map((deg): Corner => {
        const [x, y] = form((deg * Math.PI) / 180);
        return [x * r * 0.94, y * r * 0.94, z];
      });
    const faces = lathe([
      corners(0.5, 0.5),
      corners(0.68, 0.42),
      corners(0.86, 0.24),
      corners(1, -0.05),
      corners(0.6, -0.5),
    ]);
    return { facets: facets(turned(faces, 16, -14, d.range(16, 40)), X, Y, 38, finish, d), spark: [X - 12, Y - 16] };
  },
  prism(d, finish) {
    const lean = d.range(14, 30) * (d.chance(0.5) ? 1 : -1);
    const foot = polar(X, Y, 42, 90 + lean);
    return { facets: prism(d, finish, foot, 92, 19, lean, 0.17), spark: [X - 6, Y - 16] };
  },
  cluster(d, finish) {
    const leans = [-52, 48, -29, 26, d.range(-5, 5)];
    const list = leans.flatMap((lean, i) =>
      prism(
        d,
        finish,
        [X + lean * 0.16, Y + 36],
        (i === 4 ? 78 : i > 1 ? 60 : 42) * d.range(0.9, 1.06),
        i === 4 ? 12 : 9,
        lean,
        0,
      ),
    );
    return {
      facets: list,
      spark: [X - 4, Y - 20],
      under: soft([
        [X - 30, Y + 40],
        [X - 18, Y + 26],
        [X + 4, Y + 30],
        [X + 24, Y + 26],
        [X + 32, Y + 40],
        [X, Y + 47],
      ]),
    };
  },
  nugget(d, finish) {
    const wide = d.range(1, 1.22);
    const points = ball(d, 15, 0.42).map(([x, y, z]): Corner => [x * wide, y * 0.9, z]);
    return {
      facets: facets(turned(hull(points), d() * 60, d() * 60, 0), X, Y, 37, { ...finish, play: finish.play + 16 }, d),
      spark: [X - 14, Y - 15],
    };
  },
  shard: (d, finish) => ({ facets: shards(d, finish), spark: [X - 7, Y - 14] }),
  geode(d, finish) {
    const n = 13;
    const rim = (r: number, rough: number) =>
      Array.from({ length: n }, (_, i) => polar(X, Y, r + d.range(-rough, rough), (i * 360) / n));
    const shell = rim(41, 3.4);
    const gap = rim(31, 2);
    const list: Facet[] = [];
    for (let i = 0; i < n; i++) {
      const [p, q, a, b] = [shell[i], shell[(i + 1) % n], gap[i], gap[(i + 1) % n]];
      if (!p || !q || !a || !b) continue;
      const tip = polar(X, Y, d.range(8, 21), (i * 360) / n + d.range(-4, 26));
      const m: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const lit = 0.5 + 0.5 * Math.cos((((i + 0.5) * 360) / n - 45) * (Math.PI / 180));
      const tone = (l: number) =>
        `hsl(${finish.hue + d.range(-12, 12)} ${finish.saturation}% ${finish.low + l * (finish.high - finish.low)}%)`;
      list.push({ path: shape([p, q, b, a]), fill: `hsl(${finish.hue} 24% ${10 + (1 - lit) * 20}%)`, lit });
      list.push(
        { path: shape([a, m, tip]), fill: tone(0.2 + lit * 0.6), lit },
        { path: shape([m, b, tip]), fill: tone(lit * 0.5), lit },
      );
    }
    return {
      facets: list,
      under: shape(gap),
      lines: line([polar(X, Y, 4, 20), polar(X, Y, 1, 200)]),
      spark: [X + 8, Y + 10],
    };
  },
  orb(d, finish) {
    const lines = Array.from(
      { length: 4 },
      (_, i) => `M${X - 30 + i * 5} ${Y + 14 - i * 9}q${22} ${d.range(-22, 4)} ${50 - i * 5} ${d.range(-14, 4)}`,
    ).join("");
    const list: Facet[] = [];
    for (let i = 0; i < 7; i++) {
      const r = 37 - i * 4.8;
      list.push({
        path: circle(X - i * 1.7, Y - i * 2, r),
        fill: `hsl(${finish.hue - finish.play / 2 + (i / 6) * finish.play} ${finish.saturation}% ${finish.low * 0.7 + (i / 6) ** 1.3 * (finish.high - finish.low * 0.7)}%)`,
        lit: i / 6,
      });
    }
    return { facets: list, outline: circle(X, Y, 37), lines, spark: [X - 15, Y - 17] };
  },
  disc(d, finish) {
    const n = 12;
    const at = (r: number, i: number, z: number): Corner => {
      const a = (i * 2 * Math.PI) / n;
      return [Math.cos(a) * r, Math.sin(a) * r, z];
    };
    const band = (r0: number, z0: number, r1: number, z1: number, shift: number) =>
      Array.from(
        { length: n },
        (_, i): Polygon => [
          at(r0, i + shift, z0),
          at(r0, i + 1 + shift, z0),
          at(r1, i + 1 + shift, z1),
          at(r1, i + shift, z1),
        ],
      );
    const faces = [
      ...band(0.36, 0, 0.48, 0.22, 0),
      ...band(0.48, 0.22, 0.76, 0.22, 0),
      ...band(0.76, 0.22, 1, -0.02, 0),
    ];
    return {
      facets: facets(turned(faces, 20, -14, d.range(-8, 8)), X, Y, 40, finish, d, false),
      spark: [X - 21, Y - 20],
    };
  },
  ingot(d, finish) {
    const box = (w: number, h: number, z: number): Corner[] => [
      [-w, -h, z],
      [w, -h, z],
      [w, h, z],
      [-w, h, z],
    ];
    const bar = lathe([box(0.72, 0.22, 0.34), box(0.8, 0.3, 0.28), box(1, 0.46, -0.34)]);
    const place = (x: number, y: number, size: number, rz: number) =>
      facets(turned(bar, 38, d.range(-14, 14), rz), x, y, size, finish, d);
    return {
      facets: [
        ...place(X - 13, Y + 17, 33, 6),
        ...place(X + 15, Y + 11, 33, -18),
        ...place(X, Y - 11, 37, d.range(-14, 14)),
      ],
      spark: [X - 18, Y - 21],
    };
  },
};
