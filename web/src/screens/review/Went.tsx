// Where the chance went: from the start over luck and decisions to the result, each bar where the last one ended.
import type { GameReview } from "@/protocol/wire";
import { useText, useVoice } from "@/words/Words";
import { barOf, points } from "./points";
import styles from "./Went.module.css";

interface Row {
  id: string;
  name: string;
  from: number;
  change: number;
  error: number;
  kind: "start" | "luck" | "decisions" | "result";
  part?: boolean;
}

function rowsOf(
  review: GameReview,
  say: (id: string) => string,
  kind: (text: GameReview["luck_parts"][0]) => string,
): Row[] {
  const rows: Row[] = [
    { id: "start", name: say("review-start"), from: 0, change: review.start, error: review.start_error, kind: "start" },
  ];
  let at = review.start;
  for (const group of ["luck", "decisions"] as const) {
    const parts = group === "luck" ? review.luck_parts : review.decision_parts;
    const error = group === "luck" ? review.luck_error : review.decisions_error;
    rows.push({ id: group, name: say(`review-${group}`), from: at, change: review[group], error, kind: group });
    for (const one of parts) {
      rows.push({
        id: one.kind,
        name: kind(one),
        from: at,
        change: one.points,
        error: one.error,
        kind: group,
        part: true,
      });
      at += one.points;
    }
  }
  return rows;
}

export function Went({ review }: { review: GameReview }) {
  const t = useText();
  const voice = useVoice();
  const rows = rowsOf(
    review,
    (id) => voice.say({ id }),
    (part) => voice.say(part.text),
  );
  return (
    <section className={`panel ${styles.went}`} aria-labelledby="review-went">
      <h2 id="review-went">
        {t("review-went")} <small>{t("review-in-points")}</small>
      </h2>
      <table>
        <tbody>
          {rows.map((row) => {
            const { left, width } = barOf(row.from, row.change);
            return (
              <tr key={`${row.kind}/${row.id}`} data-kind={row.kind} data-part={row.part || undefined}>
                <th scope="row">{row.name}</th>
                <td>
                  <span className={styles.track} aria-hidden>
                    <i style={{ left: `${left}%`, width: `${Math.max(width, 1)}%` }} />
                  </span>
                  <span className={styles.change}>
                    {row.kind === "start" ? `${row.change} %` : points(row.change)}
                    {row.error > 0 ? <small> ± {row.error}</small> : null}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr data-kind="result" data-won={review.won || undefined}>
            <th scope="row">{voice.say({ id: "review-result", args: { won: review.won ? "yes" : "no" } })}</th>
            <td>
              <span className={styles.track} aria-hidden>
                <i style={{ left: 0, width: review.won ? "100%" : "1%" }} />
              </span>
              <span className={styles.change}>{review.won ? 100 : 0} %</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
