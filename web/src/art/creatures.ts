/** Masks of things that never were human. */
import { X, Y } from "./Scene";
import { type Point, arc, at, blade, circle, eye, line, polar, shape, soft } from "./draw";
import { type Mask, both, half, pair, slant } from "./maskparts";
import { type Dice } from "./seed";

export const CREATURES: Record<string, (d: Dice) => Mask> = {
  insect: (d) => ({
    behind: both(
      (s) =>
        `M${at([X + s * 8, Y - 28])}C${at([X + s * 12, Y - 50])} ${at([X + s * 34, Y - 38])} ${at([X + s * d.range(36, 52), Y - 50])}C${at([X + s * 34, Y - 34])} ${at([X + s * 14, Y - 44])} ${at([X + s * 11, Y - 27])}Z`,
    ),
    face: half([
      [0, -32],
      [26, -34],
      [38, -14],
      [26, 8],
      [14, 26],
      [0, 31],
    ]),
    hollow: both(
      (s) =>
        `M${at([X + s * 10, Y - 14])}Q${at([X + s * 24, Y - 36])} ${at([X + s * 34, Y - 10])}Q${at([X + s * 24, Y + 8])} ${at([X + s * 10, Y - 14])}Z`,
    ),
    eyes: both((s) =>
      Array.from({ length: 8 }, (_, i) =>
        circle(X + s * (16 + (i % 3) * 6), Y - 20 + Math.floor(i / 3) * 6.5 + (i % 3), 2.1),
      ).join(""),
    ),
    lights: pair(23, -13),
    front: both(
      (s) =>
        `M${at([X + s * 5, Y + 22])}C${at([X + s * 24, Y + 20])} ${at([X + s * 24, Y + 40])} ${at([X + s * d.range(2, 7), Y + 48])}C${at([X + s * 12, Y + 38])} ${at([X + s * 10, Y + 32])} ${at([X + s * 2, Y + 30])}Z`,
    ),
    folds:
      line([
        [X, Y - 30],
        [X, Y + 20],
      ]) +
      both(
        (s) =>
          line([
            [X + s * 3, Y - 26],
            [X + s * 8, Y - 10],
            [X + s * 4, Y + 8],
          ]) +
          line([
            [X + s * 24, Y + 6],
            [X + s * 10, Y + 12],
            [X + s * 4, Y + 22],
          ]),
      ),
  }),
  eyes: (d) => {
    const n = 6 + d.int(4);
    const spots: Point[] = [
      [X, Y - 4],
      ...Array.from({ length: n }, (_, i) => polar(X, Y - 2, 21 + (i % 2) * 4, -90 + (i * 360) / n)),
    ];
    return {
      behind: Array.from({ length: 18 }, (_, i) =>
        blade(polar(X, Y, 34, i * 20), polar(X, Y, d.range(46, 54), i * 20 + 6), 2, 1),
      ).join(""),
      face: soft(Array.from({ length: 13 }, (_, i) => polar(X, Y, d.range(37, 45), (i * 360) / 13))),
      hollow: spots.map(([x, y], i) => eye(x, y, i ? 7 : 13, i ? 3.2 : 6)).join(""),
      eyes: spots.map(([x, y], i) => circle(x + d.range(-1.5, 1.5), y, i ? 2.3 : 5)).join(""),
      lights: [[X, Y - 4]],
      folds: spots.map(([x, y], i) => arc(x, y - 1, i ? 8 : 14, 200, 340)).join(""),
      teeth: circle(X, Y - 4, 1.6),
    };
  },
  maw: (d) => {
    const n = 11 + d.int(6);
    const ring = (r: number, deep: number, m: number, turn: number) =>
      Array.from({ length: m }, (_, i) => {
        const a = turn + (i * 360) / m;
        return shape([
          polar(X, Y + 5, r, a - 150 / m),
          polar(X, Y + 5, r, a + 150 / m),
          polar(X, Y + 5, r - deep * d.range(0.75, 1.15), a),
        ]);
      }).join("");
    return {
      behind: Array.from({ length: 12 }, (_, i) =>
        blade(polar(X, Y, 32, i * 30 + 15), polar(X, Y, d.range(44, 52), i * 30 + d.range(5, 25)), 4, 2),
      ).join(""),
      face: soft(Array.from({ length: 14 }, (_, i) => polar(X, Y + 2, d.range(39, 44), (i * 360) / 14))),
      hollow: circle(X, Y + 5, 29),
      teeth: ring(29, 13, n, 0) + ring(16, 8, 8, 20),
      eyes: [-50, -25, 0, 25, 50]
        .map((a) => {
          const [x, y] = polar(X, Y + 4, 35, -90 + a);
          return circle(x, y, d.range(1.8, 3));
        })
        .join(""),
      lights: [[X, Y + 6]],
      folds: circle(X, Y + 5, 31.5) + circle(X, Y + 5, 8),
    };
  },
  crystal: (d) => {
    const w = d.range(24, 30);
    return {
      behind: Array.from({ length: 7 }, (_, i) => {
        const a = -90 + (i - 3) * d.range(19, 25);
        const long = d.range(42, 54);
        return shape([
          polar(X, Y, 20, a - 14),
          polar(X, Y, long - 7, a - 5),
          polar(X, Y, long, a),
          polar(X, Y, long - 9, a + 6),
          polar(X, Y, 20, a + 14),
        ]);
      }).join(""),
      face: half(
        [
          [0, -34],
          [16, -30],
          [w, -10],
          [w - 6, 14],
          [10, 36],
          [0, 47],
        ],
        false,
      ),
      hollow: both((s) =>
        shape([
          [X + s * 5, Y - 3],
          [X + s * 20, Y - 13],
          [X + s * 18, Y + 1],
          [X + s * 9, Y + 4],
        ]),
      ),
      eyes: both((s) =>
        shape([
          [X + s * 8, Y - 2],
          [X + s * 18, Y - 9],
          [X + s * 16, Y - 1],
        ]),
      ),
      lights: pair(13, -4),
      folds:
        both(
          (s) =>
            line([
              [X, Y - 34],
              [X + s * 8, Y - 16],
              [X, Y - 6],
            ]) +
            line([
              [X + s * 8, Y - 16],
              [X + s * w, Y - 10],
            ]) +
            line([
              [X + s * 16, Y - 30],
              [X + s * 8, Y - 16],
            ]) +
            line([
              [X, Y + 10],
              [X + s * 10, Y + 16],
              [X + s * (w - 6), Y + 14],
            ]) +
            line([
              [X + s * 10, Y + 16],
              [X, Y + 34],
              [X + s * 10, Y + 36],
            ]),
        ) +
        line([
          [X, Y - 6],
          [X, Y + 10],
        ]),
    };
  },
  serpent: (d) => ({
    behind: half([
      [0, -44],
      [30, -42],
      [47, -10],
      [34, 24],
      [12, 50],
      [0, 52],
    ]),
    face: half([
      [0, -28],
      [15, -30],
      [22, -10],
      [20, 8],
      [10, 24],
      [0, 27],
    ]),
    eyes: slant(12, -8, 6.5, 7, 3),
    hollow: `M${X - 11} ${Y + 12}Q${X} ${Y + 8} ${X + 11} ${Y + 12}Q${X + 7} ${Y + 38} ${X} ${Y + 38}Q${X - 7} ${Y + 38} ${X - 11} ${Y + 12}Z`,
    lights: pair(12, -8),
    teeth: both((s) => blade([X + s * 7, Y + 12], [X + s * 5, Y + d.range(27, 33)], 1.8, 0)),
    folds:
      [34, 40, 46].map((r) => arc(X, Y - 4, r, 205, 335)).join("") +
      both((s) =>
        [0, 1, 2, 3]
          .map((i) =>
            line([
              [X + s * (26 + i * 3 - i * i), Y - 16 + i * 12],
              [X + s * (38 - i * 5), Y - 12 + i * 13],
            ]),
          )
          .join(""),
      ) +
      `M${X} ${Y + 28}v14l-4 7M${X} ${Y + 42}l4 7`,
  }),
  spider: (d) => ({
    behind: both((s) =>
      [-52, -22, 10, 40]
        .map((a, i) => {
          const k = polar(X, Y, 40 + d.range(-3, 4), s > 0 ? a - 8 : 188 - a);
          const foot = polar(X, Y + 8, 62 + i * 2, s > 0 ? a + 14 : 166 - a);
          return blade([X, Y], k, 3.4, s * -3) + blade(k, foot, 2.2, s * -2);
        })
        .join(""),
    ),
    face: half([
      [0, -30],
      [18, -30],
      [27, -8],
      [22, 16],
      [10, 28],
      [0, 30],
    ]),
    hollow: circle(X - 8, Y - 4, 6) + circle(X + 8, Y - 4, 6),
    eyes: both(
      (s) =>
        circle(X + s * 8, Y - 4, 4.4) +
        circle(X + s * 18, Y - 9, 2.6) +
        circle(X + s * 13, Y - 17, 2) +
        circle(X + s * 5, Y - 19, 1.6),
    ),
    lights: pair(8, -5),
    front: both(
      (s) =>
        `M${at([X + s * 3, Y + 18])}Q${at([X + s * 17, Y + 18])} ${at([X + s * 14, Y + 32])}Q${at([X + s * 12, Y + 42])} ${at([X + s * d.range(2, 5), Y + 46])}Q${at([X + s * 8, Y + 30])} ${at([X + s * 3, Y + 28])}Z`,
    ),
    folds:
      both((s) =>
        line([
          [X + s * 3, Y + 6],
          [X + s * 14, Y + 12],
          [X + s * 20, Y + 6],
        ]),
      ) + arc(X, Y - 2, 24, 230, 310),
  }),
  squid: (d) => ({
    behind: both((s) =>
      [6, 15, 25, 36]
        .map(
          (x, i) =>
            `M${at([X + s * (x * 0.6), Y + 10])}C${at([X + s * (x + 10), Y + 22])} ${at([X + s * (x - 12), Y + 36])} ${at([X + s * (x + d.range(2, 12)), Y + 52 - i * 5])}C${at([X + s * (x - 4), Y + 34])} ${at([X + s * (x + 2), Y + 26])} ${at([X + s * (x * 0.4), Y + 14])}Z`,
        )
        .join(""),
    ),
    face: half([
      [0, -46],
      [20, -42],
      [33, -20],
      [27, 4],
      [17, 16],
      [0, 20],
    ]),
    hollow: both((s) => eye(X + s * 13, Y - 6, 8, 4.4)),
    eyes: both((s) => eye(X + s * 13, Y - 6, 2, 3.4)),
    lights: pair(13, -6),
    folds:
      both(
        (s) =>
          `M${at([X + s * 5, Y - 42])}Q${at([X + s * 12, Y - 28])} ${at([X + s * 6, Y - 18])}M${at([X + s * 14, Y - 38])}Q${at([X + s * 23, Y - 26])} ${at([X + s * 16, Y - 18])}`,
      ) +
      line([
        [X, Y - 44],
        [X, Y - 22],
      ]),
    teeth: circle(X, Y - 28, 2) + circle(X - 9, Y - 26, 1.3) + circle(X + 9, Y - 26, 1.3),
    front: shape([
      [X - 5, Y + 10],
      [X + 5, Y + 10],
      [X, Y + 24],
    ]),
  }),
};
