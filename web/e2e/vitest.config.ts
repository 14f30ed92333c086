import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  cacheDir: fileURLToPath(new URL("../node_modules/.vite", import.meta.url)),
  resolve: { alias: { "@": fileURLToPath(new URL("../src", import.meta.url)) } },
  test: {
    environment: "node",
    include: ["**/*.test.ts"],
    pool: "forks",
    // Two browsers at once; what is measured runs alone (`npm run e2e`).
    maxWorkers: 2,
    // A busy machine is no fault of the page.
    testTimeout: 600_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
