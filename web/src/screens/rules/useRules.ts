import { useMemo } from "react";
import type { RuleInfo } from "@/protocol/wire";
import { useNames, useVoice } from "@/words/Words";
import { chaptersOf, matches } from "./topics";

/** An entry in words. */
export interface Told extends Pick<RuleInfo, "topic"> {
  title: string;
  text: string;
}

/** The rules by chapters, as far as they have these words; and the titles of all. */
export function useRules(asked: string) {
  const voice = useVoice();
  const { catalog } = useNames();
  const told = useMemo(
    () =>
      new Map<string, Told>(
        catalog.rules.map(({ topic, title, text }) => [
          topic,
          { topic, title: voice.say(title), text: voice.say(text) },
        ]),
      ),
    [catalog, voice],
  );
  const titles = useMemo(() => new Map([...told].map(([id, one]) => [id, one.title])), [told]);
  const chapters = chaptersOf([...told.keys()])
    .map((chapter) => ({
      ...chapter,
      rules: chapter.topics.flatMap((id) => told.get(id) ?? []).filter((one) => matches(asked, one.title, one.text)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
  return { chapters, titles };
}
