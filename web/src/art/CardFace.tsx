/** A whole card: picture, name, cost, kind, text, and what lies on it. No hooks, no data of its own. */
import { type CSSProperties, memo } from "react";
import { CardArt } from "./CardArt";
import css from "./CardFace.module.css";
import { CardText, linesIn, type TextLine } from "./CardText";
import { CostDrop, Icon, KindIcon } from "./icons";
import { fits, rows, SOFT, smaller } from "./letters";
import { COLOURS, lookOf } from "./palette";
import type { ArtCard } from "./types";

export type CardSize = "small" | "medium" | "large";

export interface FaceCard extends ArtCard {
  /** In the reader's language, as is `type`. */
  name: string;
  type?: string | undefined;
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
  lines?: readonly TextLine[] | undefined;
  /** Signs in place of the words for amounts. */
  signs?: boolean | undefined;
  size?: CardSize | undefined;
  state?: FaceState | undefined;
  className?: string | undefined;
  /** Only seen. */
  mute?: boolean | undefined;
  /** Its box is lower than a card: one line less. */
  low?: boolean | undefined;
}

const NONE: FaceState = {};

/** So few lines leave room for the picture; so many want it to be low, and stand closer; so many need smaller letters. */
const BRIEF = 3;
const LONG = 6;
const LONGEST = 9;

/** Inner width of a card, less what the space between letters takes, and the size of the letters of its name. */
const NAMES = { small: [68, 12.8], medium: [100, 14.2], large: [262, 25] } as const;
/** Inner width, and size of the text, of a card of medium size. */
const ROOM = 100 / 12.5;

function CardFacePlain(props: CardFaceProps) {
  const { card, lines = [], signs = false, size = "medium", state = NONE, className, mute, low } = props;
  const { glow, dim, count, life, max, tokens, power } = state;
  const stats = count !== undefined || life !== undefined || tokens !== undefined;
  const [room, letters] = NAMES[size];
  const name = smaller(card.name, room / letters, size === "large" ? 4 : 2);
  // It is broken only where even small letters do not help; one word alone, whenever its card is narrower than usual.
  const whole = fits(card.name, room / letters / name) && /[\s-]/.test(card.name);
  const title = whole ? card.name.replaceAll(SOFT, "") : card.name;
  const beside = (low ? 1 : 0) + rows(title, "serif", room / letters / name);
  const needed = (dense: boolean) => beside + linesIn(lines, ROOM, signs, dense);
  // Labels have lines of their own where there is room for them.
  const dense = size === "medium" && needed(false) > LONG;
  const needs = size === "medium" ? needed(dense) : 0;
  const names = [
    css.card,
    css[lookOf(card)],
    css[size],
    glow ? css.glow : "",
    dim ? css.dim : "",
    size === "medium" && needs <= BRIEF ? css.brief : "",
    needs > LONG ? css.long : "",
    needs > LONGEST ? css.longest : "",
    className ?? "",
  ]
    .filter(Boolean)
    .join(" ");
  const style: Record<string, string | number> = {};
  // A word too long for one line is set smaller before it is broken.
  if (name < 1) style["--name"] = name.toFixed(3);
  if (typeof glow === "string") style["--glow"] = glow;
  const em = size === "large" ? 1.75 : size === "small" ? 0.86 : 1;
  const px = (n: number) => `calc(${(n * em).toFixed(1)} * var(--u, 1px))`;
  return (
    <div className={names} style={style as CSSProperties} data-kind={lookOf(card)} aria-hidden={mute || undefined}>
      <div className={css.art}>
        <CardArt card={card} tokens={tokens} of={power} />
        {card.cost !== null && card.cost !== undefined && (
          <CostDrop cost={card.cost} size={px(27)} className={css.cost} />
        )}
        <KindIcon picture={card.picture} family={card.family} size={px(18)} className={css.kind} />
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
        <p className={css.name}>{title}</p>
        {size === "large" && card.type && <p className={css.type}>{card.type}</p>}
        {size !== "small" && lines.length > 0 && (
          <p className={css.text}>
            <CardText lines={lines} signs={signs} dense={dense} />
          </p>
        )}
      </div>
    </div>
  );
}

export const CardFace = memo(CardFacePlain);
