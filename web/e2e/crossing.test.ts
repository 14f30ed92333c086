// Where an expedition divides, choices that are taken back, and people who have the link of a battle only.
import { expect, it } from "vitest";
import { Expedition } from "./expedition";
import { ended, type Hand, linkOf, named, press, sitDown } from "./page";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { PACKS, sharedServer, world } from "./world";

const { allow, person } = world();
const server = sharedServer(...PACKS);

/** Two players at one expedition. */
async function two(form: string): Promise<[Expedition, Expedition]> {
  const anna = new Expedition(await person({ name: "Anna" }));
  const bert = new Expedition(await person({ name: "Bert" }, { locale: "de" }), "de");
  await anna.begin(server.url, form);
  await press(named(anna.page, "people"));
  const link = await linkOf(anna.page);
  await anna.page.keyboard.press("Escape");
  await bert.page.goto(link);
  await bert.asks("mages");
  return [anna, bert];
}

/** From the first page to where the ways part, and back there from one of them. */
async function turnBack(hand: Hand): Promise<Expedition> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await person({}, hand === "touch" ? phone : {});
  const trek = new Expedition(page, "en", hand);
  await trek.begin(server.url, "Crossing");
  await trek.chooseMages("brama");
  await trek.enter();
  await trek.fight(true);
  await trek.back();

  await trek.asks("path");
  expect(await page.locator("[data-choose]").allInnerTexts()).toEqual([
    "Battle 2, against Straw Bear",
    "Battle 3, against Straw King, Straw Bear",
    "Battle 4, against a nemesis of rating 1",
  ]);
  await trek.choosePath("castle");
  await trek.asks("mages");
  expect(await trek.made()).toEqual(["Path"]);
  await trek.takeBack();
  return trek;
}

it("chooses a way, takes it back and chooses another", async () => {
  const trek = await turnBack("mouse");

  await trek.choosePath("meadow");

  await trek.chooseMages("brama");
  await trek.asks("battle");
  expect(await trek.made()).toEqual(["Path", "Mages"]);
});

it.runIf(NIGHTLY).each(["mouse", "touch", "keys"] as const)("goes another way to its end, by %s", async (hand) => {
  const trek = await turnBack(hand);
  await trek.choosePath("meadow");
  await trek.chooseMages("brama");
  await trek.enter();
  await trek.fight(true);
  await trek.back();
  await trek.chooseMages("mist");
  await trek.enter();
  await trek.fight(true);
  await trek.back();

  await trek.asks("won");
  expect(await trek.score()).toBe("18");
});

it.runIf(NIGHTLY)("gives up after a lost battle, which nobody takes back", async () => {
  const page = await person({ language: "pl" });
  const trek = new Expedition(page, "pl");
  await trek.begin(server.url, "Rozdroże");
  await trek.chooseMages("brama");
  await trek.enter();
  await trek.fight(false);
  await trek.back();
  await trek.choosePath("lost");

  await trek.asks("lost");
  expect(await page.getByRole("region", { name: text("expedition-made", "pl") }).count()).toBe(0);
});

it("takes one's own choice back at once, and somebody else's when all agree", async () => {
  const [anna, bert] = await two("Crossing");
  await anna.chooseMages("brama", "mist");
  await bert.asks("battle");
  expect(await bert.made()).toEqual(["Magier Anna"]);
  await anna.takeBack();
  await bert.asks("mages");
  await bert.page
    .getByText(text("talk-note", "de", { what: "TakenBack", name: "Anna" }))
    .first()
    .waitFor();

  await anna.chooseMages("jian");
  await bert.asks("battle");
  await bert.takeBack();
  const vote = anna.page.getByRole("region", { name: text("vote-title") });
  await vote.getByText(text("vote-asks", "en", { name: "Bert", n: 1 })).waitFor();
  expect(await anna.page.locator("main[data-step]").getAttribute("data-step")).toBe("battle");
  await press(vote.getByRole("button", { name: text("vote-yes") }));
  for (const each of [anna, bert]) await each.asks("mages");
});

it.runIf(NIGHTLY)("calls a battle off that has not begun, and not one that has", async () => {
  const [anna, bert] = await two("Crossing");
  await anna.chooseMages("brama", "mist");
  await anna.enter();
  await sitDown(anna.page);
  await bert.asks("battle");
  await press(named(anna.page, "expedition-back"));
  await anna.asks("battle");
  await bert.enter();
  await anna.takeBack();
  await bert.page.getByText(text("lobby-called-off", "de")).waitFor();
  expect(await named(bert.page, "begin", "de").count()).toBe(0);
  await press(named(bert.page, "expedition-back", "de"));
  await bert.asks("mages");

  await bert.chooseMages("jian");
  await bert.enter();
  await sitDown(bert.page, "de");
  await press(named(bert.page, "begin", "de"));
  await bert.table.ready();
  const made = anna.page.getByRole("region", { name: text("expedition-made") });
  await until("the beginning is heard", async () => (await made.getByRole("button").count()) === 0);
  expect(await anna.made()).toEqual(["Mages Bert"]);
});

it.runIf(NIGHTLY)("tells somebody with the link of a battle only how to come to its expedition", async () => {
  const [anna] = await two("Crossing");
  const cora = await person({ name: "Cora" });
  await anna.chooseMages("brama");
  await anna.enter();
  await cora.goto(await linkOf(anna.page));
  await sitDown(anna.page);
  await press(named(anna.page, "begin"));
  await anna.table.ready();
  await anna.fight(true);
  await ended(cora, true).waitFor();
  allow(/403|404/);

  await press(named(cora, "expedition-back"));
  await cora.getByText(text("lost-expedition")).waitFor();
  expect(await cora.locator("main").innerText()).not.toContain(text("lost-table"));
  await press(named(cora, "lost-expedition-back"));
  await ended(cora, true).waitFor();
});
