/** Things that only a hint leads to: what lies beside a mat, and chains. Drawn like tools, engraved in line. */
import type { ReactNode } from "react";
import { X, Y } from "./Scene";
import { arc, circle, heart, line, polygon, shape, star, ticks } from "./draw";
import type { Tones } from "./palette";
import type { Dice } from "./seed";

function Fine({ d, t }: { d: string; t: Tones }) {
  return <path d={d} fill="none" stroke={t.bright} strokeWidth={0.8} opacity={0.85} />;
}

const link = (x: number, y: number, turn: number) => (
  <g transform={`rotate(${turn} ${x} ${y})`}>
    <path
      d={`M${x - 14} ${y - 9}h28a9 9 0 0 1 0 18h-28a9 9 0 0 1 0-18zM${x - 13} ${y - 3.500}a3.500 3.500 0 0 0 0 7h26a3.500 3.500 0 0 0 0-7z`}
      fillRule="evenodd"
    />
  </g>
);

export const TRINKETS: Record<string, (d: Dice, t: Tones, glow: string) => ReactNode> = {
  chain: (d, t, glow) => (
    <g transform={`rotate(${Math.round(d.range(-14, 14))} ${X} ${Y})`}>
      <circle cx={X} cy={Y} r="20" fill={glow} stroke="none" opacity=".8" />
      {link(X - 30, Y - 24, 40)}
      {link(X - 10, Y - 8, 38)}
      {link(X + 10, Y + 8, 40)}
      {link(X + 30, Y + 24, 38)}
      <Fine t={t} d={star(X, Y, 7, 2, 4)} />
    </g>
  ),
  heart: (d, t, glow) => (
    <>
      <path d={heart(X, Y + 2, 34)} />
      <circle cx={X} cy={Y + 4} r="24" fill={glow} stroke="none" />
      <Fine
        t={t}
        d={
          line([
            [X - 16, Y - 14],
            [X - 6, Y],
            [X - 12, Y + 12],
            [X, Y + 26],
          ]) +
          line([
            [X + 14, Y - 12],
            [X + 8, Y + 6],
            [X + 1, Y + 24],
          ]) +
          arc(X - 14, Y - 12, 10, 170, 280)
        }
      />
      <path d={`M${X - 4} ${Y - 34}q-8 -8 -2 -14h12q-4 8 0 16z`} />
      <circle cx={X + 2} cy={Y + 4} r="3" fill={t.spark} stroke="none" />
    </>
  ),
  tooth: (d, t, glow) => (
    <g transform={`rotate(${Math.round(d.range(-20, 20))} ${X} ${Y})`}>
      <circle cx={X} cy={Y - 10} r="28" fill={glow} stroke="none" opacity=".7" />
      <path
        d={`M${X - 26} ${Y - 30}C${X - 14} ${Y - 42} ${X + 14} ${Y - 42} ${X + 26} ${Y - 30}C${X + 32} ${Y - 8} ${X + 20} ${Y + 4} ${X + 16} ${Y + 18}L${X + 9} ${Y + 10}L${X + 4} ${Y + 24}L${X - 4} ${Y + 12}L${X - 10} ${Y + 22}C${X - 20} ${Y + 2} ${X - 32} ${Y - 8} ${X - 26} ${Y - 30}Z`}
      />
      <path d={`M${X - 2} ${Y + 34}L${X + 6} ${Y + 30}L${X + 2} ${Y + 48}Z`} />
      <Fine
        t={t}
        d={
          line([
            [X - 16, Y - 30],
            [X - 12, Y - 8],
            [X - 16, Y + 2],
          ]) +
          line([
            [X + 2, Y - 34],
            [X, Y - 14],
            [X + 6, Y],
          ])
        }
      />
    </g>
  ),
  pauldron: (d, t, glow) => (
    <>
      <circle cx={X} cy={Y - 4} r="30" fill={glow} stroke="none" opacity=".6" />
      <path d={`M${X - 42} ${Y + 8}C${X - 40} ${Y - 30} ${X - 12} ${Y - 42} ${X + 8} ${Y - 38}C${X + 34} ${Y - 32} ${X + 42} ${Y - 12} ${X + 42} ${Y + 8}Z`} />
      <path d={`M${X - 44} ${Y + 11}H${X + 44}L${X + 40} ${Y + 24}H${X - 40}Z`} />
      <path d={`M${X - 38} ${Y + 27}H${X + 38}L${X + 32} ${Y + 39}H${X - 32}Z`} />
      <path d={shape([[X - 8, Y - 38], [X - 2, Y - 54], [X + 10, Y - 38]])} />
      <Fine t={t} d={arc(X, Y + 10, 30, 200, 320) + ticks(X, Y + 10, 20, 26, 24) + circle(X - 30, Y + 17, 2) + circle(X + 30, Y + 17, 2) + circle(X, Y + 33, 2)} />
      <circle cx={X} cy={Y - 10} r="4" fill={t.spark} stroke="none" />
    </>
  ),
  stone: (d, t, glow) => (
    <g transform={`rotate(${Math.round(d.range(-24, 24))} ${X} ${Y})`}>
      <path d={shape(polygon(X, Y, 38, 8, -67.5))} />
      <circle cx={X} cy={Y} r="30" fill={glow} stroke="none" opacity=".8" />
      <Fine
        t={t}
        d={
          shape(polygon(X, Y, 20, 8, -67.5)) +
          polygon(X, Y, 38, 8, -67.5)
            .map((p, i) => line([p, polygon(X, Y, 20, 8, -67.5)[i] ?? p]))
            .join("") +
          arc(X, Y, 44, 210, 300)
        }
      />
      <path d={star(X - 7, Y - 8, 9, 2.500, 4)} fill={t.spark} stroke="none" />
    </g>
  ),
};
