// Talk: quick phrases that each reads in their own language, free text, and what people did beside the game.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Icon } from "@/art";
import type { TalkLine } from "@/store/table";
import { useTable } from "@/store/useTable";
import { useNames, useText } from "@/words/Words";
import { colourOf, nameOf } from "./who";
import styles from "./Talk.module.css";

const SHOWN = 60;
const LONGEST = 500;

const phraseId = (phrase: string) => `phrase-${phrase.replaceAll("_", "-")}`;

/** Alone at the table there is none. `closed`: it begins folded, which leaves the room to the log. A number says what was not read. */
export function Talk({ closed = false }: { closed?: boolean }) {
  const t = useText();
  const people = useTable((data) => data.state?.people.length ?? 0);
  const you = useTable((data) => data.you);
  const talk = useTable((data) => data.talk.slice(-SHOWN));
  /** The last line when it was folded; null while it is open. */
  const [folded, fold] = useState<number | null>(() => (closed ? (talk.at(-1)?.id ?? 0) : null));
  const open = folded === null;
  if (people < 2) return null;
  const unread = talk.filter(
    ({ id, entry }) => id > (folded ?? Number.POSITIVE_INFINITY) && entry.kind === "Said" && entry.person !== you,
  ).length;
  return (
    <section className={`panel ${styles.talk}`} aria-label={t("part-talk")} data-open={open || undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        onClick={() => fold(open ? (talk.at(-1)?.id ?? 0) : null)}
      >
        <Icon name="chat" size={17} />
        <span className="cap">{t("part-talk")}</span>
        {unread > 0 ? <span className={styles.unread}>{t("talk-unread", { n: unread })}</span> : null}
        <Icon name={open ? "down" : "up"} size={16} className={styles.fold} />
      </button>
      {open ? <Lines talk={talk} /> : null}
      {open ? <Say /> : null}
    </section>
  );
}

function Lines({ talk }: { talk: TalkLine[] }) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const last = talk.at(-1)?.id;
  useEffect(() => {
    const box = list.current;
    if (box && last !== undefined) box.scrollTop = box.scrollHeight;
  }, [last]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is scrolled with keys too.
    <div ref={list} className={styles.lines} role="log" aria-label={t("part-talk")} aria-live="polite" tabIndex={0}>
      {talk.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </div>
  );
}

function Say() {
  const t = useText();
  const phrases = useNames().catalog.phrases;
  const { chat, closed, say } = useTable((data) => ({
    chat: data.state?.chat ?? false,
    closed: data.state?.closed ?? false,
    say: data.say,
  }));
  const [words, setWords] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim()) void say({ words: words.trim() });
    setWords("");
  };
  if (closed) return null;
  return (
    <>
      <ul className={styles.phrases} aria-label={t("talk-phrases")}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => void say({ phrase })}>
              {t(phraseId(phrase))}
            </button>
          </li>
        ))}
      </ul>
      {chat ? (
        <form onSubmit={send} className={styles.write}>
          <input
            value={words}
            onChange={(event) => setWords(event.target.value)}
            aria-label={t("talk-write")}
            placeholder={t("talk-write")}
            maxLength={LONGEST}
            enterKeyHint="send"
          />
          <button type="submit" disabled={!words.trim()} aria-label={t("talk-send")}>
            <Icon name="right" size={18} />
          </button>
        </form>
      ) : (
        <p className={styles.off}>{t("talk-off")}</p>
      )}
    </>
  );
}

function Line({ line }: { line: TalkLine }) {
  const t = useText();
  const { entry } = line;
  const state = useTable((data) => data.state);
  const given = entry.kind === "SeatTaken" || entry.kind === "SeatLeft" ? entry : null;
  const taken = entry.kind === "SeatTaken" ? entry : null;
  const person = "person" in entry ? entry.person : (given?.by ?? "");
  if (entry.kind === "Said") {
    return (
      <p className={styles.said}>
        <b style={{ color: colourOf(state, person) }}>{nameOf(state, person, t)}</b>{" "}
        {entry.phrase ? t(phraseId(entry.phrase)) : entry.words}
      </p>
    );
  }
  const [what, doer] = taken?.before
    ? ["SeatTakenOver", person]
    : taken && taken.by !== person
      ? ["SeatGiven", taken.by]
      : entry.kind === "BackVoted"
        ? [entry.agrees ? "BackAgreed" : "BackRefused", person]
        : entry.kind === "ChatSwitched"
          ? [entry.on ? "ChatOn" : "ChatOff", person]
          : entry.kind === "Joined" && entry.watching
            ? ["Watching", person]
            : [entry.kind, person];
  if (entry.kind === "Moderated") {
    return (
      <p className={styles.note}>
        {t("talk-operator", { what: entry.what, name: nameOf(state, person, t) })} {entry.note}
      </p>
    );
  }
  const to = taken?.before ? taken.before : person;
  return (
    <p className={styles.note}>
      {t("talk-note", {
        what: what ?? "",
        name: entry.kind === "Joined" ? entry.name : nameOf(state, doer ?? "", t),
        to: nameOf(state, to, t),
        saved: entry.kind === "Saved" ? entry.name : "",
        n: (given?.seat ?? 0) + 1,
      })}
    </p>
  );
}
