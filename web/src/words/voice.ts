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
const isMessage = (part: Phrase): part is Message => typeof part === "object" && part !== null && "id" in part;
const isSeq = (part: Phrase | undefined): boolean => typeof part === "object" && part !== null && "seq" in part;

/** Sentences that belong to the one before them. */
const CONTINUED = new Set(["else", "else-if", "if-you-do"]);

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
  private readonly lower: string;
  private readonly and: string;
  private readonly breaks: Map<string, string>;
  private readonly softened = new Map<string, string>();

  constructor(
    readonly lang: string,
    messages: Messages,
    private readonly names: Names,
  ) {
    this.bundle = messages.words;
    this.page = messages.page;
    this.lower = this.message({ id: "lower-inside" });
    this.and = this.message({ id: "sentence-and", args: { a: "", b: "" } });
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

  /**
   * Sentences in a row. An OR that is not the whole text stands on lines of its own, and a new line ends what a
   * condition reaches to. Two sentences about the same player become one.
   */
  private sentences(parts: Phrase[], nested: boolean): string {
    let text = "";
    let last = "";
    parts.forEach((part, n) => {
      const said = this.form(part, nested);
      const before = parts[n - 1];
      if (before === undefined) {
        const lower = nested && (this.lower === "all" || (this.lower === "one" && parts.length === 1));
        text = last = lower ? said : capital(said);
        return;
      }
      const more = this.sameSubject(before, part, last, said);
      if (more) {
        text = text.slice(0, -1) + more;
        last = "";
        return;
      }
      text += !nested && (isAlt(part) || this.ends(before, part)) ? "\n" : " ";
      last = capital(said);
      text += last;
    });
    return text;
  }

  /** Must one see that the sentences before have ended? */
  private ends(before: Phrase, part: Phrase): boolean {
    if (isAlt(before)) return true;
    if (!isMessage(before) || (isMessage(part) && CONTINUED.has(part.id))) return false;
    if (before.id === "if-you-do" && before.args?.several === "no" && this.lower !== "none") return false;
    return isSeq(before.args?.then ?? before.args?.what);
  }

  /** What joins a sentence to the one before it, if both say what the same player does. */
  private sameSubject(before: Phrase, part: Phrase, last: string, said: string): string {
    if (!(isMessage(before) && isMessage(part) && before.attr === "they" && part.attr === "they")) return "";
    const { whom, who } = part.args ?? {};
    if (who === undefined || (whom !== "that-player" && whom !== "each-of-them")) return "";
    const subject = `${this.form(who)} `;
    const isPlain = last.endsWith(".") && !last.slice(0, -1).includes(".") && !(last + said).includes(this.and);
    return isPlain && said.startsWith(subject) ? this.and + said.slice(subject.length) : "";
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
