// A new game: what is played, then alone at once, or at a table that waits for others.
import { useEffect, useState } from "react";
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import { Night } from "@/parts/Night";
import { SiteHead } from "@/parts/SiteHead";
import { openTable, Refusal, setupCode, setupOf } from "@/protocol/http";
import { go } from "@/router/router";
import { useContent } from "@/store/content";
import { useSettings } from "@/store/settings";
import { useNames, useText } from "@/words/Words";
import { refusalText } from "../table/people/refusals";
import { useCopied } from "../table/people/useCopied";
import { beginAlone, sitDown } from "./beginAlone";
import { type Chosen, chosenOf, firstChoice, keep, kept } from "./choice";
import { Favourites } from "./Favourites";
import { Packs } from "./Packs";
import styles from "./Setup.module.css";
import { SetupForm } from "./SetupForm";
import { useRoll } from "./useRoll";

export default function Setup({ alone, code }: { alone: boolean; code: string }) {
  const ready = useContent((content) => content.ready);
  return ready ? <Choosing alone={alone} code={code} /> : null;
}

function Choosing({ alone, code }: { alone: boolean; code: string }) {
  const t = useText();
  const { catalog } = useNames();
  const name = useSettings((settings) => settings.name);
  const setSettings = useSettings((settings) => settings.set);
  const [chosen, set] = useState<Chosen>(() => {
    const first = firstChoice(catalog, alone);
    return chosenOf(catalog, kept(alone) ?? {}, first);
  });
  const [busy, setBusy] = useState("");
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [favourites, showFavourites] = useState(false);
  const roll = useRoll(catalog);
  const change = (changes: Partial<Chosen>) => {
    refuse(null);
    set((old) => ({ ...old, ...changes }));
  };
  useEffect(() => {
    if (!code) return;
    setupOf(code).then(
      ({ setup }) => set((old) => chosenOf(catalog, setup, old)),
      (error) => refuse(error instanceof Refusal ? error : new Refusal("client/unknown")),
    );
  }, [code, catalog]);
  const open = async (how: "alone" | "table") => {
    setBusy(how);
    refuse(null);
    keep(how === "alone", chosen);
    try {
      const at = await openTable({ name: name || t("somebody"), seats: chosen.mages.length, setup: chosen });
      await (how === "alone" ? beginAlone(at) : sitDown(at));
      go(`/t/${at.table}`);
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
      setBusy("");
    }
  };
  const ways = [
    <Button key="alone" look={alone ? "main" : "plain"} disabled={busy !== ""} onClick={() => void open("alone")}>
      <Icon name="person" size={20} />
      {t("landing-alone")}
    </Button>,
    <Button key="table" look={alone ? "plain" : "main"} disabled={busy !== ""} onClick={() => void open("table")}>
      <Icon name="people" size={20} />
      {t("make-table")}
    </Button>,
  ];
  return (
    <>
      <SiteHead at="new" />
      <Night />
      <main className={styles.setup}>
        <header className={styles.top}>
          <h1>{t("setup-title")}</h1>
          <Packs chosen={chosen} change={change} />
          <span className={styles.grow} />
          <button type="button" className={styles.tool} onClick={() => change(roll.all(chosen))}>
            <Icon name="dice" size={19} />
            {t("setup-roll-all")}
          </button>
          <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={() => showFavourites(true)}>
            <Icon name="suggest" size={19} />
            {t("favourites")}
          </button>
          <ShareSetup chosen={chosen} />
        </header>
        <SetupForm chosen={chosen} change={change} />
        {favourites ? <Favourites chosen={chosen} change={change} close={() => showFavourites(false)} /> : null}
        <footer className={styles.foot}>
          <label className={styles.name}>
            <span className="cap">{t("your-name")}</span>
            <input
              value={name}
              maxLength={40}
              autoComplete="off"
              placeholder={t("somebody")}
              onChange={(event) => setSettings({ name: event.target.value })}
            />
          </label>
          <p className={styles.note} role={refusal ? "alert" : undefined} data-bad={refusal !== null || undefined}>
            {refusal ? refusalText(t, refusal) : t("setup-note", { n: chosen.mages.length })}
          </p>
          <div className={styles.begin}>{alone ? ways.toReversed() : ways}</div>
        </footer>
      </main>
    </>
  );
}

/** The setup as a link: anyone who opens it begins with the same choices. */
function ShareSetup({ chosen }: { chosen: Chosen }) {
  const t = useText();
  const { copied, copy } = useCopied();
  const share = async () => {
    const { code } = await setupCode(chosen);
    await copy(`${location.origin}/new?code=${encodeURIComponent(code)}`);
  };
  return (
    <button type="button" className={styles.tool} onClick={() => void share().catch(() => undefined)}>
      <Icon name={copied ? "check" : "link"} size={19} />
      <span aria-live="polite">{copied ? t("copied") : t("setup-share")}</span>
    </button>
  );
}
