// Who plays: a seat for each mage, all mages to choose from, and what the one that is looked at can do.
import { useState } from "react";
import { Breach, Icon, MageSigil, playerColour } from "@/art";
import { CardText } from "@/art/CardText";
import { drawnOf, linesOf } from "@/parts/cardText";
import { Segments } from "@/parts/Segments";
import type { Catalog, MageInfo } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import { mageAmong } from "@/words/twins";
import { allowed, type Chosen, RANDOM, some, withCount, withMage } from "./choice";
import styles from "./Picks.module.css";
import { useShowChosen } from "./useShowChosen";

interface Props {
  catalog: Catalog;
  chosen: Chosen;
  change: (changes: Partial<Chosen>) => void;
}

export function MagePick({ catalog, chosen, change }: Props) {
  const t = useText();
  const voice = useVoice();
  const [at, setAt] = useState(0);
  const seat = Math.min(at, chosen.mages.length - 1);
  const current = chosen.mages[seat] ?? RANDOM;
  const mages = catalog.mages.filter((one) => allowed(chosen.packs, one.pack));
  const shown = useNames().mages.get(current);
  const choose = (mage: string) => change({ mages: withMage(chosen.mages, seat, mage) });
  const roll = () => {
    const found = some(
      mages.map((one) => one.id),
      chosen.mages.length,
    );
    change({ mages: withCount(found, chosen.mages.length) });
  };
  return (
    <section className={`panel ${styles.pick} ${styles.mages}`} aria-labelledby="setup-mages">
      <header className={styles.head}>
        <h2 id="setup-mages">{t("setup-mages")}</h2>
        <Segments
          quiet
          label={t("how-many-mages")}
          value={String(chosen.mages.length)}
          values={Array.from({ length: catalog.most_mages }, (_, n) => String(n + 1))}
          named={(n) => n}
          choose={(n) => change({ mages: withCount(chosen.mages, Number(n)) })}
        />
        <button type="button" className={styles.roll} onClick={roll}>
          <Icon name="dice" size={18} />
          {t("setup-roll")}
        </button>
      </header>
      <ol className={styles.seats}>
        {chosen.mages.map((mage, n) => (
          <li key={n}>
            <button
              type="button"
              className={styles.seat}
              style={{ "--seat": playerColour(n) }}
              aria-pressed={n === seat}
              onClick={() => setAt(n)}
            >
              <Crest id={mage} seat={n} size={44} />
              <span className={styles.seatText}>
                <span className="cap">{t("mage-number", { n: n + 1 })}</span>
                <b>{mage === RANDOM ? t("random-mage") : voice.mage(mage)}</b>
                {mage !== RANDOM && chosen.mages.length < 3 ? (
                  <span className={styles.seatTitle}>{voice.name({ name: mage, kind: "title" })}</span>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.halves}>
        <ul className={styles.tiles} ref={useShowChosen(current)} aria-label={t("setup-mage-for", { n: seat + 1 })}>
          <li>
            <button
              type="button"
              className={styles.tile}
              style={{ "--seat": playerColour(seat) }}
              aria-pressed={current === RANDOM}
              onClick={() => choose(RANDOM)}
            >
              <Crest id={RANDOM} size={52} />
              <span>{t("setup-chance")}</span>
            </button>
          </li>
          {mages.map((mage) => {
            const holder = chosen.mages.indexOf(mage.id);
            return (
              <li key={mage.id}>
                <button
                  type="button"
                  className={styles.tile}
                  style={{ "--seat": playerColour(holder < 0 ? seat : holder) }}
                  aria-pressed={mage.id === current}
                  data-taken={holder >= 0 || undefined}
                  onClick={() => choose(mage.id)}
                  title={voice.name({ name: mage.id, kind: "title" })}
                >
                  <MageSigil id={mage.id} size={52} seat={holder < 0 ? undefined : holder} />
                  <span>{mageAmong(voice, mage, mages)}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {/* It may be longer than its place: then it is scrolled, with keys too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.about} role="group" aria-label={t("part-mage")} aria-live="polite" tabIndex={0}>
          {shown ? <AboutMage mage={shown} seat={seat} /> : <p className={styles.hint}>{t("setup-mage-chance")}</p>}
        </div>
      </div>
    </section>
  );
}

/** A mage's crest, or a die where chance decides. */
export function Crest({ id, seat, size }: { id: string; seat?: number; size: number }) {
  if (id !== RANDOM) return <MageSigil id={id} seat={seat} size={size} />;
  return (
    <span
      className={styles.die}
      style={{ width: size, height: size, "--seat": seat === undefined ? "var(--line-strong)" : playerColour(seat) }}
    >
      <Icon name="dice" size={Math.round(size * 0.5)} />
    </span>
  );
}

/** Everything on a mage's mat; in brief only the ability. */
export function AboutMage({ mage, seat, brief = false }: { mage: MageInfo; seat?: number; brief?: boolean }) {
  const voice = useVoice();
  const lines = linesOf(mage, voice);
  // The ability is what people choose by: it comes first, the rest under it.
  const labelled = (id: string) => mage.lines.findIndex(({ label }) => (label as { id?: string } | null)?.id === id);
  const at = labelled("label-ability");
  const breaches = labelled("label-breaches");
  const ability = at < 0 ? [] : drawnOf(lines.slice(at));
  const rest = at < 0 ? lines : lines.slice(0, at);
  return (
    <>
      {brief ? null : (
        <header className={styles.whoHead}>
          <MageSigil id={mage.id} seat={seat} size={48} />
          <div>
            <h3>{voice.mage(mage.id)}</h3>
            <p className={styles.title}>{voice.name({ name: mage.id, kind: "title" })}</p>
          </div>
        </header>
      )}
      {ability.map((line, n) => (
        <p key={n} className={n === 0 ? styles.ability : styles.text}>
          {n === 0 ? line.text : <CardText lines={[line]} />}
        </p>
      ))}
      {brief ? null : (
        <dl className={styles.facts}>
          {rest.map((line, n) => (
            <div key={line.label}>
              <dt className="cap">{line.label}</dt>
              <dd>{n === breaches ? <Breaches mage={mage} said={line.text} /> : line.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const OPEN = 4;

/** The breaches as they are at first: drawn, and said for those who listen. */
function Breaches({ mage, said }: { mage: MageInfo; said: string }) {
  return (
    <>
      <ul className={styles.breaches} aria-hidden>
        {mage.breaches.map((turned, n) => (
          <li key={n} data-none={turned < 0 || undefined}>
            <Breach
              number={n + 1}
              state={turned < 0 ? "none" : turned >= OPEN ? "open" : "closed"}
              turns={turned}
              size={40}
              still
            />
          </li>
        ))}
      </ul>
      <span className="aloud">{said}</span>
    </>
  );
}
