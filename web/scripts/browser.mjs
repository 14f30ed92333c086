// A browser for pictures and tests: the machine's own chromium, with a fresh profile.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const CHROMIUM =
  process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

/** A browser's context; `close` it. */
export async function browser(options = {}) {
  if (!CHROMIUM) throw new Error("no chromium here: install it, or name it in CHROMIUM");
  const profile = mkdtempSync(join(tmpdir(), "unshuffled-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    headless: true,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run"],
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    ...options,
  });
  // The profile goes when the script ends: the browser still writes into it while it closes.
  process.on("exit", () => rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return context;
}

/** Keep these settings as the page keeps them. An address of the page must be open; what is opened next has them. */
export function keepSettings(page, settings) {
  const keep = (state) => localStorage.setItem("unshuffled-settings", JSON.stringify({ state, version: 1 }));
  return page.evaluate(keep, settings);
}

/**
 * Make a gesture until it is heard. What has just changed its meaning is deaf for a moment, and the tray counts what it missed;
 * a drag may also miss its place while things move.
 */
export async function untilHeard(page, gesture) {
  const tray = () => page.evaluate(() => ({ ...document.querySelector("[data-at]")?.dataset }));
  const told = (was) => {
    const { at, missed = 0 } = document.querySelector("[data-at]")?.dataset ?? {};
    return at !== was.at || Number(missed) > Number(was.missed ?? 0);
  };
  const before = await tray();
  for (let tries = 0; tries < 10; tries += 1) {
    const now = await tray();
    if (now.at !== before.at) return;
    await gesture();
    await page.waitForFunction(told, now, { timeout: 15_000 }).catch(() => {});
    await page.locator("[data-unheard]").waitFor({ state: "detached" });
  }
  if ((await tray()).at === before.at) throw new Error("the page does not hear this gesture");
}

/**
 * Open a table from within a page, sit on all its seats, begin, and give so many answers.
 * Answers are chosen by a fixed taste and a counter, so that the same seed gives the same table.
 */
export function playSome(page, { setup, answers = 0 }) {
  return page.evaluate(
    async ({ setup, answers }) => {
      const opened = await fetch("/api/tables", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ name: "Ann", seats: setup.mages.length, setup }),
      });
      const at = await opened.json();
      if (!opened.ok) throw new Error(JSON.stringify(at));
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${at.table}/socket`);
      await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
      const heard = [];
      let wake = () => {};
      socket.addEventListener("message", (event) => {
        heard.push(JSON.parse(event.data));
        wake();
      });
      const next = async (wanted) => {
        for (;;) {
          const found = heard.findIndex(wanted);
          if (found >= 0) return heard.splice(0, found + 1).at(-1);
          await new Promise((resolve) => {
            wake = resolve;
          });
        }
      };
      let ref = 0;
      const send = (message) => {
        ref += 1;
        socket.send(JSON.stringify({ ...message, ref }));
        return ref;
      };
      send({ kind: "hello", protocol: 1 });
      const done = async (mine) => {
        const answer = await next((m) => (m.kind === "done" || m.kind === "refused") && m.to === mine);
        if (answer.kind === "refused") throw new Error(answer.code + answer.detail);
      };
      for (let seat = 0; seat < setup.mages.length; seat += 1) await done(send({ kind: "take_seat", seat }));
      send({ kind: "begin" });
      const taste = ["cast", "play", "gain", "prep", "open", "focus", "charge", "target", "activate"];
      let { view } = await next((m) => m.kind === "changed" && m.view);
      let given = 0;
      for (; given < answers && view.decision; given += 1) {
        const { keys, choices } = view.decision;
        const verb = taste.find((one) => choices.some((choice) => choice.verb === one));
        const liked = keys.filter((_, n) => choices[n].verb === verb);
        const from = liked.length > 0 ? liked : keys;
        send({ kind: "answer", key: from[(given * 7 + 3) % from.length], at: given });
        const told = await next((m) => m.kind === "changed" && (m.view || m.patch));
        if (told.view) view = told.view;
        else if (told.patch && "/decision" in told.patch) view = { ...view, decision: told.patch["/decision"] };
      }
      socket.close();
      return { table: at.table, links: at.links, answers: given, over: view.decision === null };
    },
    { setup, answers },
  );
}
