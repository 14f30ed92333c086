import { type CSSProperties, useLayoutEffect, useState } from "react";

/** Return where the tray of answers is, as a style: its box beside the board, or its upper edge and more below the board. */
export function useTrayBox(): CSSProperties {
  const [box, setBox] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const tray = document.getElementById("tray");
    if (tray === null) return;
    const measure = () => {
      const { left, top, width, height } = tray.getBoundingClientRect();
      const isBeside = left > innerWidth / 3;
      setBox(isBeside ? { left, top, width, minHeight: height } : { left, bottom: 0, width, minHeight: height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(tray);
    addEventListener("resize", measure);
    return () => {
      watch.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return box;
}
