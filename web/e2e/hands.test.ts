// Hands on the cards: selecting and placing, dragging, all gems at once, buying with unplayed gems; and no press that does what it was not meant for.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import { choicesTo } from "../src/store/places";
import { beginAlone, importGame, middle, PATHS, Table } from "./page";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { PACKS, type Settings, sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer(...PACKS);

/** From now on the clock of the page goes on only when the test says so: how fast the machine is makes no difference. */
async function stop(table: Table): Promise<void> {
  await table.page.clock.install();
  await table.page.clock.pauseAt(Date.now() + 60_000);
}

/** A table that stands where this record ends. */
async function at(record: string, options: Parameters<typeof person>[1] = {}): Promise<Table> {
  const page = await person({}, options);
  const table = new Table(page);
  const text = readFileSync(here(`e2e/decisions/${record}.txt`), "utf8");
  await page.goto(server.url + (await importGame(page, server.url, text)));
  await table.ready();
  return table;
}

/** A game alone, in its first main phase with gems in hand. */
async function inMain(): Promise<Table> {
  const page = await person();
  await page.goto(server.url + PATHS.landing);
  const table = await beginAlone(page);
  while (table.decision.ask !== "main" || !table.decision.gems) await table.answer(table.decision.keys.at(-1) ?? "");
  return table;
}

const prepOf = (table: Table) => {
  const [first] = choicesTo("prep", table.decision);
  const [card = "", breach = ""] = first?.about ?? [];
  return { key: first?.key ?? "", card, breach };
};
const seat = (table: Table) => table.heard.view?.players[table.decision.seat];

it("preps a spell that is dragged onto a breach", async () => {
  const table = await at("main.prep");
  const { card, breach } = prepOf(table);
  const before = seat(table)?.prepped.length ?? 0;

  await table.drag(table.place(card), table.place(breach));

  await until("the spell is dropped and prepped", () => (seat(table)?.prepped.length ?? 0) > before);
  expect(seat(table)?.prepped.length).toBe(before + 1);
});

it.runIf(NIGHTLY)("reaches what lies under a tip", async () => {
  const table = await at("main.prep");
  await table.place("nemesis").hover();
  const tip = table.page.locator("[data-tip]");
  await tip.waitFor();
  const point = await middle(tip);

  const hit = ({ x, y }: typeof point) => document.elementFromPoint(x, y)?.closest("[data-tip]") ?? null;
  expect(await table.page.evaluate(hit, point)).toBeNull();
});

it("does not prep a spell that is let go elsewhere", async () => {
  const table = await at("main.prep");
  const { card } = prepOf(table);
  const answers = table.heard.answers;

  await table.drag(table.place(card), table.place("nemesis"));

  await until("nothing is held", async () => (await table.page.locator("[data-held]").count()) === 0);
  expect(table.heard.answers).toBe(answers);
});

it("selects a spell with two breaches, and preps it to the lit one that is clicked", async () => {
  const table = await at("main.discard");
  const [, second] = choicesTo("prep", table.decision);
  const [card = "", breach = ""] = second?.about ?? [];
  const answers = table.heard.answers;
  const lit = table.page.locator("[data-lit]");

  await table.place(card).click();
  await lit.first().waitFor();
  expect([table.heard.answers, await lit.count()]).toEqual([answers, 2]);
  await table.page.keyboard.press("Escape");
  await until("nothing is lit", async () => (await lit.count()) === 0);
  await table.place(card).click();
  await table.place(breach).click();

  await table.stands(answers + 1);
  expect(seat(table)?.prepped.map((spell) => spell.breaches[0])).toContain(2);
});

it("plays all gems by one press, and takes them back one by one", async () => {
  const table = await inMain();
  const { plays, aether } = table.decision.gems ?? { plays: [], aether: 0 };
  const [answers, had] = [table.heard.answers, seat(table)?.aether ?? 0];

  await table.page.keyboard.press("g");

  await table.stands(answers + plays.length);
  expect(seat(table)?.aether).toBe(had + aether);
  await table.page.keyboard.press("u");
  await table.stands(answers + plays.length - 1);
});

it("buys a card with gems that are not played yet", async () => {
  const table = await inMain();
  const [key = "", plays = []] =
    Object.entries(table.decision.gems?.pays ?? {}).find(([one]) => one.startsWith("gain")) ?? [];

  await table.planned(key, plays.length + 1);

  expect(seat(table)?.discard.length).toBeGreaterThan(0);
});

it("buys nothing by six quick clicks on one spot", async () => {
  const table = await inMain();
  await stop(table);
  const [play] = choicesTo("play", table.decision);
  const copies = choicesTo("play", table.decision).length;
  const box = await table.button(play?.key ?? "").boundingBox();
  if (box === null) throw new Error("no row");
  const state = () => [seat(table)?.discard.length, table.heard.view?.turn, table.heard.view?.phase];
  const before = state();

  for (let n = 0; n < 6; n += 1) {
    const stood = table.heard.answers;
    const able = (await table.button(play?.key ?? "").count()) > 0;
    await table.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    if (able) await table.stands(stood + 1);
    await table.page.clock.runFor(260);
  }

  expect(copies).toBeGreaterThan(0);
  expect(state()).toEqual(before);
});

it("does not end both phases when E is pressed twice, and ends the second when it is pressed later", async () => {
  const table = await at("casting.end");
  await stop(table);
  const { turn } = table.heard.view ?? {};
  const answers = table.heard.answers;

  await table.page.keyboard.press("e");
  await table.stands(answers + 1);
  await table.page.clock.runFor(200);
  await table.page.keyboard.press("e");

  expect(await table.missed()).toBe(1);
  expect([table.decision.ask, table.heard.view?.turn]).toEqual(["main", turn]);
  await table.page.clock.runFor(1000);
  await table.page.keyboard.press("e");
  await until("the turn is ended", () => table.heard.answers === answers + 2);
});

it("casts a spell and hits the target by one drag", async () => {
  const table = await at("choose-target.target");
  await table.takeBack();
  await until("the spell is not cast yet", () => table.decision.ask === "casting");
  await table.ready();
  const aimed = choicesTo("cast", table.decision).find((one) => one.aims.includes("nemesis"));
  const answers = table.heard.answers;

  await table.drag(table.place(aimed?.about[0] ?? ""), table.place("nemesis"));

  await table.stands(answers + 2);
  expect(table.decision.ask).not.toBe("choose_target");
});

const TABLET = { hasTouch: true };
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
/** So long a finger rests to take a card. */
const STAYS = 600;

it.runIf(NIGHTLY)("preps a spell that a finger drags onto a breach", async () => {
  const table = await at("main.prep", TABLET);
  const { card, breach } = prepOf(table);
  const before = seat(table)?.prepped.length ?? 0;

  await table.dragByFinger(table.place(card), () => middle(table.place(breach)));

  await until("the spell is dropped and prepped", () => (seat(table)?.prepped.length ?? 0) > before);
  expect(seat(table)?.prepped.length).toBe(before + 1);
});

it("preps a spell on a phone when the finger has rested on it, and shows no large card over it", async () => {
  const table = await at("main.prep", PHONE);
  const { card, breach } = prepOf(table);
  const before = seat(table)?.prepped.length ?? 0;

  await table.dragByFinger(
    table.place(card),
    async () => {
      await table.page.locator("[data-lit]").first().waitFor();
      return middle(table.place(breach));
    },
    STAYS,
  );

  await until("the spell is dropped and prepped", () => (seat(table)?.prepped.length ?? 0) > before);
  expect(await table.page.locator("[data-radix-popper-content-wrapper]").count()).toBe(0);
});

it("swipes to another sheet from a card that the finger does not rest on", async () => {
  const table = await at("main.prep", PHONE);
  const { card } = prepOf(table);
  const answers = table.heard.answers;
  const start = await middle(table.place(card));

  const finger = await table.finger(start);
  await finger.move({ x: 10, y: start.y });
  await finger.lift();

  await until("the allies are in sight", () => table.page.locator("[data-tab=allies][aria-current]").isVisible());
  expect([table.heard.answers, await table.page.locator("[data-held]").count()]).toEqual([answers, 0]);
});

it.runIf(NIGHTLY)("plays a gem that a finger drags to the table", async () => {
  const table = await at("main.play", PHONE);
  const [play] = choicesTo("play", table.decision);
  const card = table.place(play?.about[0] ?? "");
  const answers = table.heard.answers;

  await card.scrollIntoViewIfNeeded();
  const { x, y } = await middle(card);
  await table.dragByFinger(card, async () => ({ x, y: y - 150 }), STAYS);

  await table.stands(answers + 1);
  expect(seat(table)?.played).toEqual([play?.about[0]?.split("/")[2]]);
});

it.runIf(NIGHTLY)("casts a spell on a phone by dragging it to the nemesis, which comes into sight", async () => {
  const table = await at("choose-target.target", PHONE);
  await table.takeBack();
  await until("the spell is not cast yet", () => table.decision.ask === "casting");
  await table.ready();
  const aimed = choicesTo("cast", table.decision).find((one) => one.aims.includes("nemesis"));
  const answers = table.heard.answers;
  const target = async () => {
    const strip = table.page.locator("[data-place=nemesis][data-lit]").last();
    await strip.waitFor();
    return middle(strip);
  };

  await table.dragByFinger(table.place(aimed?.about[0] ?? ""), target, STAYS);

  await table.stands(answers + 2);
  expect(table.decision.ask).not.toBe("choose_target");
});

it.runIf(NIGHTLY)("points an arrow with the damage at the target that is chosen, after a click too", async () => {
  const table = await at("choose-target.target");
  const damage = `${table.decision.args[0]} damage`;
  const [first] = table.decision.keys;

  expect(await table.aimed().count()).toBe(0);
  await table.place("nemesis").hover();
  await until("the arrow says it over the board", async () => (await table.aimed().innerText()) === damage);
  await table.page.mouse.move(4, 4);
  await table.aimed().waitFor({ state: "detached" });
  await table.button(first ?? "").focus();
  await until("the arrow says it by keys", async () => (await table.aimed().innerText()) === damage);

  await table.answer(first ?? "");
  expect(await table.aimed().count()).toBe(0);
});

/** In a main phase where nothing is left to do but to end the turn. */
async function spent(settings: Settings): Promise<Table> {
  const page = await person(settings);
  await page.goto(server.url + PATHS.landing);
  const table = await beginAlone(page);
  await stop(table);
  for (;;) {
    const other = table.decision.keys.find((key) => key !== "end");
    if (table.decision.ask === "main" && other === undefined) return table;
    await table.page.clock.runFor(1000);
    await table.answer(other ?? "end");
  }
}

it.runIf(NIGHTLY)("ends a turn by itself when nothing else can be done, if that is set", async () => {
  const table = await spent({ endsItself: true });
  const answers = table.heard.answers;

  await table.page.clock.runFor(5000);

  await until("the turn has ended", () => table.heard.answers > answers);
  expect(table.heard.answers).toBe(answers + 1);
});

it.runIf(NIGHTLY)("does not end a turn by itself if that is not set", async () => {
  const table = await spent({});
  const answers = table.heard.answers;

  await table.page.clock.runFor(60_000);

  expect([table.heard.answers, await table.keys()]).toEqual([answers, ["end"]]);
});
