// What can be bought: a market the boxes suggest, one by chance, or nine piles of one's own choice.
import { useState } from "react";
import { Icon, KindIcon } from "@/art";
import { Button } from "@/parts/Button";
import { Card } from "@/parts/Card";
import { described } from "@/parts/cardText";
import { Sheet } from "@/parts/Sheet";
import type { CardInfo, Catalog } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import { allowed, cardsOf, type Chosen, complete, RANDOM, sorted, supplyOf, wanted } from "./choice";
import styles from "./Market.module.css";
import picks from "./Picks.module.css";
import { activeOf, type Drawn, drawn, rerolled, traitsOf, useWishes } from "./wishes";
import { Problem, WishSheet } from "./WishSheet";

interface Props {
  catalog: Catalog;
  chosen: Chosen;
  change: (changes: Partial<Chosen>) => void;
}

export function MarketPick({ catalog, chosen, change }: Props) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const [looked, look] = useState<string | null>(null);
  const markets = catalog.markets.filter((one) => allowed(chosen.packs, one.pack));
  const [first = RANDOM] = chosen.market;
  const named = chosen.market.length === 1 && first !== RANDOM;
  const own = chosen.market.length > 1;
  const known = cardsOf(catalog, chosen.market).flatMap((id) => names.cards.get(id) ?? []);
  const cards = sorted(catalog, known);
  const places = Object.entries(catalog.places);
  const { wishes } = useWishes();
  const [wishing, wish] = useState(false);
  /** Why chance found nothing when it was asked last; what is asked next may fit. */
  const [problem, setProblem] = useState<string[] | undefined>();
  const traits = traitsOf(catalog, chosen.packs);
  const active = activeOf(traits, wishes).length;
  const asked = { catalog, packs: chosen.packs, wishes };
  const take = (made: Drawn) => {
    setProblem(made.problem);
    if (made.cards) change({ market: made.cards });
  };
  return (
    <section className={`panel ${styles.market}`} aria-labelledby="setup-market">
      <header className={styles.head}>
        <h2 id="setup-market">{t("part-market")}</h2>
        <ul className={styles.ways}>
          {markets.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.way}
                aria-pressed={named && first === one.id}
                onClick={() => change({ market: [one.id] })}
              >
                {voice.say({ name: one.id, kind: "market" })}
                <small>{voice.name({ name: one.pack, kind: "pack" })}</small>
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.way}
              aria-pressed={!named && !own}
              onClick={() => change({ market: [RANDOM] })}
            >
              {t("setup-chance")}
              <small>{t("setup-market-unseen")}</small>
            </button>
          </li>
          <li>
            <button
              type="button"
              className={styles.way}
              aria-pressed={own}
              onClick={() => {
                if (!own) take(known.length > 0 ? { cards: cards.map((card) => card.id) } : drawn(asked));
                look("");
              }}
            >
              {t("setup-market-own")}
              <small>{t("setup-market-nine")}</small>
            </button>
          </li>
        </ul>
        <button type="button" className={picks.roll} aria-haspopup="dialog" onClick={() => wish(true)}>
          <Icon name="settings" size={18} />
          {active > 0 ? t("wishes-count", { n: active }) : t("wishes")}
        </button>
        <button type="button" className={picks.roll} onClick={() => take(drawn(asked))}>
          <Icon name="dice" size={18} />
          {t("setup-roll")}
        </button>
      </header>
      {problem && active > 0 ? <Problem problem={problem} traits={traits} /> : null}
      {active > 0 && !named && !own ? <p className={styles.unheard}>{t("wishes-unseen")}</p> : null}
      <ol className={styles.piles}>
        {cards.length > 0
          ? cards.map((card) => (
              <li key={card.id} data-pile={card.id}>
                <button type="button" className={styles.pile} onClick={() => look(card.id)}>
                  <span className="aloud">{described(card, voice)}</span>
                  <Card id={card.id} mute />
                </button>
                <button
                  type="button"
                  className={styles.again}
                  aria-label={t("setup-reroll", { card: voice.card(card.id) })}
                  title={t("setup-reroll", { card: voice.card(card.id) })}
                  onClick={() =>
                    take(
                      rerolled(
                        asked,
                        cards.map((one) => one.id),
                        card.id,
                      ),
                    )
                  }
                >
                  <Icon name="dice" size={17} />
                </button>
              </li>
            ))
          : places.flatMap(([place, count]) =>
              Array.from({ length: count }, (_, n) => (
                <li key={`${place}${n}`} className={styles.unknown} data-kind={place}>
                  <KindIcon picture={place} size={34} />
                  <span>{t(`kind-${place}`)}</span>
                </li>
              )),
            )}
      </ol>
      {wishing ? (
        <WishSheet
          catalog={catalog}
          packs={chosen.packs}
          take={(market) => take({ cards: market })}
          close={() => {
            setProblem(undefined);
            wish(false);
          }}
        />
      ) : null}
      {looked === null ? null : (
        <Picker
          catalog={catalog}
          packs={chosen.packs}
          first={cards.map((card) => card.id)}
          looked={looked}
          take={(market) => change({ market })}
          close={() => look(null)}
        />
      )}
    </section>
  );
}

interface PickerProps {
  catalog: Catalog;
  packs: string[];
  first: string[];
  looked: string;
  take: (market: string[]) => void;
  close: () => void;
}

/** All cards that can lie in a market. What is chosen is taken when it is complete. */
function Picker({ catalog, packs, first, looked, take, close }: PickerProps) {
  const t = useText();
  const voice = useVoice();
  const [picked, pick] = useState(first);
  const { wishes } = useWishes();
  const [seen, see] = useState(looked || first[0] || "");
  const left = wanted(catalog, picked);
  const places = Object.entries(catalog.places);
  const cards = supplyOf(catalog, packs);
  const toggle = (card: CardInfo) => {
    see(card.id);
    pick((old) => (old.includes(card.id) ? old.filter((id) => id !== card.id) : [...old, card.id]));
  };
  const done = complete(left);
  return (
    <Sheet title={t("setup-market-pick")} open close={close} wide>
      <div className={styles.picker}>
        <div className={styles.shelves}>
          {places.map(([place, count]) => (
            <section key={place} aria-labelledby={`shelf-${place}`}>
              <h3 id={`shelf-${place}`} className={styles.shelf}>
                <KindIcon picture={place} size={18} /> {t(`kinds-${place}`)}
                <span className={styles.count} data-done={left[place] === 0 || undefined}>
                  {t("setup-market-count", { n: count - (left[place] ?? 0), of: count })}
                </span>
              </h3>
              <ul className={styles.grid}>
                {cards
                  .filter((card) => card.place === place)
                  .map((card) => (
                    <li key={card.id}>
                      <button
                        type="button"
                        className={styles.choice}
                        aria-pressed={picked.includes(card.id)}
                        onClick={() => toggle(card)}
                        onPointerEnter={(event) => event.pointerType === "mouse" && see(card.id)}
                        onFocus={() => see(card.id)}
                      >
                        <span className="aloud">{described(card, voice)}</span>
                        <Card id={card.id} mute />
                        {picked.includes(card.id) ? (
                          <span className={styles.tick}>
                            <Icon name="check" size={18} />
                          </span>
                        ) : null}
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <div className={styles.look} aria-hidden>
          {seen ? <Card id={seen} size="large" /> : null}
        </div>
      </div>
      <footer className={styles.foot}>
        <p role="status">
          {done
            ? t("setup-market-done")
            : t("setup-market-left", { gems: left.gem ?? 0, relics: left.relic ?? 0, spells: left.spell ?? 0 })}
        </p>
        <Button onClick={() => pick([])}>{t("setup-market-clear")}</Button>
        <Button
          onClick={() =>
            pick((old) => {
              const fits = places.flatMap(([place, count]) =>
                old.filter((id) => cards.some((card) => card.id === id && card.place === place)).slice(0, count),
              );
              // With few places left a condition may not be met: then chance fills them without.
              return (
                drawn({ catalog, packs, wishes, keep: fits }).cards ??
                drawn({ catalog, packs, wishes: {}, keep: fits }).cards ??
                fits
              );
            })
          }
        >
          <Icon name="dice" size={18} /> {t("setup-market-fill")}
        </Button>
        <Button
          look="main"
          disabled={!done}
          onClick={() => {
            take(picked);
            close();
          }}
        >
          {t("setup-market-take")}
        </Button>
      </footer>
    </Sheet>
  );
}
