import { memo, useState } from "react";
import { CardArt, CardBack } from "@/art";
import { Sheet } from "@/parts/Sheet";
import { Spot } from "@/parts/Spot";
import type { ShownPlayer } from "@/protocol/wire";
import { useSpotCount } from "@/store/useTable";
import { useNames, useText } from "@/words/Words";
import { DeckTimeline } from "./DeckTimeline";
import { BigFace, Face, useDescribed } from "./Face";
import styles from "./Piles.module.css";

interface PilesProps {
  player: ShownPlayer;
  /** The played cards in the order in which they will be put down. */
  order: readonly string[];
  acting: boolean;
  arranging: boolean;
}

/** Deck and discard pile, which can be looked through, and the hands that will come of them. A closed deck is a number of cards. */
export const Piles = memo(function Piles({ player, order, acting, arranging }: PilesProps) {
  const t = useText();
  const cards = useNames().cards;
  const [open, look] = useState<"" | "deck" | "discard">("");
  const answers = useSpotCount(`discard/${player.seat}/`);
  const inDeck = useSpotCount(`deck/${player.seat}/`);
  const top = player.discard.at(-1);
  const face = top === undefined ? undefined : cards.get(top);
  const closed = player.hidden === null;
  const back = (
    <span className={styles.face} aria-hidden data-empty={player.deck.length === 0 || undefined}>
      {player.deck.length > 0 ? <CardBack deck="player" seat={player.seat} /> : null}
      <b className={styles.number}>{player.deck.length}</b>
    </span>
  );
  return (
    <section className={styles.piles} aria-label={t("part-piles")} data-closed={closed || undefined}>
      <div className={styles.two}>
        {closed ? (
          <div className={styles.pile} data-place={`deck/${player.seat}`} data-closed>
            {back}
            <span className={styles.count} aria-hidden>
              {t("deck-short")}
            </span>
            <span className="aloud">{t("deck-count", { n: player.deck.length })}</span>
          </div>
        ) : (
          <button
            type="button"
            className={styles.pile}
            data-place={`deck/${player.seat}`}
            data-able={inDeck > 0 || undefined}
            onClick={() => look("deck")}
          >
            {back}
            <span className={styles.count}>{t("deck-short")}</span>
            <span className="aloud">: {t("deck-look", { n: player.deck.length })}</span>
          </button>
        )}
        <button
          type="button"
          className={styles.pile}
          data-place={`discard/${player.seat}`}
          data-able={answers > 0 || undefined}
          onClick={() => look("discard")}
        >
          <span className={styles.face} aria-hidden data-empty={face === undefined || undefined}>
            {face ? <CardArt card={face} /> : null}
            <b className={styles.number}>{player.discard.length}</b>
          </span>
          <span className={styles.count}>{t("discard-short")}</span>
          <span className="aloud">: {t("discard-look", { n: player.discard.length })}</span>
        </button>
      </div>
      {closed ? (
        <p className={styles.closed}>{t("decks-closed")}</p>
      ) : (
        <DeckTimeline player={player} order={order} acting={acting} arranging={arranging} />
      )}
      <Sheet title={open === "deck" ? t("deck-title") : t("discard-pile")} open={open !== ""} close={() => look("")}>
        {open === "deck" && !closed ? (
          <Through player={player} cards={player.deck} zone="deck" />
        ) : (
          <Through player={player} cards={player.discard} zone="discard" />
        )}
      </Sheet>
    </section>
  );
});

interface ThroughProps {
  player: ShownPlayer;
  cards: readonly (string | null)[];
  zone: "deck" | "discard";
}

/** A pile in its order: what is drawn first comes first. */
function Through({ player, cards, zone }: ThroughProps) {
  const t = useText();
  const described = useDescribed();
  return (
    <>
      <p className={styles.said}>{t(zone === "deck" ? "deck-said" : "discard-said")}</p>
      {cards.length === 0 ? <p className={styles.said}>{t("pile-empty")}</p> : null}
      <ol className={styles.all}>
        {cards.map((card, n) => (
          <li key={n} className={styles.place}>
            {card === null ? (
              <span className={styles.unknown}>
                <CardBack deck="player" seat={player.seat} title={t("unknown-card")} />
              </span>
            ) : (
              <Spot
                place={`${zone}/${player.seat}/${card}`}
                label={`${n + 1}. ${described(card)}`}
                detail={<BigFace id={card} />}
              >
                <Face id={card} />
              </Spot>
            )}
            <span className={styles.nth}>{n + 1}</span>
          </li>
        ))}
      </ol>
      {zone === "deck" && player.hidden !== null && player.hidden.length > 0 ? <Hidden cards={player.hidden} /> : null}
    </>
  );
}

/** What lies in the unknown places, in no order. */
function Hidden({ cards }: { cards: string[] }) {
  const t = useText();
  const known = useNames().cards;
  return (
    <>
      <p className={styles.said}>{t("deck-hidden")}</p>
      <ul className={styles.all}>
        {cards.map((card, n) => (
          <li key={n}>{known.has(card) ? <Face id={card} /> : card}</li>
        ))}
      </ul>
    </>
  );
}
