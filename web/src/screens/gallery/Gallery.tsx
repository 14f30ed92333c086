// Every card, mage and nemesis there is: found by name or text, in one's own language or in English.
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "@/art/icons";
import { Search } from "@/parts/Search";
import { Button } from "@/parts/Button";
import { SiteHead } from "@/parts/SiteHead";
import { termName } from "@/protocol/phrases";
import { Link } from "@/router/Link";
import { useContent } from "@/store/content";
import type { Names } from "@/words/names";
import type { Voice } from "@/words/voice";
import { useNames, useText, useVoice } from "@/words/Words";
import { mageAmong } from "@/words/twins";
import { ThingFace } from "./ThingFace";
import styles from "./Gallery.module.css";
import { CloseUp } from "./CloseUp";
import {
  ANY,
  found,
  kindsOf,
  queryOf,
  reconstructed,
  spoken,
  type Thing,
  thingsOf,
  type Wanted,
  wantedOf,
} from "./things";

/** How many are drawn at first, and how many more each time the end comes near. */
const PORTION = 30;

export default function Gallery({ card }: { card: string }) {
  const ready = useContent((content) => content.ready);
  return (
    <>
      <SiteHead at="cards" />
      {ready ? <Shelves card={card} /> : <Opening />}
    </>
  );
}

/** Until the content is here. */
function Opening() {
  const t = useText();
  return (
    <main className={styles.gallery} aria-busy>
      <h1>{t("gallery")}</h1>
    </main>
  );
}

const speeches = new WeakMap<Voice, Map<Thing, string>>();

/** What is said on a thing, folded for searching; made once for each language. */
function speechOf(voice: Voice, thing: Thing): string {
  let known = speeches.get(voice);
  if (known === undefined) {
    known = new Map();
    speeches.set(voice, known);
  }
  let text = known.get(thing);
  if (text === undefined) {
    text = spoken(thing, voice);
    known.set(thing, text);
  }
  return text;
}

function Shelves({ card }: { card: string }) {
  const t = useText();
  const names = useNames();
  const { catalog } = names;
  const [wanted, want] = useState<Wanted>(() => wantedOf(location.search, catalog));
  const asked = useDeferredValue(wanted);
  const voice = useVoice();
  const things = useMemo(() => thingsOf(catalog), [catalog]);
  const shown = useMemo(
    () => found(things, asked, catalog, (thing) => speechOf(voice, thing)),
    [things, asked, catalog, voice],
  );
  const query = queryOf(wanted);
  useEffect(() => history.replaceState(history.state, "", location.pathname + query), [query]);
  const open = things.find((thing) => thing.id === card);
  return (
    <main className={styles.gallery}>
      <header className={styles.title}>
        <h1>{t("gallery")}</h1>
        <p aria-live="polite">{t("gallery-count", { n: shown.length })}</p>
      </header>
      <Filters wanted={wanted} want={want} names={names} />
      {shown.length === 0 ? (
        <p className={styles.none}>
          {t("gallery-none")} <Button onClick={() => want(ANY)}>{t("gallery-reset")}</Button>
        </p>
      ) : (
        // Another selection begins at its top again.
        <Grid key={queryOf(asked)} things={shown} query={query} />
      )}
      {open ? <CloseUp thing={open} things={shown.includes(open) ? shown : things} query={query} /> : null}
    </main>
  );
}

function Filters({ wanted, want, names }: { wanted: Wanted; want: (wanted: Wanted) => void; names: Names }) {
  const t = useText();
  const voice = useVoice();
  const { catalog } = names;
  const set = (changes: Partial<Wanted>) => want({ ...wanted, ...changes });
  const any = queryOf(wanted) !== "";
  return (
    <search className={styles.filters}>
      <Search label={t("gallery-search")} words={wanted.words} change={(words) => set({ words })} large />
      <div className={styles.kinds} role="group" aria-label={t("gallery-kind")}>
        {["", ...kindsOf(catalog)].map((kind) => (
          <button
            key={kind}
            type="button"
            data-kind={kind}
            aria-pressed={wanted.kind === kind}
            onClick={() => set({ kind })}
          >
            {kind in catalog.terms ? voice.say(termName(kind)) : t("gallery-kind-of", { kind: kind || "all" })}
          </button>
        ))}
      </div>
      <div className={styles.picks}>
        <Pick label={t("gallery-pack")} value={wanted.pack} choose={(pack) => set({ pack })}>
          {catalog.packs.map((pack) => (
            <option key={pack.id} value={pack.id}>
              {voice.name({ name: pack.id, kind: "pack" })}
            </option>
          ))}
        </Pick>
        <Pick label={t("gallery-cost")} value={wanted.cost} choose={(cost) => set({ cost })}>
          {["0", "2", "3", "4", "5", "6", "7+"].map((cost) => (
            <option key={cost} value={cost}>
              {cost}
            </option>
          ))}
        </Pick>
        <Pick label={t("gallery-whose")} value={wanted.whose} choose={(whose) => set({ whose })}>
          <option value="market">{t("gallery-market")}</option>
          <option value="basic">{t("gallery-basic")}</option>
          <optgroup label={t("gallery-kind-of", { kind: "nemesis" })}>
            {catalog.nemeses.map((one) => (
              <option key={one.id} value={one.id}>
                {voice.nemesis(one.id)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t("gallery-kind-of", { kind: "mage" })}>
            {catalog.mages.map((one) => (
              <option key={one.id} value={one.id}>
                {mageAmong(voice, one, catalog.mages)}
              </option>
            ))}
          </optgroup>
        </Pick>
        {any ? (
          <button type="button" className={styles.reset} onClick={() => want(ANY)}>
            <Icon name="cross" size={16} /> {t("gallery-reset")}
          </button>
        ) : null}
      </div>
    </search>
  );
}

interface PickProps {
  label: string;
  value: string;
  choose: (value: string) => void;
  children: React.ReactNode;
}

function Pick({ label, value, choose, children }: PickProps) {
  const t = useText();
  return (
    <label className={styles.pick} data-set={value !== "" || undefined}>
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{t("gallery-any")}</option>
        {children}
      </select>
    </label>
  );
}

/** Drawn in portions, as one scrolls: the first cards are there at once. */
function Grid({ things, query }: { things: Thing[]; query: string }) {
  const [count, setCount] = useState(PORTION);
  const end = useRef<HTMLDivElement>(null);
  const all = count >= things.length;
  useEffect(() => {
    if (all || end.current === null || typeof IntersectionObserver === "undefined") return;
    const watch = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && setCount((old) => old + PORTION),
      { rootMargin: "1200px" },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
    // Watched again after each portion: one that does not fill the window would not be reported again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [all, count]);
  return (
    <>
      <ul className={styles.grid}>
        {things.slice(0, count).map((thing) => (
          <Tile key={thing.id} thing={thing} query={query} />
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}

const Tile = memo(function Tile({ thing, query }: { thing: Thing; query: string }) {
  const t = useText();
  return (
    <li className={styles.tile}>
      <Link href={`/cards/${thing.id}${query}`} stay className={styles.card}>
        <ThingFace thing={thing} signs />
        {reconstructed(thing) ? (
          <span className={styles.reconstructed} data-reconstructed data-figure={!thing.card || undefined}>
            {t("reconstructed")}
          </span>
        ) : null}
      </Link>
    </li>
  );
});
