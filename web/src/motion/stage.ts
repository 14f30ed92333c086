// Plays moves over the board, which is already in its new state. Whose turn is played in beats is held back by store/act.ts.
import type { View } from "@/protocol/wire";
import type { Place } from "@/store/places";
import { boltOf, SHOT } from "./bolt";
import { type Meaning, type Move, movesOf } from "./moves";
import styles from "./Stage.module.css";

export interface Pace {
  /** A flight, in milliseconds. */
  flight: number;
  /** From one move to the next. */
  gap: number;
  /** Until the last move begins. */
  longest: number;
}

export const PACES: Record<"normal" | "fast", Pace> = {
  normal: { flight: 420, gap: 130, longest: 1100 },
  fast: { flight: 190, gap: 50, longest: 350 },
};

const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
const SIGNS: Record<Meaning, string> = { life: "♥", aether: "⬮", charge: "⚡", foe: "▲", power: "⧗" };
/** Cards that make room for others. */
const SHIFTING = '[data-place^="hand/"], [data-place^="played/"], [data-place^="in_play/"]';
/** More would be noise. */
const MOST = 30;

/** A number that bursts out where life is lost, and stays to be read. */
const BURST: Keyframe[] = [
  { transform: "translate(-50%, -50%) scale(0.3)", opacity: 0 },
  { transform: "translate(-50%, -50%) scale(1.3)", opacity: 1, offset: 0.18 },
  { transform: "translate(-50%, -50%) scale(1)", opacity: 1, offset: 0.35 },
  { transform: "translate(-50%, -50%) scale(1)", opacity: 1, offset: 0.85 },
  { transform: "translate(-50%, -70%) scale(1)", opacity: 0 },
];

const REACTIONS: Record<"turn" | "rage" | "hit", Keyframe[]> = {
  turn: [
    { scale: "1", filter: "brightness(1)" },
    { scale: "1.12", filter: "brightness(1.5)", offset: 0.4 },
    { scale: "1", filter: "brightness(1)" },
  ],
  rage: [
    { rotate: "0deg", scale: "1" },
    { rotate: "-4deg", scale: "1.12", filter: "brightness(1.7) saturate(1.4)", offset: 0.2 },
    { rotate: "4deg", scale: "1.12", offset: 0.45 },
    { rotate: "-2deg", scale: "1.06", offset: 0.7 },
    { rotate: "0deg", scale: "1" },
  ],
  hit: [
    { translate: "0", filter: "brightness(1)" },
    { translate: "-7px 2px", filter: "brightness(2.2)", offset: 0.15 },
    { translate: "6px -2px", offset: 0.4 },
    { translate: "-3px 1px", offset: 0.65 },
    { translate: "0", filter: "brightness(1)" },
  ],
};

interface Caught {
  move: Move;
  /** Where it was, and what it looked like. */
  from: DOMRect | null;
  ghost: HTMLElement | null;
}

const all = (place: Place) => [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)];

/** The element of the first place that is shown; of equal cards, the `nth` from the end. */
function shown(places: readonly Place[], nth = 0): HTMLElement | null {
  for (const place of places) {
    const found = all(place).filter((element) => element.getClientRects().length > 0);
    if (found.length > 0) return found[Math.max(0, found.length - 1 - nth)] ?? null;
  }
  return null;
}

const isCard = (places: readonly Place[], element: HTMLElement) =>
  /^(hand|played|prepped|supply|in_play)\//.test(element.dataset.place ?? "") &&
  places.includes(element.dataset.place ?? "");

function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-place]")]) {
    delete part.dataset.place;
    delete part.dataset.able;
    delete part.dataset.hot;
  }
  ghost.inert = true;
  ghost.classList.add(styles.ghost as string);
  return ghost;
}

/** How often a place was met, so that equal cards are not taken twice. */
function counter() {
  const met = new Map<string, number>();
  return (places: readonly Place[]) => {
    const key = places[0] ?? "";
    const n = met.get(key) ?? 0;
    met.set(key, n + 1);
    return n;
  };
}

export class Stage {
  private readonly running = new Set<Animation>();
  private frame = 0;

  constructor(
    private readonly layer: HTMLElement,
    private readonly pace: Pace,
  ) {}

  /** Call it while the board still shows the old view. */
  happened(events: Parameters<typeof movesOf>[0], before: View, cause: Place[] = []): void {
    this.finish();
    const moves = movesOf(events, before, cause).slice(0, MOST);
    if (moves.length === 0) return;
    const nth = counter();
    const caught = moves.map((move): Caught => {
      if (move.kind === "light" || move.kind === "boss") return { move, from: null, ghost: null };
      const element = shown(move.from, move.kind === "card" ? nth(move.from) : 0);
      if (element === null) return { move, from: null, ghost: null };
      const ghost = move.kind === "card" && isCard(move.from, element) ? ghostOf(element) : null;
      return { move, from: element.getBoundingClientRect(), ghost };
    });
    const places = new Map<string, DOMRect>();
    this.eachShifting((key, element) => places.set(key, element.getBoundingClientRect()));
    this.frame = requestAnimationFrame(() => this.play(caught, places));
  }

  /** Everything stands where it belongs, at once. */
  finish(): void {
    cancelAnimationFrame(this.frame);
    for (const animation of this.running) animation.finish();
    this.running.clear();
    this.layer.replaceChildren();
  }

  private eachShifting(met: (key: string, element: HTMLElement) => void): void {
    const nth = counter();
    for (const element of document.querySelectorAll<HTMLElement>(SHIFTING)) {
      const place = element.dataset.place ?? "";
      met(`${place}#${nth([place])}`, element);
    }
  }

  private play(caught: Caught[], places: Map<string, DOMRect>): void {
    const gap = Math.min(this.pace.gap, this.pace.longest / caught.length);
    const nth = counter();
    const arriving = new Set<HTMLElement>();
    // Read everything before anything is written.
    const ready = caught.map((one) => {
      const { move } = one;
      const to = this.goalOf(move, nth);
      if (to && move.kind === "card" && isCard(move.to, to)) arriving.add(to);
      return { ...one, to, end: to?.getBoundingClientRect() ?? null };
    });
    const shifts: [HTMLElement, number, number][] = [];
    this.eachShifting((key, element) => {
      const old = places.get(key);
      if (old === undefined || arriving.has(element)) return;
      const now = element.getBoundingClientRect();
      const [x, y] = [old.left - now.left, old.top - now.top];
      if (Math.abs(x) + Math.abs(y) > 2) shifts.push([element, x, y]);
    });
    for (const [element, x, y] of shifts) {
      this.run(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: this.pace.flight,
      });
    }
    ready.forEach((one, n) => {
      const delay = n * gap;
      if (one.move.kind === "light") this.light(one.to, delay);
      else if (one.move.kind === "boss") this.react(one.to, one.move.how, delay);
      else if (one.move.kind === "number")
        this.fly(one.move.amount, one.move.meaning, one.from, one.end, one.to, delay);
      else if (one.from)
        this.carry(one.from, one.ghost, one.to, one.end, one.to !== null && arriving.has(one.to), delay);
    });
  }

  private goalOf(move: Move, nth: (places: readonly Place[]) => number): HTMLElement | null {
    if (move.kind === "boss") return document.querySelector<HTMLElement>("[data-boss]");
    if (move.kind === "light") return shown(move.at);
    return shown(move.to, move.kind === "card" ? nth(move.to) : 0);
  }

  private carry(
    from: DOMRect,
    ghost: HTMLElement | null,
    to: HTMLElement | null,
    end: DOMRect | null,
    lands: boolean,
    delay: number,
  ): void {
    // What comes out of a pile looks as it will when it has arrived.
    const flying = lands && to ? ghostOf(to) : ghost;
    if (flying === null) return;
    const box = lands && end ? end : from;
    Object.assign(flying.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    this.layer.append(flying);
    const shift = (rect: DOMRect) => {
      const scale = Math.min(rect.width / box.width, rect.height / box.height);
      const x = rect.left + rect.width / 2 - (box.left + box.width / 2);
      const y = rect.top + rect.height / 2 - (box.top + box.height / 2);
      return `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const { flight } = this.pace;
    const frames: Keyframe[] =
      end === null
        ? [{ opacity: 1 }, { opacity: 0, transform: "scale(1.12)", filter: "brightness(2.2)" }]
        : [
            { transform: shift(from), opacity: lands ? 1 : 1 },
            { opacity: 1, offset: 0.8 },
            { transform: shift(end), opacity: lands ? 1 : 0 },
          ];
    this.run(flying, frames, { duration: flight, delay, fill: "backwards" }, () => flying.remove());
    if (lands && to) this.run(to, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + flight });
  }

  private fly(
    amount: number,
    meaning: Meaning,
    from: DOMRect | null,
    end: DOMRect | null,
    to: HTMLElement | null,
    delay: number,
  ): void {
    if (end === null) return;
    const start = from ?? end;
    const { flight } = this.pace;
    const blow = meaning === "life" && amount < 0;
    const apart = Math.abs(start.left - end.left) + Math.abs(start.top - end.top) > 40;
    if (blow && apart) this.shoot(start, end, to, delay);
    const piece = document.createElement("span");
    piece.className = styles.number as string;
    piece.dataset.meaning = meaning;
    piece.dataset.lost = String(amount < 0);
    if (blow) piece.dataset.blow = "";
    piece.textContent = `${amount < 0 ? "−" : "+"}${Math.abs(amount)} ${SIGNS[meaning]}`;
    piece.style.left = `${end.left + end.width / 2}px`;
    piece.style.top = `${end.top + end.height / 2}px`;
    this.layer.append(piece);
    const x = start.left + start.width / 2 - (end.left + end.width / 2);
    const y = start.top + start.height / 2 - (end.top + end.height / 2);
    this.run(
      piece,
      blow
        ? BURST
        : [
            { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(0.6)`, opacity: 0 },
            { opacity: 1, offset: 0.15 },
            { transform: "translate(-50%, -50%) scale(1.25)", opacity: 1, offset: 0.5 },
            { transform: "translate(-50%, -50%) scale(1)", opacity: 1, offset: 0.8 },
            { transform: "translate(-50%, -90%) scale(1)", opacity: 0 },
          ],
      { duration: flight * 2, delay: delay + (blow && apart ? flight * 0.45 : 0), fill: "backwards" },
      () => piece.remove(),
    );
    if (to && amount < 0) {
      const hit = { duration: flight * 0.6, delay: delay + (blow ? flight * 0.5 : flight) };
      this.run(
        to,
        [
          { translate: "0" },
          { translate: "-4px 1px" },
          { translate: "4px -1px" },
          { translate: "-2px" },
          { translate: "0" },
        ],
        hit,
      );
    }
  }

  /** A bolt to what loses life. */
  private shoot(start: DOMRect, end: DOMRect, to: HTMLElement | null, delay: number): void {
    const foe = /^(player|gravehold)/.test(to?.dataset.place ?? "");
    const bolt = boltOf(start, end, foe);
    this.layer.append(bolt);
    const time = { duration: this.pace.flight * 1.3, delay, fill: "both" as const };
    for (const line of bolt.children) this.run(line, SHOT, time, () => bolt.remove());
  }

  /** The nemesis rises, rages, or is hit. */
  private react(boss: HTMLElement | null, how: keyof typeof REACTIONS, delay: number): void {
    if (boss !== null) this.run(boss, REACTIONS[how], { duration: this.pace.flight * 1.6, delay });
  }

  private light(at: HTMLElement | null, delay: number): void {
    if (at === null) return;
    this.run(
      at,
      [
        { filter: "brightness(1)", scale: "1" },
        { filter: "brightness(1.9)", scale: "1.05", offset: 0.3 },
        { filter: "brightness(1)", scale: "1" },
      ],
      { duration: this.pace.flight * 1.4, delay },
    );
  }

  private run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, after?: () => void): void {
    const animation = element.animate(frames, { easing: EASE, ...options });
    this.running.add(animation);
    animation.onfinish = () => {
      this.running.delete(animation);
      after?.();
    };
  }
}
