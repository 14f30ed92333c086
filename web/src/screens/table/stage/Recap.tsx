// What the nemesis did, in short, until this person answers.
import { memo, useEffect, useMemo, useRef } from "react";
import { CardArt } from "@/art/CardArt";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { CardName } from "@/parts/Said";
import { say, termName } from "@/protocol/phrases";
import { useLog, useTable, useView } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import { type Chapter, type Row, recapOf } from "./recap";
import styles from "./Recap.module.css";
import { useEffectWords } from "./useEffectWords";

/** `going`: its turn is being played; what has been seen of it is listed. */
export function Recap({ going = false }: { going?: boolean }) {
  const t = useText();
  const log = useLog();
  const reader = useTable(({ state, you, mine, view, act }) => ({
    seats: (state?.seats ?? []).flatMap((owner, seat) => (owner === you ? [seat] : [])).join(),
    alone: (state?.seats ?? []).every((owner) => owner === you || owner === ""),
    mine,
    answers: state?.answers ?? 0,
    going: act !== null || view?.active === "nemesis",
  }));
  const chapters = useMemo(() => {
    const seats = reader.seats === "" ? [] : reader.seats.split(",").map(Number);
    return recapOf(log, { ...reader, seats });
  }, [log, reader]);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // What has just happened is below.
    if (going && box.current) box.current.scrollTop = box.current.scrollHeight;
    // With each new line.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [going, chapters]);
  if (chapters.length === 0) return null;
  return (
    <section ref={box} className={styles.recap} aria-label={t("recap")} data-recap data-going={going || undefined}>
      {chapters.map((chapter) => (
        <Turn key={chapter.id} chapter={chapter} going={going} />
      ))}
    </section>
  );
}

const Turn = memo(function Turn({ chapter, going }: { chapter: Chapter; going: boolean }) {
  const t = useText();
  const voice = useVoice();
  const words = useEffectWords();
  const nemesis = useView((view) => view.nemesis.id);
  return (
    <details className={styles.turn} open>
      <summary>
        <b>{t("recap-turn", { name: voice.nemesis(nemesis) })}</b>
        <span className={styles.sum} data-none={(chapter.sum.length === 0 && !going) || undefined}>
          {chapter.sum.length > 0 || going
            ? chapter.sum.map((effect) => words(effect, "")).join(" · ")
            : t("recap-no-loss")}
        </span>
      </summary>
      <ul>
        {chapter.rows.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </ul>
    </details>
  );
});

function Line({ row }: { row: Row }) {
  const voice = useVoice();
  const words = useEffectWords();
  const info = useNames().cards.get(row.card);
  const nemesis = useView((view) => view.nemesis.id);
  const says = [
    ...row.routines.map((name) => voice.say(termName(name))),
    ...(row.unleashed > 0
      ? [`${voice.say(say("label-unleash"))}${row.unleashed > 1 ? ` ×${row.unleashed}` : ""}`]
      : []),
    ...row.effects.map((effect) => words(effect, row.card)),
  ];
  const name = row.card ? voice.card(row.card) : voice.nemesis(nemesis);
  // A sentence about the card begins with its name already.
  const text = says.join(" · ");
  const rest = text.startsWith(name) ? text.slice(name.length) : ` ${text}`;
  return (
    <li>
      <span className={styles.art} aria-hidden>
        {info ? <CardArt card={info} /> : <NemesisEmblem id={nemesis} />}
      </span>
      <span>
        <b>{row.card ? <CardName id={row.card} name={name} tab /> : name}</b>
        {rest}
      </span>
    </li>
  );
}
