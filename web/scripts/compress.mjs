// Puts a compressed copy beside every built file, so that the server need not make one for each browser.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { here } from "./common.mjs";

const SMALLEST = 1024;
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;

for (const name of readdirSync(here("../src/unshuffled/page"), { recursive: true })) {
  const path = join(here("../src/unshuffled/page"), name);
  if (!TEXT.test(name) || name.startsWith(".vite") || !statSync(path).isFile()) continue;
  const content = readFileSync(path);
  if (content.length < SMALLEST) continue;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
}
