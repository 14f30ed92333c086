// Sounds in a real browser: when they may begin, and what they are.
import { expect, it } from "vitest";
import { RECIPES, SOUNDS, type Voice } from "../src/sound/recipes";
import { schedule } from "../src/sound/schedule";
import { beginAlone, named, PATHS, press } from "./page";
import { eager } from "./policy";
import { NIGHTLY } from "./sets";
import { sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

declare global {
  interface Window {
    audio: AudioContext[];
  }
}

/** Every context that the page makes from now on is remembered. */
function remember(): void {
  window.audio = [];
  const Audio = window.AudioContext;
  window.AudioContext = class extends Audio {
    constructor() {
      super();
      window.audio.push(this);
    }
  };
}

it("makes no sound before a gesture, one after it, and none when it is switched off", async () => {
  const page = await person();
  await page.addInitScript(remember);
  const states = () => page.evaluate(() => window.audio.map((one) => one.state));
  await page.goto(server.url + PATHS.landing);
  const table = await beginAlone(page);
  // Loaded again, it has had no gesture.
  await page.reload();
  await table.ready();
  expect(await states()).toEqual([]);

  await table.answer(eager(table.decision, 0));
  await table.answer(eager(table.decision, 1));

  await expect.poll(states).toEqual(["running"]);
  await press(named(page, "settings-sound"));
  const before = await page.evaluate(() => {
    const made: string[] = [];
    const { createGain } = AudioContext.prototype;
    AudioContext.prototype.createGain = function gain(...all) {
      made.push("gain");
      return createGain.apply(this, all);
    };
    return Object.assign(window, { made }).made.length;
  });
  await table.answer(eager(table.decision, 2));
  await table.answer(eager(table.decision, 3));
  expect(await page.evaluate(() => (window as unknown as { made: string[] }).made.length)).toBe(before);
});

it.runIf(NIGHTLY)("has twelve sounds that are heard, do not clip, and are short", async () => {
  const page = await person();
  const measured = await page.evaluate(
    async ([all, code]) => {
      const put = new Function(`return (${code})`)() as typeof schedule;
      const found: Record<string, { peak: number; loud: number; long: number }> = {};
      for (const [name, voices] of all) {
        const context = new OfflineAudioContext(1, 44_100 * 4, 44_100);
        put(context, context.destination, voices, 1, 0);
        const samples = (await context.startRendering()).getChannelData(0);
        let peak = 0;
        let power = 0;
        let last = 0;
        for (const [n, sample] of samples.entries()) {
          peak = Math.max(peak, Math.abs(sample));
          power += sample * sample;
          if (Math.abs(sample) > 0.002) last = n;
        }
        found[name] = { peak, loud: Math.sqrt(power / (last + 1)), long: last / 44_100 };
      }
      return found;
    },
    [Object.entries(RECIPES) as [string, Voice[]][], schedule.toString()] as const,
  );

  expect(Object.keys(measured).sort()).toEqual([...SOUNDS].sort());
  const wrong = Object.entries(measured).filter(
    ([, { peak, loud, long }]) => peak >= 1 || peak < 0.08 || loud < 0.01 || long > 2.5,
  );
  expect(wrong).toEqual([]);
  if (process.env.SHOW) console.table(measured);
});
