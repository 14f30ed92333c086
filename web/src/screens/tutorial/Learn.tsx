// The way to the first game: its three chapters, and how far one has come.
import { useState } from "react";
import { Breach } from "@/art/Breach";
import { Icon, type IconName } from "@/art/icons";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { SiteHead } from "@/parts/SiteHead";
import { Refusal } from "@/protocol/http";
import { Link } from "@/router/Link";
import { useSettings } from "@/store/settings";
import { useText } from "@/words/Words";
import { beginChapter, CHAPTERS, type Chapter, NEMESIS } from "./chapters";
import { useCourse } from "./course";
import styles from "./Learn.module.css";

const ICONS: Record<Chapter, IconName> = { 1: "hexagon", 2: "skull", 3: "breach" };

export default function Learn() {
  const t = useText();
  const name = useSettings((settings) => settings.name);
  const still = useSettings((settings) => settings.motion === "off");
  const { table, chapter, finished } = useCourse();
  const [busy, setBusy] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const start = async (which: Chapter) => {
    setBusy(true);
    try {
      await beginChapter(which, name || t("somebody"));
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
      setBusy(false);
    }
  };
  const next = CHAPTERS.find((one) => !finished.includes(one)) ?? 1;
  const going = table !== "" && !finished.includes(chapter);
  return (
    <>
      <SiteHead at="learn" />
      <main className={styles.learn}>
        <div className={styles.picture} aria-hidden>
          <div className={styles.foe}>
            <NemesisEmblem id={NEMESIS} ring={false} />
          </div>
          <div className={styles.breach}>
            <Breach number={1} state="open" numeral={false} still={still} />
          </div>
        </div>
        <div className={styles.words}>
          <h1>{t("landing-learn")}</h1>
          <p className={styles.lead}>{t("learn-lead")}</p>
          <ol className={styles.chapters}>
            {CHAPTERS.map((one) => (
              <li key={one}>
                <button type="button" className={styles.chapter} disabled={busy} onClick={() => void start(one)}>
                  <span className={styles.sign} data-done={finished.includes(one) || undefined}>
                    <Icon name={finished.includes(one) ? "check" : ICONS[one]} size={22} />
                  </span>
                  <span className={styles.about}>
                    <small>
                      {t("chapter-number", { chapter: one })}
                      {finished.includes(one) ? `, ${t("chapter-finished")}` : ""}
                    </small>
                    <b>{t(`chapter-${one}`)}</b>
                    <span>{t(`chapter-${one}-text`)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <div className={styles.ways}>
            {going ? (
              <Link href={`/t/${table}`} className={styles.main}>
                {t("learn-again", { chapter })}
              </Link>
            ) : (
              <button type="button" className={styles.main} disabled={busy} onClick={() => void start(next)}>
                {busy
                  ? t("connecting")
                  : next === 1
                    ? t("learn-begin")
                    : t("chapter-next", { chapter: next, name: t(`chapter-${next}`) })}
              </button>
            )}
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
