/** Colours. Each has one meaning; ids vary the hue only inside the family of their kind. */
import { dice } from "./seed";

export const COLOURS = {
  gem: "#b48cff",
  relic: "#6fb7ff",
  spell: "#ffb648",
  foe: "#ff6b5e",
  life: "#ff7d93",
  charge: "#ffe071",
  aether: "#7ff0e0",
  ink: "#e9e4f2",
  dim: "#a9a2bd",
  night: "#0d0b15",
} as const;

/** One colour for each of four players; told apart with red-green blindness too, and always shown with the number. */
export const PLAYERS = [
  "var(--seat-0, #7ff0e0)",
  "var(--seat-1, #ffe071)",
  "var(--seat-2, #ff9de2)",
  "var(--seat-3, #a6e36f)",
] as const;

export function playerColour(seat: number): string {
  return PLAYERS[seat % PLAYERS.length] ?? PLAYERS[0];
}

/** The shape and colour that say what a card is. */
const LOOKS = ["gem", "relic", "spell", "foe"] as const;
export type Look = (typeof LOOKS)[number];

/** What a card looks like: as the kind it is drawn like; what is no good to players shares the look of the nemesis. */
export function lookOf(card: { family?: string | undefined; picture?: string | undefined } | undefined): Look {
  return (card?.family !== "nemesis" && LOOKS.find((look) => look === card?.picture)) || "foe";
}

/** Where the hues of a picture begin and how far they spread. */
const HUES: Record<string, readonly [number, number]> = {
  gem: [260, 46],
  relic: [202, 22],
  spell: [17, 20],
  minion: [348, 18],
  attack: [2, 15],
  power: [344, 16],
  strike: [0, 9],
  corruption: [326, 18],
  acolyte: [350, 10],
};

export interface Tones {
  hue: number;
  /** Almost white, for sparks and edges in full light. */
  spark: string;
  bright: string;
  light: string;
  mid: string;
  deep: string;
  dark: string;
}

export function tonesOf(hue: number, saturation = 80): Tones {
  const at = (s: number, l: number) => `hsl(${hue.toFixed(1)} ${Math.round(s * saturation)}% ${l}%)`;
  return {
    hue,
    spark: at(1.2, 93),
    bright: at(1.15, 80),
    light: at(1, 67),
    mid: at(0.85, 45),
    deep: at(0.72, 24),
    dark: at(0.6, 11),
  };
}

export function tones(kind: string, id: string): Tones {
  const [from, span] = HUES[kind] ?? [344, 26];
  return tonesOf((from + dice(`hue ${id}`)() * span) % 360);
}

export function hsl(hue: number, saturation: number, lightness: number, alpha = 1): string {
  const h = ((hue % 360) + 360) % 360;
  const base = `${h.toFixed(0)} ${Math.max(0, Math.min(100, saturation)).toFixed(0)}% ${Math.max(0, Math.min(100, lightness)).toFixed(0)}%`;
  return alpha === 1 ? `hsl(${base})` : `hsl(${base} / ${alpha})`;
}
