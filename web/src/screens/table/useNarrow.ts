import { useSyncExternalStore } from "react";

/** Below this width the board is laid out as sheets: the same in the style sheets. */
const NARROW = "(max-width: 1023px)";

const media = () => globalThis.matchMedia?.(NARROW);

function subscribe(changed: () => void): () => void {
  const query = media();
  query?.addEventListener("change", changed);
  return () => query?.removeEventListener("change", changed);
}

/** A phone, or a tablet held upright. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => media()?.matches ?? false);
