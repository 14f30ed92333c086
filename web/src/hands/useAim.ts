// While a target is chosen: from what deals the damage, and to which target the arrow goes. It ends at the target that is pointed at, on the
// board or in the tray, by pointer or by keys; else it follows the mouse over the board.
import { useEffect, useState } from "react";
import type { Decision } from "@/protocol/wire";
import { choiceOf, type Place } from "@/store/places";
import { type LogLine, mayAnswer } from "@/store/table";
import { useTable } from "@/store/useTable";
import type { Point } from "./useDrag";

export interface Aim {
  start: Point;
  to: Point;
  /** It ends at a target. */
  sure: boolean;
  damage: number;
}

/** Where the card or ability that asks for a target may be seen, the best first. */
export function sourcesOf(decision: Decision, log: readonly LogLine[]): Place[] {
  const { seat, card } = decision;
  const cast = log.findLast(({ event }) => event.event === "cast" && event.seat === seat && event.card === card)?.event;
  // A spell that is cast leaves its breach before it is aimed.
  const breach = cast?.breach === undefined ? [] : [`breach/${seat}/${cast.breach}`];
  return [...(card === "" ? [] : breach), `played/${seat}/${card}`, `ability/${seat}`, `player/${seat}`];
}

/** The middle of the first of these places that is in sight, or of its upper part. */
function middleOf(places: readonly Place[]): Point | null {
  for (const place of places) {
    for (const element of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const point = { x: left + width / 2, y: top + Math.min(height / 2, 60) };
      const inside = point.x >= 0 && point.x <= innerWidth && point.y >= 0 && point.y <= innerHeight;
      if (width > 0 && inside) return point;
    }
  }
  return null;
}

const OFF = "#tray, aside, [role=dialog]";

/** Where the mouse is over the board. */
function useMouse(on: boolean): Point | null {
  const [at, set] = useState<Point | null>(null);
  useEffect(() => {
    if (!on) return;
    const moved = (event: PointerEvent) => {
      const target = event.target as Element | null;
      const over = event.pointerType === "mouse" && target?.closest("[data-board]") && !target.closest(OFF);
      set(over ? { x: event.clientX, y: event.clientY } : null);
    };
    addEventListener("pointermove", moved);
    return () => {
      removeEventListener("pointermove", moved);
      set(null);
    };
  }, [on]);
  return at;
}

export function useAim(): Aim | null {
  const decision = useTable((data) => {
    const asked = data.view?.decision;
    return asked?.ask === "choose_target" && data.busy === null && mayAnswer(data, "") ? asked : null;
  });
  const hot = useTable((data) => (decision === null ? null : data.hot));
  const log = useTable((data) => (decision === null ? null : data.log));
  const mouse = useMouse(decision !== null);
  if (decision === null || log === null) return null;
  const target = middleOf(hot === null ? [] : (choiceOf(decision, hot)?.about ?? []));
  const to = target ?? mouse;
  const start = to === null ? null : middleOf(sourcesOf(decision, log));
  return start === null || to === null ? null : { start, to, sure: target !== null, damage: decision.args[0] ?? 0 };
}
