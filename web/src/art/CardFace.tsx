/** A whole card: picture, name, cost, kind, text, and what lies on it. No hooks, no data of its own. */
import { type CSSProperties, memo } from "react";
import { CardArt } from "./CardArt";
import css from "./CardFace.module.css";
import { CostDrop, Icon, KindIcon } from "./icons";
import { COLOURS, family } from "./palette";
import type { ArtCard } from "./types";

export type CardSize = "small" | "medium" | "large";

export interface FaceCard extends ArtCard {
  /** In the reader's language, as is `type`. */
  name: string;
  type?: string | undefined;
}

export interface FaceLine {
  label?: string | null | undefined;
  text: string;
}

export interface FaceState {
  /** It can be chosen: true, or the colour of the player who points at it. */
  glow?: boolean | string | undefined;
  dim?: boolean | undefined;
  /** How many lie in the pile. */
  count?: number | undefined;
  life?: number | undefined;
  max?: number | undefined;
  tokens?: number | undefined;
  /** Power tokens at first, for the level of the sand. */
  power?: number | undefined;
}

export interface CardFaceProps {
  card: FaceCard;
  lines?: readonly FaceLine[] | undefined;
  size?: CardSize | undefined;
  state?: FaceState | undefined;
  className?: string | undefined;
}

const NONE: FaceState = {};

/** How wide a name is at medium size, guessed letter by letter: this must not ask the browser. */
function width(text: string): number {
  let em = 0;
  for (const letter of text)
    em += /[iljtfrI'’.,:! -]/.test(letter) ? 0.29 : /[mwMW—]/.test(letter) ? 0.83 : /\p{Lu}/u.test(letter) ? 0.65 : 0.5;
  return em * 14.5;
}

/** Lines a name takes when its words, and the parts of words with hyphens, are put one after the other. */
function rows(name: string): number {
  let [count, used] = [1, 0];
  for (const part of name.match(/[^\s-]+[\s-]*/g) ?? []) {
    if (used > 0 && used + width(part.trimEnd()) > 97) [count, used] = [count + 1, 0];
    used += width(part);
    // Such a word is broken even at its smallest.
    if (width(part) > 112) [count, used] = [count + 1, 40];
  }
  return Math.min(3, count);
}

interface Fit {
  names: number;
  fits: number;
  long: boolean;
  brief: boolean;
}

/** Lines of text that fit at medium size, and whether what is written seems to need more, or far less. */
function fit(name: string, lines: readonly FaceLine[]): Fit {
  const names = rows(name);
  const fits = 6 - names;
  const needs = lines.reduce(
    (sum, { label, text }) =>
      sum +
      text
        .split("\n")
        .reduce((n, part, i) => n + Math.ceil((part.length + (i ? 0 : (label?.length ?? -1) + 1)) / 18.5), 0),
    0,
  );
  return { names, fits, long: needs > fits, brief: needs <= fits - 3 };
}

function CardFacePlain({ card, lines = [], size = "medium", state = NONE, className }: CardFaceProps) {
  const { glow, dim, count, life, max, tokens, power } = state;
  const stats = count !== undefined || life !== undefined || tokens !== undefined;
  const { names: tall, fits, long, brief } = fit(card.name, lines);
  const names = [
    css.card,
    css[family(card.kind)],
    css[size],
    glow ? css.glow : "",
    dim ? css.dim : "",
    size === "medium" && brief ? css.brief : "",
    className ?? "",
  ]
    .filter(Boolean)
    .join(" ");
  // A word too long for one line is set smaller before it is broken.
  const longest = Math.max(...card.name.split(/[\s-]+/).map(width));
  const style: Record<string, string | number> = { "--lines": fits, "--name-lines": Math.max(2, tall) };
  if (size === "medium" && longest > 98) style["--name"] = Math.max(0.87, 98 / longest).toFixed(3);
  if (typeof glow === "string") style["--glow"] = glow;
  const em = size === "large" ? 1.75 : size === "small" ? 0.86 : 1;
  const px = (n: number) => `calc(${(n * em).toFixed(1)}px * var(--card-scale, 1))`;
  return (
    <div className={names} style={style as CSSProperties} data-kind={card.kind}>
      <div className={css.art}>
        <CardArt card={card} tokens={tokens} of={power} />
        {card.cost !== null && card.cost !== undefined && (
          <CostDrop cost={card.cost} size={px(27)} className={css.cost} />
        )}
        <KindIcon kind={card.kind} size={px(18)} className={css.kind} />
        {stats && (
          <div className={css.stats}>
            {life !== undefined && (
              <span className={css.stat}>
                <Icon name="heart" solid size={px(14)} colour={COLOURS.life} />
                {life}
                {max !== undefined && max !== life && <span className={css.of}>/{max}</span>}
              </span>
            )}
            {tokens !== undefined && (
              <span className={css.stat}>
                <Icon name="hourglass" size={px(15)} colour={COLOURS.foe} />
                {tokens}
              </span>
            )}
            {count !== undefined && <span className={css.count}>×{count}</span>}
          </div>
        )}
      </div>
      <div className={css.body}>
        <p className={css.name}>{card.name}</p>
        {size === "large" && card.type && <p className={css.type}>{card.type}</p>}
        {size === "large" &&
          lines.map((line, i) => (
            <p key={i} className={css.text}>
              {line.label && <b className={css.label}>{line.label} </b>}
              {line.text}
            </p>
          ))}
        {size === "medium" && lines.length > 0 && (
          <p className={long ? `${css.text} ${css.long}` : css.text}>
            {lines.map((line, i) => (
              <span key={i}>
                {i > 0 && "\n"}
                {line.label && <b className={css.label}>{line.label} </b>}
                {line.text}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

export const CardFace = memo(CardFacePlain);
