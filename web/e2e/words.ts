// The page's own words, by their message: tests name what they press by its id, so that wording is free to change.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { here } from "../scripts/common.mjs";

export const LANGUAGES = ["en", "de", "fr", "pl", "cs"] as const;

const bundles = new Map<string, FluentBundle>();

function bundleOf(lang: string): FluentBundle {
  let bundle = bundles.get(lang);
  if (bundle === undefined) {
    bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(here(`locales/${lang}/page.ftl`), "utf8")));
    bundles.set(lang, bundle);
  }
  return bundle;
}

export function text(id: string, lang = "en", args: Record<string, FluentVariable> = {}): string {
  const bundle = bundleOf(lang);
  const value = bundle.getMessage(id)?.value;
  if (!value) throw new Error(`page.ftl (${lang}) has no ${id}`);
  return bundle.formatPattern(value, args);
}

/** Ids of all messages, the page's and the server's. */
export function messageIds(): Set<string> {
  const files = [
    "locales/en/page.ftl",
    ...["table", "cards", "expedition", "moments", "rules", "variants"].map(
      (f) => `../src/unshuffled/words/locales/en/${f}.ftl`,
    ),
  ];
  const found = files.flatMap((file) => [...readFileSync(here(file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)]);
  return new Set(found.map((match) => match[1] ?? ""));
}

/** Words that another language shares with English, by language. */
const SHARED: Record<string, string[]> = {
  de: [
    "Normal",
    "normal",
    "Name",
    "Token",
    "Expedition",
    "Passkey",
    "Deck",
    "Hand",
    "Extinction",
    "Delirium",
    "Echo",
    "Chat",
    "Box",
  ],
  fr: [
    "Pages",
    "Mages",
    "Mage",
    "Surprise",
    "Normal",
    "normal",
    "Expert",
    "Extinction",
    "Charge",
    "charge",
    "Moments",
    "Gravehold",
    "Volume",
    "Table",
    "Service",
  ],
  pl: ["Mag", "Gravehold", "Passkey", "Delirium", "Echo"],
  cs: ["Gravehold", "Passkey", "Expert", "Delirium", "Chat"],
};
/** What is the same everywhere: clauses, numerals, the game's own name, what languages call themselves, services that bring notices. */
const NOBODYS =
  /^([A-Z]+(-[A-Z]\w*)?-\d+\s*)+$|^[IVX]+$|^(Unshuffled|English|Deutsch|Français|Polski|Čeština)$|^(Discord|ntfy|Gotify|Webhook \(JSON\)|https:\/\/)$/;
const PEOPLE = new Set(["Ann"]);

/** May this text be the same in English and in this language? `names` are those that are the same in both. */
export function mayBeEnglish(found: string, lang: string, names: ReadonlySet<string>): boolean {
  const parts = found.split(/[\s\d]*·[\s\d]*/).filter(Boolean);
  return parts.every((part) => {
    // What is lost or gained stands behind a name.
    const word = part.trim().replace(/\s[−+]\d+$/, "");
    return NOBODYS.test(word) || PEOPLE.has(word) || names.has(word) || (SHARED[lang] ?? []).includes(word);
  });
}
