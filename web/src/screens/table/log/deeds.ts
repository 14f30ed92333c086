// One line of the log for each deed: equal cards are counted, and what a deed changes stands behind it as signs.
import type { IconName } from "@/art/icons";
import type { EventName, GameEvent } from "@/protocol/wire";
import type { LogLine } from "@/store/table";

/** What an amount is about: a player, Gravehold, the nemesis, a card in play, or tokens of the nemesis. */
export type Bearer = "seat" | "gravehold" | "nemesis" | "card" | "counter";

export interface Change {
  line: LogLine;
  of: Bearer;
  icon: IconName | null;
  amount: number;
}

export interface Counted {
  card: string;
  n: number;
}

export interface Deed {
  /** The first line's. */
  id: number;
  /** How many answers stood after it. */
  at: number;
  /** What was done; null where only numbers changed. */
  line: LogLine | null;
  /** Its cards, if there are several. */
  cards: Counted[];
  changes: Change[];
}

/** Done with one card after the other by the same player: said once, with the cards counted. */
export const COUNTED: readonly EventName[] = ["drawn", "discarded", "played", "destroyed", "returned", "revealed"];

const CHANGES: Partial<Record<EventName, readonly [Bearer, IconName | null, 1 | -1]>> = {
  aether_gained: ["seat", "drop", 1],
  paid: ["seat", "drop", -1],
  charged: ["seat", "bolt", 1],
  charges_lost: ["seat", "bolt", -1],
  healed: ["seat", "heart", 1],
  suffered: ["seat", "heart", -1],
  gravehold_gained: ["gravehold", "heart", 1],
  gravehold_suffered: ["gravehold", "heart", -1],
  nemesis_gained: ["nemesis", "heart", 1],
  nemesis_damaged: ["nemesis", "heart", -1],
  minion_healed: ["card", "heart", 1],
  minion_damaged: ["card", "heart", -1],
  counter_changed: ["counter", null, 1],
};

function changeOf(line: LogLine): Change | null {
  const [of, icon, sign] = CHANGES[line.event.event] ?? [];
  const { amount } = line.event;
  if (of === undefined || icon === undefined || sign === undefined || !amount) return null;
  return { line, of, icon, amount: sign * amount };
}

const bearerOf = ({ of, icon, line: { event } }: Change): string =>
  [of, icon, event.seat, event.uid, event.counter].join("/");

/** Adds a change to those of a deed; what the same one gains twice is one number. */
function put(changes: Change[], one: Change): void {
  const at = changes.findIndex((other) => bearerOf(other) === bearerOf(one) && other.amount > 0 === one.amount > 0);
  const found = changes[at];
  if (found) changes[at] = { ...found, amount: found.amount + one.amount };
  else changes.push(one);
}

const isCounted = (event: GameEvent | undefined): boolean =>
  event !== undefined && COUNTED.includes(event.event) && event.card !== undefined;

function count(cards: Counted[], card: string, n: number): void {
  const found = cards.find((one) => one.card === card);
  if (found) found.n += n;
  else cards.push({ card, n });
}

/** May the second deed be said with the first? Only where nothing but cards and aether would be lost. */
function goesOn(first: Deed | undefined, next: Deed): first is Deed {
  const [a, b] = [first?.line?.event, next.line?.event];
  if (!isCounted(a) || a?.event !== b?.event || a?.seat !== b?.seat) return false;
  return [...(first?.changes ?? []), ...next.changes].every((one) => one.icon === "drop" && one.amount > 0);
}

/** Did only numbers change? Then a target was chosen for what was done before. What is paid for is a deed of its own. */
const isResult = (deed: Deed): boolean =>
  deed.line === null && !deed.changes.some((one) => one.icon === "drop" && one.amount < 0);

/** The deeds of the lines of one turn. */
export function deedsOf(lines: readonly LogLine[]): Deed[] {
  const deeds: Deed[] = [];
  for (const one of separate(lines)) {
    const last = deeds.at(-1);
    if (last && isResult(one)) {
      for (const change of one.changes) put(last.changes, change);
      last.at = one.at;
      continue;
    }
    if (!goesOn(last, one)) {
      deeds.push(one);
      continue;
    }
    for (const { card, n } of one.cards) count(last.cards, card, n);
    for (const change of one.changes) put(last.changes, change);
    last.at = one.at;
  }
  return deeds;
}

function separate(lines: readonly LogLine[]): Deed[] {
  const made: Deed[] = [];
  for (const line of lines) {
    const last = made.at(-1);
    const here = last?.at === line.at ? last : undefined;
    const change = changeOf(line);
    if (change !== null) {
      // A price is paid before the deed it is for.
      if (here && !(change.icon === "drop" && change.amount < 0 && here.line !== null)) put(here.changes, change);
      else made.push({ id: line.id, at: line.at, line: null, cards: [], changes: [change] });
      continue;
    }
    const cards = isCounted(line.event) ? [{ card: line.event.card ?? "", n: 1 }] : [];
    if (here && here.line === null) Object.assign(here, { line, cards });
    else made.push({ id: line.id, at: line.at, line, cards, changes: [] });
  }
  return made;
}
