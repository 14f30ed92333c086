// Motion explains what happened: cards travel, numbers fly. It lies over the board and never takes a click.
import { useEffect, useRef } from "react";
import { useSettings } from "@/store/settings";
import { useTableStore } from "@/store/useTable";
import { PACES, Stage } from "./stage";
import styles from "./Stage.module.css";

const calm = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

export function Motion() {
  const store = useTableStore();
  const layer = useRef<HTMLDivElement>(null);
  const motion = useSettings((settings) => settings.motion);
  useEffect(() => {
    const over = layer.current;
    if (motion === "off" || over === null || over.animate === undefined) return;
    const stage = new Stage(over, PACES[motion]);
    const stop = store.subscribe((now, old) => {
      if (now.news === old.news) return;
      // React draws after this: the board still shows what was before.
      if (now.news.fresh || old.view === null || calm() || document.hidden) stage.finish();
      else stage.happened(now.news.events, old.view);
    });
    return () => {
      stop();
      stage.finish();
    };
  }, [store, motion]);
  return <div ref={layer} className={styles.stage} aria-hidden />;
}
