// The head of the screens one reads: home, the other screens, the language, the settings.
import { lazy, Suspense, useState } from "react";
import { Icon } from "@/art/icons";
import { Link } from "@/router/Link";
import { part } from "@/store/release";
import { useSettings } from "@/store/settings";
import { LANGUAGES, type Language, OWN_NAMES } from "@/words/languages";
import { useText } from "@/words/Words";
import styles from "./SiteHead.module.css";

const SettingsSheet = lazy(() => part(() => import("@/settings/SettingsSheet")));

export function SiteHead({ at }: { at?: "cards" | "rules" | "learn" | "games" | "new" }) {
  const t = useText();
  const language = useSettings((settings) => settings.language);
  const set = useSettings((settings) => settings.set);
  const [open, setOpen] = useState(false);
  const current = (name: string) => (name === at ? "page" : undefined);
  return (
    <>
      <div className={styles.ground} />
      <header className={styles.head}>
        <Link href="/" className={styles.home}>
          <Icon name="breach" size={22} />
          {t("title")}
        </Link>
        <nav className={styles.nav} aria-label={t("site-nav")}>
          <Link href="/cards" aria-current={current("cards")}>
            {t("gallery")}
          </Link>
          <Link href="/rules" aria-current={current("rules")}>
            {t("rules")}
          </Link>
          <Link href="/learn" aria-current={current("learn")}>
            {t("learn-short")}
          </Link>
          <Link href="/games" aria-current={current("games")}>
            {t("games")}
          </Link>
          <Link href="/new?alone" aria-current={current("new")}>
            {t("site-play")}
          </Link>
        </nav>
        <label className={styles.language}>
          <span className="aloud">{t("settings-language")}</span>
          <Icon name="language" size={18} />
          <select value={language} onChange={(event) => set({ language: event.target.value as Language })}>
            {LANGUAGES.map((lang) => (
              <option key={lang} value={lang} lang={lang}>
                {OWN_NAMES[lang]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={styles.button} aria-label={t("settings")} onClick={() => setOpen(true)}>
          <Icon name="settings" size={20} />
        </button>
        {open ? (
          <Suspense fallback={null}>
            <SettingsSheet open close={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </header>
    </>
  );
}
