// A pack declares kinds of cards, a pile, a track and a mat: they are played with as if the page had always known them.
import { expect, it } from "vitest";
import type { Decision } from "../src/protocol/wire";
import { choicesTo } from "../src/store/places";
import { importGame, Table } from "./page";
import { eager } from "./policy";
import { NIGHTLY } from "./sets";
import { PACKS, sharedServer, world } from "./world";

const RECORD = `unshuffled game 1
mages brama
nemesis tide_bell
difficulty normal
market low_tide
edition default
seed low tide

`;
const TRACK: Record<string, (at: number) => string> = {
  en: (at) => `Tide: step ${at} of 6`,
  de: (at) => `Flut: Feld ${at} von 6`,
};

const { person } = world();
const server = sharedServer(...PACKS);

const VERBS = ["cast", "play", "gain", "prep"];
/** Cards of kinds that the pack declares. */
const DECLARED = ["salt_charm", "rope_charm", "tidal_verse"];

/** New kinds first, then whatever else there is. */
function taste(decision: Decision, given: number): { key: string; verb: string } {
  const own = VERBS.flatMap((verb) => choicesTo(verb, decision)).find(({ about }) =>
    about.some((place) => DECLARED.some((card) => place.split("/").includes(card))),
  );
  return own ?? { key: eager(decision, given), verb: "" };
}

for (const [where, lang, options] of [
  ["on a desk", "en", {}],
  ["on a phone", "de", { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const) {
  it.runIf(NIGHTLY)(
    `plays with a declared kind of card against a nemesis with a track and a pile, ${where}`,
    async () => {
      const page = await person({ language: lang }, options);
      const table = new Table(page, lang);
      await page.goto(server.url + (await importGame(page, server.url, RECORD)));
      await table.ready();
      const mat = page.locator('[data-mat="sea"]');
      const track = mat.locator('[data-counter="tide"]');
      const done = new Set<string>();
      const seen = new Set<number>();

      for (let given = 0; given < 120 && !table.over; given += 1) {
        const { nemesis } = table.heard.view ?? {};
        const at = nemesis?.counters.tide ?? -1;
        const shore = nemesis?.piles?.shore ?? [];
        seen.add(at);
        expect(await track.getAttribute("aria-label")).toBe(TRACK[lang]?.(at));
        expect(await track.locator("i").count()).toBe(6);
        expect(await track.locator("i[data-here]").count()).toBe(at > 0 ? 1 : 0);
        await expect.poll(() => mat.locator("li").last().textContent()).toContain(String(shore.length));
        if (done.has("gain") && done.has("play") && seen.size > 2) break;
        const { key, verb } = taste(table.decision, given);
        if (verb !== "") {
          done.add(verb);
          if (where === "on a desk" && (await table.answerOnBoard(key))) continue;
        }
        await table.answer(key);
      }

      expect([...done]).toEqual(expect.arrayContaining(["gain", "play"]));
      expect(seen.size).toBeGreaterThan(2);
    },
  );
}
