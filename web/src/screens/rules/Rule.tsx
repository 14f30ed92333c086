// One entry of the rules. On a page of its own it leads to addresses; over a table, to another entry of the same sheet.
import { type ReactNode, useMemo } from "react";
import { Link } from "@/router/Link";
import { useText } from "@/words/Words";
import styles from "./Rules.module.css";
import { linked, SEE } from "./topics";
import type { Told } from "./useRules";

interface RuleProps {
  rule: Told;
  titles: ReadonlyMap<string, string>;
  here: boolean;
  /** Go to this entry without leaving; without it the address changes. */
  lead?: (topic: string) => void;
}

export function Rule({ rule, titles, here, lead }: RuleProps) {
  const t = useText();
  const pieces = useMemo(() => linked(rule.text, titles, rule.topic), [rule, titles]);
  const named = new Set(pieces.flatMap((piece) => piece.topic ?? []));
  const see = (SEE[rule.topic] ?? []).filter((one) => titles.has(one) && !named.has(one));
  const to = (topic: string, words: ReactNode, key?: number) => (
    <Link
      key={key}
      href={`/rules/${topic}`}
      stay
      onClick={(event) => {
        if (lead === undefined) return;
        event.preventDefault();
        lead(topic);
      }}
    >
      {words}
    </Link>
  );
  return (
    <article className={styles.rule} id={rule.topic} data-here={here || undefined}>
      <header>
        <h3>{lead === undefined ? to(rule.topic, rule.title) : rule.title}</h3>
      </header>
      <p>{pieces.map((piece, n) => (piece.topic ? to(piece.topic, piece.text, n) : piece.text))}</p>
      {see.length > 0 ? (
        <p className={styles.see}>
          {t("rules-see")}{" "}
          {see.map((one, n) => (
            <span key={one}>
              {n > 0 ? " · " : ""}
              {to(one, titles.get(one))}
            </span>
          ))}
        </p>
      ) : null}
    </article>
  );
}
