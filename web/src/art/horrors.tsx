/** Slower ends: jaws, chains, hordes, falling towers. */
import type { ReactNode } from "react";
import { HIGH, WIDE, X, Y } from "./Scene";
import { type Point, arc, at, blade, circle, eye, line, polar, polygon, rays, shape, ticks, crack } from "./draw";
import type { Inks } from "./inks";
import { hsl } from "./palette";
import type { Dice } from "./seed";
import { ground } from "./blows";

export const HORRORS: Record<
  "eggs" | "gaze" | "jaws" | "chains" | "tower" | "shroud" | "horde" | "fist",
  (i: Inks, d: Dice) => ReactNode
> = {
  eggs: ({ t, rock, edge, glow }, d) => {
    const eggs = [-44, 40, -2].map((x, i) => ({
      x: X + x + d.range(-4, 4),
      y: Y + (i === 2 ? 8 : 14),
      s: i === 2 ? 32 : 23,
    }));
    return (
      <>
        <ellipse cx={X} cy={Y + 14} rx="70" ry="44" fill={glow} />
        {eggs.map(({ x, y, s }, i) => {
          const seam = crack(d, [x - s * 0.6, y - s * 0.1], [x + s * 0.6, y - s * 0.14], 7, s * 0.2);
          return (
            <g key={i}>
              <path
                d={`M${at([x, y - s * 1.2])}C${at([x + s * 0.7, y - s * 1.1])} ${at([x + s, y + s * 0.9])} ${at([x, y + s])}C${at([x - s, y + s * 0.9])} ${at([x - s * 0.7, y - s * 1.1])} ${at([x, y - s * 1.2])}Z`}
                fill={rock}
                stroke={t.light}
                strokeWidth="1.2"
              />
              <path
                d={shape([...seam, ...[...seam].reverse().map(([px, py]): Point => [px, py + s * 0.2])])}
                fill={edge}
              />
              <path
                d={eye(x - s * 0.2, y + s * 0.02, s * 0.1, s * 0.05) + eye(x + s * 0.2, y, s * 0.1, s * 0.05)}
                fill={hsl(t.hue, 70, 6)}
              />
              <path
                d={arc(x, y + s * 0.1, s * 0.62, 120, 175) + arc(x, y - s * 0.3, s * 0.5, 200, 250)}
                fill="none"
                stroke={t.light}
                strokeWidth=".8"
              />
            </g>
          );
        })}
      </>
    );
  },
  gaze: ({ t, rock, edge, glow }, d) => {
    const lid = d.range(14, 22);
    return (
      <>
        <ellipse cx={X} cy={Y} rx="72" ry="50" fill={glow} />
        <path
          d={[-1, 1]
            .map((s) =>
              Array.from({ length: 11 }, (_, i) => {
                const a = (i - 5) * 13;
                return blade(
                  polar(X, Y, 30, s * 90 + a),
                  polar(X, Y, d.range(48, 60), s * 90 + a * 1.1),
                  2.6,
                  a * 0.06,
                );
              }).join(""),
            )
            .join("")}
          fill={rock}
          stroke={t.mid}
          strokeWidth=".7"
        />
        <path d={eye(X, Y, 64, lid)} fill={hsl(t.hue, 60, 6)} stroke={t.light} strokeWidth="1.6" />
        <circle cx={X} cy={Y} r={lid * 1.02} fill={edge} stroke={t.deep} />
        <path d={ticks(X, Y, lid * 0.35, lid * 0.92, 28)} stroke={t.deep} strokeWidth=".9" fill="none" />
        <path d={eye(X, Y, 3.6, lid * 0.46)} fill={hsl(t.hue, 70, 4)} />
        <circle cx={X - lid * 0.4} cy={Y - lid * 0.4} r="2.6" fill="#fff" />
      </>
    );
  },
  jaws: ({ t, rock, glow }, d) => {
    const row = (s: 1 | -1) => {
      const n = 7;
      const lip = Array.from(
        { length: n + 1 },
        (_, i): Point => [X - 66 + (132 * i) / n, Y - s * (30 - 22 * (Math.abs(i - n / 2) / (n / 2)) ** 2 * 1.1)],
      );
      const teeth = lip.slice(0, -1).map((p, i) => {
        const q = lip[i + 1] ?? p;
        const m: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + s * d.range(15, 27) * (1 - Math.abs(i - 3) * 0.14)];
        return shape([p, m, q]);
      });
      return {
        gum: shape([
          [X - 90, Y - s * 60],
          ...[lip[0] ?? ([0, 0] as Point)].map((p): Point => [X - 90, p[1]]),
          ...lip,
          [X + 90, Y - s * 8],
          [X + 90, Y - s * 60],
        ]),
        teeth: teeth.join(""),
      };
    };
    const [up, low] = [row(1), row(-1)];
    return (
      <>
        <ellipse cx={X} cy={Y} rx="58" ry="30" fill={glow} />
        <path d={up.gum + low.gum} fill={rock} stroke={t.light} strokeWidth="1.2" />
        <path d={up.teeth + low.teeth} fill={hsl(t.hue + 18, 62, 86)} stroke={t.deep} strokeWidth=".7" />
        <path
          d={[-1, 1]
            .map((s) =>
              [36, 42, 48]
                .map((r, i) =>
                  line([
                    [X - 40 + i * 8, Y - s * r],
                    [X + 40 - i * 8, Y - s * (r + d.range(-2, 2))],
                  ]),
                )
                .join(""),
            )
            .join("")}
          fill="none"
          stroke={t.mid}
          strokeWidth=".8"
        />
        <circle cx={X} cy={Y} r={d.range(3, 5)} fill={hsl(t.hue + 30, 100, 88)} />
      </>
    );
  },
  chains: ({ t, glow, edge }, d) => {
    const run = (from: Point, to: Point) =>
      Array.from({ length: 8 }, (_, i) => {
        const f = (i + 0.5) / 8;
        return {
          x: from[0] + (to[0] - from[0]) * f,
          y: from[1] + (to[1] - from[1]) * f + Math.sin(f * 3.1) * 4,
          a: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
          flat: i % 2 === 0,
        };
      });
    const links = [
      ...run([-6, 4 + d.range(0, 14)], [X - 14, Y - 6]),
      ...run([WIDE + 6, 6 + d.range(0, 14)], [X + 14, Y - 6]),
      ...run([4, HIGH - 4], [X - 13, Y + 10]),
      ...run([WIDE - 4, HIGH - 4], [X + 13, Y + 10]),
    ];
    return (
      <>
        <circle cx={X} cy={Y} r="42" fill={glow} />
        <g fill="none" stroke={t.light} strokeWidth="2">
          {links.map((l, i) => (
            <ellipse
              key={i}
              cx={l.x.toFixed(1)}
              cy={l.y.toFixed(1)}
              rx="6"
              ry={l.flat ? 3.6 : 1.2}
              transform={`rotate(${l.a.toFixed(0)} ${l.x.toFixed(1)} ${l.y.toFixed(1)})`}
            />
          ))}
        </g>
        <path
          d={shape(polygon(X, Y + 1, 20, 6, 0)) + circle(X, Y + 1, 9)}
          fillRule="evenodd"
          fill={edge}
          stroke={t.deep}
        />
        <path d={ticks(X, Y + 1, 11, 16, 6, 0)} stroke={t.deep} strokeWidth="1.4" fill="none" />
      </>
    );
  },
  tower: ({ t, rock, edge, glow }, d) => {
    const lean = d.range(10, 22) * (d.chance(0.5) ? 1 : -1);
    return (
      <>
        <ellipse cx={X} cy={Y} rx="52" ry="50" fill={glow} opacity=".8" />
        <g transform={`rotate(${lean.toFixed(1)} ${X} ${Y + 40})`}>
          <path
            d={`M${X - 17} ${Y + 50}L${X - 13} ${Y - 16}h-5v-16h7v6h6v-6h10v6h6v-6h7v16h-5L${X + 17} ${Y + 50}Z`}
            fill={rock}
            stroke={t.light}
            strokeWidth="1.2"
          />
          <path
            d={shape([
              ...crack(d, [X - 16, Y + 8], [X + 16, Y + 14], 6, 5),
              ...crack(d, [X + 16, Y + 20], [X - 16, Y + 13], 6, 5),
            ])}
            fill={edge}
          />
          <path d={`M${X - 3} ${Y - 8}h6v10h-6zM${X - 3} ${Y + 28}h6v10h-6z`} fill={hsl(t.hue, 60, 5)} />
          <path
            d={[-4, 26, 34, 42]
              .map(
                (y) =>
                  line([
                    [X - 13, Y + y],
                    [X - 5, Y + y],
                  ]) +
                  line([
                    [X + 5, Y + y + 3],
                    [X + 14, Y + y + 3],
                  ]),
              )
              .join("")}
            stroke={t.mid}
            strokeWidth=".8"
            fill="none"
          />
        </g>
        <path
          d={Array.from({ length: 11 }, () =>
            shape(polygon(X + d.range(-56, 56), Y + d.range(-30, 34), d.range(1.6, 5), 4 + d.int(2), d() * 90)),
          ).join("")}
          fill={rock}
          stroke={t.light}
          strokeWidth=".8"
        />
        <path d={ground(d)} fill={hsl(t.hue, 50, 6)} stroke={t.mid} strokeWidth="1" />
      </>
    );
  },
  shroud: ({ t, rock, glow, edge }, d) => (
    <>
      <circle cx={X} cy={Y - 4} r="46" fill={glow} />
      <path d={circle(X, Y - 6, 30)} fill={edge} />
      <path d={circle(X + d.range(-8, 8), Y - 4, 27)} fill={hsl(t.hue, 60, 4)} stroke={t.light} strokeWidth="1" />
      {Array.from({ length: 5 }, (_, i) => {
        const y = Y + 6 + i * 10;
        return (
          <path
            key={i}
            d={`M-4 ${y + 14}C30 ${y + d.range(-18, 4)} 50 ${y + d.range(4, 18)} ${X} ${y + d.range(-6, 6)}S130 ${y + d.range(-18, 12)} 164 ${y + 8}V110H-4Z`}
            fill={rock}
            fillOpacity=".82"
            stroke={t.mid}
            strokeWidth=".9"
          />
        );
      })}
      <path d={eye(X - 9, Y - 6, 6, 2) + eye(X + 9, Y - 6, 6, 2)} fill={hsl(t.hue + 24, 100, 80)} />
    </>
  ),
  horde: ({ t, glow }, d) => {
    const heads = Array.from({ length: 11 }, (_, i) => ({
      x: 10 + (i % 6) * 28 + (i > 5 ? 14 : 0),
      y: Y + (i > 5 ? 26 : 4) + d.range(-6, 6),
      s: i > 5 ? 15 : 11,
    }));
    return (
      <>
        <ellipse cx={X} cy={Y - 8} rx="70" ry="42" fill={glow} />
        {heads.map(({ x, y, s }, i) => (
          <path
            key={i}
            d={`M${at([x - s, y + s * 2.6])}C${at([x - s * 1.2, y - s * 0.6])} ${at([x - s * 0.5, y - s])} ${at([x, y - s])}S${at([x + s * 1.2, y - s * 0.6])} ${at([x + s, y + s * 2.6])}Z${blade([x - s * 0.5, y - s * 0.8], [x - s * d.range(0.8, 1.3), y - s * 1.7], 2, 1)}${blade([x + s * 0.5, y - s * 0.8], [x + s * d.range(0.8, 1.3), y - s * 1.7], 2, -1)}`}
            fill={hsl(t.hue, 46, i > 5 ? 8 : 14)}
            stroke={i > 5 ? t.light : t.mid}
            strokeWidth="1"
          />
        ))}
        <path
          d={heads.map(({ x, y, s }) => circle(x - s * 0.36, y, s * 0.17) + circle(x + s * 0.36, y, s * 0.17)).join("")}
          fill={hsl(t.hue + 30, 100, 82)}
        />
      </>
    );
  },
  fist: ({ t, rock, edge, glow }, d) => (
    <>
      <circle cx={X} cy={Y + 20} r="48" fill={glow} />
      <path d={rays(d, X, Y + 26, 30, 44, 28, 22)} fill="none" stroke={t.light} strokeWidth="1" />
      <path
        d={`M${X - 20} ${Y - 56}L${X - 23} ${Y - 8}C${X - 33} ${Y + 2} ${X - 30} ${Y + 26} ${X - 22} ${Y + 32}H${X + 20}C${X + 31} ${Y + 26} ${X + 32} ${Y + 2} ${X + 23} ${Y - 8}L${X + 20} ${Y - 56}Z`}
        fill={rock}
        stroke={t.light}
        strokeWidth="1.3"
      />
      <path
        d={[-21, -10, 1, 12].map((x) => `M${X + x} ${Y + 8}h9.5v21q-5 7-9.5 0z`).join("")}
        fill={rock}
        stroke={t.light}
        strokeWidth="1.1"
      />
      <path
        d={`M${X - 25} ${Y + 2}Q${X - 2} ${Y - 8} ${X + 12} ${Y + 3}L${X + 9} ${Y + 11}Q${X - 8} ${Y + 4} ${X - 24} ${Y + 12}Z`}
        fill={rock}
        stroke={t.light}
      />
      <path
        d={[-36, -28, -20]
          .map((y) =>
            line([
              [X - 21, Y + y],
              [X + 21, Y + y],
            ]),
          )
          .join("")}
        fill="none"
        stroke={t.light}
        strokeWidth=".9"
      />
      <path
        d={shape([...crack(d, [X - 46, Y + 40], [X + 46, Y + 40], 10, 4), [X + 46, Y + 45], [X - 46, Y + 45]])}
        fill={edge}
      />
    </>
  ),
};
