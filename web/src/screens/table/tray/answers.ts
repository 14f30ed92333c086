// The answers of a decision as the tray shows them: groups, keys of the keyboard, and which stand at the lower edge.
import { keyOf } from "@/protocol/keys";
import type { Decision, Message, Phrase } from "@/protocol/wire";
import { type Choice, choicesOf } from "@/store/places";
import { COUNTED, inHand, isLast, strokes } from "./strokes";

export type GroupName = "play" | "prep" | "gain" | "breach" | "ability" | "other";

export interface Answer {
  key: string;
  phrase: Phrase;
  /** How much: the 3 of "3 to nemesis". */
  amount: number;
  /** What to press for it: "3", or "f 2" for one key after the other; or "". */
  hotkey: string;
  /** It was there earlier in this phase, and its row is kept so that no other moves there. */
  gone?: boolean;
  /** Answers to give before it: gems that pay for it. */
  first?: readonly string[];
  /** The card that is bought so. */
  card?: string;
}

export interface Group {
  name: GroupName;
  answers: Answer[];
}

export interface Answers {
  groups: Group[];
  /** Ends or declines: always in the same place, on the same key. */
  last: Answer[];
  /** All answers are amounts for one target: shown as numbers. */
  amounts: boolean;
}

/** Return whether every answer can be given on the board, apart from those that end or decline. `isLit`: this place takes an answer now. */
export function isOnBoard(decision: Decision | null, isLit: (place: string) => boolean): boolean {
  // Cards that are put in order are lit only until the part that arranges them has loaded.
  if (decision?.ask === "order_discards") return false;
  const others = choicesOf(decision).filter((one) => !isLast(one));
  return others.length > 0 && others.every(({ about }) => about.some(isLit));
}

/** What keeps the order and the keys steady: hand and market as they lie. */
export interface Lie {
  /** The different cards of the hand, each in the place it had when it was first seen this turn. */
  hand: readonly string[];
  /** The piles of the market. */
  supply: readonly string[];
}

/** More answers than this are put into groups. */
export const MANY = 8;

/** By the verb of the answer. */
const GROUPS: Record<string, GroupName> = {
  play: "play",
  prep: "prep",
  gain: "gain",
  focus: "breach",
  open: "breach",
  charge: "breach",
  activate: "ability",
  use: "ability",
};
/** In a main phase: what is in hand first, for its rows are known from the beginning. */
const ORDER: GroupName[] = ["play", "prep", "ability", "other", "gain", "breach"];

/** The verb of an answer that is an amount for a target. */
const AMOUNT = "amount";
const sameTarget = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

const NOWHERE: Lie = { hand: [], supply: [] };

export function answersOf(decision: Decision, lie: Lie = NOWHERE): Answers {
  const choices = choicesOf(decision);
  const [first] = choices;
  const amounts =
    choices.length > 1 && choices.every((one) => one.verb === AMOUNT && sameTarget(one.about, first?.about ?? []));
  const pressed = strokes(decision, lie, amounts);
  const answer = (choice: Choice): Answer => ({
    key: choice.key,
    phrase: decision.options?.[decision.keys.indexOf(choice.key)] ?? choice.key,
    amount: choice.amount,
    hotkey: pressed.get(choice.key) ?? "",
  });
  const last = choices.filter(isLast).map(answer);
  const others = choices.filter((one) => !isLast(one));
  const groups: Group[] = [];
  const add = (name: GroupName, one: Answer) => {
    const group = groups.at(-1);
    if (group?.name === name) group.answers.push(one);
    else groups.push({ name, answers: [one] });
  };
  if (decision.ask !== "main") {
    // Keys that are not simply counted through, as those of spells by their breaches, still come in their order.
    const nth = ({ key }: Choice) => COUNTED.indexOf(pressed.get(key) ?? "");
    for (const choice of amounts ? others : others.toSorted((a, b) => nth(a) - nth(b)))
      add(GROUPS[choice.verb] ?? "other", answer(choice));
    return { groups, last, amounts };
  }
  for (const name of ORDER) {
    const mine = others.filter((one) => (GROUPS[one.verb] ?? "other") === name);
    if (name === "gain") for (const one of bought(decision, lie, pressed)) add("gain", one);
    const left =
      name === "gain" ? mine.filter((one) => !lie.supply.some((card) => one.key === keyOf("gain", card))) : mine;
    for (const one of left.toSorted((a, b) => inHand(a, lie) - inHand(b, lie))) add(name, answer(one));
  }
  return { groups, last, amounts };
}

/** The market as it lies, with what can be bought now or with unplayed gems; the others keep their rows. */
function bought(decision: Decision, lie: Lie, pressed: ReadonlyMap<string, string>): Answer[] {
  const pays = decision.gems?.pays ?? {};
  const rows = lie.supply.map((card): Answer => {
    const key = keyOf("gain", card);
    const at = decision.keys.indexOf(key);
    const first = at < 0 ? pays[key] : undefined;
    return {
      key,
      phrase: decision.options?.[at] ?? key,
      amount: 0,
      hotkey: pressed.get(key) ?? "",
      card,
      ...(first ? { first } : {}),
      ...(at < 0 && !first ? { gone: true } : {}),
    };
  });
  return rows.slice(0, rows.findLastIndex((one) => !one.gone) + 1);
}

/** The rows of this phase: those that have gone since keep their places. */
export function kept(before: Answers | null, now: Answers): Answers {
  if (before === null) return now;
  const groups = now.groups.map((group) => {
    const old = before.groups.find((one) => one.name === group.name);
    if (old === undefined || group.name === "gain") return group;
    const here = new Set(group.answers.map((one) => one.key));
    const answers = [...group.answers];
    old.answers.forEach((one, n) => {
      if (!here.has(one.key)) answers.splice(Math.min(n, answers.length), 0, { ...one, gone: true });
    });
    return { ...group, answers };
  });
  // A group that is empty now keeps its room only if something stands below it.
  const missing = before.groups.filter((old) => !groups.some((one) => one.name === old.name));
  const empty = missing.map(({ name, answers }) => ({ name, answers: answers.map((one) => ({ ...one, gone: true })) }));
  const ordered = [...groups, ...empty].toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
  while (ordered.at(-1)?.answers.every((one) => one.gone)) ordered.pop();
  return { ...now, groups: ordered };
}

/** The hand's places of this turn: a card keeps its place when it has left, and a new one comes after the others. */
export const slotted = (before: readonly string[], hand: readonly string[]): readonly string[] => {
  const fresh = [...new Set(hand)].filter((card) => !before.includes(card));
  return fresh.length === 0 ? before : [...before, ...fresh];
};

/** A price at the end of the words is shown as a sign: the words without it, and the price. */
export function priced(words: string, phrase: Phrase): { words: string; price: number | null } {
  const args = typeof phrase === "object" && phrase !== null && "id" in phrase ? (phrase as Message).args : undefined;
  const price = typeof args?.cost === "number" ? args.cost : null;
  const end = / \((\d+)\)$/.exec(words);
  if (end === null || (price !== null && Number(end[1]) !== price)) return { words, price: null };
  if (price === null && (phrase as Message).id !== "option-charge") return { words, price: null };
  return { words: words.slice(0, end.index), price: Number(end[1]) };
}

const BRIEF = ["option-play", "option-gain", "option-prep"];

/** The card that is played, gained or prepped, if the answer is nothing else, and the breach it is prepped to. */
export function cardOf(phrase: Phrase): { card: Phrase; numeral: string } | null {
  const message = typeof phrase === "object" && phrase !== null && "id" in phrase ? (phrase as Message) : null;
  if (message === null || !BRIEF.includes(message.id)) return null;
  return { card: message.args?.card ?? null, numeral: String(message.args?.numeral ?? "") };
}
