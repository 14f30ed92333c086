// The tray while the nemesis acts: nothing is asked, so nothing can be answered by mistake.
import { useCallback } from "react";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { Button } from "@/parts/Button";
import { Segments } from "@/parts/Segments";
import { type Motion, useSettings } from "@/store/settings";
import { useTableStore, useView } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import { Recap } from "./Recap";
import styles from "./StageTray.module.css";

const SPEEDS: readonly Motion[] = ["normal", "fast", "off"];

export function StageTray() {
  const t = useText();
  const voice = useVoice();
  const store = useTableStore();
  const nemesis = useView((view) => view.nemesis.id);
  const { motion, set } = useSettings();
  const goOn = useCallback(() => store.getState().goOn(), [store]);
  const skip = useCallback(() => store.getState().skip(), [store]);
  return (
    <div className={styles.tray}>
      <header className={styles.head}>
        <span className={styles.crest} aria-hidden>
          <NemesisEmblem id={nemesis} />
        </span>
        <h2>{t("stage-acts", { name: voice.nemesis(nemesis) })}</h2>
      </header>
      <Recap going />
      <div className={styles.foot}>
        <div className={styles.buttons}>
          <Button look="main" onClick={goOn}>
            {t("stage-on")}
          </Button>
          <Button onClick={skip}>
            {t("stage-skip")} <kbd aria-hidden>Esc</kbd>
          </Button>
        </div>
        <Segments
          label={t("settings-motion")}
          value={motion}
          values={SPEEDS}
          named={(one) => t(`motion-${one}`)}
          choose={(one) => set({ motion: one })}
        />
      </div>
    </div>
  );
}
