// Everything a person can set for themselves, in one sheet. Each choice is seen at once, and kept by this browser.
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/art";
import { Card } from "@/parts/Card";
import { Segments } from "@/parts/Segments";
import { Sheet } from "@/parts/Sheet";
import { allowNotices, chime } from "@/screens/table/people/notice";
import { hear } from "@/sound/useSounds";
import { useContent } from "@/store/content";
import { FIRST, type Motion, type Size, type Theme, useSettings } from "@/store/settings";
import { LANGUAGES, type Language, OWN_NAMES } from "@/words/languages";
import { useText } from "@/words/Words";
import { Notify } from "./Notify";
import styles from "./SettingsSheet.module.css";
import { Switch } from "./Switch";

const THEMES: Theme[] = ["dark", "light", "contrast"];
const SIZES: Size[] = ["small", "normal", "large", "largest"];
const MOTIONS: Motion[] = ["normal", "fast", "off"];
/** A card with a picture, a cost and a text, to see sizes by. */
const SHOWN = "jade";

const languageName = (lang: Language) => <span lang={lang}>{OWN_NAMES[lang]}</span>;
const themeName = (theme: Theme) => <ThemeName theme={theme} />;

function ThemeName({ theme }: { theme: Theme }) {
  const t = useText();
  return (
    <>
      <i className={styles.swatch} data-of={theme} aria-hidden /> {t(`theme-${theme}`)}
    </>
  );
}

export default function SettingsSheet({ open, close }: { open: boolean; close: () => void }) {
  const t = useText();
  const settings = useSettings();
  const ready = useContent((content) => content.ready);
  const { set } = settings;
  return (
    <Sheet title={t("settings")} open={open} close={close}>
      <div className={styles.settings}>
        <Group icon="language">
          <Segments
            label={t("settings-language")}
            value={settings.language}
            values={LANGUAGES}
            named={languageName}
            choose={(language) => set({ language })}
          />
        </Group>
        <Group icon="eye">
          <Segments
            label={t("settings-theme")}
            value={settings.theme}
            values={THEMES}
            named={themeName}
            choose={(theme) => set({ theme })}
          />
        </Group>
        <div className={styles.sized}>
          <div className={styles.sizes}>
            <Group icon="book">
              <Segments
                label={t("settings-text-size")}
                value={settings.textSize}
                values={SIZES}
                named={(size) => t(`size-${size}`)}
                choose={(textSize) => set({ textSize })}
              />
            </Group>
            <Group icon="cards">
              <Segments
                label={t("settings-card-size")}
                value={settings.cardSize}
                values={SIZES}
                named={(size) => t(`size-${size}`)}
                choose={(cardSize) => set({ cardSize })}
              />
              <Switch on={settings.plainCards} turn={(plainCards) => set({ plainCards })}>
                {t("settings-plain-cards")}
              </Switch>
            </Group>
          </div>
          <div className={styles.sample} aria-hidden>
            {ready ? <Card id={SHOWN} /> : null}
          </div>
        </div>
        <Group icon="play">
          <Segments
            label={t("settings-motion")}
            value={settings.motion}
            values={MOTIONS}
            named={(motion) => t(`motion-${motion}`)}
            choose={(motion) => set({ motion })}
          />
        </Group>
        <Group icon="suggest">
          <Switch on={settings.hints} turn={(hints) => set({ hints })}>
            {t("settings-hints")}
          </Switch>
          <Switch on={settings.endsItself} turn={(endsItself) => set({ endsItself })}>
            {t("settings-ends-itself")}
          </Switch>
        </Group>
        <Group icon="sound">
          <fieldset className={styles.switches}>
            <legend className="cap">{t("settings-heard")}</legend>
            <Switch
              on={settings.sound}
              turn={(sound) => {
                set({ sound });
                if (sound) void hear("gem");
              }}
            >
              {t("settings-sound")}
            </Switch>
            <label className={styles.volume}>
              <span>{t("settings-volume")}</span>
              <input
                type="range"
                min={0}
                max={100}
                step={10}
                value={Math.round(settings.volume * 100)}
                disabled={!settings.sound && !settings.chime && !settings.replaySound}
                onChange={(event) => {
                  set({ volume: event.target.valueAsNumber / 100 });
                  void hear("gem");
                }}
              />
            </label>
            <Switch on={settings.replaySound} turn={(replaySound) => set({ replaySound })}>
              {t("settings-replay-sound")}
            </Switch>
            {"vibrate" in navigator ? (
              <Switch on={settings.touch} turn={(touch) => set({ touch })}>
                {t("settings-touch")}
              </Switch>
            ) : null}
            <Switch
              on={settings.chime}
              turn={(on) => {
                set({ chime: on });
                if (on) void chime();
              }}
            >
              {t("settings-chime")}
            </Switch>
            {"Notification" in globalThis ? (
              <Switch
                on={settings.notices}
                turn={(on) => {
                  if (!on) set({ notices: false });
                  else void allowNotices().then((granted) => set({ notices: granted }));
                }}
              >
                {t("settings-notices")}
              </Switch>
            ) : null}
          </fieldset>
        </Group>
        <Group icon="bell">
          <Notify />
        </Group>
        <button
          type="button"
          className={styles.reset}
          onClick={() => set({ ...FIRST, name: settings.name, language: settings.language })}
        >
          <Icon name="undo" size={16} /> {t("settings-reset")}
        </button>
      </div>
    </Sheet>
  );
}

function Group({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <Icon name={icon} size={22} className={styles.icon} />
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
