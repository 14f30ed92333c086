// The page as a person uses it. Everything that tests know of the page's elements is in this file.
import type { Locator, Page, WebSocket } from "playwright-core";
import { patched } from "../src/protocol/patch";
import type { Decision, View } from "../src/protocol/wire";
import { placesOf } from "../src/store/places";
import { until } from "./until";
import { text } from "./words";

/** What the server has told this page, heard beside it: what the page must show. */
export interface Heard {
  number: number;
  answers: number;
  over: boolean;
  canRedo: boolean;
  freeUntil: number;
  /** Answers to pings. */
  pongs: number;
  view: View | null;
}

interface Message {
  kind: string;
  number?: number;
  state?: Record<string, unknown>;
  view?: View | null;
  patch?: Record<string, unknown>;
}

/** Listen to the table's sockets from now on. */
export function listen(page: Page): Heard {
  const heard: Heard = { number: -1, answers: 0, over: false, canRedo: false, freeUntil: 0, pongs: 0, view: null };
  const take = (message: Message) => {
    if (message.kind === "pong") heard.pongs += 1;
    if (message.kind !== "welcome" && message.kind !== "changed") return;
    heard.number = message.number ?? heard.number;
    const { answers, over, can_redo: canRedo, free_until: freeUntil } = message.state ?? {};
    if (typeof answers === "number") heard.answers = answers;
    if (typeof over === "boolean") heard.over = over;
    if (typeof canRedo === "boolean") heard.canRedo = canRedo;
    if (typeof freeUntil === "number") heard.freeUntil = freeUntil;
    if (message.view !== undefined && message.view !== null) heard.view = message.view;
    else if (message.patch && heard.view) heard.view = patched(heard.view, message.patch);
  };
  page.on("websocket", (socket: WebSocket) => {
    socket.on("framereceived", ({ payload }) => take(JSON.parse(String(payload)) as Message));
  });
  return heard;
}

/** How a person presses things. */
export type Hand = "mouse" | "touch" | "keys";

export async function press(target: Locator, hand: Hand = "mouse"): Promise<void> {
  if (hand === "mouse") await target.click();
  else if (hand === "touch") await target.tap();
  else await pressByKeys(target);
}

/** Reach it with Tab alone, and press Enter. */
async function pressByKeys(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  const focused = () => target.evaluate((node) => node === document.activeElement);
  for (let n = 0; n < 300; n += 1) {
    if (await focused()) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`no Tab leads to ${target}`);
}

/** A button or link by the message that its name begins with: whole words, so that "No" is not "Nova Forge". */
export const named = (page: Page | Locator, id: string, lang = "en"): Locator => {
  const name = new RegExp(`^\\W*${text(id, lang).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "u");
  return page.getByRole("button", { name }).or(page.getByRole("link", { name })).first();
};

/** From the first page to a table of one's own. */
export async function beginAlone(page: Page, hand: Hand = "mouse", lang = "en"): Promise<Table> {
  const table = new Table(page, lang);
  await press(named(page, "landing-alone", lang), hand);
  await page.waitForURL(/\/new/);
  await press(page.getByRole("button", { name: text("landing-alone", lang) }), hand);
  await table.ready();
  return table;
}

/** From the first page to a table that waits for others: the link to play. */
export async function makeTable(page: Page, lang = "en"): Promise<string> {
  await press(named(page, "landing-together", lang));
  await press(named(page, "make-table", lang));
  return linkOf(page, lang);
}

/** The link to play, as the table shows it. */
export const linkOf = (page: Page, lang = "en"): Promise<string> =>
  page.getByLabel(text("link-play", lang), { exact: true }).inputValue();

export async function sitDown(page: Page, lang = "en"): Promise<void> {
  await press(named(page, "seat-take", lang));
  await named(page, "seat-leave", lang).waitFor();
}

export class Table {
  readonly heard: Heard;
  readonly tray: Locator;
  readonly board: Locator;

  constructor(
    readonly page: Page,
    readonly lang = "en",
  ) {
    this.heard = listen(page);
    this.tray = page.locator("[data-ask]");
    this.board = page.locator("[data-board]");
  }

  /** The page shows what the server has told last. */
  async ready(): Promise<void> {
    await this.board.waitFor();
    await until("the page shows the last answer", () => this.settled());
  }

  private async settled(): Promise<boolean> {
    const { view, answers, over } = this.heard;
    if (view === null) return false;
    const shown = await this.page.evaluate(() => {
      const tray = document.querySelector<HTMLElement>("[data-at]");
      return { at: tray?.dataset.at ?? "", ask: tray?.dataset.ask ?? "" };
    });
    return over || (shown.at === String(answers) && shown.ask === (view.decision?.ask ?? ""));
  }

  get decision(): Decision {
    const decision = this.heard.view?.decision;
    if (!decision) throw new Error("nothing is asked");
    return decision;
  }

  get over(): boolean {
    return this.heard.over;
  }

  /** The answer's button in the tray. */
  button(key: string): Locator {
    return this.tray.locator(`[data-key=${JSON.stringify(key)}]`).first();
  }

  /** The keys of the answers in the tray, in their order. */
  keys(): Promise<string[]> {
    return this.tray
      .locator("[data-key]")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.key ?? ""));
  }

  /** Where on the board an answer can be given, if it is drawn there. */
  async spot(key: string): Promise<Locator | null> {
    const { view } = this.heard;
    for (const place of view ? placesOf(key, view) : []) {
      const spot = this.page.locator(`[data-place=${JSON.stringify(place)}][data-able]`).first();
      if (await spot.isVisible()) return spot;
    }
    return null;
  }

  private async moved(before: number): Promise<void> {
    await until("the answer arrived", () => this.heard.answers === before + 1);
    await this.ready();
  }

  /** Answer in the tray. */
  async answer(key: string, hand: Hand = "mouse"): Promise<void> {
    const before = this.heard.answers;
    if (hand === "keys") await this.type(key);
    else await press(this.button(key), hand);
    await this.moved(before);
  }

  /** Answer by the key that is shown beside it, or else by Tab and Enter. */
  private async type(key: string): Promise<void> {
    const button = this.button(key);
    const hotkey = await button.getAttribute("aria-keyshortcuts");
    if (hotkey) await this.page.keyboard.press(hotkey);
    else await press(button, "keys");
  }

  /** Answer on the board; false if this answer is not drawn there. */
  async answerOnBoard(key: string, hand: Hand = "mouse"): Promise<boolean> {
    const before = this.heard.answers;
    const spot = await this.spot(key);
    if (spot === null) return false;
    await press(spot, hand);
    const choice = this.page.locator(`[data-choice=${JSON.stringify(key)}]`);
    await until("an answer, or a choice", async () => this.heard.answers > before || (await choice.isVisible()));
    if (this.heard.answers === before) await press(choice, hand);
    await this.moved(before);
    return true;
  }

  /** So many answers stand, and the page shows it. */
  async stands(answers: number): Promise<void> {
    await until(`${answers} answers stand`, () => this.heard.answers === answers);
    await this.ready();
  }

  question(): Promise<string> {
    return this.tray.getByRole("heading", { level: 2 }).innerText();
  }

  log(): Promise<string> {
    return this.page.getByRole("group", { name: text("part-log", this.lang) }).innerText();
  }

  /** The sentence that the connection is lost. */
  lost(): Locator {
    return this.page.getByText(text("wire-lost", this.lang)).first();
  }

  async takeBack(): Promise<void> {
    await press(named(this.page, "take-back", this.lang));
  }

  async redo(): Promise<void> {
    await press(named(this.page, "redo", this.lang));
  }

  /** What asks whether to go back. */
  vote(): Locator {
    return this.page.getByRole("region", { name: text("vote-title", this.lang) });
  }

  async voteBack(agrees: boolean): Promise<void> {
    await press(named(this.vote(), agrees ? "vote-yes" : "vote-no", this.lang));
  }

  /** The page shows the forecast of this moment. */
  async foretold(): Promise<void> {
    const shown = () =>
      this.page.evaluate(() => document.querySelector<HTMLElement>("[data-foretold]")?.dataset.foretold);
    const now = async () => this.over || (await shown()) === String(this.heard.number);
    await until("there is a forecast for this moment", now);
  }

  /** Everything that can be read on the board, without the log and the talk, when the forecast has come too. */
  async text(): Promise<string> {
    await this.foretold();
    return this.board.evaluate((board) => {
      const copy = board.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll("[role=log], [role=status]")) part.parentElement?.remove();
      return [...copy.querySelectorAll("section")]
        .map((part) => {
          const named = [...part.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
          return `${part.getAttribute("aria-label")}: ${part.textContent}\n${named.join("\n")}`;
        })
        .join("\n");
    });
  }

  async refused(): Promise<string[]> {
    return this.page.getByRole("alert").allInnerTexts();
  }
}

/** The sheet or page at a game's end. */
export const ended = (page: Page, won: boolean, lang = "en"): Locator =>
  page.getByRole("heading", { level: 1, name: text(won ? "end-won" : "end-lost", lang) });

/** The first page's address, and those of the other screens. */
export const PATHS = {
  landing: "/",
  setup: "/new",
  alone: "/new?alone",
  expedition: "/expedition",
  learn: "/learn",
  gallery: "/cards",
  card: "/cards/jade",
  mage: "/cards/brama",
  nemesis: "/cards/rageborne",
  rules: "/rules",
  games: "/games",
  lost: "/nowhere",
};

/** The replay of a table: its steps. */
export class Replay {
  constructor(readonly page: Page) {}

  /** Where it stands. */
  async at(): Promise<number> {
    return Number(await this.page.getByLabel(text("replay-at"), { exact: true }).inputValue());
  }

  on(): Locator {
    return this.page.getByRole("button", { name: text("replay-on"), exact: true });
  }

  back(): Locator {
    return this.page.getByRole("button", { name: text("replay-back"), exact: true });
  }

  /** The board as text: what is told of the game, without buttons. */
  board(): Promise<string> {
    return this.page.locator("[data-board]").evaluate((board) =>
      [...board.querySelectorAll("section[aria-label]")]
        .slice(0, 4)
        .map((part) => part.textContent)
        .join("\n"),
    );
  }
}

/** The hints over a first game. */
export class Hints {
  constructor(readonly page: Page) {}

  private bubble(): Locator {
    return this.page.getByRole("region", { name: text("course-hint"), exact: true });
  }

  done(): Promise<boolean> {
    return this.bubble()
      .getByRole("heading", { name: text("course-done") })
      .isVisible();
  }

  /** What is learned by reading is put away. */
  async read(): Promise<boolean> {
    const next = this.bubble().getByRole("button", { name: text("course-next") });
    if (!(await next.isVisible())) return false;
    const heading = await this.bubble().getByRole("heading").first().innerText();
    await next.click();
    await until("the hint is put away", async () => (await this.heading()) !== heading);
    return true;
  }

  private async heading(): Promise<string> {
    const heading = this.bubble().getByRole("heading").first();
    return (await heading.isVisible()) ? heading.innerText() : "";
  }
}

/** A kept-alive connection may be closed by the server in the moment it is used again; browsers try once more, and so do we. */
export const AGAIN = { maxRetries: 3 };

/** A table that goes on from a record, with this person on every seat: its path. */
export async function importGame(page: Page, url: string, record: string): Promise<string> {
  const answer = await page.request.post(`${url}/api/tables/import`, { data: { record, name: "Ann" }, ...AGAIN });
  if (!answer.ok()) throw new Error(`the record is refused: ${await answer.text()}`);
  const { table } = (await answer.json()) as { table: string };
  return `/t/${table}`;
}
