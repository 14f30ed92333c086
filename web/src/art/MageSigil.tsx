/** A mage's crest in the ring of the player's colour. Below 48 pixels only what tells mages apart is drawn. */
import { memo } from "react";
import { crestOf } from "./crests";
import { circle, ticks } from "./draw";
import { hsl, playerColour } from "./palette";
import { domId } from "./seed";
import { named } from "./types";

export interface MageSigilProps {
  id: string;
  /** Seat, from 0; without one the ring has the crest's own colour. */
  seat?: number | undefined;
  size?: number | undefined;
  /** Exhausted mages are grey. */
  dim?: boolean | undefined;
  title?: string | undefined;
  className?: string | undefined;
}

function MageSigilPlain({ id, seat, size, dim = false, title, className }: MageSigilProps) {
  const crest = crestOf(id);
  const small = size !== undefined && size < 48;
  const s = dim ? 8 : 60;
  const ring = seat === undefined ? hsl(crest.hue, s, 66) : playerColour(seat);
  const ref = (part: string) => domId("mage", id, dim ? "dim" : "lit", part);
  return (
    <svg
      viewBox="-62 -62 124 124"
      width={size ?? "100%"}
      height={size ?? "100%"}
      className={className}
      {...named(title)}
    >
      <defs>
        <radialGradient id={ref("field")} cx="38%" cy="30%" r="80%">
          <stop offset="0" stopColor={hsl(crest.hue, s * 0.8, 32)} />
          <stop offset=".55" stopColor={hsl(crest.hue, s * 0.75, 15)} />
          <stop offset="1" stopColor={hsl(crest.hue, s * 0.6, 6)} />
        </radialGradient>
        <linearGradient id={ref("metal")} x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" stopColor={hsl(crest.hue + 10, s * 0.9, 95)} />
          <stop offset=".45" stopColor={hsl(crest.hue, s, 76)} />
          <stop offset="1" stopColor={hsl(crest.hue - 8, s, 44)} />
        </linearGradient>
      </defs>
      <circle
        r="57"
        fill={`url(#${ref("field")})`}
        stroke={ring}
        strokeWidth={small ? 7 : 4}
        opacity={dim ? 0.75 : 1}
      />
      {!small && (
        <>
          <path d={circle(0, 0, 51.5)} fill="none" stroke={ring} strokeWidth=".9" opacity=".65" />
          <path d={ticks(0, 0, 47.5, 50, 72)} fill="none" stroke={ring} strokeWidth=".7" opacity=".5" />
          <path d={crest.field} fill="none" stroke={hsl(crest.hue, s, 66)} strokeWidth="1" opacity=".38" />
        </>
      )}
      <g strokeLinejoin="round" strokeLinecap="round" transform={small ? "scale(1.12)" : undefined}>
        <path
          d={crest.charge}
          fillRule="evenodd"
          fill={`url(#${ref("metal")})`}
          stroke={hsl(crest.hue, s * 0.7, 9)}
          strokeWidth="1.2"
        />
        {crest.cut && !small && (
          <path d={crest.cut} fill="none" stroke={hsl(crest.hue, s * 0.8, 14)} strokeWidth="1.7" opacity=".85" />
        )}
        {crest.line && (
          <path d={crest.line} fill="none" stroke={hsl(crest.hue, s * 1.2, 84)} strokeWidth={small ? 3.4 : 2} />
        )}
        {crest.spark && (
          <path
            d={crest.spark}
            fill={dim ? "#bbb" : hsl(crest.hue + 20, 100, 90)}
            stroke={hsl(crest.hue, s, 20)}
            strokeWidth=".7"
          />
        )}
      </g>
    </svg>
  );
}

export const MageSigil = memo(MageSigilPlain);
