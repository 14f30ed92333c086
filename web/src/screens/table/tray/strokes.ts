// What to press for each answer. In one's turn a key means the same thing all the time: digits the cards of the hand, letters the
// piles of the market, C a charge, F and O a breach, A an ability. Elsewhere answers are counted through.
import { keyOf } from "@/protocol/keys";
import type { Decision } from "@/protocol/wire";
import { type Choice, choicesOf } from "@/store/places";
import type { Lie } from "./answers";

/** E ends, G plays all gems, U takes back, R brings back, S suggests. */
export const COUNTED = "123456789abcdfhijklmnopqtvwxyz";
/** Without those that mean something in a main phase. */
const MARKET = "bdhijklmn";
const REST = "pqtvwxyz";
const DIGITS = 9;

const LAST = ["end", "rest", "done"];

/** Does it end or decline? */
export const isLast = ({ verb }: Choice): boolean => LAST.includes(verb);

/** Which of the places of the hand the answer is about; -1 if none. */
export const inHand = ({ about }: Choice, { hand }: Lie): number =>
  hand.findIndex((card) => about.some((place) => place.startsWith("hand/") && place.endsWith(`/${card}`)));

const PREFIX: Record<string, string> = { focus: "f", open: "o" };

/** The number at the end of the place of this kind: of a breach. */
function breachOf({ about }: Choice, ...kinds: string[]): string {
  const place = about.find((one) => kinds.some((kind) => one.startsWith(`${kind}/`)));
  return place?.split("/").at(-1) ?? "";
}

const digit = (n: number) => (n >= 0 && n < DIGITS ? String(n + 1) : "");

export function strokes(decision: Decision, lie: Lie, amounts: boolean): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const give = (key: string, stroke: string) => {
    if (stroke === "" || taken.has(stroke)) return;
    taken.add(stroke);
    found.set(key, stroke);
  };
  const choices = choicesOf(decision);
  const ends = choices.filter(isLast);
  if (ends[0]) give(ends[0].key, "e");
  const others = choices.filter((one) => !isLast(one));
  if (amounts) for (const one of others) give(one.key, one.amount < 10 ? String(one.amount) : "");
  else if (decision.ask === "main") inMain(decision, others, lie, give);
  else if (decision.ask === "casting") {
    for (const one of others) give(one.key, breachOf(one, "prepped"));
    rest(others, found, taken, [...COUNTED].slice(4).join(""), give);
  } else rest(others, found, taken, COUNTED, give);
  return found;
}

type Give = (key: string, stroke: string) => void;

/** The others are counted through. */
function rest(choices: Choice[], found: Map<string, string>, taken: Set<string>, free: string, give: Give): void {
  const left = [...free].filter((one) => !taken.has(one));
  for (const { key } of choices.filter((one) => !found.has(one.key))) give(key, left.shift() ?? "");
}

function inMain(decision: Decision, choices: Choice[], lie: Lie, give: Give): void {
  const slot = (choice: Choice) => inHand(choice, lie);
  const letters = [...REST];
  lie.supply.forEach((card, n) => {
    const key = keyOf("gain", card);
    if (decision.keys.includes(key) || decision.gems?.pays[key]) give(key, MARKET[n] ?? "");
  });
  for (const choice of choices) {
    const { key, verb } = choice;
    const nth = digit(slot(choice));
    const alike = choices.filter((one) => slot(one) === slot(choice));
    if (nth !== "") give(key, alike.length > 1 ? `${nth} ${breachOf(choice, "breach")}` : nth);
    else if (verb === "charge") give(key, "c");
    else if (PREFIX[verb]) give(key, `${PREFIX[verb]} ${breachOf(choice, "breach")}`);
    else if (verb === "activate") give(key, "a");
    else if (!lie.supply.some((card) => key === keyOf("gain", card))) give(key, letters.shift() ?? "");
  }
}
