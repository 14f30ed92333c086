// Others have played on while this person did not look: what happened can be played back.
import { Icon } from "@/art/icons";
import { Button } from "@/parts/Button";
import { go } from "@/router/router";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import styles from "./AwayBar.module.css";

export function AwayBar() {
  const t = useText();
  const { id, away, answers, dismiss } = useTable((data) => ({
    id: data.id,
    away: data.away,
    answers: data.state?.answers ?? 0,
    dismiss: data.dismissAway,
  }));
  if (away === null) return null;
  const playBack = () => {
    dismiss();
    go(`/t/${id}/replay?at=${away}&away`);
  };
  return (
    <section className={styles.bar} aria-label={t("away-title")} data-missed>
      <p role="status">{t("away-moves", { n: answers - away })}</p>
      <div className={styles.acts}>
        <Button look="pill" onClick={playBack}>
          <Icon name="play" size={15} /> {t("away-play")}
        </Button>
        <Button look="pill" onClick={dismiss}>
          {t("away-dismiss")}
        </Button>
      </div>
    </section>
  );
}
