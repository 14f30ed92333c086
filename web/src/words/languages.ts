// The languages: each is one chunk with the server's sentences and the page's own, loaded when it is spoken.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { part } from "@/store/release";
import { functions } from "./marks";
import { fixed } from "./spaces";

export const LANGUAGES = ["en", "de", "fr", "pl", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  pl: "Polski",
  cs: "Čeština",
};

interface Files {
  /** The server's sentences, which come as phrases. */
  words: string[];
  /** The page's own. */
  page: string[];
  /** Long words with their breaks, one in a line (scripts/breaks.mjs). */
  breaks?: string;
}

/** The messages of a language. The page's own are apart, so that neither side can take a name from the other. */
export interface Messages {
  words: FluentBundle;
  page: FluentBundle;
  /** Long words with a hyphen wherever they may be broken, by the word without. */
  breaks?: Map<string, string>;
}

const FILES: Record<Language, () => Promise<{ default: Files }>> = {
  en: () => import("./languages/en"),
  de: () => import("./languages/de"),
  fr: () => import("./languages/fr"),
  pl: () => import("./languages/pl"),
  cs: () => import("./languages/cs"),
};

/** Messages of a language in one bundle. Bidi isolation is off, as on the server. */
function bundleOf(lang: Language, files: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions });
  for (const file of files) {
    const problems = made.addResource(new FluentResource(fixed(lang, file)));
    if (problems.length > 0) throw new Error(`${lang}: ${problems[0]}`);
  }
  return made;
}

const loaded = new Map<Language, Promise<Messages>>();

export function loadLanguage(lang: Language): Promise<Messages> {
  let made = loaded.get(lang);
  if (made === undefined) {
    made = part(FILES[lang]).then(({ default: files }) => ({
      words: bundleOf(lang, files.words),
      page: bundleOf(lang, files.page),
      breaks: new Map((files.breaks ?? "").split("\n").map((word) => [word.replaceAll("-", ""), word])),
    }));
    made.catch(() => loaded.delete(lang));
    loaded.set(lang, made);
  }
  return made;
}

/** The first of the browser's languages that we speak; English otherwise. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((lang) => lang === base);
    if (found !== undefined) return found;
  }
  return "en";
}
