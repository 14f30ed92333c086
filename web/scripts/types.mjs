// Writes src/protocol/wire.ts from the server's own schemas; with --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { here, python } from "./common.mjs";

const target = here("src/protocol/wire.ts");
const schema = JSON.parse(python(["scripts/schema.py"]));

// A definition's title would name a field after it; the name of the definition is enough.
const untitled = (node) => {
  if (Array.isArray(node)) return node.map(untitled);
  if (node === null || typeof node !== "object") return node;
  const kept = Object.entries(node).filter(([key, value]) => !(key === "title" && typeof value === "string"));
  return Object.fromEntries(kept.map(([key, value]) => [key, untitled(value)]));
};

const made = await compile({ ...untitled(schema), title: "Wire" }, "Wire", {
  additionalProperties: false,
  unreachableDefinitions: true,
  format: false,
  ignoreMinAndMaxItems: true,
  strictIndexSignatures: false,
  bannerComment: "// Made by `make wire` from the server's schemas. Do not edit.",
});
// The remarks on where a definition is referred to say nothing here.
const text = made
  .replace(/\/\*\*\n \* This interface was referenced by [^\n]*\n \* via [^\n]*\n \*\/\n/g, "")
  .replace(/\n \* ?\n \* This interface was referenced by [^\n]*\n \* via [^\n]*/g, "")
  .replace(/[ \t]+$/gm, "")
  .replace(/\s*$/, "\n");

if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== text) {
    console.error("web/src/protocol/wire.ts is not what the server's schemas say: run `make wire`");
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
