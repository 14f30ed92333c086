// The answers of a decision as the tray shows them: groups, keys of the keyboard, and which stand at the lower edge.
import type { Decision, Message, Phrase } from "@/protocol/wire";
import { choicesOf } from "@/store/places";

export type GroupName = "play" | "prep" | "gain" | "breach" | "ability" | "other";

export interface Answer {
  key: string;
  phrase: Phrase;
  /** How much: the 3 of "3 to nemesis". */
  amount: number;
  /** The key of the keyboard that gives it, or "". */
  hotkey: string;
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

/** More answers than this are put into groups. */
export const MANY = 8;

const LAST = ["end", "rest", "done"];
/** E ends, U takes back, R brings back, S suggests. */
const LETTERS = "abcdfghijklmnopqtvwxyz";
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

/** The verb of an answer that is an amount for a target. */
const AMOUNT = "amount";
const sameTarget = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

export function answersOf(decision: Decision): Answers {
  const choices = choicesOf(decision);
  const [first] = choices;
  const amounts =
    choices.length > 1 && choices.every((one) => one.verb === AMOUNT && sameTarget(one.about, first?.about ?? []));
  const groups: Group[] = [];
  const last: Answer[] = [];
  let n = 0;
  choices.forEach(({ key, verb, amount }, i) => {
    const phrase = decision.options?.[i] ?? key;
    if (LAST.includes(verb)) {
      last.push({ key, phrase, amount, hotkey: last.length === 0 ? "e" : "" });
      return;
    }
    const digit = amount < 10 ? String(amount) : "";
    const hotkey = amounts ? digit : n < 9 ? String(n + 1) : (LETTERS[n - 9] ?? "");
    n += 1;
    const name = GROUPS[verb] ?? "other";
    const group = groups.at(-1);
    const answer = { key, phrase, amount, hotkey };
    if (group?.name === name) group.answers.push(answer);
    else groups.push({ name, answers: [answer] });
  });
  return { groups, last, amounts };
}

/** A price at the end of the words is shown as a sign: the words without it, and the price. */
export function priced(words: string, phrase: Phrase): { words: string; price: number | null } {
  const args = typeof phrase === "object" && phrase !== null && "id" in phrase ? (phrase as Message).args : undefined;
  const price = typeof args?.cost === "number" ? args.cost : null;
  const end = / \((\d+)\)$/.exec(words);
  if (end === null || (price !== null && Number(end[1]) !== price)) return { words, price: null };
  if (price === null && (phrase as Message).id !== "option-charge") return { words, price: null };
  return { words: words.slice(0, end.index), price: Number(end[1]) };
}

/** The card that is played or gained, if the answer is nothing else. */
export function cardOf(phrase: Phrase): Phrase {
  const message = typeof phrase === "object" && phrase !== null && "id" in phrase ? (phrase as Message) : null;
  return message && (message.id === "option-play" || message.id === "option-gain")
    ? (message.args?.card ?? null)
    : null;
}
