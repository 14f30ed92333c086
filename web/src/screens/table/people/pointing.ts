// What is pointed at on the screen: an answer of the tray, or a place of the board.
import type { View } from "@/protocol/wire";
import { choicesOf, placesOf } from "@/store/places";

const SUBJECT = "[data-key], [data-place]";

/** The answer or place at this point; parts that cannot be clicked count too. */
export function subjectAt(x: number, y: number): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest("[role=dialog], [data-no-pointing]")) return null;
    const found = element.closest<HTMLElement>(SUBJECT);
    if (found) return found;
    const row = element.closest("li")?.querySelector<HTMLElement>(":scope > [data-key]");
    if (row) return row;
  }
  return null;
}

export const subjectOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(SUBJECT) ?? null;

/** What to send: the answer, if the place has just one now; else the place. */
export function whatOf(subject: HTMLElement, view: View): string {
  const { key, place } = subject.dataset;
  if (key !== undefined) return key;
  if (place === undefined) return "";
  const here = choicesOf(view.decision).filter((one) => one.about.includes(place));
  return here.length === 1 ? (here[0]?.key ?? place) : place;
}

const quoted = (text: string) => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');

/** Where it is to be seen: the answer in the tray, and its places on the board. */
export function shownAt(what: string, view: View): HTMLElement[] {
  const places = view.decision?.keys.includes(what) ? placesOf(what, view) : [what];
  const found = [`[data-key="${quoted(what)}"]`, ...places.map((place) => `[data-place="${quoted(place)}"]`)];
  return [...document.querySelectorAll<HTMLElement>(found.join(","))];
}

/** The part of an element that is not scrolled out of sight, or null. */
export function inSight(element: HTMLElement): DOMRect | null {
  const own = element.getBoundingClientRect();
  if (own.width === 0) return null;
  let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1) continue;
    if (getComputedStyle(box).overflow === "visible") continue;
    const edge = box.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  return right - left < 6 || bottom - top < 6 ? null : new DOMRect(left, top, right - left, bottom - top);
}
