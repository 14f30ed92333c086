/** Acolytes: hooded figures, each with its own sign in place of a face. */
import { Scene, X, Y, sceneId } from "./Scene";
import { type Point, arc, circle, eye, heart, line, mirrored, polar, shape, soft, spiral, star, ticks } from "./draw";
import { hsl, tones } from "./palette";
import { dice } from "./seed";
import type { ArtProps } from "./types";

type Sign = (x: number, y: number) => string;
const SIGNS: readonly [Sign, ...Sign[]] = [
  (x, y) => star(x, y, 12, 5, 5),
  (x, y) => spiral(x, y, 1, 12, 2.4),
  (x, y) => eye(x, y, 12, 4.5) + circle(x, y, 3),
  (x, y) =>
    circle(x, y, 11) +
    line([
      [x, y - 11],
      [x, y + 11],
    ]) +
    line([
      [x - 11, y],
      [x + 11, y],
    ]),
  (x, y) =>
    shape([
      [x, y + 12],
      [x + 11, y - 8],
      [x - 11, y - 8],
    ]) + circle(x, y - 2, 3),
  (x, y) => arc(x, y, 11, 40, 320) + arc(x + 5, y, 8, 60, 300),
  (x, y) =>
    heart(x, y, 9) +
    line([
      [x - 4, y - 2],
      [x + 1, y + 2],
      [x - 2, y + 6],
    ]),
  (x, y) =>
    line([
      [x, y - 13],
      [x, y + 13],
    ]) +
    line([
      [x - 9, y - 9],
      [x, y],
      [x + 9, y - 9],
    ]) +
    line([
      [x - 9, y + 9],
      [x, y],
      [x + 9, y + 9],
    ]),
  (x, y) => ticks(x, y, 5, 12, 9) + circle(x, y, 4),
  (x, y) =>
    shape([
      [x - 9, y - 9],
      [x + 9, y - 9],
      [x + 9, y + 9],
      [x - 9, y + 9],
    ]) +
    shape([
      [x, y - 12],
      [x + 12, y],
      [x, y + 12],
      [x - 12, y],
    ]),
];

const HATS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [0, -48],
    [14, -42],
    [26, -16],
  ],
  [
    [0, -38],
    [22, -38],
    [27, -14],
  ],
  [
    [3, -52],
    [10, -36],
    [22, -14],
  ],
  [
    [0, -44],
    [20, -50],
    [25, -16],
  ],
];

export function Acolyte(props: ArtProps) {
  const { card } = props;
  const d = dice(`acolyte ${card.id}`);
  const t = tones("acolyte", card.id);
  const [robe, glow] = [sceneId(card, "robe"), sceneId(card, "glow")];
  const hat = d.pick(HATS);
  const hood = mirrored(
    X,
    [...hat, [30, 12], [46, 36], [54, 56]].map(([x, y]): Point => [X + (x ?? 0), Y + (y ?? 0)]),
  );
  const sign = d.pick(SIGNS);
  const crown = d.int(4);
  return (
    <Scene
      {...props}
      tones={t}
      light={0.5}
      backdrop="rings"
      defs={
        <>
          <linearGradient id={robe} x1="0" y1="0" x2=".8" y2="1">
            <stop offset="0" stopColor={hsl(t.hue, 50, 38)} />
            <stop offset="1" stopColor={hsl(t.hue, 46, 8)} />
          </linearGradient>
          <radialGradient id={glow}>
            <stop offset="0" stopColor={hsl(t.hue + 28, 100, 76)} stopOpacity=".8" />
            <stop offset="1" stopColor={t.mid} stopOpacity="0" />
          </radialGradient>
        </>
      }
    >
      <g strokeLinejoin="round" strokeLinecap="round">
        {crown === 0 && (
          <path
            d={arc(X, Y - 10, 44, 200, 340) + ticks(X, Y - 10, 44, 50, 24)}
            fill="none"
            stroke={t.light}
            strokeWidth="1.2"
          />
        )}
        {crown === 1 && <path d={star(X, Y - 8, 54, 34, 13)} fill={t.dark} stroke={t.mid} />}
        {crown === 2 && (
          <path
            d={[-1, 1]
              .map(
                (s) =>
                  line([
                    [X + s * 50, Y + 52],
                    [X + s * 44, Y - 44],
                  ]) + star(X + s * 44, Y - 44, 7, 2, 4),
              )
              .join("")}
            fill={t.bright}
            stroke={t.light}
            strokeWidth="2"
          />
        )}
        {crown === 3 && (
          <path
            d={[-1, 1].map((s) => shape([polar(X, Y, 20, -60), [X + s * 44, Y - 48], [X + s * 34, Y - 4]])).join("")}
            fill={t.deep}
            stroke={t.light}
          />
        )}
        <path d={soft(hood)} fill={`url(#${robe})`} stroke={t.light} strokeWidth="1.3" />
        <path
          d={soft(
            mirrored(
              X,
              (
                [
                  [0, -30],
                  [14, -28],
                  [20, -8],
                  [16, 14],
                  [0, 22],
                ] as const
              ).map(([x, y]): Point => [X + x, Y + y]),
            ),
          )}
          fill={hsl(t.hue, 55, 4)}
          stroke={t.mid}
          strokeWidth=".9"
        />
        <path
          d={[-1, 1]
            .map(
              (s) =>
                `M${X + s * 22} ${Y - 24}Q${X + s * 30} ${Y + 10} ${X + s * 12} ${Y + 28}T${X + s * 22} ${Y + 52}M${X + s * 34} ${Y + 24}Q${X + s * 40} ${Y + 38} ${X + s * 36} ${Y + 52}`,
            )
            .join("")}
          fill="none"
          stroke={t.light}
          strokeWidth=".9"
          opacity=".7"
        />
        <circle cx={X} cy={Y - 4} r="24" fill={`url(#${glow})`} />
        <path d={sign(X, Y - 4)} fill="none" stroke={hsl(t.hue + 34, 100, 86)} strokeWidth="1.9" />
      </g>
    </Scene>
  );
}
