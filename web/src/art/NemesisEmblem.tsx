/** The nemesis as a large emblem: light on its edges, fire in its eyes. */
import { memo } from "react";
import { circle, ticks } from "./draw";
import { type Ink, emblemOf } from "./emblems";
import { hsl } from "./palette";
import { domId } from "./seed";
import { named } from "./types";

export interface NemesisEmblemProps {
  id: string;
  /** Thinner lines, for a very large emblem. */
  fine?: boolean | undefined;
  /** A disc behind it, for small sizes; without one it stands free. */
  ring?: boolean | undefined;
  title?: string | undefined;
  className?: string | undefined;
}

function NemesisEmblemPlain({ id, ring = true, fine = false, title, className }: NemesisEmblemProps) {
  const { hue, glow, layers, transform } = emblemOf(id);
  const ref = (part: string) => domId("nemesis", id, part);
  const thin = (transform ? 0.6 : 1) * (fine ? 0.45 : 1);
  const inks: Record<Ink, object> = {
    far: { fill: hsl(hue, 50, 12), stroke: hsl(hue, 66, 36), strokeWidth: 1.2 * thin },
    body: { fill: `url(#${ref("body")})`, stroke: hsl(hue, 84, 66), strokeWidth: 1.8 * thin },
    void: { fill: hsl(hue, 60, 4), stroke: hsl(hue, 60, 34), strokeWidth: 1 * thin },
    line: { fill: "none", stroke: hsl(hue, 76, 64), strokeWidth: 1.2 * thin, opacity: 0.7 },
    bone: { fill: `url(#${ref("bone")})`, stroke: hsl(hue, 60, 20), strokeWidth: 0.8 * thin },
    fire: { fill: `url(#${ref("fire")})`, stroke: hsl(hue + 24, 100, 82), strokeWidth: 0.8 * thin },
  };
  return (
    <svg
      viewBox="-112 -112 224 224"
      width="100%"
      height="100%"
      className={className}
      {...named(title)}
    >
      <defs>
        <radialGradient id={ref("disc")} cx="50%" cy="40%" r="62%">
          <stop offset="0" stopColor={hsl(hue, 70, 34)} />
          <stop offset=".5" stopColor={hsl(hue, 60, 15)} />
          <stop offset="1" stopColor={hsl(hue, 46, 6)} />
        </radialGradient>
        <radialGradient id={ref("glow")}>
          <stop offset="0" stopColor={hsl(hue + 16, 100, 62)} stopOpacity=".75" />
          <stop offset=".5" stopColor={hsl(hue, 100, 50)} stopOpacity=".28" />
          <stop offset="1" stopColor={hsl(hue, 100, 50)} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={ref("body")} x1="0" y1="0" x2=".7" y2="1">
          <stop offset="0" stopColor={hsl(hue, 62, 42)} />
          <stop offset=".4" stopColor={hsl(hue, 56, 19)} />
          <stop offset="1" stopColor={hsl(hue, 50, 6)} />
        </linearGradient>
        <linearGradient id={ref("bone")} x1="0" y1="0" x2=".5" y2="1">
          <stop offset="0" stopColor={hsl(hue + 24, 70, 92)} />
          <stop offset="1" stopColor={hsl(hue + 12, 50, 58)} />
        </linearGradient>
        <clipPath id={ref("round")}>
          <circle r="108" />
        </clipPath>
        <radialGradient id={ref("fire")}>
          <stop offset="0" stopColor={hsl(hue + 44, 100, 90)} />
          <stop offset="1" stopColor={hsl(hue + 26, 100, 64)} />
        </radialGradient>
      </defs>
      {ring && (
        <>
          <circle r="109" fill={`url(#${ref("disc")})`} stroke={hsl(hue, 80, 58)} strokeOpacity=".7" strokeWidth="2" />
          <path
            d={ticks(0, 0, 102, 107, 72) + circle(0, 0, 101)}
            fill="none"
            stroke={hsl(hue, 70, 56)}
            strokeWidth=".8"
            opacity=".45"
          />
        </>
      )}
      <g clipPath={ring ? `url(#${ref("round")})` : undefined}>
        <circle cx={glow[0]} cy={glow[1]} r="90" fill={`url(#${ref("glow")})`} />
        <g transform={ring ? `scale(.9) ${transform ?? ""}` : transform} strokeLinejoin="round" strokeLinecap="round">
          {layers.map((layer, i) => (
            <path key={i} d={layer.d} {...inks[layer.ink]} fillRule="nonzero" />
          ))}
        </g>
      </g>
    </svg>
  );
}

export const NemesisEmblem = memo(NemesisEmblemPlain);
