// The rules reference in chapters, what belongs together, and words in the text that are titles of other entries.
import { folded } from "../gallery/things";

export const CHAPTERS = [
  { id: "basics", topics: ["goal", "turn-order", "wild-card", "ends", "solo"] },
  {
    id: "turn",
    topics: [
      "player-turn",
      "casting-phase",
      "main-phase",
      "playing",
      "aether",
      "gaining",
      "charges",
      "focusing",
      "opening",
      "prepping",
      "while-prepped",
      "to-discard",
      "draw-phase",
      "never-shuffled",
    ],
  },
  { id: "nemesis", topics: ["nemesis-turn", "minions", "powers", "attacks", "unleash", "choices", "exhaustion"] },
  {
    id: "words",
    topics: ["damage", "or", "destroy", "ally", "reveal", "adjacent", "echo", "wandering", "number-token"],
  },
  { id: "mats", topics: ["curses", "own-breaches", "tracks", "rows", "delirium", "two-sides"] },
  { id: "expeditions", topics: ["barracks", "treasures", "banished", "upgraded"] },
] as const;

/** Entries that help to understand an entry. */
export const SEE: Record<string, readonly string[]> = {
  goal: ["ends", "turn-order"],
  "turn-order": ["player-turn", "nemesis-turn", "wild-card"],
  "player-turn": ["casting-phase", "main-phase", "draw-phase"],
  "casting-phase": ["damage", "prepping"],
  "main-phase": ["playing", "gaining", "focusing", "prepping", "to-discard"],
  playing: ["aether"],
  aether: ["gaining", "charges", "focusing"],
  gaining: ["never-shuffled"],
  focusing: ["opening", "prepping"],
  opening: ["focusing", "adjacent"],
  prepping: ["casting-phase", "while-prepped"],
  "to-discard": ["powers"],
  "draw-phase": ["never-shuffled"],
  "never-shuffled": ["draw-phase", "gaining"],
  "nemesis-turn": ["minions", "powers", "attacks", "unleash"],
  minions: ["damage"],
  powers: ["to-discard"],
  unleash: ["choices"],
  choices: ["or"],
  exhaustion: ["unleash", "ends"],
  ends: ["exhaustion", "goal"],
  solo: ["ally", "exhaustion"],
  curses: ["destroy", "gaining"],
  wandering: ["minions", "damage"],
  echo: ["casting-phase"],
  "own-breaches": ["opening", "focusing"],
  rows: ["gaining"],
  delirium: ["turn-order", "unleash"],
  barracks: ["treasures", "banished"],
  treasures: ["barracks"],
  banished: ["barracks"],
};

/** Chapters with what there is; what no chapter knows comes last, so that nothing is lost. */
export function chaptersOf(topics: string[]): { id: string; topics: string[] }[] {
  const known = CHAPTERS.map(({ id, topics: wanted }) => ({
    id: id as string,
    topics: wanted.filter((one) => topics.includes(one)) as string[],
  }));
  const rest = topics.filter((one) => !known.some((chapter) => chapter.topics.includes(one)));
  return [...known, { id: "more", topics: rest }].filter((chapter) => chapter.topics.length > 0);
}

export interface Piece {
  text: string;
  /** The entry it is the title of. */
  topic?: string;
}

/** Titles that are also words of every other sentence. */
const TOO_COMMON = ["or"];
const LETTER = /[\p{L}\p{N}]/u;

/** A text in pieces: where a title of another entry stands as whole words, it leads there, once each. */
export function linked(text: string, titles: ReadonlyMap<string, string>, own: string): Piece[] {
  const low = text.toLowerCase();
  const spots: { from: number; to: number; topic: string }[] = [];
  for (const [topic, title] of titles) {
    const word = title.toLowerCase();
    if (topic === own || TOO_COMMON.includes(topic) || word.length < 4) continue;
    for (let from = low.indexOf(word); from >= 0; from = low.indexOf(word, from + 1)) {
      const to = from + word.length;
      if (LETTER.test(low[from - 1] ?? "") || LETTER.test(low[to] ?? "")) continue;
      if (spots.some((spot) => from < spot.to && to > spot.from)) continue;
      spots.push({ from, to, topic });
      break;
    }
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, topic } of spots.toSorted((a, b) => a.from - b.from)) {
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({ text: text.slice(from, to), topic });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

export function matches(words: string, ...texts: string[]): boolean {
  const said = folded(texts.join(" "));
  return folded(words)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
