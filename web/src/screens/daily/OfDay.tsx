// In the report of a daily game: what it came to among the others, and a text to share that spoils nothing.
import { useState } from "react";
import { Icon } from "@/art/icons";
import { Button } from "@/parts/Button";
import { Link } from "@/router/Link";
import type { DailyDay, DailyOverview } from "@/protocol/wire";
import { useText, useVoice } from "@/words/Words";
import styles from "./OfDay.module.css";
import { dateOf, resultOf, shareText, wordsOf } from "./results";
import { useDaily } from "./useDaily";

const dayIn = (daily: DailyOverview | null, day: string): DailyDay | null =>
  [daily?.today, daily?.yesterday].find((one) => one?.day === day) ?? null;

export default function OfDay({ id, day }: { id: string; day: string }) {
  const t = useText();
  const { lang } = useVoice();
  const [said, tell] = useState("");
  const { daily } = useDaily((found) => {
    const of = dayIn(found, day);
    return of !== null && resultOf(of, id) === null && of === found.today;
  });
  const of = dayIn(daily, day);
  if (of === null) return null;
  const found = resultOf(of, id);
  const share = async () => {
    const text = `${shareText(t, lang, day, id, of)}\n${location.origin}/daily`;
    try {
      await navigator.clipboard.writeText(text);
      tell(t("daily-copied"));
    } catch {
      tell(text);
    }
  };
  return (
    <section className={styles.day} aria-label={t("daily-table")}>
      <Icon name="star" size={22} />
      <p>
        <b>{`${t("daily-table")} · ${dateOf(day, lang)}`}</b>
        <span data-result={found?.sort}>
          {found === null
            ? t(of.checking ? "daily-checking" : "daily-not-listed", { n: 0 })
            : `${wordsOf(t, found.result)} · ${
                found.sort === "first" ? t("daily-rank", { n: found.result.rank }) : t(`daily-${found.sort}`)
              }`}
        </span>
      </p>
      <Link href="/daily">{t("daily-results")}</Link>
      {found ? (
        <Button onClick={() => void share()}>
          <Icon name="copy" size={17} /> {t("daily-share")}
        </Button>
      ) : null}
      {said ? (
        <p role="status" className={styles.said}>
          {said}
        </p>
      ) : null}
    </section>
  );
}
