// The keys, on the rules' page and wherever they are asked for.
import { TABLE_KEYS } from "@/parts/tableKeys";
import { useText } from "@/words/Words";
import styles from "./Keys.module.css";

/** What can be pressed, and the message that says what for. */
const KEYS: readonly { where: string; keys: readonly [string[], string][] }[] = [
  { where: "table", keys: TABLE_KEYS },
  {
    where: "replay",
    keys: [
      [["Space"], "keys-play"],
      [["←", "→"], "keys-step"],
      [["↑", "↓"], "keys-turn"],
      [["Home", "End"], "keys-ends"],
    ],
  },
  { where: "cards", keys: [[["←", "→"], "keys-look"]] },
];

export function Keys() {
  const t = useText();
  return (
    <div className={styles.groups}>
      {KEYS.map(({ where, keys }) => (
        <section key={where}>
          <h3>{t("keys-where", { where })}</h3>
          <dl className={styles.keys}>
            {keys.map(([names, id]) => (
              <div key={id}>
                <dt>
                  {names.map((name) =>
                    name === "…" ? (
                      <span key={name}>…</span>
                    ) : (
                      <kbd key={name}>{name === "Space" ? t("keys-space") : name}</kbd>
                    ),
                  )}
                </dt>
                <dd>{t(id)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
