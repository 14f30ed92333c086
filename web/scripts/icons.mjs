// Draws public/icons from public/icon.svg: browsers that install the page want pictures of fixed sizes.
//   node scripts/icons.mjs
import { mkdirSync, readFileSync } from "node:fs";
import { browser } from "./browser.mjs";
import { here } from "./common.mjs";

const svg = readFileSync(here("public/icon.svg"), "utf8");
/** Without its round corners: systems cut icons into a form of their own. */
const square = svg.replace('rx="7"', "");
/** Only its lines, in white: small signs have one colour. */
const sign = svg.replace(/<rect[^>]*>/, "").replaceAll(/#[0-9a-f]{6}/g, "#ffffff");
const ICONS = [
  ["icon-192", 192, svg, 1],
  ["icon-512", 512, svg, 1],
  ["apple-180", 180, square, 1],
  ["maskable-512", 512, square, 0.8],
  ["badge-96", 96, sign, 1],
];

mkdirSync(here("public/icons"), { recursive: true });
const context = await browser();
const page = await context.newPage();
for (const [name, size, drawn, share] of ICONS) {
  const ground = share < 1 ? "#14111f" : "transparent";
  const inner = Math.round(size * share);
  const style = `margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${ground}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="${style}">${drawn.replace("<svg", `<svg width="${inner}" height="${inner}"`)}</body>`,
  );
  await page.screenshot({ path: here(`public/icons/${name}.png`), omitBackground: true });
}
await context.close();
