/** Masks with something of a human or a beast. */
import { X, Y } from "./Scene";
import { arc, at, blade, circle, eye, line, mirrored, polar, polygon, shape, soft } from "./draw";
import { type Mask, HORNS, anyHorns, both, fangs, half, horn, pair, slant, star4 } from "./maskparts";
import { type Dice } from "./seed";

export const HUMAN: Record<string, (d: Dice) => Mask> = {
  horned: (d) => {
    const brow = d.range(-3, 3);
    return {
      behind: anyHorns(d),
      face: half(
        [
          [0, -36],
          [22, -36],
          [31, -14],
          [24, 10],
          [d.range(14, 19), 32],
          [7, 46],
          [0, 47],
        ],
        d.chance(0.5),
      ),
      eyes: slant(13.5, -6, 9, d.range(4, 9), 4 + brow),
      lights: pair(13, -6),
      hollow: `M${X - 14} ${Y + 20}Q${X} ${Y + 15} ${X + 14} ${Y + 20}Q${X} ${Y + 38} ${X - 14} ${Y + 20}Z`,
      teeth: fangs(d, 19, 12, 3 + d.int(4), 9),
      folds:
        both(
          (s) =>
            line([
              [X + s * 4, Y - 20],
              [X + s * 22, Y - 15 + brow],
              [X + s * 26, Y - 10],
            ]) +
            line([
              [X + s * 3, Y - 28],
              [X + s * 16, Y - 24],
            ]) +
            line([
              [X + s * 21, Y + 6],
              [X + s * 17, Y + 16],
              [X + s * 19, Y + 24],
            ]),
        ) +
        line([
          [X - 3, Y + 8],
          [X, Y + 12],
          [X + 3, Y + 8],
        ]),
    };
  },
  skull: (d) => {
    const e = d.range(7.5, 10);
    return {
      behind: d.chance(0.6) ? anyHorns(d) : "",
      face: half([
        [0, -40],
        [24, -38],
        [34, -16],
        [27, 8],
        [17, 13],
        [16, 36],
        [8, 43],
        [0, 43],
      ]),
      hollow:
        both((s) => soft(polygon(X + s * 14, Y - 8, e * 1.35, 5, s > 0 ? -70 : -110))) +
        shape([
          [X, Y + 4],
          [X + 4.6, Y + 15],
          [X - 4.6, Y + 15],
        ]),
      eyes: both((s) => circle(X + s * 14, Y - 7, d.chance(0.5) ? 3.2 : 2.6)),
      lights: pair(14, -7),
      teeth: Array.from({ length: 6 }, (_, i) =>
        shape([
          [X - 13.5 + i * 4.5, Y + 22],
          [X - 9.8 + i * 4.5, Y + 22],
          [X - 10.4 + i * 4.5, Y + 32 + (i % 2) * d.range(0, 6)],
          [X - 13 + i * 4.5, Y + 32],
        ]),
      ).join(""),
      folds:
        line([
          [X + 6, Y - 38],
          [X + 2, Y - 30],
          [X + 9, Y - 25],
          [X + 5, Y - 19],
        ]) +
        both(
          (s) =>
            arc(X + s * 12, Y - 6, 17, s > 0 ? -40 : 150, s > 0 ? 30 : 220) +
            line([
              [X + s * 17, Y + 14],
              [X + s * 22, Y + 8],
            ]),
        ),
    };
  },
  beak: (d) => {
    const bend = d.range(-5, 5);
    return {
      behind: Array.from({ length: 9 }, (_, i) => {
        const a = -90 + (i - 4) * 17;
        return blade(polar(X, Y - 6, 24, a), polar(X, Y - 6, d.range(44, 54), a), 4, 0);
      }).join(""),
      face: half([
        [0, -34],
        [22, -34],
        [28, -12],
        [20, 8],
        [10, 16],
        [0, 18],
      ]),
      hollow: both((s) => circle(X + s * 14, Y - 11, 9)),
      eyes: both((s) => circle(X + s * 14, Y - 11, d.range(3.6, 5.4))),
      lights: pair(14, -11),
      front: `M${at([X - 12, Y])}Q${at([X - 10, Y + 26])} ${at([X + bend, Y + 50])}Q${at([X + 12, Y + 24])} ${at([X + 12, Y])}Q${at([X, Y - 12])} ${at([X - 12, Y])}Z`,
      folds:
        `M${at([X, Y - 3])}Q${at([X + 1, Y + 24])} ${at([X + bend, Y + 44])}M${at([X - 7, Y + 10])}l4 2M${at([X + 7, Y + 10])}l-4 2` +
        both((s) => arc(X + s * 14, Y - 11, 12, 180, 360)),
    };
  },
  veil: (d) => ({
    behind: half([
      [0, -49],
      [20, -44],
      [38, -16],
      [40, 26],
      [50, 52],
      [0, 54],
    ]),
    face: half([
      [0, -34],
      [16, -32],
      [24, -10],
      [22, 24],
      [12, 44],
      [0, 46],
    ]),
    hollow: half([
      [0, -27],
      [13, -25],
      [18, -8],
      [14, 12],
      [5, 22],
      [0, 22],
    ]),
    eyes: d.chance(0.5) ? slant(8.5, -8, 6, 4, -2) : both((s) => eye(X + s * 8, Y - 8, 5, 1.8)),
    lights: pair(8, -8),
    folds:
      both((s) =>
        [0, 1, 2, 3]
          .map(
            (i) =>
              `M${at([X + s * (10 + i * 6), Y - 42 + i * 8])}Q${at([X + s * (30 + i * 2), Y - 8])} ${at([X + s * (18 + i * 9), Y + 50])}`,
          )
          .join(""),
      ) +
      [6, 11, 16]
        .map((y) =>
          line([
            [X - 4, Y + y],
            [X + 4, Y + y],
          ]),
        )
        .join(""),
    teeth: d.chance(0.6)
      ? circle(X, Y - 30, 3)
      : shape([
          [X, Y - 38],
          [X + 3.4, Y - 32],
          [X, Y - 25],
          [X - 3.4, Y - 32],
        ]),
  }),
  goat: (d) => ({
    behind:
      (d.chance(0.5) ? HORNS.ram(d) : horn(12, -30, [d.range(40, 50), -40], 14, 12)) +
      both((s) => blade([X + s * 22, Y - 14], [X + s * 46, Y - 4], 5, s * 2)),
    face: half([
      [0, -36],
      [17, -36],
      [23, -16],
      [15, 10],
      [14, 34],
      [8, 46],
      [0, 47],
    ]),
    hollow:
      both((s) => eye(X + s * 13, Y - 13, 7, 4)) + both((s) => blade([X + s * 4, Y + 32], [X + s * 9, Y + 26], 1.6, 0)),
    eyes: both((s) =>
      shape([
        [X + s * 8, Y - 14.6],
        [X + s * 18, Y - 14.6],
        [X + s * 18, Y - 11],
        [X + s * 8, Y - 11],
      ]),
    ),
    lights: pair(13, -13),
    teeth: d.chance(0.5)
      ? star4(X, Y - 26, 6)
      : line([
          [X - 6, Y - 30],
          [X + 6, Y - 22],
        ]) +
        line([
          [X + 6, Y - 30],
          [X - 6, Y - 22],
        ]),
    folds: both(
      (s) =>
        line([
          [X + s * 5, Y - 8],
          [X + s * 7, Y + 12],
          [X + s * 5, Y + 24],
        ]) +
        line([
          [X + s * 16, Y],
          [X + s * 12, Y + 14],
        ]) +
        line([
          [X + s * 2, Y + 39],
          [X + s * 8, Y + 37],
        ]),
    ),
    front: shape([
      [X - 4, Y + 44],
      [X + 4, Y + 44],
      [X + d.range(-3, 3), Y + 54],
    ]),
  }),
  root: (d) => ({
    behind: both((s) =>
      Array.from({ length: 6 }, (_, i) => {
        const a = [-84, -62, -40, -16, 40, 66][i] ?? 0;
        const tip = polar(X, Y, d.range(46, 58), s > 0 ? a : 180 - a);
        return blade(polar(X, Y, 18, s > 0 ? a : 180 - a), tip, 4.2, d.range(-7, 7));
      }).join(""),
    ),
    face: soft(
      mirrored(X, [
        [X, Y - 37],
        [X + 17, Y - 34],
        [X + 22, Y - 18],
        [X + 29, Y - 4],
        [X + 20, Y + 12],
        [X + 21, Y + 30],
        [X + 8, Y + 44],
        [X, Y + 47],
      ]),
    ),
    hollow:
      slant(11, -8, 8, 9, -3) +
      shape([
        [X - 14, Y + 20],
        [X - 7, Y + 24],
        [X - 3, Y + 19],
        [X + 2, Y + 25],
        [X + 7, Y + 20],
        [X + 14, Y + 22],
        [X + 9, Y + 34],
        [X + 3, Y + 30],
        [X - 2, Y + 37],
        [X - 8, Y + 30],
      ]),
    eyes: both((s) => circle(X + s * 11, Y - 7, 3.3)),
    lights: pair(11, -7),
    folds: both(
      (s) =>
        [0, 1, 2]
          .map(
            (i) =>
              `M${at([X + s * (4 + i * 5), Y - 32 + i * 4])}Q${at([X + s * (d.range(2, 8) + i * 4), Y - 20])} ${at([X + s * (3 + i * 7), Y - 14 + i])}`,
          )
          .join("") +
        `M${at([X + s * 22, Y])}Q${at([X + s * 14, Y + 12])} ${at([X + s * 17, Y + 34])}M${at([X + s * 5, Y + 2])}Q${at([X + s * 9, Y + 8])} ${at([X + s * 4, Y + 13])}`,
    ),
  }),
  cyclops: (d) => ({
    behind:
      HORNS[d.pick(["bull", "crown", "spear"])](d) +
      both((s) =>
        shape([
          [X + s * 22, Y - 30],
          [X + s * 44, Y - 6],
          [X + s * 38, Y + 30],
          [X + s * 20, Y + 34],
        ]),
      ),
    face: half([
      [0, -38],
      [24, -36],
      [33, -14],
      [32, 14],
      [24, 36],
      [10, 46],
      [0, 46],
    ]),
    hollow: eye(X, Y - 7, 20, 8.5) + `M${X - 17} ${Y + 24}h34l-4 10h-26z`,
    eyes: circle(X, Y - 7, d.range(6, 8)),
    lights: [[X, Y - 7]],
    teeth: fangs(d, 24, 16, 5, 8) + fangs(d, 34, 13, 4, 7, true),
    folds:
      `M${X - 28} ${Y - 18}Q${X} ${Y - 34} ${X + 28} ${Y - 18}M${X - 22} ${Y - 24}Q${X} ${Y - 38} ${X + 22} ${Y - 24}` +
      both((s) =>
        line([
          [X + s * 30, Y + 6],
          [X + s * 18, Y + 14],
          [X + s * 6, Y + 12],
        ]),
      ) +
      line([
        [X, Y - 17],
        [X, Y - 27],
      ]),
  }),
};
