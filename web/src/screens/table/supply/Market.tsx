import { memo, useLayoutEffect, useRef, useState } from "react";
import { CostDrop, Icon } from "@/art/icons";
import { smaller } from "@/art/letters";
import { lookOf, playerColour } from "@/art/palette";
import { Card } from "@/parts/Card";
import { described } from "@/parts/cardText";
import { Spot } from "@/parts/Spot";
import { useReach } from "@/hands/useHands";
import { keyOf } from "@/protocol/keys";
import { termName } from "@/protocol/phrases";
import type { SupplyPile, View } from "@/protocol/wire";
import { useView } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import styles from "./Market.module.css";

interface MarketProps {
  supply: SupplyPile[];
  /** At which pile a treasure lies. */
  assigned?: Record<string, string>;
}

const NOTHING = {};

/** Ems that a name has where there is room for a line only. */
const ROOM = 5.6;

/** Is there room for cards, or only for names and prices? The ruler is as large as cards must be for their words. */
function useLook() {
  const box = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const [look, set] = useState<"card" | "line" | "narrow">("card");
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || !globalThis.ResizeObserver) return;
    const measure = () => {
      const least = ruler.current;
      if (least === null || current.clientHeight === 0) return;
      set(
        current.clientWidth < least.offsetWidth
          ? "narrow"
          : current.clientHeight < least.offsetHeight
            ? "line"
            : "card",
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const one of [current, ruler.current]) if (one) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return { box, ruler, look };
}

/** The supply: gems, relics, spells, and what takes their places. */
export const Market = memo(function Market({ supply, assigned = NOTHING }: MarketProps) {
  const { cards, catalog } = useNames();
  const { box, ruler, look } = useLook();
  const at = (card: string) => Object.keys(assigned).find((treasure) => assigned[treasure] === card) ?? "";
  return (
    <div ref={box} className={styles.market} data-look={look}>
      <span ref={ruler} className={styles.ruler} />
      {Object.keys(catalog.places).map((place) => {
        const piles = supply.filter((pile) => cards.get(pile.card)?.place === place);
        return piles.length > 0 ? (
          <div key={place} className={styles.kind} style={{ flexGrow: piles.length }}>
            {piles.map((pile) => (
              <Pile key={pile.card} pile={pile} treasure={at(pile.card)} line={look !== "card"} />
            ))}
          </div>
        ) : null;
      })}
    </div>
  );
});

/** Tokens of mages on a pile: seat, name and number of each, one after the other, so that equal lists are equal. */
const tokensOn = (card: string) => (view: View) =>
  view.players.flatMap(({ seat, on_piles }) =>
    Object.entries(on_piles).flatMap(([name, lying]) => (lying[card] ? [{ seat, name, n: lying[card] }] : [])),
  );

function useTokensOn(card: string) {
  const flat = useView((view) => tokensOn(card)(view).flatMap(({ seat, name, n }) => [seat, name, n]));
  return Array.from({ length: flat.length / 3 }, (_, i) => ({
    seat: Number(flat[3 * i]),
    name: String(flat[3 * i + 1]),
    n: Number(flat[3 * i + 2]),
  }));
}

interface PileProps {
  pile: SupplyPile;
  treasure: string;
  /** Only its name and price. */
  line: boolean;
}

const Pile = memo(function Pile({ pile, treasure, line }: PileProps) {
  const t = useText();
  const voice = useVoice();
  const info = useNames().cards.get(pile.card);
  const tokens = useTokensOn(pile.card);
  const empty = pile.count === 0;
  const { out } = useReach(keyOf("gain", pile.card));
  const left = empty ? t("supply-empty") : t("pile-left", { n: pile.count });
  const notes = [
    ...tokens.map(({ name, n }) => t("pile-tokens", { name: voice.say(termName(name)), n })),
    ...(treasure ? [t("pile-treasure", { name: voice.card(treasure) })] : []),
  ];
  return (
    <Spot
      place={`supply/${pile.card}`}
      label={[`${info ? described(info, voice) : pile.card}. ${left}`, ...notes].join(". ")}
      why={keyOf("gain", pile.card)}
      className={styles.pile}
      side="bottom"
      detail={
        <>
          <Card id={pile.card} size="large" count={pile.count} />
          {notes.length > 0 ? <p className={styles.note}>{notes.join(". ")}</p> : null}
        </>
      }
    >
      {line ? (
        <span className={styles.brief} data-kind={lookOf(info)} data-empty={empty || out || undefined}>
          <CostDrop cost={info?.cost ?? 0} size="calc(24px * var(--room))" />
          <b className={styles.name} style={{ "--name": smaller(voice.card(pile.card), ROOM, 2, 0.8) }}>
            {voice.soft(voice.card(pile.card))}
          </b>
          <span className={styles.left}>{empty ? t("supply-empty") : `×${pile.count}`}</span>
        </span>
      ) : (
        <>
          <Card id={pile.card} size="market" count={empty ? undefined : pile.count} dim={empty || out} />
          {empty ? <span className={styles.empty}>{t("supply-empty")}</span> : null}
        </>
      )}
      {notes.length > 0 ? (
        <span className={styles.lying}>
          {tokens.map(({ seat, name, n }) => (
            <span
              key={`${seat}/${name}`}
              className={styles.token}
              data-token={name}
              style={{ "--of": playerColour(seat) }}
            >
              {voice.say(termName(name))} <b>{n}</b>
            </span>
          ))}
          {treasure ? (
            <span className={styles.token} data-treasure={treasure}>
              <Icon name="star" size={11} /> {voice.card(treasure)}
            </span>
          ) : null}
        </span>
      ) : null}
    </Spot>
  );
});
