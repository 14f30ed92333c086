// Where a hint stands: never on what it means, and on as little else as can be. Found by measuring.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Something the hint should leave free, and how much that matters. */
export interface Kept extends Box {
  worth: number;
}

export const GAP = 14;
const EDGE = 8;
/** Places that are tried between two edges. */
const STEPS = 16;
/** What is meant is worth more than all else together. */
const MEANT = 1000;
/** A pixel nearer or farther than the gap, beside a covered square of so many pixels. */
const NEAR = 12;

const shared = (from: number, long: number, other: number, otherLong: number) =>
  Math.max(0, Math.min(from + long, other + otherLong) - Math.max(from, other));
/** How many pixels of `b` are under `a`. */
export const covered = (a: Box, b: Box): number =>
  shared(a.left, a.width, b.left, b.width) * shared(a.top, a.height, b.top, b.height);

/** How far apart they are. */
function apart(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  const down = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);
  return Math.hypot(across, down);
}

const between = (least: number, most: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, n) => least + ((most - least) * n) / STEPS);

/** One box around all. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The upper left corner of a hint of this size about these boxes. */
export function placeHint(
  meant: readonly Box[],
  size: Size,
  room: Size,
  kept: readonly Kept[] = [],
): { left: number; top: number } {
  const right = Math.max(EDGE, room.width - size.width - EDGE);
  const bottom = Math.max(EDGE, room.height - size.height - EDGE);
  const whole = around(meant);
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(most, value));
  // Beside what is meant, edge to edge, and a grid over the window.
  const lefts = whole
    ? [whole.left - size.width - GAP, whole.left + whole.width + GAP, whole.left + (whole.width - size.width) / 2]
    : [];
  const tops = whole
    ? [whole.top - size.height - GAP, whole.top + whole.height + GAP, whole.top + (whole.height - size.height) / 2]
    : [];
  const all = [...meant.map((box) => ({ ...box, worth: MEANT })), ...kept];
  let best = { left: EDGE, top: bottom };
  let least = Number.POSITIVE_INFINITY;
  for (const left of [...lefts.map((one) => clamp(one, right)), ...between(EDGE, right)]) {
    for (const top of [...tops.map((one) => clamp(one, bottom)), ...between(EDGE, bottom)]) {
      const spot = { left, top, ...size };
      // With nothing meant the lower left corner is as good as any.
      let cost = whole ? NEAR * Math.abs(apart(spot, whole) - GAP) : NEAR * Math.hypot(left - EDGE, top - bottom);
      for (const box of all) cost += box.worth * covered(spot, box);
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}

/** Right above the answers, where the sheets of a phone leave it room. */
export const dock = (size: Size, tray: number): { left: number; top: number } => ({
  left: EDGE,
  top: Math.max(EDGE, tray - size.height - EDGE),
});

/** What is worth so much is covered only where nothing else is left: the list of answers. */
export const FIRM = 4;

/** Place a hint; where there is no room beside all that is meant, the first of them are pointed at. */
export function settle(
  meant: readonly Box[],
  size: Size,
  room: Size,
  kept: readonly Kept[] = [],
): { spot: { left: number; top: number }; meant: readonly Box[] } {
  const firm = kept.filter(({ worth }) => worth >= FIRM);
  for (let count = meant.length; ; count -= 1) {
    const now = meant.slice(0, count);
    const spot = placeHint(now, size, room, kept);
    const free = [...now, ...firm].every((box) => covered({ ...spot, ...size }, box) === 0);
    if (free || count <= 1) return { spot, meant: now };
  }
}
