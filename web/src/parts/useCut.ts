import { type RefObject, useEffect } from "react";

/** Marks a part, with `data-cut`, whose text does not fit: what is too much flows into a second column. `said` finds the text. */
export function useCut(
  part: RefObject<HTMLElement | null>,
  said: (part: HTMLElement) => HTMLElement | null | undefined,
  wanted: boolean,
  text: string,
): void {
  useEffect(() => {
    const box = part.current;
    const words = box && wanted ? said(box) : null;
    if (!box || !words) return;
    // It also tells of the first size, after the layout that takes place anyway.
    const watch = new ResizeObserver(() => box.toggleAttribute("data-cut", words.scrollWidth > words.clientWidth + 2));
    watch.observe(words);
    return () => {
      watch.disconnect();
      box.removeAttribute("data-cut");
    };
    // Other words may need more room or less.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [part, said, wanted, text]);
}
