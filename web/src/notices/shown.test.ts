// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { followNotices, forget, show } from "./shown";

/** A browser with this worker, or without one. */
function browserWith(registration?: object) {
  const container = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  vi.stubGlobal("navigator", { serviceWorker: container, setAppBadge: vi.fn(), clearAppBadge: vi.fn() });
  return container;
}

/** Chromium on Android: a page may not make a notice itself. */
function Forbidden() {
  throw new TypeError("Illegal constructor");
}

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

test("the worker shows the notice of a table, and a press on it leads there", async () => {
  vi.stubGlobal("Notification", Forbidden);
  const showNotification = vi.fn(async () => undefined);
  browserWith({ active: {}, showNotification });

  await show("Your turn", "Frogs", "frogs");

  const options = expect.objectContaining({ body: "Frogs", tag: "frogs", data: { path: "/t/frogs" } }) as object;
  expect(showNotification.mock.calls).toEqual([["Your turn", options]]);
});

test("without a worker the page shows it, and where that is not allowed nothing happens", async () => {
  browserWith();
  const made: unknown[][] = [];
  vi.stubGlobal("Notification", function (...given: unknown[]) {
    made.push(given);
  });
  await show("Your turn", "Frogs", "frogs");
  expect(made).toEqual([["Your turn", { body: "Frogs", tag: "frogs" }]]);

  vi.stubGlobal("Notification", Forbidden);
  await expect(show("Your turn", "Frogs", "frogs")).resolves.toBeUndefined();
});

test("looking at a table takes its notice away, and the number on the icon counts the others", async () => {
  let notices = [{ tag: "frogs" }, { tag: "toads" }];
  const getNotifications = async ({ tag }: { tag?: string } = {}) =>
    notices
      .filter((one) => tag === undefined || one.tag === tag)
      .map((one) => ({ close: () => (notices = notices.filter((other) => other !== one)) }));
  browserWith({ getNotifications });

  await forget("frogs");

  expect(notices).toEqual([{ tag: "toads" }]);
  expect(navigator.setAppBadge).toHaveBeenLastCalledWith(1);
});

test("a page that is brought to the front for a notice goes to its table", () => {
  const worker = browserWith();
  followNotices();

  worker.dispatchEvent(new MessageEvent("message", { data: { path: "/t/frogs" } }));

  expect(location.pathname).toBe("/t/frogs");
});
