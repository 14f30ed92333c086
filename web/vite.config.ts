import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.UNSHUFFLED_URL ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": here("./src") } },
  build: {
    outDir: here("../src/unshuffled/page"),
    emptyOutDir: true,
    assetsDir: "assets",
    // Files are addressed by their content, so that browsers may keep them for ever.
    manifest: true,
    target: "es2022",
  },
  server: {
    // The sentences are the server's own files.
    fs: { allow: [here("."), here("../src/unshuffled/words/locales")] },
    // No changeOrigin: the server compares a page's origin with the host it was asked for.
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
  test: {
    // Tests of parts say at their top that they want a document: making one costs more than most tests.
    environment: "node",
    globals: false,
    globalSetup: [here("./tests/global.ts")],
    include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    pool: "threads",
    maxWorkers: 2,
    // A busy machine is no fault of the page.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
