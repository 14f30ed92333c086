import { type RefObject, useEffect, useRef } from "react";

/** On a phone the choices lie in a row that is swiped: the chosen one comes into sight. */
export function useShowChosen(chosen: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const tile = row?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (!row || !tile || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = tile.offsetLeft - row.offsetLeft - (row.clientWidth - tile.clientWidth) / 2;
    // What is pressed is read from the page: `chosen` says when.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [chosen]);
  return list;
}
