// Whatever is lost on the way, no answer is: reload, a cut wire, a killed server. And going back is exact.
import { afterAll, beforeAll, expect, it } from "vitest";
import { AGAIN, beginAlone, PATHS, Table } from "./page";
import { eager } from "./policy";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { folder, freePort, serveKept, sharedServer, type Wire, wireTo, world } from "./world";

const { person } = world();
const server = sharedServer();
let wire: Wire;
beforeAll(async () => {
  wire = await wireTo(server.url);
});
afterAll(() => wire.close());

async function begin(url: string): Promise<Table> {
  const page = await person();
  await page.goto(url + PATHS.landing);
  return beginAlone(page);
}

/** Some answers, and the keys that were given. */
async function play(table: Table, count: number): Promise<string[]> {
  const given: string[] = [];
  for (let n = 0; n < count; n += 1) {
    given.push(eager(table.decision, n));
    await table.answer(given.at(-1) ?? "");
  }
  return given;
}

/** The answers as the server has them. */
async function recorded(table: Table, url: string): Promise<string[]> {
  const path = new URL(table.page.url()).pathname.replace("/t/", "/api/tables/");
  const answer = await table.page.request.post(`${url}${path}/record`, AGAIN);
  return (await answer.text()).split("\n\n")[1]?.trim().split("\n") ?? [];
}

it("a page that is loaded again shows the same table", async () => {
  const table = await begin(server.url);
  await play(table, 7);
  const [text, log] = [await table.text(), await table.log()];

  await table.page.reload();
  await table.ready();

  expect(await table.text()).toBe(text);
  await expect.poll(() => table.log()).toEqual(log);
});

it("an answer that is given while the wire is cut arrives once, later", async () => {
  const table = await begin(wire.url);
  const given = await play(table, 5);

  for (let n = 0; n < 3; n += 1) {
    const before = table.heard.answers;
    const key = eager(table.decision, n);
    wire.cut();
    await table.button(key).click();
    given.push(key);
    wire.mend();
    await table.stands(before + 1);
  }

  given.push(...(await play(table, 3)));
  expect(await recorded(table, wire.url)).toEqual(given);
});

it.runIf(NIGHTLY)(
  "a wire that stops carrying without closing is noticed within ten seconds, and what was answered meanwhile counts once",
  async () => {
    const table = await begin(wire.url);
    const given = await play(table, 4);
    const key = eager(table.decision, 4);

    wire.mute();
    // Ten seconds by the page's own clock: a busy machine delays this one as it delays the page's.
    const seen = table.page.evaluate(
      () =>
        new Promise<string>((passed) => {
          let seconds = 0;
          const clock = setInterval(() => {
            seconds += 1;
            if (seconds < 10) return;
            clearInterval(clock);
            passed(document.body.innerText);
          }, 1000);
        }),
    );
    await table.button(key).click();
    given.push(key);

    expect(await seen).toContain(text("wire-lost"));
    expect(await seen).toContain(text("wire-kept"));
    expect(await table.lost().evaluate((one) => getComputedStyle(one).visibility)).toBe("visible");

    // The first try arrives now too, late, beside the second.
    wire.mend();
    await table.stands(5);
    await table.lost().waitFor({ state: "hidden" });
    given.push(...(await play(table, 3)));
    expect(await recorded(table, wire.url)).toEqual(given);
  },
);

it.runIf(NIGHTLY)("a page that idles on a wire that carries is left alone", async () => {
  const table = await begin(wire.url);
  let sockets = 0;
  table.page.on("websocket", () => {
    sockets += 1;
  });
  // Three times as long as a dead wire is given.
  await until("three pings were answered", () => table.heard.pongs >= 3);

  expect([sockets, await table.lost().count()]).toEqual([0, 0]);
});

it.runIf(NIGHTLY)("a page without a network says so, and goes on when it is back", async () => {
  const table = await begin(wire.url);
  const given = await play(table, 3);
  const key = eager(table.decision, 3);

  await table.page.context().setOffline(true);
  wire.cut();
  await table.lost().waitFor();
  await table.button(key).click();
  wire.mend();
  await table.page.context().setOffline(false);

  await table.stands(4);
  expect(await recorded(table, wire.url)).toEqual([...given, key]);
});

it.runIf(NIGHTLY)("the notice of a lost network stands beside the answers at every size", async () => {
  const table = await begin(server.url);
  const { page } = table;
  await page.context().setOffline(true);
  await table.lost().waitFor();
  const sizes = [
    [1440, 900],
    [1024, 768],
    [932, 430],
    [768, 1024],
    [390, 844],
    [320, 640],
  ] as const;

  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await until(`the notice is beside the answers at ${width}×${height}`, async () => {
      const [notice, tray] = [await table.lost().boundingBox(), await table.tray.boundingBox()];
      if (notice === null || tray === null || notice.x < 0 || notice.x + notice.width > width) return false;
      return notice.x + notice.width <= tray.x || notice.y + notice.height <= tray.y;
    });
  }

  expect(await table.lost().isVisible()).toBe(true);
});

it.runIf(NIGHTLY)("a server that is killed in mid-turn loses nothing", async () => {
  const data = folder();
  const port = await freePort();
  let kept = await serveKept(data, port);
  try {
    const table = await begin(kept.url);
    const given = await play(table, 6);

    for (let n = 0; n < 2; n += 1) {
      const before = table.heard.answers;
      const key = eager(table.decision, n);
      // The answer is on its way, or has just been kept: either way it counts once.
      await table.button(key).click();
      await kept.kill();
      given.push(key);
      kept = await serveKept(data, port);
      await table.stands(before + 1);
    }

    given.push(...(await play(table, 3)));
    expect(await recorded(table, kept.url)).toEqual(given);
  } finally {
    await kept.stop();
  }
});

it("take back and redo give exactly the same table", async () => {
  const table = await begin(server.url);
  await play(table, 2);
  const texts = [await table.text()];
  for (let n = 0; n < 3; n += 1) {
    await play(table, 1);
    texts.push(await table.text());
  }

  for (let n = 2; n >= 0; n -= 1) {
    await table.takeBack();
    await table.stands(2 + n);
    expect(await table.text()).toBe(texts[n]);
  }
  for (let n = 1; n <= 3; n += 1) {
    await table.redo();
    await table.stands(2 + n);
    expect(await table.text()).toBe(texts[n]);
  }
});
