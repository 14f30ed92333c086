// Treasures for the next battle: one for all, and for each mage one of level 1 and one of level 3.
import { useState } from "react";
import { Icon, MageSigil, playerColour } from "@/art";
import { linesOf } from "@/parts/cardText";
import { useTable } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import { Answer, type AskProps, Frame } from "./Frame";
import styles from "./TreasureAsk.module.css";
import { labelled } from "@/words/labelled";

/** Whose each treasure is: a seat, or all players'. */
type Taken = Record<string, number>;
const ALL = -1;

export function TreasureAsk({ trek, watching }: AskProps) {
  const t = useText();
  const decide = useTable((data) => data.decide);
  const [taken, take] = useState<Taken>({});
  const options = trek.ask.options;
  const groups = [
    { group: "first", level: 1, ids: options.first ?? [] },
    { group: "shared", level: 2, ids: options.shared ?? [] },
    { group: "third", level: 3, ids: options.third ?? [] },
  ].filter((one) => one.ids.length > 0);
  /** A place holds one treasure of a level: what is there goes back. */
  const put = (id: string, seat: number, ids: string[]) =>
    take((old) => {
      const kept = Object.entries(old).filter(([one, at]) => one !== id && !(ids.includes(one) && at === seat));
      return old[id] === seat ? Object.fromEntries(kept) : { ...Object.fromEntries(kept), [id]: seat };
    });
  const own = trek.fighting.map((_, seat) => Object.keys(taken).filter((id) => taken[id] === seat));
  const shared = Object.keys(taken).filter((id) => taken[id] === ALL);
  return (
    <Frame
      title={t("expedition-treasures-title")}
      text={t("expedition-treasures-text")}
      status={t("expedition-treasures-chosen", { n: Object.keys(taken).length })}
      act={
        <Answer watching={watching} able act={() => decide({ step: "treasures", picked: shared, own })}>
          <Icon name="check" size={18} /> {t("expedition-treasures-take")}
        </Answer>
      }
    >
      <div className={styles.levels}>
        {groups.map(({ group, level, ids }) => (
          <section key={group} aria-labelledby={`treasures-${group}`}>
            <h3 id={`treasures-${group}`} className="cap">
              {t(`expedition-level-${level}`)}
            </h3>
            <ul className={styles.list}>
              {ids.map((id) => (
                <Treasure key={id} id={id} held={taken[id]}>
                  {group === "shared" ? (
                    <button
                      type="button"
                      className={styles.all}
                      aria-pressed={taken[id] === ALL}
                      disabled={watching}
                      data-take={id}
                      onClick={() => put(id, ALL, ids)}
                    >
                      {taken[id] === ALL ? <Icon name="check" size={16} /> : null}
                      {t("expedition-for-all")}
                    </button>
                  ) : (
                    trek.fighting.map((mage, seat) =>
                      group === "third" || (trek.fits[id] ?? []).includes(mage) ? (
                        <For
                          key={mage}
                          mage={mage}
                          seat={seat}
                          id={id}
                          on={taken[id] === seat}
                          disabled={watching}
                          act={() => put(id, seat, ids)}
                        />
                      ) : null,
                    )
                  )}
                </Treasure>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Frame>
  );
}

function Treasure({ id, held, children }: { id: string; held: number | undefined; children: React.ReactNode }) {
  const voice = useVoice();
  const card = useNames().cards.get(id);
  return (
    <li className={styles.treasure} data-held={held === undefined ? undefined : true}>
      <span className={styles.text}>
        <b>{voice.card(id)}</b>
        {linesOf(card, voice).map((line) => (
          <small key={line.text}>{line.label ? labelled(voice, line.label, line.text) : line.text}</small>
        ))}
      </span>
      <span className={styles.takers}>{children}</span>
    </li>
  );
}

interface ForProps {
  mage: string;
  seat: number;
  id: string;
  on: boolean;
  disabled: boolean;
  act: () => void;
}

function For({ mage, seat, id, on, disabled, act }: ForProps) {
  const t = useText();
  const voice = useVoice();
  return (
    <button
      type="button"
      className={styles.taker}
      style={{ "--seat": playerColour(seat) }}
      aria-pressed={on}
      aria-label={t("expedition-for", { treasure: voice.card(id), mage: voice.mage(mage) })}
      disabled={disabled}
      data-take={id}
      onClick={act}
    >
      <MageSigil id={mage} seat={on ? seat : undefined} size={36} dim={!on} />
    </button>
  );
}
