// For tests of parts: matchers for documents, and a clean one after each test.
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// jsdom has none; the parts only want it to be there.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A busy machine is no fault of the page.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
