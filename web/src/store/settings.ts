// What a person has set for themselves, kept by this browser.
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Language, preferred } from "@/words/languages";

export type Theme = "dark" | "light" | "contrast";
export type Motion = "normal" | "fast" | "off";
export type Size = "small" | "normal" | "large" | "largest";

export interface Settings {
  name: string;
  language: Language;
  theme: Theme;
  textSize: Size;
  cardSize: Size;
  /** Cards as plain text, without pictures. */
  plainCards: boolean;
  motion: Motion;
  /** The turn ends by itself when nothing else can be done. */
  endsItself: boolean;
  /** What comes for the first time is explained. */
  hints: boolean;
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** Sounds in a replay too. */
  replaySound: boolean;
  /** A phone shakes a little with what happens. */
  touch: boolean;
  /** A soft tone when it is one's turn and the page is behind others. */
  chime: boolean;
  /** A notice of the system then. */
  notices: boolean;
}

const browser: readonly string[] = globalThis.navigator?.languages ?? [];

export const FIRST: Settings = {
  name: "",
  language: preferred(browser),
  theme: "dark",
  textSize: "normal",
  cardSize: "normal",
  plainCards: false,
  motion: globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? "off" : "normal",
  endsItself: false,
  hints: true,
  sound: true,
  volume: 0.7,
  replaySound: false,
  touch: true,
  chime: false,
  notices: false,
};

interface SettingsStore extends Settings {
  set(changes: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>()(
  persist((set) => ({ ...FIRST, set: (changes) => set(changes) }), {
    name: "unshuffled-settings",
    version: 1,
    partialize: ({ set: _set, ...kept }) => kept,
  }),
);

/** The look follows the settings: the tokens in look/tokens.css hang on these attributes. */
export function showSettings(settings: Settings): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.text = settings.textSize;
  root.dataset.cards = settings.cardSize;
  root.dataset.motion = settings.motion;
}
