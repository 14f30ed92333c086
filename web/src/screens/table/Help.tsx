import { Link } from "@/router/Link";
import { Sheet } from "@/parts/Sheet";
import { TABLE_KEYS } from "@/parts/tableKeys";
import { useText } from "@/words/Words";
import styles from "./Help.module.css";

/** The keys, and how to look at things. */
export default function Help({ close }: { close: () => void }) {
  const t = useText();
  return (
    <Sheet title={t("help")} open close={close}>
      <dl className={styles.keys}>
        {TABLE_KEYS.map(([keys, id]) => (
          <div key={id}>
            <dt>{keys.map((key) => (key === "…" ? " … " : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("help-look")}</p>
      <p>{t("help-glow")}</p>
      <p>
        <Link href="/rules">{t("rules")}</Link> · <Link href="/cards">{t("gallery")}</Link>
      </p>
    </Sheet>
  );
}
