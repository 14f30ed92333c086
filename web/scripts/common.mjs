// What the scripts share: where things are, and Python with the project in it.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const own = here("../.venv/bin/python");
export const PYTHON = process.env.PYTHON ?? (existsSync(own) ? own : "python3");

/** Run a Python script of this folder's and return what it prints. */
export function python(args) {
  return execFileSync(PYTHON, args, { cwd: here("."), encoding: "utf8", maxBuffer: 1 << 28 });
}
