/** Spells: sigils in amber, put together from what the spell does. */
import type { ReactNode } from "react";
import { Scene, X, Y, sceneId } from "./Scene";
import {
  arc,
  at,
  blade,
  bolt,
  circle,
  drop,
  eye,
  heart,
  leaf,
  line,
  polar,
  polygon,
  segment,
  shape,
  spiral,
  star,
  ticks,
  weave,
} from "./draw";
import { type Tones, tones } from "./palette";
import { type Dice, dice } from "./seed";
import { type ArtProps, does, hinted } from "./types";

/** What stands in the middle when the name gives an image; else the first verb decides. */
const HEARTS = [
  "flame",
  "bolt",
  "eye",
  "void",
  "spire",
  "crystal",
  "sun",
  "ring",
  "spiral",
  "star",
  "whip",
  "scales",
  "wisp",
] as const;
type Heart = (typeof HEARTS)[number];
const NAMED: readonly (readonly [string, Heart])[] = [
  ["lightning", "bolt"],
  ["arc", "bolt"],
  ["flame", "flame"],
  ["fire", "flame"],
  ["torch", "flame"],
  ["ignite", "flame"],
  ["kindle", "flame"],
  ["torrent", "flame"],
  ["ash", "flame"],
  ["carbonize", "flame"],
  ["vision", "eye"],
  ["insight", "eye"],
  ["void", "void"],
  ["oblivion", "void"],
  ["extinguish", "void"],
  ["spire", "spire"],
  ["crystallize", "crystal"],
  ["nova", "sun"],
  ["light", "sun"],
  ["illuminate", "sun"],
  ["flare", "star"],
  ["spark", "star"],
  ["aurora", "wisp"],
  ["echo", "ring"],
  ["nexus", "star"],
  ["whip", "whip"],
  ["tendril", "whip"],
  ["wildfire", "whip"],
  ["equilibrium", "scales"],
  ["familiar", "wisp"],
  ["lost", "wisp"],
  ["essence", "spiral"],
  ["theft", "spiral"],
  ["surge", "spiral"],
  ["field", "ring"],
];

export function Spell(props: ArtProps) {
  const { card } = props;
  const d = dice(`spell ${card.id}`);
  const t = tones("spell", card.id);
  const glow = sceneId(card, "glow");
  const heartKind = hinted(card, HEARTS, NAMED) ?? d.pick(HEARTS);
  const points = 3 + d.int(6);
  const cost = card.cost ?? 0;
  const ringed = cost >= 5;
  const turn = -90 + d.pick([0, 0, 180 / points]);
  const outer = 31.5 + Math.min(cost, 8) * 1.05;
  const rim = d.int(4);
  return (
    <Scene
      {...props}
      tones={t}
      light={0.3 + Math.min(cost, 8) * 0.05}
      backdrop="dust"
      defs={
        <radialGradient id={glow}>
          <stop offset="0" stopColor={t.spark} />
          <stop offset=".22" stopColor={t.bright} stopOpacity=".62" />
          <stop offset=".6" stopColor={t.light} stopOpacity=".16" />
          <stop offset="1" stopColor={t.light} stopOpacity="0" />
        </radialGradient>
      }
    >
      <circle cx={X} cy={Y} r="50" fill={`url(#${glow})`} opacity=".6" />
      <g fill="none" stroke={t.light} strokeLinejoin="round" strokeLinecap="round">
        <path d={rimOf(rim, outer)} strokeWidth="1.5" stroke={t.bright} />
        {ringed && <path d={circle(X, Y, outer + 4)} strokeWidth=".7" />}
        <path d={circle(X, Y, outer - 5.5)} strokeWidth=".7" opacity=".8" />
        <path d={runes(d, outer - 2.75)} strokeWidth=".9" opacity=".85" />
        <path d={lattice(d, points, turn, outer - 5.5)} strokeWidth="1" opacity=".62" />
        <path
          d={polygon(X, Y, outer, points, turn)
            .map(([x, y]) => circle(x, y, 2.6))
            .join("")}
          fill={t.deep}
          stroke={t.bright}
          strokeWidth="1"
        />
        {effects(props, d, t, outer)}
      </g>
      <circle cx={X} cy={Y} r="25" fill={`url(#${glow})`} />
      <g fill={t.spark} stroke="none" transform={`translate(${X} ${Y}) scale(1.24) translate(${-X} ${-Y})`}>
        {CENTRES[heartKind](d, t)}
      </g>
    </Scene>
  );
}

/** The outermost line: plain, scalloped, toothed or doubled. */
function rimOf(kind: number, r: number): string {
  if (kind === 1)
    return (
      polygon(X, Y, r, 16)
        .map(([x, y]) => circle(x, y, 2.6))
        .join("") + circle(X, Y, r - 2.4)
    );
  if (kind === 2) return star(X, Y, r + 2.6, r - 1, 28);
  if (kind === 3) return circle(X, Y, r + 1.4) + circle(X, Y, r - 1.2);
  return circle(X, Y, r);
}

/** Small letters of no alphabet between the two rings. */
function runes(d: Dice, r: number): string {
  const n = 26;
  return Array.from({ length: n }, (_, i) => {
    const a = (i * 360) / n;
    const [p, q] = [polar(X, Y, r - 1.6, a), polar(X, Y, r + 1.6, a)];
    const side = polar(X, Y, r + d.range(-1.6, 1.6), a + d.range(2, 6));
    return d.chance(0.3) ? `M${at(q)}L${at(side)}` : `M${at(p)}L${at(q)}L${at(side)}`;
  }).join("");
}

function lattice(d: Dice, n: number, turn: number, r: number): string {
  const step = n >= 7 ? 2 + d.int(2) : n >= 5 ? 2 : 1;
  const web = weave(X, Y, r, n, step, turn);
  if (d.chance(0.4)) return web + shape(polygon(X, Y, r * 0.56, n, turn + 180 / n));
  if (d.chance(0.5))
    return (
      web +
      polygon(X, Y, r * 0.5, n, turn)
        .map(([x, y]) => circle(x, y, r * 0.5))
        .join("")
    );
  return web + weave(X, Y, r, n, step, turn + 180 / n);
}

/** One mark outside or on the ring for each thing the spell does. */
function effects({ card }: ArtProps, d: Dice, t: Tones, r: number): ReactNode {
  const marks: ReactNode[] = [];
  const power = Math.min(card.cost ?? 0, 8);
  if (does(card, "deal")) {
    const n = 8 + power * 2;
    const long = 7 + power * 1.3;
    const beams = Array.from({ length: n }, (_, i) => {
      const a = -90 + (i * 360) / n;
      const wide = Math.abs(Math.cos((a * Math.PI) / 180));
      return blade(
        polar(X, Y, r + 6, a),
        polar(X, Y, r + 6 + long * (i % 2 ? 0.5 : 1) + wide * 12, a),
        i % 2 ? 0.7 : 1.4,
        0,
      );
    });
    marks.push(<path key="deal" d={beams.join("")} fill={t.light} stroke="none" />);
  }
  if (does(card, "charge", "lose_charges"))
    marks.push(
      <path key="charge" d={[-52, 52].map((x) => bolt(X + x, Y, 11)).join("")} fill={t.bright} stroke="none" />,
    );
  if (does(card, "focus", "open_breach", "open"))
    marks.push(
      <path
        key="focus"
        d={[0, 1, 2, 3].map((i) => segment(X, Y, r + 6, r + 10, i * 90 - 84, i * 90 - 6 - d.pick([0, 30]))).join("")}
        fill={t.mid}
        stroke={t.bright}
        strokeWidth=".7"
      />,
    );
  if (does(card, "draw", "reveal", "put_revealed", "take", "play"))
    marks.push(
      <path
        key="draw"
        d={[-1, 1]
          .map((s) => [-16, 0, 16].map((a) => leaf(X + s * 43, Y + 15, 20, (s > 0 ? -38 : -142) + a * 1.5, 4)).join(""))
          .join("")}
        fill={t.deep}
        stroke={t.bright}
        strokeWidth=".9"
      />,
    );
  if (does(card, "heal", "gravehold_gains", "life"))
    marks.push(
      <path key="heal" d={[-52, 52].map((x) => heart(X + x, Y, 7.5)).join("")} fill={t.mid} stroke={t.bright} />,
    );
  if (does(card, "destroy", "destroy_this"))
    marks.push(
      <path
        key="destroy"
        d={[-1, 1]
          .map(
            (s) =>
              line([
                [X + s * 46, Y - 20],
                [X + s * 62, Y + 8],
                [X + s * 50, Y + 8],
              ]) +
              line([
                [X + s * 43, Y - 14],
                [X + s * 37, Y - 2],
              ]) +
              line([
                [X + s * 55, Y + 13],
                [X + s * 47, Y + 17],
              ]),
          )
          .join("")}
        stroke={t.bright}
        strokeWidth="1.5"
      />,
    );
  if (does(card, "discard"))
    marks.push(
      <path
        key="discard"
        d={[-1, 1]
          .map((s) =>
            shape([
              [X + s * 46, Y + 20],
              [X + s * 58, Y + 15],
              [X + s * 64, Y + 31],
              [X + s * 52, Y + 36],
            ]),
          )
          .join("")}
        fill={t.deep}
        strokeWidth="1"
      />,
    );
  if (does(card, "aether", "gain_aether"))
    marks.push(
      <path key="aether" d={[-55, 55].map((x) => drop(X + x, Y - 26, 7)).join("")} fill={t.mid} stroke={t.bright} />,
    );
  if (does(card, "cast", "prep"))
    marks.push(
      <path
        key="cast"
        d={arc(X, Y, r + 8, 200, 340) + arc(X, Y, r + 8, 20, 160)}
        strokeWidth="1.6"
        stroke={t.bright}
      />,
    );
  if (does(card, "tokens", "gain"))
    marks.push(
      <path
        key="tokens"
        d={[-58, -50, 50, 58].map((x, i) => circle(X + x, Y + 26 - (i % 2) * 4, 2.6)).join("")}
        fill={t.mid}
      />,
    );
  return marks;
}

const flame = (x: number, y: number, s: number) =>
  `M${at([x, y - s * 1.5])}C${at([x + s * 0.3, y - s * 0.7])} ${at([x + s, y - s * 0.3])} ${at([x + s * 0.8, y + s * 0.4])}C${at([x + s * 0.7, y + s])} ${at([x - s * 0.7, y + s])} ${at([x - s * 0.8, y + s * 0.4])}C${at([x - s * 0.85, y])} ${at([x - s * 0.5, y - s * 0.2])} ${at([x - s * 0.4, y - s * 0.6])}C${at([x - s * 0.1, y - s * 0.3])} ${at([x - s * 0.1, y - s])} ${at([x, y - s * 1.5])}Z`;

const CENTRES: Record<Heart, (d: Dice, t: Tones) => ReactNode> = {
  flame: (d, t) => {
    const s = d.range(11, 15);
    const more = d.int(3);
    return (
      <>
        {more > 0 && <path d={flame(X - s, Y + 5, s * 0.6) + flame(X + s, Y + 5, s * 0.6)} fill={t.bright} />}
        {more > 1 && <path d={circle(X, Y + 4, s * 1.5)} fill="none" stroke={t.bright} strokeWidth="1" />}
        <path d={flame(X, Y + 3, s)} fill={t.bright} />
        <path d={flame(X + 1, Y + 6, s * 0.55)} />
      </>
    );
  },
  bolt: (d, t) => (
    <>
      <path d={bolt(X, Y, d.range(17, 22))} />
      {d.chance(0.6) && <path d={bolt(X - 15, Y + 2, 11) + bolt(X + 15, Y - 2, 11)} fill={t.bright} />}
    </>
  ),
  eye: (d, t) => (
    <>
      <path d={eye(X, Y, 19, 6.6)} fill={t.deep} stroke={t.spark} strokeWidth="1.6" />
      <circle cx={X} cy={Y} r="6.4" />
      <circle cx={X} cy={Y} r="2.4" fill={t.dark} />
      <path d={ticks(X, Y, 16, 19 + d.int(3), d.pick([7, 9, 12]), -90)} stroke={t.bright} strokeWidth="1" />
    </>
  ),
  void: (d, t) => (
    <>
      <circle cx={X} cy={Y} r="14" fill="#0a0507" stroke={t.spark} strokeWidth="1.8" />
      <path
        d={[0, 1, 2, 3, 4, 5]
          .map((i) => blade(polar(X, Y, 14, i * 60), polar(X, Y, 23, i * 60 + d.range(18, 38)), 1.6, 1.4))
          .join("")}
      />
      <path d={arc(X, Y, 9.5, 200, 300)} fill="none" stroke={t.light} strokeWidth="1" />
    </>
  ),
  spire: (d, t) => (
    <>
      <path
        d={shape([
          [X, Y - 27],
          [X + 7, Y + 16],
          [X - 7, Y + 16],
        ])}
      />
      <path
        d={
          shape([
            [X - 12, Y - 10],
            [X - 8, Y + 16],
            [X - 17, Y + 16],
          ]) +
          shape([
            [X + 12, Y - 10],
            [X + 8, Y + 16],
            [X + 17, Y + 16],
          ])
        }
        fill={t.bright}
      />
      <path d={star(X, Y - 30, d.range(5, 7), 1.6, 4)} />
    </>
  ),
  crystal: (_, t) => (
    <>
      <path d={shape(polygon(X, Y, 20, 6))} fill={t.mid} />
      <path
        d={ticks(X, Y, 0, 20, 6, -90) + shape(polygon(X, Y, 10, 6))}
        fill="none"
        stroke={t.spark}
        strokeWidth="1.2"
      />
      <path d={star(X, Y, 9, 3, 6)} />
    </>
  ),
  sun: (d, t) => (
    <>
      <circle cx={X} cy={Y} r={d.range(8, 10)} />
      <path d={star(X, Y, d.range(20, 24), 11, d.pick([8, 10, 12]))} fill="none" stroke={t.spark} strokeWidth="1.3" />
      <path d={circle(X, Y, 13)} fill="none" stroke={t.bright} strokeWidth="1" />
    </>
  ),
  ring: (d, t) => (
    <>
      <path
        d={[8, 13, 18, 23].map((r) => arc(X, Y, r, d.range(0, 120), d.range(240, 340))).join("")}
        fill="none"
        stroke={t.spark}
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <circle cx={X} cy={Y} r="4" />
    </>
  ),
  spiral: (d, t) => (
    <>
      <path
        d={[0, 120, 240].map((a) => spiral(X, Y, 3, 22, 0.8, a + d() * 20)).join("")}
        fill="none"
        stroke={t.spark}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx={X} cy={Y} r="4" fill={t.spark} />
    </>
  ),
  star: (d, t) => {
    const n = d.pick([4, 5, 6, 8]);
    return (
      <>
        <path d={star(X, Y, d.range(16, 22), d.range(3.5, 6), n)} />
        <path d={star(X, Y, 12, 3, n, -90 + 180 / n)} fill={t.bright} />
      </>
    );
  },
  whip: (d, t) => (
    <>
      <path
        d={[0, 1, 2]
          .map(
            (i) =>
              `M${X - 22 + i * 4} ${Y + 20}C${X + 18} ${Y + 16 - i * 8} ${X - 26 + i * 6} ${Y - 8} ${X + 6 + i * 9} ${Y - 22 + d.range(-3, 6)}`,
          )
          .join("")}
        fill="none"
        stroke={t.spark}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d={[0, 1, 2].map((i) => star(X + 6 + i * 9, Y - 21 + i * 2, 3.4, 1, 4)).join("")}
        stroke={t.bright}
        strokeWidth=".4"
      />
    </>
  ),
  scales: (_, t) => (
    <>
      <path
        d={`M${X} ${Y - 22}v38M${X - 20} ${Y - 14}h40M${X - 9} ${Y + 18}h18`}
        fill="none"
        stroke={t.spark}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d={`M${X - 29} ${Y + 2}a9 9 0 0 0 18 0zM${X + 11} ${Y + 2}a9 9 0 0 0 18 0z`} fill={t.bright} />
      <path
        d={`M${X - 20} ${Y - 14}l-9 16h18zM${X + 20} ${Y - 14}l-9 16h18z`}
        fill="none"
        stroke={t.bright}
        strokeWidth=".9"
      />
      <circle cx={X} cy={Y - 22} r="3.4" />
    </>
  ),
  wisp: (d, t) => (
    <>
      <path
        d={[-12, -4, 4, 12]
          .map((x, i) =>
            blade([X + x * 1.3, Y + 20 - (i % 2) * 4], [X + x * 0.9, Y - 20 - d.range(0, 6)], 3, i % 2 ? 7 : -7),
          )
          .join("")}
        fill={t.bright}
      />
      <path d={circle(X, Y - 6, 5) + circle(X - 7, Y + 3, 1.6) + circle(X + 7, Y + 3, 1.6)} />
    </>
  ),
};
