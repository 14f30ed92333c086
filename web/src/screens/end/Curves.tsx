// Lives over the turns, as curves and as a table for those who would rather read it.
import { useEffect, useRef, useState } from "react";
import styles from "./Curves.module.css";

export interface Curve {
  name: string;
  colour: string;
  /** Beside the colour: a pattern of dashes. */
  dash?: string;
  /** One for each moment. */
  values: number[];
}

export interface CurvesProps {
  title: string;
  curves: Curve[];
  /** Names of the moments, for the axis. */
  moments: { turn: number; foe: boolean }[];
  axis: string;
  height?: number;
  /** Letters of the longest name, where several charts stand over each other. */
  longest?: number;
}

const LEFT = 34;
const BELOW = 30;
const ABOVE = 12;

/** The width of the names at the right, and of the curves before them: a chart that is folded away has none. */
export function widths(width: number, letters: number): { right: number; plot: number } {
  const right = Math.min(width * 0.34, letters * 7.4 + 46);
  return { right, plot: Math.max(0, width - LEFT - right) };
}

export function useWidth(): [React.RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    if (box.current === null || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(([seen]) => seen && setWidth(Math.round(seen.contentRect.width)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}

/** Steps of the axis that are easy to read: 1, 2, 5, 10, 20 … */
export function ticks(most: number, wanted: number): number[] {
  const rough = Math.max(1, most) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough);
  const all: number[] = [];
  for (let n = 0; n <= most; n += step) all.push(n);
  return all;
}

/** Heights for the names at the ends of the curves, so that none lies on another. */
export function spread(ys: number[], apart: number, low: number): number[] {
  const order = ys.map((y, n) => ({ y, n })).toSorted((a, b) => a.y - b.y);
  let last = Number.NEGATIVE_INFINITY;
  for (const one of order) {
    one.y = Math.max(one.y, last + apart);
    last = one.y;
  }
  let next = low;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, next);
    next = one.y - apart;
  }
  const placed = [...ys];
  for (const { y, n } of order) placed[n] = y;
  return placed;
}

export function Curves({ title, curves, moments, axis, height = 250, longest = 0 }: CurvesProps) {
  const [box, width] = useWidth();
  const letters = Math.max(...curves.map((curve) => curve.name.length), 4, longest);
  const { right, plot } = widths(width, letters);
  const most = Math.max(1, ...curves.flatMap((curve) => curve.values));
  const last = Math.max(1, moments.at(-1)?.turn ?? 1);
  const x = (turn: number) => LEFT + (plot * turn) / last;
  const at = (n: number) => x(moments[n]?.turn ?? 0);
  const y = (value: number) => ABOVE + (height - ABOVE - BELOW) * (1 - value / most);
  const ends = spread(
    curves.map((curve) => y(curve.values.at(-1) ?? 0)),
    19,
    height - BELOW - 4,
  );
  return (
    <figure className={styles.figure} ref={box}>
      <figcaption>{title}</figcaption>
      <svg width={width} height={height} className={styles.chart} aria-hidden>
        {moments.map((moment, n) =>
          moment.foe && n > 0 ? (
            <rect
              key={moment.turn}
              x={x(moment.turn - 1)}
              y={ABOVE}
              width={x(1) - x(0)}
              height={height - ABOVE - BELOW}
              className={styles.foe}
            />
          ) : null,
        )}
        {ticks(most, 4).map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={width - right} y1={y(value)} y2={y(value)} className={styles.grid} />
            <text x={LEFT - 8} y={y(value) + 4.5} textAnchor="end" className={styles.tick}>
              {value}
            </text>
          </g>
        ))}
        {ticks(last, width > 560 ? 8 : 4).map((n) => (
          <text key={n} x={x(n)} y={height - 9} textAnchor="middle" className={styles.tick}>
            {n}
          </text>
        ))}
        <text x={width - right + 10} y={height - 9} className={styles.tick}>
          {axis}
        </text>
        {curves.map((curve, n) => {
          const d = curve.values.map((value, k) => `${k ? "L" : "M"}${at(k).toFixed(1)} ${y(value).toFixed(1)}`);
          const end = curve.values.at(-1) ?? 0;
          return (
            <g key={curve.name} style={{ color: curve.colour }}>
              <path d={d.join("")} className={styles.under} />
              <path d={d.join("")} className={styles.curve} strokeDasharray={curve.dash} />
              <circle cx={x(last)} cy={y(end)} r="4" fill="currentColor" />
              <text x={width - right + 10} y={(ends[n] ?? 0) + 4.5} className={styles.name}>
                {curve.name} <tspan className={styles.value}>{end}</tspan>
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

export interface CurveTableProps {
  curves: Curve[];
  moments: { turn: number; who: string }[];
  head: string;
  whose: string;
  name: string;
}

/** The same numbers, turn by turn. */
export function CurveTable({ curves, moments, head, whose, name }: CurveTableProps) {
  return (
    <details className={styles.details}>
      <summary>{name}</summary>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{whose}</th>
              {curves.map((curve) => (
                <th key={curve.name} scope="col">
                  {curve.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moments.map((moment, n) => (
              <tr key={moment.turn}>
                <th scope="row">{moment.turn}</th>
                <td>{moment.who}</td>
                {curves.map((curve) => (
                  <td key={curve.name}>{curve.values[n]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
