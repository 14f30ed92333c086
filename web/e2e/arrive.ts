// Opening an address, until its page has everything it asked for.
import type { Page, Request } from "playwright-core";
import { until } from "./until";

/** Wait for two frames: what has arrived is shown, and effects of that have run. */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Load the page of this address. Return when it shows a heading, its fonts are there, and nothing that it has requested is missing.
 * (Playwright's `networkidle` is half a second of silence each time.) */
export async function arrive(page: Page, url: string): Promise<void> {
  const missing = new Set<Request>();
  let begun = 0;
  const begin = (request: Request) => {
    begun += 1;
    missing.add(request);
  };
  const end = (request: Request) => void missing.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await page.goto(url);
  await page.locator("main").first().waitFor();
  // What comes by a socket is no request.
  await page.getByRole("heading").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await until(`${url} has loaded`, async () => {
    const before = begun;
    const isBusy = missing.size > 0 || (await page.locator("main[aria-busy]").count()) > 0;
    await frames(page);
    return !isBusy && begun === before;
  });
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}
