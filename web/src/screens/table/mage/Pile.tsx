// Equal cards as one place: the first in full, the others behind it.
import type { CSSProperties, ReactNode } from "react";
import { Spot } from "@/parts/Spot";
import styles from "./Cards.module.css";
import { BigFace, Face, useDescribed } from "./Face";
import { OnCard } from "./OnCard";
import { type Lay, peeking, type Stack, stacks } from "./room";

interface FlowProps {
  cards: readonly string[];
  lay: Lay;
  place: (card: string) => string;
  why?: (card: string) => string;
  /** The player who is asked on the card what it asks. */
  asked?: number;
  dim?: boolean;
}

export function Flow({ cards, lay, place, why, asked, dim = false }: FlowProps): ReactNode {
  const seen = new Map<string, number>();
  return (
    <div className={styles.flow} data-lay={lay}>
      {stacks(cards, lay).map((stack) => {
        const nth = (seen.get(stack.card) ?? 0) + 1;
        seen.set(stack.card, nth);
        return (
          <Pile
            key={`${stack.card}/${nth}`}
            stack={stack}
            small={lay === "small"}
            place={place(stack.card)}
            why={why?.(stack.card) ?? ""}
            asked={nth === 1 ? asked : undefined}
            dim={dim}
          />
        );
      })}
    </div>
  );
}

interface PileProps {
  stack: Stack;
  small: boolean;
  place: string;
  why: string;
  asked: number | undefined;
  dim: boolean;
}

function Pile({ stack, small, place, why, asked, dim }: PileProps) {
  const described = useDescribed();
  const behind = small ? 0 : peeking(stack.count);
  const times = stack.count > 1 ? ` ×${stack.count}` : "";
  return (
    <span className={styles.stack} style={{ "--behind": behind } as CSSProperties}>
      <span className={styles.front}>
        {Array.from({ length: behind }, (_, n) => (
          <span key={n} className={styles.behind} style={{ "--nth": n + 1 } as CSSProperties} />
        ))}
        <Spot
          place={place}
          label={described(stack.card) + times}
          why={why}
          detail={<BigFace id={stack.card} />}
          className={small ? styles.low : undefined}
        >
          <Face id={stack.card} size={small ? "small" : "normal"} dim={dim} />
        </Spot>
      </span>
      {asked === undefined ? null : <OnCard card={stack.card} seat={asked} />}
      {times ? (
        <span className={styles.times} data-over aria-hidden>
          {times}
        </span>
      ) : null}
    </span>
  );
}
