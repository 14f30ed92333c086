// An expedition as a person plays it: what is asked between battles, and battles that are won or lost.
import type { Page } from "playwright-core";
import type { Decision } from "../src/protocol/wire";
import { choicesTo } from "../src/store/places";
import { type Hand, named, PATHS, press, Table } from "./page";
import { until } from "./until";
import { text } from "./words";

/** Casts whatever there is, or rests: the battles of the pack `errand` are then won, or lost. */
export function fighting(win: boolean) {
  const order = win ? ["cast", "prep", "play", "target", "end", "no", "done"] : ["end", "no", "done", "rest"];
  return (decision: Decision): string =>
    order.flatMap((verb) => choicesTo(verb, decision))[0]?.key ?? decision.keys[0] ?? "";
}

export class Expedition {
  readonly table: Table;

  constructor(
    readonly page: Page,
    readonly lang = "en",
    readonly hand: Hand = "mouse",
  ) {
    this.table = new Table(page, lang);
  }

  private named(id: string, args: Record<string, string | number> = {}) {
    return this.page.getByRole("button", { name: text(id, this.lang, args) });
  }

  /** From the first page to the first question. */
  async begin(url: string, form: string): Promise<void> {
    await this.page.goto(url + PATHS.landing);
    await press(named(this.page, "expedition", this.lang), this.hand);
    await press(this.page.getByRole("button", { name: new RegExp(`^${form}`) }), this.hand);
    await press(this.named("expedition-begin"), this.hand);
    await this.asks("mages");
  }

  /** The page shows this question, or this end. */
  async asks(step: string): Promise<void> {
    await this.page.locator(`main[data-step="${step}"]`).waitFor();
  }

  score(): Promise<string> {
    return this.page.locator("header b").first().innerText();
  }

  /** The first cards of each shelf. */
  async chooseMarket(): Promise<void> {
    await this.asks("market");
    const take = this.named("setup-market-take");
    for (const card of await this.page.locator("[data-card]").all()) {
      if (await take.isEnabled()) break;
      const [on, out] = [await card.getAttribute("aria-pressed"), await card.getAttribute("data-out")];
      if (on === "false" && out === null) await press(card, this.hand);
    }
    await press(take, this.hand);
    await this.asks("mages");
  }

  async chooseMages(...mages: string[]): Promise<void> {
    await this.asks("mages");
    for (const mage of mages) await press(this.page.locator(`[data-mage="${mage}"]`), this.hand);
    await press(this.named("expedition-mages-take"), this.hand);
  }

  async chooseTreasures(...treasures: string[]): Promise<void> {
    await this.asks("treasures");
    for (const one of treasures) await press(this.page.locator(`[data-take="${one}"]`).first(), this.hand);
    await press(this.named("expedition-treasures-take"), this.hand);
    await this.asks("battle");
  }

  async chooseReward(of: string): Promise<void> {
    await this.asks("reward");
    await press(this.page.locator(`[data-choose="${of}"]`), this.hand);
  }

  /** Where the way divides. */
  async choosePath(to: string): Promise<void> {
    await this.asks("path");
    await press(this.page.locator(`[data-choose="${to}"]`), this.hand);
  }

  /** The last choice, or the wish of all players to take it back. */
  async takeBack(): Promise<void> {
    await press(
      this.page.getByRole("region", { name: text("expedition-made", this.lang) }).getByRole("button"),
      this.hand,
    );
  }

  /** Who chose what since the last battle, as the page says it. */
  async made(): Promise<string[]> {
    const chosen = this.page.getByRole("region", { name: text("expedition-made", this.lang) }).getByRole("listitem");
    return (await chosen.allInnerTexts()).map((one) => one.replaceAll(/\s+/g, " "));
  }

  /** Into the battle; who is alone is at the board then. */
  async enter(): Promise<void> {
    await this.asks("battle");
    await press(this.page.locator("section[aria-labelledby=asked]").getByRole("button").last(), this.hand);
    await this.page.locator("main[data-step]").waitFor({ state: "detached" });
  }

  async fight(win: boolean): Promise<void> {
    await this.table.ready();
    const choose = fighting(win);
    while (!this.table.over) await this.table.answer(choose(this.table.decision), this.hand);
  }

  /** From the report of the battle. */
  async back(): Promise<void> {
    await press(named(this.page, "expedition-back", this.lang), this.hand);
    await this.page.locator("main[data-step]").waitFor();
    // The table of the expedition speaks again; what was heard of the battle is over.
    await until("the expedition is heard", () => this.table.heard.number >= 0);
    this.table.heard.over = false;
    this.table.heard.view = null;
  }
}
