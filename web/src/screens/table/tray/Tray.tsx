import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { Button } from "@/parts/Button";
import { say } from "@/protocol/phrases";
import type { Decision, TableState } from "@/protocol/wire";
import { backTo, type LogLine, mayAnswer } from "@/store/table";
import { useTable, useView } from "@/store/useTable";
import { player as playerPhrase } from "@/words/players";
import { useText, useVoice } from "@/words/Words";
import { SuggestButton } from "@/screens/table/people/SuggestLayer";
import { refusalText } from "@/screens/table/people/refusals";
import { useFork } from "@/screens/table/people/useFork";
import { AwayBar } from "@/screens/table/people/AwayBar";
import { VoteBar } from "@/screens/table/people/VoteBar";
import { isMind } from "@/screens/table/people/who";
import { Recap } from "@/screens/table/stage/Recap";
import { StageTray } from "@/screens/table/stage/StageTray";
import { About } from "./About";
import { Answer } from "./Answer";
import { AllGems } from "./AllGems";
import { type Answer as AnswerData, isOnBoard, MANY } from "./answers";
import { Ending } from "./Ending";
import { Hint, HintButton } from "./Hint";
import { useKeys } from "./keyboard";
import { More, useBelow } from "./More";
import { Others } from "./Others";
import styles from "./Tray.module.css";
import { useAnswers } from "./useAnswers";
import { labelled } from "@/words/labelled";

const NONE: readonly string[] = [];

/**
 * The player who must decide, the question, and every answer in words.
 * `folds`: below sheets the board comes first, so the tray begins folded while every answer can be given on the board.
 */
export function Tray({ folds = false }: { folds?: boolean }) {
  const t = useText();
  const differsAt = useTable((data) => data.state?.differs_at ?? null);
  const decision = useView((view) => (differsAt === null ? view.decision : null));
  const seat = decision?.seat ?? -1;
  const mine = useTable((data) => mayAnswer(data, ""));
  const at = useTable((data) => data.state?.answers ?? 0);
  const plays = useTable((data) => data.act !== null);
  const of = useView((view) => `${view.turn} ${seat} ${decision?.ask ?? ""}`);
  /** What the player has chosen for this question, or for one of its kind. */
  const [chosen, choose] = useState<{ decision: Decision; folded: boolean } | null>(null);
  const onBoard = useOnBoard(folds && mine ? decision : null);
  const isMeant =
    chosen !== null && (chosen.decision === decision || (onBoard && chosen.decision.ask === decision?.ask));
  const isFolded = mine && (isMeant ? chosen.folded : folds && onBoard);
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
      data-of={plays ? "" : of}
      data-plays={plays || undefined}
    >
      {plays ? (
        <StageTray />
      ) : differsAt === null ? (
        <>
          <VoteBar />
          <AwayBar />
          <Recap />
          {decision ? (
            <Asked
              decision={decision}
              mine={mine}
              folded={isFolded}
              fold={() => choose({ decision, folded: !isFolded })}
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

/** Return whether all answers to this question are drawn on the board. */
function useOnBoard(decision: Decision | null): boolean {
  const [onBoard, setOnBoard] = useState(false);
  useLayoutEffect(() => {
    const isLit = (place: string) =>
      document.querySelector(`[data-place=${JSON.stringify(place)}][data-able]`) !== null;
    const look = () => setOnBoard(isOnBoard(decision, isLit));
    look();
  }, [decision]);
  return onBoard;
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
  const able = useTable((data) => (mine ? null : decision.keys.filter((key) => mayAnswer(data, key))));
  const answers = useAnswers(decision, mine);
  const list = useRef<HTMLOListElement>(null);
  const below = useBelow(list);
  const many = decision.ask === "main" || (decision.keys.length > MANY && answers.groups.length > 1);
  const decider = voice.say(playerPhrase(who, decision.seat));
  const decides = decision.seat < 0 ? t("tray-decide-all") : t("tray-decides", { who: decider });
  const question = voice.say(decision.question ?? say(`ask-${decision.ask.replaceAll("_", "-")}`));
  useKeys(answers, decision.gems?.plays ?? NONE);
  const because = decision.because ? voice.say(decision.because) : "";
  const about = <About card={decision.card ?? ""} because={because} roomy={decision.keys.length < 5} />;
  if (able !== null) {
    const all = [...answers.groups.flatMap((group) => group.answers), ...answers.last];
    const list = (some: AnswerData[]) => (
      <ol className={styles.answers}>
        {some.map((one) => (
          <Answer key={one.key} of={one} />
        ))}
      </ol>
    );
    const own = all.filter((one) => able.includes(one.key));
    return (
      <Others
        decision={decision}
        about={about}
        own={own.length > 0 ? list(own) : null}
        theirs={list(all.filter((one) => !able.includes(one.key)))}
      />
    );
  }
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
          <span className={styles.who}>{decides}</span>
          <h2>{question}</h2>
        </span>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={t(folded ? "tray-unfold" : "tray-fold", { n: decision.keys.length })}
          onClick={fold}
        >
          {folded ? <b>{decision.keys.length}</b> : null}
          <Icon name={folded ? "up" : "down"} size={22} />
        </button>
      </header>
      <p className="aloud" role="status">
        {labelled(voice, decides, question)} {because}
      </p>
      {about}
      <Hint />
      {decision.sum ? (
        <p className={styles.sum}>
          <Icon name="suggest" size={14} /> {voice.say(decision.sum)}
        </p>
      ) : null}
      <ol
        ref={list}
        className={styles.answers}
        data-many={many || undefined}
        data-amounts={answers.amounts || undefined}
      >
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
      <More list={list} below={below} />
      <div className={styles.last}>
        {mine && decision.gems ? <AllGems gems={decision.gems} /> : null}
        <ol>
          {answers.last.map((one) => (
            <li key={one.key}>
              <Ending of={one} decision={decision} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** What the last answer did: the line that names a card says more than one about a payment. */
function lastDone(log: readonly LogLine[], answers: number): LogLine | undefined {
  const lines = log.filter((line) => line.at === answers);
  return lines.find((line) => line.event.card !== undefined) ?? lines[0];
}

/** Who is asked before the last answer is undone, by name; empty if it is one's own or that of nobody seated. */
function askedOf(state: TableState | null, you: string): string {
  const by = state?.last_by ?? "";
  if (state === null || by === you || by === "" || !state.seats.includes(by) || isMind(state, by)) return "";
  return state.people.find((one) => one.id === by)?.name ?? "";
}

/** Take back and bring back, with what that would undo and whether it is free. */
function Back() {
  const t = useText();
  const voice = useVoice();
  const { answers, canRedo, hidden, asked, seated, alone, takeBack, redo, last } = useTable((data) => ({
    answers: data.state?.answers ?? 0,
    hidden: data.state !== null && backTo(data.state) < (data.state.free_until ?? 0),
    asked: askedOf(data.state, data.you),
    canRedo: data.state?.can_redo ?? false,
    seated: data.state?.seats.includes(data.you) ?? false,
    alone: data.state?.seats.every((one) => one === "" || one === data.you || isMind(data.state, one)) ?? true,
    takeBack: data.takeBack,
    redo: data.redo,
    last: lastDone(data.log, data.state?.answers ?? -1),
  }));
  if (!seated) return null;
  const isFree = !hidden && asked === "";
  const seen = alone ? t("back-marks") : t("back-vote");
  const cost = answers === 0 ? "" : isFree ? t("back-free") : hidden ? seen : t("back-ask", { name: asked });
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
      <HintButton />
      <p className={styles.undone} data-free={isFree || undefined}>
        <span>{undone === null || answers === 0 ? "" : voice.say(undone)}</span> <b>{cost}</b>
      </p>
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
