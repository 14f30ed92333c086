/** Blows: claws, rifts, spears and what falls from above. */
import type { ReactNode } from "react";
import { HIGH, WIDE, X, Y } from "./Scene";
import { type Point, arc, blade, circle, line, polar, polygon, rays, shape, soft, star, spiral, crack } from "./draw";
import type { Inks } from "./inks";
import { hsl } from "./palette";
import type { Dice } from "./seed";

export const ground = (d: Dice) =>
  line(
    [
      [-4, Y + 38],
      ...Array.from({ length: 8 }, (_, i): Point => [i * 23, Y + 36 + d.range(-3, 5)]),
      [WIDE + 4, Y + 38],
      [WIDE + 4, HIGH + 4],
      [-4, HIGH + 4],
    ],
    true,
  );

export const BLOWS: Record<
  "claws" | "rift" | "spears" | "eruption" | "vortex" | "meteor" | "tendrils" | "shatter",
  (i: Inks, d: Dice) => ReactNode
> = {
  claws: ({ t, edge, glow }, d) => {
    const n = 3 + d.int(3);
    const lean = d.range(14, 34) * (d.chance(0.5) ? 1 : -1);
    const cuts = Array.from({ length: n }, (_, i) => {
      const x = X + (i - (n - 1) / 2) * 19;
      const long = 46 - Math.abs(i - (n - 1) / 2) * 7;
      return [[x + lean, Y - long] as Point, [x - lean, Y + long] as Point] as const;
    });
    return (
      <>
        <ellipse cx={X} cy={Y} rx="60" ry="44" fill={glow} opacity=".75" />
        <path
          d={cuts.map(([a, b]) => blade(a, b, 8.5, lean * 0.35)).join("")}
          fill={hsl(t.hue, 60, 5)}
          stroke={t.mid}
          strokeWidth=".8"
        />
        <path d={cuts.map(([a, b]) => blade(a, b, 4.2, lean * 0.35 - 1)).join("")} fill={edge} />
        <path
          d={cuts
            .flatMap(([a, b]) =>
              [0.25, 0.5, 0.75].map((f) => {
                const p: Point = [a[0] + (b[0] - a[0]) * f + 7, a[1] + (b[1] - a[1]) * f];
                return line([p, [p[0] + d.range(3, 9), p[1] + d.range(-4, 4)]]);
              }),
            )
            .join("")}
          fill="none"
          stroke={t.light}
          strokeWidth=".9"
        />
      </>
    );
  },
  rift: ({ t, edge, glow }, d) => {
    const spine = crack(d, [X + d.range(-24, 24), -4], [X + d.range(-24, 24), HIGH + 4], 8, 11);
    const right = spine.map(([x, y], i): Point => [x + (i === 0 || i === 8 ? 2 : d.range(4, 13)), y + 3]);
    return (
      <>
        <ellipse cx={X} cy={Y} rx="46" ry="60" fill={glow} />
        <path
          d={spine
            .filter((_, i) => i > 0 && i < 8)
            .map((p, i) =>
              line(crack(d, p, [p[0] + (i % 2 ? 1 : -1) * d.range(24, 52), p[1] + d.range(-18, 18)], 4, 4)),
            )
            .join("")}
          fill="none"
          stroke={t.light}
          strokeWidth="1.3"
        />
        <path d={shape([...spine, ...right.reverse()])} fill={edge} stroke={hsl(t.hue + 30, 100, 88)} strokeWidth="1" />
      </>
    );
  },
  spears: ({ t, edge, rock, glow }, d) => {
    const n = 5 + d.int(3);
    const goal: Point = [X + d.range(-6, 6), Y + 34];
    return (
      <>
        <circle cx={goal[0]} cy={goal[1]} r="46" fill={glow} />
        {Array.from({ length: n }, (_, i) => {
          const a = -90 + (i - (n - 1) / 2) * (112 / n) + d.range(-4, 4);
          const near = d.range(4, 22);
          const on = (r: number, off: number) => polar(goal[0], goal[1], r, a + off);
          return (
            <g key={i}>
              <path
                d={shape([on(near + 26, -2.6), on(110, -1), on(110, 1), on(near + 26, 2.6)])}
                fill={rock}
                stroke={t.light}
                strokeWidth=".9"
              />
              <path
                d={shape([
                  on(near, 0),
                  on(near + 17, -17),
                  on(near + 34, -3),
                  on(near + 30, 0),
                  on(near + 34, 3),
                  on(near + 17, 17),
                ])}
                fill={edge}
                stroke={t.deep}
                strokeWidth=".7"
              />
              <path d={line([on(near + 3, 0), on(near + 28, 0)])} stroke={t.deep} strokeWidth=".8" />
            </g>
          );
        })}
        <path d={star(goal[0], goal[1], 13, 3, 8, d() * 45)} fill={hsl(t.hue + 30, 100, 88)} />
      </>
    );
  },
  eruption: ({ t, edge, rock, glow }, d) => (
    <>
      <ellipse cx={X} cy={Y + 22} rx="62" ry="46" fill={glow} />
      <path
        d={Array.from({ length: 9 }, (_, i) => {
          const x = X + (i - 4) * 15 + d.range(-4, 4);
          const h = d.range(30, 74) * (1 - Math.abs(i - 4) * 0.13);
          const l = (i - 4) * 3;
          return shape([
            [x - 8, Y + 48],
            [x + l, Y + 44 - h],
            [x + 8, Y + 48],
          ]);
        }).join("")}
        fill={rock}
        stroke={t.light}
        strokeWidth="1"
      />
      <path
        d={Array.from({ length: 9 }, (_, i) => {
          const x = X + (i - 4) * 15;
          return shape([
            [x - 3, Y + 48],
            [x + (i - 4) * 2, Y + 48 - d.range(14, 34)],
            [x + 3, Y + 48],
          ]);
        }).join("")}
        fill={edge}
      />
      <path
        d={Array.from({ length: 12 }, () => {
          const p: Point = [X + d.range(-54, 54), Y + d.range(-44, 4)];
          return shape(polygon(p[0], p[1], d.range(1.4, 3.6), 4, d() * 90));
        }).join("")}
        fill={t.bright}
      />
    </>
  ),
  vortex: ({ t, edge, glow }, d) => {
    const s = d.chance(0.5) ? 1 : -1;
    return (
      <g transform={`translate(${X} ${Y}) scale(${s * 1.45} 1) translate(${-X} ${-Y})`}>
        <circle cx={X} cy={Y} r="46" fill={glow} />
        <path
          d={[0, 72, 144, 216, 288]
            .map((a) => {
              const p = polar(X, Y, 50, a + d.range(-8, 8));
              return blade(p, polar(X, Y, 10, a + 120), 6, -17);
            })
            .join("")}
          fill={edge}
          opacity=".85"
        />
        <path
          d={[30, 150, 270].map((a) => spiral(X, Y, 10, 48, 0.6, a)).join("")}
          fill="none"
          stroke={t.light}
          strokeWidth=".9"
        />
        <circle cx={X} cy={Y} r="11" fill={hsl(t.hue, 60, 4)} stroke={t.bright} strokeWidth="1.4" />
      </g>
    );
  },
  meteor: ({ t, edge, rock, glow }, d) => {
    const at0: Point = [X + 2, Y + 18];
    const s = d.chance(0.5) ? 1 : -1;
    return (
      <>
        <circle cx={at0[0]} cy={at0[1]} r="44" fill={glow} />
        <path
          d={Array.from({ length: 7 }, (_, i) =>
            blade(
              [at0[0] + (i - 3) * 5, at0[1] + Math.abs(i - 3)],
              [at0[0] + s * (46 + d.range(0, 30)) + (i - 3) * 9, at0[1] - 66 - d.range(0, 16)],
              4 - Math.abs(i - 3) * 0.5,
              2,
            ),
          ).join("")}
          fill={edge}
          opacity=".9"
        />
        <path
          d={soft(Array.from({ length: 9 }, (_, i) => polar(at0[0], at0[1], d.range(16, 21), i * 40)))}
          fill={rock}
          stroke={t.bright}
          strokeWidth="1.2"
        />
        <path
          d={circle(at0[0] - 5, at0[1] - 3, 4) + circle(at0[0] + 6, at0[1] + 5, 3) + arc(at0[0], at0[1], 13, 20, 110)}
          fill="none"
          stroke={t.light}
          strokeWidth=".8"
        />
        <path d={ground(d)} fill={hsl(t.hue, 50, 6)} stroke={t.mid} strokeWidth="1" />
      </>
    );
  },
  tendrils: ({ t, rock, glow }, d) => (
    <>
      <circle cx={X} cy={Y} r="48" fill={glow} />
      {Array.from({ length: 6 }, (_, i) => {
        const s = i % 2 ? 1 : -1;
        const y = Y - 40 + i * 16 + d.range(-4, 4);
        const tip = polar(X, Y, d.range(13, 20), (s > 0 ? -60 : 120) + i * 40);
        const bend: Point = [X + s * d.range(34, 46), y + (y > Y ? 18 : -18)];
        const near: Point = [X + s * d.range(8, 26), tip[1] + d.range(-16, 16)];
        const along = (f: number): Point => {
          const g = 1 - f;
          const mix = (a: number, b: number, c: number, e: number) =>
            g * g * g * a + 3 * g * g * f * b + 3 * g * f * f * c + f * f * f * e;
          return [mix(X + s * 88, bend[0], near[0], tip[0]), mix(y, bend[1], near[1], tip[1])];
        };
        const w = d.range(7, 10);
        const edge = (k: number) =>
          Array.from({ length: 13 }, (_, n): Point => {
            const [px, py] = along(n / 12);
            return [px, py + k * w * (1 - n / 12)];
          });
        return (
          <g key={i}>
            <path d={shape([...edge(-1), ...edge(1).reverse()])} fill={rock} stroke={t.light} strokeWidth="1.1" />
            <path
              d={[0.3, 0.42, 0.54, 0.65, 0.75]
                .map((f) => {
                  const [px, py] = along(f);
                  return circle(px, py + w * 0.4 * (1 - f), w * 0.26 * (1.1 - f));
                })
                .join("")}
              fill={t.light}
              opacity=".8"
            />
          </g>
        );
      })}
      <path d={star(X, Y, 11, 3.4, 4)} fill={hsl(t.hue + 28, 100, 88)} />
    </>
  ),
  shatter: ({ t, rock, glow }, d) => {
    const n = 11;
    return (
      <>
        <circle cx={X} cy={Y} r="50" fill={glow} />
        {Array.from({ length: n }, (_, i) => {
          const a = (i * 360) / n + d.range(-8, 8);
          const r = d.range(10, 20);
          const o = d.range(32, 56) * (1 + 0.35 * Math.abs(Math.cos((a * Math.PI) / 180)));
          return (
            <path
              key={i}
              d={shape([
                polar(X, Y, r, a - 6),
                polar(X, Y, o * 0.8, a - 13),
                polar(X, Y, o, a + 2),
                polar(X, Y, o * 0.7, a + 12),
              ])}
              fill={rock}
              stroke={t.light}
              strokeWidth="1"
            />
          );
        })}
        <path d={star(X, Y, 20, 4, 8, d() * 45)} fill={hsl(t.hue + 28, 100, 88)} />
        <path d={rays(d, X, Y, 22, 50, 24, 26)} fill="none" stroke={t.bright} strokeWidth=".6" />
      </>
    );
  },
};
