import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Whole games and every question: what takes longest begins first, so that no browser idles while the other ends its file. */
const LONG = ["decisions", "answers", "screens", "solo", "hands", "together", "sizes", "losses", "away"].map(
  (name) => `${name}.test.ts`,
);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(basename(moduleId));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  cacheDir: fileURLToPath(new URL("../node_modules/.vite", import.meta.url)),
  resolve: { alias: { "@": fileURLToPath(new URL("../src", import.meta.url)) } },
  test: {
    environment: "node",
    include: ["**/*.test.ts"],
    globalSetup: "global.ts",
    pool: "forks",
    // Two workers, each with one browser and one server for all its files; what is measured runs alone (`npm run e2e:nightly`).
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongFirst },
    // A busy machine is no fault of the page.
    testTimeout: 600_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
