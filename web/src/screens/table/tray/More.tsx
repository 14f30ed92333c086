// A list of answers that has to scroll says how many are below what is seen of it.
import { type RefObject, useEffect, useState } from "react";
import { Icon } from "@/art/icons";
import { useText } from "@/words/Words";
import styles from "./Tray.module.css";

/** An answer counts as below if more of it than this is hidden, in pixels. */
const HIDDEN = 6;

/** Return how many answers lie below the visible part of the list. */
export function useBelow(list: RefObject<HTMLElement | null>): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const count = () => {
      if (box.scrollHeight <= box.clientHeight) return setBelow(0);
      const { bottom } = box.getBoundingClientRect();
      const all = [...box.querySelectorAll("button")];
      setBelow(all.filter((one) => one.getBoundingClientRect().bottom > bottom + HIDDEN).length);
    };
    const watch = new ResizeObserver(count);
    for (const one of [box, ...box.children]) watch.observe(one);
    box.addEventListener("scroll", count, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener("scroll", count);
    };
    // Other answers are other rows.
  });
  return below;
}

export function More({ list, below }: { list: RefObject<HTMLElement | null>; below: number }) {
  const t = useText();
  if (below === 0) return null;
  return (
    <button
      type="button"
      className={styles.more}
      data-more
      onClick={() => list.current?.scrollBy({ top: list.current.clientHeight * 0.8 })}
    >
      {t("tray-more", { n: below })} <Icon name="down" size={14} />
    </button>
  );
}
