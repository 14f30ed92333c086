// Where the books differ, each point with what it is about and who prints it. Behind one line: most never need it.
import { useState } from "react";
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import { Sheet } from "@/parts/Sheet";
import { editionName } from "@/parts/useVariants";
import type { Catalog, SwitchInfo } from "@/protocol/wire";
import {
  byBox,
  changed,
  changesOf,
  inEdition,
  matters,
  type Switches,
  switchName,
  switchSet,
  switchText,
  switchValue,
  type SwitchValue,
  valuesOf,
} from "@/store/variants";
import { useNames, useText, useVoice } from "@/words/Words";
import { EditionPick } from "./EditionPick";
import styles from "./Variants.module.css";

/** An edition, and what is changed in it. */
export interface Ruled {
  edition: string;
  switches: Switches;
}

interface Props {
  ruled: Ruled;
  /** How many mages play; null while nobody knows. */
  mages: number | null;
  change: (changes: Ruled) => void;
}

export function Variants({ ruled, mages, change }: Props) {
  const t = useText();
  const voice = useVoice();
  const { catalog } = useNames();
  const [open, setOpen] = useState(false);
  const changes = Object.entries(changed(catalog, ruled.edition, ruled.switches, mages));
  const edition = editionName(ruled.edition, t, voice);
  return (
    <>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="book" size={18} />
        <span>
          {t("variants")}
          <small>{t("variants-book", { edition })}</small>
          {changes.length > 0 ? (
            <small className={styles.changes}>
              {changes.map(([id, value]) => voice.say(switchSet(id, value))).join(" · ")}
            </small>
          ) : null}
        </span>
        <Icon name="right" size={16} />
      </button>
      {open ? (
        <Sheet title={t("variants")} open close={() => setOpen(false)} wide>
          <Choosing catalog={catalog} ruled={ruled} mages={mages} change={change} />
          <footer className={styles.foot}>
            <Button
              disabled={Object.keys(ruled.switches).length === 0}
              onClick={() => change({ ...ruled, switches: {} })}
            >
              <Icon name="undo" size={16} /> {t("variants-reset")}
            </Button>
            <Button look="main" onClick={() => setOpen(false)}>
              {t("variants-done")}
            </Button>
          </footer>
        </Sheet>
      ) : null}
    </>
  );
}

function Choosing({ catalog, ruled, mages, change }: Props & { catalog: Catalog }) {
  const t = useText();
  // What can be chosen now comes first.
  const able = catalog.switches.filter((info) => matters(info, mages));
  const groups = [...new Set([...able, ...catalog.switches].map((info) => info.group))];
  const { edition, switches } = ruled;
  return (
    <>
      <div className={styles.top}>
        <p>{t("variants-lead")}</p>
        <EditionPick
          catalog={catalog}
          edition={edition}
          choose={(next) => change({ edition: next, switches: changesOf(catalog, next, switches) })}
        />
      </div>
      {groups.map((group) => (
        <section key={group} className={styles.group} aria-labelledby={`variants-${group}`}>
          <h3 id={`variants-${group}`}>{t(`variants-${group}`)}</h3>
          <div className={styles.points}>
            {catalog.switches
              .filter((info) => info.group === group)
              .map((info) => (
                <Point
                  key={info.id}
                  info={info}
                  value={switches[info.id] ?? inEdition(catalog, edition, info)}
                  book={inEdition(catalog, edition, info)}
                  mages={mages}
                  choose={(value) =>
                    change({ edition, switches: changesOf(catalog, edition, { ...switches, [info.id]: value }) })
                  }
                />
              ))}
          </div>
        </section>
      ))}
    </>
  );
}

interface PointProps {
  info: SwitchInfo;
  value: SwitchValue;
  /** What the edition says. */
  book: SwitchValue;
  mages: number | null;
  choose: (value: SwitchValue) => void;
}

function Point({ info, value, book, mages, choose }: PointProps) {
  const t = useText();
  const voice = useVoice();
  const able = matters(info, mages);
  const least = Math.min(...info.mages);
  const printed = (books: string[]) =>
    byBox(books)
      .map(([box, languages]) => {
        const name = voice.name({ name: box, kind: "pack" });
        return `${name} (${languages.map((lang) => lang.toUpperCase()).join(", ")})`;
      })
      .join(", ");
  return (
    <fieldset className={styles.point} disabled={!able} data-changed={(able && value !== book) || undefined}>
      <legend>{voice.say(switchName(info.id))}</legend>
      <p>{voice.say(switchText(info.id))}</p>
      {able ? null : (
        <p className={styles.why}>
          <Icon name="person" size={14} />
          {t(info.mages.length === 1 ? "variants-only" : "variants-least", { n: least })}
        </p>
      )}
      {valuesOf(info, value).map((one) => (
        <label key={one.value} className={styles.value}>
          <input type="radio" name={info.id} checked={one.value === value} onChange={() => choose(one.value)} />
          <span>
            {voice.say(switchValue(info.id, one.value))}
            <small>{one.books.length > 0 ? printed(one.books) : t("variants-own")}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
