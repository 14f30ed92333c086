// Reads JSON lines {lang, id, attr, args} and writes the formatted texts as one JSON list.
// The browser will do the same with the same files; nothing here is special to this test.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const locales = process.argv[2];
const bundles = new Map();
const functions = Object.fromEntries(["AETHER", "CHARGE", "LIFE", "DAMAGE"].map((name) => [name, ([word]) => word]));

function bundle(lang) {
  if (!bundles.has(lang)) {
    const made = new FluentBundle(lang, { useIsolating: false, functions });
    for (const file of readdirSync(join(locales, lang)).sort()) {
      const problems = made.addResource(new FluentResource(readFileSync(join(locales, lang, file), "utf8")));
      if (problems.length) throw new Error(`${lang}/${file}: ${problems[0]}`);
    }
    bundles.set(lang, made);
  }
  return bundles.get(lang);
}

const said = readFileSync(0, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => {
    const { lang, id, attr, args } = JSON.parse(line);
    const message = bundle(lang).getMessage(id);
    const pattern = attr ? message.attributes[attr] : message.value;
    const errors = [];
    const text = bundle(lang).formatPattern(pattern, args, errors);
    return errors.length ? `error: ${errors[0]}` : text;
  });
process.stdout.write(JSON.stringify(said));
