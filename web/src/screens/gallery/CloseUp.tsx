// One thing, large, with what belongs to it; beside it, if one likes, the same in another language.
import { Dialog } from "radix-ui";
import { useEffect, useState } from "react";
import { Icon } from "@/art/icons";
import { Mark, markOf } from "@/parts/Mark";
import { Link } from "@/router/Link";
import { go } from "@/router/router";
import { useSettings } from "@/store/settings";
import { LANGUAGES, type Language, loadLanguage, OWN_NAMES } from "@/words/languages";
import { Voice } from "@/words/voice";
import { useNames, useText, useVoice } from "@/words/Words";
import { ThingFace } from "./ThingFace";
import styles from "./CloseUp.module.css";
import { reconstructed, type Thing } from "./things";

export interface CloseUpProps {
  thing: Thing;
  /** Those that come before and after it. */
  things: Thing[];
  query: string;
}

/** Another language's voice while one is wanted. */
function useOther(language: Language | ""): Voice | null {
  const names = useNames();
  const [voice, tell] = useState<Voice | null>(null);
  useEffect(() => {
    let here = true;
    if (language !== "")
      void loadLanguage(language).then((messages) => here && tell(new Voice(language, messages, names)));
    return () => {
      here = false;
    };
  }, [language, names]);
  return voice?.lang === language ? voice : null;
}

export function CloseUp({ thing, things, query }: CloseUpProps) {
  const t = useText();
  const voice = useVoice();
  const own = useSettings((settings) => settings.language);
  const [language, speak] = useState<Language | "">("");
  const other = useOther(language === own ? "" : language);
  const at = things.indexOf(thing);
  const show = (one: Thing | undefined) => one && go(`/cards/${one.id}${query}`, { replace: true });
  const close = () => go(`/cards${query}`, { stay: true });
  const name = thing.card ? voice.card(thing.id) : thing.mage ? voice.mage(thing.id) : voice.nemesis(thing.id);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.shade} />
        <Dialog.Content
          className={styles.look}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // The keys are for the whole dialog; none of its buttons is more likely than another.
            event.preventDefault();
            (event.currentTarget as HTMLElement | null)?.focus();
          }}
          onKeyDown={(event) => {
            if ((event.target as HTMLElement).closest("select, input")) return;
            if (event.key === "ArrowRight") show(things[at + 1]);
            else if (event.key === "ArrowLeft") show(things[at - 1]);
            else if (event.key === "Home") show(things[0]);
            else if (event.key === "End") show(things.at(-1));
            else return;
            event.preventDefault();
          }}
        >
          <Dialog.Title className="aloud">{name}</Dialog.Title>
          <nav className={styles.bar} aria-label={t("look-nav")}>
            <button
              type="button"
              disabled={at <= 0}
              onClick={() => show(things[at - 1])}
              aria-label={t("look-back")}
              aria-keyshortcuts="ArrowLeft"
            >
              <Icon name="left" size={22} />
            </button>
            <span aria-live="polite">{t("look-at", { n: at + 1, of: things.length })}</span>
            <button
              type="button"
              disabled={at >= things.length - 1}
              onClick={() => show(things[at + 1])}
              aria-label={t("look-on")}
              aria-keyshortcuts="ArrowRight"
            >
              <Icon name="right" size={22} />
            </button>
            <span className={styles.languages} role="group" aria-label={t("look-also")}>
              {LANGUAGES.filter((lang) => lang !== own).map((lang) => (
                <button
                  key={lang}
                  type="button"
                  lang={lang}
                  title={OWN_NAMES[lang]}
                  aria-label={`${lang.toUpperCase()} ${OWN_NAMES[lang]}`}
                  aria-pressed={lang === language}
                  onClick={() => speak(lang === language ? "" : lang)}
                >
                  {lang.toUpperCase()}
                </button>
              ))}
            </span>
            <Dialog.Close aria-label={t("close")}>
              <Icon name="cross" size={22} />
            </Dialog.Close>
          </nav>
          <div className={styles.inside}>
            <div className={styles.face}>
              <ThingFace thing={thing} />
            </div>
            {other && language !== own && language !== "" ? (
              <div className={styles.face} lang={language}>
                <ThingFace thing={thing} in={other} />
              </div>
            ) : null}
            <About thing={thing} query={query} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function About({ thing, query }: { thing: Thing; query: string }) {
  const t = useText();
  const voice = useVoice();
  const { catalog } = useNames();
  const cards = (list: string[]) => <Cards ids={list} query={query} />;
  const users = thing.card
    ? catalog.mages.filter((mage) => mage.hand.includes(thing.id) || mage.deck.includes(thing.id))
    : [];
  const markets = catalog.markets.filter((market) => market.cards.includes(thing.id));
  const owned = thing.nemesis ? catalog.cards.filter((card) => card.nemesis === thing.id).map((card) => card.id) : [];
  const first = thing.mage ? [...new Set([...thing.mage.hand, ...thing.mage.deck])] : [];
  const english = thing.names.en ?? "";
  return (
    <dl className={styles.about}>
      {reconstructed(thing) ? (
        <div className={styles.reconstructed} data-reconstructed>
          <dt>{t("reconstructed")}</dt>
          <dd>{t("reconstructed-says")}</dd>
        </div>
      ) : null}
      {voice.lang !== "en" && english ? (
        <div>
          <dt>{t("look-english")}</dt>
          <dd lang="en">{english}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t("gallery-pack")}</dt>
        <dd>{voice.name({ name: thing.pack, kind: "pack" })}</dd>
      </div>
      {thing.card?.nemesis ? (
        <div>
          <dt>{t("look-of")}</dt>
          <dd>
            <Link href={`/cards/${thing.card.nemesis}${query}`} stay>
              {voice.nemesis(thing.card.nemesis)}
            </Link>
          </dd>
        </div>
      ) : null}
      {users.length > 0 ? (
        <div>
          <dt>{t("look-starts")}</dt>
          <dd>
            {users.length === catalog.mages.length
              ? t("look-all-mages")
              : users.map((mage, n) => (
                  <span key={mage.id}>
                    {n > 0 ? ", " : ""}
                    <Link href={`/cards/${mage.id}${query}`} stay>
                      {voice.mage(mage.id)}
                    </Link>
                  </span>
                ))}
          </dd>
        </div>
      ) : null}
      {markets.length > 0 ? (
        <div>
          <dt>{t("look-markets")}</dt>
          <dd>{markets.map((market) => voice.name({ name: market.id, kind: "market" })).join(", ")}</dd>
        </div>
      ) : null}
      {first.length > 0 ? (
        <div>
          <dt>{t("look-first")}</dt>
          <dd>{cards(first)}</dd>
        </div>
      ) : null}
      {owned.length > 0 ? (
        <div>
          <dt>{t("look-own")}</dt>
          <dd>{cards(owned)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Cards({ ids, query }: { ids: string[]; query: string }) {
  const voice = useVoice();
  const { cards } = useNames();
  return (
    <ul className={styles.cards}>
      {ids.map((id) => (
        <li key={id}>
          <Link href={`/cards/${id}${query}`} stay>
            <Mark kind={markOf(cards.get(id))} size={14} /> {voice.card(id)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
