// The way back to a game that is not over: the main button of the first page for a person who has one.
import { useEffect } from "react";
import { Icon } from "@/art/icons";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { badge } from "@/notices/shown";
import { Link } from "@/router/Link";
import { useNames, useText, useVoice } from "@/words/Words";
import { ago, titleOf, waitOf } from "../games/tables";
import { stateOf } from "./Games";
import styles from "./Landing.module.css";
import type { Waiting } from "./waiting";

export function Continue({ next, count }: Waiting) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const waiting = count > 0 ? t("landing-waiting", { n: count }) : "";
  useEffect(() => badge(count), [count]);
  useEffect(() => {
    if (!waiting) return;
    document.title = `${waiting} · ${t("title")}`;
    return () => {
      document.title = t("title");
    };
  }, [waiting, t]);
  if (next === null) return null;
  const { title, nemesis } = titleOf(next, t, voice, names);
  return (
    <Link href={`/t/${next.table}`} className={`${styles.way} ${styles.continue}`} data-main>
      <span className={styles.sign} data-emblem={nemesis !== "" || undefined}>
        {nemesis ? <NemesisEmblem id={nemesis} /> : <Icon name="play" size={26} />}
      </span>
      <span>
        <strong>{t("landing-continue")}</strong>
        <small>
          {[
            title,
            t("landing-games-state", { state: stateOf(next) }),
            waitOf(next, t) || ago(next.updated, voice.lang),
          ].join(" · ")}
        </small>
        {count > 1 ? <small className={styles.count}>{waiting}</small> : null}
      </span>
    </Link>
  );
}
