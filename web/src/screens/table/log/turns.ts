// The log by turns: one heading for each, and one paragraph for each answer.
import type { LogLine } from "@/store/table";

export interface Said {
  /** The first line's. */
  id: number;
  lines: LogLine[];
}

export interface Turn {
  id: number;
  /** Whose it is; null before the first, or where the beginning is not known. */
  head: LogLine | null;
  said: Said[];
}

const STARTS = ["turn_started", "nemesis_turn_started"];
/** Said by the heading. */
const QUIET = ["turn_ended", "turn_order_drawn"];

/** The last lines, of whole turns: if an old turn went line by line, each new line would draw the rest of it again. */
export function lastLines(log: readonly LogLine[], most: number): readonly LogLine[] {
  if (log.length <= most) return log;
  const last = log.slice(-most);
  const first = last.findIndex((line) => STARTS.includes(line.event.event));
  return first > 0 ? last.slice(first) : last;
}

export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (STARTS.includes(line.event.event)) {
      turns.push({ id: line.id, head: line, said: [] });
      continue;
    }
    if (QUIET.includes(line.event.event)) continue;
    let turn = turns.at(-1);
    if (turn === undefined) {
      turn = { id: line.id, head: null, said: [] };
      turns.push(turn);
    }
    const last = turn.said.at(-1);
    if (last && last.lines[0]?.at === line.at) last.lines.push(line);
    else turn.said.push({ id: line.id, lines: [line] });
  }
  return turns;
}
