// Whole expeditions: alone with a lost battle, on a phone, by keys, and two people with two languages.
import { expect, it } from "vitest";
import { Expedition, fighting } from "./expedition";
import { ended, named, PATHS, press, sitDown } from "./page";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { PACKS, sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer(...PACKS);

it.runIf(NIGHTLY)(
  "plays three battles alone, one of them lost, and finds the expedition again in between",
  async () => {
    const page = await person();
    const trek = new Expedition(page);
    await trek.begin(server.url, "Errand");

    await trek.chooseMages("brama", "jian");
    await trek.enter();
    await trek.fight(true);
    await ended(page, true).waitFor();
    await trek.back();
    await trek.chooseMarket();
    // Another day.
    await page.goto(server.url + PATHS.games);
    await press(page.getByRole("link", { name: /^Errand/ }));
    await trek.chooseMages("mist");
    await trek.chooseTreasures("errand_gem", "errand_bell");
    await trek.enter();
    await trek.fight(false);
    await ended(page, false).waitFor();
    await trek.back();
    await trek.chooseReward("spell");
    await trek.chooseMarket();
    await trek.chooseMages("mist", "kadir");
    await trek.chooseTreasures();
    await trek.enter();
    await trek.fight(true);
    await trek.back();
    await trek.chooseMarket();
    await trek.chooseMages("brama");
    await trek.chooseTreasures("errand_ring");
    await trek.enter();
    await trek.fight(true);
    await trek.back();

    await trek.asks("won");
    const fights = page.getByRole("list", { name: text("expedition-fights") });
    expect(await fights.getByRole("listitem").count()).toBe(4);
    expect(await trek.score()).toBe("16");
  },
);

it.runIf(NIGHTLY)("goes into battle and back on a phone by touch", async () => {
  const page = await person({}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const trek = new Expedition(page, "en", "touch");
  await trek.begin(server.url, "Errand");
  await trek.chooseMages("brama");
  await trek.enter();
  await trek.fight(true);
  await trek.back();
  await trek.chooseMarket();

  expect(await trek.score()).toBe("6");
});

it.runIf(NIGHTLY)("is answered by keys alone", async () => {
  const page = await person();
  const trek = new Expedition(page, "en", "keys");
  await trek.begin(server.url, "Errand");
  await trek.chooseMages("brama");
  await trek.enter();
  await trek.fight(true);
  await trek.back();
  await trek.chooseMarket();

  expect(await trek.score()).toBe("6");
});

it.runIf(NIGHTLY)("two people with two languages choose together and fight at one table", async () => {
  const anna = new Expedition(await person({ name: "Anna" }, { locale: "pl" }), "pl");
  const bert = new Expedition(await person({ name: "Bert" }, { locale: "de" }), "de");
  await anna.begin(server.url, "Posyłka");
  await press(named(anna.page, "people", "pl"));
  const link = await anna.page.getByLabel(text("link-play", "pl"), { exact: true }).inputValue();
  await anna.page.keyboard.press("Escape");
  await bert.page.goto(link);
  await bert.asks("mages");

  await bert.chooseMages("brama", "mist");
  await anna.enter();
  await bert.enter();
  await sitDown(anna.page, "pl");
  await sitDown(bert.page, "de");
  await press(named(anna.page, "begin", "pl"));
  await Promise.all([anna.table.ready(), bert.table.ready()]);
  const choose = fighting(true);
  for (let given = 0; !anna.table.over; given += 1) {
    if (given > 100) throw new Error("the battle does not end");
    const { decision } = anna.table;
    const at = anna.table.heard.answers;
    const mine = decision.seat === 1 ? bert : anna;
    await mine.table.answer(choose(decision));
    for (const each of [anna, bert]) await until("both see it", () => each.table.heard.answers > at);
  }
  await ended(anna.page, true, "pl").waitFor();
  await ended(bert.page, true, "de").waitFor();
  await anna.back();
  await bert.back();

  for (const each of [anna, bert]) await each.asks("market");
  expect(await bert.page.locator("#gained").innerText()).toBe(
    text("expedition-won-from", "de", { nemesis: "Strohwolf" }),
  );
  await anna.chooseMarket();
  await bert.asks("mages");
});
