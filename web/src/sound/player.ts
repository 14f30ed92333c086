// Plays sounds. Loaded after the first gesture: browsers allow none before, and the first script stays small.
import type { GameEvent } from "@/protocol/wire";
import { type Listener, soundsOf } from "./events";
import { RECIPES, SHAKES, type SoundName } from "./recipes";
import { schedule } from "./schedule";

/** Between two sounds of one change, in seconds. */
const BEAT = 0.3;

export interface Volume {
  /** From 0 to 1; 0: nothing is heard. */
  heard: number;
  /** Does the phone shake? */
  felt: boolean;
}

let context: AudioContext | null = null;

function running(): AudioContext | null {
  if (globalThis.AudioContext === undefined) return null;
  context ??= new AudioContext();
  // It sleeps after a phone was locked.
  if (context.state !== "running") context.resume().catch(() => undefined);
  return context;
}

/** Sounds one after the other. */
export function play(sounds: readonly SoundName[], { heard, felt }: Volume): void {
  const [first] = sounds;
  if (first === undefined) return;
  // A phone shakes once for a change: patterns would cut each other short.
  const shake = sounds.map((sound) => SHAKES[sound]).find((pattern) => pattern !== undefined);
  if (felt && shake !== undefined) globalThis.navigator?.vibrate?.(shake);
  const audio = heard > 0 ? running() : null;
  if (audio === null) return;
  const start = audio.currentTime + 0.01;
  // Loudness is felt by its square.
  sounds.forEach((sound, n) => schedule(audio, audio.destination, RECIPES[sound], heard ** 2, start + n * BEAT));
}

export const playEvents = (events: readonly GameEvent[], listener: Listener, volume: Volume): void =>
  play(soundsOf(events, listener), volume);
