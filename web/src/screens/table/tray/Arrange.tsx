// The played cards in the order in which they are put down: by dragging, or with the buttons on each card.
import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider, PointerSensor } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { useState } from "react";
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import tip from "@/parts/Spot.module.css";
import { Tip } from "@/parts/Tip";
import { useTableStore } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import { BigFace, Face, useDescribed } from "@/screens/table/mage/Face";
import styles from "@/screens/table/mage/Played.module.css";
import { putDown } from "./putDown";

interface ArrangeProps {
  seat: number;
  order: string[];
  setOrder: (order: string[]) => void;
  small: boolean;
  /** The order as it would be if what is dragged were dropped here; null: nothing is dragged. */
  preview: (order: string[] | null) => void;
}

function moved(order: string[], from: number, to: number): string[] {
  const next = [...order];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export default function Arrange({ seat, order, setOrder, small, preview }: ArrangeProps) {
  const t = useText();
  const store = useTableStore();
  const [sending, send] = useState(false);
  const submit = () => {
    send(true);
    void putDown(store, seat, order).finally(() => send(false));
  };
  const seen = new Map<string, number>();
  return (
    <section className={styles.played} aria-label={t("arrange-title")}>
      <div className={styles.side}>
        <span className="cap">{t("part-played")}</span>
        <p className={styles.hint}>{t("arrange-hint")}</p>
        <Button look="main" className={styles.put} onClick={submit} disabled={sending}>
          {t("arrange-put")}
        </Button>
      </div>
      <DragDropProvider
        // Its help is in English only, and each card has buttons that say in words what they do.
        plugins={(usual) => usual.filter((one) => one !== Accessibility)}
        sensors={[PointerSensor]}
        onDragOver={(event) => {
          const { source } = event.operation;
          // The library has moved the card by the time the event is over.
          queueMicrotask(() => isSortable(source) && preview(moved(order, source.initialIndex, source.index)));
        }}
        onDragEnd={(event) => {
          const { source } = event.operation;
          preview(null);
          if (event.canceled || !isSortable(source) || source.initialIndex === source.index) return;
          setOrder(moved(order, source.initialIndex, source.index));
        }}
      >
        <ol className={styles.flow}>
          {order.map((card, n) => {
            const nth = (seen.get(card) ?? 0) + 1;
            seen.set(card, nth);
            return (
              <One
                key={`${card}/${nth}`}
                id={`${card}/${nth}`}
                card={card}
                place={`played/${seat}/${card}`}
                index={n}
                small={small}
                last={n === order.length - 1}
                move={(to) => setOrder(moved(order, n, to))}
              />
            );
          })}
        </ol>
      </DragDropProvider>
    </section>
  );
}

interface OneProps {
  id: string;
  card: string;
  place: string;
  index: number;
  small: boolean;
  last: boolean;
  move: (to: number) => void;
}

function One({ id, card, place, index, small, last, move }: OneProps) {
  const t = useText();
  const voice = useVoice();
  const described = useDescribed();
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const [open, show] = useState(false);
  const name = voice.card(card);
  return (
    <li className={styles.one} ref={ref}>
      <Tip
        open={open}
        onOpenChange={show}
        tip={isDragging ? null : <BigFace id={card} />}
        className={tip.tip}
        sideOffset={8}
        collisionPadding={8}
      >
        <button
          type="button"
          ref={handleRef}
          className={styles.card}
          data-place={place}
          data-dragging={isDragging || undefined}
        >
          <span className="aloud">{`${index + 1}. ${described(card)}`}</span>
          <span className={tip.seen} aria-hidden>
            <Face id={card} size={small ? "small" : "normal"} />
          </span>
        </button>
      </Tip>
      <span className={styles.moves}>
        <button
          type="button"
          className={styles.move}
          disabled={index === 0}
          aria-label={t("arrange-earlier", { name })}
          onClick={() => move(index - 1)}
        >
          <Icon name="left" size={16} />
        </button>
        <span className={styles.nth} aria-hidden>
          {index + 1}
        </span>
        <button
          type="button"
          className={styles.move}
          disabled={last}
          aria-label={t("arrange-later", { name })}
          onClick={() => move(index + 1)}
        >
          <Icon name="right" size={16} />
        </button>
      </span>
    </li>
  );
}
