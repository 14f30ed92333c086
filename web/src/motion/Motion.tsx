// Motion explains what happened: cards travel, numbers fly. It lies over the board and never takes a click.
import { useEffect, useRef } from "react";
import type { Act } from "@/store/act";
import type { Place } from "@/store/places";
import { useSettings } from "@/store/settings";
import { useTableStore } from "@/store/useTable";
import { PACES, Stage } from "./stage";
import styles from "./Stage.module.css";

const calm = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** While beats are played, what acts is known: a card in play, or what lies on the stage. */
function causeOf(act: Act | null): Place[] {
  const beat = act?.steps[act.at]?.beat;
  if (!beat) return [];
  return beat.uid >= 0 ? [`in_play/${beat.uid}`, "nemesis"] : ["stage", "nemesis"];
}

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
      else stage.happened(now.news.events, old.view, causeOf(now.act));
    });
    return () => {
      stop();
      stage.finish();
    };
  }, [store, motion]);
  return <div ref={layer} className={styles.stage} aria-hidden />;
}
