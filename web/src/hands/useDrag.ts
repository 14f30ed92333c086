// A card is dragged from its place to one that takes it, or out of the hand to play it. Escape, and a click on nothing, let go of what
// is selected. A mouse drags at once; a finger where nothing scrolls that way, and else when it has stayed for a moment.
import { useEffect, useState } from "react";
import type { Place } from "@/store/places";
import { useSettings } from "@/store/settings";
import { mayAnswer, type TableStore } from "@/store/table";
import { useTableStore } from "@/store/useTable";
import { type Offer, offersOf } from "./offers";
import { LONG, press } from "./press";
import { offersAt, take } from "./useHands";

/** From here on a press is a drag, in pixels. */
const FAR = 8;
/** So far from its place a card is out of the hand. */
const OUT = 40;
/** Where cards lie that are played or bought by dragging them out. */
const LOOSE = ["hand/", "supply/"];

export interface Point {
  x: number;
  y: number;
}

export interface Drag {
  from: Place;
  start: Point;
  to: Point;
  /** Over which place, and what it takes. */
  over: Place | null;
  offers: readonly Offer[];
  /** What letting go here does where there is no place. */
  bare: string | null;
  /** A finger covers what is below it. */
  finger: boolean;
}

const placeOf = (element: Element | null) => element?.closest<HTMLElement>("[data-place]") ?? null;

/** What would be given if the card were let go here. */
function aim(
  store: TableStore,
  from: Place,
  source: HTMLElement,
  x: number,
  y: number,
): Pick<Drag, "over" | "offers" | "bare"> {
  const data = store.getState();
  const none = { over: null, offers: [], bare: null };
  if (!data.view?.decision) return none;
  for (const element of document.elementsFromPoint(x, y)) {
    const place = placeOf(element)?.dataset.place;
    const offers = place === undefined ? [] : offersAt(data, place);
    if (place !== undefined && offers.length > 0) return { over: place, offers, bare: null };
  }
  const box = source.getBoundingClientRect();
  const away = Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
  const onBoard = document.elementFromPoint(x, y)?.closest("[data-board] section[aria-label]:not(#tray)") != null;
  const { bare } = offersOf(data.view.decision, from);
  const loose = LOOSE.some((zone) => from.startsWith(zone)) && away > OUT && onBoard && bare.length === 1;
  return { ...none, bare: loose ? (bare[0] ?? null) : null };
}

/** Would a finger that goes this way scroll something? */
function scrolls(from: Element, x: number, y: number): boolean {
  const across = Math.abs(x) > Math.abs(y);
  for (let box = from.parentElement; box !== null; box = box.parentElement) {
    const style = getComputedStyle(box);
    const hidden = across ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight;
    if (hidden > 1 && /auto|scroll/.test(across ? style.overflowX : style.overflowY)) return true;
  }
  return false;
}

export function useDrag(): Drag | null {
  const store = useTableStore();
  const [drag, set] = useState<Drag | null>(null);
  useEffect(() => {
    let source: HTMLElement | null = null;
    let from: Place = "";
    let began: Point | null = null;
    let now: Drag | null = null;
    let finger = false;
    let since = 0;
    let staying: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      began = null;
      clearTimeout(staying);
    };
    /** Has the finger rested, so that what it does now is a drag? By the times of the touches: a timer of a busy page comes too soon. */
    const stayed = (event: Event) => began !== null && event.timeStamp - since >= LONG;
    const stop = () => {
      forget();
      if (now !== null) {
        delete document.body.dataset.dragging;
        store.getState().hold(null);
      }
      now = null;
      set(null);
    };
    const down = (event: PointerEvent) => {
      if (!event.isPrimary) return stop();
      if (event.button !== 0) return;
      forget();
      source = placeOf(event.target as Element | null);
      from = source?.dataset.place ?? "";
      const decision = store.getState().view?.decision;
      if (!source?.dataset.able || !decision) return;
      const { at, bare } = offersOf(decision, from);
      const mine = [...[...at.values()].flat().map((one) => one.key), ...bare].every((key) =>
        mayAnswer(store.getState(), key),
      );
      if (!mine || (at.size === 0 && !LOOSE.some((zone) => from.startsWith(zone)))) return;
      began = { x: event.clientX, y: event.clientY };
      finger = event.pointerType !== "mouse";
      since = event.timeStamp;
      if (finger && useSettings.getState().touch) staying = setTimeout(() => navigator.vibrate?.(15), LONG);
    };
    const moveTo = (x: number, y: number, event: Event) => {
      if (began === null || source === null) return;
      if (now === null) {
        if (Math.hypot(x - began.x, y - began.y) < FAR) return;
        if (finger && !stayed(event) && scrolls(source, x - began.x, y - began.y)) return forget();
        document.body.dataset.dragging = "";
        store.getState().hold(from);
      }
      const box = source.getBoundingClientRect();
      const start = { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 60) };
      now = { from, start, to: { x, y }, finger, ...aim(store, from, source, x, y) };
      set(now);
    };
    const moved = (event: PointerEvent) => moveTo(event.clientX, event.clientY, event);
    /** A browser scrolls unless the first touch that moves is kept from it. */
    const touched = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (now === null && touch !== undefined) moveTo(touch.clientX, touch.clientY, event);
      if (event.cancelable && (now !== null || stayed(event))) event.preventDefault();
    };
    const up = (event: PointerEvent) => {
      const dropped = now;
      forget();
      if (dropped === null) return;
      // The click that follows is part of the drag.
      const silent = (click: MouseEvent) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener("click", silent, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", silent, { capture: true }));
      const where = { x: event.clientX, y: event.clientY };
      const [offer] = dropped.offers;
      if (offer !== undefined && dropped.over !== null && dropped.offers.length === 1)
        take(store, offer, dropped.over, where);
      else if (offer !== undefined && dropped.over !== null) {
        // Several answers: the place offers them, as if it were clicked.
        const over = dropped.over;
        setTimeout(() => {
          store.getState().hold(dropped.from);
          placeOf(document.elementFromPoint(where.x, where.y)?.closest(`[data-place="${over}"]`) ?? null)?.click();
        });
      } else if (dropped.bare !== null) press(store, dropped.bare, where);
      stop();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (now !== null) stop();
      else store.getState().hold(null);
    };
    const elsewhere = (event: MouseEvent) => {
      if (store.getState().held !== null && placeOf(event.target as Element | null) === null)
        store.getState().hold(null);
    };
    const native = (event: DragEvent) => {
      if (placeOf(event.target as Element | null) !== null) event.preventDefault();
    };
    const signal = new AbortController();
    const options = { signal: signal.signal };
    addEventListener("pointerdown", down, options);
    addEventListener("pointermove", moved, options);
    addEventListener("touchmove", touched, { ...options, passive: false });
    addEventListener("pointerup", up, options);
    addEventListener("pointercancel", stop, options);
    addEventListener("keydown", escape, options);
    addEventListener("click", elsewhere, options);
    addEventListener("dragstart", native, options);
    return () => {
      signal.abort();
      forget();
      delete document.body.dataset.dragging;
    };
  }, [store]);
  return drag;
}
