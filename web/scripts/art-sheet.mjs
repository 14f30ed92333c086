// A contact sheet of everything that is drawn: every card, mage, nemesis and breach, as pictures to be looked at.
//   node scripts/art-sheet.mjs --out shots/art [--lang de] [--serve]
// With --serve it stays and shows the sheet in a browser of your own, redrawing as the sources change.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { browser } from "./browser.mjs";
import { here, python } from "./common.mjs";

const { values: wanted } = parseArgs({
  options: {
    out: { type: "string", default: "shots/art" },
    lang: { type: "string", default: "en" },
    port: { type: "string", default: "5317" },
    only: { type: "string", default: "" },
    serve: { type: "boolean", default: false },
  },
});

const PAGE = `<!doctype html><html lang="${wanted.lang}"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Contact sheet</title><div id="sheet"></div><script type="module" src="/src/art/sheet.tsx"></script></html>`;
const data = python([here("scripts/art_sheet.py"), wanted.lang]);

const sheet = {
  name: "art-sheet",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? "").split("?")[0];
      if (path === "/art-sheet.json") response.setHeader("Content-Type", "application/json").end(data);
      else if (path === "/art-sheet") {
        server
          .transformIndexHtml("/art-sheet", PAGE)
          .then((html) => response.setHeader("Content-Type", "text/html").end(html), next);
      } else next();
    });
  },
};

const server = await createServer({
  root: here("."),
  configFile: false,
  logLevel: "warn",
  plugins: [react(), sheet],
  resolve: { alias: { "@": here("src") } },
  server: { port: Number(wanted.port), host: "127.0.0.1", strictPort: true },
});
await server.listen();
const url = `http://127.0.0.1:${wanted.port}/art-sheet`;

if (wanted.serve) console.log(url);
else {
  mkdirSync(wanted.out, { recursive: true });
  const context = await browser({ reducedMotion: "reduce" });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    page.on("pageerror", (error) => console.error("page:", error.message));
    page.on("console", (message) => message.type() === "error" && console.error("console:", message.text()));
    await page.goto(url);
    await page.waitForSelector("section");
    await page.evaluate(() => document.fonts.ready);
    for (const section of await page.locator("section").all()) {
      const id = await section.getAttribute("id");
      if (wanted.only && !wanted.only.split(",").includes(id)) continue;
      await section.screenshot({ path: join(wanted.out, `${id}.png`) });
      const most = await section.evaluate((node) =>
        Math.max(0, ...[...node.querySelectorAll("svg")].map((svg) => svg.querySelectorAll("*").length)),
      );
      console.log(`${id}: at most ${most} nodes in one picture`);
    }
  } finally {
    await context.close();
    await server.close();
  }
}
