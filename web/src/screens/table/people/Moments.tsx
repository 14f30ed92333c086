// Moments of a game that have names: going back to one, or playing on from it at a new table; and the game as a text.
import { type FormEvent, useState } from "react";
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import { Refusal, takeRecord } from "@/protocol/http";
import { isOld } from "@/store/table";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import styles from "./Moments.module.css";
import { useOpen } from "./open";
import { refusalText } from "./refusals";
import { useCopied } from "./useCopied";
import { useFork } from "./useFork";

export function Moments() {
  const t = useText();
  const show = useOpen((open) => open.show);
  const { id, state, you, save, takeBack } = useTable((data) => ({
    id: data.id,
    state: data.state,
    you: data.you,
    save: data.save,
    takeBack: data.takeBack,
  }));
  const [name, setName] = useState("");
  const { plays, fork: forkAt, refusal, refuse } = useFork();
  if (state === null) return null;
  const seated = state.seats.includes(you);
  const old = isOld(state);
  const saves = Object.entries(state.saves).sort((a, b) => b[1] - a[1]);
  const keepIt = (event: FormEvent) => {
    event.preventDefault();
    void save(name.trim() || t("moment-at", { n: state.answers }));
    setName("");
  };
  const fork = async (at: number) => {
    if (await forkAt(at)) show(null);
  };
  const back = (to: number) => {
    show(null);
    void takeBack(to);
  };
  return (
    <div className={styles.moments}>
      {plays && !old ? (
        <form className={styles.new} onSubmit={keepIt}>
          <label className={styles.label}>
            <span className="cap">{t("moment-name")}</span>
            <input
              value={name}
              maxLength={40}
              placeholder={t("moment-at", { n: state.answers })}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <Button type="submit" look="main">
            {t("moment-save")}
          </Button>
        </form>
      ) : null}
      {saves.length > 0 ? (
        <ol className={styles.list}>
          {saves.map(([called, at]) => (
            <li key={called} className={styles.one}>
              <Icon name="clock" size={18} />
              <p className={styles.name}>
                <b>{called}</b>
                <span>{t("moment-answers", { n: at, ago: state.answers - at })}</span>
              </p>
              {seated && !old && at < state.answers ? (
                <Button onClick={() => back(at)}>
                  <Icon name="undo" size={16} /> {t("moment-back")}
                </Button>
              ) : null}
              {plays && at <= (state.differs_at ?? at) ? (
                <Button onClick={() => void fork(at)}>
                  <Icon name="share" size={16} /> {t("moment-fork")}
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.hint}>{t("moments-none")}</p>
      )}
      {plays && !old ? (
        <div className={styles.now}>
          <p>
            <b>{t("moment-fork-now")}</b>
            <span>{t(state.sealed ? "daily-fork" : state.over ? "moment-fork-same" : "moment-fork-note")}</span>
          </p>
          <Button onClick={() => void fork(state.answers)}>
            <Icon name="share" size={16} /> {t("moment-fork")}
          </Button>
        </div>
      ) : null}
      {state.sealed ? (
        <p className={styles.hint}>{t("daily-sealed")}</p>
      ) : (
        <Record id={id} name={state.name} refuse={refuse} />
      )}
      {state.marked ? <p className={styles.mark}>{t("mark-marked")}</p> : null}
      {state.seed_told ? <p className={styles.mark}>{t("mark-seed-told")}</p> : null}
      {refusal ? (
        <p role="alert" className={styles.mark}>
          {refusalText(t, refusal)}
        </p>
      ) : null}
    </div>
  );
}

/** The transcript, for a person who may have it. */
export function Record({ id, name, refuse }: { id: string; name: string; refuse: (refusal: Refusal | null) => void }) {
  const t = useText();
  const { copied, copy } = useCopied();
  const get = async (then: (text: string) => unknown) => {
    refuse(null);
    try {
      await then(await takeRecord(id));
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
    }
  };
  const download = (text: string) => {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `${name || "unshuffled"}-${id.slice(0, 6)}.txt`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className={styles.now}>
      <p>
        <b>{t("record")}</b>
        <span>{t("record-note")}</span>
      </p>
      <Button onClick={() => void get(download)}>{t("record-download")}</Button>
      <Button onClick={() => void get(copy)}>
        <Icon name={copied ? "check" : "copy"} size={16} /> {copied ? t("copied") : t("copy")}
      </Button>
    </div>
  );
}
