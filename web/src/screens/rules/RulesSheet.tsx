// The rules over the table: nobody has to leave a game to look something up.
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Icon } from "@/art/icons";
import { Button } from "@/parts/Button";
import { Search } from "@/parts/Search";
import { Sheet } from "@/parts/Sheet";
import { useText } from "@/words/Words";
import { Rule } from "./Rule";
import styles from "./RulesSheet.module.css";
import { useRules } from "./useRules";

export default function RulesSheet({ close, help }: { close: () => void; help: () => void }) {
  const t = useText();
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words);
  const { chapters, titles } = useRules(asked);
  const [topic, setTopic] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (topic) box.current?.querySelector(`#${CSS.escape(topic)}`)?.scrollIntoView?.({ block: "start" });
  }, [topic]);
  const lead = (to: string) => {
    // What was looked for may hide where the link leads.
    setWords("");
    setTopic(to);
  };
  return (
    <Sheet title={t("rules")} open close={close}>
      <div className={styles.top}>
        <Search label={t("rules-search")} words={words} change={setWords} />
        <Button onClick={help}>
          <Icon name="keyboard" size={18} /> {t("help")}
        </Button>
      </div>
      <div ref={box} className={styles.list}>
        {chapters.map((chapter) => (
          <section key={chapter.id}>
            <h2 className={styles.chapter}>{t("rules-chapter", { chapter: chapter.id })}</h2>
            {chapter.rules.map((one) => (
              <Rule key={one.topic} rule={one} titles={titles} here={one.topic === topic} lead={lead} />
            ))}
          </section>
        ))}
        {chapters.length === 0 ? <p>{t("rules-none")}</p> : null}
      </div>
    </Sheet>
  );
}
