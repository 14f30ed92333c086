// The way into a first game that teaches.
import { useState } from "react";
import { Breach } from "@/art/Breach";
import { Icon, type IconName } from "@/art/icons";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { SiteHead } from "@/parts/SiteHead";
import { openTable, Refusal } from "@/protocol/http";
import { Link } from "@/router/Link";
import { go } from "@/router/router";
import { useSettings } from "@/store/settings";
import { useText } from "@/words/Words";
import { beginAlone } from "../setup/beginAlone";
import { useCourse } from "./course";
import styles from "./Learn.module.css";
import { FIRST_GAME, LESSONS } from "./lessons";

const STEPS: readonly { id: string; icon: IconName }[] = [
  { id: "gems", icon: "hexagon" },
  { id: "spells", icon: "breach" },
  { id: "order", icon: "cards" },
  { id: "nemesis", icon: "skull" },
];

export default function Learn() {
  const t = useText();
  const name = useSettings((settings) => settings.name);
  const still = useSettings((settings) => settings.motion === "off");
  const { table, learned, begin } = useCourse();
  const [busy, setBusy] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const start = async () => {
    setBusy(true);
    try {
      const at = await openTable({ name: name || t("somebody"), title: t("learn-table"), seats: 1, setup: FIRST_GAME });
      await beginAlone(at);
      begin(at.table);
      go(`/t/${at.table}`);
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
      setBusy(false);
    }
  };
  return (
    <>
      <SiteHead at="learn" />
      <main className={styles.learn}>
        <div className={styles.picture} aria-hidden>
          <div className={styles.foe}>
            <NemesisEmblem id={FIRST_GAME.nemesis} ring={false} />
          </div>
          <div className={styles.breach}>
            <Breach number={1} state="open" numeral={false} still={still} />
          </div>
        </div>
        <div className={styles.words}>
          <h1>{t("landing-learn")}</h1>
          <p className={styles.lead}>{t("learn-lead")}</p>
          <ol className={styles.steps}>
            {STEPS.map(({ id, icon }) => (
              <li key={id}>
                <span className={styles.sign}>
                  <Icon name={icon} size={22} />
                </span>
                <span>{t(`learn-${id}`)}</span>
              </li>
            ))}
          </ol>
          <div className={styles.ways}>
            <button type="button" className={styles.main} disabled={busy} onClick={() => void start()}>
              {busy ? t("connecting") : t("learn-begin")}
            </button>
            {table ? (
              <Link href={`/t/${table}`} className={styles.again}>
                {t("learn-again", { n: learned.length, of: LESSONS.length })}
              </Link>
            ) : null}
            <Link href="/rules" className={styles.again}>
              {t("learn-read")}
            </Link>
          </div>
          {refusal ? <p role="alert">{t("refused", { code: refusal.code })}</p> : null}
        </div>
      </main>
    </>
  );
}
