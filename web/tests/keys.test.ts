// Only the server reads the keys of answers (src/unshuffled/rules/core/options.py).
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { here } from "../scripts/common.mjs";
import { keysRead } from "./keys";

const FILES = ["src", "e2e", "tests", "scripts"].flatMap((folder) =>
  readdirSync(here(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`),
);
/** What is taken apart here is an example. */
const EXAMPLES = "tests/keys.test.ts";
/** Tests may write keys as the server sends them; pictures name their parts so, and know no keys. */
const mayWrite = (file: string) =>
  file === "src/protocol/keys.ts" || !file.startsWith("src/") || file.startsWith("src/art/");

test("no key of an answer is taken apart, and keys are written in one place", () => {
  const found = FILES.filter((file) => file !== EXAMPLES).flatMap((file) =>
    keysRead(file, readFileSync(here(file), "utf8"), mayWrite(file)).map((line) => `${file}:${line}`),
  );

  expect(found).toEqual([]);
  expect(FILES.length).toBeGreaterThan(200);
});

test.each([
  'const verb = key.split(" ")[0];',
  'const mage = key.startsWith("activate ") ? 1 : 2;',
  'if (answer.key.slice(0, 4) === "play") act();',
  "const amount = /^(\\d+) to (.+)$/.exec(key);",
  "const n = Number(key.at(-1));",
  "const n = Number(key);",
  'const verb = (view.decision?.keys[0] ?? "").split(" ");',
  'const verb = decision.keys.at(-1)?.split(" ");',
  'const plays = view.decision?.keys.filter((one) => one.startsWith("play "));',
  "const letter = key[0];",
  "const letters = [...key];",
  "const [letter] = key;",
  'const spot = document.querySelector(`[data-key^="${verb} "]`);',
  "const spot = document.querySelector('[data-key^=\"prep \"]');",
  'const verb = (key as string).split(" ");',
  'const verb = key!.split(" ");',
  "const why = `play ${card}`;",
])("taking a key apart is noticed: %s", (line) => {
  expect(keysRead("example.tsx", `\n${line}`)).toEqual([2]);
});

test.each([
  "const there = keys.includes(key);",
  "const at = decision.keys.indexOf(key);",
  "const first = keys.slice(0, 3);",
  'if (key === "rest") stop();',
  'const [zone] = place.split("/");',
  "const same = decision.keys.find((one) => one === key);",
  "if (event.key.length === 1) press(event.key.toLowerCase());",
  "const letter = event.key.slice(0, 1);",
  'const button = document.querySelector(`[data-key="${key}"]`);',
  "const place = `hand/${seat}/${card}`;",
])("anything else may be done with it: %s", (line) => {
  expect(keysRead("example.tsx", line)).toEqual([]);
});
