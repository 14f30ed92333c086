import { memo, useState } from "react";
import { Sheet } from "@/parts/Sheet";
import { Spot } from "@/parts/Spot";
import { termName } from "@/protocol/phrases";
import type { ShownNemesis } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import { formOf, stepsOf } from "./mat";
import styles from "./Track.module.css";

/** A track of the nemesis: a space for each step, and the token where it stands, or how many stand on each. What the steps do is shown on demand. */
export const Track = memo(function Track({ name, nemesis }: { name: string; nemesis: ShownNemesis }) {
  const t = useText();
  const voice = useVoice();
  const info = useNames().nemeses.get(nemesis.id);
  const [open, setOpen] = useState(false);
  const { lines, tracks } = formOf(info, nemesis.form);
  const of = tracks[name] ?? 0;
  const at = nemesis.counters[name] ?? 0;
  const body = nemesis.tokens?.[name];
  const does = stepsOf(lines, name);
  const term = voice.say(termName(name));
  const steps = Array.from({ length: of }, (_, n) => n + 1);
  const crowd = nemesis.tracks?.[name];
  const gone = body?.life === 0;
  const isHere = (n: number) => (crowd ? (crowd[n - 1] ?? 0) > 0 : n === at && !gone);
  const isPassed = (n: number) => !crowd && n < at && !gone;
  const life = body ? t("foe-life", { life: body.life, max: body.max }) : "";
  const label = gone
    ? t("track-gone", { name: term })
    : crowd
      ? t("track-many", { name: term, steps: crowd.join(" ") })
      : [t("track-at", { name: term, n: at, of }), life].filter(Boolean).join(". ");
  const row = { "--steps": Math.min(of, 12) };
  return (
    <div
      className={styles.track}
      role="group"
      aria-label={label}
      data-counter={name}
      data-crowd={crowd ? true : undefined}
      data-gone={gone || undefined}
    >
      <Spot place={`track/${name}`} label={label} className={styles.head} otherwise={() => setOpen(true)} side="bottom">
        <span className={styles.name}>{voice.soft(term)}</span>
        {crowd ? null : (
          <>
            <span className={styles.steps} style={row}>
              {steps.map((n) => (
                <i
                  key={n}
                  data-passed={isPassed(n) || undefined}
                  data-here={isHere(n) || undefined}
                  data-does={does.has(n) || undefined}
                />
              ))}
            </span>
            <span className={styles.number}>
              {body ? (
                <span className={styles.life}>
                  ♥<b>{body.life}</b>
                </span>
              ) : (
                <>
                  <b>{at}</b>/{of}
                </>
              )}
            </span>
          </>
        )}
      </Spot>
      {crowd ? (
        <ol className={styles.spaces} style={row}>
          {steps.map((n) => (
            <li key={n}>
              <Spot
                place={`track/${name}/${n}`}
                label={t("track-step", { name: term, step: n, n: crowd[n - 1] ?? 0 })}
                className={styles.space}
                otherwise={() => setOpen(true)}
                side="bottom"
                detail={
                  <span className={styles.says}>
                    <b>{t("track-step", { name: term, step: n, n: crowd[n - 1] ?? 0 })}</b>
                    {does.has(n) ? voice.say(does.get(n) ?? null) : null}
                  </span>
                }
              >
                <i data-here={isHere(n) || undefined} data-does={does.has(n) || undefined}>
                  {crowd[n - 1] || ""}
                </i>
              </Spot>
            </li>
          ))}
        </ol>
      ) : null}
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
    </div>
  );
});
