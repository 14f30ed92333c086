/** What a card or mat says: paragraphs with their labels, OR as a bar, tables, and signs in place of some words. No hooks. */
import { memo } from "react";
import type { Block, Piece, Sign } from "@/words/marks";
import css from "./CardText.module.css";
import { Icon, type IconName } from "./icons";
import { rows, wide } from "./letters";

export interface TextLine {
  label?: string | null | undefined;
  blocks: readonly Block[];
}

const ICONS: Record<Sign, IconName> = { aether: "drop", charge: "bolt", life: "heart", damage: "burst" };

export interface CardTextProps {
  lines: readonly TextLine[];
  /** Signs in place of the words for amounts; who listens hears the words. */
  signs?: boolean | undefined;
  /** Labels do not stand on lines of their own. */
  dense?: boolean | undefined;
}

function CardTextPlain({ lines, signs = false, dense = false }: CardTextProps) {
  return lines.map((line, n) => (
    <span key={n} className={css.line}>
      {line.label ? <b className={dense ? css.head : css.label}>{line.label}</b> : null}
      {line.label ? " " : null}
      <Blocks blocks={line.blocks} signs={signs} run={dense} />{" "}
    </span>
  ));
}

export const CardText = memo(CardTextPlain);

interface BlocksProps {
  blocks: readonly Block[];
  signs: boolean;
  /** The first paragraph follows on its label in the same line. */
  run?: boolean;
}

function Blocks({ blocks, signs, run = false }: BlocksProps) {
  return blocks.map((block, n) => {
    if ("or" in block)
      return (
        <span key={n} className={css.or}>
          {" "}
          {block.or}{" "}
        </span>
      );
    if ("rows" in block)
      return (
        <span key={n} className={css.table} role="table">
          {block.rows.map((row, at) => (
            <span key={at} className={css.row} role="row">
              <span role="rowheader" className={css.number}>
                {row.head}{" "}
              </span>
              <span role="cell">
                <Blocks blocks={row.says} signs={signs} />{" "}
              </span>
            </span>
          ))}
        </span>
      );
    return (
      <span key={n} className={run && n === 0 ? undefined : css.paragraph}>
        {signs ? drawn(block.pieces) : said(block.pieces)}
        {n < blocks.length - 1 ? " " : null}
      </span>
    );
  });
}

const said = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece.word)).join("");

/** What is between two signs: what hangs on the first, the rest, and what the second hangs on. */
function between(words: string, first: boolean, second: boolean): [string, string, string] {
  const head = (first && /^\S+/.exec(words)?.[0]) || "";
  const rest = words.slice(head.length);
  const tail = (second && /\S+\s*$/.exec(rest)?.[0]) || "";
  return [head, rest.slice(0, rest.length - tail.length), tail];
}

const THIN = "\u2009";

/** With signs, at which no line is broken. */
function drawn(pieces: readonly Piece[]) {
  const isSign = (n: number) => typeof pieces[n] === "object";
  const parts = pieces.map((piece, n) => between(typeof piece === "string" ? piece : "", isSign(n - 1), isSign(n + 1)));
  return pieces.map((piece, n) => {
    if (typeof piece === "string") return parts[n]?.[1];
    const number = parts[n - 1]?.[2].trimEnd();
    return (
      <span key={n} className={css.amount}>
        {number}
        {number ? THIN : null}
        <span className={css.sign} data-sign={piece.sign}>
          <Icon name={ICONS[piece.sign]} solid size="1em" />
          <span className="aloud">{piece.word}</span>
        </span>
        {parts[n + 1]?.[0]}
      </span>
    );
  });
}

/** As wide as a sign. */
const SIGN = "W";

/** Lines that they take in so many ems, as it seems. */
export function linesIn(lines: readonly TextLine[], room: number, signs: boolean, dense: boolean): number {
  return lines.reduce((sum, { label, blocks }) => {
    const own = label && !dense ? 1 : 0;
    return sum + own + blocksIn(blocks, room, signs, label && dense ? `${label} ` : "");
  }, 0);
}

function blocksIn(blocks: readonly Block[], room: number, signs: boolean, before = ""): number {
  return blocks.reduce((sum, block, n) => {
    if ("or" in block) return sum + 1;
    if ("rows" in block) {
      const head = Math.max(...block.rows.map((row) => wide(row.head, "sans"))) + 0.5;
      return sum + block.rows.reduce((all, row) => all + blocksIn(row.says, room - head, signs), 0);
    }
    const text = block.pieces.map((piece) => (typeof piece === "string" ? piece : signs ? SIGN : piece.word)).join("");
    return sum + rows(n === 0 ? before + text : text, "sans", room);
  }, 0);
}
