// The rail's parts give way to the answers: as many steps as it takes until everything fits, found by measuring.
import { type RefObject, useEffect } from "react";

/**
 * What gives way, in this order. Before the first step the log has shrunk to its least height. After the last one the list of answers
 * scrolls.
 */
const STEPS = ["recap", "hint", "allies", "buttons", "cause", "list"] as const;

/** What is too much is at least so high, in pixels. */
const SLACK = 2;

const overflows = (box: HTMLElement) => box.scrollHeight > box.clientHeight + SLACK;

/**
 * Set `data-gives` of the rail to the steps that are needed. While the same is asked (`data-of` of the tray), nothing is given back and the
 * tray does not shrink, so that no answer moves without need.
 */
export function useGiving(rail: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = rail.current;
    if (box === null) return;
    let given: string[] = [];
    let before = "";
    let frame = 0;
    const give = (steps: string[]) => {
      given = steps;
      box.dataset.gives = steps.join(" ");
    };
    const fit = () => {
      const tray = box.querySelector<HTMLElement>("[data-of]");
      if (tray === null) return;
      const now = [tray.dataset.of, box.clientWidth, box.clientHeight, document.documentElement.lang].join();
      if (now !== before) {
        tray.style.removeProperty("--held");
        give([]);
      }
      before = now;
      const more = STEPS.filter((step) => !given.includes(step));
      while (more.length > 0 && overflows(box)) {
        const step = more.shift() ?? "";
        give([...given, step]);
        // A later step may have made an earlier one needless.
        for (const old of more.length > 0 && !overflows(box) ? given.slice(0, -1) : []) {
          const all = given;
          give(all.filter((one) => one !== old));
          if (overflows(box)) give(all);
        }
      }
      const height = `${tray.offsetHeight}px`;
      if (tray.style.getPropertyValue("--held") !== height) tray.style.setProperty("--held", height);
    };
    // Their sizes tell of everything that needs more room or less, after the layout that takes place anyway.
    const watch = new ResizeObserver(fit);
    const follow = () => {
      watch.disconnect();
      for (const one of [box, ...box.children]) watch.observe(one);
    };
    follow();
    const parts = new MutationObserver((changes) => {
      if (changes.some(({ type }) => type === "childList")) follow();
      // Another question may need less room, which changes no size. With the next frame, which lays everything out anyway.
      else frame = requestAnimationFrame(fit);
    });
    parts.observe(box, { childList: true });
    const tray = box.querySelector("[data-of]");
    if (tray !== null) parts.observe(tray, { attributeFilter: ["data-of"] });
    return () => {
      watch.disconnect();
      parts.disconnect();
      cancelAnimationFrame(frame);
      delete box.dataset.gives;
    };
  }, [rail]);
}
