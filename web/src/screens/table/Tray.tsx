import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { CostDrop, Icon } from "@/art/icons";
import { CardArt } from "@/art/CardArt";
import { MageSigil } from "@/art/MageSigil";
import { Button } from "@/parts/Button";
import { Card } from "@/parts/Card";
import { described, linesOf } from "@/parts/cardText";
import { Preview } from "@/parts/Preview";
import { useCut } from "@/parts/useCut";
import { say } from "@/protocol/phrases";
import type { Decision } from "@/protocol/wire";
import { type LogLine, mayAnswer } from "@/store/table";
import { useOption, useTable, useTableStore, useView } from "@/store/useTable";
import { player as playerPhrase } from "@/words/players";
import { useNames, useText, useVoice } from "@/words/Words";
import { SuggestButton } from "./people/SuggestLayer";
import { refusalText } from "./people/refusals";
import { useFork } from "./people/useFork";
import { VoteBar } from "./people/VoteBar";
import { type Answer as AnswerData, answersOf, cardOf, MANY, priced } from "./answers";
import styles from "./Tray.module.css";

/** Who must decide, what is asked, and every answer in words: the one place where one can always click. */
export function Tray() {
  const t = useText();
  const differsAt = useTable((data) => data.state?.differs_at ?? null);
  const decision = useView((view) => (differsAt === null ? view.decision : null));
  const seat = decision?.seat ?? -1;
  const mine = useTable((data) => mayAnswer(data, ""));
  const at = useTable((data) => data.state?.answers ?? 0);
  /** What was asked when a phone's tray was folded: another question opens it. */
  const [folded, fold] = useState<string | null>(null);
  const isFolded = decision !== null && folded === decision.ask;
  const box = useRef<HTMLElement>(null);
  useFocusKept(box, decision);
  return (
    <section
      ref={box}
      id="tray"
      tabIndex={-1}
      className={`panel ${styles.tray}`}
      data-folded={isFolded || undefined}
      aria-label={t("part-tray")}
      data-seat={seat}
      data-mine={mine || undefined}
      data-ask={decision?.ask ?? ""}
      data-at={at}
    >
      {differsAt === null ? (
        <>
          <VoteBar />
          {decision ? (
            <Asked
              decision={decision}
              mine={mine}
              folded={isFolded}
              fold={() => fold(isFolded ? null : decision.ask)}
            />
          ) : (
            <div className={styles.answers} />
          )}
          <Refused />
          <Back />
        </>
      ) : (
        <OldRules at={differsAt} />
      )}
    </section>
  );
}

/** A game of older rules takes no answers: it is played on at a new table, from where today's rules begin to differ. */
function OldRules({ at }: { at: number }) {
  const t = useText();
  const { plays, fork, refusal } = useFork();
  return (
    <div className={styles.old}>
      <p role="status">{t("old-rules", { n: at })}</p>
      {plays ? (
        <Button look="main" onClick={() => void fork(at)}>
          <Icon name="share" size={18} /> {t("replay-fork")}
        </Button>
      ) : null}
      {refusal === null ? null : (
        <p role="alert" className={styles.refused}>
          {refusalText(t, refusal)}
        </p>
      )}
    </div>
  );
}

/** Who answers by keys stays among the answers: the old one is gone, so the first of the new ones has the focus. */
function useFocusKept(tray: RefObject<HTMLElement | null>, decision: Decision | null): void {
  const inside = useRef(false);
  useEffect(() => {
    let keys = false;
    const pointed = () => {
      keys = false;
      inside.current = false;
    };
    const typed = () => {
      keys = true;
    };
    const focused = (event: FocusEvent) => {
      inside.current = keys && (event.target as Element | null)?.closest("[data-key]") != null;
    };
    addEventListener("pointerdown", pointed, true);
    addEventListener("keydown", typed, true);
    addEventListener("focusin", focused);
    return () => {
      removeEventListener("pointerdown", pointed, true);
      removeEventListener("keydown", typed, true);
      removeEventListener("focusin", focused);
    };
  }, []);
  useEffect(() => {
    const now = document.activeElement;
    if (!inside.current || (now !== document.body && !tray.current?.contains(now))) return;
    tray.current?.querySelector<HTMLElement>("[data-key]:not(:disabled)")?.focus();
    // With each question.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [decision, tray]);
}

interface AskedProps {
  decision: Decision;
  mine: boolean;
  folded: boolean;
  fold: () => void;
}

function Asked({ decision, mine, folded, fold }: AskedProps) {
  const t = useText();
  const voice = useVoice();
  const who = useView((view) => ({ players: view.players, nemesis: view.nemesis }));
  const mage = who.players[decision.seat]?.mage;
  const waiting = useTable((data) =>
    (data.state?.waiting_for ?? [])
      .filter((id) => id !== data.you)
      .map((id) => data.state?.people.find((one) => one.id === id)?.name ?? "")
      .filter(Boolean)
      .join(", "),
  );
  const answers = useMemo(() => answersOf(decision), [decision]);
  const many = decision.keys.length > MANY && answers.groups.length > 1;
  const decider = voice.say(playerPhrase(who, decision.seat));
  const decides = decision.seat < 0 ? t("tray-decide-all") : t("tray-decides", { who: decider });
  const others = !mine && waiting !== "";
  const question = voice.say(decision.question ?? say(`ask-${decision.ask.replaceAll("_", "-")}`));
  useKeys(answers);
  return (
    <>
      <header className={styles.head}>
        {mage ? (
          <span className={styles.crest}>
            <MageSigil id={mage} seat={decision.seat} />
          </span>
        ) : (
          <span className={styles.crest} data-all>
            <Icon name="people" size={24} />
          </span>
        )}
        <span>
          <span className={styles.who}>
            {decides}
            {others ? ` · ${waiting}` : ""}
          </span>
          <h2>{question}</h2>
        </span>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={t(folded ? "tray-unfold" : "tray-fold", { n: decision.keys.length })}
          onClick={fold}
        >
          <Icon name={folded ? "up" : "down"} size={22} />
        </button>
      </header>
      <p className="aloud" role="status">
        {`${decides}: ${question}`} {others ? t("tray-waiting", { who: waiting }) : ""}
      </p>
      {decision.card ? <About card={decision.card} roomy={decision.keys.length < 5} /> : null}
      {decision.sum ? (
        <p className={styles.sum}>
          <Icon name="suggest" size={14} /> {voice.say(decision.sum)}
        </p>
      ) : null}
      <ol className={styles.answers} data-many={many || undefined} data-amounts={answers.amounts || undefined}>
        {answers.groups.map((group, n) => (
          <li key={n}>
            {many ? <span className={styles.group}>{t("tray-group", { group: group.name })}</span> : null}
            <ol>
              {group.answers.map((one) => (
                <Answer key={one.key} of={one} amounts={answers.amounts} brief={many} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <ol className={styles.last}>
        {answers.last.map((one) => (
          <Answer key={one.key} of={one} last />
        ))}
      </ol>
    </>
  );
}

/** A text of so many letters needs no more than two lines. */
const SHORT = 80;

const words = (about: HTMLElement) => about.querySelector<HTMLElement>(":scope > span");

/** The card that asks, with what it says. */
function About({ card, roomy }: { card: string; roomy: boolean }) {
  const voice = useVoice();
  const info = useNames().cards.get(card);
  const text = linesOf(info, voice)
    .map((line) => (line.label ? `${line.label}: ${line.text}` : line.text))
    .join(" ");
  const box = useRef<HTMLSpanElement>(null);
  useCut(box, words, true, text);
  if (info === undefined) return null;
  return (
    <Preview detail={<Card id={card} size="large" />} side="left">
      <button type="button" className={styles.about} data-roomy={(roomy && text.length > SHORT) || undefined}>
        <span className="aloud">{described(info, voice)}</span>
        <span className={styles.thumb} aria-hidden>
          <CardArt card={info} />
        </span>
        <span ref={box} className={styles.aboutText} aria-hidden>
          <b>{voice.soft(voice.card(card))}</b>
          <span>{voice.soft(text)}</span>
        </span>
      </button>
    </Preview>
  );
}

interface AnswerProps {
  of: AnswerData;
  amounts?: boolean;
  /** The heading above says what is done: the card's name is enough to see. */
  brief?: boolean;
  last?: boolean;
}

function Answer({ of, amounts = false, brief = false, last = false }: AnswerProps) {
  const voice = useVoice();
  const option = useOption(of.key);
  const said = voice.say(of.phrase);
  const { words, price } = priced(said, of.phrase);
  const card = brief ? cardOf(of.phrase) : null;
  return (
    <li>
      <button
        type="button"
        className={styles.answer}
        data-key={of.key}
        data-last={last || undefined}
        data-hot={option.hot || undefined}
        data-busy={option.busy || undefined}
        disabled={!option.able}
        aria-label={amounts || card ? said : undefined}
        aria-keyshortcuts={of.hotkey || undefined}
        onClick={(event) => {
          // A pointer does not need the focus. To take away what has it costs the browser a layout of everything in mid-change.
          if (event.detail > 0) event.currentTarget.blur();
          option.answer();
        }}
        onPointerEnter={() => option.point(true)}
        onPointerLeave={() => option.point(false)}
        onFocus={() => option.point(true)}
        onBlur={() => option.point(false)}
      >
        {amounts ? (
          <span className={styles.amount}>{of.amount}</span>
        ) : (
          <>
            <kbd aria-hidden>{of.hotkey.toUpperCase()}</kbd>
            <span className={styles.words}>
              {card ? voice.say(card) : words}
              {price === null ? null : <span className="aloud"> ({price})</span>}
            </span>
            {price === null ? null : (
              <span className={styles.price} aria-hidden>
                <CostDrop cost={price} size="calc(24px * var(--screen))" />
              </span>
            )}
          </>
        )}
      </button>
    </li>
  );
}

/** Arrow keys go from answer to answer, and into the list from nowhere else. */
function move(step: number): void {
  const all = [...document.querySelectorAll<HTMLButtonElement>("button[data-key]:not(:disabled)")];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]?.focus();
}

const STEPS: Record<string, number> = { arrowdown: 1, arrowright: 1, arrowup: -1, arrowleft: -1 };

/** Digits and letters answer, U takes back, R brings back, and an arrow enters the list. */
function useKeys({ groups, last }: ReturnType<typeof answersOf>): void {
  const store = useTableStore();
  const keys = useRef(new Map<string, string>());
  useEffect(() => {
    keys.current = new Map(
      [...groups.flatMap((group) => group.answers), ...last]
        .filter((one) => one.hotkey)
        .map((one) => [one.hotkey, one.key]),
    );
  }, [groups, last]);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest("input, textarea, select, [role=dialog], [role=menu], [contenteditable]")) return;
      const { answer, takeBack, redo, state, you } = store.getState();
      const pressed = event.key.toLowerCase();
      const key = keys.current.get(pressed);
      // A key that is held down answers once; arrows go on.
      if (event.repeat && !(pressed in STEPS)) return;
      if (key !== undefined) void answer(key);
      else if (pressed === "u" && state?.seats.includes(you) && state.answers > 0) void takeBack();
      else if (pressed === "r" && state?.seats.includes(you) && state.can_redo) void redo();
      else if (pressed in STEPS && (target === document.body || target?.closest("[data-key]")))
        move(STEPS[pressed] ?? 0);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, [store]);
}

/** What the last answer did: the line that names a card says more than one about a payment. */
function lastDone(log: readonly LogLine[], answers: number): LogLine | undefined {
  const lines = log.filter((line) => line.at === answers);
  return lines.find((line) => line.event.card !== undefined) ?? lines[0];
}

/** Take back and bring back, with what that would undo and whether it is free. */
function Back() {
  const t = useText();
  const voice = useVoice();
  const { answers, canRedo, free, seated, alone, takeBack, redo, last } = useTable((data) => ({
    answers: data.state?.answers ?? 0,
    free: data.state?.free_until ?? 0,
    canRedo: data.state?.can_redo ?? false,
    seated: data.state?.seats.includes(data.you) ?? false,
    alone: data.state?.seats.every((one) => one === "" || one === data.you) ?? true,
    takeBack: data.takeBack,
    redo: data.redo,
    last: lastDone(data.log, data.state?.answers ?? -1),
  }));
  if (!seated) return null;
  const isFree = answers > free;
  const cost = answers === 0 ? "" : isFree ? t("back-free") : alone ? t("back-marks") : t("back-vote");
  const undone = last?.event.text ?? null;
  return (
    <div className={styles.back}>
      <Button look="pill" disabled={answers === 0} onClick={() => void takeBack()} aria-keyshortcuts="u">
        <Icon name="undo" size={15} /> <span className={styles.label}>{t("take-back")}</span> <kbd aria-hidden>U</kbd>
      </Button>
      {canRedo ? (
        <Button look="pill" onClick={() => void redo()} aria-keyshortcuts="r">
          <Icon name="redo" size={15} /> <span className={styles.label}>{t("redo")}</span> <kbd aria-hidden>R</kbd>
        </Button>
      ) : null}
      <SuggestButton />
      {answers > 0 ? (
        <p className={styles.undone} data-free={isFree || undefined}>
          <span>{undone === null ? "" : voice.say(undone)}</span> <b>{cost}</b>
        </p>
      ) : null}
    </div>
  );
}

function Refused() {
  const t = useText();
  const refusal = useTable((data) => data.refusal);
  return refusal === null ? null : (
    <p role="alert" className={styles.refused}>
      {refusalText(t, refusal)}
    </p>
  );
}
