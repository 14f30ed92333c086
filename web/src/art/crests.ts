/**
 * Crests of the mages: a charge of light on a dark field, within 34 to each side of (0, 0).
 * A mage that is not in the table gets a crest made from the id.
 */
import {
  type Point,
  arc,
  blade,
  bolt,
  circle,
  drop,
  eye,
  heart,
  leaf,
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
  weave,
} from "./draw";
import { motifOf } from "./motifs";
import { dice } from "./seed";
import { SIGNS } from "./signs";

export interface Crest {
  hue: number;
  /** Faint, behind the charge. */
  field: string;
  /** The charge itself: filled. */
  charge: string;
  /** Cut into the charge: strokes of the dark. */
  cut?: string;
  /** Glowing details. */
  spark?: string;
  /** Bright strokes beside the charge. */
  line?: string;
}

const both = (make: (s: 1 | -1) => string) => make(1) + make(-1);
const half = (points: readonly Point[]) => mirrored(0, points);
const burst = ticks(0, 0, 34, 42, 24);

const CRESTS: Record<string, Crest> = {
  adelheim: {
    hue: 28,
    field: ticks(0, -6, 20, 40, 16),
    charge: `M-28 -4H28L24 6H14C12 14 12 18 18 24V31H-18V24C-12 18 -12 14 -14 6C-22 6 -28 2 -32 -4ZM-6 -34H22V-20H-6ZM-9 -30H-6V-24H-9Z`,
    cut: `M-16 27H16M-20 0H20`,
    line: line([
      [4, -20],
      [-2, -6],
    ]),
    spark: star(-20, -16, 6, 2, 4) + star(-12, -24, 4, 1.2, 4) + star(26, -14, 4, 1.2, 4),
  },
  brama: {
    hue: 150,
    field: arc(0, 0, 40, 190, 350) + arc(0, 0, 36, 200, 340),
    charge:
      `M-3 34C-3 20 -4 12 -14 4C-6 6 -4 8 -2 10C-3 0 -10 -8 -18 -12C-6 -10 -2 -4 0 4C2 -6 8 -10 18 -14C10 -6 4 0 3 10C6 6 10 4 16 2C6 12 4 20 4 34L12 38H-12Z` +
      circle(-20, -14, 9) +
      circle(0, -24, 11) +
      circle(20, -15, 9) +
      circle(-11, -20, 8) +
      circle(11, -21, 8),
    cut: arc(-20, -14, 5, 180, 300) + arc(0, -24, 6, 180, 300) + arc(20, -15, 5, 180, 300),
    spark: circle(-26, 6, 1.8) + circle(26, 4, 1.8) + circle(18, 10, 1.4),
  },
  jian: {
    hue: 300,
    field: burst,
    charge: `M0 -36C16 -36 22 -22 22 -10C22 6 12 14 5 16L7 24L4 36H-4L-7 24L-5 16C-12 14 -22 6 -22 -10C-22 -22 -16 -36 0 -36ZM0 -30C-12 -30 -16 -18 -16 -10C-16 2 -8 10 0 10C8 10 16 2 16 -10C16 -18 12 -30 0 -30Z`,
    line:
      line([
        [-8, -20],
        [4, -4],
      ]) +
      line([
        [-2, -24],
        [10, -8],
      ]),
    spark: star(0, -10, 7, 2, 4) + circle(0, -33, 1.6),
  },
  kadir: {
    hue: 206,
    field:
      line([
        [-40, 30],
        [40, 30],
      ]) +
      line([
        [-40, 36],
        [40, 36],
      ]),
    charge: `M-30 34V-6A30 30 0 0 1 30 -6V34H18V-4A18 19 0 0 0 -18 -4V34Z`,
    cut:
      [-150, -120, -90, -60, -30].map((a) => line([polar(0, -6, 18, a), polar(0, -6, 30, a)])).join("") +
      both(
        (s) =>
          line([
            [s * 18, 10],
            [s * 30, 10],
          ]) +
          line([
            [s * 18, 22],
            [s * 30, 22],
          ]),
      ),
    line:
      line([
        [-14, 34],
        [-10, 28],
        [-8, 22],
        [-5, 16],
      ]) +
      line([
        [14, 34],
        [10, 28],
        [8, 22],
        [5, 16],
      ]) +
      line([
        [-11, 28],
        [11, 28],
      ]) +
      line([
        [-8, 22],
        [8, 22],
      ]),
    spark: star(0, 0, 10, 3, 4) + circle(0, -30, 2.2),
  },
  lash: {
    hue: 178,
    field: [-26, -14, 14, 26]
      .map((y) =>
        line([
          [-42, y],
          [-18, y],
        ]),
      )
      .join(""),
    charge: `M34 -24C22 -26 14 -20 8 -10C-6 -16 -24 -14 -38 -2C-22 -6 -12 -4 -2 2C-14 10 -20 20 -20 34C-12 22 -2 14 8 10C10 18 16 26 26 28C20 20 18 10 20 2C24 -4 24 -12 26 -16Z`,
    cut:
      line([
        [-26, -6],
        [6, -2],
      ]) +
      line([
        [-14, 22],
        [8, 4],
      ]),
    spark: circle(24, -19, 1.8) + bolt(-20, -24, 8),
  },
  mist: {
    hue: 48,
    field: circle(0, -4, 22) + ticks(0, -4, 24, 36, 16),
    charge: `M0 -40L7 -28L5 10H-5L-7 -28ZM-18 10H18L15 17H-15ZM-4 17H4L5 32H-5Z` + circle(0, 35, 5),
    cut:
      line([
        [0, -34],
        [0, 8],
      ]) + `M-4 22H4M-4.4 27H4.4`,
    line: arc(0, -4, 28, 130, 230) + arc(0, -4, 28, -50, 50),
    spark: circle(-28, -4, 2.4) + circle(28, -4, 2.4),
  },
  phaedraxa: {
    hue: 268,
    field: ticks(0, 2, 16, 42, 32),
    charge: `M0 -38L38 28H-38ZM0 -24L-25 21H25Z`,
    line: eye(0, 6, 17, 5.6),
    spark: circle(0, 6, 5.2) + circle(0, -31, 2.4) + circle(-31, 24, 2.4) + circle(31, 24, 2.4),
  },
  xaxos: {
    hue: 222,
    field: circle(0, 2, 38),
    charge: [0, 1, 2]
      .map((i) => {
        const [x, y] = polar(0, 2, 14, -90 + i * 120);
        return circle(x, y, 19) + circle(x, y, 13.5);
      })
      .join(""),
    spark: star(0, 2, 6, 2.4, 6) + [0, 1, 2].map((i) => circle(...polar(0, 2, 33, -90 + i * 120), 2)).join(""),
    cut: [0, 1, 2].map((i) => arc(...polar(0, 2, 14, -90 + i * 120), 16, -60 + i * 120, -20 + i * 120)).join(""),
  },
  dezmodia: {
    hue: 286,
    field: weave(0, 0, 40, 7, 3),
    charge: [0, 1, 2].map((i) => blade(polar(0, 0, 38, i * 120 - 60), polar(0, 0, 5, i * 120 + 70), 11, -15)).join(""),
    line: [0, 1, 2].map((i) => spiral(0, 0, 8, 26, 0.5, i * 120 + 30)).join(""),
    spark: star(0, 0, 9, 3.4, 6) + [0, 1, 2].map((i) => circle(...polar(0, 0, 30, i * 120 + 10), 2)).join(""),
  },
  garu: {
    hue: 18,
    field: burst,
    charge: `M-28 -32H28V4C28 22 14 32 0 40C-14 32 -28 22 -28 4Z`,
    cut:
      `M-22 -26H22V4C22 18 12 26 0 33C-12 26 -22 18 -22 4Z` +
      line([
        [-22, 8],
        [-8, -14],
        [0, -2],
        [8, -18],
        [22, 8],
      ]),
    spark: circle(14, -19, 3) + circle(-25, -29, 1.6) + circle(25, -29, 1.6),
  },
  gex: {
    hue: 92,
    field: arc(0, 0, 40, 200, 340),
    charge: soft(
      half([
        [0, -22],
        [12, -24],
        [30, -40],
        [30, -10],
        [28, 14],
        [14, 34],
        [0, 36],
      ]),
    ),
    cut:
      both(
        (s) =>
          circle(s * 12.5, -6, 10) +
          line([
            [s * 8, 22],
            [s * 12, 26],
            [s * 16, 22],
          ]),
      ) +
      line([
        [-4, 14],
        [0, 18],
        [4, 14],
      ]) +
      line([
        [-4, 26],
        [0, 30],
        [4, 26],
      ]),
    spark:
      both((s) => circle(s * 12.5, -6, 5)) +
      shape([
        [-3.4, 4],
        [3.4, 4],
        [0, 11],
      ]),
  },
  mazahaedron: {
    hue: 128,
    field:
      arc(0, 30, 56, 215, 325) +
      line([
        [-42, 33],
        [42, 33],
      ]),
    charge: `M-34 32L-32 -14L-18 -16L-17 32ZM17 32L18 -16L32 -14L34 32ZM-38 -17L-36 -30L36 -32L38 -19ZM-8 32L-7 2L7 2L8 32Z`,
    cut:
      line([
        [-28, -6],
        [-24, 2],
        [-28, 10],
      ]) +
      line([
        [24, -4],
        [28, 6],
        [24, 14],
      ]) +
      line([
        [-10, -27],
        [10, -25],
      ]),
    spark: star(0, -8, 7, 2.4, 4) + circle(0, 14, 2),
  },
  mist_war_eternal: {
    hue: 12,
    field: circle(0, 0, 40) + circle(0, 0, 30),
    charge:
      [-90, 30, 150]
        .map((a) => shape([polar(0, 0, 40, a), polar(0, 0, 22, a - 14), polar(0, 0, 6, a), polar(0, 0, 22, a + 14)]))
        .join("") + [-30, 90, 210].map((a) => segment(0, 0, 24, 30, a - 34, a + 34)).join(""),
    cut: [-90, 30, 150].map((a) => line([polar(0, 0, 10, a), polar(0, 0, 34, a)])).join(""),
    spark: circle(0, 0, 4.4) + [-30, 90, 210].map((a) => drop(...polar(0, 0, 38, a), 4)).join(""),
  },
  quilius: {
    hue: 346,
    field: ticks(0, 0, 30, 42, 12),
    charge: both(
      (s) =>
        `M${s * -30} -36L${s * -22} -34L${s * 14} 14L${s * 8} 19L${s * -29} -28ZM${s * 19} 5L${s * 24} 9L${s * 6} 26L${s * 1} 22ZM${s * 15} 18L${s * 19} 15L${s * 32} 31L${s * 27} 35Z`,
    ),
    cut: both((s) =>
      line([
        [s * -26, -31],
        [s * 8, 12],
      ]),
    ),
    spark:
      circle(0, -22, 4) +
      shape([
        [-3, -16],
        [3, -16],
        [0, -8],
      ]),
  },
  ulgimor: {
    hue: 246,
    field: arc(0, 4, 40, 160, 380),
    charge: shape(
      half([
        [0, -12],
        [10, -18],
        [26, -40],
        [30, -10],
        [38, 2],
        [26, 8],
        [20, 20],
        [8, 36],
        [0, 38],
      ]),
    ),
    cut:
      both(
        (s) =>
          line([
            [s * 20, -24],
            [s * 22, -10],
          ]) +
          line([
            [s * 24, 4],
            [s * 14, 10],
            [s * 10, 22],
          ]),
      ) +
      line([
        [-5, 28],
        [0, 32],
        [5, 28],
      ]),
    spark:
      both((s) =>
        shape([
          [s * 5, 4],
          [s * 19, -5],
          [s * 16, 4],
        ]),
      ) +
      shape([
        [-3.6, 22],
        [3.6, 22],
        [0, 27],
      ]),
  },
  yan_magda: {
    hue: 40,
    field: circle(0, 6, 38) + ticks(0, 6, 32, 37, 36),
    charge:
      [-62, -32, 0, 32, 62].map((a) => leaf(0, 30, a === 0 ? 46 : 44 - Math.abs(a) * 0.1, a - 90, 11)).join("") +
      shape([
        [-14, -26],
        [-17, -40],
        [-7, -33],
        [0, -43],
        [7, -33],
        [17, -40],
        [14, -26],
      ]),
    cut:
      [-62, -32, 0, 32, 62].map((a) => line([polar(0, 30, 12, a - 90), polar(0, 30, 34, a - 90)])).join("") +
      line([
        [-12, -29],
        [12, -29],
      ]),
    spark: circle(0, 12, 3.6) + circle(-22, 6, 1.8) + circle(22, 6, 1.8),
  },
};

function strange(id: string): Crest {
  const d = dice(`mage ${id}`);
  const n = 3 + d.int(5);
  const forms = [
    () => star(0, 0, 37, d.range(12, 20), n),
    () =>
      polygon(0, 0, 20, n)
        .map(([x, y]) => circle(x, y, 13) + circle(x, y, 8))
        .join(""),
    () => Array.from({ length: n }, (_, i) => leaf(0, 0, 38, (i * 360) / n - 90, 11)).join(""),
    () => shape(polygon(0, 0, 36, n)) + shape(polygon(0, 0, 26, n).reverse()),
    () =>
      Array.from({ length: n }, (_, i) =>
        blade(polar(0, 0, 38, (i * 360) / n), polar(0, 0, 6, (i * 360) / n + 100), 9, -14),
      ).join(""),
  ] as const;
  const inner = [
    star(0, 0, 12, 4, n),
    eye(0, 0, 14, 5) + circle(0, 0, 4),
    heart(0, 0, 10),
    bolt(0, 0, 14),
    drop(0, 0, 11),
  ];
  return {
    hue: d() * 360,
    field: d.chance(0.5) ? burst : circle(0, 0, 40) + ticks(0, 0, 36, 40, 24),
    charge: forms[d.int(forms.length)]?.() ?? star(0, 0, 37, 16, n),
    cut: circle(0, 0, 17),
    spark: inner[d.int(inner.length)] ?? "",
  };
}

export function crestOf(id: string): Crest {
  const motif = motifOf(id);
  return CRESTS[motif] ?? SIGNS[motif] ?? strange(id);
}
