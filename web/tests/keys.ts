// Finds where TypeScript takes the key of an answer apart. What a key means is said beside it (`store/places.ts`), and only the server reads keys.
import { parseSync } from "vite";

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** What takes a text apart. */
const PARSING = new Set(
  "split startsWith endsWith slice substring substr match matchAll search replace replaceAll indexOf lastIndexOf includes charAt charCodeAt codePointAt at".split(
    " ",
  ),
);
/** What gives one of a list, or every one of it to a function. */
const ONE_OF = new Set(["at", "find", "findLast", "pop", "shift"]);
const EACH_OF = new Set([
  "map",
  "flatMap",
  "filter",
  "find",
  "findLast",
  "findIndex",
  "some",
  "every",
  "forEach",
  "toSorted",
  "sort",
]);
/** A selector that asks how a key begins, ends, or what is in it. */
const SELECTOR = /\[data-(?:key|choice)[\^$*~|]=/;
/** Regular expressions and numbers are made to read. */
const READING = new Set(["exec", "test", "parseInt", "Number", "parseFloat"]);
const VERBS =
  /^(?:play|gain|focus|open|prep|cast|use|activate|discard|destroy|take|resolve|put back|target|minion|pile|card|breach|choose|player) $/;

const isNode = (one: unknown): one is Node => typeof one === "object" && one !== null && "type" in one;

const field = (node: Node, name: string): Node | null => {
  const found = node[name];
  return isNode(found) ? found : null;
};

/** The name of a thing, or of the property that it is; that of a list for one of it. */
function nameOf(node: Node | null): string {
  if (node === null) return "";
  const inner = field(node, "expression") ?? field(node, "left");
  if (inner !== null) return nameOf(inner);
  if (node.type === "Identifier") return String(node.name);
  if (node.type === "MemberExpression") {
    if (node.computed !== true) return eventual(node) ? "" : nameOf(field(node, "property"));
    return nameOf(field(node, "object")) === "keys" ? "key" : "";
  }
  const callee = node.type === "CallExpression" ? field(node, "callee") : null;
  if (callee?.type !== "MemberExpression" || !ONE_OF.has(nameOf(field(callee, "property")))) return "";
  return nameOf(field(callee, "object")) === "keys" ? "key" : "";
}

/** The key of a keyboard. */
const eventual = (node: Node) => /^(?:event|e|press)$/.test(nameOf(field(node, "object")));

/** Where in this source a key is taken apart, or written outside the one place for it: line by line. */
export function keysRead(file: string, source: string, mayWrite = false): number[] {
  const found = new Set<number>();
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const meet = (node: Node, keys: ReadonlySet<string>): void => {
    const isKey = (one: Node | null) => keys.has(nameOf(one));
    const note = (bad: boolean) => bad && found.add(source.slice(0, node.start).split("\n").length);
    let inside = keys;
    if (node.type === "CallExpression") {
      const callee = field(node, "callee");
      const called = callee?.type === "MemberExpression" ? nameOf(field(callee, "property")) : nameOf(callee);
      const of = callee && field(callee, "object");
      const given = (node.arguments as Node[]) ?? [];
      note(callee?.type === "MemberExpression" && PARSING.has(called) && isKey(of));
      note(
        (READING.has(called) || PARSING.has(called)) &&
          called !== "includes" &&
          called !== "indexOf" &&
          given.some(isKey) &&
          of?.type !== "ArrayExpression",
      );
      const [param] = (isNode(given[0]) && (given[0].params as Node[])) || [];
      if (EACH_OF.has(called) && nameOf(of) === "keys" && param?.type === "Identifier")
        inside = new Set([...keys, String(param.name)]);
    }
    note(node.type === "MemberExpression" && node.computed === true && isKey(field(node, "object")));
    note(node.type === "SpreadElement" && isKey(field(node, "argument")));
    note(
      node.type === "VariableDeclarator" && field(node, "id")?.type === "ArrayPattern" && isKey(field(node, "init")),
    );
    note(node.type === "Literal" && SELECTOR.test(String(node.value)));
    if (node.type === "TemplateLiteral") {
      const texts = (node.quasis as { value: { cooked: string } }[]).map((one) => one.value.cooked);
      note(texts.some((text) => SELECTOR.test(text)));
      note(!mayWrite && texts.length > 1 && VERBS.test(texts[0] ?? ""));
    }
    for (const value of Object.values(node)) {
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) meet(one, inside);
    }
  };
  meet(program as unknown as Node, new Set(["key"]));
  return [...found].toSorted((a, b) => a - b);
}
