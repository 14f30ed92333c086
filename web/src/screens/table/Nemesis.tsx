import { memo, useRef, useState } from "react";
import { Icon } from "@/art/icons";
import { fits, rows, smaller } from "@/art/letters";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { Sheet } from "@/parts/Sheet";
import { Spot } from "@/parts/Spot";
import { useCut } from "@/parts/useCut";
import type { LineInfo, Phrase, ShownNemesis } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import { Counter } from "./Counter";
import { formOf, looseIn, matsOf } from "./mat";
import { Mats } from "./Mats";
import styles from "./Nemesis.module.css";
import { Track } from "./Track";

/** Room for its name and for its text, in ems of their letters; lines that fit under a large emblem and a small one. A counter takes two. */
const NAME = { short: 6.3, long: 7.9 };
const TEXT = 18.6;
const LINES = { short: 6, long: 9 };

const says = (text: HTMLElement) => text.querySelector<HTMLElement>(`.${styles.says}`);

const labelOf = (line: LineInfo): string => (line.label as { id?: string } | null)?.id ?? "";
const isUnleash = (line: LineInfo) => labelOf(line) === "label-unleash";

/** The nemesis: its emblem, life, tokens, and what Unleash means; its whole mat on demand. */
export const Nemesis = memo(function Nemesis({ nemesis }: { nemesis: ShownNemesis }) {
  const t = useText();
  const voice = useVoice();
  const info = useNames().nemeses.get(nemesis.id);
  const [mat, showMat] = useState(false);
  const name = voice.nemesis(nemesis.id);
  const { lines: printed, tracks } = formOf(info, nemesis.form);
  const loose = looseIn(info);
  const mats = matsOf(info, nemesis);
  const counters = Object.entries(nemesis.counters).filter(([counter]) => loose(counter));
  const unleash = printed.find(isUnleash);
  const rules = printed.slice(printed.findIndex((line) => labelOf(line) === "label-rules"));
  // Some nemeses cannot be hurt: their life means nothing.
  const living = nemesis.max > 1;
  const left = nemesis.life / Math.max(1, nemesis.max);
  const first = unleash ? `${voice.say(unleash.label)} ${voice.say(unleash.text)}` : "";
  const own = rows(first, "sans", TEXT);
  const all = rules.reduce((sum, line) => sum + rows(voice.say(line.text), "sans", TEXT), own);
  const fit = (lines: number) => lines - 2 * counters.length;
  // The emblem is small where the text then fits, or the most important part of it.
  const long = mats.length > 0 || own > fit(LINES.short) || (all > fit(LINES.short) && all <= fit(LINES.long));
  const room = NAME[long ? "long" : "short"];
  const size = smaller(name, room, 2, 0.7);
  const heard = [first, ...rules.map((line) => voice.say(line.text)), t("nemesis-mat")].join(" ");
  const box = useRef<HTMLButtonElement>(null);
  useCut(box, says, true, heard);
  return (
    <div className={styles.nemesis} data-long={long || undefined} style={{ "--name": size }}>
      <Spot
        place="nemesis"
        label={t("nemesis-life", { name, life: nemesis.life, max: nemesis.max })}
        className={styles.spot}
        otherwise={() => showMat(true)}
        side="bottom"
      >
        <span className={styles.emblem}>
          <NemesisEmblem id={nemesis.id} />
        </span>
        <span className={styles.head}>
          <span className={styles.name}>{fits(name, room / size) ? name : voice.soft(name)}</span>
          {living ? (
            <>
              <span className={styles.life} data-low={left < 0.3 || undefined}>
                <Icon name="heart" solid size="calc(16px * var(--screen))" />
                <b>{nemesis.life}</b>
                <small>/ {nemesis.max}</small>
              </span>
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${100 * left}%` }} />
              </span>
            </>
          ) : null}
        </span>
      </Spot>
      {counters.map(([counter, n]) =>
        counter in tracks ? (
          <Track key={counter} name={counter} nemesis={nemesis} />
        ) : (
          <Counter key={counter} name={counter} n={n} />
        ),
      )}
      {mats.length > 0 ? <Mats mats={mats} nemesis={nemesis} /> : null}
      <button ref={box} type="button" className={styles.text} onClick={() => showMat(true)}>
        <span className="aloud">{heard}</span>
        <span className={styles.says} aria-hidden>
          {long ? (
            <span className={styles.book}>
              <Icon name="book" size={14} />
            </span>
          ) : null}
          {unleash ? (
            <>
              <b>{voice.say(unleash.label)}</b> {voice.soft(voice.say(unleash.text))}
            </>
          ) : null}
          {/* Whatever room is left shows the rules; the mat has all of them. */}
          {rules.map((line, n) => (
            <span key={n} className={styles.rule}>
              {voice.soft(voice.say(line.text))}
            </span>
          ))}
        </span>
        {long ? null : (
          <span className={styles.more} aria-hidden>
            <Icon name="book" size={14} /> {t("nemesis-mat")}
          </span>
        )}
      </button>
      <Sheet title={name} open={mat} close={() => showMat(false)}>
        <div className={styles.mat}>
          <span className={styles.portrait}>
            <NemesisEmblem id={nemesis.id} />
          </span>
          <dl>
            {groups(printed).map((group, n) => (
              <div key={n}>
                <dt>{group.label === null ? null : voice.say(group.label)}</dt>
                {group.texts.map((text, i) => (
                  <dd key={i}>{voice.say(text)}</dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      </Sheet>
    </div>
  );
});

interface Group {
  label: Phrase;
  texts: Phrase[];
}

/** Paragraphs without a label belong to the one before. */
function groups(lines: LineInfo[]): Group[] {
  const made: Group[] = [];
  for (const line of lines) {
    const last = made.at(-1);
    if (line.label === null && last) last.texts.push(line.text);
    else made.push({ label: line.label, texts: [line.text] });
  }
  return made;
}
