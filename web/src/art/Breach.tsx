/** Breaches: an iris of stone over a light. Focusing turns it and lets light out; opening tears it apart. */
import { memo } from "react";
import css from "./Breach.module.css";
import { type Point, arc, blade, circle, line, polar, polygon, segment, shape, soft, star, ticks, weave } from "./draw";
import { COLOURS, hsl } from "./palette";
import { type Dice, dice, domId } from "./seed";
import { named } from "./types";

export interface BreachProps {
  /** 1 to 4, written as a roman numeral. */
  number: number;
  state: "closed" | "open" | "destroyed" | "none";
  /** Quarter turns, 0 to 3; only closed breaches show them. */
  turns?: number | undefined;
  /** Focused this turn: a spell may be prepped here. */
  focused?: boolean | undefined;
  /** A mage's own breach that deals more: marked in amber. */
  sigil?: boolean | undefined;
  /** No motion. The system's wish for reduced motion is obeyed anyway. */
  still?: boolean | undefined;
  /** Pixels; below 104 the drawing is simpler and the numeral larger. Without it the breach fills its box. */
  size?: number | undefined;
  /** The numeral can be left out where the page writes it. */
  numeral?: boolean | undefined;
  title?: string | undefined;
  className?: string | undefined;
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];
const BLADES = 8;
const HUE = 262;

/** A closed line that wavers around a circle without a seam. */
function waver(d: Dice, r: number, wild: number, n: number): Point[] {
  const waves = [3, 5, 7, 11, 17].map((k) => ({ k, a: d() * 6.3, h: (d() * 0.7 + 0.3) / Math.sqrt(k / 3) }));
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2;
    const w = waves.reduce((sum, { k, a: shift, h }) => sum + Math.sin(a * k + shift) * h, 0);
    return polar(0, 0, r + w * wild, (i / n) * 360);
  });
}

function BreachPlain({
  number,
  state,
  turns = 0,
  focused = false,
  sigil = false,
  still = false,
  size,
  numeral = true,
  title,
  className,
}: BreachProps) {
  const small = size !== undefined && size < 104;
  const shown = Math.max(0, Math.min(3, turns));
  const id = (part: string) => domId("breach", number, state, small ? "s" : "l", part);
  const names = [css.breach, still ? css.still : "", className ?? ""].filter(Boolean).join(" ");
  const open = state === "open";
  return (
    <svg
      viewBox="-100 -100 200 200"
      width={size ?? "100%"}
      height={size ?? "100%"}
      className={names}
      {...named(title)}
    >
      <defs>
        <radialGradient id={id("glow")}>
          <stop offset="0" stopColor={hsl(HUE, 100, 82)} stopOpacity={open ? 0.9 : 0.7} />
          <stop offset=".55" stopColor={hsl(HUE, 100, 62)} stopOpacity=".4" />
          <stop offset="1" stopColor={hsl(HUE, 90, 50)} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={id("deep")}>
          <stop offset="0" stopColor={open ? hsl(HUE - 8, 90, 30) : hsl(HUE, 100, 96)} />
          <stop offset={open ? ".5" : ".3"} stopColor={open ? hsl(HUE - 12, 80, 17) : hsl(HUE, 100, 76)} />
          <stop offset={open ? ".8" : "1"} stopColor={open ? hsl(HUE, 92, 38) : hsl(HUE, 90, 44)} />
          <stop offset="1" stopColor={open ? hsl(HUE + 6, 100, 74) : hsl(HUE, 90, 40)} />
        </radialGradient>
        <linearGradient id={id("stone")} x1="0" y1="0" x2=".8" y2="1">
          <stop offset="0" stopColor={hsl(HUE - 6, 26, 34)} />
          <stop offset=".5" stopColor={hsl(HUE - 6, 32, 17)} />
          <stop offset="1" stopColor={hsl(HUE - 6, 36, 9)} />
        </linearGradient>
        <linearGradient id={id("blade")} x1="0" y1=".1" x2="1" y2=".3">
          <stop offset="0" stopColor={hsl(HUE - 4, 38, 33)} />
          <stop offset=".45" stopColor={hsl(HUE - 8, 34, 18)} />
          <stop offset="1" stopColor={hsl(HUE - 8, 40, 8)} />
        </linearGradient>
        <clipPath id={id("mouth")}>
          <circle r="69" />
        </clipPath>
      </defs>
      {open && <Open id={id} seed={`breach ${number}`} sigil={sigil} small={small} />}
      {state === "closed" && <Closed id={id} turns={shown} focused={focused} small={small} />}
      {state === "destroyed" && <Broken id={id} seed={`broken ${number}`} />}
      {state === "none" && (
        <circle
          r="72"
          fill="none"
          stroke={hsl(HUE, 20, 40)}
          strokeOpacity=".4"
          strokeWidth="2"
          strokeDasharray="3 9"
          strokeLinecap="round"
        />
      )}
      {numeral && state !== "none" && (
        <Numeral text={ROMAN[number] ?? String(number)} small={small} dim={!open && !focused} />
      )}
    </svg>
  );
}

interface Parts {
  id: (part: string) => string;
}

function Numeral({ text, small, dim }: { text: string; small: boolean; dim: boolean }) {
  const y = small ? 0 : 81;
  return (
    <g>
      {!small && (
        <path
          d={shape([
            [0, 62],
            [25, 71],
            [25, 91],
            [0, 100],
            [-25, 91],
            [-25, 71],
          ])}
          fill={hsl(HUE - 8, 42, 9)}
          stroke={dim ? hsl(HUE, 30, 48) : hsl(HUE, 100, 84)}
          strokeWidth="1.5"
        />
      )}
      <text
        y={y}
        dy=".34em"
        textAnchor="middle"
        fontFamily="var(--serif, 'Alegreya Variable', Alegreya, Georgia, serif)"
        fontWeight="700"
        fontSize={small ? 64 : 25}
        fill={dim ? hsl(HUE, 50, 84) : "#fff"}
        stroke={small ? hsl(HUE, 60, 8) : "none"}
        strokeWidth={small ? 10 : 0}
        paintOrder="stroke"
      >
        {text}
      </text>
    </g>
  );
}

function Ring({ id, small }: Parts & { small: boolean }) {
  return (
    <>
      <path
        d={circle(0, 0, 84) + circle(0, 0, 68)}
        fillRule="evenodd"
        fill={`url(#${id("stone")})`}
        stroke={hsl(HUE, 30, 40)}
        strokeWidth="1.2"
      />
      {!small && (
        <path
          d={ticks(0, 0, 71, 75, 60) + ticks(0, 0, 71, 81, 12) + circle(0, 0, 77.5)}
          fill="none"
          stroke={hsl(HUE, 44, 62)}
          strokeWidth=".8"
          opacity=".6"
        />
      )}
    </>
  );
}

function Closed({ id, turns, focused, small }: Parts & { turns: number; focused: boolean; small: boolean }) {
  const gap = [2.6, 10, 19, 29][turns] ?? 2.6;
  const lit = focused ? hsl(HUE, 100, 86) : hsl(HUE, 96, 74);
  return (
    <>
      {(turns > 0 || focused) && (
        <circle
          r="98"
          fill={`url(#${id("glow")})`}
          opacity={(focused ? 0.5 : 0.16) + turns * 0.11}
          className={focused ? css.breath : undefined}
        />
      )}
      <circle r="69" fill={hsl(HUE, 50, 6)} />
      <circle r={gap * 1.5 + 16} fill={`url(#${id("deep")})`} />
      <g clipPath={`url(#${id("mouth")})`}>
        <g className={css.turning} style={{ transform: `rotate(${turns * 90 - 10}deg)` }}>
          {Array.from({ length: BLADES }, (_, i) => {
            return (
              <g key={i} transform={`rotate(${(i * 360) / BLADES})`}>
                <g className={css.blade} style={{ transform: `translate(${gap}px, 0px)` }}>
                  <path
                    d={shape([[0, 0], polar(0, 0, 150, 67.5), polar(0, 0, 150, 112.5)])}
                    fill={`url(#${id("blade")})`}
                    stroke={hsl(HUE, 50, 46)}
                    strokeWidth="1"
                  />
                  {!small && (
                    <path
                      d={
                        line([polar(0, 0, 8, 92), polar(0, 0, 62, 103)]) +
                        line([polar(0, 0, 22, 84), polar(0, 0, 64, 93)]) +
                        line([polar(0, 0, 36, 76), polar(0, 0, 68, 84)])
                      }
                      stroke={hsl(HUE, 30, 42)}
                      strokeWidth=".7"
                      opacity=".65"
                      fill="none"
                    />
                  )}
                  <path
                    d={line([[0, 0], polar(0, 0, 40, 112.5)])}
                    stroke={lit}
                    strokeOpacity={0.35 + turns * 0.15 + (focused ? 0.2 : 0)}
                    strokeWidth="1.6"
                    fill="none"
                  />
                </g>
              </g>
            );
          })}
        </g>
      </g>
      <Ring id={id} small={small} />
      <path
        d={[0, 1, 2, 3].map((q) => arc(0, 0, 91, q * 90 - 85, q * 90 - 5)).join("")}
        fill="none"
        stroke={hsl(HUE, 26, 32)}
        strokeWidth={small ? 7 : 4}
        strokeLinecap="round"
      />
      {turns > 0 && (
        <>
          <path
            d={Array.from({ length: turns }, (_, q) => arc(0, 0, 91, q * 90 - 85, q * 90 - 5)).join("")}
            fill="none"
            stroke={hsl(HUE, 100, 66)}
            strokeOpacity=".32"
            strokeWidth={small ? 16 : 13}
            strokeLinecap="round"
          />
          <path
            d={Array.from({ length: turns }, (_, q) => arc(0, 0, 91, q * 90 - 85, q * 90 - 5)).join("")}
            fill="none"
            stroke={lit}
            strokeWidth={small ? 9 : 6}
            strokeLinecap="round"
          />
        </>
      )}
      {focused && <circle r="69" fill="none" stroke={hsl(HUE, 100, 90)} strokeWidth="2.4" className={css.flicker} />}
    </>
  );
}

function Open({ id, seed, sigil, small }: Parts & { seed: string; sigil: boolean; small: boolean }) {
  const d = dice(seed);
  const torn = waver(d, 70, 3.6, 90);
  const n = small ? 60 : 120;
  const threads = [0, 1, 2].map((i) => soft(waver(d, 72 + i * 4, 3.4 + i * 1.6, n)));
  const arms = Array.from({ length: 26 }, (_, i) => {
    const a = i * 13.8 + d.range(-4, 4);
    return blade(polar(0, 0, 70, a), polar(0, 0, d.range(80, 97), a + d.range(4, 16)), d.range(0.8, 2.4), 2);
  }).join("");
  const stars = Array.from({ length: 26 }, () =>
    circle(...polar(0, 0, Math.sqrt(d()) * 60, d() * 360), d.range(0.4, 1.3)),
  ).join("");
  const swirl = [0, 72, 144, 216, 288].map((a) => blade(polar(0, 0, 8, a), polar(0, 0, 62, a + 96), 7, -14)).join("");
  return (
    <>
      <circle r="99" fill={`url(#${id("glow")})`} opacity=".75" className={css.breath} />
      <g className={css.back}>
        <path d={arms} fill={hsl(HUE + 4, 100, 76)} opacity=".85" />
      </g>
      <path d={soft(torn)} fill={`url(#${id("deep")})`} />
      <g className={css.slow}>
        <path d={swirl} fill={hsl(HUE + 10, 90, 60)} opacity=".2" />
        {!small && <path d={stars} fill="#fff" opacity=".7" />}
      </g>
      <g fill="none" strokeLinejoin="round">
        <g className={css.slow}>
          <path
            d={threads[2]}
            stroke={hsl(HUE + 14, 100, 66)}
            strokeWidth="1.4"
            opacity=".75"
            className={css.flicker}
          />
          <path d={threads[0]} stroke={hsl(HUE, 100, 66)} strokeWidth="7" opacity=".35" />
          <path d={threads[0]} stroke={hsl(HUE, 100, 90)} strokeWidth="2.2" />
        </g>
        <g className={css.back}>
          <path d={threads[1]} stroke={hsl(HUE - 10, 100, 80)} strokeWidth="1.6" opacity=".9" />
        </g>
      </g>
      {sigil && (
        <g fill="none" stroke={COLOURS.spell} strokeLinejoin="round">
          <path d={circle(0, 0, 91) + ticks(0, 0, 88, 94, 36)} strokeWidth="1.3" opacity=".9" />
          <g className={css.back}>
            <path d={weave(0, 0, 88, 8, 3)} strokeWidth="1.2" opacity=".55" />
            <path
              d={polygon(0, 0, 91, 8)
                .map(([x, y]) => star(x, y, 7, 2.4, 4))
                .join("")}
              fill="#ffe3b0"
              stroke="none"
            />
          </g>
        </g>
      )}
    </>
  );
}

function Broken({ id, seed }: Parts & { seed: string }) {
  const d = dice(seed);
  return (
    <g opacity=".8">
      <circle r="69" fill={hsl(HUE, 30, 4)} />
      {Array.from({ length: 7 }, (_, i) => {
        const from = i * 51.4 + d.range(2, 8);
        const push = polar(0, 0, d.range(0, 7), from + 20);
        return (
          <path
            key={i}
            d={segment(0, 0, 64 + d.range(0, 5), 82, from, from + d.range(30, 44))}
            transform={`translate(${push[0].toFixed(1)} ${push[1].toFixed(1)}) rotate(${d.range(-4, 4).toFixed(1)})`}
            fill={`url(#${id("stone")})`}
            stroke={hsl(HUE, 16, 34)}
            strokeWidth="1"
          />
        );
      })}
      <path
        d={Array.from({ length: 8 }, (_, i) =>
          line([
            polar(0, 0, d.range(6, 14), i * 45),
            polar(0, 0, 34, i * 45 + d.range(-14, 14)),
            polar(0, 0, 60, i * 45 + d.range(-12, 12)),
          ]),
        ).join("")}
        stroke={hsl(HUE, 14, 28)}
        strokeWidth="1.4"
        fill="none"
      />
    </g>
  );
}

export const Breach = memo(BreachPlain);
