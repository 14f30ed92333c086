// The rules behind the keywords of a text, beside it.
import type { LineInfo } from "@/protocol/wire";
import { useNames, useVoice } from "@/words/Words";
import { keywordsOf } from "./keywords";
import styles from "./Keywords.module.css";

interface KeywordsProps {
  lines: readonly LineInfo[];
  /** At most so many: a card's neighbours should not be covered. */
  most?: number;
  /** Only seen: people who listen would hear the same rules with every card, and find them in the rules. */
  mute?: boolean;
}

export function Keywords({ lines, most = Number.POSITIVE_INFINITY, mute = false }: KeywordsProps) {
  const voice = useVoice();
  const { catalog } = useNames();
  const rules = keywordsOf(lines)
    .flatMap((topic) => catalog.rules.find((rule) => rule.topic === topic) ?? [])
    .slice(0, most);
  if (rules.length === 0) return null;
  return (
    <span className={styles.keywords} aria-hidden={mute || undefined} data-keywords>
      {rules.map((rule) => (
        <span key={rule.topic} className={styles.keyword} data-topic={rule.topic}>
          <b>{voice.say(rule.title)}</b> {voice.say(rule.text)}
        </span>
      ))}
    </span>
  );
}
