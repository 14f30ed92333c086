// Going on by key, click and touch: pressing goes on by one beat, holding skips all of them.
import { useEffect, useRef } from "react";

/** So long is holding, in milliseconds. */
export const HELD = 450;

const WRITES = "input, textarea, select, [contenteditable]";
/** They have a use for the key themselves. */
const USES = "button, a, summary, [role=dialog], [role=menu]";

/** A key that is still held when the beats are over must not press what then has the focus. */
function swallow(key: string): void {
  const heard = (event: KeyboardEvent) => {
    if (event.key !== key) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "keydown" && event.repeat) return;
    removeEventListener("keydown", heard, true);
    removeEventListener("keyup", heard, true);
  };
  addEventListener("keydown", heard, true);
  addEventListener("keyup", heard, true);
}

export function useStageKeys(goOn: () => void, skip: () => void): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(WRITES)) return;
      if (event.key === "Escape" && !target?.closest("[role=dialog]")) {
        event.preventDefault();
        skip();
      } else if (event.key === " ") {
        if (target?.closest("[role=dialog]")) return;
        if (event.repeat) {
          event.preventDefault();
          swallow(" ");
          skip();
        } else if (!target?.closest(USES)) {
          event.preventDefault();
          goOn();
        }
      }
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, [goOn, skip]);
}

/** Props of what is pressed to go on and held to skip. */
export function usePress(goOn: () => void, skip: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const up = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: { button: number }) => {
      if (event.button !== 0) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(skip, HELD);
    },
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: up,
    onClick: goOn,
  };
}
