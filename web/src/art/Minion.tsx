/** Minions: masks that look back. A family gives the face, the seed its horns, eyes and mouth. */
import { Scene, X, Y, sceneId } from "./Scene";
import { CREATURES } from "./creatures";
import { HUMAN } from "./faces";
import type { Mask } from "./maskparts";
import { hsl, tones } from "./palette";
import { type Dice, dice } from "./seed";
import { type ArtCard, type ArtProps, hinted } from "./types";

const NAMED: readonly (readonly [string, string])[] = [
  ["needlemaw", "maw"],
  ["grubber", "maw"],
  ["cerephage", "maw"],
  ["jagged", "crystal"],
  ["spinners", "spider"],
  ["drone", "insect"],
  ["engine", "insect"],
  ["mangleroot", "root"],
  ["haruspex", "beak"],
  ["venomite", "serpent"],
  ["veil", "veil"],
  ["behemoth", "cyclops"],
  ["demi", "cyclops"],
  ["abomination", "squid"],
  ["mindguzzler", "squid"],
  ["omens", "eyes"],
  ["broodwomb", "eyes"],
  ["tombfright", "skull"],
  ["priest", "veil"],
  ["sage", "skull"],
  ["beast", "goat"],
  ["spewer", "squid"],
  ["biter", "spider"],
  ["ender", "skull"],
  ["wretch", "root"],
  ["scourge", "serpent"],
  ["avatar", "horned"],
  ["cauterizer", "cyclops"],
  ["bane", "goat"],
  ["null", "crystal"],
  ["cryptid", "beak"],
  ["thronewatch", "cyclops"],
  ["bride", "veil"],
  ["eater", "eyes"],
];
const FACES = { ...HUMAN, ...CREATURES };
const FAMILIES = Object.keys(FACES) as [string, ...string[]];

export function maskOf(card: Pick<ArtCard, "id" | "motif">, d: Dice): Mask {
  const kind = hinted(card, FAMILIES, NAMED) ?? d.pick(FAMILIES);
  return (FACES[kind] ?? FACES.horned ?? FACES.skull!)(d);
}

export function Minion(props: ArtProps) {
  const { card } = props;
  const d = dice(`minion ${card.id}`);
  const t = tones("minion", card.id);
  const m = maskOf(card, d);
  const [skin, fire] = [sceneId(card, "skin"), sceneId(card, "fire")];
  const glow = m.lights.length === 1 ? 17 : 11;
  const pale = d.chance(0.3);
  const tilt = d.chance(0.35) ? d.range(-9, 9) : 0;
  const eyeHue = t.hue + d.pick([14, 24, 34]);
  return (
    <Scene
      {...props}
      tones={t}
      light={0.35 + (card.tier ?? 1) * 0.12}
      backdrop={d.pick(["rays", "rings", "dust"])}
      defs={
        <>
          <radialGradient id={skin} cx="30%" cy="18%" r="95%">
            <stop offset="0" stopColor={pale ? hsl(t.hue + 12, 36, 78) : hsl(t.hue, 58, 45)} />
            <stop offset=".38" stopColor={pale ? hsl(t.hue + 6, 34, 46) : hsl(t.hue, 52, 22)} />
            <stop offset="1" stopColor={pale ? hsl(t.hue, 44, 14) : hsl(t.hue, 48, 7)} />
          </radialGradient>
          <radialGradient id={fire}>
            <stop offset="0" stopColor={hsl(eyeHue, 100, 74)} stopOpacity=".95" />
            <stop offset=".4" stopColor={hsl(eyeHue - 8, 100, 56)} stopOpacity=".45" />
            <stop offset="1" stopColor={hsl(eyeHue - 8, 100, 50)} stopOpacity="0" />
          </radialGradient>
        </>
      }
    >
      <g transform={tilt ? `rotate(${tilt.toFixed(1)} ${X} ${Y})` : undefined}>
        <g strokeLinejoin="round" strokeLinecap="round">
          <path d={m.behind} fill={hsl(t.hue, 46, 12)} stroke={t.mid} strokeWidth="1" />
          <path d={m.face} fill={`url(#${skin})`} stroke={t.light} strokeWidth="1.3" />
          {m.hollow && <path d={m.hollow} fill={hsl(t.hue, 50, 4)} stroke={t.mid} strokeWidth=".7" />}
          <path d={m.folds} fill="none" stroke={pale ? t.deep : t.light} strokeWidth=".9" opacity=".75" />
          {m.front && <path d={m.front} fill={`url(#${skin})`} stroke={t.light} strokeWidth="1.1" />}
          {m.teeth && <path d={m.teeth} fill={hsl(t.hue + 14, 60, 88)} stroke={t.deep} strokeWidth=".4" />}
        </g>
        {m.lights.map(([x, y], i) => (
          <circle key={i} cx={x} cy={y} r={glow} fill={`url(#${fire})`} />
        ))}
        <path d={m.eyes} fill={hsl(eyeHue + 10, 100, 84)} />
      </g>
    </Scene>
  );
}
