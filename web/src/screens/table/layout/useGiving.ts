// Parts of a column give way to the one that must be whole: as many steps as it takes until it fits, found by measuring.
import { type RefObject, useEffect } from "react";

export interface Giving {
  /** What gives way, in this order. */
  steps: readonly string[];
  /** Finds, in the column, the part that names what it shows in `data-of`. */
  shown: string;
  /** That part has to fit into its own box, and not the whole column into the window. */
  itself?: boolean;
  /** While it shows the same, that part keeps its height (`--held`), and what has given way stays so: nothing moves without need. */
  steady?: boolean;
}

/** The answers of the tray. Before the first step the log has shrunk to its least height; after the last one the list of answers scrolls. */
export const RAIL: Giving = {
  steps: ["recap", "hint", "allies", "buttons", "cause", "list"],
  shown: "[data-of]",
  steady: true,
};

/** The cards of the nemesis, where they have a row of their own. After the last step its panel scrolls. */
export const LEFT: Giving = {
  steps: ["rings", "piles", "hand", "market", "panel"],
  shown: "[data-of]",
  itself: true,
};

/** What is too much is at least so high, in pixels. */
const SLACK = 2;

/** How much higher the parts of a column are than the column, in pixels. What is hidden from sight inside of them does not count. */
function tooMuch(box: HTMLElement): number {
  const [first, last] = [box.firstElementChild, box.lastElementChild];
  if (first === null || last === null) return 0;
  return last.getBoundingClientRect().bottom - first.getBoundingClientRect().top - box.clientHeight;
}

/** Set `data-gives` of the column to the steps that are needed. */
export function useGiving(column: RefObject<HTMLElement | null>, { steps, shown, itself, steady }: Giving): void {
  useEffect(() => {
    const box = column.current;
    if (box === null) return;
    let given: string[] = [];
    let before = "";
    let frame = 0;
    const give = (some: string[]) => {
      given = some;
      if (box.dataset.gives !== some.join(" ")) box.dataset.gives = some.join(" ");
    };
    const fit = () => {
      const part = box.querySelector<HTMLElement>(shown);
      // Only cards in a row of their own need more height.
      if (part === null || (itself && part.dataset.stacked === undefined)) return give([]);
      const overflows = () => (itself ? part.scrollHeight - part.clientHeight : tooMuch(box)) > SLACK;
      const { lang, dataset } = document.documentElement;
      const now = [part.dataset.of, box.clientWidth, box.clientHeight, lang, dataset.form].join();
      if (now !== before) for (const name of ["--held", "--yields"]) part.style.removeProperty(name);
      if (now !== before || !steady) give([]);
      before = now;
      const more = steps.filter((step) => !given.includes(step));
      while (more.length > 0 && overflows()) {
        const step = more.shift() ?? "";
        give([...given, step]);
        // A later step may have made an earlier one needless.
        for (const old of more.length > 0 && !overflows() ? given.slice(0, -1) : []) {
          const all = given;
          give(all.filter((one) => one !== old));
          if (overflows()) give(all);
        }
      }
      const height = `${part.offsetHeight}px`;
      if (!steady || part.style.getPropertyValue("--held") === height) return;
      part.style.setProperty("--held", height);
      part.style.setProperty("--yields", "1");
    };
    // Their sizes tell of everything that needs more room or less, after the layout that takes place anyway.
    const watch = new ResizeObserver(fit);
    const part = box.querySelector(shown);
    const follow = () => {
      watch.disconnect();
      for (const one of [box, ...box.children, ...(itself ? (part?.children ?? []) : [])]) watch.observe(one);
    };
    follow();
    const changes = new MutationObserver((all) => {
      if (all.some(({ type }) => type === "childList")) follow();
      // Something else may need less room, which changes no size. With the next frame, which lays everything out anyway.
      else frame = requestAnimationFrame(fit);
    });
    changes.observe(box, { childList: true });
    if (part !== null) changes.observe(part, { attributeFilter: ["data-of"] });
    return () => {
      watch.disconnect();
      changes.disconnect();
      cancelAnimationFrame(frame);
      delete box.dataset.gives;
    };
  }, [column, steps, shown, itself, steady]);
}
