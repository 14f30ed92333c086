// The page as a person uses it. Everything that tests know of the page's elements is in this file.
import type { Locator, Page, WebSocket } from "playwright-core";
import { patched } from "../src/protocol/patch";
import type { Decision, View } from "../src/protocol/wire";
import { placesOf } from "../src/store/places";
import { until } from "./until";
import { text } from "./words";

/** What the server has sent to this page, read beside it: what the page must show. */
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

const NOTHING: Heard = { number: -1, answers: 0, over: false, canRedo: false, freeUntil: 0, pongs: 0, view: null };

/** In the page: show another address, as the browser's own steps back and forth do. */
function moveTo(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Listen to the table's sockets from now on. */
export function listen(page: Page): Heard {
  const heard = { ...NOTHING };
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

interface Point {
  x: number;
  y: number;
}

/** The middle of a place, or of its upper part. */
export async function middle(at: Locator): Promise<Point> {
  const box = await at.boundingBox();
  if (box === null) throw new Error(`${at} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
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

  /** Go to a table without loading the page again, if the page is there already. */
  async open(url: string, path: string): Promise<void> {
    Object.assign(this.heard, NOTHING);
    if (this.page.url().startsWith(url)) await this.page.evaluate(moveTo, path);
    else await this.page.goto(url + path);
    await this.ready();
  }

  /** The page shows what the server sent last. */
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

  /** On a phone the tray may be folded: show its answers. */
  async unfold(hand: Hand = "mouse"): Promise<void> {
    const folded = this.page.locator("[data-ask][data-folded]");
    if (await folded.isVisible()) await press(folded.locator("[aria-expanded]"), hand);
  }

  /** Answer in the tray. */
  async answer(key: string, hand: Hand = "mouse"): Promise<void> {
    const before = this.heard.answers;
    if (!(await this.button(key).isVisible())) await this.unfold(hand);
    await this.given(before, () => (hand === "keys" ? this.type(key) : press(this.button(key), hand)));
    await this.moved(before);
  }

  /** Press until it is heard: what has just changed its meaning is deaf for a moment, and the tray shows it. */
  async given(before: number, pressed: () => Promise<void>): Promise<void> {
    for (;;) {
      const missed = await this.missed();
      await pressed();
      await until("an answer, or a press too soon", async () => {
        return this.heard.answers > before || (await this.missed()) > missed;
      });
      if (this.heard.answers > before) return;
      await until("presses are heard again", async () => !(await this.deaf()));
    }
  }

  /** Give several answers by one press in the tray: all gems, or what is bought with unplayed ones. */
  async planned(of: string, answers: number): Promise<void> {
    const before = this.heard.answers;
    await this.given(before, () => this.plan(of).click());
    await this.stands(before + answers);
  }

  /** How many presses came too soon after their answer had changed. */
  missed(): Promise<number> {
    return this.page.evaluate(() => Number(document.querySelector<HTMLElement>("[data-missed]")?.dataset.missed ?? 0));
  }

  /** Are presses not heard just now? */
  private deaf(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector("[data-unheard]") !== null);
  }

  /** Answer by the keys that are shown beside it, or else by Tab and Enter. */
  private async type(key: string): Promise<void> {
    const button = this.button(key);
    const strokes = await button.getAttribute("data-strokes");
    if (strokes) for (const one of strokes.split(" ")) await this.page.keyboard.press(one);
    else await press(button, "keys");
  }

  /** Answer on the board; false if this answer is not drawn there. */
  async answerOnBoard(key: string, hand: Hand = "mouse"): Promise<boolean> {
    const before = this.heard.answers;
    const spot = await this.spot(key);
    if (spot === null) return false;
    const choice = this.page.locator(`[data-choice=${JSON.stringify(key)}]`);
    const places = this.heard.view ? placesOf(key, this.heard.view) : [];
    const lit = this.page
      .locator(places.map((one) => `[data-place=${JSON.stringify(one)}][data-lit]`).join(", "))
      .first();
    await this.given(before, async () => {
      const missed = await this.missed();
      const next = async () => (await choice.isVisible()) || (await lit.isVisible());
      await press(spot, hand);
      await until("an answer, a choice, a lit place, or a press too soon", async () => {
        return this.heard.answers > before || (await this.missed()) > missed || (await next());
      });
      if (this.heard.answers === before && (await next())) await press((await choice.isVisible()) ? choice : lit, hand);
    });
    await this.moved(before);
    return true;
  }

  /** A place of the board. */
  place(place: string): Locator {
    return this.page.locator(`[data-place=${JSON.stringify(place)}]`).first();
  }

  /** Drag from one place to another with the mouse. */
  async drag(from: Locator, to: Locator | Point): Promise<void> {
    const [start, end] = [await middle(from), "x" in to ? to : await middle(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Drag with a finger. `stays`: it rests on the card for so long first, in milliseconds. `to` is asked for when the drag has begun. */
  async dragByFinger(from: Locator, to: () => Promise<Point>, stays = 0): Promise<void> {
    const start = await middle(from);
    const finger = await this.finger(start);
    await this.page.waitForTimeout(stays);
    await finger.move({ x: start.x, y: start.y - 30 });
    await finger.move(await to());
    await finger.lift();
  }

  /** Put a finger down. */
  async finger(at: Point): Promise<{ move(to: Point): Promise<void>; lift(): Promise<void> }> {
    const wire = await this.page.context().newCDPSession(this.page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) => {
      await wire.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    let now = at;
    await touch("touchStart", at);
    return {
      move: async (to) => {
        const from = now;
        for (const n of [0.25, 0.5, 0.75, 1])
          await touch("touchMove", { x: from.x + (to.x - from.x) * n, y: from.y + (to.y - from.y) * n });
        now = to;
      },
      lift: () => touch("touchEnd"),
    };
  }

  /** What the arrow says that goes to a target or with a dragged card. */
  aimed(): Locator {
    return this.page.locator("[data-aiming]");
  }

  /** What is done by several answers: "gems", or the answer that is paid with unplayed gems. */
  plan(of: string): Locator {
    return this.tray.locator(`[data-plan=${JSON.stringify(of)}]`);
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
  daily: "/daily",
  lobby: "/lobby",
  learn: "/learn",
  gallery: "/cards",
  card: "/cards/jade",
  mage: "/cards/brama",
  nemesis: "/cards/rageborne",
  rules: "/rules",
  games: "/games",
  statistics: "/statistics",
  mail: "/mail",
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

  /** The board as text: what is shown of the game, without buttons. */
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
  readonly bubble: Locator;

  constructor(
    readonly page: Page,
    readonly lang = "en",
  ) {
    this.bubble = page.locator("[data-hint]").first();
  }

  /** Which hint is shown; empty: none has to be. */
  async now(): Promise<string> {
    return (await this.bubble.getAttribute("data-hint")) ?? "";
  }

  async shows(id: string): Promise<void> {
    await until(`the hint is ${id || "none"}`, async () => (await this.now()) === id);
  }

  next(): Locator {
    return this.bubble.getByRole("button", { name: text("course-next", this.lang) });
  }

  /** What is learned by reading is put away; false if there is something to do. */
  async read(hand: Hand = "mouse"): Promise<boolean> {
    const id = await this.now();
    if (!(await this.next().isVisible())) return false;
    if (hand === "keys") await this.page.keyboard.press("Escape");
    else await press(this.next(), hand);
    await until("the hint is put away", async () => (await this.now()) !== id);
    return true;
  }

  /** It rings something in sight, and lies neither on that nor outside of the window. */
  async stands(): Promise<void> {
    await until(`the hint ${await this.now()} stands beside what it means`, () =>
      this.page.evaluate(() => {
        const hint = document.querySelector("[data-hint]")?.getBoundingClientRect();
        const rings = [...document.querySelectorAll("[data-ring]")].map((one) => one.getBoundingClientRect());
        if (!hint || rings.length === 0) return false;
        const inside = hint.left >= 0 && hint.top >= 0 && hint.right <= innerWidth && hint.bottom <= innerHeight;
        const apart = rings.every(
          (ring) =>
            ring.right <= hint.left || ring.left >= hint.right || ring.bottom <= hint.top || ring.top >= hint.bottom,
        );
        // On a phone nothing of the sheets is under it, whatever it speaks of, and no answer.
        const narrow = document.documentElement.dataset.sheets === "narrow";
        const sheet = document.querySelector("[data-sheet]")?.getBoundingClientRect();
        const tray = document.querySelector("#tray")?.getBoundingClientRect();
        const free = !narrow || (!!sheet && !!tray && hint.top >= sheet.bottom && hint.bottom <= tray.top);
        return inside && apart && free;
      }),
    );
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

/** The nemesis' turn, beat by beat. */
export class Stage {
  constructor(readonly page: Page) {}

  /** What kind of beat is shown; null if none is. */
  beat(): Promise<string | null> {
    return this.page.evaluate(() => document.querySelector<HTMLElement>("[data-stage]")?.dataset.stage ?? null);
  }

  /** The card that lies on it. */
  card(): Promise<string> {
    return this.page.locator("[data-stage] [data-place=stage]").innerText();
  }

  /** Gravehold's life, as the board shows it. */
  async life(): Promise<number> {
    return Number(await this.page.locator("[data-place=gravehold] b").first().innerText());
  }

  recap(): Locator {
    return this.page.locator("[data-recap]");
  }
}
