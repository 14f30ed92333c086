// The rules in short, as the server tells them, and what this page does to help with them.
import { useDeferredValue, useEffect, useState } from "react";
import { Icon, type IconName } from "@/art/icons";
import { Search } from "@/parts/Search";
import { SiteHead } from "@/parts/SiteHead";
import { Link } from "@/router/Link";
import { useContent } from "@/store/content";
import { useText } from "@/words/Words";
import { Keys } from "./Keys";
import { Rule } from "./Rule";
import styles from "./Rules.module.css";
import { matches } from "./topics";
import { useRules } from "./useRules";

const HELPS: readonly { id: string; icon: IconName }[] = [
  { id: "tray", icon: "point" },
  { id: "why", icon: "why" },
  { id: "forecast", icon: "eye" },
  { id: "timeline", icon: "cards" },
  { id: "back", icon: "undo" },
  { id: "sum", icon: "swords" },
  { id: "suggest", icon: "suggest" },
  { id: "replay", icon: "clock" },
];

export default function Rules({ topic }: { topic: string }) {
  const ready = useContent((content) => content.ready);
  return (
    <>
      <SiteHead at="rules" />
      {ready ? <Book topic={topic} /> : <Opening />}
    </>
  );
}

/** Until the content is here. */
function Opening() {
  const t = useText();
  return (
    <main className={styles.rules} aria-busy>
      <h1>{t("rules")}</h1>
    </main>
  );
}

function Book({ topic }: { topic: string }) {
  const t = useText();
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words);
  const { chapters, titles } = useRules(asked);
  const helps = HELPS.filter(({ id }) => matches(asked, t(`aid-${id}`), t(`aid-${id}-text`)));
  useEffect(() => {
    if (!topic) return;
    let here = true;
    const show = () => here && document.getElementById(topic)?.scrollIntoView({ block: "start" });
    show();
    // Letters that come later move everything below them.
    void document.fonts?.ready.then(show);
    return () => {
      here = false;
    };
  }, [topic]);
  return (
    <main className={styles.rules}>
      <aside className={styles.side}>
        <Search label={t("rules-search")} words={words} change={setWords} />
        <nav className={styles.contents} aria-label={t("rules-contents")}>
          {chapters.map((chapter) => (
            <section key={chapter.id}>
              <p className="cap">{t("rules-chapter", { chapter: chapter.id })}</p>
              <ul>
                {chapter.rules.map((one) => (
                  <li key={one.topic}>
                    <Link href={`/rules/${one.topic}`} stay aria-current={one.topic === topic ? "true" : undefined}>
                      {one.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section>
            <p className="cap">{t("rules-page")}</p>
            <ul>
              <li>
                <Link href="/rules/help" stay>
                  {t("rules-help")}
                </Link>
              </li>
              <li>
                <Link href="/rules/keys" stay>
                  {t("rules-keys")}
                </Link>
              </li>
            </ul>
          </section>
        </nav>
      </aside>
      <div className={styles.text}>
        <header className={styles.intro}>
          <h1>{t("rules")}</h1>
          <p>{t("rules-lead")}</p>
        </header>
        {chapters.map((chapter) => (
          <section key={chapter.id} className={styles.chapter}>
            <h2>{t("rules-chapter", { chapter: chapter.id })}</h2>
            {chapter.rules.map((one) => (
              <Rule key={one.topic} rule={one} titles={titles} here={one.topic === topic} />
            ))}
          </section>
        ))}
        {helps.length > 0 ? (
          <section className={styles.chapter} id="help">
            <h2>{t("rules-help")}</h2>
            <div className={styles.helps}>
              {helps.map(({ id, icon }) => (
                <article key={id} className={styles.help}>
                  <Icon name={icon} size={24} />
                  <div>
                    <h3>{t(`aid-${id}`)}</h3>
                    <p>{t(`aid-${id}-text`)}</p>
                  </div>
                </article>
              ))}
            </div>
          </section>
        ) : null}
        {asked === "" ? (
          <section className={styles.chapter} id="keys">
            <h2>{t("rules-keys")}</h2>
            <Keys />
          </section>
        ) : null}
        {chapters.length === 0 && helps.length === 0 ? <p className={styles.none}>{t("rules-none")}</p> : null}
      </div>
    </main>
  );
}
