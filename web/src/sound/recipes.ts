// Every sound as data: a few voices, each a tone or a band of noise that slides and fades. No samples.

export interface Voice {
  /** A wave, or noise in a band around its pitch. */
  wave: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  /** Where the pitch begins, in hertz. */
  from: number;
  /** Where it ends; without this it stays. */
  to?: number;
  /** When it begins, in seconds. */
  at?: number;
  /** How long it takes to fade, in seconds. */
  long: number;
  /** How loud it is at its peak, from 0 to 1. */
  loud: number;
  /** How long it takes to its peak, in seconds. */
  attack?: number;
}

export const SOUNDS = [
  "gem",
  "buy",
  "prep",
  "cast",
  "hit",
  "breach",
  "unleash",
  "power",
  "exhaustion",
  "victory",
  "defeat",
  "turn",
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Notes one after the other, each ringing into the next. */
const notes = (pitches: readonly number[], step: number, long: number, loud: number): Voice[] =>
  pitches.map((from, n) => ({
    wave: "triangle",
    from,
    at: n * step,
    long: n === pitches.length - 1 ? long * 2 : long,
    loud,
  }));

export const RECIPES: Record<SoundName, readonly Voice[]> = {
  // A small stone on glass.
  gem: [
    { wave: "sine", from: 1568, long: 0.22, loud: 0.24 },
    { wave: "sine", from: 2637, at: 0.035, long: 0.3, loud: 0.14 },
    { wave: "noise", from: 6200, long: 0.03, loud: 0.1 },
  ],
  // A card slides off its pile, and a low bell agrees.
  buy: [
    { wave: "noise", from: 1400, to: 3600, long: 0.16, loud: 0.4, attack: 0.04 },
    { wave: "triangle", from: 523, at: 0.1, long: 0.28, loud: 0.2 },
    { wave: "triangle", from: 784, at: 0.17, long: 0.36, loud: 0.17 },
  ],
  // Something locks into place.
  prep: [
    { wave: "noise", from: 900, long: 0.05, loud: 0.3 },
    { wave: "sine", from: 196, to: 294, long: 0.26, loud: 0.34, attack: 0.02 },
    { wave: "sine", from: 588, at: 0.09, long: 0.22, loud: 0.12 },
  ],
  // A breath in, and out it goes.
  cast: [
    { wave: "noise", from: 400, to: 4200, long: 0.4, loud: 0.75, attack: 0.16 },
    { wave: "sawtooth", from: 180, to: 720, long: 0.34, loud: 0.14, attack: 0.14 },
  ],
  // A blow: short and low.
  hit: [
    { wave: "sine", from: 190, to: 48, long: 0.3, loud: 0.62 },
    { wave: "noise", from: 700, to: 160, long: 0.16, loud: 0.5 },
  ],
  // A ring of light turns and opens.
  breach: [
    { wave: "sine", from: 220, to: 440, long: 0.7, loud: 0.26, attack: 0.18 },
    { wave: "sine", from: 330, to: 660, at: 0.06, long: 0.7, loud: 0.18, attack: 0.18 },
    { wave: "noise", from: 2400, to: 5200, at: 0.1, long: 0.5, loud: 0.16, attack: 0.2 },
  ],
  // Two notes that do not go together, and a growl under them.
  unleash: [
    { wave: "sawtooth", from: 92, to: 70, long: 0.75, loud: 0.28, attack: 0.08 },
    { wave: "sawtooth", from: 98, to: 66, long: 0.75, loud: 0.28, attack: 0.08 },
    { wave: "noise", from: 300, to: 120, long: 0.6, loud: 0.36, attack: 0.1 },
  ],
  // A clock.
  power: [
    { wave: "square", from: 1760, long: 0.03, loud: 0.08 },
    { wave: "noise", from: 3200, long: 0.03, loud: 0.4 },
    { wave: "square", from: 1319, at: 0.16, long: 0.035, loud: 0.08 },
    { wave: "noise", from: 2300, at: 0.16, long: 0.035, loud: 0.4 },
  ],
  // Somebody falls.
  exhaustion: [
    { wave: "triangle", from: 392, to: 98, long: 1.1, loud: 0.34, attack: 0.03 },
    { wave: "triangle", from: 311, to: 78, at: 0.08, long: 1.1, loud: 0.26, attack: 0.03 },
    { wave: "sine", from: 70, to: 38, at: 0.45, long: 0.8, loud: 0.3 },
  ],
  victory: [
    ...notes([392, 523, 659, 784], 0.14, 0.5, 0.28),
    { wave: "sine", from: 1047, at: 0.56, long: 1.1, loud: 0.14 },
  ],
  defeat: [...notes([330, 294, 247, 196], 0.24, 0.6, 0.2), { wave: "sine", from: 65, at: 0.72, long: 1.2, loud: 0.26 }],
  // Two soft notes.
  turn: [
    { wave: "sine", from: 523.25, long: 0.8, loud: 0.16, attack: 0.03 },
    { wave: "sine", from: 783.99, at: 0.17, long: 0.8, loud: 0.16, attack: 0.03 },
  ],
};

/** How a phone shakes with it, in milliseconds on and off. What happens often is not felt. */
export const SHAKES: Partial<Record<SoundName, number[]>> = {
  prep: [10],
  cast: [14],
  hit: [28],
  breach: [18],
  unleash: [20, 50, 30],
  exhaustion: [70, 60, 70],
  victory: [30, 60, 30, 60, 80],
  defeat: [120],
  turn: [20],
};
