/** Gravehold: the city under siege. Its windows go dark as its life falls; the gate's lamp is the last. */
import { memo } from "react";
import { type Point, crack, line, shape } from "./draw";
import { hsl } from "./palette";
import { dice, domId } from "./seed";
import { named } from "./types";

export interface GraveholdProps {
  life: number;
  max: number;
  title?: string | undefined;
  className?: string | undefined;
}

interface Tower {
  x: number;
  w: number;
  h: number;
  roof: "spire" | "dome" | "wall" | "step";
}

const BASE = 122;
const BACK: readonly Tower[] = [
  { x: 20, w: 18, h: 46, roof: "spire" },
  { x: 52, w: 20, h: 62, roof: "step" },
  { x: 84, w: 16, h: 78, roof: "spire" },
  { x: 156, w: 16, h: 74, roof: "spire" },
  { x: 186, w: 22, h: 58, roof: "dome" },
  { x: 220, w: 18, h: 48, roof: "spire" },
];
const FRONT: readonly Tower[] = [
  { x: 36, w: 24, h: 38, roof: "wall" },
  { x: 70, w: 22, h: 52, roof: "wall" },
  { x: 120, w: 34, h: 80, roof: "spire" },
  { x: 98, w: 20, h: 58, roof: "dome" },
  { x: 142, w: 20, h: 58, roof: "dome" },
  { x: 172, w: 22, h: 50, roof: "wall" },
  { x: 205, w: 24, h: 36, roof: "wall" },
];

function outline({ x, w, h, roof }: Tower): string {
  const [l, r, t] = [x - w / 2, x + w / 2, BASE - h];
  if (roof === "spire") return `M${l} ${BASE}V${t}h-2l${w / 2 + 2} ${-w * 0.95}l${w / 2 + 2} ${w * 0.95}h-2V${BASE}Z`;
  if (roof === "dome")
    return `M${l} ${BASE}V${t}q${w / 2} ${-w * 0.95} ${w} 0V${BASE}ZM${x - 0.8} ${t - w * 0.4}v-9h1.6v9z`;
  if (roof === "step") return `M${l} ${BASE}V${t}h4v-7h4v-6h${w - 16}v6h4v7h4V${BASE}Z`;
  const m = w / 7;
  let d = `M${l - 2} ${BASE}V${t - 5}`;
  for (let i = 0; i < 4; i++) d += `h${m}${i < 3 ? `v5h${m}v-5` : ""}`;
  return `${d}H${r + 2}V${BASE}Z`;
}

function windows(): Point[] {
  const d = dice("windows of gravehold");
  const all: Point[] = [];
  for (const { x, w, h } of FRONT)
    for (let y = BASE - h + 9; y < BASE - 20; y += 11)
      for (let k = 0; k < (w > 22 ? 3 : 2); k++)
        all.push([x - w / 2 + (w * (k + 0.5)) / (w > 22 ? 3 : 2), y + (k % 2 ? 2 : 0)]);
  for (const { x, h } of BACK) all.push([x, BASE - h + 6], [x, BASE - h + 17]);
  return all
    .map((p) => ({ p, o: d() }))
    .sort((a, b) => a.o - b.o)
    .map(({ p }) => p);
}

const WINDOWS = windows();
const panes = (list: readonly Point[]) =>
  list.map(([x, y]) => `M${x - 1.7} ${y + 3.2}v-4.4a1.7 1.9 0 0 1 3.4 0v4.4z`).join("");

function GraveholdPlain({ life, max, title, className }: GraveholdProps) {
  const part = Math.max(0, Math.min(1, max > 0 ? life / max : 0));
  const lit = life <= 0 ? 0 : Math.max(1, Math.round(part * WINDOWS.length));
  const id = (name: string) => domId("gravehold", Math.round(part * 100), name);
  const d = dice("cracks of gravehold");
  const cracks: Point[][] = [
    [54, 80],
    [182, 84],
    [124, 62],
    [92, 96],
    [150, 92],
  ].map(([x = 0, y = 0]) => crack(d, [x, y], [x + d.range(-10, 10), y + d.range(22, 40)], 5, 4));
  const broken = Math.floor((1 - part) * (cracks.length + 0.99));
  const danger = part < 0.35;
  const warm = danger ? 8 : 36;
  return (
    <svg
      viewBox="0 0 240 130"
      width="100%"
      height="100%"
      className={className}
      {...named(title)}
    >
      <defs>
        <radialGradient id={id("sky")} cx="50%" cy="96%" r="70%">
          <stop offset="0" stopColor={hsl(warm, 80, 46)} stopOpacity={0.12 + part * 0.34} />
          <stop offset=".5" stopColor={hsl(danger ? 350 : 262, 60, 40)} stopOpacity=".22" />
          <stop offset="1" stopColor={hsl(262, 60, 30)} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={id("wall")} x1="0" y1="0" x2=".25" y2="1">
          <stop offset="0" stopColor={hsl(256, 26, 40)} />
          <stop offset=".6" stopColor={hsl(256, 30, 20)} />
          <stop offset="1" stopColor={hsl(256, 34, 10)} />
        </linearGradient>
        <radialGradient id={id("gate")} cx="50%" cy="80%" r="80%">
          <stop offset="0" stopColor="#fff1cf" />
          <stop offset=".5" stopColor={hsl(warm, 100, 64)} />
          <stop offset="1" stopColor={hsl(warm - 10, 80, 30)} />
        </radialGradient>
      </defs>
      <ellipse cx="120" cy="118" rx="118" ry="80" fill={`url(#${id("sky")})`} />
      <path d={BACK.map(outline).join("")} fill={hsl(256, 28, 15)} stroke={hsl(256, 24, 34)} strokeWidth=".8" />
      {FRONT.map((tower) => (
        <path
          key={tower.x}
          d={outline(tower)}
          fill={`url(#${id("wall")})`}
          stroke={hsl(256, 32, 62)}
          strokeWidth="1"
          strokeLinejoin="round"
        />
      ))}
      <path
        d={`M8 ${BASE}v-16h7v5h6v-5h7v5h6v-5h7v5h6v-5h7v5h6v-5h24V${BASE}ZM232 ${BASE}v-16h-7v5h-6v-5h-7v5h-6v-5h-7v5h-6v-5h-7v5h-6v-5h-24V${BASE}Z`}
        fill={hsl(256, 30, 17)}
        stroke={hsl(256, 32, 58)}
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <path
        d={[64, 72, 80, 88]
          .map(
            (y) =>
              line([
                [106, y],
                [111, y],
              ]) +
              line([
                [128, y + 4],
                [134, y + 4],
              ]),
          )
          .join("")}
        stroke={hsl(256, 30, 54)}
        strokeWidth=".6"
        opacity=".7"
      />
      <path d={panes(WINDOWS.slice(lit))} fill={hsl(256, 40, 7)} />
      <path d={panes(WINDOWS.slice(0, lit))} fill={hsl(warm + 6, 100, 74)} />
      <path
        d={`M110 ${BASE}v-13a10 11 0 0 1 20 0v13z`}
        fill={life > 0 ? `url(#${id("gate")})` : hsl(256, 40, 6)}
        stroke={hsl(256, 32, 66)}
        strokeWidth="1.1"
      />
      <path
        d={`M115 ${BASE}v-20M120 ${BASE}v-24M125 ${BASE}v-20M110 ${BASE - 10}h20`}
        stroke={hsl(256, 40, 12)}
        strokeWidth="1"
        fill="none"
      />
      {broken > 0 && (
        <path
          d={cracks
            .slice(0, broken)
            .map((c) => line(c))
            .join("")}
          fill="none"
          stroke={hsl(4, 90, 58)}
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
      )}
      <path
        d={shape([
          [0, BASE],
          [240, BASE],
          [222, 129],
          [18, 129],
        ])}
        fill={hsl(256, 34, 8)}
        stroke={hsl(256, 24, 26)}
        strokeWidth=".8"
      />
    </svg>
  );
}

export const Gravehold = memo(GraveholdPlain);
