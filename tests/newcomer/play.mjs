// Somebody opens the page, begins a game alone and plays its first turns with the mouse.
//   node play.mjs URL BEGIN ANSWERS    BEGIN is what the button may say that begins a game, as a regular expression
// Prints what was answered, a line each, then the number of answers the page stands at.
import { browser, untilHeard } from "../../web/scripts/browser.mjs";

const [url, begin, wanted] = process.argv.slice(2);
const TASTE = ["play", "gain", "focus", "draw"];

const context = await browser();
try {
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(30_000);
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("requestfailed", (request) => faults.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(url)) faults.push(`asks elsewhere: ${request.url()}`);
  });
  await page.goto(url);
  await page.locator('a[href="/new?alone"]').first().click();
  await page.getByRole("button", { name: new RegExp(begin) }).first().click();
  await page.locator("[data-board]").waitFor();
  const tray = page.locator("[data-ask]").first();
  for (let given = 0; given < Number(wanted); given += 1) {
    await page.locator(`[data-at="${given}"]`).first().waitFor();
    const buttons = tray.locator("button[data-key]:not(:disabled)");
    await buttons.first().waitFor();
    const keys = await buttons.evaluateAll((all) => all.map((one) => one.dataset.key));
    const key = TASTE.map((verb) => keys.find((one) => one.startsWith(verb))).find(Boolean) ?? keys.at(-1);
    const button = tray.locator(`button[data-key=${JSON.stringify(key)}]`).first();
    await untilHeard(page, () => button.click());
    console.log(key);
  }
  await page.locator(`[data-at="${wanted}"]`).first().waitFor();
  console.log(await page.locator("[data-at]").first().getAttribute("data-at"));
  if (faults.length > 0) throw new Error(faults.join("\n"));
} finally {
  await context.close();
}
