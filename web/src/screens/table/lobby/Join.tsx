// A person opens a table's link for the first time: what is played there, who is there, and their own name.
import { type FormEvent, useEffect, useState } from "react";
import { MageSigil, NemesisEmblem } from "@/art";
import { Button } from "@/parts/Button";
import { Night } from "@/parts/Night";
import { useVariants } from "@/parts/useVariants";
import { say } from "@/protocol/phrases";
import { getTable } from "@/protocol/http";
import type { SetupChoice, TableState } from "@/protocol/wire";
import { useSettings } from "@/store/settings";
import { LANGUAGES, OWN_NAMES } from "@/words/languages";
import { useNames, useText, useVoice } from "@/words/Words";
import styles from "./Join.module.css";

export function Join({ id, token, join }: { id: string; token: string; join: (name: string) => void }) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const { name, language, set } = useSettings();
  const [state, setState] = useState<TableState | null>(null);
  const [typed, type] = useState(name);
  useEffect(() => {
    let here = true;
    getTable(id, token).then(
      (found) => here && setState(found),
      // Joining will say what is wrong.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [id, token]);
  const setup = (state?.setup ?? {}) as SetupChoice;
  const nemesis = names.nemeses.get(setup.nemesis ?? "");
  const variants = useVariants(setup);
  const trek = state?.expedition ?? null;
  const seated = trek
    ? (state?.people.filter((one) => !one.watching) ?? [])
    : (state?.people.filter((one) => state.seats.includes(one.id)) ?? []);
  const title = trek ? (trek.names[voice.lang] ?? trek.names.en ?? t("expedition")) : t("lobby-title");
  const send = (event: FormEvent) => {
    event.preventDefault();
    set({ name: typed.trim() });
    join(typed.trim() || t("somebody"));
  };
  return (
    <main className={styles.join}>
      <Night />
      <form className={`panel ${styles.card}`} onSubmit={send}>
        {nemesis ? (
          <div className={styles.foe}>
            <NemesisEmblem id={nemesis.id} ring={false} />
          </div>
        ) : null}
        <p className="cap">{t("join-invited")}</p>
        <h1>{state?.name || (nemesis ? t("join-against", { nemesis: voice.nemesis(nemesis.id) }) : title)}</h1>
        <ul className={styles.mages}>
          {(trek?.mages ?? setup.mages ?? []).map((mage, seat) =>
            names.mages.has(mage) ? (
              <li key={seat}>
                <MageSigil id={mage} seat={seat} size={46} title={voice.mage(mage)} />
              </li>
            ) : null,
          )}
        </ul>
        {setup.difficulty && !trek ? (
          <p className={styles.rules}>
            {[
              `${t("choose-difficulty")}: ${voice.say(say("difficulty", { difficulty: setup.difficulty }))}`,
              ...variants,
            ].join(" · ")}
          </p>
        ) : null}
        <p className={styles.who}>
          {seated.length > 0 ? t("join-there", { who: seated.map((one) => one.name).join(", ") }) : t("join-nobody")}
          {state?.started ? ` ${t("join-started")}` : ""}
        </p>
        <label className={styles.name}>
          <span className="cap">{t("your-name")}</span>
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The only thing that is asked here.
            autoFocus
            value={typed}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
          />
        </label>
        <Button type="submit" look="main" className={styles.go}>
          {t("join-go")}
        </Button>
        <p className={styles.note}>{t("join-note")}</p>
        <ul className={styles.languages}>
          {LANGUAGES.map((lang) => (
            <li key={lang}>
              <button
                type="button"
                lang={lang}
                aria-pressed={lang === language}
                onClick={() => set({ language: lang })}
              >
                {OWN_NAMES[lang]}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </main>
  );
}
