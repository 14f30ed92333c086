// Open tables: those whose host lets anyone join, with their free seats.
import { type FormEvent, useState } from "react";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { Button } from "@/parts/Button";
import { Night } from "@/parts/Night";
import { SiteHead } from "@/parts/SiteHead";
import { joinTable, Refusal } from "@/protocol/http";
import { say } from "@/protocol/phrases";
import type { OpenSeats } from "@/protocol/wire";
import { go } from "@/router/router";
import { useContent } from "@/store/content";
import { useSettings } from "@/store/settings";
import { useNames, useText, useVoice } from "@/words/Words";
import { refusalText } from "../table/people/refusals";
import styles from "./Lobby.module.css";
import { useLobby } from "./useLobby";

export default function Lobby() {
  const t = useText();
  const ready = useContent((content) => content.ready);
  const tables = useLobby();
  const { name, set } = useSettings();
  const [typed, type] = useState(name);
  const [busy, setBusy] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const join = async (table: string) => {
    setBusy(true);
    refuse(null);
    set({ name: typed.trim() });
    try {
      await joinTable(table, { name: typed.trim() || t("somebody") });
      go(`/t/${table}`);
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
      setBusy(false);
    }
  };
  return (
    <>
      <SiteHead />
      <Night />
      <main className={styles.page}>
        <h1>{t("open-tables")}</h1>
        <p className={styles.dim}>{t("open-tables-about")}</p>
        {tables === null || !ready ? <p className={styles.dim}>{t("open-tables-loading")}</p> : null}
        {tables !== null && ready && tables.length === 0 ? (
          <section className={`panel ${styles.none}`}>
            <p>{t("open-tables-none")}</p>
            <Button onClick={() => go("/new")}>{t("landing-together")}</Button>
          </section>
        ) : null}
        {tables !== null && ready && tables.length > 0 ? (
          <>
            <form className={styles.name} onSubmit={(event: FormEvent) => event.preventDefault()}>
              <label>
                <span className="cap">{t("your-name")}</span>
                <input value={typed} maxLength={40} autoComplete="off" onChange={(event) => type(event.target.value)} />
              </label>
            </form>
            {refusal ? (
              <p role="alert">{refusal.code === "http/not_found" ? t("open-tables-gone") : refusalText(t, refusal)}</p>
            ) : null}
            <ul className={styles.list}>
              {tables.map((one) => (
                <li key={one.table} className={`panel ${styles.one}`}>
                  <About table={one} />
                  <Button look="main" disabled={busy} onClick={() => void join(one.table)}>
                    <Icon name="people" size={18} /> {t("join-go")}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </main>
    </>
  );
}

function About({ table }: { table: OpenSeats }) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const { setup } = table;
  const nemesis = names.nemeses.has(setup.nemesis ?? "") ? (setup.nemesis as string) : "";
  const against = nemesis ? voice.nemesis(nemesis) : t("random-nemesis");
  return (
    <>
      <span className={styles.emblem}>{nemesis ? <NemesisEmblem id={nemesis} /> : <Icon name="dice" size={34} />}</span>
      <div className={styles.about}>
        <h2>{table.name || (table.daily ? `${t("daily-table")} · ${against}` : against)}</h2>
        <p className={styles.dim}>
          {[
            t("open-tables-host", { name: table.host }),
            t("open-tables-free", { n: table.free, of: table.seats }),
            setup.difficulty ? voice.say(say("difficulty", { difficulty: setup.difficulty })) : "",
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className={styles.mages}>
          {(setup.mages ?? []).map((mage, seat) =>
            names.mages.has(mage) ? (
              // oxlint-disable-next-line react/no-array-index-key
              <MageSigil key={seat} id={mage} seat={seat} size={30} title={voice.mage(mage)} />
            ) : null,
          )}
        </p>
      </div>
    </>
  );
}
