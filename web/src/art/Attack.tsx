/** Attacks: one blow, frozen. Also strikes (a blow inside a seal) and corruptions (a stained page). */
import { HIGH, Scene, WIDE, X, Y } from "./Scene";
import { BLOWS } from "./blows";
import { circle, eye, line, polar, shape, soft, ticks, spiral, crack, segment, bolt } from "./draw";
import { HORRORS } from "./horrors";
import { Defs, inks } from "./inks";
import { hsl, tones } from "./palette";
import { type Dice, dice } from "./seed";
import { type ArtCard, type ArtProps, does, hinted } from "./types";

const STRUCK = { ...BLOWS, ...HORRORS };
type Blow = keyof typeof STRUCK;
const NAMES = Object.keys(STRUCK) as [Blow, ...Blow[]];
const NAMED: readonly (readonly [string, Blow])[] = [
  ["skewer", "spears"],
  ["smite", "meteor"],
  ["slaughter", "claws"],
  ["maul", "claws"],
  ["mutilate", "claws"],
  ["cleave", "claws"],
  ["eviscerate", "claws"],
  ["thrash", "tendrils"],
  ["throttle", "tendrils"],
  ["seize", "tendrils"],
  ["afflict", "tendrils"],
  ["banish", "vortex"],
  ["dispel", "vortex"],
  ["distort", "vortex"],
  ["nix", "shatter"],
  ["obliterate", "shatter"],
  ["sunder", "rift"],
  ["topple", "tower"],
  ["crumble", "tower"],
  ["raze", "tower"],
  ["lay", "eruption"],
  ["devastate", "eruption"],
  ["awaken", "gaze"],
  ["gather", "shroud"],
  ["enshroud", "shroud"],
  ["eclipse", "shroud"],
  ["engulf", "jaws"],
  ["gorge", "jaws"],
  ["digest", "jaws"],
  ["lobotomize", "shatter"],
  ["onslaught", "spears"],
  ["throng", "horde"],
  ["hatch", "eggs"],
  ["infest", "eggs"],
  ["spawn", "horde"],
  ["enslave", "chains"],
  ["dominate", "fist"],
  ["burden", "chains"],
  ["quell", "fist"],
  ["ire", "fist"],
  ["frenzy", "fist"],
  ["convoke", "vortex"],
  ["reign", "spears"],
  ["ascend", "eruption"],
  ["beseech", "gaze"],
  ["hasten", "meteor"],
  ["encroach", "rift"],
  ["tempt", "vortex"],
  ["vex", "gaze"],
];

function blowOf(card: ArtCard, d: Dice): Blow {
  const named = hinted(card, NAMES, NAMED);
  if (named) return named;
  if (does(card, "gravehold_suffers") && d.chance(0.6)) return d.pick(["tower", "meteor", "eruption"]);
  if (does(card, "destroy") && d.chance(0.6)) return d.pick(["shatter", "rift", "jaws"]);
  if (does(card, "discard") && d.chance(0.6)) return d.pick(["shroud", "tendrils", "chains"]);
  return d.pick(NAMES);
}

export function Attack(props: ArtProps) {
  const { card } = props;
  const d = dice(`attack ${card.id}`);
  const t = tones("attack", card.id);
  // The same blow is seen from either side, nearer or farther.
  const hold = `translate(${X} ${Y}) scale(${d.chance(0.5) ? 1 : -1} 1) scale(${d.range(0.96, 1.2).toFixed(2)}) translate(${-X} ${-Y})`;
  return (
    <Scene
      {...props}
      tones={t}
      light={0.35 + (card.tier ?? 1) * 0.12}
      backdrop={d.pick(["rays", "dust"])}
      defs={<Defs card={card} t={t} />}
    >
      <g strokeLinejoin="round" strokeLinecap="round" transform={hold}>
        {STRUCK[blowOf(card, d)](inks(card, t), d)}
      </g>
    </Scene>
  );
}

/** A strike: the blow in the middle of a broken seal with its three teeth. */
export function Strike(props: ArtProps) {
  const { card } = props;
  const d = dice(`strike ${card.id}`);
  const t = tones("strike", card.id);
  const turn = -90;
  return (
    <Scene {...props} tones={t} light={0.6} backdrop="rays" defs={<Defs card={card} t={t} />}>
      <g strokeLinejoin="round" strokeLinecap="round">
        <g transform={`translate(${X} ${Y}) scale(.62) translate(${-X} ${-Y})`}>
          {STRUCK[blowOf(card, d)](inks(card, t), d)}
        </g>
        <path
          d={`M-2 -2H${WIDE + 2}V${HIGH + 2}H-2Z${circle(X, Y, 37)}`}
          fillRule="evenodd"
          fill={hsl(t.hue, 52, 7)}
          fillOpacity=".93"
        />
        <path
          d={[0, 1, 2].map((i) => segment(X, Y, 37, 44, turn + i * 120 + 10, turn + i * 120 + 110)).join("")}
          fill={inks(card, t).rock}
          stroke={t.light}
          strokeWidth="1.2"
        />
        <path
          d={[0, 1, 2]
            .map((i) => {
              const a = turn + i * 120;
              return shape([polar(X, Y, 52, a), polar(X, Y, 37, a - 9), polar(X, Y, 32, a), polar(X, Y, 37, a + 9)]);
            })
            .join("")}
          fill={inks(card, t).edge}
        />
        <path d={ticks(X, Y, 47, 50, 48) + circle(X, Y, 53)} fill="none" stroke={t.mid} strokeWidth=".8" />
      </g>
    </Scene>
  );
}

const STAINS = ["eye", "mouth", "spiral", "hand", "veins", "mask", "bolt", "sword", "flame", "void"] as const;

/** A corruption: a page a mage might want to read, and what grows out of it. */
export function Corruption(props: ArtProps) {
  const { card } = props;
  const d = dice(`corruption ${card.id}`);
  const t = tones("corruption", card.id);
  const i = inks(card, t);
  const tilt = d.range(-11, 11);
  const kind =
    hinted(card, STAINS, [
      ["sight", "eye"],
      ["wisdom", "spiral"],
      ["hunger", "mouth"],
      ["avarice", "hand"],
      ["power", "bolt"],
      ["might", "sword"],
      ["nothingness", "void"],
      ["contagion", "veins"],
      ["fever", "flame"],
      ["veil", "mask"],
      ["abandon", "mask"],
    ] as const) ?? d.pick(STAINS);
  const veins = Array.from({ length: 9 }, (_, k) =>
    line(crack(d, polar(X, Y, 14, k * 40), polar(X, Y, d.range(34, 60), k * 40 + d.range(-10, 10)), 5, 4)),
  ).join("");
  return (
    <Scene {...props} tones={t} light={0.5} backdrop="dust" defs={<Defs card={card} t={t} />}>
      <g strokeLinejoin="round" strokeLinecap="round">
        <g transform={`rotate(${tilt.toFixed(1)} ${X} ${Y})`}>
          <path
            d={shape([
              [X - 31, Y - 44],
              [X + 22, Y - 44],
              [X + 31, Y - 34],
              [X + 31, Y + 44],
              [X + 8, Y + 44],
              [X + 2, Y + 37],
              [X - 5, Y + 44],
              [X - 31, Y + 44],
            ])}
            fill={i.rock}
            stroke={t.light}
            strokeWidth="1.2"
          />
          <path
            d={[-34, -28, 28, 34]
              .map((y) =>
                line([
                  [X - 24, Y + y],
                  [X + d.range(6, 22), Y + y],
                ]),
              )
              .join("")}
            fill="none"
            stroke={t.light}
            strokeWidth="1"
            opacity=".6"
          />
        </g>
        <circle cx={X} cy={Y} r="34" fill={i.glow} />
        <path d={veins} fill="none" stroke={t.bright} strokeWidth="1.1" />
        {kind === "eye" && (
          <path
            d={eye(X, Y, 25, 10) + circle(X, Y, 8) + circle(X, Y, 3)}
            fillRule="evenodd"
            fill={hsl(t.hue, 60, 6)}
            stroke={t.spark}
            strokeWidth="1.5"
          />
        )}
        {kind === "mouth" && (
          <path
            d={
              eye(X, Y, 26, 11) +
              Array.from({ length: 7 }, (_, k) =>
                line([
                  [X - 20 + k * 6.6, Y - (k % 2 ? 7 : 8)],
                  [X - 17 + k * 6.6, Y + 3],
                  [X - 14 + k * 6.6, Y - 7],
                ]),
              ).join("")
            }
            fill={hsl(t.hue, 60, 6)}
            stroke={t.spark}
            strokeWidth="1.4"
          />
        )}
        {kind === "spiral" && (
          <path d={spiral(X, Y, 2, 24, 3.2, d() * 360)} fill="none" stroke={t.spark} strokeWidth="2.4" />
        )}
        {kind === "hand" && (
          <path
            d={`M${X - 12} ${Y + 22}V${Y - 2}l-9-8 4-5 9 6v-14h5v12h2v-17h5v17h2v-15h5v16h2v-10h5v18l-5 16v6z`}
            fill={hsl(t.hue, 60, 8)}
            stroke={t.spark}
            strokeWidth="1.4"
          />
        )}
        {kind === "veins" && (
          <path
            d={
              soft(Array.from({ length: 9 }, (_, k) => polar(X, Y, d.range(13, 21), k * 40))) +
              circle(X - 4, Y - 3, 4) +
              circle(X + 6, Y + 5, 2.6)
            }
            fillRule="evenodd"
            fill={hsl(t.hue, 60, 7)}
            stroke={t.spark}
            strokeWidth="1.4"
          />
        )}
        {kind === "bolt" && <path d={bolt(X, Y, 25)} fill={hsl(t.hue, 60, 8)} stroke={t.spark} strokeWidth="1.5" />}
        {kind === "sword" && (
          <path
            d={`M${X} ${Y - 34}l6 9v33h10v6h-11v14h-10v-14h-11v-6h10v-33z`}
            fill={hsl(t.hue, 60, 8)}
            stroke={t.spark}
            strokeWidth="1.5"
          />
        )}
        {kind === "flame" && (
          <path
            d={`M${X} ${Y - 30}C${X + 4} ${Y - 14} ${X + 20} ${Y - 8} ${X + 16} ${Y + 10}C${X + 14} ${Y + 26} ${X - 14} ${Y + 26} ${X - 16} ${Y + 10}C${X - 17} ${Y} ${X - 10} ${Y - 4} ${X - 8} ${Y - 14}C${X - 2} ${Y - 8} ${X - 4} ${Y - 20} ${X} ${Y - 30}Z`}
            fill={hsl(t.hue, 60, 8)}
            stroke={t.spark}
            strokeWidth="1.5"
          />
        )}
        {kind === "void" && (
          <path
            d={circle(X, Y, 20) + ticks(X, Y, 24, 30, 12)}
            fill={hsl(t.hue, 60, 4)}
            stroke={t.spark}
            strokeWidth="1.6"
          />
        )}
        {kind === "mask" && (
          <path
            d={`M${X - 21} ${Y - 18}Q${X} ${Y - 27} ${X + 21} ${Y - 18}Q${X + 23} ${Y + 10} ${X} ${Y + 27}Q${X - 23} ${Y + 10} ${X - 21} ${Y - 18}Z${eye(X - 9, Y - 5, 6, 2.4)}${eye(X + 9, Y - 3, 6, 2.4)}M${X - 8} ${Y + 11}Q${X + 2} ${Y + 17} ${X + 9} ${Y + 8}`}
            fillRule="evenodd"
            fill={hsl(t.hue, 60, 8)}
            stroke={t.spark}
            strokeWidth="1.4"
          />
        )}
      </g>
    </Scene>
  );
}
