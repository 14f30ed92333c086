// Before the first test and after the last: a folder of the run's own for all temporary files, those of killed browsers too.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export default function setup(): () => void {
  const own = mkdtempSync(join(tmpdir(), "unshuffled-e2e-"));
  process.env.TMPDIR = own;
  return () => rmSync(own, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
