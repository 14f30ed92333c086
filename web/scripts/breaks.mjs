// Where long words may be broken: writes src/words/breaks/LANG.txt from what the game says in each language. Browsers on some
// systems cannot hyphenate by themselves, and patterns for German alone are 150 kB; the words that the game uses are 2 or 3.
// A break that reads badly is put right in RIGHT.
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { here, python } from "./common.mjs";

const require = createRequire(import.meta.url);
const createHyphenator = require("hyphen");
const PATTERNS = { en: "en-us", de: "de-1996", fr: "fr", pl: "pl", cs: "cs" };
/** Shorter words fit; broken, they only make reading harder. */
const SHORTEST = 10;
/** The fewest letters that stay on a line, or go to the next. */
const FEWEST = 3;
const RIGHT = {
  en: [],
  de: ["assas-sine", "hola-dran"],
  fr: [],
  pl: [],
  cs: [],
};

const told = JSON.parse(python(["scripts/sayings.py"]));

function wordsOf(lang) {
  const n = told.languages.indexOf(lang);
  const texts = [...told.phrases, ...told.lines].map(([, said]) => said[n]);
  const look = (part) => {
    if (Array.isArray(part)) part.forEach(look);
    else if (typeof part === "object" && part !== null)
      for (const [name, value] of Object.entries(part)) {
        if (typeof value === "string" && (name === lang || name.startsWith(`${lang}.`))) texts.push(value);
        else look(value);
      }
  };
  look(told.content);
  const words =
    texts
      .join("\n")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length >= SHORTEST).sort();
}

/** Without breaks too near to an end. */
function roomy(word) {
  let at = 0;
  return word.replaceAll(/-|[^-]+/g, (part) => {
    if (part !== "-") at += part.length;
    return part === "-" && (at < FEWEST || at > word.replaceAll("-", "").length - FEWEST) ? "" : part;
  });
}

mkdirSync(here("src/words/breaks"), { recursive: true });
for (const [lang, patterns] of Object.entries(PATTERNS)) {
  const hyphenate = createHyphenator(require(`hyphen/patterns/${patterns}.js`), {
    hyphenChar: "-",
    minWordLength: SHORTEST,
  });
  const right = new Map(RIGHT[lang].map((word) => [word.replaceAll("-", ""), word]));
  const lines = wordsOf(lang).map((word) => right.get(word) ?? roomy(hyphenate(word)));
  writeFileSync(here(`src/words/breaks/${lang}.txt`), `${lines.filter((line) => line.includes("-")).join("\n")}\n`);
}
