/** Relics: instruments engraved in blue line, each before a square plate. */
import { Scene, X, Y, sceneId } from "./Scene";
import { circle, line, polygon, shape } from "./draw";
import { tones } from "./palette";
import { type Dice, dice } from "./seed";
import { DRAWN, TOOLS, type Tool } from "./tools";
import { TRINKETS } from "./trinkets";
import { type ArtCard, type ArtProps, does, hinted } from "./types";

const NAMED: readonly (readonly [string, Tool])[] = [
  ["gauntlet", "gauntlet"],
  ["dagger", "dagger"],
  ["blade", "dagger"],
  ["bottled", "bottle"],
  ["flask", "bottle"],
  ["prism", "prism"],
  ["staff", "staff"],
  ["orb", "orb"],
  ["talisman", "talisman"],
  ["totem", "totem"],
  ["scroll", "scroll"],
  ["catcher", "cage"],
  ["compass", "compass"],
  ["fetish", "fetish"],
  ["key", "key"],
  ["lens", "lens"],
  ["astrolabe", "astrolabe"],
  ["censer", "censer"],
  ["fork", "fork"],
];

function toolOf(card: ArtCard, d: Dice): Tool {
  const named = hinted(card, TOOLS, NAMED);
  if (named) return named;
  if (does(card, "cast")) return d.pick(["staff", "gauntlet", "fork"]);
  if (does(card, "charge")) return d.pick(["talisman", "fork", "astrolabe"]);
  if (does(card, "focus", "open")) return d.pick(["lens", "orb", "key"]);
  if (does(card, "destroy")) return d.pick(["censer", "dagger", "cage"]);
  if (does(card, "heal", "gravehold_gains")) return d.pick(["fetish", "totem", "censer"]);
  return d.pick(TOOLS);
}

export function Relic(props: ArtProps) {
  const { card } = props;
  const d = dice(`relic ${card.id}`);
  const t = tones("relic", card.id);
  const body = sceneId(card, "body");
  const glow = sceneId(card, "glow");
  const turn = d.pick([0, 45, 45, 22.5]);
  const plate = [41, 37.5].map((r) => shape(polygon(X, Y, r, 4, turn - 45))).join("");
  return (
    <Scene
      {...props}
      tones={t}
      light={0.4}
      backdrop={d.pick(["grid", "rings"])}
      defs={
        <>
          <linearGradient id={body} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor={t.light} />
            <stop offset=".35" stopColor={t.mid} />
            <stop offset="1" stopColor={t.dark} />
          </linearGradient>
          <radialGradient id={glow}>
            <stop offset="0" stopColor={t.spark} />
            <stop offset=".25" stopColor={t.light} stopOpacity=".7" />
            <stop offset="1" stopColor={t.light} stopOpacity="0" />
          </radialGradient>
        </>
      }
    >
      <circle cx={X} cy={Y} r="48" fill={`url(#${glow})`} opacity=".28" />
      <path d={plate} fill={t.dark} fillOpacity=".55" stroke={t.mid} strokeWidth=".9" />
      <path d={plateMarks(d, turn)} fill="none" stroke={t.light} strokeWidth=".7" opacity=".55" />
      <g fill={`url(#${body})`} stroke={t.bright} strokeWidth="1.25" strokeLinejoin="round" strokeLinecap="round">
        {(TRINKETS[card.motif ?? ""] ?? DRAWN[toolOf(card, d)])(d, t, `url(#${glow})`)}
      </g>
    </Scene>
  );
}

function plateMarks(d: Dice, turn: number): string {
  const corners = polygon(X, Y, 41, 4, turn - 45);
  const marks = corners.map((p, i) => {
    const q = corners[(i + 1) % 4] ?? p;
    return Array.from({ length: 9 }, (_, k) => {
      const f = (k + 1) / 10;
      const m = [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f] as const;
      const s = 1 - (k % 3 === 1 ? 0.085 : 0.045);
      return line([m, [X + (m[0] - X) * s, Y + (m[1] - Y) * s]]);
    }).join("");
  });
  return (
    marks.join("") +
    corners.map((p) => circle(p[0] + (X - p[0]) * 0.1, p[1] + (Y - p[1]) * 0.1, 1.2)).join("") +
    (d.chance(0.5) ? circle(X, Y, 26) : "")
  );
}
