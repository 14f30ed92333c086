// What the operator does is seen on an open page; a report reaches the operator; a guest downloads and deletes their data.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PYTHON } from "../scripts/common.mjs";
import { makeTable, named, PATHS, press, sitDown, Table } from "./page";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { folder, freePort, type Server, serveKept, world } from "./world";

const { person } = world();
const data = folder();

/** The operator's command; gives what it prints. */
async function admin(...words: string[]): Promise<string> {
  const env = { ...process.env, UNSHUFFLED_DATA: data, UNSHUFFLED_DATABASE_URL: "" };
  return (await promisify(execFile)(PYTHON, ["-m", "unshuffled", "admin", ...words], { env })).stdout;
}

describe.runIf(NIGHTLY)("on a server that keeps what it is given", () => {
  let moderated: Server;
  beforeAll(async () => {
    moderated = await serveKept(data, await freePort());
  });
  afterAll(() => moderated.stop());

  it("a report, a removed line, a closed table and somebody sent out", async () => {
    const anna = await person({ name: "Anna" }, { locale: "en" });
    const bert = await person({ name: "Bert" }, { locale: "de" });
    const table = new Table(anna, "en");
    await anna.goto(moderated.url + PATHS.landing);
    const link = await makeTable(anna, "en");
    await bert.goto(link);
    await sitDown(bert, "de");
    await press(named(anna, "begin", "en"));
    await table.ready();
    const id = new URL(anna.url()).pathname.split("/").at(-1) ?? "";

    await named(bert, "part-talk", "de").first().click();
    await named(anna, "part-talk").first().click();
    await bert.getByPlaceholder(text("talk-write", "de")).fill("something awful");
    await bert.keyboard.press("Enter");
    await anna.getByText("something awful").waitFor();
    await anna.getByRole("button", { name: text("people-open") }).click();
    await anna.getByText(text("report"), { exact: true }).click();
    await anna.getByLabel(text("report-who")).selectOption({ label: "Bert" });
    await anna.getByLabel(text("report-words")).fill("Please look.");
    await anna.getByRole("button", { name: text("report-send") }).click();
    await anna.getByText(text("report-sent")).waitFor();
    const [report = ""] = (await admin("reports")).split("  ");
    expect(await admin("reports", report)).toContain("something awful");
    await anna.keyboard.press("Escape");

    await admin("remove-talk", "--table", id);
    await anna.getByText(text("phrase-removed")).waitFor({ timeout: 60_000 });
    await until("it is gone", async () => (await anna.getByText("something awful").count()) === 0);

    await admin("close", id, "--note", "Enough for today.");
    await anna
      .getByText(/Enough for today/)
      .first()
      .waitFor({ timeout: 60_000 });
    await bert.getByText(text("closed-table", "de")).first().waitFor({ timeout: 60_000 });
    await admin("reopen", id);

    const shown = await admin("show", id);
    const [, bertId = ""] = /^ {2}(\S+) {2}Bert$/m.exec(shown) ?? [];
    await admin("kick", id, bertId);
    await bert.getByText(text("barred-text", "de")).waitFor({ timeout: 60_000 });
  });

  it("a guest downloads and deletes what is stored about them", async () => {
    const carl = await person({ name: "Carl of Gravehold" }, { locale: "en", acceptDownloads: true });
    await carl.goto(moderated.url + PATHS.landing);
    await makeTable(carl, "en");
    await carl.goto(`${moderated.url}/games`);
    await carl.getByText(text("data"), { exact: true }).click();
    const [file] = await Promise.all([
      carl.waitForEvent("download"),
      carl.getByRole("link", { name: text("data-download") }).click(),
    ]);
    expect(readFileSync(await file.path(), "utf-8")).toContain("Carl of Gravehold");
    await carl.getByLabel(text("data-delete-sure")).check();
    await carl.getByRole("button", { name: text("data-delete") }).click();
    await until("it is gone", async () => (await carl.getByText(text("data"), { exact: true }).count()) === 0);
    await carl.reload();
    await until("it is gone", async () => (await carl.getByText(text("data"), { exact: true }).count()) === 0);
  });
});
