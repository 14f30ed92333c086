// The nemesis' turn on a stage: one beat after the other over a board that waits for it.
import { useCallback, useEffect, useState } from "react";
import { CardArt } from "@/art/CardArt";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { Card } from "@/parts/Card";
import { linesOf } from "@/parts/cardText";
import type { Step } from "@/store/act";
import { useSettings } from "@/store/settings";
import { useTable, useTableStore, useView } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import { isQuiet } from "@/motion/beats";
import { useTrayRoom } from "@/parts/useTrayRoom";
import { Effects } from "./Effects";
import { usePress, useStageKeys } from "./hold";
import { type Playing, timeOf } from "./pace";
import styles from "./Stage.module.css";

/** When the beats are over, clicks that were meant for them do not answer the question that then stands there. */
const DEAF = 350;

const CALM = "(prefers-reduced-motion: reduce)";

/** May beats be played: does the person want it, and look at the page? */
function useMayPlay(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const [calm, setCalm] = useState(() => globalThis.matchMedia?.(CALM).matches ?? false);
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const media = globalThis.matchMedia?.(CALM);
    const calmed = () => setCalm(media?.matches ?? false);
    const seen = () => setHidden(document.hidden);
    media?.addEventListener("change", calmed);
    document.addEventListener("visibilitychange", seen);
    return () => {
      media?.removeEventListener("change", calmed);
      document.removeEventListener("visibilitychange", seen);
    };
  }, []);
  return motion !== "off" && !calm && !hidden;
}

export function Stage() {
  const store = useTableStore();
  const plays = useMayPlay();
  useEffect(() => {
    store.setState({ plays });
    if (!plays) store.getState().skip();
    return () => store.setState({ plays: false });
  }, [store, plays]);
  const on = useTable((data) => data.act !== null);
  const [deaf, setDeaf] = useState(false);
  useEffect(() => {
    if (!on) return;
    return () => {
      setDeaf(true);
      setTimeout(setDeaf, DEAF, false);
    };
  }, [on]);
  if (on) return <Play />;
  return deaf ? <div className={styles.deaf} aria-hidden /> : null;
}

function Play() {
  const store = useTableStore();
  const motion = useSettings((settings) => settings.motion) as Playing;
  const voice = useVoice();
  const names = useNames();
  const { step, at } = useTable((data) => ({
    step: data.act?.steps[data.act.at],
    at: data.act?.at ?? 0,
  }));
  const goOn = useCallback(() => store.getState().goOn(), [store]);
  const skip = useCallback(() => store.getState().skip(), [store]);
  useStageKeys(goOn, skip);
  const press = usePress(goOn, skip);
  const beat = step?.beat ?? null;
  const letters = linesOf(names.cards.get(beat?.card ?? ""), voice).reduce((sum, line) => sum + line.text.length, 0);
  const time = timeOf(beat, letters, motion);
  useEffect(() => {
    const timer = setTimeout(goOn, time);
    return () => clearTimeout(timer);
    // Each step has its own time, even if it is as long.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [goOn, time, at]);
  const room = useTrayRoom();
  if (step === undefined) return null;
  return (
    // The tray has buttons for the same, which keys and readers reach.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.stage} data-stage={beat?.kind ?? "own"} data-uid={beat?.uid ?? -1} {...press}>
      <div className={styles.room} style={room}>
        {beat === null ? null : <Shown step={step} time={time} at={at} />}
      </div>
    </div>
  );
}

/** The card, or the nemesis itself; and what happens. */
function Shown({ step, time, at }: { step: Step; time: number; at: number }) {
  const t = useText();
  const voice = useVoice();
  const nemesis = useView((view) => view.nemesis.id);
  const { beat } = step;
  if (beat === null) return null;
  const { kind, card, uid } = beat;
  // A card that is not in play lies on the stage for as long as it acts.
  const large = card !== "" && (uid < 0 || kind === "enters");
  const boss = card === "" || kind === "turn";
  const heading = beat.events.find((event) => !isQuiet(event))?.text ?? null;
  return (
    <>
      {large ? (
        <div
          key={`${card}/${step.chapter}`}
          className={styles.card}
          data-place="stage"
          data-leaves={kind === "enters" || undefined}
        >
          <Card id={card} size="large" />
        </div>
      ) : boss ? (
        <div className={styles.boss} data-place="stage">
          <NemesisEmblem id={nemesis} />
        </div>
      ) : null}
      <div key={at} className={styles.plate} data-kind={kind} style={{ "--time": `${time}ms` }}>
        {large || boss ? null : <Thumb card={card} />}
        <p className={kind === "turn" ? styles.banner : styles.says}>
          {voice.say(heading)}
          {beat.times > 1 ? <b> ×{beat.times}</b> : null}
        </p>
        <Effects beat={beat} />
        <i className={styles.time} aria-hidden />
        <small className={styles.hint}>
          <kbd>{t("keys-space")}</kbd> {t("stage-hint")}
        </small>
      </div>
    </>
  );
}

function Thumb({ card }: { card: string }) {
  const info = useNames().cards.get(card);
  if (info === undefined) return null;
  return (
    <span className={styles.thumb} aria-hidden>
      <CardArt card={info} />
    </span>
  );
}
