// Whether everything that can be answered is in sight, and every card of the nemesis, as a browser has laid it out.
import type { Page } from "playwright-core";
import type { View } from "../src/protocol/wire";
import { choicesOf } from "../src/store/places";

/** A decision with more answers than this may have a list that scrolls. */
const FEW = 6;

interface Asked {
  /** The keys of the answers that have to be in sight. */
  keys: string[];
  /** The places on the board of each answer. */
  places: Record<string, readonly string[]>;
}

/**
 * Return what is wrong with the open question in this window, in words.
 * - Each of up to six answers lies in the window and in every box around it, and nothing lies over it. In a folded tray of a phone an answer
 *   may be lit on the board instead.
 * - The question, and the sentence that says what happens, are shown from the first letter to the last.
 * - Beside a tray, no card and no pile of the nemesis is cut by the edge of its panel. (A phone's sheets are scrolled.)
 */
export function unseen(page: Page, view: View): Promise<string[]> {
  const choices = choicesOf(view.decision);
  const asked: Asked = {
    keys: choices.length > FEW ? [] : choices.map(({ key }) => key),
    places: Object.fromEntries(choices.map(({ key, about }) => [key, about])),
  };
  return page.evaluate(({ keys, places }: Asked) => {
    /** Less than this is not seen, in pixels. */
    const SLACK = 1.5;
    const found: string[] = [];
    const tray = document.querySelector<HTMLElement>("[data-ask]");
    if (tray === null) return ["there is no tray"];
    const quoted = (text: string) => JSON.stringify(text);

    /** Return what cuts off this box in `within`; null if it is whole. */
    const cutBy = (within: Element | null, box: DOMRect): string | null => {
      for (let at = within; at !== null && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        const beside = overflowX !== "visible" && (box.left < edge.left - SLACK || box.right > edge.right + SLACK);
        const below = overflowY !== "visible" && (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK);
        if (beside || below) return `${at.tagName.toLowerCase()} "${at.className}"`;
      }
      const inside =
        box.left >= -SLACK && box.top >= -SLACK && box.right <= innerWidth + SLACK && box.bottom <= innerHeight + SLACK;
      return inside ? null : "the window";
    };
    const isShown = (node: Element) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hides = (button: Element): string | null => {
      const box = button.getBoundingClientRect();
      if (!isShown(button) || box.width === 0 || box.height === 0) return "not shown";
      const cut = cutBy(button.parentElement, box);
      if (cut !== null) return `cut by ${cut}`;
      const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return over !== null && button.contains(over) ? null : `under ${over?.outerHTML.slice(0, 60)}`;
    };
    const isLit = (key: string) =>
      (places[key] ?? []).some((place) => document.querySelector(`[data-place=${quoted(place)}][data-able]`) !== null);
    const folded = tray.dataset.folded !== undefined;
    if (folded && !Object.keys(places).some((key) => (places[key] ?? []).length > 0))
      found.push("the tray is folded, and no answer has a place on the board");
    for (const key of keys) {
      const button = tray.querySelector(`[data-key=${quoted(key)}]`);
      const fault = button === null ? "not in the tray" : hides(button);
      if (fault !== null && !(folded && isLit(key))) found.push(`answer "${key}": ${fault}`);
    }

    for (const part of tray.querySelectorAll("h2, [data-cause]")) {
      const text = part.textContent ?? "";
      const range = document.createRange();
      range.selectNodeContents(part);
      const lines = [...range.getClientRects()].filter((line) => line.width > 0 && line.height > 0);
      if (text !== "" && (lines.length === 0 || !isShown(part))) found.push(`sentence "${text}": not shown`);
      for (const line of lines) {
        // Letters fill the middle of their line.
        const inner = new DOMRect(line.x, line.y + line.height / 4, line.width, line.height / 2);
        const cut = cutBy(part, inner);
        if (cut === null) continue;
        found.push(`sentence "${text}": cut by ${cut}`);
        break;
      }
    }

    if (document.documentElement.dataset.sheets !== undefined) return found;
    const CARDS = '[data-place^="in_play/"], [data-place="swarm"], [data-place="open_pile"], [data-place^="shown/"]';
    const panel = document.querySelector('[data-place="nemesis"]')?.closest("section");
    for (const part of panel?.querySelectorAll<HTMLElement>(`${CARDS}, [role="img"], [data-place="nemesis"]`) ?? []) {
      // The forecast has signs of its own, and may be scrolled.
      if (!isShown(part) || part.closest("[data-foretold]")) continue;
      const cut = cutBy(part.parentElement, part.getBoundingClientRect());
      if (cut !== null) found.push(`${part.dataset.place ?? part.getAttribute("aria-label")}: cut by ${cut}`);
    }
    return found;
  }, asked);
}
