// The market of the next battle: nine piles from the barracks, a shelf for each kind.
import { useState } from "react";
import { Icon, KindIcon } from "@/art";
import { Card } from "@/parts/Card";
import { described } from "@/parts/cardText";
import { useTable } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import { Answer, type AskProps, Frame } from "./Frame";
import styles from "./MarketAsk.module.css";

export function MarketAsk({ trek, watching }: AskProps) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const decide = useTable((data) => data.decide);
  const shelves = Object.entries(trek.ask.options);
  const wanted = (kind: string) => trek.ask.most[kind] ?? 0;
  // Where nothing can be left out there is nothing to choose.
  const [picked, pick] = useState<string[]>(() =>
    shelves.flatMap(([kind, cards]) => (cards.length === wanted(kind) ? cards : [])),
  );
  const left = (kind: string, cards: string[]) => wanted(kind) - cards.filter((id) => picked.includes(id)).length;
  const missing = shelves.map(([kind, cards]) => ({ kind, n: left(kind, cards) })).filter((one) => one.n > 0);
  const many = shelves.reduce((sum, [, cards]) => sum + cards.length, 0);
  const toggle = (id: string, full: boolean) =>
    pick((old) => (old.includes(id) ? old.filter((one) => one !== id) : full ? old : [...old, id]));
  return (
    <Frame
      title={t("expedition-market-title")}
      text={t(trek.big_pocket ? "expedition-market-pocket" : "expedition-market-text", { n: many })}
      status={
        missing.length === 0
          ? t("setup-market-done")
          : `${t("expedition-market-left")} ${missing.map((one) => `${t(`kinds-${one.kind}`)} ${one.n}`).join(", ")}`
      }
      act={
        <Answer watching={watching} able={missing.length === 0} act={() => decide({ step: "market", picked })}>
          <Icon name="check" size={18} /> {t("setup-market-take")}
        </Answer>
      }
    >
      <div className={styles.shelves}>
        {shelves.map(([kind, cards]) => {
          const open = left(kind, cards);
          return (
            <section
              key={kind}
              className={styles.shelf}
              style={{ "--many": cards.length }}
              aria-labelledby={`shelf-${kind}`}
            >
              <h3 id={`shelf-${kind}`}>
                <KindIcon picture={kind} size={18} /> {t(`kinds-${kind}`)}
                <span className={styles.count} data-done={open === 0 || undefined}>
                  {t("setup-market-count", { n: wanted(kind) - open, of: wanted(kind) })}
                </span>
              </h3>
              <ul className={styles.cards}>
                {cards.map((id) => {
                  const card = names.cards.get(id);
                  const on = picked.includes(id);
                  const out = !on && open === 0;
                  return (
                    <li key={id}>
                      <button
                        type="button"
                        className={styles.card}
                        aria-pressed={on}
                        data-out={out || undefined}
                        disabled={watching}
                        data-card={id}
                        onClick={() => toggle(id, open === 0)}
                      >
                        <span className="aloud">{card ? described(card, voice) : voice.card(id)}</span>
                        <Card id={id} size="market" mute />
                        {trek.gained.includes(id) ? (
                          <span className={styles.fresh}>{t("expedition-fresh")}</span>
                        ) : null}
                        <span className={styles.state}>
                          {on ? <Icon name="check" size={15} /> : null}
                          {on
                            ? t("expedition-in-market")
                            : out
                              ? t(trek.big_pocket ? "expedition-stays" : "expedition-goes")
                              : t("expedition-pick")}
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
    </Frame>
  );
}
