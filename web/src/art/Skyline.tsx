/** Gravehold seen from afar: three rows of towers in the mist under the cavern's roof, for the landing page. */
import { memo } from "react";
import { type Point } from "./draw";
import { hsl } from "./palette";
import { dice, domId } from "./seed";

const WIDE = 1440;
const HIGH = 400;

interface Row {
  outline: string;
  windows: Point[];
}

/** Towers side by side; the tallest stand in the middle. */
function row(seed: string, foot: number, tall: number, wide: number): Row {
  const d = dice(seed);
  let outline = `M-10 ${HIGH + 10}V${foot}`;
  const windows: Point[] = [];
  for (let x = -10; x < WIDE; ) {
    const w = d.range(wide * 0.5, wide * 1.25);
    const middle = 1 - Math.abs(x + w / 2 - WIDE / 2) / (WIDE / 2);
    const h = tall * (0.22 + 0.78 * Math.max(0, middle) ** 1.4) * d.range(0.55, 1.1);
    const t = Math.round(foot - h);
    const r = d();
    const n = (v: number) => v.toFixed(1);
    if (r < 0.34) outline += `H${n(x)}V${t}h-2l${n(w / 2 + 2)} ${n(-w * d.range(0.8, 1.7))}L${n(x + w + 2)} ${t}h-2`;
    else if (r < 0.56) outline += `H${n(x)}V${t}q${n(w / 2)} ${n(-w * 0.8)} ${n(w)} 0`;
    else if (r < 0.8) {
      const m = w / 5;
      outline += `H${n(x)}V${t}h${n(m)}v5h${n(m)}v-5h${n(m)}v5h${n(m)}v-5h${n(m)}`;
    } else outline += `H${n(x)}V${t}h${n(w * 0.3)}v-12h${n(w * 0.4)}v12h${n(w * 0.3)}`;
    for (let y = t + 12; y < Math.min(foot + 40, HIGH); y += 13)
      for (let k = 0; k < Math.floor(w / 11); k++)
        if (d.chance(0.38)) windows.push([x + ((k + 0.5) * w) / Math.floor(w / 11), y]);
    x += w + d.range(0, wide * 0.3);
    outline += `V${n(foot - d.range(14, 52))}`;
  }
  return { outline: `${outline}H${WIDE + 10}V${HIGH + 10}Z`, windows };
}

const ROWS = [row("far", 250, 150, 46), row("between", 300, 190, 56), row("near", 352, 150, 66)] as const;
const panes = (list: readonly Point[]) =>
  list.map(([x, y]) => `M${(x - 1.4).toFixed(1)} ${(y + 2.6).toFixed(1)}v-3.4a1.4 1.6 0 0 1 2.8 0v3.4z`).join("");

function SkylinePlain({ className }: { className?: string | undefined }) {
  const id = (part: string) => domId("skyline", part);
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMax slice"
      width="100%"
      height="100%"
      className={className}
      aria-hidden="true"
    >
      <defs>
        {ROWS.map((_, i) => (
          <linearGradient key={i} id={id(`row${i}`)} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={hsl(256, 32 - i * 2, [25, 19, 13][i] ?? 12)} />
            <stop offset="1" stopColor={hsl(256, 40, 5)} />
          </linearGradient>
        ))}
        <radialGradient id={id("light")} cx="50%" cy="90%" r="60%">
          <stop offset="0" stopColor="#ffb648" stopOpacity=".3" />
          <stop offset=".5" stopColor="#8a4fd0" stopOpacity=".16" />
          <stop offset="1" stopColor="#8a4fd0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDE} height={HIGH} fill={`url(#${id("light")})`} />
      {ROWS.map(({ outline, windows }, i) => (
        <g key={i}>
          <path
            d={outline}
            fill={`url(#${id(`row${i}`)})`}
            stroke={hsl(258, 44, 44 + i * 8)}
            strokeWidth="1"
            strokeOpacity={0.35 + i * 0.2}
          />
          <path d={panes(windows)} fill={hsl(40, 100, 66 + i * 3)} opacity={0.4 + i * 0.25} />
        </g>
      ))}
    </svg>
  );
}

export const Skyline = memo(SkylinePlain);
