// The album: the pictures that the README and the docs show, in docs/screenshots. Made by `make album` from the page that was built last.
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
const PHONE = { width: 390, height: 844 };
const FIRST_MARKET = ["random"];
const game = (mages, nemesis, answers) => ({ mages, nemesis, answers });
const TWO = ["brama", "mist"];
const FOUR = ["adelheim", "brama", "jian", "kadir"];
const TABLES = {
  early: game(TWO, "rageborne", 14),
  middle: game(TWO, "umbra_titan", 90),
  late: game(TWO, "rageborne", 170),
  "four-mages": game(FOUR, "carapace_queen", 110),
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

async function take(name, path, size, lang) {
  if (!wants(name)) return;
  await page.setViewportSize(size);
  await keepSettings(page, { language: lang, theme: "dark", motion: "off" });
  await page.goto(server.url + path, { waitUntil: "networkidle" });
  await settle();
  await page.screenshot({ path: `${OUT}/${name}.${lang}.${wanted.png ? "png" : "jpg"}`, ...KIND });
  console.log(`${name}.${lang}`);
}

try {
  mkdirSync(OUT, { recursive: true });
  const old = only.length === 0 ? readdirSync(OUT).filter((name) => name.endsWith(".jpg")) : [];
  for (const name of old) rmSync(`${OUT}/${name}`);
  await page.goto(server.url);
  // Before there are any games, as a stranger sees it.
  await take("landing", "/", DESK, "en");
  const played = {};
  for (const [name, { mages, nemesis, answers }] of Object.entries(TABLES)) {
    if (!wants(`table-${name}`) && !(name === "middle" && wants("phone-table"))) continue;
    const setup = { mages, nemesis, market: FIRST_MARKET, difficulty: "normal" };
    played[name] = await playSome(page, { setup, answers });
  }
  const over = await playSome(page, {
    setup: { mages: TWO, nemesis: "rageborne", market: FIRST_MARKET, difficulty: "normal" },
    answers: wants("end") || wants("replay") ? 3000 : 0,
  });
  const opened = await page.request.post(`${server.url}/api/expeditions`, { data: { name: "Ann", form: "short" } });
  const trek = (await opened.json()).table;
  await take("expedition", `/t/${trek}`, DESK, "en");
  for (const [name, { table }] of Object.entries(played)) await take(`table-${name}`, `/t/${table}`, DESK, "en");
  await take("table-four-mages", `/t/${played["four-mages"]?.table}`, DESK, "de");
  await take("setup", "/new?alone", DESK, "en");
  await take("gallery", "/cards", DESK, "en");
  await take("end", `/t/${over.table}/end`, DESK, "en");
  await take("replay", `/t/${over.table}/replay`, DESK, "en");
  await take("phone-table", `/t/${played.middle?.table}`, PHONE, "en");
} finally {
  await context.close();
  await server.stop();
}
