// How much script a browser loads before a game can be played, compressed; over the limit it is an error.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { here } from "./common.mjs";

const LIMIT = 300_000;
const FIRST = ["index.html", "src/screens/table/Table.tsx", "src/words/languages/pl.ts"];

const page = here("../src/unshuffled/page/");
const manifest = JSON.parse(readFileSync(`${page}.vite/manifest.json`, "utf8"));
const files = new Set();
const follow = (key) => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) follow(next);
};
FIRST.forEach(follow);

const sizes = [...files]
  .filter((file) => file.endsWith(".js"))
  .map((file) => [file, gzipSync(readFileSync(page + file)).length]);
const sum = sizes.reduce((all, [, size]) => all + size, 0);
for (const [file, size] of sizes.sort((a, b) => b[1] - a[1])) console.log(String(size).padStart(8), file);
console.log(String(sum).padStart(8), `bytes of script before a game can be played (at most ${LIMIT})`);
if (sum > LIMIT) process.exit(1);
