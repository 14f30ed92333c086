// Speaking: a phrase formatted in a language, as unshuffled.words.speech does it.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Message, Name, Phrase } from "@/protocol/wire";
import type { Messages } from "./languages";
import type { Names } from "./names";

/** With a capital first letter. */
export function capital(text: string): string {
  const first = text.codePointAt(0);
  if (first === undefined) return text;
  const letter = String.fromCodePoint(first);
  return letter.toUpperCase() + text.slice(letter.length);
}

const isAlt = (part: Phrase): boolean => typeof part === "object" && part !== null && "or" in part;

const LONG = /\p{L}{10,}/gu;

/** The word with a soft hyphen at each of its breaks. */
function broken(word: string, breaks: Map<string, string>): string {
  const known = breaks.get(word.toLowerCase());
  if (known === undefined) return word;
  let at = 0;
  return Array.from(known, (letter) => (letter === "-" ? "\u00AD" : word[at++])).join("");
}

/** A language over the names of some content. */
export class Voice {
  private readonly bundle: FluentBundle;
  private readonly page: FluentBundle;
  private readonly lower: boolean;
  private readonly breaks: Map<string, string>;
  private readonly softened = new Map<string, string>();

  constructor(
    readonly lang: string,
    messages: Messages,
    private readonly names: Names,
  ) {
    this.bundle = messages.words;
    this.page = messages.page;
    this.lower = this.bundle.hasMessage("lower-inside");
    this.breaks = messages.breaks ?? new Map();
  }

  /** The sentence or phrase as text, beginning with a capital letter. */
  say(part: Phrase): string {
    return capital(this.form(part));
  }

  /** The phrase as it stands inside a sentence. */
  form(part: Phrase, nested = false): string {
    if (part === null) return "";
    if (typeof part !== "object") return String(part);
    if ("id" in part) return this.message(part);
    if ("name" in part) return this.name(part);
    if ("seq" in part) return this.sentences(part.seq, nested);
    const word = this.message({ id: "or" });
    const glue = nested ? ` — ${word} — ` : `\n${word}\n`;
    return part.or.map((option) => this.form(option, nested)).join(glue);
  }

  /** A message of the page's own. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.page.getMessage(id)?.value;
    return pattern ? this.page.formatPattern(pattern, args, []) : id;
  }

  /** Has the page such a message of its own? */
  has(id: string): boolean {
    return this.page.hasMessage(id);
  }

  /** A name in this language, or in English where none is known. */
  name(name: Name): string {
    const names = this.names.of(name);
    const form = name.form ? names[`${this.lang}.${name.form}`] : undefined;
    return form || names[this.lang] || names.en || name.name.replaceAll("_", " ");
  }

  card(id: string): string {
    return this.name({ name: id, kind: "card" });
  }

  mage(id: string): string {
    return this.name({ name: id, kind: "mage" });
  }

  nemesis(id: string): string {
    return this.name({ name: id, kind: "nemesis" });
  }

  /** The text with soft hyphens in its long words: only for what is seen, never for what is heard, searched or copied. */
  soft(text: string): string {
    let made = this.softened.get(text);
    if (made === undefined) {
      made = this.breaks.size > 1 ? text.replaceAll(LONG, (word) => broken(word, this.breaks)) : text;
      this.softened.set(text, made);
    }
    return made;
  }

  /** Sentences in a row. An OR that is not the whole text stands on lines of its own. */
  private sentences(parts: Phrase[], nested: boolean): string {
    let text = "";
    parts.forEach((part, n) => {
      const said = this.form(part, nested);
      if (n > 0) text += !nested && (isAlt(part) || isAlt(parts[n - 1] ?? null)) ? "\n" : " ";
      text += n === 0 && nested && this.lower ? said : capital(said);
    });
    return text;
  }

  private message(phrase: Message): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(phrase.args ?? {})) {
      args[key] = typeof value === "number" || typeof value === "string" ? value : this.form(value, true);
    }
    const message = this.bundle.getMessage(phrase.id);
    const pattern = phrase.attr ? message?.attributes[phrase.attr] : message?.value;
    // A newer server may say what this page does not know; its id tells more than nothing.
    if (!pattern) return phrase.attr ? `${phrase.id}.${phrase.attr}` : phrase.id;
    return this.bundle.formatPattern(pattern, args, []);
  }
}
