// The language spoken on the page.
import type { FluentVariable } from "@fluent/bundle";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useContent } from "@/store/content";
import { useSettings } from "@/store/settings";
import { loadLanguage, type Messages } from "./languages";
import type { Names } from "./names";
import { Voice } from "./voice";

const VoiceContext = createContext<Voice | null>(null);

/** Speaks the language of the settings; while another one is loading, the last one stays. */
export function Words({ children }: { children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  const names = useContent((content) => content.names);
  const [loaded, load] = useState<{ lang: string; messages: Messages } | null>(null);
  useEffect(() => {
    let here = true;
    void loadLanguage(language).then((messages) => {
      if (here) load({ lang: language, messages });
    });
    return () => {
      here = false;
    };
  }, [language]);
  const voice = useMemo(() => (loaded ? new Voice(loaded.lang, loaded.messages, names) : null), [loaded, names]);
  return voice ? <VoiceContext value={voice}>{children}</VoiceContext> : null;
}

/** A voice that is given, for tests and pictures. */
export function Speaking({ voice, children }: { voice: Voice; children: ReactNode }) {
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}

export function useVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (voice === null) throw new Error("no language around this part");
  return voice;
}

/** The page's own messages: `t("tray-decides", { who })`. */
export function useText(): (id: string, args?: Record<string, FluentVariable>) => string {
  const voice = useVoice();
  return useMemo(() => (id, args) => voice.text(id, args), [voice]);
}

export const useNames = (): Names => useContent((content) => content.names);
