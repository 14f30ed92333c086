/** Chance that is always the same: every picture is drawn from a hash of the id of what it shows. */

/** FNV-1a with a last stir, so that ids which differ in one letter part company. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

export interface Dice {
  /** From 0 up to, not including, 1. */
  (): number;
  int(below: number): number;
  range(from: number, to: number): number;
  pick<const T>(from: readonly [T, ...T[]]): T;
  chance(part: number): boolean;
}

/** Mulberry32: small, fast, even enough for pictures. */
export function dice(seed: string): Dice {
  let state = hash(seed);
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(roll, {
    int: (below: number) => Math.floor(roll() * below),
    range: (from: number, to: number) => from + roll() * (to - from),
    pick: <const T>(from: readonly [T, ...T[]]): T => from[Math.floor(roll() * from.length)] ?? from[0],
    chance: (part: number) => roll() < part,
  });
}

/** An id fit for `url(#…)`: letters, digits and dashes only. */
export function domId(...parts: (string | number)[]): string {
  return `u-${parts.join("-").replace(/[^a-zA-Z0-9-]/g, "_")}`;
}
