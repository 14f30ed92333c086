// The moving picture of the README: one turn and the nemesis' answer, played by hand on the real page. Made by `make clip` from the page that was built last.
// `node scripts/clip.mjs --frames /somewhere` also keeps each picture as a file, to look at one after the other.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { browser, keepSettings, untilHeard } from "./browser.mjs";
import { here } from "./common.mjs";
import { serve } from "./serve.mjs";
import { animation } from "./webp.mjs";

const { values: wanted } = parseArgs({
  options: {
    out: { type: "string", default: here("../docs/screenshots/turn.webp") },
    frames: { type: "string", default: "" },
  },
});
/** A turn of the recorded game of `e2e/turns.txt`: it casts, preps and buys, and the nemesis acts after it. */
const FIRST_ANSWER = 49;
const WINDOW = { width: 1280, height: 800 };
const WIDTH = 880;
const QUALITY = 0.62;
/** How long a picture stays at least, in milliseconds: faster ones are left out. */
const SHORTEST = 90;
/** How long one stays at most: nobody wants to see a machine wait. */
const LONGEST = 700;
/** How long the last one stays before it begins again. */
const LAST = 2500;
/** The whole takes no longer: a slow machine's recording is played faster. */
const WHOLE = 28_000;

/** A pointer, as pictures of a page have none. */
const POINTER = `
  const pointer = document.createElement("div");
  pointer.style.cssText = "position:fixed;left:-40px;top:-40px;width:18px;height:18px;margin:-9px;border-radius:50%;" +
    "border:2px solid #fff;background:#fff6;box-shadow:0 0 6px #000;pointer-events:none;z-index:2147483647";
  addEventListener("DOMContentLoaded", () => document.documentElement.append(pointer));
  addEventListener("pointermove", ({ clientX, clientY }) => {
    pointer.style.left = clientX + "px";
    pointer.style.top = clientY + "px";
  }, true);
  addEventListener("pointerdown", () => { pointer.style.background = "#fc6c"; }, true);
  addEventListener("pointerup", () => { pointer.style.background = "#fff6"; }, true);
`;

const server = await serve();
const context = await browser({ viewport: WINDOW });
const page = context.pages()[0] ?? (await context.newPage());
const passed = (ms) => page.waitForTimeout(ms);

async function middle(place) {
  const box = await page.locator(place).first().boundingBox();
  if (box === null) throw new Error(`${place} is not in sight`);
  return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 60)];
}

async function go(place, steps = 14) {
  await page.mouse.move(...(await middle(place)), { steps });
  await passed(150);
}

async function heard(gesture) {
  await untilHeard(page, gesture);
  await passed(800);
}

async function press(place) {
  await page.locator(place).first().waitFor();
  await go(place);
  await heard(async () => {
    await page.mouse.down();
    await passed(60);
    await page.mouse.up();
  });
}

async function drag(from, to) {
  await page.locator(from).first().waitFor();
  await heard(async () => {
    await go(from);
    await page.mouse.down();
    await page.mouse.move(...(await middle(to)), { steps: 24 });
    await passed(600);
    await page.mouse.up();
  });
}

const key = (one) => `[data-ask] [data-key=${JSON.stringify(one)}]`;
const plan = (one) => `[data-ask] [data-plan=${JSON.stringify(one)}]`;
const place = (one) => `[data-place=${JSON.stringify(one)}]`;

/** The turn as a person plays it. */
async function turn() {
  await passed(800);
  await drag(place("prepped/0/spark/1"), place("in_play/1"));
  await drag(place("hand/0/planar_insight"), place("breach/0/1"));
  await press(plan("gain essence_theft"));
  await press(key("end"));
  await press(key("rest"));
  // The nemesis acts, beat by beat; what it draws is read. Then a recap stays.
  const stage = page.locator("[data-stage]");
  await stage.waitFor();
  while ((await stage.count()) > 0) {
    if ((await page.locator('[data-stage="drawn"]').count()) > 0) {
      await passed(2000);
      await page.keyboard.press("Space");
    }
    await passed(200);
  }
  await page.mouse.move(WINDOW.width / 2, WINDOW.height - 20, { steps: 8 });
  await passed(1500);
}

/** What changed from each picture to the next, smaller and encoded: the browser does both. */
async function encoded(frames) {
  const studio = await context.newPage();
  await studio.evaluate(
    ({ WIDTH, WINDOW }) => {
      const size = [WIDTH, Math.round((WIDTH * WINDOW.height) / WINDOW.width)];
      const canvas = new OffscreenCanvas(...size);
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      let last = null;
      globalThis.draw = async (png, quality) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        pen.drawImage(picture, 0, 0, ...size);
        const now = pen.getImageData(0, 0, ...size);
        const pixels = new Uint32Array(now.data.buffer);
        let [left, top, right, bottom] = last ? [size[0], size[1], 0, 0] : [0, 0, ...size];
        for (const n of pixels.keys()) {
          if (last === null || pixels[n] === last[n]) continue;
          const [x, y] = [n % size[0], Math.floor(n / size[0])];
          left = Math.min(left, x);
          top = Math.min(top, y);
          right = Math.max(right, x + 1);
          bottom = Math.max(bottom, y + 1);
        }
        last = pixels;
        if (right <= left) return null;
        // Where a part of a picture lies is written in steps of two pixels.
        left -= left % 2;
        top -= top % 2;
        const part = new OffscreenCanvas(right - left, bottom - top);
        part.getContext("2d").putImageData(now, -left, -top);
        const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
        return {
          left,
          top,
          width: right - left,
          height: bottom - top,
          webp: bytes.toBase64?.() ?? btoa(String.fromCharCode(...bytes)),
        };
      };
    },
    { WIDTH, WINDOW },
  );
  const parts = [];
  for (const { png, stays } of frames) {
    const part = await studio.evaluate(([png, quality]) => globalThis.draw(png, quality), [png, QUALITY]);
    if (part === null) parts.at(-1).stays += stays;
    else parts.push({ ...part, webp: Buffer.from(part.webp, "base64"), stays });
  }
  const size = { width: WIDTH, height: Math.round((WIDTH * WINDOW.height) / WINDOW.width) };
  return { ...size, parts };
}

try {
  const [head, answers] = readFileSync(here("e2e/turns.txt"), "utf8").split("\n\n");
  const record = `${head}\n\n${answers.split("\n").slice(0, FIRST_ANSWER).join("\n")}\n`;
  await page.addInitScript(POINTER);
  await page.goto(server.url);
  await keepSettings(page, { language: "en", theme: "dark", motion: "normal", volume: 0 });
  const made = await page.request.post(`${server.url}/api/tables/import`, { data: { record, name: "Ann" } });
  await page.goto(`${server.url}/t/${(await made.json()).table}`, { waitUntil: "networkidle" });
  await page.locator("[data-board]").waitFor();
  await passed(1500);

  const seen = [];
  const cdp = await context.newCDPSession(page);
  cdp.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    seen.push({ png: data, at: metadata.timestamp * 1000 });
    cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await cdp.send("Page.startScreencast", { format: "png", maxWidth: WINDOW.width, maxHeight: WINDOW.height });
  await turn();
  await cdp.send("Page.stopScreencast");

  const kept = [];
  for (const one of seen) if (one.at - (kept.at(-1)?.at ?? 0) >= SHORTEST) kept.push(one);
  const lasted = kept.slice(1).map(({ at }, n) => Math.min(LONGEST, at - kept[n].at));
  const pace = Math.min(1, WHOLE / lasted.reduce((sum, one) => sum + one, 0));
  const frames = kept.map(({ png }, n) => ({ png, stays: n < lasted.length ? Math.round(lasted[n] * pace) : LAST }));
  if (wanted.frames) {
    mkdirSync(wanted.frames, { recursive: true });
    const name = (n) => `${wanted.frames}/${String(n).padStart(3, "0")}.png`;
    for (const [n, { png }] of frames.entries()) writeFileSync(name(n), Buffer.from(png, "base64"));
  }
  const bytes = animation(await encoded(frames));
  writeFileSync(wanted.out, bytes);
  const seconds = frames.reduce((sum, one) => sum + one.stays, 0) / 1000;
  console.log(
    `${wanted.out}: ${frames.length} pictures, ${seconds.toFixed(1)} s, ${Math.round(bytes.length / 1000)} kB`,
  );
} finally {
  await context.close();
  await server.stop();
}
