// E-mail when it is your turn: an address is confirmed by the link that it gets, and switched off by the link of a message.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Mailbox, mailbox } from "./mailbox";
import { makeTable, named, PATHS, press } from "./page";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { freePort, type Server, serve, sharedServer, world } from "./world";

const { person } = world();
let box: Mailbox;
const without = sharedServer();
let server: Server;
beforeAll(async () => {
  box = await mailbox();
  server = await serve(["--port", String(await freePort()), "--smtp", String(box.port)]);
});
afterAll(async () => {
  await server.stop();
  await box.close();
});

const settings = async (page: Page, url: string) => {
  await page.goto(url + PATHS.games);
  await page.getByRole("button", { name: text("settings") }).click();
  await page.getByText(text("notify-service")).waitFor();
};

/** The link in the last message. */
const linkIn = (what: string) => {
  const [found] = new RegExp(`http://\\S+/mail#${what}\\.\\S+`).exec(box.received.at(-1) ?? "") ?? [];
  if (found === undefined) throw new Error(`no link to ${what} in the last message`);
  return found;
};

it.runIf(NIGHTLY)("an address is confirmed in any browser, takes a test, and is switched off by its link", async () => {
  const anna = await person({ name: "Anna" });
  await anna.goto(server.url + PATHS.landing);
  await makeTable(anna);
  await settings(anna, server.url);
  await anna.getByText(text("notify-mail"), { exact: true }).click();
  await anna
    .getByLabel(text("notify-address"), { exact: true })
    .and(anna.locator("[type=email]"))
    .fill("anna@example.org");
  await press(named(anna, "notify-mail-ask"));
  await anna.getByText(text("notify-mail-asked", "en", { address: "anna@example.org" })).waitFor();

  const phone = await person({}, { viewport: { width: 390, height: 844 } });
  await phone.goto(linkIn("confirm"));
  await press(named(phone, "email-confirm-go"));
  await phone.getByText(text("email-confirm-done")).waitFor();

  await settings(anna, server.url);
  const row = anna.getByRole("listitem").filter({ hasText: "a…@example.org" });
  await press(named(row, "notify-try"));
  await until("the test has come", () => box.received.length === 2);

  await phone.goto(linkIn("off"));
  await press(named(phone, "email-off-go"));
  await phone.getByText(text("email-off-done")).waitFor();
  await settings(anna, server.url);
  expect(await row.count()).toBe(0);
});

it.runIf(NIGHTLY)("a server that sends no e-mail does not speak of it", async () => {
  const anna = await person({ name: "Anna" });
  await anna.goto(without.url + PATHS.landing);
  await makeTable(anna);
  await settings(anna, without.url);

  expect(await anna.getByText(text("notify-mail"), { exact: true }).count()).toBe(0);
});
