// A text in blocks, as it is drawn on a card. While `marks.on` is set, the voice puts marks around what is drawn in a way of
// its own: the word for an amount, the OR between options, the rows of a table. Otherwise a text is only words.
import type { FluentFunction } from "@fluent/bundle";

/** What a card has a sign for. */
export const SIGNS = ["aether", "charge", "life", "damage"] as const;
export type Sign = (typeof SIGNS)[number];

/** Words, or the word for an amount, in whose place a sign can stand. */
export type Piece = string | { sign: Sign; word: string };

export interface Row {
  head: string;
  says: Block[];
}

/** A paragraph, the OR between what is above and below it, or a table. */
export type Block = { pieces: Piece[] } | { or: string } | { rows: Row[] };

export const marks = { on: false };

// Letters of nobody's alphabet.
const FIRST_SIGN = 0xe010;
const END = "\uE014";
const BAR = "\uE015";
const ROW = "\uE016";
const CELL = "\uE017";
const ANY = /([\uE010-\uE017])/;

const signOf = (mark: string): Sign | undefined => SIGNS[mark.charCodeAt(0) - FIRST_SIGN];

/** What messages call around the word for an amount: AETHER("aether"). */
export const functions: Record<string, FluentFunction> = Object.fromEntries(
  SIGNS.map((sign, n) => [
    sign.toUpperCase(),
    ([word]) => (marks.on ? String.fromCharCode(FIRST_SIGN + n) + String(word) + END : String(word)),
  ]),
);

export const bar = (word: string): string => BAR + word + END;
export const row = (head: string, says: string): string => ROW + head + CELL + says + END;

/** The blocks of a marked text. */
export function blocksIn(text: string): Block[] {
  const tokens = text.split(ANY);
  let at = 0;

  const words = (): string => {
    let said = "";
    while (at < tokens.length && !/^[\uE014\uE017]$/.test(tokens[at] ?? "")) said += tokens[at++];
    at += 1;
    return said;
  };

  /** Until the end of the row, or of the text. */
  const blocks = (): Block[] => {
    const found: Block[] = [];
    let pieces: Piece[] = [];
    const flush = () => {
      const last = pieces.at(-1);
      if (typeof last === "string") pieces[pieces.length - 1] = last.trimEnd();
      pieces = pieces.filter((piece) => piece !== "");
      if (pieces.length > 0) found.push({ pieces });
      pieces = [];
    };
    for (; at < tokens.length && tokens[at] !== END; ) {
      const token = tokens[at++] ?? "";
      const sign = signOf(token);
      if (sign !== undefined) pieces.push({ sign, word: words() });
      else if (token === BAR) {
        flush();
        found.push({ or: words() });
      } else if (token === ROW) {
        flush();
        const made = { head: words(), says: blocks() };
        const last = found.at(-1);
        if (last && "rows" in last) last.rows.push(made);
        else found.push({ rows: [made] });
      } else
        token.split("\n").forEach((part, n) => {
          if (n > 0) flush();
          const said = pieces.length === 0 ? part.trimStart() : part;
          if (said) pieces.push(said);
        });
    }
    at += 1;
    flush();
    return found;
  };

  return blocks();
}

/** The same blocks, with every word changed. */
export function changed(blocks: readonly Block[], change: (words: string) => string): Block[] {
  return blocks.map((block) => {
    if ("or" in block) return block;
    if ("rows" in block)
      return { rows: block.rows.map(({ head, says }) => ({ head: change(head), says: changed(says, change) })) };
    return { pieces: block.pieces.map((piece) => (typeof piece === "string" ? change(piece) : piece)) };
  });
}
