// Somebody would like to go back: those whose answers would be undone are asked, or everyone once hidden cards were seen.
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import styles from "./VoteBar.module.css";
import { colourOf, nameOf } from "./who";

export function VoteBar() {
  const t = useText();
  const { state, you, give } = useTable((data) => ({ state: data.state, you: data.you, give: data.vote }));
  const vote = state?.vote ?? null;
  if (state === null || vote === null) return null;
  const trek = state.expedition ?? null;
  const others = vote.asked ?? [];
  const people = [vote.by, ...others];
  const asked = others.includes(you) && !vote.agreed.includes(you);
  const note = trek ? "expedition-vote-note" : vote.to < state.free_until ? "vote-note" : "vote-note-others";
  const steps = (trek?.choices ?? state.answers) - vote.to;
  return (
    <section className={styles.bar} aria-label={t("vote-title")} style={{ "--seat": colourOf(state, vote.by) }}>
      <Icon name="undo" size={26} className={styles.sign} />
      <div className={styles.words} role="status">
        <p className={styles.ask}>
          {vote.by === you
            ? t("vote-yours", { n: steps })
            : t("vote-asks", { name: nameOf(state, vote.by, t), n: steps })}
        </p>
        <p className={styles.note}>{t(note)}</p>
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person} data-yes={vote.agreed.includes(person) || undefined}>
              <Icon name={vote.agreed.includes(person) ? "check" : "clock"} size={15} />
              {nameOf(state, person, t)}
            </li>
          ))}
        </ul>
      </div>
      {asked ? (
        <div className={styles.acts}>
          <Button look="main" onClick={() => void give(true)}>
            {t("vote-yes")}
          </Button>
          <Button onClick={() => void give(false)}>{t("vote-no")}</Button>
        </div>
      ) : vote.by === you ? (
        <div className={styles.acts}>
          <Button onClick={() => void give(false)}>{t("vote-withdraw")}</Button>
        </div>
      ) : null}
    </section>
  );
}
