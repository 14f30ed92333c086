// The album: pictures of every screen for docs/screenshots, in two languages. Made by `make album` from the page that was built last.
// `node scripts/album.mjs --png --out /somewhere setup table-late` takes some of them. Games are played with a seed, so that the same release gives the same pictures.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { browser, keepSettings, playSome } from "./browser.mjs";
import { here } from "./common.mjs";
import { serve } from "./serve.mjs";

const { values: wanted, positionals: only } = parseArgs({
  options: { out: { type: "string", default: here("../docs/screenshots") }, png: { type: "boolean", default: false } },
  allowPositionals: true,
});
const OUT = wanted.out;
const KIND = wanted.png ? { type: "png" } : { type: "jpeg", quality: 74 };
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const LANGUAGES = ["en", "de"];
const FIRST_MARKET = ["random"];
const NEMESES = [
  "rageborne",
  "umbra_titan",
  "prince_of_gluttons",
  "crooked_mask",
  "carapace_queen",
  "gate_witch",
  "hollow_crown",
  "magus_of_cloaks",
  "experiment_153",
  "fountain_of_souls",
  "risen_thrall",
  "thief_of_dreams",
];
const game = (mages, nemesis, answers) => ({ mages, nemesis, answers });
const TWO = ["brama", "mist"];
const FOUR = ["adelheim", "brama", "jian", "kadir"];
const TABLES = {
  early: game(TWO, "rageborne", 14),
  middle: game(TWO, "umbra_titan", 90),
  late: game(TWO, "rageborne", 170),
  "four-mages": game(FOUR, "carapace_queen", 110),
  ...Object.fromEntries(NEMESES.map((id) => [`nemesis-${id.replaceAll("_", "-")}`, game(TWO, id, 70)])),
};

const server = await serve({ seed: "frogs" });
const context = await browser();
const page = context.pages()[0] ?? (await context.newPage());

async function settle() {
  await page.locator("#page > *").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
}

const wants = (name) => only.length === 0 || only.some((part) => name.includes(part));

async function take(name, path, size, lang, before = async () => {}) {
  if (!wants(name)) return;
  await page.setViewportSize(size);
  await keepSettings(page, { language: lang, theme: "dark", motion: "off" });
  await page.goto(server.url + path, { waitUntil: "networkidle" });
  await settle();
  await before();
  await page.screenshot({ path: `${OUT}/${name}.${lang}.${wanted.png ? "png" : "jpg"}`, ...KIND });
  console.log(`${name}.${lang}`);
}

try {
  mkdirSync(OUT, { recursive: true });
  const old = only.length === 0 ? readdirSync(OUT).filter((name) => name.endsWith(".jpg")) : [];
  for (const name of old) rmSync(`${OUT}/${name}`);
  await page.goto(server.url);
  // As a stranger sees it: before there are any games.
  for (const lang of LANGUAGES) {
    await take("landing", "/", DESK, lang);
    await take("phone-landing", "/", PHONE, lang);
  }
  const played = {};
  for (const [name, { mages, nemesis, answers }] of Object.entries(TABLES)) {
    if (![`table-${name}`, "phone-table", "tablet-table", "tablet-four-mages"].some(wants)) continue;
    const setup = { mages, nemesis, market: FIRST_MARKET, difficulty: "normal" };
    played[name] = await playSome(page, { setup, answers });
  }
  const over = await playSome(page, {
    setup: { mages: TWO, nemesis: "rageborne", market: FIRST_MARKET, difficulty: "normal" },
    answers: wants("end") || wants("replay") ? 3000 : 0,
  });
  const opened = await page.request.post(`${server.url}/api/expeditions`, { data: { name: "Ann", form: "short" } });
  const trek = (await opened.json()).table;
  for (const lang of LANGUAGES) {
    await take("expedition-new", "/expedition", DESK, lang);
    await take("expedition", `/t/${trek}`, DESK, lang);
    await take("phone-expedition", `/t/${trek}`, PHONE, lang);
    for (const [name, { table }] of Object.entries(played)) await take(`table-${name}`, `/t/${table}`, DESK, lang);
    await take("setup", "/new?alone", DESK, lang);
    await take("gallery", "/cards", DESK, lang);
    await take("rules", "/rules", DESK, lang);
    await take("end", `/t/${over.table}/end`, DESK, lang);
    await take("replay", `/t/${over.table}/replay`, DESK, lang);
    await take("statistics", "/statistics", DESK, lang);
    await take("tablet-table", `/t/${played.middle?.table}`, TABLET, lang);
    await take("tablet-four-mages", `/t/${played["four-mages"]?.table}`, TABLET, lang);
    await take("tablet-setup", "/new", TABLET, lang);
    await take("phone-table", `/t/${played.middle?.table}`, PHONE, lang);
    await take("phone-statistics", "/statistics", PHONE, lang);
    await take("phone-setup", "/new?alone", PHONE, lang);
    await take("phone-gallery", "/cards", PHONE, lang);
  }
} finally {
  await context.close();
  await server.stop();
}
