// "What would you do?": the answer of an AI mage glows as a suggestion does, and a sentence says why.
import { useEffect } from "react";
import { Icon } from "@/art/icons";
import { Button } from "@/parts/Button";
import { mayAnswer } from "@/store/table";
import { useTable } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import styles from "./Hint.module.css";

export function HintButton() {
  const t = useText();
  const { may, thinking, askHint } = useTable((data) => ({
    may: data.act === null && mayAnswer(data, ""),
    thinking: data.thinking,
    askHint: data.askHint,
  }));
  if (!may) return null;
  return (
    <Button
      look="pill"
      className={styles.button}
      data-no-pointing
      aria-busy={thinking}
      disabled={thinking}
      title={t("hint-ask")}
      onClick={() => void askHint()}
    >
      <Icon name="why" size={15} /> <span>{t(thinking ? "hint-thinking" : "hint-ask")}</span>
    </Button>
  );
}

/** Why, by contrast with the best other answer. */
export function Hint() {
  const voice = useVoice();
  const hint = useTable((data) => data.hint);
  const text = hint?.text ?? null;
  useEffect(() => {
    // On a phone the answer may lie below what is seen of the tray.
    if (hint !== null) document.querySelector(`#tray [data-key="${hint.key}"]`)?.scrollIntoView({ block: "nearest" });
  }, [hint]);
  return text === null ? null : (
    <p className={styles.hint} role="status" data-hint>
      <Icon name="why" size={15} /> <span>{voice.say(text)}</span>
    </p>
  );
}
