// The results of a day for one number of mages: first games in a table, the others folded away below it.
import type { DailyBoard, DailyResult } from "@/protocol/wire";
import { useText } from "@/words/Words";
import styles from "./Daily.module.css";
import { listOf, wordsOf } from "./results";

export function Board({ board }: { board: DailyBoard | undefined }) {
  const t = useText();
  const first = listOf(board, "first");
  return (
    <>
      {first.length > 0 ? <Ranked results={first} title={t("daily-first")} /> : <p>{t("daily-none")}</p>}
      {(["marked", "practice"] as const).map((sort) => {
        const found = listOf(board, sort);
        return found.length > 0 ? (
          <details key={sort} className={styles.more}>
            <summary>{`${t(`daily-${sort}`)} (${found.length})`}</summary>
            <Ranked results={found} title={t(`daily-${sort}`)} />
          </details>
        ) : null;
      })}
    </>
  );
}

function Ranked({ results, title }: { results: readonly DailyResult[]; title: string }) {
  const t = useText();
  return (
    <table className={styles.table}>
      <caption className="aloud">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t("daily-place")}</th>
          <th scope="col">{t("daily-who")}</th>
          <th scope="col">{t("daily-result")}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((one, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two may be equal in all that is shown of them.
          <tr key={n} data-yours={one.yours || undefined}>
            <td>{one.rank}</td>
            <th scope="row">
              {one.names.join(", ")}
              {one.yours ? <small> · {t("daily-yours")}</small> : null}
            </th>
            <td>{wordsOf(t, one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
