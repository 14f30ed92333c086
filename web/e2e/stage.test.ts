// The nemesis' turn on its stage: one beat after the other, over a board that waits for it.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import { choicesTo } from "../src/store/places";
import { importGame, Stage, Table } from "./page";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { sharedServer, world } from "./world";

/** Longer than any turn is played if nobody goes on by hand. */
const LONG = 120_000;

const { person } = world();
const server = sharedServer();

interface Watched {
  page: Page;
  table: Table;
  stage: Stage;
}

/** At a table that goes on from this record (`stage.py`), with a clock that the test moves: no beat passes unseen. */
async function at(name: string, motion = "normal"): Promise<Watched> {
  const page = await person({ motion });
  const table = new Table(page);
  await page.clock.install();
  const path = await importGame(page, server.url, readFileSync(here(`e2e/stage/${name}.txt`), "utf8"));
  await page.goto(server.url + path);
  if (name === "opening" && motion !== "off") await table.board.waitFor();
  else await table.ready();
  await page.clock.pauseAt(Date.now() + LONG);
  return { page, table, stage: new Stage(page) };
}

/** The turn ends, and the nemesis begins to act. */
async function endTurn({ table, stage }: Watched): Promise<void> {
  await table.button("end").click();
  await until("something is played", async () => (await stage.beat()) !== null);
}

it("shows each blow with its beat and not before, goes on with Space, and tells it again until the first answer", async () => {
  const watched = await at("turn");
  const { page, table, stage } = watched;
  await endTurn(watched);
  const answers = table.heard.answers;

  const seen: [string, number][] = [];
  const cards: string[] = [];
  for (let beat = await stage.beat(); beat !== null; beat = await stage.beat()) {
    seen.push([beat, await stage.life()]);
    if (beat === "drawn") cards.push(await stage.card());
    expect(await table.keys()).toEqual([]);
    await page.keyboard.press("Space");
  }

  expect(seen).toEqual([
    ["own", 30],
    ["turn", 30],
    ["acts", 29],
    ["drawn", 29],
    ["routine", 29],
    ["drawn", 29],
    ["effect", 24],
    ["effect", 24],
  ]);
  expect(cards.map((card) => card.split("\n")[0])).toEqual(["Cleave", "Devastate"]);
  await table.ready();
  expect(table.heard.answers).toBe(answers);
  expect(await stage.recap().innerText()).toMatch(
    /Gravehold −6[^]*Provoker[^]*Gravehold −1[^]*Devastate[^]*Gravehold −5/,
  );

  await page.clock.resume();
  await page.reload();
  await table.ready();
  expect(await stage.recap().innerText()).toMatch(/Provoker[^]*Gravehold −1/);
  await table.answer(table.decision.keys[0] ?? "");
  await stage.recap().waitFor({ state: "detached" });
});

it("is skipped by holding Space, which answers nothing", async () => {
  const watched = await at("turn");
  const { page, table, stage } = watched;
  await endTurn(watched);
  const answers = table.heard.answers;

  await page.keyboard.down("Space");
  await page.keyboard.down("Space");
  await page.keyboard.down("Space");
  await page.keyboard.up("Space");

  expect(await stage.beat()).toBeNull();
  await table.ready();
  expect(await stage.life()).toBe(24);
  expect(table.heard.answers).toBe(answers);
  expect(await stage.recap().count()).toBe(1);
});

it.runIf(NIGHTLY)("goes on by itself if nobody does anything", async () => {
  const watched = await at("turn", "fast");
  const { page, table, stage } = watched;
  await endTurn(watched);

  await page.clock.runFor(LONG);

  expect(await stage.beat()).toBeNull();
  await table.ready();
  expect(await stage.life()).toBe(24);
});

it("is not played where motion is off, and is in the log all the same", async () => {
  const { table, stage } = await at("turn", "off");
  const before = table.heard.answers;

  await table.button("end").click();
  await table.stands(before + 1);

  expect(await stage.beat()).toBeNull();
  expect(await stage.life()).toBe(24);
  expect(await stage.recap().innerText()).toMatch(/Provoker[^]*Gravehold −1/);
});

it.runIf(NIGHTLY)(
  "is played when it came before the first question, once, and is then in the log and read out again",
  async () => {
    const { page, table, stage } = await at("opening");
    const life = table.heard.view?.gravehold.life;

    await until("it is played", async () => (await stage.beat()) !== null);
    const seen: string[] = [];
    for (let beat = await stage.beat(); beat !== null; beat = await stage.beat()) {
      seen.push(beat);
      expect(await table.keys()).toEqual([]);
      await page.keyboard.press("Space");
    }
    await table.ready();

    expect(seen).toContain("drawn");
    expect(await stage.life()).toBe(life);
    expect(await table.log()).toContain("Provoker");
    expect(await stage.recap().innerText()).toContain("Provoker");

    await page.clock.resume();
    await page.reload();
    await table.ready();
    await until("the log has come", async () => (await table.log()).includes("Provoker"));
    expect(await stage.beat()).toBeNull();
    expect(await stage.recap().innerText()).toContain("Provoker");
  },
);

it.runIf(NIGHTLY)("moves no answer when the first one ends the recap", async () => {
  const { table, stage } = await at("opening", "off");
  await stage.recap().waitFor();
  const key = choicesTo("play", table.decision)[0]?.key ?? "";
  const places = async () => [await table.button(key).boundingBox(), await table.button("end").boundingBox()];
  const before = await places();

  await table.answer(key);

  expect(await stage.recap().count()).toBe(0);
  expect(await places()).toEqual(before);
});
