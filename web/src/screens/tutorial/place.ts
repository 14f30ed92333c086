// Where a hint stands: beside what it is about, never on it, and if it can be not on the tray.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

const apart = (a: Box, b: Box) =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The upper left corner of a hint of this size: the first side with room, else the lower left corner of the window. */
export function placeBeside(
  target: Box | null,
  size: { width: number; height: number },
  window: { width: number; height: number },
  avoid: readonly Box[] = [],
): { left: number; top: number; side: "right" | "left" | "below" | "above" | "none" } {
  const corner = { left: EDGE, top: window.height - size.height - EDGE, side: "none" as const };
  if (target === null) return corner;
  const across = clamped(target.left + target.width / 2 - size.width / 2, EDGE, window.width - size.width - EDGE);
  const down = clamped(target.top + target.height / 2 - size.height / 2, EDGE, window.height - size.height - EDGE);
  const sides = [
    { left: target.left + target.width + GAP, top: down, side: "right" as const },
    { left: target.left - size.width - GAP, top: down, side: "left" as const },
    { left: across, top: target.top + target.height + GAP, side: "below" as const },
    { left: across, top: target.top - size.height - GAP, side: "above" as const },
  ];
  // Beside a card of the hand lie the other ones.
  const low = target.top > window.height * 0.6;
  const inside = (spot: { left: number; top: number }) =>
    spot.left >= EDGE &&
    spot.top >= EDGE &&
    spot.left + size.width <= window.width - EDGE &&
    spot.top + size.height <= window.height - EDGE;
  const free = (low ? [...sides.slice(3), ...sides.slice(0, 3)] : sides).filter(inside);
  return free.find((spot) => avoid.every((box) => apart({ ...spot, ...size }, box))) ?? free[0] ?? corner;
}
