import { memo, useMemo, useRef, useState } from "react";
import { CardText, linesIn } from "@/art/CardText";
import { Icon } from "@/art/icons";
import { fits, smaller } from "@/art/letters";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { drawnOf, linesOf, type SaidLine, softLinesOf } from "@/parts/cardText";
import { Keywords } from "@/parts/Keywords";
import { Sheet } from "@/parts/Sheet";
import { Spot } from "@/parts/Spot";
import { useCut } from "@/parts/useCut";
import type { LineInfo, ShownNemesis } from "@/protocol/wire";
import { labelled } from "@/words/labelled";
import type { Voice } from "@/words/voice";
import { useNames, useText, useVoice } from "@/words/Words";
import { Counter } from "./Counter";
import { formOf, hasLife, looseIn, matsOf } from "./mat";
import { Mats } from "./Mats";
import styles from "./Nemesis.module.css";
import { Track } from "./Track";

/** Room for its name and for its text, in ems of their letters; lines that fit under a large emblem and a small one. A counter takes two. */
const NAME = { short: 6.3, long: 7.9, mats: 7.2 };
const TEXT = 18.6;
const LINES = { short: 6, long: 9 };
/** Its column without more room, and how much more puts the text beside the emblem, or beside mats, in ems. */
const COLUMN = 14;
const BESIDE = { emblem: 13, mats: 9 };

const says = (text: HTMLElement) => text.querySelector<HTMLElement>(`.${styles.says}`);

const labelOf = (line: LineInfo | undefined): string => (line?.label as { id?: string } | null)?.id ?? "";
const isUnleash = (line: LineInfo) => labelOf(line) === "label-unleash";

/** The nemesis: its emblem, life, tokens, and what Unleash means; its whole mat on demand. `wider` ems let more of it be read. */
export const Nemesis = memo(function Nemesis({ nemesis, wider = 0 }: { nemesis: ShownNemesis; wider?: number }) {
  const t = useText();
  const voice = useVoice();
  const info = useNames().nemeses.get(nemesis.id);
  const [mat, showMat] = useState(false);
  const name = voice.nemesis(nemesis.id);
  const { lines: printed, tracks } = formOf(info, nemesis.form);
  const loose = looseIn(info);
  const mats = matsOf(info, nemesis);
  // Beside a mat of its own, tokens that are not there yet need no room.
  const counters = Object.entries(nemesis.counters).filter(
    ([counter, n]) => loose(counter) && (mats.length === 0 || counter in tracks || n > 0),
  );
  const { first, rules, heard } = useMemo(() => saidOf(printed, voice), [printed, voice]);
  const living = hasLife(nemesis);
  const left = nemesis.life / Math.max(1, nemesis.max);
  const beside = wider >= (mats.length > 0 ? BESIDE.mats : BESIDE.emblem);
  const across = TEXT * (beside ? 1 : 1 + wider / COLUMN);
  const own = linesIn(first, across, true, true);
  const all = own + linesIn(rules, across, true, true);
  const fit = (lines: number) => lines - 2 * counters.length;
  // The emblem is small where the text then fits, or the most important part of it.
  const long =
    mats.length > 0 || (!beside && (own > fit(LINES.short) || (all > fit(LINES.short) && all <= fit(LINES.long))));
  const room = NAME[mats.length > 0 ? "mats" : long ? "long" : "short"];
  const size = smaller(name, room, mats.length > 0 ? 1 : 2, 0.7);
  const box = useRef<HTMLButtonElement>(null);
  useCut(box, says, true, heard);
  return (
    <div
      className={styles.nemesis}
      data-long={long || undefined}
      data-mats={mats.length > 0 || undefined}
      data-beside={beside || undefined}
      style={{ "--name": size }}
    >
      <Spot
        place="nemesis"
        label={t("nemesis-life", { name, life: nemesis.life, max: nemesis.max })}
        className={styles.spot}
        otherwise={() => showMat(true)}
        side="bottom"
      >
        <span className={styles.emblem} data-boss>
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
        <span className="aloud">{`${heard} ${t("nemesis-mat")}`}</span>
        <span className={styles.says} aria-hidden>
          {long ? (
            <span className={styles.book}>
              <Icon name="book" size={14} />
            </span>
          ) : null}
          <CardText lines={first} signs dense />
          {/* Whatever room is left shows the rules; the mat has all of them. */}
          <span className={styles.rule}>
            <CardText lines={rules} signs dense />
          </span>
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
          <p className={styles.printed}>
            <CardText lines={drawnOf(linesOf({ lines: printed }, voice))} />
          </p>
        </div>
        <Keywords lines={printed} />
      </Sheet>
    </div>
  );
});

interface Said {
  /** What Unleash means. */
  first: SaidLine[];
  /** What stands after it. */
  rules: SaidLine[];
  /** Both, for those who listen. */
  heard: string;
}

function saidOf(printed: LineInfo[], voice: Voice): Said {
  const at = printed.findIndex(isUnleash);
  const said = (lines: SaidLine[]): SaidLine[] => {
    const [first, ...more] = lines.slice(at + 1);
    // Beside Unleash nobody has to be reminded that these are additional rules.
    const bare = first && labelOf(printed[at + 1]) === "label-rules" ? { ...first, label: "" } : first;
    return bare ? [bare, ...more] : [];
  };
  const whole = linesOf({ lines: printed }, voice);
  const soft = softLinesOf({ lines: printed }, voice);
  const heard = [...whole.slice(at, at + 1), ...said(whole)].map(({ label, text }) =>
    label ? labelled(voice, label, text) : text,
  );
  return { first: soft.slice(at, at + 1), rules: drawnOf(said(soft)), heard: heard.join(" ") };
}
