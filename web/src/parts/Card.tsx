// A card's face. It has no behaviour: wrap it in a Spot to make it an answer.
import { memo, useRef } from "react";
import { CardFace, type FaceState } from "@/art/CardFace";
import { useSettings } from "@/store/settings";
import { useNames, useVoice } from "@/words/Words";
import styles from "./Card.module.css";
import { described, faceOf } from "./cardText";
import { Keywords } from "./Keywords";
import beside from "./Keywords.module.css";
import { useCut } from "./useCut";

/** `market` and `foe` fill the box they are in; `small` shows no text. */
export type CardSize = "normal" | "market" | "foe" | "large" | "small";

export interface CardProps {
  id: string;
  size?: CardSize;
  /** How many lie in the pile. */
  count?: number | undefined;
  life?: number | undefined;
  max?: number | undefined;
  /** Power tokens that lie on it. */
  tokens?: number | undefined;
  /** Cannot be used now. */
  dim?: boolean;
  /** What is around it says all of it: it is only seen. */
  mute?: boolean;
}

const FACES = { normal: "medium", market: "medium", foe: "medium", large: "large", small: "small" } as const;

/** So many rules are shown beside a large card. */
const KEYWORDS = 3;

/** So few letters fit on every card. */
const SURE = 40;

const text = (card: HTMLElement) => card.querySelector<HTMLElement>(":scope > div > div:last-child > p:nth-child(2)");

function CardPlain({ id, size = "normal", count, life, max, tokens, dim = false, mute = false }: CardProps) {
  const voice = useVoice();
  const card = useNames().cards.get(id);
  const plain = useSettings((settings) => settings.plainCards);
  const box = useRef<HTMLSpanElement>(null);
  const seen = card && faceOf(card, voice, size === "large");
  const words = seen?.words ?? "";
  useCut(box, text, FACES[size] === "medium" && words.length > SURE, words);
  if (card === undefined || seen === undefined) return <span className={styles.unknown} data-size={size} />;
  const { broken } = seen;
  const state: FaceState = { count, life, max, tokens, dim, power: card.power > 0 ? card.power : undefined };
  const face = (
    <span
      ref={box}
      className={styles.card}
      data-size={size}
      data-plain={plain || undefined}
      aria-hidden={mute || undefined}
    >
      {broken && !mute ? (
        <span className="aloud">{size === "small" ? voice.card(id) : described(card, voice)}</span>
      ) : null}
      <CardFace
        card={seen.card}
        lines={seen.lines}
        signs={size !== "large" && !plain}
        size={FACES[size]}
        state={state}
        mute={broken}
        low={size === "foe"}
        className={styles.face}
      />
    </span>
  );
  if (size !== "large") return face;
  return (
    <span className={beside.zoom}>
      {face}
      <Keywords lines={card.lines} most={KEYWORDS} mute />
    </span>
  );
}

export const Card = memo(CardPlain);
