// The end of a chapter: what the person has done, and what comes next.
import { useEffect, useState } from "react";
import { Icon } from "@/art/icons";
import { Button } from "@/parts/Button";
import { Refusal } from "@/protocol/http";
import { Link } from "@/router/Link";
import { hear } from "@/sound/useSounds";
import { useSettings } from "@/store/settings";
import { useText, useVoice } from "@/words/Words";
import { beginChapter, CHAPTERS } from "./chapters";
import { useCourse } from "./course";
import { missing } from "./lessons";
import { useTrayBox } from "./useTrayBox";
import styles from "./Finished.module.css";

const SPARKS = Array.from({ length: 14 }, (_, n) => n);

export function Finished() {
  const t = useText();
  const { chapter, learned, cast, damage, gained, finish, leave } = useCourse();
  const { lang } = useVoice();
  const box = useTrayBox();
  const name = useSettings((settings) => settings.name);
  const [busy, setBusy] = useState(false);
  const [refusal, refuse] = useState("");
  const next = CHAPTERS.find((one) => one === chapter + 1);
  useEffect(() => {
    finish();
    const { sound, volume } = useSettings.getState();
    if (sound) void hear("victory", volume);
  }, [finish]);
  const go = async () => {
    if (next === undefined) return;
    setBusy(true);
    try {
      await beginChapter(next, name || t("somebody"));
    } catch (error) {
      refuse(error instanceof Refusal ? error.code : "client/unknown");
      setBusy(false);
    }
  };
  const did = [
    cast > 0 ? t("chapter-cast", { n: cast, damage }) : "",
    gained > 0 ? t("chapter-gained", { n: gained }) : "",
  ].filter(Boolean);
  const left = missing(chapter, new Set(learned)).map(({ id }) => t(`lesson-${id}`));
  const names = new Intl.ListFormat(lang, { type: "conjunction" }).format(left);
  return (
    <section
      className={styles.finished}
      style={box}
      aria-label={t("course-hint")}
      aria-live="polite"
      data-hint="finished"
    >
      <div className={styles.sparks} aria-hidden>
        {SPARKS.map((n) => (
          <i key={n} style={{ rotate: `${(360 * n) / SPARKS.length}deg` }} />
        ))}
        <span>
          <Icon name="check" size={34} />
        </span>
      </div>
      <h2>{t("chapter-done", { chapter })}</h2>
      <p>{t(`chapter-${chapter}-done`)}</p>
      {left.length > 0 ? <p className={styles.left}>{t("chapter-left", { what: names })}</p> : null}
      {did.length > 0 ? <p className={styles.did}>{did.join(" ")}</p> : null}
      <div className={styles.ways}>
        {next === undefined ? (
          <Button look="main" onClick={leave}>
            {t("course-on")}
          </Button>
        ) : (
          <>
            <Button look="main" disabled={busy} onClick={() => void go()}>
              {t("chapter-next", { chapter: next, name: t(`chapter-${next}`) })}
            </Button>
            <Button look="pill" onClick={leave}>
              {t("course-on")}
            </Button>
          </>
        )}
        <Link href="/rules">{t("rules")}</Link>
      </div>
      {refusal ? <p role="alert">{t("refused", { code: refusal })}</p> : null}
    </section>
  );
}
