// What happens at a table is heard, and on a phone felt. The player is loaded with the first gesture.
import { useEffect } from "react";
import { useContent } from "@/store/content";
import { part } from "@/store/release";
import { type Settings, useSettings } from "@/store/settings";
import { useTableStore } from "@/store/useTable";
import type * as Player from "./player";
import type { SoundName } from "./recipes";

let player: typeof Player | null = null;
const load = async (): Promise<typeof Player | null> => {
  player ??= await part(() => import("./player")).catch(() => null);
  return player;
};

/** One sound, for a switch that was just turned or a page in the background. */
export async function hear(sound: SoundName, volume = useSettings.getState().volume): Promise<void> {
  (await load())?.play([sound], { heard: volume, felt: false });
}

/** Is anything to be heard or felt? A replay has a switch of its own. */
const volumeOf = (settings: Settings, replay: boolean) => ({
  heard: (replay ? settings.replaySound : settings.sound) ? settings.volume : 0,
  felt: settings.touch && !replay,
});

const GESTURES = ["pointerdown", "keydown"] as const;

export function useSounds(): void {
  const store = useTableStore();
  useEffect(() => {
    const wake = () => {
      const { heard, felt } = volumeOf(useSettings.getState(), store.getState().still);
      if (heard > 0 || felt) void load();
    };
    for (const gesture of GESTURES) addEventListener(gesture, wake);
    const stop = store.subscribe((now, old) => {
      if (now.news === old.news || now.news.fresh || player === null || document.hidden) return;
      const { still, state, you } = now;
      const seats = state?.seats ?? [];
      player.playEvents(
        now.news.events,
        {
          mine: still ? [] : seats.flatMap((owner, seat) => (owner === you ? [seat] : [])),
          won: useContent.getState().names.won,
        },
        volumeOf(useSettings.getState(), still),
      );
    });
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, wake);
      stop();
    };
  }, [store]);
}
