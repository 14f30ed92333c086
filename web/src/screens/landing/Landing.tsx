// The first page: play alone in two clicks, learn, or make a table and share its link. No account is asked for.
import { lazy, Suspense, useState } from "react";
import { Hero } from "@/art/Background";
import { Icon, type IconName } from "@/art/icons";
import { Link } from "@/router/Link";
import { useContent } from "@/store/content";
import { part } from "@/store/release";
import { useSettings } from "@/store/settings";
import { LANGUAGES, OWN_NAMES } from "@/words/languages";
import { useText } from "@/words/Words";
import { Continue } from "./Continue";
import { Games } from "./Games";
import styles from "./Landing.module.css";
import { useMyTables } from "./useMyTables";
import { waitingOf } from "./waiting";

const SettingsSheet = lazy(() => part(() => import("@/settings/SettingsSheet")));
/** Where the source is, if the page was built with it. */
const SOURCE: string = import.meta.env.VITE_SOURCE_URL ?? "";
const NEMESES = ["rageborne", "umbra_titan", "crooked_mask", "carapace_queen", "hollow_crown"] as const;
/** Another shadow every day. */
const today = NEMESES[Math.floor(Date.now() / 86_400_000) % NEMESES.length];

export default function Landing() {
  const t = useText();
  const language = useSettings((settings) => settings.language);
  const still = useSettings((settings) => settings.motion === "off");
  const set = useSettings((settings) => settings.set);
  const [open, setOpen] = useState(false);
  const found = useMyTables();
  const ready = useContent((content) => content.ready);
  const waiting = waitingOf(ready && found ? found.tables : []);
  return (
    <main className={styles.landing}>
      <div className={styles.sky} aria-hidden>
        <Hero nemesis={today} still={still} className={styles.hero} />
      </div>
      <ul className={styles.languages} aria-label={t("settings-language")}>
        {LANGUAGES.map((lang) => (
          <li key={lang}>
            <button type="button" lang={lang} aria-pressed={lang === language} onClick={() => set({ language: lang })}>
              {OWN_NAMES[lang]}
            </button>
          </li>
        ))}
      </ul>
      <section className={styles.first}>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>{t("landing-lead")}</p>
        <div className={styles.ways}>
          <Continue {...waiting} />
          <Way
            href="/new?alone"
            icon="person"
            title={t("landing-alone")}
            text={t("landing-alone-text")}
            main={waiting.next === null}
          />
          <Way href="/learn" icon="book" title={t("landing-learn")} text={t("landing-learn-text")} />
          <Way href="/new" icon="people" title={t("landing-together")} text={t("landing-together-text")} />
          <Way href="/expedition" icon="tower" title={t("expedition")} text={t("landing-expedition-text")} />
          <Way href="/daily" icon="star" title={t("daily")} text={t("daily-landing")} />
          <Way href="/lobby" icon="search" title={t("open-tables")} text={t("open-tables-landing")} />
        </div>
      </section>
      <Games found={found} />
      <section className={styles.why} aria-label={t("landing-why")}>
        <Point icon="cards" title={t("landing-order")} text={t("landing-order-text")} />
        <Point icon="eye" title={t("landing-forecast")} text={t("landing-forecast-text")} />
        <Point icon="undo" title={t("landing-back")} text={t("landing-back-text")} />
        <Point icon="lock" title={t("landing-fair")} text={t("landing-fair-text")} />
      </section>
      <footer className={styles.foot}>
        <nav className={styles.links} aria-label={t("site-nav")}>
          <Link href="/cards">{t("gallery")}</Link>
          <Link href="/rules">{t("rules")}</Link>
          <Link href="/learn">{t("landing-learn")}</Link>
          <Link href="/games">{t("games")}</Link>
          <Link href="/statistics">{t("statistics")}</Link>
          {SOURCE ? <a href={SOURCE}>{t("landing-source")}</a> : null}
          <button type="button" onClick={() => setOpen(true)}>
            {t("settings")}
          </button>
        </nav>
        <p className={styles.notice}>{t("unofficial")}</p>
      </footer>
      {open ? (
        <Suspense fallback={null}>
          <SettingsSheet open close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </main>
  );
}

interface WayProps {
  href: string;
  icon: IconName;
  title: string;
  text: string;
  main?: boolean;
}

function Way({ href, icon, title, text, main = false }: WayProps) {
  return (
    <Link href={href} className={styles.way} data-main={main || undefined}>
      <span className={styles.sign}>
        <Icon name={icon} size={26} />
      </span>
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
    </Link>
  );
}

function Point({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <div className={styles.point}>
      <Icon name={icon} size={24} />
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
