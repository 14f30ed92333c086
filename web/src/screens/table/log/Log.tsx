import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from "react";
import { MageSigil } from "@/art/MageSigil";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import type { LogLine } from "@/store/table";
import { useLog, useView } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import { DeedLine } from "./DeedLine";
import { deedsOf } from "./deeds";
import styles from "./Log.module.css";
import { type Turn, lastLines, turnsOf } from "./turns";

const SHOWN = 160;
/** How near to its end a list must be to stay there, in pixels. */
const NEAR = 40;
/** Further than any list is long. */
const FAR = 1e7;

/** What happened, by turns, newest below. */
export function Log() {
  const t = useText();
  const log = useLog();
  const lines = useMemo(() => lastLines(log, SHOWN), [log]);
  const turns = useMemo(() => turnsOf(lines), [lines]);
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const last = lines.at(-1)?.id;
  useEffect(() => {
    const box = list.current;
    if (!box || last === undefined || !follows.current) return;
    // With the frame that lays everything out anyway: at once it would have all of it laid out twice.
    const frame = requestAnimationFrame(() => {
      box.scrollTop = FAR;
    });
    return () => cancelAnimationFrame(frame);
  }, [last]);
  return (
    <section className={`panel ${styles.log}`} aria-label={t("part-log")}>
      <h2 className="cap">{t("part-log")}</h2>
      {/* The arrows only go from name to name, each of which can have focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={list}
        className={styles.turns}
        // Scrolled by keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={t("part-log")}
        onKeyDown={names}
        onScroll={({ currentTarget: box }) => {
          follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
        }}
      >
        {turns.map((turn) => (
          <TurnLines key={turn.id} turn={turn} />
        ))}
      </div>
      <Aloud lines={lines} />
    </section>
  );
}

/** Left and right go from card to card: each of them as a stop of the Tab key would be too many. */
function names(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-name]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? all.at(-1) : all[at + step];
  next?.focus();
  event.preventDefault();
}

/** Only what is new is read aloud: neither the beginning nor what is fetched later from before. */
function Aloud({ lines }: { lines: readonly LogLine[] }) {
  const voice = useVoice();
  const [first] = useState(() => lines.at(-1)?.id ?? 0);
  const answers = lines.at(-1)?.at;
  const fresh = lines.filter((line) => line.id > first && line.at === answers);
  return (
    <div className="aloud" role="log" aria-live="polite">
      {fresh.map((line) => (
        <p key={line.id}>{voice.say(line.event.text ?? null)}</p>
      ))}
    </div>
  );
}

const TurnLines = memo(
  function TurnLines({ turn }: { turn: Turn }) {
    const voice = useVoice();
    const { head } = turn;
    const seat = head?.event.event === "turn_started" ? (head.event.seat ?? -1) : -1;
    const mage = useView((view) => view.players[seat]?.mage);
    const nemesis = useView((view) => view.nemesis.id);
    return (
      <div className={styles.turn} data-seat={seat} data-nemesis={(head !== null && mage === undefined) || undefined}>
        {head ? (
          <h3>
            <span className={styles.crest}>
              {mage ? <MageSigil id={mage} seat={seat} size={20} /> : <NemesisEmblem id={nemesis} />}
            </span>
            {voice.say(head.event.text ?? null)}
          </h3>
        ) : null}
        <ul className={styles.deeds}>
          {deedsOf(turn.said.flatMap((said) => said.lines)).map((deed) => (
            <DeedLine key={deed.id} deed={deed} />
          ))}
        </ul>
      </div>
    );
  },
  (a, b) => a.turn.id === b.turn.id && size(a.turn) === size(b.turn),
);

const size = (turn: Turn) => turn.said.reduce((sum, said) => sum + said.lines.length, 0);
