import { Button } from "@/parts/Button";
import { Link } from "@/router/Link";
import { Sheet } from "@/parts/Sheet";
import { TABLE_KEYS } from "@/parts/tableKeys";
import { useVariants } from "@/parts/useVariants";
import { say } from "@/protocol/phrases";
import type { SetupChoice } from "@/protocol/wire";
import { useTable } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import styles from "./Help.module.css";

const NONE: SetupChoice = {};

/** By which rules this game is played, the keys, and how to look at things. */
export default function Help({ close, rules }: { close: () => void; rules: () => void }) {
  const t = useText();
  const voice = useVoice();
  const setup = useTable((data) => data.state?.setup ?? NONE);
  const variants = useVariants(setup);
  return (
    <Sheet title={t("help")} open close={close}>
      {setup.difficulty ? (
        <p>
          {t("choose-difficulty")}: {voice.say(say("difficulty", { difficulty: setup.difficulty }))}
        </p>
      ) : null}
      {variants.length > 0 ? (
        <section aria-labelledby="help-variants">
          <h3 id="help-variants">{t("variants-on")}</h3>
          <ul className={styles.variants}>
            {variants.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <dl className={styles.keys}>
        {TABLE_KEYS.map(([keys, id]) => (
          <div key={id}>
            <dt>{keys.map((key) => (key === "…" ? " … " : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("help-look")}</p>
      <p>{t("help-glow")}</p>
      <p>{t("help-drag")}</p>
      <p>
        <Button onClick={rules}>{t("rules")}</Button> <Link href="/cards">{t("gallery")}</Link>
      </p>
    </Sheet>
  );
}
