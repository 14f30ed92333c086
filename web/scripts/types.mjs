// Writes src/protocol/wire.ts from the server's own schemas; with --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { here, python } from "./common.mjs";

const target = here("src/protocol/wire.ts");
const schema = JSON.parse(python(["scripts/schema.py"]));

// What the compiler would make something else of.
const readable = (node) => {
  if (Array.isArray(node)) return node.map(readable);
  if (node === null || typeof node !== "object") return node;
  const { description } = node;
  // A remark beside a name would make a second type of that name.
  if (node.$ref && description) return { description, allOf: [{ $ref: node.$ref }] };
  if (node.prefixItems) return { description, tsType: `[${node.prefixItems.map(() => "number").join(", ")}]` };
  if (node.type === "object" && !node.properties && !node.additionalProperties) {
    return { description, tsType: "Record<string, unknown>" };
  }
  // A definition's title would name a field after it; the name of the definition is enough.
  const kept = Object.entries(node).filter(([key, value]) => !(key === "title" && typeof value === "string"));
  return Object.fromEntries(kept.map(([key, value]) => [key, readable(value)]));
};

const made = await compile({ ...readable(schema), title: "Wire" }, "Wire", {
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
