/** Powers: an hourglass before the thing that is to come. The sand above is the power tokens left. */
import type { ReactNode } from "react";
import { Scene, X, Y, sceneId } from "./Scene";
import { arc, blade, circle, crack, eye, heart, line, polar, shape, spiral, star, ticks } from "./draw";
import { type Tones, hsl, tones } from "./palette";
import { type Dice, dice } from "./seed";
import { type ArtProps, hinted } from "./types";

const OMENS = [
  "sun",
  "moon",
  "eye",
  "spiral",
  "rift",
  "crown",
  "heart",
  "spikes",
  "shield",
  "stars",
  "beam",
  "swarm",
] as const;
type Omen = (typeof OMENS)[number];
const NAMED: readonly (readonly [string, Omen])[] = [
  ["sun", "sun"],
  ["solstice", "sun"],
  ["night", "moon"],
  ["dark", "moon"],
  ["eye", "eye"],
  ["sky", "stars"],
  ["fate", "stars"],
  ["spiral", "spiral"],
  ["gyre", "spiral"],
  ["nimbus", "spiral"],
  ["rupture", "rift"],
  ["collision", "rift"],
  ["roar", "rift"],
  ["heart", "heart"],
  ["feast", "heart"],
  ["blood", "heart"],
  ["aegis", "shield"],
  ["ray", "beam"],
  ["beam", "beam"],
  ["beacon", "beam"],
  ["empire", "crown"],
  ["domain", "crown"],
  ["faith", "crown"],
  ["flail", "spikes"],
  ["carnage", "spikes"],
  ["death", "spikes"],
  ["multitudes", "swarm"],
  ["madness", "eye"],
  ["black", "moon"],
  ["field", "spikes"],
  ["static", "stars"],
];

interface PowerProps extends ArtProps {
  /** Power tokens on the card now, and at first. Without them the glass is full. */
  tokens?: number | undefined;
  of?: number | undefined;
}

export function Power(props: PowerProps) {
  const { card, tokens, of } = props;
  const d = dice(`power ${card.id}`);
  const t = tones("power", card.id);
  const omen = hinted(card, OMENS, NAMED) ?? d.pick(OMENS);
  const [glass, sand, halo] = [sceneId(card, "glass"), sceneId(card, "sand"), sceneId(card, "halo")];
  const full = tokens === undefined ? 0.86 : Math.max(0, Math.min(1, tokens / Math.max(1, of ?? 2))) * 0.92 + 0.04;
  const sandHue = t.hue + 34;
  // The upper bulb narrows downward: sand at part `full` reaches up to `top` and is `w` wide there.
  const top = Y - 3 - 27 * full;
  const w = 3 + 17 * full;
  const pile = (1 - full) * 17;
  const bulb = (s: 1 | -1) =>
    `M${X - 21} ${Y - s * 34}C${X - 22} ${Y - s * 16} ${X - 3} ${Y - s * 9} ${X - 2.2} ${Y}H${X + 2.2}C${X + 3} ${Y - s * 9} ${X + 22} ${Y - s * 16} ${X + 21} ${Y - s * 34}Z`;
  return (
    <Scene
      {...props}
      tones={t}
      light={0.3 + (card.tier ?? 1) * 0.1}
      backdrop={d.pick(["rays", "rings", "dust"])}
      defs={
        <>
          <linearGradient id={glass} x1="0" x2="1">
            <stop offset="0" stopColor={t.bright} stopOpacity=".5" />
            <stop offset=".3" stopColor={t.mid} stopOpacity=".16" />
            <stop offset="1" stopColor={t.dark} stopOpacity=".6" />
          </linearGradient>
          <linearGradient id={sand} x1="0" x2="1" y2="1">
            <stop offset="0" stopColor={hsl(sandHue, 100, 86)} />
            <stop offset="1" stopColor={hsl(sandHue - 20, 92, 52)} />
          </linearGradient>
          <radialGradient id={halo}>
            <stop offset="0" stopColor={t.light} stopOpacity=".75" />
            <stop offset="1" stopColor={t.mid} stopOpacity="0" />
          </radialGradient>
        </>
      }
    >
      <g strokeLinejoin="round" strokeLinecap="round">
        <circle cx={X} cy={Y} r="50" fill={`url(#${halo})`} opacity=".6" />
        <g fill={hsl(t.hue, 60, 21)} stroke={t.bright} strokeWidth="1.3">
          {BEHIND[omen](d, t)}
        </g>
        <g transform={`translate(${X} ${Y}) scale(.86) translate(${-X} ${-Y})`}>
          <path d={bulb(1) + bulb(-1)} fill={hsl(t.hue, 50, 6)} fillOpacity=".86" stroke={t.bright} strokeWidth="1.3" />
          <path
            d={`M${X - w} ${top}Q${X} ${top + 4} ${X + w} ${top}C${X + w * 0.6} ${Y - 12} ${X + 2.4} ${Y - 8} ${X + 1.4} ${Y}H${X - 1.4}C${X - 2.4} ${Y - 8} ${X - w * 0.6} ${Y - 12} ${X - w} ${top}Z`}
            fill={`url(#${sand})`}
          />
          <path
            d={`M${X - 20} ${Y + 33}Q${X - 12} ${Y + 28 - pile * 0.6} ${X} ${Y + 27 - pile}Q${X + 12} ${Y + 28 - pile * 0.6} ${X + 20} ${Y + 33}Z`}
            fill={`url(#${sand})`}
          />
          <path
            d={line([
              [X, Y],
              [X, Y + 27 - pile],
            ])}
            stroke={hsl(sandHue, 100, 84)}
            strokeWidth="1.1"
            strokeDasharray="2 1.6"
            fill="none"
          />
          <path d={bulb(1) + bulb(-1)} fill={`url(#${glass})`} />
          <path
            d={`M${X - 16} ${Y - 29}C${X - 16} ${Y - 18} ${X - 9} ${Y - 13} ${X - 6} ${Y - 9}M${X - 16} ${Y + 27}C${X - 15} ${Y + 20} ${X - 12} ${Y + 17} ${X - 9} ${Y + 14}`}
            fill="none"
            stroke="#fff"
            strokeOpacity=".65"
            strokeWidth="1.3"
          />
          <path
            d={
              [-1, 1].map((s) => `M${X - 26} ${Y + s * 38 - 4}h52v7h-52z`).join("") +
              [-1, 1].map((s) => `M${X + s * 24 - 1.5} ${Y - 35}h3v70h-3z`).join("")
            }
            fill={t.deep}
            stroke={t.bright}
            strokeWidth="1"
          />
        </g>
      </g>
    </Scene>
  );
}

const BEHIND: Record<Omen, (d: Dice, t: Tones) => ReactNode> = {
  sun: (d) => (
    <>
      <path d={star(X, Y, 58, 36, d.pick([14, 16, 18]))} />
      <circle cx={X} cy={Y} r="36" fill="#090307" />
    </>
  ),
  moon: () => (
    <>
      <path d={`M${X + 8} ${Y - 46}A46 46 0 1 0 ${X + 8} ${Y + 46}A36 46 0 0 1 ${X + 8} ${Y - 46}Z`} />
      <path d={star(X + 44, Y - 20, 6, 2, 4) + star(X + 54, Y + 12, 4, 1.4, 4)} />
    </>
  ),
  eye: (d, t) => (
    <>
      <path d={eye(X, Y, 62, 22)} />
      <path d={circle(X, Y, 31) + ticks(X, Y, 22, 30, d.pick([24, 30]))} fill="none" stroke={t.light} />
    </>
  ),
  spiral: (d) => (
    <path d={[0, 120, 240].map((a) => spiral(X, Y, 8, 58, 1.1, a + d() * 40)).join("")} fill="none" strokeWidth="2" />
  ),
  rift: (d, t) => (
    <>
      {[-1, 1].map((s) => (
        <path
          key={s}
          d={
            line(crack(d, [X + s * 22, Y], [X + s * 70, Y + d.range(-20, 20)], 6, 7)) +
            line(crack(d, [X + s * 40, Y - 4], [X + s * 58, Y - 36], 4, 5)) +
            line(crack(d, [X + s * 40, Y + 4], [X + s * 60, Y + 36], 4, 5))
          }
          fill="none"
          stroke={t.bright}
          strokeWidth="1.8"
        />
      ))}
    </>
  ),
  crown: () => (
    <path
      d={shape([
        [X - 56, Y + 26],
        [X - 62, Y - 24],
        [X - 36, Y - 2],
        [X - 20, Y - 46],
        [X, Y - 10],
        [X + 20, Y - 46],
        [X + 36, Y - 2],
        [X + 62, Y - 24],
        [X + 56, Y + 26],
      ])}
    />
  ),
  heart: (d, t) => (
    <>
      <path d={heart(X, Y + 2, 42)} />
      <path
        d={
          line(crack(d, [X - 30, Y - 26], [X - 44, Y + 6], 4, 4)) +
          line(crack(d, [X + 30, Y - 26], [X + 40, Y + 10], 4, 4))
        }
        fill="none"
        stroke={t.bright}
      />
    </>
  ),
  spikes: (d) => (
    <path
      d={Array.from({ length: 16 }, (_, i) => {
        const a = i * 22.5 + 11;
        return shape([polar(X, Y, 26, a - 7), polar(X, Y, d.range(44, 64), a), polar(X, Y, 26, a + 7)]);
      }).join("")}
    />
  ),
  shield: (_, t) => (
    <>
      <path
        d={`M${X - 44} ${Y - 38}Q${X} ${Y - 54} ${X + 44} ${Y - 38}Q${X + 46} ${Y + 24} ${X} ${Y + 50}Q${X - 46} ${Y + 24} ${X - 44} ${Y - 38}Z`}
      />
      <path
        d={`M${X - 37} ${Y - 32}Q${X} ${Y - 46} ${X + 37} ${Y - 32}Q${X + 38} ${Y + 20} ${X} ${Y + 42}Q${X - 38} ${Y + 20} ${X - 37} ${Y - 32}Z`}
        fill="none"
        stroke={t.light}
      />
    </>
  ),
  stars: (d, t) => {
    const spots = Array.from({ length: 9 }, (_, i) => polar(X, Y, d.range(32, 60), i * 40 + d.range(0, 20)));
    return (
      <>
        <path d={line(spots, true)} fill="none" stroke={t.light} strokeWidth=".9" />
        <path d={spots.map(([x, y]) => star(x, y, d.range(4, 7), 1.6, 4)).join("")} fill={t.bright} stroke="none" />
      </>
    );
  },
  beam: (d, t) => (
    <>
      <path
        d={shape([
          [X - 10, Y - 60],
          [X + 10, Y - 60],
          [X + 44, Y + 60],
          [X - 44, Y + 60],
        ])}
        fill={t.mid}
        fillOpacity=".4"
      />
      <path
        d={shape([
          [X - 80, Y + 8],
          [X - 80, Y - 8],
          [X, Y - 2],
          [X + 80, Y - 8],
          [X + 80, Y + 8],
          [X, Y + 2],
        ])}
        fill={t.light}
        fillOpacity=".5"
        stroke="none"
      />
      <path d={arc(X, Y, 44, d.range(200, 230), 340) + arc(X, Y, 50, 20, 150)} fill="none" />
    </>
  ),
  swarm: (d, t) => (
    <path
      d={Array.from({ length: 12 }, (_, i) => {
        const [x, y] = polar(X, Y, 40 + (i % 3) * 11, i * 30 + d.range(-6, 6));
        const a = d() * 360;
        const wing = (turn: number) => blade([x, y], polar(x, y, 14, a + turn), 4, 0);
        const body = blade(polar(x, y, 8, a), polar(x, y, 12, a + 180), 2.4, 0);
        return wing(142) + wing(-142) + body + circle(...polar(x, y, 7, a), 2);
      }).join("")}
      fill={t.deep}
      stroke={t.bright}
      strokeWidth=".9"
    />
  ),
};
