import { CostDrop, Icon } from "@/art/icons";
import { Soft } from "@/parts/Soft";
import { press, pressAll, whereOf } from "@/hands/press";
import { mayAnswer } from "@/store/table";
import { useOption, useTable, useTableStore } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import { type Answer as AnswerData, cardOf, priced } from "./answers";
import styles from "./Tray.module.css";

interface AnswerProps {
  of: AnswerData;
  amounts?: boolean;
  /** The heading above says what is done: the card's name is enough to see. */
  brief?: boolean;
}

/** One row of the tray. A row that has gone keeps its room, so that no other answer comes to lie there. */
export function Answer({ of, amounts = false, brief = false }: AnswerProps) {
  if (of.gone) return <li className={styles.gone} aria-hidden />;
  if (of.first) return <Bought of={of} first={of.first} />;
  return <Plain of={of} amounts={amounts} brief={brief} />;
}

function Plain({ of, amounts, brief }: Required<AnswerProps>) {
  const voice = useVoice();
  const store = useTableStore();
  const option = useOption(of.key);
  const said = voice.say(of.phrase);
  const { words, price } = priced(said, of.phrase);
  const card = brief ? cardOf(of.phrase) : null;
  return (
    <li>
      <button
        type="button"
        className={styles.answer}
        data-key={of.key}
        data-hot={option.hot || undefined}
        data-busy={option.busy || undefined}
        disabled={!option.able}
        aria-label={amounts || card ? said : undefined}
        data-strokes={of.hotkey || undefined}
        aria-keyshortcuts={of.hotkey.length === 1 ? of.hotkey : undefined}
        onClick={(event) => {
          // A pointer does not need the focus. To take away what has it costs the browser a layout of everything in mid-change.
          if (event.detail > 0) event.currentTarget.blur();
          press(store, of.key, whereOf(event));
        }}
        onPointerEnter={() => option.point(true)}
        onPointerLeave={() => option.point(false)}
        onFocus={() => option.point(true)}
        onBlur={() => option.point(false)}
      >
        {amounts ? (
          <span className={styles.amount}>{of.amount}</span>
        ) : (
          <>
            <Strokes of={of.hotkey} />
            <span className={styles.words}>
              <Soft>{card ? voice.say(card.card) : words}</Soft>
              {card?.numeral ? <b className={styles.numeral}>{card.numeral}</b> : null}
              {price === null ? null : <span className="aloud"> ({price})</span>}
            </span>
            {price === null ? null : (
              <span className={styles.price} aria-hidden>
                <CostDrop cost={price} size="calc(24px * var(--screen))" />
              </span>
            )}
          </>
        )}
      </button>
    </li>
  );
}

/** What is bought with gems that are not played yet: they are played first. */
function Bought({ of, first }: { of: AnswerData; first: readonly string[] }) {
  const t = useText();
  const voice = useVoice();
  const store = useTableStore();
  const mine = useTable((data) => mayAnswer(data, ""));
  const name = voice.card(of.card ?? "");
  return (
    <li>
      <button
        type="button"
        className={styles.answer}
        data-plan={of.key}
        data-strokes={of.hotkey || undefined}
        aria-keyshortcuts={of.hotkey || undefined}
        disabled={!mine}
        aria-label={t("gain-with-gems", { card: name, n: first.length })}
        onClick={(event) => {
          if (event.detail > 0) event.currentTarget.blur();
          pressAll(store, [...first, of.key], whereOf(event));
        }}
      >
        <Strokes of={of.hotkey} />
        <span className={styles.words}>
          <Soft>{name}</Soft>
        </span>
        <span className={styles.gems} aria-hidden>
          {first.length}
          <Icon name="hexagon" solid size={13} />
        </span>
      </button>
    </li>
  );
}

/** What to press, one key after the other. */
export function Strokes({ of }: { of: string }) {
  return (
    <span className={styles.strokes} aria-hidden>
      {of.split(" ").map((one, n) => (
        <kbd key={n}>{one.toUpperCase()}</kbd>
      ))}
    </span>
  );
}
