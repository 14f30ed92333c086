// Spaces at which a line must not break, set in the messages before they are read.

const FIXED = "\u00A0";

/** French: before : ; ! ? », after «, and between a number and its word. */
const FRENCH: [RegExp, string][] = [
  [/ (?=[:;!?»])/g, FIXED],
  [/\{ " " \}(?=[:;!?»])/g, `{ "${FIXED}" }`],
  [/« /g, `«${FIXED}`],
  [/(?<=\d|\{ \$(?:n|times|bonus|have|left|life|count) \}) (?=\p{L}|\{ [A-Z]+\()/gu, FIXED],
];

/** Polish and Czech: after a word of one letter, and between a number and its word. */
const ONE_LETTER: [RegExp, string][] = [
  [/(?<=^|[\s(„“—]|\u00A0)([aiouvwzksAIOUVWZKS]) (?=[\p{L}\d„“({])/gmu, `$1${FIXED}`],
  [/(?<=\d|\{ \$(?:n|times|bonus|have|left|life|count) \}) (?=\p{L}{2}|\{ [A-Z]+\()/gu, FIXED],
];

const RULES: Record<string, [RegExp, string][]> = { fr: FRENCH, pl: ONE_LETTER, cs: ONE_LETTER };

/** The messages of a language with its fixed spaces. Lines that only name or comment stay as they are. */
export function fixed(lang: string, file: string): string {
  const rules = RULES[lang];
  if (rules === undefined) return file;
  const lines = file.split("\n").map((line) => {
    if (line.startsWith("#")) return line;
    const [head, text] = parted(line);
    return head + rules.reduce((made, [where, by]) => made.replace(where, by), text);
  });
  return lines.join("\n");
}

/** Before this nothing may stand but the beginning, a space or a bracket: else it is a part of a word. */
const LONE_LETTER = /(?<![\p{L}\p{N}\u00AD'’-])([aiouvwzks]) /giu;

/** A text with its words of one letter bound to the next one. Messages bind their own; where one stands in another, only the whole can. */
export const bound = (lang: string, text: string): string =>
  RULES[lang] === ONE_LETTER ? text.replaceAll(LONE_LETTER, `$1${FIXED}`) : text;

/** What names the message, attribute or variant, and what it says. */
function parted(line: string): [string, string] {
  const head =
    /^(?:[a-zA-Z][\w-]* =|\s+\.[\w-]+ =|\s*\*?\[[\w-]+\])\s?/.exec(line)?.[0] ?? /^\s*/.exec(line)?.[0] ?? "";
  return [head, line.slice(head.length)];
}
