// The phone's sheets: which of them shows an answer, which are in sight, and when the page may turn to another.
import { offersOf } from "@/hands/offers";
import { choicesOf, type Place } from "@/store/places";
import type { View } from "@/protocol/wire";

/** `table` holds the first three together, where there is room for it. */
export const SHEETS = ["table", "nemesis", "market", "mage", "allies", "log"] as const;
export type SheetName = (typeof SHEETS)[number];

export type Counts = Record<SheetName, number>;

const NEMESIS = new Set([
  "nemesis",
  "swarm",
  "in_play",
  "power",
  "turn",
  "open_pile",
  "nemesis_discard",
  "track",
  "pile",
  "side_deck",
]);
const OF_A_SEAT = new Set([
  "hand",
  "played",
  "discard",
  "deck",
  "prepped",
  "breach",
  "charge",
  "ability",
  "player",
  "space",
]);

/** The sheet that a place of the board lies on while the board of `shown` is large; null for what only the tray has. */
export function sheetOf(place: string, shown: number): SheetName | null {
  const [zone = "", owner] = place.split("/");
  if (NEMESIS.has(zone)) return "nemesis";
  if (zone === "supply") return "market";
  if (OF_A_SEAT.has(zone)) return Number(owner) === shown ? "mage" : "allies";
  return null;
}

const FOE = /^(nemesis$|swarm$|in_play\/)/;

/** What is aimed at: the nemesis and its cards, if they take what is held, or if every answer with a place is about one of them. */
export function aimedAt(view: View, held: Place | null): string[] {
  if (view.decision && held !== null)
    return [...offersOf(view.decision, held).at.keys()].filter((place) => FOE.test(place));
  const placed = choicesOf(view.decision).filter(({ about }) => about.length > 0);
  const foes = placed.map(({ about }) => about.find((place) => FOE.test(place)));
  return foes.includes(undefined) ? [] : [...new Set(foes as string[])];
}

/** How many answers can be given on each sheet. */
export function countAnswers(view: View, shown: number): Counts {
  const counts: Counts = { table: 0, nemesis: 0, market: 0, mage: 0, allies: 0, log: 0 };
  for (const { about } of choicesOf(view.decision)) {
    const there = new Set(about.map((place) => sheetOf(place, shown)));
    for (const sheet of there) if (sheet !== null) counts[sheet] += 1;
  }
  return counts;
}

/** The counts where nemesis, market and mage are on one sheet. */
export const together = ({ nemesis, market, mage, ...rest }: Counts): Counts => ({
  ...rest,
  table: nemesis + market + mage,
  nemesis: 0,
  market: 0,
  mage: 0,
});

/** How long the page leaves the sheets alone after a hand was on them, in milliseconds. */
export const REST = 6000;

/** The sheet to turn to for a new question; null where something can be answered in sight, or a hand was there just now. */
export function turnTo(counts: Counts, inSight: readonly SheetName[], sinceTouched: number): SheetName | null {
  if (sinceTouched < REST || inSight.some((sheet) => counts[sheet] > 0)) return null;
  const best = SHEETS.reduce((a, b) => (counts[b] > counts[a] ? b : a));
  return counts[best] > 0 ? best : null;
}

/** The numbers of the sheets that are wholly in sight, or else of the one that fills most of the room. */
export function inSightAt(left: number, room: number, width: number, count: number): number[] {
  if (width <= 0) return count > 0 ? [0] : [];
  const all = Array.from({ length: count }, (_, n) => n);
  const whole = all.filter((n) => n * width >= left - 2 && (n + 1) * width <= left + room + 2);
  return whole.length > 0 ? whole : [Math.min(count - 1, Math.max(0, Math.round(left / width)))];
}
