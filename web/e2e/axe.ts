// What axe finds on a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function violations(page: Page): Promise<string[]> {
  // A sheet opens over a page that has axe already.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations: all } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
    });
    // A card, or a piece of the board, is a picture with a name: what is written on it comes later in the name, in order.
    const picture = (id: string, target: string) =>
      id === "label-content-name-mismatch" && document.querySelector(target)?.querySelector("svg") !== null;
    return all.flatMap(({ id, help, nodes }) =>
      nodes
        .filter((node) => !picture(id, String(node.target[0])))
        .slice(0, 3)
        .map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.html.slice(0, 160)}`),
    );
  });
  return found;
}
