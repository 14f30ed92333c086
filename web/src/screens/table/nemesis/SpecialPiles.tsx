import { memo, type ReactNode, useMemo, useState } from "react";
import { CardBack } from "@/art/CardBack";
import { Icon } from "@/art/icons";
import { Card } from "@/parts/Card";
import { described } from "@/parts/cardText";
import { Mark, markOf } from "@/parts/Mark";
import { Sheet } from "@/parts/Sheet";
import { Spot } from "@/parts/Spot";
import { say, termName } from "@/protocol/phrases";
import type { Protected, ShownNemesis, SideDeckInfo } from "@/protocol/wire";
import { useSpotCount } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import { looseIn } from "./mat";
import { tally } from "./tally";
import styles from "./SpecialPiles.module.css";
import { labelled } from "@/words/labelled";

const TIERS = ["I", "II", "III"] as const;

interface SpecialPilesProps {
  nemesis: ShownNemesis;
  destroyed: string[];
  /** Cards of side decks, such as curses. */
  beside?: string[];
  /** Treasures of all players. */
  treasures?: string[];
  /** Who is protected instead of Gravehold, with their ability cards. */
  instead?: Protected | undefined;
}

const NONE: string[] = [];

/** The nemesis' piles: its deck by tiers, what it has discarded, its side decks; what lies beside the table; and what was destroyed.
 * Each can be looked through. */
export const SpecialPiles = memo(function SpecialPiles({
  nemesis,
  destroyed,
  beside = NONE,
  treasures = NONE,
  instead,
}: SpecialPilesProps) {
  const t = useText();
  const voice = useVoice();
  const { catalog, nemeses } = useNames();
  const loose = looseIn(nemeses.get(nemesis.id));
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
      <Pile name={t("nemesis-discard")} cards={nemesis.discard} zone="nemesis_discard" newest>
        <Icon name="discard" size={15} /> {nemesis.discard.length}
      </Pile>
      {Object.entries(nemesis.decks).map(([deck, pile]) => {
        if (!loose(deck)) return null;
        const name = voice.say(termName(deck));
        return (
          <Pile
            key={deck}
            place={`side_deck/${deck}`}
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
          <Pile key={pile} place={`pile/${pile}`} name={name} cards={cards} newest>
            <Icon name="cards" size={15} /> <span className={styles.term}>{name}</span> {cards.length}
          </Pile>
        ) : null;
      })}
      {nemesis.open_pile.length > 0 ? (
        <Pile name={t("nemesis-open-pile")} cards={nemesis.open_pile} newest>
          <Icon name="cards" size={15} /> {nemesis.open_pile.length}
        </Pile>
      ) : null}
      {catalog.side_decks.map((deck) => (
        <Beside key={deck.id} deck={deck} beside={beside} />
      ))}
      {instead ? (
        <Pile
          name={t("protected-abilities", { name: voice.protected(instead.id) })}
          cards={instead.deck}
          other={{ name: t("discard-pile"), cards: instead.discard }}
        >
          <Icon name="bolt" size={15} /> <span className={styles.term}>{t("protected-deck")}</span>{" "}
          {instead.deck.length}
          {instead.discard.length > 0 ? <small>+{instead.discard.length}</small> : null}
        </Pile>
      ) : null}
      {treasures.length > 0 ? (
        <Pile name={t("treasures-shared")} cards={treasures}>
          <Icon name="star" size={15} /> <span className={styles.term}>{t("treasures-shared")}</span> {treasures.length}
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

/** A side deck: what is left of each of its cards. A deck from which nothing in this game gives cards is not there. */
function Beside({ deck, beside }: { deck: SideDeckInfo; beside: string[] }) {
  const t = useText();
  const voice = useVoice();
  const { cards } = useNames();
  const [open, setOpen] = useState(false);
  const left = useMemo(
    () =>
      Object.entries(deck.cards).map(([card, of]) => ({ card, of, n: beside.filter((one) => one === card).length })),
    [deck, beside],
  );
  const n = left.reduce((sum, one) => sum + one.n, 0);
  if (n === 0) return null;
  const name = voice.say(say("table-side-deck", { term: termName(deck.id), gen: termName(deck.id, "gen") }));
  const each = left.map((one) => `${voice.card(one.card)} ${one.n}/${one.of}`);
  const label = labelled(voice, name, each.join(", "));
  return (
    <li>
      <button
        type="button"
        className={styles.pile}
        data-side-deck={deck.id}
        onClick={() => setOpen(true)}
        aria-label={label}
        title={label}
      >
        <Icon name="deck" size={15} /> <span className={styles.term}>{name}</span>
        <b className={styles.total}>{n}</b>
        {left.map((one) => (
          <span key={one.card} className={styles.kind} data-out={one.n === 0 || undefined}>
            <Mark kind={markOf(cards.get(one.card))} size={11} />
            {one.n}
          </span>
        ))}
      </button>
      <Sheet title={name} open={open} close={() => setOpen(false)}>
        <p className={styles.note}>{t("side-deck-says")}</p>
        <ul className={styles.cards}>
          {left.map((one) => (
            <li key={one.card} className={styles.left}>
              <Card id={one.card} size="market" dim={one.n === 0} />
              <span className={styles.times}>{t("side-deck-left", { n: one.n, of: one.of })}</span>
            </li>
          ))}
        </ul>
      </Sheet>
    </li>
  );
}

interface PileProps {
  name: string;
  cards: string[];
  /** The place of the board, where all of it may be an answer. */
  place?: string;
  /** The zone of places where its cards may be answers. */
  zone?: string;
  /** The last one lies on top and is shown first. */
  newest?: boolean;
  other?: { name: string; cards: string[] };
  className?: string | undefined;
  children: ReactNode;
}

/** A pile that opens to be looked through. Where it is an answer, a click gives that; where its cards are, it glows and opens. */
export function Pile({
  name,
  cards,
  place = "",
  zone = "",
  newest = false,
  other,
  className = styles.pile,
  children,
}: PileProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const answers = useSpotCount(`${zone || "nowhere"}/`);
  const shown = newest ? cards.toReversed() : cards;
  const label = labelled(useVoice(), name, t("cards-count", { n: cards.length }));
  const look = () => setOpen(true);
  return (
    <li>
      {place ? (
        <Spot place={place} label={label} className={className} otherwise={look} side="bottom">
          {children}
        </Spot>
      ) : (
        <button
          type="button"
          className={className}
          data-able={answers > 0 || undefined}
          onClick={look}
          aria-label={label}
          title={label}
        >
          {children}
        </button>
      )}
      <Sheet title={name} open={open} close={() => setOpen(false)}>
        <p className={styles.note}>{t("cards-count", { n: cards.length })}</p>
        <Cards of={shown} sorted={!newest} zone={answers > 0 ? zone : ""} />
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

function Cards({ of, sorted, zone = "" }: { of: string[]; sorted: boolean; zone?: string }) {
  const voice = useVoice();
  const { cards } = useNames();
  const entries = sorted ? tally(of) : of.map((card) => [card, 1] as const);
  return (
    <div className={styles.cards}>
      {entries.map(([card, n], i) => {
        const info = cards.get(card);
        const face = <Card key={`${card}/${i}`} id={card} size="market" count={n > 1 ? n : undefined} />;
        return zone && info ? (
          <Spot key={`${card}/${i}`} place={`${zone}/${card}`} label={described(info, voice)} className={styles.answer}>
            {face}
          </Spot>
        ) : (
          face
        );
      })}
    </div>
  );
}
