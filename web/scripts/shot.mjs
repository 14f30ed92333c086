// Pictures of the page: starts a server, plays some answers with a seed, and takes each screen in each size.
//   node scripts/shot.mjs --out shots --screens landing,setup,table --sizes 1440x900,390x844 --answers 25 --seed frogs
//     [--mages adelheim,brama] [--nemesis rageborne] [--lang pl] [--theme light] [--full] [--page FOLDER]
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { browser, keepSettings, playSome } from "./browser.mjs";
import { serve } from "./serve.mjs";

const { values: wanted } = parseArgs({
  options: {
    out: { type: "string", default: "shots" },
    screens: { type: "string", default: "landing,setup,table" },
    sizes: { type: "string", default: "1440x900" },
    answers: { type: "string", default: "25" },
    seed: { type: "string", default: "frogs" },
    mages: { type: "string", default: "random,random" },
    nemesis: { type: "string", default: "random" },
    market: { type: "string", default: "random" },
    difficulty: { type: "string", default: "normal" },
    lang: { type: "string", default: "en" },
    theme: { type: "string", default: "dark" },
    motion: { type: "string", default: "off" },
    full: { type: "boolean", default: false },
    page: { type: "string", default: "" },
  },
});

const server = await serve({ seed: wanted.seed, page: wanted.page });
const context = await browser();
try {
  const page = context.pages()[0] ?? (await context.newPage());
  page.on("pageerror", (error) => console.error("page:", error.message));
  page.on("console", (message) => message.type() === "error" && console.error("console:", message.text()));
  await page.goto(server.url);
  await keepSettings(page, { language: wanted.lang, theme: wanted.theme, motion: wanted.motion });
  const game = await playSome(page, {
    answers: Number(wanted.answers),
    setup: {
      mages: wanted.mages.split(","),
      nemesis: wanted.nemesis,
      market: wanted.market.split(","),
      difficulty: wanted.difficulty,
    },
  });
  console.log(`${game.answers} answers, ${game.over ? "over" : "going on"}`);
  const paths = {
    landing: "/",
    setup: "/new?alone",
    table: `/t/${game.table}`,
    replay: `/t/${game.table}/replay`,
    gallery: "/cards",
    rules: "/rules",
  };
  mkdirSync(wanted.out, { recursive: true });
  for (const size of wanted.sizes.split(",")) {
    const [width, height] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
    for (const screen of wanted.screens.split(",")) {
      await page.goto(server.url + (paths[screen] ?? screen), { waitUntil: "networkidle" });
      await page.locator("#page > *").first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const file = `${wanted.out}/${screen.replaceAll("/", "_")}-${size}.png`;
      await page.screenshot({ path: file, fullPage: wanted.full });
      console.log(file);
    }
  }
} finally {
  await context.close();
  await server.stop();
}
