// The chance of winning over the turns: a curve in its band, with the turning points on it, and the same as a table.
import { useWidth } from "@/screens/end/Curves";
import { NEMESIS, player } from "@/words/players";
import type { GameReview, ReviewMoment, ReviewPoint, View } from "@/protocol/wire";
import { useText, useVoice } from "@/words/Words";
import { points } from "./points";
import styles from "./Chart.module.css";

const LEFT = 48;
const RIGHT = 58;
const ABOVE = 44;
const BELOW = 48;
const WHOLE = 10_000;
/** Marks nearer to each other than this stand one above the other. */
const APART = 34;

/** Between which points of the curve a moment lies: a turn order card comes before its turn begins, the rest in its course. */
export function pieceOf(curve: ReviewPoint[], moment: ReviewMoment): [number, number] {
  const at = (turn: number) => curve.findIndex((point) => point.turn === turn);
  const drawn = moment.came.filter((one) => one.turn_card).length;
  const first = Math.max(0, at(moment.turn) - (moment.came[0]?.turn_card ? 1 : 0));
  const last = drawn > 0 ? at(moment.last_turn) : first + 1;
  return [Math.min(first, curve.length - 2), Math.min(Math.max(last, first + 1), curve.length - 1)];
}

/** How high each mark stands above the curve, so that none covers the one before it. */
export function levelsOf(middles: number[]): number[] {
  const levels: number[] = [];
  for (const [n, middle] of middles.entries()) {
    const near = n > 0 && middle - (middles[n - 1] ?? 0) < APART;
    levels.push(near ? (levels[n - 1] ?? 0) + 1 : 0);
  }
  return levels;
}

export function Chart({ review, height = 350 }: { review: GameReview; height?: number }) {
  const t = useText();
  const [box, width] = useWidth();
  const { curve } = review;
  const narrow = width < 520;
  const left = narrow ? 38 : LEFT;
  const right = narrow ? 44 : RIGHT;
  const plot = Math.max(0, width - left - right);
  const top = Math.min(WHOLE, Math.ceil(Math.max(1, ...curve.map((point) => point.high)) / 2000) * 2000);
  const low = height - BELOW;
  const last = Math.max(1, curve.length - 1);
  const x = (n: number) => left + (plot * n) / last;
  const y = (chance: number) => ABOVE + (low - ABOVE) * (1 - chance / top);
  const path = (of: (point: ReviewPoint) => number) =>
    curve.map((point, n) => `${x(n).toFixed(1)} ${y(of(point)).toFixed(1)}`);
  const band = `M${path((point) => point.high).join("L")}L${path((point) => point.low)
    .toReversed()
    .join("L")}Z`;
  const line = path((point) => point.chance);
  const grid = [0, 2000, 4000, 6000, 8000, WHOLE].filter((chance) => chance <= top);
  const every = curve.length > 24 ? (narrow ? 10 : 5) : narrow ? 5 : 2;
  const end = curve.at(-1) as ReviewPoint;
  const pieces = review.turning_points.map((moment) => pieceOf(curve, moment));
  const levels = levelsOf(pieces.map(([from, to]) => x((from + to) / 2)));
  return (
    <div ref={box} className={styles.chart}>
      <svg width={width} height={height} aria-hidden>
        <defs>
          <linearGradient id="review-under" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--breach)" stopOpacity=".34" />
            <stop offset="1" stopColor="var(--breach)" stopOpacity="0" />
          </linearGradient>
        </defs>
        {curve.slice(0, -1).map((point, n) =>
          point.nemesis ? (
            <g key={point.turn} className={styles.foe}>
              <rect x={x(n)} y={ABOVE} width={plot / last} height={low - ABOVE} />
              <path d={`M${x(n + 0.5)} ${low + 6}l5.5 9.5h-11z`} />
            </g>
          ) : null,
        )}
        {grid.map((chance) => (
          <g key={chance}>
            <line x1={left} x2={width - right} y1={y(chance)} y2={y(chance)} className={styles.grid} />
            <text x={left - 8} y={y(chance) + 4.5} textAnchor="end" className={styles.tick}>
              {chance / 100} %
            </text>
          </g>
        ))}
        {curve.slice(0, -1).map((point, n) =>
          n > 0 && point.turn % every === 0 && x(n) < width - right - 36 ? (
            <text key={point.turn} x={x(n)} y={height - 8} textAnchor="middle" className={styles.tick}>
              {point.turn}
            </text>
          ) : null,
        )}
        <text x={left} y={height - 8} textAnchor="middle" className={styles.tick}>
          {t("replay-setup")}
        </text>
        <text x={width - right} y={height - 8} textAnchor="middle" className={styles.tick}>
          {end.turn}
        </text>
        <path d={`M${line.join("L")}L${x(last)} ${low}L${x(0)} ${low}Z`} fill="url(#review-under)" />
        <path d={band} className={styles.band} />
        <path d={`M${line.join("L")}`} className={styles.line} />
        {review.turning_points.map((moment, n) => {
          const [from, to] = pieces[n] ?? [0, 1];
          const level = levels[n] ?? 0;
          const middle = x((from + to) / 2);
          const peak = Math.max(...curve.slice(from, to + 1).map((point) => point.high));
          const high = Math.max(16, y(peak) - 24 - level * 30);
          return (
            <g key={`${moment.at}/${moment.kind}`} className={moment.luck ? styles.luck : styles.decision}>
              <path d={`M${line.slice(from, to + 1).join("L")}`} className={styles.piece} />
              <line x1={middle} x2={middle} y1={high + 13} y2={high + 24 + level * 30} />
              <circle cx={middle} cy={high} r="13" />
              <text x={middle} y={high + 5} textAnchor="middle" className={styles.number}>
                {n + 1}
              </text>
              {narrow ? null : (
                <text x={middle + 18} y={high + 5} className={styles.change}>
                  {points(moment.points)}
                </text>
              )}
            </g>
          );
        })}
        <circle cx={x(0)} cy={y(curve[0]?.chance ?? 0)} r="5" className={styles.begin} />
        <text x={x(0) + 8} y={y(curve[0]?.high ?? 0) - 8} className={styles.name}>
          {review.start} %
        </text>
        <g className={review.won ? styles.won : styles.lost}>
          <circle cx={x(last)} cy={y(end.chance)} r="5" />
          <text x={x(last) + 9} y={y(end.chance) + 5} className={styles.name}>
            {review.won ? 100 : 0} %
          </text>
        </g>
      </svg>
    </div>
  );
}

/** The curve to be read: turn by turn. */
export function ChartTable({ review, view }: { review: GameReview; view: View }) {
  const t = useText();
  const voice = useVoice();
  const { curve } = review;
  return (
    <details className={styles.details}>
      <summary>{t("end-table")}</summary>
      <div className={styles.scroll}>
        <table>
          <caption className="aloud">{voice.say({ id: "review-chance" })}</caption>
          <thead>
            <tr>
              <th scope="col">{t("replay-turn")}</th>
              <th scope="col">{voice.say({ id: "review-chance" })}</th>
              <th scope="col">{t("review-band")}</th>
              <th scope="col">{t("review-foe-turn")}</th>
            </tr>
          </thead>
          <tbody>
            {curve.slice(0, -1).map((point) => (
              <tr key={point.turn}>
                <th scope="row">{point.turn}</th>
                <td>{percent(point.chance)}</td>
                <td>
                  {percent(point.low)} – {percent(point.high)}
                </td>
                <td>{point.nemesis ? voice.say(player(view, NEMESIS)) : "–"}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t("review-end")}</th>
              <td>{percent(curve.at(-1)?.chance ?? 0)}</td>
              <td>–</td>
              <td>–</td>
            </tr>
          </tbody>
        </table>
      </div>
    </details>
  );
}

const percent = (chance: number) => `${Math.round(chance / 100)} %`;
