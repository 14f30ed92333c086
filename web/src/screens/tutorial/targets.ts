// Finding and measuring what a hint is about, and what it should leave free.
import { useEffect, useState } from "react";
import { useText } from "@/words/Words";
import type { Anchor } from "./lessons";
import { type Box, FIRM, type Kept } from "./place";

/** How often the things that are pointed at are looked for: they may move, or come later. */
const LOOK = 250;
/** Less of a thing than this is not in sight, in pixels. */
const SLIVER = 8;

export interface Measured {
  meant: Box[];
  kept: Kept[];
}

/** What a hint should not lie on, and how much that matters: answers on the board most. */
const KEPT: readonly [string, number][] = [
  ["[data-able]", 2],
  ["[data-ask]", FIRM],
  ["[data-tab]", 3],
  ["[data-board] header", 3],
];

/** What is seen of an element: sheets are scrolled, and the window has an end. */
function boxOf(element: Element): Box | null {
  const box = element.getBoundingClientRect();
  const sheet = element.closest("[data-sheet]")?.getBoundingClientRect();
  const left = Math.max(box.left, sheet?.left ?? 0, 0);
  const top = Math.max(box.top, sheet?.top ?? 0, 0);
  const right = Math.min(box.right, sheet?.right ?? innerWidth, innerWidth);
  const bottom = Math.min(box.bottom, sheet?.bottom ?? innerHeight, innerHeight);
  if (right - left < SLIVER || bottom - top < SLIVER) return null;
  return { left, top, width: right - left, height: bottom - top };
}

const drawn = (element: Element) => element.getClientRects().length > 0;
const quoted = (text: string) => text.replaceAll(/["\\]/g, "\\$&");

const all = (css: string): Element[] => [...document.querySelectorAll(css)].filter(drawn);

function elementsOf(anchor: Anchor, t: (id: string) => string): Element[] {
  if ("tray" in anchor) return all("[data-ask]");
  if ("label" in anchor) return labelled(t(anchor.label)).slice(0, 1);
  if ("key" in anchor) return all(`[data-ask] [data-key="${quoted(anchor.key)}"]`);
  // Equal cards have one place.
  const place = quoted(anchor.place);
  const exact = all(`[data-place="${place}"]`);
  return exact.length > 0 ? exact : all(`[data-place^="${place}/"]`);
}

/** Buttons and parts with this name. */
const labelled = (name: string): Element[] => [
  ...all(`[aria-label="${quoted(name)}"]`),
  ...all("[data-board] button").filter((one) => one.textContent?.trim().startsWith(name)),
];

/** All there are of the first group that is on the board. */
function find(groups: Anchor[][], t: (id: string) => string): Element[] {
  for (const group of groups) {
    const found = [...new Set(group.flatMap((anchor) => elementsOf(anchor, t)))];
    if (found.length > 0) return found;
  }
  return [];
}

/** Turn the phone's sheets to it. */
function bring(element: Element): void {
  const sheet = element.closest("[data-sheet]");
  if (sheet === null) return;
  const { left, right } = element.getBoundingClientRect();
  if (right <= SLIVER || left >= innerWidth - SLIVER)
    sheet.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" });
  if (boxOf(element) === null) element.scrollIntoView({ inline: "nearest", block: "center", behavior: "instant" });
}

/** What a hint is about, measured again and again. */
export function useMeasured(at: Anchor[][]): Measured {
  const t = useText();
  const [measured, measure] = useState<Measured>({ meant: [], kept: [] });
  const wanted = JSON.stringify(at);
  useEffect(() => {
    const groups = JSON.parse(wanted) as Anchor[][];
    // A person who turns to another sheet wants to look there; whatever else turned it is turned back.
    let touched = false;
    const look = () => {
      const found = find(groups, t);
      const [first] = found;
      if (first && !touched) bring(first);
      const meant = found.flatMap((one) => boxOf(one) ?? []);
      const kept = KEPT.flatMap(([css, worth]) =>
        [...document.querySelectorAll(css)].flatMap((one) => {
          const box = boxOf(one);
          return box ? [{ ...box, worth }] : [];
        }),
      );
      const next = { meant, kept };
      measure((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    const touch = (event: Event) => {
      if (event.type !== "click" || (event.target as Element | null)?.closest?.("[data-tab]")) touched = true;
    };
    look();
    const timer = setInterval(look, LOOK);
    const frame = requestAnimationFrame(look);
    addEventListener("scroll", look, true);
    addEventListener("resize", look);
    for (const gesture of ["touchmove", "wheel", "click"]) addEventListener(gesture, touch, true);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
      removeEventListener("scroll", look, true);
      removeEventListener("resize", look);
      for (const gesture of ["touchmove", "wheel", "click"]) removeEventListener(gesture, touch, true);
    };
  }, [wanted, t]);
  return measured;
}
