import { memo, useLayoutEffect, useRef, useState } from "react";
import { CardArt } from "@/art/CardArt";
import { CardText } from "@/art/CardText";
import { Icon } from "@/art/icons";
import { playerColour } from "@/art/palette";
import { Card } from "@/parts/Card";
import { described, softLinesOf } from "@/parts/cardText";
import { Spot } from "@/parts/Spot";
import { useCut } from "@/parts/useCut";
import { keyOf } from "@/protocol/keys";
import { termName } from "@/protocol/phrases";
import type { CardInPlay, ShownNemesis } from "@/protocol/wire";
import { useTable, useView } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import styles from "./InPlay.module.css";
import { labelled } from "@/words/labelled";

/** The narrowest a standing card may be, in pixels at the usual card size; `--least` says otherwise. */
const NARROWEST = 104;

/** Do so many cards stand side by side, or must they lie as tiles? */
function useStanding(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const box = row.current;
    if (!box) return;
    const measure = () => {
      const style = getComputedStyle(box);
      const scale = Number(style.getPropertyValue("--screen")) || 1;
      const least = Number(style.getPropertyValue("--least")) || NARROWEST;
      setRoom(Math.floor((box.clientWidth + 8) / (least * scale + 8)));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { row, standing: room === 0 || count <= room };
}

/** The nemesis' cards in play, oldest on the left; then its swarm and open pile, and what is being resolved. */
export const InPlay = memo(function InPlay({ nemesis }: { nemesis: ShownNemesis }) {
  const t = useText();
  const { swarm, open_pile } = nemesis;
  const top = open_pile.at(-1);
  const count = nemesis.in_play.length + nemesis.pending.length + (swarm ? 1 : 0) + (top === undefined ? 0 : 1);
  const { row, standing } = useStanding(count);
  const look = standing ? "card" : "tile";
  const rows = Math.ceil(count / 2);
  return (
    <div ref={row} className={styles.row} data-look={look} style={{ "--rows": rows }}>
      {nemesis.in_play.map((one) => (
        <Foe key={one.uid} one={one} tile={!standing} tight={rows > 2} />
      ))}
      {swarm ? <Swarm nemesis={nemesis} tile={!standing} /> : null}
      {top === undefined ? null : <OpenPile nemesis={nemesis} tile={!standing} tight={rows > 2} />}
      {nemesis.pending.map((card, n) => (
        <Pending key={`${card}/${n}`} card={card} tile={!standing} tight={rows > 2} />
      ))}
      {count === 0 ? <p className={styles.none}>{t("nemesis-no-cards")}</p> : null}
    </div>
  );
});

interface FoeProps {
  one: CardInPlay;
  tile: boolean;
  tight: boolean;
}

const Foe = memo(function Foe({ one, tile, tight }: FoeProps) {
  const t = useText();
  const voice = useVoice();
  const info = useNames().cards.get(one.card);
  const living = one.max > 0;
  const state = living ? { life: one.life, max: one.max } : one.tokens > 0 ? { tokens: one.tokens } : {};
  const said = living
    ? t("foe-life", { life: one.life, max: one.max })
    : one.tokens > 0
      ? t("foe-tokens", { n: one.tokens })
      : "";
  const side = one.side === "covered" ? t("foe-covered") : one.side === "turned" ? t("foe-turned") : "";
  const lies = one.place ? voice.say(termName(one.place)) : "";
  const note = [one.silenced ? t("foe-silenced") : "", side, lies].filter(Boolean).join(" · ");
  const whose = useNumberToken(one.number);
  const acts = useTable(({ act }) => act?.steps[act.at]?.beat?.uid === one.uid);
  return (
    <Spot
      place={`in_play/${one.uid}`}
      label={`${info ? described(info, voice) : one.card}. ${said}${note ? `. ${note}` : ""}${whose ? `. ${whose.says}` : ""}`}
      why={living ? "" : keyOf("discard", one.card)}
      className={styles.foe}
      side="bottom"
      detail={
        <>
          <Card id={one.card} size="large" {...state} />
          {whose || note ? <p className={styles.told}>{[note, whose?.says].filter(Boolean).join(". ")}</p> : null}
        </>
      }
    >
      {tile ? (
        <Tile card={one.card} {...state} note={note} side={one.side} tight={tight} acts={acts} />
      ) : (
        <span className={note ? styles.named : styles.whole} data-acts={acts || undefined}>
          {note ? (
            <span className={styles.ribbon} data-side={one.side}>
              {note}
            </span>
          ) : null}
          <span>
            <Card id={one.card} size="foe" {...state} />
          </span>
        </span>
      )}
      {whose ? (
        <span className={styles.whose} data-number={whose.number} style={{ "--of": whose.colour }}>
          {whose.number}
        </span>
      ) : null}
    </Spot>
  );
});

/** The number token of a player that lies on a card: whose it is. */
function useNumberToken(seat: number | undefined) {
  const t = useText();
  const voice = useVoice();
  const { number, mage } = useView((view) => {
    const player = seat === undefined ? undefined : view.players[seat];
    return { number: player?.number ?? 0, mage: player?.mage ?? "" };
  });
  if (seat === undefined || number === 0) return null;
  return { number, colour: playerColour(seat), says: t("foe-number", { n: number, name: voice.mage(mage) }) };
}

interface TileProps {
  card: string;
  life?: number;
  max?: number;
  tokens?: number;
  count?: number;
  note?: string;
  /** Of a card with two sides: has it been turned over? */
  side?: CardInPlay["side"];
  /** No room for the text. */
  tight?: boolean;
  /** It acts now. */
  acts?: boolean;
}

const words = (tile: HTMLElement) => tile.querySelector<HTMLElement>(`.${styles.words}`);

/** A card that lies: picture on the left, name and text beside it. */
function Tile({ card, life, max, tokens, count, note, side, tight = false, acts = false }: TileProps) {
  const voice = useVoice();
  const info = useNames().cards.get(card);
  const box = useRef<HTMLSpanElement>(null);
  const lines = softLinesOf(info, voice);
  useCut(box, words, true, lines.map((line) => line.text).join());
  if (info === undefined) return null;
  return (
    <span
      ref={box}
      className={styles.tile}
      data-tight={tight || undefined}
      data-side={side}
      data-acts={acts || undefined}
    >
      <span className={styles.art}>
        <CardArt card={info} tokens={tokens} of={info.power > 0 ? info.power : undefined} />
        <span className={styles.stats}>
          {life === undefined ? null : (
            <span>
              <Icon name="heart" solid size={13} colour="var(--life)" /> {life}
              {max !== undefined && max !== life ? <small>/{max}</small> : null}
            </span>
          )}
          {tokens === undefined ? null : (
            <span>
              <Icon name="hourglass" size={13} colour="var(--foe)" /> {tokens}
            </span>
          )}
          {count === undefined ? null : <span>×{count}</span>}
          {side === "covered" ? <span>?</span> : null}
        </span>
      </span>
      <span className={styles.body}>
        <span className={styles.title}>{voice.soft(voice.card(card))}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
        <span className={styles.words}>
          <CardText lines={lines} signs dense />
        </span>
      </span>
    </span>
  );
}

/** The swarm: one token for each, and the life of each. */
function Swarm({ nemesis, tile }: { nemesis: ShownNemesis; tile: boolean }) {
  const t = useText();
  const voice = useVoice();
  const largest = useNames().nemeses.get(nemesis.id)?.swarm_largest ?? 0;
  const { swarm } = nemesis;
  if (swarm === undefined) return null;
  const name = voice.say({ name: nemesis.id, kind: "swarm" });
  return (
    <Spot
      place="swarm"
      label={`${t("swarm-count", { name, n: swarm.count })}. ${t("swarm-life", { life: swarm.life })}`}
      className={styles.foe}
      side="bottom"
    >
      <span className={styles.swarm} data-tile={tile || undefined}>
        <span className={styles.title}>{name}</span>
        <span className={styles.husks} aria-hidden>
          {Array.from({ length: Math.max(largest, swarm.count) }, (_, n) => (
            <i key={n} data-there={n < swarm.count || undefined} />
          ))}
        </span>
        <span className={styles.number}>
          <b>{swarm.count}</b>
          {largest > 0 ? <small>/ {largest}</small> : null}
        </span>
        <span className={styles.each}>
          <Icon name="heart" solid size={13} colour="var(--life)" />{" "}
          {swarm.hurt > 0 ? `${swarm.life - swarm.hurt} / ${swarm.life}` : swarm.life}
        </span>
      </span>
    </Spot>
  );
}

/** An open pile: its top card can be gained. */
function OpenPile({ nemesis, tile, tight }: { nemesis: ShownNemesis; tile: boolean; tight: boolean }) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const top = nemesis.open_pile.at(-1) ?? "";
  const info = names.cards.get(top);
  const count = nemesis.open_pile.length;
  const pile = voice.say(termName(names.nemeses.get(nemesis.id)?.open_pile ?? ""));
  return (
    <Spot
      place="open_pile"
      label={`${labelled(voice, pile, info ? described(info, voice) : top)}. ${t("pile-left", { n: count })}`}
      className={`${styles.foe} ${styles.open}`}
      side="bottom"
      detail={<Card id={top} size="large" count={count} />}
    >
      {tile ? (
        <Tile card={top} count={count} note={pile} tight={tight} />
      ) : (
        <span className={styles.named}>
          <span className={styles.ribbon}>{voice.soft(pile)}</span>
          <span>
            <Card id={top} size="foe" count={count} />
          </span>
        </span>
      )}
    </Spot>
  );
}

/** A card that is being resolved. */
function Pending({ card, tile, tight }: { card: string; tile: boolean; tight: boolean }) {
  const t = useText();
  const voice = useVoice();
  const info = useNames().cards.get(card);
  const note = t("nemesis-resolving");
  return (
    <Spot
      place={`shown/${card}`}
      label={labelled(voice, note, info ? described(info, voice) : card)}
      className={`${styles.foe} ${styles.pending}`}
      side="bottom"
      detail={<Card id={card} size="large" />}
    >
      {tile ? (
        <Tile card={card} note={note} tight={tight} />
      ) : (
        <span className={styles.named}>
          <span className={styles.ribbon}>{note}</span>
          <span>
            <Card id={card} size="foe" />
          </span>
        </span>
      )}
    </Spot>
  );
}
