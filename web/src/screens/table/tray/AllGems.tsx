import { Icon } from "@/art/icons";
import { pressAll, whereOf } from "@/hands/press";
import type { Gems } from "@/protocol/wire";
import { useTableStore } from "@/store/useTable";
import { useText } from "@/words/Words";
import { Strokes } from "./Answer";
import styles from "./Tray.module.css";

/** Plays every gem that needs no decision. */
export function AllGems({ gems }: { gems: Gems }) {
  const t = useText();
  const store = useTableStore();
  return (
    <button
      type="button"
      className={styles.answer}
      data-plan="gems"
      data-strokes="g"
      aria-keyshortcuts="g"
      onClick={(event) => {
        if (event.detail > 0) event.currentTarget.blur();
        pressAll(store, gems.plays, whereOf(event));
      }}
    >
      <Strokes of="g" />
      <span className={styles.words}>{t("gems-all", { n: gems.plays.length })}</span>
      <span className={styles.gems}>
        +{gems.aether}
        <Icon name="drop" solid size={15} title={t("aether")} />
      </span>
    </button>
  );
}
