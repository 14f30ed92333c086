/** The night behind everything, and the picture of the landing page. Moved by CSS alone. */
import { memo } from "react";
import css from "./Background.module.css";
import { Breach } from "./Breach";
import { NemesisEmblem } from "./NemesisEmblem";
import { Skyline } from "./Skyline";
import { circle } from "./draw";
import { dice } from "./seed";
import { named } from "./types";

export interface BackgroundProps {
  still?: boolean | undefined;
  /** Fills the nearest positioned box in place of the window. */
  within?: boolean | undefined;
}

/** Specks that repeat after half the height, so that they can rise without end. */
function specks(seed: string, n: number, big: number): string {
  const d = dice(seed);
  return Array.from({ length: n }, () => {
    const [x, y, r] = [d() * 1440, d() * 900, d.range(0.3, big)];
    return circle(x, y, r) + circle(x, y + 900, r);
  }).join("");
}

const FAR = specks("dust far", 90, 0.9);
const NEAR = specks("dust near", 26, 1.7);

function BackgroundPlain({ still = false, within = false }: BackgroundProps) {
  const names = [css.night, within ? css.within : "", still ? css.still : ""].filter(Boolean).join(" ");
  return (
    <div className={names} aria-hidden="true">
      <div className={css.veil} />
      <svg className={css.dust} viewBox="0 0 1440 1800" preserveAspectRatio="none">
        <path d={FAR} fill="#cbbcff" opacity=".34" />
      </svg>
      <svg className={`${css.dust} ${css.near}`} viewBox="0 0 1440 1800" preserveAspectRatio="none">
        <path d={NEAR} fill="#e6dcff" opacity=".4" />
      </svg>
    </div>
  );
}

export const Background = memo(BackgroundPlain);

export interface HeroProps {
  /** Whose shadow stands over the city. */
  nemesis?: string | undefined;
  still?: boolean | undefined;
  title?: string | undefined;
  className?: string | undefined;
}

/** Where the four breaches stand, in parts of the picture, and how large they are. */
const PLACES = [
  { left: 12, top: 56, width: 17 },
  { left: 29, top: 33, width: 13.5 },
  { left: 71, top: 33, width: 13.5 },
  { left: 88, top: 56, width: 17 },
] as const;

function HeroPlain({ nemesis = "rageborne", still = false, title, className }: HeroProps) {
  return (
    <div
      className={className ? `${css.hero} ${className}` : css.hero}
      {...named(title)}
    >
      <div className={css.shadow}>
        <NemesisEmblem id={nemesis} ring={false} fine />
      </div>
      <div className={css.haze} />
      <div className={css.city}>
        <Skyline />
      </div>
      {PLACES.map(({ left, top, width }, i) => (
        <div key={left} className={css.gap} style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}>
          <Breach
            number={i + 1}
            state={i === 0 || i === 3 ? "open" : "closed"}
            turns={i === 1 ? 1 : 3}
            numeral={false}
            still={still}
          />
        </div>
      ))}
    </div>
  );
}

export const Hero = memo(HeroPlain);
