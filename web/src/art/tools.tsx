/** The instruments relics are. */
import type { ReactNode } from "react";
import { X, Y } from "./Scene";
import { arc, blade, circle, eye, line, polar, polygon, rays, shape, soft, star, ticks, spiral, heart } from "./draw";
import type { Tones } from "./palette";
import type { Dice } from "./seed";

export const TOOLS = [
  "astrolabe",
  "bottle",
  "cage",
  "censer",
  "compass",
  "dagger",
  "fetish",
  "fork",
  "gauntlet",
  "key",
  "lens",
  "orb",
  "prism",
  "scroll",
  "staff",
  "talisman",
  "totem",
] as const;
export type Tool = (typeof TOOLS)[number];

/** Lines without fill, thinner: the engraver's second needle. */
function Fine({ d, t, o = 0.85, w = 0.8 }: { d: string; t: Tones; o?: number; w?: number }) {
  return <path d={d} fill="none" stroke={t.bright} strokeWidth={w} opacity={o} />;
}

export const DRAWN: Record<Tool, (d: Dice, t: Tones, glow: string) => ReactNode> = {
  astrolabe: (d, t, glow) => (
    <>
      <path d={circle(X, Y + 3, 33) + circle(X, Y + 3, 25)} fillRule="evenodd" />
      <path d={circle(X, Y - 36, 5)} fill="none" strokeWidth="2.2" />
      <Fine
        t={t}
        d={ticks(X, Y + 3, 27, 31, 36) + circle(X, Y + 8, 17) + circle(X - 3, Y - 2, 12) + arc(X, Y - 22, 36, 50, 130)}
      />
      <path d={blade(polar(X, Y + 3, 30, -58), polar(X, Y + 3, 30, 122), 3.4, 0)} />
      <circle cx={X} cy={Y + 3} r="11" fill={glow} stroke="none" />
      <circle cx={X} cy={Y + 3} r="2.6" fill={t.spark} />
    </>
  ),
  bottle: (d, t, glow) => (
    <>
      <path
        d={`M${X - 7} ${Y - 34}h14v12c16 6 22 18 22 29c0 19-12 30-29 30s-29-11-29-30c0-11 6-23 22-29z`}
        fillOpacity=".5"
      />
      <path d={`M${X - 10} ${Y - 42}h20v9h-20z`} />
      <circle cx={X} cy={Y + 9} r="27" fill={glow} stroke="none" opacity=".9" />
      <Fine t={t} w={1.5} o={1} d={spiral(X, Y + 9, 2, 23, 2.6, d() * 360)} />
      <Fine t={t} d={spiral(X, Y + 9, 5, 20, 2.2, 140) + arc(X, Y + 8, 25, 150, 215)} />
      <circle cx={X} cy={Y + 9} r="3" fill={t.spark} stroke="none" />
    </>
  ),
  cage: (d, t, glow) => (
    <>
      <path
        d={`M${X - 22} ${Y + 34}L${X - 25} ${Y - 8}Q${X} ${Y - 50} ${X + 25} ${Y - 8}L${X + 22} ${Y + 34}z`}
        fillOpacity=".35"
      />
      <circle cx={X} cy={Y + 11} r="24" fill={glow} stroke="none" />
      <path d={star(X, Y + 11, 12, 4.5, 5, d() * 72)} fill={t.spark} stroke="none" opacity=".95" />
      <path
        d={[-14, -5, 5, 14]
          .map((x) =>
            line([
              [X + x * 0.95, Y + 34],
              [X + x * 1.05, Y - 8],
              [X, Y - 30],
            ]),
          )
          .join("")}
        fill="none"
        strokeWidth="1.6"
      />
      <path d={`M${X - 29} ${Y + 33}h58v8h-58zM${X - 28} ${Y - 11}h56v5h-56z`} />
      <path d={circle(X, Y - 37, 5.5)} fill="none" strokeWidth="2" />
    </>
  ),
  censer: (d, t, glow) => (
    <>
      <path
        d={
          line([
            [X - 20, Y - 46],
            [X - 17, Y - 2],
          ]) +
          line([
            [X + 20, Y - 46],
            [X + 17, Y - 2],
          ]) +
          line([
            [X, Y - 48],
            [X, Y - 18],
          ])
        }
        fill="none"
        strokeDasharray="2.6 2"
      />
      <circle cx={X} cy={Y + 4} r="28" fill={glow} stroke="none" />
      <path d={`M${X - 22} ${Y}Q${X} ${Y - 34} ${X + 22} ${Y}z`} />
      <path d={`M${X - 24} ${Y + 2}h48q-2 24-16 28l3 9h-22l3-9q-14-4-16-28z`} />
      <Fine
        t={t}
        d={
          `M${X - 10} ${Y - 4}v-8M${X} ${Y - 4}v-11M${X + 10} ${Y - 4}v-8M${X - 22} ${Y + 10}h44` +
          ticks(X, Y + 18, 2, 6, 8)
        }
      />
      <Fine t={t} w={1.3} d={`M${X - 6} ${Y - 20}q-10-8 0-14t-3-14M${X + 8} ${Y - 18}q8-8 0-14t5-12`} />
    </>
  ),
  compass: (d, t, glow) => (
    <>
      <path d={circle(X, Y, 36) + circle(X, Y, 28)} fillRule="evenodd" />
      <Fine t={t} d={ticks(X, Y, 29.5, 34.5, 32)} />
      <circle cx={X} cy={Y} r="28" fill={glow} opacity=".5" stroke="none" />
      <path d={star(X, Y, 26, 5, 4)} fillOpacity=".5" />
      <g transform={`rotate(${Math.round(d.range(18, 60))} ${X} ${Y})`}>
        <path
          d={shape([
            [X, Y - 33],
            [X + 6, Y],
            [X, Y + 33],
            [X - 6, Y],
          ])}
        />
        <path
          d={shape([
            [X, Y - 33],
            [X + 6, Y],
            [X - 6, Y],
          ])}
          fill={t.spark}
          stroke="none"
        />
      </g>
      <circle cx={X} cy={Y} r="3" fill={t.dark} />
    </>
  ),
  dagger: (d, t) => (
    <g transform={`rotate(${Math.round(d.range(28, 48))} ${X} ${Y})`}>
      <path
        d={`M${X} ${Y - 50}C${X + 11} ${Y - 34} ${X - 3} ${Y - 22} ${X + 8} ${Y - 8}C${X + 12} ${Y} ${X + 5} ${Y + 8} ${X + 6} ${Y + 14}h-12C${X - 5} ${Y + 6} ${X - 1} ${Y} ${X - 6} ${Y - 9}C${X - 15} ${Y - 24} ${X - 2} ${Y - 34} ${X} ${Y - 50}z`}
      />
      <Fine
        t={t}
        o={1}
        d={`M${X} ${Y - 42}C${X + 4} ${Y - 32} ${X - 8} ${Y - 22} ${X + 1} ${Y - 8}C${X + 4} ${Y} ${X} ${Y + 6} ${X} ${Y + 13}`}
      />
      <path
        d={`M${X - 21} ${Y + 9}Q${X} ${Y + 21} ${X + 21} ${Y + 9}L${X + 19} ${Y + 17}Q${X} ${Y + 26} ${X - 19} ${Y + 17}z`}
      />
      <path d={`M${X - 4} ${Y + 22}h8l1 18h-10z`} />
      <Fine t={t} d={`M${X - 4.5} ${Y + 27}l9 3M${X - 4.5} ${Y + 32}l9 3M${X - 4.5} ${Y + 37}l9 3`} />
      <circle cx={X} cy={Y + 44} r="5" />
    </g>
  ),
  fetish: (d, t, glow) => (
    <>
      <path
        d={soft([
          [X - 13, Y - 44],
          [X + 13, Y - 44],
          [X + 20, Y - 26],
          [X + 12, Y - 12],
          [X + 26, Y + 2],
          [X + 24, Y + 30],
          [X + 10, Y + 44],
          [X - 10, Y + 44],
          [X - 24, Y + 30],
          [X - 26, Y + 2],
          [X - 12, Y - 12],
          [X - 20, Y - 26],
        ])}
      />
      <path d={eye(X - 7.5, Y - 26, 5.5, 2.4) + eye(X + 7.5, Y - 26, 5.5, 2.4)} fill={t.spark} stroke="none" />
      <Fine
        t={t}
        d={`M${X - 5} ${Y - 16}q5 4 10 0M${X - 15} ${Y - 36}q15-7 30 0M${X - 18} ${Y - 8}q18 8 36 0M${X - 22} ${Y + 32}q22 9 44 0M${X - 21} ${Y + 26}q21 8 42 0`}
      />
      <circle cx={X} cy={Y + 11} r="17" fill={glow} stroke="none" />
      <path
        d={d.chance(0.5) ? heart(X, Y + 11, 7.5) : spiral(X, Y + 11, 1, 9, 2)}
        fill={d.chance(0.5) ? t.spark : "none"}
      />
    </>
  ),
  fork: (d, t, glow) => (
    <g transform={`rotate(${Math.round(d.range(-24, 24))} ${X} ${Y})`}>
      <circle cx={X} cy={Y - 18} r="30" fill={glow} stroke="none" opacity=".7" />
      <path
        d={`M${X - 15} ${Y - 44}h7v32a8 9 0 0 0 16 0v-32h7v33a15 17 0 0 1-11 16l1 34h-10l1-34a15 17 0 0 1-11-16z`}
      />
      <circle cx={X} cy={Y + 42} r="5" />
      <Fine
        t={t}
        w={1.2}
        d={[24, 31, 38].map((r) => arc(X, Y - 30, r, -28, 28) + arc(X, Y - 30, r, 152, 208)).join("")}
      />
    </g>
  ),
  gauntlet: (d, t, glow) => (
    <>
      <path
        d={`M${X - 20} ${Y + 48}L${X - 16} ${Y + 8}C${X - 20} ${Y - 8} ${X - 18} ${Y - 16} ${X - 14} ${Y - 18}L${X + 18} ${Y - 18}C${X + 22} ${Y - 8} ${X + 18} ${Y + 2} ${X + 15} ${Y + 10}L${X + 20} ${Y + 48}z`}
      />
      <path
        d={[-17, -8.3, 0.4, 9.1]
          .map((x, i) => `M${X + x} ${Y - 16}v${-15 - [3, 8, 9, 4][i]!}q4-6 8 0v${15 + [3, 8, 9, 4][i]!}z`)
          .join("")}
      />
      <path d={`M${X + 17} ${Y - 6}L${X + 31} ${Y - 20}q6 0 6 7l-17 20z`} />
      <Fine
        t={t}
        d={`M${X - 17} ${Y + 22}h36M${X - 18} ${Y + 28}h37M${X - 20} ${Y + 41}h40M${X - 16} ${Y - 26}h6M${X - 7} ${Y - 30}h6M${X + 2} ${Y - 31}h6M${X + 11} ${Y - 27}h6`}
      />
      <circle cx={X} cy={Y - 1} r="20" fill={glow} stroke="none" />
      <Fine t={t} w={1.5} o={1} d={spiral(X, Y - 1, 1, 11, 2.2, d() * 300)} />
    </>
  ),
  key: (d, t, glow) => (
    <g transform={`rotate(${Math.round(d.range(20, 50))} ${X} ${Y})`}>
      <circle cx={X} cy={Y - 24} r="24" fill={glow} stroke="none" opacity=".7" />
      <path d={circle(X, Y - 24, 18) + circle(X, Y - 24, 10)} fillRule="evenodd" />
      <path
        d={`M${X - 3.4} ${Y - 6}h6.8v50h-6.8zM${X + 3.4} ${Y + 18}h13v6h-6v4h6v6h-13zM${X - 8} ${Y - 4}h16v5h-16z`}
      />
      <Fine t={t} d={star(X, Y - 24, 8, 3, 4) + ticks(X, Y - 24, 12, 16, 16)} />
    </g>
  ),
  lens: (d, t, glow) => (
    <g transform={`rotate(${Math.round(d.range(-44, -20))} ${X} ${Y})`}>
      <path d={`M${X - 4} ${Y + 18}h8l2 30h-12z`} />
      <path d={circle(X, Y - 10, 30) + circle(X, Y - 10, 24)} fillRule="evenodd" />
      <circle cx={X} cy={Y - 10} r="24" fill={glow} stroke="none" />
      <Fine t={t} d={ticks(X, Y - 10, 25.5, 28.5, 28) + arc(X, Y - 10, 19, 170, 250) + arc(X, Y - 10, 15, 180, 230)} />
      <path d={eye(X, Y - 10, 15, 6)} fill="none" />
      <circle cx={X} cy={Y - 10} r="4.4" fill={t.spark} />
    </g>
  ),
  orb: (d, t, glow) => (
    <>
      <path d={`M${X - 16} ${Y + 45}h32l-7-11h-18z`} />
      <circle cx={X} cy={Y - 3} r="24" />
      <circle cx={X} cy={Y - 3} r="22" fill={glow} stroke="none" />
      <g fill="none" transform={`rotate(${Math.round(d.range(-30, -12))} ${X} ${Y - 3})`}>
        <ellipse cx={X} cy={Y - 3} rx="39" ry="11" strokeWidth="2" />
        <ellipse cx={X} cy={Y - 3} rx="10" ry="35" strokeWidth="1.2" />
        <ellipse cx={X} cy={Y - 3} rx="39" ry="36" strokeWidth=".7" strokeDasharray="1 3" />
      </g>
      <Fine t={t} d={arc(X, Y - 3, 18, 190, 262) + arc(X, Y - 3, 14, 200, 250)} />
    </>
  ),
  prism: (d, t, glow) => (
    <>
      <path
        d={Array.from({ length: 7 }, (_, i) =>
          line([
            [X + 8, Y],
            [X + 66, Y + 2 + i * 7 + d()],
          ]),
        ).join("")}
        fill="none"
        stroke={t.bright}
        strokeWidth="1"
        opacity=".8"
      />
      <path
        d={line([
          [X - 66, Y - 6],
          [X - 10, Y + 2],
        ])}
        fill="none"
        stroke={t.spark}
        strokeWidth="2"
      />
      <path
        d={shape([
          [X - 4, Y - 42],
          [X + 30, Y + 26],
          [X - 34, Y + 26],
        ])}
        fillOpacity=".75"
      />
      <path
        d={shape([
          [X - 4, Y - 42],
          [X + 30, Y + 26],
          [X + 6, Y + 40],
        ])}
      />
      <path
        d={shape([
          [X - 34, Y + 26],
          [X + 30, Y + 26],
          [X + 6, Y + 40],
        ])}
        fillOpacity=".5"
      />
      <circle cx={X - 3} cy={Y + 4} r="20" fill={glow} stroke="none" />
      <Fine
        t={t}
        d={
          line([
            [X - 4, Y - 34],
            [X - 26, Y + 21],
          ]) +
          line([
            [X - 4, Y - 42],
            [X + 6, Y + 40],
          ])
        }
      />
    </>
  ),
  scroll: (d, t, glow) => (
    <>
      <path
        d={shape([
          [X - 25, Y - 36],
          [X + 25, Y - 36],
          [X + 25, Y + 36],
          [X - 25, Y + 36],
        ])}
        fillOpacity=".6"
      />
      <path d={`M${X - 32} ${Y - 42}h64v9h-64zM${X - 32} ${Y + 33}h64v9h-64z`} />
      <path d={[-32, 32].map((x) => circle(X + x, Y - 37.5, 5) + circle(X + x, Y + 37.5, 5)).join("")} />
      <circle cx={X} cy={Y - 8} r="20" fill={glow} stroke="none" />
      <Fine t={t} w={1.1} o={1} d={circle(X, Y - 8, 13) + star(X, Y - 8, 13, 6, 3 + d.int(3))} />
      <Fine
        t={t}
        d={[12, 18, 24]
          .map((y) =>
            line([
              [X - 17, Y + y],
              [X + d.range(6, 18), Y + y],
            ]),
          )
          .join("")}
      />
    </>
  ),
  staff: (d, t, glow) => (
    <g transform={`rotate(${Math.round(d.range(24, 38))} ${X} ${Y})`}>
      <circle cx={X} cy={Y - 26} r="30" fill={glow} stroke="none" />
      <path d={`M${X - 3} ${Y - 8}h6l1 70h-8z`} />
      <path
        d={`M${X - 3} ${Y - 4}C${X - 30} ${Y - 12} ${X - 22} ${Y - 46} ${X - 6} ${Y - 50}C${X - 20} ${Y - 34} ${X - 14} ${Y - 18} ${X} ${Y - 14}C${X + 14} ${Y - 18} ${X + 20} ${Y - 34} ${X + 6} ${Y - 50}C${X + 22} ${Y - 46} ${X + 30} ${Y - 12} ${X + 3} ${Y - 4}z`}
      />
      <path
        d={shape([
          [X, Y - 44],
          [X + 7, Y - 31],
          [X, Y - 18],
          [X - 7, Y - 31],
        ])}
        fill={t.spark}
      />
      <Fine t={t} d={`M${X - 4} ${Y + 6}l8 3M${X - 4} ${Y + 10}l8 3M${X - 4} ${Y + 22}l8 3`} />
      <Fine t={t} d={rays(d, X, Y - 31, 22, 28, 8, 12, -75)} />
    </g>
  ),
  talisman: (d, t, glow) => (
    <>
      <path
        d={`M${X - 34} ${Y - 52}Q${X - 20} ${Y - 26} ${X} ${Y - 24}Q${X + 20} ${Y - 26} ${X + 34} ${Y - 52}`}
        fill="none"
        strokeWidth="2"
        strokeDasharray="3 2"
      />
      <path d={soft(polygon(X, Y + 8, 36, 8))} />
      <path d={circle(X, Y + 8, 24)} fillOpacity=".4" />
      <Fine t={t} d={ticks(X, Y + 8, 26, 30, 16) + circle(X, Y + 8, 20)} />
      <circle cx={X} cy={Y + 8} r="22" fill={glow} stroke="none" />
      <path d={`M${X + 3} ${Y - 9}l-12 19h8l-4 16 14-21h-8z`} fill={t.spark} stroke="none" />
      <path d={circle(X, Y - 26, 4)} />
    </>
  ),
  totem: (d, t, glow) => (
    <>
      <path
        d={shape([
          [X - 15, Y - 46],
          [X + 15, Y - 46],
          [X + 19, Y - 16],
          [X - 19, Y - 16],
        ])}
      />
      <path
        d={shape([
          [X - 20, Y - 15],
          [X + 20, Y - 15],
          [X + 16, Y + 16],
          [X - 16, Y + 16],
        ])}
      />
      <path
        d={shape([
          [X - 17, Y + 17],
          [X + 17, Y + 17],
          [X + 23, Y + 48],
          [X - 23, Y + 48],
        ])}
      />
      <path
        d={`M${X - 19} ${Y - 12}L${X - 42} ${Y - 22}L${X - 36} ${Y - 4}L${X - 18} ${Y + 4}zM${X + 19} ${Y - 12}L${X + 42} ${Y - 22}L${X + 36} ${Y - 4}L${X + 18} ${Y + 4}z`}
      />
      <circle cx={X} cy={Y - 2} r="20" fill={glow} stroke="none" />
      <path
        d={
          eye(X - 7, Y - 33, 5, 2.4) +
          eye(X + 7, Y - 33, 5, 2.4) +
          circle(X, Y - 2, 6) +
          eye(X - 8, Y + 28, 5, 2) +
          eye(X + 8, Y + 28, 5, 2)
        }
        fill={t.spark}
        stroke="none"
      />
      <Fine
        t={t}
        d={
          `M${X - 8} ${Y - 22}h16M${X - 12} ${Y + 10}q12 6 24 0M${X - 11} ${Y + 38}l5.5 4 5.5-4 5.5 4 5.5-4M${X - 13} ${Y - 41}h26` +
          circle(X, Y - 2, 10)
        }
      />
    </>
  ),
};
