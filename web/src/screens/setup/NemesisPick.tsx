// Whom it is played against: all nemeses, and what makes the chosen one special.
import { useMemo } from "react";
import { Icon, NemesisEmblem } from "@/art";
import { CardText } from "@/art/CardText";
import { drawnOf, linesOf } from "@/parts/cardText";
import type { Catalog, NemesisInfo } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import { aiWins, allowed, type Chosen, RANDOM, some } from "./choice";
import styles from "./Picks.module.css";
import { useRoll } from "./useRoll";
import { useShowChosen } from "./useShowChosen";
import { useWishes } from "./wishes";

interface Props {
  catalog: Catalog;
  chosen: Chosen;
  change: (changes: Partial<Chosen>) => void;
}

/** The printed ratings go to ten. */
const WORST = 10;

export function NemesisPick({ catalog, chosen, change }: Props) {
  const t = useText();
  const voice = useVoice();
  const nemeses = catalog.nemeses
    .filter((one) => allowed(chosen.packs, one.pack))
    .sort((a, b) => a.difficulty - b.difficulty);
  const shown = useNames().nemeses.get(chosen.nemesis);
  const { unbeaten, wantUnbeaten } = useWishes();
  const { beaten, nemeses: left } = useRoll(catalog);
  const all = beaten !== null && nemeses.every((one) => beaten.has(one.id));
  return (
    <section className={`panel ${styles.pick} ${styles.nemesis}`} aria-labelledby="setup-nemesis">
      <header className={styles.head}>
        <h2 id="setup-nemesis">{t("part-nemesis")}</h2>
        <span className={styles.grow} />
        <label className={styles.check}>
          <input type="checkbox" checked={unbeaten} onChange={(event) => wantUnbeaten(event.target.checked)} />
          <span aria-live="polite">{t(all ? "setup-all-beaten" : "setup-unbeaten")}</span>
        </label>
        <button
          type="button"
          className={styles.roll}
          onClick={() => change({ nemesis: some(left(chosen.packs), 1)[0] ?? RANDOM })}
        >
          <Icon name="dice" size={18} />
          {t("setup-roll")}
        </button>
      </header>
      <div className={styles.halves}>
        <ul className={`${styles.tiles} ${styles.foes}`} ref={useShowChosen(chosen.nemesis)}>
          <li>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={chosen.nemesis === RANDOM}
              onClick={() => change({ nemesis: RANDOM })}
            >
              <span className={styles.die} style={{ width: 50, height: 50 }}>
                <Icon name="dice" size={28} />
              </span>
              <span>{t("setup-chance")}</span>
            </button>
          </li>
          {nemeses.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.tile}
                aria-pressed={one.id === chosen.nemesis}
                onClick={() => change({ nemesis: one.id })}
              >
                <span className={styles.emblem}>
                  <NemesisEmblem id={one.id} />
                  {beaten?.has(one.id) ? (
                    <span className={styles.beaten} title={t("setup-beaten")}>
                      <Icon name="check" size={14} />
                    </span>
                  ) : null}
                  <b className={styles.rating} title={t("setup-rating", { n: one.difficulty, of: WORST })}>
                    {one.difficulty}
                  </b>
                </span>
                <span>{voice.nemesis(one.id)}</span>
              </button>
            </li>
          ))}
        </ul>
        {/* It may be longer than its place: then it is scrolled, with keys too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.about} role="group" aria-label={t("part-nemesis")} aria-live="polite" tabIndex={0}>
          {shown ? (
            <AboutNemesis nemesis={shown} difficulty={chosen.difficulty} percent={aiWins(catalog, chosen)} />
          ) : (
            <p className={styles.hint}>{t("setup-nemesis-chance")}</p>
          )}
        </div>
      </div>
    </section>
  );
}

interface AboutProps {
  nemesis: NemesisInfo;
  difficulty: string;
  /** How often the quick AI wins, if it was measured. */
  percent: number | null;
}

/** Everything on a nemesis mat, in the form that the difficulty asks for, and how hard it is for our AI. */
function AboutNemesis({ nemesis, difficulty, percent }: AboutProps) {
  const t = useText();
  const voice = useVoice();
  const level = useNames().catalog.levels[difficulty];
  const changed = nemesis.changed[level?.form ?? ""] ?? [];
  return (
    <>
      <header className={styles.whoHead}>
        <div className={styles.portrait}>
          <NemesisEmblem id={nemesis.id} ring={false} />
        </div>
        <div>
          <h3>{voice.nemesis(nemesis.id)}</h3>
          <p className={styles.title}>
            {nemesis.life > 1 ? `${t("setup-life", { n: nemesis.life })} · ` : ""}
            {voice.name({ name: nemesis.pack, kind: "pack" })}
          </p>
          <p className={styles.meter}>
            <span>{t("setup-rating", { n: nemesis.difficulty, of: WORST })}</span>
            <span className={styles.dots} aria-hidden>
              {Array.from({ length: WORST }, (_, n) => (
                <i key={n} data-on={n < nemesis.difficulty || undefined} />
              ))}
            </span>
          </p>
        </div>
      </header>
      {percent === null ? null : <p className={styles.measured}>{t("setup-ai-wins", { percent })}</p>}
      <Lines of={nemesis.lines} />
      {changed.length > 0 ? (
        <div className={styles.changed}>
          <p className="cap">{t("setup-harder")}</p>
          <Lines of={changed} />
        </div>
      ) : null}
    </>
  );
}

export function Lines({ of }: { of: NemesisInfo["lines"] }) {
  const voice = useVoice();
  const lines = useMemo(() => drawnOf(linesOf({ lines: of }, voice)), [of, voice]);
  return (
    <p className={styles.lines}>
      <CardText lines={lines} />
    </p>
  );
}
