import { Popover } from "radix-ui";
import { lazy, memo, type ReactNode, Suspense, useEffect, useState } from "react";
import { Icon, type IconName } from "@/art/icons";
import { useVariants } from "@/parts/useVariants";
import { Link } from "@/router/Link";
import type { SetupChoice } from "@/protocol/wire";
import { part } from "@/store/release";
import { useSettings } from "@/store/settings";
import { useTable } from "@/store/useTable";
import { type Language, LANGUAGES, OWN_NAMES } from "@/words/languages";
import { useText } from "@/words/Words";
import { useOpen } from "@/screens/table/people/open";
import styles from "./Topbar.module.css";

const SettingsSheet = lazy(() => part(() => import("@/settings/SettingsSheet")));
const Help = lazy(() => part(() => import("./Help")));
const RulesSheet = lazy(() => part(() => import("@/screens/rules/RulesSheet")));

const NONE: SetupChoice = {};

type OpenSheet = "" | "settings" | "help" | "rules";

/** The way out, the table, the turn; sharing, sound, language, help, settings. */
export const Topbar = memo(function Topbar({ turn, children = null }: { turn: number; children?: ReactNode }) {
  const t = useText();
  const { name, setup, marked, still } = useTable((data) => ({
    name: data.state?.name ?? "",
    setup: data.state?.setup ?? NONE,
    marked: data.state?.marked ?? false,
    still: data.still,
  }));
  const variants = useVariants(setup);
  const { set, ...settings } = useSettings();
  const sounding = still ? "replaySound" : "sound";
  const sound = settings[sounding];
  const show = useOpen((open) => open.show);
  const [sheet, open] = useState<OpenSheet>("");
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.key !== "?" || target?.closest("input, textarea, select, [role=dialog]")) return;
      open("help");
      event.preventDefault();
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, []);
  const close = () => open("");
  const tools = (
    <>
      {still ? null : (
        <>
          <Tool icon="people" name={t("people")} onClick={() => show("people")} />
          <Tool icon="clock" name={t("moments")} onClick={() => show("moments")} />
        </>
      )}
      <Languages />
      <Tool
        icon={sound ? "sound" : "soundOff"}
        name={t("settings-sound")}
        pressed={sound}
        onClick={() => set({ [sounding]: !sound })}
      />
      <Tool icon="book" name={t("rules")} onClick={() => open("rules")} />
      {/* The bar has no room for both; the rules lead to the keys. */}
      {children === null ? null : <Tool icon="keyboard" name={t("help")} onClick={() => open("help")} />}
      <Tool icon="settings" name={t("settings")} onClick={() => open("settings")} />
    </>
  );
  return (
    <header className={styles.bar} data-brief={children !== null || undefined}>
      <Link href="/" className={styles.home} aria-label={t("title")} title={t("title")}>
        <Icon name="left" size={18} />
      </Link>
      {children === null ? (
        <>
          <span className={styles.name}>
            <h1>{name || t("turn", { n: turn })}</h1>
            <small>
              {name ? t("turn", { n: turn }) : null}
              {variants.length > 0 ? (
                <button
                  type="button"
                  className={styles.variants}
                  title={variants.join(" · ")}
                  onClick={() => open("help")}
                >
                  {t("variants-on")}
                </button>
              ) : null}
              {marked ? <span title={t("marked")}> · {t("marked-short")}</span> : null}
            </small>
          </span>
          {tools}
        </>
      ) : (
        <>
          <h1 className="aloud">{name || t("turn", { n: turn })}</h1>
          {children}
          <Menu title={[name, ...variants, marked ? t("marked") : ""].filter(Boolean).join(" · ")}>{tools}</Menu>
        </>
      )}
      <Suspense fallback={null}>
        {sheet === "settings" ? <SettingsSheet open close={close} /> : null}
        {sheet === "help" ? <Help close={close} rules={() => open("rules")} /> : null}
        {sheet === "rules" ? <RulesSheet close={close} help={() => open("help")} /> : null}
      </Suspense>
    </header>
  );
});

/** On a phone the tools are behind one button, each with its name. */
function Menu({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  const [shown, show] = useState(false);
  return (
    <Popover.Root open={shown} onOpenChange={show}>
      <Popover.Trigger className={styles.tool} aria-label={t("menu")}>
        <Icon name="menu" size={22} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.menu}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t("menu")}
          onClick={(event) => (event.target as Element).closest("button:not([aria-pressed])") && show(false)}
        >
          {title ? <p className={styles.title}>{title}</p> : null}
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Languages() {
  const t = useText();
  const { language, set } = useSettings();
  return (
    <label className={styles.language} title={t("settings-language")}>
      <span aria-hidden>{language.toUpperCase()}</span>
      <span className={styles.word} aria-hidden>
        {OWN_NAMES[language]}
      </span>
      <select
        aria-label={t("settings-language")}
        value={language}
        onChange={(event) => set({ language: event.target.value as Language })}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {OWN_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ToolProps {
  icon: IconName;
  name: string;
  pressed?: boolean;
  onClick: () => void;
}

function Tool({ icon, name, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      onClick={onClick}
      aria-label={name}
      title={name}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
    >
      <Icon name={icon} size="calc(19px * var(--screen))" />
      <span className={styles.word} aria-hidden>
        {name}
      </span>
    </button>
  );
}
