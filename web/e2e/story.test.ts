// The end of a game, and a replay of it.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import { ended, importGame, named, press, Replay, Table } from "./page";
import { inSets } from "./sets";
import { sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

const WON = ["won", true] as const;
const LOST = ["lost", false] as const;

for (const [name, won] of inSets([WON], [WON, LOST])) {
  it(`tells of a game that is ${name}, and shows it again step by step`, async () => {
    const page = await person();
    const table = new Table(page);
    const lines = readFileSync(here(`e2e/${name}.txt`), "utf8")
      .trimEnd()
      .split("\n");
    const path = await importGame(page, server.url, `${lines.slice(0, -1).join("\n")}\n`);
    await page.goto(server.url + path);
    await table.ready();

    await table.answer(lines.at(-1) ?? "");
    await ended(page, won).waitFor();
    await press(named(page, "replay"));

    const replay = new Replay(page);
    await replay.on().waitFor();
    await page.keyboard.press("Home");
    await expect.poll(() => replay.at()).toBe(0);
    const first = await replay.board();
    const answers = lines.length - lines.indexOf("") - 1;
    const steps = Math.min(12, answers);
    for (let at = 1; at <= steps; at += 1) {
      await replay.on().click();
      await expect.poll(() => replay.at(), { interval: 10 }).toBe(at);
    }
    expect(await replay.board()).not.toBe(first);
    for (let at = steps - 1; at >= 0; at -= 1) {
      await replay.back().click();
      await expect.poll(() => replay.at(), { interval: 10 }).toBe(at);
    }
    expect(await replay.board()).toBe(first);
    await page.keyboard.press("End");
    await expect.poll(() => replay.at()).toBe(answers);
    await expect.poll(() => replay.on().isDisabled()).toBe(true);

    await page.goto(`${server.url + path}/end`);
    await ended(page, won).waitFor();
  });
}
