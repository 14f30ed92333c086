// An expedition between its battles: the way so far, the question at hand, what is in the barracks, and the way into the battle.
import { lazy, Suspense, useEffect, useState } from "react";
import { Icon } from "@/art";
import { Home, round } from "@/parts/Home";
import { Night } from "@/parts/Night";
import { Sheet } from "@/parts/Sheet";
import type { ExpeditionInfo } from "@/protocol/wire";
import { go } from "@/router/router";
import { part } from "@/store/release";
import { useTable } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import { Dot } from "../table/people/Dot";
import { Links } from "../table/people/Links";
import { refusalText } from "../table/people/refusals";
import { ChatSwitch, Rename } from "../table/people/Self";
import { VoteBar } from "../table/people/VoteBar";
import { Report } from "@/screens/table/people/Report";
import { Talk } from "@/screens/table/people/Talk";
import { Asked } from "./Asked";
import { Barracks, Gained } from "./Barracks";
import styles from "./Expedition.module.css";
import { Made } from "./Made";
import { Path } from "./Path";

const SettingsSheet = lazy(() => part(() => import("@/settings/SettingsSheet")));

export default function Expedition() {
  const t = useText();
  const voice = useVoice();
  const { state, you, refusal } = useTable((data) => ({ state: data.state, you: data.you, refusal: data.refusal }));
  const [sheet, setSheet] = useState<"people" | "settings" | null>(null);
  const trek = state?.expedition ?? null;
  const choices = trek?.choices ?? 0;
  useEffect(() => {
    // The button that answered is gone, and the focus with it: it goes on at the next question.
    if (choices > 0 && document.activeElement === document.body) {
      document.getElementById("asked")?.focus({ preventScroll: true });
    }
  }, [choices]);
  useEffect(() => {
    // From which battle they came is of use only where they are not let in.
    if (location.search) go(location.pathname, { replace: true });
  }, []);
  if (state === null || trek === null) return null;
  const watching = state.people.find((one) => one.id === you)?.watching ?? true;
  const most = (trek.scores[0] ?? 0) * trek.battles.length;
  return (
    <main className={styles.trek} data-step={trek.step}>
      <Night />
      <header className={styles.top}>
        <Home />
        <div className={styles.title}>
          <h1>{state.name || (trek.names[voice.lang] ?? trek.names.en ?? t("expedition"))}</h1>
          <p>{summary(trek, t, voice.nemesis(trek.nemesis))}</p>
        </div>
        <p className={styles.count}>
          <b>{trek.score}</b> {t("expedition-points", { of: most })}
        </p>
        <p className={styles.count}>
          <b>{trek.fights.length}</b> {t("expedition-tries", { n: trek.fights.length })}
        </p>
        <button type="button" className={styles.invite} onClick={() => setSheet("people")}>
          <Icon name="people" size={19} />
          <span className={styles.label}>{t("people")}</span>{" "}
          <span className={styles.number}>{state.people.length}</span>
        </button>
        <button type="button" className={round} onClick={() => setSheet("settings")} aria-label={t("settings")}>
          <Icon name="settings" size={20} />
        </button>
      </header>
      {refusal ? (
        <p role="alert" className={styles.refused}>
          {refusalText(t, refusal)}
        </p>
      ) : null}
      <div className={styles.first}>
        <Path trek={trek} />
        <Gained trek={trek} />
      </div>
      <Made trek={trek} watching={watching} />
      {/* A question that is answered leaves nothing of itself to the next one. */}
      <Asked key={trek.choices} trek={trek} watching={watching} />
      <Barracks trek={trek} />
      <VoteBar />
      {sheet === "people" ? (
        <Sheet title={t("people")} open close={() => setSheet(null)}>
          <People />
        </Sheet>
      ) : null}
      {sheet === "settings" ? (
        <Suspense fallback={null}>
          <SettingsSheet open close={() => setSheet(null)} />
        </Suspense>
      ) : null}
    </main>
  );
}

function summary(trek: ExpeditionInfo, t: ReturnType<typeof useText>, nemesis: string): string {
  if (trek.step === "won" || trek.step === "lost") return t(`expedition-over-${trek.step}`);
  const won = trek.battles.filter((one) => one.won).length;
  return t("expedition-next", { won, of: trek.battles.length, nemesis });
}

/** Who is here, and the links that let others in. */
function People() {
  const t = useText();
  const { state, present } = useTable((data) => ({ state: data.state, present: data.present }));
  if (state === null) return null;
  return (
    <div className={styles.sheet}>
      <ul className={styles.people}>
        {state.people.map((one) => (
          <li key={one.id}>
            <Dot here={present.includes(one.id)} />
            <b>{one.name}</b>
            {one.id === state.host ? <Icon name="crown" size={16} title={t("host")} /> : null}
            {one.watching ? <span className={styles.note}>{t("watches")}</span> : null}
          </li>
        ))}
      </ul>
      <Rename />
      <ChatSwitch />
      <Links />
      <Talk />
      <Report />
    </div>
  );
}
