// It is your turn, and no page is open: the whole way from an answer to the notice that the browser shows.
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { choiceOf } from "../src/store/places";
import { linkOf, makeTable, named, PATHS, press, sitDown, Table } from "./page";
import { hasty } from "./policy";
import { type Pushes, pushes } from "./pushes";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { type Server, serve, sharedServer, world } from "./world";

const { person } = world({ whole: true });
const page = sharedServer();
let server: Server;
let service: Pushes;
/** Play until it is this seat's turn, each answer at the table of who may give it. */
async function playUntil(seat: number, tables: [Table, Table]): Promise<void> {
  for (let given = 0; given < 100; given += 1) {
    const { decision } = tables[0];
    if (decision.seat === seat) return;
    const key = hasty(decision, given);
    const [by] = choiceOf(decision, key)?.by ?? [decision.seat];
    const before = tables[0].heard.answers;
    await tables[by === 1 ? 1 : 0].answer(key);
    for (const table of tables) await table.stands(before + 1);
  }
  throw new Error("it is never their turn");
}

const settingsOf = async (page: Page, lang: string) => {
  await page.goto(server.url + PATHS.games);
  await page.getByRole("button", { name: text("settings", lang) }).click();
  return page.getByRole("switch", { name: text("notify-device", lang) });
};

/** The worker of this page's browser, to hand it what a push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find((one) => one.scopeURL === `${server.url}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: server.url,
    registrationId: await found,
    data,
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notices = await registration.getNotifications();
    return notices.map(({ title, body, tag, data }) => ({ title, body, tag, path: (data as { path: string }).path }));
  });

/** The numbers that this page says it shows. */
function seenBy(page: Page): number[] {
  const said: number[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { kind, number } = JSON.parse(String(payload)) as { kind: string; number: number };
      if (kind === "seen") said.push(number);
    }),
  );
  return said;
}

describe.runIf(NIGHTLY)("with messages to a browser", () => {
  beforeAll(async () => {
    server = await serve(["--seed", "notices", "--notices", "5"]);
    service = await pushes();
  });
  afterAll(async () => {
    await service.close();
    await server.stop();
  });

  it("a person with the page closed gets a notice, and one who looks gets none", async () => {
    const anna = await person({ name: "Anna" });
    const bert = await person({ name: "Bert", language: "de" });
    await service.offerTo(bert.context());
    await bert.context().grantPermissions(["notifications"], { origin: server.url });
    const tables: [Table, Table] = [new Table(anna), new Table(bert, "de")];
    await anna.goto(server.url + PATHS.landing);
    await makeTable(anna);
    await bert.goto(await linkOf(anna));
    await sitDown(bert, "de");
    const path = new URL(bert.url()).pathname;
    const said = seenBy(bert);

    const device = await settingsOf(bert, "de");
    await expect.poll(() => device.isChecked()).toBe(false);
    await press(bert.locator("label", { has: device }));
    await expect.poll(() => device.isChecked()).toBe(true);

    await bert.goto(server.url + path);
    await press(named(anna, "begin"));
    await Promise.all(tables.map((table) => table.ready()));
    // Bert looks: his page says which question he sees.
    await playUntil(0, tables);
    await playUntil(1, tables);
    await expect.poll(() => said.at(-1)).toBe(tables[1].heard.number);

    await playUntil(0, tables);
    const other = await bert.context().newPage();
    await bert.close();
    for (let given = 0; tables[0].decision.seat !== 1; given += 1)
      await tables[0].answer(hasty(tables[0].decision, given));
    await until("the server has sent a push message", () => service.received.length > 0, 120_000);

    expect(service.received).toHaveLength(1);
    const sent = JSON.parse(service.received[0] ?? "") as Record<string, string>;
    expect(sent).toMatchObject({ title: text("wait-you", "de"), path, tag: path.slice(3), lang: "de" });

    await other.goto(server.url + PATHS.rules);
    await deliver(other, service.received[0] ?? "");
    await expect.poll(() => shown(other)).toEqual([{ title: sent.title, body: sent.body, tag: sent.tag, path }]);
    // Another one of the same table takes its place.
    await deliver(other, service.received[0] ?? "");
    await expect.poll(() => shown(other)).toHaveLength(1);

    // Looking at the table takes it away.
    await other.goto(server.url + path);
    await expect.poll(() => shown(other)).toEqual([]);

    // What the worker does when somebody presses a notice and the browser has this page.
    const [worker] = other.context().serviceWorkers();
    await worker?.evaluate(async (games) => {
      const { clients } = globalThis as unknown as {
        clients: { matchAll(): Promise<{ postMessage(data: object, options: object): void }[]> };
      };
      for (const page of await clients.matchAll()) page.postMessage({ path: games }, {});
    }, PATHS.games);
    await expect.poll(() => new URL(other.url()).pathname).toBe(PATHS.games);
  });

  it("turning it off takes the subscription away", async () => {
    const anna = await person({ name: "Anna" });
    await service.offerTo(anna.context());
    await anna.context().grantPermissions(["notifications"], { origin: server.url });
    await anna.goto(server.url + PATHS.landing);
    await makeTable(anna);
    const channels = () =>
      anna.evaluate(async () => {
        const answer = await fetch("/api/me/notices");
        return ((await answer.json()) as { channels: unknown[] }).channels.length;
      });
    const device = await settingsOf(anna, "en");
    const label = anna.locator("label", { has: device });
    await press(label);
    await expect.poll(channels).toBe(1);

    await press(label);

    await expect.poll(channels).toBe(0);
    await expect.poll(() => device.isChecked()).toBe(false);
  });
});

it("the page can be installed, and its worker is asked for again each time", async () => {
  const manifest = await fetch(`${page.url}/manifest.json`);
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await fetch(page.url + src)).status).toBe(200);

  const worker = await fetch(`${page.url}/sw.js`);
  expect(Object.fromEntries(worker.headers)).toMatchObject({
    "content-type": expect.stringContaining("javascript") as string,
    "cache-control": "no-cache",
    "content-security-policy": expect.stringContaining("default-src 'self'") as string,
  });
});
