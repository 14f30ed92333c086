// A new release under an open page: nobody is stranded, and no answer is lost.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { AGAIN, beginAlone, PATHS, type Table } from "./page";
import { eager } from "./policy";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { folder, freePort, PAGE, serveKept, sharedServer, type Wire, wireTo, world } from "./world";

const { person, allow } = world();
const server = sharedServer();

/** The page as another release has it: the same, but every built file has another name. */
function otherBuild(): string {
  const made = join(folder(), "page");
  mkdirSync(join(made, "assets"), { recursive: true });
  const assets = readdirSync(join(PAGE, "assets")).filter((name) => !/\.(br|gz)$/.test(name));
  const names = new Map(assets.map((name) => [name, name.replace(/(?=\.\w+$)/, "2")]));
  const renamed = (content: string) => content.replaceAll(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => names.get(name) ?? name);
  for (const [name, other] of names) {
    const path = join(PAGE, "assets", name);
    if (/\.(js|css)$/.test(name)) writeFileSync(join(made, "assets", other), renamed(readFileSync(path, "utf8")));
    else cpSync(path, join(made, "assets", other));
  }
  writeFileSync(join(made, "index.html"), renamed(readFileSync(join(PAGE, "index.html"), "utf8")));
  cpSync(join(PAGE, "icon.svg"), join(made, "icon.svg"));
  return made;
}

const buildOf = (page: Page) => page.evaluate(() => document.querySelector("script[src]")?.getAttribute("src"));

/** How often the page has been loaded since. */
function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on("domcontentloaded", () => {
    loads.count += 1;
  });
  return loads;
}

async function begin(url: string): Promise<Table> {
  const page = await person();
  await page.goto(url + PATHS.landing);
  const table = await beginAlone(page);
  for (let n = 0; n < 3; n += 1) await table.answer(eager(table.decision, n));
  return table;
}

async function recorded(table: Table, url: string): Promise<number> {
  const path = new URL(table.page.url()).pathname.replace("/t/", "/api/tables/");
  const answer = await table.page.request.post(`${url}${path}/record`, AGAIN);
  return (await answer.text()).split("\n\n")[1]?.trim().split("\n").length ?? 0;
}

/** A table at a server that is then replaced, behind a wire that stays. */
async function replaced(other: Parameters<typeof serveKept>[2], meanwhile?: (table: Table) => Promise<void>) {
  const [data, port] = [folder(), await freePort()];
  let server = await serveKept(data, port);
  const wire: Wire = await wireTo(server.url);
  const table = await begin(wire.url);
  const replace = async (by: typeof other) => {
    await server.stop();
    await meanwhile?.(table);
    server = await serveKept(data, port, by);
  };
  await replace(other);
  const end = async () => {
    await wire.close();
    await server.stop();
  };
  return { table, wire, replace, end };
}

const said = (table: Table, id: string) => table.page.getByText(text(id)).first();
const help = (table: Table) => table.page.getByRole("dialog", { name: text("help") });

it.runIf(NIGHTLY)(
  "a part that a new release has taken away loads the page again by itself, after the answer that is on its way",
  async () => {
    allow(/^404 .*\/assets\/|Refused to apply style/);
    const { table, wire, end } = await replaced({ page: otherBuild() });
    const { page } = table;
    try {
      await table.lost().waitFor({ state: "hidden" });
      const [loads, build] = [loadsOf(page), await buildOf(page)];

      wire.mute("sockets");
      await table.button(eager(table.decision, 3)).click();
      await page.keyboard.press("?");
      await said(table, "release-leaving").waitFor();
      expect(loads.count).toBe(0);
      wire.mend();

      await said(table, "release-came").waitFor();
      await table.stands(4);
      await page.keyboard.press("?");
      await help(table).waitFor();
      expect(await buildOf(page)).not.toBe(build);
      expect(loads.count).toBe(1);
      expect(await recorded(table, wire.url)).toBe(4);
    } finally {
      await end();
    }
  },
);

it.runIf(NIGHTLY)("a part that cannot be loaded for another reason does not load the page again", async () => {
  allow(/./);
  // Long before it is wanted: a browser that is busy may take a while to let requests be stopped.
  const { table, end } = await replaced({}, async (open) => {
    await open.page.route(/\/assets\/Help-/, (route) => route.abort());
  });
  const { page } = table;
  try {
    await table.lost().waitFor({ state: "hidden" });
    const loads = loadsOf(page);

    await page.keyboard.press("?");

    await said(table, "fault-title").waitFor();
    expect(loads.count).toBe(0);
  } finally {
    await end();
  }
});

it.runIf(NIGHTLY)(
  "another version of the protocol loads the page again once, then says what to do; the answer is not lost",
  async () => {
    let loads = { count: 0 };
    const { table, wire, replace, end } = await replaced({ protocol: 2 }, async (open) => {
      if (loads.count > 0) return;
      loads = loadsOf(open.page);
      await open.lost().waitFor();
      await open.button(eager(open.decision, 3)).click();
      await said(open, "wire-kept").waitFor();
    });
    try {
      await said(table, "version-title").waitFor();
      await until("the page was loaded again", () => loads.count > 0);
      const { pongs } = table.heard;
      // Long enough for another try, if there were one.
      await table.page.waitForTimeout(3000);
      expect([loads.count, table.heard.pongs]).toEqual([1, pongs]);

      await replace({});
      await said(table, "fault-again").click();

      await table.stands(4);
      expect(await recorded(table, wire.url)).toBe(4);
    } finally {
      await end();
    }
  },
);

it("a game of older rules is played on at a new table, from where they differ", async () => {
  const table = await begin(server.url);
  const { page } = table;
  // What a server with other rules will say; everything else is this one's.
  const first = page.url();
  await page.routeWebSocket(`**${new URL(first).pathname.replace("/t/", "/tables/")}/socket`, (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => {
      const read = JSON.parse(String(message)) as { kind: string; state?: object };
      near.send(
        read.kind === "welcome" ? JSON.stringify({ ...read, state: { ...read.state, differs_at: 2 } }) : message,
      );
    });
  });
  await page.reload();
  await page.getByText(text("old-rules", "en", { n: 2 })).waitFor();
  expect(await page.locator("[data-key]:not(:disabled), [data-able]").count()).toBe(0);
  await page.keyboard.press("1");
  await page.keyboard.press("u");

  await page.getByRole("button", { name: text("replay-fork") }).click();
  await page.waitForURL((url) => url.href !== first);

  await table.stands(2);
  await table.answer(eager(table.decision, 2));
  expect(await recorded(table, server.url)).toBe(3);
});
