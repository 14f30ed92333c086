// Speaking: a phrase formatted in a language, as unshuffled.words.speech does it.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Message, Name, Phrase } from "@/protocol/wire";
import type { Messages } from "./languages";
import { bar, type Block, blocksIn, marks, row } from "./marks";
import type { Names } from "./names";

/** With a capital first letter. */
export function capital(text: string): string {
  const first = text.codePointAt(0);
  if (first === undefined) return text;
  const letter = String.fromCodePoint(first);
  return letter.toUpperCase() + text.slice(letter.length);
}

type Alt = Extract<Phrase, { or: unknown }>;
type Seq = Extract<Phrase, { seq: unknown }>;
const isAlt = (part: Phrase): part is Alt => typeof part === "object" && part !== null && "or" in part;
const isMessage = (part: Phrase): part is Message => typeof part === "object" && part !== null && "id" in part;
const isSeq = (part: Phrase | undefined): part is Seq => typeof part === "object" && part !== null && "seq" in part;

/** Sentences that belong to the one before them. */
const CONTINUED = new Set(["else", "else-if", "if-you-do"]);
/** Messages that are rows of a table. */
const ROWS = new Set(["case", "rule-track-step"]);
const isRow = (part: Phrase): boolean => isMessage(part) && ROWS.has(part.id);

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
  private readonly either: string;
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
    this.either = this.message({ id: "sentence-or", args: { a: "", b: "" } });
    this.breaks = messages.breaks ?? new Map();
  }

  /** The sentence or phrase as text, beginning with a capital letter. */
  say(part: Phrase): string {
    return capital(this.form(part));
  }

  /** The same in blocks, to be drawn. */
  blocks(part: Phrase): Block[] {
    marks.on = true;
    try {
      return blocksIn(this.say(part));
    } finally {
      marks.on = false;
    }
  }

  /** The phrase as it stands inside a sentence. */
  form(part: Phrase, nested = false): string {
    if (part === null) return "";
    if (typeof part !== "object") return String(part);
    if ("id" in part) return this.message(part);
    if ("name" in part) return this.name(part);
    if ("seq" in part) return this.sentences(part.seq, nested);
    return this.options(part, nested);
  }

  /** What can be chosen. */
  private options(part: Alt, nested: boolean): string {
    const word = this.message({ id: "or" });
    const glue = marks.on ? bar(word) : nested ? ` — ${word} — ` : `\n${word}\n`;
    return this.eitherOf(part, nested) || part.or.map((option) => this.form(option, nested)).join(glue);
  }

  /** Two short options of the same player as one sentence; empty if it is anything else. */
  private eitherOf({ or }: Alt, nested = false): string {
    const [first, second] = or.map((option) => (isSeq(option) && option.seq.length === 1 ? option.seq[0] : undefined));
    if (or.length !== 2 || first === undefined || second === undefined) return "";
    const said = this.form(or[0] as Phrase, nested);
    const more = this.sameSubject(first, second, said, this.form(second, nested), this.either);
    return more ? said.slice(0, -1) + more : "";
  }

  /** Is it options on lines of their own? */
  private standsAlone(part: Phrase): boolean {
    return isAlt(part) && !this.eitherOf(part);
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

  /** Who is protected instead of Gravehold. */
  protected(id: string): string {
    return this.name({ name: id, kind: "protected" });
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
   * condition reaches to. Rows of a table are lines wherever they stand. Two sentences about the same player become one.
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
      const more = this.sameSubject(before, part, last, said, this.and);
      if (more) {
        text = text.slice(0, -1) + more;
        last = "";
        return;
      }
      const apart = isRow(before) || isRow(part);
      text += apart || (!nested && (this.standsAlone(part) || this.ends(before, part))) ? "\n" : " ";
      last = capital(said);
      text += last;
    });
    return text;
  }

  /** Must one see that the sentences before have ended? */
  private ends(before: Phrase, part: Phrase): boolean {
    if (isAlt(before)) return this.standsAlone(before);
    if (!isMessage(before) || (isMessage(part) && CONTINUED.has(part.id))) return false;
    if (before.id === "if-you-do" && before.args?.several === "no" && this.lower !== "none") return false;
    return isSeq(before.args?.then ?? before.args?.says ?? before.args?.what);
  }

  /** What joins a sentence to the one before it, if both say what the same player does. */
  private sameSubject(before: Phrase, part: Phrase, last: string, said: string, word: string): string {
    if (!(isMessage(before) && isMessage(part) && before.attr === "they" && part.attr === "they")) return "";
    const { whom, who } = part.args ?? {};
    if (who === undefined || (whom !== "that-player" && whom !== "each-of-them")) return "";
    const first = before.args?.who;
    // A sentence that does not begin with the player says something else first.
    if (first === undefined || !capital(last).startsWith(capital(this.form(first)))) return "";
    const subject = `${this.form(who)} `;
    // Some spaces are fixed (`spaces`), and the word that joins stands beside them.
    const joined = (last + said).replaceAll("\u00A0", " ").includes(this.and.replaceAll("\u00A0", " "));
    const isPlain = last.endsWith(".") && !last.slice(0, -1).includes(".") && !joined;
    return isPlain && said.startsWith(subject) ? word + said.slice(subject.length) : "";
  }

  private message(phrase: Message): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(phrase.args ?? {})) {
      args[key] = typeof value === "number" || typeof value === "string" ? value : this.form(value, true);
      if (key === "says") args[key] = capital(String(args[key]));
    }
    if (marks.on && isRow(phrase) && phrase.attr !== "head")
      return row(capital(this.message({ ...phrase, attr: "head" })), String(args.says));
    const message = this.bundle.getMessage(phrase.id);
    const pattern = phrase.attr ? message?.attributes[phrase.attr] : message?.value;
    // A newer server may say what this page does not know; its id tells more than nothing.
    if (!pattern) return phrase.attr ? `${phrase.id}.${phrase.attr}` : phrase.id;
    return this.bundle.formatPattern(pattern, args, []);
  }
}
