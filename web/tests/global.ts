import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { python } from "../scripts/common.mjs";

/** In a file, not in a message to each worker: megabytes that few test files read. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "unshuffled-told-"));
  const path = join(folder, "told.json");
  writeFileSync(path, python(["scripts/sayings.py"]));
  provide("told", path);
  return () => rmSync(folder, { recursive: true });
}
