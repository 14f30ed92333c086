/** The dark plate every card picture is engraved on. */
import type { ReactNode } from "react";
import { circle, line, polar, rays, ticks } from "./draw";
import { type Tones, hsl } from "./palette";
import { dice, domId } from "./seed";
import type { ArtProps } from "./types";
import { named } from "./types";

/** Every card picture has this frame; its middle is at (80, 52). */
export const WIDE = 160;
export const HIGH = 104;
export const X = 80;
export const Y = 52;

interface SceneProps extends ArtProps {
  tones: Tones;
  /** How much light stands behind the thing, 0 to 1. */
  light?: number;
  backdrop?: "rays" | "rings" | "grid" | "dust";
  defs?: ReactNode;
  children: ReactNode;
}

export function sceneId(card: ArtProps["card"], part: string): string {
  return domId(card.picture, card.id, part);
}

export function Scene({
  card,
  title,
  className,
  tones: t,
  light = 0.6,
  backdrop = "rays",
  defs,
  children,
}: SceneProps) {
  const back = sceneId(card, "back");
  const d = dice(`scene ${card.id}`);
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      width="100%"
      height="100%"
      {...named(title)}
    >
      <defs>
        <radialGradient id={back} cx="50%" cy="48%" r="62%">
          <stop offset="0" stopColor={hsl(t.hue, 62, 20 + light * 16)} />
          <stop offset=".42" stopColor={hsl(t.hue, 54, 12 + light * 5)} />
          <stop offset="1" stopColor={hsl(t.hue - 4, 40, 5)} />
        </radialGradient>
        {defs}
      </defs>
      <rect width={WIDE} height={HIGH} fill={`url(#${back})`} />
      <path d={engraved(backdrop, d)} fill="none" stroke={t.light} strokeWidth=".5" opacity=".16" />
      {children}
    </svg>
  );
}

function engraved(kind: SceneProps["backdrop"], d: ReturnType<typeof dice>): string {
  if (kind === "rings")
    return [46, 54, 63, 73, 84].map((r) => circle(X, Y, r + d() * 2)).join("") + ticks(X, Y, 46, 49, 60);
  if (kind === "grid") {
    const step = 13;
    const across = Array.from({ length: 14 }, (_, i) =>
      line([
        [i * step - 4, 0],
        [i * step - 4, HIGH],
      ]),
    ).join("");
    return (
      across +
      Array.from({ length: 9 }, (_, i) =>
        line([
          [0, i * step],
          [WIDE, i * step],
        ]),
      ).join("")
    );
  }
  if (kind === "dust")
    return Array.from({ length: 46 }, () => {
      const r = 0.25 + d() * 0.7;
      return circle(d() * WIDE, d() * HIGH, r);
    }).join("");
  return rays(d, X, Y, 40, 56, 44, 64, d() * 6) + line([polar(X, Y, 0, 0)]);
}
