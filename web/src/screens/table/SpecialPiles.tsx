import { memo, type ReactNode, useState } from "react";
import { CardBack } from "@/art/CardBack";
import { Icon } from "@/art/icons";
import { Card } from "@/parts/Card";
import { Sheet } from "@/parts/Sheet";
import { termName } from "@/protocol/phrases";
import type { ShownNemesis } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import { looseIn } from "./mat";
import { tally } from "./tally";
import styles from "./SpecialPiles.module.css";

const TIERS = ["I", "II", "III"] as const;

interface SpecialPilesProps {
  nemesis: ShownNemesis;
  destroyed: string[];
}

/** The nemesis' piles: its deck by tiers, what it has discarded, its side decks; and what was destroyed. Each can be looked through. */
export const SpecialPiles = memo(function SpecialPiles({ nemesis, destroyed }: SpecialPilesProps) {
  const t = useText();
  const voice = useVoice();
  const loose = looseIn(useNames().nemeses.get(nemesis.id));
  const next = nemesis.deck[0];
  const tiers = TIERS.map((_, n) => nemesis.deck.filter((one) => one.tier === n + 1).length);
  return (
    <ul className={styles.piles}>
      <li>
        <span
          className={styles.deck}
          role="img"
          aria-label={t("nemesis-deck-tiers", {
            n: nemesis.deck.length,
            one: tiers[0] ?? 0,
            two: tiers[1] ?? 0,
            three: tiers[2] ?? 0,
            next: next?.tier ?? 0,
          })}
        >
          <span className={styles.back}>
            <CardBack deck="nemesis" tier={next?.tier} />
          </span>
          {TIERS.map((name, n) => (
            <span key={name} className={styles.tier} data-next={next?.tier === n + 1 || undefined}>
              <i>{name}</i>
              {tiers[n]}
            </span>
          ))}
        </span>
      </li>
      <Pile name={t("nemesis-discard")} cards={nemesis.discard} newest>
        <Icon name="discard" size={15} /> {nemesis.discard.length}
      </Pile>
      {Object.entries(nemesis.decks).map(([deck, pile]) => {
        if (!loose(deck)) return null;
        const name = voice.say(termName(deck));
        return (
          <Pile
            key={deck}
            name={name}
            cards={[...pile.deck.filter((card) => card !== null), ...pile.unseen]}
            other={{ name: t("discard-pile"), cards: pile.discard }}
          >
            <Icon name="deck" size={15} /> <span className={styles.term}>{name}</span> {pile.deck.length}
            {pile.discard.length > 0 ? <small>+{pile.discard.length}</small> : null}
          </Pile>
        );
      })}
      {Object.entries(nemesis.piles ?? {}).map(([pile, cards]) => {
        const name = voice.say(termName(pile));
        return loose(pile) ? (
          <Pile key={pile} name={name} cards={cards} newest>
            <Icon name="cards" size={15} /> <span className={styles.term}>{name}</span> {cards.length}
          </Pile>
        ) : null;
      })}
      {nemesis.open_pile.length > 0 ? (
        <Pile name={t("nemesis-open-pile")} cards={nemesis.open_pile} newest>
          <Icon name="cards" size={15} /> {nemesis.open_pile.length}
        </Pile>
      ) : null}
      {destroyed.length > 0 ? (
        <Pile name={t("destroyed")} cards={destroyed} newest>
          <Icon name="cross" size={14} /> {destroyed.length}
        </Pile>
      ) : null}
    </ul>
  );
});

interface PileProps {
  name: string;
  cards: string[];
  /** The last one lies on top and is shown first. */
  newest?: boolean;
  other?: { name: string; cards: string[] };
  className?: string | undefined;
  children: ReactNode;
}

/** A pile that opens to be looked through. */
export function Pile({ name, cards, newest = false, other, className = styles.pile, children }: PileProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const shown = newest ? cards.toReversed() : cards;
  const label = `${name}: ${t("cards-count", { n: cards.length })}`;
  return (
    <li>
      <button type="button" className={className} onClick={() => setOpen(true)} aria-label={label} title={label}>
        {children}
      </button>
      <Sheet title={name} open={open} close={() => setOpen(false)}>
        <p className={styles.note}>{t("cards-count", { n: cards.length })}</p>
        <Cards of={shown} sorted={!newest} />
        {other && other.cards.length > 0 ? (
          <>
            <h3>{other.name}</h3>
            <Cards of={other.cards.toReversed()} sorted={false} />
          </>
        ) : null}
      </Sheet>
    </li>
  );
}

function Cards({ of, sorted }: { of: string[]; sorted: boolean }) {
  const entries = sorted ? tally(of) : of.map((card) => [card, 1] as const);
  return (
    <div className={styles.cards}>
      {entries.map(([card, n], i) => (
        <Card key={`${card}/${i}`} id={card} size="market" count={n > 1 ? n : undefined} />
      ))}
    </div>
  );
}
