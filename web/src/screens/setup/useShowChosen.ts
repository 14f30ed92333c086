import { type RefObject, useEffect, useRef } from "react";

/** There may be more choices than room, in a row that is swiped or a field that is scrolled: the chosen one comes into sight. */
export function useShowChosen(chosen: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const tile = row?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (!row || !tile) return;
    const [field, one] = [row.getBoundingClientRect(), tile.getBoundingClientRect()];
    const hidden = one.left < field.left || one.right > field.right || one.top < field.top || one.bottom > field.bottom;
    if (!hidden) return;
    row.scrollLeft += one.left - field.left - (field.width - one.width) / 2;
    row.scrollTop += one.top - field.top - (field.height - one.height) / 2;
    // What is pressed is read from the page: `chosen` says when.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [chosen]);
  return list;
}
