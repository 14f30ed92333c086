/** A change in points, with its sign. */
export function points(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

/** Where a bar begins and how long it is, in percent of a scale from 0 to 100. */
export function barOf(from: number, change: number): { left: number; width: number } {
  const low = Math.max(0, Math.min(100, Math.min(from, from + change)));
  const high = Math.max(0, Math.min(100, Math.max(from, from + change)));
  return { left: low, width: high - low };
}
