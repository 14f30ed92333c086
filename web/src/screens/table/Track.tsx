import { memo, useState } from "react";
import { Sheet } from "@/parts/Sheet";
import { termName } from "@/protocol/phrases";
import type { ShownNemesis } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import { formOf, stepsOf } from "./mat";
import styles from "./Track.module.css";

/** A track of the nemesis: a space for each step, and the token where it stands, or how many stand on each. What the steps do is told on demand. */
export const Track = memo(function Track({ name, nemesis }: { name: string; nemesis: ShownNemesis }) {
  const t = useText();
  const voice = useVoice();
  const info = useNames().nemeses.get(nemesis.id);
  const [open, setOpen] = useState(false);
  const { lines, tracks } = formOf(info, nemesis.form);
  const of = tracks[name] ?? 0;
  const at = nemesis.counters[name] ?? 0;
  const life = nemesis.tokens?.[name]?.life;
  const does = stepsOf(lines, name);
  const term = voice.say(termName(name));
  const steps = Array.from({ length: of }, (_, n) => n + 1);
  const crowd = nemesis.tracks?.[name];
  const isHere = (n: number) => (crowd ? (crowd[n - 1] ?? 0) > 0 : n === at);
  const isPassed = (n: number) => !crowd && n < at;
  const label = crowd
    ? t("track-many", { name: term, steps: crowd.join(" ") })
    : t("track-at", { name: term, n: at, of });
  return (
    <>
      <button
        type="button"
        className={styles.track}
        data-counter={name}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{term}</span>
        <span className={styles.number}>
          {crowd ? (
            <b>{crowd.join(" ")}</b>
          ) : (
            <>
              <b>{at}</b>/{of}
              {life === undefined ? null : ` · ♥ ${life}`}
            </>
          )}
        </span>
        <span className={styles.steps} style={{ "--steps": Math.min(of, 12) }}>
          {steps.map((n) => (
            <i
              key={n}
              data-passed={isPassed(n) || undefined}
              data-here={isHere(n) || undefined}
              data-does={does.has(n) || undefined}
            />
          ))}
        </span>
      </button>
      <Sheet title={label} open={open} close={() => setOpen(false)}>
        <ol className={styles.list}>
          {steps.map((n) => {
            const then = does.get(n);
            return (
              <li key={n} aria-current={isHere(n) ? "step" : undefined} data-passed={isPassed(n) || undefined}>
                <b>{n}</b>
                <span>{then === undefined ? "–" : voice.say(then)}</span>
              </li>
            );
          })}
        </ol>
      </Sheet>
    </>
  );
});
